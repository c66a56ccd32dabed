//! What a tale brings, and what a failure costs (RULES.md sections 5 and 5a).

use game_above_and_below::{Cave, Event, Refusal, Stage, Token};

use crate::stage::{
    P1, P2, Table, brings, building, cave, content_with, die, not_this, village, villager,
    villagers,
};

/// A passage with one choice that no party of two reaches, and what happens then.
fn fails(effects: &str) -> String {
    format!(
        "== 91 A wall\n\nIt is high.\n\n* Climb it.\n  explore 9: gain 9 coins\n    You are up.\n  \
         fail: {effects}\n    You fall off."
    )
}

#[test]
fn ab_101_a_reward_is_taken_whole_with_its_losses() {
    let (table, _) = Table::telling(&brings("gain 3 coins, 1 ore; lose 1 reputation")).told();

    let mine = table.village(P1);
    assert_eq!((mine.coins, mine.stores[Token::Ore], mine.reputation), (10, 1, 2));
}

/// Rulebook, Explore.
#[test]
fn ab_102_after_the_reward_the_party_is_exhausted_and_the_cave_is_the_players() {
    let (table, events) = Table::telling(&brings("gain 1 coin")).told();

    let mine = table.village(P1);
    assert_eq!(mine.exhausted, villagers(["V1", "V9"]));
    assert_eq!(mine.ready, villagers(["V5"]));
    assert_eq!((mine.caves.len(), mine.empty_caves()), (1, 1));
    let gained = events.iter().position(|event| matches!(event, Event::Gained { .. }));
    let found = events.iter().position(|event| matches!(event, Event::CaveFound { .. }));
    assert!(gained < found);
    assert_eq!(table.view().piles.caves_below.len(), 0);
}

/// Rulebook, symbols: the explore coin.
#[test]
fn ab_103_the_explore_coin_pays_after_a_success_alone() {
    let (success, _) = Table::telling(&brings("gain 1 fish")).built(P1, ["O10"]).told();
    let (failure, _) = Table::telling(&fails("nothing")).built(P1, ["O10"]).told();

    assert_eq!(success.village(P1).coins, 8);
    assert_eq!(failure.village(P1).coins, 7);
}

/// Rulebook, Explore.
// AB-104, AB-108.
#[test]
fn ab_104_ab_108_a_failure_brings_nothing_and_the_cave_goes_under_the_pile_for_all_to_see() {
    let (table, events) = Table::telling(&fails("nothing")).told();

    let mine = table.village(P1);
    let cave = cave("C1");
    assert!(events.contains(&Event::CaveLost { cave }));
    assert_eq!((mine.coins, mine.stores.total(), mine.caves.len()), (7, 0, 0));
    assert_eq!(mine.exhausted, villagers(["V1", "V9"]));
    assert_eq!(table.view().piles.caves_below.as_slice(), [cave]);
    assert_eq!((table.open().active, table.open().stage), (P2, Stage::Turn));
}

#[test]
fn ab_104_the_last_cave_comes_up_again_after_a_failure() {
    let mut table = Table::telling(&fails("nothing")).arranged(|open| {
        village(open, P2).caves = Cave::all().skip(1).collect();
    });

    table.play(P1, ["explore", "send V1", "send V9", "go", "choose 1"]);

    assert_eq!(table.open().cave, Some(cave("C1")));
}

/// Rulebook, Explore.
#[test]
fn ab_105_a_failure_has_the_penalty_the_book_tells_of() {
    let content = content_with(&fails("lose 2 coins, 1 reputation"));
    let (table, events) = Table::with(content, 2).told();

    let read = events.iter().find_map(|event| match event {
        Event::Failed { outcome, .. } => *outcome,
        _ => None,
    });
    assert_eq!(content.tales().outcome(read.unwrap()).text, ["You fall off."]);
    assert_eq!((table.village(P1).coins, table.village(P1).reputation), (5, 2));
}

#[test]
fn ab_106_a_penalty_comes_while_the_party_is_still_on_the_card() {
    let (mut table, events) = Table::telling(&fails("injure a villager")).told();

    assert!(matches!(events.last(), Some(Event::Failed { .. })), "the cave has not gone yet");
    assert_eq!(table.offered(P1), ["injure V1", "injure V9"]);
    table.act(P1, "injure V9");
    assert_eq!(table.village(P1).injured, villagers(["V9"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V1"]));
}

#[test]
fn ab_107_a_penalty_takes_no_more_than_there_is() {
    let table = Table::telling(&fails("lose 9 coins, 2 fish, 9 reputation"));

    let (table, _) = table.rich(P1, 4).stored(P1, [(Token::Fish, 1)]).told();

    let mine = table.village(P1);
    assert_eq!((mine.coins, mine.stores[Token::Fish], mine.reputation), (0, 0, 0));
    assert_eq!(table.open().supply[Token::Fish], 12);
}

#[test]
fn ab_109_those_exerted_in_vain_stay_injured() {
    let book = fails("nothing").replace("explore 9", "explore 3");
    let mut table = Table::telling(&book);
    table.explore(P1, ["V1", "V9"], 1);
    table.act_with(P1, "choose 1", [die(1), die(1)]);

    table.play(P1, ["exert V9", "enough"]);

    assert_eq!(table.village(P1).caves.len(), 0);
    assert_eq!(table.village(P1).injured, villagers(["V9"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V1"]));
}

#[test]
fn ab_110_goods_ciders_and_potions_of_a_tale_go_to_the_stores() {
    let (table, _) = Table::telling(&brings("gain 2 ropes, 1 cider, 1 potion")).told();

    let stores = table.village(P1).stores;
    let held = [Token::Rope, Token::Cider, Token::Potion].map(|token| stores[token]);
    assert_eq!(held, [2, 1, 1]);
    assert!(table.village(P1).track.is_empty());
    assert_eq!(table.open().supply[Token::Rope], 8);
}

#[test]
fn ab_111_whoever_joins_in_a_tale_is_exhausted_even_with_a_drill_yard() {
    let book = brings("welcome the Glogo; welcome the cheapest villager");
    let (table, events) = Table::telling(&book).built(P1, ["K6"]).told();

    let mine = table.village(P1);
    assert_eq!(mine.exhausted, villagers(["V1", "V9", "V13", "V32"]));
    assert_eq!(mine.ready, villagers(["V5"]));
    assert!(!table.open().specials.contains(villager("V32")));
    let joined = events.iter().filter(|event| matches!(event, Event::Joined { .. })).count();
    assert_eq!(joined, 2);
}

#[test]
fn ab_112_a_special_villager_who_is_gone_does_not_come_and_the_rest_stands() {
    let table =
        Table::telling(&brings("gain 2 coins; welcome the Liquid Woman")).arranged(|open| {
            open.specials.remove(villager("V31"));
            village(open, P2).ready.add(villager("V31"));
        });

    let (table, _) = table.told();

    assert_eq!(table.village(P1).coins, 9);
    assert_eq!(table.village(P1).villagers().len(), 3);
    assert_eq!((table.village(P1).reputation, table.village(P1).caves.len()), (3, 1));
}

#[test]
fn ab_120_of_several_rewards_the_active_player_picks_one() {
    let book = brings("either gain 2 fish or gain 1 ore; gain 1 coin");
    let (mut table, _) = Table::telling(&book).told();

    assert_eq!(table.offered(P1), ["take 1", "take 2"]);
    assert!(table.offered(P2).is_empty());
    assert_eq!(table.refusal(P1, "take 3"), Refusal::NoSuchReward { which: 3, rewards: 2 });
    table.act(P1, "take 2");

    let mine = table.village(P1);
    assert_eq!((mine.stores[Token::Fish], mine.stores[Token::Ore], mine.coins), (0, 1, 8));
}

#[test]
fn ab_122_one_of_those_still_on_the_card_is_injured() {
    let book =
        "== 91 A trap\n\nIt clicks.\n\n* Step over.\n  explore 2: injure a villager\n    It shuts.";
    let injured_after = |exerted: &[&str]| {
        let mut table = Table::telling(book).peopled(P1, ["V1", "V5"]);
        table.explore(P1, ["V1", "V5"], 1);
        table.act_with(P1, "choose 1", [die(1), die(if exerted.len() == 1 { 2 } else { 1 })]);
        for one in exerted {
            table.act(P1, &format!("exert {one}"));
        }
        table
    };

    let one_left = injured_after(&["V1"]);
    assert_eq!(one_left.village(P1).injured, villagers(["V1", "V5"]), "V5 is the only one");
    let none_left = injured_after(&["V1", "V5"]);
    assert_eq!(none_left.village(P1).injured, villagers(["V1", "V5"]));
    assert_eq!(none_left.village(P1).caves.len(), 1, "with none left it has no effect");
    let (mut both, _) = Table::telling(&brings("injure a villager")).told();
    let at_home = both.refusal(P1, "injure V5");
    assert_eq!(at_home, not_this("V5", ["V1", "V9"]));
    both.act(P1, "injure V1");
    assert_eq!(both.village(P1).injured, villagers(["V1"]));
}

#[test]
fn ab_123_the_cheapest_villager_is_the_leftmost_and_the_slot_stays_empty() {
    let book = brings("welcome the cheapest villager");
    let (full, _) = Table::telling(&book).told();
    let (gap, _) = Table::telling(&book).arranged(|open| open.villagers[0] = None).told();
    let (none, _) = Table::telling(&book).arranged(|open| open.villagers = [None; 5]).told();

    let row = full.open().villagers;
    assert!(full.village(P1).exhausted.contains(villager("V13")));
    assert_eq!((row[0], row[1]), (None, Some(villager("V14"))));
    assert!(gap.village(P1).exhausted.contains(villager("V14")));
    assert_eq!(none.village(P1).villagers().len(), 3);
}

#[test]
fn ab_124_an_extra_cave_is_the_top_of_the_pile_without_an_encounter() {
    let book = brings("take a cave card");
    let mut table = Table::telling(&book);
    table.play(P1, ["explore", "send V1", "send V9"]);
    table.act_with(P1, "go", [0, die(1)]);
    let second = table.open().cave.unwrap();

    table.act_with(P1, "choose 1", [0]);

    let mine = table.village(P1);
    assert_eq!((mine.caves.len(), mine.empty_caves()), (2, 2));
    assert!(mine.caves.contains(second));
    assert!(table.open().cave.is_some_and(|third| third != second));
    assert_eq!(table.open().tale.len(), 1);

    let mut last = Table::telling(&book).arranged(|open| {
        village(open, P2).caves = Cave::all().skip(1).collect();
    });
    last.play(P1, ["explore", "send V1", "send V9", "go", "choose 1"]);
    assert_eq!(last.village(P1).caves.len(), 1, "the pile was empty");
}

#[test]
fn ab_125_a_building_of_a_tale_is_free_and_no_purchase() {
    let table = Table::telling(&brings("build up to 4")).built(P1, ["K5"]);
    let (mut table, _) = table.told();

    let cheap = ["H1", "H2", "H3", "H4", "K1", "K2", "K3", "K4"];
    assert_eq!(table.offered(P1), cheap.map(|card| format!("found {card}")), "no cave, no outpost");
    assert_eq!(table.refusal(P1, "found O3"), Refusal::NoEmptyCave);
    assert_eq!(table.refusal(P1, "found S1"), Refusal::TooDear { cost: 11, purse: 4 });
    let events = table.act(P1, "found H1");

    let mine = table.village(P1);
    assert_eq!(mine.coins, 7, "nothing is paid, and no build coin comes");
    assert_eq!(mine.stores[Token::Potion], 1, "what it gives at once it gives");
    assert!(mine.buildings.contains(building("H1")));
    assert!(events.iter().any(|event| matches!(event, Event::CardTurnedUp { .. })));
    assert!(table.open().houses.iter().all(Option::is_some));
    assert_eq!(mine.caves.len(), 1);
}

#[test]
fn ab_125_an_outpost_of_a_tale_takes_an_empty_cave() {
    let table = Table::telling(&brings("take a cave card; build up to 4"));
    let (mut table, _) = table.told();

    table.act(P1, "found O3");

    let mine = table.village(P1);
    assert_eq!((mine.caves.len(), mine.empty_caves()), (2, 1));
    assert_eq!(table.open().stocked.on(building("O3")), 1);
}
