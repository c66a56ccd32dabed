//! Search: every action over the same imagined worlds, the worse ones dropped as that becomes clear.
//!
//! This is a flat Monte Carlo search with determinization (also called perfect information Monte
//! Carlo): a world is imagined from the view, each action is tried in it, and the game
//! is played on. All actions share the luck of a world ([`crate::common_luck`]), so
//! that their difference is known much sooner than their worth. What others
//! choose in secret at the same time is played out like everything else they do.

use std::time::Instant;

use luck::Quick;
use table::{Game, Ignore, Insight, Seat};

use crate::{Budget, arms::Arms, common_luck::CommonLuck};

/// When a search has seen enough.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// When it is clear which action is best. What is clearly worse is dropped on the way.
    Clear,
    /// When the budget is spent. Every action is weighed in every world.
    Spent,
}

/// Reused buffers for one bot's thinking.
pub(crate) struct Search<G: Game> {
    /// What is known of each action.
    pub(crate) arms: Arms,
    /// What a seat may do in an imagined world.
    actions: Vec<G::Action>,
    /// What rivals took off in all worlds together, and in how many of them.
    rivals: (f32, u32),
}

impl<G: Insight> Search<G> {
    pub(crate) fn new() -> Search<G> {
        Search { arms: Arms::new(), actions: Vec::new(), rivals: (0.0, 0) }
    }

    /// Weighs every action by what it pays at once.
    pub(crate) fn greedy(&mut self, position: &Position<G>, luck: &mut Quick) {
        self.arms.clear(position.actions.len());
        self.rivals = (0.0, 0);
        let world = G::imagine(position.content, position.view, luck);
        for (index, &action) in position.actions.iter().enumerate() {
            self.arms.add(index, world.greedy_value(position.seat, action, luck));
        }
    }

    /// Weighs every action by playing on.
    pub(crate) fn run(
        &mut self,
        position: &Position<G>,
        until: Until,
        budget: Budget,
        luck: &mut Quick,
    ) {
        self.arms.clear(position.actions.len());
        self.rivals = (0.0, 0);
        let started = matches!(budget, Budget::Time(_)).then(Instant::now);
        let mut iterations = 0;
        loop {
            let seed = luck.seed();
            let mut common_luck = CommonLuck::new(seed);
            let world = G::imagine(position.content, position.view, &mut common_luck);
            for (index, &action) in position.actions.iter().enumerate() {
                if self.arms.is_dropped(index) {
                    continue;
                }
                // Not the luck that imagined the world: what was imagined says nothing of the rest.
                common_luck.rewind(!seed);
                let worth = self.play_on(world.clone(), position.seat, action, &mut common_luck);
                self.arms.add(index, worth);
                iterations += 1;
            }
            let is_spent = match (budget, started) {
                (Budget::Iterations(most), _) => iterations >= most,
                (Budget::Time(most), Some(started)) => started.elapsed() >= most,
                (Budget::Time(_), None) => true,
            };
            if is_spent || (until == Until::Clear && self.arms.compare().is_clear()) {
                break;
            }
        }
    }

    /// What rivals take off a score on average ([`Insight::RIVALRY`]).
    pub(crate) fn taken_by_rivals(&self) -> f32 {
        let (sum, worlds) = self.rivals;
        sum / worlds.max(1) as f32
    }

    /// What `seat` has by this measure, less its share of what the best of the others has.
    fn weigh(&mut self, world: &G, seat: Seat, score: impl Fn(Seat) -> f32) -> f32 {
        let own = score(seat);
        if G::RIVALRY == 0.0 || world.seats() < 2 {
            return own;
        }
        let others = (0..world.seats()).map(Seat::new).filter(|other| *other != seat);
        let taken = G::RIVALRY * others.map(score).fold(f32::MIN, f32::max);
        self.rivals = (self.rivals.0 + taken, self.rivals.1 + 1);
        own - taken
    }

    /// What `seat` makes of this world after `action`.
    fn play_on(
        &mut self,
        mut world: G,
        seat: Seat,
        action: G::Action,
        luck: &mut CommonLuck,
    ) -> f32 {
        // A world that is like the true one in all that the seat can see refuses nothing listed.
        if world.apply(seat, action, luck, &mut Ignore).is_err() {
            return self.weigh(&world, seat, |seat| world.score_now(seat));
        }
        let mut own = 0;
        let mut decisions = 0;
        while let Some(actor) = world.to_act().first() {
            if G::PLAYOUT_HORIZON != u32::MAX {
                if decisions >= G::PLAYOUT_HORIZON {
                    return self.weigh(&world, seat, |seat| world.evaluate(seat));
                }
                decisions += 1;
            }
            if own >= G::ROLLOUT_DEPTH && world.is_quiet(seat, actor) {
                return self.weigh(&world, seat, |seat| world.evaluate(seat));
            }
            self.actions.clear();
            own += u32::from(actor == seat);
            world.actions(actor, &mut self.actions);
            let index = match self.actions.len() {
                1 => 0,
                _ if actor == seat => world.rollout_policy(actor, &self.actions, luck),
                _ => world.opponent_policy(&self.actions, luck),
            };
            if world.apply(actor, self.actions[index], luck, &mut Ignore).is_err() {
                break;
            }
        }
        match world.standings() {
            Some(end) => self.weigh(&world, seat, |seat| end.score(seat) as f32),
            None => self.weigh(&world, seat, |seat| world.score_now(seat)),
        }
    }
}

/// What a bot has to decide.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) content: &'static G::Content,
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    pub(crate) actions: &'a [G::Action],
}
