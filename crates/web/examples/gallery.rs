//! Writes pages at many moments of a game into a folder, to be looked at.
//!
//! `cargo run -p web --example gallery -- gallery`, then serve the folder.

#[path = "../tests/common/mod.rs"]
mod common;

use std::{env, fs, path::Path};

use common::{lobby, model, play, start};
use shelf::{BotKind, Budget, GameName};
use table::{Seat, Viewer};
use web::{FrontModel, RematchModel, ReplayModel, TableLine, TableModel, TableStage, assets};

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
        ("tables", web::tables_page(&web::TablesModel::default())),
        ("new", web::new_page(GameName::Faraway, Some("Ada"))),
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
    hinted.hint = game
        .position(Seat::new(0))
        .map(|position| position.advise(BotKind::Easy, Budget::Iterations(60), 3));
    hinted.notice = Some("the game moved on before that arrived".to_owned());
    pages.push(("mid-hint", web::table_page(&hinted)));
    pages.push(("mid", web::table_page(&model(game.as_ref(), ME))));
    pages.push(("spectator", web::table_page(&model(game.as_ref(), Viewer::Spectator))));
    pages.push(("board", web::board_page(&model(game.as_ref(), Viewer::Spectator))));
    let mut daily = model(game.as_ref(), ME);
    daily.seats[0].left = Some(120);
    daily.seats[1].left = Some(0);
    daily.seats[1].to_act = true;
    pages.push(("daily", web::table_page(&daily)));
    let mut away = guest(model(game.as_ref(), Viewer::Spectator));
    away.may_return_to = Some(Seat::new(2));
    pages.push(("away", web::table_page(&away)));
    pages.push(("carry", web::carry_page("misty-harbour-42", "0f", &["Ada".to_owned()])));
    pages.push((
        "link",
        web::link_page("misty-harbour-42", "https://tabletale.example/t/misty-harbour-42/carry/0f"),
    ));
    let mut passing = model(game.as_ref(), ME);
    passing.pass_to = Some(Seat::new(1));
    pages.push(("pass", web::table_page(&passing)));
    let mut table = model(game.as_ref(), ME);
    table.view = table.view.map(shelf::AnyView::without_actions);
    table.undo = None;
    table.stage = TableStage::Over;
    let replay = ReplayModel { at: game.moves(), moves: 63, as_seat: Some(Seat::new(0)), table };
    pages.push(("replay", web::replay_page(&replay)));
    play(game.as_mut(), &mut luck, |_| false);
    let mut over = model(game.as_ref(), ME);
    pages.push(("over", web::table_page(&over)));
    over.rematch =
        Some(RematchModel { table: "calm-ferry-7".to_owned(), asked_by: Some("Cy".to_owned()) });
    pages.push(("over-rematch", web::table_page(&over).replace("id=\"fair\"", "id=\"fair\" open")));
    pages.push(("board-over", web::board_page(&model(game.as_ref(), Viewer::Spectator))));
    pages.push(("log", web::log_page(&model(game.as_ref(), ME), web::LogLinks::default())));
    let (game, _) = start(6, &["advanced"], 11);
    pages.push(("keeping", web::table_page(&model(game.as_ref(), ME))));
    let mut hinted = model(game.as_ref(), ME);
    hinted.hint = game
        .position(Seat::new(0))
        .map(|position| position.advise(BotKind::Easy, Budget::Iterations(60), 3));
    pages.push(("keeping-hint", web::table_page(&hinted)));
    for (players, name, board) in [
        (2, "over-2", "board-over-2"),
        (4, "over-4", "board-over-4"),
        (5, "over-5", "board-over-5"),
        (6, "over-6", "board-over-6"),
    ] {
        let (mut game, mut luck) = start(players, &[], 13);
        play(game.as_mut(), &mut luck, |_| false);
        pages.push((name, web::table_page(&model(game.as_ref(), ME))));
        pages.push((board, web::board_page(&model(game.as_ref(), Viewer::Spectator))));
    }
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
        game: Some(GameName::Faraway),
        seats: seats.to_owned(),
        status: status.to_owned(),
        is_over: false,
        is_lobby: false,
        last_ms: 1_794_000_000_000,
        my_turn,
        left: my_turn.then_some(300),
    };
    FrontModel {
        continues: Some(line("Ada, Bo the Wanderer and a fair bot", "round 4 of 8", true)),
        others: 4,
        played: vec![GameName::Faraway],
    }
}
