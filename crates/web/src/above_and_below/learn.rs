//! Pictures for How to play, and the places a guide points at.

use game_above_and_below::{Cave, Content, Pictured};
use maud::{Markup, html};
use shelf::Shelf;
use table::Picture;

use super::{bust, face, icon::icon};
use crate::words::above_and_below as words;

/// The places a guide can point at, and the ids of their elements.
pub(super) const PLACES: &[(&str, &str)] = &[
    ("purse", "purse"),
    ("coins", "needed"),
    ("track", "purse"),
    ("village", "village"),
    ("villagers", "people"),
    ("newcomers", "people-title"),
    ("houses", "row-houses"),
    ("outposts", "row-outposts"),
    ("key-houses", "row-key-house"),
    ("star-houses", "row-star-house"),
    ("cave", "k-cave-pile"),
    ("supply", "supply"),
    ("reputation", "reputation"),
    ("book", "book"),
    ("scores", "finale"),
];

/// A picture for How to play.
pub(super) fn picture(shelf: &Shelf, picture: &Picture) -> Option<Markup> {
    let content = shelf.above_and_below();
    Some(match Pictured::of(picture)? {
        Pictured::Card(building) => face::face(building),
        Pictured::Villager(villager) => bust::token(villager),
        Pictured::Die(number) => die(number),
        Pictured::Cave(cave) => passages(content, cave),
        Pictured::Track => track(content),
        Pictured::Reputation => reputation(content),
        Pictured::Symbol(word, _) => icon(word),
    })
}

fn die(number: u8) -> Markup {
    html! { svg.die viewBox="0 0 24 24" aria-hidden="true" { use href={ "#a-d" (number) } {} } }
}

/// The passages of a cave card by the die.
fn passages(content: &Content, cave: Cave) -> Markup {
    html! {
        div.next-cave aria-hidden="true" {
            ol.six {
                @for (face, passage) in content.cave(cave).iter().enumerate() {
                    li { (die(face as u8 + 1)) (passage) }
                }
            }
        }
    }
}

/// The advancement track with nothing on it.
fn track(content: &Content) -> Markup {
    html! {
        ol.track aria-hidden="true" {
            @for slot in &content.board.advancement {
                li {
                    span.goods {}
                    small { (icon("points")) (slot.points) }
                    small { (icon("income")) (slot.income) }
                }
            }
        }
    }
}

/// The reputation track with nobody on it.
fn reputation(content: &Content) -> Markup {
    let board = &content.board;
    html! {
        div.reputation aria-hidden="true" {
            ol.spaces {
                @for (space, points) in board.reputation.iter().enumerate() {
                    li.torch[space == usize::from(board.torch)] { span.cubes {} small { (words::signed(*points)) } }
                }
            }
        }
    }
}
