//! Places on the board, in a town and in the grid of unbuilt tiles (NN-024, NN-064, NN-076).

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use table::NotationError;

use super::{Cells, Sites, Spaces};

/// Declares the places of a grid, in rows from the top.
macro_rules! places {
    (
        $(#[$about:meta])*
        $name:ident: $columns:ident = $width:literal, $rows:ident = $height:literal, $count:ident,
        $set:ident, $expected:literal
    ) => {
        #[doc = concat!("Columns of [`", stringify!($name), "`].")]
        pub const $columns: usize = $width;
        #[doc = concat!("Rows of [`", stringify!($name), "`].")]
        pub const $rows: usize = $height;
        #[doc = concat!("How many there are of [`", stringify!($name), "`].")]
        pub const $count: usize = $columns * $rows;

        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this index, if there is one.
            pub fn new(index: usize) -> Option<$name> {
                (index < $count).then_some($name(index as u8))
            }

            #[inline]
            pub(crate) const fn of_index(index: usize) -> $name {
                $name(index as u8)
            }

            /// The one in this column and row, counted from 0 at the top left, if there is one.
            pub fn at(column: usize, row: usize) -> Option<$name> {
                (column < $columns && row < $rows).then(|| $name::of_index(row * $columns + column))
            }

            /// All of them, row by row from the top left.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone {
                (0..$count).map($name::of_index)
            }

            /// Counted from 0, row by row.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Counted from 0 at the left.
            #[inline]
            pub const fn column(self) -> usize {
                self.index() % $columns
            }

            /// Counted from 0 at the top.
            #[inline]
            pub const fn row(self) -> usize {
                self.index() / $columns
            }

            /// How many steps along edges it is away.
            #[inline]
            pub const fn distance(self, other: $name) -> usize {
                self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
            }

            /// Those that share an edge with it (NN-065, NN-140).
            #[inline]
            pub fn neighbours(self) -> $set {
                const NEIGHBOURS: [$set; $count] = {
                    let mut all = [$set::NONE; $count];
                    let mut index = 0;
                    while index < $count {
                        all[index] = $set::beside($name::of_index(index));
                        index += 1;
                    }
                    all
                };
                NEIGHBOURS[self.index()]
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                let found = match text.as_bytes() {
                    [column @ b'a'..=b'z', row @ b'1'..=b'9'] => {
                        $name::at(usize::from(column - b'a'), usize::from(row - b'1'))
                    }
                    _ => None,
                };
                found.ok_or_else(|| NotationError::new($expected, text))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}

places! {
    /// A space of the board, written `e2`: fifth column, second row from the top.
    Space: BOARD_COLUMNS = 10, BOARD_ROWS = 4, SPACES, Spaces, "a space of the board such as e2"
}
places! {
    /// A building space of a town, written `b3`; row 1 is the top one and row 4 the starting row.
    Site: TOWN_COLUMNS = 4, TOWN_ROWS = 4, SITES, Sites, "a space of the town such as b3"
}
places! {
    /// A place in the grid of unbuilt tiles, written `c2` (NN-076).
    Cell: GRID_COLUMNS = 5, GRID_ROWS = 4, CELLS, Cells, "a place of the grid such as c2"
}

impl Site {
    /// Whether it lies in the starting row, the bottom one (NN-148).
    #[inline]
    pub const fn is_starting(self) -> bool {
        self.row() == TOWN_ROWS - 1
    }
}

impl Cell {
    /// Whether it lies on the outer border (NN-136).
    #[inline]
    pub const fn is_border(self) -> bool {
        let (column, row) = (self.column(), self.row());
        column == 0 || row == 0 || column == GRID_COLUMNS - 1 || row == GRID_ROWS - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_reads_back_as_itself_and_nothing_else_does() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!(Space::at(9, 3).map(|space| space.to_string()), Some("j4".to_owned()));
        for wrong in ["", "a", "a0", "a5", "k1", "A1", "1a", "a11"] {
            assert!(wrong.parse::<Space>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn neighbours_share_an_edge() {
        let names = |cells: Cells| cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        assert_eq!(names("a1".parse::<Cell>().unwrap().neighbours()), ["b1", "a2"]);
        assert_eq!(names("c2".parse::<Cell>().unwrap().neighbours()), ["c1", "b2", "d2", "c3"]);
        for one in Site::all() {
            let close: Sites = Site::all().filter(|other| one.distance(*other) == 1).collect();
            assert_eq!(one.neighbours(), close);
        }
        let edges: usize = Space::all().map(|space| space.neighbours().len()).sum();
        assert_eq!(edges, 2 * (9 * 4 + 10 * 3));
    }
}
