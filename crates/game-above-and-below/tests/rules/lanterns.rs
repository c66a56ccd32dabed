//! Explore: lanterns, rerolls, exertion and the number that counts (RULES.md section 5).

use game_above_and_below::{Event, Refusal, Stage, Token, Villager, components::Thing};

use crate::stage::{
    BEAR, P1, QUIET, Table, content_where, die, not_this, printed, villager, villagers,
};

/// A table at which P1’s party stands before [`BEAR`].
fn before_the_bear<const N: usize>(party: [&str; N]) -> Table {
    let mut table = Table::telling(BEAR).peopled(P1, party);
    table.explore(P1, party, 1);
    table
}

/// Lanterns by the die of one villager, as they are rolled.
fn lanterns(name: &str) -> [u8; 6] {
    std::array::from_fn(|index| {
        let mut table = before_the_bear([name, "V35"]);
        let events = table.act_with(P1, "choose 2", [index as u32, 0]);
        let rolled = events.iter().find_map(|event| match event {
            Event::Rolled { villager: one, lanterns, .. } if *one == villager(name) => {
                Some(*lanterns)
            }
            _ => None,
        });
        rolled.unwrap()
    })
}

fn coins_gained(events: &[Event]) -> u8 {
    let coins = events.iter().filter_map(|event| match event {
        Event::Gained { gain, .. } if gain.thing == Thing::Coin => Some(gain.amount),
        _ => None,
    });
    coins.sum()
}

/// Rulebook, Explore.
// AB-081, AB-087.
#[test]
fn ab_081_ab_087_each_villager_on_the_card_rolls_a_die_of_its_own_in_ascending_order() {
    let mut table = before_the_bear(["V9", "V1", "V5"]);

    let events = table.act_with(P1, "choose 2", [die(4), die(1), die(6)]);

    let rolls: Vec<(Villager, Option<u8>, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { villager, die, lanterns, again: false, .. } => {
                Some((*villager, *die, *lanterns))
            }
            _ => None,
        })
        .collect();
    let named = |name, die, lanterns| (villager(name), Some(die), lanterns);
    assert_eq!(rolls, [named("V1", 4, 1), named("V5", 1, 0), named("V9", 6, 2)]);
}

/// Rulebook, Explore.
// AB-082, AB-083.
#[test]
fn ab_082_ab_083_the_best_pair_that_is_reached_counts_alone() {
    // V15 has two lanterns from 3 on and three with a 6.
    assert_eq!(lanterns("V15"), [0, 0, 2, 2, 2, 3]);
    for index in 0..36 {
        let face = printed().face(Villager::new(index).unwrap());
        for die in 1..=6 {
            let reached = face.pairs.iter().filter(|(roll, _)| *roll <= die);
            let best = reached.map(|&(_, lanterns)| lanterns).max().unwrap_or(0);
            assert_eq!(face.lanterns[usize::from(die)], best, "{} with {die}", face.name);
        }
    }
}

/// Rulebook, Explore, example: one or two lanterns, never three.
#[test]
fn ab_084_pairs_for_one_and_for_two_never_give_three() {
    assert_eq!(lanterns("V9"), [1, 1, 2, 2, 2, 2]);
}

/// Rulebook, Explore, example.
#[test]
fn ab_085_one_or_higher_is_any_roll_and_four_or_higher_is_half_of_them() {
    let content = content_where(
        "villagers.toml",
        [
            ("lanterns = [{ roll = 4, lanterns = 1 }]", "lanterns = [{ roll = 1, lanterns = 1 }]"),
            ("lanterns = [{ roll = 2, lanterns = 1 }]", "lanterns = [{ roll = 4, lanterns = 2 }]"),
        ],
    );

    // The first of each kind: V1 and V5.
    assert_eq!(content.face(villager("V1")).lanterns[1..], [1; 6]);
    assert_eq!(content.face(villager("V5")).lanterns[1..], [0, 0, 0, 2, 2, 2]);
}

#[test]
fn ab_086_a_roll_below_the_lowest_pair_gives_nothing() {
    assert_eq!(lanterns("V1"), [0, 0, 0, 1, 1, 1]);
    assert_eq!(lanterns("V5"), [0, 1, 1, 1, 1, 1]);
}

/// Rulebook, symbols: the reroll.
#[test]
fn ab_088_a_reroll_replaces_the_die_for_better_or_worse() {
    let table = Table::telling(BEAR).peopled(P1, ["V9", "V16"]).built(P1, ["K2"]);
    let rerolled = |to| {
        let mut table = table.clone();
        table.explore(P1, ["V9", "V16"], 1);
        table.act_with(P1, "choose 1", [die(3), die(1)]);
        assert_eq!(table.open().stage, Stage::Rerolling);
        assert_eq!(table.open().exploration.unwrap().lanterns, 3);
        let events = table.act_with(P1, "reroll V9", [die(to)]);
        assert!(matches!(events[0], Event::Rolled { again: true, .. }));
        table
    };

    assert_eq!(rerolled(1).open().exploration.unwrap().lanterns, 2, "it must be kept");
    assert_eq!(rerolled(6).open().exploration.unwrap().lanterns, 3);
    assert_eq!(rerolled(6).open().stage, Stage::Exerting, "one symbol, one reroll");
}

/// Rulebook, symbols, example: two symbols, two rerolls.
// AB-089, AB-090.
#[test]
fn ab_089_ab_090_rerolls_come_one_by_one_after_all_have_rolled_and_before_exerting() {
    let table = Table::telling(BEAR).peopled(P1, ["V9", "V16"]).built(P1, ["K4"]);
    let mut table = table.clone();
    table.explore(P1, ["V9", "V16"], 1);

    table.act_with(P1, "choose 1", [die(1), die(1)]);

    assert_eq!(table.offered(P1), ["reroll V9", "reroll V16", "keep"]);
    let mut other = table.clone();
    other.act_with(P1, "reroll V16", [die(1)]);
    assert_eq!(other.offered(P1), ["reroll V9", "reroll V16", "keep"], "the same die again");
    other.act_with(P1, "reroll V16", [die(1)]);
    assert_eq!(other.open().stage, Stage::Exerting, "two symbols, two rerolls");
    table.act(P1, "keep");
    assert_eq!(table.open().stage, Stage::Exerting, "nobody has to");
}

/// With nothing left to reach nothing is asked.
#[test]
fn ab_090_rerolls_are_offered_only_while_a_number_is_left_to_reach() {
    let mut table = Table::telling(BEAR).peopled(P1, ["V9", "V16"]).built(P1, ["K4"]);
    table.explore(P1, ["V9", "V16"], 1);

    table.act_with(P1, "choose 1", [die(1), die(4)]);

    assert_eq!(table.open().stage, Stage::Turn, "four is the highest number");
    assert_eq!(table.village(P1).stores[Token::Mushroom], 1);
}

#[test]
fn ab_091_neither_the_encounter_die_nor_a_cat_is_rolled_again() {
    let table = Table::telling(BEAR).peopled(P1, ["V9", "V33"]).built(P1, ["K4"]);
    let mut obeyed = table.clone();
    obeyed.play(P1, ["explore", "send V9", "send V33"]);
    let mut refused = obeyed.clone();

    obeyed.act_with(P1, "go", [die(3), 0, die(1)]);
    refused.act_with(P1, "go", [die(1)]);

    assert_eq!(obeyed.offered(P1), ["choose 1", "choose 2"]);
    assert_eq!(refused.open().stage, Stage::Turn);
    assert_eq!(refused.refusal(P1, "reroll V33"), Refusal::NotNow { now: Stage::Turn });
}

/// Rulebook, Explore.
#[test]
fn ab_092_the_lanterns_of_all_are_added_up() {
    let mut table = before_the_bear(["V9", "V15", "V16"]);

    table.act_with(P1, "choose 2", [die(3), die(1), die(1)]);

    // Two, none and one; with three of them seven is out of reach.
    let page = table.open().tale.as_slice()[0];
    assert_eq!((page.lanterns, page.failed), (Some(3), true));
}

/// Rulebook, Explore.
// AB-093, AB-095.
#[test]
fn ab_093_ab_095_an_exerted_villager_adds_one_lantern_once_and_lies_injured() {
    let mut table = before_the_bear(["V9", "V16"]);
    table.act_with(P1, "choose 1", [die(1), die(1)]);
    assert_eq!(table.offered(P1), ["exert V9", "exert V16", "enough"]);

    table.act(P1, "exert V16");

    let open = table.open();
    assert_eq!(open.exploration.unwrap().lanterns, 3, "what it had rolled still counts");
    assert_eq!(open.village(P1).injured, villagers(["V16"]));
    assert_eq!(open.party, villagers(["V9"]));
    assert_eq!(table.offered(P1), ["exert V9", "enough"]);
    assert_eq!(table.refusal(P1, "exert V16"), not_this("V16", ["V9"]));
}

/// Rulebook, Explore.
#[test]
fn ab_094_exerting_saves_a_failure_or_betters_a_success() {
    let mut failing = before_the_bear(["V9", "V16"]);
    failing.act_with(P1, "choose 1", [die(1), die(1)]);
    let mut successful = before_the_bear(["V9", "V16"]);
    successful.act_with(P1, "choose 1", [die(3), die(1)]);

    failing.play(P1, ["exert V9", "enough"]);
    successful.act(P1, "exert V9");

    assert_eq!(failing.village(P1).coins, 8);
    assert_eq!((successful.village(P1).coins, successful.open().stage), (7, Stage::Turn));
    assert_eq!(successful.village(P1).stores[Token::Mushroom], 1);
}

/// One by one comes to the same as a set, and what reaches nothing is not asked for.
// AB-096, AB-097.
#[test]
fn ab_096_ab_097_villagers_are_exerted_one_by_one_while_a_number_can_be_reached() {
    let mut hopeless = before_the_bear(["V9", "V16"]);
    hopeless.act_with(P1, "choose 2", [die(3), die(3)]);
    let mut none = before_the_bear(["V9", "V16"]);
    none.act_with(P1, "choose 1", [die(1), die(1)]);
    let mut all = none.clone();

    none.act(P1, "enough");
    all.play(P1, ["exert V9", "exert V16"]);

    assert_eq!(hopeless.open().stage, Stage::Turn, "three and two more are not seven");
    assert!(hopeless.village(P1).injured.is_empty());
    assert!(none.village(P1).injured.is_empty() && none.village(P1).caves.is_empty());
    assert_eq!(all.village(P1).injured, villagers(["V9", "V16"]));
    assert_eq!(all.village(P1).stores[Token::Mushroom], 1);
}

/// Rulebook, Explore, example: run and hide with five lanterns.
// AB-098, AB-099.
#[test]
fn ab_098_ab_099_the_highest_number_reached_pays_alone() {
    let mut table = before_the_bear(["V9", "V16"]);

    let events = table.act_with(P1, "choose 1", [die(3), die(4)]);

    let page = table.open().tale.as_slice()[0];
    assert_eq!((page.lanterns, page.number), (Some(5), Some(4)));
    assert_eq!(table.village(P1).stores[Token::Mushroom], 1);
    assert_eq!((coins_gained(&events), table.village(P1).coins), (0, 7));
}

#[test]
fn ab_100_the_example_with_three_two_six_and_twelve() {
    let run_with = |dice: [u32; 2]| {
        let mut table = before_the_bear(["V9", "V16"]);
        table.act_with(P1, "choose 1", dice.map(die));
        table
    };
    let gained = |table: &Table| {
        let village = table.village(P1);
        (village.coins - 7, village.stores[Token::Mushroom], village.stores[Token::Ore])
    };

    let mut three = run_with([3, 1]);
    three.act(P1, "enough");
    assert_eq!(gained(&three), (1, 0, 0));

    let [mut two, mut two_and_one, mut two_and_two] = [(); 3].map(|()| run_with([1, 1]));
    two.act(P1, "enough");
    assert_eq!((gained(&two), two.village(P1).caves.len()), ((0, 0, 0), 0));
    two_and_one.play(P1, ["exert V9", "enough"]);
    assert_eq!(gained(&two_and_one), (1, 0, 0));
    two_and_two.play(P1, ["exert V9", "exert V16"]);
    assert_eq!(gained(&two_and_two), (0, 1, 0));

    let mut six = before_the_bear(["V9", "V16", "V30"]);
    six.act_with(P1, "choose 2", [die(1), die(4), die(1)]);
    let mut six_and_one = six.clone();
    six.act(P1, "enough");
    assert_eq!((gained(&six), six.village(P1).caves.len()), ((0, 0, 0), 0));
    six_and_one.act(P1, "exert V30");
    assert_eq!(gained(&six_and_one), (5, 0, 1));

    let mut twelve = before_the_bear(["V16", "V23", "V28", "V30"]);
    twelve.act_with(P1, "choose 1", [die(6); 4]);
    assert_eq!(twelve.open().tale.as_slice()[0].lanterns, Some(12));
    assert_eq!(gained(&twelve), (0, 1, 0));
}

/// The second half of the line: it is not over yet.
#[test]
fn ab_117_a_choice_without_a_number_may_lead_to_another_passage() {
    let book = "== 91 A stair\n\nIt goes down.\n\n* Go down.\n  then: read 151\n    You go.\n\n\
                == 151 A cellar\nfollow-up\n\nIt is dark.\n\n\
                * Feel about.\n  explore 9: gain 1 coin\n    You find one.";
    let mut table = Table::telling(book);
    table.explore(P1, ["V1", "V5"], 1);

    let events = table.act_with(P1, "choose 1", []);

    assert!(!events.iter().any(|event| matches!(event, Event::CaveFound { .. })), "not yet");
    let open = table.open();
    assert_eq!(open.exploration.unwrap().passage.value(), 151);
    assert_eq!((open.stage, open.party), (Stage::Choosing, villagers(["V1", "V5"])));
    table.act_with(P1, "choose 1", [die(1), die(1)]);
    assert!(table.village(P1).caves.is_empty(), "what fails there fails as a whole");
}

#[test]
fn ab_117_a_choice_without_a_number_works_without_a_roll() {
    let mut table = Table::telling(QUIET);
    table.explore(P1, ["V1", "V5"], 1);

    let events = table.act_with(P1, "choose 1", []);

    assert!(events.iter().any(|event| matches!(event, Event::Succeeded { number: None, .. })));
    assert!(!events.iter().any(|event| matches!(event, Event::Rolled { .. })));
    assert_eq!((table.village(P1).coins, table.village(P1).caves.len()), (8, 1));
}
