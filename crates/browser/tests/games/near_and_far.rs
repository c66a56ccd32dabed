//! Whole games of Near and Far in real browsers.

use anyhow::{Context, Result, ensure};
use browser::{Company, Guest, Hall, Look, evenings, first_evening, rehearse, table};

use crate::travellers::{DEEDS, FACTS, wish};

/// Enough for the draft, the discards and two rounds, and fewer than the quickest opponents leave one.
const FIRST_MOVES: usize = 24;
/// How often a game is looked at on its way.
const LOOKS: usize = 7;
/// Games that are played without a browser.
const REHEARSALS: u8 = 8;

#[test]
fn whatever_the_luck_two_people_find_all_they_look_for() -> Result<()> {
    for seed in 0..REHEARSALS {
        let played = rehearse(("near-and-far", "easy"), seed, wish)?;
        played.history.is_complete(DEEDS, FACTS).context(format!("seed {seed}"))?;
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

/// The own board does not scroll, whatever is in hand and in play, and the question leaves the others
/// to be seen, however much it asks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_desktop_shows_the_own_board_the_question_and_the_others_at_once() -> Result<()> {
    let played = rehearse(("near-and-far", "easy"), 5, wish)?.replay;
    let hall = Hall::open("near-and-far-desktop").await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Desktop).await?;
    let moves = played.lines().filter(|line| table::is_move(line)).count();
    for part in 0..LOOKS {
        let until = 12 + (moves - 12) * part / LOOKS;
        table::go_on(&guest, &table::cut(&played, until)).await?;
        // Where the game came from is said below the board of a table that was brought along.
        let over = "document.querySelector('.brought')?.remove();\
            const me = document.getElementById('section-me');\
            const bottom = document.getElementById('decision').getBoundingClientRect().bottom;\
            const top = document.getElementById('others').getBoundingClientRect().top;\
            return [me.scrollHeight - me.clientHeight, bottom - top]";
        let over: [f64; 2] = guest.driver().execute(over, vec![]).await?.convert()?;
        guest.shoot(&format!("{part:02}")).await?;
        ensure!(over[0] < 1.0, "after {until} moves the board is {} too high", over[0]);
        ensure!(over[1] < 1.0, "after {until} moves the question covers the others");
    }
    guest.leave().await
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
