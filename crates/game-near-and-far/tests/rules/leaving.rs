//! Leaving town (RULES.md section 13).

use game_near_and_far::{Event, Refusal, Stage, components::Adventurers};

use crate::kit::{P1, P2, Table, adventurers, place};

/// P1 in the Store, so that an adventure begins with leaving town.
fn in_town() -> Table {
    Table::later(2).quests([]).at(P1, "store")
}

fn left_with(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::LeftTown { seat: P1, hearts } => Some(*hearts),
        _ => None,
    })
}

/// NF-263, NF-265, NF-269.
#[test]
fn nf_263_nf_265_nf_269_an_adventure_leaves_town_first_from_a_building_or_the_jail() {
    for from in ["store", "jail"] {
        let mut table = in_town().at(P1, from);

        let events = table.act(P1, "adventure");

        assert_eq!(left_with(&events), Some(2), "the companion's hearts");
        assert_eq!(table.of_seat(P1).place, place("town"));
        assert_eq!(table.open().stage, Stage::Move, "and then it moves, in the same turn");
        assert!(table.offers(P1, "step 1"));
    }
}

#[test]
fn nf_264_on_the_map_no_party_is_arranged_and_no_heart_comes_back() {
    let mut table = in_town().owning(P1, ["R1", "R2"]).at(P1, "7").with(P1, |one| one.hearts = 1);

    let events = table.act(P1, "adventure");

    assert_eq!(left_with(&events), None);
    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).active), (1, Adventurers::NONE));
    assert_eq!((table.open().stage, table.of_seat(P1).place), (Stage::Move, place("7")));
}

#[test]
fn nf_266_any_owned_member_may_come_within_the_limits() {
    let mut table = in_town().party(P1, ["R1"]).owning(P1, ["R2", "G1"]);

    table.act(P1, "adventure");
    assert_eq!(table.offered(P1), ["with R1", "with R2"], "one of the red ones");
    table.act(P1, "with R2");

    let party = table.of_seat(P1);
    assert_eq!(party.active, adventurers(["R2", "G1"]), "the green one comes by itself");
    assert!(party.companion);
    assert_eq!(party.owned, adventurers(["R1", "R2", "G1"]));
}

#[test]
fn nf_266_where_five_would_come_one_is_named_who_stays_behind() {
    let full = in_town().party(P1, ["Y1", "R1", "G1", "B1"]).with(P1, |one| one.companion = false);
    let mut stays = full.clone();
    let mut comes = full.clone();
    stays.act(P1, "adventure");
    let offered = stays.offered(P1);

    stays.act(P1, "out companion");
    comes.play(P1, ["adventure", "out Y1"]);

    let all = ["unchanged", "out Y1", "out R1", "out G1", "out B1", "out companion"];
    assert_eq!(offered, all);
    assert!(!stays.of_seat(P1).companion);
    assert_eq!(stays.of_seat(P1).active.len(), 4);
    assert!(comes.of_seat(P1).companion);
    assert_eq!(comes.of_seat(P1).active, adventurers(["R1", "G1", "B1"]));
}

#[test]
fn nf_267_a_party_to_which_somebody_could_be_added_is_not_offered() {
    let mut table = in_town().owning(P1, ["Y1", "G1"]);
    table.act(P1, "adventure");

    assert_eq!(table.of_seat(P1).active, adventurers(["Y1", "G1"]), "both come, unasked");
    assert!(table.of_seat(P1).companion);

    let mut two = in_town().party(P1, ["R1"]).owning(P1, ["R2", "G1"]);
    two.act(P1, "adventure");
    assert_eq!(two.refusal(P1, "unchanged"), Refusal::NotThisParty, "the green one is missing");
    assert_eq!(two.refusal(P1, "out companion"), Refusal::NotThisParty);
}

#[test]
fn nf_268_hearts_are_set_to_the_symbols_of_party_artifacts_treasures_and_world_cards() {
    // 2 of the companion, 2 of R1, 3 of Invincible Box, 2 of Thick Blanket, 2 of Glimmerroot Seed.
    let mut table = in_town().party(P1, ["R1"]).playing(P1, ["A43", "T18", "W3"]);
    table = table.with(P1, |one| one.birds = 1);

    let events = table.act(P1, "adventure");

    assert_eq!(left_with(&events), Some(11));
    assert_eq!(table.of_seat(P1).hearts, 11);
}

#[test]
fn nf_270_the_town_space_reached_by_moving_resets_nothing() {
    let mut table = in_town().at(P1, "1").with(P1, |one| one.hearts = 1);

    let events = table.play(P1, ["adventure", "step town"]);

    assert_eq!(left_with(&events), None);
    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).place), (1, place("town")));
}

#[test]
fn nf_271_an_artifact_bought_before_the_reset_counts_and_one_bought_after_does_not() {
    // Tin Kettle Choir: 2 hearts for 3 food and 2 gems.
    let rich = in_town().holding(P1, ["A12"]).with(P1, |one| {
        (one.goods.food, one.goods.gem) = (3, 2);
    });
    let mut before = rich.clone();
    let mut after = rich;

    before.play(P1, ["buy A12", "adventure"]);
    after.play(P1, ["adventure", "buy A12"]);

    assert_eq!(before.of_seat(P1).hearts, 4);
    assert_eq!(after.of_seat(P1).hearts, 2);
    after.act(P1, "stop");
    let mut next = after.turn_of(P1).at(P1, "store");
    next.act(P1, "adventure");
    assert_eq!(next.of_seat(P1).hearts, 4, "from the next reset on");
}

/// NF-272, NF-273.
#[test]
fn nf_272_nf_273_the_marker_is_set_not_raised_and_ends_at_13() {
    // Party 9 (companion 2, R1 2, B1 5), artifact 3, treasure 2: 14 symbols.
    let mut many = in_town().party(P1, ["R1", "B1"]).playing(P1, ["A43", "T18"]);
    many = many.with(P1, |one| one.birds = 1);
    let mut few = in_town().party(P1, ["R1"]).with(P1, |one| one.hearts = 6);

    many.act(P1, "adventure");
    few.act(P1, "adventure");

    assert_eq!(many.of_seat(P1).hearts, 13);
    assert_eq!(few.of_seat(P1).hearts, 4, "two of the six are lost");
}

#[test]
fn nf_274_companion_and_an_adventurer_with_two_hearts_make_four() {
    let mut table = in_town().party(P1, ["R1"]);

    let events = table.act(P1, "adventure");

    assert_eq!(left_with(&events), Some(4));
}

#[test]
fn nf_266_a_contract_bought_while_the_party_is_arranged_lets_it_be_arranged_anew() {
    let mut table = in_town()
        .party(P1, ["Y1", "R1", "G1", "B1"])
        .owning(P1, ["R2"])
        .holding(P1, ["A1"])
        .with(P1, |one| (one.goods.yellow, one.companion) = (1, false));

    table.play(P1, ["adventure", "with R1", "buy A1"]);
    assert!(table.offers(P1, "with companion"), "nobody stays behind unasked");
    assert!(table.offers(P1, "with R2"));
    table.play(P1, ["with R1", "with R2", "with companion", "with G1"]);

    assert_eq!(table.of_seat(P1).active, adventurers(["R1", "R2", "G1"]));
    assert!(table.of_seat(P1).companion);
    assert_eq!(table.of_seat(P2).active, Adventurers::NONE);
}
