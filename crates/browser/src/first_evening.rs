//! The first evening with any game: a guided game, a page that waits, and what is read.

use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::{
    Guest, Hall, IN_THE_HOUSE, Look, stillness,
    table::{self, ANY_ACTION, Hand, OVER},
};

/// A guide that still speaks after so many decisions does not fall silent.
const LONGEST_LESSON: usize = 120;

/// A guided first game on this screen: the guide speaks at each decision and points at something
/// that can be seen, falls silent after two rounds, and comes back for the scoring.
pub async fn guided(game: &str, look: Look) -> Result<()> {
    let hall = Hall::open(&format!("{game}-guided-{look:?}").to_lowercase()).await?;
    let guest = Guest::enter_calmly(&hall, "guest", look).await?;
    guest.open("/").await?;
    guest.click(&format!("form:has([value='{game}']):has([name=guided]) button")).await?;
    guest.wait("main.play").await?;
    guest.shoot("first").await?;

    let mut spoken = Vec::new();
    for decision in 0..LONGEST_LESSON {
        go_on(&guest).await?;
        let Some(said) = said(&guest).await? else { break };
        points_at_something(&guest, &said).await?;
        if spoken.last() != Some(&said) {
            guest.shoot(&format!("{:02}-{said}", spoken.len())).await?;
            spoken.push(said);
        }
        ensure!(decision + 1 < LONGEST_LESSON, "the guide goes on: {spoken:?}");
        table::act(&guest, Hand::Pointer).await?;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    ensure!(spoken.len() >= 3, "the guide has hardly said anything: {spoken:?}");

    guest.leave_game_to_host().await?;
    guest.wait(OVER).await?;
    // The last round may have led to something that is read before the scoring.
    guest.try_click(table::CONTINUE).await;
    guest.try_click("[data-show=skip]").await;
    guest.wait("#guide").await?;
    let said = said(&guest).await?.context("the guide does not come back for the scoring")?;
    points_at_something(&guest, &said).await?;
    guest.shoot("scoring").await?;
    guest.leave().await
}

/// Waits until something is asked of the guest; what is only to be read is read.
async fn go_on(guest: &Guest<'_>) -> Result<()> {
    for _ in 0..400 {
        guest.try_click("#continue button").await;
        let asks = format!("main[data-turn]:has({ANY_ACTION})");
        if guest.find(&asks).await.is_some() || guest.find(OVER).await.is_some() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err(guest.give_up("nothing is asked").await)
}

/// Which entry of the guide speaks.
async fn said(guest: &Guest<'_>) -> Result<Option<String>> {
    match guest.find("#guide").await {
        Some(guide) => Ok(guide.attr("data-entry").await?),
        None => Ok(None),
    }
}

/// Fails where what the guide points at cannot be seen.
async fn points_at_something(guest: &Guest<'_>, said: &str) -> Result<()> {
    let script = "const target = document.querySelector('[data-guide-target]');\
        if (!target) return document.getElementById('guide')?.dataset.pointsAt ?? 'nothing';\
        const box = target.getBoundingClientRect();\
        const seen = target.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0 \
            && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;\
        return seen ? '' : `${target.id} at ${JSON.stringify(box)}`";
    let mut missing = String::new();
    // It is scrolled into view.
    for _ in 0..40 {
        missing = guest.driver().execute(script, vec![]).await?.convert()?;
        if missing.is_empty() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err(guest.give_up(&format!("“{said}” points at what cannot be seen: {missing}")).await)
}

/// Nothing jumps on the pages of somebody who sits and of somebody who watches while a whole game is
/// played without them, and at rest nothing is drawn.
pub async fn nothing_jumps(game: &str) -> Result<()> {
    let hall = Hall::open(&format!("{game}-still")).await?;
    let desk = Guest::enter(&hall, "desk", Look::Desktop).await?;
    let phone = Guest::enter(&hall, "phone", Look::Phone).await?;
    stillness::watch(&desk).await?;
    stillness::watch(&phone).await?;
    table::open_table(&desk, game, &["easy", "easy"], &[]).await?;
    desk.wait("main.play").await?;
    let address = desk.driver().current_url().await?;
    // A page that was opened by a click has been touched.
    desk.open(address.path()).await?;
    phone.open(address.path()).await?;
    table::wait_for_turn(&desk).await?;
    tokio::try_join!(
        stillness::rests(&desk, "the page of whose turn it is"),
        stillness::rests(&phone, "the page of somebody who watches"),
    )?;

    desk.leave_game_to_host().await?;
    for guest in [&desk, &phone] {
        guest.wait("#after").await?;
    }
    stillness::nothing_jumped(&desk, "the page of somebody who sits").await?;
    stillness::nothing_jumped(&phone, "the page of somebody who watches").await?;
    desk.leave().await?;
    phone.leave().await
}

/// The lobby says what the start needs, and an invitation opens on a second device.
pub async fn invited(game: &str) -> Result<()> {
    let hall = Hall::open_to_the_house(&format!("{game}-invited")).await?;
    let ada = Guest::enter_calmly(&hall, "ada", Look::Desktop).await?;
    let bo = Guest::enter_calmly(&hall, "bo", Look::Phone).await?;
    table::open_table(&ada, game, &["person"], &[]).await?;
    ada.wait("main.lobby").await?;
    let needs = ada.text("#start-needs").await?;
    ensure!(!needs.is_empty(), "the start does not say what it needs");
    ada.wait("#start button[aria-disabled=true]").await?;

    let link = ada.wait("#link").await?.value().await?.unwrap_or_default();
    ensure!(link.contains(IN_THE_HOUSE), "no other device can open {link}");
    bo.open(&link).await?;
    bo.shoot("invited").await?;
    bo.wait("#join-name").await?.send_keys("Bo").await?;
    bo.click("#join button").await?;
    ada.wait("#start button:not([aria-disabled])").await?;
    ensure!(ada.text("#start-needs").await?.is_empty(), "all are there");
    ada.click("#start button").await?;
    bo.wait("main.play").await?;
    ada.wait("main.play").await?;
    // A name is asked once: the next form has it.
    bo.open(&format!("http://{}/new/{game}", link.split('/').nth(2).unwrap_or_default())).await?;
    let name = bo.wait("input[name=name]").await?.value().await?;
    ensure!(name.as_deref() == Some("Bo"), "the name was forgotten: {name:?}");
    ada.leave().await?;
    bo.leave().await
}
