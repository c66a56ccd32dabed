//! How faults in the content files are reported: all at once, each with its file and a remedy.

mod files;

use game_above_and_below::{AboveAndBelow, Content, Setup, components::FILES};
use luck::Quick;
use table::{Fault, Game, Ignore};

use crate::files::files;

/// The faults after in each of these files the first `from` became `to`.
fn faults_with<const N: usize>(changes: [(&str, &str, &str); N]) -> Vec<String> {
    let mut files = files();
    for (file, from, to) in changes {
        let index = FILES.iter().position(|name| *name == file).expect("a file of the game");
        assert!(files[index].contains(from), "{file} has no “{from}”");
        files[index] = files[index].replacen(from, to, 1);
    }
    let faults = Content::read(&files).err().unwrap_or_default();
    faults.iter().map(Fault::to_string).collect()
}

/// The faults of one file with one change.
fn faults(file: &str, from: &str, to: &str) -> Vec<String> {
    faults_with([(file, from, to)])
}

#[test]
fn a_table_that_cannot_be_read_is_reported_where_it_breaks() {
    assert_eq!(
        faults("board.toml", "coins = 7", "coins = -7"),
        ["board.toml:5: invalid value: integer `-7`, expected a number from 0 to 65535"]
    );
    let unknown = faults("buildings.toml", "beds = 3", "beds = 3\nwindows = 4");
    assert_eq!(unknown.len(), 1);
    assert!(unknown[0].starts_with("buildings.toml:15: unknown field `windows`"), "{unknown:?}");
    let unknown = faults("villagers.toml", "build = \"hammer\"", "build = \"saw\"");
    assert!(unknown[0].starts_with("villagers.toml:13: unknown variant `saw`"), "{unknown:?}");
    let unknown = faults("adventurers.toml", "people = \"lizardfolk\"", "people = \"geese\"");
    assert!(unknown[0].starts_with("adventurers.toml:9: unknown variant `geese`"), "{unknown:?}");
    let missing = faults("villagers.toml", "source = \"fact\"\n", "");
    assert!(missing[0].starts_with("villagers.toml:9: missing field `source`"), "{missing:?}");
    let broken = faults("caves.toml", "[", "(");
    assert!(broken[0].starts_with("caves.toml:"), "{broken:?}");
}

#[test]
fn a_number_out_of_range_or_of_the_wrong_kind_is_told_its_range() {
    for (file, from, to, told) in [
        (
            "board.toml",
            "base_income = 4",
            "base_income = 400",
            ":12: invalid value: integer `400`, expected a number from 0 to 255",
        ),
        (
            "board.toml",
            "coins = 7",
            "coins = 70000",
            ":5: invalid value: integer `70000`, expected a number from 0 to 65535",
        ),
        (
            "board.toml",
            "coins = 7",
            "coins = 7.5",
            ":5: invalid type: floating point `7.5`, expected a number from 0 to 65535",
        ),
        (
            "board.toml",
            "[-2, -1",
            "[-200, -1",
            ":26: invalid value: integer `-200`, expected a number from -128 to 127",
        ),
        (
            "caves.toml",
            "[91, ",
            "[\"91\", ",
            ":6: invalid type: string \"91\", expected a number from 0 to 65535",
        ),
    ] {
        assert_eq!(faults(file, from, to), [format!("{file}{told}")]);
    }
}

#[test]
fn a_component_too_few_is_a_fault() {
    let house =
        "[[house]]\nid = \"H1\"\nname = \"Herb-Drying Loft\"\ncost = 3\nincome = 1\npotions = 1\n";
    assert_eq!(
        faults("buildings.toml", house, ""),
        ["buildings.toml: there are 25 of the kind house, not 24"]
    );
    assert_eq!(
        faults("villagers.toml", "group = \"starting\"", "group = \"regular\""),
        [
            "villagers.toml: there are 12 starting villagers, not 11",
            "villagers.toml: there are 18 regular villagers, not 19",
        ]
    );
}

#[test]
fn an_id_belongs_to_one_card_of_its_kind() {
    let cases = [
        ("id = \"H2\"", "id = \"H1\"", "the id H1 stands here twice"),
        ("id = \"H2\"", "id = \"O2\"", "the id O2 belongs to another kind of entry, or to none"),
        ("id = \"H2\"\n", "", "entry 2 has no id, and others have"),
    ];
    for (from, to, told) in cases {
        let found = faults("buildings.toml", from, to);
        assert_eq!(found, [format!("buildings.toml: {told}")]);
    }
    assert_eq!(
        faults("villagers.toml", "id = \"V13\"\nname", "id = \"V99\"\nname").len(),
        1,
        "there is no such villager"
    );
    let swapped = faults_with([
        ("villagers.toml", "id = \"V12\"\n", "id = \"V\"\n"),
        ("villagers.toml", "id = \"V13\"\n", "id = \"V12\"\n"),
        ("villagers.toml", "id = \"V\"\n", "id = \"V13\"\n"),
    ]);
    assert_eq!(swapped, ["villagers.toml: V1 to V12 start, and those after V30 are special"]);
}

#[test]
fn a_board_that_makes_no_sense_is_a_fault() {
    assert_eq!(
        faults("board.toml", "[[0, 1], ", "["),
        ["board.toml: extra_coins are three lists, for two, three and four players"]
    );
    assert_eq!(
        faults("board.toml", "[2, 3, 3, 4, 5]", "[2, 3, 3, 5, 4]"),
        ["board.toml: the costs of the villager row do not fall to the right"]
    );
    assert_eq!(
        faults("board.toml", "points = 6, income = 8", "points = 6, income = 7"),
        ["board.toml: neither points nor income fall along the advancement track"]
    );
    assert_eq!(
        faults("board.toml", "base_income = 4", "base_income = 6"),
        ["board.toml: no slot of the advancement track has less than the base income"]
    );
    assert_eq!(
        faults("board.toml", "torch = 3", "torch = 12"),
        ["board.toml: the torch is a space of the reputation track, counted from 0"]
    );
}

/// Larger numbers would leave their types in the middle of a game.
#[test]
fn a_number_that_no_game_can_play_with_is_told_its_range() {
    for (file, from, to, told) in [
        ("board.toml", "cider = 10", "cider = 0", "tokens: cider must be between 1 and 30, not 0"),
        ("board.toml", "ore = 8", "ore = 31", "tokens: ore must be between 0 and 30, not 31"),
        ("board.toml", "coins = 7", "coins = 65535", "coins must be between 0 and 50, not 65535"),
        ("board.toml", "[[0, 1]", "[[0, 65535]", "extra_coins must be between 0 and 50, not 65535"),
        (
            "board.toml",
            "majority = [5, ",
            "majority = [200, ",
            "majority must be between 0 and 50, not 200",
        ),
        (
            "board.toml",
            "majority_of_two = [3]",
            "majority_of_two = [51]",
            "majority must be between 0 and 50, not 51",
        ),
        ("board.toml", "3, 4, 5]", "3, 4, 51]", "villager_row must be between 0 and 50, not 51"),
        ("board.toml", "[-2, ", "[-51, ", "reputation must be between -50 and 50, not -51"),
        (
            "buildings.toml",
            "cost = 3",
            "cost = 51",
            "Herb-Drying Loft: cost must be between 0 and 50, not 51",
        ),
        (
            "buildings.toml",
            "income = 1",
            "income = 250",
            "Herb-Drying Loft: income must be between 0 and 4, not 250",
        ),
        (
            "buildings.toml",
            "beds = 3",
            "beds = 5",
            "First Hearth: beds must be between 0 and 4, not 5",
        ),
        (
            "villagers.toml",
            "lanterns = 1 }",
            "lanterns = 10 }",
            "Odo: lanterns must be between 0 and 9, not 10",
        ),
        (
            "adventurers.toml",
            "lanterns = 1",
            "lanterns = 50",
            "Sarrik Brasstail: lanterns must be between 0 and 9, not 50",
        ),
        (
            "adventurers.toml",
            "cost = 3",
            "cost = 99",
            "Sarrik Brasstail: cost must be between 0 and 50, not 99",
        ),
    ] {
        assert_eq!(faults(file, from, to), [format!("{file}: {told}")]);
    }
    let slot = faults("board.toml", "points = 6, income = 8", "points = 60, income = 80");
    assert_eq!(
        slot,
        [
            "board.toml: points of the advancement track must be between 0 and 50, not 60",
            "board.toml: income of the advancement track must be between 0 and 50, not 80",
        ]
    );
}

/// The largest numbers there may be, played with: nothing leaves its type.
#[test]
fn a_game_with_the_largest_numbers_can_be_played() {
    let mut files = files();
    let large = [
        (0, "coins = 7", "coins = 50"),
        (0, "base_income = 4", "base_income = 50"),
        (0, "majority = [5, 3, 2]", "majority = [50, 50, 50, 50]"),
        (0, "cider = 10", "cider = 1"),
        (1, "lanterns = 1 }", "lanterns = 9 }"),
        (3, "beds = 3", "beds = 4\nincome = 4\nrerolls = 4\npotion_income = 4"),
    ];
    for (file, from, to) in large {
        assert!(files[file].contains(from), "{from}");
        files[file] = files[file].replacen(from, to, 1);
    }
    for slot in 1..=8 {
        files[0] = files[0].replace(&format!("income = {slot} }}"), "income = 50 }");
    }
    let content = Content::read(&files).unwrap_or_else(|faults| panic!("{faults:?}"));
    let content: &'static Content = Box::leak(Box::new(content));

    for seed in 0..20 {
        let (mut luck, mut actions) = (Quick::new(0x1a96e, seed), Vec::new());
        let mut game =
            AboveAndBelow::start(content, &Setup::crossover(4), &mut luck).expect("four may play");
        while let Some(seat) = game.to_act().first() {
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
        }
        assert!(game.standings().is_some());
    }
}

#[test]
fn a_card_that_makes_no_sense_is_a_fault() {
    let one = "goods = { kind = \"fruit\", count = 2, replenishing = false }";
    for goods in ["kind = \"fruit\", count = 3", "kind = \"cider\", count = 1"] {
        assert_eq!(
            faults("buildings.toml", one, &format!("goods = {{ {goods}, replenishing = false }}")),
            ["buildings.toml: Crooked Pear Orchard: one or two goods of one kind lie on a card"]
        );
    }
    assert_eq!(
        faults("buildings.toml", "each = [\"mushroom\"]", "each = [\"toadstool\"]"),
        ["buildings.toml: Truffle Broker: “toadstool” cannot be counted"]
    );
    assert_eq!(
        faults("buildings.toml", "each = [\"mushroom\"]", "each = [\"mushroom\", \"mushroom\"]"),
        ["buildings.toml: Truffle Broker: “mushroom” is counted twice"]
    );
}

#[test]
fn lanterns_that_do_not_rise_with_the_roll_are_a_fault() {
    for lanterns in
        ["{ roll = 7, lanterns = 1 }", "{ roll = 4, lanterns = 2 }, { roll = 5, lanterns = 1 }"]
    {
        assert_eq!(
            faults("villagers.toml", "{ roll = 4, lanterns = 1 }", lanterns),
            ["villagers.toml: Odo: rolls from 1 to 6, and more lanterns for higher ones"]
        );
    }
}

/// Only goods lie on the track (AB-273).
#[test]
fn income_for_what_never_lies_on_the_track_is_a_fault() {
    for each in ["villager", "cider", "empty cave"] {
        assert_eq!(
            faults(
                "buildings.toml",
                "each = [\"ore\", \"amethyst\"]",
                &format!("each = [\"{each}\"]")
            ),
            [
                "buildings.toml: Assay Office: income_per counts goods on the advancement track alone"
            ]
        );
    }
}

/// A tale that welcomes the Glogo would have nobody to welcome (AB-006).
#[test]
fn a_special_villager_who_is_missing_or_there_too_often_is_a_fault() {
    assert_eq!(
        faults("villagers.toml", "name = \"Glogo\"", "name = \"Gorgo\""),
        ["villagers.toml: of the special villagers 1 must be called Glogo, not 0"]
    );
    assert_eq!(
        faults("villagers.toml", "name = \"Cave Cat\"", "name = \"Metal Man\""),
        [
            "villagers.toml: of the special villagers 2 must be called Cave Cat, not 1",
            "villagers.toml: of the special villagers 2 must be called Metal Man, not 3",
        ]
    );
}

/// Else somebody would start without a hammer, or with two (AB-022, AB-023).
#[test]
fn a_starting_villager_with_another_craft_is_a_fault() {
    let order = "four start with a hammer, then four with a quill, then four with neither";
    for (from, to, told) in [
        ("build = \"hammer\"\n", "", "Odo: {}; here it is a hammer"),
        ("train = \"quill\"", "build = \"hammer\"", "Old Wen: {}; here it is a quill"),
        ("name = \"Pip\"", "name = \"Pip\"\ntrain = \"quill\"", "Pip: {}; here it is neither"),
    ] {
        let told = told.replace("{}", order);
        assert_eq!(faults("villagers.toml", from, to), [format!("villagers.toml: {told}")]);
    }
}

#[test]
fn a_tool_for_the_other_work_is_a_fault() {
    for (from, to) in
        [("train = \"quill\"", "train = \"hammer\""), ("build = \"hammer\"", "build = \"None\"")]
    {
        let found = faults("villagers.toml", from, to);
        assert!(found[0].contains("unknown variant"), "{found:?}");
    }
}

#[test]
fn all_faults_of_all_files_are_reported_at_once() {
    let found = faults_with([
        ("board.toml", "torch = 3", "torch = 12"),
        ("villagers.toml", "build = \"hammer\"", "build = \"saw\""),
        ("buildings.toml", "each = [\"mushroom\"]", "each = [\"toadstool\"]"),
        ("storybook/1-near-the-well.story", "\n== ", "\n== x "),
    ]);

    let starts = ["board.toml: ", "villagers.toml:13: ", "buildings.toml: ", "storybook/1-near"];
    assert!(found.len() >= starts.len(), "{found:?}");
    for start in starts {
        assert!(found.iter().any(|fault| fault.starts_with(start)), "{start} is in {found:?}");
    }
}
