//! At a table of any game: opening it, doing what its buttons offer, and playing to the end.
//!
//! Nothing here knows a game. A button is enough to act; where several things
//! are chosen together, the boxes beside it are ticked first.

use std::time::Duration;

use anyhow::Result;
use serde::Deserialize;
use thirtyfour::Key;

use crate::{Guest, Progress};

/// Something that can be done at a table, perhaps folded away.
pub const ANY_ACTION: &str = "#act button[name=act]";
/// A list that is folded.
const FOLD: &str = "#act details:not([open]):has(button[name=act]) > summary";
/// Something that can be done at a table, and is not folded away.
pub const ACTION: &str = "#act button[name=act]:not(details:not([open]) *)";
/// Reads on from what one's own story led to.
pub const CONTINUE: &str = "#continue button";
/// The game is over.
pub const OVER: &str = "#decision .after";
/// With what somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A mouse or a finger.
    Pointer,
    /// The keyboard alone.
    Keys,
}

/// Fills in the form for a new table: Ada sits first, then come `others`, with these options.
pub async fn open_table(
    guest: &Guest<'_>,
    game: &str,
    others: &[&str],
    options: &[&str],
) -> Result<()> {
    guest.open(&format!("/new/{game}")).await?;
    choose(guest, "players", &(others.len() + 1).to_string()).await?;
    for (index, sitter) in others.iter().enumerate() {
        choose(guest, &format!("bot_{}", index + 2), sitter).await?;
    }
    for option in options {
        let (name, value) = option.split_once('=').unwrap_or((option, "on"));
        choose(guest, &format!("option_{name}"), value).await?;
    }
    let name = guest.wait("input[name=name]").await?;
    name.clear().await?;
    name.send_keys("Ada").await?;
    guest.click("form[action='/tables'] button.primary").await
}

/// Opens a table that goes on with a replay, and sits down where something is asked.
pub async fn go_on(guest: &Guest<'_>, replay: &str) -> Result<()> {
    let sit_down = "const post = (path, body) => fetch(path, { method: 'POST', \
             headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })\
             .then(async (answer) => answer.ok ? answer.json() : Promise.reject(await answer.text()));\
         return post('/api/import', { file: arguments[0] }).then(({ id, table }) => \
             post(`/api/tables/${id}/join`, { name: 'Ada', seat: table.to_act[0] }).then(() => id))";
    guest.open("/").await?;
    let id = guest.driver().execute(sit_down, vec![replay.into()]).await?;
    guest.open(&format!("/t/{}", id.convert::<String>()?)).await?;
    guest.wait("main.play").await.map(|_| ())
}

/// Whether a line of a replay is a move.
pub fn is_move(line: &str) -> bool {
    line.starts_with('P') && line.as_bytes().get(1).is_some_and(u8::is_ascii_digit)
}

/// A replay up to so many moves; the standings of its end are left out, too.
pub fn cut(replay: &str, moves: usize) -> String {
    let mut made = 0;
    let kept = replay.lines().take_while(|line| {
        made += usize::from(is_move(line));
        made <= moves
    });
    kept.map(|line| format!("{line}\n")).collect()
}

/// Chooses from a list or from a row of buttons.
async fn choose(guest: &Guest<'_>, field: &str, value: &str) -> Result<()> {
    if let Some(radio) = guest.find(&format!("input[name='{field}'][value='{value}']")).await {
        // Radio buttons may be drawn by their labels.
        guest.driver().execute("arguments[0].click()", vec![radio.to_json()?]).await?;
        return Ok(());
    }
    let option = guest.wait(&format!("select[name='{field}'] option[value='{value}']")).await?;
    Ok(option.click().await?)
}

/// Does the first thing that can be done, if there is one.
pub async fn act(guest: &Guest<'_>, hand: Hand) -> Result<bool> {
    if guest.find(CONTINUE).await.is_some() {
        match hand {
            Hand::Pointer => guest.try_click(CONTINUE).await,
            Hand::Keys => press(guest, CONTINUE, Key::Enter).await.is_ok(),
        };
        return Ok(false);
    }
    unfold(guest, hand).await;
    let Some(button) = guest.find(ACTION).await else { return Ok(false) };
    // The page may change under the finger: then there is another time.
    let Ok(needs) = button.attr("data-needs").await else { return Ok(false) };
    if let Some(needs) = needs.and_then(|needs| needs.parse().ok())
        && !tick(guest, hand, needs).await?
    {
        return Ok(false);
    }
    match hand {
        Hand::Pointer => Ok(guest.try_click(ACTION).await),
        Hand::Keys => Ok(press(guest, ACTION, Key::Enter).await.is_ok()),
    }
}

/// Opens the first list, where nothing can be done but what is folded away.
pub async fn unfold(guest: &Guest<'_>, hand: Hand) -> bool {
    let is_folded = guest.find(ACTION).await.is_none() && guest.find(FOLD).await.is_some();
    is_folded
        && match hand {
            Hand::Pointer => guest.try_click(FOLD).await,
            Hand::Keys => press(guest, FOLD, Key::Enter).await.is_ok(),
        }
}

/// What a page asks its reader.
#[derive(Clone, Debug, Deserialize)]
pub struct Question {
    /// Whether what their own story led to is to be read first.
    pub reads_on: bool,
    /// Whether it is their turn.
    pub is_turn: bool,
    /// Everything that can be done, in notation, in the order of the page.
    pub offered: Vec<String>,
}

/// What the page asks now.
pub async fn asked(guest: &Guest<'_>) -> Result<Question> {
    let script = "return {\
         reads_on: document.querySelector(arguments[0]) !== null,\
         is_turn: document.querySelector('main[data-turn]') !== null,\
         offered: [...document.querySelectorAll('button[name=act]')].map(b => b.value) }";
    Ok(guest.driver().execute(script, vec![CONTINUE.into()]).await?.convert()?)
}

/// Does this one thing, if it can be done now.
pub async fn act_on(guest: &Guest<'_>, action: &str) -> bool {
    // What is folded away, in another tab or further down is brought under the finger first, as a
    // person would.
    let bring = "const button = document.querySelector(arguments[0]); \
         button.closest('details:not([open])')?.setAttribute('open', ''); \
         const part = button.closest('.part[hidden]'); \
         if (part) document.querySelector(`#tabs [href='#${part.id}']`).click(); \
         button.scrollIntoView({block: 'center', behavior: 'instant'}); \
         return button";
    let css = format!("button[name=act][value='{action}']");
    let Ok(found) = guest.driver().execute(bring, vec![css.into()]).await else { return false };
    let Ok(button) = found.element() else { return false };
    button.click().await.is_ok()
}

/// Ticks boxes until so many are ticked.
pub async fn tick(guest: &Guest<'_>, hand: Hand, needs: usize) -> Result<bool> {
    let ticked = guest.driver().find_all(thirtyfour::By::Css("[name=with]:checked")).await?.len();
    for _ in ticked..needs {
        let done = match hand {
            // The box is drawn by what it is about.
            Hand::Pointer => guest.try_click("label:has([name=with]:not(:checked))").await,
            Hand::Keys => press(guest, "[name=with]:not(:checked)", Key::Space).await.is_ok(),
        };
        if !done {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Waits until there is something to do.
pub async fn wait_for_turn(guest: &Guest<'_>) -> Result<()> {
    let mut progress = Progress::begin();
    while guest.find(ANY_ACTION).await.is_none() {
        progress.at(&guest.revision().await);
        if progress.is_stuck() {
            return Err(guest.give_up("for a minute there is nothing to do").await);
        }
        guest.try_click(CONTINUE).await;
        tokio::time::sleep(Duration::from_millis(150)).await;
        if guest.is_scriptless() {
            guest.driver().refresh().await?;
        }
    }
    Ok(())
}

/// Plays with these guests until the game is over or so many moves are made, and calls `after` with
/// the number of each move.
pub async fn play(
    guests: &[&Guest<'_>],
    hand: Hand,
    most: usize,
    mut after: impl AsyncFnMut(usize) -> Result<()>,
) -> Result<usize> {
    let mut progress = Progress::begin();
    let mut moves = 0;
    while moves < most && guests[0].find(OVER).await.is_none() {
        let mut pages = Vec::new();
        for guest in guests {
            pages.push(guest.revision().await);
        }
        progress.at(&pages.join(", "));
        if progress.is_stuck() {
            let awaited = format!("for a minute nothing has changed after {moves} moves");
            // The last one's picture is in the message; the others' are beside it.
            let mut stuck = guests[0].give_up(&awaited).await;
            for guest in &guests[1..] {
                stuck = stuck.context(guest.give_up(&awaited).await.to_string());
            }
            return Err(stuck);
        }
        let mut acted = false;
        for guest in guests {
            if act(guest, hand).await? {
                acted = true;
                moves += 1;
                after(moves).await?;
            }
        }
        if !acted && guests.iter().any(|guest| guest.is_scriptless()) {
            // While others are waited for the page asks again by itself; a person may as well.
            tokio::time::sleep(Duration::from_millis(150)).await;
            for guest in guests {
                guest.driver().refresh().await?;
            }
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    Ok(moves)
}

/// Moves the focus on with the tab key until it is on `css`, and presses `key`.
pub async fn press(guest: &Guest<'_>, css: &str, key: Key) -> Result<()> {
    for _ in 0..160 {
        let script = "return document.activeElement.matches(arguments[0])";
        let there = guest.driver().execute(script, vec![serde_json::json!(css)]).await?;
        let is_there = there.convert::<bool>()?;
        let key = if is_there { key.clone() } else { Key::Tab };
        guest.driver().action_chain().send_keys(key + "").perform().await?;
        if is_there {
            return Ok(());
        }
    }
    Err(guest.give_up(&format!("the tab key never reaches {css}")).await)
}
