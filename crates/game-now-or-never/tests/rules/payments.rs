//! What is sold and delivered where something is to be paid, and what answers itself (RULES.md sections 19
//! and 35).

use game_now_or_never::{
    Event, Refusal, Setup, Stage,
    components::{Cell, Deck, Hero, Quest, Quests, Site},
};
use table::{Game, Happening, Names, Seats};

use crate::{
    kit::{P1, P2, Table, called, printed},
    walk::stopped,
};

/// P1 has this tile alone, and pays a Pebble Mason, who costs 4.
fn mason(table: Table, tile: &str, coins: u16) -> Table {
    let table = table.specialists(P1, ["S1"]).coins(P1, coins).with(P1, |player| {
        player.grid = [None; Cell::COUNT];
        player.grid[0] = Some(called(tile));
    });
    hired(table)
}

fn hired(mut table: Table) -> Table {
    table.act(P1, "hire 1");
    table
}

fn is_over(table: &Table) -> bool {
    (table.game.to_act(), table.open().stage) == (Seats::only(P2), Stage::Turn)
}

#[test]
fn nn_331_nn_364_at_a_builder_goods_are_sold_and_orders_completed() {
    let table = Table::of(2).goods(P1, "SSSTD").orders(P1, ["O3"]);
    let mut table = mason(table, "B6", 4);

    // 5 coins for the shells and 9 for the order are more than the 12 of the tile.
    assert_eq!((table.open().stage, table.of_seat(P1).coins), (Stage::Tile, 0));
    let [singles, sets] = [["sell S", "sell T"], ["sell D", "sell SSS"]];
    let offered = table.offered(P1);
    assert_eq!(offered[0], "nothing");
    assert!(singles.iter().chain(&sets).all(|sale| table.offers(P1, sale)), "{offered:?}");
    assert_eq!(table.refusal(P1, "tile B6").to_string(), "this costs 12 coins and you have 0");
    assert_eq!(table.prompt(P1), "Sell goods or deliver orders to build. You have 0 coins.");
    table.play(P1, ["sell SSS", "deliver O3"]);
    assert_eq!(table.offered_as(P1, "tile"), ["tile B6"]);
    table.act(P1, "tile B6");

    assert_eq!(table.offered(P1), ["at a4", "at b4", "at c4", "at d4"]);
    let now = Refusal::NotNow { now: table.open().stage };
    assert_eq!(table.refusal(P1, "learn K1"), now, "nothing else of the open points");
    table.act(P1, "at a4");
    assert_eq!((table.of_seat(P1).coins, table.of_seat(P1).buildings()), (2, 1));
    assert!(is_over(&table));
}

#[test]
fn nn_331_nn_364_at_a_smith_goods_are_sold_and_orders_completed() {
    let table = Table::of(2).specialists(P1, ["S13"]).gear(["G6"]).coins(P1, 1);
    let mut table = hired(table.goods(P1, "TD").orders(P1, ["O3"]));

    assert_eq!(table.open().stage, Stage::Gear { discount: 0 });
    assert_eq!(table.offered(P1), ["nothing", "sell T", "sell D", "deliver O3"]);
    table.play(P1, ["deliver O3", "buy G6", "slot 1"]);

    assert_eq!((table.of_seat(P1).coins, table.of_seat(P1).gear_count(called("G6"))), (0, 1));
    assert!(is_over(&table));
}

#[test]
fn nn_364_what_completes_an_order_is_not_sold_too() {
    // The order brings 9; a tool and a bottled demon by themselves would bring 4 besides.
    let table = Table::of(2).goods(P1, "TD").orders(P1, ["O3"]);

    let short = mason(table.clone(), "B6", 4 + 2);
    let enough = mason(table, "B6", 4 + 3);

    assert!(is_over(&short));
    assert_eq!(enough.open().stage, Stage::Tile);
}

#[test]
fn nn_364_where_nothing_can_be_paid_button_and_log_say_so() {
    let poor = Table::of(2).specialists(P1, ["S11", "S13"]).coins(P1, 6).gear(["G6"]);
    for (words, seat, told) in [
        ("hire 1", P1, "P1 can build nothing: the cheapest building costs 4 coins"),
        ("hire 2", P1, "P1 can buy no gear: the cheapest costs 9 coins"),
    ] {
        let mut table = poor.clone().with(P1, |player| player.grid.swap(0, 11));

        let events = table.act(seat, words);

        let lines = events.iter().filter_map(|event| event.told(printed(), &Names::plain()));
        assert!(lines.map(|line| line.text).any(|text| text == told), "{words}: {events:?}");
        assert!(is_over(&table));
    }
    let label = |table: &Table| table.label(P1, "hire 1");
    assert!(label(&poor).ends_with("(you can build nothing)"), "{}", label(&poor));
    let rich = poor.goods(P1, "SSSSSSTT");
    assert!(!label(&rich).contains("can build nothing"), "{}", label(&rich));
}

/// Games that were begun by the rules of release 0.2.0 go on by them.
#[test]
fn nn_364_nn_638_the_first_edition_sells_nothing_at_a_builder_and_asks_for_the_only_space() {
    let first = || Table::in_edition(1, Setup::standard(2)).goods(P1, "SSSTD").orders(P1, ["O3"]);

    assert!(is_over(&mason(first(), "B6", 4)));
    let mut table = mason(first().goods(P1, "").built(P1, [("a4", "B5")]), "B6", 4 + 12);
    assert_eq!(table.offered(P1), ["tile B6", "nothing"]);
    table.act(P1, "tile B6");
    assert_eq!(table.offered(P1), ["at b4"]);
}

#[test]
fn nn_638_the_only_space_that_can_be_paid_is_built_on() {
    let table = Table::of(2).built(P1, [("a4", "B5")]);
    let mut only = mason(table.clone(), "B6", 4 + 12);
    let mut sells = mason(table.goods(P1, "S"), "B6", 4 + 12);

    only.act(P1, "tile B6");
    sells.act(P1, "tile B6");

    assert!(is_over(&only));
    let built = only.of_seat(P1).town[called::<Site>("b4").index()];
    assert_eq!(built, Some(called("B6")));
    assert_eq!(sells.offered(P1), ["at b4", "sell S"], "a shell pays for the space above");
    sells.act(P1, "sell S");
    assert_eq!(sells.offered(P1), ["at a3", "at b4"]);
}

#[test]
fn nn_638_the_last_search_token_is_taken() {
    let hound = |spaces: &[&str]| {
        let table = Table::of(2).played(P1, ["Q47"]);
        let mut table =
            table.arranged(|open| open.search = spaces.iter().map(|name| called(name)).collect());
        table.act(P1, "use Q47");
        table
    };

    assert_eq!(hound(&["e1", "c2"]).open().stage, Stage::Claim);
    let last = hound(&["e1"]);
    assert_eq!((last.open().search.len(), last.of_seat(P1).finds), (0, 1));
    assert_eq!(last.open().active, P1);
}

#[test]
fn nn_638_the_only_specialist_who_is_face_down_is_turned_up() {
    let cries = |face_down: u8| {
        let table = Table::of(4).with_hero(Hero::Halia);
        let table = table.tokens(P1, ["K12"]).specialists(P1, ["S1", "S5"]);
        let mut table = table.with(P1, |player| player.face_down = face_down);
        table.act(P1, "use K12");
        table
    };

    assert_eq!(cries(0b11).open().stage, Stage::Refresh);
    let only = cries(0b10);
    assert_eq!((only.of_seat(P1).face_down, only.open().stage), (0, Stage::Turn));
}

#[test]
fn nn_638_cards_come_from_the_only_pile_that_is_left() {
    let others: Quests = Quest::all().filter(|quest| quest.deck() != Deck::Basic).collect();
    let mut table = stopped(Table::of(2).with(P2, |player| player.played = others), "c4");

    let events = table.act(P1, "visit");

    let drawn = events.iter().filter(|event| matches!(event, Event::QuestDrawn { .. }));
    assert_eq!((drawn.count(), table.open().stage), (3, Stage::Sift));
}
