//! What happens in a game, as facts.

use story::Key;
use table::Seat;

use crate::{
    Building, Cave, Token, Villager,
    components::{OutcomeId, Thing},
    rules::scoring::Part,
};

/// Coins, reputation or tokens that come or go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// What.
    pub thing: Thing,
    /// How much.
    pub amount: u8,
}

/// One fact. Cards and villagers are named by their ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins (AB-221).
    RoundBegan {
        /// 1 to 7.
        round: u8,
        /// Who begins.
        first: Seat,
    },
    /// A villager is turned up in the row (AB-203).
    VillagerArrived {
        /// Who.
        villager: Villager,
    },
    /// A building is turned up in its row (AB-140).
    CardTurnedUp {
        /// Which.
        building: Building,
    },
    /// The top of the cave pile is seen (AB-069).
    CaveSeen {
        /// Which.
        cave: Cave,
    },
    /// A player passes (AB-196).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A Cave Cat does as it likes (AB-250).
    CatRefused {
        /// Whose.
        seat: Seat,
        /// Which.
        villager: Villager,
        /// What was rolled.
        die: u8,
    },
    /// A Cave Cat obeys (AB-250).
    CatObeyed {
        /// Whose.
        seat: Seat,
        /// Which.
        villager: Villager,
        /// What was rolled.
        die: u8,
    },
    /// A party sets out (AB-066, AB-067).
    SetOut {
        /// Whose.
        seat: Seat,
        /// How many.
        party: u8,
        /// Into which cave.
        cave: Cave,
    },
    /// A passage is opened (AB-071, AB-118).
    Opened {
        /// Whose party.
        seat: Seat,
        /// The die, where one was rolled.
        die: Option<u8>,
        /// The passage.
        passage: Key,
    },
    /// A party decides what to do (AB-078).
    Chose {
        /// Whose.
        seat: Seat,
        /// The passage.
        passage: Key,
        /// The choice, counted from 0.
        choice: u8,
    },
    /// A villager rolls for lanterns (AB-081).
    Rolled {
        /// Whose.
        seat: Seat,
        /// Who.
        villager: Villager,
        /// What was rolled; adventurers roll none (AB-330).
        die: Option<u8>,
        /// What it gives.
        lanterns: u8,
        /// Whether it was rolled again (AB-088).
        again: bool,
    },
    /// A villager is exerted (AB-093).
    Exerted {
        /// Whose.
        seat: Seat,
        /// Who.
        villager: Villager,
    },
    /// What a party did succeeds (AB-098, AB-117).
    Succeeded {
        /// Whose.
        seat: Seat,
        /// The number that counts, where there was one.
        number: Option<u8>,
        /// What is read.
        outcome: OutcomeId,
    },
    /// What a party did fails (AB-104).
    Failed {
        /// Whose.
        seat: Seat,
        /// The passage.
        passage: Key,
        /// The choice, counted from 0.
        choice: u8,
        /// Their lanterns.
        lanterns: u8,
        /// What is read, if anything.
        outcome: Option<OutcomeId>,
    },
    /// Somebody gains something.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        gain: Gain,
    },
    /// Somebody loses something.
    Lost {
        /// Who.
        seat: Seat,
        /// What.
        gain: Gain,
    },
    /// Somebody pays something (AB-078, AB-268).
    Paid {
        /// Who.
        seat: Seat,
        /// What.
        gain: Gain,
        /// Whether it pays for a building, a villager or new cards, which are told next.
        for_purchase: bool,
    },
    /// A villager is injured by what happened (AB-122).
    Injured {
        /// Whose.
        seat: Seat,
        /// Who.
        villager: Villager,
    },
    /// A villager joins without being trained (AB-111).
    Joined {
        /// Whom.
        seat: Seat,
        /// Who.
        villager: Villager,
    },
    /// A cave becomes a player's (AB-102, AB-124).
    CaveFound {
        /// Whose.
        seat: Seat,
        /// Which.
        cave: Cave,
    },
    /// A cave goes under the pile (AB-104).
    CaveLost {
        /// Which.
        cave: Cave,
    },
    /// A building is bought, or taken for free (AB-127, AB-125).
    Built {
        /// By whom.
        seat: Seat,
        /// Which.
        building: Building,
        /// What was paid, tokens used as coins included.
        paid: u8,
    },
    /// Goods are put on a card that has just been built (AB-271, AB-272).
    Stocked {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Token,
        /// How many.
        count: u8,
        /// On which card.
        building: Building,
    },
    /// A villager is trained (AB-155).
    Trained {
        /// By whom.
        seat: Seat,
        /// Who.
        villager: Villager,
        /// What was paid.
        paid: u8,
    },
    /// Villagers labour (AB-165).
    Labored {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A good is taken from a card (AB-147).
    Harvested {
        /// By whom.
        seat: Seat,
        /// Which.
        good: Token,
        /// From which card.
        building: Building,
    },
    /// A good is put on the advancement track (AB-222).
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        good: Token,
        /// The slot, counted from 1.
        slot: u8,
    },
    /// A token is put for sale (AB-183).
    ForSale {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
    },
    /// A token is taken back from sale (AB-184).
    Withdrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Token,
    },
    /// An offer is made (AB-176).
    Offered {
        /// Who offers.
        buyer: Seat,
        /// To whom.
        owner: Seat,
        /// For what.
        token: Token,
        /// How much.
        price: u16,
    },
    /// An offer is accepted (AB-175).
    Sold {
        /// Who buys.
        buyer: Seat,
        /// Who sells.
        owner: Seat,
        /// What.
        token: Token,
        /// For how much.
        price: u16,
    },
    /// An offer is refused (AB-174).
    OfferRefused {
        /// Who offered.
        buyer: Seat,
        /// Who refused.
        owner: Seat,
        /// How much it was.
        price: u16,
    },
    /// A row is replaced (AB-189).
    RowRefreshed {
        /// By whom.
        seat: Seat,
        /// Which.
        row: crate::Row,
    },
    /// A cider is put on the board (AB-202).
    CiderPoured,
    /// Those who started exhausted are ready (AB-026).
    StartersWoke,
    /// A villager recovers by one step (AB-205, AB-207).
    Recovered {
        /// Whose.
        seat: Seat,
        /// Who.
        villager: Villager,
        /// By what: a potion, a cider, or a bed.
        by: Option<Token>,
        /// Whether they are ready now; exhausted otherwise.
        ready: bool,
    },
    /// A player collects coins (AB-215).
    Income {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// A good grows on a card again (AB-219).
    Regrown {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Token,
        /// On which card.
        building: Building,
    },
    /// The action part of the last round is over (AB-200).
    GameEnded,
    /// A part of a player's score (AB-287).
    Scored {
        /// Whose.
        seat: Seat,
        /// For what.
        part: Part,
        /// How much.
        points: i16,
    },
    /// A player's score is summed up (AB-287, AB-316).
    Total {
        /// Whose.
        seat: Seat,
        /// How much.
        points: i16,
        /// Which place it makes.
        place: u8,
    },
}
