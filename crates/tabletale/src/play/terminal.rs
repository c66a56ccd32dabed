//! The terminal itself: what it can show, and a screen that is always given back.

use std::{
    env,
    io::{self, IsTerminal},
    process, thread,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use ratatui::{
    DefaultTerminal,
    buffer::Buffer,
    crossterm::{
        event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers},
        terminal,
    },
};
use tui::{Colours, Glyphs, Ink};

use super::signals;

/// How often the screen is drawn while nothing is pressed.
const FRAME: Duration = Duration::from_millis(80);
/// How long a show that is called away may take to leave.
const LEAVE_WITHIN: Duration = Duration::from_secs(2);

/// Something that fills a screen until it is done.
pub(crate) trait Show {
    /// What comes of it.
    type Outcome;

    /// Lets time pass.
    fn tick(&mut self, now: Instant) -> anyhow::Result<()>;

    /// Takes a key; gives the outcome when that was the end.
    fn key(&mut self, key: KeyEvent, now: Instant) -> anyhow::Result<Option<Self::Outcome>>;

    /// What comes of it when somebody just leaves.
    fn leave(&self) -> Self::Outcome;

    /// Draws everything.
    fn draw(&mut self, buf: &mut Buffer);
}

/// Whether a full screen can be shown: both ends are a terminal that can do more than print.
pub(crate) fn is_capable() -> bool {
    let is_dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

/// Fails where the terminal is too small for a table.
pub(crate) fn ensure_room() -> anyhow::Result<()> {
    let (width, height) = terminal::size().context("cannot find out the size of the terminal")?;
    match tui::too_small(width, height) {
        Some(sorry) => bail!("{sorry}"),
        None => Ok(()),
    }
}

/// Takes the whole screen for `show` and gives it back, whatever happens.
pub(crate) fn run<S: Show>(show: &mut S) -> anyhow::Result<S::Outcome> {
    signals::listen(leave_anyway);
    // This also sets a panic hook that gives the screen back before anything is printed.
    let mut terminal = ratatui::try_init().context("cannot take over the terminal")?;
    let outcome = go_on(&mut terminal, show);
    ratatui::restore();
    outcome
}

/// Ends the program if it has not left by itself: a terminal that is gone never answers again, and
/// whoever waits for its keys waits forever. Every move is kept already.
fn leave_anyway() {
    thread::sleep(LEAVE_WITHIN);
    // There may be nothing left to give back.
    let _ = ratatui::try_restore();
    process::exit(0);
}

fn go_on<S: Show>(terminal: &mut DefaultTerminal, show: &mut S) -> anyhow::Result<S::Outcome> {
    loop {
        if signals::is_called_away() {
            return Ok(show.leave());
        }
        show.tick(Instant::now())?;
        terminal.draw(|frame| show.draw(frame.buffer_mut()))?;
        if !event::poll(FRAME)? {
            continue;
        }
        // All keys that have piled up, then one drawing.
        loop {
            if let Event::Key(key) = event::read()?
                && key.kind == KeyEventKind::Press
            {
                let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
                if is_control && matches!(key.code, KeyCode::Char('c' | 'd')) {
                    return Ok(show.leave());
                }
                if let Some(outcome) = show.key(key, Instant::now())? {
                    return Ok(outcome);
                }
            }
            if !event::poll(Duration::ZERO)? {
                break;
            }
        }
    }
}

/// What this terminal can show, by what its environment says; `glyphs` overrules it.
pub(crate) fn ink(glyphs: Option<Glyphs>) -> Ink {
    let var = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(var);
    let glyphs = glyphs.unwrap_or_else(|| glyphs_of(locale.as_deref()));
    let colours = if var("NO_COLOR").is_some() {
        Colours::None
    } else {
        match var("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Colours::True,
            _ => Colours::Palette,
        }
    };
    Ink { colours, glyphs }
}

/// Only a locale that says it has no more than ASCII is believed: most say nothing at all.
fn glyphs_of(locale: Option<&str>) -> Glyphs {
    let is_unicode = |locale: &str| {
        let locale = locale.to_ascii_lowercase();
        locale.ends_with("utf-8") || locale.ends_with("utf8")
    };
    if locale.is_none_or(is_unicode) { Glyphs::Unicode } else { Glyphs::Ascii }
}

/// Whether things may move; `$NO_MOTION` says no.
pub(crate) fn has_motion() -> bool {
    env::var_os("NO_MOTION").is_none_or(|value| value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_without_unicode_gets_plain_characters() {
        assert_eq!(glyphs_of(None), Glyphs::Unicode);
        assert_eq!(glyphs_of(Some("en_GB.UTF-8")), Glyphs::Unicode);
        assert_eq!(glyphs_of(Some("C.utf8")), Glyphs::Unicode);
        assert_eq!(glyphs_of(Some("C")), Glyphs::Ascii);
        assert_eq!(glyphs_of(Some("de_DE.ISO-8859-1")), Glyphs::Ascii);
    }
}
