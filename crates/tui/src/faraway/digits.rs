//! Big digits for the durations on large cards: three lines high, three columns each.

use crate::ink::{Glyphs, Ink};

const BLOCKS: [[&str; 3]; 10] = [
    ["█▀█", "█ █", "▀▀▀"],
    ["▀█ ", " █ ", "▀▀▀"],
    ["▀▀█", "█▀▀", "▀▀▀"],
    ["▀▀█", " ▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"],
    ["█▀▀", "▀▀█", "▀▀▀"],
    ["█▀▀", "█▀█", "▀▀▀"],
    ["▀▀█", "  █", "  ▀"],
    ["█▀█", "█▀█", "▀▀▀"],
    ["█▀█", "▀▀█", "▀▀▀"],
];

const STROKES: [[&str; 3]; 10] = [
    [" _ ", "| |", "|_|"],
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];

/// `number` in three lines.
pub(super) fn big(ink: Ink, number: u8) -> [String; 3] {
    let shapes = match ink.glyphs {
        Glyphs::Unicode => &BLOCKS,
        Glyphs::Ascii => &STROKES,
    };
    let digits: Vec<usize> =
        number.to_string().bytes().map(|digit| usize::from(digit - b'0')).collect();
    [0, 1, 2].map(|line| {
        let parts: Vec<&str> = digits.iter().map(|&digit| shapes[digit][line]).collect();
        parts.join(" ")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_is_three_by_three() {
        for digit in BLOCKS.iter().chain(&STROKES) {
            assert!(digit.iter().all(|line| line.chars().count() == 3), "{digit:?}");
        }
        assert_eq!(big(Ink::FULL, 23), ["▀▀█ ▀▀█", "█▀▀  ▀█", "▀▀▀ ▀▀▀"]);
    }
}
