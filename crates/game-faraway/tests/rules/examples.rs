//! Worked scoring examples (RULES.md section 13).
//!
//! The cards A to D, S1 and S2 are made up; they stand in the place of 50, 10,
//! 30, 40, S5 and S45.

use game_faraway::{Content, scoring};

use crate::{
    paper::{self, reprinted},
    stage::{regions, sanctuaries},
};

const A: usize = 50;
const B: usize = 10;
const C: usize = 30;
const D: usize = 40;
const S1: usize = 5;
const S2: usize = 45;

/// The cards of the examples.
fn stubs() -> Content {
    let no_wonders = "wonders = { stone = 0, chimera = 0, thistle = 0 }";
    let mut regions = paper::REGIONS.to_owned();
    let mut region = |duration: usize, lines: &[&str]| {
        regions = reprinted(&regions, &format!("duration = {duration}"), lines);
    };
    region(
        A,
        &[
            "colour = \"red\"",
            "night = false",
            "clues = 0",
            no_wonders,
            "prerequisite = { stone = 2, chimera = 0, thistle = 0 }",
            "quest = { kind = \"flat\", fame = 9 }",
        ],
    );
    region(
        B,
        &[
            "colour = \"blue\"",
            "night = true",
            "clues = 0",
            "wonders = { stone = 1, chimera = 0, thistle = 0 }",
            "quest = { kind = \"per\", what = \"night\", fame = 2 }",
        ],
    );
    region(
        C,
        &[
            "colour = \"green\"",
            "night = true",
            "clues = 0",
            "wonders = { stone = 1, chimera = 1, thistle = 0 }",
            "prerequisite = { stone = 0, chimera = 0, thistle = 1 }",
            "quest = { kind = \"per\", what = \"chimera\", fame = 3 }",
        ],
    );
    region(
        D,
        &[
            "colour = \"yellow\"",
            "night = false",
            "clues = 1",
            no_wonders,
            "quest = { kind = \"colour_set\", fame = 10 }",
        ],
    );
    let mut sanctuaries = paper::SANCTUARIES.to_owned();
    let mut sanctuary = |id: usize, lines: &[&str]| {
        sanctuaries = reprinted(&sanctuaries, &format!("id = {id}"), lines);
    };
    sanctuary(
        S1,
        &[
            "colour = \"red\"",
            "night = true",
            "clues = 0",
            no_wonders,
            "quest = { kind = \"per_colour\", colours = [\"red\"], fame = 1 }",
        ],
    );
    sanctuary(
        S2,
        &["night = false", "clues = 0", "wonders = { stone = 0, chimera = 0, thistle = 1 }"],
    );
    Content::read(&regions, &sanctuaries).unwrap()
}

/// What the Regions pay in the order of play, the Sanctuaries, and all together.
fn paid<const R: usize, const S: usize>(
    row: [usize; R],
    found: [usize; S],
) -> (Vec<u16>, Vec<u16>, u16) {
    let pad = scoring::score_pad(&stubs(), &regions(row), &sanctuaries(found));
    let of_regions = pad.regions.iter().rev().map(|line| line.fame).collect();
    (of_regions, pad.sanctuaries.iter().map(|line| line.fame).collect(), pad.total)
}

#[test]
fn fa_136_row_a_b_c_d_with_both_sanctuaries_pays_20() {
    assert_eq!(paid([A, B, C, D], [S1, S2]), (vec![9, 6, 3, 0], vec![2, 0], 20));
}

#[test]
fn fa_137_row_d_a_b_c_with_both_sanctuaries_pays_30() {
    assert_eq!(paid([D, A, B, C], [S1, S2]), (vec![10, 9, 6, 3], vec![2, 0], 30));
}

#[test]
fn fa_138_row_a_b_c_d_without_sanctuaries_pays_13() {
    assert_eq!(paid([A, B, C, D], []), (vec![9, 4, 0, 0], vec![], 13));
}

#[test]
fn fa_139_row_b_c_d_a_with_both_sanctuaries_pays_11() {
    assert_eq!(paid([B, C, D, A], [S1, S2]), (vec![6, 3, 0, 0], vec![2, 0], 11));
}

#[test]
fn fa_140_two_regions_that_each_need_the_same_two_stones_both_pay() {
    // 21 asks for two stones as A does, and pays 8; B and C show one each.
    assert_eq!(paid([21, A, B, C], []), (vec![8, 9, 4, 0], vec![], 21));
}
