//! Threats (RULES.md section 15).

use game_near_and_far::{Animal, Event, Refusal, Setup, Side, Stage};

use crate::kit::{P1, P2, Table, card, cards, place, printed};
use crate::road::road;

/// P1 before the threat between the town and space 2.
fn before_a_threat(hearts: u8) -> Table {
    let mut table = road(hearts);
    table.act(P1, "adventure");
    table
}

fn fought(events: &[Event]) -> Option<(u8, u8, bool)> {
    events.iter().find_map(|event| match event {
        Event::Fought { level, total, won, .. } => Some((*level, *total, *won)),
        _ => None,
    })
}

#[test]
fn nf_300_an_active_threat_is_fought_or_passed() {
    let mut table = before_a_threat(0);

    table.act(P1, "step 2");

    assert_eq!(table.offered(P1), ["fight"], "nothing else leads past it");
    assert_eq!(table.of_seat(P1).place, place("town"), "nobody has moved yet");
    assert_eq!(table.refusal(P1, "shield"), Refusal::NoShield);
}

/// NF-301, NF-302, NF-303, NF-304.
#[test]
fn nf_301_nf_302_nf_303_nf_304_a_symbol_between_two_camps_of_anybody_is_inactive() {
    let meets = |from: &str, to: &str, mine: &[usize], theirs: &[usize]| {
        let table = road(2).at(P1, from);
        let mine = mine.iter().copied();
        let mut table = table.camps(P1, mine).camps(P2, theirs.iter().copied());
        table.play(P1, ["adventure", &format!("step {to}")]);
        match table.open().stage {
            Stage::Danger { .. } => true,
            _ => {
                assert_eq!(table.of_seat(P1).place, place(to), "crossed freely");
                false
            }
        }
    };

    assert!(meets("3", "8", &[], &[]));
    assert!(meets("3", "8", &[3], &[]), "one camp is not enough");
    assert!(meets("3", "8", &[], &[8]));
    assert!(!meets("3", "8", &[3], &[8]), "camps of two players");
    assert!(!meets("3", "8", &[], &[3, 8]), "camps of another player");
    assert!(meets("town", "2", &[], &[]));
    assert!(!meets("town", "2", &[], &[2]), "the town counts as a camp");
}

/// NF-305, NF-307, NF-308.
#[test]
fn nf_305_nf_307_nf_308_a_defeated_threat_goes_to_the_player_with_a_camp() {
    let mut table = before_a_threat(3);
    assert_eq!(table.open().threat(), Some(0));

    table.act(P1, "step 2");
    let events = table.act_with(P1, "fight", [3]);

    assert_eq!(fought(&events), Some((4, 4, true)), "the top card of the stack");
    let mover = table.of_seat(P1);
    assert_eq!((mover.defeated(), mover.placed, mover.hearts), (1, 1, 3));
    assert_eq!(table.open().camps_left(P1), 13);
    assert_eq!(table.open().threat(), Some(1), "the next card is active");
    assert_eq!(printed().threat(1).level, 5);
}

/// NF-306, NF-318.
#[test]
fn nf_306_nf_318_swords_of_party_and_cards_count_and_hearts_are_added() {
    // A sword of the party, one of Horn Bow, and the die shows 1.
    let mut table = road(3).party(P1, ["R1"]).playing(P1, ["A2"]);
    table.play(P1, ["adventure", "step 2"]);

    table.act_with(P1, "fight", [0]);
    assert_eq!(table.offered(P1), ["spend 0", "spend 1"]);
    let events = table.act(P1, "spend 1");

    assert_eq!(fought(&events), Some((4, 4, true)));
    assert_eq!(table.of_seat(P1).hearts, 2);
}

#[test]
fn nf_309_a_lost_fight_ends_the_action() {
    let mut table = road(5).quests([3]).at(P1, "3").threat(15).holding(P1, ["A2"]);
    table.play(P1, ["adventure", "step 8"]);

    table.act_with(P1, "fight", [5]);
    let events = table.act(P1, "spend 0");

    assert_eq!(fought(&events), Some((15, 6, false)));
    assert_eq!(table.open().threat(), Some(11), "the card stays");
    let mover = table.of_seat(P1);
    assert_eq!((mover.place, mover.hearts, mover.placed), (place("3"), 5, 0));
    assert_eq!(table.open().stage, Stage::End, "no step, no quest, no camp");
    assert_eq!(table.offered(P1), ["end"]);
}

/// NF-310, NF-320.
#[test]
fn nf_310_nf_320_each_crossing_meets_the_threat_that_is_active_then() {
    let mut table = road(12).threat(6).with(P1, |one| one.birds = 2);

    table.play(P1, ["adventure", "step 2"]);
    table.act_with(P1, "fight", [5]);
    table.act(P1, "step town");
    let events = table.act_with(P1, "fight", [5]);
    assert!(matches!(events[0], Event::FightRolled { level: 7, die: 6, .. }), "the next one");
    table.act(P1, "spend 1");

    let mover = table.of_seat(P1);
    assert_eq!((mover.defeated(), mover.placed), (2, 2), "two camps are placed");
    assert_eq!(table.open().threat(), Some(4));
}

#[test]
fn nf_311_an_animal_a_shield_or_a_card_leads_past_it_and_the_card_stays() {
    // Kofi Dustreader has a shield; Basalt Buckler and Sleeping Potion ask for a food each.
    let mut table = road(0).party(P1, ["Y2"]).playing(P1, ["A15", "T10"]).with(P1, |one| {
        (one.birds, one.goods.food) = (2, 1);
    });
    table.play(P1, ["adventure", "step 2"]);
    assert_eq!(table.offered(P1), ["fight", "return bird", "shield", "pass A15", "pass T10"]);

    for way in ["return bird", "shield", "pass A15", "pass T10"] {
        let mut passed = table.clone();
        passed.act(P1, way);

        assert_eq!(passed.open().threat(), Some(0), "{way}");
        assert_eq!(passed.of_seat(P1).place, place("2"), "{way}");
        assert_eq!(passed.of_seat(P1).placed, 0);
        let food = if way.starts_with("pass") { 0 } else { 1 };
        assert_eq!(passed.of_seat(P1).goods.food, food, "{way}");
        assert_eq!(passed.of_seat(P1).birds, 2 - u8::from(way == "return bird"), "{way}");
    }
}

#[test]
fn nf_311_by_day_a_tortoise_does_as_well_and_whoever_is_not_active_does_not() {
    let day = Setup { side: Side::Day, ..Setup::first_adventure(2) };
    // Kofi Dustreader, who has a shield, is owned and stays out of the party.
    let mut table = Table::later_with(printed(), day).quests([]).owning(P1, ["Y2"]);
    table = table.at(P1, "1").with(P1, |one| (one.hearts, one.tortoises) = (0, 1));
    table.play(P1, ["adventure", "step town", "step 2"]);
    assert_eq!(table.offered(P1), ["fight", "return tortoise"]);
    assert_eq!(table.refusal(P1, "return bird"), Refusal::NoAnimal { animal: Animal::Bird });

    table.act(P1, "return tortoise");

    assert_eq!((table.of_seat(P1).place, table.of_seat(P1).tortoises), (place("2"), 0));
    assert_eq!((table.open().threat(), table.of_seat(P1).defeated()), (Some(0), 0));
}

#[test]
fn nf_311_a_card_whose_price_is_not_there_does_not_lead_past_it() {
    let mut table = road(0).playing(P1, ["A15"]);

    table.play(P1, ["adventure", "step 2"]);

    let cost = printed().card(card("A15")).effects.skip_threat.unwrap();
    assert_eq!(table.refusal(P1, "pass A15"), Refusal::CannotPay { cost });
    assert_eq!(table.refusal(P1, "pass T10"), Refusal::NoUse { card: card("T10") });
}

/// NF-312, NF-313.
#[test]
fn nf_312_nf_313_a_shield_ignores_every_threat_for_free_and_one_may_fight_all_the_same() {
    let mut table = road(6).party(P1, ["Y2"]).camps(P2, [1]).with(P1, |one| one.birds = 2);
    table.play(P1, ["adventure", "step 2", "shield", "step town", "shield", "step 2"]);
    assert_eq!(table.offered(P1)[..1], ["fight"], "one may fight");

    table.act_with(P1, "fight", [5]);

    assert_eq!(table.of_seat(P1).defeated(), 1);
    assert_eq!(table.of_seat(P1).hearts, 5, "passing 2 once costs its heart, shields nothing");
}

#[test]
fn nf_314_once_the_fight_has_begun_no_other_way_is_offered() {
    let mut table = road(6).party(P1, ["Y2"]).with(P1, |one| one.birds = 1);

    table.play(P1, ["adventure", "step 2"]);
    table.act_with(P1, "fight", [0]);

    assert_eq!(table.offered(P1), ["spend 0", "spend 3"]);
    assert_eq!(table.refusal(P1, "shield"), Refusal::NotNow { now: Stage::Roll });
}

#[test]
fn nf_316_with_an_empty_stack_symbols_are_crossed_freely() {
    let mut table = road(0).arranged(|open| open.threats = 0);

    table.play(P1, ["adventure", "step 2"]);

    assert_eq!((table.of_seat(P1).place, table.open().active), (place("2"), P2));
}

#[test]
fn nf_317_every_threat_card_has_its_points() {
    let points: Vec<u8> = (0..12).map(|place| printed().threat(place).points).collect();

    assert_eq!(points, [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
}

#[test]
fn nf_319_only_amounts_of_hearts_that_win_are_offered() {
    let fight = |hearts| {
        let mut table = road(hearts).party(P1, ["R1"]).threat(7).camps(P2, []);
        table.play(P1, ["adventure", "step 2"]);
        table.act_with(P1, "fight", [1]);
        table
    };

    assert_eq!(fight(4).offered(P1), ["spend 0", "spend 4"]);
    let lost = fight(3);
    assert_eq!(lost.open().active, P2, "nothing can be done, so nothing is asked");
    assert_eq!((lost.of_seat(P1).hearts, lost.of_seat(P1).place), (3, place("town")));
    assert!(lost.of_seat(P1).cards == cards([]));
}

#[test]
fn nf_321_the_whole_stack_lies_open() {
    let table = road(0).threat(9);

    let left: Vec<usize> = table.view().open.threats_left().collect();

    assert_eq!(left, [5, 6, 7, 8, 9, 10, 11]);
}
