//! A bot at a seat: one decision at a time, from a view.

use luck::Quick;
use table::{Chance, Game, Insight, Seat};

use crate::{
    BotKind, Budget,
    search::{Position, Search, Until},
};

/// An opponent. It never sees more than the views it is handed.
pub struct Bot<G: Game> {
    kind: BotKind,
    content: &'static G::Content,
    budget: Budget,
    luck: Quick,
    search: Search<G>,
    /// The actions that are neither absurd nor dominated; a reused buffer.
    sensible: Vec<G::Action>,
}

/// What a bot thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// Which.
    pub action: A,
    /// The final score it expects after it; for a bot that looks no further, the score right after.
    pub score: f32,
    /// How far off that may be: one standard error.
    pub doubt: f32,
}

impl<G: Insight> Bot<G> {
    /// A bot with the standard budget of a simulation.
    pub fn new(kind: BotKind, content: &'static G::Content, seed: u64) -> Bot<G> {
        let budget = kind.iterations();
        let luck = Quick::new(seed, 0);
        Bot { kind, content, budget, luck, search: Search::new(), sensible: Vec::new() }
    }

    /// The same bot with another budget.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Bot<G> {
        self.budget = budget;
        self
    }

    /// How it plays.
    pub fn kind(&self) -> BotKind {
        self.kind
    }

    /// One of `actions`, which are all that `seat` may do and not empty. The view is that seat's;
    /// it is asked for only when it is needed.
    #[inline]
    pub fn decide(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        view: impl FnOnce() -> G::View,
    ) -> G::Action {
        match (self.kind, actions.len()) {
            (_, 1) => actions[0],
            (BotKind::Random, _) => actions[self.luck.pick(actions.len() as u32) as usize],
            _ => self.decide_sensibly(seat, actions, &view()),
        }
    }

    /// One of `actions` that is neither absurd nor dominated.
    fn decide_sensibly(&mut self, seat: Seat, actions: &[G::Action], view: &G::View) -> G::Action {
        let mut sensible = std::mem::take(&mut self.sensible);
        sensible.clear();
        let world = G::imagine(self.content, view, &mut self.luck.clone());
        let is_sensible = |action: &&G::Action| {
            world.absurdity(seat, **action).is_none() && !world.is_dominated(seat, **action)
        };
        sensible.extend(actions.iter().filter(is_sensible));
        let kept = if sensible.is_empty() { actions } else { &sensible };
        let action = match kept {
            [only] => *only,
            kept => {
                self.think(seat, kept, view);
                self.trust(&world, seat, kept);
                self.misjudge(&world, seat, kept);
                kept[self.search.arms.choose(&mut self.luck)]
            }
        };
        self.sensible = sensible;
        action
    }

    /// What the bot thinks of every one of `actions`, the best first. It expects no more of what is
    /// absurd than of the worst of the rest, which comes before it.
    pub fn advise(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        view: impl FnOnce() -> G::View,
    ) -> Vec<Advice<G::Action>> {
        let view = view();
        self.think(seat, actions, &view);
        let world = G::imagine(self.content, &view, &mut self.luck.clone());
        // Rivals change which action is best, and not what a player expects to score.
        let taken = self.search.taken_by_rivals();
        let judge = |(index, &action): (usize, &G::Action)| {
            let (score, doubt) = self.search.arms.verdict(index);
            Advice { action, score: score + taken, doubt }
        };
        let advice = actions.iter().enumerate().map(judge);
        let is_sensible = |one: &Advice<_>| world.absurdity(seat, one.action).is_none();
        let (mut sensible, mut absurd): (Vec<_>, Vec<_>) = advice.partition(is_sensible);
        let worst = sensible.iter().map(|one| one.score).fold(f32::MAX, f32::min);
        absurd.iter_mut().for_each(|one| one.score = one.score.min(worst));
        sensible.append(&mut absurd);
        sensible.sort_by(|one, other| other.score.total_cmp(&one.score));
        sensible
    }

    /// Weighs the actions.
    fn think(&mut self, seat: Seat, actions: &[G::Action], view: &G::View) {
        let (search, luck) = (&mut self.search, &mut self.luck);
        let position = Position { content: self.content, view, seat, actions };
        match self.kind {
            BotKind::Random | BotKind::Greedy => search.greedy(&position, luck),
            BotKind::Easy | BotKind::Medium => {
                search.run(&position, Until::Spent, self.budget, luck);
            }
            BotKind::Hard => search.run(&position, Until::Clear, self.budget, luck),
        }
    }

    /// Lets the choice of the policy count for a little more than the search found ([`Insight::TRUST`]).
    fn trust(&mut self, world: &G, seat: Seat, actions: &[G::Action]) {
        match self.kind {
            BotKind::Random | BotKind::Greedy => {}
            BotKind::Easy | BotKind::Medium | BotKind::Hard => {
                if G::TRUST > 0.0 {
                    let index = world.rollout_policy(seat, actions, &mut self.luck);
                    self.search.arms.misjudge(index, G::TRUST);
                }
            }
        }
    }

    /// Judges each action as a player of this level does: for better or worse than it is, and with
    /// an eye on what it scores at once. What is optional never looks better than it is.
    fn misjudge(&mut self, world: &G, seat: Seat, actions: &[G::Action]) {
        let levels = if world.seats() == 1 { G::LEVELS_ALONE } else { G::LEVELS };
        let level = match self.kind {
            BotKind::Random | BotKind::Greedy | BotKind::Hard => return,
            BotKind::Easy => levels.easy,
            BotKind::Medium => levels.medium,
        };
        for (index, &action) in actions.iter().enumerate() {
            if level.nearsight > 0.0 {
                let now = world.greedy_value(seat, action, &mut self.luck);
                self.search.arms.blend(index, level.nearsight, now);
            }
            let error = if world.is_optional(action) { -1.0 } else { error(&mut self.luck) };
            self.search.arms.misjudge(index, level.error * error);
        }
    }
}

/// An error between -1 and 1, small ones more often than large ones.
fn error(luck: &mut Quick) -> f32 {
    const STEPS: u32 = 1 << 12;
    let mut half = || luck.pick(STEPS) as f32 / (STEPS - 1) as f32;
    half() + half() - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_stay_between_their_bounds_and_cancel_out() {
        let mut luck = Quick::new(1, 0);
        let errors: Vec<f32> = (0..10_000).map(|_| error(&mut luck)).collect();
        assert!(errors.iter().all(|error| (-1.0..=1.0).contains(error)));
        assert!(errors.iter().sum::<f32>().abs() < 200.0);
        let small = errors.iter().filter(|error| error.abs() < 0.5).count();
        assert!((7_300..7_700).contains(&small), "{small} of 10000 are below a half");
    }
}
