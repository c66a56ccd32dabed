//! The decisions a player makes, and how many options they have (RULES.md section 17).

use game_faraway::{Action, Event, Kept, Refusal};

use crate::{
    stage::{P1, P3, Table, actions, region, regions, sanctuaries},
    walk::{every_move, every_state, public},
};

#[test]
fn the_most_sanctuaries_to_choose_from_are_15() {
    // Eight Regions with a Clue, and six Sanctuaries with one, chosen in rounds 2 to 7.
    let mut table =
        Table::along(&[&[6, 8, 12, 15, 20, 22, 33, 46], &[68, 67, 66, 65, 64, 61, 57, 56]]);
    for (round, id) in (2..=7).zip([9, 15, 18, 28, 29, 30]) {
        table = table.meeting([id]).explored(round);
        table.step();
        assert!(table.offered(P1).contains(&sanctuaries([id])[0]));
        table.choose(P1, id);
        table.finish();
    }

    let table = table.explored(8);

    assert_eq!(table.spectate().player(P1).clues, 14);
    assert_eq!(table.actions(P1).len(), 15);
}

#[test]
fn no_decision_has_more_options_than_the_table_says() {
    every_state(|setup, game| {
        let view = public(game);
        for seat in view.seats() {
            let options = actions(game, seat);
            let count = |is: fn(&Action) -> bool| options.iter().filter(|one| is(one)).count();

            assert!(count(|action| matches!(action, Action::Keep(_))) <= 10, "{setup}");
            assert!(count(|action| matches!(action, Action::Play(_))) <= 3, "{setup}");
            let takes = count(|action| matches!(action, Action::Take(_)));
            assert!(takes == 0 || (2..=setup.players + 1).contains(&takes), "{setup}");
            let chosen = count(|action| matches!(action, Action::Choose(_)));
            assert!(chosen <= 1 + 14, "{setup}");
        }
    });
}

#[test]
fn every_kind_of_decision_has_its_notation() {
    let kept = Action::Keep(Kept::new(regions([33, 4, 18])));
    let [play, take] = regions([23, 41]);
    let [choose] = sanctuaries([7]);

    let written = [kept, Action::Play(play), Action::Take(take), Action::Choose(choose)]
        .map(|action| action.to_string());

    assert_eq!(written, ["keep 4 18 33", "play 23", "take 41", "choose S7"]);
}

#[test]
fn what_a_move_tells_first_is_what_its_player_did() {
    every_move(|step| {
        let told = match (step.action, step.events[0]) {
            (Action::Keep(_), Event::Decided { seat } | Event::Rethought { seat })
            | (Action::Play(_), Event::Laid { seat } | Event::Rethought { seat })
            | (Action::Take(_), Event::Took { seat, .. })
            | (Action::Choose(_), Event::Placed { seat, .. }) => seat,
            (action, event) => panic!("{action} tells {event:?}"),
        };
        assert_eq!(told, step.seat);
    });
}

#[test]
fn a_seat_that_is_not_at_the_table_decides_nothing() {
    let mut table = Table::of(2);

    let refused = table.attempt(P3, Action::Play(region(1)));

    assert_eq!(refused, Err(Refusal::NoSuchSeat { seat: P3 }));
    assert!(table.actions(P3).is_empty());
}
