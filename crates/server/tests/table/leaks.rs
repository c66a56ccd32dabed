//! Swapping everything a viewer may not know changes not one byte of what they get.
//!
//! At random moments of random games another world is imagined behind the
//! viewer's view. Everything of the table that other eyes see is taken from
//! that world instead; what is rendered for the viewer must stay the same.

use std::{collections::BTreeMap, sync::Arc};

use game_faraway::{Content, Faraway, Setup};
use host::{Board, ChatLine, Pace, SeatNow, Secret, Sitter, Snapshot, Stage};
use luck::Quick;
use shelf::{AnyView, GameName, LogLine, Opinion, Shelf};
use table::{Audience, Chance, Game, Ignore, Seat, Viewer};
use web::TableModel;

const SEATS: usize = 3;

/// The table with the game in this state. `world` stands for what is different about other worlds
/// beside the state: private log lines and other seats' hints.
fn snapshot(game: &Faraway, people: &[Secret], viewer: Viewer, world: &str) -> Snapshot {
    let seats = 0..game.seats();
    let views = Viewer::all(game.seats()).map(|eyes| AnyView::Faraway(Box::new(game.view(eyes))));
    let actions = |index: usize| {
        let mut actions = Vec::new();
        game.actions(Seat::new(index), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    };
    let mine = |seat: Seat| if viewer == Viewer::Seat(seat) { "mine" } else { world };
    let line = |seat: Seat| LogLine {
        of_move: 0,
        audience: Audience::Only(seat),
        text: format!("only {seat} reads {}", mine(seat)),
    };
    let hint = |seat: Seat| Opinion {
        action: mine(seat).to_owned(),
        score: mine(seat).len() as f32,
        doubt: 1.0,
    };
    let over = game.standings().is_some();
    Snapshot {
        id: "table".into(),
        revision: 9,
        tick: 9,
        game: GameName::Faraway,
        choices: Vec::new(),
        stage: if over { Stage::Over } else { Stage::Playing },
        listed: false,
        pace: Pace::Live,
        owner: people[0].who(),
        seats: people
            .iter()
            .map(|secret| SeatNow {
                name: "Ada".into(),
                sitter: Sitter::Person(secret.who()),
                left_by: None,
            })
            .collect(),
        left: vec![None; game.seats()],
        board: Some(Arc::new(Board {
            to_act: game.to_act(),
            moves: 9,
            views: views.collect(),
            actions: seats.clone().map(actions).collect(),
            undo: vec![Ok(()); game.seats()],
            standings: game.standings(),
            log: seats.clone().map(Seat::new).map(line).map(Arc::new).collect(),
            setup: "3 players".into(),
        })),
        chat: vec![Arc::new(ChatLine { name: "Ada".into(), text: "hello".into() })],
        take_back: None,
        seed_hash: "hash".into(),
        seed: None,
        checked: None,
        rematch: None,
        hints: seats
            .map(Seat::new)
            .map(|seat| (seat, Arc::new(vec![hint(seat)])))
            .collect::<BTreeMap<_, _>>(),
        present: Vec::new(),
    }
}

fn model(table: &Snapshot, people: &[Secret], viewer: Viewer) -> TableModel {
    let who =
        viewer.seat().map_or_else(|| Secret::fresh().unwrap(), |seat| people[seat.index()]).who();
    let eyes = server::eyes(table, who, None);
    assert_eq!(eyes.0, viewer);
    server::table_model(table, Shelf::embedded(), who, eyes, "invite".into(), None)
}

fn everything(table: &Snapshot, model: &TableModel) -> [String; 5] {
    [
        web::table_page(model),
        web::table_fragment(model),
        web::board_page(model),
        web::board_fragment(model),
        server::model_json(table, model).to_string(),
    ]
}

/// Calls `look` at moments of random games with two worlds that look the same to the viewer.
fn worlds(games: u64, mut look: impl FnMut(&Faraway, &Faraway, Viewer)) {
    let content = Content::embedded();
    for seed in 0..games {
        let mut luck = Quick::new(seed, 0);
        let mut game = Faraway::start(content, &Setup::standard(SEATS), &mut luck).unwrap();
        let mut scratch = Vec::new();
        while let Some(seat) = game.to_act().first() {
            for viewer in Viewer::all(SEATS) {
                if luck.pick(6) == 0 {
                    let other = Faraway::imagine(content, &game.view(viewer), &mut luck);
                    look(&game, &other, viewer);
                }
            }
            game.act_at_random(seat, &mut scratch, &mut luck, &mut Ignore);
        }
    }
}

#[test]
fn another_world_behind_the_same_view_is_the_same_page() {
    let people: Vec<Secret> = (0..SEATS).map(|_| Secret::fresh().unwrap()).collect();
    let mut different = 0;
    let mut compared = 0;
    worlds(30, |game, other, viewer| {
        different += usize::from(game != other);
        compared += 1;
        let real = snapshot(game, &people, viewer, "real");
        let imagined = snapshot(other, &people, viewer, "imagined otherwise");
        let pages = everything(&real, &model(&real, &people, viewer));
        let others = everything(&imagined, &model(&imagined, &people, viewer));
        assert!(pages == others, "{viewer:?} can tell two worlds apart");
    });
    assert!(compared > 400 && different > compared / 2, "{different} of {compared}");
}

#[test]
fn planted_leaks_are_caught() {
    let people: Vec<Secret> = (0..SEATS).map(|_| Secret::fresh().unwrap()).collect();
    let neighbour = |viewer: Viewer| Seat::new((viewer.seat().map_or(0, Seat::index) + 1) % SEATS);
    type Plant = fn(&mut TableModel, &Snapshot, Seat);
    let plants: [(&str, Plant); 4] = [
        ("the neighbour's actions", |model, table, seat| {
            model.actions = table.board.as_ref().unwrap().actions[seat.index()].clone();
        }),
        ("the neighbour's view", |model, table, seat| {
            model.view = Some(table.board.as_ref().unwrap().view(Viewer::Seat(seat)).clone());
        }),
        ("the neighbour's log", |model, table, seat| {
            let text = table.board.as_ref().unwrap().log[seat.index()].text.clone();
            model.log.push(web::LogModel { of_move: 0, text });
        }),
        ("the neighbour's hint", |model, table, seat| {
            model.hint = table.hints.get(&seat).map(|opinions| opinions.as_ref().clone());
        }),
    ];
    for (name, plant) in plants {
        let mut caught = 0;
        worlds(6, |game, other, viewer| {
            let real = snapshot(game, &people, viewer, "real");
            let imagined = snapshot(other, &people, viewer, "imagined otherwise");
            let [pages, others] = [&real, &imagined].map(|table| {
                let mut model = model(table, &people, viewer);
                plant(&mut model, table, neighbour(viewer));
                everything(table, &model)
            });
            caught += usize::from(pages != others);
        });
        assert!(caught > 0, "{name} went unnoticed");
    }
}
