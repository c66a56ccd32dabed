//! A game that was brought along lets its players sit down: what nobody chose is no first move.

use std::{sync::Arc, time::Duration};

use host::{Host, Joined, Options, Secret, Stage, VisitorId};
use luck::Quick;
use shelf::{GameName, Shelf};
use store::SqliteStore;
use table::{Chance, Seat};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

fn somebody() -> VisitorId {
    Secret::fresh().unwrap().who()
}

/// A game of two, played at random, and how often it stands before a move that nobody chooses.
fn played(game: GameName) -> (table::ReplayFile, Vec<usize>) {
    let shelf = Shelf::embedded();
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let mut luck = Quick::new(3, 3);
    let mut sitting = shelf.start(game, 2, &[], &names, &mut luck).unwrap();
    let mut forced = Vec::new();
    for _ in 0..1_500 {
        let Some(seat) = sitting.to_act().first() else { break };
        if SEATS.iter().any(|&seat| sitting.forced(seat).is_some()) {
            forced.push(sitting.moves());
        }
        let actions = sitting.actions(seat);
        let action = &actions[luck.pick(actions.len() as u32) as usize];
        sitting.act(seat, action, &mut luck).unwrap();
    }
    (sitting.file(), forced)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_without_a_choice_does_not_close_a_loaded_game() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, tables_a_day: 999, ..Options::default() };
    let host = Host::new(Arc::new(store), Shelf::embedded(), options);
    let mut tried = 0;
    for &game in GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        let (file, forced) = played(game);
        for cut in forced.into_iter().take(6) {
            let mut file = file.clone();
            file.moves.truncate(cut);
            file.result = None;
            let [ada, ben] = [somebody(), somebody()];
            for second in [ada, ben] {
                let id = host.import(ada, &file.to_string()).await.unwrap();
                let first = host.join(&id, ada, "Ada", Some(SEATS[0])).await.unwrap();
                assert_eq!(first, Joined::Seated(SEATS[0]));
                let other = host.join(&id, second, "Ben", Some(SEATS[1])).await;
                assert_eq!(other.unwrap(), Joined::Seated(SEATS[1]), "{game}: {cut}");
                // Now that everybody sits, it goes on by itself.
                let now = host.look(&id).await.unwrap();
                let moves = now.board.as_ref().unwrap().moves;
                assert!(moves > cut || now.stage == Stage::Over, "{game}: {cut}");
                tried += 1;
            }
        }
    }
    assert!(tried >= 12, "{tried}");
}
