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
};
use maud::{Markup, html};
use table::{Seen, Thing};

use crate::{game::Parts, model::TableModel, words::faraway as words};

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
        self.seat().is_some_and(|seat| self.view.waiting.contains(seat))
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

    /// What a bot expects of an action, and whether it is the best.
    fn hint(&self, action: Action) -> Option<(f32, bool)> {
        self.table.hint(self.actions.iter().position(|known| *known == action)?)
    }

    fn pad(&self, player: &PlayerView) -> ScorePad {
        scoring::score_pad(self.content, player.row.as_slice(), player.sanctuaries.as_slice())
    }

    /// What is publicly said of a card.
    fn label(&self, name: CardId) -> String {
        format!("{}: {}", title(name), words::card(name.card(self.content)))
    }

    /// The names of those who owe a decision, without the viewer.
    fn waited_for(&self) -> String {
        let names: Vec<&str> = self
            .view
            .waiting
            .iter()
            .filter(|&seat| Some(seat) != self.seat())
            .map(|seat| self.table.name(seat))
            .collect();
        crate::words::shell::listed(&names)
    }
}

fn title(name: CardId) -> String {
    match name {
        CardId::Region(region) => words::region(&region.to_string()),
        CardId::Sanctuary(sanctuary) => words::sanctuary(&sanctuary.to_string()),
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
    let kind = match name {
        CardId::Region(_) => "region",
        CardId::Sanctuary(_) => "sanctuary",
    };
    let label = page.label(name);
    let hint = state.action.and_then(|action| page.hint(action));
    html! {
        li.card.(kind).can[state.action.is_some()].pick[state.tick.is_some()].(state.class) id={ "k-" (key) } data-from=(state.from) {
            @if let Some(tick) = state.tick {
                label.lift {
                    input id={ "pick-" (key) } type="checkbox" form="act" name="with" value=(name) checked[tick == Tick::On] aria-label={ (words::KEEP) " " (label) };
                    (face::face(name))
                    span.tick { (crate::seats::ui_icon("tick")) }
                }
                button.about type="button" popovertarget={ "h-" (key) } aria-label=(words::about(&title(name))) { "?" }
            } @else if let Some(action) = state.action {
                button.lift form="act" name="act" value=(action) aria-label={ (words::verb(action)) " " (label) } {
                    (face::face(name))
                }
                button.about type="button" popovertarget={ "h-" (key) } aria-label=(words::about(&title(name))) { "?" }
            } @else {
                button.lift type="button" popovertarget={ "h-" (key) } aria-label=(label) data-why=[state.why_not] {
                    (face::face(name))
                }
            }
            @if let Some((score, best)) = hint { (hint_mark(score, best)) }
            @if let Some(note) = &state.note { span.note { (note) } }
        }
    }
}

fn hint_mark(score: f32, best: bool) -> Markup {
    let label = crate::words::shell::expected(score);
    html! { span.hint.best[best] title=(label) { "≈" (format!("{score:.0}")) } }
}

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, Faraway>) -> Parts {
    let page = FarawayPage { table, seen };
    let view = seen.view;
    let over = table.standings.as_ref();
    Parts {
        moment: words::moment(view.stage, view.round),
        sentence: decision::sentence(&page),
        buttons: decision::buttons(&page),
        why_not: decision::why_not(&page),
        board: match (over, view.own) {
            (Some(standings), _) => finale::show(&page, standings),
            (None, Some(_)) => own::board(&page),
            (None, None) => strip::big(&page),
        },
        // A guest sees everybody's journey on the board itself.
        others: match (over, view.own) {
            (None, Some(_)) => strip::others(&page),
            (Some(_), _) | (None, None) => html! {},
        },
    }
}

/// The same for a television: everybody's rows, nobody's hand.
pub(crate) fn big(table: &TableModel, seen: Seen<'_, Faraway>) -> Markup {
    // Nobody acts on a television, whoever's view it is.
    let page = FarawayPage { table, seen: seen.as_spectator() };
    match &table.standings {
        Some(standings) => finale::show(&page, standings),
        None => strip::big(&page),
    }
}

/// What lies outside of the pushed part: symbols, faces and help.
pub(crate) fn sheet(content: &Content) -> (Markup, Markup) {
    (face::sheet(content), help::all(content))
}

/// The symbols and motifs alone.
pub(crate) fn art() -> Markup {
    face::art()
}

/// A card in a line of the log, as a little tile.
pub(crate) fn thing(content: &Content, thing: &Thing) -> Option<Markup> {
    let name = CardId::of(thing)?;
    let card = name.card(content);
    Some(html! { b.n.(landscape::biome(card.colour)).night[card.night] { (name) } })
}
