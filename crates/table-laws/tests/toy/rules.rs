//! The rules of Pebbles: what may be done, and what it does.

use table::{Chance, Seat, Sink};

use super::{Action, Bank, Event, Fault, Player, Refusal, Toy};

impl Toy {
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = &self.players[seat.index()];
        match action {
            Action::Choose(card) => {
                if self.is_over() || self.winner.is_some() {
                    return Err(Refusal::NotNow);
                }
                if !player.hand.contains(card) {
                    return Err(Refusal::NotInHand { card });
                }
                if player.chosen == Some(card) {
                    return Err(Refusal::AlreadyChosen { card });
                }
                Ok(())
            }
            Action::Place(_) | Action::Peek | Action::Done if self.winner != Some(seat) => {
                Err(Refusal::NotNow)
            }
            Action::Place(Bank::Middle) if !self.is(Fault::SharesANotation) => Err(Refusal::NotNow),
            Action::Place(_) if self.placed && !self.is(Fault::AcceptsUnlisted) => {
                Err(Refusal::AlreadyPlaced)
            }
            Action::Peek if !self.may_peek(seat) => Err(Refusal::AlreadyPeeked),
            Action::Done if !self.placed => Err(Refusal::NotPlaced),
            Action::Place(_) | Action::Peek | Action::Done => Ok(()),
        }
    }

    pub(super) fn choose(&mut self, seat: Seat, card: u8, events: &mut impl Sink<Event>) {
        self.players[seat.index()].chosen = Some(card);
        events.send(Event::Chose { seat });
        events.send(Event::ChoseCard { seat, card, shown: self.is(Fault::TellsTheChoice) });
        if !self.all().all(|seat| self.players[seat.index()].chosen.is_some()) {
            return;
        }
        let mut best = (0, seat);
        let mut cards = Vec::new();
        for seat in self.all() {
            let player = &mut self.players[seat.index()];
            let card = player.chosen.take().expect("everybody has chosen");
            let place = player.hand.place_of(card).expect("a chosen card is in the hand");
            player.hand.remove(place);
            events.send(Event::Revealed { seat, card, ragged: self.is(Fault::BreaksTheLine) });
            best = best.max((card, seat));
            cards.push(card);
        }
        if self.is(Fault::LosesACard) {
            cards.pop();
        }
        cards.sort_unstable();
        for card in cards {
            self.players[best.1.index()].won.push(card);
        }
        self.winner = Some(best.1);
        events.send(Event::Won { seat: best.1 });
    }

    pub(super) fn finish_round(&mut self, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        self.winner = None;
        self.placed = false;
        self.peeked = false;
        if !self.is(Fault::NeverEnds) {
            self.round += 1;
        } else if self.players[0].hand.is_empty() {
            // Nothing is left to choose, and still nobody stops.
            self.winner = Some(Seat::new(0));
        }
        if self.is_over() {
            return;
        }
        for seat in self.all() {
            if self.bag.is_empty() {
                return;
            }
            let card = self.bag.draw(chance);
            self.players[seat.index()].hold(card);
            events.send(Event::Drew { seat });
            events.send(Event::DrewCard { seat, card });
        }
    }
}

impl Player {
    /// Hands are kept in order, so that no order is there to be guessed.
    pub(super) fn hold(&mut self, card: u8) {
        let mut cards: Vec<u8> = self.hand.iter().copied().chain([card]).collect();
        cards.sort_unstable();
        self.hand = cards.into_iter().collect();
    }
}
