//! The guide of a first game: a prepared deal, and what is said at which decision.
//!
//! ```text
//! setup: 3 players
//! luck: 11/68 4/67
//!
//! == first-card | Play a first card
//! when: asks play, round 1
//! points-at: hand
//!
//! A few sentences.
//! ```
//!
//! At each decision the first entry speaks whose conditions hold. A condition is `asks` with one of
//! the game's questions, `offers` with the first word of an action, or one of the game's facts with
//! a word, a number or a range such as `1..2` or `2..`.

use table::{Fault, Game, Lesson, NotationError, Pick, Script, Seen};

use super::{
    TUTORIAL, how_to_play,
    sheet::{self, Section, What},
};
use crate::Volume;

/// What may stand in an entry or before the first one.
const FIELDS: &[&str] = &["setup", "luck", "when", "points-at"];
/// The longest title.
const LONGEST_TITLE: usize = 48;
/// The longest text of an entry.
const LONGEST_TEXT: usize = 480;

/// The deal and the guide of a first game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tutorial {
    /// How the game is set up, in its notation. The first seat is the one that learns.
    pub setup: String,
    /// The luck of the setup.
    pub luck: Vec<Pick>,
    /// What is said, the first that fits.
    entries: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    id: String,
    title: String,
    text: Vec<String>,
    points_at: Option<PointsAt>,
    when: Vec<Condition>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Condition {
    Question(String),
    Offers(String),
    Fact(String, Wanted),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Wanted {
    Word(String),
    Range(Option<i64>, Option<i64>),
}

/// What a guide points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PointsAt {
    /// One of the game's places.
    Place(String),
    /// Something that has a picture.
    Thing(table::Picture),
}

/// What the guide says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideWords {
    /// What the entry is called.
    pub id: String,
    /// A few words.
    pub title: String,
    /// A few sentences, a paragraph each.
    pub text: Vec<String>,
    /// What it points at.
    pub points_at: Option<PointsAt>,
}

impl Tutorial {
    /// What is said to whoever sees this, if anything.
    pub(super) fn speak<V: Volume>(&self, seen: Seen<'_, V>) -> Option<GuideWords> {
        let lesson = V::lesson(seen)?;
        let offers = |word: &str| {
            seen.actions.iter().any(|action| action.to_string().split(' ').next() == Some(word))
        };
        let entry = self
            .entries
            .iter()
            .find(|entry| entry.when.iter().all(|condition| condition.holds(&lesson, &offers)))?;
        let fact = |name: &str| lesson.fact(name).map(str::to_owned);
        let text = entry.text.iter().filter_map(|text| sheet::filled(text, fact).ok()).collect();
        Some(GuideWords {
            id: entry.id.clone(),
            title: entry.title.clone(),
            text,
            points_at: entry.points_at.clone(),
        })
    }

    /// The names of all entries.
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| entry.id.as_str())
    }
}

impl Condition {
    fn holds(&self, lesson: &Lesson, offers: &impl Fn(&str) -> bool) -> bool {
        match self {
            Condition::Question(what) => lesson.asks == what,
            Condition::Offers(word) => offers(word),
            Condition::Fact(name, wanted) => {
                lesson.fact(name).is_some_and(|value| wanted.is_met_by(value))
            }
        }
    }

    fn read<V: Volume>(words: &str) -> Result<Condition, String> {
        let (name, value) = words.split_once(' ').unwrap_or((words, ""));
        let value = value.trim();
        match name {
            "asks" if V::QUESTIONS.contains(&value) => Ok(Condition::Question(value.to_owned())),
            "asks" => Err(format!("the questions are {}, not “{value}”", V::QUESTIONS.join(", "))),
            "offers" => Ok(Condition::Offers(value.to_owned())),
            fact if V::FACTS.contains(&fact) && !value.is_empty() => {
                Ok(Condition::Fact(fact.to_owned(), Wanted::read(value)))
            }
            other => {
                let facts = V::FACTS.join(", ");
                Err(format!("“{other}” is neither asks nor offers nor one of {facts}"))
            }
        }
    }
}

impl Wanted {
    fn read(text: &str) -> Wanted {
        let number = |text: &str| text.parse::<i64>().ok();
        match text.split_once("..") {
            Some((least, most)) => Wanted::Range(number(least), number(most)),
            None => match number(text) {
                Some(exactly) => Wanted::Range(Some(exactly), Some(exactly)),
                None => Wanted::Word(text.to_owned()),
            },
        }
    }

    fn is_met_by(&self, value: &str) -> bool {
        match self {
            Wanted::Word(word) => word == value,
            Wanted::Range(least, most) => value.parse::<i64>().is_ok_and(|value| {
                least.is_none_or(|least| least <= value) && most.is_none_or(|most| value <= most)
            }),
        }
    }
}

/// Reads a tutorial and reports every fault. What is at fault is left out.
pub(super) fn read<V: Volume>(content: &V::Content, text: &str) -> (Tutorial, Vec<Fault>) {
    let (sheet, mut faults) = sheet::read(TUTORIAL, text, FIELDS);
    let mut fault = |line: usize, what: String| {
        faults.push(Fault { file: TUTORIAL.to_owned(), line, what });
    };
    let (setup, setup_line) = sheet::field(&sheet.head, "setup").unwrap_or(("", 0));
    let (luck, luck_line) = sheet::field(&sheet.head, "luck").unwrap_or(("", 0));
    let picks: Result<Vec<Pick>, _> = luck.split_ascii_whitespace().map(str::parse).collect();
    let picks = picks.unwrap_or_else(|error| {
        fault(luck_line, error.to_string());
        Vec::new()
    });
    if let Err(what) = deal::<V>(setup, &picks) {
        fault(setup_line, what);
    }
    let mut tutorial = Tutorial { setup: setup.to_owned(), luck: picks, entries: Vec::new() };
    for section in &sheet.sections {
        let entry = entry::<V>(content, section, &mut fault);
        tutorial.entries.push(entry);
    }
    (tutorial, faults)
}

/// Whether the game can be set up like this with this luck.
fn deal<V: Volume>(setup: &str, luck: &[Pick]) -> Result<(), String> {
    let setup: V::Setup = setup.parse().map_err(|error: NotationError| error.to_string())?;
    let mut script = Script::replaying(luck);
    <V as Game>::start(V::embedded(), &setup, &mut script).map_err(|error| error.to_string())?;
    match script.mismatch() {
        Some(mismatch) => Err(format!("the luck does not fit: {mismatch}")),
        None if !script.is_spent() => Err("there is more luck than the setup needs".to_owned()),
        None => Ok(()),
    }
}

fn entry<V: Volume>(
    content: &V::Content,
    section: &Section,
    fault: &mut impl FnMut(usize, String),
) -> Entry {
    let mut when = Vec::new();
    let (conditions, line) = section.field("when").unwrap_or(("", section.line));
    for words in conditions.split(',').map(str::trim) {
        match Condition::read::<V>(words) {
            Ok(condition) => when.push(condition),
            Err(what) => fault(line, what),
        }
    }
    let points_at = section.field("points-at").and_then(|(words, line)| {
        let place = V::PLACES.contains(&words).then(|| PointsAt::Place(words.to_owned()));
        let thing = || how_to_play::picture::<V>(content, words).map(|it| PointsAt::Thing(it.0));
        let found = place.or_else(thing);
        if found.is_none() {
            fault(line, format!("the places are {}, not “{words}”", V::PLACES.join(", ")));
        }
        found
    });
    let mut text = Vec::new();
    for item in &section.items {
        match &item.what {
            What::Text(paragraph) => {
                let known = |name: &str| V::FACTS.contains(&name).then(String::new);
                if let Err(unknown) = sheet::filled(paragraph, known) {
                    let what = format!("this game has no fact called {}", unknown.join(", "));
                    fault(item.line, what);
                }
                text.push(paragraph.clone());
            }
            What::List(_) => fault(item.line, "a guide speaks in sentences, not lists".to_owned()),
            What::Field { .. } => {}
        }
    }
    let (title, letters) = (section.title.chars().count(), |text: &String| text.chars().count());
    let long: usize = text.iter().map(letters).sum();
    if title > LONGEST_TITLE {
        fault(section.line, format!("a title has at most {LONGEST_TITLE} letters, not {title}"));
    }
    if !(1..=LONGEST_TEXT).contains(&long) {
        fault(section.line, format!("a guide says 1 to {LONGEST_TEXT} letters, not {long}"));
    }
    Entry { id: section.id.clone(), title: section.title.clone(), text, points_at, when }
}
