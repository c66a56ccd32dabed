//! What can be wrong with a book that reads well: loose ends, wrong prices, untidy prose.

mod keywords;
mod length;
mod notes;
mod phrases;
mod price;
mod targets;
mod typography;
mod ways;

use table::Fault;

use crate::{Book, Key, Lexicon, Passage, prose, read::Paragraph};

pub use targets::{Price, Quota, Reserved, Targets};

/// Everything that is wrong with a book, by file and line. `heads` are the keys that something
/// outside the book leads to.
pub fn check<L: Lexicon>(
    book: &Book<L>,
    heads: impl Iterator<Item = Key>,
    targets: &Targets,
) -> Vec<Fault> {
    let mut faults = ways::faults(book, heads);
    faults.extend(keywords::faults(book));
    faults.extend(notes::faults(book, targets));
    faults.extend(price::faults(book, targets));
    faults.extend(length::faults(book, targets));
    faults.extend(phrases::faults(&book.paragraphs, targets));
    faults.extend(book.paragraphs.iter().flat_map(typography::faults));
    faults.extend(prose::faults(book, &targets.prose));
    faults.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    faults
}

/// A fault on a line of a passage.
fn in_passage<L: Lexicon>(book: &Book<L>, passage: &Passage<L>, line: usize, what: &str) -> Fault {
    let what = format!("{}: {what}", book.key_words(passage.key));
    Fault { file: passage.file.clone(), line, what }
}

/// A fault at a place in a paragraph.
fn in_paragraph(paragraph: &Paragraph, offset: usize, what: &str) -> Fault {
    Fault {
        file: paragraph.file.clone(),
        line: paragraph.line(offset),
        what: format!("{}: {what}", paragraph.passage),
    }
}
