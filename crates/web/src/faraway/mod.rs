//! Faraway as a page: the only module here that knows the game.

mod decision;
mod face;
mod finale;
mod help;
mod landscape;
mod own;
mod strip;

use std::ops::Deref;

use game_faraway::{
    Action, CardId, Content, Faraway, PlayerView,
    scoring::{self, ScorePad},
    words::{self as game_words, title},
};
use maud::{Markup, html};
use table::{Seen, Thing};

use crate::{
    buttons::hint_of, model::TableModel, parts::Parts, theme::Theme, words::faraway as words,
};

/// A game of Faraway on a page: what is seen, and the table around it.
struct FarawayPage<'a> {
    table: &'a TableModel,
    seen: Seen<'a, Faraway>,
}

impl<'a> Deref for FarawayPage<'a> {
    type Target = Seen<'a, Faraway>;

    fn deref(&self) -> &Seen<'a, Faraway> {
        &self.seen
    }
}

impl FarawayPage<'_> {
    fn is_asked(&self) -> bool {
        game_words::is_asked(self.seen)
    }

    /// The action that is about just this card.
    fn action(&self, name: CardId) -> Option<Action> {
        let is_it = |action: Action| match action {
            Action::Play(region) | Action::Take(region) => name == CardId::Region(region),
            Action::Choose(sanctuary) => name == CardId::Sanctuary(sanctuary),
            Action::Keep(_) => false,
        };
        self.actions.iter().copied().find(|action| is_it(*action))
    }

    /// Whether the viewer may choose which Regions to keep.
    fn may_keep(&self) -> bool {
        self.actions.iter().any(|action| matches!(action, Action::Keep(_)))
    }

    /// Whether a bot that was asked likes this action best.
    fn is_best(&self, action: Action) -> bool {
        let place = self.actions.iter().position(|known| *known == action);
        place.and_then(|place| self.table.hint(place)).is_some_and(|(_, best)| best)
    }

    fn pad(&self, player: &PlayerView) -> ScorePad {
        scoring::score_pad(self.content, player.row.as_slice(), player.sanctuaries.as_slice())
    }

    /// What is publicly said of a card.
    fn label(&self, name: CardId) -> String {
        format!("{}: {}", title(name), name.card(self.content))
    }
}

/// How a card lies on the page.
#[derive(Default)]
struct CardState<'a> {
    /// What clicking it does.
    action: Option<Action>,
    /// Whether it is one of several to be ticked, and is now.
    tick: Option<Tick>,
    /// A number on its lower edge.
    note: Option<String>,
    /// Why it cannot be clicked.
    why_not: Option<&'a str>,
    /// The anonymous place it comes from, if it was not in sight before.
    from: String,
    /// More classes.
    class: &'static str,
}

/// A card that is chosen together with others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tick {
    On,
    Off,
}

/// A card that can be looked at, and clicked where that does something.
fn card(page: &FarawayPage<'_>, name: CardId, state: &CardState<'_>) -> Markup {
    let key = face::key(name);
    let label = page.label(name);
    html! {
        li.card.(name.kind()).can[state.action.is_some()].pick[state.tick.is_some()].(state.class) id={ "k-" (key) } data-from=(state.from) {
            @if let Some(tick) = state.tick {
                label.lift {
                    input id={ "pick-" (key) } type="checkbox" form="act" name="with" value=(name) checked[tick == Tick::On] aria-label={ (words::KEEP) " " (label) };
                    (face::face(name))
                    span.tick { (crate::seats::ui_icon("tick")) }
                }
                button.about type="button" popovertarget={ "h-" (key) } aria-label=(words::about(&title(name))) { "?" }
            } @else if let Some(action) = state.action {
                button.lift form="act" name="act" value=(action) aria-label={ (game_words::deed(action)) " " (label) } {
                    (face::face(name))
                }
                button.about type="button" popovertarget={ "h-" (key) } aria-label=(words::about(&title(name))) { "?" }
            } @else {
                button.lift type="button" popovertarget={ "h-" (key) } aria-label=(label) data-why=[state.why_not] {
                    (face::face(name))
                }
            }
            @if let Some(action) = state.action { (hint_of(page.table, page.actions, action)) }
            @if let Some(note) = &state.note { span.note { (note) } }
        }
    }
}

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, Faraway>) -> Parts {
    let page = FarawayPage { table, seen };
    let board = match (&table.standings, seen.seat()) {
        (Some(standings), _) => finale::show(&page, standings),
        (None, Some(_)) => own::board(&page),
        (None, None) => strip::big(&page),
    };
    Parts {
        buttons: Some(decision::buttons(&page)),
        // A guest sees everybody's journey on the board itself.
        others: match (&table.standings, seen.seat()) {
            (None, Some(_)) => strip::others(&page),
            (Some(_), _) | (None, None) => html! {},
        },
        ..Parts::new(seen, board)
    }
}

/// What all pages of Faraway have in common.
pub(crate) const THEME: Theme = Theme {
    tagline: words::TAGLINE,
    about: words::ABOUT,
    time: words::TIME,
    style: None,
    art,
    sheet: |shelf| (face::sheet(shelf.faraway()), help::all(shelf.faraway())),
    icon: face::icon,
    roll: None,
    thing: |shelf, thing| tile(shelf.faraway(), thing),
    die: |_| None,
    is_choice: |_| false,
    outcome: |_, _| None,
    picture: |_, picture| CardId::pictured(picture).map(face::face),
    places: &[
        ("hand", "hand"),
        ("display", "display"),
        ("journey", "journey"),
        ("dealt", "dealt"),
        ("order", "order"),
        ("scored", "scored-{seat}"),
    ],
    thing_id: |picture| Some(format!("k-{}", face::key(CardId::pictured(picture)?))),
};

/// The symbols and motifs.
pub(crate) fn art() -> Markup {
    face::art()
}

/// A card in a line of the log, as a little tile.
fn tile(content: &Content, thing: &Thing) -> Option<Markup> {
    let name = CardId::of(thing)?;
    let card = name.card(content);
    Some(html! { b.n.(landscape::biome(card.colour)).night[card.night] { (name) } })
}
