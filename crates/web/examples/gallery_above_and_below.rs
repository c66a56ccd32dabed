//! Writes pages of Above and Below at every kind of moment into a folder, to be looked at.
//!
//! `cargo run -p web --example gallery_above_and_below -- gallery`, then serve the folder.

#[path = "../tests/common/mod.rs"]
mod common;

use std::{env, fs, path::Path};

use common::{model, start_game};
use game_above_and_below::{Open, RestStep, Stage, Task};
use luck::Quick;
use shelf::{AnyView, BotKind, Budget, GameName, Sitting};
use table::{Chance, Seat, Viewer};
use web::{ReplayModel, TableModel, TableStage, assets};

const SEAT: Seat = Seat::new(0);
const ME: Viewer = Viewer::Seat(SEAT);

/// A moment by its name, and how it is known.
type Moment = (&'static str, fn(&Open) -> bool);

const MOMENTS: [Moment; 19] = [
    ("turn", |open| open.stage == Stage::Turn && open.round == 3),
    ("late", |open| open.stage == Stage::Turn && open.round == 6),
    ("gathering", |open| {
        open.stage == Stage::Gathering { task: Task::Explore } && open.party.len() == 1
    }),
    ("assigning", |open| matches!(open.stage, Stage::Assigning { .. })),
    ("harvesting", |open| matches!(open.stage, Stage::Harvesting { .. })),
    ("choosing", |open| open.stage == Stage::Choosing && open.round > 1),
    ("rerolling", |open| open.stage == Stage::Rerolling),
    ("exerting", |open| open.stage == Stage::Exerting && open.round > 1),
    ("claiming", |open| open.stage == Stage::Claiming),
    ("picking", |open| open.stage == Stage::Picking),
    ("injuring", |open| open.stage == Stage::Injuring),
    ("founding", |open| matches!(open.stage, Stage::Founding { .. })),
    ("adventurers", |open| open.crossover && open.stage == Stage::Turn && open.round == 5),
    ("placing", |open| open.stage == Stage::Placing),
    ("paying", |open| matches!(open.stage, Stage::Paying { .. })),
    ("bidding", |open| matches!(open.stage, Stage::Bidding { .. })),
    ("answering", |open| matches!(open.stage, Stage::Answering { .. })),
    ("spending", |open| {
        open.stage == Stage::Resting && open.rests[0].step == RestStep::Spending && open.round > 2
    }),
    ("beds", |open| open.stage == Stage::Resting && open.rests[0].step == RestStep::Beds),
];

/// What is seen of the others while they decide.
const WAITS: [Moment; 6] = [
    ("wait-turn", |open| open.stage == Stage::Turn && open.round == 4),
    ("wait-choosing", |open| open.stage == Stage::Choosing && open.round == 2),
    ("wait-exerting", |open| open.stage == Stage::Exerting),
    ("wait-answering", |open| matches!(open.stage, Stage::Answering { .. })),
    ("wait-resting", |open| open.stage == Stage::Resting),
    ("wait-placing", |open| open.stage == Stage::Placing),
];

/// What four players see on a television.
const FOUR: [Moment; 5] = [
    ("early", |open| open.stage == Stage::Turn && open.round == 2),
    ("late", |open| open.stage == Stage::Turn && open.round == 7 && open.tale.is_empty()),
    ("told", |open| open.stage == Stage::Turn && open.round == 6 && !open.tale.is_empty()),
    ("choosing", |open| open.stage == Stage::Choosing && open.round == 6),
    ("resting", |open| open.stage == Stage::Resting && open.round == 6),
];

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for (name, _, bytes) in assets::ALL {
        fs::write(folder.join("assets").join(name), bytes)?;
    }
    let write = |name: &str, page: &str| {
        println!("{:>7} {name}", page.len());
        // Nobody serves a stream for a file.
        let page = page.replace(" data-events=", " data-no-events=");
        let dark = page.replacen("<html ", "<html data-theme=\"dark\" ", 1);
        fs::write(folder.join(format!("ab-{name}.html")), &page)?;
        fs::write(folder.join(format!("ab-{name}-dark.html")), dark)
    };
    for (name, is_it) in MOMENTS {
        let asked = |game: &dyn Sitting| game.to_act().contains(SEAT) && is_it(&open(game));
        // One passage alone has a building founded.
        if let Some(game) = (0..6000).find_map(|seed| find(3, seed, asked)) {
            write(name, &web::table_page(&model(game.as_ref(), ME)))?;
            if matches!(name, "choosing" | "late" | "exerting" | "beds") {
                write(
                    &format!("board-{name}"),
                    &web::board_page(&model(game.as_ref(), Viewer::Spectator)),
                )?;
                write(
                    &format!("guest-{name}"),
                    &web::table_page(&model(game.as_ref(), Viewer::Spectator)),
                )?;
            }
            if matches!(name, "turn" | "exerting") {
                let mut hinted = model(game.as_ref(), ME);
                hinted.hint = game
                    .position(SEAT)
                    .map(|position| position.advise(BotKind::Easy, Budget::Iterations(60), 3));
                write(&format!("hint-{name}"), &web::table_page(&hinted))?;
            }
        } else {
            println!("nobody comes to {name}");
        }
    }
    for (name, is_it) in WAITS {
        let waits = |game: &dyn Sitting| !game.to_act().contains(SEAT) && is_it(&open(game));
        if let Some(game) = (0..60).find_map(|seed| find(3, seed, waits)) {
            write(name, &web::table_page(&model(game.as_ref(), ME)))?;
        }
    }
    for (name, is_it) in FOUR {
        if let Some(game) = (0..60).find_map(|seed| find(4, seed, |game| is_it(&open(game)))) {
            let page = web::board_page(&model(game.as_ref(), Viewer::Spectator));
            write(&format!("board-four-{name}"), &page)?;
            write(&format!("four-{name}"), &web::table_page(&model(game.as_ref(), ME)))?;
        }
    }
    for players in [2, 4] {
        let choices: &[&str] = if players == 4 { &["crossover"] } else { &[] };
        let (mut game, mut luck) = start_game(GameName::AboveAndBelow, players, choices, 8);
        common::play(game.as_mut(), &mut luck, |_| false);
        write(&format!("over-{players}"), &web::table_page(&model(game.as_ref(), ME)))?;
        let page = web::board_page(&model(game.as_ref(), Viewer::Spectator));
        write(&format!("board-over-{players}"), &page)?;
    }
    for players in [2, 4] {
        let choices: &[&str] = if players == 4 { &["crossover"] } else { &[] };
        let (mut game, mut luck) = start_game(GameName::AboveAndBelow, players, choices, 4);
        common::play(game.as_mut(), &mut luck, |game| {
            game.to_act().contains(SEAT) && open(game).round == 7 && open(game).stage == Stage::Turn
        });
        write(&format!("big-{players}"), &web::table_page(&model(game.as_ref(), ME)))?;
    }
    let (mut game, mut luck) = start_game(GameName::AboveAndBelow, 3, &[], 5);
    write("first", &web::table_page(&model(game.as_ref(), ME)))?;
    stroll(game.as_mut(), &mut luck, |game| {
        let open = open(game);
        open.exploration.is_none()
            && !open.tale.is_empty()
            && open.active != SEAT
            && open.tale.as_slice()[0].seat == SEAT
    });
    write("told", &web::table_page(&model(game.as_ref(), ME)))?;
    stroll(game.as_mut(), &mut luck, |_| false);
    write("over", &web::table_page(&model(game.as_ref(), ME)))?;
    write("board-over", &web::board_page(&model(game.as_ref(), Viewer::Spectator)))?;
    write("log", &web::log_page(&model(game.as_ref(), ME), web::LogLinks::default()))?;
    let moves = game.moves();
    for (name, at, as_seat) in [("replay-end", moves, None), ("replay", moves / 2, Some(SEAT))] {
        let viewer = as_seat.map_or(Viewer::Spectator, Viewer::Seat);
        game.rewind(at).expect("a moment of this game");
        let table = TableModel { stage: TableStage::Over, ..model(game.as_ref(), viewer) };
        write(name, &web::replay_page(&ReplayModel { table, at, moves, as_seat }))?;
    }
    Ok(())
}

/// A game at the first moment like this, if it comes to one.
fn find(
    players: usize,
    seed: u64,
    is_it: impl Fn(&dyn Sitting) -> bool,
) -> Option<Box<dyn Sitting>> {
    let choices: &[&str] = if seed % 3 == 2 { &["crossover"] } else { &[] };
    let (mut game, mut luck) = start_game(GameName::AboveAndBelow, players, choices, seed);
    stroll(game.as_mut(), &mut luck, is_it);
    (!game.to_act().is_empty()).then_some(game)
}

fn open(game: &dyn Sitting) -> Open {
    match game.view(Viewer::Spectator) {
        AnyView::AboveAndBelow(shown) => shown.view.open,
        _ => unreachable!("a game of Above and Below was started"),
    }
}

/// Plays like somebody who would rather do something than pass.
fn stroll(sitting: &mut dyn Sitting, luck: &mut Quick, stop: impl Fn(&dyn Sitting) -> bool) {
    const DULL: [&str; 7] = ["pass", "labor", "refresh", "withdraw", "sell", "enough", "place"];
    while let Some(seat) = sitting.to_act().iter().last() {
        if stop(sitting) {
            return;
        }
        let actions = sitting.actions(seat);
        let is_dull = |action: &&String| DULL.iter().any(|dull| action.starts_with(dull));
        let lively: Vec<&String> = actions.iter().filter(|action| !is_dull(action)).collect();
        let among =
            if lively.is_empty() || luck.pick(12) == 0 { actions.iter().collect() } else { lively };
        let action = among[luck.pick(among.len() as u32) as usize].clone();
        sitting.act(seat, &action, luck).expect("a listed action");
    }
}
