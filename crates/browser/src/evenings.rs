//! Whole evenings with any game, each from the front page to what comes after it.
//!
//! A game gets them for a line each: its word, and how many moves are made
//! through its pages. One evening is played by hand to its end; the others
//! leave the rest of the game to the host, and look at the end again.

use anyhow::{Result, ensure};
use thirtyfour::Key;

use crate::{
    Guest, Hall, Look,
    table::{self, ACTION, ANY_ACTION, Hand, OVER},
};

/// Two people on desktop and phone and a bot play a game, look at its luck, ask for another and
/// watch it again.
pub async fn two_people_and_a_bot(game: &str, least: usize) -> Result<()> {
    let hall = Hall::open(&format!("{game}-three")).await?;
    let ada = Guest::enter(&hall, "ada", Look::Desktop).await?;
    let bo = Guest::enter(&hall, "bo", Look::Phone).await?;

    ada.open("/").await?;
    ada.shoot("front-desktop").await?;
    bo.open("/").await?;
    bo.shoot("front-phone").await?;
    table::open_table(&ada, game, &["person", "easy"], &[]).await?;
    ada.wait("main.lobby").await?;
    let address = ada.driver().current_url().await?;
    bo.open(address.as_str()).await?;
    bo.wait("#join-name").await?.send_keys("Bo").await?;
    bo.click("#join button").await?;
    bo.shoot("lobby-phone").await?;
    all_fit_a_finger(&bo).await?;
    // Ada's page hears of it without being asked, and both browsers pledge by themselves.
    ada.wait("#draw[data-pledged*='P1:'][data-pledged*='P2:']").await?;
    ada.shoot("lobby-desktop").await?;
    keeps_its_number_from_a_swapped_seed(&ada).await?;
    let hash =
        "return import('/assets/luck.js').then((m) => m.sha256(new TextEncoder().encode('abc')))";
    let hash: String = ada.driver().execute(hash, vec![]).await?.convert()?;
    ensure!(hash == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "{hash}");
    ada.click("form[action$='/start'] button").await?;

    let moves = table::play(&[&ada, &bo], Hand::Pointer, usize::MAX, async |moves| {
        if moves % 8 == 3 {
            ada.shoot(&format!("move-{moves:02}-desktop")).await?;
            bo.shoot(&format!("move-{moves:02}-phone")).await?;
            all_fit_a_finger(&bo).await?;
        }
        Ok(())
    })
    .await?;
    ensure!(moves >= least, "{moves} moves through the page");

    bo.wait(OVER).await?;
    // The scoring is a show: the pictures are of its end.
    for guest in [&ada, &bo] {
        guest.try_click("[data-show=skip]").await;
    }
    ada.shoot("over-desktop").await?;
    bo.shoot("over-phone").await?;
    all_fit_a_finger(&bo).await?;
    ada.click("#fair summary").await?;
    let checked = ada.text("#seed-check").await?;
    ensure!(checked.contains("its own number and all others"), "{checked}");
    let terms = ada.text("#fair pre").await?;
    for (guest, seat) in [(&ada, "P1"), (&bo, "P2")] {
        let own = "return JSON.parse(localStorage[`number-${location.pathname.split('/')[2]}-";
        let own = format!("{own}{seat}`]).number");
        let number: String = guest.driver().execute(own, vec![]).await?.convert()?;
        ensure!(number.len() == 64 && terms.contains(&number), "{number} of {seat}: {terms}");
    }
    ensure!(
        ada.text("#fair").await?.contains("dealt again from the seed"),
        "the table's own check"
    );
    ada.shoot("fair-desktop").await?;

    bo.click("form[action$='/rematch'] button").await?;
    ada.wait(".rematch a").await?;
    ada.shoot("rematch-desktop").await?;
    ada.click(".rematch a").await?;
    ada.wait(ANY_ACTION).await?;
    let again = ada.driver().current_url().await?;
    ensure!(again.path() != address.path(), "a rematch is another table");
    bo.wait("main.play").await?;
    ensure!(again.path() == bo.driver().current_url().await?.path(), "both at the same table");

    ada.open(address.path()).await?;
    ada.click("a[href*='/replay']").await?;
    ada.wait("main[data-replay]").await?;
    ensure!(ada.driver().current_url().await?.path().ends_with("/replay"), "the replay");
    ada.shoot("replay-desktop").await?;
    ada.leave().await?;
    bo.leave().await
}

/// A stranger makes the first move in four clicks, and so many in all, without script.
pub async fn without_script(game: &str, most: usize) -> Result<()> {
    let hall = Hall::open(&format!("{game}-scriptless")).await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Scriptless).await?;

    guest.open("/").await?;
    guest.click(&begin(game)).await?;
    let mut clicks = 1;
    guest.wait("main#table").await?;
    if guest.try_click("form[action$='/start'] button").await {
        clicks += 1;
    }
    // Somebody else may begin; a page without script is asked again until it is one's turn.
    table::wait_for_turn(&guest).await?;
    if table::unfold(&guest, Hand::Pointer).await {
        clicks += 1;
    }
    guest.click(ACTION).await?;
    clicks += 1;
    ensure!(clicks <= 4, "{clicks} clicks to the first move");
    guest.shoot("first-move").await?;

    let moves = 1 + table::play(&[&guest], Hand::Pointer, most - 1, async |_| Ok(())).await?;
    ensure!(moves == most, "{moves} moves through plain forms");
    play_on(&guest).await?;
    ensure!(guest.driver().source().await?.contains("dealt again from the seed"), "the check");
    guest.shoot("over").await?;
    guest.leave().await
}

/// A game of which so many moves are made by keyboard alone.
pub async fn by_keyboard(game: &str, most: usize) -> Result<()> {
    let hall = Hall::open(&format!("{game}-keyboard")).await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Desktop).await?;
    guest.open("/").await?;
    table::press(&guest, &begin(game), Key::Enter).await?;
    guest.wait("main#table").await?;
    if guest.find("form[action$='/start'] button").await.is_some() {
        table::press(&guest, "form[action$='/start'] button", Key::Enter).await?;
    }

    let moves = table::play(&[&guest], Hand::Keys, most, async |_| Ok(())).await?;
    ensure!(moves == most, "{moves} moves by keyboard");
    play_on(&guest).await?;
    guest.leave().await
}

/// Somebody plays alone on a phone, with these options, and makes so many moves through the page; at the end
/// they read whether they have won.
pub async fn alone(game: &str, options: &[&str], most: usize) -> Result<()> {
    let hall = Hall::open(&format!("{game}-alone")).await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Phone).await?;
    table::open_table(&guest, game, &[], options).await?;
    guest.wait("main#table").await?;
    guest.try_click("form[action$='/start'] button").await;
    table::wait_for_turn(&guest).await?;
    guest.shoot("first").await?;

    let moves = table::play(&[&guest], Hand::Pointer, most, async |_| Ok(())).await?;
    ensure!(moves == most, "{moves} moves alone");
    guest.shoot("later").await?;
    all_fit_a_finger(&guest).await?;
    play_on(&guest).await?;
    guest.try_click(table::CONTINUE).await;
    guest.try_click("[data-show=skip]").await;
    guest.shoot("over").await?;
    let page = guest.text("main#table").await?;
    ensure!(page.contains("You won!") || page.contains("You lost."), "how it ended: {page}");
    guest.leave().await
}

/// Leaves the rest of the guest's game to the host, and waits for the page of its end.
async fn play_on(guest: &Guest<'_>) -> Result<()> {
    guest.leave_game_to_host().await?;
    if guest.is_scriptless() {
        guest.driver().refresh().await?;
    }
    guest.wait(OVER).await.map(|_| ())
}

/// A browser that is asked for its number with another seed or another pledge than it knows, does
/// not tell it.
async fn keeps_its_number_from_a_swapped_seed(guest: &Guest<'_>) -> Result<()> {
    let asked = "const place = document.getElementById('draw');\
         const honest = { ...place.dataset };\
         const wrong = arguments[0] === 'seed' ? { seedHash: '0'.repeat(64) } \
             : { pledged: honest.pledged.replace(/P1:\\w+/, 'P1:' + '0'.repeat(64)) };\
         let said = '';\
         return import('/assets/luck.js').then(({ takePart }) => {\
             Object.assign(place.dataset, wrong, { phase: 'open' });\
             takePart((text) => (said = text));\
             Object.assign(place.dataset, honest);\
             return said;\
         })";
    for what in ["seed", "pledge"] {
        let said = guest.driver().execute(asked, vec![what.into()]).await?.convert::<String>()?;
        ensure!(said.contains("keeps its number to itself"), "{what}: {said}");
    }
    Ok(())
}

/// Whatever can be pressed on this page is at least as large as a fingertip.
pub async fn all_fit_a_finger(guest: &Guest<'_>) -> Result<()> {
    let small = guest.too_small().await?;
    ensure!(small.is_empty(), "too small for a finger: {small:#?}");
    Ok(())
}

/// The button on the front page that begins a game against bots.
fn begin(game: &str) -> String {
    format!("form:has([name=game][value='{game}']):has([name=bot_2][value=medium]) button")
}
