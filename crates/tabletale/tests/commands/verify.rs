//! `tabletale verify`, as somebody types it.

use std::{fs, sync::Arc};

use host::{Host, Options, Pace, Plan, Secret, Wanted};
use shelf::{GameName, Shelf};
use store::Lite;
use table::Seat;

use crate::said::{Said, tabletale};

/// A game for two that was played to its end at a table, as the table exports it.
fn exported() -> String {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let store = Lite::open(&folder.path().join("tables.db")).await.unwrap();
        let host = Host::new(Arc::new(store), Shelf::embedded(), Options::default());
        let who = Secret::fresh().unwrap().who();
        let plan = Plan {
            game: GameName::Faraway,
            choices: Vec::new(),
            listed: false,
            pace: Pace::Live,
            name: "Ada".to_owned(),
            seats: vec![Wanted::Here; 2],
        };
        let id = host.create(who, &plan).await.unwrap();
        loop {
            let table = host.look(&id).await.unwrap();
            let Some(seat) = table.to_act().first() else { break };
            let action = &table.board.as_ref().unwrap().actions[seat.index()][0];
            host.act(&id, who, Seat::new(seat.index()), table.revision, action).await.unwrap();
        }
        host.export(&id).await.unwrap()
    })
}

fn verify(text: &str) -> Said {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), text).unwrap();
    tabletale(&["verify", file.path().to_str().unwrap()])
}

#[test]
fn an_exported_game_is_fair_and_a_forged_one_is_found_out_in_a_sentence() {
    let file = exported();
    let line = |start: &str| file.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    let out = verify(&file).went_well();
    assert!(out.starts_with("Fair: every move is legal, and all "), "{out}");

    // A game that went on from this file was not dealt by the table it went on at.
    let positions = line("# positions: ");
    let moves = positions.split(' ').count() - 2;
    let own = format!(
        "{positions}\n# seed: {}\n# promised: {}\n# since: {moves}\n# positions:",
        "0".repeat(64),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    );
    let out = verify(&file.replace(&positions, &own)).went_well();
    assert!(out.contains("Brought along, not promised to these players: "), "{out}");
    assert!(out.contains("all match the seeds written in the file") && !out.contains("Fair"));

    let seed = line("# seed: ");
    let other = if seed.ends_with('0') { "1" } else { "0" };
    let forged = file.replace(&seed, &format!("{}{other}", &seed[..seed.len() - 1]));
    let said = verify(&forged);
    assert!(said.complained().ends_with("is not the one whose hash was shown when the game began"));

    // The last pick of the last move that has one.
    let lucky = file.lines().rfind(|line| line.contains('~')).unwrap();
    let (before, pick) = lucky.rsplit_once(' ').unwrap();
    let (side, sides) = pick.split_once('/').unwrap();
    let other = (side.parse::<u32>().unwrap() + 1) % sides.parse::<u32>().unwrap();
    let told = file.lines().filter(|line| !line.starts_with("result:"));
    let forged: String = told
        .map(|line| match line == lucky {
            true => format!("{before} {other}/{sides}\n"),
            false => format!("{line}\n"),
        })
        .collect();
    let said = verify(&forged);
    let complaint = said.complained();
    assert!(complaint.contains("the seed gives") || complaint.contains("may not"), "{complaint}");

    let unsigned = file.replace("# seed: ", "# tree: ");
    let said = verify(&unsigned);
    assert!(said.complained().ends_with("only games exported from a table can be checked"));
}
