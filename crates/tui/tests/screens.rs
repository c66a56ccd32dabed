//! Whole screens at typical moments, as a player sees them.

mod evening;

use evening::Evening;
use shelf::{GameName, Opinion};
use table::{Seat, Viewer};
use tui::{Colours, Foot, Glyphs, Ink, Notice, Page};

const ASCII: Ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };
const SMALL: (u16, u16) = (80, 24);
const COMFORTABLE: (u16, u16) = (120, 40);
const HUGE: (u16, u16) = (200, 60);
const ADA: Viewer = Viewer::Seat(Seat::new(0));
const NOTHING: Foot<'static> =
    Foot::Decision { selected: None, opinions: &[], input: "", notice: None, thinking: None };

#[test]
fn the_first_decision_says_what_this_is() {
    let game = Evening::new(GameName::Faraway, 3, &[]);
    insta::assert_snapshot!("first_80x24", game.screen(Ink::FULL, SMALL, 1));
    insta::assert_snapshot!("first_120x40", game.screen(Ink::FULL, COMFORTABLE, 1));
}

#[test]
fn taking_a_region_with_sanctuaries_dealt() {
    let game = Evening::new(GameName::Faraway, 4, &[]).until_asked("take", 4);
    insta::assert_snapshot!("take_80x24", game.screen(Ink::FULL, SMALL, 2));
    insta::assert_snapshot!("take_120x40", game.screen(Ink::FULL, COMFORTABLE, 2));
    insta::assert_snapshot!("take_200x60", game.screen(Ink::FULL, HUGE, 2));
}

#[test]
fn choosing_a_sanctuary_with_a_hint() {
    let game = Evening::new(GameName::Faraway, 2, &[]).until_asked("choose", 6);
    let actions = game.sitting.actions(Seat::new(0));
    let opinions: Vec<Opinion> = actions
        .iter()
        .enumerate()
        .map(|(index, action)| Opinion {
            index,
            action: action.clone(),
            score: 61.5 - index as f32,
            doubt: 0.2,
        })
        .collect();
    let notice = Notice::Note(tui::hint(&opinions));
    let foot = Foot::Decision {
        selected: Some(0),
        opinions: &opinions,
        input: "",
        notice: Some(&notice),
        thinking: None,
    };
    insta::assert_snapshot!("hint_80x24", game.draw(Ink::FULL, SMALL, Page::Table, foot, ADA));
}

#[test]
fn six_players_in_plain_characters() {
    let game = Evening::new(GameName::Faraway, 6, &[]).until_asked("take", 5);
    insta::assert_snapshot!("six_ascii_80x24", game.screen(ASCII, SMALL, 0));
}

#[test]
fn keeping_three_of_five() {
    let game = Evening::new(GameName::Faraway, 2, &["advanced"]);
    insta::assert_snapshot!("keep_80x24", game.screen(Ink::FULL, SMALL, 3));
}

#[test]
fn the_way_back_and_the_result() {
    let game = Evening::new(GameName::Faraway, 3, &[]).played_out();
    let standings = game.sitting.standings().unwrap();
    let show = |size, step| {
        let page = Page::Finale { step, standings: &standings, notice: None };
        game.draw(Ink::FULL, size, page, NOTHING, Viewer::Spectator)
    };
    insta::assert_snapshot!("finale_80x24", show(SMALL, 4));
    insta::assert_snapshot!("finale_120x40", show(COMFORTABLE, 10));
    insta::assert_snapshot!("result_80x24", show(SMALL, usize::MAX));
}

#[test]
fn pages_over_the_table() {
    let game = Evening::new(GameName::Faraway, 3, &[]).until_asked("take", 5);
    let draw = |page| game.draw(Ink::FULL, SMALL, page, NOTHING, ADA);
    let card = game.sitting.actions(Seat::new(0))[0].replace("take ", "");
    insta::assert_snapshot!("help_80x24", draw(Page::Help { card: &card }));
    insta::assert_snapshot!("others_80x24", draw(Page::Others { first: 0 }));
    insta::assert_snapshot!("log_80x24", draw(Page::Log { up: 3 }));
    insta::assert_snapshot!("cover_80x24", draw(Page::Cover { name: "Ben" }));
    assert!(draw(Page::Help { card: "99" }).contains("There is no card “99”."));
}

#[test]
fn the_place_of_a_saved_game_is_told_in_full_and_covers_nobody() {
    let path = "/home/adelheid-of-the-mountains/.local/share/tabletale/games/finished-12.replay";
    let notice = Notice::Note(format!("The game lies in {path}."));
    for (game, players) in [(GameName::Faraway, 6), (GameName::AboveAndBelow, 4)] {
        let game = Evening::new(game, players, &[]).played_out();
        let standings = game.sitting.standings().unwrap();
        let show = |notice| {
            let page = Page::Finale { step: usize::MAX, standings: &standings, notice };
            game.draw(Ink::FULL, SMALL, page, NOTHING, Viewer::Spectator)
        };

        let (without, with) = (show(None), show(Some(&notice)));

        let letters: String =
            with.lines().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
        assert!(letters.contains(path), "{with}");
        for line in without.lines() {
            assert!(with.contains(line), "{line} is gone:\n{with}");
        }
    }
}

#[test]
fn a_recorded_game_has_a_slider() {
    let game = Evening::new(GameName::Faraway, 3, &[]).until_asked("take", 3);
    let foot = Foot::Slider { at: 14, of: 61, caption: "hard: take 41 · as a spectator sees it" };
    let screen = game.draw(Ink::FULL, SMALL, Page::Table, foot, Viewer::Spectator);
    insta::assert_snapshot!("slider_80x24", screen);
}

#[test]
fn a_terminal_that_is_too_small_says_so() {
    let game = Evening::new(GameName::Faraway, 3, &[]);
    let screen = game.screen(Ink::FULL, (60, 20), 0);
    assert!(
        screen.starts_with("A table needs a terminal of at least 80 columns and 24"),
        "{screen}"
    );
    assert!(tui::too_small(79, 24).is_some_and(|sorry| sorry.contains("79 by 24")));
    assert!(tui::too_small(80, 23).is_some());
    assert!(tui::too_small(80, 24).is_none());
    // Even one cell is drawn without complaint.
    game.screen(Ink::FULL, (1, 1), 0);
}

#[test]
fn every_choice_can_be_seen_at_every_size_and_moment() {
    for players in 2..=6 {
        for start in [&[][..], &["advanced"][..]] {
            let mut game = Evening::new(GameName::Faraway, players, start);
            for size in
                [(80, 24), (80, 30), (99, 27), (100, 31), (120, 40), (150, 45), HUGE].iter().cycle()
            {
                let actions = game.sitting.actions(Seat::new(0));
                for selected in 0..actions.len() {
                    let screen = game.screen(Ink::FULL, *size, selected);
                    let number = format!("[{}]", selected + 1);
                    let is_seen = screen.contains(&number) || screen.contains(&actions[selected]);
                    assert!(is_seen, "{size:?} {number} of {actions:?}\n{screen}");
                }
                let viewer =
                    Viewer::all(players).nth(game.sitting.moves() % (players + 1)).unwrap();
                game.draw(ASCII, *size, Page::Table, NOTHING, viewer);
                game.draw(Ink::FULL, *size, Page::Others { first: 1 }, NOTHING, viewer);
                if !game.step() {
                    break;
                }
            }
        }
    }
}

#[test]
fn plain_characters_are_plain_on_every_page() {
    let game = Evening::new(GameName::Faraway, 3, &[]).played_out();
    let standings = game.sitting.standings().unwrap();
    let pages = [
        Page::Table,
        Page::Help { card: "23" },
        Page::Help { card: "S7" },
        Page::Log { up: 0 },
        Page::Others { first: 0 },
        Page::Cover { name: "Ben" },
        Page::Finale { step: 3, standings: &standings, notice: None },
        Page::Finale { step: 99, standings: &standings, notice: None },
    ];
    for size in [SMALL, COMFORTABLE] {
        for page in pages {
            let screen = game.draw(ASCII, size, page, NOTHING, ADA);
            let odd: String = screen.chars().filter(|one| !one.is_ascii()).collect();
            assert_eq!(odd, "", "{screen}");
        }
    }
}

#[test]
fn nobody_sees_what_another_holds() {
    let game = Evening::new(GameName::Faraway, 2, &[]);
    let screen = game.screen(Ink::FULL, SMALL, 0);
    let hand = |seat| {
        let actions = game.sitting.actions(Seat::new(seat));
        actions.iter().map(|action| action.replace("play ", "")).collect::<Vec<_>>()
    };

    for own in hand(0) {
        assert!(screen.contains(&format!("{own} ")), "{own}\n{screen}");
    }
    for secret in hand(1) {
        let drawn = [format!("╭{secret} "), format!("┏{secret} "), format!(" {secret}")];
        assert!(!drawn.iter().any(|card| screen.contains(card)), "{secret}\n{screen}");
    }
    let cover = game.draw(Ink::FULL, SMALL, Page::Cover { name: "Ben" }, NOTHING, ADA);
    assert!(!cover.contains('╭') && !cover.contains("decks"), "{cover}");
}
