//! The toy game as a page: its map, its book, its words, drawn by one small module.

#![cfg(feature = "toy")]

mod common;

use shelf::GameName;
use table::{Seat, Viewer};
use web::table_page;

const ADA: Viewer = Viewer::Seat(Seat::new(0));

#[test]
fn spaces_are_buttons_where_one_can_walk() {
    let (sitting, _) = common::start_game(GameName::Toy, 1, &["P1.start=mill"], 3);

    let page = table_page(&common::model(sitting.as_ref(), ADA));

    assert!(page.contains("Walk to a neighbouring space, or stay for a coin."), "{page}");
    for space in ["inn", "tower"] {
        assert!(page.contains(&format!("value=\"walk {space}\"")), "{page}");
    }
    assert!(!page.contains("value=\"walk ford\""), "no path leads there");
    assert!(page.contains("Round 1 of 3"));
}

#[test]
fn an_open_passage_is_read_with_its_choices_and_nothing_behind_them() {
    let (mut sitting, mut luck) = common::start_game(GameName::Toy, 2, &["length=long"], 3);
    sitting.act(Seat::new(0), "walk ford", &mut luck).unwrap();

    let page = table_page(&common::model(sitting.as_ref(), ADA));

    assert!(page.contains("The ferryman holds a lamp over the water"));
    assert!(page.contains("value=\"choose 1\"") && page.contains("value=\"choose 2\""));
    assert!(!page.contains("He rows home in the dark"), "nobody has read that");

    sitting.act(Seat::new(0), "choose 1", &mut luck).unwrap();
    let page = table_page(&common::model(sitting.as_ref(), ADA));
    assert!(page.contains("He rows home in the dark"));
    assert!(page.contains("Ada notes LAMP."));
}

#[test]
fn a_game_that_all_have_lost_has_no_winner_on_its_page() {
    let (mut sitting, mut luck) = common::start_game(GameName::Toy, 2, &["flood"], 3);
    while let Some(seat) = sitting.to_act().first() {
        sitting.act(seat, "stay", &mut luck).unwrap();
    }

    let page = table_page(&common::model(sitting.as_ref(), ADA));
    let watched = table_page(&common::model(sitting.as_ref(), Viewer::Spectator));

    assert!(page.contains("You have all lost."), "{page}");
    assert!(watched.contains("All have lost."), "{watched}");
    assert!(page.contains("Nobody wins: "), "{page}");
}
