//! Phrases nobody wants to read, and openings one has read before.

use std::collections::BTreeMap;

use table::Fault;

use crate::{
    prose::{SameOpening, same_openings},
    read::Paragraph,
};

use super::{Targets, in_paragraph};

pub(super) fn faults(paragraphs: &[Paragraph], targets: &Targets) -> Vec<Fault> {
    let mut faults = Vec::new();
    // Nearly every paragraph does without nearly every phrase; this is the quick way to know.
    let lowered: Vec<String> = paragraphs.iter().map(|one| one.text.to_lowercase()).collect();
    let holding = |phrase: &str| {
        let phrase = phrase.to_lowercase();
        let both = paragraphs.iter().zip(&lowered);
        both.filter(move |(_, text)| text.contains(&phrase)).map(|(paragraph, _)| paragraph)
    };
    for phrase in &targets.banned {
        for paragraph in holding(phrase) {
            let what = format!("“{phrase}” is banned: say it in your own words");
            let found = uses(&paragraph.text, phrase);
            faults.extend(found.into_iter().map(|at| in_paragraph(paragraph, at, &what)));
        }
    }
    for (phrase, most) in &targets.sparing {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for paragraph in holding(phrase) {
            for at in uses(&paragraph.text, phrase) {
                let count = counts.entry(&paragraph.file).or_default();
                *count += 1;
                if *count > *most {
                    let what = format!("“{phrase}” is used more often than {most} a file");
                    faults.push(in_paragraph(paragraph, at, &what));
                }
            }
        }
    }
    faults.extend(openings(paragraphs, targets.opening_words));
    faults
}

/// Stories of one file that begin with the same words.
fn openings(paragraphs: &[Paragraph], count: usize) -> Vec<Fault> {
    let same = same_openings(paragraphs, count).into_iter();
    let fault = |SameOpening { words, first, again }: SameOpening<'_>| {
        let line = first.line(0);
        let what =
            format!("begins “{words}…” like {}, line {line}: open it another way", first.passage);
        in_paragraph(again, 0, &what)
    };
    same.filter(|same| same.first.file == same.again.file).map(fault).collect()
}

/// Where a phrase stands in a text as whole words, in capitals or not, also as a plural.
fn uses(text: &str, phrase: &str) -> Vec<usize> {
    let phrase: Vec<char> = phrase.chars().flat_map(char::to_lowercase).collect();
    let mut before = ' ';
    let mut found = Vec::new();
    for (at, letter) in text.char_indices() {
        if !before.is_alphanumeric() && is_use(&text[at..], &phrase) {
            found.push(at);
        }
        before = letter;
    }
    found
}

fn is_use(text: &str, phrase: &[char]) -> bool {
    let mut letters = text.chars().flat_map(char::to_lowercase);
    if !phrase.iter().all(|wanted| letters.next() == Some(*wanted)) {
        return false;
    }
    let mut after = letters.skip_while(|letter| *letter == 's').peekable();
    !after.peek().is_some_and(|letter| letter.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_found_as_whole_words() {
        assert_eq!(uses("A quest. Quests! A question, a request.", "quest"), [2, 9]);
        assert_eq!(uses("It seems to rain, and Seems to stop.", "seems to"), [3, 22]);
        assert_eq!(uses("It seems tomorrow is dry.", "seems to"), [0; 0]);
    }
}
