//! Pebbles, a toy game with one of everything: hands, a bag, secret choices at the same time, a
//! reveal, a peek and moves that may be undone.
//!
//! Twelve cards, three in each hand. In each round everybody chooses a card in
//! secret and may change their mind until all have chosen; the highest takes
//! them all. Its owner places a pebble, may peek at the next player's hand, and
//! is done; then everybody draws. The honest game obeys every law; each
//! [`Fault`] breaks one.

mod fault;
mod rules;
mod view;
mod words;

use table::{
    Bag, Chance, Fingerprint, Game, Pile, Script, Seat, Seats, SetupError, Shared, Sink, Standings,
    Viewer,
};

pub(crate) use fault::{Content, Fault};
pub(crate) use view::View;
pub(crate) use words::{Action, Bank, Event, Refusal, Setup};

pub(crate) const CARDS: u8 = 12;
const HAND: usize = 3;

#[derive(Debug)]
pub(crate) struct Toy {
    content: Shared<Content>,
    seats: u8,
    round: u8,
    rounds: u8,
    players: [Player; 3],
    bag: Bag<u8, 12>,
    /// Who took the cards of this round, once they are turned up.
    winner: Option<Seat>,
    placed: bool,
    peeked: bool,
    /// Who moved last.
    last: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Player {
    hand: Pile<u8, HAND>,
    chosen: Option<u8>,
    won: Pile<u8, 12>,
    pebbles: [u8; 2],
}

impl Toy {
    fn empty(content: &'static Content, seats: u8, rounds: u8) -> Toy {
        Toy {
            content: Shared(content),
            seats,
            round: 0,
            rounds,
            players: Default::default(),
            bag: Bag::of([]),
            winner: None,
            placed: false,
            peeked: false,
            last: None,
        }
    }

    fn is(&self, fault: Fault) -> bool {
        self.content.fault == fault
    }

    fn is_over(&self) -> bool {
        self.round == self.rounds
    }

    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..usize::from(self.seats)).map(Seat::new)
    }

    fn neighbour(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % usize::from(self.seats))
    }

    fn may_peek(&self, seat: Seat) -> bool {
        let next = &self.players[self.neighbour(seat).index()];
        !self.peeked && (!self.is(Fault::ListsByWhatIsHidden) || next.hand.contains(3))
    }

    fn score(&self, seat: Seat) -> i32 {
        let player = &self.players[seat.index()];
        let cards: i32 = player.won.iter().map(|&card| i32::from(card)).sum();
        cards + i32::from(player.pebbles[0]) + 2 * i32::from(player.pebbles[1])
    }

    /// All cards wherever they are, for the law of conservation.
    pub(crate) fn cards(&self) -> Vec<u8> {
        let players = &self.players[..usize::from(self.seats)];
        let mut cards: Vec<u8> = players
            .iter()
            .flat_map(|player| player.hand.iter().chain(player.won.iter()))
            .chain(self.bag.cards())
            .copied()
            .collect();
        cards.sort_unstable();
        cards
    }
}

impl Clone for Toy {
    fn clone(&self) -> Toy {
        let last = if self.is(Fault::ForgetsWhenCloned) { None } else { self.last };
        Toy { last, ..*self }
    }
}

impl PartialEq for Toy {
    fn eq(&self, other: &Toy) -> bool {
        let careless = self.is(Fault::ForgetsWhenCloned);
        self.round == other.round
            && self.players == other.players
            && self.bag == other.bag
            && (self.winner, self.placed, self.peeked) == (other.winner, other.placed, other.peeked)
            && (careless || self.last == other.last)
    }
}

impl Game for Toy {
    const NAME: &'static str = "pebbles";

    type Content = Content;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn fingerprint(_: &Content) -> Fingerprint {
        Fingerprint::of([("pebbles.toml", "")])
    }

    fn start(
        content: &'static Content,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<Toy, SetupError> {
        if !(2..=3).contains(&setup.players) {
            let players = setup.players.into();
            return Err(SetupError::Players { game: "Pebbles", fewest: 2, most: 3, players });
        }
        let mut toy = Toy::empty(content, setup.players, if setup.short { 2 } else { 3 });
        toy.bag = Bag::of(1..=CARDS);
        for seat in toy.all() {
            for _ in 0..HAND {
                let card = toy.bag.draw(chance);
                toy.players[seat.index()].hold(card);
            }
        }
        Ok(toy)
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn to_act(&self) -> Seats {
        match self.winner {
            _ if self.is_over() => Seats::NONE,
            Some(winner) => Seats::only(winner),
            None => self.all().filter(|seat| self.players[seat.index()].chosen.is_none()).collect(),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = &self.players[seat.index()];
        if self.is_over() {
            if self.is(Fault::ActsAfterTheEnd) {
                out.push(Action::Done);
            }
        } else if self.winner == Some(seat) {
            if !self.placed {
                out.extend([Bank::Left, Bank::Right].map(Action::Place));
                if self.is(Fault::SharesANotation) {
                    out.push(Action::Place(Bank::Middle));
                }
            }
            if self.may_peek(seat) || self.is(Fault::ListsWhatItRefuses) {
                out.push(Action::Peek);
            }
            if self.placed && !self.is(Fault::ListsNothing) {
                out.push(Action::Done);
            }
        } else if self.winner.is_none() {
            let cards = player.hand.iter().filter(|&&card| player.chosen != Some(card));
            out.extend(cards.map(|&card| Action::Choose(card)));
            if self.is(Fault::ListsTwice) {
                out.extend(player.hand.iter().map(|&card| Action::Choose(card)));
            }
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if let Err(refusal) = self.check(seat, action) {
            fault::on_refusal(self, chance, events);
            return Err(refusal);
        }
        fault::on_apply(self, action, fault::listens(events));
        self.last = Some(seat);
        match action {
            Action::Choose(card) => self.choose(seat, card, events),
            Action::Place(bank) => {
                self.placed = true;
                self.players[seat.index()].pebbles[usize::from(bank == Bank::Right)] += 1;
                events.send(Event::Placed { seat, bank });
            }
            Action::Peek => {
                self.peeked = true;
                events.send(Event::Peeked { seat, marked: !self.is(Fault::PeeksUnmarked) });
            }
            Action::Done => self.finish_round(chance, events),
        }
        Ok(())
    }

    fn act_at_random(
        &mut self,
        seat: Seat,
        scratch: &mut Vec<Action>,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        if self.is(Fault::PlaysFavourites) {
            // The first of the list, whatever the luck.
            return table::act_from_list(self, seat, scratch, &mut Script::of([0]), events);
        }
        table::act_from_list(self, seat, scratch, chance, events);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> Toy {
        view.imagine(content, chance)
    }

    fn standings(&self) -> Option<Standings> {
        let scores: Vec<i32> = self.all().map(|seat| self.score(seat)).collect();
        fault::standings(self, Standings::rank(&scores, |_| 0))
    }
}
