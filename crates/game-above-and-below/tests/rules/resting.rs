//! Resting at the end of a round (RULES.md section 12, step 4).

use game_above_and_below::{Event, Refusal, RestStep, Stage, Token};

use crate::{
    stage::{P1, P2, P3, Table, not_this, village, villager, villagers},
    walk::all_pass,
};

/// A table for two at which P1 has these exhausted and injured, and nobody else.
fn tired<const E: usize, const I: usize>(exhausted: [&str; E], injured: [&str; I]) -> Table {
    let (exhausted, injured) = (villagers(exhausted), villagers(injured));
    Table::of(2).peopled(P1, []).arranged(|open| {
        open.specials = open.specials.without(exhausted).without(injured);
        let village = village(open, P1);
        (village.exhausted, village.injured) = (exhausted, injured);
    })
}

// AB-205, AB-211.
#[test]
fn ab_205_ab_211_a_potion_heals_and_a_cider_rouses() {
    let mut table =
        tired(["V5"], ["V1"]).stored(P1, [(Token::Potion, 1), (Token::Cider, 1), (Token::Fish, 1)]);
    let supply = table.open().supply;
    all_pass(&mut table);

    assert_eq!(table.offered(P1), ["heal V1", "rouse V5", "place fish", "rest"]);
    let healed = table.act(P1, "heal V1");
    let roused = table.act(P1, "rouse V5");

    let recovered = |events: &[Event]| match events[0] {
        Event::Recovered { villager, by, ready, .. } => (villager, by, ready),
        ref other => panic!("{other:?}"),
    };
    assert_eq!(recovered(&healed), (villager("V1"), Some(Token::Potion), false));
    assert_eq!(recovered(&roused), (villager("V5"), Some(Token::Cider), true));
    assert_eq!(table.village(P1).exhausted, villagers(["V1"]));
    assert_eq!(table.village(P1).ready, villagers(["V5"]));
    let now = table.open().supply;
    assert_eq!(now[Token::Potion], supply[Token::Potion] + 1, "it is back in the supply");
    assert_eq!(now[Token::Cider], supply[Token::Cider] + 1);
    assert_eq!(table.offered(P1), ["place fish", "rest"]);
}

#[test]
fn ab_205_nothing_is_spent_on_those_it_would_not_help() {
    let mut table = tired(["V5"], ["V1"]).stored(P1, [(Token::Potion, 1), (Token::Cider, 1)]);
    all_pass(&mut table);

    assert_eq!(table.refusal(P1, "heal V5"), not_this("V5", ["V1"]));
    assert_eq!(table.refusal(P1, "rouse V1"), not_this("V1", ["V5"]));
    assert_eq!(table.refusal(P1, "heal V2"), not_this("V2", ["V1"]));
    let mut poor = tired(["V5"], ["V1"]).stored(P1, [(Token::Fish, 1)]);
    all_pass(&mut poor);
    assert_eq!(poor.refusal(P1, "heal V1"), Refusal::NothingToUse { token: Token::Potion });
    assert_eq!(poor.refusal(P1, "rouse V5"), Refusal::NothingToUse { token: Token::Cider });
}

#[test]
fn ab_206_potion_and_cider_bring_the_same_villager_from_injured_to_ready() {
    let mut table =
        tired([], ["V1"]).stored(P1, [(Token::Potion, 1), (Token::Cider, 1), (Token::Fish, 1)]);
    all_pass(&mut table);

    table.play(P1, ["heal V1", "rouse V1"]);

    assert_eq!(table.village(P1).ready, villagers(["V1"]));
    assert_eq!(table.open().stage, Stage::Resting, "P1 has yet to say that it is enough");
}

// AB-207, AB-214.
#[test]
fn ab_207_ab_214_with_three_beds_three_of_four_recover() {
    let mut table = tired(["V1", "V5", "V9"], ["V13"]);
    all_pass(&mut table);

    assert_eq!(table.offered(P1), ["bed V1", "bed V5", "bed V9", "bed V13"]);
    table.play(P1, ["bed V13", "bed V1"]);
    assert_eq!(table.offered(P1), ["bed V5", "bed V9"]);
    table.act(P1, "bed V9");

    assert_eq!(table.open().round, 2);
    assert_eq!(table.village(P1).ready, villagers(["V1", "V9"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V5", "V13"]));
}

// AB-209, AB-214.
#[test]
fn ab_209_ab_214_with_a_potion_all_four_are_exhausted_and_three_get_ready() {
    let mut table = tired(["V1", "V5", "V9"], ["V13"]).stored(P1, [(Token::Potion, 1)]);
    all_pass(&mut table);

    table.act(P1, "heal V13");
    assert_eq!(table.village(P1).exhausted, villagers(["V1", "V5", "V9", "V13"]));
    table.play(P1, ["bed V13", "bed V1", "bed V5"]);

    assert_eq!(table.village(P1).ready, villagers(["V1", "V5", "V13"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V9"]));
}

#[test]
fn ab_208_nobody_sleeps_in_two_beds() {
    let mut two_free = tired([], ["V1"]);
    let mut scarce = tired(["V1", "V5", "V9"], ["V13"]);
    all_pass(&mut two_free);
    all_pass(&mut scarce);

    scarce.act(P1, "bed V13");

    assert_eq!(two_free.village(P1).exhausted, villagers(["V1"]), "one step, not two");
    assert_eq!(scarce.refusal(P1, "bed V13"), not_this("V13", ["V1", "V5", "V9"]));
}

#[test]
fn ab_209_beds_come_after_potions_and_ciders() {
    // Two beds would be free for the second time, and a cider is left.
    let mut table = tired(["V1", "V5", "V9"], ["V13"]).stored(P1, [(Token::Cider, 1)]);
    all_pass(&mut table);
    assert_eq!(table.refusal(P1, "bed V13"), Refusal::NotNow { now: Stage::Resting });
    table.act(P1, "rest");

    table.act(P1, "bed V13");

    assert_eq!(table.open().rests[0].step, RestStep::Beds);
    assert_eq!(table.refusal(P1, "rouse V13"), Refusal::NotNow { now: Stage::Resting });
    assert_eq!(table.village(P1).stores[Token::Cider], 1);
}

#[test]
fn ab_210_ciders_and_potions_help_nobody_in_a_turn() {
    let table = tired(["V5"], ["V1"]).stored(P1, [(Token::Potion, 1), (Token::Cider, 1)]);

    let not_now = Refusal::NotNow { now: Stage::Turn };
    assert_eq!(table.refusal(P1, "heal V1"), not_now);
    assert_eq!(table.refusal(P1, "rouse V5"), not_now);
    assert!(table.offers(P1, "sell cider") && table.offers(P1, "sell potion"));
}

#[test]
fn ab_211_any_number_may_be_spent_and_none_need_be() {
    let tokens = [(Token::Potion, 3), (Token::Cider, 3)];
    let mut all = tired(["V5"], ["V1", "V9"]).stored(P1, tokens);
    let mut none = tired(["V5"], ["V1", "V9"]).stored(P1, tokens);
    all_pass(&mut all);
    all_pass(&mut none);

    all.play(P1, ["heal V1", "heal V9", "rouse V1", "rouse V5", "rouse V9"]);
    none.act(P1, "rest");

    assert_eq!(all.village(P1).ready, villagers(["V1", "V5", "V9"]));
    assert_eq!(all.village(P1).stores[Token::Potion], 1);
    assert_eq!(none.village(P1).stores[Token::Potion], 3);
    assert_eq!((none.open().round, none.village(P1).ready), (2, villagers(["V5"])));
}

#[test]
fn ab_212_with_a_bed_for_everyone_nobody_is_asked() {
    let mut table = tired(["V1", "V5"], ["V9"]);

    let events = all_pass(&mut table);

    assert_eq!(table.open().round, 2);
    assert_eq!(table.village(P1).ready, villagers(["V1", "V5"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V9"]));
    let slept = events.iter().filter(|event| matches!(event, Event::Recovered { by: None, .. }));
    assert_eq!(slept.count(), 3);
}

#[test]
fn ab_212_a_bed_on_a_new_house_is_one_more() {
    let four = ["V1", "V5", "V9", "V13"];
    let mut table = tired(four, []).built(P1, ["H7"]);

    all_pass(&mut table);

    assert_eq!(table.village(P1).ready, villagers(four));
}

#[test]
fn ab_213_all_players_rest_at_the_same_time() {
    let mut table = Table::of(3).stored(P1, [(Token::Fish, 1)]).stored(P3, [(Token::Rope, 1)]);
    all_pass(&mut table);
    assert_eq!(table.open().waiting.iter().collect::<Vec<_>>(), [P1, P3]);

    table.act(P3, "rest");
    assert_eq!(table.open().waiting.iter().collect::<Vec<_>>(), [P1]);
    assert_eq!(table.refusal(P3, "place rope"), Refusal::NotYourTurn { turn: P1 });
    table.act(P1, "rest");

    assert_eq!((table.open().round, table.open().active), (2, P2));
}
