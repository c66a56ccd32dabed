//! The open book: the only place here that reads tales.
//!
//! Shown is what the pages of the view name: the text of a passage that was
//! opened, what everybody may know of its choices, and an outcome once it has
//! happened. What lies behind a choice is never looked at.

use ::table::words::sentence;
use game_above_and_below::{Page, components::OutcomeId, words::conditions};
use ratatui::style::Style;

use super::{AboveAndBelowScreen as Spread, sign};
use crate::text::wrap;

/// A line of the page and how it is written.
pub(super) type Written = (String, Style);

/// How many words lie open to be read.
pub(super) fn words(spread: &Spread<'_>) -> usize {
    let count = |text: &[String]| text.iter().map(|part| part.split(' ').count()).sum::<usize>();
    let pages = spread.open().tale.iter().map(|page| {
        let passage = spread.content.tales().passage(page.passage);
        let outcome = page.outcome.map_or(0, |outcome| count(text(spread, outcome)));
        count(&passage.text) + outcome
    });
    pages.sum()
}

/// What is read when an outcome has happened.
fn text<'a>(spread: &Spread<'a>, outcome: OutcomeId) -> &'a [String] {
    &spread.content.tales().outcome(outcome).text
}

/// One page with what came of it, a paragraph each.
pub(super) fn told(spread: &Spread<'_>, page: &Page) -> Vec<String> {
    let tales = spread.content.tales();
    let passage = tales.passage(page.passage);
    let mut lines = vec![format!("{}  {}", page.passage, passage.title)];
    lines.extend(passage.text.iter().cloned());
    let asked = tales.terms(page.passage);
    match page.choice.and_then(|choice| asked.get(usize::from(choice))) {
        Some(chosen) => lines.push(format!("{} chose: {}", spread.name(page.seat), chosen.label)),
        None => lines.extend(asked.iter().enumerate().map(|(index, one)| {
            let conditions = conditions(one);
            match conditions.is_empty() {
                true => format!("{}. {}", index + 1, one.label),
                false => format!("{}. {} ({conditions})", index + 1, one.label),
            }
        })),
    }
    lines.extend(result(page));
    if let Some(outcome) = page.outcome {
        lines.extend(text(spread, outcome).iter().cloned());
        let brings = tales.brings(outcome);
        if !brings.is_empty() {
            lines.push(brought(&brings));
        }
    }
    lines
}

/// What an outcome brings: `Gain 1 reputation. Lose 1 coin.`
fn brought(brings: &[String]) -> String {
    brings.iter().map(|line| sentence(line)).collect::<Vec<_>>().join(" ")
}

/// How the roll ended, if there was one.
fn result(page: &Page) -> Option<String> {
    let lanterns = match page.lanterns? {
        1 => "1 lantern".to_owned(),
        more => format!("{more} lanterns"),
    };
    match (page.number, page.failed) {
        (Some(number), _) => Some(format!("With {lanterns} the party reaches {number}.")),
        (None, true) => Some(format!("With {lanterns} the party fails.")),
        (None, false) => None,
    }
}

/// The tale as lines of at most `most` columns and at most `height` of them: all of it if it fits,
/// otherwise its end.
pub(super) fn lines(spread: &Spread<'_>, most: usize, height: usize) -> Vec<Written> {
    let mut lines = Vec::new();
    for page in spread.open().tale.iter() {
        if !lines.is_empty() {
            lines.push((String::new(), spread.ink.paper()));
        }
        one_page(spread, page, most, &mut lines, Story::Told);
    }
    if lines.len() > height {
        lines.retain(|(line, _)| !line.is_empty());
    }
    let first = lines.len().saturating_sub(height);
    lines.split_off(first)
}

/// The last page without its story: what was done, and what came of it.
pub(super) fn ending(spread: &Spread<'_>, most: usize) -> Vec<Written> {
    let mut lines = Vec::new();
    if let Some(page) = spread.open().tale.as_slice().last() {
        one_page(spread, page, most, &mut lines, Story::LeftOut);
    }
    lines
}

/// Whether the story of a passage is written out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Story {
    Told,
    LeftOut,
}

fn one_page(spread: &Spread<'_>, page: &Page, most: usize, lines: &mut Vec<Written>, story: Story) {
    let ink = spread.ink;
    let (paper, strong) = (ink.paper(), ink.paper_strong());
    let tales = spread.content.tales();
    let passage = tales.passage(page.passage);
    let mut add = |text: &str, style: Style| {
        lines.extend(wrap(&ink.plain(text), most).into_iter().map(|line| (line, style)));
    };
    add(&format!("{}  {}", page.passage, passage.title), strong);
    // A passage without choices is its own ending.
    for paragraph in
        passage.text.iter().filter(|_| story == Story::Told || passage.choices.is_empty())
    {
        add("", paper);
        add(paragraph, paper);
    }
    let asked = tales.terms(page.passage);
    if !asked.is_empty() {
        add("", paper);
    }
    for (index, one) in asked.iter().enumerate() {
        let is_chosen = page.choice == Some(index as u8);
        // What was not chosen has had its time.
        if page.choice.is_some() && !is_chosen {
            continue;
        }
        let conditions = conditions(one);
        let line = match conditions.is_empty() {
            true => format!("{}. {}", index + 1, one.label),
            false => format!("{}. {} ({conditions})", index + 1, one.label),
        };
        add(&line, strong);
    }
    if let Some(result) = result(page) {
        add(&result, strong);
    }
    if let Some(outcome) = page.outcome {
        for paragraph in text(spread, outcome) {
            add("", paper);
            add(paragraph, paper);
        }
        let brings = tales.brings(outcome);
        if !brings.is_empty() {
            add(&brought(&brings), strong);
        }
    }
}

/// The party with its dice, a line each: `Odo rolls 5: 1 lantern`.
pub(super) fn dice(spread: &Spread<'_>) -> Vec<String> {
    let open = spread.open();
    let Some(exploration) = &open.exploration else { return Vec::new() };
    let party = open.party.union(exploration.exerted);
    let mut lines: Vec<String> = party
        .iter()
        .map(|villager| {
            let face = spread.content.face(villager);
            let name = &face.name;
            let exerted = if exploration.exerted.contains(villager) { " +1 exerted" } else { "" };
            match exploration.dice.of(villager) {
                Some(die) => {
                    let lanterns = face.lanterns[usize::from(die)];
                    format!("{name} {}: {lanterns}{exerted}", pips(spread, die))
                }
                None => format!("{name} {}{exerted}", sign::face_signs(face)),
            }
        })
        .collect();
    if exploration.bonus > 0 {
        lines.push(format!("bonus: {}", exploration.bonus));
    }
    if exploration.choice.is_some() {
        lines.push(format!("together: {}", exploration.lanterns));
    }
    lines
}

/// A die as it lies.
fn pips(spread: &Spread<'_>, die: u8) -> String {
    let faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
    match spread.ink.glyphs {
        crate::Glyphs::Unicode => {
            let face = faces.get(usize::from(die).wrapping_sub(1)).copied().unwrap_or(' ');
            format!("{face} {die}")
        }
        crate::Glyphs::Ascii => format!("rolls {die}"),
    }
}
