//! Faults of boards, towns, locations and numbers.

use crate::check;

#[test]
fn numbers_that_make_no_sense() {
    check(
        "setup.toml",
        &[
            ("shell = 16", "shell = 15", &[": there are 60 villagers, not 59"]),
            ("basic = 6", "basic = 11", &[": basic cards dealt must be between 0 and 10, not 11"]),
            ("kept = 4", "kept = 9", &[": cards kept must be between 1 and 8, not 9"]),
            ("[1, 1, 2, 2]", "[1, 1, 2, 3]", &[": level_9: there are only 2 tokens of level 9"]),
            (
                "extra_space = 1",
                "extra_space = 0",
                &[": hearts of a further space must be between 1 and 20, not 0"],
            ),
            (
                "refill_villagers = 2",
                "refill_villagers = 0",
                &[": experience of a refill must be between 1 and 20, not 0"],
            ),
        ],
    );
}

#[test]
fn a_board_with_something_missing_or_twice() {
    check(
        "board.toml",
        &[
            ("  { at = \"f3\" },\n", "", &[": above: there are 40 spaces, not 39; f3 is missing"]),
            (
                "enemy = 4",
                "enemy = 1",
                &[
                    ": above: an enemy of level 1 stands on one space, not on 2",
                    ": above: an enemy of level 4 stands on one space, not on 0",
                ],
            ),
            (
                "enemy = 4",
                "enemy = 10",
                &[
                    ":17: above, c1: enemy must be between 1 and 9, not 10",
                    ": above: an enemy of level 4 stands on one space, not on 0",
                ],
            ),
            (
                r#"letter = "A""#,
                r#"letter = "O""#,
                &[
                    ":16: above, b1: letter: a letter from A to N, not O",
                    ": above: the letter A stands on one space, not on 0",
                ],
            ),
            (
                "random = 1",
                "random = 2",
                &[
                    ": above: the place 1 of a random tile stands on one space, not on 0",
                    ": above: the place 2 of a random tile stands on one space, not on 2",
                ],
            ),
            (
                r#"location = "L2""#,
                r#"location = "L4""#,
                &[
                    ": above: the location L2 stands on one space, not on 0",
                    ": above: L4 is on a random tile, and is not printed",
                ],
            ),
            (
                r#"location = "L6""#,
                "mountain = true",
                &[": above: the location L6 stands on one space, not on 0"],
            ),
            (
                r#"{ at = "f3" }"#,
                r#"{ at = "e3" }"#,
                &[
                    ":42: above, e3: the space stands here twice",
                    ": above: there are 40 spaces, not 39; f3 is missing",
                ],
            ),
            (
                r#"{ at = "f3" }"#,
                r#"{ at = "k3" }"#,
                &[
                    ":42: above, k3: expected a space of the board such as e2, found “k3”",
                    ": above: there are 40 spaces, not 39; f3 is missing",
                ],
            ),
            (
                r#"{ at = "f3" }"#,
                r#"{ at = "f3", location = "L99" }"#,
                &[":42: above, f3: location: expected a location such as L3, found “L99”"],
            ),
            (
                r#"random_tiles = ["L4""#,
                r#"random_tiles = ["L5""#,
                &[
                    ": random_tiles: L5 stands here twice",
                    ": above: the location L4 stands on one space, not on 0",
                    ": below: the location L4 stands on one space, not on 0",
                ],
            ),
            (
                r#"random_tiles = ["L4""#,
                r#"random_tiles = ["L1""#,
                &[
                    ": above: L1 is on a random tile, and is not printed",
                    ": above: the location L4 stands on one space, not on 0",
                    ": below: L1 is on a random tile, and is not printed",
                    ": below: the location L4 stands on one space, not on 0",
                ],
            ),
            (
                r#"random_tiles = ["L4""#,
                r#"random_tiles = ["L6""#,
                &[
                    ": random_tiles: heroes start on L6, which is printed",
                    ": above: the location L4 stands on one space, not on 0",
                    ": above: L6 is on a random tile, and is not printed",
                    ": below: the location L4 stands on one space, not on 0",
                    ": below: L6 is on a random tile, and is not printed",
                ],
            ),
            (
                r#"random_tiles = ["L4""#,
                r#"random_tiles = ["L44""#,
                &[": random_tiles: expected a location such as L3, found “L44”"],
            ),
            (
                r#"{ at = "b2", random = 1 }"#,
                r#"{ at = "b2", random = 1, location = "L2" }"#,
                &[
                    ":27: above, b2: a space has a location or the place of a random tile, not both",
                    ": above: the location L2 stands on one space, not on 2",
                ],
            ),
        ],
    );
}

#[test]
fn a_town_space_that_brings_no_resource() {
    check(
        "town.toml",
        &[
            (
                r#"{ gain = "crystal", cost = 3 }"#,
                r#"{ gain = "coin", cost = 3 }"#,
                &[": above, a1: a space of a town brings a good or a book"],
            ),
            ("cost = 3", "cost = 30", &[": above, a1: cost must be between 0 and 20, not 30"]),
            (
                "[0, 6, 7, 8]",
                "[0, 6, 7, 80]",
                &[": above: points of a row must be between 0 and 20, not 80"],
            ),
        ],
    );
}

#[test]
fn a_location_that_nobody_could_visit() {
    check(
        "locations.toml",
        &[
            (
                r#"gains = [{ does = "draw-orders", draw = 2, keep = 1 }]"#,
                "gains = []",
                &[":9: Tower of Miners: a visit brings something"],
            ),
            (
                r#"gains = [{ does = "draw-orders", draw = 2, keep = 1 }]"#,
                r#"gains = [{ does = "build" }]"#,
                &[":9: Tower of Miners: only a specialist builds"],
            ),
            (
                "draw = 2, keep = 1",
                "draw = 2, keep = 3",
                &[":9: Tower of Miners: orders kept must be between 1 and 2, not 3"],
            ),
            (
                "draw = 2, keep = 1",
                "draw = 9, keep = 1",
                &[":9: Tower of Miners: orders drawn must be between 1 and 4, not 9"],
            ),
            (
                "heart_roll = true",
                "heart_roll = true, heart = 1",
                &[
                    ":23: Crystal Meteorite: cost: either a die or a number says how many hearts are lost",
                ],
            ),
            (
                "cost = { heart = 8, mana = 1 }",
                "cost = { heart = 12, mana = 1 }",
                &[
                    ": Wailing Cavern: costs 12 hearts, and one hero has 11, who could never pay it and go on",
                ],
            ),
            (
                r#"gains = [{ does = "gain", what = "tool", n = 1 }]"#,
                r#"gains = [{ does = "claim-search-token" }]"#,
                &[
                    ":37: Ublo Tower: only a power does this: write it as “power”, with a cost",
                    ":37: Ublo Tower: a visit brings something",
                ],
            ),
            (
                r#"gains = [{ does = "gain", what = "tool", n = 1 }]"#,
                r#"gains = [{ does = "gain", what = "tool", n = 0 }]"#,
                &[":37: Ublo Tower: a gain must be between 1 and 20, not 0"],
            ),
            (
                r#"gains = [{ does = "gain", what = "tool", n = 1 }]"#,
                "gains = [{ does = \"gain\", what = \"tool\", n = 1 }]\nbelow = { gains = [{ does = \"build\" }] }",
                &[":37: Ublo Tower: only a specialist builds"],
            ),
            (
                r#"gains = [{ does = "gain", what = "tool", n = 1 }]"#,
                "gains = [{ does = \"gain\", what = \"tool\", n = 1 }]\nbelow = { gains = [{ does = \"heal-full\" }] }",
                &["!board.toml: random_tiles: L5, Ublo Tower, does not act alike on both sides"],
            ),
        ],
    );
}

/// NN-583, NN-593: a deck of attacks.
#[test]
fn a_solo_deck_that_could_be_drawn_for_ever() {
    check(
        "solo.toml",
        &[
            ("attack = 2", "attack = 3", &[": there are 9 solo cards, not 10"]),
            (
                "search = 2\nrecruit = 1\nattack = 2\ndie = 1\nexhaust-own = 1\nexhaust-yours = 2",
                "attack = 9",
                &[": there is no solo card but attacks: add a card that is none"],
            ),
            (
                r#"["crystal", "demon""#,
                r#"["crystal", "crystal""#,
                &[": villagers: demon is missing; each good stands there once"],
            ),
        ],
    );
}
