//! Villagers, their row, and housing (RULES.md sections 10, 18b and 18d).

use game_now_or_never::{
    Event, Refusal, Stage,
    components::{Good, Thing},
};
use table::{Game, Seats};

use crate::{
    kit::{P1, P2, Table, die},
    walk::announced,
};

/// P1 has just defeated the enemy of a space, with one blow of 4.
fn defeated(table: Table, space: &str) -> Table {
    let table = table.with(P1, |player| player.hearts = 9);
    let mut table = announced(table, space).arranged(|open| open.enemies = [1; 9]);
    // Whoever is there falls to a Stormglass Rod at every number.
    table = table.with(P1, |player| {
        let rod = crate::kit::called("G6");
        player.red = [Some(game_now_or_never::Token::Gear(rod)); 4];
        player.mana = 4;
    });
    table.act_with(P1, "fight", [die(1)]);
    table.act(P1, "boost");
    if table.open().stage == Stage::Round {
        table.act(P1, "strike");
    }
    table
}

#[test]
fn nn_163_nn_369_a_villager_is_chosen_from_the_row_by_kind() {
    let table = Table::of(2).villagers([2, 0, 1, 3], [14, 16, 13, 11]);
    let mut table = defeated(table, "d2");

    assert_eq!(table.open().stage, Stage::Villager);
    assert_eq!(table.offered(P1), ["villager shell", "villager demon", "villager crystal"]);
    assert_eq!(table.refusal(P1, "villager tool"), Refusal::NoVillager { good: Good::Tool });
    let events = table.act_with(P1, "villager crystal", []);

    assert_eq!(events, [Event::VillagerGained { seat: P1, good: Good::Crystal }]);
    assert_eq!(table.of_seat(P1).unhoused, [0, 0, 0, 1]);
    assert_eq!(table.open().villagers, [2, 0, 1, 2], "NN-164: the row is not refilled");
}

#[test]
fn nn_638_after_a_refill_of_equals_nobody_is_asked_either() {
    let table = Table::of(2).villagers([1, 0, 0, 0], [1, 0, 0, 0]);
    let mut table = defeated(table.with(P1, |player| player.experience = 1), "d2");
    assert_eq!(table.offered(P1), ["villager shell", "refill"], "level 1 brings 1 experience");

    table.act(P1, "refill");

    assert_eq!((table.of_seat(P1).unhoused, table.of_seat(P1).experience), ([1, 0, 0, 0], 0));
    assert_eq!(table.game.to_act(), Seats::only(P2));
}

#[test]
fn nn_163_nn_638_where_all_are_alike_nobody_is_asked() {
    let table = defeated(Table::of(2).villagers([3, 0, 0, 0], [13, 16, 14, 14]), "d2");

    assert_eq!(table.of_seat(P1).unhoused, [1, 0, 0, 0]);
    assert_eq!(table.game.to_act(), Seats::only(P2));
}

#[test]
fn nn_164_nn_165_the_row_is_refilled_as_soon_as_it_is_empty() {
    // Level 5 gives two villagers, and one is in the row.
    let table = Table::of(2).villagers([0, 0, 1, 0], [16, 16, 13, 14]);
    let table = table.with(P1, |player| player.experience = 0);
    let mut table = announced(table, "b3").with(P1, |player| {
        let rod = crate::kit::called("G6");
        (player.hearts, player.mana) = (9, 4);
        player.red = [Some(game_now_or_never::Token::Gear(rod)); 4];
    });
    table.act_with(P1, "fight", [die(1)]);
    let luck = [0, 16, 30, 0, 14, 27];
    let events = if table.offers(P1, "boost") {
        table.act_with(P1, "boost", luck)
    } else {
        table.act_with(P1, "strike", luck)
    };

    assert!(events.contains(&Event::VillagerGained { seat: P1, good: Good::Demon }));
    assert!(events.contains(&Event::VillagersArrived { count: 6, payer: None }));
    assert_eq!(table.open().villagers.iter().sum::<u8>(), 6);
    assert_eq!(table.open().stage, Stage::Villager, "the second one is chosen from the new row");
}

#[test]
fn nn_003_nn_166_what_the_pile_lacks_is_not_gained() {
    // Two are to be gained, and one is left in all.
    let table = Table::of(2).villagers([0, 0, 1, 0], [0; 4]);
    let table = defeated(table, "b3");

    assert_eq!(table.of_seat(P1).unhoused, [0, 0, 1, 0]);
    assert_eq!(table.open().villagers, [0; 4]);
    assert_eq!(table.game.to_act(), Seats::only(P2));
    let short = Table::of(2).villagers([0, 0, 1, 0], [2, 0, 1, 0]);
    let short = defeated(short, "d2");
    assert_eq!(short.open().villagers, [2, 0, 1, 0], "what is there is revealed");
}

#[test]
fn nn_167_nn_168_nn_411_a_row_houses_one_for_each_building_and_bed() {
    let table = Table::of(2).built(P1, [("a4", "B13"), ("b4", "B8"), ("b3", "B5")]);
    let table = table.with(P1, |player| player.unhoused = [9, 9, 0, 0]);
    let fill = |row: u8| {
        let mut table = table.clone();
        let words = format!("house tool {row}");
        let mut count = 0;
        while table.offers(P1, &words) {
            table.act(P1, &words);
            count += 1;
        }
        assert_eq!(table.refusal(P1, &words), Refusal::NoBed { row: row - 1 });
        count
    };

    assert_eq!([1, 2, 3, 4].map(fill), [0, 0, 3, 3]);
    let single = Table::of(2).built(P1, [("a4", "B13")]);
    let single = single.with(P1, |player| player.unhoused = [3, 0, 0, 0]);
    let mut single = single;
    single.play(P1, ["house shell 4", "house shell 4"]);
    assert_eq!(single.refusal(P1, "house shell 4"), Refusal::NoBed { row: 3 });
}

#[test]
fn nn_169_nn_343_villagers_are_housed_one_by_one_at_any_time_of_the_own_turn() {
    let table = Table::of(2).built(P1, [("a4", "B13"), ("a3", "B8")]);
    let mut table = table.with(P1, |player| player.unhoused = [1, 0, 0, 1]);

    assert_eq!(
        table.offered_as(P1, "house"),
        ["house shell 3", "house shell 4", "house crystal 3", "house crystal 4"]
    );
    assert_eq!(table.refusal(P1, "house tool 4"), Refusal::NoBed { row: 3 });
    let events = table.act(P1, "house crystal 3");
    assert_eq!(events, [Event::Housed { seat: P1, good: Good::Crystal, row: 2 }]);
    assert_eq!(table.offered_as(P1, "house"), ["house shell 4"]);
    assert_eq!(table.open().stage, Stage::Turn, "it costs no turn");
}

#[test]
fn nn_170_any_number_of_villagers_waits() {
    let table = Table::of(2).with(P1, |player| player.unhoused = [5, 5, 5, 5]);
    let table = defeated(table, "d2");

    assert_eq!(table.of_seat(P1).unhoused.iter().sum::<u8>(), 21);
}

#[test]
fn nn_171_a_housed_villager_stays() {
    let table = Table::of(2).built(P1, [("a4", "B13"), ("a3", "B14")]);
    let table = table.with(P1, |player| player.housed[3] = [1, 0, 0, 0]);

    assert!(table.offered_as(P1, "move").is_empty());
    assert_eq!(table.refusal(P1, "move shell 4 3"), Refusal::NoMove);
}

#[test]
fn nn_172_nn_174_housed_villagers_produce_by_kind() {
    let table = Table::of(2).built(P1, [("a4", "B8"), ("b4", "B5")]);
    let mut table = table.with(P1, |player| {
        (player.housed[3], player.unhoused) = ([0, 2, 0, 1], [3, 0, 0, 0]);
    });

    table.pass_all();

    assert_eq!(table.of_seat(P1).goods.to_string(), "TTC");
}

#[test]
fn nn_175_capacity_never_falls() {
    let mut table = Table::of(2).coins(P1, 60).specialists(P1, ["S1", "S10", "S11"]);
    let content = crate::kit::printed();
    let mut before = [0; 4];

    for (hire, tile, site) in
        [("hire 1", "B5", "a4"), ("hire 2", "B4", "b4"), ("hire 3", "B10", "a3")]
    {
        table.play(P1, [hire, &format!("tile {tile}"), &format!("at {site}")]);
        let after: [u8; 4] = std::array::from_fn(|row| table.of_seat(P1).capacity(content, row));
        assert!(before.iter().zip(&after).all(|(before, after)| before <= after));
        before = after;
        table = table.turn_of(P1);
    }

    assert_eq!(before, [0, 0, 1, 5]);
}

#[test]
fn nn_350_two_experience_refill_the_row() {
    let table = Table::of(2).villagers([1, 0, 0, 1], [15, 16, 14, 13]);
    let mut table = table.with(P1, |player| player.experience = 3);

    let events = table.act_with(P1, "refill", [15, 30, 44, 0]);

    assert_eq!(events, [Event::VillagersArrived { count: 4, payer: Some(P1) }]);
    assert_eq!((table.open().villagers, table.of_seat(P1).experience), ([2, 1, 1, 2], 1));
    assert_eq!(table.open().stage, Stage::Turn);
}

#[test]
fn nn_350_also_between_two_villagers_of_one_gain() {
    let table = Table::of(2).villagers([1, 1, 0, 0], [15, 15, 14, 14]);
    let mut table = defeated(table, "b3").with(P1, |player| player.experience = 2);
    assert!(table.offers(P1, "refill"));
    table.act(P1, "villager shell");

    table.act_with(P1, "refill", [57, 56, 55, 54, 53]);

    assert_eq!(table.open().villagers, [0, 1, 0, 5]);
    assert_eq!(table.open().stage, Stage::Villager);
    table.act(P1, "villager crystal");
    assert_eq!(table.of_seat(P1).unhoused, [1, 0, 0, 1]);
}

#[test]
fn nn_351_a_refill_needs_a_gap_and_a_pile() {
    let table = Table::of(2).with(P1, |player| player.experience = 9);
    let gap = table.clone().villagers([5, 0, 0, 0], [1, 0, 0, 0]);
    let empty = table.clone().villagers([5, 0, 0, 0], [0; 4]);
    let poor = gap.clone().with(P1, |player| player.experience = 1);

    assert!(gap.offers(P1, "refill"));
    for table in [table, empty, poor] {
        assert_eq!(table.refusal(P1, "refill"), Refusal::NoRefill);
    }
    assert_eq!(Thing::Experience.counted(2), "2 experience");
}
