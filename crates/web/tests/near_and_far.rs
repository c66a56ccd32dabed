//! Near and Far as pages: every stage of whole games is drawn, on a device and on a television.

mod common;

use std::collections::BTreeSet;

use common::{model, start_game};
use shelf::{AnyView, GameName};
use table::{Chance, Seat, Viewer};
use web::OutcomeModel;

/// The most a page may take that is pushed at each move.
const MOST: usize = 130_000;

#[test]
fn every_stage_is_drawn_and_every_action_has_a_button() {
    let mut stages = BTreeSet::new();
    for (players, seed) in [(2, 41), (3, 42), (4, 43)] {
        let (mut game, mut luck) = start_game(GameName::NearAndFar, players, &[], seed);
        let mut moves = 0;
        while let Some(seat) = game.to_act().iter().next().filter(|_| moves < 900) {
            let view = game.view(Viewer::Seat(seat));
            let AnyView::NearAndFar(shown) = &view else { panic!("a view") };
            let stage = format!("{:?}", shown.view.open.stage);
            let stage = stage.split([' ', '{']).next().unwrap().to_owned();
            if stages.insert(stage) || moves % 23 == 0 {
                let table = model(game.as_ref(), Viewer::Seat(seat));
                let page = web::table_fragment(&table);
                assert!(page.len() < MOST, "{} bytes", page.len());
                for action in view.actions() {
                    assert!(
                        page.contains(&format!("value=\"{action}\"")),
                        "{action} has no button"
                    );
                }
                let shown = web::board_fragment(&table);
                assert!(
                    shown.contains("id=\"book\"") || shown.contains("class=\"live\""),
                    "no map"
                );
            }
            let actions = game.actions(seat);
            let action = &actions[luck.pick(actions.len() as u32) as usize];
            game.act(seat, action, &mut luck).unwrap();
            moves += 1;
        }
    }
    for stage in ["Draft", "Turn", "Move", "Roll", "Saloon", "End"] {
        assert!(stages.contains(stage), "{stage} was not seen: {stages:?}");
    }
}

#[test]
fn nothing_can_be_used_behind_what_is_to_be_read_first() {
    let (game, _) = start_game(GameName::NearAndFar, 3, &[], 44);
    let mut table = model(game.as_ref(), Viewer::Seat(Seat::new(0)));
    assert!(web::table_fragment(&table).contains("name=\"act\""), "a draft begins");

    table.outcome = Some(OutcomeModel { of_move: 0, lines: Vec::new() });

    let page = web::table_fragment(&table);
    assert!(page.contains("class=\"live\""), "the map lies behind it");
    assert!(!page.contains("name=\"act\""), "{page}");
}
