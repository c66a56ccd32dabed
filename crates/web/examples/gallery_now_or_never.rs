//! Writes pages of Now or Never at every kind of moment into a folder, to be looked at.
//!
//! `cargo run -p web --example gallery_now_or_never -- gallery`, then serve the folder.

#[path = "../tests/common/mod.rs"]
mod common;

use std::{collections::BTreeSet, env, fs, path::Path};

use common::{model, start_game};
use game_now_or_never::{Open, Stage};
use luck::Quick;
use shelf::{AnyView, GameName, LogLine, Shelf, Sitting};
use table::{Chance, Seat, Viewer};
use web::{LogLinks, OutcomeModel, TableModel, ToldModel, assets};

/// Games to look at: players, seed, options, and what their pages are called.
const GAMES: [(usize, u64, &[&str], &str); 5] = [
    (3, 5, &[], ""),
    (2, 9, &["board=underground"], "below-"),
    (4, 17, &[], "four-"),
    (1, 3, &[], "solo-"),
    (2, 31, &["reroll"], "two-"),
];

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for (name, _, bytes) in assets::ALL {
        fs::write(folder.join("assets").join(name), bytes)?;
    }
    for side in ["above", "below"] {
        for way in ["wide-day", "wide-night", "tall-day", "tall-night"] {
            let name = format!("cliff-{side}-{way}.svg");
            let (_, bytes) = assets::get(&name).expect("a picture of the cliff");
            fs::write(folder.join("assets").join(name), bytes)?;
        }
    }
    let write = |name: &str, page: &str| {
        // Nobody serves a stream for a file.
        let page = page.replace(" data-events=", " data-no-events=");
        let dark = page.replacen("<html ", "<html data-theme=\"dark\" ", 1);
        fs::write(folder.join(format!("{name}.html")), &page)?;
        fs::write(folder.join(format!("{name}-dark.html")), dark)
    };
    let mut seen = BTreeSet::new();
    for (players, seed, options, prefix) in GAMES {
        let (mut game, mut luck) = start_game(GameName::NowOrNever, players, options, seed);
        while let Some(seat) = game.to_act().iter().next() {
            let open = open(game.as_ref());
            let name = format!("{prefix}{}", moment(&open));
            if seen.insert(name.clone()) {
                let page = web::table_page(&model(game.as_ref(), Viewer::Seat(seat)));
                println!("{:>7} {name}", page.len());
                write(&name, &page)?;
                let other = Seat::new((seat.index() + 1) % players);
                write(
                    &format!("wait-{name}"),
                    &web::table_page(&model(game.as_ref(), Viewer::Seat(other))),
                )?;
                let board = model(game.as_ref(), Viewer::Spectator);
                write(&format!("tv-{name}"), &web::board_page(&board))?;
                write(&format!("watch-{name}"), &web::table_page(&board))?;
            }
            stroll(game.as_mut(), &mut luck, seat);
            if let Some((kind, table)) = outcome(game.as_ref(), seat) {
                let name = format!("{prefix}outcome-{kind}");
                if seen.insert(name.clone()) {
                    write(&name, &web::table_page(&table))?;
                }
            }
        }
        let me = Viewer::Seat(Seat::new(0));
        write(&format!("{prefix}over"), &web::table_page(&model(game.as_ref(), me)))?;
        let board = model(game.as_ref(), Viewer::Spectator);
        write(&format!("tv-{prefix}over"), &web::board_page(&board))?;
        write(&format!("{prefix}log"), &web::log_page(&board, LogLinks::default()))?;
    }
    // Towns of players who know what they want.
    for (players, season) in [(2, 4), (4, 6), (1, 6)] {
        let (mut game, mut luck) = start_game(GameName::NowOrNever, players, &[], 12);
        let is_late = |open: &Open| open.season == season && open.stage == Stage::Turn;
        common::play(game.as_mut(), &mut luck, |game| {
            is_late(&open(game)) && game.to_act().contains(Seat::new(0))
        });
        let (me, all) = (Viewer::Seat(Seat::new(0)), Viewer::Spectator);
        write(&format!("late-{players}"), &web::table_page(&model(game.as_ref(), me)))?;
        write(&format!("watch-late-{players}"), &web::table_page(&model(game.as_ref(), all)))?;
        write(&format!("tv-late-{players}"), &web::board_page(&model(game.as_ref(), all)))?;
        common::play(game.as_mut(), &mut luck, |_| false);
        write(&format!("late-over-{players}"), &web::table_page(&model(game.as_ref(), me)))?;
        write(&format!("tv-late-over-{players}"), &web::board_page(&model(game.as_ref(), all)))?;
    }
    let learned = web::how_to_play_page(&Shelf::embedded(), GameName::NowOrNever);
    write("how-to-play", &learned.expect("it can be learned"))
}

/// What a moment is called: its stage, and for turns how late it is.
fn moment(open: &Open) -> String {
    let stage = format!("{:?}", open.stage);
    let stage = stage.split([' ', '{']).next().unwrap_or_default().to_lowercase();
    match (open.stage, open.season) {
        (Stage::Turn | Stage::Tile | Stage::Site { .. }, season @ (3 | 5 | 6)) => {
            format!("{stage}-{season}")
        }
        _ => stage,
    }
}

fn open(game: &dyn Sitting) -> Open {
    match game.view(Viewer::Spectator) {
        AnyView::NowOrNever(shown) => shown.view.open,
        _ => unreachable!("a game of Now or Never was started"),
    }
}

/// What the last move led to for this seat, as a page that waits for Continue.
fn outcome(game: &dyn Sitting, seat: Seat) -> Option<(&'static str, TableModel)> {
    let of_move = game.moves().checked_sub(1)?;
    let is_own = |line: &&LogLine| line.line.seats.contains(seat) && line.of_move == of_move;
    let lines: Vec<&LogLine> = game.log().iter().filter(is_own).collect();
    let kind = lines.iter().rev().find(|line| line.line.is_outcome)?.line.icon?;
    let told = |line: &&LogLine| ToldModel { of_move, line: line.line.clone(), page: None };
    let mut table = model(game, Viewer::Seat(seat));
    table.outcome = Some(OutcomeModel { of_move, lines: lines.iter().map(told).collect() });
    Some((kind, table))
}

/// Plays like somebody who builds, fights and houses rather than rest or pass.
fn stroll(game: &mut dyn Sitting, luck: &mut Quick, seat: Seat) {
    let weight = |action: &str| match action.split(' ').next().unwrap_or_default() {
        "pass" | "nothing" => 1,
        "sell" | "learn" | "slip" | "rest" | "retreat" | "done" => 3,
        "go" => 6,
        "house" | "visit" | "search" | "fight" | "play" | "tile" => 25,
        _ => 10,
    };
    let actions = game.actions(seat);
    let mut at = luck.pick(actions.iter().map(|action| weight(action)).sum());
    let chosen = actions.iter().find(|action| {
        let weight = weight(action);
        let found = at < weight;
        at = at.saturating_sub(weight);
        found
    });
    let action = chosen.expect("somebody who is asked can do something").clone();
    game.act(seat, &action, luck).expect("a listed action");
}
