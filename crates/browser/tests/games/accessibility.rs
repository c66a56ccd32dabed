//! axe-core finds nothing on any page, by day and by night, on phone and desktop.

use anyhow::Result;
use browser::{
    Guest, Hall, Look, axe,
    table::{self, Hand},
};

/// Moves until somebody is in the middle of a game.
const MIDDLE: usize = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_of_faraway_has_a_fault() -> Result<()> {
    scan_all("faraway").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_of_above_and_below_has_a_fault() -> Result<()> {
    scan_all("above-and-below").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_of_near_and_far_has_a_fault() -> Result<()> {
    scan_all("near-and-far").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_of_now_or_never_has_a_fault() -> Result<()> {
    scan_all("now-or-never").await
}

async fn scan_all(game: &str) -> Result<()> {
    let hall = Hall::open(&format!("{game}-axe")).await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Desktop).await?;
    let lesson = format!("/how-to-play/{game}");
    scan(&guest, &["/", &format!("/new/{game}"), &lesson, "/nowhere"]).await?;

    table::open_table(&guest, game, &["person", "easy"], &[]).await?;
    guest.wait("main.lobby").await?;
    axe::no_faults(&guest, "lobby").await?;

    table::open_table(&guest, game, &["easy"], &[]).await?;
    table::play(&[&guest], Hand::Pointer, MIDDLE, async |_| Ok(())).await?;
    table::wait_for_turn(&guest).await?;
    axe::no_faults(&guest, "middle of a game").await?;
    let address = guest.driver().current_url().await?;
    let path = address.path();
    scan(&guest, &[&format!("{path}/log"), &format!("{path}/board")]).await?;

    guest.open(path).await?;
    guest.leave_game_to_host().await?;
    guest.open(path).await?;
    guest.wait(table::OVER).await?;
    guest.try_click("[data-show=skip]").await;
    axe::no_faults(&guest, "end of a game").await?;
    let more = ["replay?move=5", "board", "book"].map(|page| format!("{path}/{page}"));
    scan(&guest, &more.each_ref().map(String::as_str)).await?;
    scan(&guest, &["/", "/tables"]).await?;
    guest.leave().await
}

async fn scan(guest: &Guest<'_>, paths: &[&str]) -> Result<()> {
    for path in paths {
        guest.open(path).await?;
        axe::no_faults(guest, path).await?;
    }
    Ok(())
}
