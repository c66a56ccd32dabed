//! Now or Never at typical moments, as a player sees and hears it.

mod evening;

use evening::Evening;
use game_now_or_never::{Stage, View};
use shelf::{AnyView, GameName};
use table::{Seat, Viewer};
use tui::{Colours, Foot, Glyphs, Ink, Page};

const ASCII: Ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };
const SMALL: (u16, u16) = (80, 24);
const COMFORTABLE: (u16, u16) = (120, 40);
const ADA: Viewer = Viewer::Seat(Seat::new(0));
const FOOT: Foot<'_> =
    Foot::Decision { selected: None, opinions: &[], input: "", notice: None, thinking: None };

fn view(game: &Evening) -> View {
    match game.sitting.view(ADA) {
        AnyView::NowOrNever(shown) => shown.view,
        _ => panic!("this is another game"),
    }
}

fn asks(game: &Evening, is_it: fn(Stage) -> bool) -> bool {
    let open = view(game).open;
    open.waiting.contains(Seat::new(0)) && is_it(open.stage)
}

fn until(players: usize, options: &[&str], is_it: fn(Stage) -> bool) -> Evening {
    Evening::new(GameName::NowOrNever, players, options).until(|game| asks(game, is_it))
}

#[test]
fn the_board_has_its_places_enemies_and_tokens() {
    for options in [&[][..], &["board=underground"]] {
        let game = until(3, options, |stage| stage == Stage::Turn);
        for ink in [Ink::FULL, ASCII] {
            for size in [SMALL, COMFORTABLE] {
                let screen = game.screen(ink, size, 0);
                println!("{screen}");
                for sign in ["Tower", "Underg", "Istrek", "Wailin", "?A", "!9x2", "@"] {
                    assert!(screen.contains(sign), "{sign}: {screen}");
                }
            }
        }
    }
}

#[test]
fn every_board_can_be_opened_by_key() {
    let game = until(2, &[], |stage| stage == Stage::Turn);
    let count = game.words(|table| table.sheets());
    let shown = |size, which| game.draw(Ink::FULL, size, Page::Sheet { which }, FOOT, ADA);
    let pages: Vec<String> = (0..count).map(|which| shown(SMALL, which)).collect();
    for page in &pages {
        println!("{page}");
    }
    for (page, sign) in pages.iter().zip(["free", "Net Loft", "To learn", "Market", "asks for"]) {
        assert!(page.contains(sign) && page.contains("b next board"), "{sign}: {page}");
    }
    assert_eq!(count, 5);
}

#[test]
fn a_fight_shows_what_each_face_does() {
    let game = until(2, &[], |stage| stage == Stage::Again);
    let screen = game.screen(Ink::FULL, COMFORTABLE, 0);
    println!("{screen}");
    let told = game.words(|table| table.describe());
    for die in 1..=4 {
        let face = format!(" {die}: ");
        assert!(told.iter().any(|line| line.starts_with([' ', '>']) && line.contains(&face)));
        assert!(screen.contains(&face), "{screen}");
    }
    let choices = game.words(|table| table.choices());
    assert!(choices[0].contains("% to win"), "{choices:?}");
}

#[test]
fn a_step_says_what_it_costs_and_meets_before_it_is_taken() {
    let mut told = Vec::new();
    let mut game = Evening::new(GameName::NowOrNever, 2, &[]);
    while game.step() {
        if asks(&game, |stage| stage == Stage::Move) {
            told.extend(game.words(|table| table.choices()));
        }
    }
    assert!(told.iter().any(|line| line.contains("costs 1 heart (mountain)")), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("meets the ")), "{told:#?}");
}

#[test]
fn everything_in_sight_can_be_explained() {
    let game = until(1, &["reroll"], |stage| stage == Stage::Turn);
    game.words(|table| {
        let cards = table.cards();
        assert!(cards.len() > 40, "{cards:?}");
        for card in cards {
            let told = table.explain(&card).unwrap_or_default();
            assert!(told.len() > 1 && told.iter().all(|line| !line.is_empty()), "{card}: {told:?}");
        }
        assert!(table.explain("Crystal Meteorite").is_some() && table.explain("zeik").is_some());
        assert!(table.explain("e2").is_some() && table.explain("moon").is_none());
    });
}

#[test]
fn a_whole_game_is_told_to_its_end() {
    let game = Evening::new(GameName::NowOrNever, 3, &[]).played_out();
    let standings = game.sitting.standings().expect("it is over");

    let told = game.words(|table| table.describe_scores(&standings));
    let page = Page::Finale { step: usize::MAX, standings: &standings, notice: None };
    let screen = game.draw(Ink::FULL, SMALL, page, FOOT, ADA);
    println!("{screen}");

    assert!(told.iter().any(|line| line.contains("for quest cards")), "{told:?}");
    assert!(told.last().is_some_and(|line| line.contains("points")), "{told:?}");
    assert!(screen.contains("total") && screen.contains("completed orders"), "{screen}");
}

#[test]
fn a_lone_player_wins_or_loses() {
    let game = Evening::new(GameName::NowOrNever, 1, &["best=300"]).played_out();
    let standings = game.sitting.standings().expect("it is over");

    let told = game.words(|table| table.describe_scores(&standings));

    let last = told.last().cloned().unwrap_or_default();
    assert!(last.starts_with("Ada loses with ") && last.ends_with("301 were needed."), "{last}");
}
