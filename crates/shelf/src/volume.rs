//! What a game adds to its rules to stand on the shelf.

use std::{ops::RangeInclusive, path::Path};

use table::{Fault, Fingerprint, Insight, Lessons, Seat, Shown, Standings};

#[cfg(feature = "toy")]
use crate::grown;
use crate::{
    AnyEvent, AnyView, Book, Bundle, Choice, Chosen, GameName, Held, HiddenText, LessonTexts, Menu,
    ReadPage, Reading, ReportEvent, ReportSection, StartError,
};

/// The plan of a book, in the folder of its game: what the book promises its readers. It is no
/// content, and may be missing.
pub const PLAN: &str = "storybook/plan.toml";

/// A game on the shelf.
pub trait Volume: Insight + Lessons {
    /// Which one it is.
    const ON_SHELF: GameName;
    /// Its title.
    const TITLE: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The options a table can have. One that depends on another comes after it.
    const CHOICES: &'static [Choice] = &[];
    /// The options each seat can have. They may depend on those of the table.
    const SEAT_CHOICES: &'static [Choice] = &[];
    /// The colours of its volume, for reports and plots.
    const COLOURS: Colours = Colours::PLAIN;
    /// The content files that can be replaced.
    const FILES: &'static [&'static str];
    /// Those of [`Volume::FILES`] that came later than the game. Content that tables have begun with
    /// may lack them.
    const LATER_FILES: &'static [LaterFile] = &[];

    /// The texts from which it is learned. They are no content.
    const LESSONS: Option<LessonTexts> = None;

    /// The content of every release, packed, the oldest first. Games that began with it are played
    /// on with it for ever.
    const RELEASES: &'static [&'static [u8]];

    /// The content that comes with the program.
    fn embedded() -> &'static Self::Content;

    /// The texts of [`Volume::FILES`] that come with the program.
    fn embedded_files() -> Vec<&'static str>;

    /// Reads and checks the texts of [`Volume::FILES`], in that order.
    fn read(files: &[String]) -> Result<Self::Content, Vec<Fault>>;

    /// Reads content that games have begun with: whatever was once accepted, though new content may
    /// be held to more by now.
    fn reopen(files: &[String]) -> Result<Self::Content, Vec<Fault>> {
        Self::read(files)
    }

    /// The same content, known by the fingerprint of the files it was really read from.
    fn known_by(content: Self::Content, fingerprint: Fingerprint) -> Self::Content;

    /// What is not wrong with the content but worth a look; nothing for most games.
    fn warnings(content: &Self::Content) -> Vec<Fault> {
        let _ = content;
        Vec::new()
    }

    /// How many there are of each kind of thing in the content, for whoever asks what was checked.
    fn inventory(content: &Self::Content) -> Vec<(&'static str, usize)>;

    /// The book, for a game that reads from one.
    fn book(content: &Self::Content) -> Option<Box<dyn Book + '_>> {
        let _ = content;
        None
    }

    /// The plan of the book that comes with the program ([`PLAN`]), for a game that has one.
    fn plan() -> Option<&'static str> {
        None
    }

    /// What is read at the table; nothing for a game without a book.
    fn reading(content: &Self::Content, view: &Self::View) -> Option<Reading> {
        let _ = (content, view);
        None
    }

    /// The page of the book on which `event` says what came of a choice; the game is the one after
    /// the move in which it happened.
    fn page_told(&self, content: &Self::Content, event: &Self::Event) -> Option<ReadPage> {
        let _ = (content, event);
        None
    }

    /// What nobody at the table has read yet; nothing for a game without a book.
    fn hidden_text(content: &Self::Content, view: &Self::View) -> HiddenText {
        let _ = (content, view);
        HiddenText::default()
    }

    /// Content that is the same as far as anybody at the table has read, and tells everything else
    /// otherwise: for tests of what a table gives away. Nothing for a game without a book.
    fn with_hidden_text_changed(
        content: &Self::Content,
        view: &Self::View,
    ) -> Option<Self::Content> {
        let _ = (content, view);
        None
    }

    /// Who takes the first turn of a game that has just begun; the first seat where all act at once.
    fn first(&self) -> Seat {
        Seat::new(0)
    }

    /// What points are given for, in the order of the scoring; nothing for a game that counts one thing.
    fn sources() -> Vec<&'static str> {
        Vec::new()
    }

    /// Tells what `seat` scores for each of [`Volume::sources`], by its place.
    fn points(&self, content: &Self::Content, seat: Seat, note: &mut dyn FnMut(usize, i32)) {
        let _ = (content, seat, note);
    }

    /// Everything players may take, for a report on many games; nothing for a game without one.
    fn chapters(content: &Self::Content) -> Vec<ReportSection> {
        let _ = content;
        Vec::new()
    }

    /// Tells what can be taken before the first move.
    fn marks_at_start(&self, note: &mut dyn FnMut(ReportEvent)) {
        let _ = note;
    }

    /// Tells what `event` means for things that can be taken; the game is the one after the move
    /// in which it happened.
    fn marks(
        &self,
        content: &Self::Content,
        event: &Self::Event,
        note: &mut dyn FnMut(ReportEvent),
    ) {
        let _ = (content, event, note);
    }

    /// The setup of a table for which this was chosen.
    fn setup(chosen: &Chosen) -> Result<Self::Setup, StartError>;

    /// What forms show of a table with this setup, which may say more.
    fn chosen(setup: &Self::Setup) -> Result<Chosen, StartError>;

    /// The setup of a rematch of a game with this setup that ended so: the same, and what its end
    /// earns.
    fn rematch(setup: &Self::Setup, end: &Standings) -> Self::Setup {
        let _ = end;
        setup.clone()
    }

    /// All that can be chosen about a table.
    fn menu() -> Menu {
        Menu {
            title: Self::TITLE,
            fewest: *Self::PLAYERS.start(),
            most: *Self::PLAYERS.end(),
            table: Self::CHOICES,
            seat: Self::SEAT_CHOICES,
        }
    }

    /// What a viewer knows and may do, with its type erased.
    fn any(shown: Shown<Self>) -> AnyView;

    /// What happened, with its type erased.
    fn any_event(event: &Self::Event) -> AnyEvent;
}

/// A content file that a game had not from the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaterFile {
    /// Which of [`Volume::FILES`].
    pub name: &'static str,
    /// The release that had it first, such as `0.3.0`.
    pub since: &'static str,
    /// What stands for it in content that was made before: mostly nothing at all.
    pub before: &'static str,
}

/// The colours of a volume.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// On light and on dark paper.
    pub accent: [&'static str; 2],
    /// From near to far.
    pub mist: [&'static str; 3],
}

impl Colours {
    /// Those of a game that has none of its own.
    pub const PLAIN: Colours =
        Colours { accent: ["#4a5a6a", "#a9b8c6"], mist: ["#4a5a6a", "#8696a5", "#c4ced6"] };
}

/// The content in `folder/<game>`, or what comes with the program where there is no such folder.
pub(crate) fn load_or_embedded<V: Volume>(
    folder: &Path,
    faults: &mut Vec<Fault>,
) -> Held<V::Content> {
    let folder = folder.join(V::NAME);
    if !folder.is_dir() {
        return Held::embedded(V::embedded());
    }
    match load::<V>(&folder) {
        Ok(held) => held,
        Err(mut found) => {
            found.iter_mut().for_each(|fault| place(&folder, &mut fault.file));
            faults.append(&mut found);
            Held::embedded(V::embedded())
        }
    }
}

/// Names a file of `folder` by its whole path.
pub(crate) fn place(folder: &Path, file: &mut String) {
    *file = folder.join(&*file).display().to_string();
}

fn load<V: Volume>(folder: &Path) -> Result<Held<V::Content>, Vec<Fault>> {
    let texts = texts::<V>(folder)?;
    let content = V::read(&texts).map_err(enough)?;
    Ok(held::<V>(content, bundle::<V>(texts)))
}

/// Content with the files it was read from, and known by them.
fn held<V: Volume>(content: V::Content, bundle: Bundle) -> Held<V::Content> {
    Held::counted(V::known_by(content, bundle.fingerprint()), bundle)
}

/// As many faults as anybody reads, and how many there are more.
pub(crate) fn enough(mut faults: Vec<Fault>) -> Vec<Fault> {
    let more = faults.len().saturating_sub(Fault::MOST);
    faults.truncate(Fault::MOST);
    if more > 0 {
        let file = faults.last().map(|fault| fault.file.clone()).unwrap_or_default();
        faults.push(Fault::of_file(&file, format!("and {more} more faults")));
    }
    faults
}

/// The texts of a game's files in `folder`, or every file that cannot be read.
pub(crate) fn texts<V: Volume>(folder: &Path) -> Result<Vec<String>, Vec<Fault>> {
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
    if faults.is_empty() { Ok(texts) } else { Err(faults) }
}

/// The content of a bundle, which games have begun with. It may have been made before the game had
/// all its files, and is known by those it has.
pub(crate) fn reopen<V: Volume>(bundle: Bundle) -> Result<Held<V::Content>, Vec<Fault>> {
    let mut faults = Vec::new();
    for (name, _) in &bundle.files {
        if !files::<V>().any(|(known, _)| known == name) {
            faults.push(Fault::of_file(name, "is no file that this program knows"));
        }
    }
    let mut texts = Vec::new();
    for (name, before) in files::<V>() {
        match bundle.text(name).or(before) {
            Some(text) => texts.push(text.to_owned()),
            None => faults.push(Fault::of_file(name, "is missing")),
        }
    }
    if !faults.is_empty() {
        return Err(enough(faults));
    }
    // The file that tests add is none that a game reads.
    texts.truncate(V::FILES.len());
    Ok(held::<V>(V::reopen(&texts).map_err(enough)?, bundle))
}

/// The content files of a game, each with what stands for it in content that was made before it.
fn files<V: Volume>() -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let later = |name| V::LATER_FILES.iter().find(move |file| file.name == name);
    let files = V::FILES.iter().map(move |&name| (name, later(name).map(|file| file.before)));
    #[cfg(feature = "toy")]
    let files = files.chain(grown::file().map(|file| (file.name, Some(file.before))));
    files
}

/// The files that come with the program.
pub(crate) fn embedded_bundle<V: Volume>() -> Bundle {
    bundle::<V>(V::embedded_files().into_iter().map(str::to_owned).collect())
}

fn bundle<V: Volume>(texts: Vec<String>) -> Bundle {
    let names = V::FILES.iter().map(|&name| name.to_owned());
    Bundle { game: V::NAME.to_owned(), files: names.zip(texts).collect() }
}
