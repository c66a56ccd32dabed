//! Who has no choice is offered nothing while the host does it for them; others do not learn of it.

use std::sync::Arc;

use host::{Board, Host, Options, Pace, Plan, PlannedSetup, Secret, Snapshot, Wanted};
use server::Perspective;
use shelf::{GameName, Shelf};
use store::SqliteStore;
use table::{Seat, Seats};
use web::TableModel;

const P1: Seat = Seat::new(0);

/// Two people at a table, as the first and the second see it while the first has no choice.
async fn while_the_first_has_no_choice(game: GameName) -> [TableModel; 2] {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let host = Host::new(Arc::new(store), Shelf::embedded(), Options::default());
    let people = [(); 2].map(|()| Secret::fresh().unwrap().who());
    let plan = Plan {
        game,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here, Wanted::Person],
    };
    let id = host.create(people[0], &plan).await.unwrap();
    host.join(&id, people[1], "Bo", None).await.unwrap();
    host.start(&id, people[0]).await.unwrap();
    let now = host.look(&id).await.unwrap();
    let mut board = Board::clone(now.board.as_ref().unwrap());
    (board.to_act, board.moves) = (board.to_act.with(P1), 1);
    board.views[0] = board.views[0].clone().without_actions();
    let (forced, board) = (Seats::only(P1), Some(Arc::new(board)));
    let now = Snapshot { forced, board, ..Snapshot::clone(&now) };
    people.map(|who| server::table_model(&now, &Perspective::of(&now, who, None, "invite"), None))
}

#[tokio::test]
async fn who_has_no_choice_is_offered_no_button_and_told_why() {
    for &game in GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        let [first, second] = while_the_first_has_no_choice(game).await;

        assert!(!first.is_my_turn() && first.undo.is_none(), "{game}");
        let words = first.words().unwrap();
        assert!(words.actions.is_empty() && words.missing.is_empty(), "{game}");
        assert!(words.prompt.contains("done for you"), "{game}: {}", words.prompt);
        let page = web::table_page(&first);
        assert!(page.contains(&words.prompt), "{game}");
        for button in ["name=\"act\"", "/undo\"", "/hint\"", "data-turn"] {
            assert!(!page.contains(button), "{game}: {button}");
        }

        assert!(second.seats[0].to_act, "{game}: for others the game waits");
        assert!(!web::table_page(&second).contains("done for you"), "{game}");
    }
}
