//! A page of a storybook in plain lines, for any game that reads from one.

use shelf::{ReadChoice, ReadPage};
use table::{Names, words::sentence};

/// A page that was read, with what came of it, a paragraph each.
pub fn read_page(page: &ReadPage, names: &Names) -> Vec<String> {
    let roll = page.roll.map(|roll| match page.number {
        Some(number) => format!("A roll of {roll} reaches {number}."),
        None => format!("A roll of {roll} reaches no number."),
    });
    page_lines(page, names, roll)
}

/// The same, with the game's own words for the roll.
pub(crate) fn page_lines(page: &ReadPage, names: &Names, roll: Option<String>) -> Vec<String> {
    let mut lines = vec![format!("{}  {}", page.passage, page.title)];
    lines.extend(page.text.iter().cloned());
    match page.chosen() {
        Some(chosen) => lines.push(format!("{} chose: {}", names.get(page.seat), chosen.label)),
        None => lines.extend(page.choices.iter().map(choice)),
    }
    lines.extend(roll);
    lines.extend(outcome(page));
    lines
}

/// What came of a page: what is read then, and what it brings.
pub fn outcome(page: &ReadPage) -> Vec<String> {
    let Some(outcome) = &page.outcome else { return Vec::new() };
    let mut lines = outcome.text.clone();
    let brings: Vec<String> = outcome.brings().map(sentence).collect();
    if !brings.is_empty() {
        lines.push(brings.join(" "));
    }
    lines
}

/// A choice in one line: its number, what one does, and what it asks for.
pub(crate) fn choice(choice: &ReadChoice) -> String {
    match choice.conditions() {
        none if none.is_empty() => format!("{}. {}", choice.place, choice.label),
        some => format!("{}. {} ({some})", choice.place, choice.label),
    }
}
