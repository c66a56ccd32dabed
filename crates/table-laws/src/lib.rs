//! The laws every game is tested against, over random play.
//!
//! A game's tests name the setups and what the laws cannot guess (the secrets,
//! what is conserved, the scores another way), and the laws do the rest:
//!
//! ```text
//! Laws::<Ferry>::of(content(), Setup::all())
//!     .games(200)
//!     .moves_at_most(300)
//!     .secret("cargo", |view| view.own_cargo())
//!     .conserved(|ferry| ferry.count_coins())
//!     .recomputed(|ferry| count_scores_by_hand(ferry))
//!     .check()
//!     .assert_thorough(2_000, &[]);
//! ```
//!
//! Seeds count from 0. A game is first played through, at random, and then
//! judged: [`play_out`] with the same content, setup and seed plays it again,
//! move for move. A broken law names setup, seed and move, and prints the
//! replay up to there.

mod broken;
mod golden;
mod law;
mod laws;
mod play;
mod tally;
mod test_table;
mod thrift;
mod trial;

pub use broken::{Broken, Scene};
pub use golden::{Gallery, Golden, Told};
pub use law::Law;
pub use play::{play_in_order, play_out, play_some, random_move};
pub use tally::Tally;
pub use test_table::{FirstSide, TestTable};
pub use thrift::{Counting, allocations, allocations_of_a_refusal, assert_thrifty};

use laws::secrets::Secret;
use table::Game;
use trial::Memory;

/// What a game's tests say about a state: fine, or what is wrong with it.
type Invariant<G> = Box<dyn Fn(&G) -> Result<(), String>>;
/// The scores by seat of a finished game, found another way than the rules do.
type Recount<G> = Box<dyn Fn(&G) -> Vec<i32>>;

/// How long a random game may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bound {
    /// It is over after so many moves at most.
    EndsWithin(usize),
    /// It may take longer and is then broken off.
    BrokenOffAfter(usize),
}

impl Bound {
    /// Whether a game that is not over after so many moves goes on, or the law it breaks.
    fn goes_on(self, moves: usize) -> Result<bool, String> {
        match self {
            Bound::EndsWithin(most) if moves >= most => {
                Err(format!("not over after {moves} moves"))
            }
            Bound::BrokenOffAfter(most) => Ok(moves < most),
            Bound::EndsWithin(_) => Ok(true),
        }
    }
}

/// The laws, and how thoroughly one game is held to them.
pub struct Laws<G: Game> {
    content: &'static G::Content,
    setups: Vec<G::Setup>,
    games: u64,
    bound: Bound,
    worlds: usize,
    tries: usize,
    playouts: usize,
    secrets: Vec<Secret<G>>,
    conserved: Vec<Invariant<G>>,
    recomputed: Option<Recount<G>>,
}

impl<G: Game> Laws<G> {
    /// The laws for a game with this content and these setups: every player count and option.
    pub fn of(content: &'static G::Content, setups: impl IntoIterator<Item = G::Setup>) -> Self {
        Laws {
            content,
            setups: setups.into_iter().collect(),
            games: 50,
            bound: Bound::EndsWithin(1000),
            worlds: 2,
            tries: 8,
            playouts: 2,
            secrets: Vec::new(),
            conserved: Vec::new(),
            recomputed: None,
        }
    }

    /// How many games are played of each setup; 50 unless said otherwise.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// How many moves a game may take, changes of mind not counted; 1000 unless said otherwise.
    #[must_use]
    pub fn moves_at_most(mut self, moves: usize) -> Self {
        self.bound = Bound::EndsWithin(moves);
        self
    }

    /// For a game that random players may never end: it is broken off after so many moves, changes
    /// of mind not counted, and held to the laws as far as it came.
    #[must_use]
    pub fn broken_off_after(mut self, moves: usize) -> Self {
        self.bound = Bound::BrokenOffAfter(moves);
        self
    }

    /// How many worlds each viewer imagines at each step; 2 unless said otherwise.
    #[must_use]
    pub fn worlds(mut self, worlds: usize) -> Self {
        self.worlds = worlds;
        self
    }

    /// How many listed and how many unlisted actions are tried for each seat at each step; 8 unless
    /// said otherwise.
    #[must_use]
    pub fn tries(mut self, tries: usize) -> Self {
        self.tries = tries;
        self
    }

    /// How many imagined worlds are played on to the end in each game; 2 unless said otherwise.
    #[must_use]
    pub fn playouts(mut self, playouts: usize) -> Self {
        self.playouts = playouts;
        self
    }

    /// Names a secret: what a seat reads in its own view and nobody else may know.
    ///
    /// Over the whole run each other viewer, the spectator too, must be wrong about it at least
    /// once for each owner, or that viewer's view tells it. What is told only in one part of the
    /// game shows if that part has a secret of its own: read `None` in the others.
    #[must_use]
    pub fn secret<T: PartialEq>(
        mut self,
        name: &'static str,
        read: impl Fn(&G::View) -> T + 'static,
    ) -> Self {
        self.secrets.push(Secret::new(name, read));
        self
    }

    /// Adds what holds in every state, true or imagined: no coin or card is made or lost.
    #[must_use]
    pub fn conserved(mut self, holds: impl Fn(&G) -> Result<(), String> + 'static) -> Self {
        self.conserved.push(Box::new(holds));
        self
    }

    /// Gives another way to find the scores by seat of a finished game; both must agree.
    #[must_use]
    pub fn recomputed(mut self, scores: impl Fn(&G) -> Vec<i32> + 'static) -> Self {
        self.recomputed = Some(Box::new(scores));
        self
    }

    /// Plays and judges all games; the first broken law ends it.
    pub fn verify(&self) -> Result<Tally, Broken> {
        let mut memory = Memory::new(self);
        for setup in &self.setups {
            for seed in 0..self.games {
                trial::try_game(self, &mut memory, setup, seed)?;
            }
        }
        memory.close()
    }

    /// Plays and judges all games, and panics with the whole story if a law is broken.
    pub fn check(&self) -> Tally {
        self.verify().unwrap_or_else(|broken| panic!("{broken}"))
    }
}
