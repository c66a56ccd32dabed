//! Above and Below as a page: the only module here that knows the game.

mod book;
mod bust;
mod decision;
mod face;
mod finale;
mod folk;
mod help;
mod icon;
mod market;
mod picture;
mod purse;
mod reputation;
mod strip;
mod village;

use std::ops::Deref;

use game_above_and_below::{AboveAndBelow, Action, Open, Stage, Villager, words as game_words};
use maud::{Markup, PreEscaped, html};
use table::{Seat, Seen};

use crate::{
    game::{self, Parts, Surface, Theme},
    model::TableModel,
    words::above_and_below as words,
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

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open().seats()).map(Seat::new)
    }
}

/// A button that does something.
fn act_button(page: &AboveAndBelowPage<'_>, action: Action, class: &str, inner: &Markup) -> Markup {
    html! {
        button class=(class) form="act" name="act" value=(action) {
            (inner)
            (hint_mark(page, action))
        }
    }
}

/// What a bot expects of an action, where it was asked.
fn hint_mark(page: &AboveAndBelowPage<'_>, action: Action) -> Markup {
    let place = page.actions.iter().position(|known| *known == action);
    html! { @if let Some(place) = place { (game::hint_mark(page.table, place)) } }
}

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, AboveAndBelow>, on: Surface) -> Parts {
    let seen = if on == Surface::Television { seen.as_spectator() } else { seen };
    let page = AboveAndBelowPage { table, seen };
    let board = match (&table.standings, seen.seat()) {
        (Some(standings), _) => finale::show(&page, standings),
        (None, Some(seat)) => board(&page, seat),
        (None, None) if on == Surface::Television => strip::big(&page),
        (None, None) => html! {
            (news(&page))
            (book::page(&page))
            @for seat in page.seats() { (strip::public(&page, seat)) }
            (market::square(&page))
            (reputation::track(&page))
        },
    };
    Parts {
        buttons: Some(decision::buttons(&page)),
        why_not: decision::why_not(&page),
        others: match (&table.standings, seen.seat()) {
            (None, Some(_)) => strip::others(&page),
            (Some(_), _) | (None, None) => html! {},
        },
        ..Parts::new(seen, board)
    }
}

/// Dice and tales for those who hear the page: said whenever they change.
fn news(page: &AboveAndBelowPage<'_>) -> Markup {
    html! { p.sr id="news" role="status" { (book::news(page)) } }
}

/// The table as a player sees it.
fn board(page: &AboveAndBelowPage<'_>, seat: Seat) -> Markup {
    // Whoever has to buy or found something is shown the square first.
    let buys = matches!(page.open().stage, Stage::Founding { .. }) && page.is_asked();
    html! {
        (news(page))
        (purse::purse(page, seat))
        (book::page(page))
        @if buys { (market::square(page)) }
        (village::own(page, seat))
        @if !buys { (market::square(page)) }
        (reputation::track(page))
    }
}

/// What all pages of Above and Below have in common.
pub(crate) const THEME: Theme = Theme {
    tagline: words::TAGLINE,
    about: words::ABOUT,
    style: Some("/assets/above-and-below.css"),
    art,
    sheet: |shelf| {
        let content = shelf.above_and_below();
        let symbols = html! { (art()) (bust::sheet(content)) (face::sheet(content)) };
        (symbols, help::all(content))
    },
    icon: icon::icon,
    thing: |_, _| None,
};

/// The symbols and motifs.
fn art() -> Markup {
    PreEscaped(ART.to_owned())
}
