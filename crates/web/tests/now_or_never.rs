//! Now or Never as pages: every stage of whole games is drawn, on a device and on a television.

mod common;

use std::collections::BTreeSet;

use common::{model, start_game};
use shelf::{AnyView, GameName, LogLine, Sitting};
use table::{Chance, Seat, Viewer};
use web::{OutcomeModel, ToldModel};

/// The most a page may take that is pushed at each move.
const MOST: usize = 250_000;
/// The most moves of a game that are looked at.
const MOVES: usize = 700;

/// Plays a random game and calls `look` before every move with whoever is asked.
fn wander(
    players: usize,
    seed: u64,
    options: &[&str],
    mut look: impl FnMut(&dyn Sitting, Seat, usize),
) {
    let (mut game, mut luck) = start_game(GameName::NowOrNever, players, options, seed);
    for moves in 0..MOVES {
        let Some(seat) = game.to_act().iter().next() else { return };
        look(game.as_ref(), seat, moves);
        let actions = game.actions(seat);
        let action = &actions[luck.pick(actions.len() as u32) as usize];
        game.act(seat, action, &mut luck).expect("a listed action");
    }
}

#[test]
fn every_stage_is_drawn_and_every_action_has_a_button() {
    let mut stages = BTreeSet::new();
    let games: [(usize, u64, &[&str]); 5] = [
        (1, 51, &[]),
        (2, 52, &["board=underground"]),
        (2, 53, &["reroll"]),
        (3, 54, &[]),
        (4, 55, &[]),
    ];
    for (players, seed, options) in games {
        wander(players, seed, options, |game, seat, moves| {
            let view = game.view(Viewer::Seat(seat));
            let AnyView::NowOrNever(shown) = &view else { panic!("a view") };
            let stage = format!("{:?}", shown.view.open.stage);
            let stage = stage.split([' ', '{']).next().unwrap_or_default().to_owned();
            if !stages.insert((players, stage)) && moves % 41 != 0 {
                return;
            }
            let table = model(game, Viewer::Seat(seat));
            let page = web::table_fragment(&table);
            assert!(page.len() < MOST, "{} bytes", page.len());
            for action in view.actions() {
                assert!(page.contains(&format!("value=\"{action}\"")), "{action} has no button");
            }
            assert_eq!(page.matches("id=\"space-").count(), 40, "spaces of the board");
            let shown = web::board_fragment(&model(game, Viewer::Spectator));
            assert_eq!(shown.matches("id=\"space-").count(), 40, "spaces on a television");
            assert!(!shown.contains("name=\"act\""), "nobody acts on a television");
        });
    }
    for stage in
        ["Hero", "Keep", "Turn", "Tile", "Site", "Move", "Meet", "Arrived", "Again", "Villager"]
    {
        let seen = stages.iter().any(|(_, seen)| seen == stage);
        assert!(seen, "{stage} was not seen: {stages:?}");
    }
}

/// Ids are unique: what is kept between two pages is found by them.
#[test]
fn no_id_is_used_twice() {
    wander(3, 56, &[], |game, seat, moves| {
        if moves % 29 != 0 {
            return;
        }
        let page = web::table_page(&model(game, Viewer::Seat(seat)));
        assert!(!page.contains(" style=\""), "the page's own policy allows no style in it");
        let mut ids = BTreeSet::new();
        for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.insert(id), "{id} is there twice");
        }
        let wanted = page.split("popovertarget=\"").skip(1);
        for id in wanted.filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(id), "nothing opens for {id}");
        }
        let used = page.split("<use href=\"#").skip(1);
        for id in used.filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(id), "there is no picture {id}");
        }
    });
}

/// A rival's quest cards are nowhere in the page.
#[test]
fn nobody_sees_the_cards_of_others() {
    wander(2, 57, &[], |game, seat, _| {
        let other = Seat::new(1 - seat.index());
        let AnyView::NowOrNever(shown) = game.view(Viewer::Seat(seat)) else { panic!("a view") };
        let page = web::table_fragment(&model(game, Viewer::Seat(other)));
        for quest in shown.view.hand.iter() {
            assert!(!page.contains(&format!("id=\"k-{quest}\"")), "{quest} is shown to {other}");
        }
    });
}

/// What a fight, a search or a production led to is drawn until its player continues.
#[test]
fn what_came_of_a_fight_or_a_season_stays_to_be_read() {
    let mut kinds = BTreeSet::new();
    for seed in [58, 59, 60] {
        wander(2, seed, &[], |game, _, _| {
            let Some(last) = game.log().last().map(|line| line.of_move) else { return };
            for seat in (0..2).map(Seat::new) {
                let is_own =
                    |line: &&LogLine| line.of_move == last && line.line.seats.contains(seat);
                let lines: Vec<&LogLine> = game.log().iter().filter(is_own).collect();
                let Some(end) = lines.iter().find(|line| line.line.is_outcome) else { continue };
                let told = |line: &&LogLine| ToldModel {
                    of_move: last,
                    line: line.line.clone(),
                    page: None,
                };
                let mut table = model(game, Viewer::Seat(seat));
                let lines = lines.iter().map(told).collect();
                table.outcome = Some(OutcomeModel { of_move: last, lines });

                let page = web::table_fragment(&table);

                assert!(page.contains("data-outcome") && page.contains("/continue\""));
                assert!(!page.contains("name=\"act\""), "nothing else is asked before");
                kinds.extend(end.line.icon);
            }
        });
    }
    for kind in ["enemy", "season"] {
        assert!(kinds.contains(kind), "no {kind} was seen: {kinds:?}");
    }
}
