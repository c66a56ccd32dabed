//! Writes pages at many moments of a game into a folder, to be looked at.
//!
//! `cargo run -p web --example gallery -- gallery`, then serve the folder.

#[path = "../tests/common/mod.rs"]
mod common;

use std::{env, fs, path::Path};

use common::{lobby, model, play, start};
use shelf::{BotKind, Budget, GameName};
use table::{Seat, Viewer};
use web::{FrontModel, ReplayModel, TableLine, TableModel, TableStage, assets};

const ME: Viewer = Viewer::Seat(Seat::new(0));

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for (name, _, bytes) in assets::ALL {
        fs::write(folder.join("assets").join(name), bytes)?;
    }
    for (name, page) in pages() {
        println!("{:>7} {name}", page.len());
        // Nobody serves a stream for a file.
        let page = page.replace(" data-events=", " data-no-events=");
        fs::write(folder.join(format!("{name}.html")), &page)?;
        let dark = page.replacen("<html ", "<html data-theme=\"dark\" ", 1);
        fs::write(folder.join(format!("{name}-dark.html")), dark)?;
    }
    let (mut game, mut luck) = start(3, &[], 7);
    play(game.as_mut(), &mut luck, |game| game.moves() > 30);
    let table = model(game.as_ref(), ME);
    let clock = std::time::Instant::now();
    let bytes: usize = (0..200).map(|_| web::table_page(&table).len()).sum();
    println!("a page of {} bytes in {:?}", bytes / 200, clock.elapsed() / 200);
    let clock = std::time::Instant::now();
    let bytes: usize = (0..200).map(|_| web::table_fragment(&table).len()).sum();
    println!("a push of {} bytes in {:?}", bytes / 200, clock.elapsed() / 200);
    // A whole game as one seat gets it pushed, to try the module with.
    fs::create_dir_all(folder.join("game"))?;
    let (mut game, mut luck) = start(3, &[], 7);
    fs::write(folder.join("game/page.html"), web::table_page(&model(game.as_ref(), ME)))?;
    while !game.to_act().is_empty() {
        let moves = game.moves();
        play(game.as_mut(), &mut luck, |game| game.moves() > moves);
        let fragment = web::table_fragment(&model(game.as_ref(), ME));
        fs::write(folder.join(format!("game/{:03}.html", game.moves())), fragment)?;
    }
    Ok(())
}

fn pages() -> Vec<(&'static str, String)> {
    let mut pages = vec![
        ("front", web::front_page(&front())),
        ("front-new", web::front_page(&FrontModel::default())),
        ("new", web::new_page(GameName::Faraway)),
        ("lobby", web::table_page(&lobby(ME))),
        ("lobby-guest", web::table_page(&guest(lobby(Viewer::Spectator)))),
        ("board-lobby", web::board_page(&lobby(Viewer::Spectator))),
        ("problem", web::problem_page(404, "there is no table of that name")),
    ];
    let (mut game, mut luck) = start(3, &[], 7);
    pages.push(("first", web::table_page(&model(game.as_ref(), ME))));
    play(game.as_mut(), &mut luck, |game| game.moves() == 2);
    pages.push((
        "first-waiting",
        web::table_page(&model(game.as_ref(), Viewer::Seat(Seat::new(1)))),
    ));
    play(game.as_mut(), &mut luck, |game| {
        game.moves() > 22
            && game.actions(Seat::new(0)).first().is_some_and(|act| act.starts_with("take"))
    });
    pages.push(("taking", web::table_page(&model(game.as_ref(), ME))));
    pages
        .push(("taking-waits", web::table_page(&model(game.as_ref(), Viewer::Seat(Seat::new(1))))));
    play(game.as_mut(), &mut luck, |game| {
        game.actions(Seat::new(0)).first().is_some_and(|act| act.starts_with("choose"))
    });
    pages.push(("choosing", web::table_page(&model(game.as_ref(), ME))));
    play(game.as_mut(), &mut luck, |game| {
        game.moves() > 34
            && game.actions(Seat::new(0)).first().is_some_and(|act| act.starts_with("play"))
    });
    let mut hinted = model(game.as_ref(), ME);
    hinted.hint = Some(game.advise(Seat::new(0), BotKind::Easy, Budget::Iterations(60), 3));
    hinted.notice = Some("the game moved on before that arrived".to_owned());
    pages.push(("mid-hint", web::table_page(&hinted)));
    pages.push(("mid", web::table_page(&model(game.as_ref(), ME))));
    pages.push(("spectator", web::table_page(&model(game.as_ref(), Viewer::Spectator))));
    pages.push(("board", web::board_page(&model(game.as_ref(), Viewer::Spectator))));
    let mut passing = model(game.as_ref(), ME);
    passing.pass_to = Some(Seat::new(1));
    pages.push(("pass", web::table_page(&passing)));
    let mut table = model(game.as_ref(), ME);
    table.actions.clear();
    table.undo = None;
    table.stage = TableStage::Over;
    let replay = ReplayModel { at: game.moves(), moves: 63, as_seat: Some(Seat::new(0)), table };
    pages.push(("replay", web::replay_page(&replay)));
    play(game.as_mut(), &mut luck, |_| false);
    pages.push(("over", web::table_page(&model(game.as_ref(), ME))));
    pages.push(("board-over", web::board_page(&model(game.as_ref(), Viewer::Spectator))));
    pages.push(("log", web::log_page(&model(game.as_ref(), ME))));
    let (game, _) = start(6, &["advanced"], 11);
    pages.push(("keeping", web::table_page(&model(game.as_ref(), ME))));
    let (mut game, mut luck) = start(6, &[], 12);
    play(game.as_mut(), &mut luck, |game| game.moves() > 70);
    pages.push(("six", web::table_page(&model(game.as_ref(), ME))));
    pages.push(("board-six", web::board_page(&model(game.as_ref(), Viewer::Spectator))));
    pages
}

fn guest(mut table: TableModel) -> TableModel {
    table.mine.clear();
    table
}

fn front() -> FrontModel {
    let line = |seats: &str, status: &str, my_turn| TableLine {
        id: "misty-harbour-42".to_owned(),
        game: GameName::Faraway,
        seats: seats.to_owned(),
        status: status.to_owned(),
        my_turn,
        left: None,
    };
    FrontModel {
        continues: vec![
            line("Ada, Bo and a fair bot", "round 4 of 8", true),
            line("Ada and Cy", "round 2 of 8", false),
        ],
        open: vec![line("Dot", "2 of 3 seats free", false)],
    }
}
