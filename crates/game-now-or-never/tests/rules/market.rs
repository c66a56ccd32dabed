//! Selling goods (RULES.md section 18a).

use game_now_or_never::{
    Event, Refusal, Setup,
    components::{Good, Goods, Quests, Sale},
    market::{best_sale, is_on_best, lines, price},
};

use crate::kit::{P1, P2, Table, content_where, goods, printed, quests};

fn best(counts: [u8; 4], played: Quests) -> u16 {
    best_sale(printed(), Goods(counts), played)
}

#[test]
fn nn_334_nn_335_nn_339_goods_are_sold_line_by_line() {
    let mut table = Table::of(2).goods(P1, "SSSSTDC").coins(P1, 0);

    let events = table.act(P1, "sell S");
    assert_eq!(events, [Event::Sold { seat: P1, goods: goods("S"), coins: 1 }]);
    table.act(P1, "sell STDC");
    assert_eq!(table.of_seat(P1).coins, 1 + 12);
    assert_eq!(table.of_seat(P1).goods, goods("SS"));
    assert_eq!(table.refusal(P1, "sell SSS"), Refusal::NoSale, "two are left");
    let mut three = Table::of(2).goods(P1, "SSSSSS").coins(P1, 0);
    three.play(P1, ["sell SSS", "sell SSS"]);
    assert_eq!(three.of_seat(P1).coins, 10, "as often as one likes");
}

#[test]
fn nn_334_every_line_that_can_be_paid_is_offered_once() {
    let all = Table::of(2).goods(P1, "SSSTTDDCCC");
    let few = Table::of(2).goods(P1, "SD");

    let mut offered = all.offered_as(P1, "sell");
    let mut expected = [
        "sell S",
        "sell T",
        "sell D",
        "sell C",
        "sell SSS",
        "sell STT",
        "sell TDD",
        "sell STD",
        "sell CCC",
        "sell STDC",
        "sell DDCC",
    ];
    offered.sort_unstable();
    expected.sort_unstable();
    assert_eq!(offered, expected);
    assert_eq!(few.offered_as(P1, "sell"), ["sell S", "sell D"]);
    assert_eq!(few.refusal(P1, "sell SD"), Refusal::NoSale, "no line of the market");
}

#[test]
fn nn_336_books_cannot_be_sold() {
    let table = Table::of(2).with(P1, |player| player.books = 5);

    assert!(table.offered_as(P1, "sell").is_empty());
    assert!(lines(printed(), Quests::NONE).all(|line| !line.goods.is_empty()));
}

#[test]
fn nn_340_the_largest_income_of_selling_everything() {
    for (counts, coins) in [
        ([3, 2, 0, 0], 9),
        ([0, 2, 2, 0], 11),
        ([1, 2, 2, 0], 13),
        ([0, 1, 2, 2], 16),
        ([1, 1, 1, 3], 20),
        ([2, 2, 2, 2], 24),
        ([2, 1, 3, 2], 24),
        ([5, 3, 2, 1], 28),
        ([2, 2, 3, 4], 34),
        ([3, 3, 3, 3], 38),
        ([4, 4, 4, 4], 50),
        ([0, 0, 0, 0], 0),
    ] {
        assert_eq!(best(counts, Quests::NONE), coins, "{counts:?}");
    }
}

#[test]
fn nn_341_cards_that_change_selling() {
    let (shells, tools) = (quests(["Q6"]), quests(["Q15"]));

    assert_eq!(best([3, 2, 0, 0], shells), 12);
    assert_eq!((best([6, 0, 0, 0], shells), best([6, 0, 0, 0], Quests::NONE)), (16, 10));
    assert_eq!(best([5, 3, 2, 1], shells), 31);
    assert_eq!((best([0, 3, 0, 0], tools), best([0, 3, 0, 0], Quests::NONE)), (10, 6));
    assert_eq!(best([3, 3, 0, 0], shells.union(tools)), 18);
}

#[test]
fn nn_326_a_card_changes_the_prices_of_its_owner_alone() {
    let table = Table::of(2).goods(P1, "SSSTTT").goods(P2, "SSSTTT").coins(P1, 0).coins(P2, 0);
    let mut table = table.played(P1, ["Q6", "Q15"]);
    let sells = |table: &Table, seat| table.offered_as(seat, "sell").join(" ");

    assert!(sells(&table, P1).contains("sell TTT"));
    table.act(P1, "sell SSS");
    table.act(P1, "sell TTT");
    assert_eq!(table.of_seat(P1).coins, 8 + 10);
    table.act(P1, "pass");
    assert!(!sells(&table, P2).contains("sell TTT"));
    table.act(P2, "sell SSS");
    assert_eq!(table.of_seat(P2).coins, 5);
}

#[test]
fn nn_342_the_dearest_line_first_is_not_always_best() {
    let three = Goods([3; 4]);

    assert_eq!(best([3; 4], Quests::NONE), 38);
    assert!(!is_on_best(printed(), three, Quests::NONE, goods("DDCC")));
    assert!(is_on_best(printed(), three, Quests::NONE, goods("STD")));
    assert!(is_on_best(printed(), three, Quests::NONE, goods("CCC")));
    let two = Goods([2; 4]);
    assert_eq!(best([2; 4], Quests::NONE), 24);
    assert!(!is_on_best(printed(), two, Quests::NONE, goods("DDCC")));
    assert!(is_on_best(printed(), two, Quests::NONE, goods("STDC")));
    assert!(!is_on_best(printed(), two, Quests::NONE, goods("SSS")), "there are no three");
}

/// Every rest is worked out from all smaller ones.
#[test]
fn nn_390_the_best_sale_is_that_of_trying_everything() {
    let cards = [Quests::NONE, quests(["Q6"]), quests(["Q15"]), quests(["Q6", "Q15"])];
    for played in cards {
        let lines: Vec<_> = lines(printed(), played).collect();
        let mut known = std::collections::HashMap::new();
        for number in 0..7_u32.pow(4) {
            let counts = std::array::from_fn(|good| (number / 7_u32.pow(good as u32) % 7) as u8);
            let all = Goods(counts);
            let each = lines.iter().filter_map(|line| {
                let rest = all.checked_sub(line.goods)?;
                Some(known[&rest] + u16::from(line.coins))
            });
            let most = each.max().unwrap_or(0);
            known.insert(all, most);
            assert_eq!(best_sale(printed(), all, played), most, "{all}");
        }
    }
}

#[test]
fn nn_390_more_goods_than_anybody_tabled_are_sold_for_the_most_too() {
    assert_eq!(best([40, 0, 0, 0], Quests::NONE), 13 * 5 + 1);
    assert_eq!(best([0, 0, 0, 20], Quests::NONE), 6 * 11 + 4);
    assert_eq!(best([14, 1, 1, 14], Quests::NONE), 12 + (4 * 5 + 1) + (4 * 11 + 2));
}

#[test]
fn nn_018_coins_are_one_number() {
    let mut table = Table::of(2).goods(P1, "DDCC").coins(P1, 221);

    table.act(P1, "sell DDCC");

    assert_eq!(table.of_seat(P1).coins, 235);
}

#[test]
fn nn_326_a_set_of_goods_is_one_line_at_its_best_price() {
    let plain: Vec<_> = lines(printed(), Quests::NONE).collect();
    let better: Vec<_> = lines(printed(), quests(["Q6"])).collect();
    let same = [("goods = { tool = 3 }, coins = 10", "goods = { shell = 3 }, coins = 9")];
    let both = content_where("quests.toml", same);
    let best: Vec<_> = lines(both, quests(["Q6", "Q15"])).collect();

    let coins = |lines: &[Sale]| {
        let shells = lines.iter().filter(|line| line.goods == goods("SSS"));
        shells.map(|line| line.coins).collect::<Vec<_>>()
    };
    assert_eq!([plain.len(), better.len(), best.len()], [11; 3]);
    assert_eq!([coins(&plain), coins(&better), coins(&best)], [[5], [8], [9]]);
}

#[test]
fn nn_326_a_new_line_of_a_card_is_a_line_of_its_own() {
    let change = [(
        "sale = { goods = { shell = 3 }, coins = 8 }",
        "sale = { goods = { shell = 2 }, coins = 3 }",
    )];
    let content = content_where("quests.toml", change);
    let mut table = Table::set_up(content, Setup::standard(2)).played(P1, ["Q6"]).goods(P1, "SS");

    assert_eq!(price(content, quests(["Q6"]), goods("SS")), Some(3));
    assert_eq!(price(content, Quests::NONE, goods("SS")), None);
    assert!(table.offers(P1, "sell SS"));
    table.act(P1, "sell SS");
    assert_eq!(table.of_seat(P1).goods[Good::Shell], 0);
}
