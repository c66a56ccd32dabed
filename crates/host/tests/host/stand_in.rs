//! Who is gone is shown as gone after a minute, and a bot may stand in until they are back.

use std::{sync::Arc, time::Duration};

use host::{
    GONE_AFTER, Host, HostError, Looks, NewSitter, Options, Pace, Plan, PlannedSetup, Secret,
    Sitter,
};
use host::{VisitorId, Wanted};
use shelf::{BotKind, GameName, Shelf};
use table::{Seat, Viewer};
use tokio::time::sleep;

use crate::memory::Memory;

const P2: Seat = Seat::new(1);
const P3: Seat = Seat::new(2);
const BOT: NewSitter = NewSitter::Bot(BotKind::Random);

fn open(store: &Arc<Memory>) -> Arc<Host> {
    let options = Options { bot_pause: Duration::ZERO, ..Options::default() };
    Host::new(store.clone(), Shelf::embedded(), options)
}

/// Three people at a live table; the first set it up.
async fn three(host: &Arc<Host>) -> (String, [VisitorId; 3]) {
    let people = std::array::from_fn(|_| Secret::fresh().unwrap().who());
    let plan = Plan {
        game: GameName::Faraway,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here, Wanted::Person, Wanted::Person],
    };
    let id = host.create(people[0], &plan).await.unwrap();
    for (who, name) in [(people[1], "Ben"), (people[2], "Cleo")] {
        host.join(&id, who, name, None).await.unwrap();
    }
    host.start(&id, people[0]).await.unwrap();
    (id, people)
}

async fn told(host: &Arc<Host>, id: &str) -> String {
    let now = host.look(id).await.unwrap();
    let lines = now.log(Viewer::Spectator).into_iter().map(|line| line.line.text);
    lines.collect::<Vec<_>>().join("\n")
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_for_whoever_is_gone_until_they_are_back() {
    let store = Arc::new(Memory::default());
    let host = open(&store);
    let (id, [_, ben, cleo]) = three(&host).await;
    let page = host.attend(&id, ben, Looks::AtPage).await.unwrap();
    sleep(GONE_AFTER * 2).await;

    // Nobody is put off a seat while they are there, nor in the minute after.
    let refused = host.reseat(&id, cleo, P2, BOT).await;
    assert!(matches!(refused, Err(HostError::NotHost)));
    drop(page);
    sleep(GONE_AFTER - Duration::from_secs(1)).await;
    assert_eq!(host.look(&id).await.unwrap().present, [ben]);
    assert!(matches!(host.reseat(&id, cleo, P2, BOT).await, Err(HostError::NotHost)));

    sleep(Duration::from_secs(2)).await;
    assert!(host.look(&id).await.unwrap().present.is_empty());
    let stranger = Secret::fresh().unwrap().who();
    assert!(matches!(host.reseat(&id, stranger, P2, BOT).await, Err(HostError::NotHost)));
    assert!(matches!(host.reseat(&id, cleo, P2, NewSitter::Kick).await, Err(HostError::NotHost)));
    host.reseat(&id, cleo, P2, BOT).await.unwrap();
    let now = host.look(&id).await.unwrap();
    assert_eq!(
        (now.seats[1].sitter, now.seats[1].is_stand_in),
        (Sitter::Bot(BotKind::Random), true)
    );
    assert!(
        told(&host, &id).await.contains("Cleo lets a random bot play for Ben until they are back")
    );

    // Also after a restart the seat is Ben's as soon as a page of his is open.
    sleep(Duration::from_secs(9)).await; // The bot has moved.
    drop(host);
    let host = open(&store);
    let _other = host.attend(&id, stranger, Looks::AtPage).await.unwrap();
    assert!(host.look(&id).await.unwrap().seats[1].is_stand_in);
    let _page = host.attend(&id, ben, Looks::AtPage).await.unwrap();
    let now = host.look(&id).await.unwrap();
    assert_eq!((now.seats[1].sitter, now.seats[1].is_stand_in), (Sitter::Person(ben), false));
    assert_eq!((now.seats[1].name.as_str(), now.present.as_slice()), ("Ben", &[ben][..]));
    assert!(told(&host, &id).await.contains("Ben is back"));
}

/// Whoever plays without a page that stays open is not gone while they do something.
#[tokio::test(start_paused = true)]
async fn whoever_does_something_is_not_gone() {
    let store = Arc::new(Memory::default());
    let host = open(&store);
    let (id, [_, ben, cleo]) = three(&host).await;
    sleep(GONE_AFTER * 2).await;
    host.saw(&id, ben);
    assert!(matches!(host.reseat(&id, cleo, P2, BOT).await, Err(HostError::NotHost)));
    // And after a restart everybody has a minute to come back.
    let again = open(&store);
    assert!(matches!(again.reseat(&id, cleo, P2, BOT).await, Err(HostError::NotHost)));
    sleep(GONE_AFTER).await;
    again.reseat(&id, cleo, P2, BOT).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn whoever_was_replaced_on_purpose_asks_for_the_seat_by_themselves() {
    let store = Arc::new(Memory::default());
    let host = open(&store);
    let (id, [ada, _, cleo]) = three(&host).await;
    let page = host.attend(&id, cleo, Looks::AtPage).await.unwrap();
    host.reseat(&id, ada, P3, BOT).await.unwrap();
    drop(page);

    let _page = host.attend(&id, cleo, Looks::AtPage).await.unwrap();

    let now = host.look(&id).await.unwrap();
    assert_eq!(now.seats[2].sitter, Sitter::Bot(BotKind::Random));
    assert_eq!(now.may_return_to(cleo), Some(P3));
}

#[tokio::test(start_paused = true)]
async fn a_name_can_be_changed_while_playing() {
    let store = Arc::new(Memory::default());
    let host = open(&store);
    let (id, [_, ben, cleo]) = three(&host).await;

    host.rename(&id, ben, P2, " Benjamin ").await.unwrap();
    host.rename(&id, cleo, P3, "Benjamin").await.unwrap();
    assert!(matches!(host.rename(&id, ben, P3, "Eve").await, Err(HostError::NotYours(_))));

    for host in [host, open(&store)] {
        let now = host.look(&id).await.unwrap();
        assert_eq!(now.seats[1].name, "Benjamin");
        assert_ne!(now.seats[2].name, "Benjamin", "names are told apart");
        assert!(told(&host, &id).await.contains("Ben is now called Benjamin"));
    }
}
