//! How faults in the tables are reported: each with its file, its line where one entry is to blame, and
//! what would be right.

mod boards;
mod cards;
mod files;
mod tokens;

use game_now_or_never::components::{Content, FILES};

use crate::files::{faults, faults_with, files, files_with};

/// In a file the first of these becomes the second, and exactly these faults are told. The name of the
/// file stands before each of them, if it does not begin with `!`.
type Case = (&'static str, &'static str, &'static [&'static str]);

fn check(file: &str, cases: &[Case]) {
    for (from, to, told) in cases {
        let told: Vec<String> = told
            .iter()
            .map(|one| one.strip_prefix('!').map_or(format!("{file}{one}"), str::to_owned))
            .collect();
        assert_eq!(faults(file, from, to), told, "{from} became {to}");
    }
}

#[test]
fn the_files_that_come_with_the_program_have_no_fault() {
    assert_eq!(faults_with([]), Vec::<String>::new());
    assert_eq!(Content::embedded().warnings(), []);
}

#[test]
fn a_table_that_cannot_be_read_is_reported_where_it_breaks() {
    for (file, from, to, told) in [
        ("setup.toml", "start = 17", "start = -1", ":6: invalid value: integer `-1`, expected a"),
        ("gear.toml", "cost = 5", "cost = 5.5", ":27: invalid type: floating point `5.5`"),
        ("heroes.toml", "mana = 4", "mana = 4\nshoes = 2", ":13: unknown field `shoes`"),
        ("orders.toml", "coins = 9", "coins = 900", ":10: invalid value: integer `900`"),
        ("enemies.toml", "name = \"Cinder", "nom = \"Cinder", ": unknown field `nom`"),
        ("quests.toml", "\"gain\"", "\"win\"", ":19: unknown variant `win`"),
        ("board.toml", "[above]", "(above)", ":"),
        ("town.toml", "row_points = [0, ", "row_points = [", ":"),
    ] {
        let found = faults(file, from, to);
        assert!(found.len() == 1, "{found:?}");
        let rest = found[0].strip_prefix(file).unwrap_or_default();
        let is_told = match told.strip_prefix(": ") {
            Some(what) => rest.contains(what),
            None => rest.starts_with(told),
        };
        assert!(is_told && !rest.starts_with(": "), "{from} became {to}: {found:?}");
    }
}

#[test]
fn a_component_too_few_is_a_fault() {
    for (file, what) in [
        ("locations.toml", "there are 14 locations, not 13"),
        ("heroes.toml", "there are 4 heroes, not 3"),
        ("abilities.toml", "there are 24 abilities, six of each hero, not 23"),
        ("gear.toml", "there are 13 kinds of gear, not 12"),
        ("specialists.toml", "there are 22 specialists, eight of them to start with, not 21"),
        ("buildings.toml", "there are 20 building tiles, not 19"),
        ("quests.toml", "there are 43 basic quest cards, not 42"),
        ("enemies.toml", "there are 12 kinds of enemies, not 11"),
        ("orders.toml", "there are 9 orders, not 8"),
        ("finds.toml", "there are 7 kinds of search tokens, not 6"),
    ] {
        let index = FILES.iter().position(|one| *one == file).expect("a file of the game");
        let text = &files()[index];
        let start = text.find("\n[[").expect("the first entry");
        let end = text[start + 3..].find("\n[[").map_or(text.len(), |end| start + 3 + end);
        assert_eq!(faults(file, &text[start..end], ""), [format!("{file}: {what}")]);
    }
    let sale = "[[sale]]\ngoods = { shell = 3 }\ncoins = 5\nsource = \"fact\"\n";
    assert_eq!(faults("market.toml", sale, ""), ["market.toml: there are 11 trades, not 10"]);
}

#[test]
fn an_id_and_a_name_belong_to_one_entry_of_their_kind() {
    check(
        "gear.toml",
        &[
            ("\"G2\"", "\"G1\"", &[":23: G1: the id stands here twice"]),
            ("\"G2\"", "\"G99\"", &[":23: G99: expected a gear such as G3, found “G99”"]),
            ("\"Scrap Cleaver\"", "\"Bell Hammer\"", &[": two entries are called Bell Hammer"]),
            ("\"Scrap Cleaver\"", "\" \"", &[": an entry has no name"]),
        ],
    );
    check(
        "quests.toml",
        &[("\"Q2\"", "\"Q44\"", &[":24: Q44: the id belongs to another kind of entry"])],
    );
}

#[test]
fn every_location_has_a_basic_quest_card() {
    let moved = files_with([
        ("quests.toml", "location = \"L14\"", "location = \"L1\""),
        ("quests.toml", "location = \"L14\"", "location = \"L1\""),
    ]);
    assert!(Content::read(&moved).is_ok());

    let found = faults_with([
        ("quests.toml", "location = \"L14\"", "location = \"L1\""),
        ("quests.toml", "location = \"L14\"", "location = \"L1\""),
        ("quests.toml", "location = \"L14\"", "location = \"L1\""),
    ]);

    let what = "quests.toml: no basic quest card is played at L14, Wailing Cavern";
    assert_eq!(found, [what]);
}

#[test]
fn all_faults_of_all_files_are_reported_at_once() {
    let found = faults_with([
        ("setup.toml", "start = 17", "start = 170"),
        ("town.toml", "cost = 3", "cost = 30"),
        ("gear.toml", "cost = 5", "cost = 50"),
        ("solo.toml", "attack = 2", "attack = 1"),
    ]);

    assert_eq!(
        found,
        [
            "setup.toml: coins at the start must be between 0 and 99, not 170",
            "town.toml: above, a1: cost must be between 0 and 20, not 30",
            "gear.toml:23: Scrap Cleaver: cost must be between 0 and 20, not 50",
            "solo.toml: there are 9 solo cards, not 8",
        ]
    );
}

/// NN-019.
#[test]
fn more_mana_than_the_box_holds_is_worth_a_look_and_no_fault() {
    let files = files_with([("heroes.toml", "mana = 4", "mana = 9")]);
    let content = Content::read(&files).expect("a hero may have nine mana slots");

    let told: Vec<String> = content.warnings().iter().map(ToString::to_string).collect();

    assert_eq!(
        told,
        [
            "heroes.toml: four heroes with everything that adds to it could have 22 mana, and the box \
          holds 20 tokens"
        ]
    );
}

#[test]
fn content_is_known_by_its_files() {
    let other = files_with([("gear.toml", "cost = 5", "cost = 6")]);
    let other = Content::read(&other).expect("a dearer cleaver is no fault");

    assert_ne!(other.fingerprint(), Content::embedded().fingerprint());
    assert_eq!(FILES.len(), Content::embedded_files().len());
}
