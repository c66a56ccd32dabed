//! Leaving, being removed or replaced is never consent; and what was stored before it was said who
//! did it keeps its meaning.

use std::{sync::Arc, time::Duration};

use host::{
    Consent, Host, HostError, Joined, NewSitter, Options, Plan, PlannedSetup, Secret, VisitorId,
    Wanted,
};
use shelf::{BotKind, GameName, Shelf};
use store::{EntryRow, SqliteStore, Stage};
use table::Seat;
use tempfile::TempDir;

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);
const P3: Seat = Seat::new(2);

async fn open() -> (Arc<Host>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (open_at(&folder).await, folder)
}

async fn open_at(folder: &TempDir) -> Arc<Host> {
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, ..Options::default() };
    Host::new(Arc::new(store), Shelf::embedded(), options)
}

fn people() -> [VisitorId; 4] {
    std::array::from_fn(|_| Secret::fresh().unwrap().who())
}

/// Ada, who is the host, Ben and Cleo have chosen a card each, so that all was revealed.
async fn three_have_chosen(host: &Arc<Host>, [ada, ben, cleo, _]: [VisitorId; 4]) -> String {
    let plan = Plan {
        game: GameName::Faraway,
        setup: PlannedSetup::default(),
        listed: false,
        pace: host::Pace::Live,
        name: "Ada".into(),
        seats: vec![Wanted::Here, Wanted::Person, Wanted::Person],
    };
    let id = host.create(ada, &plan).await.unwrap();
    for (who, name, seat) in [(ben, "Ben", P2), (cleo, "Cleo", P3)] {
        let joined = host.join(&id, who, name, Some(seat)).await.unwrap();
        assert_eq!(joined, Joined::Seated(seat));
    }
    host.start(&id, ada).await.unwrap();
    for (who, seat) in [(ada, P1), (ben, P2), (cleo, P3)] {
        act(host, &id, who, seat).await;
    }
    id
}

async fn act(host: &Arc<Host>, id: &str, who: VisitorId, seat: Seat) {
    let now = host.look(id).await.unwrap();
    let action = now.board.as_ref().unwrap().views[seat.index()].actions()[0].clone();
    host.act(id, who, seat, now.revision, &action).await.unwrap();
}

async fn moves(host: &Arc<Host>, id: &str) -> usize {
    host.look(id).await.unwrap().board.as_ref().unwrap().moves
}

async fn asks_back(host: &Arc<Host>, id: &str) -> bool {
    host.look(id).await.unwrap().take_back.is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gets_up_or_is_removed_has_not_agreed_to_go_back() {
    for for_good in [false, true] {
        let (host, _folder) = open().await;
        let all @ [ada, ben, cleo, _] = people();
        let id = three_have_chosen(&host, all).await;
        host.ask_to_take_back(&id, ada, P1).await.unwrap();
        host.answer_take_back(&id, cleo, Consent::Agree).await.unwrap();
        match for_good {
            true => host.reseat(&id, ada, P2, NewSitter::Kick).await.unwrap(),
            false => host.leave(&id, ben, P2).await.unwrap(),
        }
        assert_eq!((moves(&host, &id).await, asks_back(&host, &id).await), (3, false));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_put_off_a_seat_still_has_to_agree() {
    for to in [NewSitter::Open, NewSitter::Bot(BotKind::Easy)] {
        for is_asked_first in [true, false] {
            let (host, folder) = open().await;
            let all @ [ada, ben, cleo, _] = people();
            let id = three_have_chosen(&host, all).await;
            // A bot must not move before the question is answered.
            act_out_of_turn(&host, &id, all).await;
            if is_asked_first {
                host.ask_to_take_back(&id, ada, P1).await.unwrap();
            }
            host.reseat(&id, ada, P2, to).await.unwrap();
            if !is_asked_first {
                host.ask_to_take_back(&id, ada, P1).await.unwrap();
            }
            host.answer_take_back(&id, cleo, Consent::Agree).await.unwrap();
            assert!(asks_back(&host, &id).await, "{to:?}");
            let before = moves(&host, &id).await;

            let host = open_at(&folder).await;
            assert!(asks_back(&host, &id).await, "after a restart, too");
            host.answer_take_back(&id, ben, Consent::Agree).await.unwrap();
            assert!(moves(&host, &id).await < before, "{to:?}");
        }
    }
}

/// Moves on until it is neither Ben's turn nor anybody's whose question a bot would end.
async fn act_out_of_turn(host: &Arc<Host>, id: &str, [ada, ben, cleo, _]: [VisitorId; 4]) {
    for _ in 0..3 {
        let to_act = host.look(id).await.unwrap().to_act();
        if !to_act.contains(P2) {
            return;
        }
        for (who, seat) in [(ada, P1), (ben, P2), (cleo, P3)] {
            if to_act.contains(seat) {
                act(host, id, who, seat).await;
                break;
            }
        }
    }
}

/// Undo passes over what bots did, but not over what somebody did whose seat a bot has now.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_somebodys_seat_does_not_make_their_move_a_bots() {
    let (host, _folder) = open().await;
    let [ada, ben, cleo, _] = people();
    let plan = Plan {
        game: GameName::Faraway,
        setup: PlannedSetup::default(),
        listed: false,
        pace: host::Pace::Live,
        name: "Ada".into(),
        seats: vec![Wanted::Here, Wanted::Person, Wanted::Person],
    };
    let id = host.create(ada, &plan).await.unwrap();
    host.join(&id, ben, "Ben", Some(P2)).await.unwrap();
    host.join(&id, cleo, "Cleo", Some(P3)).await.unwrap();
    host.start(&id, ada).await.unwrap();
    act(&host, &id, ada, P1).await;
    act(&host, &id, ben, P2).await;
    host.reseat(&id, ada, P2, NewSitter::Bot(BotKind::Easy)).await.unwrap();

    let seen = host.look(&id).await.unwrap().revision;
    let refused = host.undo(&id, ada, P1, seen).await;
    assert!(matches!(refused, Err(HostError::Refused(_))), "{refused:?}");
}

/// Appends an entry as the program stored it before it was said who changed a seat.
async fn append_old(host: &Arc<Host>, id: &str, kind: &str, body: &str) {
    let row = EntryRow { kind: kind.into(), who: String::new(), body: body.into(), at_ms: 7 };
    let at = host.store().entries(id, 0).await.unwrap().len() as u64;
    host.store().append(id.to_owned(), at, row, Stage::Playing).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn removals_stored_before_keep_their_meaning() {
    for (kind, body) in [
        ("freed", r#"{"seat":"P2","for_good":false}"#),
        ("freed", r#"{"seat":"P2","for_good":true}"#),
        ("manned", r#"{"seat":"P2","bot":"easy"}"#),
    ] {
        let (host, folder) = open().await;
        let id = three_have_chosen(&host, people()).await;
        append_old(&host, &id, "asked", r#"{"seat":"P1","keep":0}"#).await;
        append_old(&host, &id, "agreed", r#"{"seat":"P3"}"#).await;
        append_old(&host, &id, kind, body).await;
        let stored = host.store().entries(&id, 0).await.unwrap().len() as u64;

        let host = open_at(&folder).await;
        let rows = host.store().entries(&id, 0).await.unwrap();
        let again = host.look(&id).await.unwrap();
        assert!(rows.len() as u64 >= stored && again.take_back.is_none());
        let kept = again.board.as_ref().unwrap().moves as u64;
        assert_eq!(kept, again.revision - stored, "it went back to the first move: {kind} {body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_ends_with_its_seat_with_the_askers_wish_and_with_a_voter() {
    let (host, folder) = open().await;
    let all @ [ada, ben, cleo, eve] = people();
    let id = three_have_chosen(&host, all).await;
    host.leave(&id, ben, P2).await.unwrap();
    let ask = async || match host.join(&id, eve, "Eve", Some(P2)).await.unwrap() {
        Joined::Requested(request) => request,
        Joined::Seated(seat) => panic!("{seat}"),
    };
    let is_open = async || !host.look(&id).await.unwrap().requests.is_empty();

    let request = ask().await;
    assert_eq!(ask().await, request, "asked twice is asked once");
    assert_eq!(host.look(&id).await.unwrap().seats[1].name, "Ben");
    host.answer_request(&id, eve, request, Consent::Refuse).await.unwrap();
    assert!(!is_open().await, "withdrawn");

    let request = ask().await;
    host.answer_request(&id, ada, request, Consent::Agree).await.unwrap();
    host.reseat(&id, ada, P3, NewSitter::Kick).await.unwrap();
    assert!(!is_open().await, "whoever was removed has not agreed");
    let gone = host.answer_request(&id, ada, request, Consent::Agree).await;
    assert!(matches!(gone, Err(HostError::Refused(_))), "{gone:?}");

    let request = ask().await;
    let Joined::Requested(other) = host.join(&id, cleo, "", Some(P3)).await.unwrap() else {
        panic!("whoever was removed asks like anybody else");
    };
    host.answer_request(&id, ada, other, Consent::Agree).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().seats[2].name, "Cleo");
    host.answer_request(&id, ada, request, Consent::Agree).await.unwrap();
    assert!(is_open().await, "whoever sat down since has to agree, too");
    let restarted = open_at(&folder).await.look(&id).await.unwrap();
    assert_eq!(restarted.requests, host.look(&id).await.unwrap().requests);
    host.answer_request(&id, cleo, request, Consent::Agree).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().seats_of(eve), [P2]);

    let too_late = host.join(&id, ben, "Ben", Some(P2)).await;
    assert!(matches!(too_late, Err(HostError::Taken(_))), "{too_late:?}");
}
