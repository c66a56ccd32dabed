//! Search: every action over the same imagined worlds, the worse ones dropped as that becomes clear.
//!
//! A world is imagined from the view, each action is tried in it, and the game
//! is played out by habit. All actions share the luck of a world
//! ([`crate::luck_twins`]), so that their difference is known much sooner than
//! their worth. What others choose in secret at the same time is played out
//! like everything else.

use std::time::Instant;

use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Seat};

use crate::{BotKind, Budget, luck_twins::Twins};

/// Worlds seen before any action is dropped.
const FIRST_WORLDS: u32 = 8;
/// An action is dropped when it is worse than the best by so many standard errors.
const CLEARLY: f32 = 2.5;
/// A lead known to within so many points is as good as certain: no more thought helps.
const NO_MATTER: f32 = 0.15;

/// Reused buffers for one bot's thinking.
pub(crate) struct Search<G: Game> {
    arms: Vec<Arm>,
    /// The sum of squared differences between each two arms, row by row.
    spread: Vec<f32>,
    actions: Vec<G::Action>,
    worlds: u32,
}

/// What is known of one action.
#[derive(Clone, Copy, Default)]
struct Arm {
    worlds: u32,
    sum: f32,
    squares: f32,
    last: f32,
    dropped: bool,
}

impl Arm {
    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }

    fn add(&mut self, value: f32) {
        self.worlds += 1;
        self.sum += value;
        self.squares += value * value;
        self.last = value;
    }
}

impl<G: Game> Search<G> {
    pub(crate) fn new() -> Search<G> {
        Search {
            arms: Vec::new(),
            spread: Vec::new(),
            actions: Vec::new(),
            worlds: 0,
        }
    }

    fn clear(&mut self, arms: usize) {
        self.arms.clear();
        self.arms.resize(arms, Arm::default());
        self.spread.clear();
        self.spread.resize(arms * arms, 0.0);
        self.worlds = 0;
    }

    /// What was found out about the action with this index: its worth, and one standard error.
    pub(crate) fn verdict(&self, index: usize) -> (f32, f32) {
        let arm = &self.arms[index];
        let worlds = arm.worlds.max(1) as f32;
        let variance = (arm.squares / worlds - arm.mean() * arm.mean()).max(0.0);
        (arm.mean(), (variance / worlds).sqrt())
    }

    /// The best action, and any of them where several are equal.
    pub(crate) fn best(&self, luck: &mut impl Chance) -> usize {
        let best = self.arms.iter().map(Arm::mean).fold(f32::MIN, f32::max);
        let equal = || {
            self.arms
                .iter()
                .enumerate()
                .filter(|(_, arm)| arm.mean() >= best)
        };
        let which = luck.pick(equal().count().max(1) as u32) as usize;
        equal().nth(which).map_or(0, |(index, _)| index)
    }
}

impl<G: Insight> Search<G> {
    /// Weighs every action by what it pays at once.
    pub(crate) fn tempt(
        &mut self,
        content: &'static G::Content,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        luck: &mut Quick,
    ) {
        self.clear(actions.len());
        let world = G::imagine(content, view, luck);
        for (arm, &action) in self.arms.iter_mut().zip(actions) {
            arm.add(world.appeal(seat, action, luck));
        }
    }

    /// Weighs every action by playing on, and gives the index of the one to take.
    #[expect(clippy::too_many_arguments)]
    pub(crate) fn run(
        &mut self,
        content: &'static G::Content,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        kind: BotKind,
        budget: Budget,
        luck: &mut Quick,
    ) -> usize {
        self.clear(actions.len());
        let started = matches!(budget, Budget::Time(_)).then(Instant::now);
        let mut iterations = 0;
        let mut twins = Twins::new(0);
        loop {
            let seed = luck.seed();
            twins.rewind(seed);
            let world = G::imagine(content, view, &mut twins);
            for index in 0..actions.len() {
                if self.arms[index].dropped {
                    continue;
                }
                twins.rewind(seed ^ 1);
                let value =
                    self.play_out(world.clone(), seat, actions[index], kind, &mut twins, luck);
                self.arms[index].add(value);
                iterations += 1;
            }
            self.worlds += 1;
            if self.is_clear() {
                break;
            }
            let spent = match (budget, started) {
                (Budget::Iterations(most), _) => iterations >= most,
                (Budget::Time(most), Some(started)) => started.elapsed() >= most,
                (Budget::Time(_), None) => true,
            };
            if spent {
                break;
            }
        }
        self.leader()
    }

    fn play_out(
        &mut self,
        mut world: G,
        seat: Seat,
        action: G::Action,
        kind: BotKind,
        twins: &mut Twins,
        luck: &mut Quick,
    ) -> f32 {
        if world.apply(seat, action, twins, &mut Ignore).is_err() {
            return f32::MIN;
        }
        while let Some(actor) = world.to_act().first() {
            self.actions.clear();
            world.actions(actor, &mut self.actions);
            let index = match self.actions.len() {
                1 => 0,
                _ if actor == seat && kind == BotKind::Hard => {
                    world.habit(actor, &self.actions, luck)
                }
                count => luck.pick(count as u32) as usize,
            };
            if world
                .apply(actor, self.actions[index], twins, &mut Ignore)
                .is_err()
            {
                break;
            }
        }
        world
            .standings()
            .map_or_else(|| world.outlook(seat), |end| end.score(seat) as f32)
    }

    /// Notes the differences of the last world, drops what is clearly worse, and tells whether the
    /// decision is clear.
    fn is_clear(&mut self) -> bool {
        let count = self.arms.len();
        for one in 0..count {
            for other in 0..count {
                let difference = self.arms[one].last - self.arms[other].last;
                self.spread[one * count + other] += difference * difference;
            }
        }
        if self.worlds < FIRST_WORLDS {
            return false;
        }
        let leader = self.leader();
        let worlds = self.worlds as f32;
        let mut rivals = 0;
        let mut doubt: f32 = 0.0;
        for index in 0..count {
            if index == leader || self.arms[index].dropped {
                continue;
            }
            let lead = self.arms[leader].mean() - self.arms[index].mean();
            let variance = self.spread[leader * count + index] / worlds - lead * lead;
            let error = (variance.max(0.0) / worlds).sqrt();
            if lead > CLEARLY * error {
                self.arms[index].dropped = true;
            } else {
                rivals += 1;
                doubt = doubt.max(error);
            }
        }
        rivals == 0 || doubt < NO_MATTER
    }

    /// The best of the actions not dropped; the first of equals.
    fn leader(&self) -> usize {
        let kept = self.arms.iter().enumerate().filter(|(_, arm)| !arm.dropped);
        let best = kept.reduce(|best, next| {
            if next.1.mean() > best.1.mean() {
                next
            } else {
                best
            }
        });
        best.map_or(0, |(index, _)| index)
    }
}
