//! A book as it lies on the table: passages, and the names and keywords in it.

use std::borrow::Cow;

use crate::{Choice, Key, Keyword, Lexicon, NotAKey, Outcome, key::check_name, read::Paragraph};

/// A storybook that was read without a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book<L: Lexicon> {
    /// The passages, ascending by key.
    pub passages: Vec<Passage<L>>,
    /// Passages that are still to be written.
    pub planned: Vec<Planned>,
    pub(crate) lexicon: L,
    pub(crate) names: Names,
    /// Every paragraph with the lines it was written on, for checks that point at a line.
    pub(crate) paragraphs: Vec<Paragraph>,
}

/// One passage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage<L: Lexicon> {
    /// What players look it up by.
    pub key: Key,
    /// What it is called.
    pub title: String,
    /// Whether only another passage leads here.
    pub follow_up: bool,
    /// What its writer says of it; nobody at a table reads this.
    pub notes: WritersNotes,
    /// The story, by paragraphs.
    pub text: Vec<String>,
    /// What the reader asks at the end; none if the passage only tells an outcome.
    pub choices: Vec<Choice<L>>,
    /// What happens to everybody who reads this; only without choices.
    pub outcome: Option<Outcome<L>>,
    /// The file it stands in.
    pub file: String,
    /// The line of its title.
    pub line: usize,
}

/// What a writer says of a passage, for other writers and for whoever measures the book. It is never
/// read at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WritersNotes {
    /// What it is about, in one line; no two passages of a book have the same.
    pub premise: Option<String>,
    /// The questions between which one chooses.
    pub axis: Option<String>,
    /// The longer tale it is a part of.
    pub thread: Option<String>,
    /// How it ends: an image, an act, a line of speech.
    pub ending: Option<String>,
}

/// A passage that is still to be written, so that others may lead to it already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// What players will look it up by.
    pub key: Key,
    /// What it is going to be about.
    pub about: String,
    /// The file that says so.
    pub file: String,
    /// The line of that file.
    pub line: usize,
}

/// The names of passages and the keywords of a book. Keys and keywords are places in these lists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Names {
    pub(crate) keys: Vec<String>,
    pub(crate) keywords: Vec<String>,
}

impl Names {
    /// The key of these words; a name that is new gets the next place.
    pub(crate) fn key(&mut self, text: &str) -> Result<Key, NotAKey> {
        text.parse().or_else(|_| {
            check_name(text)?;
            Ok(Key::named(place_of(&mut self.keys, text)))
        })
    }

    /// The keyword of this word; one that is new gets the next place.
    pub(crate) fn keyword(&mut self, word: &str) -> Keyword {
        Keyword(place_of(&mut self.keywords, word) as u16)
    }
}

fn place_of(list: &mut Vec<String>, text: &str) -> usize {
    list.iter().position(|known| known == text).unwrap_or_else(|| {
        list.push(text.to_owned());
        list.len() - 1
    })
}

impl<L: Lexicon> Book<L> {
    /// The words of the game it is written for.
    pub fn lexicon(&self) -> &L {
        &self.lexicon
    }

    /// The passage of this key.
    pub fn passage(&self, key: Key) -> Option<&Passage<L>> {
        self.place(key).map(|place| &self.passages[place])
    }

    /// The place of a passage among [`Book::passages`].
    pub fn place(&self, key: Key) -> Option<usize> {
        self.passages.binary_search_by_key(&key, |passage| passage.key).ok()
    }

    /// The key of these words, short or a name of this book: `41`, `1 Zeik A`.
    pub fn key(&self, text: &str) -> Result<Key, NotAKey> {
        text.parse().or_else(|error| {
            let place = self.names.keys.iter().position(|name| name == text);
            place.map(Key::named).ok_or(error)
        })
    }

    /// A key as it is printed: `41`, `1 Zeik A`.
    pub fn key_words(&self, key: Key) -> Cow<'_, str> {
        match key.place().and_then(|place| self.names.keys.get(place)) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(key.to_string()),
        }
    }

    /// The word of a keyword: `BURNING`.
    pub fn keyword_word(&self, keyword: Keyword) -> &str {
        self.names.keywords.get(usize::from(keyword.0)).map_or("", String::as_str)
    }

    /// The keyword of this word, if the book has it.
    pub fn keyword(&self, word: &str) -> Option<Keyword> {
        let place = self.names.keywords.iter().position(|known| known == word)?;
        Some(Keyword(place as u16))
    }

    /// All keywords of the book, each with its word.
    pub fn keywords(&self) -> impl Iterator<Item = (Keyword, &str)> {
        let words = self.names.keywords.iter().enumerate();
        words.map(|(place, word)| (Keyword(place as u16), word.as_str()))
    }
}

impl<L: Lexicon> Passage<L> {
    /// Everything that may come of reading this passage, in the order of the page.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome<L>> {
        self.choices.iter().flat_map(Choice::outcomes).chain(&self.outcome)
    }
}

impl WritersNotes {
    /// The note of this word, if it was written.
    pub fn get(&self, word: &str) -> Option<&str> {
        let note = match word {
            "premise" => &self.premise,
            "axis" => &self.axis,
            "thread" => &self.thread,
            "ending" => &self.ending,
            _ => return None,
        };
        note.as_deref()
    }
}

impl Keyword {
    /// Its place among the keywords of its book, for sets of them.
    pub fn index(self) -> usize {
        self.0.into()
    }
}
