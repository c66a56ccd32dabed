//! A player board: tracks, goods, party, cards.

use game_near_and_far::{Action, Animal, Card, Good, Member, Stage, words::symbols};
use maud::{Markup, html};
use table::Seat;

use super::{
    NearAndFarPage, act_button, face,
    icon::{self, count, icon, tracked},
    town, tracks,
};
use crate::{seats::emblem, words::near_and_far as words};

/// The viewer's own board.
pub(super) fn own(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    html! {
        section.player-board id="me" aria-labelledby="me-title" {
            h2 id="me-title" { (emblem(seat)) (page.whose(words::OWN_BOARD)) }
            (choosing(page))
            // Where the board is higher than its place, arrow keys move it.
            div.columns tabindex="0" {
                div.of-tracks { (all_tracks(page, seat)) (goods(page, seat)) (party(page, seat)) }
                div.all-cards id="hand" { (hand(page, seat)) (in_play(page, seat)) }
            }
        }
    }
}

/// Everything of a board that lies open, for the others.
pub(super) fn public(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    html! { (all_tracks(page, seat)) (goods(page, seat)) (party(page, seat)) (in_play(page, seat)) }
}

fn all_tracks(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    html! { (tracks::hearts(page, seat)) (tracks::reputation(page, seat)) (tracks::tents(page, seat)) }
}

/// Cards that lie before the viewer to be chosen from.
fn choosing(page: &NearAndFarPage<'_>) -> Markup {
    let view = page.view;
    let drawn = if page.is_asked() { view.open.drawn } else { Default::default() };
    let cards: Vec<Card> =
        view.packet.iter().chain(view.fresh.iter()).chain(drawn.iter()).collect();
    html! {
        @if !cards.is_empty() {
            h3 { (words::NEW_CARDS) }
            ul.cards-of-hand.fresh id="fresh" { @for one in cards { (face::card(page, one)) } }
        }
    }
}

/// Food, coins, gems and tokens; animals and defeated threats.
fn goods(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let traveller = page.traveller(seat);
    html! {
        ul.goods aria-label=(words::GOODS) {
            @for good in Good::ALL {
                @let number = traveller.goods[good];
                @if number > 0 || good.faction().is_none() {
                    li { (tracked(&format!("{}-{seat}", good.word()), good.word(), number, &words::goods(good, number))) }
                }
            }
            @for animal in Animal::ALL {
                @let number = traveller.count_of(animal);
                @if number > 0 { li { (count(animal.word(), number, animal.word())) } }
            }
            @if traveller.defeated() > 0 { li { (count("threat", traveller.defeated(), words::THREATS)) } }
        }
    }
}

/// The party with what it shows together, and those who stay behind.
pub(super) fn party(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let traveller = page.traveller(seat);
    let all = traveller.symbols();
    let companion = traveller.companion_shows(page.content);
    html! {
        div.party-of id={ "party-" (seat) } {
            h3 { (words::PARTY) " " (icon::symbols(&all)) span.sr { (symbols(&all)) } }
            ul.people-of {
                @if traveller.companion {
                    li.person.companion {
                        (member(page, Member::Companion, &html! {
                            span.portrait { (icon("companion")) }
                            span.name { (words::companion(traveller.platypus)) }
                            (icon::symbols(companion)) span.sr { (symbols(companion)) }
                        }))
                    }
                }
                @for one in traveller.active.iter() {
                    li.person.(one.faction().colour()) id={ "a-" (one) } { (member(page, Member::Adventurer(one), &town::token(page, one, false))) }
                }
            }
            @if !traveller.inactive().is_empty() || !traveller.companion {
                h3.quiet { (words::STAYING) }
                ul.people-of.behind-party {
                    @if !traveller.companion {
                        li.person.companion { (member(page, Member::Companion, &html! { span.portrait { (icon("companion")) } span.name { (words::companion(traveller.platypus)) } })) }
                    }
                    @for one in traveller.inactive().iter() {
                        li.person.(one.faction().colour()) id={ "a-" (one) } { (member(page, Member::Adventurer(one), &town::token(page, one, false))) }
                    }
                }
            }
        }
    }
}

/// A member, as a button where it can be moved.
fn member(page: &NearAndFarPage<'_>, member: Member, inner: &Markup) -> Markup {
    let moves = [Action::With(member), Action::Out(member), Action::For(member)];
    let is_arranged = matches!(page.open().stage, Stage::Party { .. } | Stage::Newcomer { .. });
    let action = moves.into_iter().filter(|_| is_arranged).find_map(|action| page.act(action));
    html! {
        @match action {
            Some(action) => { (act_button(page, action, "lift can", inner)) }
            None => { div.lift { (inner) } }
        }
    }
}

/// The hand, with what is missing for each card.
fn hand(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let hand = page.view.hand;
    html! {
        div.hand-of {
            h3 { (words::HAND) }
            ul.cards-of-hand { @for card in hand.iter() { (face::in_hand(page, card, seat)) } }
            @if hand.is_empty() { p.quiet { (words::NO_HAND) } }
        }
    }
}

/// Artifacts, treasures and world cards in play.
fn in_play(page: &NearAndFarPage<'_>, seat: Seat) -> Markup {
    let cards = page.traveller(seat).cards;
    html! {
        @if !cards.is_empty() {
            div.played id={ "played-" (seat) } {
                h3 { (words::IN_PLAY) }
                ul.cards-of-hand { @for card in cards.iter() { (face::card(page, card)) } }
            }
        }
    }
}
