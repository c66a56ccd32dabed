//! The reroll variant (RULES.md section 29).

use game_now_or_never::{
    Event, Price, Refusal, Setup, Stage,
    components::{Good, Hero},
};

use crate::{
    kit::{P1, Table, die, printed},
    walk::{announced, blows, stopped},
};

/// The variant for two players.
fn variant() -> Table {
    Table::set_up(printed(), Setup { reroll: true, ..Setup::standard(2) })
}

#[test]
fn nn_505_a_good_buys_a_new_roll_and_another_one_more() {
    let mut table = stopped(variant().goods(P1, "ST"), "e1");

    table.act_with(P1, "search", [die(4)]);
    assert_eq!(table.offered(P1), ["reroll shell", "reroll tool", "accept"]);
    table.act_with(P1, "reroll shell", [die(3)]);
    table.act_with(P1, "reroll tool", [die(2), 10]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.hearts, hero.goods.total(), hero.books), (9, 0, 1));
}

#[test]
fn nn_505_without_the_variant_goods_buy_nothing() {
    let mut table = stopped(Table::of(2).goods(P1, "SSTT"), "e1");

    table.act_with(P1, "search", [die(4), 10]);

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).goods.total()), (7, 4));
}

#[test]
fn nn_506_it_applies_to_every_die_and_mixes_with_strange_luck() {
    let halia = variant().with_hero(Hero::Halia).goods(P1, "SD").with(P1, |hero| hero.mana = 1);
    let mut fight = announced(halia.clone(), "e3");
    fight.act_with(P1, "fight", [die(1)]);
    let all = ["strike", "reroll mana", "reroll shell", "reroll demon"];
    assert_eq!(fight.offered(P1), all);
    let events = fight.act_with(P1, "reroll demon", [die(2)]);
    let again = Event::Rerolled { seat: P1, die: 2, price: Price::Good(Good::Demon) };
    assert!(events.contains(&again));
    fight.act_with(P1, "reroll mana", [die(3)]);
    let events = fight.act_with(P1, "reroll shell", [die(4)]);
    assert_eq!(blows(&events), [(4, 0, 2)], "the last result counts");

    let mut meteorite = stopped(halia, "j1");
    meteorite.act_with(P1, "visit", [die(2)]);
    assert_eq!(meteorite.offered_as(P1, "reroll").len(), 3);
}

#[test]
fn nn_507_books_buy_no_roll() {
    let mut table = stopped(variant().with(P1, |hero| hero.books = 3), "e1");

    table.act_with(P1, "search", [die(4), 10]);

    assert_eq!(table.of_seat(P1).books, 4, "nobody was asked");
}

#[test]
fn nn_508_nothing_is_rolled_in_the_last_production() {
    let mut table = variant().goods(P1, "SSS").season(6);

    table.pass_all();

    assert_eq!((table.open().stage, table.open().roll), (Stage::Over, None));
}

#[test]
fn nn_509_a_shell_saves_a_search() {
    let table = variant().goods(P1, "S").with(P1, |hero| hero.hearts = 4);
    let mut table = stopped(table, "e1");

    table.act_with(P1, "search", [die(4)]);
    table.act_with(P1, "reroll shell", [die(2), 10]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.hearts, hero.goods[Good::Shell], hero.finds), (2, 0, 1));
}

#[test]
fn nn_506_a_die_that_cannot_get_better_is_not_rolled_again() {
    let mut table = stopped(variant().goods(P1, "S"), "e1");

    table.act_with(P1, "search", [die(1), 10]);

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).goods[Good::Shell]), (10, 1));
}

/// The Vampire Knife gives its mana once in a round, however often the die comes back to it.
#[test]
fn nn_275_nn_635_a_slot_gives_once_in_a_round_and_is_paid_for_once() {
    let table = variant().goods(P1, "SSSS").tokens(P1, ["K1", "G1"]);
    let mut table = announced(table, "i2").with(P1, |hero| hero.mana = 1);
    let mana = |table: &Table| table.of_seat(P1).mana;

    table.act_with(P1, "fight", [die(2)]);
    assert_eq!(mana(&table), 2);
    table.act_with(P1, "reroll shell", [die(2)]);
    assert_eq!(mana(&table), 2, "the same slot has given");
    table.act_with(P1, "reroll shell", [die(1)]);
    table.act_with(P1, "boost", [die(3)]);
    table.act_with(P1, "reroll shell", [die(1)]);
    let combat = table.open().combat.unwrap();
    assert_eq!((combat.boosted, combat.extra), (true, Some(3)), "the same number changes nothing");
    table.act_with(P1, "reroll shell", [die(2)]);

    assert_eq!(mana(&table), 1, "neither given again nor given back");
}

/// What was paid for the old slot is lost with it, the extra die too; the gains of a slot stay (NN-269).
#[test]
fn nn_269_a_new_roll_takes_the_mana_use_of_the_old_slot_with_it() {
    let table = variant().goods(P1, "SS").tokens(P1, ["K1", "G1"]);
    let mut table = announced(table, "i2").with(P1, |hero| hero.mana = 2);

    table.act_with(P1, "fight", [die(1)]);
    table.act_with(P1, "boost", [die(4)]);
    assert!(table.offers(P1, "reroll shell") && !table.offers(P1, "reroll shell extra"));
    table.act_with(P1, "reroll shell", [die(2)]);
    let combat = table.open().combat.unwrap();
    assert_eq!((combat.boosted, combat.extra, combat.die), (false, None, Some(2)));
    assert_eq!(table.of_seat(P1).mana, 2, "the Vampire Knife gave one");
    let events = table.act_with(P1, "reroll shell", [die(4)]);

    assert_eq!((blows(&events), table.of_seat(P1).mana), (vec![(3, 12, 5)], 2));
}

#[test]
fn nn_635_a_new_slot_has_a_mana_use_of_its_own_and_what_powers_added_stays() {
    // Marklun’s slots 1 and 2 deal 1, and 2 more for a mana; Echo Blade adds 3, Bramble Ward guards 3.
    let table = variant().goods(P1, "S").played(P1, ["Q50", "Q51"]);
    let mut table = announced(table, "i2").with(P1, |hero| hero.mana = 4);

    table.act_with(P1, "fight", [die(1)]);
    table.play(P1, ["boost", "use Q50", "use Q51"]);
    table.act_with(P1, "reroll shell", [die(2)]);
    assert_eq!(table.offered(P1), ["strike", "boost"], "powers work once a round");
    let (mut plain, mut boosted) = (table.clone(), table);

    assert_eq!(blows(&plain.act(P1, "strike")), [(4, 11, 2)], "the first boost is lost");
    assert_eq!(blows(&boosted.act(P1, "boost")), [(6, 9, 2)]);
    assert_eq!(boosted.of_seat(P1).mana, 0);
}

#[test]
fn nn_269_the_die_of_a_mana_use_can_be_rolled_again_itself() {
    let mut table = announced(variant().goods(P1, "S").tokens(P1, ["K1"]), "i2");

    table.act_with(P1, "fight", [die(1)]);
    table.act_with(P1, "boost", [die(1)]);
    assert_eq!(table.offered(P1), ["strike", "reroll shell", "reroll shell extra"]);
    let events = table.act_with(P1, "reroll shell extra", [die(4)]);

    assert_eq!(blows(&events), [(7, 8, 5)]);
    let calm = stopped(variant().goods(P1, "S"), "e1");
    let mut calm = calm;
    calm.act_with(P1, "search", [die(4)]);
    assert_eq!(calm.refusal(P1, "reroll shell extra"), Refusal::NoReroll);
}

#[test]
fn nn_457_a_reduction_for_searches_makes_no_roll_of_a_visit_better() {
    let variant = Table::set_up(printed(), Setup { reroll: true, ..Setup::standard(2) });
    let lamp = variant.tokens(P1, ["G13"]).goods(P1, "S");
    let (mut visit, mut search) = (stopped(lamp.clone(), "j1"), stopped(lamp, "e1"));

    visit.act_with(P1, "visit", [die(2)]);
    assert_eq!(visit.offered(P1), ["reroll shell", "accept"]);
    visit.act(P1, "accept");
    search.act_with(P1, "search", [die(2), 10]);

    assert_eq!((visit.of_seat(P1).hearts, search.of_seat(P1).hearts), (9, 11));
}
