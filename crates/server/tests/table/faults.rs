//! The whole server on a disk that fills up, fails or loses the database: whoever acts is told that
//! nothing was saved, pages go on, and all of it heals by itself.

use std::{fs, sync::Arc, time::Duration};

use axum::http::{StatusCode, header};
use host::Options;
use serde_json::{Value, json};
use server::Limits;
use shelf::GameName;
use store::Stage;
use tempfile::TempDir;

use crate::{
    client::{Client, House, play_out},
    faulty::{Disk, Fault},
};

const FULL: &str = "Not saved: the server's disk is full. Try again.";

async fn on_faulty_disk() -> (Arc<TempDir>, &'static Disk, House) {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let disk = Disk::under(folder.path());
    let house = House::at(folder.clone(), Limits::default(), Options::default()).await;
    (folder, disk, house)
}

/// Waits until this is so.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..2_000 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("that does not come true");
}

/// One person against a bot.
async fn begin(ada: &mut Client, game: GameName) -> String {
    let plan = json!({ "game": game.word(), "seats": ["here", "random"] });
    let made = ada.post_json("/api/tables", &plan).await.json();
    if ada.cookie.is_none() {
        ada.cookie = Some(format!("visitor={}", made["secret"].as_str().unwrap()));
    }
    made["id"].as_str().unwrap().to_owned()
}

/// The table when it waits for nobody but the person.
async fn when_asked(ada: &mut Client, id: &str) -> Value {
    loop {
        let table = ada.table(id).await;
        if table["to_act"] == json!(["P1"]) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_disk_is_full_nobody_is_told_that_a_move_was_saved() {
    for &game in GameName::ALL {
        nothing_is_promised_on_a_full_disk(game).await;
    }
}

async fn nothing_is_promised_on_a_full_disk(game: GameName) {
    let (_folder, disk, house) = on_faulty_disk().await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let id = begin(&mut ada, game).await;
    let watched = begin(&mut house.visitor(), game).await;

    for _ in 0..2 {
        let table = when_asked(&mut ada, &id).await;
        disk.fail(Fault::Full, 0);
        let rev = table["revision"].to_string();
        let act = table["actions"][0].as_str().unwrap();
        let fields = [("rev", rev.as_str()), ("seat", "P1"), ("act", act)];
        let (form, api) = (format!("/t/{id}/act"), format!("/api/tables/{id}/act"));

        let page = ada.post(&form, &fields).await;
        let script = ada.with_script().post(&form, &fields).await;
        let body = json!({ "rev": table["revision"], "seat": "P1", "act": act });
        let program = ada.post_json(&api, &body).await;
        for answer in [&page, &script, &program] {
            assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
            assert_eq!(answer.headers[header::RETRY_AFTER], "5");
        }
        assert!(page.body.contains(FULL));
        assert_eq!(script.body, FULL);
        assert_eq!(program.json()["problem"], FULL);
        let made = ada.post("/tables", &[("game", game.word())]).await;
        assert_eq!(made.status, StatusCode::SERVICE_UNAVAILABLE);

        let health = ada.get("/healthz").await;
        assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(health.body, "Nothing can be saved: the server's disk is full.\n");
        assert!(ada.get("/metrics").await.body.contains("\ntabletale_store_healthy 0\n"));
        // What was there is still shown, also where it has to be read first.
        for path in ["/".to_owned(), format!("/t/{id}"), format!("/t/{id}/log")] {
            assert_eq!(ada.get(&path).await.status, StatusCode::OK, "{path}");
        }
        assert_eq!(ada.table(&id).await["revision"], table["revision"]);
        assert_eq!(ada.get(&format!("/t/{watched}")).await.status, StatusCode::OK);

        disk.mend();
        until(async || ada.get("/healthz").await.body == "well\n").await;
        let done = ada.post_json(&api, &body).await;
        assert_eq!(done.status, StatusCode::OK, "{done:?}");
    }
    assert!(disk.faults() > 0);
    let metrics = ada.get("/metrics").await.body;
    assert!(metrics.contains("\ntabletale_store_healthy 1\n"), "{metrics}");
    assert!(metrics.contains("\ntabletale_store_outages_total 2\n"), "{metrics}");

    // The game goes on, a short one to its end, and all of it is there after a restart.
    let is_short = game == GameName::Faraway;
    let before = if is_short {
        play_out(&mut [&mut ada], &id).await
    } else {
        when_asked(&mut ada, &id).await
    };
    let cookie = ada.cookie.clone();
    drop(ada);
    let house = house.again().await;
    let mut later = house.visitor();
    later.cookie = cookie;
    let after = later.table(&id).await;
    for part in ["revision", "stage", "actions", "view"] {
        assert_eq!(after[part], before[part], "{part} of {game:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_when_the_disk_does() {
    for &game in GameName::ALL {
        bots_go_on(game).await;
    }
}

async fn bots_go_on(game: GameName) {
    let (_folder, disk, house) = on_faulty_disk().await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let plan = json!({ "game": game.word(), "seats": ["random", "random"] });
    disk.fail(Fault::Write, 60);
    let mut id = None;
    while id.is_none() {
        let made = ada.post_json("/api/tables", &plan).await;
        id = made.json()["id"].as_str().map(str::to_owned);
        disk.mend();
    }
    let id = id.unwrap();
    disk.fail(Fault::Sync, 5);
    until(async || ada.get("/healthz").await.status == StatusCode::SERVICE_UNAVAILABLE).await;
    let store = house.app.host().store();
    let before = store.entries(&id, 0).await.unwrap().len();

    disk.mend();
    // Nobody looks at the table. A short game may be over before.
    until(async || {
        store.entries(&id, 0).await.unwrap().len() > before + 5
            || store.table(&id).await.unwrap().unwrap().stage == Stage::Over
    })
    .await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_table_heals_by_itself_when_the_database_is_back() {
    let (folder, _, house) = on_faulty_disk().await;
    let mut ada = house.visitor();
    ada.get("/").await;
    let id = begin(&mut ada, GameName::Faraway).await;
    let table = when_asked(&mut ada, &id).await;
    let (file, away) = (folder.path().join("tables.db"), folder.path().join("away.db"));
    fs::rename(&file, &away).unwrap();

    let act = table["actions"][0].as_str().unwrap();
    let body = json!({ "rev": table["revision"], "seat": "P1", "act": act });
    let api = format!("/api/tables/{id}/act");
    let told = ada.post_json(&api, &body).await;
    assert_eq!(told.status, StatusCode::SERVICE_UNAVAILABLE);
    let sentence = "Not saved: the server's database file is missing. Try again.";
    assert_eq!(told.json()["problem"], sentence);
    assert_eq!(ada.table(&id).await["revision"], table["revision"], "it is still shown");
    let log = ada.get(&format!("/t/{id}/log")).await;
    assert_eq!(log.status, StatusCode::SERVICE_UNAVAILABLE);

    fs::rename(&away, &file).unwrap();
    until(async || ada.get("/healthz").await.body == "well\n").await;
    assert_eq!(ada.get(&format!("/t/{id}/log")).await.status, StatusCode::OK);
    assert_eq!(ada.post_json(&api, &body).await.status, StatusCode::OK);
}
