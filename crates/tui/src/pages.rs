//! Pages over the table: help, the log, and the cover while the screen is handed on.

use ratatui::{buffer::Buffer, layout::Rect};

use crate::{
    Ink, LogEntry,
    parts::Parts,
    text::{put, width, wrap},
};

/// Draws the last lines of the log, or those `up` lines further up.
pub(crate) fn draw_log(buf: &mut Buffer, ink: Ink, area: Rect, log: &[LogEntry], up: usize) {
    if area.height == 0 || area.width < 12 {
        return;
    }
    let lines = wrapped(ink, log, area.width);
    let height = usize::from(area.height);
    let last = lines.len() - up.min(lines.len().saturating_sub(height));
    let first = last.saturating_sub(height);
    for (y, (line, is_new)) in lines[first..last].iter().enumerate() {
        let style = if *is_new { ink.text() } else { ink.dim() };
        let mark = if *is_new && !line.starts_with(' ') { ink.word("∙", "*") } else { " " };
        put(buf, area, 0, y as u16, mark, ink.accent());
        put(buf, area, 2, y as u16, line, style);
    }
}

/// The log in lines that fit, each with whether it is new.
fn wrapped(ink: Ink, log: &[LogEntry], width: u16) -> Vec<(String, bool)> {
    let most = usize::from(width).saturating_sub(4);
    let mut lines = Vec::new();
    for entry in log {
        let parts = wrap(&ink.plain(&entry.text), most);
        lines.extend(parts.into_iter().enumerate().map(|(index, line)| {
            (if index == 0 { line } else { format!("  {line}") }, entry.is_new)
        }));
    }
    lines
}

/// The part of a page of this size that the log gets.
pub(crate) fn log_area(page: Rect) -> Rect {
    let (width, height) = (page.width.saturating_sub(2), page.height.saturating_sub(4));
    Rect { x: page.x + 1, y: page.y + 2, width, height }
}

/// How many lines up the log goes on a screen of this size.
pub fn log_reach(log: &[LogEntry], width: u16, height: u16) -> usize {
    let area = log_area(Rect::new(0, 0, width, height));
    wrapped(Ink::FULL, log, area.width).len().saturating_sub(area.height.into())
}

/// Draws one card large and in words, and the legend below.
pub(crate) fn draw_help(buf: &mut Buffer, ink: Ink, area: Rect, parts: &Parts<'_>, card: &str) {
    let area =
        Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
    let mut y = 0;
    match parts.find(card) {
        Some(found) => {
            let drawn = (found.draw)(buf, area);
            let from = drawn.width + 3;
            let most = usize::from(area.width.saturating_sub(from)).min(72);
            for paragraph in (found.explain)() {
                for line in wrap(&ink.plain(&paragraph), most) {
                    put(buf, area, from, y, &line, ink.text());
                    y += 1;
                }
            }
            y = y.max(drawn.height);
        }
        None if card.is_empty() => {}
        None => {
            let sorry = format!("There is no card “{card}”.");
            put(buf, area, 0, 0, &ink.plain(&sorry), ink.warning());
            y = 1;
        }
    }
    put(buf, area, 0, y + 1, "Symbols", ink.accent());
    let below = y + 2;
    let rest = Rect { y: area.y + below, height: area.height.saturating_sub(below), ..area };
    draw_legend(buf, ink, rest, &parts.legend);
}

/// Lines of the legend: enough for each kind of symbol to have a column of its own.
const LEGEND_ROWS: usize = 5;

/// Draws the symbols and their meaning in columns.
pub(crate) fn draw_legend(
    buf: &mut Buffer,
    ink: Ink,
    area: Rect,
    pairs: &[(String, &'static str)],
) {
    let rows = usize::from(area.height).clamp(1, LEGEND_ROWS);
    let mut x = 0;
    for column in pairs.chunks(rows) {
        let symbol = column.iter().map(|(symbol, _)| width(symbol)).max().unwrap_or(0) as u16;
        let words = column.iter().map(|(_, words)| width(words)).max().unwrap_or(0) as u16;
        if x + symbol + 1 + words > area.width {
            break;
        }
        for (y, (sign, meaning)) in column.iter().enumerate() {
            put(buf, area, x, y as u16, sign, ink.accent());
            put(buf, area, x + symbol + 1, y as u16, meaning, ink.text());
        }
        x += symbol + words + 3;
    }
}

/// Draws nothing but a name.
pub(crate) fn draw_cover(buf: &mut Buffer, ink: Ink, area: Rect, name: &str) {
    let lines = [
        (format!("Hand the screen to {name}."), ink.accent()),
        (String::new(), ink.text()),
        (format!("{name} presses Enter when nobody else is looking."), ink.text()),
        ("u takes the last choice back, q leaves.".to_owned(), ink.dim()),
    ];
    let top = (area.height.saturating_sub(lines.len() as u16)) / 2;
    for (y, (line, style)) in lines.iter().enumerate() {
        let from = (usize::from(area.width).saturating_sub(width(line))) / 2;
        put(buf, area, from as u16, top + y as u16, line, *style);
    }
}
