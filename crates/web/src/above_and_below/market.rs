//! What is for sale: people, houses, outposts, key and star houses, the next cave, the supply.

use game_above_and_below::{
    Action, Building, Row, Stage, Token, Villager,
    components::{Craft, Kind},
    rules::symbols,
};
use maud::{Markup, html};

use super::{
    AboveAndBelowPage, act_button,
    folk::{self, Stand},
    icon::{icon, tokens},
    village,
};
use crate::words::above_and_below as words;

/// The square: everything that can be bought.
pub(super) fn square(page: &AboveAndBelowPage<'_>) -> Markup {
    html! {
        section.square id="square" aria-label=(words::SQUARE) {
            (people(page))
            div.rows {
                (row(page, Row::Houses, words::HOUSES, page.view.piles.houses))
                (row(page, Row::Outposts, words::OUTPOSTS, page.view.piles.outposts))
            }
            (monuments(page))
            (around(page))
        }
    }
}

/// Those who can be trained, the cheapest first, and adventurers.
pub(super) fn people(page: &AboveAndBelowPage<'_>) -> Markup {
    let open = page.open();
    let slots = open.villagers.iter().zip(page.content.board.villager_row);
    let why_not = |cost: u8| why_not(page, cost, Wanted::Villager);
    let place = |villager: &Option<Villager>, cost: u8| {
        html! {
            @match villager {
                Some(one) => {
                    (folk::villager(page, *one, &Stand { price: Some(cost), why_not: why_not(cost).as_deref(), from: "k-crowd", ..Stand::default() }))
                }
                None => { li.folk.vacant { span.price { (icon("coin")) (cost) } span.gap {} span.sr { (words::NOBODY_THERE) } } }
            }
        }
    };
    html! {
        header.bar { h2 id="people-title" { (icon("quill")) (words::PEOPLE) } span.deck-of.quiet id="k-crowd" { (words::crowd(page.view.piles.villagers)) } }
        ul.folks.five data-arrows aria-labelledby="people-title" { @for (villager, cost) in slots { (place(villager, cost)) } }
        @if open.crossover {
            header.bar { h2 id="adventurers-title" { (words::ADVENTURERS) } }
            ul.folks.five data-arrows aria-labelledby="adventurers-title" {
                @for one in open.adventurers.iter().flatten() { (place(&Some(*one), page.content.face(*one).cost)) }
            }
        }
    }
}

/// A row of four cards, and new ones for a coin.
fn row(page: &AboveAndBelowPage<'_>, row: Row, title: &str, unseen: u8) -> Markup {
    let name = row.word();
    html! {
        div {
            header.bar {
                h2 id={ "row-" (name) } { (icon(match row { Row::Houses => "house", Row::Outposts => "outpost" })) (title) }
                span.quiet id={ "k-deck-" (name) } { (words::pile(unseen)) }
                @if let Some(action) = page.act(Action::Refresh(row)) {
                    (act_button(page, action, "mini", &html! { (icon("cycle")) (words::REFRESH) span aria-hidden="true" { (icon("coin")) "1" } span.sr { (words::refresh_of(title)) } }))
                }
            }
            ul.fours data-arrows aria-labelledby={ "row-" (name) } {
                @for card in page.open().row(row) {
                    @match card {
                        Some(building) => { (card_for_sale(page, *building)) }
                        None => { li.card.vacant {} }
                    }
                }
            }
        }
    }
}

fn card_for_sale(page: &AboveAndBelowPage<'_>, building: Building) -> Markup {
    let why_not =
        why_not(page, page.content.card(building).cost, Wanted::Building(building.kind()));
    village::offered(page, building, why_not.as_deref())
}

/// Key houses and star houses.
fn monuments(page: &AboveAndBelowPage<'_>) -> Markup {
    let kinds = [
        (Kind::KeyHouse, "key-house", words::KEY_HOUSES),
        (Kind::StarHouse, "star-house", words::STAR_HOUSES),
    ];
    let left = |kind| page.open().offered.iter().filter(move |card| card.kind() == kind);
    html! {
        div.rows {
            @for (kind, sign, title) in kinds {
                div {
                    header.bar { h2 id={ "row-" (sign) } { (icon(sign)) (title) } }
                    ul.fours data-arrows aria-labelledby={ "row-" (sign) } {
                        @for building in left(kind) { (card_for_sale(page, building)) }
                    }
                    @if left(kind).next().is_none() { p.quiet { (words::ALL_BUILT) } }
                }
            }
        }
    }
}

/// The next cave with its six numbers, the cider and the supply.
fn around(page: &AboveAndBelowPage<'_>) -> Markup {
    let open = page.open();
    html! {
        div.around {
            div.next-cave {
                h2 id="k-cave-pile" { (icon("cave")) (words::NEXT_CAVE) " " small.quiet { (words::pile(page.view.piles.caves)) } }
                @match open.cave {
                    Some(cave) => {
                        ol.six aria-label=(words::SIX) {
                            @for (die, passage) in page.content.cave(cave).iter().enumerate() {
                                li { svg.die viewBox="0 0 24 24" aria-hidden="true" { use href={ "#a-d" (die + 1) } {} } span.sr { (die + 1) ": " } (passage) }
                            }
                        }
                    }
                    None => { p.quiet { (words::NO_CAVE) } }
                }
            }
            div.supply {
                h2 { (icon("stores")) (words::SUPPLY) }
                ul {
                    @for token in Token::ALL { li title=(token.counted(open.supply[token].into())) { (icon(token.word())) b aria-hidden="true" { (open.supply[token]) } span.sr { (token.counted(open.supply[token].into())) } } }
                }
                p { @if open.cider { (tokens(Token::Cider, 1)) (words::CIDER_WAITS) } @else { (words::NO_CIDER) } }
            }
        }
    }
}

/// What somebody would like to have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Building(Kind),
    Villager,
}

/// Why it cannot be had now, for the viewer.
fn why_not(page: &AboveAndBelowPage<'_>, cost: u8, wanted: Wanted) -> Option<String> {
    let seat = page.seat()?;
    let village = page.open().village(seat);
    if page.open().stage != Stage::Turn || page.open().active != seat {
        return Some(words::NOT_YOUR_ACTION.to_owned());
    }
    let craft = |one: Villager| {
        let face = page.content.face(one);
        if wanted == Wanted::Villager { face.train } else { face.build }
    };
    if village.ready.iter().all(|one| craft(one) == Craft::None) {
        let word = if wanted == Wanted::Villager { words::NO_QUILL } else { words::NO_HAMMER };
        return Some(word.to_owned());
    }
    if wanted == Wanted::Building(Kind::Outpost) && village.empty_caves() == 0 {
        return Some(words::NO_EMPTY_CAVE.to_owned());
    }
    let purse = symbols::purse(page.content, village);
    (purse < u16::from(cost)).then(|| words::too_dear(cost, purse))
}
