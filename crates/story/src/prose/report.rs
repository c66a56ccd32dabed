//! What the measures find: figures, and findings that are advice or faults.

use std::{fmt, ops::RangeInclusive};

use serde::{Serialize, Serializer};
use table::Fault;

use crate::{Figure, statistics::plain};

use super::{Limits, Scene};

/// The file named where a finding is of the whole book.
const BOOK: &str = "storybook";

macro_rules! measures {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)+) => {
        /// What is measured. Its word names it for programs, and never changes.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Measure {
            $($(#[$doc])* $name,)+
        }

        impl Measure {
            /// All of them, in the order of a report.
            pub const ALL: &'static [Measure] = &[$(Measure::$name),+];

            /// The word for it.
            pub fn word(self) -> &'static str {
                match self {
                    $(Measure::$name => $word,)+
                }
            }
        }
    };
}

measures! {
    /// The numbers of the book against what its game wants.
    Quotas = "quotas",
    /// How much the words of heads and of reactions vary.
    Lengths = "lengths",
    /// Heads that follow each other and are alike in length.
    Neighbours = "neighbours",
    /// Runs of words that come back in several passages.
    Phrases = "phrases",
    /// Stories of different files that begin alike.
    Openings = "openings",
    /// Pairs of passages that are most alike in their words.
    Nearest = "nearest",
    /// How sentences are built.
    Sentences = "sentences",
    /// How much is spoken.
    Dialogue = "dialogue",
    /// Verbs with which too many choices begin.
    FirstVerbs = "first-verbs",
    /// Choices that are written twice.
    Labels = "labels",
    /// Rolls without a failure text.
    Failures = "failures",
    /// People and places of the plan that appear too rarely, too often or never.
    Cast = "cast",
    /// Keywords against the plan.
    Keywords = "keywords",
    /// Premises, axes and endings from the notes against the plan.
    Notes = "notes",
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl Serialize for Measure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// How serious a finding is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// Worth a second look; the book can be used.
    Advice,
    /// The book is not accepted.
    Fault,
}

/// Something a measure found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// Which file; `storybook` for the book as a whole.
    pub file: String,
    /// Which line, counted from 1; 0 for the book as a whole.
    pub line: usize,
    /// What was found.
    pub what: String,
    /// Which measure found it.
    pub measure: Measure,
    /// Whether it is advice or a fault.
    #[serde(skip)]
    pub severity: Severity,
    /// How far it is from what is wanted: of one measure's findings, the larger is the worse.
    #[serde(skip)]
    pub excess: f64,
}

impl Finding {
    /// The finding as a fault of its file.
    pub fn fault(&self) -> Fault {
        Fault { file: self.file.clone(), line: self.line, what: self.what.clone() }
    }
}

/// The report that the measures write.
pub(super) struct Report<'a> {
    pub(super) limits: &'a Limits,
    pub(super) figures: Vec<Figure>,
    pub(super) findings: Vec<Finding>,
}

impl Report<'_> {
    /// Notes a figure.
    pub(super) fn figure(&mut self, measure: Measure, name: &str, value: f64) {
        let name = name.to_owned();
        self.figures.push(Figure { name, value, wanted: None, measure });
    }

    /// Notes how many findings of a kind there are, of which none is wanted.
    pub(super) fn count(&mut self, measure: Measure, name: &str, count: usize) {
        let figure =
            Figure { name: name.to_owned(), value: count as f64, wanted: Some(0.0..=0.0), measure };
        self.figures.push(figure);
    }

    /// Notes a figure, and a finding of the whole book if it is outside what is wanted.
    pub(super) fn limited(
        &mut self,
        measure: Measure,
        name: &str,
        value: f64,
        wanted: &RangeInclusive<f64>,
    ) {
        let figure = Figure { name: name.to_owned(), value, wanted: Some(wanted.clone()), measure };
        self.add(figure);
    }

    /// Notes a figure, and a finding of the whole book if it is outside what is wanted.
    pub(super) fn add(&mut self, figure: Figure) {
        if let Some(wanted) = &figure.wanted
            && !wanted.contains(&figure.value)
        {
            let what = format!(
                "{}: {}, and wanted {}",
                figure.name,
                plain(figure.value),
                figure.wanted_words()
            );
            let nearest = figure.value.clamp(*wanted.start(), *wanted.end());
            let excess = (figure.value - nearest).abs() / nearest.abs().max(1.0);
            self.of_book(figure.measure, &what, excess);
        }
        self.figures.push(figure);
    }

    /// Notes something about a passage.
    pub(super) fn finding(
        &mut self,
        measure: Measure,
        scene: &Scene<'_>,
        line: usize,
        what: &str,
        excess: f64,
    ) {
        let what = format!("{}: {what}", scene.key);
        self.push(measure, scene.file, line, what, excess);
    }

    /// Notes something about the book as a whole.
    pub(super) fn of_book(&mut self, measure: Measure, what: &str, excess: f64) {
        self.push(measure, BOOK, 0, what.to_owned(), excess);
    }

    fn push(&mut self, measure: Measure, file: &str, line: usize, what: String, excess: f64) {
        let severity = match self.limits.faults.contains(&measure) {
            true => Severity::Fault,
            false => Severity::Advice,
        };
        let file = file.to_owned();
        self.findings.push(Finding { file, line, what, measure, severity, excess });
    }
}
