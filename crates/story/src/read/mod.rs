//! Reading the files of a book: everything is read, and every fault reported at once.

mod choice;
mod field;
mod lines;
mod nearest;
mod passage;
mod phrase;
mod title;

use std::collections::BTreeMap;

use table::Fault;

use crate::{Book, Key, Lexicon, Passage, Planned, book::Names};

pub(crate) use lines::{Paragraph, Role};

use lines::Line;
use phrase::Grammar;

/// More passages are not planned for one file.
const MOST_PLANNED: usize = 10_000;

/// Reads a book from its files, each a name and a text, in the words of a game. Faults come by file
/// and line, all at once, until there are enough.
pub fn read<L: Lexicon>(lexicon: L, files: &[(String, String)]) -> Result<Book<L>, Vec<Fault>> {
    // Names in the order of the alphabet, wherever they are first mentioned.
    let titles = files.iter().flat_map(|(_, text)| text.lines()).filter_map(title::named);
    let mut names: Vec<String> = titles.map(str::to_owned).collect();
    names.sort_unstable();
    names.dedup();
    let mut book = Book {
        passages: Vec::new(),
        planned: Vec::new(),
        lexicon,
        names: Names { keys: names, keywords: Vec::new() },
        paragraphs: Vec::new(),
    };
    let mut faults = Vec::new();
    for (name, text) in files {
        let passage = String::new();
        Sheet { file: name, faults: &mut faults, book: &mut book, passage }.read(text);
    }
    faults.extend(used_twice(&book));
    if book.names.keys.len() > usize::from(u16::MAX) {
        let what = "there are too many names of passages".to_owned();
        faults.push(Fault { file: files[0].0.clone(), line: 0, what });
    }
    if faults.is_empty() {
        book.passages.sort_by_key(|passage| passage.key);
        Ok(book)
    } else {
        let place = |name: &str| files.iter().position(|(file, _)| file == name);
        faults.sort_by_key(|fault| (place(&fault.file), fault.line));
        Err(faults)
    }
}

/// The second use of every key.
fn used_twice<L: Lexicon>(book: &Book<L>) -> Vec<Fault> {
    let mut first: BTreeMap<Key, &Passage<L>> = BTreeMap::new();
    let mut faults = Vec::new();
    for passage in book.passages.iter().filter(|passage| passage.key != Key::new(0)) {
        match first.get(&passage.key) {
            None => drop(first.insert(passage.key, passage)),
            Some(other) => faults.push(Fault {
                file: passage.file.clone(),
                line: passage.line,
                what: format!(
                    "{} is used twice; it is “{}” in {}:{}",
                    book.key_words(passage.key),
                    other.title,
                    other.file,
                    other.line
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
    /// The key of the passage being read, as it is printed.
    passage: String,
}

impl<L: Lexicon> Sheet<'_, L> {
    fn fault(&mut self, line: usize, what: impl Into<String>) {
        self.faults.push(Fault { file: self.file.to_owned(), line, what: what.into() });
    }

    /// Takes the value, or notes the fault and goes on without.
    fn take<T>(&mut self, line: usize, result: Result<T, String>) -> Option<T> {
        result.map_err(|what| self.fault(line, what)).ok()
    }

    /// What a piece of a line is read with.
    fn grammar(&mut self) -> Grammar<'_, L> {
        Grammar { lexicon: &self.book.lexicon, names: &mut self.book.names }
    }

    fn read(&mut self, text: &str) {
        let lines = lines::lines(text);
        let first = lines.iter().position(is_title).unwrap_or(lines.len());
        for line in lines[..first].iter().filter(|line| !line.text.is_empty()).take(MOST_PLANNED) {
            let Some(planned) = line.text.strip_prefix("planned:") else {
                let what = "a file begins with a passage, “== 41 The title”, with what is planned, \
                            “planned: Q12 …”, or with notes, “# …”";
                self.fault(line.number, what);
                break;
            };
            self.planned(line, planned.trim());
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
            if self.faults.len() >= Fault::MOST {
                break;
            }
            rest = next;
        }
    }

    /// Reads what follows `planned:`, written like a title.
    fn planned(&mut self, line: &Line<'_>, text: &str) {
        let (key, about) = title::split(text);
        let key = self.grammar().key(key);
        if let Some(key) = self.take(line.number, key) {
            if about.is_empty() {
                self.fault(line.number, "say what it will be about: “planned: Q12 The old debt”");
            }
            let (about, file) = (about.to_owned(), self.file.to_owned());
            self.book.planned.push(Planned { key, about, file, line: line.number });
        }
    }

    /// Keeps the paragraphs for the checks, and answers with their words.
    fn prose(&mut self, role: Role, lines: &[Line<'_>]) -> Vec<String> {
        let mut texts = Vec::new();
        for (place, (text, lines)) in lines::paragraphs(lines).enumerate() {
            texts.push(text.clone());
            let file = self.file.to_owned();
            let passage = self.passage.clone();
            self.book.paragraphs.push(Paragraph { file, passage, role, place, text, lines });
        }
        texts
    }
}

fn is_title(line: &Line<'_>) -> bool {
    line.text.starts_with("==")
}
