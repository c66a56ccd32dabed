//! Locations above ground (RULES.md section 12).

use game_now_or_never::{
    Event, Player, Refusal, Stage,
    components::{Good, Hero, Thing},
};

use crate::{
    kit::{P1, P2, P3, Table, called, die},
    walk::{gained, lost, stopped},
};

/// P1 has stopped on a space; the Nomad Camp lies on b2, Ublo Tower on h2, the Scholars’ Tower on c3.
fn at(table: Table, space: &str) -> Table {
    stopped(table.arranged(|open| open.random = ["L4", "L5", "L7"].map(called)), space)
}

/// Cards drawn and cards kept.
fn drawn(events: &[Event]) -> (usize, usize) {
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    (
        count(|event| matches!(event, Event::QuestDrawn { .. })),
        count(|event| matches!(event, Event::QuestKept { .. })),
    )
}

/// P1 visits, draws basic cards as often as asked, and keeps the first.
fn visit_and_draw(table: &mut Table) -> Vec<Event> {
    let mut events = table.act(P1, "visit");
    while matches!(table.open().stage, Stage::Draw | Stage::Sift) {
        let words = table.offered(P1)[0].clone();
        events.extend(table.act(P1, &words));
    }
    events
}

fn hero(table: &Table) -> Player {
    table.of_seat(P1)
}

#[test]
fn nn_214_the_tower_of_miners_gives_one_of_two_orders() {
    let mut table = at(Table::of(2), "a1");

    table.act_with(P1, "visit", [0, 0]);
    assert_eq!(table.offered(P1), ["order O1", "order O2"]);
    table.act(P1, "order O2");

    assert_eq!(hero(&table).orders.iter().collect::<Vec<_>>(), [called("O2")]);
    assert_eq!(table.view_of(P1).piles.orders, 8);
}

#[test]
fn nn_215_the_hermits_hut_swaps_two_tiles_and_gives_a_shell_and_hearts() {
    let mut table = at(Table::of(2).with(P1, |hero| hero.hearts = 2), "d1");
    let (first, other) = (hero(&table).grid[0], hero(&table).grid[19]);

    table.play(P1, ["visit", "swap a1", "swap e4"]);

    let hero = hero(&table);
    assert_eq!((hero.grid[0], hero.grid[19]), (other, first));
    assert_eq!((hero.goods[Good::Shell], hero.hearts), (1, 6));
}

#[test]
fn nn_216_the_crystal_meteorite_takes_a_die_of_hearts() {
    let mut table = at(Table::of(2), "j1");

    let events = table.act_with(P1, "visit", [die(3)]);

    assert_eq!(lost(&events, P1, Thing::Heart), 3);
    let hero = hero(&table);
    assert_eq!((hero.hearts, hero.goods[Good::Crystal], hero.experience), (8, 1, 1));
}

#[test]
fn nn_217_the_nomad_camp_gives_a_villager_for_a_heart_and_a_book() {
    let table = Table::of(2).with(P1, |hero| hero.books = 1).villagers([2, 0, 0, 2], [0; 4]);
    let mut table = at(table, "b2");

    table.play(P1, ["visit", "villager crystal"]);

    let hero = hero(&table);
    assert_eq!((hero.hearts, hero.books, hero.unhoused), (10, 0, [0, 0, 0, 1]));
}

#[test]
fn nn_218_ublo_tower_gives_a_tool_for_a_heart() {
    let mut table = at(Table::of(2), "h2");

    table.act(P1, "visit");

    assert_eq!((hero(&table).hearts, hero(&table).goods[Good::Tool]), (10, 1));
}

#[test]
fn nn_219_nn_228_the_monument_gives_hearts_a_coin_and_the_first_player_token() {
    let mut table = at(Table::of(3).with(P2, |hero| hero.hearts = 3), "e1").turn_of(P2);
    table.play(P2, ["hero 3", "go e1", "go e2"]);
    assert_eq!(table.refusal(P2, "stop"), Refusal::SameSpace);
    table.play(P2, ["go e3", "slip"]);
    let mut table = table.at(P2, "e1").turn_of(P2);
    let coins = table.of_seat(P2).coins;

    let events = table.play(P2, ["hero 2", "go e2", "stop", "visit"]);

    assert_eq!((gained(&events, P2, Thing::Heart), gained(&events, P2, Thing::Coin)), (4, 1));
    assert_eq!((table.of_seat(P2).coins, table.open().first), (coins + 1, P2));
    assert_eq!(table.open().active, P3, "the order of turns stays as it is");
    table.pass_all();
    assert_eq!((table.open().season, table.open().active), (2, P2));
}

#[test]
fn nn_229_the_holder_of_the_token_may_visit_the_monument_too() {
    let mut table = at(Table::of(2).with(P1, |hero| hero.hearts = 1), "e2");
    assert_eq!(table.open().first, P1);

    let events = table.act(P1, "visit");

    assert!(!events.contains(&Event::TookFirst { seat: P1 }));
    assert_eq!((hero(&table).hearts, hero(&table).coins, table.open().first), (5, 18, P1));
}

#[test]
fn nn_220_the_scholars_tower_gives_a_book_for_three_coins() {
    let mut table = at(Table::of(2), "c3");

    table.act(P1, "visit");

    assert_eq!((hero(&table).coins, hero(&table).books), (14, 1));
}

#[test]
fn nn_221_the_undergarden_gives_a_card_and_coins_for_experience() {
    let mut table = at(Table::of(2).with(P1, |hero| hero.experience = 2), "g3");

    let events = visit_and_draw(&mut table);

    assert_eq!(drawn(&events), (2, 1));
    assert_eq!((hero(&table).experience, hero(&table).coins), (0, 23));
}

#[test]
fn nn_222_the_forest_of_faces_gives_five_coins_for_five_hearts() {
    let mut table = at(Table::of(2), "i3");

    table.act(P1, "visit");

    assert_eq!((hero(&table).hearts, hero(&table).coins), (6, 22));
}

#[test]
fn nn_223_the_snail_caves_give_experience_and_coins_for_two_hearts() {
    let mut table = at(Table::of(2), "a4");

    table.act(P1, "visit");

    assert_eq!((hero(&table).hearts, hero(&table).experience, hero(&table).coins), (9, 1, 19));
}

#[test]
fn nn_224_the_flying_casino_gives_two_of_three_cards_and_hearts_for_a_coin() {
    let mut table = at(Table::of(2).with(P1, |hero| hero.hearts = 2), "c4");

    let events = visit_and_draw(&mut table);

    assert_eq!(drawn(&events), (3, 2));
    assert_eq!((hero(&table).coins, hero(&table).hearts), (16, 7));
}

#[test]
fn nn_225_the_city_of_spirits_gives_a_demon_and_a_coin_for_two_hearts() {
    let mut table = at(Table::of(2), "e4");

    table.act(P1, "visit");

    let hero = hero(&table);
    assert_eq!((hero.hearts, hero.goods[Good::Demon], hero.coins), (9, 1, 18));
}

#[test]
fn nn_226_istreka_sells_gear_and_gives_one_of_two_cards() {
    let table = at(Table::of(2).gear(["G2", "G11"]), "h4");
    let (mut buys, mut does_not) = (table.clone(), table);

    buys.play(P1, ["visit", "buy G11", "draw basic", "draw advanced"]);
    does_not.play(P1, ["visit", "nothing", "draw basic", "draw advanced"]);

    for (table, coins, gear) in [(&mut buys, 11, 1), (&mut does_not, 17, 0)] {
        let keep = table.offered_as(P1, "keep");
        assert_eq!(keep.len(), 2);
        table.act(P1, &keep[0]);
        let hero = hero(table);
        assert_eq!((hero.coins, hero.gear_count(called("G11"))), (coins, gear));
        assert_eq!(hero.hand.iter().sum::<u8>(), 1);
    }
}

#[test]
fn nn_227_the_wailing_cavern_gives_a_villager_for_eight_hearts_and_a_mana() {
    let mut table = at(Table::of(2).villagers([0, 3, 0, 0], [0; 4]), "j4");

    table.act(P1, "visit");

    let hero = hero(&table);
    assert_eq!((hero.hearts, hero.mana, hero.unhoused), (3, 3, [0, 1, 0, 0]));
}

#[test]
fn nn_230_a_visit_pays_from_so_many_hearts_on() {
    let table = Table::of(2).with(P1, |hero| hero.books = 1);
    for (space, least) in [("h2", 2), ("b2", 2), ("a4", 3), ("e4", 3), ("i3", 6), ("j4", 9)] {
        let here = at(table.clone(), space);
        let offered = |hearts| here.clone().with(P1, |hero| hero.hearts = hearts);

        assert!(offered(least).offers(P1, "visit"), "{space}");
        assert!(!offered(least - 1).offers(P1, "visit"), "{space}");
    }
}

#[test]
fn nn_231_the_meteorite_with_three_hearts_pays_on_one_and_two() {
    let table = at(Table::of(2).with(P1, |hero| hero.hearts = 3), "j1");
    for (pips, left, crystals) in [(1, 2, 1), (2, 1, 1), (3, 0, 0), (4, 0, 0)] {
        let mut table = table.clone();

        let events = table.act_with(P1, "visit", [die(pips)]);

        let hero = hero(&table);
        let found = (hero.hearts, hero.goods[Good::Crystal], u32::from(hero.experience));
        assert_eq!(found, (left, crystals, u32::from(crystals)));
        assert_eq!(events.contains(&Event::Fell { seat: P1 }), left == 0);
        assert_eq!(table.open().active, P2);
    }
}

#[test]
fn nn_232_the_meteorite_may_be_visited_with_one_heart() {
    let table = at(Table::of(2).with(P1, |hero| hero.hearts = 1), "j1");

    assert!(table.offers(P1, "visit"));
}

#[test]
fn nn_233_the_last_order_is_kept_and_none_is_drawn_from_an_empty_stack() {
    let all = ["O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8"];
    let mut one = at(Table::of(2).orders(P2, all), "a1");
    let none = at(Table::of(2).orders(P2, all).orders(P1, ["O9"]), "a1");

    one.act(P1, "visit");
    assert!(hero(&one).orders.contains(called("O9")));
    assert_eq!(none.refusal(P1, "visit"), Refusal::NoVisit);
}

#[test]
fn nn_234_only_the_drawing_player_sees_the_orders() {
    let mut table = at(Table::of(2), "a1");
    table.act(P1, "visit");

    assert_eq!(table.view_of(P1).drawn_orders.len(), 2);
    let other = table.view_of(P2);
    assert_eq!((other.drawn_orders.len(), other.piles.drawn_orders), (0, 2));
    table.act(P1, "order O1");
    assert!(table.view_of(P2).open.player(P1).orders.contains(called("O1")));
    assert_eq!(
        (table.view_of(P1).placed_orders.len(), table.view_of(P2).placed_orders.len()),
        (1, 0)
    );
}

#[test]
fn nn_235_a_random_tile_acts_as_the_location_of_its_name_and_for_quest_cards() {
    let table = Table::of(2).holding(P1, ["Q14"]).goods(P1, "T");
    let moved = table.arranged(|open| open.random = ["L5", "L4", "L7"].map(called));
    let mut moved = stopped(moved, "b2");

    assert!(moved.offers(P1, "play Q14"));
    let events = moved.act(P1, "visit");
    assert_eq!(lost(&events, P1, Thing::Heart), 1);
    assert_eq!(hero(&moved).goods[Good::Tool], 2);
    assert_eq!(hero(&moved).hero, Some(Hero::Marklun));
}

#[test]
fn nn_166_a_location_that_can_give_nothing_is_not_offered() {
    let table = Table::of(2).with(P1, |hero| hero.books = 1).villagers([0; 4], [0; 4]);

    assert_eq!(at(table.clone(), "b2").refusal(P1, "visit"), Refusal::NoVisit);
    assert_eq!(at(table, "j4").refusal(P1, "visit"), Refusal::NoVisit);
}
