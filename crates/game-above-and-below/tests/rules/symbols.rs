//! The symbols on cards (RULES.md section 16).

use game_above_and_below::{
    Event, Gain, Refusal, Stage, Token, Village,
    components::Thing,
    rules::symbols,
    scoring::{self, Part},
};
use table::Seat;

use crate::{
    stage::{P1, P2, Table, building, content_where, die, printed, village, villager, villagers},
    walk::{all_pass, sleep_through},
};

/// A tale with one number and one choice that is paid for.
const TALE: &str = "\
== 91 A bargain

Somebody sells directions.

* Look around.
  explore 3: gain 1 mushroom
    There it is.

* Pay.
  then for 2 coins: gain 1 mushroom
    There it was.
";

fn points(table: &Table, part: Part) -> i16 {
    scoring::score(printed(), &table.open(), P1).of(part)
}

fn coins(table: &Table) -> u16 {
    table.village(P1).coins
}

/// What `seat` would collect.
fn income(village: &Village) -> u8 {
    symbols::income(printed(), village)
}

#[test]
fn ab_260_points_on_a_card_count_at_the_end() {
    let plain = Table::of(2);
    let manor = Table::of(2).built(P1, ["H24"]);

    assert_eq!(points(&plain, Part::Cards), 0);
    assert_eq!(points(&manor, Part::Cards), 3);
}

#[test]
fn ab_261_coins_pay_for_buildings_villagers_refreshes_neighbours_and_tales() {
    let table = Table::telling(TALE).rich(P1, 20).arranged(|open| {
        open.supply[Token::Fish] -= 1;
        village(open, P2).sale = Some(Token::Fish);
    });
    let after = |all: &[&str]| {
        let mut table = table.clone();
        all.iter().for_each(|words| {
            table.act(P1, words);
        });
        coins(&table)
    };

    assert_eq!(after(&["build H1"]), 20 - 3);
    assert_eq!(after(&["train V13"]), 20 - 2);
    assert_eq!(after(&["refresh outposts"]), 20 - 1);
    let mut bought = table.clone();
    bought.play(P1, ["bargain P2", "bid 5"]);
    bought.act(P2, "accept");
    assert_eq!(coins(&bought), 20 - 5);
    let mut told = table.clone();
    told.explore(P1, ["V1", "V9"], 1);
    told.act(P1, "choose 2");
    assert_eq!(coins(&told), 20 - 2);
}

#[test]
fn ab_262_each_bed_lets_one_villager_rest() {
    // Two beds on one house, one on an outpost, three on the starting house.
    let table = Table::of(2).built(P1, ["H20", "O7"]);
    let mut table = table.peopled(P1, []).arranged(|open| {
        village(open, P1).exhausted = villagers(["V1", "V5", "V9", "V13", "V14", "V15"]);
        open.villagers[..3].fill(None);
    });

    all_pass(&mut table);

    assert_eq!(symbols::beds(printed(), &table.village(P1)), 6);
    assert_eq!(table.village(P1).ready.len(), 6);
}

#[test]
fn ab_263_with_train_to_ready_new_villagers_are_ready() {
    for (card, ready) in [("K6", true), ("K9", true), ("K4", false)] {
        let mut table = Table::of(2).built(P1, [card]);

        table.act(P1, "train V13");

        assert_eq!(table.village(P1).ready.contains(villager("V13")), ready, "{card}");
        assert_eq!(table.village(P1).exhausted.contains(villager("V13")), !ready, "{card}");
    }
}

#[test]
fn ab_264_a_build_coin_comes_after_another_building_that_is_paid_in_full() {
    let offered = |open: &mut game_above_and_below::Open| open.offered.add(building("K5"));
    let mut itself = Table::of(2).arranged(offered);
    let mut other = Table::of(2).built(P1, ["K5"]).rich(P1, 3);
    let short = Table::of(2).built(P1, ["K5"]).rich(P1, 2);

    itself.act(P1, "build K5");
    let events = other.act(P1, "build H1");

    assert_eq!(coins(&itself), 7 - 3, "none for itself");
    assert_eq!(coins(&other), 1);
    let gain = Gain { thing: Thing::Coin, amount: 1 };
    assert!(events.contains(&Event::Gained { seat: P1, gain }));
    assert_eq!(short.refusal(P1, "build H1"), Refusal::TooDear { cost: 3, purse: 2 });
}

#[test]
fn ab_265_several_build_coins_add_up_and_the_second_triggers_the_first() {
    let second = Table::of(2).built(P1, ["K5"]).rich(P1, 6);
    let mut second = second.arranged(|open| {
        open.outposts[0] = Some(building("O15"));
        village(open, P1).caves.add("C25".parse().unwrap());
    });
    let mut third = Table::of(2).built(P1, ["K5", "O15"]).rich(P1, 3);

    second.act(P1, "build O15");
    third.act(P1, "build H1");

    assert_eq!((coins(&second), coins(&third)), (1, 2));
}

#[test]
fn ab_266_reroll_symbols_of_all_cards_add_up() {
    // One, two and one.
    let cards = ["K2", "K4", "O20"];
    let mut table = Table::telling(TALE).built(P1, cards);
    assert_eq!(symbols::rerolls(printed(), &table.village(P1)), 4);
    table.explore(P1, ["V1", "V9"], 1);
    table.act_with(P1, "choose 1", [die(1), die(1)]);

    for left in (0..4).rev() {
        assert_eq!(table.open().stage, Stage::Rerolling);
        table.act_with(P1, "reroll V1", [die(1)]);
        assert_eq!(table.open().exploration.unwrap().rerolls, left);
    }

    assert_eq!(table.open().stage, Stage::Exerting);
}

#[test]
fn ab_267_an_explore_coin_comes_after_a_success_only() {
    let mut success = Table::telling(TALE).built(P1, ["O10"]);
    let mut failure = success.clone();
    for table in [&mut success, &mut failure] {
        table.explore(P1, ["V1", "V9"], 1);
    }

    success.act_with(P1, "choose 1", [die(4), die(6)]);
    failure.act_with(P1, "choose 1", [die(1), die(1)]);
    failure.act(P1, "enough");

    assert_eq!((coins(&success), coins(&failure)), (7 + 1, 7));
}

/// What lies on a card when it is bought, and after each of three rounds in which all of it is
/// harvested.
fn goods_on(card: &str) -> Vec<u8> {
    let mut table =
        Table::of(2).rich(P1, 20).arranged(|open| open.houses[0] = Some(building(card)));
    table.act(P1, &format!("build {card}"));
    let on = |table: &Table| table.open().stocked.on(building(card));
    let mut found = vec![on(&table)];
    for _ in 0..3 {
        sleep_through(&mut table);
        found.push(on(&table));
        table = table.arranged(|open| {
            let good = printed().card(building(card)).stock.unwrap().kind;
            open.supply[good] += open.stocked.on(building(card));
            *open.stocked.on_mut(building(card)) = 0;
        });
    }
    found
}

#[test]
fn ab_271_two_goods_lie_on_a_card_and_it_never_gets_more() {
    assert_eq!(goods_on("H3"), [2, 2, 0, 0]);
    assert_eq!(goods_on("H25"), [2, 2, 0, 0]);
}

#[test]
fn ab_272_with_an_arrow_it_is_one_good_and_an_empty_card_gets_one_again() {
    assert_eq!(goods_on("H5"), [1, 1, 1, 1]);
    assert_eq!(goods_on("H23"), [1, 1, 1, 1]);
}

// AB-271, AB-272.
#[test]
fn ab_271_ab_272_what_lies_on_a_card_can_be_harvested() {
    for card in ["H3", "H5"] {
        let mut table = Table::of(2).built(P1, [card]);
        table.play(P1, ["harvest", "send V1", "go"]);

        table.act(P1, &format!("pick {card} to stores"));

        assert_eq!(table.village(P1).stores[Token::Fruit], 1);
    }
}

// AB-273, AB-274.
#[test]
fn ab_273_ab_274_goods_income_counts_every_such_good_on_the_track() {
    let goods = [(Token::Ore, 3), (Token::Amethyst, 2), (Token::Fish, 1)];
    let mut table = Table::of(2).built(P1, ["K2", "O21"]).stored(P1, goods);
    assert_eq!(income(&table.village(P1)), 4, "nothing is placed yet");

    table.play(P1, ["place ore", "place ore", "place amethyst", "place fish"]);

    // Two ores and an amethyst; an ore and an amethyst in the stores and two ores on a card count not.
    assert_eq!(income(&table.village(P1)), 6 + 3);
    let events = all_pass(&mut table);
    assert!(!events.iter().any(|event| matches!(event, Event::Income { .. })));
    let events = table.act(P1, "rest");
    assert!(events.contains(&Event::Income { seat: P1, coins: 9 }));
}

#[test]
fn ab_275_a_potion_symbol_gives_a_potion_when_the_card_is_bought() {
    let mut one = Table::of(2);
    let mut two = Table::of(2);

    one.act(P1, "build H1");
    two.act(P1, "build K1");

    let potions = |table: &Table| table.village(P1).stores[Token::Potion];
    assert_eq!((potions(&one), potions(&two)), (1, 2));
    sleep_through(&mut one);
    assert_eq!(potions(&one), 1, "once");
}

// AB-276, AB-277.
#[test]
fn ab_276_ab_277_a_potion_comes_with_the_income_of_each_round() {
    let mut table = Table::of(2).rich(P1, 20).arranged(|open| open.offered.add(building("K8")));
    table.act(P1, "build K8");
    let potions = |table: &Table| table.village(P1).stores[Token::Potion];
    assert_eq!(potions(&table), 0, "none when it is bought");

    // Somebody is injured, and nobody is asked about a potion that is not there yet.
    let mut table = table.arranged(|open| village(open, P1).injured.add(villager("V13")));
    all_pass(&mut table);

    assert_eq!((potions(&table), table.open().round), (1, 2));
    sleep_through(&mut table);
    assert_eq!(potions(&table), 2);
    let mut last = table.arranged(|open| open.round = 7);
    all_pass(&mut last);
    assert_eq!(potions(&last), 2, "none after round 7");
}

// AB-015, AB-276.
#[test]
fn ab_015_ab_276_the_last_potion_goes_to_whoever_comes_first() {
    let mut table = Table::of(2).built(P2, ["K8"]).arranged(|open| {
        open.supply[Token::Potion] = 0;
        open.first = Seat::new(1);
    });
    all_pass(&mut table);
    assert_eq!(table.village(P2).stores[Token::Potion], 0);

    let two = "name = \"Distillery of Salves\"\ncost = 5\npotion_income = 1";
    let more = two.replace("income = 1", "income = 2");
    let also = "name = \"Academy of Lamps\"\ncost = 5\n";
    let content = content_where(
        "buildings.toml",
        [(two, &more), (also, &format!("{also}potion_income = 2\n"))],
    );
    let mut both = Table::with(content, 2)
        .built(P1, ["K8"])
        .built(P2, ["K9"])
        .arranged(|open| open.supply[Token::Potion] = 3);

    all_pass(&mut both);

    let potions = [P1, P2].map(|seat| both.village(seat).stores[Token::Potion]);
    assert_eq!(potions, [2, 1], "one at a time, and the last to the first player");
}

#[test]
fn ab_278_an_income_symbol_is_a_coin_in_each_income_step() {
    let mut table = Table::of(2).built(P1, ["H2"]);

    all_pass(&mut table);
    all_pass(&mut table);

    assert_eq!(coins(&table), 7 + 5 + 5);
}

#[test]
fn ab_279_reputation_comes_with_the_card_and_once() {
    let mut table =
        Table::of(2).arranged(|open| village(open, P1).caves.add("C25".parse().unwrap()));

    table.act(P1, "build O2");
    let at_once = table.village(P1).reputation;
    sleep_through(&mut table);

    assert_eq!((at_once, table.village(P1).reputation), (4, 4));
}

#[test]
fn ab_280_two_points_for_each_villager() {
    let table = Table::of(2).built(P1, ["S3"]);

    assert_eq!(points(&table, Part::Cards), 2 + 2 * 3);
}

#[test]
fn ab_281_a_point_for_each_empty_cave() {
    let table = Table::of(2).built(P1, ["K7", "O1"]).arranged(|open| {
        let caves = ["C1", "C2", "C3"].map(|name| name.parse().unwrap());
        caves.into_iter().for_each(|cave| village(open, P1).caves.add(cave));
        open.cave = None;
    });

    assert_eq!(table.village(P1).caves.len(), 4);
    assert_eq!(points(&table, Part::Cards), 3, "the one under the outpost does not count");
}

#[test]
fn ab_282_points_for_things_are_named_on_the_card() {
    let table = Table::of(2).built(P1, ["S1", "H10"]);

    let table = table.stored(P1, [(Token::Mushroom, 2), (Token::Cider, 1), (Token::Rope, 4)]);

    // Three, one for each mushroom and cider; and one for each mushroom again.
    assert_eq!(points(&table, Part::Cards), 3 + 3 + 2);
}

#[test]
fn ab_283_all_symbols_of_a_card_apply_and_each_as_often_as_it_is_there() {
    let village = Table::of(2).built(P1, ["H24", "K4"]).village(P1);

    assert_eq!(symbols::beds(printed(), &village), 3 + 1);
    assert_eq!(income(&village), 4 + 1);
    assert_eq!(symbols::rerolls(printed(), &village), 2);
    let mut built = Table::of(2).rich(P1, 20).arranged(|open| {
        village_with_cave(open);
        open.outposts[0] = Some(building("O24"));
    });
    built.act(P1, "build O24");
    assert_eq!(built.village(P1).stores[Token::Potion], 1);
    assert_eq!(built.open().stocked.on(building("O24")), 2);
}

fn village_with_cave(open: &mut game_above_and_below::Open) {
    village(open, P1).caves.add("C25".parse().unwrap());
}

#[test]
fn ab_284_the_starting_house_works_like_any_card() {
    let plain = "name = \"First Hearth\"\ncost = 0\nbeds = 3";
    let grand = format!("{plain}\nincome = 2\nrerolls = 1\npoints = 4");
    let content = content_where("buildings.toml", [(plain, &grand)]);
    let table = Table::with(content, 2);

    let village = table.village(P1);
    assert_eq!(symbols::beds(content, &village), 3);
    assert_eq!(symbols::income(content, &village), 4 + 2);
    assert_eq!(symbols::rerolls(content, &village), 1);
    assert_eq!(scoring::score(content, &table.open(), P1).of(Part::Cards), 4);
}

#[test]
fn ab_285_the_symbols_of_villagers_are_on_their_tokens() {
    let face = |name: &str| printed().face(villager(name));
    let words = |name: &str| format!("{:?}/{:?}", face(name).build, face(name).train);

    assert_eq!(
        ["V1", "V5", "V32", "V54"].map(words),
        ["Plain/None", "None/Plain", "Plus/None", "None/Plus",]
    );
    assert_eq!(face("V9").lanterns, [0, 1, 1, 2, 2, 2, 2]);
    assert!(face("V31").bad_reputation && face("V33").cat);
    assert!(face("V35").own_bed && face("V35").takes_no_medicine);
}
