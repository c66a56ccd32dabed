//! How long texts are, and how many choices a passage has.

use std::ops::RangeInclusive;

use table::Fault;

use crate::{Book, Choice, Lexicon, Outcome, Passage, Way, word_count::count_words};

use super::{Targets, in_passage};

pub(super) fn faults<L: Lexicon>(book: &Book<L>, targets: &Targets) -> Vec<Fault> {
    book.passages.iter().flat_map(|passage| of_passage(book, passage, targets)).collect()
}

fn of_passage<L: Lexicon>(book: &Book<L>, passage: &Passage<L>, targets: &Targets) -> Vec<Fault> {
    let fault = |(line, what): (usize, String)| in_passage(book, passage, line, &what);
    let (name, wanted) = match passage.follow_up {
        true => ("the follow-up", &targets.follow_up_words),
        false => ("the story", &targets.head_words),
    };
    let story = too_long_or_short(name, count_words(&passage.text), wanted);
    let mut faults: Vec<Fault> =
        story.map(|what| fault((passage.line, what))).into_iter().collect();

    let count = passage.choices.len();
    if !passage.follow_up && !targets.head_choices.contains(&count) {
        let what = format!("{count} choices are not {}", range(&targets.head_choices));
        faults.push(fault((passage.line, what)));
    }
    for choice in &passage.choices {
        faults.extend(of_choice(choice, targets).into_iter().map(fault));
    }
    faults
}

fn of_choice<L: Lexicon>(choice: &Choice<L>, targets: &Targets) -> Vec<(usize, String)> {
    let label = std::slice::from_ref(&choice.label);
    let label = too_long_or_short("the choice", count_words(label), &targets.label_words);
    let mut faults: Vec<(usize, String)> =
        label.map(|what| (choice.line, what)).into_iter().collect();
    match &choice.way {
        Way::Roll { tiers, .. } => {
            faults.extend(tiers.iter().filter_map(|tier| of_reaction(&tier.outcome, targets)));
        }
        Way::Plain { outcome, .. } => faults.extend(of_reaction(outcome, targets)),
    }
    // A failure may be silent.
    if let Some(failure) = choice.failure.as_ref().filter(|failure| !failure.text.is_empty()) {
        let count = count_words(&failure.text);
        let what = too_long_or_short("the failure", count, &targets.failure_words);
        faults.extend(what.map(|what| (failure.line, what)));
    }
    faults
}

/// A reaction on the way to another passage may be short or nothing at all.
fn of_reaction<L: Lexicon>(outcome: &Outcome<L>, targets: &Targets) -> Option<(usize, String)> {
    let least = match outcome.goes_on() {
        Some(_) => 0,
        None => *targets.reaction_words.start(),
    };
    let wanted = least..=*targets.reaction_words.end();
    let count = count_words(&outcome.text);
    let what = match too_long_or_short("the reaction", count, &wanted)? {
        _ if count == 0 => "a reaction is missing: say what happens".to_owned(),
        what => what,
    };
    Some((outcome.line, what))
}

fn too_long_or_short(name: &str, count: usize, wanted: &RangeInclusive<usize>) -> Option<String> {
    if wanted.contains(&count) {
        return None;
    }
    let words = if count == 1 { "word" } else { "words" };
    Some(format!("{name} has {count} {words}; wanted are {}", range(wanted)))
}

fn range(wanted: &RangeInclusive<usize>) -> String {
    match (*wanted.start(), *wanted.end()) {
        (least, usize::MAX) => format!("{least} or more"),
        (least, most) => format!("{least} to {most}"),
    }
}
