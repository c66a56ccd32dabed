//! Why something cannot be done, in a sentence the player can act on.

use table::Seat;

use crate::{Building, Stage, Token, Villager};

/// A refused action. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Scoring ends the game (AB-286).
    #[error("the game is over")]
    GameOver,
    /// Nobody sits there.
    #[error("there is no {seat} at this table")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// Another player decides (AB-055).
    #[error("it is the turn of {turn}")]
    NotYourTurn {
        /// Who decides.
        turn: Seat,
    },
    /// Something else is asked.
    #[error("now is the time to {}", now.asks())]
    NotNow {
        /// What is going on instead.
        now: Stage,
    },
    /// Exploring takes two (AB-065).
    #[error("exploring takes two ready villagers and you have {ready}")]
    TooFewToExplore {
        /// Ready villagers.
        ready: u8,
    },
    /// There is no card to draw (AB-068).
    #[error("no cave is left to explore")]
    NoCave,
    /// Somebody has to do it (AB-061).
    #[error("none of your villagers is ready")]
    NobodyReady,
    /// Nothing lies on a card (AB-150).
    #[error("there is nothing to harvest on your buildings")]
    NothingToHarvest,
    /// Nobody ready has a hammer (AB-126).
    #[error("no ready villager of yours has a hammer")]
    NobodyBuilds,
    /// Nobody ready has a quill (AB-154).
    #[error("no ready villager of yours has a quill")]
    NobodyTrains,
    /// It is not on display (AB-127).
    #[error("{building} is not on display")]
    NotOnDisplay {
        /// The card that was named.
        building: Building,
    },
    /// It is not in the row (AB-155).
    #[error("{villager} is not there to be trained")]
    NotInRow {
        /// The villager that was named.
        villager: Villager,
    },
    /// There is no credit (AB-133).
    #[error("that costs {cost} and you have {purse} to spend")]
    TooDear {
        /// What it costs.
        cost: u8,
        /// What there is.
        purse: u16,
    },
    /// An outpost needs a cave (AB-136).
    #[error("an outpost needs an empty cave, and you have none")]
    NoEmptyCave,
    /// Not one of those who can be chosen here.
    #[error("{villager} cannot be chosen for this")]
    NotThisVillager {
        /// The villager that was named.
        villager: Villager,
    },
    /// The party is too small, or empty.
    #[error("send {fewest} villagers or more")]
    TooFewSent {
        /// The fewest.
        fewest: u8,
    },
    /// Every good there is has a harvester (AB-148).
    #[error("each villager takes one good, and there are only {goods}")]
    TooManyHarvesters {
        /// Goods on the player's cards.
        goods: u8,
    },
    /// That payment does not fit (AB-269, AB-270).
    #[error("that does not pay the bill of {amount}")]
    WrongPayment {
        /// What is due.
        amount: u8,
    },
    /// There is nothing on that card (AB-147).
    #[error("there is nothing to take on {building}")]
    NothingOnCard {
        /// The card that was named.
        building: Building,
    },
    /// It is not in the stores (AB-183, AB-222).
    #[error("there is no {token} in your stores")]
    NotInStores {
        /// The token that was named.
        token: Token,
    },
    /// Only goods go on the track (AB-233).
    #[error("only goods go on the advancement track")]
    NotAGood,
    /// One change of the sale slot per turn (AB-188).
    #[error("you have changed what you sell in this turn")]
    SlotChanged,
    /// The sale slot is empty (AB-184).
    #[error("nothing of yours is for sale")]
    NothingForSale,
    /// That is for sale already (AB-188).
    #[error("a {token} is what you are selling")]
    ForSaleAlready {
        /// What is in the slot.
        token: Token,
    },
    /// One refresh per turn (AB-191).
    #[error("you have refreshed a row in this turn")]
    Refreshed,
    /// An empty row cannot be refreshed (AB-142).
    #[error("that row is empty")]
    EmptyRow,
    /// There is nothing to buy from them (AB-172, AB-179).
    #[error("{owner} has nothing to sell to you")]
    NotForSale {
        /// Who was named.
        owner: Seat,
    },
    /// A price is at least 3 and higher than what was refused (AB-173, AB-177).
    #[error("an offer is between {least} and {most} coins")]
    WrongPrice {
        /// The lowest offer.
        least: u16,
        /// The highest offer.
        most: u16,
    },
    /// There is no such choice, or it cannot be taken.
    #[error("choice {choice} is not open to you")]
    NoSuchChoice {
        /// What was named, counted from 1.
        choice: u8,
    },
    /// The number was not reached, or cannot be paid for (AB-119).
    #[error("you cannot claim {number}")]
    NotReached {
        /// What was named.
        number: u8,
    },
    /// There is nothing to use for it (AB-205).
    #[error("you have no {token} to use")]
    NothingToUse {
        /// What is lacking.
        token: Token,
    },
}

impl Stage {
    /// What is asked, after “now is the time to”.
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
            Stage::Rerolling => "roll dice again or keep them",
            Stage::Exerting => "exert villagers or leave it",
            Stage::Claiming => "pay for a number or decline",
            Stage::Picking => "pick a reward",
            Stage::Injuring => "say who is injured",
            Stage::Founding { .. } => "choose a building",
            Stage::Resting => "rest",
            Stage::Placing => "place your last goods",
            Stage::Over => "look at the scores",
        }
    }
}
