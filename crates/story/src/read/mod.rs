//! Reading the files of a book: everything is read, and every fault reported at once.

mod choice;
mod field;
mod lines;
mod nearest;
mod passage;
mod phrase;

use std::collections::BTreeMap;

use table::Fault;

use crate::{Book, Lexicon, Number, Passage};

pub(crate) use lines::{Paragraph, Role};

use lines::Line;

/// Reads a book from its files, each a name and a text. Faults come by file and line, all at once.
pub fn read<L: Lexicon>(files: &[(String, String)]) -> Result<Book<L>, Vec<Fault>> {
    let mut book = Book { passages: Vec::new(), paragraphs: Vec::new() };
    let mut faults = Vec::new();
    for (name, text) in files {
        let mut sheet =
            Sheet { file: name, faults: &mut faults, book: &mut book, passage: Number::new(0) };
        sheet.read(text);
    }
    faults.extend(used_twice(&book.passages));
    if faults.is_empty() {
        book.passages.sort_by_key(|passage| passage.number);
        Ok(book)
    } else {
        let place = |name: &str| files.iter().position(|(file, _)| file == name);
        faults.sort_by_key(|fault| (place(&fault.file), fault.line));
        Err(faults)
    }
}

/// The second use of every number.
fn used_twice<L: Lexicon>(passages: &[Passage<L>]) -> Vec<Fault> {
    let mut first: BTreeMap<Number, &Passage<L>> = BTreeMap::new();
    let mut faults = Vec::new();
    for passage in passages.iter().filter(|passage| passage.number.value() > 0) {
        match first.get(&passage.number) {
            None => drop(first.insert(passage.number, passage)),
            Some(other) => faults.push(Fault {
                file: passage.file.clone(),
                line: passage.line,
                what: format!(
                    "number {} is used twice; it is “{}” in {}:{}",
                    passage.number, other.title, other.file, other.line
                ),
            }),
        }
    }
    faults
}

/// One file being read, with the faults found so far.
struct Sheet<'a, L: Lexicon> {
    file: &'a str,
    faults: &'a mut Vec<Fault>,
    book: &'a mut Book<L>,
    /// The passage being read.
    passage: Number,
}

impl<L: Lexicon> Sheet<'_, L> {
    fn fault(&mut self, line: usize, what: impl Into<String>) {
        self.faults.push(Fault { file: self.file.to_owned(), line, what: what.into() });
    }

    /// Takes the value, or notes the fault and goes on without.
    fn take<T>(&mut self, line: usize, result: Result<T, String>) -> Option<T> {
        result.map_err(|what| self.fault(line, what)).ok()
    }

    fn read(&mut self, text: &str) {
        let lines = lines::lines(text);
        let first = lines.iter().position(is_title).unwrap_or(lines.len());
        if let Some(line) = lines[..first].iter().find(|line| !line.text.is_empty()) {
            let what = "a file begins with a passage, “== 41 The title”, or with notes, “# …”";
            self.fault(line.number, what);
        }
        let mut rest = &lines[first..];
        while let Some((title, after)) = rest.split_first() {
            let length = after.iter().position(is_title).unwrap_or(after.len());
            let (body, next) = after.split_at(length);
            self.read_passage(title, body);
            if let (Some(line), Some(last)) = (next.first(), body.last().or(Some(title)))
                && !last.text.is_empty()
            {
                self.fault(line.number, "a blank line is missing before the passage");
            }
            rest = next;
        }
    }

    /// Keeps the paragraphs for the checks, and answers with their words.
    fn prose(&mut self, role: Role, lines: &[Line<'_>]) -> Vec<String> {
        let mut texts = Vec::new();
        for (place, (text, lines)) in lines::paragraphs(lines).enumerate() {
            texts.push(text.clone());
            let file = self.file.to_owned();
            let passage = self.passage;
            self.book.paragraphs.push(Paragraph { file, passage, role, place, text, lines });
        }
        texts
    }
}

fn is_title(line: &Line<'_>) -> bool {
    line.text.starts_with("==")
}
