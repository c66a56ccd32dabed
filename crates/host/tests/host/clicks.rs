//! Clicks that are lost, repeated or late, in every order; and a table that has seen a lot.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use host::{Host, HostError, Options, Secret, Snapshot, VisitorId};
use shelf::{AnyView, Shelf};
use store::SqliteStore;
use table::{Seat, Viewer};
use tempfile::TempDir;

/// Two players with known hands, at the beginning of a game.
const FILE: &str = "tabletale replay 1\ngame: faraway\ncontent: ff3d1d93fff1ad30\nsetup: 2 players\n\
    luck: 27/68 44/67 53/66 40/65 25/64 36/63 29/62 33/61 42/60\n";

async fn open() -> (Arc<Host>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, tables_a_day: 10_000, ..Options::default() };
    (Host::new(Arc::new(store), Shelf::embedded(), options), folder)
}

async fn two_at(host: &Arc<Host>, file: &str) -> (String, [VisitorId; 2]) {
    let people = [Secret::fresh().unwrap().who(), Secret::fresh().unwrap().who()];
    let id = host.import(people[0], file).await.unwrap();
    for (index, &who) in people.iter().enumerate() {
        host.join(&id, who, "", Some(Seat::new(index))).await.unwrap();
    }
    (id, people)
}

fn views(table: &Snapshot) -> Vec<AnyView> {
    table.board.as_ref().unwrap().views.clone()
}

/// What reaches the table from one client who wants to do one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrival {
    /// The click, or the same click again: sent twice, or repeated because no answer came.
    Click,
    /// No answer came, so the client looks again, and clicks if it is still asked.
    LookAndClick,
    /// A click on something else from a page that is out of date.
    Old,
}

/// Everything that can become of one click: answered, its answer lost once or twice, repeated by
/// the network, looked after, or beside a page from before. Where something is lost on the way to
/// the table it simply does not arrive; what is late arrives later in some interleaving.
const FATES: [&[Arrival]; 9] = {
    use Arrival::{Click, LookAndClick, Old};
    [
        &[Click],
        &[Click, Click],
        &[Click, Click, Click],
        &[Click, LookAndClick],
        &[Click, Click, LookAndClick],
        &[Click, LookAndClick, Click],
        &[LookAndClick],
        &[Old, Click],
        &[Click, Old],
    ]
};

/// Every way in which the arrivals of two clients can mix, each client's own in their order.
fn interleavings(one: &[Arrival], other: &[Arrival]) -> Vec<Vec<(usize, Arrival)>> {
    let mut all = Vec::new();
    for (client, (mine, theirs)) in [(one, other), (other, one)].into_iter().enumerate() {
        let Some((&first, rest)) = mine.split_first() else { continue };
        let (one, other) = if client == 0 { (rest, theirs) } else { (theirs, rest) };
        for mut order in interleavings(one, other) {
            order.insert(0, (client, first));
            all.push(order);
        }
    }
    if all.is_empty() { vec![Vec::new()] } else { all }
}

#[test]
fn interleavings_are_counted_as_the_binomials_say() {
    let click = [Arrival::Click; 3];
    assert_eq!(interleavings(&click[..1], &click[..1]).len(), 2);
    assert_eq!(interleavings(&click[..3], &click[..2]).len(), 10);
    assert_eq!(interleavings(&click, &click).len(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_lost_repeated_or_late_two_clients_end_in_the_same_state() {
    let (host, _folder) = open().await;
    let mut ends = Vec::new();
    for one in FATES {
        for other in FATES {
            for order in interleavings(one, other) {
                ends.push((end_of(&host, &order).await, order));
            }
        }
    }
    println!("{} interleavings", ends.len());
    assert_eq!(ends.len(), 620);
    for (end, order) in &ends {
        assert!(*end == ends[0].0, "{order:?} ends elsewhere than {:?}", ends[0].1);
    }
}

/// The table after these arrivals, where each client wanted to do one thing.
async fn end_of(host: &Arc<Host>, order: &[(usize, Arrival)]) -> Vec<AnyView> {
    let (id, people) = two_at(host, FILE).await;
    let start = host.look(&id).await.unwrap();
    let actions: Vec<Vec<String>> = views(&start).iter().map(AnyView::actions).collect();
    let wish = |client: usize| actions[client][client].as_str();
    let mut done = [0; 2];
    for &(client, arrival) in order {
        let seat = Seat::new(client);
        let (seen, action) = match arrival {
            Arrival::Click => (start.revision, wish(client)),
            Arrival::Old => (0, actions[client][2].as_str()),
            Arrival::LookAndClick => {
                let now = host.look(&id).await.unwrap();
                let board = now.board.as_ref().unwrap();
                let is_listed =
                    board.views[client].actions().iter().any(|action| action == wish(client));
                if !board.to_act.contains(seat) || !is_listed {
                    continue;
                }
                (now.revision, wish(client))
            }
        };
        match host.act(&id, people[client], seat, seen, action).await {
            Ok(()) => done[client] += 1,
            Err(HostError::Stale) => {}
            Err(error) => panic!("{error}: {order:?}"),
        }
    }
    assert_eq!(done, [1, 1], "each is done once: {order:?}");
    views(&host.look(&id).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mind_changed_in_secret_wins_only_until_the_last_has_chosen() {
    let (host, _folder) = open().await;
    let (id, people) = two_at(&host, FILE).await;
    let table = host.look(&id).await.unwrap();
    let actions: Vec<Vec<String>> = views(&table).iter().map(AnyView::actions).collect();
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
    let actions = host.look(&id).await.unwrap().board.as_ref().unwrap().views[0].actions();
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
