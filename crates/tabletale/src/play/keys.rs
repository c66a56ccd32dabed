//! Keys and typed words on a full screen.

use std::time::Instant;

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{
    screen::{Leaving, Open, Screen},
    words::{Word, read},
};

/// The most that can be typed.
const LONGEST_INPUT: usize = 60;
/// Lines of the log that a page key moves.
const PAGE: usize = 10;

/// Takes one key; tells when somebody leaves.
pub(super) fn press(screen: &mut Screen, key: KeyEvent, now: Instant) -> Option<Leaving> {
    if let (Some(_), false) = (screen.cover, matches!(screen.open, Open::Finale { .. })) {
        match key.code {
            KeyCode::Enter => screen.uncover(),
            KeyCode::Char('u') => screen.undo(),
            KeyCode::Char('q') => return Some(Leaving::Home),
            _ => {}
        }
        return None;
    }
    match screen.open.clone() {
        Open::Table => at_table(screen, key, now),
        Open::Help { card, typed } => in_help(screen, key, card, typed),
        Open::Log { up } => {
            match scrolled(key, up, screen.log_reach()) {
                Some(up) => screen.open = Open::Log { up },
                None => screen.open = Open::Table,
            }
            None
        }
        Open::Others { first } => {
            match key.code {
                KeyCode::Down | KeyCode::Right => {
                    let last = screen.others().saturating_sub(1);
                    screen.open = Open::Others { first: (first + 1).min(last) };
                }
                KeyCode::Up | KeyCode::Left => {
                    screen.open = Open::Others { first: first.saturating_sub(1) };
                }
                _ => screen.open = Open::Table,
            }
            None
        }
        Open::Sheet { which } => {
            let turned = turned_sheet(key, which, screen.sheets());
            screen.open = turned.map_or(Open::Table, |which| Open::Sheet { which });
            None
        }
        Open::Finale { step } => at_the_end(screen, key, step),
    }
}

/// The board of so many that a key turns to, round and round; nothing where it goes back to the table.
pub(crate) fn turned_sheet(key: KeyEvent, which: usize, of: usize) -> Option<usize> {
    let of = of.max(1);
    match key.code {
        KeyCode::Char('b') | KeyCode::Right | KeyCode::Down | KeyCode::Tab => {
            Some((which + 1) % of)
        }
        KeyCode::Left | KeyCode::Up | KeyCode::BackTab => Some((which + of - 1) % of),
        _ => None,
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

fn at_table(screen: &mut Screen, key: KeyEvent, now: Instant) -> Option<Leaving> {
    let is_typing = !screen.input.is_empty();
    match key.code {
        KeyCode::Left | KeyCode::Up | KeyCode::BackTab => step(screen, -1),
        KeyCode::Right | KeyCode::Down | KeyCode::Tab => step(screen, 1),
        KeyCode::Enter if is_typing => {
            let input = std::mem::take(&mut screen.input);
            return handle_input(screen, &input, now);
        }
        KeyCode::Enter if screen.is_double_press(now) => {}
        KeyCode::Enter => {
            match screen.selected.and_then(|index| screen.actions.get(index).cloned()) {
                Some(action) => screen.act(&action, now),
                None => screen.skip_pause(now),
            }
        }
        KeyCode::Esc => {
            screen.input.clear();
            screen.notice = None;
        }
        KeyCode::Backspace => {
            screen.input.pop();
            preview(screen);
        }
        KeyCode::Char(letter) if !is_typing => return begin(screen, letter),
        KeyCode::Char(letter) if screen.input.len() < LONGEST_INPUT => {
            screen.input.push(letter);
            preview(screen);
        }
        _ => {}
    }
    None
}

/// The first letter: a command of its own, or the beginning of typed words.
fn begin(screen: &mut Screen, letter: char) -> Option<Leaving> {
    screen.notice = None;
    match letter {
        'q' => return Some(Leaving::Home),
        'h' => screen.ask_hint(),
        'u' => screen.undo(),
        'l' => screen.open = Open::Log { up: 0 },
        'o' => screen.open = Open::Others { first: 0 },
        'b' if screen.sheets() > 0 => screen.open = Open::Sheet { which: 0 },
        '?' => screen.open = Open::Help { card: screen.card_in_focus(), typed: false },
        ' ' => {}
        _ => {
            screen.input.push(letter);
            preview(screen);
        }
    }
    None
}

/// A number moves the cursor while it is typed.
fn preview(screen: &mut Screen) {
    if let Ok(number @ 1..) = screen.input.trim().parse::<usize>()
        && number <= screen.actions.len()
    {
        screen.selected = Some(number - 1);
    }
}

fn step(screen: &mut Screen, by: isize) {
    let count = screen.actions.len();
    if count == 0 {
        return;
    }
    screen.selected = Some(match screen.selected {
        None => 0,
        Some(index) => (index as isize + by).rem_euclid(count as isize) as usize,
    });
}

/// Does what was typed.
fn handle_input(screen: &mut Screen, input: &str, now: Instant) -> Option<Leaving> {
    screen.notice = None;
    match read(input, &screen.actions) {
        Word::Nothing => {}
        Word::Choice(action) => screen.act(&action, now),
        Word::Help(card) => {
            let card = if card.is_empty() { screen.card_in_focus() } else { card };
            screen.open = Open::Help { card, typed: false };
        }
        Word::Why => screen.refuse(&screen.why_not()),
        Word::Hint => screen.ask_hint(),
        Word::Undo => screen.undo(),
        Word::Log => screen.open = Open::Log { up: 0 },
        Word::Look => screen.open = Open::Others { first: 0 },
        Word::Leave => return Some(Leaving::Home),
        Word::Unknown(why) => screen.refuse(&why),
    }
    None
}

fn in_help(screen: &mut Screen, key: KeyEvent, card: String, typed: bool) -> Option<Leaving> {
    let cards = screen.cards();
    let place = cards.iter().position(|one| *one == card);
    let turned = |by: isize| {
        let from = place.map_or(-by.max(0), |place| place as isize);
        let index = (from + by).rem_euclid(cards.len().max(1) as isize) as usize;
        cards.get(index).cloned().unwrap_or_default()
    };
    screen.open = match key.code {
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

fn at_the_end(screen: &mut Screen, key: KeyEvent, step: usize) -> Option<Leaving> {
    if step < screen.finale_steps() {
        screen.show_result();
        return None;
    }
    match key.code {
        KeyCode::Char('n') => return Some(Leaving::AnotherGame),
        KeyCode::Char('q') | KeyCode::Esc => return Some(Leaving::Home),
        KeyCode::Char('r') => screen.open = Open::Finale { step: 0 },
        KeyCode::Char('l') => screen.open = Open::Log { up: 0 },
        _ => {}
    }
    None
}
