//! Whole games of Faraway in real browsers.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use browser::{Guest, Hall, Look};
use thirtyfour::Key;

/// Something that can be done at a table.
const ACTION: &str = "#act button[name=act]";
/// The game is over.
const OVER: &str = "#decision .after";
/// A whole game takes no longer, even on a busy machine.
const A_GAME: Duration = Duration::from_secs(900);

/// Opens a table of three by the form for it: the second seat is a friend's, the third a bot's.
async fn open_table(guest: &Guest<'_>) -> Result<()> {
    guest.open("/new/faraway").await?;
    choose(guest, "players", "3").await?;
    choose(guest, "bot_2", "person").await?;
    choose(guest, "bot_3", "easy").await?;
    let name = guest.wait("input[name=name]").await?;
    name.clear().await?;
    name.send_keys("Ada").await?;
    guest.click("form[action='/tables'] button.primary").await
}

/// Chooses from a list or from a row of buttons.
async fn choose(guest: &Guest<'_>, field: &str, value: &str) -> Result<()> {
    if let Some(radio) = guest.find(&format!("input[name={field}][value='{value}']")).await {
        // Radio buttons may be drawn by their labels.
        guest.driver().execute("arguments[0].click()", vec![radio.to_json()?]).await?;
        return Ok(());
    }
    let option = guest.wait(&format!("select[name={field}] option[value='{value}']")).await?;
    Ok(option.click().await?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_a_whole_game_on_phone_and_desktop() -> Result<()> {
    let hall = Hall::open("three").await?;
    let ada = Guest::enter(&hall, "ada", Look::Desktop).await?;
    let bo = Guest::enter(&hall, "bo", Look::Phone).await?;

    ada.open("/").await?;
    ada.shoot("front-desktop").await?;
    bo.open("/").await?;
    bo.shoot("front-phone").await?;
    open_table(&ada).await?;
    ada.wait("main.lobby").await?;
    let table = ada.driver().current_url().await?;
    bo.open(table.as_str()).await?;
    bo.wait("#join-name").await?.send_keys("Bo").await?;
    bo.click("#join button").await?;
    bo.shoot("lobby-phone").await?;
    // Ada's page hears of it without being asked.
    ada.click("form[action$='/start'] button").await?;

    let started = Instant::now();
    let mut moves = 0;
    while ada.find(OVER).await.is_none() {
        if started.elapsed() > A_GAME {
            bail!("the game is not over after {moves} moves");
        }
        for guest in [&ada, &bo] {
            if guest.try_click(ACTION).await {
                moves += 1;
                if moves % 8 == 3 {
                    ada.shoot(&format!("move-{moves:02}-desktop")).await?;
                    bo.shoot(&format!("move-{moves:02}-phone")).await?;
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    // Each plays 8 Regions and takes 7.
    assert!(moves >= 30, "{moves} moves through the page");

    bo.wait(OVER).await?;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    ada.shoot("over-desktop").await?;
    bo.shoot("over-phone").await?;
    ada.click("a[href*='/replay']").await?;
    ada.wait("main").await?;
    assert!(ada.driver().current_url().await?.path().ends_with("/replay"));
    ada.shoot("replay-desktop").await?;
    ada.leave().await?;
    bo.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_plays_the_first_card_in_four_clicks_and_the_rest_without_script() -> Result<()>
{
    let hall = Hall::open("scriptless").await?;
    let guest = Guest::enter(&hall, "guest", Look::Scriptless).await?;

    guest.open("/").await?;
    guest.click("form[action='/tables'] button.primary").await?;
    let mut clicks = 1;
    if guest.find(ACTION).await.is_none() {
        guest.click("form[action$='/start'] button").await?;
        clicks += 1;
    }
    guest.click(ACTION).await?;
    clicks += 1;
    assert!(clicks <= 4, "{clicks} clicks to the first card");
    guest.shoot("first-card").await?;

    let started = Instant::now();
    let mut moves = 1;
    while guest.find(OVER).await.is_none() {
        if started.elapsed() > A_GAME {
            bail!("the game is not over after {moves} moves");
        }
        if guest.try_click(ACTION).await {
            moves += 1;
        } else {
            // While others are waited for the page asks again by itself; a person may as well.
            tokio::time::sleep(Duration::from_millis(150)).await;
            guest.driver().refresh().await?;
        }
    }
    assert!(moves >= 15, "{moves} moves through plain forms");
    guest.shoot("over").await?;
    guest.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_by_keyboard_alone() -> Result<()> {
    let hall = Hall::open("keyboard").await?;
    let guest = Guest::enter(&hall, "guest", Look::Desktop).await?;
    guest.open("/").await?;
    press_until(&guest, "form[action='/tables'] button.primary").await?;
    guest.wait("main#table").await?;
    if guest.find("form[action$='/start'] button").await.is_some() {
        press_until(&guest, "form[action$='/start'] button").await?;
    }

    let started = Instant::now();
    let mut moves = 0;
    while guest.find(OVER).await.is_none() {
        if started.elapsed() > A_GAME {
            bail!("the game is not over after {moves} moves");
        }
        if guest.find(ACTION).await.is_some() && press_until(&guest, ACTION).await.is_ok() {
            moves += 1;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    assert!(moves >= 15, "{moves} moves by keyboard");
    guest.leave().await
}

/// Moves the focus on with the tab key until it is on `css`, and presses Enter.
async fn press_until(guest: &Guest<'_>, css: &str) -> Result<()> {
    for _ in 0..120 {
        let there = guest.driver().active_element().await?;
        let script = "return arguments[0].matches(arguments[1])";
        let fits = guest
            .driver()
            .execute(script, vec![there.to_json()?, serde_json::json!(css)])
            .await?
            .convert::<bool>()?;
        if fits {
            return Ok(there.send_keys(Key::Enter + "").await?);
        }
        guest.driver().active_element().await?.send_keys(Key::Tab + "").await?;
    }
    bail!("the tab key never reaches {css}")
}
