//! Help for symbols, pictures for How to play, and the places a guide points at.

use game_near_and_far::{Content, NearAndFar, Pictured, Side, components::Cell, words::symbols};
use maud::{Markup, html};
use shelf::{GameName, Shelf};
use table::{Lessons, Picture};

use super::{
    bust, face,
    icon::{self, icon},
    scenes,
};
use crate::{learn::help, words::near_and_far as words};

/// What the symbols mean, outside of what is pushed, since it never changes.
pub(super) fn all(_: &Content) -> Markup {
    help::symbols(GameName::NearAndFar, NearAndFar::SYMBOLS, icon)
}

/// The places a guide can point at, and the ids of their elements.
pub(super) const PLACES: &[(&str, &str)] = &[
    ("map", "map"),
    ("town", "town"),
    ("row", "row"),
    ("mine", "mine"),
    ("me", "me"),
    ("hand", "hand"),
    ("party", "party-{seat}"),
    ("numbers", "needed"),
    ("book", "book"),
    ("scores", "finale"),
];

/// A picture for How to play.
pub(super) fn picture(shelf: &Shelf, picture: &Picture) -> Option<Markup> {
    let content = shelf.near_and_far();
    Some(match Pictured::of(content, picture)? {
        Pictured::Adventurer(one) => {
            let face = content.face(one);
            html! { div.person.(one.faction().colour()) { span.portrait { (bust::head(one)) span.banner { (icon(one.faction().colour())) } } span.name { (face.name) } (icon::symbols(&face.symbols)) span.sr { (symbols(&face.symbols)) } span.fee { (icon("coin")) (face.cost) } } }
        }
        Pictured::Card(card) => {
            html! { div.sheet-card { (face::body(content.card(card), card.kind())) } }
        }
        Pictured::Die(number) => icon::die(number, &words::die(number)),
        Pictured::Mine => {
            let mine = &content.board.mine;
            html! { ol.mine-grid { @for cell in Cell::all() { li { div.cell { b { (mine.numbers[cell.index()]) } (icon::price(&mine.rewards[cell.index()])) } } } } }
        }
        Pictured::Reputation => super::tracks::printed(content, Side::Dusk),
        Pictured::Symbol(word, _) => icon(word),
        Pictured::Values => scenes::values(content),
        Pictured::Party(members) => scenes::party(content, members),
        Pictured::Threat(place) => scenes::threat(content, place),
        Pictured::Route(good) => scenes::route(content, good),
        Pictured::Way(stops) => scenes::way(content, &stops),
        Pictured::Duel(rolls) => scenes::duel(&rolls),
        Pictured::Trade { pays, gains } => scenes::trade(content, &pays, &gains),
        Pictured::Quest { title, choices } => scenes::quest(&title, &choices),
    })
}
