//! Journey points, places and ties (RULES.md sections 20, 24 and 25).

use serde::Serialize;
use table::{Seat, Standings};

use super::buying;
use crate::{
    LOWEST_REPUTATION, MOST_PLAYERS, Open, Side,
    components::{Card, Cards, Content, Count, Good, Kind, Most, Special},
};

/// What a score is made of (NF-426 to NF-445).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// One for each placed camp (NF-426).
    Camps,
    /// Trade routes (NF-427).
    Routes,
    /// Points printed on artifacts (NF-428).
    Artifacts,
    /// One less for each artifact in hand (NF-428).
    Hand,
    /// Defeated threats (NF-429).
    Threats,
    /// Bonuses of cards (NF-430).
    Bonuses,
    /// Coins and gems (NF-431).
    Wealth,
    /// Faction tokens (NF-435).
    Tokens,
    /// Chiefs (NF-437).
    Chiefs,
    /// Reputation (NF-439).
    Reputation,
    /// All camps of the board (NF-441).
    AllCamps,
    /// Three treasures (NF-442).
    Treasures,
    /// No camp beside a mammoth (NF-594).
    Mammoth,
}

impl Part {
    /// All parts, in the order of the scoring.
    pub const ALL: [Part; 13] = [
        Part::Camps,
        Part::Routes,
        Part::Artifacts,
        Part::Hand,
        Part::Threats,
        Part::Bonuses,
        Part::Wealth,
        Part::Tokens,
        Part::Chiefs,
        Part::Reputation,
        Part::AllCamps,
        Part::Treasures,
        Part::Mammoth,
    ];

    /// The word of the symbol that stands for it.
    pub fn symbol(self) -> &'static str {
        match self {
            Part::Camps | Part::AllCamps => "camp",
            Part::Routes => "tea",
            Part::Artifacts | Part::Hand | Part::Bonuses => "artifact",
            Part::Threats => "threat",
            Part::Wealth => "coin",
            Part::Tokens => "yellow",
            Part::Chiefs => "chief",
            Part::Reputation => "reputation",
            Part::Treasures => "treasure",
            Part::Mammoth => "points",
        }
    }

    /// What it is for, in words.
    pub fn words(self) -> &'static str {
        match self {
            Part::Camps => "camps",
            Part::Routes => "trade routes",
            Part::Artifacts => "artifacts",
            Part::Hand => "artifacts in hand",
            Part::Threats => "threats",
            Part::Bonuses => "bonuses of cards",
            Part::Wealth => "coins and gems",
            Part::Tokens => "faction tokens",
            Part::Chiefs => "chiefs",
            Part::Reputation => "reputation",
            Part::AllCamps => "all camps placed",
            Part::Treasures => "three treasures",
            Part::Mammoth => "no camp by a mammoth",
        }
    }
}

/// One player’s score by parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    parts: [i16; Part::ALL.len()],
}

impl Score {
    /// The points of one part.
    pub fn of(&self, part: Part) -> i16 {
        self.parts[part as usize]
    }

    /// All of it; may be below zero (NF-444).
    pub fn total(&self) -> i16 {
        self.parts.iter().sum()
    }
}

/// What `seat` would score if the game ended now.
pub fn score(content: &Content, open: &Open, seat: Seat) -> Score {
    let mut score = Score::default();
    let mut set = |part: Part, points: i16| score.parts[part as usize] = points;
    let traveller = open.traveller(seat);
    let goods = &traveller.goods;
    set(Part::Camps, traveller.placed.into());
    set(Part::Routes, routes(content, open, seat).1);
    let artifacts = traveller.artifacts().iter();
    set(Part::Artifacts, artifacts.map(|card| i16::from(content.card(card).points)).sum());
    set(Part::Hand, -i16::from(traveller.hand()));
    let threats = (0..16).filter(|place| traveller.threats & (1 << place) != 0);
    set(Part::Threats, threats.map(|place| i16::from(content.threat(place).points)).sum());
    let scoring = traveller.cards.intersection(content.with.scores);
    set(Part::Bonuses, scoring.iter().map(|card| bonus(content, open, seat, card)).sum());
    set(Part::Wealth, ((goods.coin + goods.gem) / 2) as i16);
    set(Part::Tokens, tokens(open, seat) as i16);
    set(Part::Chiefs, 5 * traveller.chiefs.count_ones() as i16);
    set(Part::Reputation, reputation(content, open, seat));
    set(Part::AllCamps, if traveller.placed >= open.camps { 2 } else { 0 });
    let carried = traveller.treasures().len().min(traveller.animals().into());
    set(Part::Treasures, if carried >= 3 { 5 } else { 0 });
    set(Part::Mammoth, mammoth(content, open, seat));
    score
}

fn tokens(open: &Open, seat: Seat) -> u16 {
    let goods = &open.traveller(seat).goods;
    goods.yellow + goods.red + goods.green + goods.blue
}

/// Routes controlled alone or together, and their points (NF-390 to NF-393).
fn routes(content: &Content, open: &Open, seat: Seat) -> (u16, i16) {
    let camps = open.traveller(seat).camps;
    let (mut count, mut points) = (0, 0);
    for route in &content.map(open.map).routes {
        let own = route.ends.iter().filter(|end| camps.contains(**end)).count();
        let complete = route.ends.iter().all(|end| open.camped.contains(*end));
        if complete && own > 0 {
            count += 1;
            points += i16::from(if own == 2 { route.alone } else { route.shared });
        }
    }
    (count, points)
}

/// NF-439, NF-440, NF-623.
fn reputation(content: &Content, open: &Open, seat: Seat) -> i16 {
    let points = match open.side {
        Side::Dusk => &content.board.dusk_points,
        Side::Day => &content.board.day_points,
    };
    points[usize::from((open.traveller(seat).reputation - LOWEST_REPUTATION).unsigned_abs())].into()
}

/// Lost without a camp beside a mammoth (NF-594).
const MAMMOTH: i16 = -8;

fn mammoth(content: &Content, open: &Open, seat: Seat) -> i16 {
    let (map, traveller) = (content.map(open.map), open.traveller(seat));
    let safe = !traveller.cards.intersection(content.with.ignores_mammoth).is_empty()
        || !traveller.camps.intersection(map.marked).is_empty();
    if map.special == Special::Mammoth && !safe { MAMMOTH } else { 0 }
}

/// What is counted of a player; a card does not count itself among others.
fn count(content: &Content, open: &Open, seat: Seat, what: Count) -> u16 {
    let traveller = open.traveller(seat);
    match what {
        Count::Good(good) => traveller.goods[good],
        Count::Tokens => tokens(open, seat),
        Count::Artifacts => traveller.artifacts().len() as u16,
        Count::OtherArtifacts => traveller.artifacts().len().saturating_sub(1) as u16,
        Count::Threats => traveller.defeated().into(),
        Count::Treasures => traveller.treasures().len() as u16,
        Count::Camps => traveller.placed.into(),
        Count::Routes => routes(content, open, seat).0,
        Count::Adventurers(faction) => traveller.owned.of(faction).len() as u16,
    }
}

/// What a card of `seat` pays besides the points printed on an artifact (NF-430).
pub fn bonus(content: &Content, open: &Open, seat: Seat, card: Card) -> i16 {
    let effects = &content.card(card).effects;
    // Points printed on treasures and world cards are bonuses; those of artifacts are counted apart.
    let printed = match card.kind() {
        Kind::Basic | Kind::Advanced => 0,
        Kind::Treasure | Kind::World => i16::from(content.card(card).points),
    };
    let per = effects.per.map_or(0, |per| {
        let times = count(content, open, seat, per.what) / u16::from(per.every.max(1));
        let points = times * u16::from(per.points);
        per.most.map_or(points, |most| points.min(most.into()))
    });
    let most = effects.most.map_or(0, |most| prize(content, open, seat, &most));
    let when = effects
        .when
        .filter(|when| buying::is_reached(when.reputation, open.traveller(seat).reputation));
    let when = when.map_or(0, |when| when.points);
    printed + i16::from(effects.score) + per as i16 + i16::from(most) + i16::from(when)
}

/// For the most, alone or shared, or for the sole second (NF-448, NF-667).
fn prize(content: &Content, open: &Open, seat: Seat, most: &Most) -> u8 {
    let own = count(content, open, seat, most.what);
    let others = || open.others(seat).map(|other| count(content, open, other, most.what));
    let more = others().filter(|other| *other > own).count();
    let same = others().filter(|other| *other == own).count();
    match (more, same) {
        (0, 0) => most.first,
        (0, _) => most.tied,
        (1, 0) => most.second,
        _ => 0,
    }
}

/// Scores and places (NF-449 to NF-455). Hands are counted by their size, which everybody sees.
pub(crate) fn standings(
    content: &Content,
    open: &Open,
    hands: Option<&[Cards; MOST_PLAYERS]>,
) -> Standings {
    debug_assert!(hands.is_none_or(|hands| {
        (0..open.seats())
            .all(|at| hands[at].len() == usize::from(open.traveller(Seat::new(at)).hand()))
    }));
    let mut scores = [0; MOST_PLAYERS];
    for (index, points) in scores[..open.seats()].iter_mut().enumerate() {
        *points = score(content, open, Seat::new(index)).total().into();
    }
    Standings::rank(&scores[..open.seats()], |seat| tie_break(content, open, seat))
}

/// A card that wins ties, then reputation, then coins and gems, as one number (NF-450).
fn tie_break(content: &Content, open: &Open, seat: Seat) -> i32 {
    let traveller = open.traveller(seat);
    let wins = !traveller.cards.intersection(content.with.tiebreak).is_empty();
    let wealth = traveller.goods[Good::Coin] + traveller.goods[Good::Gem];
    let reputation = i32::from(traveller.reputation - LOWEST_REPUTATION);
    (i32::from(wins) << 24) | (reputation << 17) | i32::from(wealth)
}
