//! Whole games of Near and Far in real browsers.

use anyhow::{Context, Result};
use browser::{Company, Hall, Look, evenings, first_evening, rehearse};

use crate::travellers::{DEEDS, FACTS, wish};

/// Enough for the draft, the discards and two rounds.
const FIRST_MOVES: usize = 40;
/// Games that are played without a browser.
const REHEARSALS: u8 = 8;

#[test]
fn whatever_the_luck_two_people_find_all_they_look_for() -> Result<()> {
    for seed in 0..REHEARSALS {
        let history = rehearse(("near-and-far", "easy"), seed, wish)?;
        history.is_complete(DEEDS, FACTS).context(format!("seed {seed}"))?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_travel_on_phone_and_desktop() -> Result<()> {
    let hall = Hall::open("near-and-far-three").await?;
    let mut company = Company::sit_down(&hall, "near-and-far", "easy").await?;
    company.play(wish).await?;
    company.history().is_complete(DEEDS, FACTS)?;
    company.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_plays_the_first_rounds_without_script() -> Result<()> {
    evenings::without_script("near-and-far", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_rounds_are_played_by_keyboard_alone() -> Result<()> {
    evenings::by_keyboard("near-and-far", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_phone() -> Result<()> {
    first_evening::guided("near-and-far", Look::Phone).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_desktop() -> Result<()> {
    first_evening::guided("near-and-far", Look::Desktop).await
}
