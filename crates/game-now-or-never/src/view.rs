//! What one viewer may know (RULES.md section 33).

use serde::Serialize;
use table::{Seat, Viewer};

use crate::{
    MOST_PLAYERS, NowOrNever, Open,
    components::{Deck, Orders, Quests},
    state::OrderStack,
};

/// A game as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct View {
    /// What lies face up.
    #[serde(flatten)]
    pub open: Open,
    /// Whose view it is; nobody’s for a spectator (NN-611).
    pub viewer: Option<Seat>,
    /// The own hand (NN-609).
    pub hand: Quests,
    /// Cards of the own hand that are to be kept, in setup.
    pub kept: Quests,
    /// Quest cards just drawn, in the own turn.
    pub fresh: Quests,
    /// Orders just drawn, in the own turn (NN-234).
    pub drawn_orders: Orders,
    /// Orders that the viewer put under the stack (NN-234).
    pub placed_orders: Orders,
    /// The order stack as far as it is known.
    #[serde(skip)]
    pub(crate) orders: OrderStack,
    /// Sizes of what lies face down.
    pub piles: Piles,
}

/// Sizes of what lies face down (NN-062).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Piles {
    /// Quest cards: basic, artifact, advanced.
    pub quests: [u8; Deck::COUNT],
    /// Orders in the stack.
    pub orders: u8,
    /// Orders just drawn.
    pub drawn_orders: u8,
    /// Villagers.
    pub villagers: u8,
    /// Red and blue gear.
    pub gear: [u8; 2],
    /// Specialists.
    pub specialists: u8,
}

impl View {
    pub(crate) fn of(game: &NowOrNever, viewer: Viewer) -> View {
        let (hidden, open) = (&game.hidden, game.open);
        let seat = viewer.seat().filter(|seat| seat.index() < open.seats());
        let own =
            |cards: &[Quests; MOST_PLAYERS]| seat.map_or(Quests::NONE, |at| cards[at.index()]);
        let is_active = seat == Some(open.active);
        let content = &*game.content;
        View {
            open,
            viewer: seat,
            hand: own(&hidden.hands),
            kept: own(&hidden.kept),
            fresh: if is_active { hidden.fresh } else { Quests::NONE },
            drawn_orders: if is_active { hidden.drawn_orders } else { Orders::NONE },
            placed_orders: hidden.orders.placed_by(seat),
            orders: hidden.orders.seen_by(seat),
            piles: Piles {
                quests: Deck::ALL.map(|deck| hidden.quests.of(deck).len() as u8),
                orders: hidden.orders.len() as u8,
                drawn_orders: hidden.drawn_orders.len() as u8,
                villagers: open.villagers_left(),
                gear: content.gear_left(&open.gear_pile),
                specialists: open.specialists_left() as u8,
            },
        }
    }
}
