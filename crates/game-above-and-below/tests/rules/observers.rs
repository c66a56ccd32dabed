//! What each observer may see (RULES.md section 20).

use game_above_and_below::{Open, Row, Setup, View};
use table::{Game, Viewer};

use crate::{
    stage::{P1, P2, P3, P4, Table, building, cave, printed},
    walk::every_move_of,
};

/// A tale whose outcomes nobody may know beforehand.
const TALE: &str = "\
== 91 A closed door

Something is behind it.

* Open it.
  explore 3: gain 3 amethyst; lose 1 reputation
    It was a very good door.
  fail: lose 2 coins
    It was only a door.
";

fn words(view: &View) -> String {
    serde_json::to_string(view).unwrap()
}

#[test]
fn ab_338_everything_on_the_table_is_public() {
    let table = Table::crossover(3).built(P2, ["H5", "O1"]);

    let View { open, piles } = table.game.view(Viewer::Spectator);

    let Open { villages, houses, outposts, villagers, adventurers, specials, .. } = open;
    assert_eq!((open.round, open.first, open.cave.is_some()), (1, P1, true));
    assert_eq!(villages.as_slice()[1].buildings.as_slice(), [building("H5"), building("O1")]);
    assert_eq!(open.stocked.on(building("H5")), 1);
    let rows = (houses.iter().flatten().count(), outposts.iter().flatten().count());
    assert_eq!(rows, (4, 3), "one outpost is P2's");
    assert_eq!((villagers.iter().flatten().count(), adventurers.iter().flatten().count()), (5, 4));
    assert_eq!((specials.len(), piles.villagers, piles.adventurers), (6, 13, 32));
    assert_eq!((piles.houses, piles.outposts, piles.caves), (20, 20, 23));
    assert!(villages.iter().all(|village| !village.passed));
}

#[test]
fn ab_338_dice_are_public() {
    let mut table = Table::telling(TALE);
    table.explore(P1, ["V5", "V9"], 1);

    table.act_with(P1, "choose 1", [0, 1]);

    let dice = table.open().exploration.unwrap().dice;
    let of = |name: &str| dice.of(name.parse().unwrap());
    assert_eq!((of("V5"), of("V9")), (Some(1), Some(2)));
}

#[test]
fn ab_339_the_order_of_decks_and_the_bag_are_hidden() {
    // Two tables that differ in what was drawn beyond sight look the same.
    let table = Table::crossover(2);
    let view = words(&table.view());

    let unseen = |row: Row| match row {
        Row::Houses => ["H5", "H25"],
        Row::Outposts => ["O5", "O24"],
    };
    for row in Row::ALL {
        for card in unseen(row) {
            assert!(!view.contains(&format!("\"{card}\"")), "{card} is nowhere in the view");
        }
    }
    for hidden in ["C2", "C25", "V18", "V30", "V41", "V72"] {
        assert!(!view.contains(&format!("\"{hidden}\"")), "{hidden} is nowhere in the view");
    }
}

#[test]
fn ab_340_nobody_sees_what_a_choice_leads_to_not_even_the_reader() {
    let mut table = Table::telling(TALE);
    table.explore(P1, ["V5", "V9"], 1);
    assert_eq!(table.open().reader(), P2);

    let views = [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Spectator]
        .map(|viewer| table.game.view(viewer));

    assert_eq!((views[0], views[1]), (views[2], views[2]));
    let page = views[0].open.tale.as_slice()[0];
    assert_eq!((page.outcome, page.number, page.choice), (None, None, None));
    assert!(words(&views[1]).contains("\"outcome\":null"));
    table.act_with(P1, "choose 1", [5, 5]);
    let page = table.open().tale.as_slice()[0];
    assert!(page.outcome.is_some(), "what happened is known to all");
}

#[test]
fn ab_341_cards_that_were_put_under_a_deck_stay_known_in_their_order() {
    let mut table = Table::telling(TALE);
    table.act(P1, "refresh outposts");
    table.explore(P1, ["V5", "V9"], 1);
    table.act_with(P1, "choose 1", [0, 0]);
    table.act(P1, "enough");

    let piles = table.view().piles;

    assert_eq!(piles.outposts_below.as_slice(), ["O1", "O2", "O3", "O4"].map(building));
    assert_eq!(piles.caves_below.as_slice(), [cave("C1")]);
    assert_eq!((piles.outposts, piles.caves), (24 - 8, 23));
}

#[test]
fn ab_341_the_five_key_houses_in_the_box_can_be_told_from_the_four_in_play() {
    let table = Table::of(2);

    let keys: Vec<String> = table.open().offered.iter().map(|key| key.to_string()).collect();

    assert_eq!(keys[..4], ["K1", "K2", "K3", "K4"]);
    assert_eq!(keys.len(), 4 + 6);
}

#[test]
fn ab_342_all_players_see_the_same_at_every_step() {
    for setup in [Setup::standard(2), Setup::crossover(4)] {
        every_move_of(setup, 1, |step| {
            let public = step.game.view(Viewer::Spectator);
            for seat in [P1, P2, P3, P4] {
                assert_eq!(step.game.view(Viewer::Seat(seat)), public);
            }
        });
    }
    assert!(printed().tales().outcomes() > 0);
}
