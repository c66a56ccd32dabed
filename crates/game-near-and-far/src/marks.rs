//! Whom an event is about, and the symbol of what happened, for the log.

use table::Seat;

use crate::{Event, Opponent};

impl Event {
    /// Whom it is about.
    pub(crate) fn seats(&self) -> [Option<Seat>; 2] {
        match *self {
            Event::Challenged { seat, foe, .. }
            | Event::DuelRolled { seat, foe, .. }
            | Event::Duelled { seat, foe, .. } => match foe {
                Opponent::Player(other) => [Some(seat), Some(other)],
                Opponent::Stranger(_) => [Some(seat), None],
            },
            Event::RoundBegan { .. }
            | Event::PacketsPassed { .. }
            | Event::Arrived { .. }
            | Event::StoodStill => [None, None],
            Event::PlatypusTaken { seat }
            | Event::Picked { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::DroppedCard { seat, .. }
            | Event::HandReady { seat, .. }
            | Event::Visited { seat, .. }
            | Event::Passed { seat, .. }
            | Event::ShieldUsed { seat, .. }
            | Event::Rerolled { seat, .. }
            | Event::Boosted { seat, .. }
            | Event::HeartsSpent { seat, .. }
            | Event::Changed { seat, .. }
            | Event::Recruited { seat, .. }
            | Event::Placed { seat, .. }
            | Event::RowRefreshed { seat }
            | Event::AnimalBought { seat, .. }
            | Event::AnimalReturned { seat, .. }
            | Event::ArtifactsDrawn { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Kept { seat, .. }
            | Event::TreasureDrawn { seat, .. }
            | Event::TreasureMoved { seat, .. }
            | Event::WorldGained { seat, .. }
            | Event::Dug { seat, .. }
            | Event::LeftTown { seat, .. }
            | Event::Stepped { seat, .. }
            | Event::WaterHurt { seat }
            | Event::FightRolled { seat, .. }
            | Event::Fought { seat, .. }
            | Event::Opened { seat, .. }
            | Event::Chose { seat, .. }
            | Event::QuestRolled { seat, .. }
            | Event::Succeeded { seat, .. }
            | Event::Failed { seat, .. }
            | Event::Camped { seat, .. }
            | Event::ChiefClaimed { seat, .. }
            | Event::Bought { seat, .. }
            | Event::LastRound { seat }
            | Event::Scored { seat, .. } => [Some(seat), None],
        }
    }

    /// The symbol of what happened.
    pub(crate) fn icon(&self) -> Option<&'static str> {
        match *self {
            Event::Challenged { .. } | Event::DuelRolled { .. } | Event::Duelled { .. } => {
                Some("sword")
            }
            Event::FightRolled { .. } | Event::Fought { .. } | Event::ShieldUsed { .. } => {
                Some("threat")
            }
            Event::Opened { .. } | Event::Chose { .. } | Event::QuestRolled { .. } => Some("book"),
            Event::Camped { .. } | Event::Dug { .. } | Event::LastRound { .. } => Some("camp"),
            Event::Bought { .. } => Some("artifact"),
            Event::TreasureDrawn { .. } | Event::TreasureMoved { .. } => Some("treasure"),
            Event::WorldGained { .. } => Some("world"),
            Event::Recruited { .. } => Some("adventurer"),
            Event::ChiefClaimed { faction, .. } => Some(faction.colour()),
            Event::LeftTown { .. } | Event::HeartsSpent { .. } | Event::WaterHurt { .. } => {
                Some("heart")
            }
            Event::Stepped { .. } => Some("movement"),
            Event::Changed { thing, .. } => Some(thing.icon()),
            Event::AnimalBought { animal, .. } | Event::AnimalReturned { animal, .. } => {
                Some(animal.word())
            }
            _ => None,
        }
    }
}
