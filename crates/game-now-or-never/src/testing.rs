//! Laying out positions, for tests that begin in the middle of a game.

use table::{Seat, Seats};

use crate::{
    Content, Open, Stage, Turn,
    components::{Find, GEAR_ROW, Gear, Good, SPECIALIST_ROW, Specialist, Specialists},
    stage::Question,
};

impl Open {
    /// Counts anew what follows from what was moved about.
    #[doc(hidden)]
    pub fn recount(&mut self, content: &Content) {
        for player in self.players.as_mut_slice() {
            player.recount(content);
        }
    }

    /// Begins the turn of `seat`.
    #[doc(hidden)]
    pub fn give_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.turn = Turn { from: self.player(seat).place, ..Turn::default() };
        self.pending.clear();
        self.pending.push(Question::Decision(Stage::Turn));
        self.stage = Stage::Turn;
        self.waiting = Seats::only(seat);
        (self.combat, self.roll) = (None, None);
    }

    /// Lets these villagers be in the row and these in the pile.
    #[doc(hidden)]
    pub fn lay_villagers(&mut self, row: [u8; Good::COUNT], pile: [u8; Good::COUNT]) {
        (self.villagers, self.villager_pile) = (row, pile);
    }

    /// Lets this gear be in the rows, and so many of each kind in the piles.
    #[doc(hidden)]
    pub fn lay_gear(&mut self, rows: [[Option<Gear>; GEAR_ROW]; 2], piles: [u8; Gear::COUNT]) {
        (self.gear, self.gear_pile) = (rows, piles);
    }

    /// Lets these specialists be in the row and these in the pile.
    #[doc(hidden)]
    pub fn lay_specialists(
        &mut self,
        row: [Option<Specialist>; SPECIALIST_ROW],
        pile: Specialists,
    ) {
        (self.specialists, self.specialist_pile) = (row, pile);
    }

    /// Lets the faces nobody has seen be these, by kind.
    #[doc(hidden)]
    pub fn lay_finds(&mut self, unseen: [u8; Find::COUNT]) {
        self.unseen_finds = unseen;
    }
}
