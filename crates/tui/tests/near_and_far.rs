//! Near and Far at typical moments, as a player sees and hears it.

mod evening;

use evening::Evening;
use game_near_and_far::{Stage, View};
use shelf::{AnyView, GameName};
use table::{Seat, Viewer};
use tui::{Colours, Glyphs, Ink};

const ASCII: Ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };
const SMALL: (u16, u16) = (80, 24);
const COMFORTABLE: (u16, u16) = (120, 40);
const ADA: Viewer = Viewer::Seat(Seat::new(0));

fn view(game: &Evening) -> View {
    match game.sitting.view(ADA) {
        AnyView::NearAndFar(shown) => shown.view,
        _ => panic!("this is another game"),
    }
}

fn asks(game: &Evening, is_it: fn(Stage) -> bool) -> bool {
    let open = view(game).open;
    open.waiting.contains(Seat::new(0)) && is_it(open.stage)
}

#[test]
fn the_map_has_the_town_and_every_space_of_it() {
    let game = Evening::new(GameName::NearAndFar, 3, &["mode=arcade", "map=5"])
        .until(|game| asks(game, |stage| stage == Stage::Turn));
    for ink in [Ink::FULL, ASCII] {
        let screen = game.screen(ink, COMFORTABLE, 0);
        println!("{screen}");
        assert!(screen.contains("Toxic Desert") && screen.contains("TT"), "{screen}");
        for number in 1..=29 {
            assert!(screen.contains(&format!("{number:02}")), "{number}: {screen}");
        }
        assert!(screen.contains("General Store"), "{screen}");
    }
    println!("{}", game.screen(Ink::FULL, SMALL, 0));
}

#[test]
fn a_step_says_what_it_costs_and_meets_before_it_is_taken() {
    let mut game = Evening::new(GameName::NearAndFar, 2, &[]);
    let mut told = Vec::new();
    for _ in 0..6 {
        game = game.until(|game| asks(game, |stage| stage == Stage::Move));
        println!("{}", game.screen(Ink::FULL, COMFORTABLE, 0));
        told.extend(game.words(|table| table.choices()));
        game = game.until(|game| !asks(game, |stage| stage == Stage::Move));
    }
    assert!(told.iter().any(|line| line.contains("passing costs 1 heart")), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("meets the ")), "{told:#?}");
}

#[test]
fn a_quest_is_read_beside_the_town() {
    let game = Evening::new(GameName::NearAndFar, 2, &[])
        .until(|game| asks(game, |stage| stage == Stage::Choose));
    let screen = game.screen(Ink::FULL, COMFORTABLE, 0);
    println!("{screen}");
    assert!(screen.contains("as you stand") || screen.contains('%'), "{screen}");
    let told = game.words(|table| table.describe());
    assert!(told.len() > 6, "{told:#?}");
}

#[test]
fn a_whole_game_is_told_to_its_end() {
    let game = Evening::new(GameName::NearAndFar, 2, &[]).played_out();
    let standings = game.sitting.standings().unwrap();

    let told = game.words(|table| table.describe_scores(&standings));

    assert!(told.iter().any(|line| line.contains("camps")), "{told:?}");
    assert!(told.last().unwrap().contains("journey points"), "{told:?}");
}
