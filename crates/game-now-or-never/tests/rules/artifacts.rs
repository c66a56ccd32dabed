//! Artifacts (RULES.md section 26).

use game_now_or_never::{
    Event, Refusal, Stage,
    components::{Deck, Good, Quest, Spaces, Thing},
};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{announced, blows, gained, stopped},
};

fn with(artifact: &str) -> Table {
    Table::of(2).played(P1, [artifact])
}

#[test]
fn nn_473_nn_479_demon_trap_and_magic_chest_work_once_a_season() {
    let mut trap = with("Q45");
    trap.act(P1, "use Q45");
    let mut chest = with("Q49");
    chest.act(P1, "use Q49");

    assert_eq!((trap.of_seat(P1).goods[Good::Demon], trap.of_seat(P1).mana), (1, 3));
    assert_eq!((chest.of_seat(P1).coins, chest.of_seat(P1).mana), (21, 3));
    assert_eq!(trap.refusal(P1, "use Q45"), Refusal::PowerUsed);
    assert_eq!(chest.refusal(P1, "use Q49"), Refusal::PowerUsed);
    assert_eq!(trap.open().stage, Stage::Turn, "it costs no turn");
}

#[test]
fn nn_640_goods_help_at_the_last_dusk_where_an_order_lacks_them() {
    // Lamp Parts asks for a tool and a demon, Household Set for one of each.
    let table = with("Q45").played(P1, ["Q49", "Q52"]).goods(P1, "T").season(6);
    let uses = |table: Table| {
        let mut table = table;
        table.act(P1, "pass");
        table.act(P2, "pass");
        table.offered_as(P1, "use")
    };

    assert_eq!(uses(table.clone()), [""; 0]);
    assert_eq!(uses(table.clone().orders(P1, ["O3"])), ["use Q45"]);
    let none = table.orders(P1, ["O9"]).goods(P1, "");
    assert_eq!(uses(none), ["use Q45", "use Q52"], "never the Magic Chest");
}

#[test]
fn nn_473_nn_479_nn_640_neither_is_of_use_after_the_last_season() {
    // Goods help at the last dusk only for an order, coins not at all.
    let table = with("Q45").played(P1, ["Q49"]).season(6);
    let mut table = table;
    table.play(P1, ["pass"]);
    table.act(P2, "pass");

    assert_eq!(table.open().stage, Stage::Over);
    assert_eq!(table.of_seat(P1).goods[Good::Demon], 0);
}

#[test]
fn nn_474_nn_475_the_warp_stone_lengthens_a_move_by_four_each_time() {
    let mut table = with("Q46");

    assert!(!table.offers(P1, "use Q46"), "it gives no hero action");
    table.play(P1, ["hero 1", "use Q46", "use Q46"]);

    assert_eq!((table.open().turn.movement, table.of_seat(P1).mana), (10, 2));
}

#[test]
fn nn_476_nn_477_the_metal_hound_takes_any_token_without_a_die() {
    let mut table = with("Q47");
    let tokens = table.open().search.len();

    table.act(P1, "use Q47");
    assert_eq!(table.offered_as(P1, "take").len(), tokens);
    assert_eq!(table.refusal(P1, "take e2"), Refusal::NoToken);
    table.act_with(P1, "take i4", [10]);

    let hero = table.of_seat(P1);
    assert_eq!((hero.mana, hero.hearts, hero.finds, hero.books), (1, 11, 1, 1));
    assert_eq!((table.open().search.len(), table.open().stage), (tokens - 1, Stage::Turn));
    assert_eq!(hero.place, called("e2"));
    table.pass_all();
    assert_eq!(table.of_seat(P1).coins, 18, "it gives income like any other");
}

#[test]
fn nn_477_the_hound_runs_between_combat_rounds_too() {
    let mut table = announced(with("Q47"), "i2");

    table.act_with(P1, "fight", [die(3)]);
    table.act(P1, "use Q47");
    table.act_with(P1, "take b1", [10]);

    assert_eq!((table.open().stage, table.of_seat(P1).books), (Stage::Again, 1));
    let none = with("Q47").arranged(|open| open.search = Spaces::NONE);
    assert_eq!(none.refusal(P1, "use Q47"), Refusal::NoPower);
}

#[test]
fn nn_478_nn_483_the_life_candle_heals_six_but_not_in_combat() {
    let mut fallen = with("Q48").with(P1, |hero| hero.hearts = 0);
    fallen.act(P1, "use Q48");
    assert_eq!((fallen.of_seat(P1).hearts, fallen.of_seat(P1).mana), (6, 3));
    assert!(fallen.offers(P1, "hero 1"));
    assert_eq!(with("Q48").refusal(P1, "use Q48"), Refusal::NoPower, "hearts are full");

    let mut fight = announced(with("Q48").with(P1, |hero| hero.hearts = 8), "e3");
    fight.act_with(P1, "fight", [die(3)]);
    assert_eq!(fight.refusal(P1, "use Q48"), Refusal::NoPower);
}

#[test]
fn nn_480_nn_481_lightning_fungus_is_a_hero_action_without_a_token() {
    let table = with("Q44").with(P1, |hero| hero.arrows = 0b111);
    let mut table = table.built(P1, [("a4", "B9")]);

    let events = table.act(P1, "use Q44");

    assert!(events.contains(&Event::HeroWent { seat: P1, movement: 4 }), "Snail Ranch counts");
    assert_eq!((table.of_seat(P1).mana, table.of_seat(P1).arrows), (3, 0b111));
    table.play(P1, ["use basic", "go e1", "go d1", "stop", "visit", "nothing"]);
    assert_eq!((table.of_seat(P1).goods[Good::Shell], table.open().active), (1, P2));
    let table = table.turn_of(P1);
    assert_eq!(table.refusal(P1, "use Q44"), Refusal::PowerUsed);
    assert_eq!(table.refusal(P1, "hero 1"), Refusal::ArrowUsed);
}

#[test]
fn nn_481_the_fungus_needs_a_heart() {
    let table = with("Q44").with(P1, |hero| hero.hearts = 0);

    assert_eq!(table.refusal(P1, "use Q44"), Refusal::NoPower);
}

#[test]
fn nn_482_artifacts_are_offered_where_they_matter_and_at_dusk() {
    let table = Table::of(2).played(P1, ["Q45", "Q48", "Q49"]).with(P1, |hero| hero.hearts = 5);
    let uses = |table: &Table, seat| table.offered_as(seat, "use");

    let mut hero = table.clone();
    assert_eq!(uses(&hero, P1), ["use Q45", "use Q48", "use Q49"]);
    hero.act(P1, "hero 1");
    assert_eq!(uses(&hero, P1), ["use basic", "use Q48"], "while moving: hearts, not goods");
    hero.play(P1, ["go e1", "stop"]);
    assert_eq!(uses(&hero, P1), ["use Q45", "use Q48", "use Q49"]);

    let mut dusk = table;
    dusk.act(P1, "pass");
    dusk.act(P2, "pass");
    assert_eq!(dusk.open().stage, Stage::Dusk { seat: P1 });
    assert_eq!(uses(&dusk, P1), ["use Q45", "use Q48", "use Q49"]);
    dusk.play(P1, ["use Q48", "use Q49", "use Q45"]);
    assert_eq!((dusk.open().season, dusk.of_seat(P1).hearts), (2, 11));
    assert_eq!((dusk.of_seat(P1).coins, dusk.of_seat(P1).mana), (21, 4));
}

#[test]
fn nn_622_the_warp_stone_does_not_lengthen_the_fungus() {
    let mut table = with("Q44").played(P1, ["Q46"]);

    table.act(P1, "use Q44");

    assert_eq!(table.refusal(P1, "use Q46"), Refusal::NoPower);
    assert!(table.offers(P1, "use basic"), "Haste does");
}

#[test]
fn nn_484_the_other_artifacts_do_what_is_printed_on_them() {
    // Goods for mana.
    for (artifact, good, count, mana) in
        [("Q52", Good::Tool, 1, 1), ("Q53", Good::Shell, 2, 1), ("Q56", Good::Crystal, 1, 2)]
    {
        let mut table = with(artifact);
        table.act(P1, &format!("use {artifact}"));
        assert_eq!(table.of_seat(P1).goods[good], count, "{artifact}");
        assert_eq!(table.of_seat(P1).mana, 4 - mana, "{artifact}");
    }
    // Homing Bell: a villager for 2 coins and 2 mana. Reading Eye: one of two cards.
    let mut bell = with("Q54").villagers([0, 1, 0, 0], [0; 4]);
    bell.act(P1, "use Q54");
    let caller = bell.of_seat(P1);
    assert_eq!((caller.unhoused, caller.coins, caller.mana), ([0, 1, 0, 0], 15, 2));
    let mut eye = with("Q55");
    eye.play(P1, ["use Q55", "draw basic", "draw artifact"]);
    let keep = eye.offered_as(P1, "keep");
    eye.act(P1, &keep[1]);
    assert_eq!((eye.of_seat(P1).hand, eye.open().stage), ([0, 1, 0], Stage::Turn));
}

#[test]
fn nn_484_echo_blade_and_bramble_ward_work_once_a_round() {
    let table = announced(with("Q50").played(P1, ["Q51"]), "i2");
    let mut table = table;

    table.act_with(P1, "fight", [die(3)]);
    assert_eq!(table.offered(P1), ["strike", "use Q50", "use Q51"]);
    table.act(P1, "use Q50");
    let events = table.act(P1, "use Q51");

    assert_eq!((blows(&events), table.of_seat(P1).mana), (vec![(5, 10, 2)], 2));
    table.act_with(P1, "again", [die(3)]);
    assert_eq!(table.offered_as(P1, "use"), ["use Q50", "use Q51"]);
}

#[test]
fn nn_484_every_artifact_is_tested_here() {
    let named = ["Q44", "Q45", "Q46", "Q47", "Q48", "Q49"];
    let others = ["Q50", "Q51", "Q52", "Q53", "Q54", "Q55", "Q56"];
    let all: Vec<String> = Quest::all_of(Deck::Artifact).map(|quest| quest.to_string()).collect();

    assert_eq!(all, [&named[..], &others[..]].concat());
    assert_eq!(printed().quest(called("Q44")).name, "Lightning Fungus");
}

#[test]
fn nn_484_villagers_must_be_left_for_the_homing_bell() {
    let table = with("Q54").villagers([0; 4], [0; 4]);
    let poor = with("Q54").coins(P1, 1);

    assert_eq!(table.refusal(P1, "use Q54"), Refusal::NoPower);
    let refusal = Refusal::CannotPay { thing: Thing::Coin, asked: 2, has: 1 };
    assert_eq!(poor.refusal(P1, "use Q54"), refusal);
    let mut chest = stopped(with("Q49"), "e1");
    assert_eq!(gained(&chest.act(P1, "use Q49"), P1, Thing::Coin), 4);
}
