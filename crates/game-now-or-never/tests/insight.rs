//! What bots know: the policy plays by the rules and well, something sensible is always left, and nothing
//! rests on what a seat cannot see.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use game_now_or_never::{Action, Content, NowOrNever, Setup, components::Hero};
use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Seat, Viewer};

fn listed(game: &NowOrNever, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// Plays a game by the policy, one decision in `whim` by luck, and shows every position.
fn play(
    setup: &Setup,
    number: u64,
    whim: u32,
    mut see: impl FnMut(&NowOrNever, Seat, &[Action]),
) -> NowOrNever {
    let mut luck = Quick::new(77, number);
    let mut game = NowOrNever::start(Content::embedded(), setup, &mut luck).unwrap();
    while let Some(seat) = game.to_act().first() {
        let actions = listed(&game, seat);
        see(&game, seat, &actions);
        let index = match luck.pick(whim) {
            0 => luck.pick(actions.len() as u32) as usize,
            _ => game.rollout_policy(seat, &actions, &mut luck),
        };
        game.apply(seat, actions[index], &mut luck, &mut Ignore).unwrap();
    }
    game
}

#[test]
fn something_is_always_neither_absurd_nor_dominated() {
    for setup in Setup::all() {
        for number in 0..6 {
            play(&setup, number, 3, |game, seat, actions| {
                let is_left = |action: &&Action| {
                    game.absurdity(seat, **action).is_none() && !game.is_dominated(seat, **action)
                };
                let left = actions.iter().find(is_left);
                assert!(left.is_some(), "{setup}: nothing of {actions:?} is left");
            });
        }
    }
}

#[test]
fn bots_choose_any_of_the_heroes() {
    let mut chosen: Vec<Action> = Vec::new();
    for number in 0..40 {
        let mut luck = Quick::new(5, number);
        let setup = Setup::standard(2);
        let game = NowOrNever::start(Content::embedded(), &setup, &mut luck).unwrap();
        let seat = game.to_act().first().unwrap();
        let left = listed(&game, seat).into_iter().filter(|one| !game.is_dominated(seat, *one));
        let left: Vec<Action> = left.collect();
        assert_eq!(left.len(), 1, "{left:?}");
        chosen.extend(left);
    }
    for hero in Hero::ALL {
        let times = chosen.iter().filter(|one| **one == Action::Choose(hero)).count();
        assert!(times >= 3, "{times} of 40 as {hero}");
    }
}

#[test]
fn the_policy_takes_nothing_absurd() {
    for setup in Setup::all() {
        play(&setup, 1, u32::MAX, |game, seat, actions| {
            let choice = actions[game.rollout_policy(seat, actions, &mut Quick::new(0, 0))];
            assert_eq!(game.absurdity(seat, choice), None, "{choice}");
        });
    }
}

#[test]
fn what_is_absurd_or_dominated_rests_on_what_a_seat_can_see() {
    let content = Content::embedded();
    play(&Setup::standard(3), 5, 4, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let other = NowOrNever::imagine(content, &view, &mut Quick::new(9, 9));
        for action in actions {
            assert_eq!(game.absurdity(seat, *action), other.absurdity(seat, *action));
            assert_eq!(game.is_dominated(seat, *action), other.is_dominated(seat, *action));
        }
    });
}

#[test]
fn the_policy_wins_alone_more_often_than_not() {
    let games = 40;
    let is_won = |number: &u64| {
        let over = play(&Setup::standard(1), *number, u32::MAX, |_, _, _| {});
        over.standings().unwrap().is_won_alone() == Some(true)
    };
    let won = (0..games).filter(is_won).count();
    assert!(2 * won > games as usize, "{won} of {games}");
}

#[test]
fn an_evaluation_at_the_end_is_the_score() {
    for setup in [Setup::standard(1), Setup::standard(4), Setup::underground(2)] {
        for number in 0..20 {
            let over = play(&setup, number, 20, |_, _, _| {});
            let standings = over.standings().unwrap();
            for seat in standings.seats() {
                let score = standings.score(seat) as f32;
                assert_eq!(over.evaluate(seat), score, "{setup}, game {number}");
                assert_eq!(over.score_now(seat), score, "{setup}, game {number}");
            }
        }
    }
}

#[test]
fn seasons_to_come_are_worth_less_and_less() {
    let mut ahead = Vec::new();
    play(&Setup::standard(2), 4, u32::MAX, |game, seat, _| {
        if game.is_quiet(seat, seat) {
            ahead.push(game.evaluate(seat) - game.score_now(seat));
        }
    });
    assert!(ahead.len() >= 6, "every season begins with a quiet position");
    assert!(ahead.first() > ahead.last(), "{ahead:?}");
}
