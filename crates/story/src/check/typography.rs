//! Tidy prose: quotes, dots, dashes, blanks and how a text ends.

use table::Fault;

use crate::read::{Paragraph, Role};

use super::in_paragraph;

/// What never stands in prose, and what stands there instead.
const UNTIDY: &[(&str, &str)] = &[
    ("\"", "a straight quote: write “ or ”"),
    ("'", "a straight apostrophe: write ’"),
    ("...", "three dots: write …"),
    ("  ", "two blanks: write one"),
    ("\t", "a tab: write a blank"),
    (" ,", "a blank before the comma"),
    (" .", "a blank before the full stop"),
    (" ;", "a blank before the semicolon"),
    (" :", "a blank before the colon"),
    (" !", "a blank before the exclamation mark"),
    (" ?", "a blank before the question mark"),
    (" - ", "a hyphen for a dash: write –"),
    ("--", "hyphens for a dash: write –"),
    ("—", "a long dash: write – between blanks"),
];

/// What closes a sentence after its last mark.
const CLOSING: &[char] = &['”', '’', ')'];
/// The marks with which a text may end.
const MARKS: &[char] = &['.', '!', '?', '…', ':', '–'];

pub(super) fn faults(paragraph: &Paragraph) -> Vec<Fault> {
    let text = paragraph.text.as_str();
    let mut found: Vec<(usize, &str)> =
        UNTIDY.iter().filter_map(|(untidy, what)| Some((text.find(untidy)?, *what))).collect();
    found.extend(digit(paragraph));
    found.extend(dash(text).map(|at| (at, "a dash – stands between blanks")));
    found.extend(quotes(text));
    found.extend(ending(paragraph).map(|what| (text.len(), what)));
    found.into_iter().map(|(at, what)| in_paragraph(paragraph, at, what)).collect()
}

fn digit(paragraph: &Paragraph) -> Option<(usize, &'static str)> {
    let at = paragraph.text.find(char::is_numeric)?;
    match paragraph.role {
        Role::Label => Some((at, "a choice names no number: say what is done")),
        Role::Title | Role::Story | Role::Reaction => {
            Some((at, "a number in digits: write it in words"))
        }
    }
}

/// Where a dash touches a word.
fn dash(text: &str) -> Option<usize> {
    let touches = |at: usize| {
        let before = text[..at].chars().next_back();
        let after = text[at..].chars().nth(1);
        before.is_some_and(char::is_alphanumeric) || after.is_some_and(char::is_alphanumeric)
    };
    text.match_indices('–').map(|(at, _)| at).find(|at| touches(*at))
}

/// A quote that is opened twice, closed without being opened, or left open. Speech that goes on in
/// the next paragraph is left open by custom; none of our tales is so long.
fn quotes(text: &str) -> Option<(usize, &'static str)> {
    let mut opened = None;
    for (at, letter) in text.char_indices() {
        match (letter, opened) {
            ('“', None) => opened = Some(at),
            ('“', Some(_)) => return Some((at, "a quote is opened inside a quote: write ‘ ’")),
            ('”', None) => return Some((at, "a quote is closed that was not opened")),
            ('”', Some(_)) => opened = None,
            _ => {}
        }
    }
    opened.map(|at| (at, "a quote is opened and not closed"))
}

fn ending(paragraph: &Paragraph) -> Option<&'static str> {
    let text = paragraph.text.trim_end_matches(CLOSING);
    match paragraph.role {
        Role::Title if text.ends_with('.') => Some("a title has no full stop"),
        Role::Label if !text.ends_with(['.', '?']) => {
            Some("a choice ends with a full stop or a question mark")
        }
        Role::Story | Role::Reaction if !text.ends_with(MARKS) => {
            Some("the paragraph ends without a full stop")
        }
        Role::Title | Role::Label | Role::Story | Role::Reaction => None,
    }
}
