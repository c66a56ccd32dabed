//! The final scoring as a show: part after part, for all players together.

use ::table::{GameWords, Seat, Standings};
use game_above_and_below::{
    AboveAndBelow,
    rules::scoring::{self, Part},
};
use ratatui::{buffer::Buffer, layout::Rect};

use super::AboveAndBelowScreen;
use crate::text::{cut, put};

/// The parts of a score that can occur here.
fn parts(screen: &AboveAndBelowScreen<'_>) -> Vec<Part> {
    let crossover = screen.open().crossover;
    Part::ALL.into_iter().filter(|&part| part != Part::Sandwiches || crossover).collect()
}

/// One step for each part, and one for the winner.
pub(super) fn steps(screen: &AboveAndBelowScreen<'_>) -> usize {
    parts(screen).len() + 1
}

fn seats(screen: &AboveAndBelowScreen<'_>) -> impl Iterator<Item = Seat> + use<> {
    (0..screen.open().seats()).map(Seat::new)
}

/// Where the columns of the players begin, and how far apart they are.
const FIRST_COLUMN: u16 = 36;
const COLUMN: u16 = 11;

/// Draws the show after `step` steps.
pub(super) fn draw(
    screen: &AboveAndBelowScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    step: usize,
    standings: &Standings,
) {
    let ink = screen.ink;
    let parts = parts(screen);
    let is_over = step >= steps(screen);
    let headline = match (is_over, step) {
        (true, _) => AboveAndBelow::winners(screen.seen, standings),
        (false, 0) => "Seven rounds are over.".to_owned(),
        (false, _) => parts.get(step - 1).map_or("", |part| about(*part)).to_owned(),
    };
    let style = if is_over { ink.accent() } else { ink.text() };
    put(buf, area, 1, 0, &ink.plain(&headline), style);
    let column = |seat: Seat| FIRST_COLUMN + seat.index() as u16 * COLUMN;
    for seat in seats(screen) {
        put(buf, area, column(seat), 2, &cut(screen.name(seat), 10), ink.seat(seat));
    }
    for (row, &part) in parts.iter().enumerate() {
        let y = 3 + row as u16;
        let (is_shown, is_news) = (row < step, row + 1 == step);
        let style = match (is_shown, is_news) {
            (_, true) => ink.accent(),
            (true, false) => ink.text(),
            (false, false) => ink.dim(),
        };
        put(buf, area, 3, y, part.words(), style);
        for seat in seats(screen).filter(|_| is_shown) {
            let points = scoring::score(screen.content, screen.open(), seat).of(part);
            put(buf, area, column(seat), y, &format!("{points:>3}"), style);
        }
    }
    let y = 4 + parts.len() as u16;
    put(buf, area, 3, y, "total", ink.accent());
    for seat in seats(screen) {
        let score = scoring::score(screen.content, screen.open(), seat);
        let so_far: i16 = parts.iter().take(step).map(|&part| score.of(part)).sum();
        put(buf, area, column(seat), y, &format!("{so_far:>3}"), ink.accent());
    }
    if is_over {
        for (line, seat) in standings.ranking().into_iter().enumerate() {
            let (place, score) = (standings.place(seat), standings.score(seat));
            let text = format!("{place}. {:<12} {score:>3} points", cut(screen.name(seat), 12));
            let style = if place == 1 { ink.accent() } else { ink.text() };
            put(buf, area, 3, y + 2 + line as u16, &text, style);
        }
    }
}

fn about(part: Part) -> &'static str {
    match part {
        Part::Track => "Every good on the advancement track, by its slot …",
        Part::Buildings => "One point for each building …",
        Part::Rank => "Reputation rank …",
        Part::Space => "… and the space on the reputation track …",
        Part::Cards => "Card bonuses …",
        Part::Sandwiches => "Bread with bacon …",
    }
}

/// The final scoring in words, player after player.
pub(super) fn describe(screen: &AboveAndBelowScreen<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in seats(screen) {
        let score = scoring::score(screen.content, screen.open(), seat);
        lines.push(format!("{}:", screen.name(seat)));
        let told = parts(screen).into_iter();
        lines.extend(told.map(|part| format!("  {} for {}", score.of(part), part.words())));
        lines.push(format!("  total {} points", score.total()));
    }
    lines
}
