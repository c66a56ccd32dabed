//! The Saloon: recruiting (RULES.md section 9b).

use game_near_and_far::{Adventurer, Event, Faction, Refusal, Stage, components::Adventurers};
use std::collections::BTreeSet;

use crate::kit::{P1, P2, P3, P4, Table, adventurer, adventurers, die, place};

/// P1 is in the Saloon with so many coins and this food.
fn saloon(table: Table, coins: u16, food: u16) -> Table {
    let mut table = table.with(P1, |one| (one.goods.coin, one.goods.food) = (coins, food));
    table.act(P1, "visit saloon");
    table
}

/// P2 owns everybody but these and the row.
fn few_in_bag(table: Table, bag: Adventurers) -> Table {
    let row: Adventurers = table.open().row.iter().flatten().copied().collect();
    let all: Adventurers = Adventurer::all().collect();
    table.with(P2, |one| one.owned = all.without(row).without(bag))
}

#[test]
fn nf_167_one_adventurer_of_the_row_is_recruited_for_coins() {
    let mut table = saloon(Table::later(3), 7, 1);

    assert_eq!(table.refusal(P1, "recruit R9"), Refusal::NotInRow { adventurer: adventurer("R9") });
    let events = table.act(P1, "recruit R1");

    assert_eq!((table.of_seat(P1).goods.coin, table.of_seat(P1).owned), (5, adventurers(["R1"])));
    assert!(events.iter().any(|event| matches!(event, Event::Recruited { paid: Some(2), .. })));
    assert_eq!(table.refusal(P1, "recruit G1"), Refusal::RecruitedAlready);
    let poor = saloon(Table::later(3), 1, 1);
    assert_eq!(poor.refusal(P1, "recruit G1"), Refusal::TooDear { price: 2, coins: 1 });
}

#[test]
fn nf_168_any_number_is_in_the_saloon_and_anybody_walks_in() {
    let mut table = Table::later(4).at(P2, "saloon").at(P3, "saloon").at(P4, "saloon");

    table.play(P1, ["visit saloon", "walk in"]);

    let inside =
        [P1, P2, P3, P4].iter().filter(|seat| table.of_seat(**seat).place == place("saloon"));
    assert_eq!((inside.count(), table.of_seat(P1).reputation), (4, 0));
}

#[test]
fn nf_169_somebody_in_the_saloon_may_be_challenged() {
    let mut table = Table::later(3).at(P2, "saloon").at(P3, "saloon");

    table.act(P1, "visit saloon");
    assert!(table.offers(P1, "duel P2 dirty") && table.offers(P1, "duel P3 honorably"));
    table.act_with(P1, "duel P3 honorably", [die(5), die(4)]);

    assert_eq!((table.of_seat(P1).reputation, table.open().stage), (1, Stage::Saloon));
}

#[test]
fn nf_170_a_duel_needs_an_opponent_and_losing_it_means_jail_and_no_recruiting() {
    let empty = saloon(Table::later(3), 9, 0);
    let mut lost = Table::later(3).at(P2, "saloon");

    lost.act(P1, "visit saloon");
    lost.act_with(P1, "duel P2 dirty", [die(1), die(2)]);

    assert_eq!(empty.open().stage, Stage::Saloon, "nobody to duel");
    assert_eq!(empty.refusal(P1, "duel P2 dirty"), Refusal::NotNow { now: Stage::Saloon });
    assert_eq!((lost.of_seat(P1).place, lost.of_seat(P1).owned.len()), (place("jail"), 0));
    assert_eq!(lost.open().active, P2);
}

/// NF-171, NF-174.
#[test]
fn nf_171_nf_174_each_banner_takes_a_coin_off() {
    let table = Table::later(3).row(["G6"]).owning(P1, ["G1"]).with(P1, |one| {
        (one.goods.green, one.chiefs) = (1, 1 << Faction::Green as u8);
    });
    let mut three = saloon(table.clone(), 1, 0);
    let mut five = saloon(table.with(P1, |one| one.goods.green = 3), 0, 0);

    three.act(P1, "recruit G6");
    five.act(P1, "recruit G6");

    assert_eq!(three.of_seat(P1).goods.coin, 0, "4 less an adventurer, a token and a chief");
    assert!(five.of_seat(P1).owned.contains(adventurer("G6")), "for nothing");
}

#[test]
fn nf_172_what_an_artifact_cost_is_no_banner() {
    // A2 and A40 show green banners where their price is printed.
    let table = saloon(Table::later(3).row(["G6"]).playing(P1, ["A2", "A40"]), 3, 0);

    assert_eq!(table.of_seat(P1).banners(Faction::Green), 0);
    assert_eq!(table.of_seat(P1).chiefs, 0);
    assert_eq!(table.open().active, P2, "G6 costs 4, and P1 has 3: nothing to decide");
}

#[test]
fn nf_173_the_price_does_not_fall_below_nothing_and_the_newcomer_does_not_count() {
    let rich = Table::later(3).row(["R1", "R9"]).with(P1, |one| one.goods.red = 9);
    let mut rich = saloon(rich, 2, 0);
    let mut own = saloon(Table::later(3).row(["R1", "R9"]), 2, 0);

    rich.act(P1, "recruit R1");
    own.act(P1, "recruit R1");

    assert_eq!(rich.of_seat(P1).goods.coin, 2, "nothing is paid out");
    assert_eq!(own.of_seat(P1).goods.coin, 0, "2, not 1");
}

#[test]
fn nf_175_of_two_of_a_faction_one_is_active() {
    let table = Table::later(3).party(P1, ["R2"]).row(["R1"]);
    let (mut new, mut old) = (saloon(table.clone(), 9, 0), saloon(table, 9, 0));

    new.act(P1, "recruit R1");
    assert_eq!(new.offered(P1), ["for R2", "inactive"]);
    new.act(P1, "for R2");
    old.play(P1, ["recruit R1", "inactive"]);

    let (new, old) = (new.of_seat(P1), old.of_seat(P1));
    assert_eq!((new.active, new.inactive()), (adventurers(["R1"]), adventurers(["R2"])));
    assert_eq!((old.active, old.inactive()), (adventurers(["R2"]), adventurers(["R1"])));
    assert_eq!((new.party.sword, old.party.sword), (1, 0));
}

#[test]
fn nf_176_where_the_companion_has_the_fourth_place_it_or_the_newcomer_has_it() {
    let table = Table::later(3).party(P1, ["Y1", "R1", "G1"]).row(["B1"]);
    let mut table = saloon(table, 9, 0);

    table.act(P1, "recruit B1");
    assert_eq!(table.offered(P1), ["for companion", "inactive"]);
    table.act(P1, "for companion");

    assert!(!table.of_seat(P1).companion);
    assert_eq!(table.of_seat(P1).active, adventurers(["Y1", "R1", "G1", "B1"]));
}

#[test]
fn nf_177_the_newcomer_may_stay_out_and_nobody_else_moves() {
    let table = Table::later(3).party(P1, ["Y1", "R1", "G1"]).row(["B1"]);
    let mut table = saloon(table, 9, 0);

    table.play(P1, ["recruit B1", "inactive"]);

    let one = table.of_seat(P1);
    assert!(one.companion);
    assert_eq!(
        (one.active, one.inactive()),
        (adventurers(["Y1", "R1", "G1"]), adventurers(["B1"]))
    );
}

#[test]
fn nf_178_the_free_place_of_the_row_is_filled_at_once() {
    // Y1, Y2, R1, G1 and B1 lie in the row: the 30th of the others is B9.
    let mut table = saloon(Table::later(3), 9, 0);

    table.act_with(P1, "recruit R1", [30]);

    let row = ["Y1", "B9", "G1", "B1", "Y2"].map(|name| Some(adventurer(name)));
    assert_eq!((table.open().row, table.open().bag_size()), (row, 30));
}

/// NF-179, NF-180.
#[test]
fn nf_179_nf_180_for_a_food_the_row_is_put_aside_once_a_turn() {
    let mut table = saloon(Table::later(3), 0, 2);
    let row: Adventurers = table.open().row.iter().flatten().copied().collect();

    table.act_with(P1, "refresh", [0, 0, 0, 0, 0]);

    let new: Adventurers = table.open().row.iter().flatten().copied().collect();
    assert_eq!((table.of_seat(P1).goods.food, new.len()), (1, 5));
    assert!(new.intersection(row).is_empty());
    assert_eq!((table.open().aside, table.open().bag_size()), (row, 26), "not in the bag");
    let again = saloon(Table::later(3), 9, 2);
    let mut again = again;
    again.act(P1, "refresh");
    assert_eq!(again.refusal(P1, "refresh"), Refusal::RefreshedAlready);
    let hungry = saloon(Table::later(3), 9, 0);
    assert_eq!(
        hungry.refusal(P1, "refresh"),
        Refusal::None { good: game_near_and_far::Good::Food }
    );
}

#[test]
fn nf_181_recruiting_is_possible_before_or_after_the_refresh_and_once_in_all() {
    let table = saloon(Table::later(3), 20, 1);
    let (mut before, mut after) = (table.clone(), table);

    before.play(P1, ["recruit R1", "refresh"]);
    after.act(P1, "refresh");
    let newcomer = after.open().row[0].unwrap();
    after.act(P1, &format!("recruit {newcomer}"));

    assert_eq!(before.of_seat(P1).owned.len(), 1);
    assert_eq!(before.open().active, P2, "nothing is left to do");
    assert_eq!((after.of_seat(P1).owned.first(), after.open().active), (Some(newcomer), P2));
}

/// NF-182, NF-183, NF-184.
#[test]
fn nf_182_nf_183_nf_184_an_empty_bag_takes_back_those_put_aside_in_the_middle_of_a_refresh() {
    let table = few_in_bag(Table::later(3), adventurers(["B8", "B9"]));
    let row: Adventurers = table.open().row.iter().flatten().copied().collect();
    let mut table = saloon(table, 0, 1);
    assert_eq!(table.open().bag_size(), 2);

    // One of two, the other by itself, and then three of the five of the old row.
    table.act_with(P1, "refresh", [1, 0, 0, 0]);

    let new: Adventurers = table.open().row.iter().flatten().copied().collect();
    assert_eq!((new.len(), new.intersection(row).len()), (5, 3));
    assert!(new.contains(adventurer("B8")) && new.contains(adventurer("B9")));
    assert_eq!((table.open().bag_size(), table.open().aside.len()), (2, 0));
}

#[test]
fn nf_184_where_bag_and_aside_are_empty_places_stay_empty() {
    let mut table = saloon(few_in_bag(Table::later(3), Adventurers::NONE), 2, 3);
    assert_eq!(table.refusal(P1, "refresh"), Refusal::NobodyElse);

    table.act(P1, "recruit R1");

    assert_eq!(table.open().row.iter().flatten().count(), 4);
}

#[test]
fn nf_185_there_are_always_36_adventurers() {
    let mut table = saloon(Table::later(3).owning(P2, ["B5"]), 20, 1);

    table.play(P1, ["refresh", "recruit Y3"]);

    let open = table.open();
    let owned: usize = open.travellers.iter().map(|one| one.owned.len()).sum();
    let row = open.row.iter().flatten().count();
    assert_eq!((owned, row, open.aside.len(), open.bag_size()), (2, 5, 5, 24));
}

#[test]
fn nf_186_row_and_aside_are_public_and_anybody_in_the_bag_may_come_next() {
    let mut table = saloon(Table::later(2), 20, 1);
    table.act(P1, "refresh");
    let view = serde_json::to_string(&table.view()).unwrap();
    let mut seen = BTreeSet::new();

    for side in 0..26 {
        let mut copy = table.clone();
        copy.act_with(P1, "recruit Y3", [side]);
        seen.insert(copy.open().row[0].unwrap());
    }

    assert_eq!(seen.len(), 26);
    assert!(
        seen.iter().all(|next| !view.contains(&format!("\"{next}\""))),
        "none of them is in it"
    );
    assert_eq!(table.view().open.aside, adventurers(["Y1", "Y2", "R1", "G1", "B1"]));
}
