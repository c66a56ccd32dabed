//! What bots are given: the view and the actions of one seat, and nothing else.

use luck::Quick;
use shelf::{BotKind, Budget, GameName, Shelf, Sitting};
use table::{Seat, Viewer};

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);

fn start(game: GameName) -> (Box<dyn Sitting>, Quick) {
    let mut luck = Quick::new(11, 0);
    let sitting = Shelf::embedded().start(game, 2, &[], &[], &mut luck).expect("two can play");
    (sitting, luck)
}

/// What each kind of bot does and thinks at P1.
fn thoughts(sitting: &dyn Sitting) -> Vec<String> {
    let position = sitting.position(P1).expect("P1 has something to decide");
    let budget = Budget::Iterations(60);
    let decided = BotKind::ALL.map(|kind| position.decide(kind, budget, 5));
    let advised = format!("{:?}", position.advise(BotKind::Hard, budget, 5));
    decided.into_iter().chain([advised]).collect()
}

#[test]
fn worlds_that_differ_in_what_a_seat_may_not_see_are_thought_about_alike() {
    let worlds = [0, 1].map(|choice| {
        let (mut sitting, mut luck) = start(GameName::Faraway);
        let action = sitting.actions(P2).swap_remove(choice);
        sitting.act(P2, &action, &mut luck).unwrap();
        sitting
    });
    let view = |viewer| worlds.each_ref().map(|world| world.view(viewer));
    let [one, other] = view(Viewer::Seat(P2));
    assert_ne!(one, other, "P2 has chosen another card");
    let [one, other] = view(Viewer::Seat(P1));
    assert_eq!(one, other, "and P1 does not see it");

    let [one, other] = worlds.each_ref().map(|world| thoughts(world.as_ref()));

    assert_eq!(one, other);
}

#[test]
fn the_way_to_a_position_makes_no_difference() {
    let (sitting, _) = start(GameName::Faraway);
    let (mut wavering, mut luck) = start(GameName::Faraway);
    let choices = wavering.actions(P2);
    wavering.act(P2, &choices[0], &mut luck).unwrap();
    wavering.act(P2, &choices[1], &mut luck).unwrap();
    wavering.undo().unwrap();
    wavering.undo().unwrap();

    assert_eq!(thoughts(wavering.as_ref()), thoughts(sitting.as_ref()));
}

#[test]
fn a_position_outlives_its_game_on_another_thread() {
    for &game in GameName::ALL {
        // Content that was read, and goes with its last holder.
        let shelf = Shelf::embedded();
        let shelf = shelf.with(shelf.bundle(game)).unwrap();
        let mut luck = Quick::new(2, 0);
        let sitting = shelf.start(game, 2, &[], &[], &mut luck).unwrap();
        let seat = sitting.to_act().first().unwrap();
        let listed = sitting.actions(seat);
        let position = sitting.position(seat).unwrap();
        assert_eq!(position.seat(), seat);
        drop((sitting, shelf));

        let thinking =
            std::thread::spawn(move || position.decide(BotKind::Hard, Budget::Iterations(30), 1));

        assert!(listed.contains(&thinking.join().unwrap()));
    }
}

#[test]
fn whoever_has_nothing_to_decide_has_no_position() {
    let (mut sitting, mut luck) = start(GameName::AboveAndBelow);
    let waits = if sitting.to_act().contains(P1) { P2 } else { P1 };
    assert!(sitting.actions(waits).is_empty() && sitting.position(waits).is_none());
    while let Some(seat) = sitting.to_act().first() {
        let action = sitting.actions(seat).pop().unwrap();
        sitting.act(seat, &action, &mut luck).unwrap();
    }
    assert!([P1, P2].iter().all(|&seat| sitting.position(seat).is_none()));
}
