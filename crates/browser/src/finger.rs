//! Real presses: a mouse or a finger comes down at a place of the screen and is lifted there, as the
//! browser gets it from the machine. What the page posts is noted by what was under it.

use std::time::Duration;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::json;

use crate::Guest;

/// With what somebody presses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finger {
    /// The left button of a mouse.
    Mouse,
    /// A finger on the glass.
    Touch,
}

/// Whether what a page posts reaches the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Post {
    /// It is sent.
    Sent,
    /// It is kept back, so that the page stays as it is and can be pressed again.
    Kept,
}

/// A button of the sheet, and where its middle is.
#[derive(Clone, Debug, Deserialize)]
pub struct Spot {
    /// What it does, in notation.
    pub act: String,
    /// The revision of its page.
    pub rev: String,
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// What a page has posted.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Posted {
    /// Which button was under the finger when it came down, in notation.
    pub under: Option<String>,
    /// What was posted, in notation.
    pub act: Option<String>,
    /// The revision it was posted for.
    pub rev: Option<String>,
}

/// Notes from now on what the open page posts.
pub async fn note_posts(guest: &Guest<'_>, post: Post) -> Result<()> {
    let script = "window.posted = []; window.under = null;\
        window.keepsPosts = arguments[0];\
        if (window.sendsPosts) return;\
        window.sendsPosts = window.fetch;\
        addEventListener('pointerdown', ({ target }) => {\
            under = target.closest('button[name=act]')?.value ?? null; }, true);\
        window.fetch = (address, options) => {\
            if (options?.method !== 'POST') return sendsPosts(address, options);\
            posted.push({ under, act: options.body.get('act'), rev: options.body.get('rev') });\
            return keepsPosts ? Promise.resolve(new Response(null, { status: 204 })) : sendsPosts(address, options);\
        };";
    guest.driver().execute(script, vec![json!(post == Post::Kept)]).await?;
    Ok(())
}

/// What the page has posted since it was last asked.
pub async fn posted(guest: &Guest<'_>) -> Result<Vec<Posted>> {
    Ok(guest.driver().execute("return posted.splice(0)", vec![]).await?.convert()?)
}

/// The toast that is shown, if any.
pub async fn said(guest: &Guest<'_>) -> Result<Option<String>> {
    let script = "const toast = document.getElementById('toast');\
        const said = toast.hidden ? null : toast.textContent; toast.hidden = true; return said";
    Ok(guest.driver().execute(script, vec![]).await?.convert()?)
}

/// How many buttons the sheet has, with every list unfolded.
pub async fn unfold_all(guest: &Guest<'_>) -> Result<usize> {
    let script = "for (const list of document.querySelectorAll('#act details')) list.open = true;\
        return document.querySelectorAll('#act button[name=act]:enabled').length";
    Ok(guest.driver().execute(script, vec![]).await?.convert()?)
}

/// The button of the sheet at this place of its list, where the sheet is scrolled so that it lies at
/// its `start`, `center` or `end`; nothing where its middle is covered there.
pub async fn spot(guest: &Guest<'_>, index: usize, block: &str) -> Result<Option<Spot>> {
    let script = "const button = document.querySelectorAll('#act button[name=act]:enabled')[arguments[0]];\
        if (!button) return null;\
        button.scrollIntoView({ block: arguments[1], behavior: 'instant' });\
        const box = button.getBoundingClientRect();\
        const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];\
        const rev = document.getElementById('table').dataset.rev;\
        return button.contains(document.elementFromPoint(x, y)) ? { act: button.value, rev, x, y } : null";
    let found = guest.driver().execute(script, vec![json!(index), json!(block)]).await?;
    Ok(found.convert()?)
}

/// The finger comes down.
pub async fn down(guest: &Guest<'_>, finger: Finger, (x, y): (f64, f64)) -> Result<()> {
    match finger {
        Finger::Mouse => {
            mouse(guest, "mouseMoved", (x, y)).await?;
            mouse(guest, "mousePressed", (x, y)).await
        }
        Finger::Touch => touch(guest, "touchStart", json!([{ "x": x, "y": y }])).await,
    }
}

/// It is lifted where it came down.
pub async fn up(guest: &Guest<'_>, finger: Finger, at: (f64, f64)) -> Result<()> {
    match finger {
        Finger::Mouse => mouse(guest, "mouseReleased", at).await,
        Finger::Touch => touch(guest, "touchEnd", json!([])).await,
    }
}

/// Presses for a while, and waits until the page has heard of it.
pub async fn press(
    guest: &Guest<'_>,
    finger: Finger,
    at: (f64, f64),
    dwell: Duration,
) -> Result<()> {
    down(guest, finger, at).await?;
    tokio::time::sleep(dwell).await;
    up(guest, finger, at).await?;
    settled(guest).await
}

/// Waits until whatever follows a release has come: a click follows a finger in a task of its own.
pub async fn settled(guest: &Guest<'_>) -> Result<()> {
    let wait = "const done = arguments[arguments.length - 1];\
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done))))";
    guest.driver().execute_async(wait, vec![]).await.context("the page does not draw")?;
    Ok(())
}

async fn mouse(guest: &Guest<'_>, kind: &str, (x, y): (f64, f64)) -> Result<()> {
    let button = if kind == "mouseMoved" { "none" } else { "left" };
    let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
    guest.driver().cdp().send_raw("Input.dispatchMouseEvent", event).await?;
    Ok(())
}

async fn touch(guest: &Guest<'_>, kind: &str, points: serde_json::Value) -> Result<()> {
    let event = json!({ "type": kind, "touchPoints": points });
    guest.driver().cdp().send_raw("Input.dispatchTouchEvent", event).await?;
    Ok(())
}

/// A key goes down, or comes up again.
pub async fn key(guest: &Guest<'_>, kind: &str, key: &str) -> Result<()> {
    let (code, text) = if key == " " { ("Space", " ") } else { ("Enter", "\r") };
    let number = if key == " " { 32 } else { 13 };
    let mut event = json!({
        "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "autoRepeat": kind == "repeat",
    });
    if kind == "repeat" {
        event["type"] = json!("keyDown");
    }
    if kind != "keyUp" {
        event["text"] = json!(text);
    }
    guest.driver().cdp().send_raw("Input.dispatchKeyEvent", event).await?;
    Ok(())
}

/// The same person does something else at their table, as if from a second window, and this page has
/// been sent what came of it.
pub async fn act_elsewhere(guest: &Guest<'_>, action: &str) -> Result<()> {
    let script = "const [action, done] = arguments;\
        const { rev, events } = document.getElementById('table').dataset;\
        const body = new URLSearchParams(new FormData(document.getElementById('act')));\
        body.set('act', action);\
        const stream = new EventSource(events + (events.includes('?') ? '&' : '?') + 'rev=' + rev);\
        stream.addEventListener('view', (event) => {\
            if (Number(event.lastEventId) <= Number(rev)) return;\
            stream.close(); setTimeout(() => done(''), 100); });\
        (window.sendsPosts ?? fetch)(document.getElementById('act').action, \
            { method: 'POST', headers: { accept: 'text/event-stream' }, body })\
            .then(async (answer) => answer.ok || done(`${answer.status} ${await answer.text()}`))";
    let said: String =
        guest.driver().execute_async(script, vec![json!(action)]).await?.convert()?;
    anyhow::ensure!(said.is_empty(), "{action} elsewhere: {said}");
    Ok(())
}
