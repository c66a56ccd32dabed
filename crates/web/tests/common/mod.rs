//! Tables to look at: games played by quick bots up to a moment.

#![allow(dead_code, unreachable_pub, reason = "each user needs a part of it")]

use luck::Quick;
use shelf::{BotKind, Budget, GameName, Shelf, Sitting};
use table::{Chance, Seat, Viewer};
use web::{
    ChatModel, DrawModel, DrawPhase, LogModel, LuckModel, PledgeModel, SeatModel, Sitter,
    TableModel, TableStage,
};

pub const NAMES: [&str; 6] = ["Ada", "Bo the Wanderer", "Cy", "Dot", "Eli", "Fay"];

/// A game of Faraway at its beginning.
pub fn start(players: usize, choices: &[&str], seed: u64) -> (Box<dyn Sitting>, Quick) {
    start_game(GameName::Faraway, players, choices, seed)
}

/// A game at its beginning.
pub fn start_game(
    game: GameName,
    players: usize,
    choices: &[&str],
    seed: u64,
) -> (Box<dyn Sitting>, Quick) {
    let mut luck = Quick::new(seed, 0);
    let names: Vec<String> = NAMES[..players].iter().map(ToString::to_string).collect();
    let sitting =
        Shelf::embedded().start(game, players, choices, &names, &mut luck).expect("a usual table");
    (sitting, luck)
}

/// Plays greedily until `stop`, or to the end.
pub fn play(sitting: &mut dyn Sitting, luck: &mut Quick, stop: impl Fn(&dyn Sitting) -> bool) {
    while let Some(seat) = sitting.to_act().iter().last() {
        if stop(sitting) {
            return;
        }
        let position = sitting.position(seat).expect("whoever is to act can");
        let action = position.decide(BotKind::Greedy, Budget::Iterations(0), 1);
        sitting.act(seat, &action, luck).expect("a listed action");
    }
}

/// Plays anything that can be done until `stop`, or to the end.
pub fn wander(sitting: &mut dyn Sitting, luck: &mut Quick, stop: impl Fn(&dyn Sitting) -> bool) {
    while let Some(seat) = sitting.to_act().iter().last() {
        if stop(sitting) {
            return;
        }
        let actions = sitting.actions(seat);
        let action = &actions[luck.pick(actions.len() as u32) as usize];
        sitting.act(seat, action, luck).expect("a listed action");
    }
}

/// What `viewer` gets to see of it.
pub fn model(sitting: &dyn Sitting, viewer: Viewer) -> TableModel {
    let over = sitting.standings().is_some();
    let seats = (0..sitting.seats()).map(Seat::new).map(|seat| SeatModel {
        seat,
        name: sitting.names().get(seat).to_owned(),
        sitter: match seat.index() {
            0 | 1 => Sitter::Person { here: true },
            _ => Sitter::Bot(BotKind::Medium),
        },
        to_act: sitting.to_act().contains(seat),
        left: None,
        mine: viewer.seat() == Some(seat),
    });
    let log = sitting.log().iter().filter(|line| line.audience.includes(viewer));
    let waiting: Vec<&str> =
        sitting.to_act().iter().map(|seat| sitting.names().get(seat)).collect();
    let said = |name: &str, text: &str| ChatModel {
        revision: 7,
        name: name.to_owned(),
        text: text.to_owned(),
    };
    TableModel {
        id: "misty-harbour-42".to_owned(),
        revision: sitting.moves() as u64,
        game: sitting.game(),
        shelf: std::sync::Arc::new(Shelf::embedded()),
        stage: if over { TableStage::Over } else { TableStage::Playing },
        seats: seats.collect(),
        viewer,
        mine: viewer.seat().into_iter().collect(),
        is_host: viewer.seat() == Some(Seat::new(0)),
        view: Some(sitting.view(viewer)),
        log: log.map(|line| LogModel { is_in_book: false, ..LogModel::from(line) }).collect(),
        answers_itself: false,
        undo: viewer.seat().map(|_| sitting.may_undo().map_err(|why| why.to_string())),
        notice: None,
        chat: vec![
            said("Bo the Wanderer", "Who took my thistles?"),
            said("Ada", "<b>Nobody</b> & everybody"),
        ],
        invite: "https://tabletale.example/t/misty-harbour-42".to_owned(),
        is_invite_local: false,
        asked_seat: None,
        my_name: None,
        seed_hash: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925".to_owned(),
        seed: over.then(|| "0".repeat(64)),
        draw: DrawModel {
            phase: DrawPhase::Begun,
            pledged: vec![PledgeModel {
                seat: Seat::new(0),
                hash: "6".repeat(64),
                number: Some("7".repeat(64)),
            }],
            added_nothing: vec![Seat::new(1)],
            left_out: Vec::new(),
            again: Vec::new(),
            terms: over.then(|| "tabletale luck 1\nserver seed: 00\n".to_owned()),
        },
        brought: None,
        guided: false,
        luck: over.then_some(Ok(LuckModel {
            promised: 57,
            brought_along: 0,
            matching: 0,
            passed_over: 0,
        })),
        standings: sitting.standings(),
        hint: None,
        waiting_for: waiting.join(", "),
        outcome: None,
        reading: table::Seats::NONE,
        bots_wait: false,
        bots_play: sitting.to_act().iter().any(|seat| seat.index() > 1),
        bot_speed: web::BotSpeed::Normal,
        is_live: true,
        passages: sitting.log().iter().filter(|line| line.page.is_some()).count(),
        chosen: sitting.game().chosen(&sitting.setup()).expect("a game knows its own setup"),
        setup: sitting.setup(),
        questions: Vec::new(),
        may_join: None,
        pass_to: None,
        may_return_to: None,
        rematch: None,
    }
}

/// A table that waits for players.
pub fn lobby(viewer: Viewer) -> TableModel {
    let (sitting, _) = start(3, &[], 1);
    let mut table = model(sitting.as_ref(), viewer);
    table.stage = TableStage::Lobby;
    table.draw.phase = DrawPhase::Lobby;
    table.draw.pledged[0].number = None;
    table.draw.added_nothing.clear();
    table.view = None;
    table.log.clear();
    table.undo = None;
    for seat in &mut table.seats {
        seat.to_act = false;
    }
    table.seats[1].sitter = Sitter::Open;
    table
}
