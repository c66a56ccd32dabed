//! The toy game as a page: a map of four spaces that are buttons where one can walk.

use game_toy::{Action, Event, Space, Toy};
use maud::{Markup, html};
use shelf::AnyEvent;
use table::Seen;

use crate::{
    buttons::button_id, model::TableModel, parts::Parts, reading::reading, scoring, theme::Theme,
};

/// What all pages of the game have in common.
pub(crate) const THEME: Theme = Theme {
    tagline: "A toy.",
    about: "Walk, read, count.",
    time: "1 minute",
    style: None,
    art: || html! {},
    sheet: |_| (html! {}, html! {}),
    icon: |_| html! {},
    roll: None,
    thing: |_, _| None,
    die: |_| None,
    is_choice: |event| matches!(event, AnyEvent::Toy(Event::Chose { .. })),
    outcome: |_, _| None,
    picture: |_, _| None,
    places: &[("map", "map")],
    thing_id: |_| None,
};

/// The parts of a table.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, Toy>) -> Parts {
    let board = html! {
        @if let Some(standings) = &table.standings { (scoring::headline(seen, standings, 1)) }
        @if let Some(open) = game_toy::reading(seen.content, seen.view) { (reading(table, &open)) }
        ol.map id="map" aria-label="Map" { @for space in Space::ALL { li { (place(seen, space)) } } }
        ul.purses {
            @for (seat, one) in seen.view.playing() {
                li { bdi { (seen.name(seat)) } ": " (one.coins) " coins, " (seen.view.score(seat)) " points" }
            }
        }
    };
    Parts::new(seen, board)
}

/// A space of the map with those who are there.
fn place(seen: Seen<'_, Toy>, space: Space) -> Markup {
    let walk = Action::Walk(space);
    let here = seen.view.playing().filter(|(_, one)| one.place == space);
    html! {
        @if seen.actions.contains(&walk) {
            button id={ "map-" (button_id(walk)) } form="act" name="act" value=(walk) { (space) }
        } @else { (space) }
        @for (seat, _) in here { " " bdi { (seen.name(seat)) } }
    }
}
