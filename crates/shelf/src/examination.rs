//! The content of one game, examined: what there is, what is wrong, and how its book is written.

use std::{fs, io, path::Path};

use story::Plan;
use table::Fault;

use crate::{
    Figure, Finding, GameName, Held, PLAN, Review, Severity, Shelf, Visit, Volume, lessons,
    volume::{enough, place, texts},
};

/// The chapters of a book, in the folder of its game.
const STORYBOOK: &str = "storybook";

/// What was found in the content of one game.
pub struct Examination {
    /// How many there are of each kind of thing; empty if the files cannot be read.
    pub inventory: Vec<(&'static str, usize)>,
    /// Everything that is wrong.
    pub faults: Vec<Fault>,
    /// What is not wrong but worth a look.
    pub warnings: Vec<Fault>,
    /// Everything in the book that is worth a second look, by measure and the worst first.
    pub advice: Vec<Finding>,
    /// The book in numbers, for a game that reads from one.
    pub book: Option<Review>,
    /// Each file of the book in numbers.
    pub chapters: Vec<(String, Vec<Figure>)>,
}

impl Examination {
    /// Examines a game in its own folder, or what comes with the program. Content that is at fault is
    /// looked at as far as it can be read.
    pub fn of(game: GameName, folder: Option<&Path>) -> Examination {
        Shelf::embedded().visit(game, Examine(folder))
    }
}

struct Examine<'a>(Option<&'a Path>);

impl Visit for Examine<'_> {
    type Out = Examination;

    fn visit<V: Volume>(self, embedded: &Held<V::Content>) -> Examination {
        let mut examination = match self.0 {
            None => of_content::<V>(embedded, V::plan().map(str::to_owned), None),
            Some(folder) => of_folder::<V>(folder),
        };
        if let (Some(folder), Examination { faults, warnings, advice, book, .. }) =
            (self.0, &mut examination)
        {
            faults.iter_mut().chain(warnings).for_each(|fault| place(folder, &mut fault.file));
            advice.iter_mut().for_each(|finding| place(folder, &mut finding.file));
            let passages = book.iter_mut().flat_map(|book| &mut book.passages);
            passages.for_each(|passage| place(folder, &mut passage.file));
        }
        examination
    }
}

fn of_folder<V: Volume>(folder: &Path) -> Examination {
    let mut faults = Vec::new();
    let plan = match fs::read_to_string(folder.join(PLAN)) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => {
            faults.push(of_plan(format!("cannot be read: {error}")));
            None
        }
    };
    let content = texts::<V>(folder).and_then(|texts| {
        V::read(&texts).or_else(|found| {
            faults.append(&mut enough(found));
            // What is at fault may still be read, without being held to anything.
            V::reopen(&texts).map_err(|_| Vec::new())
        })
    });
    let mut examination = match content {
        Ok(content) => of_content::<V>(&content, plan, Some(folder)),
        Err(mut unread) => {
            faults.append(&mut unread);
            Examination {
                inventory: Vec::new(),
                faults: Vec::new(),
                warnings: Vec::new(),
                advice: Vec::new(),
                book: None,
                chapters: Vec::new(),
            }
        }
    };
    faults.append(&mut unread_chapters::<V>(folder));
    // What the loader has called a fault is not told again.
    examination.faults.retain(|fault| !faults.contains(fault));
    faults.append(&mut examination.faults);
    Examination { faults, ..examination }
}

/// The files in the folder of the storybook that the game does not read. What is wrong in them would
/// never be found, and what is right would never be read aloud.
fn unread_chapters<V: Volume>(folder: &Path) -> Vec<Fault> {
    let unread = |what: String| Fault::of_file(STORYBOOK, what);
    let entries = match fs::read_dir(folder.join(STORYBOOK)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
        Err(error) => return vec![unread(format!("cannot be read: {error}"))],
    };
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".story"))
        .map(|name| format!("{STORYBOOK}/{name}"))
        .filter(|name| !V::FILES.contains(&name.as_str()))
        .collect();
    names.sort_unstable();
    let what = format!("is no file of the book of {}, so that nobody reads it", V::TITLE);
    names.iter().map(|name| Fault::of_file(name, what.as_str())).collect()
}

fn of_content<V: Volume>(
    content: &V::Content,
    plan: Option<String>,
    folder: Option<&Path>,
) -> Examination {
    let mut faults = Vec::new();
    let plan =
        plan.and_then(|text| Plan::read(PLAN, &text).map_err(|fault| faults.push(fault)).ok());
    let book = V::book(content);
    let mut review = book.as_ref().map(|book| book.review(plan.as_ref()));
    let findings = review.as_mut().map(|review| std::mem::take(&mut review.findings));
    let (wrong, advice): (Vec<Finding>, Vec<Finding>) = findings
        .unwrap_or_default()
        .into_iter()
        .partition(|finding| finding.severity == Severity::Fault);
    faults.extend(wrong.iter().map(Finding::fault));
    faults.extend(lessons::faults::<V>(content, folder));
    Examination {
        inventory: V::inventory(content),
        faults,
        warnings: V::warnings(content),
        advice,
        book: review,
        chapters: book.map(|book| book.figures_by_file()).unwrap_or_default(),
    }
}

fn of_plan(what: String) -> Fault {
    Fault { file: PLAN.to_owned(), line: 0, what }
}
