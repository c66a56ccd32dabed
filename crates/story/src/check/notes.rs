//! The notes of the writers, which nobody reads aloud.

use table::Fault;

use crate::{Book, Lexicon};

use super::{Targets, in_passage};

/// The notes that are wanted and missing.
pub(super) fn faults<L: Lexicon>(book: &Book<L>, targets: &Targets) -> Vec<Fault> {
    let mut faults = Vec::new();
    for passage in &book.passages {
        for word in targets.notes.iter().filter(|word| passage.notes.get(word).is_none()) {
            let what = format!("the note “{word}:” is missing under the title");
            faults.push(in_passage(book, passage, passage.line, &what));
        }
    }
    faults
}
