//! Whole games of Above and Below in real browsers.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use anyhow::{Result, bail, ensure};
use browser::{
    Guest, Hall, Look, evenings,
    table::{self, OVER},
};

/// Enough for the first round and the night after it.
const FIRST_MOVES: usize = 14;
/// A whole game takes no longer, even on a busy machine.
const A_GAME: Duration = Duration::from_secs(900);

/// What a person does first if the page offers it. A villager is trained, so that beds are short at
/// night; the others go exploring and are exerted; what is gained is sold and bought; the rest of the
/// day is labour.
const WISHES: &[&str] = &[
    "accept", "choose", "exert", "reroll", "keep", "enough", "claim", "take", "injure", "found",
    "bid", "bargain", "sell", "heal", "rouse", "bed", "rest", "send", "go", "by", "pay", "pick",
    "train", "explore", "harvest", "build", "labor", "pass", "decline", "place",
];

/// The first wish that can be fulfilled; of several ways to do so, the first on the page.
fn wish(offered: &[String]) -> Option<&String> {
    let begins = |wish: &str, action: &str| {
        action == wish || action.strip_prefix(wish).is_some_and(|rest| rest.starts_with(' '))
    };
    WISHES.iter().find_map(|wish| offered.iter().find(|action| begins(wish, action)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_explore_trade_and_rest_on_phone_and_desktop() -> Result<()> {
    let hall = Hall::open("above-and-below-three").await?;
    let ada = Guest::enter(&hall, "ada", Look::Desktop).await?;
    let bo = Guest::enter(&hall, "bo", Look::Phone).await?;
    table::open_table(&ada, "above-and-below", &["person", "easy"], &[]).await?;
    ada.wait("main.lobby").await?;
    let address = ada.driver().current_url().await?;
    bo.open(address.as_str()).await?;
    bo.wait("#join-name").await?.send_keys("Bo").await?;
    bo.click("#join button").await?;
    ada.click("form[action$='/start'] button").await?;

    let mut done: BTreeSet<String> = BTreeSet::new();
    let mut moves = 0;
    let started = Instant::now();
    while ada.find(OVER).await.is_none() {
        if started.elapsed() > A_GAME {
            bail!("the game is not over after {moves} moves");
        }
        for (guest, screen) in [(&ada, "desktop"), (&bo, "phone")] {
            if guest.find(table::CONTINUE).await.is_some() {
                if done.insert(format!("continue {screen}")) {
                    guest.shoot(&format!("continue-{screen}")).await?;
                }
                guest.try_click(table::CONTINUE).await;
                continue;
            }
            // Goods can be placed in anybody's turn; here they wait for one's own.
            if guest.find("main[data-turn]").await.is_none() {
                continue;
            }
            let offered = table::offered(guest).await?;
            let Some(action) = wish(&offered) else { continue };
            let verb = action.split(' ').next().unwrap_or(action).to_owned();
            if !done.contains(&format!("{verb} {screen}")) {
                guest.shoot(&format!("{verb}-{screen}")).await?;
                if screen == "phone" {
                    evenings::all_fit_a_finger(guest).await?;
                }
            }
            if table::act_on(guest, action).await {
                moves += 1;
                done.insert(format!("{verb} {screen}"));
                done.insert(verb);
            }
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }

    for deed in ["explore", "choose", "exert", "sell", "bargain", "bid", "accept"] {
        ensure!(done.contains(deed), "nobody did “{deed}” in {moves} moves: {done:?}");
    }
    let at_the_end_of_a_round = ["heal", "rouse", "bed", "rest"];
    ensure!(
        at_the_end_of_a_round.iter().any(|deed| done.contains(*deed)),
        "nobody rests: {done:?}"
    );
    bo.wait(OVER).await?;
    for guest in [&ada, &bo] {
        guest.try_click("[data-show=skip]").await;
    }
    ada.shoot("over-desktop").await?;
    bo.shoot("over-phone").await?;
    evenings::all_fit_a_finger(&bo).await?;
    ada.click("a[href*='/replay']").await?;
    ada.wait("main[data-replay]").await?;
    ada.shoot("replay-desktop").await?;
    ada.leave().await?;
    bo.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_explores_in_four_clicks_and_plays_the_rest_without_script() -> Result<()> {
    evenings::without_script("above-and-below", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_by_keyboard_alone() -> Result<()> {
    evenings::by_keyboard("above-and-below", FIRST_MOVES).await
}
