//! The end of the game (RULES.md section 23 and NF-705).

use game_near_and_far::{Event, Stage, components::Cell};

use crate::kit::{P1, P2, P3, Table, cards, printed};

/// A game of three; `seat` is to move and has placed 13 camps, all of them on the map.
fn at_13(seat: table::Seat) -> Table {
    let table = Table::later(3).quests([]).camps(seat, 10..=22).with(seat, |one| one.hearts = 9);
    table.turn_of(seat)
}

fn is_last_round(event: &Event) -> bool {
    matches!(event, Event::LastRound { .. })
}

#[test]
fn nf_419_the_14th_camp_on_map_mine_or_threat_begins_the_end() {
    let mut map = at_13(P1);
    let mut mine = at_13(P1);
    let mut threat = at_13(P1);

    let built = map.play(P1, ["adventure", "step 1", "stop", "camp"]);
    let dug = mine.play(P1, ["visit mine", "dig a1"]);
    threat.play(P1, ["adventure", "step 2"]);
    let fought = threat.act_with(P1, "fight", [5]);

    for (table, events) in [(&map, built), (&mine, dug), (&threat, fought)] {
        assert_eq!(table.open().ending, Some(P1));
        assert_eq!(events.iter().filter(|event| is_last_round(event)).count(), 1);
        assert_ne!(table.open().stage, Stage::Over, "the round goes on");
    }
}

#[test]
fn nf_420_a_camp_placed_by_a_card_counts_too() {
    let mut table = at_13(P1).holding(P1, ["A44"]).with(P1, |one| {
        (one.goods.green, one.goods.yellow) = (1, 1);
    });

    let events = table.play(P1, ["buy A44", "settle 30"]);

    assert!(events.iter().any(is_last_round));
    assert_eq!((table.open().ending, table.of_seat(P1).placed), (Some(P1), 14));
}

/// NF-421, NF-422, NF-424.
#[test]
fn nf_421_nf_422_nf_424_the_round_is_played_to_its_end() {
    // The second of three places the 14th camp: the third has one more turn.
    let mut table = at_13(P2).at(P1, "store").at(P3, "store");
    table.play(P2, ["visit mine", "dig a1"]);
    assert_eq!((table.open().active, table.open().stage), (P3, Stage::Turn));

    let events = table.act(P3, "visit hut");

    assert_eq!(table.open().stage, Stage::Over);
    assert!(table::Game::standings(&table.game).is_some());
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Scored { .. })).count(), 3);
}

/// NF-424, NF-425.
#[test]
fn nf_424_nf_425_if_the_last_player_triggers_it_the_game_is_over_with_that_turn() {
    let mut table = at_13(P3);

    table.play(P3, ["visit mine", "dig a1"]);

    assert_eq!(table.open().stage, Stage::Over);
    for seat in [P1, P2, P3] {
        assert_eq!(table.offered(seat), [""; 0], "nothing else happens");
    }
}

#[test]
fn nf_423_the_turn_is_finished_normally_and_may_place_more_camps() {
    let mut table = at_13(P1).with(P1, |one| one.hearts = 9);

    table.play(P1, ["adventure", "step 2"]);
    table.act_with(P1, "fight", [5]);
    assert_eq!(table.open().ending, Some(P1));
    table.play(P1, ["stop", "camp"]);

    assert_eq!(table.of_seat(P1).placed, 15);
}

/// A game of four in which every space has a camp; P4 has the last turn of the round, in the hut.
fn full_map(mine: usize, quiet: u8) -> Table {
    let all: Vec<usize> = (1..=30).collect();
    let mut table = Table::later(4).quests([]);
    for (index, camps) in all.chunks(8).enumerate() {
        table = table.camps(table::Seat::new(index), camps.iter().copied());
    }
    let cells: Vec<Cell> = Cell::all().take(mine).collect();
    for (index, chunk) in cells.chunks(3).enumerate() {
        table = table.with(table::Seat::new(index), |one| {
            one.mine = chunk.iter().copied().collect();
        });
    }
    table.arranged(|open| open.quiet_rounds = quiet).turn_of(crate::kit::P4)
}

#[test]
fn nf_705_the_game_ends_where_no_camp_can_be_placed_any_more() {
    let over = |mine, quiet| {
        let mut table = full_map(mine, quiet);
        let events = table.act(crate::kit::P4, "visit hut");
        let told = events.contains(&Event::StoodStill);
        assert_eq!(told, table.open().stage == Stage::Over);
        told
    };

    assert!(over(12, 0), "the map and the mine are full");
    assert!(!over(11, 0), "a place of the mine is free");
    assert!(!over(11, 3), "four quiet rounds");
    assert!(over(11, 4), "nobody has placed a camp for five rounds");
}

#[test]
fn nf_705_a_camp_makes_a_round_loud_and_a_free_space_keeps_the_game_going() {
    let mut digs = full_map(1, 9).with(crate::kit::P4, |one| one.companion = true);
    digs.play(crate::kit::P4, ["visit mine", "dig b1"]);
    assert_eq!((digs.open().quiet_rounds, digs.open().stage), (0, Stage::Turn));

    let mut free = full_map(12, 9).with(P1, |one| {
        one.camps.remove(crate::kit::space(1));
    });
    free.act(crate::kit::P4, "visit hut");

    assert_eq!(free.open().stage, Stage::Turn);
    assert_eq!(printed().map(1).all.len(), 30);
    assert_eq!(free.of_seat(P1).cards, cards([]));
}
