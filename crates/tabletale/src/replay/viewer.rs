//! A recorded game on a full screen: back and forth, through everybody's eyes.

use std::time::Instant;

use anyhow::anyhow;
use ratatui::{
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent},
};
use shelf::{AnyView, Sitting};
use table::{ReplayFile, Viewer};
use tui::{Foot, Ink, LogEntry, Page, Scene, Table};

use crate::play::{scrolled, terminal::Show, turned_sheet};

/// Moves that a page key goes.
const PAGE: usize = 10;

/// A recorded game being looked at.
pub(crate) struct ReplayShow {
    file: ReplayFile,
    /// The game as it stood after the move that is shown.
    sitting: Box<dyn Sitting>,
    of: usize,
    viewer: usize,
    viewers: Vec<Viewer>,
    view: AnyView,
    log: Vec<LogEntry>,
    caption: String,
    open: Open,
    /// How large the screen was when it was last drawn.
    size: (u16, u16),
    ink: Ink,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Open {
    Table,
    Help(usize),
    Log(usize),
    Others(usize),
    Sheet(usize),
    Finale,
}

impl ReplayShow {
    /// Opens a verified game at its beginning.
    pub(crate) fn new(
        file: ReplayFile,
        sitting: Box<dyn Sitting>,
        ink: Ink,
    ) -> anyhow::Result<ReplayShow> {
        let viewers: Vec<Viewer> = Viewer::all(sitting.seats()).collect();
        let mut show = ReplayShow {
            of: sitting.moves(),
            view: sitting.view(Viewer::Spectator),
            // Spectators come last, and are the ones to begin with.
            viewer: viewers.len() - 1,
            file,
            sitting,
            viewers,
            log: Vec::new(),
            caption: String::new(),
            open: Open::Table,
            size: (tui::LEAST_WIDTH, tui::LEAST_HEIGHT),
            ink,
        };
        show.go_to(0)?;
        Ok(show)
    }

    fn at(&self) -> usize {
        self.sitting.moves()
    }

    fn go_to(&mut self, at: usize) -> anyhow::Result<()> {
        let mut sitting =
            self.sitting.shelf().resume_file(&self.file).map_err(|error| anyhow!("{error}"))?;
        sitting.rewind(at.min(self.of)).map_err(|error| anyhow!("{error}"))?;
        self.sitting = sitting;
        self.look();
        Ok(())
    }

    fn look(&mut self) {
        let (sitting, viewer) = (self.sitting.as_ref(), self.viewers[self.viewer]);
        let name = |seat| sitting.names().get(seat);
        let last = self.at().checked_sub(1);
        let moved = match last.and_then(|last| sitting.move_at(last)) {
            Some((seat, action)) => format!("{}: {action}", name(seat)),
            None => format!("the beginning · {} moves, all verified", self.of),
        };
        let eyes = match viewer {
            Viewer::Seat(seat) => format!("as {} sees it", name(seat)),
            Viewer::Spectator => "as a spectator sees it".to_owned(),
        };
        self.view = sitting.view(viewer).without_actions();
        // The last move is in the log, and what it led to is of more interest.
        let won = sitting.standings().map(|standings| self.table().winners(&standings));
        let said = won.unwrap_or(moved);
        self.caption = format!("{} · {eyes}", said.trim_end_matches('.'));
        let lines = sitting.log().iter().filter(|line| line.audience.includes(viewer));
        self.log = lines
            .map(|line| LogEntry {
                text: tui::sentence(&line.line.text),
                is_new: Some(line.of_move) == last,
            })
            .collect();
    }

    fn table(&self) -> Table<'_> {
        Table {
            shelf: self.sitting.shelf(),
            view: &self.view,
            names: self.sitting.names(),
            viewer: self.viewers[self.viewer],
        }
    }

    fn at_table(&mut self, key: KeyEvent) -> anyhow::Result<Option<()>> {
        let at = self.at();
        match key.code {
            KeyCode::Right | KeyCode::Char(' ' | 'n') => {
                if at == self.of && self.sitting.standings().is_some() {
                    self.open = Open::Finale;
                } else {
                    self.go_to(at + 1)?;
                }
            }
            KeyCode::Left | KeyCode::Char('p') => self.go_to(at.saturating_sub(1))?,
            KeyCode::PageDown | KeyCode::Down => self.go_to(at + PAGE)?,
            KeyCode::PageUp | KeyCode::Up => self.go_to(at.saturating_sub(PAGE))?,
            KeyCode::Home => self.go_to(0)?,
            KeyCode::End => self.go_to(self.of)?,
            KeyCode::Char('v') | KeyCode::Tab => {
                self.viewer = (self.viewer + 1) % self.viewers.len();
                self.look();
            }
            KeyCode::BackTab => {
                self.viewer = (self.viewer + self.viewers.len() - 1) % self.viewers.len();
                self.look();
            }
            KeyCode::Char('?') => self.open = Open::Help(0),
            KeyCode::Char('l') => self.open = Open::Log(0),
            KeyCode::Char('o') => self.open = Open::Others(0),
            KeyCode::Char('b') if self.table().sheets() > 0 => self.open = Open::Sheet(0),
            KeyCode::Char('q') | KeyCode::Esc => return Ok(Some(())),
            _ => {}
        }
        Ok(None)
    }
}

impl Show for ReplayShow {
    type Outcome = ();

    fn tick(&mut self, _: Instant) -> anyhow::Result<()> {
        Ok(())
    }

    fn key(&mut self, key: KeyEvent, _: Instant) -> anyhow::Result<Option<()>> {
        let forward = matches!(key.code, KeyCode::Right | KeyCode::Down | KeyCode::Tab);
        let back = matches!(key.code, KeyCode::Left | KeyCode::Up | KeyCode::BackTab);
        self.open = match self.open {
            Open::Table => return self.at_table(key),
            Open::Help(card) if forward => Open::Help(card + 1),
            Open::Help(card) if back => Open::Help(card.saturating_sub(1)),
            Open::Others(first) if forward => {
                Open::Others((first + 1).min(self.table().others().saturating_sub(1)))
            }
            Open::Others(first) if back => Open::Others(first.saturating_sub(1)),
            Open::Sheet(which) => {
                turned_sheet(key, which, self.table().sheets()).map_or(Open::Table, Open::Sheet)
            }
            Open::Log(up) => {
                let reach = tui::log_reach(&self.log, self.size.0, self.size.1);
                scrolled(key, up, reach).map_or(Open::Table, Open::Log)
            }
            Open::Help(_) | Open::Others(_) | Open::Finale => Open::Table,
        };
        Ok(None)
    }

    fn leave(&self) {}

    fn draw(&mut self, buf: &mut Buffer) {
        self.size = (buf.area.width, buf.area.height);
        let cards = self.table().cards();
        let standings = self.sitting.standings();
        let page = match (&self.open, &standings) {
            (Open::Finale, Some(standings)) => {
                Page::Finale { step: usize::MAX, standings, notice: None }
            }
            (Open::Help(card), _) => {
                let card = cards.get(card % cards.len().max(1)).map_or("", String::as_str);
                Page::Help { card }
            }
            (Open::Log(up), _) => Page::Log { up: *up },
            (Open::Others(first), _) => Page::Others { first: *first },
            (Open::Sheet(which), _) => Page::Sheet { which: *which },
            (Open::Table | Open::Finale, _) => Page::Table,
        };
        let foot = Foot::Slider { at: self.at(), of: self.of, caption: &self.caption };
        let scene = Scene { ink: self.ink, table: self.table(), page, foot, log: &self.log };
        tui::draw(buf, &scene);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luck::Quick;
    use ratatui::layout::Rect;
    use shelf::{GameName, Shelf};
    use table::Chance;

    fn recorded() -> ReplayShow {
        let shelf = Shelf::embedded();
        let mut luck = Quick::new(3, 0);
        let names = ["Ada".to_owned(), "Ben".to_owned()];
        let mut sitting = shelf.start(GameName::Faraway, 2, &[], &names, &mut luck).unwrap();
        while let Some(seat) = sitting.to_act().first() {
            let actions = sitting.actions(seat);
            let action = &actions[luck.pick(actions.len() as u32) as usize];
            sitting.act(seat, action, &mut luck).unwrap();
        }
        let file = sitting.file();
        ReplayShow::new(file, sitting, Ink::FULL).unwrap()
    }

    fn press(show: &mut ReplayShow, code: KeyCode) -> Option<()> {
        show.key(KeyEvent::from(code), Instant::now()).unwrap()
    }

    fn screen(show: &mut ReplayShow) -> String {
        let mut buf = Buffer::empty(Rect::new(0, 0, 80, 24));
        show.draw(&mut buf);
        buf.content().iter().map(ratatui::buffer::Cell::symbol).collect()
    }

    #[test]
    fn moves_are_walked_back_and_forth() {
        let mut show = recorded();
        assert!(screen(&mut show).contains("the beginning"));
        press(&mut show, KeyCode::Right);
        press(&mut show, KeyCode::Right);
        press(&mut show, KeyCode::Left);
        assert_eq!(show.at(), 1);
        press(&mut show, KeyCode::End);
        assert_eq!(show.at(), show.of);
        assert!(screen(&mut show).contains("wins with"), "the last step names the winner");
        press(&mut show, KeyCode::Right);
        assert!(screen(&mut show).contains("wins with"), "the scores follow the last move");
        press(&mut show, KeyCode::Esc);
        press(&mut show, KeyCode::Home);
        assert_eq!(show.at(), 0);
        assert_eq!(press(&mut show, KeyCode::Char('q')), Some(()));
    }

    #[test]
    fn a_spectator_sees_no_hand_and_a_player_sees_their_own() {
        let mut show = recorded();
        let hand = "┏";
        assert!(!screen(&mut show).contains(hand));
        press(&mut show, KeyCode::Char('v'));
        let screen = screen(&mut show);
        assert!(screen.contains("as Ada sees it") && screen.contains(" hand "), "{screen}");
    }
}
