//! Clicks that are lost, repeated or late, in every order; and a table that has seen a lot.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::{
    collections::HashSet,
    sync::Arc,
    time::{Duration, Instant},
};

use host::{Host, HostError, Options, Secret, Snapshot, Who};
use shelf::{AnyView, Shelf};
use store::Lite;
use table::{Seat, Viewer};
use tempfile::TempDir;

/// Two players with known hands, at the beginning of a game.
const FILE: &str = "tabletale replay 1\ngame: faraway\ncontent: ff3d1d93fff1ad30\nsetup: 2 players\n\
    luck: 27/68 44/67 53/66 40/65 25/64 36/63 29/62 33/61 42/60\n";

async fn open() -> (Arc<Host>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Lite::open(&folder.path().join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, tables_a_day: 10_000, ..Options::default() };
    (Host::new(Arc::new(store), Shelf::embedded(), options), folder)
}

async fn two_at(host: &Arc<Host>, file: &str) -> (String, [Who; 2]) {
    let people = [Secret::fresh().unwrap().who(), Secret::fresh().unwrap().who()];
    let id = host.import(people[0], file).await.unwrap();
    for (index, &who) in people.iter().enumerate() {
        host.join(&id, who, "", Some(Seat::new(index))).await.unwrap();
    }
    (id, people)
}

/// One message on its way to the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Click {
    seat: usize,
    seen: u64,
    action: String,
}

fn views(table: &Snapshot) -> Vec<AnyView> {
    table.board.as_ref().unwrap().views.clone()
}

/// Every order of these messages.
fn orders(clicks: &[Click]) -> Vec<Vec<Click>> {
    if clicks.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in clicks.iter().enumerate() {
        let mut rest = clicks.to_vec();
        rest.remove(index);
        for mut order in orders(&rest) {
            order.insert(0, first.clone());
            all.push(order);
        }
    }
    let mut known = HashSet::new();
    all.retain(|order| known.insert(order.clone()));
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn in_every_order_repeated_and_late_clicks_end_in_the_same_state() {
    let (host, _folder) = open().await;
    let (id, _) = two_at(&host, FILE).await;
    let start = host.look(&id).await.unwrap();
    let seen = start.revision;
    let board = start.board.as_ref().unwrap();
    let click = |seat: usize, seen, place: usize| Click {
        seat,
        seen,
        action: board.actions[seat][place].clone(),
    };
    // Each chooses once; each message arrives twice; and a click from before the game does, too.
    let clicks = [
        click(0, seen, 0),
        click(0, seen, 0),
        click(1, seen, 1),
        click(1, seen, 1),
        click(0, 0, 2),
    ];
    let mut ends = Vec::new();
    for order in orders(&clicks) {
        let (id, people) = two_at(&host, FILE).await;
        let mut done = 0;
        for click in &order {
            let seat = Seat::new(click.seat);
            match host.act(&id, people[click.seat], seat, click.seen, &click.action).await {
                Ok(()) => done += 1,
                Err(HostError::Stale) => {}
                Err(error) => panic!("{error}: {order:?}"),
            }
        }
        assert_eq!(done, 2, "{order:?}");
        ends.push(views(&host.look(&id).await.unwrap()));
    }
    assert_eq!(ends.len(), 30);
    assert!(ends.iter().all(|end| *end == ends[0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mind_changed_in_secret_wins_only_until_the_last_has_chosen() {
    let (host, _folder) = open().await;
    let (id, people) = two_at(&host, FILE).await;
    let table = host.look(&id).await.unwrap();
    let actions = table.board.as_ref().unwrap().actions.clone();
    let act = async |seat: usize, seen: u64, place: usize| {
        host.act(&id, people[seat], Seat::new(seat), seen, &actions[seat][place]).await
    };
    act(0, table.revision, 0).await.unwrap();
    let after = host.look(&id).await.unwrap().revision;
    act(0, after, 1).await.unwrap();
    act(1, table.revision, 0).await.unwrap();
    assert!(matches!(act(0, after + 1, 2).await, Err(HostError::Stale)));
}

/// A thousand changed minds: the last costs what the first did.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_and_a_look_cost_the_same_early_and_late() {
    let moves: usize =
        std::env::var("TABLETALE_MOVES").ok().and_then(|moves| moves.parse().ok()).unwrap_or(1_000);
    let (host, _folder) = open().await;
    let (id, people) = two_at(&host, FILE).await;
    let actions = host.look(&id).await.unwrap().board.as_ref().unwrap().actions[0].clone();
    let mut took = Vec::new();
    for count in 0..moves {
        let table = host.look(&id).await.unwrap();
        assert!(table.board.as_ref().unwrap().log(Viewer::Spectator).count() <= 120);
        let began = Instant::now();
        let action = &actions[count % 2];
        host.act(&id, people[0], Seat::new(0), table.revision, action).await.unwrap();
        took.push(began.elapsed());
    }
    let median = |part: &[Duration]| {
        let mut part = part.to_vec();
        part.sort_unstable();
        part[part.len() / 2]
    };
    let (early, late) = (median(&took[..moves / 4]), median(&took[moves * 3 / 4..]));
    println!("a move of {moves}: early {early:?}, late {late:?}");
    assert!(late < early * 3 + Duration::from_millis(1), "early {early:?}, late {late:?}");
}
