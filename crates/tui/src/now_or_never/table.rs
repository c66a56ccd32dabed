//! The table: the board, the rows beside it where there is room, and below what one has or the fight.

use ratatui::{buffer::Buffer, layout::Rect};

use super::{NowOrNeverScreen, boards, chart, fight, people};
use crate::text::{cut, put, wrap};

/// Lines that are kept for the log where there are many.
const LOG: u16 = 8;

/// Draws the table and gives back the space left for the log.
pub(super) fn draw(
    screen: &NowOrNeverScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    selected: Option<usize>,
) -> Rect {
    let ink = screen.ink;
    let height = chart::HEIGHT.min(area.height);
    let left = Rect { width: chart::WIDTH.min(area.width), height, ..area };
    let action = selected.and_then(|index| screen.actions.get(index).copied());
    chart::draw(screen, buf, left, action);
    let right = Rect {
        x: area.x + left.width,
        width: area.width.saturating_sub(left.width),
        height,
        ..area
    };
    // A narrow terminal has the rows among the boards.
    if right.width > 24 {
        let most = usize::from(right.width) - 1;
        for (y, line) in (0..).zip(fitted(screen, &boards::rows(screen), most, height)) {
            put(buf, right, 1, y, &line, ink.text());
        }
    }
    let below = Rect { y: area.y + height, height: area.height.saturating_sub(height), ..area };
    let home = screen.home();
    let fight = fight::lines(screen);
    let own = if fight.is_empty() { people::lines(screen, home) } else { fight };
    let most = usize::from(area.width.saturating_sub(2));
    let own = fitted(screen, &own, most, below.height.saturating_sub(LOG));
    let used = (own.len() as u16).min(below.height);
    for (y, line) in own.iter().enumerate() {
        let style = if y == 0 { ink.seat(home) } else { ink.text() };
        put(buf, below, 1, y as u16, line, style);
    }
    let taken = (used + 1).min(below.height);
    Rect { y: below.y + taken, height: below.height - taken, ..below }
}

/// Lines of this width: wrapped where there are rows enough for all of them, cut where not.
fn fitted(
    screen: &NowOrNeverScreen<'_>,
    lines: &[String],
    width: usize,
    height: u16,
) -> Vec<String> {
    let plain = || lines.iter().map(|line| screen.ink.plain(line));
    let hanging = |line: String| {
        let indent = " ".repeat(line.len() - line.trim_start().len());
        let mut parts = wrap(line.trim_start(), width.saturating_sub(indent.len() + 2));
        for (index, part) in parts.iter_mut().enumerate() {
            let more = if index == 0 { "" } else { "  " };
            *part = format!("{indent}{more}{part}");
        }
        parts
    };
    let wrapped: Vec<String> = plain().flat_map(hanging).collect();
    if wrapped.len() <= usize::from(height) {
        wrapped
    } else {
        plain().map(|line| cut(&line, width)).collect()
    }
}
