//! Whether everything is reached, nothing leads to nothing, and no tale goes in circles.

use std::collections::{BTreeMap, BTreeSet};

use table::Fault;

use crate::{Book, Lexicon, Number, Passage};

use super::in_passage;

/// The file named where no file of the book is at fault.
const OUTSIDE: &str = "storybook";

pub(super) fn faults<L: Lexicon>(
    book: &Book<L>,
    heads: impl Iterator<Item = Number>,
) -> Vec<Fault> {
    let heads: BTreeSet<Number> = heads.collect();
    let read: BTreeSet<Number> =
        book.passages.iter().flat_map(reads).map(|(_, number)| number).collect();

    let missing = heads.iter().filter(|number| book.passage(**number).is_none());
    let mut faults: Vec<Fault> = missing
        .map(|number| Fault {
            file: OUTSIDE.to_owned(),
            line: 0,
            what: format!("passage {number} is missing; something outside the book leads to it"),
        })
        .collect();
    for passage in &book.passages {
        let number = passage.number;
        let what = match (passage.follow_up, heads.contains(&number), read.contains(&number)) {
            (true, false, true) | (false, true, _) => None,
            (true, true, _) => {
                Some("is marked “follow-up”, but something outside the book leads to it as well")
            }
            (true, false, false) => Some("nothing leads to this follow-up: “read” it somewhere"),
            (false, false, true) => Some("only a “read” leads here: mark it “follow-up”"),
            (false, false, false) => Some("nothing leads to this passage"),
        };
        faults.extend(what.map(|what| in_passage(passage, passage.line, what)));
        for (line, number) in reads(passage).filter(|(_, number)| book.passage(*number).is_none()) {
            let what = format!("“read {number}” leads to nothing: there is no such passage");
            faults.push(in_passage(passage, line, &what));
        }
    }
    faults.extend(circles(book));
    faults
}

/// Where a passage leads, each with the line that says so.
fn reads<L: Lexicon>(passage: &Passage<L>) -> impl Iterator<Item = (usize, Number)> {
    passage.outcomes().filter_map(|outcome| Some((outcome.line, outcome.goes_on()?)))
}

/// How far a walk has got with a passage.
enum Mark {
    OnTheWay,
    Done,
}

/// The `read` that closes each circle.
fn circles<L: Lexicon>(book: &Book<L>) -> Vec<Fault> {
    let mut marks = BTreeMap::new();
    let mut faults = Vec::new();
    for start in &book.passages {
        if marks.contains_key(&start.number) {
            continue;
        }
        marks.insert(start.number, Mark::OnTheWay);
        // The tale so far: its passages, each with the ways that have not been walked.
        let mut tale = vec![(start, reads(start).collect::<Vec<_>>())];
        while let Some((passage, ways)) = tale.last_mut() {
            let passage = *passage;
            let Some((line, number)) = ways.pop() else {
                marks.insert(passage.number, Mark::Done);
                tale.pop();
                continue;
            };
            match (marks.get(&number), book.passage(number)) {
                (Some(Mark::OnTheWay), _) => {
                    let what =
                        format!("“read {number}” leads in a circle: the tale came from there");
                    faults.push(in_passage(passage, line, &what));
                }
                (None, Some(next)) => {
                    marks.insert(number, Mark::OnTheWay);
                    tale.push((next, reads(next).collect()));
                }
                (Some(Mark::Done), _) | (None, None) => {}
            }
        }
    }
    faults
}
