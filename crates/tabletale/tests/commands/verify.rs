//! `tabletale verify`, as somebody types it.

use std::{fs, sync::Arc};

use host::{Begin, Host, Options, Pace, Plan, PlannedSetup, Secret, VisitorId, Wanted};
use shelf::{GameName, Shelf};
use store::SqliteStore;
use table::Seat;

use crate::said::{Said, tabletale};

fn plan() -> Plan {
    Plan {
        game: GameName::Faraway,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here; 2],
    }
}

async fn play_out(host: &Arc<Host>, id: &str, who: VisitorId) -> String {
    loop {
        let table = host.look(id).await.unwrap();
        let Some(seat) = table.to_act().first() else { break };
        let action = &table.board.as_ref().unwrap().views[seat.index()].actions()[0];
        host.act(id, who, seat, table.revision, action).await.unwrap();
    }
    host.export(id).await.unwrap()
}

/// A game for two that was played to its end at a table, as the table exports it.
fn exported() -> String {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
        let host = Host::new(Arc::new(store), Shelf::embedded(), Options::default());
        let who = Secret::fresh().unwrap().who();
        let id = host.create(who, &plan()).await.unwrap();
        play_out(&host, &id, who).await
    })
}

/// The same with a number of the first player's browser in its seed.
fn exported_with_a_number() -> String {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
        let host = Host::new(Arc::new(store), Shelf::embedded(), Options::default());
        let who = Secret::fresh().unwrap().who();
        let id = host.create_to_begin(who, &plan(), Begin::AfterPledges).await.unwrap();
        let seen = host.look(&id).await.unwrap().seed_hash.clone();
        // 32 bytes of zero, and their hash.
        let hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        host.pledge(&id, who, Seat::new(0), &seen, hash).await.unwrap();
        host.start(&id, who).await.unwrap();
        host.open_pledge(&id, who, Seat::new(0), &"0".repeat(64)).await.unwrap();
        play_out(&host, &id, who).await
    })
}

#[test]
fn what_players_added_is_told_by_name_and_checked() {
    let file = exported_with_a_number();
    let out = verify(&file).went_well();
    assert!(out.starts_with("Fair: "), "{out}");
    assert!(out.contains("pledged before any was known: P1 (Ada).\nAdded nothing: P2"), "{out}");
    let hash = file.lines().find_map(|line| line.strip_prefix("# promised: ")).unwrap();
    assert!(out.contains(&format!("showed this hash before the first card: {hash}")), "{out}");

    let forged = file.replace(&"0".repeat(64), &"1".repeat(64));
    let said = verify(&forged);
    assert!(said.complained().contains("the number of P1 is not the one whose hash was pledged"));
    let out = verify(&exported()).went_well();
    assert!(out.contains("no player's browser added to it"), "{out}");
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
