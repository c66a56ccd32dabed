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

use game_above_and_below::{AboveAndBelow, Action, Content, Open, Stage, Villager};
use maud::{Markup, PreEscaped, html};
use table::{Seat, Seen};

use crate::{
    game::Parts,
    model::TableModel,
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
        self.seat().is_some_and(|seat| self.open().waiting.contains(seat))
    }

    /// This action, if it can be done.
    fn act(&self, action: Action) -> Option<Action> {
        self.actions.iter().copied().find(|known| *known == action)
    }

    /// What clicking this villager does: there is never more than one such thing at a time.
    fn act_of(&self, villager: Villager) -> Option<Action> {
        self.actions.iter().copied().find(|action| action.villager() == Some(villager))
    }

    /// What a bot expects of an action, and whether it is the best.
    fn hint(&self, action: Action) -> Option<(f32, bool)> {
        self.table.hint(self.actions.iter().position(|known| *known == action)?)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open().seats()).map(Seat::new)
    }

    /// The names of those who owe a decision, without the viewer.
    fn waited_for(&self) -> String {
        let others = self.open().waiting.iter().filter(|&seat| Some(seat) != self.seat());
        let names: Vec<&str> = others.map(|seat| self.name(seat)).collect();
        shell::listed(&names)
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
    html! {
        @if let Some((score, best)) = page.hint(action) {
            span.hint.best[best] title=(shell::expected(score)) { "≈" (format!("{score:.0}")) }
        }
    }
}

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, seen: Seen<'_, AboveAndBelow>) -> Parts {
    let page = AboveAndBelowPage { table, seen };
    let view = seen.view;
    let over = table.standings.as_ref();
    Parts {
        moment: words::moment(view.open.round, view.open.stage, page.name(view.open.active)),
        sentence: decision::sentence(&page),
        buttons: decision::buttons(&page),
        why_not: decision::why_not(&page),
        board: match (over, page.seat()) {
            (Some(standings), _) => finale::show(&page, standings),
            (None, Some(seat)) => board(&page, seat),
            (None, None) => html! {
                (news(&page))
                (book::page(&page))
                @for seat in page.seats() { (strip::public(&page, seat)) }
                (market::square(&page))
                (reputation::track(&page))
            },
        },
        others: match (over, page.seat()) {
            (None, Some(_)) => strip::others(&page),
            (Some(_), _) | (None, None) => html! {},
        },
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

/// The same for a television: large, public, and nobody acts on it.
pub(crate) fn big(table: &TableModel, seen: Seen<'_, AboveAndBelow>) -> Markup {
    let page = AboveAndBelowPage { table, seen: seen.as_spectator() };
    match &table.standings {
        Some(standings) => finale::show(&page, standings),
        None => strip::big(&page),
    }
}

/// What lies outside of the pushed part: symbols, faces and help.
pub(crate) fn sheet(content: &Content) -> (Markup, Markup) {
    let symbols = html! { (art()) (bust::sheet(content)) (face::sheet(content)) };
    (symbols, help::all(content))
}

/// The symbols and motifs alone.
pub(crate) fn art() -> Markup {
    PreEscaped(ART.to_owned())
}

/// The symbol of a line of the log.
pub(crate) fn icon(word: &str) -> Markup {
    icon::icon(word)
}
