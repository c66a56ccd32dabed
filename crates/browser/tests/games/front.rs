//! The front page is a shelf with every cover in sight: measured at four sizes, for a first visit and
//! with games that run.

use anyhow::{Context, Result, ensure};
use browser::{Guest, Hall, Look, evenings};
use serde::Deserialize;
use serde_json::json;

/// A screen: how wide it is, how high, and in how many rows the volumes stand there.
const SCREENS: [(u32, u32, usize); 4] =
    [(1440, 900, 1), (1280, 720, 1), (768, 1024, 2), (390, 844, 4)];
/// A narrower cover is not looked at.
const COVER: f64 = 220.0;
/// What is continued takes no more of the height.
const CONTINUE: f64 = 72.0;
/// This part of a cover has its title.
const TITLE: f64 = 0.25;

/// The front page as it is laid out.
#[derive(Deserialize, Debug)]
struct Laid {
    /// Where the sentence ends.
    sentence: f64,
    /// How high the line with the game to continue is, where there is one.
    go_on: Option<f64>,
    /// Whether what it says stands in one line, and is not cut off.
    is_whole: bool,
    /// Whether anything reaches beyond the right edge.
    overflows: bool,
    /// Whether a name is asked.
    asks_name: bool,
    /// The volumes, in the order of the shelf.
    volumes: Vec<Volume>,
}

/// A volume as it is laid out.
#[derive(Deserialize, Debug)]
struct Volume {
    top: f64,
    width: f64,
    height: f64,
    /// What its first button says, and where it ends.
    first: String,
    bottom: f64,
}

async fn laid(guest: &Guest<'_>) -> Result<Laid> {
    // The toy is on the shelf in test builds alone, behind the volumes that everybody has.
    let script = "const box = (e) => e.getBoundingClientRect();\
        const parts = [...document.querySelectorAll('.go-on .this > :is(b, .game, .turn), .go-on .door')];\
        return {\
          sentence: box(document.querySelector('h1')).bottom,\
          go_on: document.querySelector('.go-on') && box(document.querySelector('.go-on')).height,\
          is_whole: parts.every((e) => e.scrollWidth <= e.clientWidth + 1)\
              && parts.every((e) => box(e).right <= box(e.closest('.this') ?? e).right + 1),\
          overflows: document.documentElement.scrollWidth > innerWidth,\
          asks_name: document.querySelector('[name=name]') !== null,\
          volumes: [...document.querySelectorAll('.volume:not(.v-toy)')].map((volume) => {\
            const cover = box(volume.querySelector('.cover'));\
            const first = volume.querySelector('button');\
            return { top: cover.top, width: cover.width, height: cover.height,\
                     first: first.textContent, bottom: box(first).bottom };\
          }) }";
    Ok(guest.driver().execute(script, vec![]).await?.convert()?)
}

/// Looks at the front page on each screen.
async fn fits(guest: &Guest<'_>, visit: &str) -> Result<Vec<Laid>> {
    let mut all = Vec::new();
    for (width, height, rows) in SCREENS {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        guest.driver().cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        guest.open("/").await?;
        guest.shoot(&format!("{visit}-{width}x{height}")).await?;
        let laid = laid(guest).await?;
        let at = format!("{visit} at {width}x{height}: {laid:#?}");
        let fold = f64::from(height);
        ensure!(laid.volumes.len() == 4, "four volumes, {at}");
        ensure!(laid.volumes.iter().all(|volume| volume.width >= COVER), "covers, {at}");
        let mut tops: Vec<i64> = laid.volumes.iter().map(|volume| volume.top as i64).collect();
        tops.dedup();
        ensure!(tops.len() == rows, "{rows} rows, {at}");
        ensure!(laid.sentence < laid.volumes[0].top, "the sentence comes first, {at}");
        ensure!(!laid.overflows && !laid.asks_name, "nothing else, {at}");
        if rows < laid.volumes.len() {
            let in_sight = |volume: &Volume| volume.bottom <= fold;
            ensure!(laid.volumes.iter().all(in_sight), "covers with their buttons, {at}");
        } else {
            ensure!(laid.volumes[0].bottom <= fold, "the first cover with its button, {at}");
            let second = &laid.volumes[1];
            ensure!(second.top + TITLE * second.height <= fold, "the head of the second, {at}");
        }
        all.push(laid);
    }
    Ok(all)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_volumes_are_in_sight_on_every_screen() -> Result<()> {
    let hall = Hall::open("front").await?;
    let guest = Guest::enter_calmly(&hall, "guest", Look::Desktop).await?;
    for laid in fits(&guest, "first").await? {
        ensure!(laid.go_on.is_none(), "nothing to continue");
        ensure!(laid.volumes.iter().all(|volume| volume.first == "Learn by playing"), "{laid:?}");
    }
    guest.resize(Look::Phone).await?;
    evenings::all_fit_a_finger(&guest).await?;

    // Names as long as they may be, and the longest title first.
    let create = "return fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },\
         body: JSON.stringify({ game: arguments[0], seats: ['here', 'medium', 'medium'], name: 'Maximiliane-Konstanze-Eu' }) })\
         .then((answer) => answer.ok)";
    for game in ["faraway", "near-and-far", "faraway", "now-or-never", "above-and-below"] {
        let is_open = guest.driver().execute(create, vec![game.into()]).await?;
        ensure!(is_open.convert::<bool>()?, "{game} is not opened");
    }
    for laid in fits(&guest, "running").await? {
        let height = laid.go_on.context("a game to continue")?;
        ensure!(height <= CONTINUE && laid.is_whole, "one line: {laid:?}");
        ensure!(laid.volumes.iter().all(|volume| volume.first == "Play now"), "{laid:?}");
    }
    guest.resize(Look::Phone).await?;
    evenings::all_fit_a_finger(&guest).await?;
    guest.leave().await
}
