//! The advancement track (RULES.md section 13).

use game_above_and_below::{Action, Event, Refusal, Slot, Stage, Token, scoring};

use crate::{
    stage::{P1, P2, Table, printed, village},
    walk::all_pass,
};

/// The kinds on P1's track with their numbers.
fn track(table: &Table) -> Vec<(Token, u8)> {
    table.village(P1).track.iter().map(|slot| (slot.good, slot.count)).collect()
}

// AB-222, AB-223.
#[test]
fn ab_222_ab_223_goods_are_placed_in_the_own_turn_before_the_normal_action() {
    let mut table = Table::of(2).stored(P1, [(Token::Fish, 2)]);

    let events = table.act(P1, "place fish");

    assert_eq!(events, [Event::Placed { seat: P1, good: Token::Fish, slot: 1 }]);
    assert_eq!((track(&table), table.village(P1).stores[Token::Fish]), (vec![(Token::Fish, 1)], 1));
    assert_eq!(table.open().stage, Stage::Turn);
    assert!(table.offers(P1, "place fish") && table.offers(P1, "explore"));
}

// AB-222, AB-223.
#[test]
fn ab_222_ab_223_goods_are_placed_in_anybodys_turn_but_not_in_the_middle_of_something() {
    let mut table = Table::of(2).stored(P2, [(Token::Fish, 2)]);
    assert_eq!(table.offered(P2), ["place fish"]);

    table.act(P2, "place fish");
    table.act(P1, "labor");

    assert_eq!(table.village(P2).on_track(Token::Fish), 1);
    assert_eq!(table.refusal(P2, "place fish"), Refusal::NotYourTurn { turn: P1 });
    assert_eq!(table.offered(P2), [""; 0]);
}

#[test]
fn ab_223_goods_are_placed_before_income_is_collected() {
    let mut table = Table::of(2).stored(P1, [(Token::Fish, 1), (Token::Rope, 1)]);
    all_pass(&mut table);
    assert_eq!(table.open().stage, Stage::Resting);

    table.act(P1, "place rope");
    let events = table.act(P1, "place fish");

    assert!(events.contains(&Event::Income { seat: P1, coins: 6 }));
    assert_eq!(track(&table), [(Token::Rope, 1), (Token::Fish, 1)]);
}

#[test]
fn ab_223_before_the_scores_goods_that_have_a_slot_or_no_rival_are_placed_without_asking() {
    let goods = [(Token::Fish, 2), (Token::Ore, 3), (Token::Paper, 1)];
    let mut table = Table::of(2).stored(P1, goods);
    table.play(P1, ["place fish", "place paper"]);
    let mut table = table.arranged(|open| open.round = 7);

    all_pass(&mut table);

    assert_eq!(table.open().stage, Stage::Over);
    assert_eq!(track(&table), [(Token::Fish, 2), (Token::Paper, 1), (Token::Ore, 3)]);
}

#[test]
fn ab_223_before_the_scores_whoever_has_two_new_kinds_says_which_comes_first() {
    // The first two slots pay the same, so the third and fourth make the difference.
    let goods = [(Token::Fish, 1), (Token::Paper, 1), (Token::Ore, 3), (Token::Rope, 1)];
    let mut table = Table::of(2).stored(P1, goods);
    table.play(P1, ["place fish", "place paper"]);
    let mut table = table.arranged(|open| open.round = 7).stored(P1, [(Token::Fish, 1)]);
    all_pass(&mut table);

    assert_eq!((table.open().stage, table.village(P1).on_track(Token::Fish)), (Stage::Placing, 2));
    assert_eq!(table.offered(P1), ["place rope", "place ore"]);
    assert_eq!(table.refusal(P1, "place fish"), Refusal::NotInStores { token: Token::Fish });
    table.act(P1, "place rope");

    assert_eq!(track(&table)[2..], [(Token::Rope, 1), (Token::Ore, 3)]);
    let score = scoring::score(printed(), &table.open(), P1);
    assert_eq!(score.of(scoring::Part::Track), 2 + 1 + 2 + 3 * 3);
}

#[test]
fn ab_223_before_the_scores_nobody_is_asked_where_the_order_makes_no_difference() {
    let same_slots = [(Token::Fish, 1), (Token::Paper, 5)];
    let same_counts = [(Token::Fish, 2), (Token::Paper, 2), (Token::Ore, 2), (Token::Rope, 2)];
    let mut slots = Table::of(2).stored(P1, same_slots).arranged(|open| open.round = 7);
    let mut counts = Table::of(2).stored(P1, same_counts).arranged(|open| open.round = 7);
    let mut neither = Table::of(2)
        .stored(P1, same_counts)
        .stored(P1, [(Token::Ore, 1)])
        .arranged(|open| open.round = 7);

    all_pass(&mut slots);
    all_pass(&mut counts);
    all_pass(&mut neither);

    assert_eq!((slots.open().stage, track(&slots).len()), (Stage::Over, 2));
    assert_eq!((counts.open().stage, track(&counts).len()), (Stage::Over, 4));
    assert_eq!((neither.open().stage, track(&neither).len()), (Stage::Placing, 0));
}

// AB-224, AB-225, AB-227.
#[test]
fn ab_224_ab_225_ab_227_new_kinds_take_the_leftmost_empty_slot_in_the_order_one_likes() {
    let mut table =
        Table::of(2).stored(P1, [(Token::Amethyst, 1), (Token::Mushroom, 1), (Token::Rope, 1)]);

    let slots = ["place rope", "place amethyst", "place mushroom"].map(|words| {
        match table.act(P1, words)[..] {
            [Event::Placed { slot, .. }] => slot,
            ref other => panic!("{other:?}"),
        }
    });

    assert_eq!(slots, [1, 2, 3]);
    let kinds = [Token::Rope, Token::Amethyst, Token::Mushroom];
    assert_eq!(track(&table), kinds.map(|kind| (kind, 1)));
}

/// Rulebook, advancement track: fruit lies on the third slot.
// AB-226, AB-228.
#[test]
fn ab_226_ab_228_a_fruit_goes_on_the_fruit_slot_and_a_first_mushroom_on_the_fourth() {
    let mut table =
        Table::of(2).stored(P1, [(Token::Fruit, 3), (Token::Mushroom, 1)]).arranged(|open| {
            for (good, count) in [(Token::Rope, 1), (Token::Fish, 1), (Token::Fruit, 1)] {
                open.supply[good] -= count;
                village(open, P1).track.push(Slot { good, count });
            }
        });

    let fruit = table.act(P1, "place fruit");
    let mushroom = table.act(P1, "place mushroom");
    let later = table.act(P1, "place fruit");

    let placed = |good, slot| [Event::Placed { seat: P1, good, slot }];
    assert_eq!(fruit, placed(Token::Fruit, 3));
    assert_eq!(mushroom, placed(Token::Mushroom, 4));
    assert_eq!(later, placed(Token::Fruit, 3));
    assert_eq!(track(&table)[2], (Token::Fruit, 3));
}

#[test]
fn ab_229_what_is_placed_stays_where_it_is() {
    let mut table = Table::of(2).stored(P1, [(Token::Fish, 1)]);
    table.act(P1, "place fish");

    assert_eq!(table.refusal(P1, "sell fish"), Refusal::NotInStores { token: Token::Fish });
    assert_eq!(table.refusal(P1, "place fish"), Refusal::NotInStores { token: Token::Fish });
    let touches = |action: &Action| matches!(action, Action::Place(_) | Action::Sell(_));
    assert!(!table.actions(P1).iter().any(touches));
    all_pass(&mut table);
    assert_eq!(track(&table), [(Token::Fish, 1)]);
}

#[test]
fn ab_230_there_is_a_slot_for_each_of_the_eight_kinds() {
    let mut table = Table::of(2);
    for good in Token::GOODS {
        table = table.stored(P1, [(good, 7)]);
        for _ in 0..7 {
            table.act(P1, &format!("place {good}"));
        }
    }

    assert_eq!(track(&table), Token::GOODS.map(|good| (good, 7)));
    assert_eq!(printed().board.advancement.len(), 8);
}

#[test]
fn ab_231_the_slots_pay_what_the_rulebook_says() {
    let slots = &printed().board.advancement;

    assert_eq!((slots[0].points, slots[1].points), (1, 1));
    assert_eq!((slots[2].points, slots[2].income), (2, 6));
    assert_eq!(printed().board.base_income, 4);
}

#[test]
fn ab_232_neither_points_nor_income_fall_to_the_right() {
    let slots = &printed().board.advancement;

    assert!(slots.is_sorted_by_key(|slot| slot.points));
    assert!(slots.is_sorted_by_key(|slot| slot.income));
    assert!(slots.iter().all(|slot| slot.income >= 4));
}

#[test]
fn ab_233_only_goods_go_on_the_track() {
    let table = Table::of(2).stored(P1, [(Token::Cider, 1), (Token::Potion, 1)]);

    assert_eq!(table.refusal(P1, "place cider"), Refusal::NotAGood);
    assert_eq!(table.refusal(P1, "place potion"), Refusal::NotAGood);
}
