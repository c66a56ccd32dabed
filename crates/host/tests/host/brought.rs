//! What files bring along cannot use up what everybody needs.

use std::sync::Arc;

use host::{Host, HostError, Wanted};
use shelf::{BotKind, GameName, Shelf};
use store::{SqliteOptions, StoreError};
use table::Seat;

use crate::fairness::{House, act, from, plan, quick};

const DAY_MS: i64 = 86_400_000;

/// Letters that hardly pack, never the same for another number.
fn noise(number: u64, length: usize) -> String {
    let mut state = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    let letter = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        char::from(letters[(state % 64) as usize])
    };
    (0..length).map(letter).collect()
}

/// A recorded game with cards of its own, which take about a quarter of a megabyte.
fn file(number: u64) -> String {
    let mut cards = Shelf::embedded().bundle(GameName::Faraway);
    let comment = format!("\n# {}\n", noise(number, 330_000));
    cards.files[0].1.push_str(&comment);
    format!(
        "tabletale replay 1\ngame: faraway\ncontent: {}\nsetup: 2 players\n\
         luck: 27/68 44/67 53/66 40/65 25/64 36/63 29/62 33/61 42/60\n\n{}",
        cards.fingerprint(),
        cards.carried()
    )
}

async fn bytes_brought(host: &Arc<Host>) -> u64 {
    let all = host.store().contents().await.unwrap();
    all.iter().filter(|one| one.source == store::Source::File).map(|one| one.bytes).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_place_brings_two_mebibytes_and_another_one_still_finds_room() {
    let house = House::open(quick()).await;
    let host = &house.host;
    let mut taken = 0;
    let refused = loop {
        // Throw-away names of one place.
        match host.import(from(1), &file(taken)).await {
            Ok(_) => taken += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(refused, HostError::TooMuch(_)), "{refused}");
    assert!(refused.to_string().contains("2 MiB"), "{refused}");
    let bytes = bytes_brought(host).await;
    assert!((1_700_000..=2 << 20).contains(&bytes), "{bytes} bytes of {taken} files");

    host.import(from(1), &file(0)).await.unwrap();
    host.import(from(2), &file(taken)).await.unwrap();
    // Where a table is removed with its cards, the room is free again.
    let all = host.store().summaries().await.unwrap();
    for table in all {
        host.store().remove(&table.id).await.unwrap();
    }
    host.import(from(1), &file(taken + 1)).await.unwrap();
}

/// Imports from five addresses once filled what all contents may take: nobody could begin a game.
#[tokio::test(flavor = "multi_thread")]
async fn however_much_files_bring_every_game_can_begin() {
    let room = SqliteOptions { most_brought_bytes: 600_000, ..SqliteOptions::default() };
    let house = House::open_with(quick(), room).await;
    let host = &house.host;
    for place in 0..2 {
        host.import(from(place), &file(place)).await.unwrap();
    }
    let refused = host.import(from(2), &file(2)).await.unwrap_err();
    let full = HostError::Store(StoreError::ContentsFull { needed: 0, kept: 0, most: 0 });
    assert_eq!(std::mem::discriminant(&refused), std::mem::discriminant(&full), "{refused}");

    for &game in GameName::ALL {
        let seats = vec![Wanted::Bot(BotKind::Random); game.menu().usual_players()];
        host.create(from(3), &host::Plan { game, ..plan(&seats) }).await.unwrap();
        host.learn(from(3), game, "Ada").await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loaded_table_that_nobody_opens_makes_room_after_thirty_days() {
    let room = SqliteOptions { most_brought_bytes: 850_000, ..SqliteOptions::default() };
    let house = House::open_with(quick(), room).await;
    let host = &house.host;
    let load = async |number: u64| host.import(from(number), &file(number)).await;
    let (played, opened, forgotten) =
        (load(0).await.unwrap(), load(1).await.unwrap(), load(2).await.unwrap());
    let ada = from(0);
    host.join(&played, ada, "Ada", None).await.unwrap();
    act(host, &played, ada.who, Seat::new(0)).await;

    house.later(20 * DAY_MS);
    host.look(&opened).await.unwrap();
    assert!(load(3).await.is_err(), "twenty days are not long");
    house.later(11 * DAY_MS);
    let newest = load(4).await.unwrap();
    let mut left = Vec::new();
    for id in [&played, &opened, &forgotten, &newest] {
        left.push(host.store().table(id).await.unwrap().is_some());
    }
    assert_eq!(left, [true, true, false, true]);
    house.later(31 * DAY_MS);
    load(5).await.unwrap();
    load(6).await.unwrap();
    assert!(host.store().table(&played).await.unwrap().is_some(), "a move keeps it for ever");
}
