//! A game that all can lose together.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use game_toy::{Content, Toy};
use table::{GameWords, Names, Record, Replay, Script, Seat, Shown, Standings, Viewer};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A short game of two: each says what they do in three rounds.
fn played(setup: &str, [first, second]: [[&str; 3]; 2]) -> Record<Toy> {
    let luck = &mut Script::replaying(&[]);
    let content = Content::embedded();
    let mut record = Record::start(content, &setup.parse().unwrap(), luck).unwrap();
    for round in first.into_iter().zip(second) {
        for (seat, action) in SEATS.into_iter().zip(<[&str; 2]>::from(round)) {
            record.act(seat, action.parse().unwrap(), luck).unwrap();
        }
    }
    record
}

fn end(record: &Record<Toy>) -> Standings {
    use table::Game;
    record.game().standings().unwrap()
}

/// Nobody is at the tower.
const AWAY: [[&str; 3]; 2] = [["stay", "stay", "stay"], ["stay", "stay", "walk mill"]];

#[test]
fn toy_3_with_the_flood_all_lose_where_nobody_is_at_the_tower() {
    let lost = end(&played("2 players, flood, P1 mill", AWAY));
    let without = end(&played("2 players, P1 mill", AWAY));

    assert!(lost.is_lost() && lost.winners().next().is_none());
    assert_eq!(SEATS.map(|seat| lost.place(seat)), SEATS.map(|seat| without.place(seat) + 1));
    assert!(!without.is_lost());
}

#[test]
fn a_game_that_all_have_lost_is_told_so_to_everybody() {
    let record = played("2 players, flood, P1 mill", AWAY);
    let (names, standings) = (Names::of(&["Ada".to_owned(), "Bo".to_owned()]), end(&record));
    let told = |viewer: Viewer| {
        let shown = Shown::of(record.game(), viewer);
        let seen = shown.seen(record.content(), &names, viewer);
        [Toy::result(seen, &standings), Toy::winners(seen, &standings)]
    };

    let nobody = "Nobody wins: Ada has 4 and Bo has 4 points.";
    assert_eq!(told(Viewer::Seat(SEATS[1])), ["You have all lost.", nobody]);
    assert_eq!(told(Viewer::Spectator), ["All have lost.", nobody]);
}

#[test]
fn the_replay_of_a_lost_game_says_that_all_have_lost_and_is_held_to_it() {
    let record = played("2 players, flood, P1 mill", AWAY);
    let text = record.replay().to_string();
    assert!(text.ends_with("\nresult: P1 4, P2 4, all lost\n"), "{text}");
    let play = |text: &str| {
        Replay::<Toy>::parse(text).unwrap().play(Content::embedded(), |_, _| {}).map(|_| ())
    };

    assert_eq!(play(&text), Ok(()));
    let won = play(&text.replace(", all lost", "")).unwrap_err();
    assert_eq!(won.what, "the rules say: P1 4, P2 4, all lost");
}
