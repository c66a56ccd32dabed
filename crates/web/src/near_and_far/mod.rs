//! Near and Far as a page: the only module here that knows the game.

mod board;
mod bust;
pub(crate) mod chart;
mod decision;
mod face;
mod finale;
mod help;
mod icon;
mod map;
mod quest;
mod scenes;
mod strip;
mod town;
mod tracks;

use std::ops::Deref;

use game_near_and_far::{
    Action, Event, NearAndFar, Open, RollKind, Space, Stage, Traveller, components::Map,
    words as game_words,
};
use maud::{Markup, PreEscaped, html};
use shelf::AnyEvent;
use table::{Seat, Seen};

use crate::{
    buttons::hint_of,
    model::TableModel,
    parts::{Parts, Surface},
    sections::{OpenQuestion, Section},
    theme::Theme,
    words::{near_and_far as words, shell},
};

/// The symbols.
const ART: &str = include_str!("../../art/near-and-far/symbols.svg");

/// A game of Near and Far on a page: what is seen, and the table around it.
struct NearAndFarPage<'a> {
    table: &'a TableModel,
    seen: Seen<'a, NearAndFar>,
}

impl<'a> Deref for NearAndFarPage<'a> {
    type Target = Seen<'a, NearAndFar>;

    fn deref(&self) -> &Seen<'a, NearAndFar> {
        &self.seen
    }
}

impl<'a> NearAndFarPage<'a> {
    fn open(&self) -> &'a Open {
        &self.view.open
    }

    fn map(&self) -> &'a Map {
        self.content.map(self.open().map)
    }

    fn traveller(&self, seat: Seat) -> &'a Traveller {
        self.open().traveller(seat)
    }

    fn is_asked(&self) -> bool {
        game_words::is_asked(self.seen)
    }

    /// This action, if it can be done.
    fn act(&self, action: Action) -> Option<Action> {
        self.actions.iter().copied().find(|known| *known == action)
    }

    /// What clicking a space does: there is never more than one such thing at a time.
    fn act_at(&self, space: Space) -> Option<Action> {
        self.act(Action::Step(space)).or_else(|| self.act(Action::Settle(space)))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open().seats()).map(Seat::new)
    }

    /// Whose something is: the viewer's, or that of whoever's eyes are lent in a replay.
    fn whose(&self, what: &str) -> String {
        shell::whose(self.table.lent_eyes(), what)
    }
}

/// The class that gives something the colour of a seat.
fn of_seat(seat: Seat) -> String {
    format!("of-{}", seat.index() % 6 + 1)
}

/// A button that does something, named by its words.
fn act_button(page: &NearAndFarPage<'_>, action: Action, class: &str, inner: &Markup) -> Markup {
    html! {
        button class=(class) form="act" name="act" value=(action) aria-label=(game_words::label(page.seen, action)) {
            (inner)
            (hint_of(page.table, page.actions, action))
        }
    }
}

const MAP: &str = "map";
const TOWN: &str = "town";
const ME: &str = "me";

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, NearAndFar>, on: Surface) -> Parts {
    let page = NearAndFarPage { table, seen };
    let (buttons, heard) = (Some(decision::buttons(&page)), quest::heard(&page));
    let parts = Parts { buttons, heard, ..Parts::new(seen, html! {}) };
    let whole = |body| vec![Section { id: "board", label: shell::BOARD, body }];
    match (&table.standings, seen.seat()) {
        (Some(standings), _) => Parts { board: whole(finale::show(&page, standings)), ..parts },
        (None, Some(seat)) => Parts {
            numbers: Some(strip::needed(&page, seat)),
            board: vec![
                Section { id: MAP, label: words::MAP, body: map_part(&page) },
                Section { id: TOWN, label: words::TOWN, body: town_part(&page) },
                Section { id: ME, label: words::ME, body: board::own(&page, seat) },
            ],
            asked: asked(&page),
            others: strip::others(&page),
            ..parts
        },
        (None, None) if on == Surface::Television => {
            Parts { board: whole(strip::big(&page)), ..parts }
        }
        (None, None) => Parts {
            board: vec![
                Section { id: MAP, label: words::MAP, body: map_part(&page) },
                Section { id: TOWN, label: words::TOWN, body: town_part(&page) },
                Section { id: ME, label: words::PLAYERS, body: strip::everybody(&page) },
            ],
            asked: asked(&page),
            ..parts
        },
    }
}

/// The map, with what is said to those who do not see it.
fn map_part(page: &NearAndFarPage<'_>) -> Markup {
    html! {
        p.sr id="news" role="status" { (quest::news(page)) }
        (map::map(page))
    }
}

/// The town; a quest covers it while it is read.
fn town_part(page: &NearAndFarPage<'_>) -> Markup {
    html! {
        // A fight on the road is shown on the map.
        @let roll = html! { @if !quest::is_fight(page) { (quest::roll(page)) } };
        @if quest::is_open(page) { (quest::book(page)) (roll) } @else {
            (roll)
            (quest::closed(page))
            (town::town(page))
        }
    }
}

/// What is asked of the viewer or read at the table, and which section shows it.
fn asked(page: &NearAndFarPage<'_>) -> Option<OpenQuestion> {
    let open = page.open();
    let on_map = open.mover().place.space().is_some();
    let (section, question) = match open.stage {
        // A quest is for the whole table: it opens before those who read and hear it.
        _ if !page.is_asked() => {
            return quest::told(page).map(|told| OpenQuestion::to_read(TOWN, told));
        }
        Stage::Companion { .. } => (ME, "companion"),
        Stage::Draft => (ME, "draft"),
        Stage::Discard => (ME, "discard"),
        Stage::Turn if on_map => (MAP, "turn"),
        Stage::Turn => (TOWN, "turn"),
        Stage::Enter { .. } => (TOWN, "enter"),
        Stage::Defend { .. } => (TOWN, "defend"),
        Stage::Roll => match open.roll.map(|roll| roll.kind) {
            Some(RollKind::Threat { .. }) => (MAP, "fight"),
            _ => (TOWN, "roll"),
        },
        Stage::Hall | Stage::Trade => (TOWN, "hall"),
        Stage::Saloon | Stage::Welcome { .. } => (TOWN, "saloon"),
        Stage::Newcomer { .. } | Stage::Party { .. } => (ME, "party"),
        Stage::Stables | Stage::Store | Stage::Journal | Stage::Farm | Stage::Hut => {
            (TOWN, "visit")
        }
        Stage::Sift | Stage::Treasure | Stage::Surplus => (ME, "cards"),
        Stage::Mine => (TOWN, "mine"),
        Stage::Move => (MAP, "move"),
        Stage::Danger { .. } => (MAP, "danger"),
        Stage::Attempt => (TOWN, "attempt"),
        Stage::Choose => (TOWN, "quest"),
        Stage::Either => (TOWN, "reward"),
        Stage::Camp => (MAP, "camp"),
        Stage::Settle => (MAP, "settle"),
        Stage::End => (ME, "end"),
        Stage::Over => return None,
    };
    Some(OpenQuestion::to_answer(section, format!("{question} {}", open.round)))
}

/// What all pages of Near and Far have in common.
pub(crate) const THEME: Theme = Theme {
    tagline: words::TAGLINE,
    about: words::ABOUT,
    time: words::TIME,
    style: Some("/assets/near-and-far.css"),
    art,
    sheet: |shelf| (html! { (art()) (bust::sheet()) }, help::all(shelf.near_and_far())),
    icon: icon::icon,
    roll: Some("skill"),
    thing: |_, _| None,
    die: |_| None,
    is_choice: |event| matches!(event, AnyEvent::NearAndFar(Event::Chose { .. })),
    outcome: |_, _| None,
    picture: help::picture,
    places: help::PLACES,
    thing_id: |_| None,
};

/// The symbols.
fn art() -> Markup {
    PreEscaped(ART.to_owned())
}
