//! The open book, drawn from its reading: what nobody has read is not there to be drawn.

use ::table::words::sentence;
use ratatui::style::Style;
use shelf::ReadPage;

use super::{AboveAndBelowScreen, sign};
use crate::{reading, text::wrap};

/// A line of the page and how it is written.
pub(super) type Written = (String, Style);

/// The pages that are read in this exploration, or were read in the last one.
pub(super) fn pages(screen: &AboveAndBelowScreen<'_>) -> Vec<ReadPage> {
    screen.content.reading(screen.open()).map(|reading| reading.pages).unwrap_or_default()
}

/// How many words lie open to be read.
pub(super) fn words(screen: &AboveAndBelowScreen<'_>) -> usize {
    let count = |text: &[String]| text.iter().map(|part| part.split(' ').count()).sum::<usize>();
    let of_page = |page: &ReadPage| {
        count(&page.text) + page.outcome.as_ref().map_or(0, |outcome| count(&outcome.text))
    };
    pages(screen).iter().map(of_page).sum()
}

/// One page with what came of it, a paragraph each.
pub(super) fn told(screen: &AboveAndBelowScreen<'_>, page: &ReadPage) -> Vec<String> {
    reading::page_lines(page, screen.names, result(page))
}

/// How the roll ended, if there was one.
fn result(page: &ReadPage) -> Option<String> {
    let lanterns = match page.roll? {
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
pub(super) fn lines(screen: &AboveAndBelowScreen<'_>, most: usize, height: usize) -> Vec<Written> {
    let mut lines = Vec::new();
    for page in &pages(screen) {
        if !lines.is_empty() {
            lines.push((String::new(), screen.ink.paper()));
        }
        one_page(screen, page, most, &mut lines, Story::Told);
    }
    if lines.len() > height {
        lines.retain(|(line, _)| !line.is_empty());
    }
    let first = lines.len().saturating_sub(height);
    lines.split_off(first)
}

/// The last page without its story: what was done, and what came of it.
pub(super) fn ending(screen: &AboveAndBelowScreen<'_>, most: usize) -> Vec<Written> {
    let mut lines = Vec::new();
    if let Some(page) = pages(screen).last() {
        one_page(screen, page, most, &mut lines, Story::LeftOut);
    }
    lines
}

/// Whether the story of a passage is written out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Story {
    Told,
    LeftOut,
}

fn one_page(
    screen: &AboveAndBelowScreen<'_>,
    page: &ReadPage,
    most: usize,
    lines: &mut Vec<Written>,
    story: Story,
) {
    let ink = screen.ink;
    let (paper, strong) = (ink.paper(), ink.paper_strong());
    let mut add = |text: &str, style: Style| {
        lines.extend(wrap(&ink.plain(text), most).into_iter().map(|line| (line, style)));
    };
    add(&format!("{}  {}", page.passage, page.title), strong);
    // A passage without choices is its own ending.
    let is_told = story == Story::Told || page.choices.is_empty();
    for paragraph in page.text.iter().filter(|_| is_told) {
        add("", paper);
        add(paragraph, paper);
    }
    if !page.choices.is_empty() {
        add("", paper);
    }
    // What was not chosen has had its time.
    let is_of_interest = |place: u8| page.chosen.is_none_or(|chosen| chosen == place);
    for choice in page.choices.iter().filter(|choice| is_of_interest(choice.place)) {
        add(&reading::choice(choice), strong);
    }
    if let Some(result) = result(page) {
        add(&result, strong);
    }
    let outcome = page.outcome.as_ref();
    for paragraph in outcome.iter().flat_map(|outcome| &outcome.text) {
        add("", paper);
        add(paragraph, paper);
    }
    let brings: Vec<String> =
        outcome.iter().flat_map(|outcome| outcome.brings().map(sentence)).collect();
    if !brings.is_empty() {
        add(&brings.join(" "), strong);
    }
}

/// The party with its dice, a line each: `Odo rolls 5: 1 lantern`.
pub(super) fn dice(screen: &AboveAndBelowScreen<'_>) -> Vec<String> {
    let open = screen.open();
    let Some(exploration) = &open.exploration else { return Vec::new() };
    let party = open.party.union(exploration.exerted);
    let mut lines: Vec<String> = party
        .iter()
        .map(|villager| {
            let face = screen.content.face(villager);
            let name = &face.name;
            let exerted = if exploration.exerted.contains(villager) { " +1 exerted" } else { "" };
            match exploration.dice.of(villager) {
                Some(die) => {
                    let lanterns = face.lanterns[usize::from(die)];
                    format!("{name} {}: {lanterns}{exerted}", pips(screen, die))
                }
                None => format!("{name} {}{exerted}", sign::face_symbols(face)),
            }
        })
        .collect();
    if exploration.bonus > 0 {
        lines.push(format!("bonus: {}", exploration.bonus));
    }
    if exploration.choice.is_some() {
        lines.push(format!("total: {}", exploration.lanterns));
    }
    lines
}

/// A die as it lies.
fn pips(screen: &AboveAndBelowScreen<'_>, die: u8) -> String {
    let faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
    match screen.ink.glyphs {
        crate::Glyphs::Unicode => {
            let face = faces.get(usize::from(die).wrapping_sub(1)).copied().unwrap_or(' ');
            format!("{face} {die}")
        }
        crate::Glyphs::Ascii => format!("rolls {die}"),
    }
}
