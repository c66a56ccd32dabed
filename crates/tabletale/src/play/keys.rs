//! Keys and typed words on a full screen.

use std::time::Instant;

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{
    desk::{Desk, Leaving, Open},
    words::{Word, read},
};

/// The most that can be typed.
const LONGEST_INPUT: usize = 60;
/// Lines of the log that a page key moves.
const PAGE: usize = 10;

/// Takes one key; tells when somebody leaves.
pub(super) fn press(desk: &mut Desk, key: KeyEvent, now: Instant) -> Option<Leaving> {
    if let (Some(_), false) = (desk.cover, matches!(desk.open, Open::Finale { .. })) {
        match key.code {
            KeyCode::Enter => desk.uncover(),
            KeyCode::Char('u') => desk.undo(),
            KeyCode::Char('q') => return Some(Leaving::Home),
            _ => {}
        }
        return None;
    }
    match desk.open.clone() {
        Open::Table => at_table(desk, key, now),
        Open::Help { card, typed } => in_help(desk, key, card, typed),
        Open::Log { up } => {
            match scrolled(key, up, desk.log_reach()) {
                Some(up) => desk.open = Open::Log { up },
                None => desk.open = Open::Table,
            }
            None
        }
        Open::Others { first } => {
            match key.code {
                KeyCode::Down | KeyCode::Right => {
                    let last = desk.others().saturating_sub(1);
                    desk.open = Open::Others { first: (first + 1).min(last) };
                }
                KeyCode::Up | KeyCode::Left => {
                    desk.open = Open::Others { first: first.saturating_sub(1) };
                }
                _ => desk.open = Open::Table,
            }
            None
        }
        Open::Finale { step } => at_the_end(desk, key, step),
    }
}

/// Where a key scrolls the log to, which goes up at most `reach` lines; nothing where it closes it.
pub(crate) fn scrolled(key: KeyEvent, up: usize, reach: usize) -> Option<usize> {
    let up = match key.code {
        KeyCode::Up => up + 1,
        KeyCode::Down => up.saturating_sub(1),
        KeyCode::PageUp => up + PAGE,
        KeyCode::PageDown => up.saturating_sub(PAGE),
        KeyCode::Home => reach,
        KeyCode::End => 0,
        _ => return None,
    };
    Some(up.min(reach))
}

fn at_table(desk: &mut Desk, key: KeyEvent, now: Instant) -> Option<Leaving> {
    let is_typing = !desk.input.is_empty();
    match key.code {
        KeyCode::Left | KeyCode::Up | KeyCode::BackTab => step(desk, -1),
        KeyCode::Right | KeyCode::Down | KeyCode::Tab => step(desk, 1),
        KeyCode::Enter if is_typing => {
            let input = std::mem::take(&mut desk.input);
            return obey(desk, &input, now);
        }
        KeyCode::Enter if desk.is_double_press(now) => {}
        KeyCode::Enter => match desk.selected.and_then(|index| desk.actions.get(index).cloned()) {
            Some(action) => desk.act(&action, now),
            None => desk.hurry(now),
        },
        KeyCode::Esc => {
            desk.input.clear();
            desk.notice = None;
        }
        KeyCode::Backspace => {
            desk.input.pop();
            preview(desk);
        }
        KeyCode::Char(letter) if !is_typing => return begin(desk, letter),
        KeyCode::Char(letter) if desk.input.len() < LONGEST_INPUT => {
            desk.input.push(letter);
            preview(desk);
        }
        _ => {}
    }
    None
}

/// The first letter: a command of its own, or the beginning of typed words.
fn begin(desk: &mut Desk, letter: char) -> Option<Leaving> {
    desk.notice = None;
    match letter {
        'q' => return Some(Leaving::Home),
        'h' => desk.ask_hint(),
        'u' => desk.undo(),
        'l' => desk.open = Open::Log { up: 0 },
        'o' => desk.open = Open::Others { first: 0 },
        '?' => desk.open = Open::Help { card: desk.card_in_focus(), typed: false },
        ' ' => {}
        _ => {
            desk.input.push(letter);
            preview(desk);
        }
    }
    None
}

/// A number moves the cursor while it is typed.
fn preview(desk: &mut Desk) {
    if let Ok(number @ 1..) = desk.input.trim().parse::<usize>()
        && number <= desk.actions.len()
    {
        desk.selected = Some(number - 1);
    }
}

fn step(desk: &mut Desk, by: isize) {
    let count = desk.actions.len();
    if count == 0 {
        return;
    }
    desk.selected = Some(match desk.selected {
        None => 0,
        Some(index) => (index as isize + by).rem_euclid(count as isize) as usize,
    });
}

/// Does what was typed.
fn obey(desk: &mut Desk, input: &str, now: Instant) -> Option<Leaving> {
    desk.notice = None;
    match read(input, &desk.actions) {
        Word::Nothing => {}
        Word::Choice(action) => desk.act(&action, now),
        Word::Help(card) => {
            let card = if card.is_empty() { desk.card_in_focus() } else { card };
            desk.open = Open::Help { card, typed: false };
        }
        Word::Hint => desk.ask_hint(),
        Word::Undo => desk.undo(),
        Word::Log => desk.open = Open::Log { up: 0 },
        Word::Look => desk.open = Open::Others { first: 0 },
        Word::Leave => return Some(Leaving::Home),
        Word::Unknown(why) => desk.refuse(&why),
    }
    None
}

fn in_help(desk: &mut Desk, key: KeyEvent, card: String, typed: bool) -> Option<Leaving> {
    let cards = desk.cards();
    let place = cards.iter().position(|one| *one == card);
    let turned = |by: isize| {
        let from = place.map_or(-by.max(0), |place| place as isize);
        let index = (from + by).rem_euclid(cards.len().max(1) as isize) as usize;
        cards.get(index).cloned().unwrap_or_default()
    };
    desk.open = match key.code {
        KeyCode::Right | KeyCode::Down | KeyCode::Tab => {
            Open::Help { card: turned(1), typed: false }
        }
        KeyCode::Left | KeyCode::Up | KeyCode::BackTab => {
            Open::Help { card: turned(-1), typed: false }
        }
        KeyCode::Char(letter) if may_name(&cards, letter) => {
            let mut card = if typed { card } else { String::new() };
            if card.len() < 4 {
                card.push(letter.to_ascii_uppercase());
            }
            Open::Help { card, typed: true }
        }
        KeyCode::Backspace if typed => {
            let mut card = card;
            card.pop();
            Open::Help { card, typed }
        }
        KeyCode::Char(' ') => Open::Help { card, typed },
        _ => Open::Table,
    };
    None
}

/// Whether a letter can be part of the name of a card.
fn may_name(cards: &[String], letter: char) -> bool {
    let letter = letter.to_ascii_uppercase();
    letter.is_ascii_digit() || letter == 'S' || cards.iter().any(|card| card.starts_with(letter))
}

fn at_the_end(desk: &mut Desk, key: KeyEvent, step: usize) -> Option<Leaving> {
    if step < desk.finale_steps() {
        desk.show_result();
        return None;
    }
    match key.code {
        KeyCode::Char('n') => return Some(Leaving::AnotherGame),
        KeyCode::Char('q') | KeyCode::Esc => return Some(Leaving::Home),
        KeyCode::Char('r') => desk.open = Open::Finale { step: 0 },
        KeyCode::Char('l') => desk.open = Open::Log { up: 0 },
        _ => {}
    }
    None
}
