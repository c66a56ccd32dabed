//! The end of a round but resting (RULES.md section 12).

use game_above_and_below::{Event, Stage, Token, Villagers, components::Group};
use table::Seat;

use crate::{
    stage::{P1, P2, P3, Table, building, village, villager, villagers},
    walk::{all_pass, sleep_through},
};

/// The coins everybody collects, by seat, from what happened.
fn incomes(events: &[Event]) -> Vec<(Seat, u8)> {
    let income = |event: &Event| match *event {
        Event::Income { seat, coins } => Some((seat, coins)),
        _ => None,
    };
    events.iter().filter_map(income).collect()
}

// AB-200, AB-221.
#[test]
fn ab_200_ab_221_the_marker_moves_down_and_a_new_round_begins() {
    let mut table = Table::of(2);

    let events = all_pass(&mut table);

    assert_eq!(events.last(), Some(&Event::RoundBegan { round: 2, first: P2 }));
    assert_eq!((table.open().round, table.open().stage), (2, Stage::Turn));
    assert!(table.open().villages.iter().all(|village| !village.passed));
    assert!(table.offers(P2, "labor") && table.offers(P2, "pass"));
}

// AB-200, AB-286.
#[test]
fn ab_200_ab_286_after_round_7_the_game_is_over_at_once() {
    for round in 1..=7 {
        let mut table = Table::of(2).arranged(|open| open.round = round);

        let events = all_pass(&mut table);

        let ends = events.contains(&Event::GameEnded);
        assert_eq!(ends, round == 7);
        assert_eq!(table.open().stage == Stage::Over, round == 7);
        assert_eq!(table.open().waiting.is_empty(), round == 7);
        assert_eq!(table.open().round, (round + 1).min(7));
    }
}

#[test]
fn ab_201_after_round_7_nothing_but_scoring_happens() {
    // A potion each round, and a fish that would grow again.
    let table = Table::of(2).built(P1, ["K8", "O3"]);
    let mut table = table.arranged(|open| {
        open.round = 7;
        open.cider = false;
        open.villagers[0] = None;
        *open.stocked.on_mut(building("O3")) = 0;
        let village = village(open, P1);
        village.exhausted = std::mem::take(&mut village.ready);
    });
    let before = table.open();

    let events = all_pass(&mut table);

    let after = table.open();
    assert_eq!((after.cider, after.villagers), (false, before.villagers));
    assert_eq!(after.village(P1).exhausted, before.village(P1).exhausted);
    assert_eq!(after.village(P1).coins, before.village(P1).coins);
    assert_eq!(after.village(P1).stores[Token::Potion], 0);
    assert_eq!(after.stocked.on(building("O3")), 0);
    assert_eq!(after.first, P1);
    assert_eq!(incomes(&events), []);
}

#[test]
fn ab_201_income_is_collected_six_times_in_a_game() {
    let mut table = Table::of(2);

    let mut collected = 0;
    for _ in 1..=7 {
        collected += incomes(&sleep_through(&mut table)).len();
    }

    assert_eq!(collected, 2 * 6);
    assert_eq!(table.village(P1).coins, 7 + 6 * 4);
    assert_eq!(table.open().stage, Stage::Over);
}

#[test]
fn ab_202_a_cider_is_put_on_its_empty_space_and_never_a_second() {
    let mut taken = Table::of(2).arranged(|open| {
        open.cider = false;
        open.supply[Token::Cider] = 9;
    });
    let mut there = Table::of(2).arranged(|open| open.supply[Token::Cider] = 9);
    let mut none_left = Table::of(2).arranged(|open| {
        open.cider = false;
        open.supply[Token::Cider] = 0;
    });

    let poured = all_pass(&mut taken);
    let kept = all_pass(&mut there);
    all_pass(&mut none_left);

    assert!(poured.contains(&Event::CiderPoured) && !kept.contains(&Event::CiderPoured));
    assert_eq!((taken.open().cider, taken.open().supply[Token::Cider]), (true, 8));
    assert_eq!((there.open().cider, there.open().supply[Token::Cider]), (true, 9));
    assert!(!none_left.open().cider);
}

#[test]
fn ab_203_villagers_slide_to_the_left_and_new_ones_come_on_the_right() {
    let (second, fourth) = (villager("V14"), villager("V16"));
    let mut table = Table::of(2)
        .arranged(|open| open.villagers = [None, Some(second), None, Some(fourth), None]);
    table.act(P1, "pass");

    // The pile holds V13, V15, V17 and all after.
    let events = table.act_with(P2, "pass", [0, 1, 0]);

    let row = table.open().villagers;
    assert_eq!(row[..2], [Some(second), Some(fourth)]);
    let arrived = events.iter().filter_map(|event| match *event {
        Event::VillagerArrived { villager, .. } => Some(Some(villager)),
        _ => None,
    });
    assert_eq!(row[2..], arrived.collect::<Vec<_>>());
    assert_eq!(row.iter().flatten().count(), 5);
    assert_eq!(table.view().piles.villagers, 13);
}

#[test]
fn ab_204_with_an_empty_pile_slots_stay_empty() {
    let mut table = Table::of(2).arranged(|open| {
        open.villagers = [None, Some(villager("V29")), None, None, None];
        let all = game_above_and_below::Villager::all_of(Group::Regular);
        village(open, P1).ready = village(open, P1).ready.union(all.take(16).collect());
    });

    sleep_through(&mut table);

    let row = [Some(villager("V29")), Some(villager("V30")), None, None, None];
    assert_eq!(table.open().villagers, row);
}

// AB-215, AB-216.
#[test]
fn ab_215_ab_216_with_nothing_on_the_track_the_income_is_4() {
    let mut table = Table::of(3);

    let events = all_pass(&mut table);

    assert_eq!(incomes(&events), [(P1, 4), (P2, 4), (P3, 4)]);
    assert_eq!(table.village(P1).coins, 7 + 4);
    assert_eq!(table.village(P3).coins, 8 + 4);
}

/// Lets P1 place these, and tells what they collect at the end of the round.
fn income_with<const N: usize>(goods: [Token; N]) -> u8 {
    let mut table = Table::of(2);
    for good in goods {
        table = table.stored(P1, [(good, 1)]);
        table.act(P1, &format!("place {good}"));
    }
    incomes(&all_pass(&mut table))[0].1
}

/// Rulebook, end of the round: three kinds give 6 instead of 4, not a sum.
// AB-216, AB-217.
#[test]
fn ab_216_ab_217_three_kinds_give_six_income() {
    let [fish, rope, ore] = [Token::Fish, Token::Rope, Token::Ore];

    assert_eq!(income_with([fish]), 5);
    assert_eq!(income_with([fish, fish, fish]), 5);
    assert_eq!(income_with([fish, rope]), 6);
    assert_eq!(income_with([fish, rope, ore]), 6);
    assert_eq!(income_with([fish, rope, ore, Token::Paper]), 7);
    assert_eq!(income_with(Token::GOODS), 8);
}

#[test]
fn ab_218_each_income_symbol_adds_a_coin() {
    // A house, another house and an outpost, each with one.
    let mut table = Table::of(2).built(P1, ["H1", "H14", "O16"]).built(P2, ["H2"]);

    let events = all_pass(&mut table);

    assert_eq!(incomes(&events), [(P1, 4 + 3), (P2, 4 + 1)]);
}

#[test]
fn ab_219_an_empty_card_with_an_arrow_gets_its_good_and_no_other_card_does() {
    // Two that replenish, and one that does not.
    let mut table = Table::of(2).built(P1, ["H5", "H6", "H3"]).arranged(|open| {
        for card in ["H5", "H3"] {
            open.supply[Token::Fruit] += open.stocked.on(building(card));
            *open.stocked.on_mut(building(card)) = 0;
        }
    });
    let supply = table.open().supply[Token::Fruit];

    let events = all_pass(&mut table);

    let on = |card: &str| table.open().stocked.on(building(card));
    assert_eq!((on("H5"), on("H6"), on("H3")), (1, 1, 0));
    assert_eq!(table.open().supply[Token::Fruit], supply - 1);
    let grown = events.iter().filter(|event| matches!(event, Event::Regrown { .. }));
    assert_eq!(grown.count(), 1);
}

// AB-015, AB-219.
#[test]
fn ab_015_ab_219_the_last_good_goes_to_whoever_comes_first() {
    // Both wait for a fish, P1 for a fruit too, and one fish is left.
    let mut table = Table::of(2).built(P1, ["H5", "O3"]).built(P2, ["O4"]).arranged(|open| {
        for (card, good) in [("H5", Token::Fruit), ("O3", Token::Fish), ("O4", Token::Fish)] {
            *open.stocked.on_mut(building(card)) = 0;
            open.supply[good] = 1;
        }
    });

    all_pass(&mut table);

    let on = |card: &str| table.open().stocked.on(building(card));
    assert_eq!((on("H5"), on("O3"), on("O4")), (1, 1, 0));
}

#[test]
fn ab_220_the_first_player_card_goes_left_whoever_passed_first() {
    let mut table = Table::of(3);
    table.act(P1, "labor");
    table.act(P1, "send V1");
    table.act(P1, "go");
    table.play(P2, ["pass"]);
    table.play(P3, ["pass"]);

    sleep_through(&mut table);

    assert_eq!((table.open().first, table.open().active), (P2, P2));
    all_pass(&mut table);
    assert_eq!(table.open().first, P3);
    all_pass(&mut table);
    assert_eq!(table.open().first, P1);
}

#[test]
fn ab_221_in_the_new_round_free_actions_are_fresh() {
    let table = Table::of(2).stored(P1, [(Token::Fish, 1)]);
    let mut table = table.arranged(|open| village(open, P1).ready = Villagers::NONE);
    table.act(P1, "sell fish");
    table.act(P1, "refresh houses");

    sleep_through(&mut table);

    let open = table.open();
    assert_eq!((open.active, open.slot_changed, open.refreshed), (P2, false, false));
    assert_eq!(open.village(P1).ready, villagers([]));
}
