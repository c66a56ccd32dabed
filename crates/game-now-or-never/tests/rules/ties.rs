//! Who wins, and ties (RULES.md section 22).

use game_now_or_never::{Player, SEASONS};
use table::{Game, Seat, Standings};

use crate::kit::{P1, P2, P3, P4, Table};

/// How a game ends in which everybody has points for search tokens alone, and these things to break
/// ties: points, experience, books, hearts.
fn ended<const N: usize>(all: [(u8, u8, u8, u8); N]) -> Standings {
    let mut table = Table::of(N).season(SEASONS);
    for (index, (points, experience, books, hearts)) in all.into_iter().enumerate() {
        let change = |one: &mut Player| {
            (one.finds, one.experience) = (points, experience);
            (one.books, one.hearts) = (books, hearts);
        };
        table = table.with(Seat::new(index), change);
    }
    table.pass_all();
    table.game.standings().unwrap()
}

#[test]
fn nn_404_most_points_win() {
    let standings = ended([(12, 9, 9, 9), (13, 0, 0, 0)]);

    assert_eq!(standings.winners().collect::<Vec<_>>(), [P2]);
    assert_eq!((standings.score(P1), standings.score(P2)), (12, 13));
}

#[test]
fn nn_405_nn_406_of_equal_points_most_experience_and_books_together_win() {
    let winner = |one, other| ended([one, other]).winners().collect::<Vec<_>>();

    assert_eq!(winner((10, 3, 0, 1), (10, 2, 0, 9)), [P1]);
    assert_eq!(winner((10, 0, 2, 1), (10, 0, 3, 1)), [P2]);
    assert_eq!(winner((10, 4, 0, 1), (10, 1, 4, 1)), [P2], "5 are more than 4");
    assert_eq!(winner((10, 4, 1, 1), (10, 1, 4, 2)), [P2], "5 and 5: hearts decide");
}

#[test]
fn nn_407_then_most_hearts_win() {
    let standings = ended([(10, 2, 2, 3), (10, 2, 2, 4)]);

    assert_eq!((standings.place(P1), standings.place(P2)), (2, 1));
}

#[test]
fn nn_408_who_is_still_tied_shares_the_place() {
    let standings = ended([(10, 2, 2, 4), (10, 3, 1, 4), (9, 9, 9, 9)]);

    assert_eq!([P1, P2, P3].map(|seat| standings.place(seat)), [1, 1, 3]);
}

#[test]
fn nn_409_all_places_are_ranked_alike() {
    let standings = ended([(7, 1, 0, 5), (7, 1, 1, 0), (9, 0, 0, 1), (7, 0, 1, 6)]);

    assert_eq!([P1, P2, P3, P4].map(|seat| standings.place(seat)), [4, 2, 1, 3]);
}

#[test]
fn nn_410_with_80_points_each_one_more_experience_beats_any_hearts() {
    let standings = ended([(80, 3, 1, 1), (80, 2, 1, 11)]);

    assert_eq!(standings.winners().collect::<Vec<_>>(), [P1]);
    assert_eq!((standings.score(P1), standings.score(P2)), (80, 80));
}
