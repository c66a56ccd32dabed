//! The map in letters: spaces by their numbers, and the paths between them.

use game_near_and_far::{
    Action, Space,
    components::{SHEET_HEIGHT, SHEET_WIDTH, Special, Symbol},
};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::NearAndFarScreen;
use crate::text::put;

/// Columns of the map.
pub(super) const WIDTH: u16 = 60;
/// Lines of the map.
pub(super) const HEIGHT: u16 = 14;

/// What stands on the map, and what it means.
pub(super) fn legend() -> Vec<(String, &'static str)> {
    let all = [
        ("TT", "the town space"),
        ("07", "a space, by its number; marked where you can step"),
        ("*07", "your camp"),
        ("^07", "another player’s camp"),
        ("07?", "a quest"),
        ("07~", "toxic water, or a mammoth"),
        ("@07", "you are here"),
        ("&07", "somebody else is here"),
        ("x", "a threat on the path"),
        ("$", "a treasure on the path"),
    ];
    all.map(|(sign, means)| (sign.to_owned(), means)).into()
}

/// Where a space is drawn: the column of its first digit, and its line.
fn place(screen: &NearAndFarScreen<'_>, space: Space, height: u16) -> (i32, i32) {
    let face = screen.content.map(screen.open().map).face(space);
    let x = face.x / SHEET_WIDTH * f32::from(WIDTH - 4) + 1.0;
    let y = face.y / SHEET_HEIGHT * f32::from(height.saturating_sub(1));
    (x.round() as i32, y.round() as i32)
}

/// Draws the map; the space of the choice under the cursor stands out.
pub(super) fn draw(
    screen: &NearAndFarScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    selected: Option<Action>,
) {
    let open = screen.open();
    let map = screen.content.map(open.map);
    let height = area.height.min(HEIGHT);
    for (index, paths) in map.paths.iter().enumerate() {
        let Some(from) = Space::new(index) else { continue };
        for path in paths.iter().filter(|path| path.to > from) {
            let ends = [place(screen, from, height), place(screen, path.to, height)];
            // Between two camps nothing lurks, and nothing lies there (NF-301).
            let quiet = open.has_camp(from) && open.has_camp(path.to);
            draw_path(screen, buf, area, ends, path.symbol.filter(|_| !quiet));
        }
    }
    for index in 0..map.spaces.len() {
        let Some(space) = Space::new(index) else { continue };
        let (x, y) = place(screen, space, height);
        let style = style(screen, space, selected);
        let text = sign(screen, space);
        put(buf, area, (x - 1).max(0) as u16, y.max(0) as u16, &text, style);
    }
}

fn draw_path(
    screen: &NearAndFarScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    [from, to]: [(i32, i32); 2],
    symbol: Option<Symbol>,
) {
    let steps = (to.0 - from.0).abs().max(2 * (to.1 - from.1).abs()).max(1);
    for step in 1..steps {
        let at = |one: i32, other: i32| one + (2 * (other - one) * step + steps) / (2 * steps);
        let (x, y) = (at(from.0, to.0).max(0) as u16, at(from.1, to.1).max(0) as u16);
        let (sign, style) = match symbol.filter(|_| step == steps / 2) {
            Some(Symbol::Threat) => ("x", screen.ink.warning()),
            Some(Symbol::Treasure) => ("$", screen.ink.accent()),
            None => (".", screen.ink.dim()),
        };
        put(buf, area, x, y, sign, style);
    }
}

/// A space with what is on it: `*07?`.
fn sign(screen: &NearAndFarScreen<'_>, space: Space) -> String {
    let open = screen.open();
    let map = screen.content.map(open.map);
    let stands = |seat| open.traveller(seat).place.space() == Some(space);
    let before = match open.camp_of(space) {
        _ if stands(screen.home()) => '@',
        _ if screen.strangers().into_iter().any(stands) => '&',
        Some(owner) if owner == screen.home() => '*',
        Some(_) => '^',
        None => ' ',
    };
    let number = match space {
        Space::TOWN => "TT".to_owned(),
        space => format!("{:02}", space.index()),
    };
    let is_marked = map.special != Special::None && map.marked.contains(space);
    let after = match (open.quests.contains(space), is_marked) {
        (true, _) => '?',
        (false, true) => '~',
        (false, false) => ' ',
    };
    format!("{before}{number}{after}")
}

fn style(screen: &NearAndFarScreen<'_>, space: Space, selected: Option<Action>) -> Style {
    let goes =
        |action: Action| matches!(action, Action::Step(to) | Action::Settle(to) if to == space);
    if selected.is_some_and(goes) {
        return screen.ink.selected();
    }
    if screen.actions.iter().copied().any(goes) {
        return screen.ink.accent();
    }
    match screen.open().camp_of(space) {
        Some(owner) => screen.ink.seat(owner),
        None => screen.ink.text(),
    }
}
