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

use game_above_and_below::{Action, Content, Open, Stage, View, Villager};
use maud::{Markup, PreEscaped, html};
use table::Seat;

use crate::{
    game::Parts,
    model::TableModel,
    words::{above_and_below as words, shell},
};

/// The symbols and motifs all pictures are made of.
const ART: &str = include_str!("../../art/above-and-below.svg");

/// A game of Above and Below to be shown.
struct Spread<'a> {
    table: &'a TableModel,
    view: &'a View,
    content: &'a Content,
    /// Whose eyes these are, if they are a player's.
    seat: Option<Seat>,
    /// What can be done, with its words in the list of the model.
    actions: Vec<(Action, &'a str)>,
}

impl<'a> Spread<'a> {
    fn new(table: &'a TableModel, view: &'a View) -> Spread<'a> {
        let actions = table.actions.iter().map(String::as_str);
        let actions = actions.filter_map(|text| Some((text.parse().ok()?, text))).collect();
        let content = table.shelf.above_and_below();
        Spread { table, view, content, seat: table.seat(), actions }
    }

    fn open(&self) -> &'a Open {
        &self.view.open
    }

    fn is_asked(&self) -> bool {
        self.seat.is_some_and(|seat| self.open().waiting.contains(seat))
    }

    /// The words of this action, if it can be done.
    fn act(&self, action: Action) -> Option<&'a str> {
        self.actions.iter().find(|(known, _)| *known == action).map(|&(_, text)| text)
    }

    /// What clicking this villager does: there is never more than one such thing at a time.
    fn act_of(&self, villager: Villager) -> Option<(Action, &'a str)> {
        self.actions.iter().find(|(action, _)| action.villager() == Some(villager)).copied()
    }

    /// What a bot expects of an action, and whether it is the best.
    fn hint(&self, action: &str) -> Option<(f32, bool)> {
        let opinions = self.table.hint.as_ref()?;
        let opinion = opinions.iter().find(|opinion| opinion.action == action)?;
        let best = opinions.first().is_some_and(|first| first.action == action);
        Some((opinion.score, best))
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.table.name(seat)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open().seats()).map(Seat::new)
    }

    /// The names of those who owe a decision, without the viewer.
    fn waited_for(&self) -> String {
        let others = self.open().waiting.iter().filter(|&seat| Some(seat) != self.seat);
        let names: Vec<&str> = others.map(|seat| self.name(seat)).collect();
        shell::listed(&names)
    }
}

/// A button that does something.
fn act_button(spread: &Spread<'_>, text: &str, class: &str, inner: &Markup) -> Markup {
    html! {
        button class=(class) form="act" name="act" value=(text) {
            (inner)
            (hint_mark(spread, text))
        }
    }
}

/// What a bot expects of an action, where it was asked.
fn hint_mark(spread: &Spread<'_>, text: &str) -> Markup {
    html! {
        @if let Some((score, best)) = spread.hint(text) {
            span.hint.best[best] title=(shell::expected(score)) { "≈" (format!("{score:.0}")) }
        }
    }
}

/// The parts of the page, for the shell to lay out.
pub(crate) fn parts(table: &TableModel, view: &View) -> Parts {
    let spread = Spread::new(table, view);
    let over = table.standings.as_ref();
    Parts {
        moment: words::moment(view.open.round, view.open.stage, spread.name(view.open.active)),
        sentence: decision::sentence(&spread),
        buttons: decision::buttons(&spread),
        why_not: decision::why_not(&spread),
        board: match (over, spread.seat) {
            (Some(standings), _) => finale::show(&spread, standings),
            (None, Some(seat)) => board(&spread, seat),
            (None, None) => html! {
                (news(&spread))
                (book::page(&spread))
                @for seat in spread.seats() { (strip::public(&spread, seat)) }
                (market::square(&spread))
                (reputation::track(&spread))
            },
        },
        others: match (over, spread.seat) {
            (None, Some(_)) => strip::others(&spread),
            (Some(_), _) | (None, None) => html! {},
        },
    }
}

/// Dice and tales for those who hear the page: said whenever they change.
fn news(spread: &Spread<'_>) -> Markup {
    html! { p.sr id="news" role="status" { (book::news(spread)) } }
}

/// The table as a player sees it.
fn board(spread: &Spread<'_>, seat: Seat) -> Markup {
    // Whoever has to buy or found something is shown the square first.
    let buys = matches!(spread.open().stage, Stage::Founding { .. }) && spread.is_asked();
    html! {
        (news(spread))
        (purse::purse(spread, seat))
        (book::page(spread))
        @if buys { (market::square(spread)) }
        (village::own(spread, seat))
        @if !buys { (market::square(spread)) }
        (reputation::track(spread))
    }
}

/// The same for a television: large, public, and nobody acts on it.
pub(crate) fn big(table: &TableModel, view: &View) -> Markup {
    let spread = Spread::new(table, view);
    let spread = Spread { actions: Vec::new(), seat: None, ..spread };
    match &table.standings {
        Some(standings) => finale::show(&spread, standings),
        None => strip::big(&spread),
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

/// The chapter a line of the log opens, if it does.
pub(crate) fn chapter(text: &str) -> Option<String> {
    let round = text.strip_prefix("round ")?.split_once(" begins")?.0;
    Some(words::round(round.parse().ok()?))
}

/// A line of the log, with the symbol of what it is about in front.
pub(crate) fn line(_: &Content, text: &str) -> Markup {
    html! { @if let Some(sign) = words::sign_of(text) { (icon::icon(sign)) " " } (text) }
}
