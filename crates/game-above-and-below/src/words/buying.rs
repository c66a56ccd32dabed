//! What a building or a villager on display costs, and what stands between a player and it.

use std::fmt;

use table::{Seat, Seen};

use super::training_cost;
use crate::{
    AboveAndBelow, Work,
    components::{Craft, Face, Kind},
    rules::symbols,
};

/// Why a player cannot have something on display in a turn of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// So many coins are missing.
    Coins(u16),
    /// An outpost needs an empty cave (AB-134).
    NoEmptyCave,
    /// No ready villager has a hammer (AB-126).
    NobodyBuilds,
    /// No ready villager has a quill (AB-154).
    NobodyTrains,
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Coins(1) => write!(f, "needs 1 more coin"),
            Obstacle::Coins(missing) => write!(f, "needs {missing} more coins"),
            Obstacle::NoEmptyCave => write!(f, "needs an empty cave"),
            Obstacle::NobodyBuilds => write!(f, "nobody ready to build"),
            Obstacle::NobodyTrains => write!(f, "nobody ready to train"),
        }
    }
}

/// What it costs before a discount; nothing if it is not on display.
pub fn price(seen: Seen<'_, AboveAndBelow>, work: Work) -> Option<u8> {
    match work {
        Work::Build(building) => Some(seen.content.card(building).cost),
        Work::Train(villager) => training_cost(seen, villager),
    }
}

/// What it costs when somebody with this face does it: a plus takes a coin off (AB-130, AB-157).
pub fn price_by(price: u8, work: Work, face: &Face) -> u8 {
    price.saturating_sub((craft(work, face) == Craft::Plus).into())
}

/// What stands between a player and something on display, what is missing for it alone first.
pub fn obstacle(seen: Seen<'_, AboveAndBelow>, seat: Seat, work: Work) -> Option<Obstacle> {
    let village = seen.view.open.village(seat);
    let faces = village.ready.iter().map(|one| seen.content.face(one));
    let able = faces.filter(|face| craft(work, face) != Craft::None);
    let price = price(seen, work)?;
    let least = able.map(|face| price_by(price, work, face)).min();
    let missing =
        u16::from(least.unwrap_or(price)).saturating_sub(symbols::purse(seen.content, village));
    let is_outpost = matches!(work, Work::Build(card) if card.kind() == Kind::Outpost);
    if missing > 0 {
        Some(Obstacle::Coins(missing))
    } else if is_outpost && village.empty_caves() == 0 {
        Some(Obstacle::NoEmptyCave)
    } else if least.is_some() {
        None
    } else {
        Some(match work {
            Work::Build(_) => Obstacle::NobodyBuilds,
            Work::Train(_) => Obstacle::NobodyTrains,
        })
    }
}

fn craft(work: Work, face: &Face) -> Craft {
    match work {
        Work::Build(_) => face.build,
        Work::Train(_) => face.train,
    }
}
