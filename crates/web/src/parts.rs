//! What the page of a game gives the shell to lay out.

use maud::{Markup, html};
use table::{GameWords, Seen};

use crate::{
    sections::{OpenQuestion, Section},
    words::shell,
};

/// What a game gives the shell to lay out.
pub(crate) struct Parts {
    /// Where the game is, in a few words.
    pub(crate) moment: String,
    /// What is asked, or who is waited for.
    pub(crate) prompt: String,
    /// Buttons for the actions; nothing where each has one with its label.
    pub(crate) buttons: Option<Markup>,
    /// What somebody else chooses from in a story, for whoever reads it aloud or hears it.
    pub(crate) heard: Option<Markup>,
    /// The numbers a decision needs, such as coins: they stand beside the question.
    pub(crate) numbers: Option<Markup>,
    /// The board, and what is the viewer's own: one section, or several for tabs.
    pub(crate) board: Vec<Section>,
    /// Whether it has tabs although something covers all sections but one.
    pub(crate) keeps_tabs: bool,
    /// Which section is asked for now; nothing where nothing is asked of the viewer.
    pub(crate) asked: Option<OpenQuestion>,
    /// The others.
    pub(crate) others: Markup,
}

impl Parts {
    /// This board, with the words of the game around it.
    pub(crate) fn new<G: GameWords>(seen: Seen<'_, G>, board: Markup) -> Parts {
        Parts {
            moment: G::moment(seen),
            prompt: G::prompt(seen),
            buttons: None,
            heard: None,
            numbers: None,
            board: vec![Section { id: "board", label: shell::BOARD, body: board }],
            keeps_tabs: false,
            asked: None,
            others: html! {},
        }
    }
}

/// Where a table is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Surface {
    /// On a device of somebody who plays or looks on.
    Own,
    /// For a room full of people: everybody's areas, nobody's hand, and nobody acts.
    Television,
}
