//! Adventurers in Above and Below (RULES.md section 38): a rule of that game.

use std::{fs, path::Path};

use game_near_and_far::{Character, Content, Setup};
use table::Game;

use crate::kit::{P1, P2, Table, printed};

/// The numbers of a table of Above and Below, and its checklist.
fn above_and_below(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/above-and-below");
    fs::read_to_string(folder.join(file)).unwrap()
}

/// NF-683, NF-684.
#[test]
fn nf_683_nf_684_above_and_below_has_the_adventurers_with_their_data() {
    let table: toml::Table = above_and_below("adventurers.toml").parse().unwrap();
    let all = table["adventurer"].as_array().unwrap();
    let eating = |food: &str| {
        let eats =
            all.iter().filter(|one| one.get("food").and_then(|it| it.as_str()) == Some(food));
        eats.count()
    };

    assert_eq!(all.len(), 36, "one for each token of this game");
    for one in all {
        assert!(one["cost"].as_integer().unwrap() > 0, "{one}");
        assert!(one["lanterns"].as_integer().unwrap() > 0, "{one}");
    }
    assert_eq!((eating("bread"), eating("bacon")), (12, 12));
    let rules = above_and_below("RULES.md");
    for id in 320..=337 {
        assert!(rules.contains(&format!("- AB-{id} ")), "AB-{id}");
    }
}

#[test]
fn nf_685_nothing_of_it_changes_this_game() {
    let table = Table::of(2);

    assert_eq!(table.open().row.iter().flatten().count(), 5, "one row");
    assert_eq!(Setup::all().count(), 3 * 11 * 4, "no setup asks for it");
    let fingerprint = game_near_and_far::NearAndFar::fingerprint(Content::embedded());
    assert_eq!(fingerprint, game_near_and_far::NearAndFar::fingerprint(printed()));
    assert_eq!(table.of_seat(P1).goods.coin, 3);
}

#[test]
fn nf_708_stands_and_rulebook_do_not_affect_play() {
    let played = |characters: [Character; 2]| {
        let mut setup = Setup { first: Some(P1), ..Setup::first_adventure(2) };
        for (place, one) in setup.characters.iter_mut().zip(characters) {
            *place = Some(one);
        }
        let mut table = Table::set_up(printed(), setup);
        table.play(P1, ["visit saloon", "recruit R1"]);
        let mover = table.of_seat(P1);
        (mover.character, mover.goods, mover.symbols(), table.offered(P2))
    };
    let one = played([Character::Shardling, Character::Kiku]);
    let other = played([Character::Grear, Character::Rin]);

    assert_eq!(Character::ALL.len(), 8, "a stand for each");
    assert_ne!(one.0, other.0);
    assert_eq!((one.1, one.2, one.3), (other.1, other.2, other.3), "whoever stands in it");
}
