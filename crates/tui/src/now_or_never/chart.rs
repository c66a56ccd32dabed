//! The board in letters: ten columns and four rows of cells, seven by three each.

use ::table::Seat;
use game_now_or_never::{
    Action, Spot, Stage,
    components::{BOARD_COLUMNS, BOARD_ROWS, Space},
    rules::moving::{Arrival, Reach, Walk, reach},
};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::NowOrNeverScreen;
use crate::text::put;

/// Columns and lines of a cell.
const CELL: (u16, u16) = (7, 3);
/// Characters of a line of a cell.
const SIGNS: usize = 6;
/// Columns of the board.
pub(super) const WIDTH: u16 = BOARD_COLUMNS as u16 * CELL.0;
/// Lines of the board.
pub(super) const HEIGHT: u16 = BOARD_ROWS as u16 * CELL.1;

/// What stands on the board, and what it means.
pub(super) fn legend() -> Vec<(String, &'static str)> {
    let all = [
        ("Underg", "a location, by its name"),
        ("?F", "a search token, by its letter"),
        ("!3x2", "enemies of level 3, two of them"),
        ("^", "a mountain: 1 heart to enter"),
        ("-2", "hearts it costs to get there now"),
        ("@", "you are here"),
        ("&2", "another player, by the seat"),
        ("c4", "the place of a tile or a building: column and row"),
        ("1S", "one shell; tools are T, bottled demons D, crystals C"),
        ("*", "can be built now"),
        ("5/2", "a specialist's price, and the tax for the owner"),
        ("(Name)", "a specialist who is used this season"),
    ];
    all.map(|(sign, means)| (sign.to_owned(), means)).into()
}

/// Draws the board; the space of the choice under the cursor stands out.
pub(super) fn draw(
    screen: &NowOrNeverScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    selected: Option<Action>,
) {
    let reached = where_to(screen);
    for space in Space::all() {
        let (x, y) = (space.column() as u16 * CELL.0 + 1, space.row() as u16 * CELL.1);
        let style = style(screen, space, selected);
        for (line, text) in lines(screen, space, reached.as_ref()).iter().enumerate() {
            let text: String = screen.ink.plain(text).chars().take(SIGNS).collect();
            put(buf, area, x, y + line as u16, &text, style);
        }
    }
}

/// Where the viewer's hero can go while it moves.
fn where_to(screen: &NowOrNeverScreen<'_>) -> Option<Reach> {
    let open = screen.open();
    let moves = open.stage == Stage::Move && screen.seat() == Some(open.active);
    moves.then(|| reach(screen.content, open, Walk::on(screen.content, open)))
}

/// What is on a space, in three short lines.
fn lines(screen: &NowOrNeverScreen<'_>, space: Space, reached: Option<&Reach>) -> [String; 3] {
    let (content, open) = (screen.content, screen.open());
    let mountain = if open.board(content).mountains.contains(space) { "^" } else { "" };
    let spot = open.place(content, space).spot;
    let first = match spot {
        Spot::Location(_) => spot.short_name(content).unwrap_or_default().to_owned(),
        Spot::Letter(letter) if open.search.contains(space) => format!("?{letter}"),
        Spot::Letter(letter) => letter.to_lowercase().to_string(),
        Spot::Lair(_) | Spot::Beside { .. } | Spot::Bare { .. } => ".".to_owned(),
    };
    let first = match mountain {
        "" => first,
        mountain => {
            let short: String = first.chars().take(SIGNS - 1).collect();
            format!("{short}{mountain}")
        }
    };
    let enemy = open.enemy(content, space).map(|enemy| content.enemy(enemy).level);
    let enemy = enemy.map(|level| format!("!{level}x{}", open.enemies[usize::from(level) - 1]));
    let hearts = reached.and_then(|reach| reach.hearts(space, Arrival::Stop));
    let hearts = hearts.filter(|hearts| *hearts > 0).map(|hearts| format!("-{hearts}"));
    let heroes = heroes(screen, space);
    match (enemy, hearts) {
        // Both do not fit beside each other.
        (Some(enemy), Some(hearts)) => [first, enemy, format!("{hearts} {heroes}")],
        (enemy, hearts) => [first, enemy.or(hearts).unwrap_or_default(), heroes],
    }
}

/// Who stands on a space.
fn heroes(screen: &NowOrNeverScreen<'_>, space: Space) -> String {
    let open = screen.open();
    if open.is_setting_up() {
        return String::new();
    }
    let here = screen.seats().filter(|seat| open.player(*seat).place == space);
    let sign = |seat: Seat| match seat == screen.home() {
        true => "@".to_owned(),
        false => format!("&{}", seat.index() + 1),
    };
    here.map(sign).collect()
}

fn style(screen: &NowOrNeverScreen<'_>, space: Space, selected: Option<Action>) -> Style {
    let is_it = |action: Action| matches!(action, Action::Go(to) | Action::Take(to) if to == space);
    if selected.is_some_and(is_it) {
        return screen.ink.selected();
    }
    if screen.actions.iter().copied().any(is_it) {
        return screen.ink.accent();
    }
    let open = screen.open();
    if open.player(screen.home()).place == space && !open.is_setting_up() {
        return screen.ink.seat(screen.home());
    }
    match open.enemy(screen.content, space) {
        Some(_) => screen.ink.warning(),
        None => screen.ink.text(),
    }
}
