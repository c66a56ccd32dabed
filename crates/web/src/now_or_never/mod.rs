//! Now or Never as a page: the only module here that knows the game.

mod board;
mod bust;
pub(crate) mod cliff;
mod decision;
mod fight;
mod finale;
mod grid;
mod help;
mod hero;
mod icon;
mod market;
mod outcome;
mod quest;
mod rivals;
mod scenes;
mod shelves;
mod strip;
mod token;
mod town;

use std::ops::Deref;

use game_now_or_never::{Action, NowOrNever, Open, Player, Stage, components::Space};
use maud::{Markup, PreEscaped, html};
use table::{GameWords, Seat, Seen};

use crate::{
    buttons::hint_of,
    model::TableModel,
    parts::{Parts, Surface},
    sections::{OTHERS, OpenQuestion, Section},
    theme::Theme,
    words::{now_or_never as words, shell},
};

/// The symbols, and the pictures of places, creatures, people and houses.
const ART: [&str; 5] = [
    include_str!("../../art/now-or-never/symbols.svg"),
    include_str!("../../art/now-or-never/places.svg"),
    include_str!("../../art/now-or-never/creatures.svg"),
    include_str!("../../art/now-or-never/people.svg"),
    include_str!("../../art/now-or-never/houses.svg"),
];

/// A game of Now or Never on a page: what is seen, and the table around it.
struct NowOrNeverPage<'a> {
    table: &'a TableModel,
    seen: Seen<'a, NowOrNever>,
}

impl<'a> Deref for NowOrNeverPage<'a> {
    type Target = Seen<'a, NowOrNever>;

    fn deref(&self) -> &Seen<'a, NowOrNever> {
        &self.seen
    }
}

impl<'a> NowOrNeverPage<'a> {
    fn open(&self) -> &'a Open {
        &self.view.open
    }

    fn player(&self, seat: Seat) -> &'a Player {
        self.open().player(seat)
    }

    /// Whether the viewer owes a decision.
    fn is_asked(&self) -> bool {
        self.seat().is_some_and(|seat| self.open().waiting.contains(seat))
    }

    /// This action, if it can be done.
    fn act(&self, action: Action) -> Option<Action> {
        self.actions.iter().copied().find(|known| *known == action)
    }

    /// What clicking a space does: there is never more than one such thing at a time.
    fn act_at(&self, space: Space) -> Option<Action> {
        self.act(Action::Go(space)).or_else(|| self.act(Action::Take(space)))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open().seats()).map(Seat::new)
    }

    /// Whose something is: the viewer's, or that of whoever's eyes are lent in a replay.
    fn whose(&self, what: &str) -> String {
        shell::whose(self.table.lent_eyes(), what)
    }
}

/// What a button says.
fn label(page: &NowOrNeverPage<'_>, action: Action) -> String {
    NowOrNever::label(page.seen, action)
}

/// What is seen of a thing, and over all of it a button that does something with it.
fn pressed(page: &NowOrNeverPage<'_>, action: Action, inner: &Markup) -> Markup {
    html! {
        div.lift { (inner) }
        button.press form="act" name="act" value=(action) aria-label=(label(page, action)) {}
        (hint_of(page.table, page.actions, action))
    }
}

/// What is seen of a thing, and over all of it a button that opens its help.
fn explained(id: impl std::fmt::Display, name: &str, inner: &Markup) -> Markup {
    html! {
        div.lift { (inner) }
        button.press type="button" popovertarget={ "h-" (id) } aria-label=(name) {}
    }
}

/// A button that does something, named by its words, which begin with those that are seen.
fn act_button(page: &NowOrNeverPage<'_>, action: Action, class: &str, inner: &Markup) -> Markup {
    html! {
        button class=(class) form="act" name="act" value=(action) aria-label=(label(page, action)) {
            (inner)
            (hint_of(page.table, page.actions, action))
        }
    }
}

/// A button that shows symbols, and says the words of its action to those who do not see them.
fn symbol_button(page: &NowOrNeverPage<'_>, action: Action, symbols: &Markup) -> Markup {
    html! {
        button.mini form="act" name="act" value=(action) {
            span.symbols-of aria-hidden="true" { (symbols) }
            span.sr { (label(page, action)) }
            (hint_of(page.table, page.actions, action))
        }
    }
}

const BOARD: &str = "cliff";
const TOWN: &str = "town";
const HERO: &str = "hero";
const MARKET: &str = "market";
const PLAYERS: &str = "players";

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, NowOrNever>, on: Surface) -> Parts {
    let page = NowOrNeverPage { table, seen };
    let parts = Parts { buttons: Some(decision::buttons(&page)), ..Parts::new(seen, html! {}) };
    let whole = |body| vec![Section { id: "board", label: shell::BOARD, body }];
    let section = |id, label, body| Section { id, label, body };
    match (&table.standings, seen.seat()) {
        (Some(standings), _) => Parts { board: whole(finale::show(&page, standings)), ..parts },
        (None, Some(seat)) => Parts {
            numbers: Some(strip::needed(&page, seat)),
            board: vec![
                section(BOARD, words::BOARD, board_part(&page)),
                section(TOWN, words::TOWN, town::own(&page, seat)),
                section(HERO, words::HERO, hero::own(&page, seat)),
                section(MARKET, words::MARKET, shelves::all(&page)),
            ],
            asked: asked(&page),
            others: rivals::all(&page),
            ..parts
        },
        (None, None) if on == Surface::Television => {
            Parts { board: whole(strip::big(&page)), ..parts }
        }
        (None, None) => Parts {
            board: vec![
                section(BOARD, words::BOARD, board_part(&page)),
                section(PLAYERS, words::PLAYERS, strip::everybody(&page)),
                section(MARKET, words::MARKET, shelves::all(&page)),
            ],
            ..parts
        },
    }
}

/// The board, with what is said to those who do not see it; a fight lies over it.
fn board_part(page: &NowOrNeverPage<'_>) -> Markup {
    html! {
        p.sr id="news" role="status" { (fight::news(page)) }
        section.cliff-board id="cliff" aria-label=(words::board_label(page.open().side)) {
            (board::board(page))
            (fight::panel(page))
        }
    }
}

/// What is asked of the viewer, and which section shows it.
fn asked(page: &NowOrNeverPage<'_>) -> Option<OpenQuestion> {
    let open = page.open();
    let (section, question) = match open.stage {
        _ if !page.is_asked() => return None,
        Stage::Hero { .. } => (HERO, "hero"),
        Stage::Keep => (HERO, "keep"),
        Stage::Turn => (BOARD, "turn"),
        Stage::Replace { .. } => (HERO, "replace"),
        Stage::Tile => (TOWN, "tile"),
        Stage::Site { .. } => (TOWN, "site"),
        Stage::Gear { .. } => (MARKET, "gear"),
        Stage::Slot { .. } => (HERO, "slot"),
        Stage::Move => (BOARD, "move"),
        Stage::Meet => (BOARD, "meet"),
        Stage::Arrived => (BOARD, "arrived"),
        Stage::Round => (BOARD, "round"),
        Stage::Again => (BOARD, "again"),
        Stage::Roll => (BOARD, "roll"),
        Stage::Villager => (MARKET, "villager"),
        Stage::Draw => (HERO, "draw"),
        Stage::Sift => (HERO, "sift"),
        Stage::Order => (HERO, "order"),
        Stage::Swap { .. } => (TOWN, "swap"),
        Stage::Claim | Stage::BotToken => (BOARD, "token"),
        Stage::Refresh => (HERO, "refresh"),
        Stage::BotDiscard => (OTHERS, "bot"),
        Stage::Dusk { .. } => (TOWN, "dusk"),
        Stage::Over => return None,
    };
    Some(OpenQuestion::to_answer(section, format!("{question} {}", open.season)))
}

/// What all pages of Now or Never have in common.
pub(crate) const THEME: Theme = Theme {
    tagline: words::TAGLINE,
    about: words::ABOUT,
    time: words::TIME,
    style: Some("/assets/now-or-never.css"),
    art,
    sheet: |shelf| {
        let content = shelf.now_or_never();
        (html! { (art()) (bust::sheet(content)) }, help::all(content))
    },
    icon: icon::icon,
    roll: None,
    thing: |_, _| None,
    die: |number| Some(icon::die(number, &number.to_string())),
    is_choice: |_| false,
    outcome: outcome::drawn,
    picture: help::picture,
    places: help::PLACES,
    thing_id: |_| None,
};

/// The symbols and pictures.
fn art() -> Markup {
    PreEscaped(ART.concat())
}
