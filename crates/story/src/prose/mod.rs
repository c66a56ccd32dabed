//! How a book is written, in numbers: what the guide for writers asks of every book, measured.
//!
//! Every file here is one family of measures and says how it counts. What is found is advice, unless
//! the game says in its [`Limits`] that a measure finds faults. A [`Plan`] says what the book has
//! promised; without one, nothing is held against it.

mod cast;
mod choices;
mod dialogue;
mod draft;
mod length;
mod likeness;
mod limits;
mod notes;
mod openings;
mod phrases;
mod plan;
mod report;
mod sentences;
mod words;

use serde::Serialize;
use table::Fault;

use crate::{Book, Figure, Lexicon, Targets, read::Role, statistics};

pub use cast::Appearances;
pub use limits::Limits;
pub use plan::{Plan, PlannedKeyword, Promised, Thread};
pub use report::{Finding, Measure, Severity};

pub(crate) use openings::{SameOpening, same_openings};

use draft::{Draft, Scene};
use report::Report;

/// A book, looked at: everything that was measured and found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// The passages, in the order of the book.
    pub passages: Vec<Measured>,
    /// The people and places of the plan.
    pub cast: Vec<Appearances>,
    /// Every figure, those of the statistics first.
    pub figures: Vec<Figure>,
    /// Everything worth a second look, by measure and the worst first.
    #[serde(skip)]
    pub findings: Vec<Finding>,
}

/// One passage in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Measured {
    /// What players look it up by.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// The file it stands in.
    pub file: String,
    /// The line of its title.
    pub line: usize,
    /// Whether only another passage leads here.
    pub follow_up: bool,
    /// How many words its story has.
    pub words: usize,
    /// How many of them are spoken.
    pub spoken: usize,
    /// How many words are read aloud in all: the story and every reaction.
    pub words_in_all: usize,
    /// How many choices it has.
    pub choices: usize,
    /// The threads it belongs to.
    pub threads: Vec<String>,
}

/// Looks at a book: its numbers, its prose, and what it promised in its plan.
pub fn review<L: Lexicon>(book: &Book<L>, targets: &Targets, plan: Option<&Plan>) -> Review {
    let draft = Draft::of(book, plan);
    let mut report = Report { limits: &targets.prose, figures: Vec::new(), findings: Vec::new() };
    for figure in statistics(book).figures(&targets.quotas) {
        report.add(figure);
    }
    measure(&draft, &mut report);
    let cast = plan.map(|plan| cast::measure(&draft, plan, &mut report)).unwrap_or_default();
    notes::measure(&draft, plan, &mut report);
    let passages = draft.scenes.iter().map(measured).collect();
    let Report { figures, mut findings, .. } = report;
    findings.sort_by(|one, other| {
        one.measure.cmp(&other.measure).then(other.excess.total_cmp(&one.excess))
    });
    Review { passages, cast, figures, findings }
}

/// What the measures find that its game calls a fault, without a plan.
pub(crate) fn faults<L: Lexicon>(book: &Book<L>, limits: &Limits) -> Vec<Fault> {
    if limits.faults.is_empty() {
        return Vec::new();
    }
    let mut report = Report { limits, figures: Vec::new(), findings: Vec::new() };
    measure(&Draft::of(book, None), &mut report);
    let faults = report.findings.iter().filter(|finding| finding.severity == Severity::Fault);
    faults.map(Finding::fault).collect()
}

/// Everything that needs no plan.
fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    length::measure(draft, report);
    phrases::measure(draft, report);
    openings::measure(draft, report);
    likeness::measure(draft, report);
    sentences::measure(draft, report);
    dialogue::measure(draft, report);
    choices::measure(draft, report);
}

fn measured(scene: &Scene<'_>) -> Measured {
    let (spoken, words) = dialogue::spoken(scene, &[Role::Story]);
    let (_, words_in_all) = dialogue::spoken(scene, &[Role::Story, Role::Reaction]);
    Measured {
        key: scene.key.clone(),
        title: scene.title.to_owned(),
        file: scene.file.to_owned(),
        line: scene.line,
        follow_up: scene.follow_up,
        words,
        spoken,
        words_in_all,
        choices: scene.labels.len(),
        threads: scene.threads.iter().map(|&thread| thread.to_owned()).collect(),
    }
}
