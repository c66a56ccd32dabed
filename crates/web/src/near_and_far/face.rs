//! Cards: what they cost, what they do, what they pay, and what can be done with them.

use game_near_and_far::{
    Action, Card, Good,
    components::{CardFace, Kind},
    words::{does, price},
};
use maud::{Markup, html};
use table::words::counted;

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
pub(super) fn in_hand(page: &NearAndFarPage<'_>, card: Card, seat: table::Seat) -> Markup {
    let face = page.content.card(card);
    let missing = missing(page, face, seat);
    html! {
        li.sheet-card.(kind_class(card.kind())) id={ "k-" (card) } {
            (body(face, card.kind()))
            (deeds(page, card))
            @if !missing.is_empty() { p.lacking { (words::lacks(&missing)) } }
        }
    }
}

/// What a card shows.
pub(super) fn body(face: &CardFace, kind: Kind) -> Markup {
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
                (icon::price(&face.cost))
                @if face.reputation != 0 { span.count { (icon::icon("reputation")) (words::asked_reputation(face.reputation)) } }
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

/// What somebody lacks to buy a card: `2 coins, reputation 4`.
fn missing(page: &NearAndFarPage<'_>, face: &CardFace, seat: table::Seat) -> String {
    let traveller = page.traveller(seat);
    let goods = Good::ALL.into_iter().filter_map(|good| {
        let lacks = u16::from(face.cost[good]).saturating_sub(traveller.goods[good]);
        (lacks > 0).then(|| good.counted(lacks))
    });
    let asked = face.reputation;
    let reputation = match asked {
        0 => false,
        1.. => traveller.reputation < asked,
        _ => traveller.reputation > asked,
    };
    let reputation =
        reputation.then(|| format!("{} {}", words::REPUTATION, words::asked_reputation(asked)));
    goods.chain(reputation).collect::<Vec<_>>().join(", ")
}
