//! The toy game in a terminal: a map of four spaces and an open passage.

#![cfg(feature = "toy")]

mod evening;

use evening::Evening;
use luck::Fair;
use shelf::GameName;
use table::Seat;
use tui::Ink;

#[test]
fn the_map_shows_who_is_where_and_what_is_read() {
    let mut game = Evening::new(GameName::Toy, 2, &["P2.start=mill"]);

    let screen = game.screen(Ink::FULL, (100, 30), 0);
    assert!(screen.contains("[inn P1] --- [ford]"), "{screen}");
    assert!(screen.contains("[mill P2] --- [tower]"), "{screen}");
    assert!(screen.contains("Walk to a neighbouring space"), "{screen}");

    game.sitting.act(Seat::new(0), "walk ford", &mut Fair::new([1; 32], 0)).unwrap();
    let screen = game.screen(Ink::FULL, (100, 30), 0);
    assert!(screen.contains("The ferryman holds a lamp"), "{screen}");
    assert!(screen.contains("1. Take the lamp off his hands."), "{screen}");
    assert!(game.words(|table| table.choices()).iter().any(|line| line.contains("choose 2")));
}

#[test]
fn a_game_alone_is_told_to_its_end() {
    let game = Evening::new(GameName::Toy, 1, &["length=long"]).played_out();
    let standings = game.sitting.standings().unwrap();

    let told = game.words(|table| table.describe_scores(&standings));

    assert!(told.last().unwrap().starts_with("Ada wins with "), "{told:?}");
}

#[test]
fn a_game_that_is_lost_has_no_winner_and_its_places_begin_with_the_second() {
    let mut game = Evening::new(GameName::Toy, 2, &["flood"]);
    while let Some(seat) = game.sitting.to_act().first() {
        game.sitting.act(seat, "stay", &mut Fair::new([1; 32], 0)).unwrap();
    }
    let standings = game.sitting.standings().unwrap();

    let told = game.words(|table| table.describe_scores(&standings));

    assert_eq!(told.last().unwrap(), "Nobody wins: Ada has 4 and hard has 4 points.", "{told:?}");
    assert!(told.iter().any(|line| line.starts_with("  2. Ada, 4 ")), "{told:?}");
}
