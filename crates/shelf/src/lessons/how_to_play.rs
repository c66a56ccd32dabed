//! How to play a game: sections of text with pictures, symbols and a worked scoring.

use table::{Fault, Lessons, Picture, Worked};

use super::{
    HOW_TO_PLAY, LessonTexts,
    sheet::{self, What},
};
use crate::Volume;

/// What may stand in a section besides text.
const FIELDS: &[&str] = &["rules", "show", "symbols", "worked"];

/// How to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HowToPlay {
    /// The sections, in order.
    pub sections: Vec<LearnSection>,
}

/// A section of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnSection {
    /// What it is called in addresses.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The numbers of the rules it tells.
    pub rules: Vec<String>,
    /// What stands in it.
    pub parts: Vec<LearnPart>,
}

/// Something in a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearnPart {
    /// A paragraph.
    Text(String),
    /// A list.
    List(Vec<String>),
    /// Pictures, each with what it shows in words.
    Pictures(Vec<(Picture, String)>),
    /// Every symbol of the game with its meaning.
    Symbols(&'static [(&'static str, &'static str)]),
    /// A scoring worked out by the rules.
    Worked(Worked),
}

/// Reads the page that comes with the program.
pub(super) fn read<V: Volume>(
    content: &V::Content,
    texts: &LessonTexts,
) -> (HowToPlay, Vec<Fault>) {
    examine::<V>(content, texts.how_to_play, texts.rules)
}

/// Reads a page and reports every fault. What is at fault is left out.
pub(super) fn examine<V: Volume>(
    content: &V::Content,
    text: &str,
    rules: &str,
) -> (HowToPlay, Vec<Fault>) {
    let (sheet, mut faults) = sheet::read(HOW_TO_PLAY, text, FIELDS);
    let mut fault = |line: usize, what: String| {
        faults.push(Fault { file: HOW_TO_PLAY.to_owned(), line, what });
    };
    let figures = V::figures(content);
    let figure = |name: &str| {
        figures.iter().find(|figure| figure.0 == name).map(|figure| figure.1.to_string())
    };
    let mut page = HowToPlay::default();
    for section in sheet.sections {
        let mut told = LearnSection {
            id: section.id,
            title: section.title,
            rules: Vec::new(),
            parts: Vec::new(),
        };
        for item in section.items {
            let line = item.line;
            let mut fill = |text: &str| match sheet::filled(text, figure) {
                Ok(text) => text,
                Err(unknown) => {
                    fault(line, format!("this game has no number called {}", unknown.join(", ")));
                    String::new()
                }
            };
            match item.what {
                What::Text(text) => told.parts.push(LearnPart::Text(fill(&text))),
                What::List(all) => {
                    let all = all.iter().map(|entry| fill(entry)).collect();
                    told.parts.push(LearnPart::List(all));
                }
                What::Field { name, value } => match part::<V>(content, rules, &name, &value) {
                    Ok(Part::Rules(rules)) => told.rules.extend(rules),
                    Ok(Part::Shown(part)) => told.parts.push(part),
                    Err(wrong) => wrong.into_iter().for_each(|what| fault(line, what)),
                },
            }
        }
        page.sections.push(told);
    }
    let has_symbols = page.sections.iter().flat_map(|section| &section.parts);
    let has_symbols = has_symbols.into_iter().any(|part| matches!(part, LearnPart::Symbols(_)));
    if !has_symbols && !V::SYMBOLS.is_empty() {
        fault(0, "the symbols of the game are not explained: add “symbols:”".to_owned());
    }
    (page, faults)
}

enum Part {
    Rules(Vec<String>),
    Shown(LearnPart),
}

/// What a field stands for.
fn part<V: Volume>(
    content: &V::Content,
    rules: &str,
    name: &str,
    value: &str,
) -> Result<Part, Vec<String>> {
    match name {
        "rules" => {
            let named: Vec<String> = value.split_ascii_whitespace().map(str::to_owned).collect();
            let is_unknown = |rule: &&String| !has_rule(rules, rule);
            let unknown: Vec<String> = named.iter().filter(is_unknown).cloned().collect();
            if unknown.is_empty() {
                return Ok(Part::Rules(named));
            }
            Err(unknown.iter().map(|rule| format!("there is no rule {rule}")).collect())
        }
        "show" => {
            let mut wrong = Vec::new();
            let mut shown = Vec::new();
            for words in value.split(',').map(str::trim) {
                match picture::<V>(content, words) {
                    Some(picture) => shown.push(picture),
                    None => wrong.push(format!("there is no picture “{words}”")),
                }
            }
            if wrong.is_empty() { Ok(Part::Shown(LearnPart::Pictures(shown))) } else { Err(wrong) }
        }
        "symbols" => Ok(Part::Shown(LearnPart::Symbols(V::SYMBOLS))),
        "worked" => match <V as Lessons>::worked(content, value) {
            Ok(worked) => Ok(Part::Shown(LearnPart::Worked(worked))),
            Err(error) => Err(vec![error]),
        },
        // The sheet has said that it does not know this one.
        _ => Err(Vec::new()),
    }
}

/// A picture by its words: `card 42`.
pub(super) fn picture<V: Volume>(content: &V::Content, words: &str) -> Option<(Picture, String)> {
    let (kind, id) = words.split_once(' ')?;
    let picture = Picture::new(kind, id.trim());
    let shows = V::pictured(content, &picture)?;
    Some((picture, shows))
}

/// Whether the rules have a line of this number.
fn has_rule(rules: &str, rule: &str) -> bool {
    let is_it = |line: &str| {
        let number = line.strip_prefix("- ").and_then(|line| line.split_once(' '));
        number.is_some_and(|(number, _)| number == rule)
    };
    rules.lines().any(is_it)
}
