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
use web::assets;

const SEAT: Seat = Seat::new(0);
const ME: Viewer = Viewer::Seat(SEAT);

/// A moment by its name, and how it is known.
type Moment = (&'static str, fn(&Open) -> bool);

const MOMENTS: [Moment; 16] = [
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
    ("paying", |open| matches!(open.stage, Stage::Paying { .. })),
    ("bidding", |open| matches!(open.stage, Stage::Bidding { .. })),
    ("answering", |open| matches!(open.stage, Stage::Answering { .. })),
    ("spending", |open| {
        open.stage == Stage::Resting && open.rests[0].step == RestStep::Spending && open.round > 2
    }),
    ("beds", |open| open.stage == Stage::Resting && open.rests[0].step == RestStep::Beds),
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
        for seed in 0..60 {
            let choices: &[&str] = if seed % 3 == 2 { &["crossover"] } else { &[] };
            let (mut game, mut luck) = start_game(GameName::AboveAndBelow, 3, choices, seed);
            stroll(game.as_mut(), &mut luck, |game| {
                game.to_act().contains(SEAT) && is_it(&open(game))
            });
            if game.to_act().is_empty() {
                continue;
            }
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
                hinted.hint = Some(game.advise(SEAT, BotKind::Easy, Budget::Iterations(60), 3));
                write(&format!("hint-{name}"), &web::table_page(&hinted))?;
            }
            break;
        }
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
    write("log", &web::log_page(&model(game.as_ref(), ME)))
}

fn open(game: &dyn Sitting) -> Open {
    match game.view(Viewer::Spectator) {
        AnyView::AboveAndBelow(view) => view.open,
        AnyView::Faraway(_) => unreachable!("a game of Above and Below was started"),
    }
}

/// Plays like somebody who would rather do something than pass.
fn stroll(sitting: &mut dyn Sitting, luck: &mut Quick, stop: impl Fn(&dyn Sitting) -> bool) {
    const DULL: [&str; 6] = ["pass", "labor", "refresh", "withdraw", "sell", "enough"];
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
