//! A setup is the truth: what it says beyond options is kept, and options cannot take it away.

#![cfg(feature = "toy")]

use shelf::{GameName, Given, Shelf};
use table::{Script, Seat, Standings};

const KNOWS: &str = "2 players, long, P2 knows LAMP";

#[test]
fn a_setup_that_says_more_than_options_shows_them_and_cannot_be_made_from_them() {
    let chosen = GameName::Toy.chosen(KNOWS).unwrap();

    assert!(chosen.is_part());
    assert_eq!(chosen.given(), [Given::of("length=long")]);
    let told = "this table of The Crossing brings more along than options say, so it stays as it \
                is set up";
    assert_eq!(chosen.with(&[Given::of("length=short")]).unwrap_err().to_string(), told);
    assert_eq!(GameName::Toy.setup(&chosen).unwrap_err().to_string(), told);
    assert_eq!(chosen.swapped(Seat::new(0), Seat::new(1)).unwrap_err().to_string(), told);
}

#[test]
fn a_setup_of_options_alone_can_be_chosen_otherwise() {
    for game in GameName::ALL {
        let menu = game.menu();
        for chosen in menu.samples(menu.most).unwrap() {
            let setup = game.setup(&chosen).unwrap();
            assert!(!game.chosen(&setup).unwrap().is_part(), "{game}: {setup}");
        }
    }
}

#[test]
fn a_game_begins_with_what_its_setup_says_and_a_rematch_as_well() {
    let game = GameName::Toy;
    let shelf = Shelf::embedded();
    let mut luck = Script::replaying(&[]);

    let sitting = shelf.start_edition((game, 1), KNOWS, &[], &mut luck).unwrap();

    assert_eq!(sitting.setup(), KNOWS);
    assert_eq!(shelf.resume(&sitting.replay()).unwrap().setup(), KNOWS);
    assert_eq!(game.rematch(KNOWS, &Standings::rank(&[2, 3], |_| 0)).unwrap(), KNOWS);
}
