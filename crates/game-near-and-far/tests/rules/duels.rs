//! Duels and the Jail (RULES.md section 10).

use game_near_and_far::{Building, Event, Refusal, RollKind, Stage};
use table::{Happening, Viewer};

use crate::kit::{P1, P2, P3, P4, Table, die, place};

/// P1 stands before the Mine, where P2 is.
fn at_the_mine(table: Table) -> Table {
    let mut table = table.at(P2, "mine");
    table.act(P1, "visit mine");
    table
}

/// The totals of the duel and who won.
fn result(events: &[Event]) -> Option<(u8, u8, bool)> {
    events.iter().find_map(|event| match *event {
        Event::Duelled { total, against, won, .. } => Some((total, against, won)),
        _ => None,
    })
}

/// NF-215, NF-216.
#[test]
fn nf_215_nf_216_one_of_those_inside_is_challenged() {
    let mut table = Table::later(4).at(P2, "farm").at(P3, "farm").at(P4, "hut");

    table.act(P1, "visit farm");

    let both = ["duel P2 honorably", "duel P2 dirty", "duel P3 honorably", "duel P3 dirty"];
    assert_eq!(table.offered(P1), both);
    let refused = Refusal::NotInside { building: Building::Farm };
    assert_eq!(table.refusal(P1, "duel P4 dirty"), refused);
    assert_eq!(table.refusal(P1, "duel stranger dirty"), refused);
    table.act_with(P1, "duel P3 honorably", [die(6), die(1)]);
    assert_eq!(table.of_seat(P1).place, place("farm"), "one duel is enough");
}

#[test]
fn nf_217_dirty_adds_one_and_loses_reputation_honorable_gains_it() {
    let table = at_the_mine(Table::later(3));
    let (mut dirty, mut honorable) = (table.clone(), table);

    let one = dirty.act_with(P1, "duel P2 dirty", [die(4), die(3)]);
    let other = honorable.act_with(P1, "duel P2 honorably", [die(4), die(3)]);

    assert_eq!((result(&one), dirty.of_seat(P1).reputation), (Some((5, 3, true)), -1));
    assert_eq!((result(&other), honorable.of_seat(P1).reputation), (Some((4, 3, true)), 1));
}

#[test]
fn nf_218_both_add_swords_and_bonuses() {
    let table = Table::later(3).party(P1, ["G3"]).playing(P1, ["A2", "T14"]);
    let mut table = at_the_mine(table.party(P2, ["R9"]).playing(P2, ["A31", "W2"]));

    let events = table.act_with(P1, "duel P2 dirty", [die(5), die(4)]);

    // 5 and 2 + 1 swords, 1 of the horseshoe, 1 for dirty; 4 and 2 + 2 swords, 1 of the necklace.
    assert_eq!(result(&events), Some((10, 9, true)));
}

#[test]
fn nf_219_swords_of_inactive_members_do_not_count() {
    let mut table = at_the_mine(Table::later(3).owning(P1, ["G6"]).owning(P2, ["G9"]));

    let events = table.act_with(P1, "duel P2 honorably", [die(2), die(1)]);

    assert_eq!(result(&events), Some((2, 1, true)));
}

#[test]
fn nf_220_hearts_are_added_when_everything_is_known() {
    let mut table = at_the_mine(Table::later(3).with(P1, |one| one.hearts = 9));
    table = table.with(P2, |one| one.hearts = 9);

    table.act_with(P1, "duel P2 honorably", [die(1), die(5)]);
    assert_eq!(
        (table.open().stage, table.offered(P1)),
        (Stage::Roll, vec!["spend 0".into(), "spend 5".into()])
    );
    table.act(P1, "spend 5");

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P2).hearts), (4, 9));
    assert_eq!(table.of_seat(P1).place, place("mine"));
}

#[test]
fn nf_221_a_tie_is_won_by_the_defender() {
    let table = at_the_mine(Table::later(3));
    let (mut tie, mut more) = (table.clone(), table);

    let tied = tie.act_with(P1, "duel P2 honorably", [die(4), die(4)]);
    let won = more.act_with(P1, "duel P2 honorably", [die(5), die(4)]);

    assert_eq!((result(&tied), result(&won)), (Some((4, 4, false)), Some((5, 4, true))));
}

/// NF-222, NF-225.
#[test]
fn nf_222_nf_225_a_win_changes_reputation_and_leads_in() {
    let mut table = at_the_mine(Table::later(3));

    table.act_with(P1, "duel P2 dirty", [die(6), die(1)]);

    assert_eq!(table.of_seat(P1).reputation, -1, "nobody asks whether");
    assert_eq!((table.open().stage, table.of_seat(P1).place), (Stage::Mine, place("mine")));
}

/// NF-223, NF-224.
#[test]
fn nf_223_nf_224_a_loss_leads_to_jail_and_changes_nothing_else() {
    let mut table = at_the_mine(Table::later(3).with(P1, |one| one.goods.gem = 2));
    let (before, defender) = (table.of_seat(P1), table.of_seat(P2));

    table.act_with(P1, "duel P2 honorably", [die(1), die(6)]);

    let after = table.of_seat(P1);
    assert_eq!((after.place, after.reputation, after.goods), (place("jail"), 0, before.goods));
    assert_eq!(table.of_seat(P2), defender, "the defender gains and loses nothing");
    assert_eq!((table.open().active, after.placed), (P2, 0), "no action");
}

#[test]
fn nf_224_the_defender_gains_and_loses_nothing_when_beaten_either() {
    let mut table = at_the_mine(Table::later(3).with(P2, |one| one.reputation = 3));
    let defender = table.of_seat(P2);

    table.act_with(P1, "duel P2 dirty", [die(6), die(1)]);

    assert_eq!(table.of_seat(P2), defender);
}

#[test]
fn nf_226_there_is_no_second_challenge_in_a_turn() {
    let table = Table::later(4).at(P2, "farm").at(P3, "farm").at(P4, "hut");
    let (mut won, mut lost) = (table.clone().holding(P1, ["A51"]), table.holding(P1, ["A51"]));
    won.act(P1, "visit farm");
    lost.act(P1, "visit farm");

    won.act_with(P1, "duel P2 honorably", [die(6), die(1)]);
    lost.act_with(P1, "duel P2 honorably", [die(1), die(6)]);
    lost.act(P1, "spend 0");

    assert_eq!(won.refusal(P1, "duel P3 dirty"), Refusal::NotNow { now: Stage::Farm });
    assert_eq!(lost.open().stage, Stage::End);
    for words in ["duel P3 dirty", "visit hut"] {
        assert_eq!(lost.refusal(P1, words), Refusal::NotNow { now: Stage::End });
    }
}

#[test]
fn nf_227_the_defender_uses_cards_before_the_challenger_and_hearts_come_last() {
    let table = Table::later(3).playing(P1, ["A37"]).playing(P2, ["T19"]);
    let mut table = at_the_mine(table.with(P1, |one| one.hearts = 6));

    table.act_with(P1, "duel P2 honorably", [die(4), die(3)]);
    assert_eq!(table.open().stage, Stage::Defend { seat: P2 });
    assert_eq!(table.refusal(P1, "use A37"), Refusal::NotYourTurn { turn: P2 });
    table.act_with(P2, "use T19", [die(6)]);
    assert_eq!(table.offered(P1), ["use A37", "spend 0", "spend 3"]);
    table.act_with(P1, "use A37", [die(5)]);
    assert_eq!(table.offered(P1), ["spend 0", "spend 2"], "once a roll");
    table.act(P1, "spend 2");

    assert_eq!((table.of_seat(P1).place, table.of_seat(P1).hearts), (place("mine"), 4));
}

#[test]
fn nf_228_from_jail_every_building_is_open() {
    let mut table = Table::later(3).at(P1, "jail").at(P2, "farm").at(P3, "mine");

    assert_eq!(table.offered(P1).len(), 7 + 1);
    table.play(P1, ["visit farm", "walk in", "take 1"]);

    assert_eq!((table.of_seat(P1).place, table.of_seat(P1).goods.food), (place("farm"), 1));
}

#[test]
fn nf_229_from_jail_one_may_duel_all_the_same_or_leave_town() {
    let table = Table::later(3).at(P1, "jail").at(P2, "farm");
    let (mut duels, mut leaves) = (table.clone(), table);

    duels.act(P1, "visit farm");
    duels.act_with(P1, "duel P2 honorably", [die(6), die(1)]);
    leaves.play(P1, ["adventure", "stop"]);

    assert_eq!((duels.of_seat(P1).reputation, duels.of_seat(P1).place), (1, place("farm")));
    assert_eq!((leaves.of_seat(P1).place, leaves.of_seat(P1).hearts), (place("town"), 2));
}

#[test]
fn nf_230_without_a_duel_nothing_changes_and_a_lost_one_leads_back_to_jail() {
    let table = Table::later(3).at(P1, "jail").at(P2, "farm");
    let (mut walks, mut duels) = (table.clone(), table);

    walks.play(P1, ["visit farm", "walk in"]);
    duels.act(P1, "visit farm");
    duels.act_with(P1, "duel P2 dirty", [die(1), die(6)]);

    assert_eq!(walks.of_seat(P1).reputation, 0);
    assert_eq!((duels.of_seat(P1).place, duels.of_seat(P1).reputation), (place("jail"), 0));
}

#[test]
fn nf_231_the_town_hall_is_open_from_jail_with_two_players_too() {
    let mut table = Table::later(2).at(P1, "jail");

    table.play(P1, ["visit town-hall", "walk in"]);

    assert_eq!((table.of_seat(P1).place, table.open().stage), (place("town-hall"), Stage::Hall));
}

#[test]
fn nf_232_many_are_in_jail_and_nobody_there_is_challenged() {
    let mut table = Table::later(4).at(P2, "jail").at(P3, "jail").at(P4, "farm");

    table.act(P1, "visit farm");
    let refused = table.refusal(P1, "duel P2 dirty");
    table.act_with(P1, "duel P4 honorably", [die(1), die(2)]);

    assert_eq!(refused, Refusal::NotInside { building: Building::Farm });
    assert_eq!([P1, P2, P3].map(|seat| table.of_seat(seat).place), [place("jail"); 3]);
}

#[test]
fn nf_233_with_two_players_the_town_hall_is_always_occupied() {
    let mut alone = Table::later(2).party(P2, ["G9"]).with(P2, |one| one.hearts = 9);
    let mut inside = alone.clone().at(P2, "town-hall");
    let mut three = Table::later(3);

    alone.act(P1, "visit town-hall");
    inside.act(P1, "visit town-hall");
    three.act(P1, "visit town-hall");
    assert_eq!(alone.offered(P1), ["duel stranger honorably", "duel stranger dirty"]);
    assert_eq!(inside.offered(P1), ["duel P2 honorably", "duel P2 dirty"]);
    assert_eq!(three.open().stage, Stage::Hall);
    let events = alone.act_with(P1, "duel stranger honorably", [die(4), die(3)]);

    assert_eq!(result(&events), Some((4, 3, true)), "a plain die, whatever P2 has");
}

#[test]
fn nf_234_a_duel_with_the_unused_character_is_a_duel() {
    let results = [(6, "dirty"), (6, "honorably"), (1, "honorably")].map(|(pips, style)| {
        let mut table = Table::later(2);
        table.act(P1, "visit town-hall");
        table.act_with(P1, &format!("duel stranger {style}"), [die(pips), die(3)]);
        (table.of_seat(P1).reputation, table.of_seat(P1).place)
    });

    assert_eq!(results, [(-1, place("town-hall")), (1, place("town-hall")), (0, place("jail"))]);
}

/// Rulebook, example of play, turn 2.
#[test]
fn nf_235_tom_wins_five_to_four_and_digs() {
    let mut tom = at_the_mine(Table::later(3).party(P1, ["R1"]).party(P2, ["R4"]));

    let events = tom.act_with(P1, "duel P2 honorably", [die(4), die(3)]);
    tom.act(P1, "dig a1");

    assert_eq!((result(&events), tom.of_seat(P1).reputation), (Some((5, 4, true)), 1));
    assert_eq!(tom.of_seat(P1).placed, 1);
}

#[test]
fn nf_236_five_against_five_is_lost_unless_a_heart_or_dirty_fighting_helps() {
    let table = |hearts: u8| {
        let table = Table::later(3).party(P1, ["G1"]).party(P2, ["R1"]);
        at_the_mine(table.with(P1, |one| one.hearts = hearts))
    };
    let (mut poor, mut heart, mut dirty) = (table(0), table(1), table(0));

    poor.act_with(P1, "duel P2 honorably", [die(3), die(4)]);
    heart.act_with(P1, "duel P2 honorably", [die(3), die(4)]);
    heart.act(P1, "spend 1");
    dirty.act_with(P1, "duel P2 dirty", [die(3), die(4)]);

    let seen = |table: &Table| (table.of_seat(P1).place, table.of_seat(P1).reputation);
    assert_eq!(seen(&poor), (place("jail"), 0));
    assert_eq!(seen(&heart), (place("mine"), 1));
    assert_eq!(seen(&dirty), (place("mine"), -1));
}

#[test]
fn nf_237_hearts_that_do_not_suffice_are_kept() {
    let table = Table::later(3).party(P2, ["G6"]).with(P1, |one| one.hearts = 5);
    let mut table = at_the_mine(table);

    let events = table.act_with(P1, "duel P2 honorably", [die(4), die(6)]);

    assert_eq!(result(&events), Some((4, 9, false)), "six would be needed: not asked");
    assert_eq!((table.of_seat(P1).place, table.of_seat(P1).hearts), (place("jail"), 5));
}

#[test]
fn nf_238_six_against_the_six_of_the_unused_character_is_a_tie() {
    let table = |hearts: u8| {
        let mut table = Table::later(2).party(P1, ["R1"]).with(P1, |one| one.hearts = hearts);
        table.act(P1, "visit town-hall");
        table
    };
    let (mut tie, mut heart, mut dirty) = (table(0), table(2), table(0));

    tie.act_with(P1, "duel stranger honorably", [die(5), die(6)]);
    heart.act_with(P1, "duel stranger honorably", [die(5), die(6)]);
    heart.act(P1, "spend 1");
    dirty.act_with(P1, "duel stranger dirty", [die(5), die(6)]);

    let places = [&tie, &heart, &dirty].map(|table| table.of_seat(P1).place);
    assert_eq!(places, [place("jail"), place("town-hall"), place("town-hall")]);
}

#[test]
fn nf_239_declaration_dice_hearts_and_result_are_public() {
    let mut table = at_the_mine(Table::later(3).with(P1, |one| one.hearts = 6));

    let mut events = table.act_with(P1, "duel P2 dirty", [die(2), die(5)]);
    let seen = table.view().open.roll.unwrap();
    events.extend(table.act(P1, "spend 3"));

    assert!(matches!(seen.kind, RollKind::Duel { die: 5, .. }) && seen.die == 2);
    assert!(events.len() >= 5);
    assert!(events.iter().all(|event| event.audience().includes(Viewer::Spectator)));
    assert!(events.contains(&Event::HeartsSpent { seat: P1, hearts: 3 }));
}
