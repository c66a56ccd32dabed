//! People and places of the plan: in how many passages and files each appears.
//!
//! A passage names somebody if its title, story, choices or reactions hold the name or one of the
//! plan's other words for it, as whole words.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Draft, Measure, Plan, Report, words::has_phrase};

/// Where a person or a place of the plan appears.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Appearances {
    /// The name, as the plan has it.
    pub name: String,
    /// `person` or `place`.
    pub kind: &'static str,
    /// The passages, in the order of the book.
    pub passages: Vec<String>,
    /// In how many files these are.
    pub files: usize,
}

pub(super) fn measure(draft: &Draft<'_>, plan: &Plan, report: &mut Report<'_>) -> Vec<Appearances> {
    let people = plan.people.iter().map(|person| (person, "person"));
    let places = plan.places.iter().map(|place| (place, "place"));
    let mut cast = Vec::new();
    for (promised, kind) in people.chain(places) {
        let appears = draft.scenes.iter().filter(|scene| {
            let holds = |name| scene.paragraphs.iter().any(|one| has_phrase(&one.text, name));
            promised.names().any(holds)
        });
        let found: Vec<_> = appears.collect();
        let files: BTreeSet<&str> = found.iter().map(|scene| scene.file).collect();
        let passages: Vec<String> = found.iter().map(|scene| scene.key.clone()).collect();
        judge(&promised.name, passages.len(), files.len(), report);
        cast.push(Appearances { name: promised.name.clone(), kind, passages, files: files.len() });
    }
    cast
}

fn judge(name: &str, passages: usize, files: usize, report: &mut Report<'_>) {
    let limits = report.limits;
    let (least, most) = (*limits.appearances.start(), *limits.appearances.end());
    if passages == 0 {
        let what = format!("{name} is promised and never appears");
        report.of_book(Measure::Cast, &what, f64::INFINITY);
    } else if !limits.appearances.contains(&passages) {
        let noun = if passages == 1 { "passage" } else { "passages" };
        let what = format!("{name} appears in {passages} {noun}; {least} to {most} are wanted");
        let nearest = passages.clamp(least, most);
        report.of_book(Measure::Cast, &what, passages.abs_diff(nearest) as f64);
    } else if files < limits.files {
        let noun = if files == 1 { "file" } else { "files" };
        let what = format!("{name} appears in {files} {noun}; {} are wanted", limits.files);
        report.of_book(Measure::Cast, &what, (limits.files - files) as f64);
    }
}
