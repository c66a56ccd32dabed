//! Faraway as a page: the only module here that knows the game.

mod decision;
mod face;
mod finale;
mod help;
mod landscape;
mod own;
mod strip;

use game_faraway::{
    Action, Content, PlayerView, Region, Sanctuary, View,
    scoring::{self, ScorePad},
};
use maud::{Markup, html};
use table::Seat;

use crate::{game::Parts, model::TableModel, words::faraway as words};
use face::Name;

/// A game of Faraway to be shown.
struct Spread<'a> {
    table: &'a TableModel,
    view: &'a View,
    content: &'a Content,
    /// What can be done, with its place in the list of the model.
    actions: Vec<(Action, &'a str)>,
}

impl<'a> Spread<'a> {
    fn new(table: &'a TableModel, view: &'a View) -> Spread<'a> {
        let actions = table.actions.iter().map(String::as_str);
        let actions = actions.filter_map(|text| Some((text.parse().ok()?, text))).collect();
        Spread { table, view, content: table.shelf.faraway(), actions }
    }

    fn own_seat(&self) -> Option<Seat> {
        self.view.own.as_ref().map(|own| own.seat)
    }

    fn is_asked(&self) -> bool {
        self.own_seat().is_some_and(|seat| self.view.waiting.contains(seat))
    }

    /// The action that is about just this card.
    fn action(&self, name: Name) -> Option<&'a str> {
        let is_it = |action: Action| match action {
            Action::Play(region) | Action::Take(region) => name == Name::Region(region),
            Action::Choose(sanctuary) => name == Name::Sanctuary(sanctuary),
            Action::Keep(_) => false,
        };
        self.actions.iter().find(|(action, _)| is_it(*action)).map(|&(_, text)| text)
    }

    /// Whether the viewer may choose which Regions to keep.
    fn may_keep(&self) -> bool {
        self.actions.iter().any(|(action, _)| matches!(action, Action::Keep(_)))
    }

    /// What a bot expects of an action, and whether it is the best.
    fn hint(&self, action: &str) -> Option<(f32, bool)> {
        let opinions = self.table.hint.as_ref()?;
        let opinion = opinions.iter().find(|opinion| opinion.action == action)?;
        let best = opinions.first().is_some_and(|first| first.action == action);
        Some((opinion.score, best))
    }

    fn pad(&self, player: &PlayerView) -> ScorePad {
        scoring::score_pad(self.content, player.row.as_slice(), player.sanctuaries.as_slice())
    }

    /// What is publicly said of a card.
    fn label(&self, name: Name) -> String {
        format!("{}: {}", title(name), words::card(name.card(self.content)))
    }

    /// The names of those who owe a decision, without the viewer.
    fn waited_for(&self) -> String {
        let names: Vec<&str> = self
            .view
            .waiting
            .iter()
            .filter(|&seat| Some(seat) != self.own_seat())
            .map(|seat| self.table.name(seat))
            .collect();
        crate::words::shell::listed(&names)
    }
}

fn title(name: Name) -> String {
    match name {
        Name::Region(region) => words::region(&region.to_string()),
        Name::Sanctuary(sanctuary) => words::sanctuary(&sanctuary.to_string()),
    }
}

/// How a card lies on the page.
#[derive(Default)]
struct CardState<'a> {
    /// What clicking it does.
    action: Option<&'a str>,
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
fn card(spread: &Spread<'_>, name: Name, state: &CardState<'_>) -> Markup {
    let key = name.key();
    let kind = match name {
        Name::Region(_) => "region",
        Name::Sanctuary(_) => "sanctuary",
    };
    let label = spread.label(name);
    let hint = state.action.and_then(|action| spread.hint(action));
    html! {
        li.card.(kind).can[state.action.is_some()].pick[state.tick.is_some()].(state.class) id={ "k-" (key) } data-from=(state.from) {
            @if let Some(tick) = state.tick {
                label.lift {
                    input id={ "pick-" (key) } type="checkbox" form="act" name="with" value=(name.number()) checked[tick == Tick::On] aria-label={ (words::KEEP) " " (label) };
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
pub(crate) fn parts(table: &TableModel, view: &View) -> Parts {
    let spread = Spread::new(table, view);
    let over = table.standings.as_ref();
    Parts {
        moment: words::moment(view.stage, view.round),
        sentence: decision::sentence(&spread),
        buttons: decision::buttons(&spread),
        why_not: decision::why_not(&spread),
        board: match (over, view.own) {
            (Some(standings), _) => finale::show(&spread, standings),
            (None, Some(_)) => own::board(&spread),
            (None, None) => strip::big(&spread),
        },
        // A guest sees everybody's journey on the board itself.
        others: match (over, view.own) {
            (None, Some(_)) => strip::others(&spread),
            (Some(_), _) | (None, None) => html! {},
        },
    }
}

/// The same for a television: everybody's rows, nobody's hand.
pub(crate) fn big(table: &TableModel, view: &View) -> Markup {
    // Nobody acts on a television, whoever's view it is.
    let spread = Spread { actions: Vec::new(), ..Spread::new(table, view) };
    match &table.standings {
        Some(standings) => finale::show(&spread, standings),
        None => strip::big(&spread),
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

/// The chapter a line of the log opens, if it does.
pub(crate) fn chapter(text: &str) -> Option<String> {
    let round: u8 = text.strip_prefix("round ")?.strip_suffix(" begins")?.parse().ok()?;
    Some(words::round(round))
}

/// A line of the log with its cards as little tiles.
pub(crate) fn line(content: &Content, text: &str) -> Markup {
    const VERBS: [&str; 7] = [
        " explores ",
        " takes ",
        " places ",
        " looks at ",
        " turns up ",
        " counts ",
        "display shows ",
    ];
    let Some(split) = VERBS.iter().find_map(|verb| Some(text.find(verb)? + verb.len())) else {
        return html! { (text) };
    };
    let (before, after) = text.split_at(split);
    html! {
        (before)
        @for (index, word) in after.split(' ').enumerate() {
            @if index > 0 { " " }
            @let bare = word.trim_end_matches([',', ':', '.']);
            @match read(bare) {
                Some(name) if index == 0 || before.contains("display") => {
                    (tile_in_text(content, name)) (word[bare.len()..])
                }
                _ => { (word) }
            }
        }
    }
}

fn read(word: &str) -> Option<Name> {
    if word.starts_with('S') {
        word.parse::<Sanctuary>().ok().map(Name::Sanctuary)
    } else {
        word.parse::<Region>().ok().map(Name::Region)
    }
}

fn tile_in_text(content: &Content, name: Name) -> Markup {
    let card = name.card(content);
    html! { b.n.(landscape::biome(card.colour)).night[card.night] { (name.number()) } }
}
