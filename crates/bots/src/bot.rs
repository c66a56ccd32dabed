//! A bot at a seat: one decision at a time, from a view.

use luck::Quick;
use table::{Chance, Game, Insight, Seat};

use crate::{
    BotKind, Budget,
    search::{Playing, Position, Search, Strength},
};

/// An opponent. It never sees more than the views it is handed.
pub struct Bot<G: Game> {
    kind: BotKind,
    content: &'static G::Content,
    budget: Budget,
    luck: Quick,
    search: Search<G>,
    /// The actions that are not dominated; a reused buffer.
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

    /// One of `actions` that is not dominated, if there is one.
    fn decide_sensibly(&mut self, seat: Seat, actions: &[G::Action], view: &G::View) -> G::Action {
        let mut sensible = std::mem::take(&mut self.sensible);
        sensible.clear();
        let world = G::imagine(self.content, view, &mut self.luck.clone());
        sensible.extend(actions.iter().filter(|&&action| !world.is_dominated(seat, action)));
        let kept = if sensible.is_empty() { actions } else { &sensible };
        let action = match kept {
            [only] => *only,
            kept => kept[self.think(seat, kept, view)],
        };
        self.sensible = sensible;
        action
    }

    /// What the bot thinks of every one of `actions`, the best first.
    pub fn advise(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
        view: impl FnOnce() -> G::View,
    ) -> Vec<Advice<G::Action>> {
        self.think(seat, actions, &view());
        let mut advice: Vec<_> = actions
            .iter()
            .enumerate()
            .map(|(index, &action)| {
                let (score, doubt) = self.search.arms.verdict(index);
                Advice { action, score, doubt }
            })
            .collect();
        advice.sort_by(|one, other| other.score.total_cmp(&one.score));
        advice
    }

    /// The index of the action to take.
    fn think(&mut self, seat: Seat, actions: &[G::Action], view: &G::View) -> usize {
        let (search, luck) = (&mut self.search, &mut self.luck);
        let position = Position { content: self.content, view, seat, actions };
        match strength(self.kind) {
            None => search.greedy(&position, luck),
            Some(strength) => search.run(&position, strength.playing, self.budget, luck),
        }
        search.arms.choose(strength(self.kind).map_or(0.0, |strength| strength.slack), luck)
    }
}

/// How a kind searches, if it does.
fn strength(kind: BotKind) -> Option<Strength> {
    match kind {
        BotKind::Random | BotKind::Greedy => None,
        BotKind::Easy => Some(Strength { playing: Playing::Random, slack: 0.8 }),
        BotKind::Medium => Some(Strength { playing: Playing::Random, slack: 0.0 }),
        BotKind::Hard => Some(Strength { playing: Playing::Policy, slack: 0.0 }),
    }
}
