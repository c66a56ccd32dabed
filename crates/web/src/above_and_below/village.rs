//! A village: its people, the houses above and the caves below.

use game_above_and_below::{
    Action, Building, Where,
    components::{Kind, Stock},
    words::deed,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    AboveAndBelowPage, act_button, face,
    icon::icon,
    market::{Offer, lacking},
};
use crate::{buttons::hint_of, seats::emblem, words::above_and_below as words};

/// The viewer's own village.
pub(super) fn own(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    html! {
        section.village id="village" aria-labelledby="village-title" {
            h2 id="village-title" { (emblem(seat)) (page.whose(words::OWN_VILLAGE)) }
            (land(page, seat))
        }
    }
}

/// Houses above, caves below.
pub(super) fn land(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    let village = page.open().village(seat);
    let is_below = |building: &&Building| building.kind() == Kind::Outpost;
    let outposts = village.buildings.iter().filter(is_below).count();
    html! {
        ul.land.above aria-label=(words::ABOVE) {
            li.card.building id={ "k-start-" (seat) } {
                button.lift type="button" popovertarget="h-start" aria-label=(words::building(&page.content.starting_house)) { (face::starting()) }
            }
            @for &building in village.buildings.iter().filter(|building| !is_below(building)) { (built(page, building)) }
        }
        ul.land.below aria-label=(words::BELOW) {
            @for &building in village.buildings.iter().filter(is_below) { (built(page, building)) }
            @for cave in village.caves.iter().skip(outposts) {
                li.card.cave id={ "k-" (cave) } data-from="k-cave-pile" {
                    button.lift type="button" popovertarget="h-cave" aria-label=(words::EMPTY_CAVE) { (face::cave()) }
                }
            }
            @if village.caves.is_empty() { li.quiet { (words::NO_CAVES) } }
        }
    }
}

/// A building that stands, with the goods on it and what can be done with them.
fn built(page: &AboveAndBelowPage<'_>, building: Building) -> Markup {
    let card = page.content.card(building);
    let goods = page.open().stocked.on(building);
    let label = words::standing(card, goods);
    html! {
        li.card.building id={ "k-" (building) } {
            button.lift type="button" popovertarget={ "h-" (building) } aria-label=(label) { (face::face(building)) }
            @if let Some(Stock { kind, .. }) = card.stock {
                @if goods > 0 {
                    span.goods title=(words::lying(kind, goods)) { @for _ in 0..goods { (icon(kind.word())) } }
                }
                (picks(page, building))
            }
        }
    }
}

/// Where a good of this card could go.
fn picks(page: &AboveAndBelowPage<'_>, from: Building) -> Markup {
    let ways: Vec<(Where, Action)> = Where::ALL
        .into_iter()
        .filter_map(|to| Some((to, page.act(Action::Pick { from, to })?)))
        .collect();
    html! {
        @if !ways.is_empty() {
            div.picks {
                @for (to, action) in ways {
                    (act_button(page, action, "mini", &html! { (icon(to.word())) (deed(action)) span.sr { (words::from_card(&page.content.card(from).name)) } }))
                }
            }
        }
    }
}

/// A building that can be looked at, and bought where that is possible.
pub(super) fn offered(page: &AboveAndBelowPage<'_>, building: Building, offer: &Offer) -> Markup {
    let card = page.content.card(building);
    let act = [Action::Build(building), Action::Found(building)];
    let act = act.into_iter().find_map(|action| page.act(action));
    let label = words::building(card);
    html! {
        li.card.building.can[act.is_some()] id={ "k-" (building) } data-from={ "k-deck-" (deck(building.kind())) } {
            @if let Some(action) = act {
                button.lift form="act" name="act" value=(action) aria-label={ (deed(action)) " " (label) } { (face::face(building)) }
                button.about type="button" popovertarget={ "h-" (building) } aria-label=(words::about(&card.name)) { "?" }
                (hint_of(page.table, page.actions, action))
            } @else {
                button.lift type="button" popovertarget={ "h-" (building) } aria-label=(label) data-why=[&offer.why_not] { (face::face(building)) }
                (lacking(offer.obstacle))
            }
            span.name aria-hidden="true" { (card.name) }
        }
    }
}

/// The pile a card comes from.
fn deck(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "houses",
        Kind::Outpost => "outposts",
        Kind::KeyHouse | Kind::StarHouse => "none",
    }
}
