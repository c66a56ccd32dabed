//! A game on a full screen: what is shown, what time brings, and what was decided.
//!
//! Nothing here touches a terminal: keys and moments come in as arguments, and
//! the picture goes out as a buffer. The keys are in [`super::keys`].

#[cfg(test)]
mod tests;
mod time;

use std::time::{Duration, Instant};

use ratatui::{buffer::Buffer, crossterm::event::KeyEvent};
use shelf::{AnyView, Opinion};
use table::{Seat, Standings, Viewer};
use tui::{Foot, Ink, LogEntry, Notice, Page, Scene, Table};

use super::{
    party::Party,
    terminal::Show,
    thinker::{Request, Thinker},
};

/// A second Enter so soon after the last decision was not meant for the next one.
const DOUBLE_PRESS: Duration = Duration::from_millis(250);

/// What lies open on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Open {
    Table,
    Help { card: String, typed: bool },
    Log { up: usize },
    Others { first: usize },
    Sheet { which: usize },
    Finale { step: usize },
}

/// How fast things happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// One thing after another, so that one can follow.
    Followable,
    /// Everything at once.
    AtOnce,
}

/// How somebody leaves the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaving {
    /// For now, or because the game is over.
    Home,
    /// For another game.
    AnotherGame,
}

/// A game on a full screen.
pub(crate) struct Screen {
    pub(super) party: Party,
    thinker: Thinker,
    ink: Ink,
    pace: Pace,
    /// Whose eyes the screen is for.
    pub(super) viewer: Viewer,
    /// To whom the screen is being handed on.
    pub(super) cover: Option<Seat>,
    view: AnyView,
    log: Vec<LogEntry>,
    /// What happened from this move on is new to the viewer.
    news: usize,
    pub(super) actions: Vec<String>,
    pub(super) selected: Option<usize>,
    pub(super) input: String,
    pub(super) notice: Option<Notice>,
    opinions: Vec<Opinion>,
    pub(super) open: Open,
    bot: Bot,
    hint: Option<u64>,
    /// Nothing moves before.
    not_before: Instant,
    decided_at: Option<Instant>,
    /// How many words of a story lay open after the last move.
    words: usize,
    frames: usize,
    /// How large the screen was when it was last drawn.
    size: (u16, u16),
    standings: Option<Standings>,
    /// Whether the final scoring was shown to its end.
    was_scored: bool,
}

/// What the bot whose turn it is does.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Bot {
    Nothing,
    Thinks(u64),
    HasDecided(String),
}

impl Screen {
    /// Sits down; `greeting` is said first.
    pub(crate) fn new(
        party: Party,
        ink: Ink,
        pace: Pace,
        greeting: Option<String>,
        now: Instant,
    ) -> Screen {
        let viewer = match party.people().len() {
            1 => party.people().first().map_or(Viewer::Spectator, Viewer::Seat),
            _ => Viewer::Spectator,
        };
        let mut screen = Screen {
            thinker: Thinker::new(),
            view: party.sitting().view(viewer),
            news: viewer.seat().map_or(0, |seat| party.last_move_of(seat)),
            party,
            ink,
            pace,
            viewer,
            cover: None,
            log: Vec::new(),
            actions: Vec::new(),
            selected: None,
            input: String::new(),
            notice: greeting.map(Notice::Note),
            opinions: Vec::new(),
            open: Open::Table,
            bot: Bot::Nothing,
            hint: None,
            not_before: now,
            decided_at: None,
            words: 0,
            frames: 0,
            size: (tui::LEAST_WIDTH, tui::LEAST_HEIGHT),
            standings: None,
            was_scored: false,
        };
        screen.look();
        screen
    }

    /// The game and those who play it.
    pub(crate) fn into_party(self) -> Party {
        self.party
    }

    /// Brings the picture up to date after anything has changed.
    pub(super) fn look(&mut self) {
        let next = self.party.next();
        if let Some(seat) = next.filter(|&seat| self.party.people().contains(seat))
            && self.viewer != Viewer::Seat(seat)
        {
            self.cover = Some(seat);
        }
        self.standings = self.party.sitting().standings();
        if self.standings.is_some() && self.party.people().len() > 1 {
            self.viewer = Viewer::Spectator;
        }
        self.view = self.party.sitting().view(self.viewer);
        self.log = self.party.log(self.viewer, self.news);
        self.actions =
            self.viewer.seat().map_or_else(Vec::new, |seat| self.party.sitting().actions(seat));
        // Whoever has chosen already changes it on purpose, not by one Enter too many.
        self.selected = self.is_asked().then_some(0);
        self.opinions.clear();
        self.hint = None;
        self.bot = Bot::Nothing;
    }

    /// Whether the one at the screen owes a decision.
    pub(super) fn is_asked(&self) -> bool {
        let seat = self.viewer.seat();
        seat.is_some_and(|seat| self.party.sitting().to_act().contains(seat))
    }

    /// Does what the one at the screen decided.
    pub(super) fn act(&mut self, action: &str, now: Instant) {
        let Some(seat) = self.viewer.seat() else { return };
        let before = self.party.sitting().moves();
        match self.party.act(seat, action) {
            Ok(kept) => {
                self.notice = kept.err().map(Notice::Refusal);
                self.news = before;
                self.decided_at = Some(now);
                self.look();
                self.wait_after_move(now, time::BEFORE_REVEAL);
            }
            Err(refusal) => self.refuse(&refusal.to_string()),
        }
    }

    /// Takes back the last decision of a person.
    pub(super) fn undo(&mut self) {
        match self.party.undo() {
            Ok((undone, kept)) => {
                let bots = undone.moves - 1;
                let name = self.party.name(undone.seat);
                let with = match bots {
                    0 => String::new(),
                    1 => " and one bot move".to_owned(),
                    _ => format!(" and {bots} bot moves"),
                };
                let text = format!("Undid {name}’s last move{with}.");
                self.notice = Some(kept.map_or_else(Notice::Refusal, |()| Notice::Note(text)));
                self.news = self.news.min(self.party.sitting().moves());
                self.cover = None;
                self.look();
            }
            Err(reason) => self.refuse(&format!("can’t undo: {reason}")),
        }
    }

    /// Asks what `hard` would do here.
    pub(super) fn ask_hint(&mut self) {
        match self.viewer.seat().and_then(|seat| self.party.position(seat)) {
            Some(position) => {
                self.hint = Some(self.thinker.ask(position, Request::Hint));
                self.notice = Some(Notice::Note("Thinking about a hint …".to_owned()));
            }
            None => self.refuse("there is nothing for you to decide right now"),
        }
    }

    pub(super) fn refuse(&mut self, why: &str) {
        self.notice = Some(Notice::Refusal(tui::sentence(why)));
    }

    /// The screen is in the right hands.
    pub(super) fn uncover(&mut self) {
        if let Some(seat) = self.cover.take() {
            self.viewer = Viewer::Seat(seat);
            self.news = self.party.last_move_of(seat);
            self.notice = None;
            self.look();
        }
    }

    /// Whether an Enter now is the echo of the last decision.
    pub(super) fn is_double_press(&self, now: Instant) -> bool {
        self.decided_at.is_some_and(|decided| now.duration_since(decided) < DOUBLE_PRESS)
    }

    /// Goes on at once instead of waiting for the next moment.
    pub(super) fn skip_pause(&mut self, now: Instant) {
        self.not_before = now;
    }

    /// The cards in sight, for leafing through help.
    pub(super) fn cards(&self) -> Vec<String> {
        self.table().cards()
    }

    /// What is not offered now, and why.
    pub(super) fn why_not(&self) -> String {
        self.table().why_not().join(" ")
    }

    /// The card under the cursor, or else the first in sight.
    pub(super) fn card_in_focus(&self) -> String {
        let about = self.selected.map(|index| self.table().cards_of(index)).unwrap_or_default();
        about.into_iter().chain(self.cards()).next().unwrap_or_default()
    }

    pub(super) fn finale_steps(&self) -> usize {
        self.table().finale_steps()
    }

    /// How many lines up the log goes.
    pub(super) fn log_reach(&self) -> usize {
        tui::log_reach(&self.log, self.size.0, self.size.1)
    }

    /// How many other players there are to look at.
    pub(super) fn others(&self) -> usize {
        self.table().others()
    }

    /// How many boards can be opened by key.
    pub(super) fn sheets(&self) -> usize {
        self.table().sheets()
    }

    /// Skips to the end of the final scoring.
    pub(super) fn show_result(&mut self) {
        self.open = Open::Finale { step: self.finale_steps() };
        self.was_scored = true;
    }

    fn table(&self) -> Table<'_> {
        Table {
            shelf: self.party.shelf(),
            view: &self.view,
            names: self.party.sitting().names(),
            viewer: self.viewer,
        }
    }
}

impl Show for Screen {
    type Outcome = Leaving;

    fn tick(&mut self, now: Instant) -> anyhow::Result<()> {
        self.frames += 1;
        self.listen()?;
        if self.party.is_over() {
            self.go_on_with_finale(now);
        } else if self.cover.is_none() {
            self.let_bots_move(now)?;
        }
        Ok(())
    }

    fn key(&mut self, key: KeyEvent, now: Instant) -> anyhow::Result<Option<Leaving>> {
        Ok(super::keys::press(self, key, now))
    }

    fn leave(&self) -> Leaving {
        Leaving::Home
    }

    fn draw(&mut self, buf: &mut Buffer) {
        self.size = (buf.area.width, buf.area.height);
        let is_busy = self.bot != Bot::Nothing || self.hint.is_some();
        let foot = Foot::Decision {
            selected: self.selected,
            opinions: &self.opinions,
            input: &self.input,
            notice: self.notice.as_ref(),
            thinking: is_busy.then_some(self.frames),
        };
        let page = match (&self.open, self.cover, &self.standings) {
            (Open::Finale { step }, _, Some(standings)) => {
                Page::Finale { step: *step, standings, notice: self.notice.as_ref() }
            }
            (_, Some(seat), _) => Page::Cover { name: self.party.name(seat) },
            (Open::Table | Open::Finale { .. }, None, _) => Page::Table,
            (Open::Help { card, .. }, None, _) => Page::Help { card },
            (Open::Log { up }, None, _) => Page::Log { up: *up },
            (Open::Others { first }, None, _) => Page::Others { first: *first },
            (Open::Sheet { which }, None, _) => Page::Sheet { which: *which },
        };
        let scene = Scene { ink: self.ink, table: self.table(), page, foot, log: &self.log };
        tui::draw(buf, &scene);
    }
}
