//! Reading card files: every fault is reported with its file, its line and what would be right.

mod paper;

use game_faraway::{Content, Faraway, Region, Sanctuary};
use paper::{REGIONS, SANCTUARIES, reprinted};
use table::{Fault, Game};

/// The faults of these two files, as they are shown to a maker.
fn faults(regions: &str, sanctuaries: &str) -> Vec<String> {
    let faults = Content::read(regions, sanctuaries).err().unwrap_or_default();
    faults.iter().map(Fault::to_string).collect()
}

/// The faults of the Regions after the first `old` became `new`.
fn regions_with(old: &str, new: &str) -> Vec<String> {
    assert!(REGIONS.contains(old), "{old}");
    faults(&REGIONS.replacen(old, new, 1), SANCTUARIES)
}

/// The faults of the Sanctuaries after the first `old` became `new`.
fn sanctuaries_with(old: &str, new: &str) -> Vec<String> {
    assert!(SANCTUARIES.contains(old), "{old}");
    faults(REGIONS, &SANCTUARIES.replacen(old, new, 1))
}

#[test]
fn the_cards_that_ship_have_no_fault_and_are_the_embedded_ones() {
    let read = Content::read(REGIONS, SANCTUARIES).expect("no fault");

    let embedded = Content::embedded();
    assert!(Region::all().all(|card| read.region(card) == embedded.region(card)));
    assert!(Sanctuary::all().all(|card| read.sanctuary(card) == embedded.sanctuary(card)));
    assert_eq!(Faraway::fingerprint(&read), Faraway::fingerprint(embedded));
}

#[test]
fn a_changed_card_changes_the_fingerprint() {
    let lines = ["colour = \"green\"", "night = false", "clues = 0"];
    let lines = [&lines[..], &["wonders = { stone = 1, chimera = 0, thistle = 0 }"]].concat();
    let changed = reprinted(REGIONS, "duration = 3", &lines);

    let changed = Content::read(&changed, SANCTUARIES).expect("a card without a quest is fine");

    assert_ne!(Faraway::fingerprint(&changed), Faraway::fingerprint(Content::embedded()));
}

#[test]
fn a_duration_used_twice_is_a_fault_and_so_is_the_missing_one() {
    assert_eq!(
        regions_with("duration = 2\n", "duration = 1\n"),
        ["regions.toml:10: duration 1 is used twice", "regions.toml: duration 2 is missing"]
    );
    assert_eq!(
        sanctuaries_with("id = 2\n", "id = 3\n"),
        ["sanctuaries.toml:19: id 3 is used twice", "sanctuaries.toml: id 2 is missing"]
    );
}

#[test]
fn a_missing_card_is_a_fault() {
    let last = REGIONS.rfind("[[region]]").expect("there are Regions");

    assert_eq!(faults(&REGIONS[..last], SANCTUARIES), ["regions.toml: duration 68 is missing"]);
    assert_eq!(faults("", SANCTUARIES).len(), 68);
    assert_eq!(faults(REGIONS, "").len(), 45);
}

#[test]
fn a_number_that_no_card_has_is_a_fault() {
    for number in ["0", "69", "-2", "\"two\"", "2.5"] {
        assert_eq!(
            regions_with("duration = 2\n", &format!("duration = {number}\n")),
            [
                format!("regions.toml:10: duration {number} is not between 1 and 68"),
                "regions.toml: duration 2 is missing".to_owned(),
            ]
        );
    }
    assert_eq!(
        sanctuaries_with("id = 45\n", "id = 46\n")[0],
        "sanctuaries.toml:314: id 46 is not between 1 and 45"
    );
}

#[test]
fn a_card_without_its_number_is_a_fault_whatever_else_numbers_it() {
    for instead in ["", "id = 2\n", "number = 2\n"] {
        assert_eq!(
            regions_with("duration = 2\n", instead),
            [
                "regions.toml:10: every [[region]] needs its duration",
                "regions.toml: duration 2 is missing",
            ]
        );
    }
    assert_eq!(
        sanctuaries_with("id = 1\n", "duration = 1\n")[0],
        "sanctuaries.toml:4: every [[sanctuary]] needs its id"
    );
}

#[test]
fn an_unknown_field_is_a_fault_that_lists_the_known_ones() {
    assert_eq!(
        regions_with("duration = 2\n", "duration = 2\nname = \"Quarry\"\n"),
        ["regions.toml:10: duration 2: unknown field `name`, expected one of `colour`, `night`, \
          `clues`, `wonders`, `prerequisite`, `quest`"]
    );
    assert_eq!(
        regions_with("thistle = 0 }", "thistle = 0, coin = 1 }"),
        ["regions.toml:3: duration 1: unknown field `coin`, expected one of `stone`, `chimera`, \
          `thistle`"]
    );
    assert_eq!(
        regions_with("kind = \"flat\", ", "kind = \"flat\", what = \"stone\", "),
        ["regions.toml:17: duration 3: unknown field `what`, expected `fame`"]
    );
}

#[test]
fn a_missing_field_is_a_fault() {
    assert_eq!(
        regions_with("night = false\n", ""),
        ["regions.toml:3: duration 1: missing field `night`"]
    );
    assert_eq!(
        regions_with("kind = \"flat\", fame = 4", "kind = \"flat\""),
        ["regions.toml:17: duration 3: missing field `fame`"]
    );
}

#[test]
fn an_unknown_colour_kind_or_symbol_is_a_fault_that_lists_the_known_ones() {
    assert_eq!(
        regions_with("colour = \"red\"", "colour = \"purple\""),
        ["regions.toml:3: duration 1: unknown variant `purple`, expected one of `red`, `green`, \
          `blue`, `yellow`"]
    );
    assert_eq!(
        regions_with("kind = \"flat\"", "kind = \"riddle\""),
        ["regions.toml:17: duration 3: unknown variant `riddle`, expected one of `flat`, `per`, \
          `per_colour`, `colour_set`"]
    );
    assert_eq!(
        regions_with("what = \"night\"", "what = \"moon\""),
        ["regions.toml:69: duration 10: unknown variant `moon`, expected one of `night`, `day`, \
          `clue`, `stone`, `chimera`, `thistle`"]
    );
}

#[test]
fn a_region_needs_a_colour_and_a_sanctuary_does_not() {
    assert_eq!(
        regions_with("colour = \"red\"\n", ""),
        ["regions.toml:3: duration 1 needs a colour"]
    );
    assert_eq!(sanctuaries_with("colour = \"red\"\n", ""), [""; 0]);
}

#[test]
fn more_symbols_than_scoring_can_count_are_a_fault() {
    assert_eq!(
        regions_with("stone = 2", "stone = 3"),
        ["regions.toml:10: duration 2 shows more than 2 of one wonder"]
    );
    assert_eq!(
        regions_with("clues = 1", "clues = 2"),
        ["regions.toml:40: duration 6 shows more than 1 Clue"]
    );
    assert_eq!(
        regions_with("prerequisite = { stone = 2", "prerequisite = { stone = 32"),
        ["regions.toml:158: duration 21 asks for more than 31 of one wonder"]
    );
    assert_eq!(
        regions_with("clues = 1", "clues = 300"),
        ["regions.toml:40: duration 6: invalid value: integer `300`, expected a number from 0 to \
          255"]
    );
}

#[test]
fn a_quest_that_pays_nothing_or_too_much_is_a_fault() {
    assert_eq!(
        regions_with("fame = 4", "fame = 0"),
        ["regions.toml:17: a quest that pays 0 is no quest: leave it out"]
    );
    assert_eq!(regions_with("fame = 4", "fame = 99"), [""; 0]);
    assert_eq!(
        regions_with("fame = 4", "fame = 100"),
        ["regions.toml:17: a quest pays at most 99 for each thing it counts"]
    );
}

#[test]
fn a_quest_counts_one_colour_or_two_different_ones() {
    for colours in ["[]", "[\"green\", \"green\"]", "[\"green\", \"yellow\", \"red\"]"] {
        assert_eq!(
            regions_with("colours = [\"green\", \"yellow\"]", &format!("colours = {colours}")),
            ["regions.toml:192: a quest counts one colour or two different ones"]
        );
    }
    assert_eq!(
        regions_with("colours = [\"green\", \"yellow\"], fame = 2", "colours = [], fame = 2"),
        ["regions.toml:336: a quest counts one colour or two different ones"],
        "and the prerequisite of 42 is not at fault"
    );
}

#[test]
fn a_prerequisite_without_a_quest_is_a_fault() {
    let asking = "duration = 1\nprerequisite = { stone = 1, chimera = 0, thistle = 0 }\n";

    assert_eq!(
        regions_with("duration = 1\n", asking),
        ["regions.toml:3: duration 1 has a prerequisite and no quest to pay for it"]
    );
}

#[test]
fn a_syntax_error_is_reported_where_it_stands() {
    assert_eq!(
        regions_with("colour = \"red\"", "colour = \"red"),
        ["regions.toml:5: invalid basic string, expected `\"`"]
    );
    let missing_equals = regions_with("night = false", "night false");
    assert_eq!(missing_equals.len(), 1, "nothing else can be said about the file");
    assert!(missing_equals[0].starts_with("regions.toml:6: "), "{missing_equals:?}");
}

#[test]
fn an_unknown_table_is_a_fault() {
    assert_eq!(
        regions_with("[[region]]\nduration = 2\n", "[[regon]]\nduration = 2\n"),
        [
            "regions.toml: duration 2 is missing",
            "regions.toml:10: “regon” is not known here; cards are [[region]]",
        ]
    );
    assert_eq!(
        faults(&format!("title = \"Alula\"\n{REGIONS}"), SANCTUARIES),
        ["regions.toml:1: invalid type: string \"Alula\", expected a sequence"]
    );
}

#[test]
fn all_faults_of_both_files_are_reported_at_once() {
    let regions = REGIONS
        .replacen("colour = \"red\"", "colour = \"purple\"", 1)
        .replacen("fame = 4", "fame = 0", 1)
        .replacen("clues = 1", "clues = 2", 1);
    let sanctuaries = SANCTUARIES.replacen("id = 45\n", "id = 44\n", 1);

    assert_eq!(
        faults(&regions, &sanctuaries),
        [
            "regions.toml:3: duration 1: unknown variant `purple`, expected one of `red`, \
             `green`, `blue`, `yellow`",
            "regions.toml:17: a quest that pays 0 is no quest: leave it out",
            "regions.toml:40: duration 6 shows more than 1 Clue",
            "sanctuaries.toml:314: id 44 is used twice",
            "sanctuaries.toml: id 45 is missing",
        ]
    );
}
