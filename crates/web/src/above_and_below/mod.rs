//! Above and Below as a page: the only module here that knows the game.

mod book;
mod bust;
mod decision;
mod face;
mod finale;
mod folk;
mod help;
mod icon;
mod learn;
mod market;
mod picture;
mod purse;
mod reputation;
mod strip;
mod village;

use std::ops::Deref;

use game_above_and_below::{
    AboveAndBelow, Action, Event, Open, Stage, Villager, words as game_words,
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
    words::{above_and_below as words, shell},
};

/// The symbols and motifs all pictures are made of.
const ART: &str = include_str!("../../art/above-and-below.svg");

/// A game of Above and Below on a page: what is seen, and the table around it.
struct AboveAndBelowPage<'a> {
    table: &'a TableModel,
    seen: Seen<'a, AboveAndBelow>,
}

impl<'a> Deref for AboveAndBelowPage<'a> {
    type Target = Seen<'a, AboveAndBelow>;

    fn deref(&self) -> &Seen<'a, AboveAndBelow> {
        &self.seen
    }
}

impl<'a> AboveAndBelowPage<'a> {
    fn open(&self) -> &'a Open {
        &self.view.open
    }

    fn is_asked(&self) -> bool {
        game_words::is_asked(self.seen)
    }

    /// This action, if it can be done.
    fn act(&self, action: Action) -> Option<Action> {
        self.actions.iter().copied().find(|known| *known == action)
    }

    /// What clicking this villager does: there is never more than one such thing at a time.
    fn act_of(&self, villager: Villager) -> Option<Action> {
        self.actions.iter().copied().find(|action| action.villager() == Some(villager))
    }

    /// Whose something is: the viewer's, or that of whoever's eyes are lent in a replay.
    fn whose(&self, what: &str) -> String {
        shell::whose(self.table.lent_eyes(), what)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open().seats()).map(Seat::new)
    }
}

/// A button that does something.
fn act_button(page: &AboveAndBelowPage<'_>, action: Action, class: &str, inner: &Markup) -> Markup {
    html! {
        button class=(class) form="act" name="act" value=(action) {
            (inner)
            (hint_of(page.table, page.actions, action))
        }
    }
}

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, AboveAndBelow>, on: Surface) -> Parts {
    let page = AboveAndBelowPage { table, seen };
    let (buttons, heard) = (Some(decision::buttons(&page)), book::heard(&page));
    let parts = Parts { buttons, heard, ..Parts::new(seen, html! {}) };
    let whole = |body| vec![Section { id: "board", label: shell::BOARD, body }];
    match (&table.standings, seen.seat()) {
        (Some(standings), _) => Parts { board: whole(finale::show(&page, standings)), ..parts },
        (None, Some(seat)) => Parts {
            numbers: Some(purse::numbers(&page, seat)),
            board: own(&page, seat),
            asked: asked(&page),
            others: html! { (strip::others(&page)) (reputation::track(&page)) },
            ..parts
        },
        (None, None) if on == Surface::Television => {
            Parts { board: whole(strip::big(&page)), ..parts }
        }
        (None, None) => Parts { board: everybody(&page), asked: asked(&page), ..parts },
    }
}

/// Dice and tales for those who hear the page: said whenever they change.
fn news(page: &AboveAndBelowPage<'_>) -> Markup {
    html! { p.sr id="news" role="status" { (book::news(page)) } }
}

/// The table as a player sees it.
fn own(page: &AboveAndBelowPage<'_>, seat: Seat) -> Vec<Section> {
    let now = html! { (news(page)) (book::page(page)) (folk::own(page, seat)) (purse::purse(page, seat)) };
    vec![
        Section { id: NOW, label: words::NOW, body: now },
        Section { id: VILLAGE, label: words::VILLAGE, body: village::own(page, seat) },
        Section { id: MARKET, label: words::MARKET, body: market::square(page) },
    ]
}

/// The table as somebody sees it who looks on.
fn everybody(page: &AboveAndBelowPage<'_>) -> Vec<Section> {
    let now = html! { (news(page)) (book::page(page)) (reputation::track(page)) };
    let villages = html! { @for seat in page.seats() { (strip::public(page, seat)) } };
    vec![
        Section { id: NOW, label: words::NOW, body: now },
        Section { id: "villages", label: words::VILLAGES, body: villages },
        Section { id: MARKET, label: words::MARKET, body: market::square(page) },
    ]
}

const NOW: &str = "now";
const VILLAGE: &str = "village";
const MARKET: &str = "market";

/// What is asked of the viewer or read at the table, and which section shows it.
fn asked(page: &AboveAndBelowPage<'_>) -> Option<OpenQuestion> {
    let open = page.open();
    let (section, question) = match open.stage {
        // A tale is for the whole table: it opens before those who read and hear it.
        _ if !page.is_asked() => {
            return book::read_now(page).map(|read| OpenQuestion::to_read(NOW, read));
        }
        Stage::Turn => (NOW, "turn"),
        Stage::Bidding { .. } | Stage::Answering { .. } => (NOW, "offer"),
        Stage::Gathering { .. } | Stage::Assigning { .. } => (NOW, "who"),
        Stage::Paying { .. } => (NOW, "pay"),
        Stage::Choosing => (NOW, "story"),
        Stage::Rerolling | Stage::Exerting => (NOW, "dice"),
        Stage::Claiming | Stage::Picking | Stage::Injuring => (NOW, "outcome"),
        Stage::Resting => (NOW, "rest"),
        Stage::Harvesting { .. } => (VILLAGE, "harvest"),
        Stage::Placing => (NOW, "place"),
        Stage::Founding { .. } => (MARKET, "found"),
        Stage::Over => return None,
    };
    // Each passage is a question of its own.
    let passage = open.exploration.map(|exploration| format!(" {}", exploration.passage));
    Some(OpenQuestion::to_answer(section, question.to_owned() + &passage.unwrap_or_default()))
}

/// What all pages of Above and Below have in common.
pub(crate) const THEME: Theme = Theme {
    tagline: words::TAGLINE,
    about: words::ABOUT,
    time: words::TIME,
    style: Some("/assets/above-and-below.css"),
    art,
    sheet: |shelf| {
        let content = shelf.above_and_below();
        let symbols = html! { (art()) (bust::sheet(content)) (face::sheet(content)) };
        (symbols, help::all(content))
    },
    icon: icon::icon,
    roll: Some("lantern"),
    thing: |_, _| None,
    die: |_| None,
    is_choice: |event| matches!(event, AnyEvent::AboveAndBelow(Event::Chose { .. })),
    outcome: |_, _| None,
    picture: learn::picture,
    places: learn::PLACES,
    thing_id: |picture| Some(format!("k-{}", picture.id)),
};

/// The symbols and motifs.
fn art() -> Markup {
    PreEscaped(ART.to_owned())
}
