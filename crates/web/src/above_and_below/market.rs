//! What is for sale: people, houses, outposts, key and star houses, the next cave, the supply.

use game_above_and_below::{
    Action, Building, Row, Token, Villager, Work,
    components::Kind,
    words::{Obstacle, obstacle},
};
use maud::{Markup, html};

use super::{
    AboveAndBelowPage, act_button,
    folk::{self, Stand},
    icon::{icon, tokens},
    village,
};
use crate::{
    learn::help::{explains, opens},
    words::above_and_below as words,
};

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
    let place = |villager: &Option<Villager>, cost: u8| {
        html! {
            @match villager {
                Some(one) => {
                    @let offer = offer(page, Work::Train(*one));
                    (folk::villager(page, *one, &Stand {
                        price: Some(cost),
                        why_not: offer.why_not.as_deref(),
                        obstacle: offer.obstacle,
                        from: "k-crowd",
                        ..Stand::default()
                    }))
                }
                None => { li.folk.vacant { span.price { (icon("coin")) (cost) } span.gap {} span.sr { (words::NOBODY_THERE) } } }
            }
        }
    };
    html! {
        div.stall {
            header.bar { h2 id="people-title" { (opens("h-train", &html! { (icon("quill")) (words::PEOPLE) })) } span.deck-of.quiet id="k-crowd" { (words::pile(page.view.piles.villagers)) } }
            ul.folks.five data-arrows aria-labelledby="people-title" { @for (villager, cost) in slots { (place(villager, cost)) } }
        }
        @if open.crossover {
            div.stall.adventurers {
                header.bar { h2 id="adventurers-title" { (opens("h-train", &html! { (icon("quill")) (words::ADVENTURERS) })) } }
                ul.folks.five data-arrows aria-labelledby="adventurers-title" {
                    @for one in open.adventurers.iter().flatten() { (place(&Some(*one), page.content.face(*one).cost)) }
                }
            }
        }
    }
}

/// A row of four cards, and new ones for a coin.
fn row(page: &AboveAndBelowPage<'_>, row: Row, title: &str, unseen: u8) -> Markup {
    let name = row.word();
    let (sign, help) = match row {
        Row::Houses => ("house", "h-build"),
        Row::Outposts => ("outpost", "h-outposts"),
    };
    html! {
        div.stall {
            header.bar {
                h2 id={ "row-" (name) } { (opens(help, &html! { (icon(sign)) (title) })) }
                span.quiet id={ "k-deck-" (name) } { (words::pile(unseen)) }
                @if let Some(action) = page.act(Action::Refresh(row)) {
                    (act_button(page, action, "mini", &html! { (icon("cycle")) span.word { (words::REFRESH) } span aria-hidden="true" { (icon("coin")) "1" } span.sr { (words::refresh_of(title)) } }))
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
    village::offered(page, building, &offer(page, Work::Build(building)))
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
                div.stall {
                    header.bar { h2 id={ "row-" (sign) } { (explains(sign, &html! { (icon(sign)) (title) })) } }
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
                h2 id="k-cave-pile" { (opens("h-six", &html! { (icon("cave")) (words::NEXT_CAVE) })) " " small.quiet { (words::pile(page.view.piles.caves)) } }
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
            p.cider { @if open.cider { (tokens(Token::Cider, 1)) (words::CIDER_WAITS) } @else { (words::NO_CIDER) } }
            details.supply id="supply" {
                summary { (icon("stores")) (words::SUPPLY) }
                ul {
                    @for token in Token::ALL { li title=(token.counted(open.supply[token].into())) { (icon(token.word())) b aria-hidden="true" { (open.supply[token]) } span.sr { (token.counted(open.supply[token].into())) } } }
                }
            }
        }
    }
}

/// How something on display stands with the viewer: what is missing, and what is to be said of it.
pub(super) struct Offer {
    /// What stands between the viewer and it, in a turn of their own.
    pub(super) obstacle: Option<Obstacle>,
    /// Why it cannot be clicked, in a sentence; nothing for whoever looks on.
    pub(super) why_not: Option<String>,
}

/// How something on display stands with the viewer.
fn offer(page: &AboveAndBelowPage<'_>, work: Work) -> Offer {
    let Some(seat) = page.seat() else { return Offer { obstacle: None, why_not: None } };
    let obstacle = obstacle(page.seen, seat, work);
    let why_not = match obstacle {
        Some(Obstacle::NoEmptyCave) => words::NO_EMPTY_CAVE.to_owned(),
        Some(Obstacle::NobodyBuilds) => words::NO_HAMMER.to_owned(),
        Some(Obstacle::NobodyTrains) => words::NO_QUILL.to_owned(),
        Some(Obstacle::Coins(missing)) => words::too_dear(missing),
        None => words::NOT_YOUR_ACTION.to_owned(),
    };
    Offer { obstacle, why_not: Some(why_not) }
}

/// What is missing, as a mark on the thing itself.
pub(super) fn lacking(obstacle: Option<Obstacle>) -> Markup {
    html! {
        @if let Some(obstacle) = obstacle {
            @let (sign, short) = match obstacle {
                Obstacle::Coins(missing) => ("coin", words::short_of(missing)),
                Obstacle::NoEmptyCave => ("cave", words::NO_CAVE_MARK.to_owned()),
                Obstacle::NobodyBuilds => ("hammer", words::NOBODY_MARK.to_owned()),
                Obstacle::NobodyTrains => ("quill", words::NOBODY_MARK.to_owned()),
            };
            span.lacking title=(obstacle) { (icon(sign)) span aria-hidden="true" { (short) } span.sr { (obstacle) } }
        }
    }
}
