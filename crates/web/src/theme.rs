//! What all pages of a game have in common: its look, its symbols, and how it draws things.

use maud::{Markup, html};
use shelf::{AnyEvent, Shelf};
use table::{EventLine, Mentioned, Picture, Thing};

use crate::model::{OutcomeModel, TableModel};

/// What all pages of a game have in common.
pub(crate) struct Theme {
    /// One line about the game.
    pub(crate) tagline: &'static str,
    /// How it is played, in a line or two.
    pub(crate) about: &'static str,
    /// How long a game takes.
    pub(crate) time: &'static str,
    /// The address of its own style sheet, where it has one.
    pub(crate) style: Option<&'static str>,
    /// Its symbols.
    pub(crate) art: fn() -> Markup,
    /// Symbols with faces, and help: what a page has outside of the pushed part.
    pub(crate) sheet: fn(&Shelf) -> (Markup, Markup),
    /// The symbol of a line of the log.
    pub(crate) icon: fn(&str) -> Markup,
    /// The symbol of what is counted in a roll, where stories ask for one.
    pub(crate) roll: Option<&'static str>,
    /// A thing in a line of the log as a picture.
    pub(crate) thing: fn(&Shelf, &Thing) -> Option<Markup>,
    /// A die in a line of the log as a picture.
    pub(crate) die: fn(u8) -> Option<Markup>,
    /// Whether a line of the log tells what somebody chose to do in a story.
    pub(crate) is_choice: fn(&AnyEvent) -> bool,
    /// What came of something that is no story, such as a fight, as a picture of the game's own.
    pub(crate) outcome: fn(&TableModel, &OutcomeModel) -> Option<Markup>,
    /// A picture in How to play, besides symbols.
    pub(crate) picture: fn(&Shelf, &Picture) -> Option<Markup>,
    /// The places a guide can point at and the ids of their elements, with `{seat}` for the viewer's.
    pub(crate) places: &'static [(&'static str, &'static str)],
    /// The id of the element of a thing that has a picture.
    pub(crate) thing_id: fn(&Picture) -> Option<String>,
}

impl Theme {
    /// A line of the log, with a symbol of what it is about in front and its things as pictures.
    pub(crate) fn line(&self, shelf: &Shelf, line: &EventLine) -> Markup {
        let line = line.as_sentence();
        html! {
            @if let Some(icon) = line.icon { ((self.icon)(icon)) " " }
            @for (text, what) in line.pieces() {
                @match what.and_then(|what| self.drawn(shelf, what)) {
                    Some(picture) => { (picture) }
                    None => { (text) }
                }
            }
        }
    }

    /// What a line of the log names, as a picture.
    fn drawn(&self, shelf: &Shelf, what: &Mentioned) -> Option<Markup> {
        match what {
            Mentioned::Thing(thing) => (self.thing)(shelf, thing),
            Mentioned::Die(number) => (self.die)(*number),
        }
    }
}
