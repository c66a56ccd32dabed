//! Searching, and what search tokens bring (RULES.md sections 15 and 27).

use game_now_or_never::{
    Event, Refusal, Stage,
    components::{Find, Good, Hero, Thing},
};
use table::{Game, Happening, Names, Viewer};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{gained, stopped},
};

/// P1 has stopped on space B, where a search token lies.
fn at_b(table: Table) -> Table {
    stopped(table, "e1")
}

/// The side of luck that turns over a token of this kind, while all 18 are unseen.
fn face(find: &str) -> u32 {
    let find: Find = called(find);
    Find::all().take(find.index()).map(|one| u32::from(printed().find(one).copies)).sum()
}

/// P1 searches, rolls 1, and finds this.
fn found(table: Table, find: &str) -> (Table, Vec<Event>) {
    let mut table = at_b(table);
    let events = table.act_with(P1, "search", [die(1), face(find)]);
    (table, events)
}

#[test]
fn nn_286_a_search_costs_the_die_in_hearts() {
    for pips in 1..=4 {
        let mut table = at_b(Table::of(2));

        let events = table.act_with(P1, "search", [die(pips), face("F5")]);

        assert!(matches!(events[0], Event::Searched { seat: P1, .. }));
        assert_eq!(events[1], Event::Rolled { seat: P1, die: pips as u8 });
        assert_eq!(u32::from(table.of_seat(P1).hearts), 11 - pips);
    }
}

#[test]
fn nn_287_nn_295_a_hero_without_hearts_leaves_the_token_face_down() {
    for (pips, left) in [(1, 3), (2, 2), (3, 1), (4, 0)] {
        let mut table = at_b(Table::of(2).with(P1, |hero| hero.hearts = 4));
        let luck = [die(pips), face("F5")];

        if left == 0 {
            table.act_with(P1, "search", [luck[0]]);
        } else {
            table.act_with(P1, "search", luck);
        }

        let open = table.open();
        assert_eq!((open.player(P1).hearts, open.player(P1).books), (left, u8::from(left > 0)));
        assert_eq!(open.search.contains(called("e1")), left == 0);
        assert_eq!((open.player(P1).finds, open.active), (u8::from(left > 0), P2));
    }
}

#[test]
fn nn_288_nn_291_the_token_is_turned_over_for_everybody_and_gives_its_reward() {
    // Before it is taken the very same token may be either of them.
    for (find, name, things) in [
        ("F2", "Hidden Cave", [Thing::Good(Good::Crystal), Thing::Experience].as_slice()),
        ("F5", "Lost Knowledge", &[Thing::Book]),
    ] {
        let (table, events) = found(Table::of(3), find);

        let turned = events.iter().position(|event| matches!(event, Event::Found { .. })).unwrap();
        let line = events[turned].told(printed(), &Names::plain()).unwrap().text;
        assert!(line.contains(name), "{line}");
        assert!(events[turned].reveals());
        for viewer in Viewer::all(3) {
            assert!(events[turned].audience().includes(viewer), "{viewer:?}");
            let open = table.game.view(viewer).open;
            assert!(!open.search.contains(called("e1")), "{viewer:?}");
            assert_eq!(open.player(P1).finds, 1, "{viewer:?}");
        }
        for thing in [Thing::Good(Good::Crystal), Thing::Experience, Thing::Book] {
            let amount = gained(&events[turned..], P1, thing);
            assert_eq!(amount, u16::from(things.contains(&thing)), "{find}: {thing:?}");
        }
        let hero = table.of_seat(P1);
        let has = [hero.goods[Good::Crystal], hero.experience, hero.books];
        assert_eq!(has, if find == "F2" { [1, 1, 0] } else { [0, 0, 1] });
    }
}

#[test]
fn nn_289_nn_494_a_claimed_token_gives_a_coin_in_every_production() {
    let (mut table, _) = found(Table::of(2), "F5");
    let coins = table.of_seat(P1).coins;

    table.pass_all();

    assert_eq!((table.of_seat(P1).finds, table.of_seat(P1).coins), (1, coins + 1));
    table.pass_all();
    assert_eq!(table.of_seat(P1).coins, coins + 2);
}

#[test]
fn nn_290_nn_492_nn_493_the_lost_villager_joins_and_is_no_income() {
    let (table, _) = found(Table::of(2).villagers([0, 0, 0, 2], [0; 4]), "F7");

    let hero = table.of_seat(P1);
    assert_eq!((hero.unhoused, hero.finds), ([0, 0, 0, 1], 0));
    assert!(!table.open().search.contains(called("e1")));
}

#[test]
fn nn_292_tokens_are_not_limited() {
    let (table, _) = found(Table::of(2).with(P1, |hero| hero.finds = 9), "F5");

    assert_eq!(table.of_seat(P1).finds, 10);
}

#[test]
fn nn_293_nn_294_one_heart_may_search_and_only_toughness_helps() {
    let weak = |table: Table| table.with(P1, |hero| hero.hearts = 1);
    let mut marklun = at_b(weak(Table::of(4)));
    let mut zeik = at_b(weak(Table::of(4).with_hero(Hero::Zeik).tokens(P1, ["K22"])));

    assert!(marklun.offers(P1, "search"));
    marklun.act_with(P1, "search", [die(1)]);
    zeik.act_with(P1, "search", [die(1), face("F5")]);

    assert_eq!((marklun.of_seat(P1).hearts, marklun.of_seat(P1).finds), (0, 0));
    assert_eq!((zeik.of_seat(P1).hearts, zeik.of_seat(P1).books), (1, 1));
}

#[test]
fn nn_485_the_abandoned_camp_gives_four_coins_and_a_card() {
    let (mut table, _) = found(Table::of(2), "F1");
    assert_eq!(table.open().stage, Stage::Draw);
    table.act(P1, "draw artifact");

    assert_eq!((table.of_seat(P1).coins, table.of_seat(P1).hand), (21, [0, 1, 0]));
    assert_eq!(table.open().active, P2);
}

#[test]
fn nn_486_the_hidden_cave_gives_a_crystal_and_experience() {
    let (table, _) = found(Table::of(2), "F2");

    assert_eq!((table.of_seat(P1).goods[Good::Crystal], table.of_seat(P1).experience), (1, 1));
}

#[test]
fn nn_487_one_kind_of_ruins_gives_a_demon_and_a_shell() {
    let (table, _) = found(Table::of(2), "F3");

    let goods = table.of_seat(P1).goods;
    assert_eq!((goods[Good::Demon], goods[Good::Shell]), (1, 1));
}

#[test]
fn nn_488_nn_496_the_other_kind_gives_a_demon_and_a_card_of_any_pile() {
    let (mut table, _) = found(Table::of(2), "F4");
    assert_eq!(table.offered(P1), ["draw basic", "draw artifact", "draw advanced"]);
    table.act(P1, "draw advanced");

    assert_eq!((table.of_seat(P1).goods[Good::Demon], table.of_seat(P1).hand), (1, [0, 0, 1]));
}

#[test]
fn nn_489_lost_knowledge_gives_a_book() {
    let (table, events) = found(Table::of(2), "F5");

    assert_eq!(gained(&events, P1, Thing::Book), 1);
    assert_eq!(table.of_seat(P1).books, 1);
}

#[test]
fn nn_490_nn_497_a_ruined_shelter_sells_gear_for_six_coins_less() {
    for (gear, coins) in [("G2", 0), ("G6", 3), ("G5", 1)] {
        let (mut table, _) = found(Table::of(2).gear([gear]), "F6");
        assert_eq!(table.open().stage, Stage::Gear { discount: 6 });
        table.act(P1, &format!("buy {gear}"));
        table.act(P1, "slot 1");

        assert_eq!(table.of_seat(P1).coins, 17 - coins, "{gear}");
        assert_eq!((table.of_seat(P1).gear_count(called(gear)), table.of_seat(P1).finds), (1, 1));
    }
}

#[test]
fn nn_491_nn_639_buying_is_optional_goods_can_be_sold_first_and_the_token_is_kept() {
    let table = Table::of(2).gear(["G6"]).coins(P1, 0).goods(P1, "SSS");
    let (mut poor, _) = found(table, "F6");

    assert_eq!(poor.offered_as(P1, "buy"), Vec::<String>::new());
    let refusal = Refusal::CannotPay { thing: Thing::Coin, asked: 3, has: 0 };
    assert_eq!(poor.refusal(P1, "buy G6"), refusal);
    let mut declined = poor.clone();
    declined.act(P1, "nothing");
    assert_eq!((declined.of_seat(P1).finds, declined.open().active), (1, P2));
    poor.play(P1, ["sell SSS", "buy G6", "slot 2"]);
    assert_eq!((poor.of_seat(P1).coins, poor.of_seat(P1).finds), (2, 1));
}

#[test]
fn nn_495_there_are_eighteen_tokens_of_seven_kinds() {
    let copies: u8 = Find::all().map(|find| printed().find(find).copies).sum();
    let kept = Find::all().filter(|find| printed().find(*find).kept).count();

    assert_eq!((copies, kept, Find::COUNT), (18, 6, 7));
}

#[test]
fn nn_493_without_villagers_the_reward_lapses() {
    let (table, _) = found(Table::of(2).villagers([0; 4], [0; 4]), "F7");

    assert_eq!((table.of_seat(P1).unhoused, table.open().active), ([0; 4], P2));
}
