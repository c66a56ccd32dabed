//! Bots at a table of Faraway, on fixed seeds.

mod common;

use std::time::Duration;

use bots::{Bot, BotKind, Budget};
use common::{Club, actions};
use game_faraway::{Content, Faraway, Setup};
use luck::Quick;
use table::{Chance, Game, Ignore, Seat, Viewer};

const P1: Seat = Seat::new(0);

fn club() -> Club<Faraway> {
    Club { content: Content::embedded() }
}

fn bot(kind: BotKind, seed: u64) -> Bot<Faraway> {
    club().bot(kind, seed)
}

fn start(setup: &Setup, luck: &mut Quick) -> Faraway {
    club().start(setup, luck)
}

/// Positions of random games in which somebody has a choice.
fn positions(count: usize) -> Vec<(Faraway, Seat)> {
    let mut luck = Quick::new(11, 0);
    let mut found = Vec::new();
    let setups: Vec<Setup> = Setup::all().collect();
    for setup in setups.iter().cycle() {
        let mut game = start(setup, &mut luck);
        while let Some(seat) = game.to_act().first() {
            let actions = actions(&game, seat);
            if actions.len() > 1 && luck.pick(9) == 0 {
                found.push((game, seat));
            }
            let action = actions[luck.pick(actions.len() as u32) as usize];
            game.apply(seat, action, &mut luck, &mut Ignore).expect("what is listed is accepted");
        }
        if found.len() >= count {
            break;
        }
    }
    found
}

#[test]
fn no_bot_is_ever_refused() {
    club().no_bot_is_ever_refused(Setup::all());
}

#[test]
fn the_same_seed_gives_the_same_decisions() {
    club().the_same_seed_gives_the_same_decisions(&Setup::standard(3));
}

#[test]
fn a_decision_rests_on_the_view_alone() {
    let mut luck = Quick::new(12, 0);
    let mut others = 0;
    for (game, seat) in positions(60) {
        let view = game.view(Viewer::Seat(seat));
        let other = Faraway::imagine(Content::embedded(), &view, &mut luck);
        others += usize::from(other != game);
        for kind in BotKind::ALL {
            let decide = |world: &Faraway| {
                let view = || world.view(Viewer::Seat(seat));
                bot(kind, 3).decide(seat, &actions(world, seat), view)
            };
            assert_eq!(decide(&game), decide(&other), "{kind}");
        }
    }
    assert!(others > 50, "only {others} imagined worlds differ from the true one");
}

#[test]
fn random_takes_every_action_about_equally_often_and_needs_no_view() {
    let game = start(&Setup::standard(2), &mut Quick::new(1, 0));
    let actions = actions(&game, P1);
    let mut random = bot(BotKind::Random, 4);
    let mut counts = vec![0; actions.len()];
    for _ in 0..3000 {
        let action = random.decide(P1, &actions, || unreachable!("random looks at nothing"));
        counts[actions.iter().position(|&other| other == action).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
}

#[test]
fn a_single_action_needs_no_thought() {
    let game = start(&Setup::standard(2), &mut Quick::new(1, 0));
    let actions = actions(&game, P1);
    for kind in BotKind::ALL {
        let view = || unreachable!("there is nothing to decide");
        assert_eq!(bot(kind, 1).decide(P1, &actions[..1], view), actions[0]);
    }
}

#[test]
fn advice_weighs_every_action_and_begins_with_the_best() {
    for (game, seat) in positions(10) {
        let actions = actions(&game, seat);
        for kind in BotKind::ALL {
            let advice = bot(kind, 2).advise(seat, &actions, || game.view(Viewer::Seat(seat)));
            assert_eq!(advice.len(), actions.len());
            assert!(actions.iter().all(|action| advice.iter().any(|one| one.action == *action)));
            assert!(advice.is_sorted_by(|one, next| one.score >= next.score));
            assert!(advice.iter().all(|one| one.score.is_finite() && one.doubt.is_finite()));
        }
    }
}

#[test]
fn a_bot_on_the_clock_decides_too() {
    let game = start(&Setup::standard(2), &mut Quick::new(1, 0));
    let actions = actions(&game, P1);
    for time in [Duration::ZERO, Duration::from_millis(2)] {
        let mut hard = bot(BotKind::Hard, 1).with_budget(Budget::Time(time));
        let action = hard.decide(P1, &actions, || game.view(Viewer::Seat(P1)));
        assert!(actions.contains(&action));
    }
}

/// `hard` scores 84 among its own (`docs/balance.md`). With less thought it is a little weaker.
#[test]
fn levels_keep_to_the_scale_and_do_nothing_absurd() {
    let scale = [
        (BotKind::Easy, 25, 0.50..0.60),
        (BotKind::Medium, 25, 0.75..0.85),
        (BotKind::Hard, 10, 0.90..1.1),
    ];
    for (kind, games, share) in scale {
        let evening = club().evening(&Setup::standard(4), kind, games);
        assert!(evening.absurd.is_empty(), "{kind}: {:?}", evening.absurd);
        assert!(share.contains(&(evening.mean / 84.0)), "{kind} scores {}", evening.mean);
    }
}

#[test]
fn what_is_absurd_can_be_seen_and_leaves_something_else() {
    let found = club().absurdities(Setup::all(), 60);
    assert_eq!(found.len(), 9, "{found:#?}");
}

#[test]
fn each_kind_beats_a_weaker_one() {
    let wins = |first, second, games| club().wins(&Setup::standard(2), first, second, games);
    let won = [
        wins(BotKind::Greedy, BotKind::Random, 100),
        wins(BotKind::Easy, BotKind::Random, 50),
        wins(BotKind::Medium, BotKind::Easy, 50),
        wins(BotKind::Hard, BotKind::Medium, 50),
        wins(BotKind::Hard, BotKind::Greedy, 40),
    ];
    let least = [70, 34, 38, 30, 36];
    assert!(won.iter().zip(least).all(|(won, least)| *won >= least), "{won:?} below {least:?}");
}
