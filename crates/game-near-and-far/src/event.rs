//! What happens in a game, as facts.

use story::{Key, OutcomeId};
use table::Seat;

use crate::{
    Animal, Building, How, Member, Opponent, Style,
    components::{Adventurer, Card, Cell, Faction, Space, Thing},
};

/// One fact. Cards, people and spaces are named by their ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// From 1.
        round: u32,
        /// Who begins.
        first: Seat,
    },
    /// A player takes the platypus (NF-628).
    PlatypusTaken {
        /// Who.
        seat: Seat,
    },
    /// A card is picked in the draft, in secret (NF-067).
    Picked {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// All packets go to the left (NF-070).
    PacketsPassed {
        /// How many cards they hold.
        left: u8,
    },
    /// An artifact is discarded face down (NF-075).
    Dropped {
        /// By whom.
        seat: Seat,
        /// Of which deck.
        advanced: bool,
    },
    /// Which one it was; only its owner knows.
    DroppedCard {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A starting hand is settled (NF-072).
    HandReady {
        /// Whose.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A visit takes place (NF-145).
    Visited {
        /// Who.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// A duel is declared (NF-217).
    Challenged {
        /// Who.
        seat: Seat,
        /// Whom.
        foe: Opponent,
        /// Where.
        building: Building,
        /// How.
        style: Style,
    },
    /// Both dice of a duel (NF-218).
    DuelRolled {
        /// The challenger.
        seat: Seat,
        /// The defender.
        foe: Opponent,
        /// The challenger’s die.
        die: u8,
        /// The defender’s die.
        against: u8,
    },
    /// A duel is decided: the challenger enters, or goes to Jail (NF-222, NF-223).
    Duelled {
        /// The challenger.
        seat: Seat,
        /// The defender.
        foe: Opponent,
        /// Whether the challenger won.
        won: bool,
        /// The challenger’s total.
        total: u8,
        /// The defender’s total.
        against: u8,
    },
    /// A card leads in, or past a threat (NF-311).
    Passed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A threat is ignored (NF-312).
    ShieldUsed {
        /// Who.
        seat: Seat,
        /// Its place in the stack.
        threat: u8,
    },
    /// A die is rolled again.
    Rerolled {
        /// Whose.
        seat: Seat,
        /// By which card.
        card: Card,
        /// What came.
        die: u8,
    },
    /// A card adds to a roll.
    Boosted {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// How much.
        add: u8,
    },
    /// Hearts are spent on a roll (NF-092).
    HeartsSpent {
        /// Who.
        seat: Seat,
        /// How many.
        hearts: u8,
    },
    /// Something is gained, lost or paid.
    Changed {
        /// Who.
        seat: Seat,
        /// Which of the three.
        how: How,
        /// What.
        thing: Thing,
        /// How much.
        amount: u8,
    },
    /// An adventurer is recruited, or joins for free (NF-167, NF-371).
    Recruited {
        /// By whom.
        seat: Seat,
        /// Who.
        adventurer: Adventurer,
        /// For so many coins, unless it is a reward.
        paid: Option<u8>,
    },
    /// A newcomer takes a member’s place, or stays out of the party (NF-175, NF-177).
    Placed {
        /// Whose party.
        seat: Seat,
        /// The newcomer.
        adventurer: Adventurer,
        /// Who makes room.
        replaced: Option<Member>,
    },
    /// An adventurer comes into the row (NF-178).
    Arrived {
        /// Who.
        adventurer: Adventurer,
    },
    /// The row is put aside for 1 food (NF-179).
    RowRefreshed {
        /// Who paid.
        seat: Seat,
    },
    /// A pack animal is bought (NF-187, NF-612).
    AnimalBought {
        /// By whom.
        seat: Seat,
        /// Which.
        animal: Animal,
    },
    /// A pack animal is given back to ignore a threat (NF-243).
    AnimalReturned {
        /// By whom.
        seat: Seat,
        /// Which.
        animal: Animal,
        /// The place in the stack of what was ignored.
        threat: u8,
    },
    /// Artifacts are drawn (NF-192, NF-196).
    ArtifactsDrawn {
        /// By whom.
        seat: Seat,
        /// From the basic deck.
        basic: u8,
        /// From the advanced deck.
        advanced: u8,
    },
    /// Which artifact it is; only the drawing player knows (NF-196).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An artifact that was drawn is kept (NF-193).
    Kept {
        /// By whom.
        seat: Seat,
        /// Of which deck.
        advanced: bool,
    },
    /// A treasure is drawn and shown (NF-258).
    TreasureDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A treasure is kept, or an owned one discarded (NF-247, NF-253, NF-254).
    TreasureMoved {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it is kept.
        kept: bool,
    },
    /// A world card is gained (NF-365).
    WorldGained {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A camp is dug into the mine (NF-203).
    Dug {
        /// By whom.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Its number.
        number: u8,
    },
    /// The party leaves town (NF-268).
    LeftTown {
        /// Whose.
        seat: Seat,
        /// With so many hearts.
        hearts: u8,
    },
    /// A step is taken (NF-275).
    Stepped {
        /// By whom.
        seat: Seat,
        /// On which map.
        map: u8,
        /// To this space.
        to: Space,
        /// Hearts paid for the space that was passed.
        hearts: u8,
    },
    /// Toxic water takes a heart (NF-586).
    WaterHurt {
        /// Whose.
        seat: Seat,
    },
    /// A die against a threat (NF-306).
    FightRolled {
        /// Whose.
        seat: Seat,
        /// Its place in the stack.
        threat: u8,
        /// Its difficulty.
        level: u8,
        /// The die.
        die: u8,
    },
    /// A fight against a threat is decided (NF-307, NF-309).
    Fought {
        /// Who fought.
        seat: Seat,
        /// Its place in the stack.
        threat: u8,
        /// Its difficulty.
        level: u8,
        /// The total.
        total: u8,
        /// Whether it is defeated.
        won: bool,
    },
    /// A quest is read (NF-336).
    Opened {
        /// Whose.
        seat: Seat,
        /// The passage.
        passage: Key,
    },
    /// A choice is made (NF-339).
    Chose {
        /// By whom.
        seat: Seat,
        /// The passage.
        passage: Key,
        /// Counted from 0.
        choice: u8,
    },
    /// A die in a quest (NF-341).
    QuestRolled {
        /// Whose.
        seat: Seat,
        /// For skill, not for combat.
        skill: bool,
        /// The number to reach.
        number: u8,
        /// The die.
        die: u8,
    },
    /// A quest succeeds (NF-343).
    Succeeded {
        /// Whose.
        seat: Seat,
        /// The passage.
        passage: Key,
        /// With this, where dice were rolled.
        total: Option<u8>,
        /// What is read.
        outcome: Option<OutcomeId>,
        /// Whether the bonus was reached.
        more: bool,
    },
    /// A quest fails (NF-345).
    Failed {
        /// Whose.
        seat: Seat,
        /// The passage.
        passage: Key,
        /// With this, where dice were rolled.
        total: Option<u8>,
    },
    /// A camp is built (NF-374).
    Camped {
        /// By whom.
        seat: Seat,
        /// On which map.
        map: u8,
        /// Where.
        space: Space,
        /// For so many hearts.
        hearts: u8,
    },
    /// A chief is claimed (NF-411).
    ChiefClaimed {
        /// By whom.
        seat: Seat,
        /// Of which faction.
        faction: Faction,
    },
    /// An artifact is bought (NF-396).
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody has placed all camps (NF-419).
    LastRound {
        /// Who.
        seat: Seat,
    },
    /// Nobody can place a camp any more (NF-705).
    StoodStill,
    /// What a player has reached (NF-426).
    Scored {
        /// Who.
        seat: Seat,
        /// In journey points.
        points: i16,
        /// The place.
        place: u8,
    },
}
