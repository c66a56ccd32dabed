//! Keywords that matter to nobody, and choices that nobody can take.

use std::collections::BTreeSet;

use table::Fault;

use crate::{
    Amount, Book, Choice, Gate, Keyword, Lexicon, Need, Note, Outcome, Passage, Player, offered,
};

use super::in_passage;

/// More keywords than this in one passage are not tried in all their mixtures.
const MOST_MIXED: usize = 10;

pub(super) fn faults<L: Lexicon>(book: &Book<L>) -> Vec<Fault> {
    let choices = || book.passages.iter().flat_map(|passage| &passage.choices);
    let notes = book.passages.iter().flat_map(Passage::outcomes).flat_map(Outcome::notes);
    let noted: BTreeSet<Keyword> = notes.filter_map(keyword).collect();
    let asked: BTreeSet<Keyword> = choices().flat_map(asked_by).collect();

    let mut faults = Vec::new();
    for passage in &book.passages {
        let fault = |line: usize, what: &str| in_passage(book, passage, line, what);
        for choice in &passage.choices {
            let wrong = never(book, choice, &noted).into_iter().chain(gate(passage, choice));
            faults.extend(wrong.map(|what| fault(choice.line, &what)));
        }
        for outcome in passage.outcomes() {
            for word in outcome.notes().filter_map(keyword).filter(|word| !asked.contains(word)) {
                let word = book.keyword_word(word);
                let what = format!("{word} is noted and no choice ever asks for it");
                faults.push(fault(outcome.line, &what));
            }
        }
        faults.extend(nothing_to_do(book, passage).map(|what| fault(passage.line, &what)));
    }
    faults
}

fn keyword(note: Note) -> Option<Keyword> {
    match note {
        Note::Keyword(word) => Some(word),
        Note::Later(_) => None,
    }
}

/// The keywords a choice asks for, or for their absence.
fn asked_by<L: Lexicon>(choice: &Choice<L>) -> impl Iterator<Item = Keyword> {
    let needs = choice.needs.iter().filter_map(|need| match need {
        Need::NoKeyword(word) => Some(*word),
        Need::Thing(_) | Need::Sign(_) => None,
    });
    choice.keywords().iter().copied().chain(needs)
}

/// Why a choice can never be taken, or asks for nothing.
fn never<L: Lexicon>(book: &Book<L>, choice: &Choice<L>, noted: &BTreeSet<Keyword>) -> Vec<String> {
    let mut wrong = Vec::new();
    for keyword in choice.keywords() {
        let word = book.keyword_word(*keyword);
        if !noted.contains(keyword) {
            let what = "the choice can never be taken: it needs";
            wrong.push(format!("{what} {word}, which is noted nowhere"));
        } else if choice.needs.contains(&Need::NoKeyword(*keyword)) {
            wrong.push(format!("the choice can never be taken: it needs {word} and its absence"));
        }
    }
    for need in &choice.needs {
        if let Need::NoKeyword(keyword) = need
            && !noted.contains(keyword)
        {
            let word = book.keyword_word(*keyword);
            wrong.push(format!("“unless: {word}” has no meaning: it is noted nowhere"));
        }
    }
    wrong
}

/// Why a choice does not fit beside the others of its passage.
fn gate<L: Lexicon>(passage: &Passage<L>, choice: &Choice<L>) -> Option<String> {
    let others = || passage.choices.iter().filter(|other| other.line != choice.line);
    let is_must = |other: &Choice<L>| matches!(other.gate, Gate::Must(_));
    let what = match &choice.gate {
        Gate::Otherwise if others().all(|other| other.keywords().is_empty()) => {
            "“otherwise” of what? No other choice here is “must:” or “optional:”"
        }
        Gate::Open if others().any(is_must) => {
            "whoever must take another choice cannot take this one: mark it “otherwise”"
        }
        Gate::Optional(words) if others().any(|it| is_must(it) && same(it.keywords(), words)) => {
            "nobody can take it: whoever has its keywords must take another choice"
        }
        Gate::Must(_) if !choice.needs.is_empty() || !choice.price().is_empty() => {
            "whoever must take it must be able to: it may need and cost nothing else"
        }
        Gate::Open | Gate::Otherwise | Gate::Optional(_) | Gate::Must(_) => return None,
    };
    Some(what.to_owned())
}

fn same(one: &[Keyword], other: &[Keyword]) -> bool {
    one.iter().all(|word| other.contains(word)) && other.iter().all(|word| one.contains(word))
}

/// Somebody with these keywords and nothing else.
struct EmptyHands<'a>(&'a [Keyword]);

impl<L: Lexicon> Player<L> for EmptyHands<'_> {
    fn has(&self, _: L::Thing) -> u16 {
        0
    }

    fn shows(&self, _: L::Sign) -> usize {
        0
    }

    fn knows(&self, keyword: Keyword) -> bool {
        self.0.contains(&keyword)
    }

    fn can_pay(&self, _: &Amount<L>) -> bool {
        false
    }
}

/// Who can do nothing in this passage, if anybody.
fn nothing_to_do<L: Lexicon>(book: &Book<L>, passage: &Passage<L>) -> Option<String> {
    let words: BTreeSet<Keyword> = passage.choices.iter().flat_map(asked_by).collect();
    let words: Vec<Keyword> = words.into_iter().take(MOST_MIXED).collect();
    if passage.choices.is_empty() {
        return None;
    }
    for mixture in 0..1_usize << words.len() {
        let is_in = |place: usize| mixture & (1 << place) != 0;
        let known: Vec<Keyword> =
            (0..words.len()).filter(|place| is_in(*place)).map(|place| words[place]).collect();
        if offered(passage, &EmptyHands(&known)).is_empty() {
            let known: Vec<&str> = known.iter().map(|word| book.keyword_word(*word)).collect();
            let who = match known.is_empty() {
                true => "somebody who has nothing".to_owned(),
                false => format!("somebody who has nothing but {}", known.join(" and ")),
            };
            return Some(format!("{who} can take none of the choices: leave one open"));
        }
    }
    None
}
