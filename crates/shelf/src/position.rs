//! What one seat may know and do at one moment: all that a bot is given.
//!
//! A [`Position`] holds the view of its seat and the listed actions, and no record, no true state and
//! no luck. It can be sent to another thread and outlives the game it was taken from.

use bots::{Bot, BotKind, Budget};
use table::Seat;

use crate::{Held, Volume};

/// A decision that a seat may take, with what the seat may know; its types are erased.
pub trait Position: Send {
    /// Whose decision it is.
    fn seat(&self) -> Seat;

    /// What a bot would do, in notation. The same seed and number of iterations give the same action.
    fn decide(&self, kind: BotKind, budget: Budget, seed: u64) -> String;

    /// What a bot thinks of every action, the best first.
    fn advise(&self, kind: BotKind, budget: Budget, seed: u64) -> Vec<Opinion>;
}

/// What a bot thinks of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// Its place among the actions of the seat.
    pub index: usize,
    /// In notation.
    pub action: String,
    /// The score it expects in the end.
    pub score: f32,
    /// How far off that may be: one standard error.
    pub doubt: f32,
}

/// A position of the game `V`.
pub(crate) struct PositionOf<V: Volume> {
    pub(crate) seat: Seat,
    pub(crate) view: V::View,
    /// Never empty.
    pub(crate) actions: Vec<V::Action>,
    /// Held, so that the content is there for as long as somebody thinks about it.
    pub(crate) content: Held<V::Content>,
}

impl<V: Volume> PositionOf<V> {
    fn with_bot<T>(
        &self,
        (kind, budget, seed): (BotKind, Budget, u64),
        think: impl FnOnce(&mut Bot<V>) -> T,
    ) -> T {
        #[expect(unsafe_code, reason = "a bot refers to its content without counting")]
        // SAFETY: the bot and the worlds it imagines are gone at the end of this function; what it
        // answers is words and numbers. `self` holds the content until then.
        let content = unsafe { self.content.uncounted() };
        think(&mut Bot::new(kind, content, seed).with_budget(budget))
    }
}

impl<V: Volume> Position for PositionOf<V> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn decide(&self, kind: BotKind, budget: Budget, seed: u64) -> String {
        self.with_bot((kind, budget, seed), |bot| {
            bot.decide(self.seat, &self.actions, || self.view.clone()).to_string()
        })
    }

    fn advise(&self, kind: BotKind, budget: Budget, seed: u64) -> Vec<Opinion> {
        self.with_bot((kind, budget, seed), |bot| {
            let advice = bot.advise(self.seat, &self.actions, || self.view.clone());
            let place = |action| self.actions.iter().position(|known| *known == action);
            let opinions = advice.into_iter().map(|advice| Opinion {
                index: place(advice.action).expect("a bot judges what is listed"),
                action: advice.action.to_string(),
                score: advice.score,
                doubt: advice.doubt,
            });
            opinions.collect()
        })
    }
}
