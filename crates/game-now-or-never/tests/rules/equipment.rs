//! Named gear (RULES.md section 24).

use game_now_or_never::{
    Event, Setup, Token,
    components::{Colour, Gear, Hero, Thing},
};

use crate::{
    kit::{P1, Table, called, content_where, die, printed},
    walk::{announced, blows, gained, stopped},
};

/// P1 before the enemy of level 2: health 4, attack 2; without mana.
fn before(table: Table) -> Table {
    announced(table.with(P1, |hero| hero.mana = 0), "e3")
}

fn hearts(table: Table, hearts: u8) -> Table {
    table.with(P1, |hero| hero.hearts = hearts)
}

/// The Helm without its defence, so that the numbers of the examples hold.
fn helm_alone() -> Table {
    let content = content_where(
        "gear.toml",
        [("standing = { defence = 1, helm = 1 }", "standing = { helm = 1 }")],
    );
    Table::set_up(content, Setup::standard(2)).tokens(P1, ["G7"])
}

#[test]
fn nn_436_nn_437_nn_438_a_four_gives_a_heart_before_the_damage_or_after_it_at_full_hearts() {
    // Below the maximum it comes before the blow.
    let mut below = hearts(before(helm_alone()), 5);
    let events = below.act_with(P1, "fight", [die(4)]);
    let order: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::Changed { .. } | Event::Struck { .. }))
        .collect();
    assert!(matches!(order[0], Event::Changed { thing: Thing::Heart, amount: 1, .. }));
    assert!(matches!(order[1], Event::Struck { hearts: 2, .. }));
    assert_eq!(below.of_seat(P1).hearts, 4);

    // At the maximum it comes after the blow, and is not wasted.
    let mut full = before(helm_alone());
    let events = full.act_with(P1, "fight", [die(4)]);
    assert_eq!((gained(&events, P1, Thing::Heart), full.of_seat(P1).hearts), (1, 10));
    let last = events.iter().rposition(|event| matches!(event, Event::Struck { .. }));
    let heart = events.iter().position(|event| matches!(event, Event::Changed { .. }));
    assert!(heart > last);
}

#[test]
fn nn_436_other_results_give_nothing() {
    for pips in 1..=3 {
        let mut table = hearts(before(helm_alone()), 5);

        let events = table.act_with(P1, "fight", [die(pips)]);

        assert_eq!(gained(&events, P1, Thing::Heart), 0);
    }
}

#[test]
fn nn_438_a_hero_who_falls_gains_nothing_afterwards() {
    // Full hearts, so that the heart would come after a blow that takes all of them.
    let content =
        content_where("enemies.toml", [("health = 4\nattack = 2", "health = 9\nattack = 20")]);
    let table = Table::set_up(content, Setup::standard(2)).tokens(P1, ["G7"]);
    let mut table = before(table);

    let events = table.act_with(P1, "fight", [die(4)]);

    assert_eq!((gained(&events, P1, Thing::Heart), table.of_seat(P1).hearts), (0, 0));
}

#[test]
fn nn_439_only_a_four_that_stands_counts_and_the_extra_die_does_too() {
    // Halia rolls a 4 again and gets a 1.
    let table = Table::of(2).with_hero(Hero::Halia).tokens(P1, ["G7"]);
    let mut again = hearts(announced(table, "e3"), 5).with(P1, |hero| hero.mana = 1);
    again.act_with(P1, "fight", [die(4)]);
    let events = again.act_with(P1, "reroll mana", [die(1)]);
    assert_eq!(gained(&events, P1, Thing::Heart), 0);

    // Marklun’s Gravity Orb on slot 1: its die is a 4.
    let table = Table::of(2).tokens(P1, ["G7", "K1"]);
    let mut orb = hearts(announced(table, "e3"), 5);
    orb.act_with(P1, "fight", [die(1)]);
    let events = orb.act_with(P1, "boost", [die(4)]);
    assert_eq!(gained(&events, P1, Thing::Heart), 1);
}

#[test]
fn nn_439_the_extra_die_is_bought_for_the_heart_of_the_helm_alone() {
    // The damage of the Gravity Orb itself is enough; a blow of 5 would be the end.
    let fight = |attack: u8| {
        let stats = format!("health = 2\nattack = {attack}");
        let content = content_where("enemies.toml", [("health = 4\nattack = 2", &stats)]);
        let table = Table::set_up(content, Setup::standard(2)).villagers([1, 0, 0, 0], [0; 4]);
        announced(table.tokens(P1, ["G7", "K1"]), "e3")
    };
    let mut saved = hearts(fight(6), 5);
    let mut safe = fight(1);

    saved.act_with(P1, "fight", [die(1)]);
    assert!(saved.offers(P1, "boost"));
    let events = saved.act_with(P1, "boost", [die(4)]);
    safe.act_with(P1, "fight", [die(1)]);

    assert_eq!((blows(&events)[0].2, saved.of_seat(P1).hearts), (5, 1));
    assert!(events.iter().any(|event| matches!(event, Event::Defeated { .. })));
    assert_eq!(safe.of_seat(P1).unhoused, [1, 0, 0, 0], "no heart can be gained: nobody is asked");
}

#[test]
fn nn_440_the_heart_of_the_helm_can_save_a_hero() {
    let mut table = hearts(before(helm_alone()), 2);

    let events = table.act_with(P1, "fight", [die(4)]);

    assert_eq!((blows(&events), table.of_seat(P1).hearts), (vec![(3, 1, 2)], 1));
    assert!(table.offers(P1, "again"));
}

#[test]
fn nn_441_nn_442_gloves_and_coat_bring_a_mana_pair_by_pair() {
    let table = Table::of(2).gear(["G8", "G9"]).coins(P1, 50);
    let most = |table: &Table| table.of_seat(P1).most_mana(printed());

    for (tokens, mana) in [
        (&["G8"][..], 4),
        (&["G8", "G8"], 4),
        (&["G8", "G9"], 5),
        (&["G8", "G8", "G9"], 5),
        (&["G8", "G8", "G9", "G9"], 6),
    ] {
        let table = tokens.iter().fold(table.clone(), |table, token| table.tokens(P1, [*token]));
        assert_eq!(most(&table), mana, "{tokens:?}");
    }
    // The extra mana is gained at once, and refreshed each season.
    let table = buying(table.tokens(P1, ["G8"]).with(P1, |hero| hero.mana = 1), "G9");
    assert_eq!(table.of_seat(P1).mana, 2);
    let mut table = table.turn_of(P1);
    table.pass_all();
    assert_eq!(table.of_seat(P1).mana, 5);
}

/// P1 buys gear at Istreka.
fn buying(table: Table, gear: &str) -> Table {
    let mut table = stopped(table, "h4");
    table.act(P1, "visit");
    table.act(P1, &format!("buy {gear}"));
    table
}

#[test]
fn nn_443_a_shield_crystal_brings_a_mana_and_its_room() {
    let table = Table::of(2).gear(["G10"]).with(P1, |hero| hero.mana = 4);

    let table = buying(table, "G10");

    let hero = table.of_seat(P1);
    assert_eq!((hero.mana, hero.most_mana(printed())), (5, 5));
}

#[test]
fn nn_444_the_vampire_knife_gives_mana_if_there_is_room() {
    let knife = announced(Table::of(2).tokens(P1, ["G1"]), "e3");
    let (mut full, mut empty) = (knife.clone(), knife.with(P1, |hero| hero.mana = 1));

    let none = full.act_with(P1, "fight", [die(1)]);
    let some = empty.act_with(P1, "fight", [die(1)]);

    assert_eq!((gained(&none, P1, Thing::Mana), gained(&some, P1, Thing::Mana)), (0, 1));
    assert_eq!((full.of_seat(P1).mana, empty.of_seat(P1).mana), (4, 2));
}

/// Rulebook: the example of the Vampire Knife.
#[test]
fn nn_445_the_mana_of_the_knife_pays_for_rock_shield_in_the_same_round() {
    let table = Table::of(4).with_hero(Hero::Zeik).tokens(P1, ["G1", "K23"]);
    let mut table = before(table);

    table.act_with(P1, "fight", [die(1)]);
    let events = table.act(P1, "use K23");

    assert_eq!((blows(&events), table.of_seat(P1).mana), (vec![(2, 2, 0)], 0));
}

#[test]
fn nn_446_nn_448_the_knife_is_red_the_other_three_are_blue_and_all_are_printed() {
    let colour = |gear: &str| printed().gear(called(gear)).colour;
    assert_eq!(colour("G1"), Colour::Red);
    assert_eq!(["G7", "G8", "G9", "G10"].map(colour), [Colour::Blue; 4]);
    for gear in Gear::all() {
        let token = printed().gear(gear);
        assert_eq!(token.strike.is_some(), token.colour == Colour::Red, "{}", token.name);
        assert!(token.cost > 0 && token.copies > 0);
    }
}

#[test]
fn nn_447_replaced_tokens_lower_the_maximum_at_once() {
    for (tokens, mana) in [(["G10", "G11", "G11", "G12"], 4), (["G8", "G9", "G11", "G11"], 4)] {
        let table = Table::of(2).tokens(P1, tokens).gear(["G13"]);
        let table = table.with(P1, |hero| hero.mana = 5);
        let mut table = buying(table, "G13");

        table.act(P1, "slot 1");

        let hero = table.of_seat(P1);
        assert_eq!((hero.mana, hero.most_mana(printed())), (mana, mana));
        assert_eq!(hero.blue[0], Some(Token::Gear(called("G13"))));
    }
}

/// The old token leaves before the new one comes, so that the new one brings its mana.
#[test]
fn nn_443_nn_634_a_token_with_mana_in_the_place_of_another_brings_its_own() {
    for (before, after) in [(0, 1), (3, 4), (5, 5)] {
        let table = Table::of(2).tokens(P1, ["G10", "G11", "G11", "G12"]).gear(["G10"]);
        let mut table = buying(table.with(P1, |hero| hero.mana = before), "G10");

        table.act(P1, "slot 1");

        let hero = table.of_seat(P1);
        assert_eq!((hero.mana, hero.most_mana(printed())), (after, 5));
    }
}

#[test]
fn nn_626_several_copies_of_a_gear_add_up() {
    let mut lamps = stopped(Table::of(2).tokens(P1, ["G13", "G12", "G12"]), "e1");
    assert_eq!(lamps.of_seat(P1).standing.movement, 2);
    lamps.act_with(P1, "search", [die(4), 10]);
    assert_eq!(lamps.of_seat(P1).hearts, 9, "the Dowsing Lamp saves two hearts");

    let mut helms = hearts(before(Table::of(2).tokens(P1, ["G7", "G7"])), 5);
    let events = helms.act_with(P1, "fight", [die(4)]);
    assert_eq!((gained(&events, P1, Thing::Heart), blows(&events)[0].2), (2, 0));
}
