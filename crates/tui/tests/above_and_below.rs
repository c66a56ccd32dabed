//! Above and Below at typical moments, as a player sees and hears it.

mod evening;

use evening::Evening;
use game_above_and_below::{Stage, View};
use shelf::{AnyView, GameName};
use table::{Seat, Viewer};
use tui::{Colours, Foot, Glyphs, Ink, Page};

const ASCII: Ink = Ink { colours: Colours::None, glyphs: Glyphs::Ascii };
const SMALL: (u16, u16) = (80, 24);
const COMFORTABLE: (u16, u16) = (120, 40);
const ADA: Viewer = Viewer::Seat(Seat::new(0));
const NOTHING: Foot<'static> =
    Foot::Decision { selected: None, opinions: &[], input: "", notice: None, thinking: None };

fn evening(players: usize, choices: &[&str]) -> Evening {
    Evening::new(GameName::AboveAndBelow, players, choices)
}

fn view(game: &Evening) -> View {
    match game.sitting.view(ADA) {
        AnyView::AboveAndBelow(shown) => shown.view,
        _ => panic!("this is another game"),
    }
}

fn stage(game: &Evening) -> Stage {
    view(game).open.stage
}

#[test]
fn the_first_turn_shows_everything_that_can_be_bought() {
    let game = evening(3, &[]);
    insta::assert_snapshot!("first_80x24", game.screen(Ink::FULL, SMALL, 1));
    insta::assert_snapshot!("first_120x40", game.screen(Ink::FULL, COMFORTABLE, 1));
}

#[test]
fn a_village_that_has_grown() {
    let game = evening(4, &["crossover"]).until(|game| {
        let view = view(game);
        view.open.round == 6 && view.open.stage == Stage::Turn
    });
    insta::assert_snapshot!("late_80x24", game.screen(Ink::FULL, SMALL, 0));
    insta::assert_snapshot!("late_120x40", game.screen(Ink::FULL, COMFORTABLE, 0));
    insta::assert_snapshot!("late_ascii_80x24", game.screen(ASCII, SMALL, 0));
}

#[test]
fn an_encounter_is_a_page_of_a_book() {
    let game = evening(2, &[]).until(|game| stage(game) == Stage::Choosing);
    insta::assert_snapshot!("choosing_80x24", game.screen(Ink::FULL, SMALL, 0));
    insta::assert_snapshot!("choosing_120x40", game.screen(Ink::FULL, COMFORTABLE, 0));

    let game = evening(3, &[]).until(|game| stage(game) == Stage::Exerting);
    insta::assert_snapshot!("exerting_80x24", game.screen(Ink::FULL, SMALL, 0));
}

#[test]
fn beds_are_given_to_those_who_need_them() {
    let is_resting = |game: &Evening| {
        stage(game) == Stage::Resting && game.sitting.actions(Seat::new(0)).len() > 2
    };
    let game = evening(3, &[]).until(is_resting);
    insta::assert_snapshot!("resting_80x24", game.screen(Ink::FULL, SMALL, 0));
}

#[test]
fn pages_over_the_table() {
    let is_turn = |game: &Evening| {
        let view = view(game);
        view.open.round == 3 && view.open.stage == Stage::Turn && !view.open.tale.is_empty()
    };
    let game = evening(3, &[]).until(is_turn);
    let draw = |page| game.draw(Ink::FULL, SMALL, page, NOTHING, ADA);
    let passage = view(&game).open.tale.as_slice()[0].passage.to_string();
    insta::assert_snapshot!("help_80x24", draw(Page::Help { card: "H3" }));
    insta::assert_snapshot!("tale_80x24", draw(Page::Help { card: &passage }));
    insta::assert_snapshot!("others_80x24", draw(Page::Others { first: 0 }));
    assert!(draw(Page::Help { card: "H99" }).contains("There is no card “H99”."));
}

#[test]
fn the_scoring_goes_part_by_part() {
    let game = evening(4, &[]).played_out();
    let standings = game.sitting.standings().unwrap();
    let show = |size, step| {
        let page = Page::Finale { step, standings: &standings, notice: None };
        game.draw(Ink::FULL, size, page, NOTHING, Viewer::Spectator)
    };
    insta::assert_snapshot!("finale_80x24", show(SMALL, 3));
    insta::assert_snapshot!("result_80x24", show(SMALL, usize::MAX));
    let told = game.words(|table| table.describe_scores(&standings));
    insta::assert_snapshot!("result_in_words", told.join("\n"));
}

#[test]
fn a_turn_in_words() {
    let game = evening(2, &[]).until(|game| {
        let view = view(game);
        view.open.round == 4 && view.open.stage == Stage::Turn
    });
    let told = game.words(|table| {
        let mut lines = table.describe();
        lines.push(table.words().prompt);
        lines.extend(table.choices());
        lines
    });
    insta::assert_snapshot!("turn_in_words", told.join("\n"));
}

#[test]
fn every_choice_can_be_seen_and_is_told_in_words() {
    for (players, choices) in [(2, &[][..]), (3, &["crossover"][..]), (4, &[][..])] {
        let mut game = evening(players, choices);
        let sizes = [(80, 24), (80, 30), (99, 27), (108, 31), (120, 40), (200, 60)];
        for size in sizes.iter().cycle() {
            let actions = game.sitting.actions(Seat::new(0));
            for (selected, action) in actions.iter().enumerate() {
                let screen = game.screen(Ink::FULL, *size, selected);
                assert!(screen.contains(action), "{size:?} {action} of {actions:?}\n{screen}");
                let told = game.words(|table| table.choices().swap_remove(selected));
                assert!(told.len() > action.len() + 4, "{action}: {told}");
            }
            let viewer = Viewer::all(players).nth(game.sitting.moves() % (players + 1)).unwrap();
            let screen = game.draw(ASCII, *size, Page::Table, NOTHING, viewer);
            let odd: String = screen.chars().filter(|one| !one.is_ascii()).collect();
            assert_eq!(odd, "", "{screen}");
            game.draw(Ink::FULL, *size, Page::Others { first: 1 }, NOTHING, viewer);
            if !game.step() {
                break;
            }
        }
    }
}

/// Letters and digits alone, so that line breaks do not hide anything.
fn letters(text: &str) -> String {
    text.chars().filter(|one| one.is_alphanumeric()).collect()
}

#[test]
fn what_a_choice_leads_to_is_shown_to_nobody_before_it_is_made() {
    let tales = game_above_and_below::Content::embedded().tales();
    let mut looked = 0;
    let mut game = evening(3, &[]);
    while game.step() {
        let open = view(&game).open;
        let Some(exploration) = &open.exploration else { continue };
        let told = letters(&game.words(|table| table.describe()).join("\n"));
        let seen = letters(&game.draw(Ink::FULL, (120, 60), Page::Table, NOTHING, ADA));
        for outcome in (0..tales.outcomes()).filter_map(|index| tales.outcome_at(index)) {
            let text = letters(&tales.outcome(outcome).text.join(""));
            let is_open = open.tale.iter().any(|page| page.outcome == Some(outcome));
            if !is_open && !text.is_empty() {
                assert!(!told.contains(&text), "{told}");
                assert!(!seen.contains(&text), "{seen}");
                looked += 1;
            }
        }
        assert!(told.contains(&letters(&tales.passage(exploration.passage).title)));
    }
    assert!(looked > 10_000, "{looked}");
}
