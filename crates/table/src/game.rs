//! The promise every game makes.

use std::{
    fmt::{self, Debug, Display},
    hash::Hash,
    ops::Deref,
    str::FromStr,
};

use serde::Serialize;

use crate::{
    Chance, Fingerprint, Happening, Names, NotationError, Seat, Seats, Sink, Standings, Viewer,
};

/// The rules of one game as a pure state machine.
///
/// The state has no public fields and cannot be serialised: what leaves it is
/// a [`Game::View`]. The laws in `table-laws` hold for every implementation.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// What the game is called in commands, addresses and replays.
    const NAME: &'static str;

    /// The newest edition of the rules. A change that would make a recorded game play otherwise
    /// raises it, and [`Game::start_edition`] goes on playing the older ones.
    const EDITION: u16 = 1;

    /// Everything printed on the components; checked when it is loaded.
    type Content: Send + Sync + 'static;
    /// Players and options, with a notation.
    type Setup: Clone
        + PartialEq
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// One click, with a notation.
    type Action: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// One fact about what happened.
    type Event: Happening<Content = Self::Content>
        + Clone
        + PartialEq
        + Debug
        + Send
        + Sync
        + 'static;
    /// All that one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Why an action is not possible, in a sentence for the player.
    type Refusal: std::error::Error + Send + Sync + 'static;

    /// What the content is known by; tables and replays name it.
    fn fingerprint(content: &Self::Content) -> Fingerprint;

    /// Sets the game up.
    fn start(
        content: &'static Self::Content,
        setup: &Self::Setup,
        chance: &mut impl Chance,
    ) -> Result<Self, SetupError>;

    /// Sets the game up by the rules of an edition up to [`Game::EDITION`].
    fn start_edition(
        content: &'static Self::Content,
        edition: u16,
        setup: &Self::Setup,
        chance: &mut impl Chance,
    ) -> Result<Self, SetupError> {
        debug_assert_eq!(edition, Self::EDITION, "a game with several editions tells them apart");
        Self::start(content, setup, chance)
    }

    /// How many play.
    fn seats(&self) -> usize;

    /// The seats that owe a decision: one, several at once (they choose in secret), or none: the
    /// game is over.
    fn to_act(&self) -> Seats;

    /// Adds everything `seat` may do now to `out`, always in the same order.
    ///
    /// Never empty for a seat in [`Game::to_act`]. A seat that owes nothing may still have actions:
    /// it has chosen in secret and may change its mind.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Does `action` in full, or refuses it with a reason and changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Why an action was refused, with what people and things are called.
    fn refusal_told(content: &Self::Content, refusal: &Self::Refusal, names: &Names) -> String {
        let _ = (content, names);
        refusal.to_string()
    }

    /// Lets `seat`, which must owe a decision, do one of its actions, each as likely as any other.
    ///
    /// The same as listing them, picking one and applying it, which is what it does unless a game
    /// knows a shorter way: random play does nothing else, and does it by the million. `scratch`
    /// is room for the list.
    #[inline]
    fn act_at_random(
        &mut self,
        seat: Seat,
        scratch: &mut Vec<Self::Action>,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) {
        act_from_list(self, seat, scratch, chance, events);
    }

    /// What `viewer` is entitled to know, and no more. The only way out of a state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// One whole world that could lie behind `view`. Bots search these.
    fn imagine(
        content: &'static Self::Content,
        view: &Self::View,
        chance: &mut impl Chance,
    ) -> Self;

    /// Scores and places, once the game is over.
    fn standings(&self) -> Option<Standings>;
}

/// Lists what `seat` may do, picks one of it and does that.
///
/// Kept out of line, so that a game with a shorter way pays nothing for the longer one.
#[inline(never)]
pub fn act_from_list<G: Game>(
    game: &mut G,
    seat: Seat,
    scratch: &mut Vec<G::Action>,
    chance: &mut impl Chance,
    events: &mut impl Sink<G::Event>,
) {
    scratch.clear();
    game.actions(seat, scratch);
    let action = scratch[chance.pick(scratch.len() as u32) as usize];
    let done = game.apply(seat, action, chance, events);
    debug_assert!(done.is_ok(), "what is listed is accepted");
}

/// Why a game cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many.
    #[error("{game} seats {}, not {players}", range(*fewest, *most))]
    Players {
        /// Which game.
        game: &'static str,
        /// The fewest it takes.
        fewest: usize,
        /// The most it takes.
        most: usize,
        /// How many were asked for.
        players: usize,
    },
    /// Whoever is to begin does not play.
    #[error("{first} cannot begin: of {players} players the last is {}", Seat::new(players - 1))]
    First {
        /// Who was named.
        first: Seat,
        /// How many play.
        players: usize,
    },
    /// Options that do not go together.
    #[error("{0}")]
    Impossible(&'static str),
    /// It rests on a word that the content does not have.
    #[error("the content of this game has no “{word}”")]
    Unknown {
        /// The word.
        word: String,
    },
}

/// `2 to 4 players`.
fn range(fewest: usize, most: usize) -> String {
    match (fewest, most) {
        (1, 1) => "1 player".to_owned(),
        (fewest, most) if fewest == most => format!("{most} players"),
        (fewest, most) => format!("{fewest} to {most} players"),
    }
}

/// Content shared by all states made from it: equal when it is the same, and silent in debug output.
pub struct Shared<T: 'static>(pub &'static T);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<T> {}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shared")
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        self.0
    }
}
