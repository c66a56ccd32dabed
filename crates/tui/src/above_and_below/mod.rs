//! Above and Below in a terminal: the only module here that knows the game.

use game_above_and_below::{Content, View};
use ratatui::{buffer::Buffer, layout::Rect};
use shelf::Shelf;
use table::{Names, Standings};

use crate::{
    Ink,
    board::{Board, Choices},
};

/// A game to be shown.
pub(crate) struct Spread<'a> {
    view: &'a View,
    names: &'a Names,
    content: &'static Content,
}

impl<'a> Spread<'a> {
    pub(crate) fn new(_: Ink, shelf: &Shelf, view: &'a View, names: &'a Names) -> Spread<'a> {
        Spread { view, names, content: shelf.above_and_below() }
    }
}

impl Board for Spread<'_> {
    fn moment(&self) -> String {
        format!("round {} of 7", self.view.open.round)
    }

    fn supplies(&self) -> String {
        format!("{} passages", self.content.tales().book().passages.len())
    }

    fn asks(&self) -> String {
        format!("{} decides", self.names.get(self.view.open.active))
    }

    fn least_height(&self) -> u16 {
        1
    }

    fn shows_choices(&self) -> bool {
        false
    }

    fn draw(&self, _: &mut Buffer, area: Rect, _: Choices<'_>) -> Rect {
        area
    }

    fn draw_others(&self, _: &mut Buffer, _: Rect, _: usize) {}

    fn others(&self) -> usize {
        self.view.open.seats() - 1
    }

    fn cards(&self) -> Vec<String> {
        Vec::new()
    }

    fn cards_of(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn draw_card(&self, _: &mut Buffer, area: Rect, _: &str) -> Rect {
        area
    }

    fn explain(&self, _: &str) -> Option<Vec<String>> {
        None
    }

    fn legend(&self) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    fn finale_steps(&self) -> usize {
        1
    }

    fn draw_finale(&self, _: &mut Buffer, _: Rect, _: usize, _: &Standings) {}

    fn describe(&self) -> Vec<String> {
        vec![self.moment()]
    }

    fn describe_action(&self, action: &str) -> String {
        action.to_owned()
    }

    fn describe_scores(&self, standings: &Standings) -> Vec<String> {
        let line = |seat| format!("{}: {}", self.names.get(seat), standings.score(seat));
        standings.ranking().into_iter().map(line).collect()
    }
}
