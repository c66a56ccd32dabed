//! The book, read and checked.

use std::sync::OnceLock;

use story::{Effect, Guessing, Note, Passage, Tales};
use table::{Fault, Fingerprint, SetupError};

use crate::Words;

/// The files of the content.
pub const FILES: &[&str] = &["tale.story"];

const EMBEDDED: &str = include_str!("../book/tale.story");

/// The most choices of a passage.
pub(crate) const CHOICES: usize = 2;

/// The book.
pub struct Content {
    /// As the rules use it.
    pub tales: Tales<Words, CHOICES>,
    pub(crate) fingerprint: Fingerprint,
}

impl Content {
    /// What comes with the program.
    pub fn embedded() -> &'static Content {
        static CONTENT: OnceLock<Content> = OnceLock::new();
        CONTENT.get_or_init(|| {
            Content::read(&[EMBEDDED.to_owned()]).expect("content is checked before it ships")
        })
    }

    /// The place of a keyword of the book in sets of them.
    pub(crate) fn bit_of(&self, word: &str) -> Result<u8, SetupError> {
        let keyword = self.tales.book().keyword(word);
        let keyword = keyword.ok_or_else(|| SetupError::Unknown { word: word.to_owned() })?;
        Ok(1 << keyword.index())
    }

    /// The same content, known by another fingerprint: that of the files it was really read from,
    /// which may lack some that came later.
    pub fn known_by(self, fingerprint: Fingerprint) -> Content {
        Content { fingerprint, ..self }
    }

    /// The texts that come with the program.
    pub fn embedded_files() -> Vec<&'static str> {
        vec![EMBEDDED]
    }

    /// Reads and checks the book.
    pub fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        let named: Vec<(String, String)> =
            FILES.iter().map(|&name| name.to_owned()).zip(files.iter().cloned()).collect();
        let book = story::read(Words, &named)?;
        let fault =
            |what: &str| vec![Fault { file: FILES[0].to_owned(), line: 0, what: what.into() }];
        let is_known = |effect: &Effect<Words>| {
            matches!(effect, Effect::Gain(_) | Effect::Lose(_) | Effect::Note(Note::Keyword(_)))
        };
        let keys = book.passages.iter().map(|passage| book.key_words(passage.key).into_owned());
        if !keys.eq(["A", "B"].map(str::to_owned)) {
            return Err(fault("the book has two passages, A and B"));
        }
        let has_known_effects = |passage: &Passage<Words>| {
            passage.outcomes().all(|outcome| outcome.effects.iter().all(is_known))
        };
        if !book.passages.iter().all(has_known_effects) {
            return Err(fault("this book gives and takes coins and notes keywords, nothing else"));
        }
        let files = named.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let fingerprint = Fingerprint::of(files);
        let tales = Tales::of(book, Guessing { like_plain: 4, few: 2 });
        Ok(Content { tales, fingerprint })
    }
}
