//! The final scoring as a show: part after part, for all players together.

use ::table::{GameWords, Seat, Standings};
use game_near_and_far::{
    NearAndFar,
    scoring::{self, Part},
};
use ratatui::{buffer::Buffer, layout::Rect};

use super::NearAndFarScreen;
use crate::text::{cut, put};

/// One step for each part, and one for the winner.
pub(super) fn steps() -> usize {
    Part::ALL.len() + 1
}

/// Where the columns of the players begin, and how far apart they are.
const FIRST_COLUMN: u16 = 28;
const COLUMN: u16 = 12;

/// Draws the show after `step` steps.
pub(super) fn draw(
    screen: &NearAndFarScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    step: usize,
    standings: &Standings,
) {
    let ink = screen.ink;
    let is_over = step >= steps();
    let headline = match is_over {
        true => NearAndFar::winners(screen.seen, standings),
        false => "The journey is over.".to_owned(),
    };
    put(buf, area, 1, 0, &ink.plain(&headline), if is_over { ink.accent() } else { ink.text() });
    let column = |seat: Seat| FIRST_COLUMN + seat.index() as u16 * COLUMN;
    for seat in screen.seats() {
        put(buf, area, column(seat), 2, &cut(screen.name(seat), 11), ink.seat(seat));
        let score = scoring::score(screen.content, screen.open(), seat);
        let shown = &Part::ALL[..step.min(Part::ALL.len())];
        for (y, part) in (3..).zip(shown) {
            put(buf, area, 1, y, part.words(), ink.text());
            put(buf, area, column(seat), y, &score.of(*part).to_string(), ink.text());
        }
        let sum: i16 = shown.iter().map(|part| score.of(*part)).sum();
        let y = 4 + Part::ALL.len() as u16;
        put(buf, area, 1, y, "together", ink.accent());
        put(buf, area, column(seat), y, &sum.to_string(), ink.accent());
    }
}

/// The scoring in words, a line for each player.
pub(super) fn describe(screen: &NearAndFarScreen<'_>) -> Vec<String> {
    let line = |seat: Seat| {
        let score = scoring::score(screen.content, screen.open(), seat);
        let parts = Part::ALL.into_iter().filter(|part| score.of(*part) != 0);
        let parts: Vec<String> =
            parts.map(|part| format!("{} {}", part.words(), score.of(part))).collect();
        format!("{}: {} = {}", screen.name(seat), parts.join(" + "), score.total())
    };
    screen.seats().map(line).collect()
}
