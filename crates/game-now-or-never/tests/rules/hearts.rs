//! Running out of hearts (RULES.md section 16).

use game_now_or_never::{
    Event, Refusal, Stage,
    components::{Good, Hero, Thing},
};

use crate::{
    kit::{P1, P2, Table, called, die},
    walk::{announced, lost, stopped},
};

fn hearts(table: Table, hearts: u8) -> Table {
    table.with(P1, |hero| hero.hearts = hearts)
}

/// The turn of P1 is over, and nothing of it is left.
fn is_over(table: &Table) -> bool {
    let open = table.open();
    (open.active, open.stage, open.combat, open.roll) == (P2, Stage::Turn, None, None)
}

#[test]
fn nn_296_reaching_zero_ends_the_turn_in_every_step() {
    let mut moving = hearts(Table::of(2), 1);
    moving.play(P1, ["hero 1", "go f2"]);
    let mut slipping = hearts(Table::of(2), 1);
    slipping.play(P1, ["hero 1", "go d2", "slip"]);
    let mut searching = hearts(stopped(Table::of(2), "e1"), 2);
    searching.act_with(P1, "search", [die(2)]);
    let mut visiting = hearts(stopped(Table::of(2), "j1"), 2);
    visiting.act_with(P1, "visit", [die(3)]);
    let mut fighting = announced(hearts(Table::of(2), 1).with(P1, |hero| hero.mana = 0), "d2");
    fighting.act_with(P1, "fight", [die(1)]);

    for table in [moving, slipping, searching, visiting, fighting] {
        assert!(is_over(&table));
        assert_eq!(table.of_seat(P1).hearts, 0);
    }
}

#[test]
fn nn_297_what_was_interrupted_brings_nothing() {
    let mut visiting = hearts(stopped(Table::of(2), "j1"), 2);
    visiting.act_with(P1, "visit", [die(2)]);
    let mut fighting = announced(hearts(Table::of(2), 2).with(P1, |hero| hero.mana = 0), "e3");
    fighting.act_with(P1, "fight", [die(3)]);
    let mut searching = hearts(stopped(Table::of(2), "e1"), 1);
    searching.act_with(P1, "search", [die(1)]);

    let hero = visiting.of_seat(P1);
    assert_eq!((hero.goods[Good::Crystal], hero.experience), (0, 0));
    assert_eq!((fighting.open().enemies[1], fighting.open().combat), (2, None));
    assert!(searching.open().search.contains(called("e1")));
}

#[test]
fn nn_298_without_hearts_a_hero_rests_hires_and_passes() {
    let table = hearts(Table::of(2), 0);

    assert_eq!(table.refusal(P1, "hero 1"), Refusal::NoHearts);
    assert!(table.offers(P1, "rest 1 hearts") && table.offers(P1, "hire 2"));
    assert!(table.offers(P1, "pass"));
}

#[test]
fn nn_299_hearts_must_be_gained_before_the_loss() {
    // A die that takes all hearts: Life Candle can still be lit before it counts.
    let table = hearts(stopped(Table::of(2).played(P1, ["Q48"]), "e1"), 3);
    let (mut saved, mut fallen) = (table.clone(), table);

    saved.act_with(P1, "search", [die(4)]);
    assert_eq!(saved.offered(P1), ["accept", "use Q48"]);
    saved.act_with(P1, "use Q48", [10]);
    fallen.act_with(P1, "search", [die(4)]);
    fallen.act(P1, "accept");

    assert_eq!((saved.of_seat(P1).hearts, saved.of_seat(P1).finds), (5, 1));
    assert_eq!((fallen.of_seat(P1).hearts, fallen.of_seat(P1).finds), (0, 0));
    assert!(is_over(&fallen));
}

#[test]
fn nn_299_nn_637_nobody_is_asked_where_the_die_leaves_a_heart() {
    let mut table = hearts(stopped(Table::of(2).played(P1, ["Q48"]), "e1"), 4);

    table.act_with(P1, "search", [die(3), 10]);

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).finds), (1, 1));
}

#[test]
fn nn_300_what_was_gained_earlier_in_the_action_stays() {
    let table = Table::of(2).holding(P1, ["Q8"]).goods(P1, "C");
    let mut table = hearts(stopped(table.with(P1, |hero| hero.mana = 0), "j1"), 1);

    table.act(P1, "play Q8");
    table.act_with(P1, "visit", [die(1)]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.hearts, hero.mana, hero.experience), (0, 2, 2));
    assert!(hero.played.contains(called("Q8")));
}

#[test]
fn nn_301_a_card_that_takes_the_last_heart_is_not_playable() {
    let table = stopped(Table::of(2).holding(P1, ["Q7"]), "j1");

    let refusal = Refusal::CannotPay { thing: Thing::Heart, asked: 2, has: 2 };
    assert_eq!(hearts(table.clone(), 2).refusal(P1, "play Q7"), refusal);
    let mut table = hearts(table, 3);
    table.act(P1, "play Q7");
    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).goods[Good::Crystal]), (1, 2));
}

#[test]
fn nn_302_a_loss_larger_than_the_hearts_takes_only_those() {
    let mut table = hearts(stopped(Table::of(2), "e1"), 2);

    let events = table.act_with(P1, "search", [die(4)]);

    assert_eq!((lost(&events, P1, Thing::Heart), table.of_seat(P1).hearts), (2, 0));
    assert!(events.contains(&Event::Fell { seat: P1 }));
}

#[test]
fn nn_303_ways_back_from_zero_hearts() {
    let table = hearts(Table::of(4), 0);
    let healed = |table: &Table| table.of_seat(P1).hearts;

    let mut rest = table.clone();
    rest.act(P1, "rest 1 hearts");
    let mut healer = table.clone();
    healer.act(P1, "hire 2");
    let mut candle = table.clone().played(P1, ["Q48"]);
    candle.act(P1, "use Q48");
    let mut bath = table.clone().built(P1, [("a4", "B20")]);
    bath.pass_all();
    let namal = hearts(table.with_hero(Hero::Namal), 0).tokens(P1, ["K16"]).goods(P1, "T");
    let mut namal = namal;
    namal.act(P1, "use K16");

    assert_eq!([&rest, &healer, &candle, &bath, &namal].map(healed), [2, 11, 6, 3, 7]);
}
