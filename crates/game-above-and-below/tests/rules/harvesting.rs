//! Harvest (RULES.md section 7).

use game_above_and_below::{Event, Refusal, Stage, Token};

use crate::stage::{P1, P2, Table, building, village, villagers};

/// P1 has two fruit on a card and one fish on another.
fn farm() -> Table {
    Table::of(2).built(P1, ["H3", "O3"])
}

/// Rulebook, Harvest.
// AB-146, AB-147.
#[test]
fn ab_146_ab_147_each_villager_sent_takes_one_good_from_a_card_of_the_player() {
    let mut table = farm();

    table.play(P1, ["harvest", "send V9", "send V5", "go"]);
    assert_eq!(table.village(P1).exhausted, villagers(["V5", "V9"]), "whatever they show");
    assert_eq!(table.open().stage, Stage::Harvesting { left: 2 });
    let events = table.act(P1, "pick H3 to stores");
    assert!(events.iter().any(|event| matches!(event, Event::Harvested { .. })));
    table.act(P1, "pick O3 to stores");

    let open = table.open();
    let left = ["H3", "O3"].map(|name| open.stocked.on(building(name)));
    assert_eq!(left, [1, 0]);
    let stores = open.village(P1).stores;
    assert_eq!((stores[Token::Fruit], stores[Token::Fish]), (1, 1));
    assert_eq!((open.active, open.village(P1).ready), (P2, villagers(["V1"])));
}

#[test]
fn ab_148_there_are_as_many_villagers_as_goods_and_at_least_one() {
    let mut table = Table::of(2).built(P1, ["O3"]);
    table.act(P1, "harvest");

    assert_eq!(table.refusal(P1, "go"), Refusal::TooFewSent { fewest: 1 });
    table.act(P1, "send V1");
    assert_eq!(table.offered(P1), ["go"]);
    assert_eq!(table.refusal(P1, "send V5"), Refusal::TooManyHarvesters { goods: 1 });
    table.act(P1, "go");
    assert_eq!(table.refusal(P1, "pass"), Refusal::NotNow { now: Stage::Harvesting { left: 1 } });
    assert_eq!(
        table.offered(P1),
        ["pick O3 to stores", "pick O3 to sale", "pick O3 to track"],
        "each takes one"
    );
}

#[test]
fn ab_149_several_goods_may_come_from_one_card_as_long_as_it_has_them() {
    let mut table = farm();
    table.play(P1, ["harvest", "send V1", "send V5", "send V9", "go"]);

    table.play(P1, ["pick H3 to stores", "pick H3 to stores"]);

    let building = building("H3");
    assert_eq!(table.refusal(P1, "pick H3 to stores"), Refusal::NothingOnCard { building });
    table.act(P1, "pick O3 to stores");
    assert_eq!(table.village(P1).stores[Token::Fruit], 2);
}

#[test]
fn ab_150_with_nothing_on_the_cards_nobody_harvests() {
    let bare = Table::of(2).built(P1, ["H1"]);
    let reaped = farm().arranged(|open| {
        for name in ["H3", "O3"] {
            *open.stocked.on_mut(building(name)) = 0;
        }
    });

    for table in [bare, reaped] {
        assert_eq!(table.refusal(P1, "harvest"), Refusal::NothingToHarvest);
    }
}

/// Rulebook, Harvest.
#[test]
fn ab_151_a_harvested_good_goes_to_the_stores_for_sale_or_on_the_track() {
    let mut table = farm();
    table.play(P1, ["harvest", "send V1", "send V5", "send V9", "go"]);

    table.play(P1, ["pick H3 to stores", "pick H3 to track", "pick O3 to sale"]);

    let mine = table.village(P1);
    assert_eq!(mine.stores[Token::Fruit], 1);
    assert_eq!(mine.on_track(Token::Fruit), 1);
    assert_eq!(mine.sale, Some(Token::Fish));
}

#[test]
fn ab_152_what_lay_for_sale_makes_room_and_the_change_of_the_turn_may_be_used_up() {
    let mut table = farm().stored(P1, [(Token::Rope, 1)]);
    table.act(P1, "sell rope");
    table.play(P1, ["harvest", "send V1", "send V5", "go"]);

    let events = table.act(P1, "pick H3 to sale");

    assert_eq!(table.village(P1).sale, Some(Token::Fruit));
    assert_eq!(table.village(P1).stores[Token::Rope], 1);
    let told = [
        Event::Withdrawn { seat: P1, token: Token::Rope },
        Event::ForSale { seat: P1, token: Token::Fruit },
    ];
    assert_eq!(events[1..], told);
    table.act(P1, "pick O3 to sale");
    assert_eq!(table.village(P1).sale, Some(Token::Fish), "one at a time");
    assert_eq!(table.village(P1).stores[Token::Fruit], 1);
}

/// Rulebook, Harvest.
#[test]
fn ab_153_nobody_harvests_from_others() {
    let table = Table::of(2).built(P2, ["H3"]);
    assert_eq!(table.refusal(P1, "harvest"), Refusal::NothingToHarvest);

    let mut table = farm().built(P2, ["H4"]);
    table = table.arranged(|open| village(open, P2).passed = true);
    table.play(P1, ["harvest", "send V1", "go"]);
    let building = building("H4");
    assert_eq!(table.refusal(P1, "pick H4 to stores"), Refusal::NothingOnCard { building });
}
