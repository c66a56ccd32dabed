//! One action being played: what every chapter of a game's rules works with.

use crate::{Chance, Game, Sink};

/// The context of the rules while an action is performed: the state, the source of luck, and where
/// facts go.
///
/// Chapters take this one value instead of three. They change `game`, ask `chance`, and tell what
/// happened with [`Play::send`]. Checks take the state alone, because they may not change it.
pub struct Play<'a, G, C, S> {
    /// The state.
    pub game: &'a mut G,
    /// The source of luck.
    pub chance: &'a mut C,
    /// Whoever listens to what happens.
    pub events: &'a mut S,
}

impl<'a, G: Game, C: Chance, S: Sink<G::Event>> Play<'a, G, C, S> {
    /// The context of one action on `game`.
    #[inline]
    pub fn new(game: &'a mut G, chance: &'a mut C, events: &'a mut S) -> Self {
        Play { game, chance, events }
    }

    /// Whether anybody listens. Where nobody does, an event that is dear to make need not be.
    pub const LISTENS: bool = S::LISTENS;

    /// Tells what happened.
    #[inline]
    pub fn send(&mut self, event: G::Event) {
        self.events.send(event);
    }

    /// Rolls a six-sided die, 1 to 6.
    #[inline]
    pub fn d6(&mut self) -> u32 {
        self.chance.d6()
    }
}
