//! What spaces of the board are called: by their location, their letter, the level of their enemies,
//! or what they lie beside.

use crate::{
    Open,
    components::{Content, Location, Space},
};

/// A space with what it is called, so that the log can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Which.
    pub is: Space,
    /// What it is called.
    pub spot: Spot,
}

/// What a space is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A location, printed there or on a random tile.
    Location(Location),
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
        of: Location,
    },
    /// A bare space beside none.
    Bare {
        /// Counted from 1 at the left.
        column: u8,
        /// Counted from 1 at the top.
        row: u8,
    },
}

impl Spot {
    /// The name of a location, without an article where there is little room.
    pub fn short_name(self, content: &Content) -> Option<&str> {
        let Spot::Location(location) = self else { return None };
        let name = content.location(location).name.as_str();
        Some(name.strip_prefix("The ").unwrap_or(name))
    }

    /// What it is called in the middle of a sentence.
    pub fn name(self, content: &Content) -> String {
        let location = |location| in_sentence(&content.location(location).name);
        match self {
            Spot::Location(here) => location(here),
            Spot::Letter(letter) => format!("space {letter}"),
            Spot::Lair(level) => format!("the level {level} lair"),
            Spot::Beside { mountain, way, of } => {
                let what = if mountain { "mountain" } else { "open space" };
                format!("the {what} {} {}", way.words(), location(of))
            }
            Spot::Bare { column, row } => format!("the space in column {column}, row {row}"),
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
    pub fn place(&self, content: &Content, space: Space) -> Place {
        Place { is: space, spot: self.spot(content, space) }
    }

    fn spot(&self, content: &Content, space: Space) -> Spot {
        let board = self.board(content);
        let face = board.space(space);
        if let Some(location) = self.location(content, space) {
            return Spot::Location(location);
        }
        if let Some(letter) = face.letter_name() {
            return Spot::Letter(letter);
        }
        if let Some(level) = face.enemy_level {
            return Spot::Lair(level);
        }
        let named = |from: Space| board.space(from).location.map(|location| (from, location));
        match space.neighbours().iter().find_map(named) {
            Some((from, location)) => {
                Spot::Beside { mountain: face.mountain, way: Way::of(space, from), of: location }
            }
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
