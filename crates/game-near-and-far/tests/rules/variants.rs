//! Other variants (RULES.md section 35).

use game_near_and_far::{
    Event, NearAndFar, Refusal, Setup, Side, Stage,
    scoring::{Part, score},
};
use table::{Game, Seats};

use crate::kit::{FirstSide, P1, P2, P3, Table, printed};

fn platypus(players: usize, last: &[table::Seat]) -> Setup {
    let platypus = last.iter().fold(Seats::NONE, |all, seat| all.with(*seat));
    Setup { first: Some(P1), platypus, ..Setup::first_adventure(players) }
}

fn long(players: usize) -> Setup {
    Setup { long_game: true, ..Setup::first_adventure(players) }
}

#[test]
fn nf_628_whoever_came_last_may_begin_with_the_platypus() {
    let table = Table::start(platypus(3, &[P2]));
    let (mut takes, mut leaves) = (table.clone(), table.clone());
    assert_eq!(table.open().stage, Stage::Companion { seat: P2 });
    assert_eq!(table.offered(P2), ["platypus", "done"]);

    let events = takes.act(P2, "platypus");
    leaves.act(P2, "done");

    assert!(events.contains(&Event::PlatypusTaken { seat: P2 }));
    assert!(takes.of_seat(P2).platypus && takes.of_seat(P2).companion);
    assert_eq!(takes.of_seat(P2).party, printed().board.platypus, "a companion like the others");
    assert!(!leaves.of_seat(P2).platypus);
    assert_eq!((takes.open().stage, leaves.open().stage), (Stage::Draft, Stage::Draft));
}

#[test]
fn nf_629_of_several_in_last_place_the_latest_decides_first_and_one_takes_it() {
    let setup = Setup { first: Some(P2), ..platypus(3, &[P1, P2, P3]) };
    let table = Table::start(setup);
    let mut one = table.clone();
    let mut none = table.clone();

    // P2 begins: P1 is the last in the order of turns.
    assert_eq!(table.open().stage, Stage::Companion { seat: P1 });
    assert_eq!(table.refusal(P3, "platypus"), Refusal::NotYourTurn { turn: P1 });
    one.act(P1, "done");
    assert_eq!(one.open().stage, Stage::Companion { seat: P3 });
    one.act(P3, "platypus");
    for seat in [P1, P3, P2] {
        none.act(seat, "done");
    }

    let owners = |table: &Table| [P1, P2, P3].map(|seat| table.of_seat(seat).platypus);
    assert_eq!((owners(&one), one.open().stage), ([false, false, true], Stage::Draft));
    assert_eq!((owners(&none), none.open().stage), ([false; 3], Stage::Draft));
    assert_eq!(Table::start(Setup::first_adventure(3)).open().stage, Stage::Draft);
    let stranger = platypus(2, &[P3]);
    assert!(NearAndFar::start(printed(), &stranger, &mut FirstSide).is_err(), "P3 does not play");
}

/// NF-631, NF-632.
#[test]
fn nf_631_nf_632_extra_stories_lay_four_tokens_a_player() {
    let tokens = [2, 3, 4].map(|players| {
        let setup = Setup { extra_stories: true, ..Setup::first_adventure(players) };
        Table::start(setup).open().quests.len()
    });

    assert_eq!(tokens, [8, 12, 16]);
    assert!((1..=11).all(|map| printed().map(map).books.len() == 16), "enough books for all");
}

/// NF-636, NF-637.
#[test]
fn nf_636_nf_637_a_long_game_has_two_camps_more_and_ends_with_the_sixteenth() {
    let table = Table::later_with(printed(), long(2));
    assert_eq!(table.open().camps_left(P1), 16);
    let mut fourteenth = table.clone().camps(P1, 1..=13);
    let mut sixteenth = table.camps(P1, 1..=15);

    fourteenth.play(P1, ["visit mine", "dig a1"]);
    sixteenth.play(P1, ["visit mine", "dig a1"]);

    let bonus = |table: &Table| score(printed(), &table.open(), P1).of(Part::AllCamps);
    assert_eq!((fourteenth.open().ending, bonus(&fourteenth)), (None, 0));
    assert_eq!((sixteenth.open().ending, bonus(&sixteenth)), (Some(P1), 2));
}

#[test]
fn nf_638_the_two_extra_camps_cover_nothing() {
    let coins: Vec<(u16, u16)> = (0..16)
        .map(|placed| {
            let mut table = Table::later_with(printed(), long(2)).camps(P1, 1..=placed);
            table.play(P1, ["visit mine", "dig a1"]);
            let goods = table.of_seat(P1).goods;
            (goods.coin - 3 - 2, goods.gem)
        })
        .collect();

    let usual: Vec<(u16, u16)> = (0..14)
        .map(|placed| {
            let mut table = Table::later(2).camps(P1, 1..=placed);
            table.play(P1, ["visit mine", "dig a1"]);
            let goods = table.of_seat(P1).goods;
            (goods.coin - 3 - 2, goods.gem)
        })
        .collect();
    assert_eq!(coins[..2], [(0, 0), (0, 0)]);
    assert_eq!(coins[2..], usual[..]);
    assert!(usual.contains(&(1, 0)) && usual.contains(&(0, 1)));
}

#[test]
fn nf_639_all_variants_go_together() {
    let setup =
        Setup { side: Side::Day, extra_stories: true, long_game: true, ..platypus(3, &[P2]) };
    for setup in [setup, Setup { map: 10, ..setup }] {
        let open = Table::start(setup).open();

        assert_eq!((open.side, open.camps, open.quests.len()), (Side::Day, 16, 12));
        assert_eq!(open.stage, Stage::Companion { seat: P2 });
    }
}
