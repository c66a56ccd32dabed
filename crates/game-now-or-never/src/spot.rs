//! What spaces of the board are called: by their location, their letter, the level of their enemies,
//! or what they lie beside.

use std::fmt;

use crate::{
    Open,
    components::{Content, Space},
};

/// A space with what it is called, so that the log can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<'c> {
    /// Which.
    pub is: Space,
    /// What it is called.
    pub spot: Spot<'c>,
}

/// What a space is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot<'c> {
    /// A location, printed there or on a random tile.
    Location(&'c str),
    /// The letter of a search token, whether it still lies there or not.
    Letter(char),
    /// The level of enemies, whether any are left or not.
    Lair(u8),
    /// A bare space beside a location.
    Beside {
        /// Whether it is a mountain.
        mountain: bool,
        /// Where it lies, seen from the location.
        way: Way,
        /// The location.
        of: &'c str,
    },
    /// A bare space beside none.
    Bare {
        /// Counted from 1 at the left.
        column: u8,
        /// Counted from 1 at the top.
        row: u8,
    },
}

impl<'c> Spot<'c> {
    /// The name of a location, without an article where there is little room.
    pub fn short_name(self) -> Option<&'c str> {
        match self {
            Spot::Location(name) => Some(name.strip_prefix("The ").unwrap_or(name)),
            _ => None,
        }
    }
}

/// Where a space lies, seen from its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// In the row above.
    Above,
    /// In the row below.
    Below,
    /// In the column to the left.
    Left,
    /// In the column to the right.
    Right,
}

impl Way {
    /// Where `space` lies, seen from its neighbour `from`.
    fn of(space: Space, from: Space) -> Way {
        if space.row() < from.row() {
            Way::Above
        } else if space.row() > from.row() {
            Way::Below
        } else if space.column() < from.column() {
            Way::Left
        } else {
            Way::Right
        }
    }

    fn words(self) -> &'static str {
        match self {
            Way::Above => "above",
            Way::Below => "below",
            Way::Left => "left of",
            Way::Right => "right of",
        }
    }
}

impl Open {
    /// A space with what it is called.
    pub fn place<'c>(&self, content: &'c Content, space: Space) -> Place<'c> {
        Place { is: space, spot: self.spot(content, space) }
    }

    fn spot<'c>(&self, content: &'c Content, space: Space) -> Spot<'c> {
        let board = self.board(content);
        let face = board.space(space);
        if let Some(location) = self.location(content, space) {
            return Spot::Location(&content.location(location).name);
        }
        if let Some(letter) = face.letter_name() {
            return Spot::Letter(letter);
        }
        if let Some(level) = face.enemy_level {
            return Spot::Lair(level);
        }
        let named = |from: Space| board.space(from).location.map(|location| (from, location));
        match space.neighbours().iter().find_map(named) {
            Some((from, location)) => Spot::Beside {
                mountain: face.mountain,
                way: Way::of(space, from),
                of: &content.location(location).name,
            },
            None => Spot::Bare { column: space.column() as u8 + 1, row: space.row() as u8 + 1 },
        }
    }
}

/// The name of a location in the middle of a sentence: without a capital article.
pub fn in_sentence(name: &str) -> String {
    match name.strip_prefix("The ") {
        Some(rest) => format!("the {rest}"),
        None => name.to_owned(),
    }
}

impl fmt::Display for Spot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Spot::Location(name) => f.write_str(&in_sentence(name)),
            Spot::Letter(letter) => write!(f, "space {letter}"),
            Spot::Lair(level) => write!(f, "the level {level} lair"),
            Spot::Beside { mountain, way, of } => {
                let what = if mountain { "mountain" } else { "open space" };
                write!(f, "the {what} {} {}", way.words(), in_sentence(of))
            }
            Spot::Bare { column, row } => write!(f, "the space in column {column}, row {row}"),
        }
    }
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spot.fmt(f)
    }
}
