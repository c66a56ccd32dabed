//! Rounds and turns (RULES.md section 4).

use game_near_and_far::{Event, Refusal, Stage};

use crate::kit::{P1, P2, P3, Table, card, place};

fn is_round(event: &Event) -> bool {
    matches!(event, Event::RoundBegan { .. })
}

/// NF-080, NF-081.
#[test]
fn nf_080_nf_081_turns_go_clockwise_from_the_first_player_and_make_a_round() {
    let mut table = Table::of(3).arranged(|open| {
        open.first = P2;
        open.give_turn(P2);
    });
    let mut order = Vec::new();
    let mut rounds = Vec::new();

    for building in ["hut", "store", "farm", "farm", "hut", "saloon"] {
        let seat = table.open().active;
        order.push(seat);
        let events = match building {
            "hut" => table.act(seat, "visit hut"),
            "store" => table.play(seat, ["visit store", "coin"]),
            "farm" if table.open().round == 1 => table.play(seat, ["visit farm", "done"]),
            // Occupied, or another building: the road is always open from round 2.
            _ => table.play(seat, ["adventure", "stop"]),
        };
        rounds.push(events.iter().any(is_round));
    }

    assert_eq!(order, [P2, P3, P1, P2, P3, P1]);
    assert_eq!(rounds, [false, false, true, false, false, true], "after the third of three");
    assert_eq!((table.open().round, table.open().active), (3, P2));
}

#[test]
fn nf_082_a_turn_is_a_visit_or_an_adventure_and_no_more() {
    let mut visits = Table::later(2).at(P1, "store");
    let mut travels = visits.clone();

    visits.act(P1, "visit hut");
    travels.play(P1, ["adventure", "stop"]);

    for table in [&visits, &travels] {
        assert_eq!((table.open().active, table.open().stage), (P2, Stage::Turn));
        assert_eq!(table.refusal(P1, "adventure"), Refusal::NotYourTurn { turn: P2 });
    }
    assert_eq!(visits.of_seat(P1).place, place("hut"));
    assert_eq!(travels.of_seat(P1).place, place("town"));
}

#[test]
fn nf_083_in_the_first_round_everybody_visits_town() {
    let mut table = Table::of(2);
    let at_first = table.offered(P1);
    table.act(P1, "visit hut");
    let second = table.offered(P2);

    table.play(P2, ["visit store", "coin"]);

    assert!(!at_first.contains(&"adventure".to_owned()) && at_first.len() == 7);
    assert!(!second.contains(&"adventure".to_owned()) && second.len() == 7);
    assert!(table.offers(P1, "adventure"), "round {}", table.open().round);
    assert_eq!(Table::of(2).refusal(P1, "adventure"), Refusal::FirstRound);
}

#[test]
fn nf_084_artifacts_are_bought_at_any_point_of_the_own_turn_as_often_as_wanted() {
    let rich = |table: Table| {
        table.with(P1, |one| {
            (one.goods.coin, one.goods.gem, one.goods.food) = (9, 9, 9);
            (one.goods.red, one.goods.green) = (3, 3);
        })
    };
    let mut table = rich(Table::of(2)).holding(P1, ["A2", "A12", "A14", "A20"]);

    table.play(P1, ["buy A2", "buy A14", "visit store", "buy A12", "coin", "buy A20"]);

    let played = table.of_seat(P1).cards;
    assert!(["A2", "A12", "A14", "A20"].iter().all(|name| played.contains(card(name))));
    assert_eq!(table.open().active, P2, "the hand is empty, so the turn is over");
}

/// NF-085, NF-086.
#[test]
fn nf_085_nf_086_there_is_no_pass_and_always_something_to_do() {
    let broke = |table: Table| table.with(P1, |one| one.goods.coin = 0);
    let mut stuck = broke(Table::later(2)).at(P1, "saloon").at(P2, "farm");
    let outside = broke(Table::later(2)).at(P1, "farm");

    assert!(stuck.offers(P1, "adventure"), "whoever is in the Saloon can leave");
    assert!(outside.offers(P1, "visit saloon"));
    for words in ["done", "end", "stop"] {
        assert_eq!(stuck.refusal(P1, words), Refusal::NotNow { now: Stage::Turn }, "{words}");
    }

    stuck.play(P1, ["adventure", "stop"]);

    assert_eq!((stuck.open().active, stuck.of_seat(P1).place), (P2, place("town")));
}

#[test]
fn nf_087_with_cards_in_hand_the_turn_is_ended_without_them_it_ends_by_itself() {
    let mut holding = Table::of(2).holding(P1, ["A51"]);
    let mut empty = Table::of(2);

    holding.play(P1, ["visit store", "coin"]);
    empty.play(P1, ["visit store", "coin"]);

    assert_eq!((holding.open().active, holding.open().stage), (P1, Stage::End));
    assert_eq!(
        holding.offered(P1),
        ["end"],
        "A51 cannot be paid, and the window is open all the same"
    );
    assert_eq!((empty.open().active, empty.open().stage), (P2, Stage::Turn));

    holding.act(P1, "end");

    assert_eq!((holding.open().active, holding.open().stage), (P2, Stage::Turn));
}

#[test]
fn nf_087_what_the_action_brings_pays_for_a_card_at_its_end() {
    let mut table = Table::of(2).holding(P1, ["A2"]).with(P1, |one| {
        (one.goods.coin, one.goods.green) = (0, 1);
    });
    assert!(!table.offers(P1, "buy A2"));

    table.play(P1, ["visit store", "coin", "buy A2"]);

    assert_eq!(table.of_seat(P1).goods.coin, 0);
    assert!(table.of_seat(P1).cards.contains(card("A2")));
    assert_eq!(table.open().active, P2);
}

#[test]
fn nf_088_no_number_of_rounds_ends_the_game() {
    let mut table = Table::later(2).arranged(|open| open.round = 4000);

    for _ in 0..40 {
        let seat = table.open().active;
        table.play(seat, ["adventure", "stop"]);
    }

    assert_eq!((table.open().round, table.open().stage), (4020, Stage::Turn));
}

#[test]
fn nf_089_a_card_that_contradicts_a_rule_is_followed() {
    // Occupied buildings are entered by a duel; the Ceasefire Writ says otherwise.
    let mut table = Table::later(3).at(P2, "farm").playing(P1, ["W12"]);

    table.play(P1, ["visit farm", "pass W12", "take 1"]);

    assert_eq!(table.of_seat(P1).place, place("farm"));
    assert_eq!(table.of_seat(P1).goods.food, 1, "the hand of the companion");
    assert_eq!(table.of_seat(P1).reputation, 0);
}
