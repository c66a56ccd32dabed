//! A press belongs to the button it began on: with a real mouse and a real finger, in every game.

use std::time::Duration;

use ::table::Chance;
use anyhow::{Context, Result, ensure};
use browser::{
    Guest, Hall, Look, Progress,
    finger::{self, Finger, Post, Posted},
    table,
};

/// A recorded game in which the sheet of a phone has more buttons than room.
const MANY_BUTTONS: &str = include_str!("many-buttons.replay");

/// As long as people hold a button.
const A_PRESS: Duration = Duration::from_millis(120);
/// As long as a finger rests on glass before the browser takes it for a press.
const A_REST: Duration = Duration::from_millis(200);

/// Presses every button of the sheet, wherever it is scrolled, and looks at what the page posts.
async fn press_all(guest: &Guest<'_>, finger: Finger, page: &str) -> Result<usize> {
    finger::note_posts(guest, Post::Kept).await?;
    let buttons = finger::unfold_all(guest).await?;
    // A button is drawn as pressed when a finger has rested on it for a while.
    let dwell = if finger == Finger::Touch { A_REST } else { Duration::ZERO };
    let mut pressed = 0;
    for index in 0..buttons {
        for block in ["start", "center", "end"] {
            let Some(spot) = finger::spot(guest, index, block).await? else { continue };
            finger::press(guest, finger, (spot.x, spot.y), dwell).await?;
            let posted = finger::posted(guest).await?;
            let (act, rev) = (Some(spot.act), Some(spot.rev));
            let right = [Posted { under: act.clone(), act, rev }];
            if posted != right {
                guest.shoot("wrong").await?;
            }
            let said = finger::said(guest).await?;
            ensure!(
                posted == right,
                "{page}, {finger:?}, {block}: {right:?} posted {posted:?}, {said:?}"
            );
            pressed += 1;
        }
    }
    Ok(pressed)
}

/// Every button of the sheet after some moves of a recorded game, by mouse and by finger.
async fn press_all_of(game: &str, replay: &str, moments: &[usize]) -> Result<()> {
    let hall = Hall::open(&format!("{game}-presses")).await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Phone).await?;
    let mut pressed = 0;
    for &moves in moments {
        table::go_on(&guest, &table::cut(replay, moves)).await?;
        for finger in [Finger::Mouse, Finger::Touch] {
            pressed += press_all(&guest, finger, &format!("{game} after {moves} moves")).await?;
        }
    }
    ensure!(pressed >= 2 * moments.len(), "{game}: {pressed} presses");
    println!("{game}: {pressed} presses");
    guest.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_faraway_does_what_it_says() -> Result<()> {
    let replay = include_str!("../../../game-faraway/tests/golden/five-players.replay");
    press_all_of("faraway", replay, &[0, 24, 52]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_above_and_below_does_what_it_says() -> Result<()> {
    let replay = include_str!("../../../game-above-and-below/tests/golden/four-players.replay");
    press_all_of("above-and-below", replay, &[0, 101, 188]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_near_and_far_does_what_it_says() -> Result<()> {
    let replay = include_str!("../../../game-near-and-far/tests/golden/four-players.replay");
    press_all_of("near-and-far", replay, &[0, 150, 300]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_button_of_now_or_never_does_what_it_says() -> Result<()> {
    press_all_of("now-or-never", MANY_BUTTONS, &[0, 100, usize::MAX]).await
}

/// The revision that a page shows.
async fn revision(guest: &Guest<'_>) -> Result<u64> {
    let rev = guest.wait("main#table").await?.attr("data-rev").await?.unwrap_or_default();
    Ok(rev.parse()?)
}

/// While a finger is down the table changes. The page does not; what is posted is what was pressed, for
/// the revision that was seen; and the server refuses it.
async fn hold_while_the_table_changes(game: &str, replay: &str) -> Result<()> {
    let hall = Hall::open(&format!("{game}-held")).await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Phone).await?;
    for finger in [Finger::Mouse, Finger::Touch] {
        table::go_on(&guest, &table::cut(replay, 0)).await?;
        finger::note_posts(&guest, Post::Sent).await?;
        finger::unfold_all(&guest).await?;
        let spot = finger::spot(&guest, 0, "center").await?.context("a button")?;
        let seen = revision(&guest).await?;
        let other = table::asked(&guest).await?.offered;
        let other = other.iter().find(|act| **act != spot.act).context("another button")?;

        finger::down(&guest, finger, (spot.x, spot.y)).await?;
        finger::act_elsewhere(&guest, other).await?;
        ensure!(revision(&guest).await? == seen, "{game}: the page changes under a {finger:?}");
        finger::up(&guest, finger, (spot.x, spot.y)).await?;
        finger::settled(&guest).await?;

        let posted = finger::posted(&guest).await?;
        let (act, rev) = (Some(spot.act.clone()), Some(seen.to_string()));
        ensure!(
            posted == [Posted { under: act.clone(), act, rev }],
            "{game}, {finger:?}: {posted:?}"
        );
        guest.wait("#toast:not([hidden])").await?;
        let said = finger::said(&guest).await?.unwrap_or_default();
        ensure!(said.contains("moved on"), "{game}, {finger:?}: {said}");
        guest.wait(&format!("main#table:not([data-rev='{seen}'])")).await?;
    }
    guest.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_comes_under_a_finger_and_the_old_question_is_refused() -> Result<()> {
    for (game, replay) in [
        ("faraway", include_str!("../../../game-faraway/tests/golden/two-players.replay")),
        (
            "above-and-below",
            include_str!("../../../game-above-and-below/tests/golden/two-players.replay"),
        ),
        (
            "near-and-far",
            include_str!("../../../game-near-and-far/tests/golden/four-players.replay"),
        ),
        ("now-or-never", MANY_BUTTONS),
    ] {
        hold_while_the_table_changes(game, replay).await?;
    }
    Ok(())
}

/// What becomes of the button between press and release, and whether that is said.
const CHANGES: &[(&str, &str)] = &[
    ("gone", "button.remove()"),
    ("hidden", "button.style.display = 'none'"),
    ("moved", "button.style.marginTop = '60px'"),
    ("another", "button.value = 'something else'"),
    ("replaced", "button.replaceWith(button.cloneNode(true))"),
    ("scrolled", "button.closest('.act').style.transform = 'translateY(-50px)'"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_button_that_is_gone_or_has_moved_is_not_pressed_and_the_page_says_so() -> Result<()> {
    let hall = Hall::open("presses-gone").await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Phone).await?;
    table::go_on(&guest, MANY_BUTTONS).await?;
    let address = guest.driver().current_url().await?;
    for finger in [Finger::Mouse, Finger::Touch] {
        for (what, change) in CHANGES {
            guest.open(address.path()).await?;
            guest.wait(table::ANY_ACTION).await?;
            finger::note_posts(&guest, Post::Kept).await?;
            let spot = finger::spot(&guest, 0, "center").await?.context("a button")?;

            finger::down(&guest, finger, (spot.x, spot.y)).await?;
            let script = format!(
                "const button = document.querySelector('#act button[name=act]:enabled'); {change}"
            );
            guest.driver().execute(&script, vec![]).await?;
            finger::up(&guest, finger, (spot.x, spot.y)).await?;
            finger::settled(&guest).await?;

            guest
                .wait("#toast:not([hidden])")
                .await
                .with_context(|| format!("{what}, {finger:?}"))?;
            let (posted, said) = (finger::posted(&guest).await?, finger::said(&guest).await?);
            ensure!(posted.is_empty(), "{what}, {finger:?}: {posted:?}");
            let said = said.unwrap_or_default();
            ensure!(said.contains("press again"), "{what}, {finger:?}: {said}");
        }
    }
    // Whoever moves off a button before they release it wants nothing, and is told nothing.
    guest.open(address.path()).await?;
    guest.wait(table::ANY_ACTION).await?;
    finger::note_posts(&guest, Post::Kept).await?;
    let from = finger::spot(&guest, 0, "start").await?.context("a button")?;
    finger::down(&guest, Finger::Mouse, (from.x, from.y)).await?;
    finger::up(&guest, Finger::Mouse, (from.x, from.y - 200.0)).await?;
    finger::settled(&guest).await?;
    let (posted, said) = (finger::posted(&guest).await?, finger::said(&guest).await?);
    ensure!(posted.is_empty() && said.is_none(), "moved off: {posted:?} {said:?}");
    guest.leave().await
}

/// A button that is held down by a key is pressed once, on the page that was seen; and a click without
/// any press, as screen readers make it, counts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_presses_once_and_a_click_without_a_press_counts() -> Result<()> {
    let hall = Hall::open("presses-keys").await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Desktop).await?;
    table::go_on(&guest, MANY_BUTTONS).await?;
    finger::note_posts(&guest, Post::Kept).await?;
    let spot = finger::spot(&guest, 0, "center").await?.context("a button")?;
    for key in [" ", "Enter"] {
        let focus = "document.querySelector('#act button[name=act]:enabled').focus()";
        guest.driver().execute(focus, vec![]).await?;
        finger::key(&guest, "keyDown", key).await?;
        for _ in 0..5 {
            finger::key(&guest, "repeat", key).await?;
        }
        finger::key(&guest, "keyUp", key).await?;
        finger::settled(&guest).await?;
        let acts: Vec<_> = finger::posted(&guest).await?.into_iter().map(|one| one.act).collect();
        ensure!(acts == [Some(spot.act.clone())], "{key:?}: {acts:?}");
    }
    guest
        .driver()
        .execute("document.querySelector('#act button[name=act]:enabled').click()", vec![])
        .await?;
    let acts: Vec<_> = finger::posted(&guest).await?.into_iter().map(|one| one.act).collect();
    ensure!(acts == [Some(spot.act)], "a click without a press: {acts:?}");
    guest.leave().await
}

/// Plays with bots that wait for nothing, holding each button as long as people do: whatever follows by
/// itself, what is posted is what was pressed.
async fn across_forced_moves(game: &str, look: Look, finger: Finger, moves: usize) -> Result<()> {
    let hall = Hall::open(&format!("{game}-forced")).await?;
    let guest = Guest::enter(&hall, "guest", look).await?;
    table::open_table(&guest, game, &["easy"], &[]).await?;
    guest.wait("main.play").await?;
    finger::note_posts(&guest, Post::Sent).await?;
    let mut luck = browser::luck::choices(game);
    let (mut pressed, mut progress) = (0, Progress::begin());
    while pressed < moves && guest.find(table::OVER).await.is_none() {
        progress.at(&revision(&guest).await?);
        if progress.is_stuck() {
            return Err(guest.give_up(&format!("no press counts after {pressed}")).await);
        }
        guest.try_click(table::CONTINUE).await;
        let buttons = finger::unfold_all(&guest).await?;
        let Some(index) = buttons.checked_sub(1).map(|last| luck.pick(last as u32 + 1)) else {
            continue;
        };
        let Some(spot) = finger::spot(&guest, index as usize, "center").await? else { continue };
        finger::press(&guest, finger, (spot.x, spot.y), A_PRESS).await?;
        let posted = finger::posted(&guest).await?;
        for one in posted.iter().filter(|one| one.act.is_some()) {
            ensure!(one.act == one.under, "{game}: {one:?}");
            pressed += 1;
        }
    }
    ensure!(pressed >= moves, "{game}: {pressed} presses");
    guest.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presses_across_forced_moves_of_faraway_do_what_they_say() -> Result<()> {
    across_forced_moves("faraway", Look::Phone, Finger::Touch, 15).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presses_across_forced_moves_of_near_and_far_do_what_they_say() -> Result<()> {
    across_forced_moves("near-and-far", Look::Desktop, Finger::Mouse, 24).await
}
