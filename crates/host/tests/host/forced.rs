//! Decisions without a choice answer themselves, and undo goes over them.

use std::{sync::Arc, time::Duration};

use host::{Host, HostError, LocalSitter, LocalTable, Options, Stage, VisitorId};
use luck::Quick;
use shelf::{GameName, Shelf, Sitting};
use store::SqliteStore;
use table::{Chance, Seat, Viewer};

use crate::company::two_people;

/// A table of two people.
async fn two(game: GameName) -> (Arc<Host>, tempfile::TempDir, String, [VisitorId; 2]) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, ..Options::default() };
    let host = Host::new(Arc::new(store), Shelf::embedded(), options);
    let (id, people) = two_people(&host, game).await;
    (host, folder, id, people)
}

/// Whole games: nobody is asked where there is only one answer, but to read and to continue.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_asked_what_has_one_answer() {
    let mut forced = 0;
    for &game in GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        for seed in 0..2 {
            let (host, _folder, id, people) = two(game).await;
            let mut luck = Quick::new(seed, 7);
            let (mut made, mut undone) = (0, 0);
            loop {
                let now = host.look(&id).await.unwrap();
                let board = now.board.as_ref().unwrap();
                let Some(seat) = now.to_act().first() else { break };
                let who = people[seat.index()];
                let actions = board.actions(Viewer::Seat(seat));
                let reading = now.shelf.reading(board.view(Viewer::Seat(seat)));
                let reads = reading.as_ref().and_then(|reading| reading.asking()).is_some();
                let told = now.outcomes.contains_key(&seat);
                assert!(actions.len() > 1 || reads || told, "{game}: {actions:?}");
                if told && luck.pick(2) == 0 {
                    host.read_on(&id, who, seat, None).await.unwrap();
                    continue;
                }
                // What was decided can be undone, also where something followed by itself.
                let before = board.moves;
                let action = &actions[luck.pick(actions.len() as u32) as usize];
                host.act(&id, who, seat, now.revision, action).await.unwrap();
                let after = host.look(&id).await.unwrap();
                let moves = after.board.as_ref().unwrap().moves;
                made += 1;
                forced += moves - before - 1;
                if moves > before + 1
                    && after.stage == Stage::Playing
                    && after.board.as_ref().unwrap().undo[seat.index()].is_ok()
                    && luck.pick(2) == 0
                {
                    host.undo(&id, who, seat, after.revision).await.unwrap();
                    let back = host.look(&id).await.unwrap();
                    assert_eq!(back.board.as_ref().unwrap().moves, before, "{game}: {action}");
                    undone += 1;
                }
                assert!(made < 20_000, "{game} does not end");
            }
            println!("{game}: {made} decisions, {undone} undone");
            // It is an ordinary recorded game.
            let file = host.export(&id).await.unwrap();
            let file = shelf::read_replay(&file).unwrap();
            Shelf::embedded().resume_file(&file).unwrap();
        }
    }
    assert!(forced > 0, "nothing answered itself");
}

#[test]
fn the_table_of_one_screen_answers_by_itself_too() {
    let (shelf, game) = (Shelf::embedded(), GameName::AboveAndBelow);
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    let people = vec![LocalSitter::Person; 2];
    let mut table =
        LocalTable::start((&shelf, game), "2 players", people, &names, [5; 32]).unwrap();
    let mut luck = Quick::new(2, 2);
    let mut decided = 0;
    while let Some(seat) = table.next() {
        let actions = table.sitting().actions(seat);
        let reads = table.sitting().reading().is_some_and(|reading| reading.asking().is_some());
        assert!(actions.len() > 1 || reads, "{actions:?}");
        table.act(seat, &actions[luck.pick(actions.len() as u32) as usize]).unwrap();
        decided += 1;
    }
    assert!(table.sitting().moves() > decided);
    let _: Option<Seat> = table.next();
    let sitting: &dyn Sitting = table.sitting();
    assert!(sitting.standings().is_some());
}

/// Every picture that is shown between a decision and what follows by itself: nobody is offered what the
/// host is about to do for them, and who presses a button of an earlier picture is refused.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_for_somebody_is_never_offered_to_them() {
    let mut between = 0;
    for &game in GameName::ALL.iter().filter(|game| game.players().contains(&2)) {
        let (host, _folder, id, people) = two(game).await;
        let mut pictures = host.watch(&id, people[0], None).await.unwrap();
        let mut luck = Quick::new(3, 7);
        let mut seen = 0;
        for _ in 0..400 {
            let now = host.look(&id).await.unwrap();
            let mut old = Vec::new();
            while seen < now.revision {
                let picture = pictures.next().await.unwrap();
                seen = picture.revision;
                let board = picture.board.clone().unwrap();
                // The host went on by itself from all but the last.
                if seen == now.revision || board.moves == 0 {
                    continue;
                }
                assert!(!picture.forced.is_empty(), "{game}: at {seen} nobody is done with");
                for seat in picture.forced.iter() {
                    assert_eq!(board.actions(Viewer::Seat(seat)), [""; 0], "{game}");
                    assert!(picture.asked_of(&[seat]).is_empty(), "{game}");
                    assert!(picture.to_act().contains(seat), "{game}: the game waits for it");
                    old.push((seat, seen));
                    between += 1;
                }
            }
            assert!(now.forced.is_empty(), "{game}: what is done by itself is done");
            for (seat, seen) in old {
                let refused = host.act(&id, people[seat.index()], seat, seen, "pass").await;
                let is_over = matches!(refused, Err(HostError::Over));
                assert!(is_over || matches!(refused, Err(HostError::Stale)), "{game}: {refused:?}");
            }
            let Some(seat) = now.to_act().first() else { break };
            let (who, board) = (people[seat.index()], now.board.as_ref().unwrap());
            if now.outcomes.contains_key(&seat) {
                host.read_on(&id, who, seat, None).await.unwrap();
                continue;
            }
            let actions = board.actions(Viewer::Seat(seat));
            let action = &actions[luck.pick(actions.len() as u32) as usize];
            host.act(&id, who, seat, now.revision, action).await.unwrap();
        }
    }
    assert!(between > 20, "{between} pictures in between");
}
