//! Above and Below in a terminal.

mod actions;
mod book;
mod finale;
mod home;
mod others;
mod plain;
mod sign;
mod table;
mod words;

use ::table::{Names, Seat, Standings, Viewer};
use game_above_and_below::{Action, Building, Content, Open, Stage, View, Village, Villager};
use ratatui::{buffer::Buffer, layout::Rect};
use shelf::Shelf;

use crate::{
    Ink,
    board::{Board, Choices},
    text::{cut, put},
};
use words::Name;

/// A game to be shown.
pub(crate) struct Spread<'a> {
    ink: Ink,
    content: &'a Content,
    view: &'a View,
    names: &'a Names,
    viewer: Viewer,
}

impl<'a> Spread<'a> {
    pub(crate) fn new(
        ink: Ink,
        shelf: &'a Shelf,
        view: &'a View,
        names: &'a Names,
        viewer: Viewer,
    ) -> Spread<'a> {
        Spread { ink, content: shelf.above_and_below(), view, names, viewer }
    }

    fn open(&self) -> &Open {
        &self.view.open
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat)
    }

    /// Whose village is shown at large: the viewer's, or for those without one the active player's.
    fn home(&self) -> Seat {
        self.viewer.seat().unwrap_or(self.open().active)
    }

    fn village(&self, seat: Seat) -> &Village {
        self.open().village(seat)
    }

    /// All seats but the one at home, clockwise from there.
    fn strangers(&self) -> Vec<Seat> {
        let seats = self.open().seats();
        (1..seats).map(|step| Seat::new((self.home().index() + step) % seats)).collect()
    }

    /// Whether the viewer owes a decision.
    fn is_asked(&self) -> bool {
        self.viewer.seat().is_some_and(|seat| self.open().waiting.contains(seat))
    }

    /// What a villager is called, with their short name: `V1 Odo`.
    fn villager(&self, villager: Villager) -> String {
        format!("{villager} {}", self.content.face(villager).name)
    }

    /// What a building is called, with its short name: `H3 Toll-Bell Hut`.
    fn building(&self, building: Building) -> String {
        format!("{building} {}", self.content.card(building).name)
    }

    /// What somebody on display costs: by the slot, or by the token of an adventurer.
    fn training_cost(&self, villager: Villager) -> Option<u8> {
        let open = self.open();
        match open.villagers.iter().position(|&one| one == Some(villager)) {
            Some(slot) => Some(self.content.board.villager_row[slot]),
            None => {
                open.adventurers.contains(&Some(villager)).then(|| self.content.face(villager).cost)
            }
        }
    }
}

impl Board for Spread<'_> {
    fn moment(&self) -> String {
        let what = match self.open().stage {
            Stage::Turn
            | Stage::Bidding { .. }
            | Stage::Answering { .. }
            | Stage::Gathering { .. }
            | Stage::Assigning { .. }
            | Stage::Paying { .. }
            | Stage::Harvesting { .. } => format!("{}’s turn", self.name(self.open().active)),
            Stage::Choosing
            | Stage::Rerolling
            | Stage::Exerting
            | Stage::Claiming
            | Stage::Picking
            | Stage::Injuring
            | Stage::Founding { .. } => format!("{} explores", self.name(self.open().active)),
            Stage::Resting => "everyone rests".to_owned(),
            Stage::Placing => "the last goods are placed".to_owned(),
            Stage::Over => return "the game is over".to_owned(),
        };
        format!("round {} of 7 · {what}", self.open().round)
    }

    fn supplies(&self) -> String {
        match (&self.open().exploration, self.open().tale.as_slice().last()) {
            (None, Some(page)) => format!("the last tale again: ? {}", page.passage),
            (Some(_), _) | (None, None) => String::new(),
        }
    }

    fn asks(&self) -> String {
        words::asks(self)
    }

    fn least_height(&self) -> u16 {
        17
    }

    fn shows_choices(&self) -> bool {
        false
    }

    fn draw(&self, buf: &mut Buffer, area: Rect, choices: Choices<'_>) -> Rect {
        table::draw(self, buf, area, choices)
    }

    fn draw_others(&self, buf: &mut Buffer, area: Rect, first: usize) {
        others::draw_close(self, buf, area, first);
    }

    fn others(&self) -> usize {
        self.strangers().len()
    }

    fn cards(&self) -> Vec<String> {
        words::cards(self)
    }

    fn cards_of(&self, action: &str) -> Vec<String> {
        let Ok(action) = action.parse::<Action>() else { return Vec::new() };
        actions::about(self, action)
    }

    fn draw_card(&self, buf: &mut Buffer, area: Rect, card: &str) -> Rect {
        let title = match Name::read(self, card) {
            Some(Name::Villager(villager)) => self.villager(villager),
            Some(Name::Building(building)) => self.building(building),
            Some(Name::Cave(cave)) => format!("cave {cave}"),
            Some(Name::Page(_)) | None => return Rect { width: 0, height: 0, ..area },
        };
        let most = 24;
        put(buf, area, 0, 0, &cut(&self.ink.plain(&title), most), self.ink.accent());
        Rect { width: most as u16, height: 1, ..area }
    }

    fn explain(&self, card: &str) -> Option<Vec<String>> {
        Name::read(self, card).map(|name| words::explain(self, name))
    }

    fn legend(&self) -> Vec<(String, &'static str)> {
        sign::legend(self.ink)
    }

    fn finale_steps(&self) -> usize {
        finale::steps(self)
    }

    fn draw_finale(&self, buf: &mut Buffer, area: Rect, step: usize, standings: &Standings) {
        finale::draw(self, buf, area, step, standings);
    }

    fn describe(&self) -> Vec<String> {
        plain::describe(self)
    }

    fn describe_action(&self, action: &str) -> String {
        match action.parse::<Action>() {
            Ok(parsed) => format!("{action}: {}", actions::words(self, parsed)),
            Err(_) => action.to_owned(),
        }
    }

    fn caption(&self, action: &str) -> Option<String> {
        let parsed = action.parse::<Action>().ok()?;
        Some(actions::words(self, parsed))
    }

    fn words_to_read(&self) -> usize {
        book::words(self)
    }

    fn winners(&self, standings: &Standings) -> String {
        finale::winners(self, standings)
    }

    fn describe_scores(&self, standings: &Standings) -> Vec<String> {
        finale::describe(self, standings)
    }
}
