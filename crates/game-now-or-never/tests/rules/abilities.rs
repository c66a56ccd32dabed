//! Hero abilities (RULES.md section 25).

use game_now_or_never::{
    Event, Price, Refusal, Stage,
    components::{Abilities, Ability, Colour, Good, Hero, Thing},
};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{announced, blows, gained, lost, stopped},
};

#[test]
fn nn_355_a_replaced_token_is_named_where_it_blocks_the_next_level() {
    let all: Vec<Ability> = Ability::all_of(Hero::ALL[0]).collect();
    let level = |ability: &Ability| printed().ability(*ability).level;
    let learned = |most: u8| {
        let known: Abilities = all.iter().copied().filter(|one| level(one) <= most).collect();
        let table = Table::of(2).with(P1, |one| (one.learned, one.experience) = (known, 40));
        let missing = table.missing(P1).into_iter();
        missing.filter(|(_, rule)| ["NN-353", "NN-355"].contains(rule)).collect::<Vec<_>>()
    };

    // All tokens that were learned have left the hero board.
    let [(blocked, rule)] = &learned(1)[..] else { panic!("one reason") };
    assert!(blocked.contains("of level 1 on your hero board"), "{blocked}");
    assert_eq!(*rule, "NN-355");
    assert_eq!(learned(3), [("You have learned all your abilities.".to_owned(), "NN-353")]);
}

#[test]
fn nn_449_haste_gives_two_spaces_for_a_mana_as_often_as_one_likes() {
    let mut table = Table::of(2);

    table.play(P1, ["hero 1", "use basic", "use basic"]);
    assert_eq!((table.open().turn.movement, table.of_seat(P1).mana), (6, 2));
    table.play(P1, ["go e1", "use basic", "use basic"]);

    assert_eq!((table.open().turn.movement, table.of_seat(P1).mana), (9, 0));
    let refusal = Refusal::CannotPay { thing: Thing::Mana, asked: 1, has: 0 };
    assert_eq!(table.refusal(P1, "use basic"), refusal);
    assert!(!Table::of(2).offers(P1, "use basic"), "it works in a hero action");
}

#[test]
fn nn_450_strange_luck_rolls_any_die_again_as_often_as_one_pays() {
    let mut table = stopped(Table::of(2).with_hero(Hero::Halia), "e1");

    table.act_with(P1, "search", [die(4)]);
    assert_eq!(table.offered(P1), ["reroll mana", "accept"]);
    table.act_with(P1, "reroll mana", [die(3)]);
    let events = table.act_with(P1, "reroll mana", [die(2), 10]);

    assert_eq!(events[1], rerolled(2));
    let halia = table.of_seat(P1);
    assert_eq!((halia.mana, halia.hearts, halia.books), (0, 9, 1), "the last result counts");
}

fn rerolled(die: u8) -> Event {
    Event::Rerolled { seat: P1, die, price: Price::Mana }
}

/// Each die falls well first and then badly.
#[test]
fn nn_451_every_die_of_halias_may_be_rolled_again_before_it_counts() {
    let halia = || Table::of(2).with_hero(Hero::Halia);
    let mut round = announced(halia(), "i2");
    round.act_with(P1, "fight", [die(4)]);
    // Gravity Orb: a die more for a mana.
    let mut extra = announced(halia().tokens(P1, ["K1"]), "i2");
    extra.act_with(P1, "fight", [die(1)]);
    extra.act_with(P1, "boost", [die(3)]);
    let mut search = stopped(halia(), "e1");
    search.act_with(P1, "search", [die(2)]);
    let mut meteorite = stopped(halia(), "j1");
    meteorite.act_with(P1, "visit", [die(2)]);
    let mut card = stopped(halia().holding(P1, ["Q31"]), "c4");
    card.act_with(P1, "play Q31", [die(3)]);
    let before = |table: &Table| {
        let hero = table.of_seat(P1);
        (hero.hearts, hero.coins, hero.finds, hero.goods.total())
    };

    let fifteen = |table: &Table| table.open().combat.map(|combat| combat.health);
    assert_eq!([&round, &extra].map(fifteen), [Some(15); 2]);
    assert_eq!([&round, &extra, &search, &meteorite].map(before), [(11, 17, 0, 0); 4]);
    assert_eq!(before(&card), (11, 14, 0, 0));
    assert_eq!(round.act_with(P1, "reroll mana", [die(2)])[1], rerolled(2));
    assert_eq!(blows(&round.act_with(P1, "strike", [])), [(2, 13, 5)]);
    let events = extra.act_with(P1, "reroll mana extra", [die(1)]);
    assert_eq!((events[1], blows(&events)), (rerolled(1), vec![(4, 11, 5)]));
    for table in [&mut search, &mut meteorite] {
        assert_eq!(table.act_with(P1, "reroll mana", [die(3)])[1], rerolled(3));
    }
    assert_eq!(card.act_with(P1, "reroll mana", [die(2)])[1], rerolled(2));
    search.act_with(P1, "accept", [10]);
    for table in [&mut meteorite, &mut card] {
        table.act_with(P1, "accept", []);
    }
    assert_eq!([&search, &meteorite].map(before), [(8, 17, 1, 0), (8, 17, 0, 1)]);
    assert_eq!(before(&card), (11, 14 + 4, 0, 0));
}

#[test]
fn nn_452_nn_453_armored_ignores_all_enemies_for_the_turn() {
    let namal = || Table::of(4).with_hero(Hero::Namal);
    // Paid before the turn, while moving, and before the enemy that it is to spare.
    for (before, then) in [
        (&["use basic", "hero 3", "go d2", "slip"][..], 12),
        (&["hero 3", "use basic", "go d2", "slip"], 12),
        (&["hero 3", "go d2", "use basic", "slip"], 12),
        (&["hero 3", "go d2", "slip"], 11),
    ] {
        let mut table = namal();
        before.iter().for_each(|words| {
            table.act(P1, words);
        });
        assert_eq!(table.of_seat(P1).hearts, then, "{before:?}");
    }
    let mut table = namal();
    table.play(P1, ["hero 3", "go d2", "use basic", "slip", "go c2", "go c1", "slip"]);
    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).mana), (12, 1));
    assert_eq!(table.refusal(P1, "use basic"), Refusal::NoPower, "once is enough");
}

#[test]
fn nn_453_armored_heroes_may_still_fight_where_they_stop() {
    let mut table = Table::of(4).with_hero(Hero::Namal);

    table.play(P1, ["hero 1", "go d2", "use basic"]);
    assert!(table.offers(P1, "fight") && table.offers(P1, "slip"));
    table.act(P1, "fight");
    assert!(table.offers(P1, "fight") && !table.offers(P1, "done"));
    let mut mountain = Table::of(4).with_hero(Hero::Namal);
    mountain.play(P1, ["use basic", "hero 1", "go f2"]);
    assert_eq!(mountain.of_seat(P1).hearts, 11, "it spares nothing else");
}

#[test]
fn nn_454_farsight_draws_a_card_of_any_pile_once_a_season() {
    let mut table = Table::of(4).with_hero(Hero::Zeik);

    table.act(P1, "use basic");
    assert_eq!(table.offered(P1), ["draw basic", "draw artifact", "draw advanced"]);
    table.act(P1, "draw artifact");

    assert_eq!((table.of_seat(P1).hand, table.of_seat(P1).mana), ([0, 1, 0], 2));
    assert_eq!(table.open().stage, Stage::Turn, "it costs no turn");
    assert_eq!(table.refusal(P1, "use basic"), Refusal::PowerUsed);
}

#[test]
fn nn_455_nn_456_nn_457_toughness_saves_a_heart_in_each_search() {
    for (tokens, pips, loss) in
        [(&["K22"][..], 1, 0), (&["K22"], 4, 3), (&["K22", "G13"], 4, 1), (&["K22", "G13"], 2, 0)]
    {
        let table = Table::of(4).with_hero(Hero::Zeik);
        let table = tokens.iter().fold(table, |table, token| table.tokens(P1, [*token]));
        let mut table = stopped(table, "e1");

        let events = table.act_with(P1, "search", [die(pips), 10]);

        assert_eq!(lost(&events, P1, Thing::Heart), loss, "{tokens:?} {pips}");
        assert_eq!(table.of_seat(P1).finds, 1);
    }
    // It does not help in combat, nor at a location.
    let tough = Table::of(4).with_hero(Hero::Zeik).tokens(P1, ["K22"]);
    let mut fight = announced(tough.clone().with(P1, |hero| hero.mana = 0), "e3");
    assert_eq!(blows(&fight.act_with(P1, "fight", [die(2)])), [(2, 2, 2)]);
    let mut meteorite = stopped(tough, "j1");
    assert_eq!(lost(&meteorite.act_with(P1, "visit", [die(3)]), P1, Thing::Heart), 3);
}

#[test]
fn nn_459_nn_462_nn_470_self_repair_heals_seven_for_a_tool_outside_of_combat() {
    let namal = Table::of(4).with_hero(Hero::Namal).tokens(P1, ["K16"]).goods(P1, "TT");
    let mut hurt = namal.clone().with(P1, |hero| hero.hearts = 4);
    hurt.act(P1, "use K16");
    assert_eq!((hurt.of_seat(P1).hearts, hurt.of_seat(P1).goods[Good::Tool]), (11, 1));
    assert_eq!(hurt.refusal(P1, "use K16"), Refusal::PowerUsed);

    let mut nearly = namal.clone().with(P1, |hero| hero.hearts = 10);
    nearly.act(P1, "use K16");
    assert_eq!(nearly.of_seat(P1).hearts, 12, "not above the maximum");
    assert_eq!(namal.refusal(P1, "use K16"), Refusal::NoPower, "hearts are full");

    let fight = announced(namal.with(P1, |hero| (hero.hearts, hero.mana) = (9, 0)), "e3");
    let mut fight = fight;
    assert!(fight.offers(P1, "use K16"), "before the combat");
    fight.act_with(P1, "fight", [die(1)]);
    assert_eq!(fight.refusal(P1, "use K16"), Refusal::NoPower);
}

#[test]
fn nn_459_self_repair_is_for_the_own_turn() {
    let namal = Table::of(4).with_hero(Hero::Namal).tokens(P1, ["K16"]).goods(P1, "T");
    let table = namal.with(P1, |hero| hero.hearts = 1).turn_of(P2);

    assert_eq!(table.refusal(P1, "use K16"), Refusal::NotYourTurn { turn: P2 });
}

#[test]
fn nn_460_nn_461_leadership_makes_recruits_a_coin_cheaper_and_nothing_else() {
    let table = Table::of(4).with_hero(Hero::Halia).row(["S9", "S10", "S11", "S12"]);
    let cost = printed().specialist(called("S9")).cost;
    let hire = printed().specialist(called("S1")).cost;
    let (mut plain, mut leader) = (table.clone(), table.clone().tokens(P1, ["K10"]));
    let mut hires = table.tokens(P1, ["K10"]).specialists(P1, ["S1", "S5"]);

    plain.act(P1, "recruit 1");
    leader.act(P1, "recruit 1");
    hires.act(P1, "hire 1");

    assert_eq!(plain.of_seat(P1).coins, 17 - u16::from(2 * cost));
    assert_eq!(leader.of_seat(P1).coins, 17 - u16::from(2 * cost - 1));
    assert_eq!(hires.of_seat(P1).coins, 17 - u16::from(hire));
}

#[test]
fn nn_463_research_makes_a_book_of_three_mana() {
    let table = Table::of(2).tokens(P1, ["K5"]).goods(P1, "D");
    let mut table = table.tokens(P1, ["K4"]);

    table.play(P1, ["use K5", "use K4", "use K5"]);

    assert_eq!((table.of_seat(P1).books, table.of_seat(P1).mana), (2, 1));
}

#[test]
fn nn_464_nn_465_nn_472_siphon_power_makes_mana_of_a_demon_as_far_as_there_is_room() {
    let table = Table::of(2).tokens(P1, ["K4", "G10"]).goods(P1, "DD");
    let mut table = table.with(P1, |hero| hero.mana = 2);

    let events = table.act(P1, "use K4");

    assert_eq!(gained(&events, P1, Thing::Mana), 3, "2 of 5, one lost");
    assert_eq!((table.of_seat(P1).mana, table.of_seat(P1).goods[Good::Demon]), (5, 1));
    assert_eq!(table.refusal(P1, "use K4"), Refusal::NoPower, "there is no room");
}

#[test]
fn nn_466_nn_467_the_gravity_orb_adds_a_die_once_a_round_when_its_slot_is_rolled() {
    // Phase Mantle can still be used, so that every round asks.
    let mut table = announced(Table::of(2).tokens(P1, ["K1", "K6"]), "i2");

    table.act_with(P1, "fight", [die(1)]);
    let boosted = table.act_with(P1, "boost", [die(3)]);
    assert!(boosted.contains(&Event::ExtraRolled { seat: P1, die: 3 }));
    assert_eq!((blows(&boosted), table.of_seat(P1).mana), (vec![], 3), "before the damage");
    assert_eq!(table.refusal(P1, "boost"), Refusal::NoBoost, "once a round");
    assert_eq!(blows(&table.act(P1, "strike")), [(6, 9, 5)]);

    table.act_with(P1, "again", [die(3)]);
    assert_eq!(table.open().stage, Stage::Round);
    assert_eq!(table.refusal(P1, "boost"), Refusal::NoBoost, "another slot");
    assert_eq!(blows(&table.act(P1, "strike")), [(2, 7, 5)]);

    table.act_with(P1, "again", [die(1)]);
    assert!(table.offers(P1, "boost"), "a new round is a new use");
}

#[test]
fn nn_468_rock_shield_is_blue_and_guards_on_any_roll() {
    for pips in 1..=4 {
        let table = Table::of(4).with_hero(Hero::Zeik).tokens(P1, ["K23"]);
        let mut table = announced(table.with(P1, |hero| hero.mana = 1), "i2");

        table.act_with(P1, "fight", [die(pips)]);
        let events = table.act(P1, "use K23");

        let loss = if pips == 1 { 1 } else { 2 };
        assert_eq!(blows(&events)[0].2, loss, "slot 1 has a defence of its own");
    }
}

#[test]
fn nn_469_nn_471_colours_levels_and_prices_of_the_tokens() {
    for name in ["K22", "K16", "K10", "K5", "K4", "K23"] {
        assert_eq!(called::<Ability>(name).colour(), Colour::Blue, "{name}");
    }
    for ability in Ability::all() {
        let token = printed().ability(ability);
        assert_eq!((token.hero, token.colour), (ability.hero(), ability.colour()));
        assert!((1..=3).contains(&token.level) && token.experience > 0, "{}", token.name);
    }
}

#[test]
fn nn_471_other_blue_abilities_do_what_is_printed_on_them() {
    // Phase Mantle and Ember Veil guard, Layered Plating always does.
    for (hero, token, loss) in [(Hero::Marklun, "K6", 1), (Hero::Halia, "K11", 2)] {
        let table = Table::of(4).with_hero(hero).tokens(P1, [token]);
        let mut table = announced(table.with(P1, |hero| hero.mana = 1), "i2");
        table.act_with(P1, "fight", [die(3)]);
        let events = table.act(P1, &format!("use {token}"));
        assert_eq!(blows(&events)[0].2, loss, "{token}");
    }
    let namal = Table::of(4).with_hero(Hero::Namal).tokens(P1, ["K17"]);
    let mut namal = announced(namal.with(P1, |hero| hero.mana = 0), "i2");
    assert_eq!(blows(&namal.act_with(P1, "fight", [die(3)]))[0].2, 4);
    for (hero, token) in [(Hero::Namal, "K18"), (Hero::Zeik, "K24")] {
        let table = Table::of(4).with_hero(hero);
        let before = table.of_seat(P1).most_mana(printed());
        let table = table.tokens(P1, [token]);
        assert_eq!(table.of_seat(P1).most_mana(printed()), before + 1);
        assert_eq!(table.of_seat(P1).standing.movement, 1);
    }
}

#[test]
fn nn_110_rallying_cry_turns_a_specialist_face_up_once_a_season() {
    let table = Table::of(4).with_hero(Hero::Halia).tokens(P1, ["K12"]);
    assert_eq!(table.refusal(P1, "use K12"), Refusal::NoPower, "nobody is face down");
    let mut table = table.with(P1, |hero| hero.face_down = 0b11);

    table.play(P1, ["use K12", "refresh 2"]);

    let halia = table.of_seat(P1);
    assert_eq!((halia.face_down, halia.mana), (0b01, 0));
    assert_eq!(table.refusal(P1, "use K12"), Refusal::PowerUsed);
}
