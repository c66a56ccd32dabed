//! Keywords that matter to nobody, and choices that nobody can take.

use std::collections::BTreeSet;

use table::Fault;

use crate::{Book, Choice, Lexicon, Need, Outcome, Passage, Way};

use super::in_passage;

pub(super) fn faults<L: Lexicon>(book: &Book<L>) -> Vec<Fault> {
    let choices = || book.passages.iter().flat_map(|passage| &passage.choices);
    let outcomes = book.passages.iter().flat_map(Passage::outcomes);
    let noted: BTreeSet<&str> = outcomes.flat_map(Outcome::keywords).collect();
    let needed: BTreeSet<&str> =
        choices().flat_map(|choice| &choice.needs).filter_map(keyword).collect();

    let mut faults = Vec::new();
    for passage in &book.passages {
        for choice in &passage.choices {
            let wrong = choice.needs.iter().filter_map(|need| never(need, choice, &noted));
            faults.extend(wrong.map(|what| in_passage(passage, choice.line, &what)));
        }
        for outcome in passage.outcomes() {
            for word in outcome.keywords().filter(|word| !needed.contains(word)) {
                let what = format!("{word} is noted and no choice ever asks for it");
                faults.push(in_passage(passage, outcome.line, &what));
            }
        }
        if !passage.choices.is_empty() && !has_a_way_for_all(passage) {
            let what = "somebody who has nothing can take none of the choices: leave one open";
            faults.push(in_passage(passage, passage.line, what));
        }
    }
    faults
}

fn keyword<L: Lexicon>(need: &Need<L>) -> Option<&str> {
    match need {
        Need::Keyword(word) | Need::NoKeyword(word) => Some(word),
        Need::Thing(_) | Need::Sign(_) => None,
    }
}

/// Why a need makes no sense, if it does not.
fn never<L: Lexicon>(need: &Need<L>, choice: &Choice<L>, noted: &BTreeSet<&str>) -> Option<String> {
    match need {
        Need::Keyword(word) if !noted.contains(word.as_str()) => {
            Some(format!("the choice can never be taken: it needs {word}, which is noted nowhere"))
        }
        Need::NoKeyword(word) if !noted.contains(word.as_str()) => {
            Some(format!("“unless: {word}” has no meaning: it is noted nowhere"))
        }
        Need::NoKeyword(word) if choice.needs.contains(&Need::Keyword(word.clone())) => {
            Some(format!("the choice can never be taken: it needs {word} and its absence"))
        }
        Need::Keyword(_) | Need::NoKeyword(_) | Need::Thing(_) | Need::Sign(_) => None,
    }
}

/// Whether everybody can do something here: there is a choice that needs nothing, or one for those
/// with a keyword and one for those without.
fn has_a_way_for_all<L: Lexicon>(passage: &Passage<L>) -> bool {
    let free = |choice: &&Choice<L>| match &choice.way {
        Way::Roll { .. } => true,
        Way::Plain { price, .. } => price.is_empty(),
    };
    let needs: Vec<&[Need<L>]> =
        passage.choices.iter().filter(free).map(|choice| choice.needs.as_slice()).collect();
    needs.iter().any(|one| match one {
        [] => true,
        [Need::Keyword(word)] => needs.contains(&[Need::NoKeyword(word.clone())].as_slice()),
        _ => false,
    })
}
