//! Whole screens at typical moments, as a player sees them.

use luck::Quick;
use ratatui::{Terminal, backend::TestBackend};
use shelf::{GameName, LogLine, Shelf, Sitting};
use table::{Chance, Seat, Viewer};
use tui::{Choices, Colours, Entry, Foot, Glyphs, Ink, Notice, Page, Scene, Table};

const ASCII: Ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };

/// A game in which everybody has played at random so far.
struct Evening {
    shelf: Shelf,
    sitting: Box<dyn Sitting>,
    luck: Quick,
}

impl Evening {
    fn new(players: usize, choices: &[&str], seed: u64) -> Evening {
        let names = ["Ada", "hard", "easy", "medium", "greedy", "random"].map(String::from);
        let shelf = Shelf::embedded();
        let mut luck = Quick::new(seed, 0);
        let sitting =
            shelf.start(GameName::Faraway, players, choices, &names[..players], &mut luck).unwrap();
        Evening { shelf, sitting, luck }
    }

    /// Plays on until `stop` holds for what Ada is asked.
    fn until(mut self, stop: impl Fn(&dyn Sitting, &[String]) -> bool) -> Evening {
        loop {
            let ada = Seat::new(0);
            let asked = self.sitting.to_act().contains(ada);
            let actions = if asked { self.sitting.actions(ada) } else { Vec::new() };
            if self.sitting.to_act().is_empty() || stop(self.sitting.as_ref(), &actions) {
                return self;
            }
            let last = self.sitting.to_act().iter().last().unwrap();
            let actions = self.sitting.actions(last);
            let action = &actions[self.luck.pick(actions.len() as u32) as usize];
            self.sitting.act(last, action, &mut self.luck).unwrap();
        }
    }

    fn screen(&self, ink: Ink, width: u16, height: u16, selected: usize) -> String {
        let actions = self.sitting.actions(Seat::new(0));
        let choices = Choices { actions: &actions, selected };
        let foot =
            Foot::Decision { choices, opinions: &[], input: "", notice: None, thinking: None };
        self.draw(ink, (width, height), Page::Table, foot, Viewer::Seat(Seat::new(0)))
    }

    fn draw(
        &self,
        ink: Ink,
        size: (u16, u16),
        page: Page<'_>,
        foot: Foot<'_>,
        viewer: Viewer,
    ) -> String {
        let view = self.sitting.view(viewer);
        let log: Vec<Entry> = self
            .sitting
            .log()
            .iter()
            .filter(|line| line.audience.includes(viewer))
            .map(|line: &LogLine| Entry {
                text: tui::sentence(&line.text),
                is_new: line.of_move + 3 > self.sitting.moves(),
            })
            .collect();
        let table = Table { shelf: &self.shelf, view: &view, names: self.sitting.names() };
        let scene = Scene { ink, table, page, foot, log: &log };
        let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        terminal.draw(|frame| tui::draw(frame.buffer_mut(), &scene)).unwrap();
        let lines = terminal.backend().to_string();
        lines.lines().map(|line| line.trim_matches('"').trim_end()).collect::<Vec<_>>().join("\n")
    }
}

fn asked(what: &'static str, round: usize) -> impl Fn(&dyn Sitting, &[String]) -> bool {
    move |sitting, actions| {
        let played = (0..sitting.moves())
            .filter_map(|index| sitting.move_at(index))
            .filter(|(seat, action)| seat.index() == 0 && action.starts_with("play"))
            .count();
        actions.first().is_some_and(|first| first.starts_with(what)) && played + 1 >= round
    }
}

#[test]
fn show() {
    for (w, h) in [(80, 24), (120, 40)] {
        println!("{}", Evening::new(3, &[], 1).screen(Ink::FULL, w, h, 0));
        println!("{}", Evening::new(3, &[], 1).until(asked("take", 4)).screen(Ink::FULL, w, h, 1));
        println!(
            "{}",
            Evening::new(4, &[], 2).until(asked("choose", 6)).screen(Ink::FULL, w, h, 1)
        );
    }
    println!("{}", Evening::new(6, &[], 2).until(asked("take", 6)).screen(ASCII, 80, 24, 1));
    println!("{}", Evening::new(4, &["advanced"], 2).screen(Ink::FULL, 80, 24, 1));
    println!("{}", Evening::new(4, &[], 2).until(asked("take", 6)).screen(Ink::FULL, 200, 60, 1));
    let game = Evening::new(3, &[], 2).until(|_, _| false);
    let standings = game.sitting.standings().unwrap();
    let foot = Foot::Slider { at: 3, of: 40, caption: "hard takes 41 · seen by Ada" };
    for step in [3, 10, 30] {
        println!(
            "{}",
            game.draw(
                Ink::FULL,
                (80, 24),
                Page::Finale { step, standings: &standings, notice: None },
                foot,
                Viewer::Spectator
            )
        );
        println!(
            "{}",
            game.draw(
                Ink::FULL,
                (120, 40),
                Page::Finale { step, standings: &standings, notice: None },
                foot,
                Viewer::Spectator
            )
        );
    }
    let game = Evening::new(4, &[], 2).until(asked("take", 5));
    for page in [
        Page::Table,
        Page::Help { card: "23" },
        Page::Log { up: 0 },
        Page::Others { first: 0 },
        Page::Cover { name: "Ben" },
    ] {
        println!("{}", game.draw(Ink::FULL, (80, 24), page, foot, Viewer::Spectator));
    }
    let _ = Notice::Note(String::new());
}
