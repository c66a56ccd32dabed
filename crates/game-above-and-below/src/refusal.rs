//! Why something cannot be done, in a sentence the player can act on.

use std::fmt;

use table::{Names, Seat};

use crate::{
    Building, Stage, Token, Villager, Villagers,
    components::{Content, MOST_NUMBERS, Sign, Thing},
};

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
    #[error("it is {turn}’s turn")]
    NotYourTurn {
        /// Who decides.
        turn: Seat,
    },
    /// Something else is asked.
    #[error("first {}", now.asks())]
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
    #[error("none of your ready villagers has a hammer")]
    NobodyBuilds,
    /// Nobody ready has a quill (AB-154).
    #[error("none of your ready villagers has a quill")]
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
    #[error("{villager} cannot be chosen for this; {} can", OneOf(able.iter()))]
    NotThisVillager {
        /// The villager that was named.
        villager: Villager,
        /// Those who can be.
        able: Villagers,
    },
    /// The party is too small, or empty.
    #[error("send {fewest} villagers or more")]
    TooFewSent {
        /// The fewest.
        fewest: u8,
    },
    /// Every good there is has a harvester (AB-148).
    #[error("each villager takes one good, and there {} only {goods}", if *goods == 1 { "is" } else { "are" })]
    TooManyHarvesters {
        /// Goods on the player's cards.
        goods: u8,
    },
    /// That payment does not fit (AB-269, AB-270).
    #[error(
        "this costs {amount}; you can pay with {}",
        Purse { coins: *coins, ciders: *ciders, potions: *potions }
    )]
    WrongPayment {
        /// What is due.
        amount: u8,
        /// Coins there are.
        coins: u16,
        /// Ciders that can be spent as coins.
        ciders: u8,
        /// Potions that can be spent as coins.
        potions: u8,
    },
    /// There is nothing on that card (AB-147).
    #[error("there is nothing to take on {building}")]
    NothingOnCard {
        /// The card that was named.
        building: Building,
    },
    /// It is not in the stores (AB-183, AB-222).
    #[error("there is no {} in your stores", token.name())]
    NotInStores {
        /// The token that was named.
        token: Token,
    },
    /// There is less of it in the stores than it costs (AB-119).
    #[error("that costs {} and you have {held} in your stores", token.counted((*cost).into()))]
    TooFewTokens {
        /// What is asked for.
        token: Token,
        /// How many.
        cost: u8,
        /// What there is.
        held: u8,
    },
    /// Only goods go on the track (AB-233).
    #[error("only goods go on the advancement track")]
    NotAGood,
    /// One change of the sale slot per turn (AB-188).
    #[error("you can change your sale once per turn")]
    SlotChanged,
    /// The sale slot is empty (AB-184).
    #[error("nothing of yours is for sale")]
    NothingForSale,
    /// That is for sale already (AB-188).
    #[error("you are already selling {}", token.with_article())]
    ForSaleAlready {
        /// What is in the slot.
        token: Token,
    },
    /// One refresh per turn (AB-191).
    #[error("you can refresh once per turn")]
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
    #[error("bid at least {least} coins (you have {most})")]
    WrongPrice {
        /// The lowest offer.
        least: u16,
        /// The highest offer: all the buyer has.
        most: u16,
    },
    /// There is no such choice (AB-078).
    #[error("there is no choice {choice}; {} can be chosen", OneOf(1..=*choices))]
    NoSuchChoice {
        /// What was named, counted from 1.
        choice: u8,
        /// How many there are.
        choices: u8,
    },
    /// A choice asks for more than there is (AB-121).
    #[error(
        "choice {choice} needs {}, and you have {held}",
        thing.counted((*amount).into())
    )]
    ChoiceNeeds {
        /// What was named, counted from 1.
        choice: u8,
        /// What it asks for.
        thing: Thing,
        /// How much.
        amount: u8,
        /// What there is, in the stores and on the track.
        held: u16,
    },
    /// A choice asks for somebody who is not in the party (AB-121).
    #[error("choice {choice} needs {} in the party", sign.somebody())]
    ChoiceNeedsSign {
        /// What was named, counted from 1.
        choice: u8,
        /// What they have to show.
        sign: Sign,
    },
    /// A choice has no bonus to pay for (AB-116).
    #[error("choice {choice} has no paid bonus")]
    NothingToPayFor {
        /// What was named, counted from 1.
        choice: u8,
    },
    /// There is no such reward (AB-120).
    #[error("there is no reward {which}; {} can be taken", OneOf(1..=*rewards))]
    NoSuchReward {
        /// What was named, counted from 1.
        which: u8,
        /// How many there are.
        rewards: u8,
    },
    /// The number was not reached, or cannot be paid for (AB-119).
    #[error("{number} cannot be claimed; {} can", OneOf(open.iter().flatten()))]
    NotReached {
        /// What was named.
        number: u8,
        /// Those that can be.
        open: [Option<u8>; MOST_NUMBERS],
    },
    /// There is nothing to use for it (AB-205).
    #[error("you have no {token} to use")]
    NothingToUse {
        /// What is lacking.
        token: Token,
    },
}

impl Refusal {
    /// The reason with what people and things are called, where the plain sentence has codes.
    pub(crate) fn told(&self, content: &Content, names: &Names) -> String {
        let called = |villager: Villager| content.face(villager).name.as_str();
        let card = |building: Building| content.card(building).name.as_str();
        match *self {
            Refusal::NotYourTurn { turn } => format!("it is {}’s turn", names.get(turn)),
            Refusal::NotOnDisplay { building } => format!("{} is not on display", card(building)),
            Refusal::NotInRow { villager } => {
                format!("{} is not there to be trained", called(villager))
            }
            Refusal::NotThisVillager { villager, able } => {
                let able = able.iter().map(called).collect::<Vec<_>>();
                let able = OneOf(able.iter());
                format!("{} cannot be chosen for this; {able} can", called(villager))
            }
            Refusal::NothingOnCard { building } => {
                format!("there is nothing to take on {}", card(building))
            }
            Refusal::NotForSale { owner } => {
                format!("{} has nothing to sell to you", names.get(owner))
            }
            ref plain => plain.to_string(),
        }
    }
}

/// What somebody can pay with: “3 coins, 1 cider and 2 potions”.
struct Purse {
    coins: u16,
    ciders: u8,
    potions: u8,
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Thing::Coin.counted(self.coins.into()))?;
        let tokens = [(Token::Cider, self.ciders), (Token::Potion, self.potions)];
        let tokens: Vec<_> = tokens.into_iter().filter(|(_, count)| *count > 0).collect();
        for (index, (token, count)) in tokens.iter().enumerate() {
            let before = if index + 1 == tokens.len() { " and " } else { ", " };
            write!(f, "{before}{}", token.counted((*count).into()))?;
        }
        Ok(())
    }
}

/// What could be named instead: “V1, V5 or V9”, and “nobody” where that is so.
struct OneOf<I>(I);

impl<I: Iterator<Item: fmt::Display> + Clone> fmt::Display for OneOf<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.clone().count();
        for (index, one) in self.0.clone().enumerate() {
            match count - index {
                _ if index == 0 => write!(f, "{one}")?,
                1 => write!(f, " or {one}")?,
                _ => write!(f, ", {one}")?,
            }
        }
        if count == 0 { f.write_str("nobody") } else { Ok(()) }
    }
}

impl Sign {
    /// Somebody who shows it.
    fn somebody(self) -> &'static str {
        match self {
            Sign::Hammer => "somebody with a hammer",
            Sign::Quill => "somebody with a quill",
            Sign::Fishfolk => "one of the fishfolk",
            Sign::Frogfolk => "one of the frogfolk",
        }
    }
}
