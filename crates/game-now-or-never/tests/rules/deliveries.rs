//! Orders and hero abilities (RULES.md sections 18c and 18e).

use game_now_or_never::{
    Event, Refusal, Setup, Stage,
    components::{Colour, Effect, Good, Hero, Location, Orders, Side},
    scoring::Part,
};

use crate::{
    final_production::{last_season, part},
    kit::{P1, P2, Table, all_called, called, goods, printed},
    walk::stopped,
};

#[test]
fn nn_368_nn_387_the_last_dusk_is_the_last_chance_for_orders() {
    let dusk = |season| {
        let table = Table::of(2).season(season).built(P1, [("a4", "B5")]);
        let mut table = table.with(P1, |one| one.unhoused = [1, 0, 0, 0]);
        table.act(P1, "pass");
        table.act(P2, "pass");
        table.missing(P1)
    };

    let [(last, last_rule)] = &dusk(6)[..] else { panic!("one reason") };
    let [(before, rule)] = &dusk(5)[..] else { panic!("one reason") };
    assert_eq!((*last_rule, *rule), ("NN-387", "NN-368"));
    assert!(last.ends_with("deliver orders now.") && before.ends_with("in your next turn."));
}

#[test]
fn nn_344_an_order_is_paid_in_goods_brings_its_coins_and_is_completed_once() {
    // Lamp Parts: a tool and a demon for 9 coins.
    let mut table = Table::of(2).orders(P1, ["O3", "O8"]).goods(P1, "TTDC").coins(P1, 1);
    assert_eq!(table.offered_as(P1, "deliver"), ["deliver O3"]);
    assert_eq!(table.refusal(P1, "deliver O8"), Refusal::NoOrder { order: called("O8") });

    let events = table.act(P1, "deliver O3");

    assert!(matches!(
        events[..],
        [Event::Delivered { seat: P1, order, coins: 9 }] if order == called("O3")
    ));
    let hero = table.of_seat(P1);
    assert_eq!((hero.goods, hero.coins), (goods("TC"), 10));
    assert_eq!((hero.orders, hero.done), (all_called(["O8"]), all_called(["O3"])));
    assert_eq!(table.open().stage, Stage::Turn, "it costs no turn");
    let again = table.goods(P1, "TD");
    assert_eq!(again.refusal(P1, "deliver O3"), Refusal::NoOrder { order: called("O3") });
}

#[test]
fn nn_345_each_completed_order_gives_two_points() {
    let mut table = last_season().orders(P1, ["O1", "O3"]).goods(P1, "SSSTD");
    let none = part(table.clone().orders(P1, []), Part::Orders);

    table.play(P1, ["deliver O1", "deliver O3"]);

    assert_eq!((none, part(table, Part::Orders)), (0, 4));
}

#[test]
fn nn_346_no_order_is_completed_in_the_last_production() {
    // The goods for Lamp Parts come too late.
    let mut table = last_season().orders(P1, ["O3"]).with(P1, |one| one.housed[0] = [0, 1, 1, 0]);

    let events = table.pass_all();

    assert!(!events.iter().any(|event| matches!(event, Event::Delivered { .. })));
    assert!(events.contains(&Event::SoldOut { seat: P1, goods: goods("TD"), coins: 4 }));
    let hero = table.of_seat(P1);
    assert_eq!((hero.orders, hero.done), (Orders::NONE, Orders::NONE));
}

#[test]
fn nn_347_orders_come_from_the_tower_of_miners_and_underground_from_istreka() {
    let sources = |side| -> Vec<&str> {
        let brings = |one: &Location| {
            let gains = &printed().visit(side, *one).gains;
            gains.iter().any(|effect| matches!(effect, Effect::DrawOrders { .. }))
        };
        Location::all().filter(brings).map(|one| printed().location(one).name.as_str()).collect()
    };
    let below = Table::set_up(printed(), Setup::underground(2));

    for (table, space) in [(Table::of(2), "a1"), (below, "h4")] {
        let mut table = stopped(table, space);
        table.play(P1, ["visit", "order O2"]);
        assert_eq!(table.of_seat(P1).orders, all_called(["O2"]), "{space}");
    }
    assert_eq!(sources(Side::Above), ["Tower of Miners"]);
    assert_eq!(sources(Side::Below), ["Istreka"]);
}

#[test]
fn nn_348_a_player_may_hold_any_number_of_orders_and_nobody_else_completes_them() {
    let names = ["O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8"];
    let table = Table::of(2).orders(P1, names).goods(P2, "SSSTTDDCC").turn_of(P2);

    let mut again = stopped(table.clone().turn_of(P1), "a1");
    again.act(P1, "visit");

    assert_eq!(again.of_seat(P1).orders.len(), 9);
    assert_eq!(table.offered_as(P2, "deliver"), [""; 0]);
    assert_eq!(table.refusal(P2, "deliver O1"), Refusal::NoOrder { order: called("O1") });
}

/// P1 with so much experience, and these tokens.
fn learner<const N: usize>(hero: Hero, tokens: [&str; N]) -> Table {
    let table = Table::of(2).with_hero(hero).tokens(P1, tokens);
    table.with(P1, |one| one.experience = 9)
}

#[test]
fn nn_352_an_ability_of_the_own_hero_is_paid_with_experience_and_goes_on_a_slot_of_its_colour() {
    let mut table = learner(Hero::Marklun, ["G2", "G11"]);

    let mut events = table.act(P1, "learn K1");
    assert_eq!(table.offered(P1), ["slot 2", "slot 3", "slot 4"], "the open red slots");
    events.extend(table.act(P1, "slot 3"));
    events.extend(table.act(P1, "learn K4"));

    assert!(matches!(events[0], Event::Learned { seat: P1, experience: 2, .. }));
    let hero = table.of_seat(P1);
    assert_eq!(hero.experience, 5);
    assert!(matches!(hero.slots(Colour::Red), [Some(_), None, Some(_), None]));
    assert!(matches!(hero.slots(Colour::Blue), [Some(_), Some(_), None, None]));
    let other = Refusal::NotLearnable { ability: called("K7") };
    assert_eq!(table.refusal(P1, "learn K7"), other, "Halia’s");
    assert_eq!(table.open().stage, Stage::Turn, "it costs no turn");
}

#[test]
fn nn_352_without_the_experience_nothing_is_learned_nor_twice() {
    let mut table = learner(Hero::Marklun, []).with(P1, |one| one.experience = 1);

    let not = Refusal::NotLearnable { ability: called("K1") };
    assert_eq!(table.refusal(P1, "learn K1"), not);
    table = table.with(P1, |one| one.experience = 4);
    table.play(P1, ["learn K1", "slot 1"]);
    assert_eq!(table.refusal(P1, "learn K1"), not);
}

#[test]
fn nn_353_a_level_asks_for_the_one_below_of_the_same_colour() {
    let offered = |hero, tokens: &[&str]| {
        let mut table = learner(hero, []);
        for token in tokens {
            table = table.tokens(P1, [token]);
        }
        table.offered_as(P1, "learn").join(", ")
    };

    assert_eq!(offered(Hero::Marklun, &[]), "learn K1, learn K4");
    // Both red abilities of level 2 with the one of level 1; nothing of it for blue.
    assert_eq!(offered(Hero::Marklun, &["K1"]), "learn K2, learn K3, learn K4");
    assert_eq!(offered(Hero::Marklun, &["K1", "K2"]), "learn K3, learn K4");
    assert_eq!(offered(Hero::Marklun, &["K4", "K5"]), "learn K1, learn K6");
    assert_eq!(offered(Hero::Zeik, &["K19"]), "learn K20, learn K22", "level 3 asks for level 2");
}

#[test]
fn nn_354_cinder_slash_asks_for_dark_flame() {
    let mut table = learner(Hero::Halia, []);

    let refusal = Refusal::NotLearnable { ability: called("K8") };
    assert_eq!(table.refusal(P1, "learn K8"), refusal);
    table.play(P1, ["learn K7", "slot 1", "learn K8", "slot 2"]);

    let hero = table.of_seat(P1);
    assert!(hero.has_ability(called("K7")) && hero.has_ability(called("K8")));
}

#[test]
fn nn_356_an_ability_stays_when_the_one_below_it_is_replaced() {
    let table = learner(Hero::Halia, ["K7", "K8", "G2", "G3"]).specialists(P1, ["S13"]);
    let mut table = table.gear(["G5"]).coins(P1, 20);

    table.play(P1, ["hire 1", "buy G5", "slot 1"]);

    let hero = table.of_seat(P1);
    assert!(!hero.has_ability(called("K7")) && hero.has_ability(called("K8")));
    assert!(table.turn_of(P1).offers(P1, "learn K9"), "and counts for the next level");
}

#[test]
fn nn_357_an_ability_may_replace_the_one_it_asks_for() {
    let mut table = learner(Hero::Halia, ["K7", "G2", "G3", "G5"]);

    let mut events = table.act(P1, "learn K8");
    events.extend(table.act(P1, "slot 1"));

    let hero = table.of_seat(P1);
    assert!(!hero.has_ability(called("K7")) && hero.has_ability(called("K8")));
    assert!(events.iter().any(|event| matches!(event, Event::TokenReplaced { slot: 0, .. })));
    assert_eq!((hero.experience, hero.goods[Good::Shell]), (6, 0));
}
