//! A story reaches its reader: two phones at a table, on one of them somebody is asked, and on the
//! other somebody reads aloud, whatever tab was open there.

use anyhow::{Context, Result, bail, ensure};
use browser::{Guest, Hall, Look, Progress, evenings, rehearse, table};
use serde::Deserialize;

use crate::travellers::wish;

/// A story begins within so many moves of two people who look for one.
const MOVES: usize = 200;

/// Makes a move through the API, one of these where it is offered, and says what became of it; nobody
/// moves who wishes for nothing.
const MOVE: &str = "const [id, wishes] = arguments;\
    const send = (verb, body) => fetch(`/api/tables/${id}/${verb}`, { method: 'POST',\
        headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });\
    return fetch(`/api/tables/${id}`).then((answer) => answer.json()).then(async (now) => {\
        const seat = now.viewer;\
        if (!now.to_act.includes(seat) || !now.actions.length) return 'waits';\
        await send('continue', { seat });\
        if (now.actions.some((act) => act.startsWith('choose'))) return 'story';\
        if (!wishes.length) return 'asked';\
        const wished = wishes.map((wish) => now.actions.find((act) => act.startsWith(wish))).find(Boolean);\
        const act = wished ?? now.actions[(now.revision * 7919) % now.actions.length];\
        await send('act', { seat, rev: now.revision, act });\
        return 'moved';\
    })";

/// Opens the chat.
const CHAT: &str = "document.getElementById('tab-chat')?.click()";

/// The open book on a phone.
#[derive(Deserialize, Debug)]
struct Book {
    title: String,
    text: String,
    choices: Vec<String>,
    /// How many of the choices can be pressed.
    buttons: usize,
    /// What is said of who reads.
    reads: Option<String>,
    /// Whether it begins at the top of what can be seen.
    is_in_view: bool,
    /// The choices that are in view on a phone below the text, where somebody else decides.
    heard: usize,
}

/// The book that is open on somebody's phone; nothing where the phone shows something else.
async fn book(guest: &Guest<'_>) -> Result<Option<Book>> {
    let script = "const book = document.querySelector('#book.asking');\
        if (!book || !book.checkVisibility()) return null;\
        const inside = (css) => [...book.querySelectorAll(css)];\
        const box = (e) => e.getBoundingClientRect();\
        const sheet = box(document.getElementById('decision')).top;\
        return {\
          title: book.querySelector('#tale-title').textContent,\
          text: book.querySelector('#tale-text').textContent,\
          choices: inside('#tale-choices .label').map((e) => e.textContent),\
          buttons: inside('button.choice').length,\
          reads: book.querySelector('.reads')?.textContent ?? null,\
          is_in_view: box(book).top >= 0 && box(book).top < 140,\
          heard: [...document.querySelectorAll('#heard li')].filter((e) => e.checkVisibility() &&\
              box(e).top >= sheet && box(e).top + 24 <= box(document.getElementById('tabs')).top).length,\
        }";
    Ok(guest.driver().execute(script, vec![]).await?.convert()?)
}

/// Waits until the book is open on a phone.
async fn wait_for_book(guest: &Guest<'_>, who: &str) -> Result<Book> {
    guest.wait("#book.asking").await?;
    let progress = Progress::begin();
    while !progress.is_stuck() {
        if let Some(book) = book(guest).await? {
            return Ok(book);
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    guest.shoot(&format!("no-book-{who}")).await?;
    bail!("the phone of whoever {who} shows no story")
}

/// Two people look for a story; on whose phone it is asked, and on whose it is read.
async fn seek<'a, 'h>(
    [ada, bo]: [&'a Guest<'h>; 2],
    id: &str,
    wishes: &[&str],
) -> Result<[&'a Guest<'h>; 2]> {
    // Whoever is not asked chats, as people do.
    let chat = format!("if (!document.querySelector('main[data-turn]')) {CHAT}");
    for _ in 0..MOVES {
        for [guest, other] in [[ada, bo], [bo, ada]] {
            // One looks first what there is to do.
            for wishes in [&[], wishes] {
                let args = vec![id.into(), wishes.to_vec().into()];
                let became: String = guest.driver().execute(MOVE, args).await?.convert()?;
                match became.as_str() {
                    "story" => return Ok([guest, other]),
                    "asked" => other.driver().execute(chat.as_str(), vec![]).await?,
                    _ => break,
                };
            }
        }
    }
    bail!("no story begins")
}

/// The story that is asked on one phone is read on the other, and everywhere else.
async fn is_everywhere(hall: &Hall, [asked, reader]: [&Guest<'_>; 2], path: &str) -> Result<()> {
    let before_asked = wait_for_book(asked, "is asked").await?;
    let before_reader = wait_for_book(reader, "reads").await?;
    asked.shoot("asked").await?;
    reader.shoot("reader").await?;
    ensure!(before_reader.reads.as_deref() == Some("You read this aloud"), "{before_reader:?}");
    let reads = before_asked.reads.as_deref().unwrap_or_default();
    ensure!(reads.ends_with(" reads this aloud"), "{before_asked:?}");
    ensure!(
        before_reader.is_in_view && before_asked.is_in_view,
        "{before_reader:?} {before_asked:?}"
    );
    ensure!(before_reader.title == before_asked.title && before_reader.text == before_asked.text);
    ensure!(!before_reader.choices.is_empty() && before_reader.choices == before_asked.choices);
    ensure!(before_asked.buttons > 0 && before_reader.buttons == 0, "only one decides");
    ensure!(before_asked.heard == 0, "{before_asked:?}");
    ensure!(before_reader.heard == before_reader.choices.len(), "in view: {before_reader:?}");
    evenings::all_fit_a_finger(reader).await?;

    // A television and whoever looks on have it, too.
    let television = Guest::enter_calmly(hall, "television", Look::Desktop).await?;
    television.open(&format!("{path}/board")).await?;
    television.shoot("television").await?;
    let shown = television.text("#book").await?;
    ensure!(before_asked.choices.iter().all(|choice| shown.contains(choice.as_str())), "{shown}");
    television.resize(Look::Phone).await?;
    television.open(path).await?;
    let before_watcher = wait_for_book(&television, "watches").await?;
    television.shoot("watcher").await?;
    ensure!(before_watcher.buttons == 0 && before_watcher.choices == before_asked.choices);
    ensure!(before_watcher.reads == before_asked.reads, "{before_watcher:?}");

    // What came of it is on the reader's phone, whatever they looked at meanwhile.
    reader.driver().execute(CHAT, vec![]).await?;
    let choose = "return document.querySelector('#book button.choice').value";
    let choice: String = asked.driver().execute(choose, vec![]).await?.convert()?;
    ensure!(table::act_on(asked, &choice).await, "{choice} cannot be pressed");
    reader.wait("#book:not(.asking), .brief").await?;
    reader.shoot("reader-after").await?;
    television.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tale_of_above_and_below_is_on_both_phones() -> Result<()> {
    let hall = Hall::open("above-and-below-story").await?;
    let ada = Guest::enter_calmly(&hall, "ada", Look::Phone).await?;
    let bo = Guest::enter_calmly(&hall, "bo", Look::Phone).await?;
    table::open_table(&ada, "above-and-below", &["person"], &[]).await?;
    ada.wait("main.lobby").await?;
    let address = ada.driver().current_url().await?;
    bo.open(address.as_str()).await?;
    bo.wait("#join-name").await?.send_keys("Bo").await?;
    bo.click("#join button").await?;
    ada.click("form[action$='/start'] button").await?;
    both_play(&hall, [&ada, &bo], address.path(), &["explore", "send", "done"]).await?;
    ada.leave().await?;
    bo.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quest_of_near_and_far_is_on_both_phones() -> Result<()> {
    let played = rehearse(("near-and-far", "easy"), 5, wish)?.replay;
    let quest = played.lines().position(|line| line.contains(" attempt")).context("no quest")?;
    let before: String = played.lines().take(quest).map(|line| format!("{line}\n")).collect();
    let hall = Hall::open("near-and-far-story").await?;
    let ada = Guest::enter_calmly(&hall, "ada", Look::Phone).await?;
    let bo = Guest::enter_calmly(&hall, "bo", Look::Phone).await?;
    table::go_on(&ada, &before).await?;
    let address = ada.driver().current_url().await?;
    bo.open(address.as_str()).await?;
    // To the left of whoever is asked, with three at the table.
    let asked = played.lines().nth(quest).context("no quest")?;
    let join = "return fetch(`/api${location.pathname.replace('/t/', '/tables/')}/join`, { method: 'POST',\
        headers: { 'content-type': 'application/json' },\
        body: JSON.stringify({ name: 'Bo', seat: 'P' + (Number(arguments[0][1]) % 3 + 1) }) })\
        .then((answer) => answer.text())";
    let joined: String = bo.driver().execute(join, vec![asked.into()]).await?.convert()?;
    ensure!(joined.contains("\"mine\":[\"P"), "{joined}");
    bo.open(address.as_str()).await?;
    both_play(&hall, [&ada, &bo], address.path(), &["attempt"]).await?;
    ada.leave().await?;
    bo.leave().await
}

async fn both_play(hall: &Hall, both: [&Guest<'_>; 2], path: &str, wishes: &[&str]) -> Result<()> {
    for guest in both {
        guest.wait("#tab-chat").await?;
    }
    let asked_and_reader = seek(both, path.trim_start_matches("/t/"), wishes).await?;
    is_everywhere(hall, asked_and_reader, path).await
}
