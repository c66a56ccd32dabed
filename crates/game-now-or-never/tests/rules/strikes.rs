//! Red and blue abilities and gear in combat (RULES.md sections 14a and 14b).

use game_now_or_never::{
    Event, Player, Refusal, Setup, Stage, Token,
    components::{Hero, Thing},
};

use crate::{
    kit::{P1, Table, called, die, printed},
    walk::{announced, blows, gained, haunted, stopped},
};

/// A hero before the enemy of level 9: health 15, attack 5.
fn before<const N: usize>(hero: Hero, tokens: [&str; N]) -> Table {
    announced(Table::of(4).with_hero(hero).tokens(P1, tokens), "i2")
}

/// What the first round does: with this die, and then these actions. A round in which nothing is left to
/// decide goes on by itself.
fn round<const N: usize>(mut table: Table, pips: u32, then: [&str; N]) -> (Table, Vec<Event>) {
    let mut events = table.act_with(P1, "fight", [die(pips)]);
    for words in then {
        if words != "strike" || table.open().stage == Stage::Round {
            events.extend(table.act(P1, words));
        }
    }
    (table, events)
}

#[test]
fn nn_275_a_red_ability_works_when_its_slot_is_rolled() {
    let table = before(Hero::Halia, ["K8"]).with(P1, |hero| hero.mana = 0);

    let (_, on_one) = round(table.clone(), 1, []);
    let (_, on_two) = round(table, 2, []);

    assert_eq!((blows(&on_one)[0].0, blows(&on_two)[0].0), (5, 2));
}

#[test]
fn nn_276_nn_277_dark_flame_deals_three_or_for_a_mana_five_and_never_more() {
    let table = before(Hero::Halia, ["K7"]);

    let (_, plain) = round(table.clone(), 1, ["strike"]);
    let (mut boosted, _) = round(table, 1, ["boost"]);

    assert_eq!(blows(&plain), [(3, 12, 5)]);
    assert_eq!(boosted.of_seat(P1).mana, 1);
    assert_eq!(boosted.refusal(P1, "boost"), Refusal::NoBoost, "once a round");
    assert_eq!(blows(&boosted.act(P1, "strike")), [(5, 10, 5)]);
    boosted.act_with(P1, "again", [die(1)]);
    assert!(boosted.offers(P1, "boost"), "a new round is a new use");
}

#[test]
fn nn_276_some_do_nothing_without_mana_and_some_give_defence_for_it() {
    let rod = before(Hero::Marklun, ["G6"]);
    let (dry, _) = round(rod.clone().with(P1, |hero| hero.mana = 0), 1, []);
    let (_, struck) = round(rod, 1, ["boost", "strike"]);
    let (_, spear) = round(before(Hero::Marklun, ["G3"]), 1, ["boost", "strike"]);

    assert_eq!(dry.open().combat.map(|combat| combat.health), Some(15), "no damage at all");
    assert_eq!(blows(&struck), [(8, 7, 5)]);
    assert_eq!(blows(&spear), [(3, 12, 2)]);
}

#[test]
fn nn_278_namals_first_slot_deals_two_or_for_a_mana_three() {
    let table = before(Hero::Namal, []);

    let (_, plain) = round(table.clone(), 1, ["strike"]);
    let (_, boosted) = round(table, 1, ["boost", "strike"]);

    assert_eq!((blows(&plain)[0].0, blows(&boosted)[0].0), (2, 3));
}

#[test]
fn nn_279_dark_flame_and_cinder_slash_are_halias() {
    for (ability, name, level) in [("K7", "Dark Flame", 1), ("K8", "Cinder Slash", 2)] {
        let token = printed().ability(called(ability));

        assert_eq!((token.hero, token.name.as_str(), token.level), (Hero::Halia, name, level));
        assert!(token.strike.is_some());
    }
}

#[test]
fn nn_280_every_red_token_does_what_is_printed_on_it() {
    // Damage and hearts lost of 5 attack, plain and with the mana use.
    for (token, plain, boosted) in [
        ("K2", (4, 5), Some((6, 5))),
        ("K3", (0, 5), Some((10, 5))),
        ("K8", (5, 5), None),
        ("K9", (6, 5), None),
        ("K13", (3, 5), Some((3, 2))),
        ("K14", (4, 5), Some((6, 5))),
        ("K15", (5, 5), Some((8, 5))),
        ("K19", (3, 4), None),
        ("K20", (4, 5), Some((6, 5))),
        ("K21", (6, 5), None),
        ("G1", (2, 5), None),
        ("G2", (3, 5), None),
        ("G3", (3, 5), Some((3, 2))),
        ("G4", (3, 5), Some((6, 5))),
        ("G5", (4, 5), None),
        ("G6", (0, 5), Some((8, 5))),
    ] {
        let table = before(Hero::Marklun, [token]);
        let (dry, events) = round(table.clone().with(P1, |hero| hero.mana = 0), 1, []);
        assert_eq!(dry.open().stage, Stage::Again, "{token} asks nothing without mana");
        let blow = |events: &[Event]| blows(events).first().map(|blow| (blow.0, blow.2));

        assert_eq!(blow(&events), Some(plain), "{token}");
        let (mut table, _) = round(table, 1, []);
        assert_eq!(table.offers(P1, "boost"), boosted.is_some(), "{token}");
        if boosted.is_some() {
            assert_eq!(blow(&table.act(P1, "boost")), boosted, "{token}");
        }
    }
}

#[test]
fn nn_280_the_basic_strikes_of_every_hero_are_those_of_the_board() {
    // Damage and hearts lost of 5 attack for the results 1 to 4, without mana.
    for (hero, all) in [
        (Hero::Marklun, [(1, 5), (1, 5), (2, 5), (3, 5)]),
        (Hero::Halia, [(1, 5), (2, 5), (2, 5), (4, 5)]),
        (Hero::Namal, [(2, 5), (1, 4), (2, 5), (3, 5)]),
        (Hero::Zeik, [(1, 4), (2, 5), (2, 5), (3, 5)]),
    ] {
        let table = before(hero, []).with(P1, |hero| hero.mana = 0);
        for (pips, (damage, loss)) in (1..).zip(all) {
            let (_, events) = round(table.clone(), pips, []);
            assert_eq!(blows(&events), [(damage, 15 - damage, loss)], "{hero} {pips}");
        }
    }
}

#[test]
fn nn_281_a_blue_ability_is_used_as_often_as_it_is_paid_for() {
    let mut table = Table::of(2).tokens(P1, ["K5"]).with(P1, |hero| hero.mana = 4);
    table.act(P1, "use K5");
    assert_eq!(table.of_seat(P1).books, 1);
    let mut table = table.with(P1, |hero| hero.mana = 3);
    table.act(P1, "use K5");

    assert_eq!((table.of_seat(P1).books, table.of_seat(P1).mana), (2, 0));
    let refusal = Refusal::CannotPay { thing: Thing::Mana, asked: 3, has: 0 };
    assert_eq!(table.refusal(P1, "use K5"), refusal);
}

#[test]
fn nn_281_once_in_a_round_means_once_in_a_round() {
    // Zeik’s slot 3 has a mana use, so that there is still something to decide.
    let (mut table, _) = round(before(Hero::Zeik, ["K23"]), 3, ["use K23"]);

    assert_eq!(table.refusal(P1, "use K23"), Refusal::PowerUsed);
    let events = table.act(P1, "strike");
    assert_eq!(blows(&events), [(2, 13, 2)]);
    table.act_with(P1, "again", [die(2)]);
    assert!(table.offers(P1, "use K23"));
}

#[test]
fn nn_282_defence_works_in_every_round_of_a_combat_and_nowhere_else() {
    let armed = Table::of(2).tokens(P1, ["G11", "G11", "G9", "G7"]);
    let mut mountain = armed.clone();
    mountain.play(P1, ["hero 1", "go f2"]);
    let mut enemy = armed.clone();
    enemy.play(P1, ["hero 1", "go d2", "slip"]);
    let mut search = stopped(armed.clone(), "e1");
    search.act_with(P1, "search", [die(2), 10]);
    let mut forest = stopped(armed, "i3");
    forest.act(P1, "visit");

    let hearts = |table: &Table| table.of_seat(P1).hearts;
    assert_eq!([&mountain, &enemy, &search, &forest].map(hearts), [10, 10, 9, 6]);
}

#[test]
fn nn_283_a_token_works_while_it_lies_on_the_board() {
    let table = before(Hero::Marklun, ["G11"]).with(P1, |hero| hero.mana = 0);
    let bare = table.clone().with(P1, |hero: &mut Player| hero.blue = [None; 4]);

    assert_eq!(blows(&round(table, 1, []).1)[0].2, 4);
    assert_eq!(blows(&round(bare, 1, []).1)[0].2, 5);
}

#[test]
fn nn_359_an_ability_that_is_bought_between_two_rounds_works_from_then_on() {
    let table = before(Hero::Marklun, []).with(P1, |hero| (hero.experience, hero.mana) = (2, 0));

    let (mut table, plain) = round(table, 1, []);
    table.play(P1, ["learn K1", "slot 1"]);
    let events = table.act_with(P1, "again", [die(1)]);

    assert_eq!((blows(&plain), blows(&events)), (vec![(1, 14, 5)], vec![(3, 11, 5)]));
}

#[test]
fn nn_359_gear_that_is_bought_before_the_third_step_works_from_then_on() {
    // The Old Armory sells gear where an enemy waits: health 6, attack 3.
    let table = Table::set_up(haunted("h4", "L13"), Setup::standard(2)).holding(P1, ["Q38"]);
    let table = table.gear(["G2"]).with(P1, |hero| (hero.experience, hero.mana) = (1, 0));
    let (unarmed, mut armed) = (announced(table.clone(), "h4"), announced(table, "h4"));

    armed.play(P1, ["play Q38", "buy G2", "slot 1"]);

    assert_eq!(blows(&round(unarmed, 1, []).1), [(1, 5, 3)]);
    assert_eq!(blows(&round(armed, 1, []).1), [(3, 3, 3)]);
}

#[test]
fn nn_284_mana_can_be_gained_in_the_middle_of_a_round() {
    // Siphon Power and a slot whose mana use cannot be paid for.
    let table = before(Hero::Marklun, ["K4"]).goods(P1, "D").with(P1, |hero| hero.mana = 0);

    let (mut table, _) = round(table, 1, []);
    assert_eq!(table.offered(P1), ["strike", "use K4"]);
    let events = table.play(P1, ["use K4", "boost"]);

    assert_eq!(gained(&events, P1, Thing::Mana), 4);
    assert_eq!(blows(&events), [(3, 12, 5)]);
}

#[test]
fn nn_285_a_lower_maximum_takes_mana_away_and_a_higher_one_brings_it() {
    let table = Table::of(2).with_hero(Hero::Namal).tokens(P1, ["G11", "G9", "G12"]);
    let mut table = table.with(P1, |hero| (hero.experience, hero.mana) = (9, 1));
    table = table.with(P1, |hero| hero.learned.add(called("K17")));
    // K18 needs a blue ability of level 2 on the board.
    table = table.with(P1, |hero| {
        hero.blue[2] = Some(Token::Ability(called("K17")));
    });

    table.act(P1, "learn K18");
    assert_eq!((table.of_seat(P1).mana, table.of_seat(P1).most_mana(printed())), (2, 3));
    let mut full = table.with(P1, |hero| hero.mana = 3);
    full.play(P1, ["learn K16", "slot 4"]);
    assert_eq!((full.of_seat(P1).mana, full.of_seat(P1).most_mana(printed())), (2, 2));
}
