//! What a game adds to its rules to stand on the shelf.

use std::{ops::RangeInclusive, path::Path};

use table::{Fault, Insight};

use crate::{AnyView, Book, Chapter, GameName, Mark, StartError, Tale, Unread};

/// A game on the shelf.
pub trait Volume: Insight {
    /// Which one it is.
    const ON_SHELF: GameName;
    /// Its title.
    const TITLE: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The options a table can have.
    const CHOICES: &'static [Choice];
    /// The content files that can be replaced.
    const FILES: &'static [&'static str];

    /// The content that comes with the program.
    fn embedded() -> &'static Self::Content;

    /// Reads and checks the texts of [`Volume::FILES`], in that order.
    fn read(files: &[String]) -> Result<Self::Content, Vec<Fault>>;

    /// How many there are of each kind of thing in the content, for whoever asks what was checked.
    fn inventory(content: &Self::Content) -> Vec<(&'static str, usize)>;

    /// The book, for a game that reads from one.
    fn book(content: &Self::Content) -> Option<Box<dyn Book + '_>> {
        let _ = content;
        None
    }

    /// What is read at the table, for those who see no page; nothing for a game without a book.
    fn tale(content: &Self::Content, view: &Self::View) -> Option<Tale> {
        let _ = (content, view);
        None
    }

    /// What nobody at the table has read yet; nothing for a game without a book.
    fn unread(content: &Self::Content, view: &Self::View) -> Unread {
        let _ = (content, view);
        Unread::default()
    }

    /// Content that is the same as far as anybody at the table has read, and tells everything else
    /// otherwise: for tests of what a table gives away. Nothing for a game without a book.
    fn retold(content: &Self::Content, view: &Self::View) -> Option<Self::Content> {
        let _ = (content, view);
        None
    }

    /// Everything players may take, for a report on many games; nothing for a game without one.
    fn chapters(content: &Self::Content) -> Vec<Chapter> {
        let _ = content;
        Vec::new()
    }

    /// Tells what can be taken before the first move.
    fn marks_at_start(&self, note: &mut dyn FnMut(Mark)) {
        let _ = note;
    }

    /// Tells what `event` means for things that can be taken; the game is the one after the move
    /// in which it happened.
    fn marks(&self, content: &Self::Content, event: &Self::Event, note: &mut dyn FnMut(Mark)) {
        let _ = (content, event, note);
    }

    /// A setup with these options.
    fn setup(players: usize, choices: &[&str]) -> Result<Self::Setup, StartError>;

    /// A view whose type is erased.
    fn any(view: Self::View) -> AnyView;
}

/// An option a table can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The word for it.
    pub word: &'static str,
    /// What it does, in one sentence.
    pub about: &'static str,
}

/// The content in `folder/<game>`, or what comes with the program where there is no such folder.
pub(crate) fn load_or_embedded<V: Volume>(
    folder: &Path,
    faults: &mut Vec<Fault>,
) -> &'static V::Content {
    let folder = folder.join(V::NAME);
    if !folder.is_dir() {
        return V::embedded();
    }
    match load::<V>(&folder) {
        // Content lives as long as the program: every game in progress points to it.
        Ok(content) => Box::leak(Box::new(content)),
        Err(mut found) => {
            for fault in &mut found {
                fault.file = folder.join(&fault.file).display().to_string();
            }
            faults.append(&mut found);
            V::embedded()
        }
    }
}

fn load<V: Volume>(folder: &Path) -> Result<V::Content, Vec<Fault>> {
    let mut texts = Vec::new();
    let mut faults = Vec::new();
    for &file in V::FILES {
        match std::fs::read_to_string(folder.join(file)) {
            Ok(text) => texts.push(text),
            Err(error) => {
                let what = format!("cannot be read: {error}");
                faults.push(Fault { file: file.to_owned(), line: 0, what });
            }
        }
    }
    if faults.is_empty() { V::read(&texts) } else { Err(faults) }
}
