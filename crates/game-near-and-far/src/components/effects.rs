//! What cards do while they are in play.

use serde::{Deserialize, Serialize};

use super::{Cost, Faction, Good, Goods, Symbols};
use crate::Building;

/// Everything a card does. Most cards do one thing; what they do not is empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effects {
    /// Symbols that count as if in the active party (NF-127 to NF-129).
    pub symbols: Symbols,
    /// Added to some rolls.
    pub roll: RollBonus,
    /// What visits bring (NF-144).
    pub visits: Vec<Visit>,
    /// What happens when something else does.
    pub triggers: Vec<(Trigger, Gain)>,
    /// A payment after a roll, once a roll.
    pub boost: Option<Boost>,
    /// A die may be rolled again.
    pub reroll: Option<Reroll>,
    /// Added to the value of each trade (NF-652).
    pub trade_value: u8,
    /// Further trades in a visit (NF-661).
    pub trade_extra: u8,
    /// Further artifacts at the General Store.
    pub extra_draw: u8,
    /// Treasures without a pack animal.
    pub treasure_slots: u8,
    /// Empty spaces passed for free in a turn (NF-647).
    pub free_passes: u8,
    /// A threat is passed for this (NF-311).
    pub skip_threat: Option<Cost>,
    /// Coins of each player on the space where a movement ends (NF-650).
    pub toll: u8,
    /// A camp on any empty space when it is bought (NF-658).
    pub places_camp: bool,
    /// One more adventurer of a faction that is there (NF-663).
    pub extra_same: bool,
    /// An occupied building is entered for this.
    pub no_duel: Option<Cost>,
    /// Coins off each recruit.
    pub cheaper: u8,
    /// Recruiting at the Mine (NF-679).
    pub recruit_at_mine: bool,
    /// Toxic water does no harm.
    pub ignores_water: bool,
    /// No mammoth is needed.
    pub ignores_mammoth: bool,
    /// Wins ties (NF-450).
    pub tiebreak: bool,
    /// Points at the end, besides those printed.
    pub score: i8,
    /// Points for each of something.
    pub per: Option<Per>,
    /// Points for the most of something.
    pub most: Option<Most>,
    /// Points on a condition.
    pub when: Option<When>,
}

/// What is added to rolls of each kind, the symbols apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RollBonus {
    /// In duels, when attacking.
    pub duel_attack: u8,
    /// In duels, when defending.
    pub duel_defend: u8,
    /// Against threats.
    pub threat: u8,
    /// Skill rolls of quests.
    pub quest_skill: u8,
    /// Combat rolls of quests.
    pub quest_combat: u8,
}

/// The rolls an effect works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rolls {
    /// Duels, attacking or defending.
    pub duel: bool,
    /// Fights against threats.
    pub threat: bool,
    /// Skill rolls of quests.
    pub quest_skill: bool,
    /// Combat rolls of quests.
    pub quest_combat: bool,
}

/// What a visit brings.
#[derive(Clone, PartialEq, Debug)]
pub struct Visit {
    /// To this building.
    pub building: Building,
    /// What is gained.
    pub gain: Gain,
}

/// Something gained by a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// Goods.
    pub goods: Goods<u8>,
    /// Hearts.
    pub hearts: u8,
    /// Artifacts drawn from either deck, kept or discarded at once (NF-675).
    pub artifacts: u8,
    /// One more of the kind of the space (NF-677).
    pub matching: u8,
}

/// What a card waits for; it happens to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all(serialize = "snake_case", deserialize = "kebab-case"))]
pub enum Trigger {
    /// A duel is won.
    DuelWon,
    /// A threat is defeated.
    ThreatDefeated,
    /// A camp is built on a coin or gem space.
    CampOnResource,
    /// Treasures are drawn; once a draw (NF-674).
    TreasureDrawn,
    /// A quest succeeds.
    QuestWon,
    /// A quest fails.
    QuestFailed,
    /// An adventurer is recruited.
    Recruited,
    /// A movement ends on a space with another player's camp.
    OnRivalCamp,
}

/// A payment after a roll (NF-671).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boost {
    /// On which rolls.
    pub rolls: Rolls,
    /// What is paid.
    pub cost: Cost,
    /// What is added.
    pub add: u8,
}

/// A die that may be rolled again; the second result stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reroll {
    /// On which rolls.
    pub rolls: Rolls,
    /// Only once a turn; otherwise once each roll.
    pub once_a_turn: bool,
}

/// What is counted at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Coins, gems or food.
    Good(Good),
    /// Faction tokens of all colours.
    Tokens,
    /// Bought artifacts.
    Artifacts,
    /// Bought artifacts without this one.
    OtherArtifacts,
    /// Defeated threats.
    Threats,
    /// Treasures.
    Treasures,
    /// Placed camps.
    Camps,
    /// Trade routes, controlled alone or together.
    Routes,
    /// Adventurers of a faction, active or not (NF-646).
    Adventurers(Faction),
}

/// Points for each of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Per {
    /// What is counted.
    pub what: Count,
    /// How many make one.
    pub every: u8,
    /// Points for each.
    pub points: u8,
    /// At most so many points.
    pub most: Option<u8>,
}

/// Points for the most of something (NF-448).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Most {
    /// What is counted.
    pub what: Count,
    /// For the sole most.
    pub first: u8,
    /// For the sole second.
    pub second: u8,
    /// For a shared first.
    pub tied: u8,
}

/// Points on a condition of reputation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct When {
    /// At least this if positive, at most this if negative.
    pub reputation: i8,
    /// The points.
    pub points: u8,
}
