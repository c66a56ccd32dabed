//! The table: the map or the open quest, the town beside it, and what one has below.

use ratatui::{buffer::Buffer, layout::Rect};

use super::{NearAndFarScreen, chart, people};
use crate::{
    reading::read_page,
    text::{cut, put, wrap},
};

/// Draws the table and gives back the space left for the log.
pub(super) fn draw(
    screen: &NearAndFarScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    selected: Option<usize>,
) -> Rect {
    let (ink, open) = (screen.ink, screen.open());
    let height = chart::HEIGHT.min(area.height);
    let left = Rect { width: chart::WIDTH.min(area.width), height, ..area };
    let reading = screen.content.reading(open).filter(|reading| reading.open);
    match reading.and_then(|mut reading| reading.pages.pop()) {
        Some(page) => {
            let lines = read_page(&page, screen.names);
            let lines = lines.iter().flat_map(|line| wrap(&ink.plain(line), 58));
            for (y, line) in lines.take(height.into()).enumerate() {
                put(buf, left, 1, y as u16, &line, ink.text());
            }
        }
        None => {
            let action = selected.and_then(|index| screen.actions.get(index).copied());
            chart::draw(screen, buf, left, action);
        }
    }
    let right = Rect {
        x: area.x + left.width,
        width: area.width.saturating_sub(left.width),
        height,
        ..area
    };
    let map = &screen.content.map(open.map).name;
    put(buf, right, 1, 0, &cut(&ink.plain(map), right.width.into()), ink.accent());
    for (y, line) in (1..).zip(people::town(screen)) {
        put(
            buf,
            right,
            1,
            y,
            &cut(&ink.plain(&line), right.width.saturating_sub(1).into()),
            ink.text(),
        );
    }
    let below = Rect { y: area.y + height, height: area.height.saturating_sub(height), ..area };
    let home = screen.home();
    let mut own = people::lines(screen, home);
    let used = (own.len() as u16).min(below.height);
    let most = usize::from(area.width.saturating_sub(2));
    for (y, line) in own.drain(..).enumerate() {
        let style = if y == 0 { ink.seat(home) } else { ink.text() };
        put(buf, below, 1, y as u16, &cut(&ink.plain(&line), most), style);
    }
    let taken = (used + 1).min(below.height);
    Rect { y: below.y + taken, height: below.height - taken, ..below }
}
