//! Points, places and ties (RULES.md sections 17 and 18).

use serde::Serialize;
use table::{Seat, Standings};

use super::symbols;
use crate::{Building, MOST_PLAYERS, Open, components::Content};

/// What a score is made of (AB-287).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// Goods on the advancement track (AB-289).
    Track,
    /// One for each building (AB-293).
    Buildings,
    /// The rank in reputation (AB-294).
    Rank,
    /// The space on the reputation track (AB-301).
    Space,
    /// Bonus points of cards (AB-303, AB-305).
    Cards,
    /// Bread with bacon (AB-334).
    Sandwiches,
}

impl Part {
    /// All parts, in the order of the scoring.
    pub const ALL: [Part; 6] =
        [Part::Track, Part::Buildings, Part::Rank, Part::Space, Part::Cards, Part::Sandwiches];

    /// What it is for, in words.
    pub fn words(self) -> &'static str {
        match self {
            Part::Track => "goods on the advancement track",
            Part::Buildings => "buildings",
            Part::Rank => "rank in reputation",
            Part::Space => "reputation",
            Part::Cards => "cards",
            Part::Sandwiches => "sandwiches",
        }
    }
}

/// One player's score by parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    parts: [i16; 6],
}

impl Score {
    /// The points of one part.
    pub fn of(&self, part: Part) -> i16 {
        self.parts[part as usize]
    }

    /// All of it; may be below zero (AB-314).
    pub fn total(&self) -> i16 {
        self.parts.iter().sum()
    }
}

/// What `seat` would score if the game ended now.
pub fn score(content: &Content, open: &Open, seat: Seat) -> Score {
    let mut score = Score::default();
    let mut set = |part: Part, points: i16| score.parts[part as usize] = points;
    let village = open.village(seat);
    set(Part::Track, track(content, open, seat));
    // AB-293: the starting house is one of them; caves are none.
    set(Part::Buildings, village.buildings.len() as i16 + 1);
    set(Part::Rank, ranks(content, open)[seat.index()].into());
    set(Part::Space, content.board.reputation[usize::from(village.reputation)].into());
    let starting = bonus(open, seat, &content.starting_house);
    let built = village.buildings.iter().map(|&card| card_points(content, open, seat, card));
    set(Part::Cards, starting + built.sum::<i16>());
    set(Part::Sandwiches, sandwiches(content, open, seat));
    score
}

/// AB-289.
fn track(content: &Content, open: &Open, seat: Seat) -> i16 {
    let slots = open.village(seat).track.iter().zip(&content.board.advancement);
    slots.map(|(slot, printed)| i16::from(slot.count) * i16::from(printed.points)).sum()
}

/// What a card of `seat` pays besides the point for being a building (AB-303, AB-305).
pub fn card_points(content: &Content, open: &Open, seat: Seat, building: Building) -> i16 {
    bonus(open, seat, content.card(building))
}

fn bonus(open: &Open, seat: Seat, card: &crate::components::Card) -> i16 {
    let per = card.per.as_ref().map_or(0, |per| {
        let items = per.counted.iter().map(|&counted| symbols::count(open, seat, counted));
        items.sum::<usize>() * usize::from(per.each)
    });
    i16::from(card.points) + per as i16
}

/// AB-334, AB-336.
fn sandwiches(content: &Content, open: &Open, seat: Seat) -> i16 {
    let faces = || open.people(seat).iter().map(|one| content.face(one));
    let bread: u8 = faces().map(|face| face.bread).sum();
    let bacon: u8 = faces().map(|face| face.bacon).sum();
    5 * i16::from(bread.min(bacon))
}

/// What the ranks in reputation pay, by seat; tied players share, rounded up (AB-296, AB-298).
pub fn ranks(content: &Content, open: &Open) -> [u8; MOST_PLAYERS] {
    let prizes = match open.seats() {
        2 => &content.board.majority_of_two,
        _ => &content.board.majority,
    };
    let prize = |place: usize| prizes.get(place).copied().unwrap_or(0);
    let mut pays = [0; MOST_PLAYERS];
    for (index, village) in open.villages.iter().enumerate() {
        let others = || open.villages.iter();
        let before = others().filter(|other| other.reputation > village.reputation).count();
        let tied = others().filter(|other| other.reputation == village.reputation).count();
        let shared: u8 = (before..before + tied).map(prize).sum();
        pays[index] = shared.div_ceil(tied as u8);
    }
    pays
}

/// Scores and places (AB-315 to AB-319).
pub(crate) fn standings(content: &Content, open: &Open) -> Standings {
    let mut scores = [0; MOST_PLAYERS];
    for (index, points) in scores[..open.seats()].iter_mut().enumerate() {
        *points = score(content, open, Seat::new(index)).total().into();
    }
    Standings::rank(&scores[..open.seats()], |seat| tie_break(open, seat))
}

/// Coins, then villagers, then buildings (AB-316), as one number: there are never more than 127
/// villagers or buildings.
fn tie_break(open: &Open, seat: Seat) -> i32 {
    let village = open.village(seat);
    let (villagers, buildings) = (open.people(seat).len(), village.buildings.len());
    (i32::from(village.coins) << 14) | ((villagers as i32) << 7) | buildings as i32
}
