//! Scoring, the winner and ties (RULES.md sections 11 to 14).

use std::fmt;

use serde::Serialize;
use table::{Seat, Sink, Standings};

use crate::{
    Content, Event, Faraway, MOST_PLAYERS, Region, Sanctuary,
    cards::{Card, Colour, Quest, Tally, Wonders},
};

/// Why a card paid what it paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Why {
    /// It asks for nothing and pays nothing (FA-019).
    NoQuest,
    /// Its prerequisite is not met (FA-115).
    Short {
        /// What is missing.
        missing: Wonders,
    },
    /// Its quest is fulfilled.
    Paid {
        /// What it pays for.
        quest: Quest,
        /// How many of it are in sight; 1 for a flat quest.
        count: u8,
    },
}

/// One card on the score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Line<C> {
    /// Which card.
    pub card: C,
    /// What it pays.
    pub fame: u16,
    /// And why.
    #[serde(flatten)]
    pub why: Why,
}

/// A player's score pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScorePad {
    /// The Regions in the order they are scored: from the last played to the first.
    pub regions: Vec<Line<Region>>,
    /// The Sanctuaries in the order they were found.
    pub sanctuaries: Vec<Line<Sanctuary>>,
    /// All of it together (FA-122).
    pub total: u16,
}

/// What a play area is worth, with the row in the order of play.
#[inline]
pub fn fame(content: &Content, row: &[Region], sanctuaries: &[Sanctuary]) -> u32 {
    fame_of(content, row.iter().rev().copied(), sanctuaries.iter().copied())
}

/// The same, for cards wherever they are kept, with the row from last to first.
#[inline]
pub(crate) fn fame_of(
    content: &Content,
    backwards: impl Iterator<Item = Region>,
    sanctuaries: impl Iterator<Item = Sanctuary> + Clone,
) -> u32 {
    let mut fame = 0;
    walk(content, backwards, sanctuaries, |_, card, tally| fame += card.pay.fame(tally));
    fame
}

/// What a play area is worth, card by card.
pub fn score_pad(content: &Content, row: &[Region], sanctuaries: &[Sanctuary]) -> ScorePad {
    let mut pad = ScorePad { regions: Vec::new(), sanctuaries: Vec::new(), total: 0 };
    let (backwards, sanctuaries) = (row.iter().rev().copied(), sanctuaries.iter().copied());
    walk(content, backwards, sanctuaries, |scored, card, tally| {
        let (fame, why) = explain(card, tally);
        pad.total += fame;
        match scored {
            Scored::Region(card) => pad.regions.push(Line { card, fame, why }),
            Scored::Sanctuary(card) => pad.sanctuaries.push(Line { card, fame, why }),
        }
    });
    pad
}

#[derive(Clone, Copy)]
enum Scored {
    Region(Region),
    Sanctuary(Sanctuary),
}

/// Visits every card in the order of scoring with the symbols that are in sight for it.
///
/// All Sanctuaries are in sight from the beginning; Regions come into sight from right to left
/// (FA-110 to FA-113). Sanctuaries are scored last, with everything in sight (FA-120).
#[inline]
fn walk(
    content: &Content,
    backwards: impl Iterator<Item = Region>,
    sanctuaries: impl Iterator<Item = Sanctuary> + Clone,
    mut visit: impl FnMut(Scored, &Card, Tally),
) {
    let mut tally = Tally::EMPTY;
    for sanctuary in sanctuaries.clone() {
        tally = tally.with(content.sanctuary(sanctuary));
    }
    for region in backwards {
        let card = content.region(region);
        tally = tally.with(card);
        visit(Scored::Region(region), card, tally);
    }
    for sanctuary in sanctuaries {
        visit(Scored::Sanctuary(sanctuary), content.sanctuary(sanctuary), tally);
    }
}

fn explain(card: &Card, tally: Tally) -> (u16, Why) {
    let Some(quest) = card.quest else { return (0, Why::NoQuest) };
    if !card.pay.is_due(tally) {
        let (asked, there) = (card.prerequisite, tally.wonders());
        let missing = Wonders {
            stone: asked.stone.saturating_sub(there.stone),
            chimera: asked.chimera.saturating_sub(there.chimera),
            thistle: asked.thistle.saturating_sub(there.thistle),
        };
        return (0, Why::Short { missing });
    }
    let count = card.pay.count(tally) as u8;
    (card.pay.fame(tally) as u16, Why::Paid { quest, count })
}

/// Scores and places: the highest total first, and among equals the lowest duration (FA-141 to
/// FA-145).
#[inline]
pub(crate) fn standings(game: &Faraway) -> Standings {
    let mut scores = [0; MOST_PLAYERS];
    let seats = usize::from(game.seats);
    for (score, player) in scores.iter_mut().zip(&game.players[..seats]) {
        *score = player.fame(&game.content) as i32;
    }
    let lowest = |seat: Seat| game.player(seat).row.iter().map(Region::duration).min();
    Standings::rank(&scores[..seats], |seat| -i32::from(lowest(seat).unwrap_or(u8::MAX)))
}

/// Tells the scoring card by card, player after player, for a page that reveals it.
#[inline]
pub(crate) fn tell<S: Sink<Event>>(game: &Faraway, events: &mut S) {
    if !S::LISTENS {
        return;
    }
    let standings = standings(game);
    for seat in standings.seats() {
        let player = game.player(seat);
        let (row, sanctuaries) = (player.row.pile::<8>(), player.sanctuaries.pile::<7>());
        let pad = score_pad(&game.content, row.as_slice(), sanctuaries.as_slice());
        for &Line { card: region, fame, why } in &pad.regions {
            events.send(Event::RegionScored { seat, region, fame, why });
        }
        for &Line { card: sanctuary, fame, why } in &pad.sanctuaries {
            events.send(Event::SanctuaryScored { seat, sanctuary, fame, why });
        }
        events.send(Event::Total { seat, fame: pad.total, place: standings.place(seat) });
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Why::NoQuest => f.write_str("it has no quest"),
            Why::Short { missing } => write!(f, "it lacks {missing}"),
            Why::Paid { quest: Quest::Flat { .. }, .. } => f.write_str("its quest is met"),
            Why::Paid { quest: Quest::Per { what, fame }, count } => {
                write!(f, "{fame} for each of {count} {}", what.words(count))
            }
            Why::Paid { quest: Quest::PerColour { first, second, fame }, count } => {
                write!(f, "{fame} for each of {count} {}", first.word())?;
                if let Some(second) = second {
                    write!(f, " or {}", second.word())?;
                }
                f.write_str(if count == 1 { " card" } else { " cards" })
            }
            Why::Paid { quest: Quest::ColourSet { fame }, count } => {
                let sets = if count == 1 { "set" } else { "sets" };
                write!(f, "{fame} for each of {count} {sets} of four colours")
            }
        }
    }
}

/// The colours in sight of one play area, for pages that show them.
pub fn colours(content: &Content, row: &[Region], sanctuaries: &[Sanctuary]) -> [(Colour, u32); 4] {
    let tally = in_sight(content, row, sanctuaries);
    Colour::ALL.map(|colour| (colour, tally.coloured(colour)))
}

/// All symbols of a play area.
pub fn in_sight(content: &Content, row: &[Region], sanctuaries: &[Sanctuary]) -> Tally {
    let tally = row.iter().fold(Tally::EMPTY, |tally, &region| tally.with(content.region(region)));
    sanctuaries.iter().fold(tally, |tally, &card| tally.with(content.sanctuary(card)))
}
