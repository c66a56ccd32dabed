//! The bottom of the screen: first the decision, in one sentence, with what can be chosen.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::{Line, Span},
};
use shelf::{ActionWords, Opinion, ViewWords};

use crate::{
    Foot, Ink, Notice,
    parts::Board,
    scene::keys,
    text::{cut, put, put_line, width, wrap},
};

/// Terminals this high have an empty line above the decision.
const ROOMY: u16 = 32;
/// A lead of fewer points says nothing.
const NO_LEAD: f32 = 0.5;
/// The most lines of choices.
const MOST_CHOICE_LINES: u16 = 3;
/// The most lines of what a choice means.
const MOST_CAPTION_LINES: u16 = 2;

/// The bottom of the screen.
pub(crate) struct Bottom<'a> {
    pub(crate) ink: Ink,
    pub(crate) words: &'a ViewWords,
    pub(crate) board: &'a Board<'a>,
    /// How many boards can be opened by key.
    pub(crate) sheets: usize,
    pub(crate) foot: &'a Foot<'a>,
}

impl Bottom<'_> {
    /// How many lines the bottom gets below a table in `area`.
    pub(crate) fn height(&self, area: Rect) -> u16 {
        let wanted = self.needed(area.width) + u16::from(area.height >= ROOMY);
        let least = if self.board.shows_choices { 2 } else { 3 };
        wanted.min(area.height.saturating_sub(self.board.least_height)).max(least)
    }

    /// The lines for a sentence, the choices, a notice and the keys.
    fn needed(&self, columns: u16) -> u16 {
        let between = match self.foot {
            Foot::Decision { opinions, .. } => {
                choice_lines(&self.words.actions, opinions, columns) + self.caption_lines(columns)
            }
            Foot::Slider { .. } => 2,
        };
        2 + between
    }

    /// The lines for what a choice means: as many as the longest of them needs, so that nothing
    /// moves while the cursor does.
    fn caption_lines(&self, columns: u16) -> u16 {
        let captions = self.words.actions.iter().filter_map(|one| one.meaning.as_deref());
        let lines = captions.map(|caption| wrap(caption, usize::from(columns) - 4).len() as u16);
        lines.max().unwrap_or(1).clamp(1, MOST_CAPTION_LINES)
    }

    /// The keys that do something now.
    fn keys(&self) -> &'static str {
        match (self.words.actions.is_empty(), self.sheets) {
            (true, 0) => "? cards and symbols · u undo · o others · l log · q leave",
            (true, _) => "? cards and symbols · b board · u undo · o others · l log · q leave",
            (false, 0) => {
                "←→ or number, Enter · ? card · h hint · u undo · o others · l log · q leave"
            }
            (false, _) => {
                "←→ or number · ? card · b board · h hint · u undo · o others · l log · q leave"
            }
        }
    }

    /// Draws the bottom.
    pub(crate) fn draw(&self, buf: &mut Buffer, area: Rect) {
        let ink = self.ink;
        let mut lines = Lines { area, used: u16::from(area.height > self.needed(area.width)) };
        match *self.foot {
            Foot::Decision { selected, opinions, input, notice, thinking } => {
                let actions = &self.words.actions;
                let mark = match thinking {
                    Some(count) => spinner(ink, count),
                    None if actions.is_empty() => ' ',
                    None => ink.glyph('▸', '>'),
                };
                let style = if thinking.is_some() { ink.text() } else { ink.accent() };
                let at = lines.next();
                let prompt = ink.plain(&self.words.prompt);
                put(buf, at, 1, 0, &mark.to_string(), ink.accent());
                put(buf, at, 3, 0, &cut(&prompt, usize::from(area.width) - 4), style);

                let flowing = flow(actions, opinions, usize::from(area.width) - 4);
                let room = lines.left().saturating_sub(1);
                // The choices come first; what they mean gets what is left, and a line at least.
                let apart = match room {
                    0 | 1 => 0,
                    _ => room.saturating_sub(choice_lines(actions, opinions, area.width)).max(1),
                };
                let shown = usize::from(room - apart);
                let is_there = |line: &Vec<usize>| selected.is_some_and(|at| line.contains(&at));
                let cursor_line = flowing.iter().position(is_there);
                let first = (cursor_line.unwrap_or(0) + 1).saturating_sub(shown);
                for line in flowing.iter().skip(first).take(shown) {
                    let spans = line.iter().flat_map(|&index| {
                        chip(ink, label(actions, opinions, index), selected == Some(index))
                    });
                    put_line(buf, lines.next(), 3, 0, &Line::from(spans.collect::<Vec<_>>()));
                }
                let current = selected.and_then(|index| actions.get(index));
                let caption = current.filter(|_| notice.is_none() && apart > 0);
                let caption = caption.and_then(|one| one.meaning.clone()).map(Notice::Note);
                let said = notice.or(caption.as_ref());
                last_lines(buf, ink, area, (input, said), apart, self.keys());
            }
            Foot::Slider { at, of, caption } => slider(buf, ink, lines, at, of, caption),
        }
    }
}

fn choice_lines(actions: &[ActionWords], opinions: &[Opinion], columns: u16) -> u16 {
    let lines = flow(actions, opinions, usize::from(columns) - 4).len() as u16;
    lines.clamp(1, MOST_CHOICE_LINES)
}

/// The lines of an area from the top, one after another.
struct Lines {
    area: Rect,
    used: u16,
}

impl Lines {
    fn next(&mut self) -> Rect {
        let line = Rect { y: self.area.y + self.used, height: 1, ..self.area };
        self.used += 1;
        line.intersection(self.area)
    }

    fn left(&self) -> u16 {
        self.area.height.saturating_sub(self.used)
    }
}

/// The notice on the lines it has for itself, then what is typed or the keys; all on one line where
/// there is no more.
fn last_lines(
    buf: &mut Buffer,
    ink: Ink,
    area: Rect,
    (input, notice): (&str, Option<&Notice>),
    apart: u16,
    known: &str,
) {
    let bottom = area.height.saturating_sub(1);
    let text_width = usize::from(area.width) - 4;
    let say = |buf: &mut Buffer, lines: u16, y: u16| {
        let Some(notice) = notice else { return };
        let style = match notice {
            Notice::Note(_) => ink.text(),
            Notice::Refusal(_) => ink.warning(),
        };
        let text = ink.plain(notice.text());
        let mut wrapped = wrap(&text, text_width);
        if wrapped.len() > usize::from(lines) {
            let last = usize::from(lines) - 1;
            let rest = wrapped.split_off(last).join(" ");
            wrapped.push(cut(&rest, text_width));
        }
        for (line, text) in wrapped.iter().enumerate() {
            put(buf, area, 3, y + line as u16, text, style);
        }
    };
    if apart > 0 {
        say(buf, apart, bottom - apart);
    }
    if !input.is_empty() {
        let shown = format!("> {input}{}", ink.glyph('▏', '_'));
        put(buf, area, 1, bottom, &cut(&shown, text_width), ink.accent());
    } else if notice.is_some() && apart == 0 {
        say(buf, 1, bottom);
    } else {
        keys(buf, ink, known);
    }
}

/// The choices in lines of at most `most` columns, by their index.
fn flow(actions: &[ActionWords], opinions: &[Opinion], most: usize) -> Vec<Vec<usize>> {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    let mut used = most;
    for index in 0..actions.len() {
        let [label, verdict] = label(actions, opinions, index);
        let columns = width(&label) + width(&verdict) + 1;
        if used + columns > most {
            lines.push(Vec::new());
            used = 0;
        }
        used += columns;
        if let Some(line) = lines.last_mut() {
            line.push(index);
        }
    }
    lines
}

/// A choice with its number, and what a bot thinks of it against the best.
fn label(actions: &[ActionWords], opinions: &[Opinion], index: usize) -> [String; 2] {
    let action = &actions[index].action;
    let best = opinions.first().map(|opinion| opinion.score);
    let own = opinions.iter().find(|opinion| opinion.index == index);
    let verdict = match (best, own) {
        (Some(best), Some(own)) if own.score < best => format!("−{:.1} ", best - own.score),
        (Some(_), Some(_)) => "best ".to_owned(),
        _ => String::new(),
    };
    [format!(" {} {action} ", index + 1), verdict]
}

fn chip(ink: Ink, [text, verdict]: [String; 2], is_selected: bool) -> [Span<'static>; 3] {
    let style = if is_selected { ink.selected() } else { ink.text() };
    [
        Span::styled(text, style),
        Span::styled(ink.plain(&verdict), ink.dim()),
        Span::styled(" ", ink.text()),
    ]
}

fn spinner(ink: Ink, count: usize) -> char {
    let turning = ink.word("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏", "|/-\\");
    turning.chars().nth(count % turning.chars().count()).unwrap_or(' ')
}

fn slider(buf: &mut Buffer, ink: Ink, mut lines: Lines, at: usize, of: usize, caption: &str) {
    let area = lines.area;
    put(
        buf,
        lines.next(),
        3,
        0,
        &cut(&ink.plain(caption), usize::from(area.width) - 4),
        ink.accent(),
    );
    let count = format!(" {at} of {of}");
    let length = usize::from(area.width).saturating_sub(8 + width(&count));
    let done = (length * at).checked_div(of).unwrap_or(0);
    let line = |count: usize, glyph: char| std::iter::repeat_n(glyph, count).collect::<String>();
    let bar = Line::from(vec![
        Span::styled(line(done, ink.glyph('━', '=')), ink.accent()),
        Span::styled(ink.word("●", "o"), ink.accent()),
        Span::styled(line(length - done, ink.glyph('─', '-')), ink.dim()),
        Span::styled(count, ink.text()),
    ]);
    if lines.left() > 1 {
        put_line(buf, lines.next(), 3, 0, &bar);
    }
    keys(buf, ink, "← → move · PgUp PgDn ten · Home End · v viewpoint · ? cards · l log · q leave");
}

/// What a bot advises, in one sentence.
pub fn hint(opinions: &[Opinion]) -> String {
    match opinions {
        [] => "There is nothing to choose.".to_owned(),
        [only] => format!("Hint: {} (there is nothing else to do).", only.action),
        [best, second, ..] => {
            let lead = best.score - second.score;
            // Actions are compared over the same imagined worlds: the lead is surer than either score.
            let against = if lead < NO_LEAD {
                "about the same as".to_owned()
            } else {
                format!("{lead:.1} more than")
            };
            format!(
                "Hint: {} (about {:.0} points; {against} {}).",
                best.action, best.score, second.action
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opinion(action: &str, score: f32) -> Opinion {
        Opinion { index: 0, action: action.to_owned(), score, doubt: 0.5 }
    }

    #[test]
    fn a_hint_tells_by_how_much() {
        let opinions = [opinion("take 24", 66.2), opinion("take 52", 62.0)];
        assert_eq!(hint(&opinions), "Hint: take 24 (about 66 points; 4.2 more than take 52).");
        let close = [opinion("take 24", 66.2), opinion("take 52", 66.0)];
        assert!(hint(&close).ends_with("about the same as take 52)."));
        assert_eq!(hint(&close[..1]), "Hint: take 24 (there is nothing else to do).");
    }

    #[test]
    fn choices_flow_into_lines_and_none_is_lost() {
        let words = |number: usize| ActionWords {
            action: format!("choose S{number}"),
            label: String::new(),
            meaning: None,
            things: Vec::new(),
        };
        let actions: Vec<ActionWords> = (1..=15).map(words).collect();
        let lines = flow(&actions, &[], 76);
        assert_eq!(
            lines.iter().flatten().copied().collect::<Vec<_>>(),
            (0..15).collect::<Vec<_>>()
        );
        assert!(lines.len() > 1);
        assert!(flow(&[], &[], 76).is_empty());
    }
}
