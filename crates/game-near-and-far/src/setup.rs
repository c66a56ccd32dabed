//! Players and options (RULES.md sections 1, 2, 26, 34, 35 and 44).

use std::{fmt, str::FromStr};

use serde::Serialize;
use table::{NotationError, Seat, Seats, SetupError};

/// The fewest players (NF-001).
pub const FEWEST_PLAYERS: usize = 2;
/// The most players (NF-001).
pub const MOST_PLAYERS: usize = 4;
/// Maps of the atlas (NF-002).
pub const MAPS: u8 = 11;

const EXPECTED: &str = "“3 players”, “3 players, arcade on map 5”, “2 players, book of map 3, day”, \
     “4 players, extra stories, long game, P2 first, P1 as Kiku”";

/// How many play, where, and how. Written `3 players` for First Adventure, `3 players, arcade on map 5`,
/// `3 players, book of map 5`; then `day`, `extra stories`, `long game`, `P2 first`, `P1 as Kiku`,
/// `platypus for P3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 4.
    pub players: usize,
    /// 1 to 11.
    pub map: u8,
    /// What a quest reads.
    pub quests: Quests,
    /// The side of the town board.
    pub side: Side,
    /// Four quest tokens for each player (NF-631).
    pub extra_stories: bool,
    /// Two more camps for each player (NF-636).
    pub long_game: bool,
    /// Who begins, if it is not left to luck (NF-057).
    pub first: Option<Seat>,
    /// Who plays whom, where it is not left to luck (NF-053).
    pub characters: [Option<Character>; MOST_PLAYERS],
    /// Who came last in the game before this one, and may take the platypus (NF-629).
    pub platypus: Seats,
}

/// What a quest reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Quests {
    /// The passage of the space (NF-335).
    Book,
    /// An arcade card (NF-460).
    Arcade,
}

/// A side of the town board (NF-026).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The standard game.
    Dusk,
    /// Advanced Town (section 34).
    Day,
}

/// A character (NF-017): a standee and a name, without abilities in a single game (NF-053).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Character {
    /// Shardling.
    #[default]
    Shardling,
    /// Kiku.
    Kiku,
    /// Vera.
    Vera,
    /// Eyim.
    Eyim,
    /// Rin.
    Rin,
    /// Tanian.
    Tanian,
    /// Riza.
    Riza,
    /// Grear.
    Grear,
}

impl Character {
    /// All eight.
    pub const ALL: [Character; 8] = [
        Character::Shardling,
        Character::Kiku,
        Character::Vera,
        Character::Eyim,
        Character::Rin,
        Character::Tanian,
        Character::Riza,
        Character::Grear,
    ];

    /// Their name.
    pub fn name(self) -> &'static str {
        match self {
            Character::Shardling => "Shardling",
            Character::Kiku => "Kiku",
            Character::Vera => "Vera",
            Character::Eyim => "Eyim",
            Character::Rin => "Rin",
            Character::Tanian => "Tanian",
            Character::Riza => "Riza",
            Character::Grear => "Grear",
        }
    }
}

impl FromStr for Character {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Character, NotationError> {
        let found = Character::ALL.into_iter().find(|one| one.name() == text);
        found.ok_or_else(|| NotationError::new("a character such as Kiku", text))
    }
}

impl Setup {
    /// First Adventure, as it comes in the box (NF-456).
    pub fn first_adventure(players: usize) -> Setup {
        Setup {
            players,
            map: 1,
            quests: Quests::Book,
            side: Side::Dusk,
            extra_stories: false,
            long_game: false,
            first: None,
            characters: [None; MOST_PLAYERS],
            platypus: Seats::NONE,
        }
    }

    /// Arcade Mode on a map (NF-459).
    pub fn arcade(players: usize, map: u8) -> Setup {
        Setup { map, quests: Quests::Arcade, ..Setup::first_adventure(players) }
    }

    /// A map with its own part of the book: what First Adventure is to map 1.
    pub fn book(players: usize, map: u8) -> Setup {
        Setup { map, ..Setup::first_adventure(players) }
    }

    /// Every number of players on every map, read both ways, on both sides of the town.
    pub fn all() -> impl Iterator<Item = Setup> {
        let maps = |players| (1..=MAPS).map(move |map| (players, map));
        (FEWEST_PLAYERS..=MOST_PLAYERS).flat_map(maps).flat_map(|(players, map)| {
            let dusk = Setup::book(players, map);
            let arcade = Setup::arcade(players, map);
            let varied = |setup: Setup| Setup {
                side: Side::Day,
                extra_stories: true,
                long_game: true,
                ..setup
            };
            [dusk, arcade, varied(dusk), varied(arcade)]
        })
    }

    /// Whether it is First Adventure: map 1 with its book.
    pub fn is_first_adventure(&self) -> bool {
        self.map == 1 && self.quests == Quests::Book
    }

    /// Quest tokens on the map (NF-033, NF-631).
    pub fn quest_tokens(&self) -> usize {
        if self.extra_stories { 4 * self.players } else { 3 * self.players + 1 }
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let players = self.players;
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            return Err(SetupError::Players {
                game: "Near and Far",
                fewest: FEWEST_PLAYERS,
                most: MOST_PLAYERS,
                players,
            });
        }
        if let Some(first) = self.first.filter(|first| first.index() >= players) {
            return Err(SetupError::First { first, players });
        }
        if !(1..=MAPS).contains(&self.map) {
            return Err(SetupError::Impossible("the atlas has maps 1 to 11"));
        }
        if self.platypus.iter().any(|seat| seat.index() >= players) {
            return Err(SetupError::Impossible("the platypus is for somebody who plays"));
        }
        let given = || self.characters.iter().flatten();
        if self.characters[players..].iter().any(Option::is_some) {
            return Err(SetupError::Impossible("a character is for somebody who plays"));
        }
        if given().any(|one| given().filter(|other| *other == one).count() > 1) {
            return Err(SetupError::Impossible("no two players play the same character"));
        }
        Ok(())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        match self.quests {
            Quests::Book if self.map == 1 => {}
            Quests::Book => write!(f, ", book of map {}", self.map)?,
            Quests::Arcade => write!(f, ", arcade on map {}", self.map)?,
        }
        if self.side == Side::Day {
            f.write_str(", day")?;
        }
        if self.extra_stories {
            f.write_str(", extra stories")?;
        }
        if self.long_game {
            f.write_str(", long game")?;
        }
        if let Some(first) = self.first {
            write!(f, ", {first} first")?;
        }
        for (index, character) in self.characters.iter().enumerate() {
            if let Some(character) = character {
                write!(f, ", {} as {}", Seat::new(index), character.name())?;
            }
        }
        self.platypus.iter().try_for_each(|seat| write!(f, ", platypus for {seat}"))
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let wrong = || NotationError::new(EXPECTED, text);
        let mut parts = text.split(',').map(str::trim);
        let players = parts.next().and_then(|part| part.strip_suffix(" players"));
        let players = players.and_then(|number| number.parse().ok()).ok_or_else(wrong)?;
        let mut setup = Setup::first_adventure(players);
        for part in parts {
            let map = |number: &str| number.parse().map_err(|_| wrong());
            if let Some(number) = part.strip_prefix("arcade on map ") {
                (setup.map, setup.quests) = (map(number)?, Quests::Arcade);
            } else if let Some(number) = part.strip_prefix("book of map ") {
                (setup.map, setup.quests) = (map(number)?, Quests::Book);
            } else if let Some(seat) = part.strip_suffix(" first") {
                setup.first = Some(seat.parse()?);
            } else if let Some(seat) = part.strip_prefix("platypus for ") {
                setup.platypus = setup.platypus.with(seat.parse()?);
            } else if let Some((seat, character)) = part.split_once(" as ") {
                let seat: Seat = seat.parse()?;
                let place = setup.characters.get_mut(seat.index()).ok_or_else(wrong)?;
                *place = Some(character.parse()?);
            } else {
                match part {
                    "day" => setup.side = Side::Day,
                    "extra stories" => setup.extra_stories = true,
                    "long game" => setup.long_game = true,
                    _ => return Err(wrong()),
                }
            }
        }
        // Said twice, or with map 1 spelled out, it is not the notation that is written.
        if setup.to_string() == text { Ok(setup) } else { Err(wrong()) }
    }
}
