//! Whole games of Now or Never in real browsers.

use anyhow::{Context, Result};
use browser::{Company, Hall, Look, evenings, first_evening, rehearse};

use crate::settlers::{DEEDS, FACTS, wish};

/// Enough for the heroes, the quest cards and two seasons.
const FIRST_MOVES: usize = 16;
/// Games that are played without a browser.
const REHEARSALS: u8 = 8;

#[test]
fn whatever_the_luck_two_people_find_all_they_look_for() -> Result<()> {
    for seed in 0..REHEARSALS {
        let game = rehearse(("now-or-never", "easy"), seed, wish)?;
        game.history.is_complete(DEEDS, FACTS).context(format!("seed {seed}"))?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_come_home_on_phone_and_desktop() -> Result<()> {
    let hall = Hall::open("now-or-never-three").await?;
    let mut company = Company::sit_down(&hall, "now-or-never", "easy").await?;
    company.play(wish).await?;
    company.history().is_complete(DEEDS, FACTS)?;
    company.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_seasons_underground_are_played_alone() -> Result<()> {
    evenings::alone("now-or-never", &["board=underground"], FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_plays_the_first_seasons_without_script() -> Result<()> {
    evenings::without_script("now-or-never", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_seasons_are_played_by_keyboard_alone() -> Result<()> {
    evenings::by_keyboard("now-or-never", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_phone() -> Result<()> {
    first_evening::guided("now-or-never", Look::Phone).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_desktop() -> Result<()> {
    first_evening::guided("now-or-never", Look::Desktop).await
}
