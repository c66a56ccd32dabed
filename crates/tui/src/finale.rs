//! The final scoring as a show: part after part, for all players together. It is the same for all games
//! whose score is made of parts.

use ratatui::{buffer::Buffer, layout::Rect};
use table::{GameWords, Seat, Seen, Standings};

use crate::{
    Ink,
    parts::Finale,
    text::{cut, put},
};

/// Where the columns of the players begin, and how far apart they are.
const FIRST_COLUMN: u16 = 36;
const COLUMN: u16 = 11;

/// The score of everybody, part by part.
pub(crate) struct ScoreSheet<'a, G: GameWords> {
    pub(crate) ink: Ink,
    pub(crate) seen: Seen<'a, G>,
    /// What is said before the first part.
    pub(crate) opening: &'static str,
    /// In the order of the scoring.
    pub(crate) parts: Vec<ScorePart>,
}

/// One part of all scores.
pub(crate) struct ScorePart {
    /// What it is for.
    pub(crate) name: &'static str,
    /// What is said while it is new; empty where its name says enough.
    pub(crate) about: &'static str,
    /// The points of each seat.
    pub(crate) points: Vec<i32>,
}

impl<'a, G: GameWords> ScoreSheet<'a, G> {
    /// The show, with one step for each part and one for the winner.
    pub(crate) fn finale(self) -> Finale<'a>
    where
        G: 'a,
    {
        let told = self.lines();
        Finale {
            steps: self.parts.len() + 1,
            draw: Box::new(move |buf, area, step, standings| self.draw(buf, area, step, standings)),
            lines: Box::new(move |_| told.clone()),
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.parts.first().map_or(0, |part| part.points.len())).map(Seat::new)
    }

    /// Draws the show after `step` steps.
    fn draw(&self, buf: &mut Buffer, area: Rect, step: usize, standings: &Standings) {
        let (ink, parts) = (self.ink, &self.parts);
        let is_over = step > parts.len();
        let headline = match (is_over, step) {
            (true, _) => G::winners(self.seen, standings),
            (false, 0) => self.opening.to_owned(),
            (false, _) => parts[step - 1].about.to_owned(),
        };
        let style = if is_over { ink.accent() } else { ink.text() };
        put(buf, area, 1, 0, &ink.plain(&headline), style);
        let column = |seat: Seat| FIRST_COLUMN + seat.index() as u16 * COLUMN;
        for seat in self.seats() {
            put(buf, area, column(seat), 2, &cut(self.seen.name(seat), 10), ink.seat(seat));
        }
        for (row, part) in parts.iter().enumerate() {
            let y = 3 + row as u16;
            let (is_shown, is_news) = (row < step, row + 1 == step);
            let style = match (is_shown, is_news) {
                (_, true) => ink.accent(),
                (true, false) => ink.text(),
                (false, false) => ink.dim(),
            };
            put(buf, area, 3, y, part.name, style);
            for seat in self.seats().filter(|_| is_shown) {
                let points = part.points[seat.index()];
                put(buf, area, column(seat), y, &format!("{points:>3}"), style);
            }
        }
        let y = 4 + parts.len() as u16;
        put(buf, area, 3, y, "total", ink.accent());
        for seat in self.seats() {
            let shown = parts.iter().take(step);
            let so_far: i32 = shown.map(|part| part.points[seat.index()]).sum();
            put(buf, area, column(seat), y, &format!("{so_far:>3}"), ink.accent());
        }
        // Nobody is ranked who played against a number.
        if is_over && standings.target().is_none() {
            for (line, seat) in standings.ranking().into_iter().enumerate() {
                let (place, score) = (standings.place(seat), standings.score(seat));
                let name = cut(self.seen.name(seat), 12);
                let text = format!("{place}. {name:<12} {score:>3} {}", G::SCORE);
                let style = if place == 1 { ink.accent() } else { ink.text() };
                put(buf, area, 3, y + 2 + line as u16, &text, style);
            }
        }
    }

    /// The final scoring in words, player after player.
    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in self.seats() {
            lines.push(format!("{}:", self.seen.name(seat)));
            let of_seat = |part: &ScorePart| part.points[seat.index()];
            let parts = self.parts.iter();
            lines.extend(parts.map(|part| format!("  {} for {}", of_seat(part), part.name)));
            let total: i32 = self.parts.iter().map(of_seat).sum();
            lines.push(format!("  total {total} {}", G::SCORE));
        }
        lines
    }
}
