//! A storybook whose words are erased: to be read aloud, and to be looked at in numbers.

pub use story::{Behind, Figure, Finding, Measure, Review, Severity, table};
use story::{Lexicon, NotAKey, Plan, Targets};

/// The book of a game, whichever it is.
pub trait Book {
    /// A passage as a reader would read it, in lines of at most `width` letters.
    fn passage(&self, key: &str, behind: Behind, width: usize) -> Result<String, NoPassage>;

    /// The whole book in numbers, next to what is wanted, and everything worth a second look.
    fn review(&self, plan: Option<&Plan>) -> Review;

    /// Each of its files in numbers.
    fn figures_by_file(&self) -> Vec<(String, Vec<Figure>)>;
}

/// Why there is nothing to read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPassage {
    /// It is no key at all.
    #[error(transparent)]
    NotAKey(#[from] NotAKey),
    /// The book has no such passage.
    #[error("there is no passage {asked}: the book goes from {first} to {last}")]
    NotInTheBook {
        /// The one that was asked for.
        asked: String,
        /// The first of the book.
        first: String,
        /// The last of the book.
        last: String,
    },
    /// There is nothing in the book.
    #[error("the book is empty")]
    Empty,
}

/// A book, and what its game wants it to be like.
pub(crate) struct Written<'a, L: Lexicon> {
    pub(crate) book: &'a story::Book<L>,
    pub(crate) targets: Targets,
}

impl<L: Lexicon> Book for Written<'_, L> {
    fn passage(&self, key: &str, behind: Behind, width: usize) -> Result<String, NoPassage> {
        let asked = self.book.key(key)?;
        if let Some(passage) = self.book.passage(asked) {
            return Ok(self.book.aloud(passage, behind, width));
        }
        let passages = &self.book.passages;
        let words = |key| self.book.key_words(key).into_owned();
        match passages.first().zip(passages.last()) {
            Some((first, last)) => Err(NoPassage::NotInTheBook {
                asked: key.to_owned(),
                first: words(first.key),
                last: words(last.key),
            }),
            None => Err(NoPassage::Empty),
        }
    }

    fn review(&self, plan: Option<&Plan>) -> Review {
        story::review(self.book, &self.targets, plan)
    }

    fn figures_by_file(&self) -> Vec<(String, Vec<Figure>)> {
        let files = story::statistics_by_file(self.book).into_iter();
        files.map(|(file, statistics)| (file, statistics.figures(&[]))).collect()
    }
}
