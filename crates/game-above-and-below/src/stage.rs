//! What is going on: whose question it is, and what it is about.

use serde::Serialize;
use table::Seat;

use crate::{Building, Row, Villager};

/// What is going on. All but [`Stage::Resting`], [`Stage::Placing`] and [`Stage::Answering`] is a
/// question to the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Stage {
    /// A turn: free actions, then a normal action or a pass (AB-056, AB-057).
    Turn,
    /// A price is named for what `owner` has for sale (AB-176).
    Bidding {
        /// Whose sale slot.
        owner: Seat,
    },
    /// `owner` answers an offer (AB-174).
    Answering {
        /// Who is asked.
        owner: Seat,
        /// What is offered.
        price: u16,
    },
    /// Villagers are gathered.
    Gathering {
        /// For what.
        task: Task,
    },
    /// One who builds or trains is chosen.
    Assigning {
        /// What is bought.
        work: Work,
    },
    /// Ciders and potions may be used as coins (AB-268).
    Paying {
        /// What is paid.
        bill: Bill,
    },
    /// Goods are taken from cards (AB-147).
    Harvesting {
        /// How many more.
        left: u8,
    },
    /// The party decides what to do (AB-078).
    Choosing,
    /// Dice may be rolled again (AB-088).
    Rerolling,
    /// Villagers may be exerted (AB-093).
    Exerting,
    /// A number that was reached is paid for or not (AB-119).
    Claiming,
    /// One of several rewards is picked (AB-120).
    Picking,
    /// One of the party is injured (AB-122).
    Injuring,
    /// A building is taken for free (AB-125).
    Founding {
        /// The highest cost.
        most: u8,
    },
    /// Everyone rests (AB-205, AB-207).
    Resting,
    /// The last goods are placed, where their order matters (AB-223).
    Placing,
    /// The game is over.
    Over,
}

/// What villagers are gathered for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// Two or more (AB-065).
    Explore,
    /// One for each good (AB-147).
    Harvest,
    /// One or more (AB-165).
    Labor,
}

/// What one villager does alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Work {
    /// Buys this card.
    Build(Building),
    /// Buys this villager.
    Train(Villager),
}

/// Something to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bill {
    /// In coins.
    pub amount: u8,
    /// What for.
    pub purpose: Purpose,
}

/// What is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Purpose {
    /// A building or a villager.
    Work(Work),
    /// New cards in a row.
    Refresh(Row),
    /// A choice of the passage, counted from 0, or extra lanterns for it.
    Choice(u8),
    /// An explore number.
    Number(u8),
}

/// The deepest that questions nest: the bill for new cards, in a turn.
pub(crate) const MOST_PENDING: usize = 3;

/// What may be pending: a question to somebody, or what goes on by itself once nothing lies above it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Somebody decides.
    Decision(Stage),
    /// What was bought is handed over (AB-145, AB-158).
    Buy {
        /// What it is.
        work: Work,
        /// What it cost.
        paid: u8,
    },
    /// New cards are laid out (AB-190).
    Refresh(Row),
    /// The party does what it has chosen (AB-081).
    CarryOut,
    /// An explore number counts (AB-098).
    Reach {
        /// Which one of the choice, counted from 0.
        tier: u8,
    },
    /// What is left of the effects of an outcome happens (AB-101).
    Effects,
}

impl Stage {
    /// The one player who is asked; none where all are who still owe something.
    #[inline]
    pub(crate) fn asks_only(self, active: Seat) -> Option<Seat> {
        match self {
            Stage::Resting | Stage::Placing | Stage::Over => None,
            Stage::Answering { owner, .. } => Some(owner),
            Stage::Turn
            | Stage::Bidding { .. }
            | Stage::Gathering { .. }
            | Stage::Assigning { .. }
            | Stage::Paying { .. }
            | Stage::Harvesting { .. }
            | Stage::Choosing
            | Stage::Rerolling
            | Stage::Exerting
            | Stage::Claiming
            | Stage::Picking
            | Stage::Injuring
            | Stage::Founding { .. } => Some(active),
        }
    }

    /// What is asked, after “first”.
    pub(crate) fn asks(self) -> &'static str {
        match self {
            Stage::Turn => "take a turn",
            Stage::Bidding { .. } => "name a price",
            Stage::Answering { .. } => "answer an offer",
            Stage::Gathering { .. } => "choose who goes",
            Stage::Assigning { .. } => "choose who does it",
            Stage::Paying { .. } => "pay",
            Stage::Harvesting { .. } => "take what was harvested",
            Stage::Choosing => "choose what your party does",
            Stage::Rerolling => "roll dice again, or keep them",
            Stage::Exerting => "exert villagers, or stop",
            Stage::Claiming => "pay for a number, or decline",
            Stage::Picking => "pick a reward",
            Stage::Injuring => "choose who is injured",
            Stage::Founding { .. } => "choose a building",
            Stage::Resting => "rest",
            Stage::Placing => "place your last goods",
            Stage::Over => "look at the scores",
        }
    }
}
