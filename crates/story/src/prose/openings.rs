//! Stories that begin with the same words.

use std::collections::BTreeMap;

use crate::read::{Paragraph, Role};

use super::{Draft, Measure, Report, words::first_words};

/// A story that begins like one before it.
pub(crate) struct SameOpening<'a> {
    /// The words, in small letters.
    pub(crate) words: String,
    /// The first story that begins so.
    pub(crate) first: &'a Paragraph,
    /// The story that repeats it.
    pub(crate) again: &'a Paragraph,
}

/// Stories that begin with the same `count` words as one before them in the list; the nearest of
/// their own file comes first.
pub(crate) fn same_openings(paragraphs: &[Paragraph], count: usize) -> Vec<SameOpening<'_>> {
    let mut seen: BTreeMap<Vec<String>, Vec<&Paragraph>> = BTreeMap::new();
    let mut found = Vec::new();
    let stories = paragraphs.iter().filter(|one| one.role == Role::Story && one.place == 0);
    for again in stories.filter(|_| count > 0) {
        let opening = first_words(&again.text, count);
        let words = opening.join(" ");
        let before = seen.entry(opening).or_default();
        let of_file = before.iter().find(|first| first.file == again.file);
        if let Some(first) = of_file.or(before.first()) {
            found.push(SameOpening { words, first, again });
        }
        before.push(again);
    }
    found
}

/// Openings that another file of the book has: “first three words once a book”. Within one file they
/// are a fault, which the check reports.
pub(super) fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    let mut count = 0;
    for SameOpening { words, first, again } in
        same_openings(draft.paragraphs, report.limits.opening_words)
    {
        count += 1;
        if first.file == again.file {
            continue;
        }
        let scene = draft.scenes.iter().find(|scene| scene.paragraphs.contains(&again));
        let other = draft.scenes.iter().find(|scene| scene.paragraphs.contains(&first));
        if let (Some(scene), Some(other)) = (scene, other) {
            let what = format!("begins “{words}…” like {}: open it another way", other.key);
            report.finding(Measure::Openings, scene, again.line(0), &what, 1.0);
        }
    }
    report.count(Measure::Openings, "openings used before", count);
}
