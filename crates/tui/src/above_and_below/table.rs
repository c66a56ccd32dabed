//! The table: the others, what can be bought, and the village at home; or the book.

use ::table::Seat;
use game_above_and_below::{Action, Building, Stage, Villager};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use super::{
    Spread, book, home, others,
    sign::{card_signs, face_signs},
};
use crate::{
    board::Choices,
    text::{cut, fill, put, put_line, width},
};

/// From this many columns on, the log has a column of its own.
const WIDE: u16 = 108;
/// The columns of the log beside the table.
const LOG: u16 = 38;
/// The lines that should be left for the log under a narrow table.
const LOG_LINES: usize = 4;
/// Where the entries of a row begin, after its heading.
pub(super) const INDENT: usize = 10;

/// How much is told of each card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// Names, symbols, and lines between the parts.
    Full,
    /// Names and symbols.
    Close,
    /// Symbols, and names where there is room.
    Short,
}

/// Draws what matters now and gives back the space left for the log.
pub(super) fn draw(
    spread: &Spread<'_>,
    buf: &mut Buffer,
    area: Rect,
    choices: Choices<'_>,
) -> Rect {
    let is_wide = area.width >= WIDE;
    let left = if is_wide { Rect { width: area.width - LOG - 2, ..area } } else { area };
    let beside = Rect { x: left.right() + 2, width: LOG, ..area }.intersection(area);
    if is_book_open(spread) {
        let used = draw_book(spread, buf, left);
        return if is_wide { beside } else { below(left, used) };
    }
    let table = [Detail::Full, Detail::Close, Detail::Short]
        .map(|detail| lines(spread, choices, left.width.into(), detail))
        .into_iter();
    let height = usize::from(left.height);
    // Beside a wide table there is room for the log; under a narrow one it has to be left.
    let wanted = if is_wide { height } else { height.saturating_sub(LOG_LINES) };
    let mut table: Vec<_> = table.collect();
    let fitting = table.iter().position(|lines| lines.len() <= wanted);
    let lines = table.swap_remove(fitting.unwrap_or(table.len() - 1));
    for (y, line) in lines.iter().take(height).enumerate() {
        put_line(buf, left, 0, y as u16, line);
    }
    match is_wide {
        true => last_tale(spread, buf, beside),
        false => below(left, lines.len()),
    }
}

/// The space under so many lines.
fn below(area: Rect, used: usize) -> Rect {
    let used = (used as u16).min(area.height);
    let from = used + u16::from(used < area.height);
    Rect { x: area.x + 1, y: area.y + from, height: area.height - from, ..area }.intersection(area)
}

/// Whether the book is what everybody looks at: while a party explores, and in the turn after it for
/// those who have nothing to decide.
fn is_book_open(spread: &Spread<'_>) -> bool {
    let open = spread.open();
    // A free building is chosen by looking at the display.
    let is_founding = matches!(open.stage, Stage::Founding { .. }) && spread.is_asked();
    (open.exploration.is_some() && !is_founding) || (open.just_told && !spread.is_asked())
}

/// Draws the open page with the party and its dice under it, and says how many lines that took.
fn draw_book(spread: &Spread<'_>, buf: &mut Buffer, area: Rect) -> usize {
    let ink = spread.ink;
    let dice = book::dice(spread);
    let most = usize::from(area.width).saturating_sub(6).min(84);
    let party = flow(spread, "party", dice.into_iter().map(|die| (die, ink.text())), most + 4);
    let room = usize::from(area.height).saturating_sub(party.len());
    let lines = book::lines(spread, most, room);
    let roomy = lines.len() + 2 <= room;
    let height = lines.len() + if roomy { 2 } else { 0 };
    let page = Rect { x: area.x + 1, width: most as u16 + 4, height: height as u16, ..area };
    fill(buf, page.intersection(area), ink.paper());
    for (y, (line, style)) in lines.iter().enumerate() {
        put(buf, page, 2, y as u16 + u16::from(roomy), line, *style);
    }
    for (y, line) in party.iter().enumerate() {
        put_line(buf, area, 0, (height + y) as u16, line);
    }
    height + party.len()
}

/// Draws the end of the last tale beside the table, and gives back what is left.
fn last_tale(spread: &Spread<'_>, buf: &mut Buffer, area: Rect) -> Rect {
    if spread.open().tale.is_empty() || area.height < 20 {
        return area;
    }
    let ink = spread.ink;
    let lines = book::ending(spread, usize::from(area.width) - 4);
    if lines.len() + 8 > usize::from(area.height) {
        return area;
    }
    let page = Rect { height: lines.len() as u16, ..area };
    fill(buf, page, ink.paper());
    for (y, (line, style)) in lines.iter().enumerate() {
        put(buf, page, 2, y as u16, line, *style);
    }
    below(area, lines.len())
}

/// The whole table as lines.
fn lines(
    spread: &Spread<'_>,
    choices: Choices<'_>,
    most: usize,
    detail: Detail,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> =
        spread.strangers().into_iter().map(|seat| stranger(spread, seat, most)).collect();
    let gap = |lines: &mut Vec<Line<'static>>| {
        if detail == Detail::Full {
            lines.push(Line::default());
        }
    };
    gap(&mut lines);
    lines.extend(people_to_train(spread, choices, most, detail));
    lines.extend(rows(spread, choices, most));
    lines.extend(special_houses(spread, choices, most, detail));
    gap(&mut lines);
    lines.extend(home::village(spread, choices, most, detail));
    lines
}

fn stranger(spread: &Spread<'_>, seat: Seat, most: usize) -> Line<'static> {
    let ink = spread.ink;
    let mark = if spread.open().waiting.contains(seat) { ink.word("▸", ">") } else { " " };
    let text = ink.plain(&others::strip(spread, seat));
    Line::from(vec![
        Span::styled(mark, ink.accent()),
        Span::styled(format!("{:<9}", cut(spread.name(seat), 9)), ink.seat(seat)),
        Span::styled(cut(&text, most.saturating_sub(INDENT)), ink.text()),
    ])
}

/// How something that may be chosen is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CardState {
    Resting,
    Open(usize),
    Selected(usize),
}

impl CardState {
    /// How the first choice lies that is about this; the one under the cursor goes first.
    pub(super) fn of(choices: Choices<'_>, is_it: impl Fn(Action) -> bool) -> CardState {
        let mut state = CardState::Resting;
        for (index, action) in choices.actions.iter().enumerate() {
            if !action.parse().is_ok_and(&is_it) {
                continue;
            }
            if index == choices.selected {
                return CardState::Selected(index + 1);
            }
            if state == CardState::Resting {
                state = CardState::Open(index + 1);
            }
        }
        state
    }

    /// The number to choose it by, in front of it.
    pub(super) fn number(self) -> String {
        match self {
            CardState::Resting => String::new(),
            CardState::Open(number) | CardState::Selected(number) => format!("[{number}] "),
        }
    }

    pub(super) fn style(self, spread: &Spread<'_>) -> Style {
        match self {
            CardState::Resting => spread.ink.dim(),
            CardState::Open(_) => spread.ink.text(),
            CardState::Selected(_) => spread.ink.selected(),
        }
    }
}

pub(super) fn is_about_building(action: Action, building: Building) -> bool {
    matches!(
        action,
        Action::Build(one) | Action::Found(one) | Action::Pick { from: one, .. } if one == building
    )
}

/// Entries one after another in lines, after a heading.
pub(super) fn flow(
    spread: &Spread<'_>,
    heading: &'static str,
    entries: impl Iterator<Item = (String, Style)>,
    most: usize,
) -> Vec<Line<'static>> {
    let ink = spread.ink;
    let mut lines = Vec::new();
    let mut spans = vec![Span::styled(format!(" {heading:<9}"), ink.edge())];
    let mut used = INDENT;
    for (text, style) in entries {
        let text = cut(&ink.plain(&text), most.saturating_sub(INDENT));
        let columns = width(&text);
        if used > INDENT && used + 2 + columns > most {
            lines.push(Line::from(std::mem::take(&mut spans)));
            spans.push(Span::styled(" ".repeat(INDENT), ink.text()));
            used = INDENT;
        }
        if used > INDENT {
            spans.push(Span::styled("  ", ink.text()));
            used += 2;
        }
        spans.push(Span::styled(text, style));
        used += columns;
    }
    if used > INDENT {
        lines.push(Line::from(spans));
    }
    lines
}

pub(super) fn person(
    spread: &Spread<'_>,
    choices: Choices<'_>,
    villager: Villager,
    detail: Detail,
) -> (String, Style) {
    let face = spread.content.face(villager);
    let state = CardState::of(choices, |action| action.villager() == Some(villager));
    let signs = face_signs(face);
    let text = match detail {
        Detail::Full | Detail::Close => {
            format!("{}{villager} {} {signs}", state.number(), face.name)
        }
        Detail::Short => format!("{}{villager} {signs}", state.number()),
    };
    (text, state.style(spread))
}

fn people_to_train(
    spread: &Spread<'_>,
    choices: Choices<'_>,
    most: usize,
    detail: Detail,
) -> Vec<Line<'static>> {
    let open = spread.open();
    let priced = |villager: Villager| {
        let cost = spread.training_cost(villager).unwrap_or(0);
        let (text, style) = person(spread, choices, villager, detail);
        (format!("{text} {cost}c"), style)
    };
    let row = open.villagers.iter().flatten().map(|&one| priced(one));
    let mut lines = flow(spread, "train", row, most);
    let adventurers = open.adventurers.iter().flatten().map(|&one| priced(one));
    lines.extend(flow(spread, "travel", adventurers, most));
    lines
}

/// A card on display in `room` columns: number, short name, cost, symbols, name.
fn card(
    spread: &Spread<'_>,
    choices: Choices<'_>,
    building: Building,
    room: usize,
) -> (String, Style) {
    let card = spread.content.card(building);
    let state = CardState::of(choices, |action| is_about_building(action, building));
    let signs = card_signs(spread.ink, card);
    let full = format!("{}{building} {}c {signs} · {}", state.number(), card.cost, card.name);
    let text = spread.ink.plain(&full);
    let short = format!("{}{building} {}c {signs}", state.number(), card.cost);
    (if width(&text) <= room { text } else { cut(&short, room) }, state.style(spread))
}

/// The rows of houses and outposts, side by side.
fn rows(spread: &Spread<'_>, choices: Choices<'_>, most: usize) -> Vec<Line<'static>> {
    let ink = spread.ink;
    let open = spread.open();
    let room = most.saturating_sub(INDENT) / 2;
    let pairs = open.houses.iter().zip(&open.outposts).enumerate();
    let line = |(index, (house, outpost)): (usize, (&Option<Building>, &Option<Building>))| {
        let heading = if index == 0 { "build" } else { "" };
        let mut spans = vec![Span::styled(format!(" {heading:<9}"), ink.edge())];
        for building in [house, outpost] {
            let (text, style) = match building {
                Some(building) => card(spread, choices, *building, room - 1),
                None => (ink.word("–", "-").to_owned(), ink.dim()),
            };
            let blanks = room.saturating_sub(width(&text));
            spans.push(Span::styled(text, style));
            spans.push(Span::styled(" ".repeat(blanks), ink.text()));
        }
        Line::from(spans)
    };
    pairs.map(line).collect()
}

/// Key houses and star houses.
fn special_houses(
    spread: &Spread<'_>,
    choices: Choices<'_>,
    most: usize,
    detail: Detail,
) -> Vec<Line<'static>> {
    let entry = |building: Building| match detail {
        Detail::Full => card(spread, choices, building, most / 2 - INDENT),
        Detail::Close => card(spread, choices, building, 24),
        Detail::Short => {
            let state = CardState::of(choices, |action| is_about_building(action, building));
            let cost = spread.content.card(building).cost;
            (format!("{}{building} {cost}c", state.number()), state.style(spread))
        }
    };
    flow(spread, "special", spread.open().offered.iter().map(entry), most)
}
