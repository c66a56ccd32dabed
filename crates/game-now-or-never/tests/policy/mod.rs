//! Simple players who come to an end one way or another.
//!
//! Each is a way to narrow what somebody may do; of what is left they do anything.

use game_now_or_never::{Action, Content, NowOrNever, Open, Setup, Stage};
use luck::Quick;
use table::{Game, Insight, Record, Seat, Viewer};
use table_laws::play_in_order;

/// Hearts with which somebody fights.
const BOLD: u8 = 5;

fn play(setup: &Setup, seed: u64, narrow: impl Fn(&Open, &mut Vec<Action>)) -> Record<NowOrNever> {
    play_in_order(Content::embedded(), setup, seed, |game: &NowOrNever, _, actions| {
        narrow(&game.view(Viewer::Spectator).open, actions);
    })
}

/// They do everything there is to do before they pass.
pub(crate) fn keen(setup: &Setup, seed: u64) -> Record<NowOrNever> {
    play(setup, seed, |open, actions| {
        let (content, mover) = (Content::embedded(), open.mover());
        let is_weak = mover.hearts < BOLD;
        match open.stage {
            Stage::Turn => {
                prefer(actions, |one| !matches!(one, Action::Pass));
                let rests = mover.hearts < mover.most_hearts(content) / 2;
                prefer(actions, |one| rests || !matches!(one, Action::Rest { .. }));
            }
            Stage::Meet => prefer(actions, |one| (*one == Action::Fight) != is_weak),
            Stage::Move if is_weak => prefer(actions, |one| *one == Action::Stop),
            Stage::Again => prefer(actions, |one| (*one == Action::Again) != is_weak),
            _ => {}
        }
        prefer(actions, |one| !matches!(one, Action::Nothing | Action::Done));
        prefer(actions, |one| {
            matches!(
                one,
                Action::House { .. }
                    | Action::Learn(_)
                    | Action::Deliver(_)
                    | Action::Play(_)
                    | Action::Boost
                    | Action::Fight
            )
        });
    })
}

/// They build and house nothing, so that nobody scores and small things decide.
pub(crate) fn idle(setup: &Setup, seed: u64) -> Record<NowOrNever> {
    play(setup, seed, |_, actions| {
        prefer(actions, |one| matches!(one, Action::Nothing | Action::Done));
        prefer(actions, |one| {
            matches!(one, Action::Pass | Action::Hire { .. } | Action::Recruit(_))
        });
    })
}

/// They pass, and nothing else.
pub(crate) fn absent(setup: &Setup, seed: u64) -> Record<NowOrNever> {
    play(setup, seed, |_, actions| prefer(actions, |one| *one == Action::Pass))
}

/// They play as a quick, sensible bot does.
pub(crate) fn skilled(setup: &Setup, seed: u64) -> Record<NowOrNever> {
    play_in_order(Content::embedded(), setup, seed, |game: &NowOrNever, seat: Seat, actions| {
        let best = game.rollout_policy(seat, actions, &mut Quick::new(seed, 7));
        *actions = vec![actions[best]];
    })
}

/// Leaves only those that are wanted, if there are any.
fn prefer(actions: &mut Vec<Action>, wanted: impl Fn(&Action) -> bool) {
    if actions.iter().any(&wanted) {
        actions.retain(wanted);
    }
}
