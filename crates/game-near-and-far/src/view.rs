//! What one viewer may know (RULES.md section 41).

use serde::Serialize;
use table::{Seat, Viewer};

use crate::{
    MOST_PLAYERS, NearAndFar, Open, Stage,
    components::{Cards, Kind},
};

/// A game as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct View {
    /// What lies face up.
    #[serde(flatten)]
    pub open: Open,
    /// Whose view it is; nobody’s for a spectator (NF-702).
    pub viewer: Option<Seat>,
    /// The own hand (NF-698).
    pub hand: Cards,
    /// The own draft packet, while it is looked at.
    pub packet: Cards,
    /// Artifacts just drawn, in the own turn.
    pub fresh: Cards,
    /// All hands, once the game is over (NF-701).
    pub hands: Option<[Cards; MOST_PLAYERS]>,
    /// Sizes of the artifact piles (NF-697).
    pub piles: Piles,
}

/// Sizes of what lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Piles {
    /// The basic deck.
    pub basic: u8,
    /// The advanced deck.
    pub advanced: u8,
    /// Basic artifacts discarded.
    pub basic_discards: u8,
    /// Advanced artifacts discarded.
    pub advanced_discards: u8,
    /// Cards in each draft packet.
    pub packets: [u8; MOST_PLAYERS],
    /// Basic and advanced artifacts just drawn.
    pub fresh: [u8; 2],
    /// Treasures in the deck.
    pub treasures: u8,
    /// Adventurers in the bag.
    pub bag: u8,
    /// Arcade cards in the deck.
    pub arcade: u8,
}

impl View {
    pub(crate) fn of(game: &NearAndFar, viewer: Viewer) -> View {
        let hidden = &game.hidden;
        let open = game.open;
        let size = |cards: Cards, kind| cards.of(kind).len() as u8;
        let seat = viewer.seat().filter(|seat| seat.index() < open.seats());
        let own = |cards: &[Cards; MOST_PLAYERS]| seat.map_or(Cards::NONE, |at| cards[at.index()]);
        let is_over = open.stage == Stage::Over;
        let is_active = seat == Some(open.active);
        View {
            open,
            viewer: seat,
            hand: own(&hidden.hands),
            packet: own(&hidden.packets),
            fresh: if is_active { hidden.fresh } else { Cards::NONE },
            hands: is_over.then_some(hidden.hands),
            piles: Piles {
                basic: size(hidden.deck, Kind::Basic),
                advanced: size(hidden.deck, Kind::Advanced),
                basic_discards: size(hidden.discards, Kind::Basic),
                advanced_discards: size(hidden.discards, Kind::Advanced),
                packets: hidden.packets.map(|packet| packet.len() as u8),
                fresh: [size(hidden.fresh, Kind::Basic), size(hidden.fresh, Kind::Advanced)],
                treasures: open.treasures.len() as u8,
                bag: open.bag.len() as u8,
                arcade: open.arcade.count_ones() as u8,
            },
        }
    }
}
