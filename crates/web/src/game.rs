//! From a view to the page of its game: the one place here that lists the games.

use maud::{Markup, PreEscaped, html};
use shelf::{AnyView, GameName, Shelf};
use table::{EventLine, GameWords, Picture, Seen, Thing};

use crate::{
    above_and_below, faraway,
    model::{OutcomeModel, TableModel},
    near_and_far, now_or_never,
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
    /// What came of something that is no story, such as a fight, as a picture of the game's own.
    pub(crate) outcome: fn(&TableModel, &OutcomeModel) -> Option<Markup>,
    /// A picture in How to play, besides symbols.
    pub(crate) picture: fn(&Shelf, &Picture) -> Option<Markup>,
    /// The places a guide can point at and the ids of their elements, with `{seat}` for the viewer's.
    pub(crate) places: &'static [(&'static str, &'static str)],
    /// The id of the element of a thing that has a picture.
    pub(crate) thing_id: fn(&Picture) -> Option<String>,
}

/// What all pages of a game have in common.
pub(crate) fn theme(game: GameName) -> &'static Theme {
    match game {
        GameName::Faraway => &faraway::THEME,
        GameName::AboveAndBelow => &above_and_below::THEME,
        GameName::NearAndFar => &near_and_far::THEME,
        GameName::NowOrNever => &now_or_never::THEME,
        #[cfg(feature = "toy")]
        GameName::Toy => &crate::toy::THEME,
    }
}

/// The parts of a table that has begun.
pub(crate) fn parts(table: &TableModel, on: Surface) -> Option<Parts> {
    let (shelf, names, viewer) = (&table.shelf, &table.names(), table.viewer);
    Some(match table.view.as_ref()? {
        AnyView::Faraway(it) => {
            let seen = it.seen(shelf.faraway(), names, viewer);
            faraway::parts(table, used(table, seen, on))
        }
        AnyView::AboveAndBelow(it) => {
            let seen = it.seen(shelf.above_and_below(), names, viewer);
            above_and_below::parts(table, used(table, seen, on), on)
        }
        AnyView::NearAndFar(it) => {
            let seen = it.seen(shelf.near_and_far(), names, viewer);
            near_and_far::parts(table, used(table, seen, on), on)
        }
        AnyView::NowOrNever(it) => {
            let seen = it.seen(shelf.now_or_never(), names, viewer);
            now_or_never::parts(table, used(table, seen, on), on)
        }
        #[cfg(feature = "toy")]
        AnyView::Toy(it) => {
            let seen = it.seen(shelf.toy(), names, viewer);
            crate::toy::parts(table, used(table, seen, on))
        }
    })
}

/// The table as it can be used there: nobody acts on a television, nor behind what is to be read first.
fn used<'a, G: GameWords>(table: &TableModel, seen: Seen<'a, G>, on: Surface) -> Seen<'a, G> {
    match on {
        Surface::Television => seen.as_spectator(),
        Surface::Own if table.outcome.is_some() => seen.without_actions(),
        Surface::Own => seen,
    }
}

/// The pictures of all volumes on the shelf.
pub(crate) fn covers() -> Markup {
    html! { (faraway::art()) (PreEscaped(include_str!("../art/shelf.svg"))) }
}

/// A button with its label for each action.
pub(crate) fn buttons(table: &TableModel) -> Markup {
    let words = table.words();
    html! {
        @for (index, words) in words.iter().flat_map(|words| &words.actions).enumerate() {
            button.chip id=(button_id(&words.action)) form="act" name="act" value=(words.action) {
                (words.label)
                @if let Some(meaning) = &words.meaning { small { (meaning) } }
                (hint_mark(table, index))
            }
        }
    }
}

/// What the button of an action is called, so that it keeps its place when the page changes.
pub(crate) fn button_id(action: impl std::fmt::Display) -> String {
    format!("do-{}", action.to_string().replace(' ', "-"))
}

/// What a bot expects of an action among those that are offered, where it was asked.
pub(crate) fn hint_of<A: Copy + PartialEq>(table: &TableModel, offered: &[A], action: A) -> Markup {
    let place = offered.iter().position(|known| *known == action);
    html! { @if let Some(place) = place { (hint_mark(table, place)) } }
}

/// What a bot expects of the action at this place, where it was asked.
fn hint_mark(table: &TableModel, index: usize) -> Markup {
    html! {
        @if let Some((score, best)) = table.hint(index) {
            span.hint.best[best] title=(shell::expected(score)) { "≈" (format!("{score:.0}")) }
        }
    }
}

/// A line of the log, with a symbol of what it is about in front and its things as pictures.
pub(crate) fn line(table: &TableModel, line: &EventLine) -> Markup {
    let (line, theme) = (line.as_sentence(), theme(table.game));
    html! {
        @if let Some(icon) = line.icon { ((theme.icon)(icon)) " " }
        @for (text, thing) in line.pieces() {
            @match thing.and_then(|thing| (theme.thing)(&table.shelf, thing)) {
                Some(picture) => { (picture) }
                None => { (text) }
            }
        }
    }
}
