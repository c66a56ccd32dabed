//! Whether everything is reached, nothing leads to nothing, and no tale goes in circles.

use std::collections::{BTreeMap, BTreeSet};

use table::Fault;

use crate::{Book, Key, Lexicon, Note, Passage};

use super::in_passage;

/// The file named where no file of the book is at fault.
const OUTSIDE: &str = "storybook";

/// A way from one passage to another.
struct Lead {
    /// The word that says so.
    word: &'static str,
    line: usize,
    to: Key,
}

pub(super) fn faults<L: Lexicon>(book: &Book<L>, heads: impl Iterator<Item = Key>) -> Vec<Fault> {
    let heads: BTreeSet<Key> = heads.collect();
    let all = || book.passages.iter().flat_map(leads);
    let read: BTreeSet<Key> =
        all().filter(|lead| lead.word == "read").map(|lead| lead.to).collect();
    let later: BTreeSet<Key> =
        all().filter(|lead| lead.word != "read").map(|lead| lead.to).collect();

    let missing = heads.iter().filter(|key| book.passage(**key).is_none());
    let mut faults: Vec<Fault> = missing
        .map(|key| Fault {
            file: OUTSIDE.to_owned(),
            line: 0,
            what: format!(
                "passage {} is missing; something outside the book leads to it",
                book.key_words(*key)
            ),
        })
        .collect();
    for passage in &book.passages {
        let key = passage.key;
        let begins_a_tale = heads.contains(&key) || later.contains(&key);
        let what = match (passage.follow_up, begins_a_tale, read.contains(&key)) {
            (true, false, true) | (false, true, _) => None,
            (true, true, _) if later.contains(&key) => {
                Some("is marked “follow-up”, but “later” or “next:” leads to it as well")
            }
            (true, true, _) => {
                Some("is marked “follow-up”, but something outside the book leads to it as well")
            }
            (true, false, false) => Some("nothing leads to this follow-up: “read” it somewhere"),
            (false, false, true) => Some("only a “read” leads here: mark it “follow-up”"),
            (false, false, false) => Some("nothing leads to this passage"),
        };
        faults.extend(what.map(|what| in_passage(book, passage, passage.line, what)));
        for Lead { word, line, to } in leads(passage).filter(|lead| !is_known(book, lead.to)) {
            let key = book.key_words(to);
            let what = match word {
                "read" => format!("“read {key}” leads to nothing: there is no such passage"),
                _ => format!(
                    "“{word} {key}” leads to nothing: write it, or say “planned: {key} …” at the \
                     top of a file"
                ),
            };
            faults.push(in_passage(book, passage, line, &what));
        }
        for lead in leads(passage).filter(|lead| lead.word == "read") {
            if book.passage(lead.to).is_none() && is_known(book, lead.to) {
                let what = "“read” leads to a passage that is only planned: write it first";
                faults.push(in_passage(book, passage, lead.line, what));
            }
        }
    }
    faults.extend(planned(book, &read, &later));
    faults.extend(circles(book));
    faults
}

/// Whether there is such a passage, or there will be.
fn is_known<L: Lexicon>(book: &Book<L>, key: Key) -> bool {
    book.passage(key).is_some() || book.planned.iter().any(|planned| planned.key == key)
}

/// Plans that are done, made twice, or for nothing.
fn planned<L: Lexicon>(book: &Book<L>, read: &BTreeSet<Key>, later: &BTreeSet<Key>) -> Vec<Fault> {
    let mut seen = BTreeSet::new();
    let mut faults = Vec::new();
    for planned in &book.planned {
        let what = if book.passage(planned.key).is_some() {
            "is planned and written: take the plan away"
        } else if !seen.insert(planned.key) {
            "is planned twice"
        } else if !read.contains(&planned.key) && !later.contains(&planned.key) {
            "is planned, and nothing leads to it"
        } else {
            continue;
        };
        let what = format!("{}: {what}", book.key_words(planned.key));
        faults.push(Fault { file: planned.file.clone(), line: planned.line, what });
    }
    faults
}

/// Where a passage leads, now or another time.
fn leads<L: Lexicon>(passage: &Passage<L>) -> impl Iterator<Item = Lead> {
    let outcomes = passage.outcomes().flat_map(|outcome| {
        let line = outcome.line;
        let read = outcome.goes_on().map(|to| Lead { word: "read", line, to });
        let later = outcome.notes().filter_map(move |note| match note {
            Note::Later(to) => Some(Lead { word: "later", line, to }),
            Note::Keyword(_) => None,
        });
        read.into_iter().chain(later)
    });
    let next = passage
        .choices
        .iter()
        .filter_map(|choice| choice.next.map(|to| Lead { word: "next:", line: choice.line, to }));
    outcomes.chain(next)
}

/// How far a walk has got with a passage.
enum Mark {
    OnTheWay,
    Done,
}

/// The way that closes each circle. A side quest may come up again, so `later` closes none.
fn circles<L: Lexicon>(book: &Book<L>) -> Vec<Fault> {
    let ways = |passage| leads(passage).filter(|lead| lead.word != "later").collect::<Vec<_>>();
    let mut marks = BTreeMap::new();
    let mut faults = Vec::new();
    for start in &book.passages {
        if marks.contains_key(&start.key) {
            continue;
        }
        marks.insert(start.key, Mark::OnTheWay);
        // The tale so far: its passages, each with the ways that have not been walked.
        let mut tale = vec![(start, ways(start))];
        while let Some((passage, open)) = tale.last_mut() {
            let passage = *passage;
            let Some(Lead { word, line, to }) = open.pop() else {
                marks.insert(passage.key, Mark::Done);
                tale.pop();
                continue;
            };
            match (marks.get(&to), book.passage(to)) {
                (Some(Mark::OnTheWay), _) => {
                    let key = book.key_words(to);
                    let what =
                        format!("“{word} {key}” leads in a circle: the tale came from there");
                    faults.push(in_passage(book, passage, line, &what));
                }
                (None, Some(next)) => {
                    marks.insert(to, Mark::OnTheWay);
                    tale.push((next, ways(next)));
                }
                (Some(Mark::Done), _) | (None, None) => {}
            }
        }
    }
    faults
}
