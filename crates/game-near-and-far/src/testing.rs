//! Laying out positions, for tests that begin in the middle of a game.

use table::Seat;

use crate::{
    Open, Stage, Turn,
    components::{Adventurer, Adventurers, Cards, Cells, Content, Kind, Spaces},
    stage::Question,
};

impl Open {
    /// Counts anew what follows from what was moved about: symbols, camps, the bag and the treasure
    /// deck.
    #[doc(hidden)]
    pub fn recount(&mut self, content: &Content) {
        self.camped = Spaces::NONE;
        self.mine = Cells::NONE;
        let mut away = self.aside.union(self.row.iter().flatten().copied().collect());
        let mut treasures = self.treasure_discards.union(self.drawn);
        for traveller in self.travellers.as_mut_slice() {
            traveller.recount_party(content);
            traveller.recount_cards(content);
            let placed = traveller.camps.len() + traveller.mine.len();
            traveller.placed = placed as u8 + traveller.defeated();
            self.camped = self.camped.union(traveller.camps);
            self.mine = self.mine.union(traveller.mine);
            self.threats &= !traveller.threats;
            away = away.union(traveller.owned);
            treasures = treasures.union(traveller.treasures());
        }
        let all: Adventurers = Adventurer::all().collect();
        self.bag = all.without(away);
        self.treasures = Cards::all_of(Kind::Treasure).without(treasures);
    }

    /// Begins the turn of `seat`.
    #[doc(hidden)]
    pub fn give_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.turn = Turn { from: self.traveller(seat).place, ..Turn::default() };
        self.pending.clear();
        self.pending.push(Question::Decision(Stage::Turn));
        self.stage = Stage::Turn;
        self.waiting = table::Seats::only(seat);
        (self.roll, self.page) = (None, None);
    }
}
