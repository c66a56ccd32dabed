//! How a map is drawn: places of books and names, bends of paths, and the landscape.
//!
//! No rule looks at any of this. A sheet is 1000 wide and 700 high, x to the right, y down, and every
//! number is in these units. `content/near-and-far/maps/README.md` says what each of them means.

use serde::{Deserialize, Serialize};

use super::{Landscape, Space, Symbol};

/// The width of a sheet.
pub const SHEET_WIDTH: f32 = 1000.0;
/// The height of a sheet.
pub const SHEET_HEIGHT: f32 = 700.0;

/// How a map is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The idea of the map in a word: `ladder`.
    pub shape: String,
    /// The middle of the slot of the threat cards, 74 wide and 98 high.
    pub threat_stack: Point,
    /// What is drawn at each space, the town first.
    pub spaces: Vec<SpaceChart>,
    /// Every path once.
    pub paths: Vec<PathChart>,
    /// What lies around them.
    pub landscape: Landscape,
}

/// A place on a sheet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl From<[f32; 2]> for Point {
    fn from([x, y]: [f32; 2]) -> Point {
        Point { x, y }
    }
}

impl Point {
    /// How far it is from here to there.
    pub fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// What is drawn at a space.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SpaceChart {
    /// On which side the open book stands, where there is one.
    pub book: Side,
    /// On which side water or the mammoth is drawn, where there is one.
    pub mark: MarkSide,
    /// Where the name is written, where there is one.
    pub label: Option<Label>,
}

/// One of eight sides of a space; a book stands north unless the map says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Above.
    #[default]
    N,
    /// Above, to the right.
    Ne,
    /// To the right.
    E,
    /// Below, to the right.
    Se,
    /// Below.
    S,
    /// Below, to the left.
    Sw,
    /// To the left.
    W,
    /// Above, to the left.
    Nw,
}

impl Side {
    /// The direction as a vector of length 1.
    pub fn direction(self) -> Point {
        const DIAGONAL: f32 = std::f32::consts::FRAC_1_SQRT_2;
        let (x, y) = match self {
            Side::N => (0.0, -1.0),
            Side::Ne => (DIAGONAL, -DIAGONAL),
            Side::E => (1.0, 0.0),
            Side::Se => (DIAGONAL, DIAGONAL),
            Side::S => (0.0, 1.0),
            Side::Sw => (-DIAGONAL, DIAGONAL),
            Side::W => (-1.0, 0.0),
            Side::Nw => (-DIAGONAL, -DIAGONAL),
        };
        Point { x, y }
    }
}

/// The side of a mark: south-east unless the map says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub struct MarkSide(pub Side);

impl Default for MarkSide {
    fn default() -> MarkSide {
        MarkSide(Side::Se)
    }
}

/// Where a name is written.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// The middle of the text, to the right.
    pub x: f32,
    /// The middle of the text, down.
    pub y: f32,
    /// In how many rows; broken where they come out most even.
    #[serde(default = "one")]
    pub rows: u8,
    /// How the rows are set against the middle.
    #[serde(default)]
    pub align: Align,
}

/// How text is set against its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Align {
    /// Its middle is there.
    #[default]
    Middle,
    /// It begins there.
    Start,
    /// It ends there.
    End,
}

/// How a path is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PathChart {
    /// One end.
    pub a: Space,
    /// The other end.
    pub b: Space,
    /// What lies on it.
    pub symbol: Option<Symbol>,
    /// How far its middle lies off the straight line, to the left of one who walks from a to b.
    pub bend: f32,
    /// The place of the symbol on the curve, 0 to 1.
    pub at: f32,
    /// What it is.
    pub way: WayKind,
}

impl PathChart {
    /// The middle point of the quadratic curve that is drawn from `a` to `b`.
    pub fn control(&self, a: Point, b: Point) -> Point {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = dx.hypot(dy).max(1.0);
        let off = 2.0 * self.bend / length;
        Point { x: (a.x + b.x) / 2.0 + off * dy, y: (a.y + b.y) / 2.0 - off * dx }
    }

    /// A point on the curve from `a` to `b`; `at` goes from 0 to 1.
    pub fn point(&self, a: Point, b: Point, at: f32) -> Point {
        let (middle, rest) = (self.control(a, b), 1.0 - at);
        let of = |a: f32, c: f32, b: f32| rest * rest * a + 2.0 * rest * at * c + at * at * b;
        Point { x: of(a.x, middle.x, b.x), y: of(a.y, middle.y, b.y) }
    }
}

/// What a path is; no rule asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WayKind {
    /// Drawn with dots.
    #[default]
    Road,
    /// Drawn with planks.
    Bridge,
    /// Drawn with dashes.
    Ferry,
}

pub(super) fn one() -> u8 {
    1
}
