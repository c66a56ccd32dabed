//! Whether the luck of a finished game is the luck its seeds promised.
//!
//! A file says where its luck came from in remarks, which the rules do not read:
//!
//! ```text
//! # seed: 5f0c…
//! # promised: 91ab…
//! # positions: 9 9 12
//! ```
//!
//! The hash was shown before the first card, and each move began at its place
//! in the luck of the seed. Where the players' browsers took part the first line
//! is `# server seed: …`, and what they added follows it ([`Terms`]). A game that went on from a file has a second seed
//! from then on: `# since: 12` stands in its part, after twelve moves. The last
//! seed is that of the table the file is from. All luck before it was brought
//! along: nobody at that table was promised anything about it, whatever seeds
//! are written for it, because a seed can be searched for before it is written.

use luck::Fair;
use shelf::{Shelf, Sitting};
use table::{Chance, Move, Pick, Remark, ReplayError, ReplayFile, Seat};

use crate::{secret, terms::Terms};

/// Why a file's luck cannot be trusted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LuckError {
    /// The file says nothing about its seed.
    #[error("this file has no line “# {0}: …”: only games exported from a table can be checked")]
    Missing(&'static str),
    /// The seed is not the one whose hash was shown.
    #[error("the seed is not the one whose hash was shown when the game began")]
    NotPromised,
    /// A number is not the one that was pledged.
    #[error("the number of {0} is not the one whose hash was pledged before any was told")]
    NotPledged(Seat),
    /// A line is about a seat that is not there.
    #[error("the file says something about {0}, and this game has no such seat")]
    NoSeat(Seat),
    /// The moves break the rules.
    #[error(transparent)]
    Moves(#[from] ReplayError),
    /// A pick is not what the seed gives.
    #[error("the luck of {place} is {written}, and the seed gives {given}")]
    Differs {
        /// The setup, or which move.
        place: String,
        /// What the file says.
        written: Pick,
        /// What the seed says.
        given: u32,
    },
    /// The same luck of a seed was used twice.
    #[error("the luck of {0} was used before")]
    UsedTwice(String),
}

/// What a check of a file's luck found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Picks that are what the seed of the table gives, whose hash its players were shown.
    pub promised: usize,
    /// Picks that came with a file or a what-if, and were promised to nobody at the table.
    pub brought_along: usize,
    /// How many of those brought along are what a seed written in the file gives.
    pub matching: usize,
    /// Picks of the seeds that were passed over, as when a table takes moves back.
    pub passed_over: u64,
    /// The hash of the server's seed, which its players were shown.
    pub seed_hash: String,
    /// Whose browsers added a number to the seed.
    pub added_by: Vec<Seat>,
    /// The people whose browsers added nothing, where others did.
    pub added_nothing: Vec<Seat>,
    /// Whose numbers were missing, each time luck was drawn again.
    pub drawn_again: Vec<Vec<Seat>>,
}

/// The luck of one seed, from some move on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    pub(crate) terms: Terms,
    /// After how many moves it began; nothing where it dealt the setup, too.
    pub(crate) since: Option<usize>,
    /// Where in the luck of the seed each of its moves began.
    pub(crate) positions: Vec<u64>,
}

impl Source {
    fn first_move(&self) -> usize {
        self.since.unwrap_or(0)
    }
}

/// What is left of the sources when only so many moves are kept.
pub(crate) fn cut(sources: &mut Vec<Source>, keep: usize) {
    sources.retain(|source| source.since.is_none_or(|since| since < keep));
    for source in sources {
        let theirs = keep - source.first_move();
        source.positions.truncate(theirs);
    }
}

/// The remarks that say where the luck of a file came from.
pub(crate) fn remarks(sources: &[Source]) -> Vec<Remark> {
    sources.iter().flat_map(of_source).collect()
}

/// What is understood of the remarks of a file with so many moves; nothing where they make no sense.
pub(crate) fn understood(of_file: &[Remark], moves: usize) -> Vec<Remark> {
    let Ok(mut sources) = sources(of_file) else { return Vec::new() };
    cut(&mut sources, moves);
    remarks(&sources)
}

fn of_source(source: &Source) -> Vec<Remark> {
    let mut remarks = source.terms.remarks();
    // The server's seed is followed by its hash.
    remarks.insert(1, Remark::new("promised", secret::seed_hash(&source.terms.server)));
    if let Some(since) = source.since {
        remarks.push(Remark::new("since", since.to_string()));
    }
    let positions: Vec<String> = source.positions.iter().map(ToString::to_string).collect();
    remarks.push(Remark::new("positions", positions.join(" ")));
    remarks
}

/// Where a file says its luck came from.
pub(crate) fn sources(remarks: &[Remark]) -> Result<Vec<Source>, LuckError> {
    let mut sources: Vec<Source> = Vec::new();
    let mut unpromised = false;
    for Remark { key, value } in remarks {
        let (key, value) = (key.as_str(), value.as_str());
        let is_mixed = key == "server seed";
        if is_mixed || key == "seed" {
            if unpromised {
                return Err(LuckError::Missing("promised"));
            }
            let server = secret::unhex(value).ok_or(LuckError::Missing("seed"))?;
            let terms = Terms { is_mixed, ..Terms::plain(server) };
            sources.push(Source { terms, since: None, positions: Vec::new() });
            unpromised = true;
            continue;
        }
        let Some(source) = sources.last_mut() else { continue };
        match key {
            "promised" if value == secret::seed_hash(&source.terms.server) => unpromised = false,
            "promised" => return Err(LuckError::NotPromised),
            "since" => {
                source.since = Some(value.parse().map_err(|_| LuckError::Missing("since"))?);
            }
            "positions" => {
                let words = value.split_ascii_whitespace().map(str::parse);
                source.positions =
                    words.collect::<Result<_, _>>().map_err(|_| LuckError::Missing("positions"))?;
            }
            _ => source.terms.read(key, value)?,
        }
    }
    if unpromised {
        return Err(LuckError::Missing("promised"));
    }
    Ok(sources)
}

/// Checks that the moves follow the rules and every pick of the table is what its seed promised.
pub fn verify(shelf: &Shelf, file: &str) -> Result<Checked, LuckError> {
    let file = shelf::read_replay(file)?;
    let sitting = shelf.resume_file(&file)?;
    verify_file(sitting.as_ref(), &file)
}

/// Checks that every pick of a file is what its seed promised; `sitting` has played its moves.
pub fn verify_file(sitting: &dyn Sitting, file: &ReplayFile) -> Result<Checked, LuckError> {
    let seats = sitting.seats();
    let sources = sources(&file.remarks)?;
    if sources.is_empty() {
        return Err(LuckError::Missing("seed"));
    }
    let own = sources.len() - 1;
    let terms = &sources[own].terms;
    let named = terms.pledged.iter().map(|pledge| pledge.seat);
    let mut named = named.chain(terms.nothing.iter().chain(terms.again.iter().flatten()).copied());
    if let Some(seat) = named.find(|seat| seat.index() >= seats) {
        return Err(LuckError::NoSeat(seat));
    }
    let mut checked = Checked {
        seed_hash: secret::seed_hash(&terms.server),
        added_by: terms.pledged.iter().map(|pledge| pledge.seat).collect(),
        added_nothing: terms.nothing.clone(),
        drawn_again: terms.again.clone(),
        ..Checked::default()
    };
    let seeds: Vec<[u8; 32]> = sources.iter().map(|source| source.terms.seed()).collect();
    // How far the luck of each seed is used up.
    let mut used = vec![0; sources.len()];
    let moves = file.moves.iter().map(|one| &one.luck);
    let all = std::iter::once(&file.opening).chain(moves).enumerate();
    // The setup is number 0, and the moves are counted from 1.
    for (number, picks) in all.filter(|(number, picks)| *number == 0 || !picks.is_empty()) {
        let one = number.checked_sub(1).and_then(|index| file.moves.get(index));
        let source = match one {
            None => sources.iter().position(|source| source.since.is_none()),
            Some(_) => sources.iter().rposition(|source| source.first_move() < number),
        };
        let place = || match one {
            None => "the setup".to_owned(),
            Some(Move { seat, action, .. }) => format!("move {number} ({seat} {action})"),
        };
        let passed = source.map(|index| {
            let source = &sources[index];
            let from = match one {
                None => Some(0),
                Some(_) => source.positions.get(number - 1 - source.first_move()).copied(),
            };
            let from = from.ok_or(LuckError::Missing("positions"))?;
            compare(seeds[index], &mut used[index], from, picks, place)
        });
        match passed {
            Some(passed) if source == Some(own) => {
                checked.passed_over += passed?;
                checked.promised += picks.len();
            }
            Some(Ok(_)) => {
                checked.brought_along += picks.len();
                checked.matching += picks.len();
            }
            Some(Err(_)) | None => checked.brought_along += picks.len(),
        }
    }
    Ok(checked)
}

/// Compares picks with the luck of a seed from some place on, and tells how much of it was passed
/// over before.
fn compare(
    seed: [u8; 32],
    used: &mut u64,
    from: u64,
    picks: &[Pick],
    place: impl Fn() -> String,
) -> Result<u64, LuckError> {
    let passed = from.checked_sub(*used).ok_or_else(|| LuckError::UsedTwice(place()))?;
    let mut fair = Fair::new(seed, from);
    for &written in picks {
        let given = fair.pick(written.sides);
        if given != written.side {
            return Err(LuckError::Differs { place: place(), written, given });
        }
    }
    *used = from + picks.len() as u64;
    Ok(passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_cut_where_moves_are_taken_back() {
        let part = |seed: u8, since, positions: &[u64]| Source {
            terms: Terms::plain([seed; 32]),
            since,
            positions: positions.to_vec(),
        };
        let all = vec![part(1, None, &[9, 9, 12]), part(2, Some(3), &[0, 4])];
        let kept = |keep| {
            let mut sources = all.clone();
            cut(&mut sources, keep);
            sources
        };

        assert_eq!(kept(5), all);
        assert_eq!(kept(4), [part(1, None, &[9, 9, 12]), part(2, Some(3), &[0])]);
        assert_eq!(kept(3), [part(1, None, &[9, 9, 12])]);
        assert_eq!(kept(0), [part(1, None, &[])]);
        assert_eq!(sources(&remarks(&all)), Ok(all));
    }
}
