//! The table: the others, what can be bought, and the village at home; or the book.

use ::table::Seat;
use game_above_and_below::{Action, Building, Stage, Villager, words::training_cost};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use super::{
    AboveAndBelowScreen, book, home, others,
    sign::{card_symbols, face_symbols},
};
use crate::text::{cut, fill, put, put_line, width};

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
pub(super) fn draw(screen: &AboveAndBelowScreen<'_>, buf: &mut Buffer, area: Rect) -> Rect {
    let is_wide = area.width >= WIDE;
    let left = if is_wide { Rect { width: area.width - LOG - 2, ..area } } else { area };
    let beside = Rect { x: left.right() + 2, width: LOG, ..area }.intersection(area);
    if is_book_open(screen) {
        let used = draw_book(screen, buf, left);
        return if is_wide { beside } else { below(left, used) };
    }
    let table = [Detail::Full, Detail::Close, Detail::Short]
        .map(|detail| lines(screen, left.width.into(), detail))
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
        true => last_tale(screen, buf, beside),
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
fn is_book_open(screen: &AboveAndBelowScreen<'_>) -> bool {
    let open = screen.open();
    // A free building is chosen by looking at the display.
    let is_founding = matches!(open.stage, Stage::Founding { .. }) && screen.is_asked();
    (open.exploration.is_some() && !is_founding) || (open.just_told && !screen.is_asked())
}

/// Draws the open page with the party and its dice under it, and says how many lines that took.
fn draw_book(screen: &AboveAndBelowScreen<'_>, buf: &mut Buffer, area: Rect) -> usize {
    let ink = screen.ink;
    let dice = book::dice(screen);
    let most = usize::from(area.width).saturating_sub(6).min(84);
    let party = flow(screen, "party", dice.into_iter().map(|die| (die, ink.text())), most + 4);
    let room = usize::from(area.height).saturating_sub(party.len());
    let lines = book::lines(screen, most, room);
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
fn last_tale(screen: &AboveAndBelowScreen<'_>, buf: &mut Buffer, area: Rect) -> Rect {
    if screen.open().tale.is_empty() || area.height < 20 {
        return area;
    }
    let ink = screen.ink;
    let lines = book::ending(screen, usize::from(area.width) - 4);
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
fn lines(screen: &AboveAndBelowScreen<'_>, most: usize, detail: Detail) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> =
        screen.strangers().into_iter().map(|seat| stranger(screen, seat, most)).collect();
    let gap = |lines: &mut Vec<Line<'static>>| {
        if detail == Detail::Full {
            lines.push(Line::default());
        }
    };
    gap(&mut lines);
    lines.extend(people_to_train(screen, most, detail));
    lines.extend(rows(screen, most));
    lines.extend(special_houses(screen, most, detail));
    gap(&mut lines);
    lines.extend(home::village(screen, most, detail));
    lines
}

fn stranger(screen: &AboveAndBelowScreen<'_>, seat: Seat, most: usize) -> Line<'static> {
    let ink = screen.ink;
    let mark = if screen.open().waiting.contains(seat) { ink.word("▸", ">") } else { " " };
    let text = ink.plain(&others::strip(screen, seat));
    Line::from(vec![
        Span::styled(mark, ink.accent()),
        Span::styled(format!("{:<9}", cut(screen.name(seat), 9)), ink.seat(seat)),
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
    pub(super) fn of(
        screen: &AboveAndBelowScreen<'_>,
        is_it: impl Fn(Action) -> bool,
    ) -> CardState {
        let mut state = CardState::Resting;
        for (index, _) in screen.actions.iter().enumerate().filter(|(_, action)| is_it(**action)) {
            if screen.selected == Some(index) {
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

    pub(super) fn style(self, screen: &AboveAndBelowScreen<'_>) -> Style {
        match self {
            CardState::Resting => screen.ink.dim(),
            CardState::Open(_) => screen.ink.text(),
            CardState::Selected(_) => screen.ink.selected(),
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
    screen: &AboveAndBelowScreen<'_>,
    heading: &'static str,
    entries: impl Iterator<Item = (String, Style)>,
    most: usize,
) -> Vec<Line<'static>> {
    let ink = screen.ink;
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
    screen: &AboveAndBelowScreen<'_>,
    villager: Villager,
    detail: Detail,
) -> (String, Style) {
    let face = screen.content.face(villager);
    let state = CardState::of(screen, |action| action.villager() == Some(villager));
    let symbols = face_symbols(face);
    let text = match detail {
        Detail::Full | Detail::Close => {
            format!("{}{villager} {} {symbols}", state.number(), face.name)
        }
        Detail::Short => format!("{}{villager} {symbols}", state.number()),
    };
    (text, state.style(screen))
}

fn people_to_train(
    screen: &AboveAndBelowScreen<'_>,
    most: usize,
    detail: Detail,
) -> Vec<Line<'static>> {
    let open = screen.open();
    let priced = |villager: Villager| {
        let cost = training_cost(screen.seen, villager).unwrap_or(0);
        let (text, style) = person(screen, villager, detail);
        (format!("{text} {cost}c"), style)
    };
    let row = open.villagers.iter().flatten().map(|&one| priced(one));
    let mut lines = flow(screen, "train", row, most);
    let adventurers = open.adventurers.iter().flatten().map(|&one| priced(one));
    lines.extend(flow(screen, "travel", adventurers, most));
    lines
}

/// A card on display in `room` columns: number, short name, cost, symbols, name.
fn card(screen: &AboveAndBelowScreen<'_>, building: Building, room: usize) -> (String, Style) {
    let card = screen.content.card(building);
    let state = CardState::of(screen, |action| is_about_building(action, building));
    let symbols = card_symbols(screen.ink, card);
    let full = format!("{}{building} {}c {symbols} · {}", state.number(), card.cost, card.name);
    let text = screen.ink.plain(&full);
    let short = format!("{}{building} {}c {symbols}", state.number(), card.cost);
    (if width(&text) <= room { text } else { cut(&short, room) }, state.style(screen))
}

/// The rows of houses and outposts, side by side.
fn rows(screen: &AboveAndBelowScreen<'_>, most: usize) -> Vec<Line<'static>> {
    let ink = screen.ink;
    let open = screen.open();
    let room = most.saturating_sub(INDENT) / 2;
    let pairs = open.houses.iter().zip(&open.outposts).enumerate();
    let line = |(index, (house, outpost)): (usize, (&Option<Building>, &Option<Building>))| {
        let heading = if index == 0 { "build" } else { "" };
        let mut spans = vec![Span::styled(format!(" {heading:<9}"), ink.edge())];
        for building in [house, outpost] {
            let (text, style) = match building {
                Some(building) => card(screen, *building, room - 1),
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
    screen: &AboveAndBelowScreen<'_>,
    most: usize,
    detail: Detail,
) -> Vec<Line<'static>> {
    let entry = |building: Building| match detail {
        Detail::Full => card(screen, building, most / 2 - INDENT),
        Detail::Close => card(screen, building, 24),
        Detail::Short => {
            let state = CardState::of(screen, |action| is_about_building(action, building));
            let cost = screen.content.card(building).cost;
            (format!("{}{building} {cost}c", state.number()), state.style(screen))
        }
    };
    flow(screen, "special", screen.open().offered.iter().map(entry), most)
}
