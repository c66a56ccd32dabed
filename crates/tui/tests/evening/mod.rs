//! A game in which everybody plays at random, to be looked at.

#![allow(dead_code, reason = "each test looks at its own moments")]

use luck::Fair;
use ratatui::{Terminal, backend::TestBackend, buffer::Cell};
use shelf::{GameName, Shelf, Sitting};
use table::{Chance, Seat, Viewer};
use tui::{Foot, Ink, LogEntry, Page, Scene, Table};

/// A game and its luck.
pub(crate) struct Evening {
    shelf: Shelf,
    pub(crate) sitting: Box<dyn Sitting>,
    luck: Fair,
}

impl Evening {
    pub(crate) fn new(game: GameName, players: usize, choices: &[&str]) -> Evening {
        let names = ["Ada", "hard", "easy", "medium", "greedy", "random"].map(String::from);
        let shelf = Shelf::embedded();
        let mut luck = Fair::new([players as u8; 32], 0);
        let names = &names[..players];
        let sitting = shelf.start(game, players, choices, names, &mut luck).expect("a game starts");
        Evening { shelf, sitting, luck }
    }

    /// One move at random, the last seat first; `false` when the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let Some(seat) = self.sitting.to_act().iter().last() else { return false };
        let actions = self.sitting.actions(seat);
        let action = &actions[self.luck.pick(actions.len() as u32) as usize];
        self.sitting.act(seat, action, &mut self.luck).expect("a listed action is accepted");
        true
    }

    /// Plays on until Ada is asked to do this in this round or a later one.
    pub(crate) fn until_asked(mut self, what: &str, round: usize) -> Evening {
        let ada = Seat::new(0);
        loop {
            let asked = self.sitting.to_act().contains(ada)
                && self.sitting.actions(ada)[0].starts_with(what);
            let explored =
                self.sitting.log().iter().filter(|line| line.line.text.starts_with("Ada explores"));
            if asked && explored.count() >= round {
                return self;
            }
            assert!(self.step(), "Ada is never asked to {what}");
        }
    }

    /// Plays on until Ada is asked and it is as wanted.
    pub(crate) fn until(mut self, is_it: impl Fn(&Evening) -> bool) -> Evening {
        loop {
            if self.sitting.to_act().contains(Seat::new(0)) && is_it(&self) {
                return self;
            }
            assert!(self.step(), "that never happens");
        }
    }

    /// What is there to be said in words about the table as Ada sees it.
    pub(crate) fn words<T>(&self, look: impl FnOnce(Table<'_>) -> T) -> T {
        let viewer = Viewer::Seat(Seat::new(0));
        let view = self.sitting.view(viewer);
        look(Table { shelf: &self.shelf, view: &view, names: self.sitting.names(), viewer })
    }

    pub(crate) fn played_out(mut self) -> Evening {
        while self.step() {}
        self
    }

    /// The table as Ada sees it.
    pub(crate) fn screen(&self, ink: Ink, size: (u16, u16), selected: usize) -> String {
        let ada = Seat::new(0);
        let foot = Foot::Decision {
            selected: Some(selected),
            opinions: &[],
            input: "",
            notice: None,
            thinking: None,
        };
        self.draw(ink, size, Page::Table, foot, Viewer::Seat(ada))
    }

    pub(crate) fn draw(
        &self,
        ink: Ink,
        size: (u16, u16),
        page: Page<'_>,
        foot: Foot<'_>,
        viewer: Viewer,
    ) -> String {
        let view = self.sitting.view(viewer);
        let lines = self.sitting.log().iter().filter(|line| line.audience.includes(viewer));
        let log: Vec<LogEntry> = lines
            .map(|line| LogEntry {
                text: tui::sentence(&line.line.text),
                is_new: line.of_move + 3 > self.sitting.moves(),
            })
            .collect();
        let table = Table { shelf: &self.shelf, view: &view, names: self.sitting.names(), viewer };
        picture(&Scene { ink, table, page, foot, log: &log }, size)
    }
}

/// A scene as text.
pub(crate) fn picture(scene: &Scene<'_>, size: (u16, u16)) -> String {
    let mut terminal =
        Terminal::new(TestBackend::new(size.0, size.1)).expect("a test has a terminal");
    terminal.draw(|frame| tui::draw(frame.buffer_mut(), scene)).expect("a test can draw");
    let cells = terminal.backend().buffer().content();
    let lines = cells.chunks(size.0.into()).map(|line| {
        let line: String = line.iter().map(Cell::symbol).collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}
