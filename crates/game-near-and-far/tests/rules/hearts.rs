//! Hearts (RULES.md section 5).

use game_near_and_far::{Event, MOST_HEARTS, Refusal, Stage};

use crate::kit::{P1, P2, Table, brings, die, place};

/// A quest whose one choice asks for skill 7 and has no bonus.
const PLAIN: &str = "== A A wall\n\nIt is high.\n\n* Climb.\n  skill 7: gain 1 coin\n    \
    You are over it.\n  fail:\n    You are not.";
/// The same with a bonus.
const BONUS: &str = "== A A wall\n\nIt is high.\n\n* Climb.\n  skill 7: gain 1 coin\n    \
    You are over it.\n  more: gain 1 gem\n  fail:\n    You are not.";

/// P1 stands before the threat on the way from town to space 2, which is this hard.
fn before_threat(level: u16, hearts: u8) -> Table {
    let mut table = Table::later(2).threat(level).with(P1, |one| one.hearts = hearts);
    table.play(P1, ["adventure", "step 2"]);
    table
}

/// The defender is P2 at the Farm.
fn duel(hearts: u8) -> Table {
    let mut table = Table::later(2).at(P2, "farm").with(P1, |one| one.hearts = hearts);
    table.act(P1, "visit farm");
    table
}

#[test]
fn nf_091_hearts_begin_at_none_and_go_up_and_down() {
    assert_eq!([P1, P2].map(|seat| Table::of(2).of_seat(seat).hearts), [0, 0]);
    let mut gains = Table::telling(&brings("gain 2 hearts")).with(P1, |one| one.hearts = 3);
    let mut loses = Table::telling(&brings("lose 2 hearts")).with(P1, |one| one.hearts = 3);

    gains.told();
    loses.told();

    assert_eq!((gains.of_seat(P1).hearts, loses.of_seat(P1).hearts), (5, 1));
}

#[test]
fn nf_092_hearts_add_to_every_own_roll_in_town_too() {
    let (mut town, mut road) = (duel(6), before_threat(4, 6));
    let mut quest = Table::telling(PLAIN).with(P1, |one| one.hearts = 6);

    town.act_with(P1, "duel P2 honorably", [die(1), die(3)]);
    town.act(P1, "spend 3");
    road.act_with(P1, "fight", [die(1)]);
    road.act(P1, "spend 3");
    quest.play(P1, ["adventure", "stop", "attempt"]);
    quest.act_with(P1, "choose 1", [die(3)]);
    quest.act(P1, "spend 3");

    assert_eq!((town.of_seat(P1).place, town.of_seat(P1).hearts), (place("farm"), 3));
    assert_eq!((road.of_seat(P1).defeated(), road.of_seat(P1).hearts), (1, 3));
    assert_eq!((quest.of_seat(P1).goods.coin, quest.of_seat(P1).hearts), (4, 3));
}

#[test]
fn nf_093_the_defender_spends_no_hearts() {
    let mut table = duel(0).with(P2, |one| one.hearts = 13);

    table.act_with(P1, "duel P2 honorably", [die(4), die(3)]);

    assert_eq!(table.of_seat(P1).place, place("farm"), "nobody asked P2");
    assert_eq!(table.of_seat(P2).hearts, 13);
}

/// Rulebook, Hearts.
#[test]
fn nf_094_a_roll_of_four_and_eight_hearts_make_twelve() {
    let mut table = before_threat(12, 8);

    table.act_with(P1, "fight", [die(4)]);
    assert_eq!(table.offered(P1), ["spend 0", "spend 8"]);
    let events = table.act(P1, "spend 8");

    let total = events.iter().find_map(|event| match *event {
        Event::Fought { total, won, .. } => Some((total, won)),
        _ => None,
    });
    assert_eq!((total, table.of_seat(P1).hearts), (Some((12, true)), 0));
}

#[test]
fn nf_095_three_hearts_build_a_camp_and_one_passes_an_empty_space() {
    let mut table = Table::later(2).with(P1, |one| one.hearts = 4).quests([]);

    table.play(P1, ["adventure", "step 1", "step 5"]);
    let passed = table.of_seat(P1).hearts;
    table.act(P1, "camp");

    assert_eq!((passed, table.of_seat(P1).hearts, table.of_seat(P1).camps.len()), (3, 0, 1));
}

#[test]
fn nf_096_without_hearts_everything_goes_on() {
    let mut table = Table::later(2).quests([]).camps(P2, [1]);

    table.play(P1, ["adventure", "step 1", "step 5"]);

    assert_eq!((table.of_seat(P1).place, table.open().active), (place("5"), P2));
}

#[test]
fn nf_097_hearts_never_fall_below_none() {
    let mut table = Table::telling(&brings("lose 3 hearts")).with(P1, |one| one.hearts = 1);
    let mut fight = before_threat(6, 2);

    table.told();
    fight = fight.holding(P1, ["A51"]);
    fight.act_with(P1, "fight", [die(2)]);

    assert_eq!(table.of_seat(P1).hearts, 0);
    let refused = Refusal::NotThisManyHearts { hearts: 4, free: 2 };
    assert_eq!(fight.refusal(P1, "spend 4"), refused);
}

/// NF-098, NF-100.
#[test]
fn nf_098_nf_100_nobody_leaves_town_with_more_than_thirteen_hearts() {
    // Two of the companion, eight and five of B8 and R7, two on A12: seventeen.
    let mut table = Table::later(2).at(P1, "store").party(P1, ["B8", "R7"]).playing(P1, ["A12"]);
    assert_eq!(table.of_seat(P1).symbols().heart, 17);

    table.act(P1, "adventure");

    assert_eq!((MOST_HEARTS, table.of_seat(P1).hearts), (13, 13));
}

#[test]
fn nf_099_a_gain_beyond_thirteen_lapses() {
    let mut table = Table::telling(&brings("gain 4 hearts")).with(P1, |one| one.hearts = 11);

    let events = table.told();

    assert_eq!(table.of_seat(P1).hearts, 13);
    let gained = events.iter().filter(|event| matches!(event, Event::Changed { amount: 2, .. }));
    assert_eq!(gained.count(), 1, "two are gained and two are not");
}

#[test]
fn nf_101_hearts_are_set_when_leaving_town_and_at_no_other_time() {
    let mut leaves = Table::later(2).at(P1, "store").with(P1, |one| one.hearts = 6);
    let mut visits = leaves.clone();
    let mut walks = Table::later(2).with(P1, |one| one.hearts = 6).camps(P2, [1]).quests([]);

    leaves.act(P1, "adventure");
    visits.act(P1, "visit hut");
    walks.play(P1, ["adventure", "step 1", "step town"]);

    assert_eq!(leaves.of_seat(P1).hearts, 2, "the companion's; the six are not added");
    assert_eq!(visits.of_seat(P1).hearts, 6);
    assert_eq!(walks.of_seat(P1).hearts, 6, "the town space resets nothing");
}

#[test]
fn nf_102_hearts_that_are_left_are_spent_in_town() {
    let mut table = duel(2);

    table.act_with(P1, "duel P2 honorably", [die(2), die(3)]);
    table.act(P1, "spend 2");

    assert_eq!((table.of_seat(P1).place, table.of_seat(P1).hearts), (place("farm"), 0));
}

#[test]
fn nf_103_only_amounts_that_make_a_difference_are_offered() {
    let rolled = |hearts: u8, pips: u32| {
        let mut table = Table::telling(BONUS).with(P1, |one| one.hearts = hearts);
        table.play(P1, ["adventure", "stop", "attempt"]);
        table.act_with(P1, "choose 1", [die(pips)]);
        match table.open().stage {
            Stage::Roll => table.offered(P1),
            _ => Vec::new(),
        }
    };

    // A hand of the companion and the die against 7, and 9 for the bonus.
    assert_eq!(rolled(13, 2), ["spend 0", "spend 4", "spend 6"]);
    assert_eq!(rolled(5, 2), ["spend 0", "spend 4"]);
    assert_eq!(rolled(13, 6), ["spend 0", "spend 2"], "it has succeeded");
    assert_eq!(rolled(3, 2), [""; 0], "nothing can be reached, and nothing is asked");
}

#[test]
fn nf_104_the_amount_for_a_bonus_is_offered_where_there_is_none_too() {
    let offers = [PLAIN, BONUS].map(|passage| {
        let mut table = Table::telling(passage).with(P1, |one| one.hearts = 13);
        table.play(P1, ["adventure", "stop", "attempt"]);
        table.act_with(P1, "choose 1", [die(1)]);
        table.offered(P1)
    });

    assert_eq!(offers[0], ["spend 0", "spend 5", "spend 7"]);
    assert_eq!(offers[0], offers[1]);
}

#[test]
fn nf_105_in_the_first_round_no_duel_is_changed_by_hearts() {
    let mut table = Table::of(2);

    table.act(P1, "visit town-hall");
    table.act_with(P1, "duel stranger honorably", [die(2), die(2)]);

    assert_eq!(table.of_seat(P1).hearts, 0);
    assert_eq!((table.of_seat(P1).place, table.open().active), (place("jail"), P2), "not asked");
}
