//! Where anytime actions and powers are offered (NN-363 to NN-365, NN-636, NN-637).

use game_now_or_never::{Refusal, Stage, components::Hero};

use crate::{
    kit::{P1, Table, called, die},
    walk::{announced, blows, stopped},
};

/// P1 could do everything: sell, house, deliver, refill, learn, use powers.
fn busy() -> Table {
    let table = Table::of(4).goods(P1, "SSSTD").orders(P1, ["O3"]).built(P1, [("a4", "B12")]);
    let table = table.villagers([2, 0, 0, 0], [1, 1, 1, 1]).played(P1, ["Q45", "Q48"]);
    table.with(P1, |hero| {
        (hero.experience, hero.hearts) = (4, 5);
        hero.unhoused[0] = 1;
    })
}

const EVERYTHING: [&str; 7] =
    ["sell SSS", "house shell 4", "deliver O3", "refill", "learn K1", "use Q45", "use Q48"];

#[test]
fn nn_363_everything_is_offered_before_the_turn_and_after_the_move() {
    let turn = busy();
    let arrived = stopped(busy(), "c4");
    let mut later = stopped(busy().holding(P1, ["Q31"]), "c4");
    later.act_with(P1, "play Q31", [die(1)]);

    for table in [&turn, &arrived, &later] {
        for words in EVERYTHING {
            assert!(table.offers(P1, words), "{words} in {:?}", table.open().stage);
        }
    }
    assert_eq!(later.open().stage, Stage::Arrived, "again before the third step");
}

#[test]
fn nn_364_while_moving_only_movement_and_what_heals() {
    let mut table = busy();
    table.act(P1, "hero 1");
    assert_eq!(table.offered_as(P1, "use"), ["use basic", "use Q48"]);
    for words in ["sell SSS", "house shell 4", "deliver O3", "refill", "learn K1"] {
        assert_eq!(table.refusal(P1, words), Refusal::NotNow { now: Stage::Move });
    }
    assert_eq!(table.refusal(P1, "use Q45"), Refusal::NoPower);

    table.act(P1, "go d2");
    assert_eq!(table.open().stage, Stage::Meet);
    assert_eq!(table.offered(P1), ["fight", "slip", "use Q48"]);
}

#[test]
fn nn_364_a_meeting_is_a_moment_for_armor_and_hearts() {
    let namal = Table::of(4).with_hero(Hero::Namal).tokens(P1, ["K16"]).goods(P1, "T");
    let mut table = namal.with(P1, |hero| hero.hearts = 1);

    table.play(P1, ["hero 1", "go d2"]);

    assert_eq!(table.offered(P1), ["fight", "slip", "use basic", "use K16"]);
    table.play(P1, ["use K16", "slip"]);
    assert_eq!(table.of_seat(P1).hearts, 7);
}

#[test]
fn nn_364_between_rounds_abilities_mana_and_what_combat_does_not_bar() {
    let table = busy().tokens(P1, ["K4"]).with(P1, |hero| (hero.mana, hero.hearts) = (1, 9));
    let mut table = announced(table, "i2");
    table.act_with(P1, "fight", [die(3)]);

    assert_eq!(table.open().stage, Stage::Again);
    let offered = table.offered(P1);
    let all = ["again", "retreat", "learn K1", "learn K5", "use K4", "use Q45"];
    assert_eq!(offered, all);
    table.play(P1, ["learn K1", "slot 1", "use K4"]);
    assert_eq!((table.of_seat(P1).mana, table.open().stage), (4, Stage::Again));
}

#[test]
fn nn_364_after_a_die_only_what_changes_it() {
    let mut table = stopped(busy().with_hero(Hero::Halia).with(P1, |hero| hero.hearts = 9), "e1");

    table.act_with(P1, "search", [die(3)]);

    assert_eq!(table.offered(P1), ["reroll mana", "accept"]);
    assert_eq!(table.refusal(P1, "sell SSS"), Refusal::NotNow { now: Stage::Roll });
}

#[test]
fn nn_364_while_choosing_villagers_the_refill() {
    let table = busy().with(P1, |hero| (hero.mana, hero.books) = (0, 1));
    let table = table.arranged(|open| open.random = ["L4", "L5", "L7"].map(called));
    let mut table = stopped(table.villagers([1, 1, 0, 0], [0, 0, 0, 4]), "b2");

    table.act(P1, "visit");

    assert_eq!(table.offered(P1), ["villager shell", "villager tool", "refill"]);
}

#[test]
fn nn_364_before_a_price_that_was_only_just_revealed_sales_and_orders() {
    let table = busy().gear(["G6"]).coins(P1, 0);
    let mut table = stopped(table, "e1");

    table.act_with(P1, "search", [die(1), 13]);

    assert_eq!(table.open().stage, Stage::Gear { discount: 6 });
    assert!(table.offers(P1, "sell SSS") && table.offers(P1, "deliver O3"));
    assert!(!table.offers(P1, "refill") && !table.offers(P1, "use Q45"));
}

#[test]
fn nn_365_between_roll_and_damage_no_red_token_can_be_bought_but_a_blue_one_counts() {
    let table = Table::of(4).with_hero(Hero::Namal).tokens(P1, ["K16"]);
    let table = table.with(P1, |hero| (hero.experience, hero.mana) = (3, 0));
    let mut table = announced(table, "i2");

    table.act_with(P1, "fight", [die(3)]);
    assert_eq!(table.offered(P1), ["strike", "learn K17"]);
    assert_eq!(table.refusal(P1, "learn K13"), Refusal::NotNow { now: Stage::Round });
    let events = table.act(P1, "learn K17");

    assert_eq!(blows(&events), [(2, 13, 4)], "its defence counts at once");
}

#[test]
fn nn_636_what_would_change_nothing_is_not_offered() {
    let table = Table::of(4).goods(P1, "D").tokens(P1, ["K4"]).played(P1, ["Q48"]);
    let hurt = table.clone().with(P1, |hero| (hero.hearts, hero.mana) = (5, 3));
    assert_eq!(table.offered_as(P1, "use"), [""; 0], "hearts and mana are full");
    assert_eq!(hurt.offered_as(P1, "use"), ["use K4", "use Q48"]);

    // Level 1 has 3 health and 1 attack: a Reed Vest is enough, and slot 4 deals 3.
    let guarded = Table::of(4).tokens(P1, ["G11"]).played(P1, ["Q50", "Q51"]);
    let (mut weak, mut deadly) = (announced(guarded.clone(), "d2"), announced(guarded, "d2"));
    weak.act_with(P1, "fight", [die(3)]);
    assert_eq!(weak.offered(P1), ["strike", "use Q50"], "nothing is left to guard");
    deadly.act_with(P1, "fight", [die(4)]);
    assert_eq!(deadly.open().enemies[0], 3, "nothing is left to decide");

    let namal = Table::of(4).with_hero(Hero::Namal);
    assert!(namal.offers(P1, "use basic"));
    assert!(!namal.clone().with(P1, |hero| hero.arrows = 0b111).offers(P1, "use basic"));
    assert!(!namal.clone().with(P1, |hero| hero.hearts = 0).offers(P1, "use basic"));
    let mut late = announced(namal.clone(), "i2");
    assert!(!stopped(namal, "e1").offers(P1, "use basic"), "the move is over");
    late.act_with(P1, "fight", [die(3)]);
    assert_eq!(late.offered(P1), ["again", "retreat"]);
}

#[test]
fn nn_637_between_roll_and_damage_only_what_changes_this_round() {
    // Toughness saves nothing in combat, although Rock Shield could follow it.
    let zeik = Table::of(4).with_hero(Hero::Zeik).with(P1, |hero| hero.experience = 9);
    let bare = zeik.clone().with(P1, |hero| hero.mana = 1);
    let tough = bare.clone().tokens(P1, ["K22"]);
    let offered = |table| {
        let mut table = announced(table, "i2");
        table.act_with(P1, "fight", [die(3)]);
        table.offered_as(P1, "learn")
    };
    assert_eq!(offered(bare), [""; 0]);
    assert_eq!(offered(tough.clone()), ["learn K23"]);
    let mut dry = announced(tough.with(P1, |hero| hero.mana = 0), "i2");
    dry.act_with(P1, "fight", [die(3)]);
    assert_eq!(dry.open().stage, Stage::Again, "Rock Shield could not be paid for");

    // Auxiliary Core brings the mana that slot 1 lacks.
    let core = Table::of(4).with_hero(Hero::Namal).tokens(P1, ["K17"]);
    let mut core = announced(core.with(P1, |hero| (hero.experience, hero.mana) = (4, 0)), "i2");
    core.act_with(P1, "fight", [die(1)]);
    assert_eq!(core.offered(P1), ["strike", "learn K18"]);
    core.act(P1, "learn K18");
    assert_eq!(core.offered(P1), ["strike", "boost"]);

    // Mana is gained where a use lacks it.
    let siphon = Table::of(4).tokens(P1, ["K4"]).goods(P1, "D");
    let round = |mana| {
        let mut table = announced(siphon.clone().with(P1, |hero| hero.mana = mana), "i2");
        table.act_with(P1, "fight", [die(1)]);
        table.offered(P1)
    };
    assert_eq!(round(0), ["strike", "use K4"]);
    assert_eq!(round(1), ["strike", "boost"]);
}

#[test]
fn nn_365_nn_637_a_blue_ability_counts_also_where_a_power_has_to_bring_its_mana_first() {
    let marklun = Table::of(4).tokens(P1, ["K4", "K5"]).goods(P1, "D");
    let marklun = marklun.with(P1, |hero| (hero.experience, hero.mana) = (4, 0));
    let mut table = announced(marklun.clone(), "i2");
    let mut without = announced(marklun.goods(P1, ""), "i2");

    table.act_with(P1, "fight", [die(3)]);
    without.act_with(P1, "fight", [die(3)]);
    assert_eq!(table.offered(P1), ["strike", "learn K6"]);
    table.play(P1, ["learn K6", "use K4"]);
    let events = table.act(P1, "use K6");

    assert_eq!(blows(&events)[0].2, 1, "4 of 5 hearts are saved");
    assert_eq!(without.open().stage, Stage::Again, "without a bottled demon there is no mana");
}

#[test]
fn nn_637_mana_is_not_offered_for_a_use_that_changes_nothing() {
    // Bramble Ward defends against an attack of which a Reed Vest leaves nothing.
    let table = Table::of(4).tokens(P1, ["K4", "G9"]).played(P1, ["Q51"]).goods(P1, "D");
    let mut table = announced(table.with(P1, |hero| hero.mana = 0), "d2");

    table.act_with(P1, "fight", [die(3)]);

    assert_eq!(table.open().stage, Stage::Again);
}

#[test]
fn nn_284_nn_482_after_a_die_mana_is_offered_where_hearts_wait_for_it() {
    let table = Table::of(2).tokens(P1, ["K4"]).played(P1, ["Q48"]).goods(P1, "D");
    let table = table.with(P1, |hero| (hero.hearts, hero.mana) = (3, 0));
    let mut deadly = stopped(table.clone(), "e1");
    let mut light = stopped(table, "e1");

    deadly.act_with(P1, "search", [die(4)]);
    light.act_with(P1, "search", [die(2), 10]);

    assert_eq!(deadly.offered(P1), ["accept", "use K4"]);
    deadly.act(P1, "use K4");
    assert_eq!(deadly.offered(P1), ["accept", "use Q48"]);
    assert_eq!(light.of_seat(P1).hearts, 1, "two hearts were not all");
}
