//! How faults in the tables are reported: each with its file and a remedy; and the largest numbers that
//! are allowed can be played with.

mod files;

use game_near_and_far::{Content, NearAndFar, Setup, components::FILES};
use luck::Quick;
use table::{Game, Ignore};

use crate::files::{faults, faults_with, files};

#[test]
fn a_table_that_cannot_be_read_is_reported_where_it_breaks() {
    for (file, from, to, told) in [
        ("board.toml", "food = 1", "food = -1", "invalid value: integer `-1`, expected a number"),
        ("board.toml", "food = 1", "food = 1.5", "invalid type: floating point `1.5`"),
        ("adventurers.toml", "cost = 2", "cost = 2\nshoes = 4", "unknown field `shoes`"),
        ("threats.toml", "level = 4", "level = 400", "invalid value: integer `400`"),
        ("treasures.toml", "name = \"Fire Bomb\"", "nom = \"Fire Bomb\"", "unknown field `nom`"),
        ("world-cards.toml", "[[", "((", ""),
    ] {
        let found = faults(file, from, to);
        let told =
            found.iter().any(|one| one.starts_with(&format!("{file}:")) && one.contains(told));
        assert!(told, "{from} became {to}: {found:?}");
    }
}

#[test]
fn a_component_too_few_is_a_fault() {
    for (file, name, what) in [
        ("adventurers.toml", "[[adventurer]]\nid = \"Y1\"", "there are 36 "),
        ("threats.toml", "[[threat]]\nlevel = 4", "there is one threat of each level from 4 to 15"),
    ] {
        let index = FILES.iter().position(|one| *one == file).expect("a file of the game");
        let text = &files()[index];
        let start = text.find(name).expect("the first entry");
        let end = text[start + 2..].find("\n[[").map_or(text.len(), |end| start + 2 + end + 1);
        let found = faults(file, &text[start..end], "");
        assert!(found.iter().any(|fault| fault.contains(what)), "{found:?}");
    }
}

#[test]
fn an_id_belongs_to_one_entry_of_its_kind() {
    let twice = faults("adventurers.toml", "id = \"Y2\"", "id = \"Y1\"");
    assert!(twice.iter().any(|fault| fault.contains("the id Y1 stands here twice")), "{twice:?}");
    let other = faults("treasures.toml", "id = \"T2\"", "id = \"A2\"");
    let told = "the id A2 belongs to another kind of entry, or to none";
    assert!(other.iter().any(|fault| fault.contains(told)), "{other:?}");
    let none = faults("adventurers.toml", "id = \"Y2\"", "id = \"Y99\"");
    assert!(!none.is_empty());
}

#[test]
fn a_board_that_makes_no_sense_is_a_fault() {
    for (from, to, told) in [
        ("food = 1", "food = 0", "every good has a value of at least 1 in a trade"),
        ("5, 5, 6]", "5, 6, 5]", "points for reputation do not fall towards 12"),
        ("[[1, 2,", "[[0, 2,", "a number of the mine must be between 1 and 20, not 0"),
        ("\"Riza\", \"Grear\"]", "\"Riza\"]", "there are 8 characters, not 7"),
        ("\"a4\", ", "\"d4\", ", "reputation_by_day: "),
        (
            "dog_or_cat = { heart = 2",
            "dog_or_cat = { heart = 12",
            "a symbol of dog and cat must be",
        ),
    ] {
        let found = faults("board.toml", from, to);
        assert!(found.len() == 1 && found[0].contains(told), "{told}: {found:?}");
    }
}

#[test]
fn two_adventurers_who_show_the_same_and_two_cards_with_one_name_are_faults() {
    let alike = faults(
        "adventurers.toml",
        "symbols = { heart = 1, search = 1, shield = 1 }",
        "symbols = { heart = 3, movement = 1 }",
    );
    assert!(alike.iter().any(|one| one.contains("show the same, and no two may")), "{alike:?}");
    let named = faults("artifacts.toml", "name = \"Horn Bow\"", "name = \"Rustbot 8\"");
    assert!(named.iter().any(|one| one.ends_with("two cards are called Rustbot 8")), "{named:?}");
}

#[test]
fn all_faults_of_all_files_are_reported_at_once() {
    let found = faults_with([
        ("board.toml", "food = 1", "food = 0"),
        ("threats.toml", "points = 1", "points = 100"),
        ("adventurers.toml", "cost = 2", "cost = 21"),
    ]);

    for file in ["board.toml", "threats.toml", "adventurers.toml"] {
        assert!(found.iter().any(|fault| fault.starts_with(file)), "{file}: {found:?}");
    }
}

/// Larger numbers would leave their types in the middle of a game.
#[test]
fn a_game_with_the_largest_numbers_can_be_played() {
    let mut files = files();
    for (file, text) in FILES.iter().zip(&mut files) {
        let lines: Vec<String> = text
            .lines()
            .map(|line| match *file {
                "adventurers.toml" if line.starts_with("cost") => "cost = 0".to_owned(),
                "artifacts.toml" if line.starts_with("points") => "points = 20".to_owned(),
                "artifacts.toml" if line.starts_with("cost") => "cost = { coin = 1 }".to_owned(),
                "artifacts.toml" | "treasures.toml" | "world-cards.toml" => {
                    [1, 2, 3].iter().fold(line.to_owned(), |line, few| {
                        let largest = |what: &str| {
                            line.replace(&format!("{what} = {few}"), &format!("{what} = 9"))
                        };
                        if line.contains("\"symbols\"") { largest("heart") } else { line }
                    })
                }
                "board.toml" if line.starts_with("columns") => {
                    "columns = [{ coin = 20 }, { gem = 20 }, { coin = 20 }, { gem = 20 }]"
                        .to_owned()
                }
                "threats.toml" if line.starts_with("points") => "points = 20".to_owned(),
                _ => line.to_owned(),
            })
            .collect();
        *text = lines.join("\n") + "\n";
    }
    let content = Content::read_unheld(&files).unwrap_or_else(|faults| panic!("{faults:?}"));
    let content: &'static Content = Box::leak(Box::new(content));
    let mut actions = Vec::new();
    for (seed, setup) in Setup::all().step_by(17).enumerate() {
        let mut luck = Quick::new(seed as u64, 3);
        let mut game = NearAndFar::start(content, &setup, &mut luck).expect("a setup to play");
        for _ in 0..1500 {
            let Some(seat) = game.to_act().first() else { break };
            actions.clear();
            game.actions(seat, &mut actions);
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
        }
        let open = game.view(table::Viewer::Spectator).open;
        assert!(open.travellers.iter().all(|one| one.hearts <= 13), "{setup}");
    }
}
