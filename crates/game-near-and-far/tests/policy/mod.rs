//! Simple players who come to an end: they recruit, go out, and build camps.
//!
//! Each is a way to narrow what somebody may do; of what is left they do anything.

use std::collections::VecDeque;

use game_near_and_far::{
    Action, Building, Card, Content, Faction, Good, NearAndFar, Open, Place, Setup, Space, Stage,
    View,
};
use table::{Game, Record, Seat, Viewer};
use table_laws::play_in_order;

/// The camp that Mercenary Contract places (NF-658).
const CONTRACT: &str = "A44";

/// Rounds after which everybody only builds, so that every game ends.
const PATIENCE: u32 = 60;

/// What somebody does to the list of their actions.
type Narrow = fn(&View, Seat, &mut Vec<Action>);

fn play(setup: &Setup, seed: u64, narrow: Narrow) -> Record<NearAndFar> {
    play_in_order(Content::embedded(), setup, seed, |game: &NearAndFar, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        match view.open.round > PATIENCE {
            true => build(&view, actions),
            false => narrow(&view, seat, actions),
        }
    })
}

/// They build wherever they can.
pub(crate) fn brisk(setup: &Setup, seed: u64) -> Record<NearAndFar> {
    play(setup, seed, |view, _, actions| build(view, actions))
}

/// They build wherever they can and fight whatever they meet.
pub(crate) fn bold(setup: &Setup, seed: u64) -> Record<NearAndFar> {
    play(setup, seed, |view, _, actions| {
        prefer(actions, |one| matches!(one, Action::Fight));
        build(view, actions);
    })
}

/// They never place the last camps, so that map and mine fill up (NF-705).
pub(crate) fn timid(setup: &Setup, seed: u64) -> Record<NearAndFar> {
    play(setup, seed, |view, seat, actions| {
        let enough = view.open.traveller(seat).placed >= 12;
        prefer(actions, |one| matches!(one, Action::Shield | Action::Return(_) | Action::Pass(_)));
        if enough {
            prefer(actions, |one| matches!(one, Action::Done | Action::Visit(_)));
            prefer(actions, |one| *one == Action::Spend(0));
        }
        build(view, actions);
    })
}

/// They keep a contract for the last camp.
pub(crate) fn contractor(setup: &Setup, seed: u64) -> Record<NearAndFar> {
    play(setup, seed, |view, seat, actions| {
        let contract: Card = CONTRACT.parse().expect("a card");
        let has_it = view.hand.contains(contract);
        let last = view.open.traveller(seat).placed == 13;
        match view.open.stage {
            Stage::Discard | Stage::Hall if has_it => {
                actions.retain(|one| *one != Action::Drop(contract));
            }
            Stage::Sift => prefer(actions, |one| *one == Action::Keep(contract)),
            Stage::Store if !has_it => {
                prefer(actions, |one| matches!(one, Action::Draw { basic: 0, .. }));
            }
            _ => {}
        }
        if !last {
            actions.retain(|one| *one != Action::Buy(contract));
        } else if has_it {
            if actions.contains(&Action::Buy(contract)) {
                return actions.retain(|one| *one == Action::Buy(contract));
            }
            save_up(&view.open, seat, actions);
        }
        build(view, actions);
    })
}

/// Tokens for the contract are traded for, and no other camp is placed.
fn save_up(open: &Open, seat: Seat, actions: &mut Vec<Action>) {
    let lacks = |faction| open.traveller(seat).goods[Good::token(faction)] == 0;
    let wanted = [Faction::Green, Faction::Yellow].into_iter().find(|faction| lacks(*faction));
    let wanted = wanted.map(Good::token);
    prefer(actions, |one| matches!(one, Action::Done | Action::Spend(0)));
    prefer(actions, |one| match one {
        Action::Trade { side: game_near_and_far::TradeSide::Gain, good } => Some(*good) == wanted,
        Action::Visit(building) => *building == Building::TownHall,
        _ => false,
    });
    prefer(actions, |one| matches!(one, Action::Visit(_)));
}

/// What somebody does who wants camps.
fn build(view: &View, actions: &mut Vec<Action>) {
    let open = &view.open;
    let mover = open.mover();
    match open.stage {
        Stage::Turn => {
            let on_map = matches!(mover.place, Place::At(_));
            let goes = if on_map { mover.hearts >= 3 } else { mover.symbols().heart >= 5 };
            if goes {
                prefer(actions, |one| *one == Action::Adventure);
            } else {
                prefer(actions, |one| matches!(one, Action::Visit(_)));
            }
        }
        Stage::Move => walk(open, actions),
        Stage::Roll => {
            let most = actions.iter().filter_map(|one| match one {
                Action::Spend(hearts) => Some(*hearts),
                _ => None,
            });
            let (most, quest) = (most.max().unwrap_or(0), open.page.is_some_and(|page| page.open));
            let spent = if quest { 0 } else { most };
            prefer(actions, |one| *one == Action::Spend(spent));
        }
        _ => {}
    }
    let builds = |one: &Action| {
        matches!(one, Action::Camp | Action::Dig(_) | Action::Recruit(_) | Action::Buy(_))
    };
    prefer(actions, builds);
}

/// Towards the nearest space without a camp, and no further.
fn walk(open: &Open, actions: &mut Vec<Action>) {
    let Some(here) = open.mover().place.space() else { return };
    let away = distances(open);
    if away[here.index()] == 0 && open.mover().hearts >= 3 {
        return prefer(actions, |one| *one == Action::Stop);
    }
    let nearer = |one: &Action| match one {
        Action::Step(to) => away[to.index()] < away[here.index()],
        _ => false,
    };
    prefer(actions, nearer);
}

/// How far each space is from one without a camp.
fn distances(open: &Open) -> Vec<u8> {
    let map = Content::embedded().map(open.map);
    let mut away = vec![u8::MAX; map.spaces.len()];
    let mut next: VecDeque<Space> = map.all.without(open.camped).iter().collect();
    next.iter().for_each(|space| away[space.index()] = 0);
    while let Some(space) = next.pop_front() {
        for path in &map.paths[space.index()] {
            if away[path.to.index()] == u8::MAX {
                away[path.to.index()] = away[space.index()] + 1;
                next.push_back(path.to);
            }
        }
    }
    away
}

/// Leaves only those that are wanted, if there are any.
fn prefer(actions: &mut Vec<Action>, wanted: impl Fn(&Action) -> bool) {
    if actions.iter().any(&wanted) {
        actions.retain(wanted);
    }
}
