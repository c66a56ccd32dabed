//! Train (RULES.md section 8).

use game_above_and_below::{Event, Refusal, Stage, Villager, Villagers, Work, components::Group};

use crate::stage::{P1, P2, Table, building, content_where, village, villager, villagers};

/// Rulebook, Train.
#[test]
fn ab_154_one_ready_villager_with_a_quill_trains_and_is_exhausted() {
    let mut table = Table::of(2).rich(P1, 20);
    let unskilled = Table::of(2).rich(P1, 20).peopled(P1, ["V1", "V9"]);
    let mut several = Table::of(2).rich(P1, 20).peopled(P1, ["V5", "V9", "V27"]);

    table.act(P1, "train V14");
    several.act(P1, "train V14");

    assert_eq!(table.village(P1).ready, villagers(["V1", "V9"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V5", "V14"]));
    assert_eq!(unskilled.refusal(P1, "train V14"), Refusal::NobodyTrains);
    assert_eq!(several.open().stage, Stage::Assigning { work: Work::Train(villager("V14")) });
    assert_eq!(several.offered(P1), ["by V5", "by V27"]);
    several.act(P1, "by V27");
    assert_eq!(several.village(P1).exhausted, villagers(["V14", "V27"]));
}

/// Rulebook, Train.
// AB-155, AB-156.
#[test]
fn ab_155_ab_156_any_villager_of_the_row_is_bought_at_the_cost_of_the_slot() {
    for (slot, cost) in (0..).zip([2, 3, 3, 4, 5]) {
        let mut table = Table::of(2).rich(P1, 20);
        let trainee = table.open().villagers[slot].unwrap();

        let events = table.act_with(P1, &format!("train {trainee}"), []);

        assert!(table.village(P1).villagers().contains(trainee));
        assert_eq!(table.village(P1).coins, 20 - cost);
        let paid = cost as u8;
        assert!(events.contains(&Event::Trained { seat: P1, villager: trainee, paid }));
        assert_eq!(table.open().active, P2, "one villager, one turn");
    }
    let absent = villager("V18");
    let table = Table::of(2).rich(P1, 20);
    assert_eq!(table.refusal(P1, "train V18"), Refusal::NotInRow { villager: absent });
}

/// Rulebook, symbols: quill plus.
#[test]
fn ab_157_a_trainer_with_a_plus_pays_a_coin_less() {
    let mut table = Table::crossover(2).rich(P1, 4).peopled(P1, ["V54"]);
    let plain = Table::of(2).rich(P1, 4).peopled(P1, ["V5"]);

    table.act(P1, "train V17");

    assert_eq!(table.village(P1).coins, 0);
    assert_eq!(plain.refusal(P1, "train V17"), Refusal::TooDear { cost: 5, purse: 4 });
}

/// Rulebook, Train.
// AB-158, AB-159.
#[test]
fn ab_158_ab_159_a_new_villager_is_exhausted_or_by_a_card_ready() {
    let mut plain = Table::of(2);
    let mut drilled = Table::of(2).built(P1, ["K6"]);

    plain.act(P1, "train V13");
    drilled.act(P1, "train V13");

    assert!(plain.village(P1).exhausted.contains(villager("V13")));
    assert_eq!(drilled.village(P1).ready, villagers(["V1", "V9", "V13"]), "nobody was asked");
    assert_eq!(drilled.village(P1).exhausted, villagers(["V5"]));
}

/// Rulebook, Train.
#[test]
fn ab_160_the_slot_stays_empty_and_the_others_keep_their_places() {
    let mut table = Table::of(2).rich(P1, 20);

    table.act_with(P1, "train V13", []);

    let row = table.open().villagers;
    assert_eq!(row[0], None);
    assert_eq!(row[1..], ["V14", "V15", "V16", "V17"].map(|name| Some(villager(name))));
    let events = table.act(P2, "train V14");
    assert!(events.iter().any(|event| matches!(event, Event::Trained { paid: 3, .. })));
}

#[test]
fn ab_161_with_nobody_to_buy_or_nothing_to_pay_nobody_trains() {
    let trains = |table: &Table| table.offered(P1).iter().any(|words| words.starts_with("train"));
    let empty = Table::of(2).arranged(|open| open.villagers = [None; 5]);
    let poor = Table::of(2).rich(P1, 1);

    assert!(!trains(&empty) && !trains(&poor));
    assert!(trains(&Table::of(2).rich(P1, 2)));
    assert_eq!(poor.refusal(P1, "train V13"), Refusal::TooDear { cost: 2, purse: 1 });
}

#[test]
fn ab_162_bad_reputation_costs_the_new_owner_a_step() {
    let content = content_where(
        "villagers.toml",
        [("name = \"Barnaby Fisk\"", "name = \"Barnaby Fisk\"\ntraits = [\"bad reputation\"]")],
    );
    let mut table = Table::with(content, 2);

    table.act(P1, "train V13");
    table.act(P2, "train V14");

    assert_eq!([P1, P2].map(|seat| table.village(seat).reputation), [2, 3]);
}

#[test]
fn ab_163_whoever_is_ready_works_in_the_next_turn_and_whoever_is_not_after_a_rest() {
    let mut drilled = Table::of(2).built(P1, ["K6"]);
    let mut plain = Table::of(2);
    for table in [&mut drilled, &mut plain] {
        table.act(P1, "train V13");
        table.act(P2, "pass");
        table.act(P1, "labor");
    }

    assert_eq!(drilled.offered(P1), ["send V1", "send V9", "send V13"]);
    assert_eq!(plain.offered(P1), ["send V1", "send V9"]);

    plain.play(P1, ["send V1", "go", "pass", "rest"]);
    assert_eq!(plain.open().round, 2);
    assert!(plain.village(P1).ready.contains(villager("V13")), "three beds for three");
}

#[test]
fn ab_164_there_is_no_limit_to_villagers() {
    let many: Villagers = Villager::all_of(Group::Regular).skip(5).collect();
    let mut table = Table::of(2).built(P1, ["K6"]).arranged(|open| {
        let mine = village(open, P1);
        mine.ready = mine.ready.union(many);
    });

    table.play(P1, ["train V13", "by V5"]);

    assert_eq!(table.village(P1).ready.len(), 2 + many.len() + 1);
    assert!(table.village(P1).buildings.contains(building("K6")));
}
