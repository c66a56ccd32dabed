//! Whole games of Above and Below in real browsers.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser::{
    Company, Guest, Hall, Look, Moment, Progress, evenings, first_evening, rehearse, table,
};

/// Enough for the first round and the night after it.
const FIRST_MOVES: usize = 14;
/// Games that are played without a browser.
const REHEARSALS: u8 = 12;

/// What people do in a whole game, by how its notation begins.
const DEEDS: &[&str] =
    &["explore", "choose", "exert", "sell", "bargain", "bid", "accept", "heal|rouse|bed|rest"];

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

#[test]
fn whatever_the_luck_two_people_explore_trade_and_rest() -> Result<()> {
    for seed in 0..REHEARSALS {
        let wished = |moment: &Moment<'_>| wish(moment.offered).cloned();
        let played = rehearse(("above-and-below", "easy"), seed, wished)?;
        played.history.is_complete(DEEDS, &[]).context(format!("seed {seed}"))?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_explore_trade_and_rest_on_phone_and_desktop() -> Result<()> {
    let hall = Hall::open("above-and-below-three").await?;
    let mut company = Company::sit_down(&hall, "above-and-below", "easy").await?;
    company.play(|moment| wish(moment.offered).cloned()).await?;
    company.history().is_complete(DEEDS, &[])?;

    let ada = &company.ada;
    ada.click("a[href*='/replay']").await?;
    ada.wait("main[data-replay]").await?;
    ada.shoot("replay-desktop").await?;
    company.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_explores_in_four_clicks_and_plays_the_rest_without_script() -> Result<()> {
    evenings::without_script("above-and-below", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_by_keyboard_alone() -> Result<()> {
    evenings::by_keyboard("above-and-below", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_phone() -> Result<()> {
    first_evening::guided("above-and-below", Look::Phone).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_desktop() -> Result<()> {
    first_evening::guided("above-and-below", Look::Desktop).await
}

/// Explores until something came of it, and gives back how often the table has changed.
async fn explore(guest: &Guest<'_>) -> Result<String> {
    let mut progress = Progress::begin();
    while guest.find(table::CONTINUE).await.is_none() {
        progress.at(&revision(guest).await?);
        if progress.is_stuck() {
            return Err(guest.give_up("for a minute nothing comes of exploring").await);
        }
        let offered = table::asked(guest).await?.offered;
        let first = ["accept", "enough", "choose", "go", "send", "explore"];
        let begins = |wish: &str| offered.iter().find(|action| action.starts_with(wish));
        if let Some(action) = first.iter().find_map(|wish| begins(wish)).or(wish(&offered)) {
            table::act_on(guest, action).await;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    revision(guest).await
}

async fn revision(guest: &Guest<'_>) -> Result<String> {
    Ok(guest.wait("main#table").await?.attr("data-rev").await?.unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_came_of_my_story_stays_until_i_continue() -> Result<()> {
    let hall = Hall::open("above-and-below-outcome").await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Phone).await?;
    table::open_table(&guest, "above-and-below", &["easy"], &[]).await?;
    guest.wait("main.play").await?;
    let told = explore(&guest).await?;
    guest.shoot("told").await?;
    let outcome = guest.text("#outcome").await?;
    ensure!(outcome.len() > 40, "{outcome}");
    let title = guest.text("#outcome-title").await?;

    // Bots of this hall act after 20 ms: they would have by now.
    tokio::time::sleep(Duration::from_millis(600)).await;
    ensure!(revision(&guest).await? == told, "somebody went on");
    guest.driver().refresh().await?;
    ensure!(guest.text("#outcome").await? == outcome, "it does not survive a reload");

    guest.click(table::CONTINUE).await?;
    guest.wait_until_gone("#outcome").await?;
    let path = guest.driver().current_url().await?;
    guest.open(&format!("{}/book", path.path())).await?;
    guest.shoot("book").await?;
    let book = guest.text("main.whole-book").await?;
    ensure!(book.contains(&title), "{title} cannot be read again: {book}");
    guest.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_has_tabs_and_a_desktop_shows_all_on_one_screen() -> Result<()> {
    let hall = Hall::open("above-and-below-tabs").await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Phone).await?;
    table::open_table(&guest, "above-and-below", &["easy", "easy", "easy"], &[]).await?;
    table::play(&[&guest], table::Hand::Pointer, 30, async |_| Ok(())).await?;
    table::wait_for_turn(&guest).await?;

    let sheet = "return document.getElementById('decision').getBoundingClientRect().height";
    let sheet: f64 = guest.driver().execute(sheet, vec![]).await?.convert()?;
    ensure!(sheet <= 844.0 / 4.0, "the action sheet is {sheet} high");
    let asked = "return document.querySelector('.tab[aria-selected=true]').matches('.asked')";
    let asked: bool = guest.driver().execute(asked, vec![]).await?.convert()?;
    ensure!(asked, "another tab is open than the one that is asked for");
    for tab in ["village", "market", "others", "now"] {
        guest.click(&format!("#tab-{tab}")).await?;
        guest.wait(&format!("#tab-{tab}[aria-selected=true]")).await?;
        guest.shoot(tab).await?;
        let shown = "return [...document.querySelectorAll('.part')]\
            .filter((part) => part.checkVisibility()).map((part) => part.id).join(' ')";
        let shown: String = guest.driver().execute(shown, vec![]).await?.convert()?;
        ensure!(shown == format!("section-{tab}"), "{tab}: {shown}");
    }

    guest.resize(Look::Desktop).await?;
    guest.shoot("desktop").await?;
    let hidden = "return [...document.querySelectorAll('#decision, #act button, .part')]\
        .filter((part) => !part.closest('#section-chat, details'))\
        .map((part) => [part.id || part.value, part.getBoundingClientRect()])\
        .filter(([, box]) => box.width && (box.top < 0 || box.bottom > innerHeight))\
        .map(([id, box]) => `${id} ${box.top} to ${box.bottom}`)";
    let hidden: Vec<String> = guest.driver().execute(hidden, vec![]).await?.convert()?;
    ensure!(hidden.is_empty(), "below the fold: {hidden:?}");
    let height = "return document.documentElement.scrollHeight";
    let height: u64 = guest.driver().execute(height, vec![]).await?.convert()?;
    ensure!(height <= 900, "the page is {height} high");
    guest.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_jumps_while_others_play_and_nothing_moves_at_rest() -> Result<()> {
    first_evening::nothing_jumps("above-and-below").await
}
