//! Words in a row that come back: in how many passages each run of five and of four words stands.
//!
//! A run lies within one sentence of a story, a choice or a reaction; capitals and marks do not
//! count. A run that holds a name or a good is left out: those have to come back. What is reported as
//! part of a longer run is not reported again.

use std::collections::{BTreeMap, BTreeSet};

use crate::read::{Paragraph, Role};

use super::{Draft, Measure, Report, Scene, words::sentences};
use crate::word_count::words;

/// Where a run of words stands first, and in which passages it stands at all.
struct Run<'a> {
    scene: &'a Scene<'a>,
    line: usize,
    /// Places in the list of passages.
    passages: BTreeSet<usize>,
}

pub(super) fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    let limits = report.limits;
    let mut told: Vec<(String, BTreeSet<usize>)> = Vec::new();
    for (length, most) in [(5, limits.five_word_passages), (4, limits.four_word_passages)] {
        let runs = runs(draft, length);
        let mut often: Vec<_> =
            runs.into_iter().filter(|(_, run)| run.passages.len() > most).collect();
        often.sort_by_key(|(_, run)| std::cmp::Reverse(run.passages.len()));
        let name = format!("runs of {length} words in more than {most} passages");
        report.count(Measure::Phrases, &name, often.len());
        for (phrase, run) in often {
            let is_part = told.iter().any(|(other, passages)| {
                *passages == run.passages && overlap(other, &phrase, length - 1)
            });
            told.push((phrase.clone(), run.passages.clone()));
            if is_part {
                continue;
            }
            let keys: Vec<&str> =
                run.passages.iter().map(|&place| draft.scenes[place].key.as_str()).collect();
            let what = format!(
                "“{phrase}” stands in {} passages ({}); {most} are enough",
                keys.len(),
                keys.join(", ")
            );
            let worse = (keys.len() - most) as f64 + length as f64 / 10.0;
            report.finding(Measure::Phrases, run.scene, run.line, &what, worse);
        }
    }
}

/// Every run of so many words, names and goods left out.
fn runs<'a>(draft: &'a Draft<'_>, length: usize) -> BTreeMap<String, Run<'a>> {
    let mut runs: BTreeMap<String, Run<'a>> = BTreeMap::new();
    for (place, scene) in draft.scenes.iter().enumerate() {
        for paragraph in scene.paragraphs.iter().filter(|one| one.role != Role::Title) {
            for (at, phrase) in of_paragraph(paragraph, length, &|word| draft.returns(word)) {
                let run = runs.entry(phrase).or_insert_with(|| Run {
                    scene,
                    line: paragraph.line(at),
                    passages: BTreeSet::new(),
                });
                run.passages.insert(place);
            }
        }
    }
    runs
}

fn of_paragraph(
    paragraph: &Paragraph,
    length: usize,
    may_return: &impl Fn(&str) -> bool,
) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (start, sentence) in sentences(&paragraph.text) {
        let words: Vec<(usize, String)> =
            words(sentence).map(|(at, word)| (start + at, word.to_lowercase())).collect();
        for run in words.windows(length) {
            if !run.iter().any(|(_, word)| may_return(word)) {
                let run_words: Vec<&str> = run.iter().map(|(_, word)| word.as_str()).collect();
                found.push((run[0].0, run_words.join(" ")));
            }
        }
    }
    found
}

/// Whether two runs share so many words: the end of one is the start of the other, or one holds the
/// other.
fn overlap(one: &str, other: &str, shared: usize) -> bool {
    let (one, other): (Vec<&str>, Vec<&str>) =
        (one.split(' ').collect(), other.split(' ').collect());
    let ends_as_starts =
        |one: &[&str], other: &[&str]| one[one.len() - shared..] == other[..shared];
    one.windows(other.len()).any(|run| run == other)
        || ends_as_starts(&one, &other)
        || ends_as_starts(&other, &one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_overlap_where_they_are_parts_of_one() {
        assert!(overlap("with a hole in it", "a hole in it again", 4));
        assert!(overlap("with a hole in it", "a hole in it", 3));
        assert!(!overlap("with a hole in it", "in it is a hole", 4));
    }
}
