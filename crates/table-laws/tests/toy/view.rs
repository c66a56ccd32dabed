//! What one viewer of Pebbles may know, and the worlds that could lie behind it.

use serde::Serialize;
use table::{Bag, Chance, Seat, Viewer};

use super::{CARDS, Content, Fault, HAND, Player, Toy};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    viewer: Option<Seat>,
    round: u8,
    rounds: u8,
    pub(crate) players: Vec<PlayerView>,
    bag: usize,
    winner: Option<Seat>,
    placed: bool,
    peeked: bool,
    last: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct PlayerView {
    /// `None` for the hand of another player.
    pub(crate) hand: Option<Vec<u8>>,
    cards_in_hand: usize,
    pub(crate) chosen: Choice,
    pub(crate) won: Vec<u8>,
    pub(crate) pebbles: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) enum Choice {
    Open,
    Hidden,
    Card(u8),
}

impl View {
    pub(super) fn of(toy: &Toy, viewer: Viewer) -> View {
        View {
            viewer: viewer.seat(),
            round: toy.round,
            rounds: toy.rounds,
            players: toy.all().map(|seat| PlayerView::of(toy, viewer, seat)).collect(),
            bag: toy.bag.len(),
            winner: toy.winner,
            placed: toy.placed,
            peeked: toy.peeked,
            last: toy.last,
        }
    }

    /// What the viewer's own row shows.
    pub(crate) fn own(&self) -> Option<&PlayerView> {
        self.viewer.map(|seat| &self.players[seat.index()])
    }

    pub(super) fn imagine(&self, content: &'static Content, chance: &mut impl Chance) -> Toy {
        let mut toy = Toy::empty(content, self.players.len() as u8, self.rounds);
        (toy.round, toy.winner, toy.last) = (self.round, self.winner, self.last);
        (toy.placed, toy.peeked) = (self.placed, self.peeked);

        let mut unseen: Vec<u8> = (1..=CARDS).collect();
        let mut known: Vec<Vec<u8>> = Vec::new();
        for player in &self.players {
            let mut hand = player.hand.clone().unwrap_or_default();
            if let (None, Choice::Card(card)) = (&player.hand, player.chosen) {
                hand.push(card);
            }
            unseen.retain(|card| !hand.contains(card) && !player.won.contains(card));
            known.push(hand);
        }
        for (index, (view, hand)) in self.players.iter().zip(known).enumerate() {
            let mut player = Player {
                hand: Default::default(),
                chosen: None,
                won: view.won.iter().copied().collect(),
                pebbles: view.pebbles,
            };
            hand.into_iter().for_each(|card| player.hold(card));
            while player.hand.len() < view.cards_in_hand {
                player.hold(unseen.remove(chance.pick(unseen.len() as u32) as usize));
            }
            player.chosen = match view.chosen {
                Choice::Open => None,
                Choice::Card(card) => Some(card),
                Choice::Hidden if toy.is(Fault::ForgetsWhoChose) => None,
                Choice::Hidden if toy.is(Fault::ImaginesAnImpossibleChoice) => Some(CARDS + 1),
                Choice::Hidden => {
                    let place = chance.pick(player.hand.len() as u32) as usize;
                    Some(player.hand.as_slice()[place])
                }
            };
            toy.players[index] = player;
        }
        if let (true, Some(card)) = (toy.is(Fault::ImaginesOneCardTwice), unseen.first().copied()) {
            unseen.fill(card);
        }
        toy.bag = Bag::of(unseen);
        toy
    }
}

impl PlayerView {
    fn of(toy: &Toy, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = &toy.players[seat.index()];
        let own = viewer == Viewer::Seat(seat);
        let peeks = toy.peeked
            && toy.winner.is_some_and(|winner| {
                viewer == Viewer::Seat(winner) && seat == toy.neighbour(winner)
            });
        let leaks = match toy.content.fault {
            Fault::ShowsHandsToAll => true,
            Fault::ShowsHandsToSpectators => viewer == Viewer::Spectator,
            Fault::ShowsTheFirstHandToTheSecond => {
                (viewer, seat) == (Viewer::Seat(Seat::new(1)), Seat::new(0))
            }
            _ => false,
        };
        debug_assert!(player.hand.len() <= HAND);
        PlayerView {
            hand: (own || peeks || leaks).then(|| player.hand.as_slice().to_vec()),
            cards_in_hand: player.hand.len(),
            chosen: match player.chosen {
                None => Choice::Open,
                Some(card) if own || toy.is(Fault::ShowsTheChoice) => Choice::Card(card),
                Some(_) => Choice::Hidden,
            },
            won: player.won.as_slice().to_vec(),
            pebbles: player.pebbles,
        }
    }
}
