//! What is shown as within reach is what the rules then allow.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::collections::BTreeMap;

use game_near_and_far::{
    Action, Content, Event, NearAndFar, Setup, Side, Space, Stage,
    words::{Reached, reach},
};
use luck::Quick;
use table::{Chance, Game, Ignore, Names, Seat, Shown, Viewer};

/// The longest walk that is tried out in full.
const MOST_STEPS: u8 = 5;

/// The fewest hearts for which the rules let `seat` come to each space without meeting a threat.
fn walk(game: &NearAndFar, seat: Seat, spent: u8, found: &mut BTreeMap<Space, u8>) {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    for step in actions.iter().filter(|action| matches!(action, Action::Step(_))) {
        let (mut after, mut luck, mut events) = (*game, Quick::new(1, 0), Vec::new());
        after.apply(seat, *step, &mut luck, &mut events).unwrap();
        // What is found on the way stays there.
        while after.view(Viewer::Spectator).open.stage == Stage::Treasure {
            let mut answers = Vec::new();
            after.actions(seat, &mut answers);
            let keeps = |one: &Action| matches!(one, Action::Keep(_) | Action::Swap { .. });
            let leave = answers.into_iter().find(|one| !keeps(one)).unwrap();
            after.apply(seat, leave, &mut luck, &mut events).unwrap();
        }
        let mut spent = spent;
        let mut to = None;
        for event in &events {
            match event {
                Event::Stepped { to: space, hearts, .. } => {
                    (to, spent) = (Some(*space), spent + hearts);
                }
                Event::WaterHurt { .. } => spent += 1,
                _ => {}
            }
        }
        let Some(to) = to else { continue };
        let known = found.entry(to).or_insert(spent);
        *known = spent.min(*known);
        if after.view(Viewer::Spectator).open.stage == Stage::Move {
            walk(&after, seat, spent, found);
        }
    }
}

/// Random games on maps with water, with bridges and without, until so many walks were compared.
#[test]
fn nf_282_what_is_shown_as_within_reach_is_what_the_rules_allow() {
    let content = Content::embedded();
    let day = Setup { side: Side::Day, ..Setup::arcade(3, 5) };
    let names = Names::of(&["Ada", "Bo", "Cy"].map(str::to_owned));
    let (mut compared, mut priced, mut without) = (0, 0, 0);
    for (seed, setup) in (0..).zip([day, Setup::arcade(3, 5), Setup::arcade(3, 10)]) {
        let mut luck = Quick::new(seed, 0);
        let mut game = NearAndFar::start(content, &setup, &mut luck).unwrap();
        for _ in 0..2_500 {
            let Some(seat) = game.to_act().first() else { break };
            let shown = Shown::of(&game, Viewer::Seat(seat));
            let open = &shown.view.open;
            let left = open.movement().saturating_sub(open.turn.steps);
            if open.stage == Stage::Move && left <= MOST_STEPS {
                let told = reach(shown.seen(content, &names, Viewer::Seat(seat)));
                let mut allowed = BTreeMap::new();
                walk(&game, seat, 0, &mut allowed);
                allowed.remove(&open.here());
                let told: BTreeMap<Space, u8> = (0..told.len())
                    .filter_map(Space::new)
                    .filter_map(|space| Some((space, told[space.index()]?)))
                    .filter(|(_, reached): &(Space, Reached)| !reached.threat)
                    .map(|(space, reached)| (space, reached.hearts))
                    .collect();
                assert_eq!(told, allowed, "{setup}: {open:?}");
                compared += 1;
                priced += usize::from(told.values().any(|hearts| *hearts > 0));
                without += usize::from(open.threats == 0);
            }
            let action = shown.actions[luck.pick(shown.actions.len() as u32) as usize];
            game.apply(seat, action, &mut luck, &mut Ignore).unwrap();
        }
    }
    assert!(compared > 100 && priced > 50, "{compared} walks, {priced} with a price, {without}");
}
