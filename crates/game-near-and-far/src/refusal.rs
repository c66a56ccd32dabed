//! Why something cannot be done, in a sentence the player can act on.

use table::{Names, OutOfTurn, Seat};

use crate::{
    Animal, Building, Stage,
    components::{Adventurer, Card, Cell, Content, Cost, Good, Space, Thing},
};

/// A refused action. The state is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "fields are what their sentences say")]
pub enum Refusal {
    /// Scoring ends the game.
    #[error("the game is over")]
    GameOver,
    /// Nobody sits there.
    #[error("there is no {seat} at this table")]
    NoSuchSeat { seat: Seat },
    /// Another player decides.
    #[error("it is {turn}’s turn")]
    NotYourTurn { turn: Seat },
    /// Something else is asked.
    #[error("first {}", now.asks())]
    NotNow { now: Stage },
    /// The draft (NF-067).
    #[error("{card} is not in the packet you look at")]
    NotInPacket { card: Card },
    /// A hand (NF-396).
    #[error("you do not have {card} in hand")]
    NotInHand { card: Card },
    /// NF-072.
    #[error("you have {cards} advanced artifacts and may keep 1: drop one of them")]
    TooManyAdvanced { cards: u8 },
    /// NF-083.
    #[error("in the first round everybody visits town")]
    FirstRound,
    /// NF-140.
    #[error("you are in the {} already: visit another building, or go on an adventure", building.name())]
    AlreadyThere { building: Building },
    /// NF-139.
    #[error("the {} is occupied: win a duel to enter", building.name())]
    Occupied { building: Building },
    /// NF-216.
    #[error("whom you challenge must be in the {}", building.name())]
    NotInside { building: Building },
    /// A card that does nothing here.
    #[error("{card} is of no use here")]
    NoUse { card: Card },
    /// Something is missing.
    #[error("that costs {} and you do not have it", cost_words(cost))]
    CannotPay { cost: Cost },
    /// NF-103.
    #[error("{hearts} hearts make no difference here; you have {free} to spend")]
    NotThisManyHearts { hearts: u8, free: u8 },
    /// NF-149.
    #[error("you have traded in this visit")]
    TradedAlready,
    /// NF-150 to NF-160.
    #[error("no trade with {good} can be completed with what you have")]
    CannotTrade { good: Good },
    /// NF-149.
    #[error("you have discarded an artifact in this visit; {card} stays in your hand")]
    DroppedAlready { card: Card },
    /// NF-163.
    #[error("reputation is paid for with coins and gems, not with {good}")]
    NotForFavour { good: Good },
    /// Nothing of it.
    #[error("you have no {good}")]
    None { good: Good },
    /// NF-164.
    #[error("in one visit reputation goes one way")]
    OneWay,
    /// NF-107.
    #[error("your reputation is at the end of its track")]
    EndOfTrack,
    /// NF-167.
    #[error("you have recruited in this visit")]
    RecruitedAlready,
    /// Not in the row.
    #[error("{adventurer} is not in the row")]
    NotInRow { adventurer: Adventurer },
    /// NF-167.
    #[error("that costs {price} coins and you have {coins}")]
    TooDear { price: u8, coins: u16 },
    /// NF-179.
    #[error("you have put the row aside in this turn")]
    RefreshedAlready,
    /// NF-184.
    #[error("nobody else could come into the row")]
    NobodyElse,
    /// NF-175.
    #[error("the newcomer cannot take that place")]
    NotInHisPlace,
    /// NF-249.
    #[error("there are no tortoises at dusk")]
    NoTortoises,
    /// NF-188.
    #[error("you have three pack animals, and nobody has more")]
    EnoughAnimals,
    /// NF-192.
    #[error("choose how many of the {cards} cards come from each deck")]
    NotThisDraw { cards: u8 },
    /// NF-193.
    #[error("first keep or drop {card}")]
    ThisCardFirst { card: Card },
    /// NF-253.
    #[error("{card} was not drawn")]
    NotDrawn { card: Card },
    /// NF-254.
    #[error("every pack animal carries a treasure: keep it for one of yours, or leave it")]
    NobodyToCarry,
    /// NF-253.
    #[error("a pack animal is free: keep the treasure without losing one")]
    RoomEnough,
    /// NF-252, NF-531.
    #[error("you have no pack animal, and no card lends a treasure a free place")]
    NoPlaceForTreasure,
    /// NF-259.
    #[error("no treasure is left to be drawn")]
    NoTreasures,
    /// Not owned.
    #[error("{card} is not yours")]
    NotYours { card: Card },
    /// NF-209.
    #[error("you have dug in this visit")]
    DugAlready,
    /// NF-207.
    #[error("there is a camp at {cell} already")]
    MineTaken { cell: Cell },
    /// NF-206, NF-207.
    #[error("{cell} is not beside a camp; the first camp of the mine goes to its entrance, a1")]
    NotBesideACamp { cell: Cell },
    /// NF-204.
    #[error("{cell} asks for skill {number} and you have {skill}")]
    TooDeep { cell: Cell, number: u8, skill: u8 },
    /// NF-112.
    #[error("the party cannot be arranged like that")]
    NotThisParty,
    /// NF-275.
    #[error("no path leads from here to {to}")]
    NoPath { to: Space },
    /// NF-276.
    #[error("your movement of {movement} is used up")]
    NoMovement { movement: u8 },
    /// NF-290.
    #[error("passing an empty space costs a heart and you have none")]
    NoHeartToPass,
    /// NF-243.
    #[error("you have no {} to give back", animal.word())]
    NoAnimal { animal: Animal },
    /// NF-312.
    #[error("nobody in your party shows a shield, and no card of yours does")]
    NoShield,
    /// The book.
    #[error("there is no choice {choice}: there are {choices}")]
    NoSuchChoice { choice: u8, choices: u8 },
    /// NF-350.
    #[error("choice {choice} costs {} and you do not have it", thing.counted(*amount))]
    ChoiceCosts { choice: u8, thing: Thing, amount: u8 },
    /// NF-540.
    #[error("choice {choice} is not open to you")]
    ChoiceClosed { choice: u8 },
    /// NF-372.
    #[error("there is no reward {which}: there are {rewards}")]
    NoSuchReward { which: u8, rewards: u8 },
    /// NF-659.
    #[error("space {space} is not free for a camp")]
    NotFree { space: Space },
    /// NF-399.
    #[error("{card} asks for a reputation of {} and you have {reputation}", asked_words(*asked))]
    Reputation { card: Card, asked: i8, reputation: i8 },
}

/// `2 coins and 1 food`.
pub(crate) fn cost_words(cost: &Cost) -> String {
    let parts: Vec<String> =
        cost.each().map(|(good, amount)| good.counted(amount.into())).collect();
    match parts.split_last() {
        None => "nothing".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}

/// `4 or more`, `-4 or less`.
pub(crate) fn asked_words(asked: i8) -> String {
    if asked > 0 { format!("{asked} or more") } else { format!("{asked} or less") }
}

impl From<OutOfTurn> for Refusal {
    fn from(why: OutOfTurn) -> Refusal {
        match why {
            OutOfTurn::NoSuchSeat { seat } => Refusal::NoSuchSeat { seat },
            OutOfTurn::GameOver => Refusal::GameOver,
            OutOfTurn::NotYourTurn { turn } => Refusal::NotYourTurn { turn },
        }
    }
}

impl Refusal {
    /// The sentence with what people and things are called.
    pub(crate) fn told(&self, content: &Content, names: &Names) -> String {
        let sentence = self.to_string();
        match *self {
            Refusal::NotYourTurn { turn } => format!("it is {}’s turn", names.get(turn)),
            Refusal::NotInPacket { card }
            | Refusal::NotInHand { card }
            | Refusal::NoUse { card }
            | Refusal::DroppedAlready { card }
            | Refusal::ThisCardFirst { card }
            | Refusal::NotDrawn { card }
            | Refusal::NotYours { card }
            | Refusal::Reputation { card, .. } => {
                sentence.replacen(&card.to_string(), &content.card(card).name, 1)
            }
            Refusal::NotInRow { adventurer } => {
                sentence.replacen(&adventurer.to_string(), &content.face(adventurer).name, 1)
            }
            _ => sentence,
        }
    }
}
