//! Near and Far as a page of words: what is read, and what everybody has.

use game_near_and_far::{NearAndFar, Place, scoring};
use maud::{Markup, html};
use table::{Seat, Seen, words::counted};

use crate::{
    game::{Parts, Theme},
    model::TableModel,
    reading::reading,
};

/// What all pages of the game have in common.
pub(crate) const THEME: Theme = Theme {
    tagline: "A journey through eleven maps, and a town to come back to.",
    about: "Gather a party in town, then travel the map: camps, trade routes, threats and quests.",
    style: None,
    art: || html! {},
    sheet: |_| (html! {}, html! {}),
    icon: |_| html! {},
    roll: None,
    thing: |_, _| None,
    picture: |_, _| None,
    places: &[],
    thing_id: |_| None,
};

/// The parts of a table.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, NearAndFar>) -> Parts {
    let open = &seen.view.open;
    let board = html! {
        @if let Some(open) = seen.content.reading(open) { (reading(table, &open)) }
        ul.travellers {
            @for seat in (0..open.seats()).map(Seat::new) { li { (traveller(seen, seat)) } }
        }
    };
    Parts::new(seen, board)
}

fn traveller(seen: Seen<'_, NearAndFar>, seat: Seat) -> Markup {
    let open = &seen.view.open;
    let one = open.traveller(seat);
    let place = match one.place {
        Place::Aside => "not yet in town".to_owned(),
        Place::In(building) => format!("in the {}", building.name()),
        Place::Jail => "in Jail".to_owned(),
        Place::At(space) => format!("at {}", seen.content.map(open.map).space_name(space)),
    };
    let score = scoring::score(seen.content, open, seat).total();
    html! {
        bdi { (seen.name(seat)) } ", " (one.character.name()) ", " (place) ": "
        (counted(one.hearts, "heart")) ", " (one.goods.food) " food, "
        (counted(one.goods.coin, "coin")) ", " (counted(one.goods.gem, "gem")) ", "
        (counted(one.placed, "camp")) ", " (counted(score, "point"))
    }
}
