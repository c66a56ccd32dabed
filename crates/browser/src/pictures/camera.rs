//! Taking pictures: every screen, by day and by night, once nothing moves.

use std::{fs, path::Path, time::Duration};

use anyhow::{Context, Result};
use base64::{Engine, engine::general_purpose::STANDARD};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::Guest;

use super::{View, seating::Seated};

/// The screens: what they are called, how wide and high, and whether it is a phone.
pub(super) const SCREENS: [(&str, u32, u32, bool); 4] = [
    ("390x844", 390, 844, true),
    ("768x1024", 768, 1024, false),
    ("1440x900", 1440, 900, false),
    ("1920x1080", 1920, 1080, false),
];
/// Day and night, as a system asks for them.
pub(super) const SCHEMES: [&str; 2] = ["light", "dark"];
/// How many pictures are taken of a view.
pub(super) const PICTURES_OF_A_VIEW: usize = SCREENS.len() * SCHEMES.len();

/// How many frames a page that was just opened has to hear of its table.
const OPENING: u32 = 8;

/// As long as a page may take on a busy machine.
const SLOWEST: Duration = Duration::from_secs(120);

/// Waits until the page is as it stays: type is there, the show of a scoring has been skipped, and nothing
/// moves. Takes away what is another in every run: the name of a table, codes to scan, a blinking caret. That
/// a game was brought along is said on every page of it and would be on no page of a game played here.
const SETTLE: &str = "const [secret, least, done] = arguments;\
    const sheet = new CSSStyleSheet();\
    sheet.replaceSync('* { caret-color: transparent !important; transition: none !important } \
        .qr, .qr * { visibility: hidden !important } .brought { display: none !important }');\
    document.adoptedStyleSheets = [sheet];\
    document.querySelector('[data-show=skip]')?.click();\
    const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 15)));\
    const moves = (a) => a.playState === 'running' && a.effect.getComputedTiming().endTime < 5000;\
    const hide = () => {\
        if (!secret) return;\
        const name = 'the-table';\
        for (const field of document.querySelectorAll('input')) \
            if (field.value.includes(secret)) field.value = field.value.replace(secret, name);\
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);\
        while (texts.nextNode()) \
            if (texts.currentNode.data.includes(secret)) \
                texts.currentNode.data = texts.currentNode.data.replace(secret, name);\
    };\
    (async () => {\
        await document.fonts.ready;\
        const began = performance.now();\
        const waits = (i) => !i.complete && i.loading !== 'lazy';\
        for (let turn = 0; performance.now() - began < 10000; turn++) {\
            await frame();\
            const isStill = !document.getAnimations().some(moves) && ![...document.images].some(waits);\
            if (turn >= least && isStill) break;\
        }\
        hide();\
        await frame();\
        done(true);\
    })()";

/// Takes every picture of a view into its folders, under this name.
pub(super) async fn take(
    guest: &Guest<'_>,
    seated: &Seated,
    view: &View,
    folder: &Path,
    name: &str,
    bar: &ProgressBar,
) -> Result<()> {
    let (who, path) = seated.sight(view)?;
    become_somebody(guest, &who.reveal()).await?;
    for (screen, width, height, is_phone) in SCREENS {
        resize(guest, width, height, is_phone).await?;
        light(guest, SCHEMES[0]).await?;
        guest.open(&path).await?;
        for scheme in SCHEMES {
            light(guest, scheme).await?;
            // A page that was just opened hears of its table; by night it is the same page.
            let least = if scheme == SCHEMES[0] { OPENING } else { 1 };
            settle(guest, seated.secret_words(), least).await?;
            let folder = folder.join(format!("{screen}-{scheme}"));
            shoot(guest, &folder.join(format!("{name}.png")), json!({})).await?;
            bar.inc(1);
        }
    }
    Ok(())
}

/// Keeps what is to be seen as a picture.
pub(super) async fn shoot(guest: &Guest<'_>, file: &Path, mut how: Value) -> Result<()> {
    how["format"] = "png".into();
    how["optimizeForSpeed"] = true.into();
    let taken = guest.driver().cdp().send_raw("Page.captureScreenshot", how).await?;
    let picture = STANDARD.decode(taken["data"].as_str().context("a picture has its bytes")?)?;
    fs::create_dir_all(file.parent().context("a picture lies in a folder")?)?;
    Ok(fs::write(file, picture)?)
}

/// Gives the window this size.
pub(super) async fn resize(guest: &Guest<'_>, width: u32, height: u32, mobile: bool) -> Result<()> {
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
    guest.driver().cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
    Ok(())
}

/// Makes it day or night, for somebody who wants nothing to move.
pub(super) async fn light(guest: &Guest<'_>, scheme: &str) -> Result<()> {
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ] });
    guest.driver().cdp().send_raw("Emulation.setEmulatedMedia", features).await?;
    Ok(())
}

/// The browser becomes that of somebody else, with nothing of whoever used it before.
async fn become_somebody(guest: &Guest<'_>, secret: &str) -> Result<()> {
    let (cdp, url) = (guest.driver().cdp(), guest.hall().url.as_str());
    // A page that is left open would go on as whoever had it.
    guest.driver().goto("about:blank").await?;
    cdp.send_raw("Network.clearBrowserCookies", json!({})).await?;
    let kept = json!({ "origin": url, "storageTypes": "local_storage" });
    cdp.send_raw("Storage.clearDataForOrigin", kept).await?;
    let cookie = json!({ "name": "tabletale", "value": secret, "url": url, "httpOnly": true });
    let set = cdp.send_raw("Network.setCookie", cookie).await?;
    anyhow::ensure!(set["success"] == true, "the browser keeps no cookie: {set}");
    Ok(())
}

async fn settle(guest: &Guest<'_>, secret: &str, least: u32) -> Result<()> {
    guest.driver().set_script_timeout(SLOWEST).await?;
    guest.driver().execute_async(SETTLE, vec![secret.into(), least.into()]).await?;
    Ok(())
}
