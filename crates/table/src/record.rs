//! A game being played, with everything needed to play it again.

use crate::{Chance, Game, Happening, Pick, Recorder, Replay, ReplayError, Seat, SetupError};

/// One accepted action and the luck it used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move<A> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: A,
    /// The luck it took, in order.
    pub luck: Vec<Pick>,
}

/// Why the last move stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotUndo {
    /// No move was made yet.
    #[error("there is nothing to undo yet")]
    Nothing,
    /// Cards were drawn or dice rolled.
    #[error("the last move drew cards or rolled dice, and luck is not undone")]
    Luck,
    /// Somebody saw what was hidden.
    #[error("the last move showed something that was hidden, and nobody can forget it")]
    Reveal,
}

/// A game in progress: its setup, its moves with their luck, and the state they lead to.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    content: &'static G::Content,
    /// The edition of the rules it is played by.
    edition: u16,
    setup: G::Setup,
    opening: Vec<Pick>,
    moves: Vec<Move<G::Action>>,
    game: G,
    /// The states before the last moves, as far back as they can be undone.
    before: Vec<G>,
    /// What stands at the end of that.
    barrier: CannotUndo,
}

impl<G: Game> Record<G> {
    /// Sets up a game by the newest rules and writes down its luck.
    pub fn start(
        content: &'static G::Content,
        setup: &G::Setup,
        chance: &mut impl Chance,
    ) -> Result<Record<G>, SetupError> {
        Record::start_edition(content, G::EDITION, setup, chance)
    }

    /// Sets up a game by the rules of an edition and writes down its luck.
    pub fn start_edition(
        content: &'static G::Content,
        edition: u16,
        setup: &G::Setup,
        chance: &mut impl Chance,
    ) -> Result<Record<G>, SetupError> {
        let mut opening = Vec::new();
        let mut luck = Recorder::new(chance, &mut opening);
        let game = G::start_edition(content, edition, setup, &mut luck)?;
        Ok(Record {
            content,
            edition,
            setup: setup.clone(),
            opening,
            moves: Vec::new(),
            game,
            before: Vec::new(),
            barrier: CannotUndo::Nothing,
        })
    }

    /// Does `action` and writes it down, or refuses it and changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut impl Chance,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let before = self.game.clone();
        let mut luck = Vec::new();
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut Recorder::new(chance, &mut luck), &mut events)?;
        match CannotUndo::after(&luck, &events) {
            None => self.before.push(before),
            Some(barrier) => {
                self.before.clear();
                self.barrier = barrier;
            }
        }
        self.moves.push(Move { seat, action, luck });
        Ok(events)
    }

    /// Whether the last move can be undone, or why not.
    pub fn may_undo(&self) -> Result<(), CannotUndo> {
        if self.before.is_empty() { Err(self.barrier) } else { Ok(()) }
    }

    /// How many moves can be undone, one after another.
    pub fn undoable(&self) -> usize {
        self.before.len()
    }

    /// Takes the last move back, if it used no luck and showed nothing hidden.
    pub fn undo(&mut self) -> Result<Move<G::Action>, CannotUndo> {
        self.game = self.before.pop().ok_or(self.barrier)?;
        Ok(self.moves.pop().expect("a state to go back to was kept with each move"))
    }

    /// The game as it stood after the first `moves` moves, whatever they showed.
    pub fn rewound(&self, moves: usize) -> Result<Record<G>, ReplayError> {
        let mut replay = self.replay();
        replay.moves.truncate(moves);
        if moves < self.moves.len() {
            // The result belongs to the last move.
            replay.result = None;
        }
        replay.play(self.content, |_, _| {})
    }

    /// The state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The content it is played with.
    pub fn content(&self) -> &'static G::Content {
        self.content
    }

    /// The edition of the rules it is played by.
    pub fn edition(&self) -> u16 {
        self.edition
    }

    /// The setup it started from.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The luck of the setup.
    pub fn opening(&self) -> &[Pick] {
        &self.opening
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// The record as a file that can be replayed.
    pub fn replay(&self) -> Replay<G> {
        Replay::of(self)
    }
}

impl CannotUndo {
    fn after<E: Happening>(luck: &[Pick], events: &[E]) -> Option<CannotUndo> {
        if events.iter().any(Happening::reveals) {
            Some(CannotUndo::Reveal)
        } else if luck.is_empty() {
            None
        } else {
            Some(CannotUndo::Luck)
        }
    }
}
