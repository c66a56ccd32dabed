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

/// The `read` that closes each circle.
fn circles<L: Lexicon>(book: &Book<L>) -> Vec<Fault> {
    /// How far a walk has got with a passage.
    #[derive(PartialEq)]
    enum Mark {
        OnTheWay,
        Done,
    }
    fn walk<L: Lexicon>(
        book: &Book<L>,
        passage: &Passage<L>,
        marks: &mut BTreeMap<Number, Mark>,
        faults: &mut Vec<Fault>,
    ) {
        marks.insert(passage.number, Mark::OnTheWay);
        for (line, number) in reads(passage) {
            match (marks.get(&number), book.passage(number)) {
                (Some(Mark::OnTheWay), _) => {
                    let what =
                        format!("“read {number}” leads in a circle: the tale came from there");
                    faults.push(in_passage(passage, line, &what));
                }
                (None, Some(next)) => walk(book, next, marks, faults),
                (Some(Mark::Done), _) | (None, None) => {}
            }
        }
        marks.insert(passage.number, Mark::Done);
    }
    let mut marks = BTreeMap::new();
    let mut faults = Vec::new();
    for passage in &book.passages {
        if !marks.contains_key(&passage.number) {
            walk(book, passage, &mut marks, &mut faults);
        }
    }
    faults
}
