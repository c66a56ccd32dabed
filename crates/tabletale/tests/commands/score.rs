//! `tabletale score` and `tabletale check`, as somebody types them.

use std::{fs, path::Path};

use crate::said::{Said, root, run, tabletale};
use serde_json::Value;

fn examples() -> String {
    fs::read_to_string(root().join("content/faraway/scoring-examples.jsonl")).unwrap()
}

fn check_lines(text: &str) -> Said {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), text).unwrap();
    tabletale(&["score", "faraway", "--check", file.path().to_str().unwrap()])
}

#[test]
fn a_breakdown_goes_from_right_to_left_and_says_why() {
    let out = run("score faraway 35 27 43 23 18 45 62 40 --sanctuaries 19,16,S13").went_well();

    let cards: Vec<&str> = out.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    let numbers: Vec<&str> =
        cards.iter().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(numbers, ["40", "62", "45", "18", "23", "43", "27", "35", "S19", "S16", "S13"]);
    assert!(cards[0].ends_with("it lacks 1 chimera, 1 thistle"), "{out}");
    assert!(cards[7].contains("10  10 for each of 1 set of four colours"), "{out}");
    assert!(out.contains("Regions 37, Sanctuaries 9, total 46 fame"), "{out}");
    assert!(!out.contains("Note"), "{out}");
}

#[test]
fn a_breakdown_as_json() {
    let out =
        run("score faraway 35 27 43 23 18 45 62 40 --sanctuaries 19,16,13 --json").went_well();

    let pad: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(pad["total"], 46);
    assert_eq!(pad["regions"][0]["card"], 40);
    assert_eq!(pad["regions"].as_array().unwrap().len(), 8);
    assert_eq!(pad["sanctuaries"][1]["fame"], 5);
}

#[test]
fn slips_of_the_finger_are_pointed_out() {
    let out = run("score faraway 18 23 35 --sanctuaries 3").went_well();

    assert!(out.contains("Note: 3 of 8 Regions are given."), "{out}");
    assert!(out.contains("Note: Regions in this order find 2 Sanctuaries; 1 given."), "{out}");
}

#[test]
fn a_wrong_tableau_gets_one_sentence() {
    let complaint = |words: &str| run(words).complained().to_owned();

    assert_eq!(complaint("score faraway 18 99"), "expected a Region from 1 to 68, found “99”");
    assert_eq!(complaint("score faraway 18 x"), "expected a Region from 1 to 68, found “x”");
    assert_eq!(complaint("score faraway 18 23 18"), "Region 18 is given twice");
    assert_eq!(
        complaint("score faraway 18 --sanctuaries 3,46"),
        "expected a Sanctuary from S1 to S45, found “46”"
    );
    assert_eq!(complaint("score faraway 18 --sanctuaries 3,S3"), "Sanctuary S3 is given twice");
    assert_eq!(complaint("score faraway 1 2 3 4 5 6 7 8 9"), "a row has 8 Regions, not 9");
    assert_eq!(
        complaint("score faraway 1 --sanctuaries 1,2,3,4,5,6,7,8"),
        "a player finds at most 7 Sanctuaries, not 8"
    );
    assert!(complaint("score faraway").starts_with("give the Regions in the order"));
    assert!(complaint("score chess 1").starts_with("there is no game “chess”"));
}

#[test]
fn all_examples_agree() {
    let out = check_lines(&examples()).went_well();

    assert_eq!(out, "200 agree, 0 disagree\n");
}

#[test]
fn every_planted_fault_is_found_with_its_line() {
    let all = examples();
    let mut lines: Vec<String> = all.lines().take(5).map(str::to_owned).collect();
    lines[1] = lines[1].replace("\"total\":30", "\"total\":31");
    lines[3] = "{\"regions\":[1,2".to_owned();
    lines[4] =
        r#"{"regions":[1,1],"sanctuaries":[],"region_fame":[0,0],"sanctuary_fame":[],"total":0}"#
            .to_owned();
    lines.push(lines[0].replace("\"region_fame\":[10,7,", "\"region_fame\":[10,8,"));
    lines.push(lines[0].replace("\"sanctuary_fame\":[4,5,0]", "\"sanctuary_fame\":[4,5]"));
    lines.push(lines[0].replace("\"total\"", "\"totle\""));

    let said = check_lines(&lines.join("\n"));

    assert!(said.complained().ends_with("and the rules do not agree"), "{}", said.err);
    let found: Vec<&str> = said.out.lines().collect();
    assert_eq!(found[0], "line 2: the total is 30, not 31");
    assert!(found[1].starts_with("line 4: EOF while parsing a list"), "{}", found[1]);
    assert_eq!(found[2], "line 5: Region 1 is given twice");
    assert!(found[3].starts_with("line 6: Region 27 pays 7, not 8 ("), "{}", found[3]);
    assert!(found[4].starts_with("line 7: 3 Sanctuaries, but 2 values"), "{}", found[4]);
    assert!(found[5].starts_with("line 8: unknown field `totle`"), "{}", found[5]);
    assert_eq!(found[6], "2 agree, 3 disagree, 3 lines are no tableau");
    assert_eq!(found.len(), 7);
}

#[test]
fn a_file_that_is_no_file_of_tableaux_gets_one_sentence() {
    assert!(check_lines("\n\n").complained().ends_with("has no tableau in it"));
    let missing = run("score faraway --check no/such.jsonl");
    assert!(missing.complained().starts_with("no/such.jsonl cannot be read: "));
}

#[test]
fn the_cards_of_the_program_are_in_order() {
    let out = run("check").went_well();

    assert!(out.contains("68  Regions") && out.contains("45  Sanctuaries"), "{out}");
    assert!(out.ends_with("Everything is in order.\n"), "{out}");
}

/// A copy of the cards in which `change` changes the Regions.
fn cards(change: impl Fn(String) -> String) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("faraway");
    fs::create_dir(&own).unwrap();
    let read = |file: &str| fs::read_to_string(root().join("content/faraway").join(file)).unwrap();
    fs::write(own.join("regions.toml"), change(read("regions.toml"))).unwrap();
    fs::write(own.join("sanctuaries.toml"), read("sanctuaries.toml")).unwrap();
    folder
}

fn check(folder: &Path) -> Said {
    tabletale(&["check", folder.to_str().unwrap()])
}

#[test]
fn somebodys_own_cards_are_checked_and_used() {
    let folder = cards(|regions| regions.replace("fame = 4 }", "fame = 5 }"));

    let out = check(folder.path()).went_well();
    assert!(out.contains(folder.path().to_str().unwrap()), "{out}");
    let own = ["score", "faraway", "3", "--content", folder.path().to_str().unwrap()];
    assert!(tabletale(&own).went_well().contains("total 5 fame"));
    assert!(tabletale(&own[..3]).went_well().contains("total 4 fame"));
}

#[test]
fn every_fault_in_somebodys_cards_is_listed_with_its_line() {
    let folder = cards(|regions| {
        regions.replacen("duration = 3\n", "duration = 2\n", 1).replacen(
            "clues = 1",
            "clues = 3",
            1,
        )
    });

    let said = check(folder.path());

    assert!(said.complained().contains(" faults in "), "{}", said.err);
    let file = folder.path().join("faraway/regions.toml");
    let lines: Vec<&str> =
        said.out.lines().filter_map(|line| line.strip_prefix(file.to_str().unwrap())).collect();
    assert!(
        lines.iter().any(|line| line.starts_with(":17: ") && line.contains("twice")),
        "{lines:?}"
    );
    assert!(lines.len() >= 3, "{lines:?}");
}

#[test]
fn a_folder_without_cards_gets_one_sentence() {
    let folder = tempfile::tempdir().unwrap();

    assert!(check(folder.path()).complained().contains("has no folder with the name of a game"));
    assert!(run("check no/cards").complained().starts_with("there is no folder no/cards"));
}
