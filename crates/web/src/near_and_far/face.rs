//! Cards: what they cost, what they do, what they pay, and what can be done with them.

use std::collections::BTreeMap;

use game_near_and_far::{
    Action, Card, Good,
    components::{CardFace, Kind},
    words::{does, price},
};
use maud::{Markup, html};
use table::{Seat, words::counted};

use super::{NearAndFarPage, act_button, icon};
use crate::words::near_and_far as words;

/// The symbol of a kind of card.
fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Basic | Kind::Advanced => "artifact",
        Kind::Treasure => "treasure",
        Kind::World => "world",
    }
}

/// The class of a kind of card.
fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Basic => "basic",
        Kind::Advanced => "advanced",
        Kind::Treasure => "treasure",
        Kind::World => "world",
    }
}

/// A card with everything that can be done with it.
pub(super) fn card(page: &NearAndFarPage<'_>, card: Card) -> Markup {
    let face = page.content.card(card);
    html! {
        li.sheet-card.(kind_class(card.kind())) id={ "k-" (card) } {
            (body(face, card.kind()))
            (deeds(page, card))
        }
    }
}

/// A card in the hand, with what is missing to buy it.
pub(super) fn in_hand(page: &NearAndFarPage<'_>, card: Card, seat: Seat) -> Markup {
    let face = page.content.card(card);
    let lacks = Lacks::of(page, face, seat);
    let missing = lacks.told(face);
    html! {
        li.sheet-card.(kind_class(card.kind())) id={ "k-" (card) } {
            (body_for(face, card.kind(), &lacks))
            (deeds(page, card))
            @if !missing.is_empty() { p.lacking { (words::lacks(&missing)) } }
        }
    }
}

/// What a card shows.
pub(super) fn body(face: &CardFace, kind: Kind) -> Markup {
    body_for(face, kind, &Lacks::default())
}

/// What a card shows somebody who lacks this of its price.
fn body_for(face: &CardFace, kind: Kind, lacks: &Lacks) -> Markup {
    let is_artifact = matches!(kind, Kind::Basic | Kind::Advanced);
    let points = counted(face.points, "point");
    html! {
        header {
            (icon::icon(kind_word(kind)))
            b { (face.name) }
            @if face.points != 0 { span.worth title=(words::POINTS) { (icon::icon("points")) (face.points) span.sr { " " (words::POINTS) } } }
        }
        // The points stand above, beside the name.
        @let effects: Vec<String> = does(face).into_iter().filter(|one| *one != points).collect();
        @if !effects.is_empty() { p.does { (effects.join("; ")) } }
        @if is_artifact {
            p.price-of-card {
                span.price aria-hidden="true" {
                    @for (good, number) in face.cost.each() { span.count.short[lacks.goods.contains_key(&good)] { b { (number) } (icon::icon(good.word())) } }
                }
                @if face.reputation != 0 { span.count.short[lacks.reputation] { (icon::icon("reputation")) (words::asked_reputation(face.reputation)) } }
                span.sr { (price(face)) }
            }
        }
    }
}

/// Buttons for what can be done with a card.
fn deeds(page: &NearAndFarPage<'_>, card: Card) -> Markup {
    let named = [
        (Action::Pick(card), words::PICK),
        (Action::Keep(card), words::KEEP),
        (Action::Drop(card), words::DISCARD),
        (Action::Buy(card), words::BUY),
        (Action::Lose(card), words::GIVE_UP),
        (Action::Use(card), words::USE),
        (Action::Pass(card), words::USE),
    ];
    let offered: Vec<_> =
        named.into_iter().filter_map(|(action, word)| Some((page.act(action)?, word))).collect();
    html! {
        @if !offered.is_empty() {
            div.deeds { @for (action, word) in offered { (act_button(page, action, "mini", &html! { (word) })) } }
        }
    }
}

/// What somebody lacks to buy a card.
#[derive(Default)]
struct Lacks {
    /// How many of each good.
    goods: BTreeMap<Good, u16>,
    /// Whether their reputation is another than the card asks for.
    reputation: bool,
}

impl Lacks {
    fn of(page: &NearAndFarPage<'_>, face: &CardFace, seat: Seat) -> Lacks {
        let traveller = page.traveller(seat);
        let goods = face.cost.each().filter_map(|(good, cost)| {
            let lacks = u16::from(cost).saturating_sub(traveller.goods[good]);
            (lacks > 0).then_some((good, lacks))
        });
        let reputation = match face.reputation {
            0 => false,
            asked @ 1.. => traveller.reputation < asked,
            asked => traveller.reputation > asked,
        };
        Lacks { goods: goods.collect(), reputation }
    }

    /// In words: `2 coins, reputation 4 or more`.
    fn told(&self, face: &CardFace) -> String {
        let goods = self.goods.iter().map(|(good, lacks)| good.counted(*lacks));
        let asked =
            || format!("{} {}", words::REPUTATION, words::asked_reputation(face.reputation));
        goods.chain(self.reputation.then(asked)).collect::<Vec<_>>().join(", ")
    }
}
