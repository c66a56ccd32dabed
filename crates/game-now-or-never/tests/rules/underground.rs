//! Locations underground (RULES.md section 13).

use game_now_or_never::{
    Event, Player, Setup, Stage,
    components::{Good, Thing},
};

use crate::{
    kit::{P1, P2, Table, called, printed},
    walk::{gained, stopped},
};

/// P1 has stopped on a space underground, with 13 hearts at most and few of them.
fn at(space: &str, change: impl FnOnce(&mut Player)) -> Table {
    let table = Table::set_up(printed(), Setup::underground(2)).with(P1, change);
    stopped(table.arranged(|open| open.random = ["L4", "L5", "L7"].map(called)), space)
}

fn hero(table: &Table) -> Player {
    table.of_seat(P1)
}

/// P1 visits and draws basic cards as often as asked; how many were drawn and kept.
fn draws(table: &mut Table) -> (usize, usize) {
    let mut events = table.act(P1, "visit");
    while matches!(table.open().stage, Stage::Draw | Stage::Sift) {
        let words = table.offered(P1)[0].clone();
        events.extend(table.act(P1, &words));
    }
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    (
        count(|event| matches!(event, Event::QuestDrawn { .. })),
        count(|event| matches!(event, Event::QuestKept { .. })),
    )
}

#[test]
fn nn_236_the_tower_of_miners_sells_gear_and_gives_a_shell() {
    let mut table = at("a1", |_| {}).gear(["G2", "G11"]);

    table.play(P1, ["visit", "buy G2", "slot 1"]);

    let hero = hero(&table);
    assert_eq!((hero.coins, hero.goods[Good::Shell]), (12, 1));
    assert_eq!(hero.gear_count(called("G2")), 1);
}

#[test]
fn nn_237_the_hermits_hut_gives_experience_and_one_of_three_cards() {
    let mut table = at("d1", |_| {});

    assert_eq!(draws(&mut table), (3, 1));
    assert_eq!(hero(&table).experience, 1);
}

#[test]
fn nn_238_the_monument_gives_hearts_and_the_token_and_swaps_tiles() {
    let table = at("e2", |hero| hero.hearts = 2);
    let mut table = table.arranged(|open| open.first = P2);
    let first = hero(&table).grid[0];

    let events = table.play(P1, ["visit", "swap a1", "swap b1"]);

    assert!(events.contains(&Event::TookFirst { seat: P1 }));
    assert_eq!((gained(&events, P1, Thing::Coin), gained(&events, P1, Thing::Heart)), (0, 4));
    assert_eq!(hero(&table).grid[1], first);
}

#[test]
fn nn_239_the_undergarden_gives_hearts_and_coins_for_experience() {
    let mut table = at("g3", |hero| (hero.hearts, hero.experience) = (3, 1));

    table.act(P1, "visit");

    assert_eq!((hero(&table).experience, hero(&table).hearts, hero(&table).coins), (0, 5, 21));
}

#[test]
fn nn_240_nn_248_the_forest_of_faces_gives_a_villager_from_six_hearts_on() {
    let table = at("i3", |hero| hero.hearts = 6).villagers([0, 0, 1, 0], [0; 4]);
    for change in [
        |hero: &mut Player| hero.hearts = 5,
        |hero: &mut Player| hero.coins = 0,
        |hero: &mut Player| hero.mana = 0,
    ] {
        assert!(!table.clone().with(P1, change).offers(P1, "visit"));
    }
    let mut table = table;

    table.act(P1, "visit");

    let hero = hero(&table);
    assert_eq!((hero.hearts, hero.coins, hero.mana, hero.unhoused), (1, 16, 3, [0, 0, 1, 0]));
}

#[test]
fn nn_248_the_wailing_caverns_sell_no_villager_and_the_nomad_camp_does() {
    let table = at("j4", |_| {}).villagers([0; 4], [0; 4]);
    let camp = at("b2", |hero| hero.books = 1).villagers([1, 0, 0, 0], [0; 4]);

    assert!(table.offers(P1, "visit"), "no villager is needed");
    let mut camp = camp;
    camp.act(P1, "visit");
    assert_eq!(hero(&camp).unhoused, [1, 0, 0, 0]);
}

#[test]
fn nn_241_the_flying_casino_gives_five_coins_for_five_hearts() {
    let mut table = at("c4", |_| {});

    table.act(P1, "visit");

    assert_eq!((hero(&table).hearts, hero(&table).coins), (6, 22));
}

#[test]
fn nn_242_the_snail_caves_give_a_card_and_coins_for_experience() {
    let mut table = at("a4", |hero| hero.experience = 3);

    assert_eq!(draws(&mut table), (2, 1));
    assert_eq!((hero(&table).experience, hero(&table).coins), (1, 23));
}

#[test]
fn nn_243_istreka_gives_a_heart_and_one_of_two_orders() {
    let mut table = at("h4", |hero| hero.hearts = 4);

    table.play(P1, ["visit", "order O1"]);

    assert_eq!((hero(&table).hearts, hero(&table).orders.len()), (5, 1));
    assert_eq!(table.view_of(P1).piles.orders, 8);
}

#[test]
fn nn_244_nn_246_nn_247_the_wailing_caverns_give_cards_of_any_pile_and_a_shell() {
    let table = at("j4", |_| {}).holding(P1, ["Q42"]).goods(P1, "D");
    assert!(table.offers(P1, "play Q42"), "one location in two spellings");
    let mut table = table;

    table.act(P1, "visit");
    assert_eq!(table.offered(P1), ["draw basic", "draw artifact", "draw advanced"]);
    table.play(P1, ["draw basic", "draw artifact", "draw advanced"]);
    let drop = table.offered_as(P1, "drop");
    assert_eq!(drop.len(), 3);
    table.act(P1, &drop[0]);

    let hero = hero(&table);
    assert_eq!((hero.hearts, hero.goods[Good::Shell], hero.hand), (3, 1, [1, 1, 1]));
}

#[test]
fn nn_245_five_locations_act_as_above_ground() {
    for location in ["L3", "L4", "L5", "L7", "L12"] {
        let card = printed().location(called(location));

        assert_eq!(card.above, card.below, "{}", card.name);
    }
    let mut table = at("h2", |_| {});
    table.act(P1, "visit");
    assert_eq!((hero(&table).hearts, hero(&table).goods[Good::Tool]), (10, 1));
}
