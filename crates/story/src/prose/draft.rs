//! A book as the measures see it: texts, labels and notes, without what a game does with them.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Book, Choice, Lexicon, Need, Note, Outcome, Passage, Way,
    read::{Paragraph, Role},
};

use super::{Plan, words::sentences};
use crate::word_count::{count_words, words};

/// A book as the measures see it.
pub(super) struct Draft<'a> {
    /// The passages, in the order of the book.
    pub(super) scenes: Vec<Scene<'a>>,
    /// Every paragraph of the book.
    pub(super) paragraphs: &'a [Paragraph],
    /// Words that are names, in small letters.
    pub(super) names: BTreeSet<String>,
    /// Words for goods, in small letters.
    goods: BTreeSet<String>,
}

/// One passage as the measures see it.
pub(super) struct Scene<'a> {
    pub(super) key: String,
    pub(super) title: &'a str,
    pub(super) file: &'a str,
    pub(super) line: usize,
    pub(super) follow_up: bool,
    /// Everything that is written in it, title first.
    pub(super) paragraphs: Vec<&'a Paragraph>,
    /// How many words its story has.
    pub(super) words: usize,
    /// How many words each text has that ends the tale.
    pub(super) reactions: Vec<usize>,
    /// Its choices, each with its line.
    pub(super) labels: Vec<(usize, &'a str)>,
    /// The lines of choices that are rolled for and have no text for a failure.
    pub(super) rolls_without_failure: Vec<usize>,
    /// Where its tales go on.
    pub(super) leads_to: Vec<String>,
    /// Keywords it notes, each with its line.
    pub(super) noted: Vec<(usize, &'a str)>,
    /// Keywords its choices ask for, each with its line.
    pub(super) asked: Vec<(usize, &'a str)>,
    /// The threads it belongs to.
    pub(super) threads: Vec<&'a str>,
    pub(super) premise: Option<&'a str>,
    pub(super) axis: Option<&'a str>,
    pub(super) ending: Option<&'a str>,
}

impl<'a> Draft<'a> {
    /// The draft of a book.
    pub(super) fn of<L: Lexicon>(book: &'a Book<L>, plan: Option<&'a Plan>) -> Draft<'a> {
        let mut paragraphs: BTreeMap<&str, Vec<&Paragraph>> = BTreeMap::new();
        for paragraph in &book.paragraphs {
            paragraphs.entry(&paragraph.passage).or_default().push(paragraph);
        }
        let scene = |passage: &'a Passage<L>| {
            let key = book.key_words(passage.key);
            let paragraphs = paragraphs.remove(&*key).unwrap_or_default();
            Scene::of(book, passage, paragraphs, plan)
        };
        let scenes: Vec<Scene<'a>> = book.passages.iter().map(scene).collect();
        let promised = plan.into_iter().flat_map(|plan| plan.people.iter().chain(&plan.places));
        let promised = promised.flat_map(|promised| promised.names().flat_map(words));
        let mut names = names(&book.paragraphs);
        names.extend(
            promised
                .map(|(_, word)| word)
                .filter(|word| word.starts_with(char::is_uppercase))
                .map(str::to_lowercase),
        );
        let lexicon = book.lexicon();
        let things = lexicon.words().iter().filter(|word| lexicon.thing(word).is_some());
        let goods = things.flat_map(|thing| words(thing)).map(|(_, word)| word.to_lowercase());
        Draft { scenes, paragraphs: &book.paragraphs, names, goods: goods.collect() }
    }

    /// Whether a word in small letters is a name or a good, which may come back.
    pub(super) fn returns(&self, word: &str) -> bool {
        let owner = word.strip_suffix("’s").unwrap_or(word);
        self.names.contains(owner) || self.goods.contains(owner)
    }
}

impl<'a> Scene<'a> {
    fn of<L: Lexicon>(
        book: &'a Book<L>,
        passage: &'a Passage<L>,
        paragraphs: Vec<&'a Paragraph>,
        plan: Option<&'a Plan>,
    ) -> Scene<'a> {
        let key = book.key_words(passage.key).into_owned();
        let notes = &passage.notes;
        let planned = plan.into_iter().flat_map(|plan| plan.threads_of(&key));
        let mut threads: Vec<&str> = notes.thread.as_deref().into_iter().chain(planned).collect();
        threads.dedup();
        let mut scene = Scene {
            title: &passage.title,
            file: &passage.file,
            line: passage.line,
            follow_up: passage.follow_up,
            paragraphs,
            words: count_words(&passage.text),
            reactions: Vec::new(),
            labels: Vec::new(),
            rolls_without_failure: Vec::new(),
            leads_to: Vec::new(),
            noted: Vec::new(),
            asked: Vec::new(),
            threads,
            premise: notes.premise.as_deref(),
            axis: notes.axis.as_deref(),
            ending: notes.ending.as_deref(),
            key,
        };
        for choice in &passage.choices {
            scene.add_choice(book, choice);
        }
        for outcome in passage.outcomes() {
            scene.add_outcome(book, outcome);
        }
        scene
    }

    fn add_choice<L: Lexicon>(&mut self, book: &'a Book<L>, choice: &'a Choice<L>) {
        self.labels.push((choice.line, &choice.label));
        let has_failure_text = choice.failure.as_ref().is_some_and(|one| !one.text.is_empty());
        if matches!(choice.way, Way::Roll { .. }) && !has_failure_text {
            self.rolls_without_failure.push(choice.line);
        }
        self.leads_to.extend(choice.next.map(|key| book.key_words(key).into_owned()));
        let needed = choice.needs.iter().filter_map(|need| match need {
            Need::NoKeyword(word) => Some(word),
            Need::Thing(_) | Need::Sign(_) => None,
        });
        let asked = choice.keywords().iter().chain(needed);
        self.asked.extend(asked.map(|word| (choice.line, book.keyword_word(*word))));
    }

    fn add_outcome<L: Lexicon>(&mut self, book: &'a Book<L>, outcome: &'a Outcome<L>) {
        let next = outcome.goes_on();
        if next.is_none() && !outcome.text.is_empty() {
            self.reactions.push(count_words(&outcome.text));
        }
        self.leads_to.extend(next.map(|key| book.key_words(key).into_owned()));
        for note in outcome.notes() {
            match note {
                Note::Keyword(word) => self.noted.push((outcome.line, book.keyword_word(word))),
                Note::Later(key) => self.leads_to.push(book.key_words(key).into_owned()),
            }
        }
    }
}

/// Words that are names: inside of sentences they begin with a capital more often than not. A word
/// all in capitals is a sign on a wall, and “I” is no name.
fn names(paragraphs: &[Paragraph]) -> BTreeSet<String> {
    let mut seen: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for paragraph in paragraphs.iter().filter(|one| one.role != Role::Title) {
        for (_, sentence) in sentences(&paragraph.text) {
            for (at, word) in words(sentence).skip(1) {
                let is_sign = !word.contains(char::is_lowercase);
                let opens_speech = sentence[..at].ends_with(['“', '‘']);
                if is_sign || opens_speech || word.starts_with("I’") {
                    continue;
                }
                let (capital, small) = seen.entry(word.to_lowercase()).or_default();
                match word.starts_with(char::is_uppercase) {
                    true => *capital += 1,
                    false => *small += 1,
                }
            }
        }
    }
    let often = seen.into_iter().filter(|(_, (capital, small))| capital > small);
    often.map(|(word, _)| word.strip_suffix("’s").map(str::to_owned).unwrap_or(word)).collect()
}
