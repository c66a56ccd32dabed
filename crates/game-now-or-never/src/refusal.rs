//! Why an action is not possible: the facts, and a sentence the player can act on.

use table::{Names, OutOfTurn, Seat};

use crate::{
    Stage,
    components::{Ability, Content, Gear, Good, Order, Quest, Space, Thing, Tile},
};

/// Why an action is refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "fields are what their names say")]
pub enum Refusal {
    /// The table.
    #[error("there is no seat {seat}")]
    NoSuchSeat { seat: Seat },
    /// The table.
    #[error("the game is over")]
    GameOver,
    /// NN-090.
    #[error("it is {turn}’s turn")]
    NotYourTurn { turn: Seat },
    /// Something else is asked.
    #[error("first {}", now.asks())]
    NotNow { now: Stage },
    /// NN-068.
    #[error("somebody else plays this hero")]
    HeroTaken,
    /// NN-304.
    #[error("you do not have {quest}")]
    NotInHand { quest: Quest },
    /// NN-077.
    #[error("you already keep {quest}")]
    KeptAlready { quest: Quest },
    /// NN-307.
    #[error("you did not draw {quest}")]
    NotDrawn { quest: Quest },
    /// NN-101, NN-118.
    #[error("there is no face-up specialist in this place")]
    NoSpecialist,
    /// NN-116, NN-162 and all other payments.
    #[error("this costs {} and you have {has}", thing.counted(*asked))]
    CannotPay { thing: Thing, asked: u16, has: u16 },
    /// NN-119.
    #[error("your hearts are full")]
    HeartsFull,
    /// NN-027.
    #[error("this hero action token is used until the season ends")]
    ArrowUsed,
    /// NN-038.
    #[error("your hero has no hearts left: rest a specialist or hire a healer first")]
    NoHearts,
    /// NN-136, NN-138.
    #[error(
        "{tile} cannot be built now: it lies neither at the border of a full grid nor beside a gap"
    )]
    TileEnclosed { tile: Tile },
    /// NN-075.
    #[error("{tile} is not in your grid")]
    NoSuchTile { tile: Tile },
    /// NN-148, NN-149.
    #[error(
        "you cannot build there: the first building goes in the bottom row, later ones beside another"
    )]
    NoSite,
    /// NN-130.
    #[error("{gear} is not for sale")]
    NotForSale { gear: Gear },
    /// NN-033.
    #[error("the token cannot go on this slot: use an open slot of its colour")]
    NoSlot,
    /// NN-182, NN-184.
    #[error("that space is not beside your hero: steps go up, down, left or right")]
    NotAdjacent { to: Space },
    /// NN-183.
    #[error("your hero must stop on another space than where the action began")]
    SameSpace,
    /// NN-179, NN-191.
    #[error("you announced a fight: it comes next")]
    FightAnnounced,
    /// NN-205, NN-207.
    #[error("there is nothing you can visit here")]
    NoVisit,
    /// NN-210, NN-190.
    #[error("there is no enemy you can fight here")]
    NoEnemy,
    /// NN-211.
    #[error("there is no search token here")]
    NoToken,
    /// NN-203.
    #[error("you have played a quest card in this action")]
    QuestPlayed,
    /// NN-311.
    #[error("{quest} is played at another place")]
    ElsewherePlayed { quest: Quest },
    /// NN-314.
    #[error("you do not meet what {quest} asks for")]
    RequirementUnmet { quest: Quest },
    /// NN-281, NN-381.
    #[error("this power cannot be used now")]
    NoPower,
    /// NN-319, NN-381.
    #[error("this power was used already: it works once a season, or once in a combat round")]
    PowerUsed,
    /// NN-276.
    #[error("the roll has no mana use you can pay for")]
    NoBoost,
    /// NN-450, NN-505.
    #[error("you cannot roll this die again with that")]
    NoReroll,
    /// NN-163.
    #[error("no {} villager is in the row", good.name())]
    NoVillager { good: Good },
    /// NN-351.
    #[error("the villager row cannot be refilled now")]
    NoRefill,
    /// NN-309.
    #[error("no card is left there to draw")]
    EmptyPile,
    /// NN-214.
    #[error("you did not draw {order}")]
    OrderNotDrawn { order: Order },
    /// NN-145.
    #[error("choose two different tiles of your grid to change places")]
    NoSwap,
    /// NN-334, NN-339.
    #[error("the market does not buy that, or you do not have it")]
    NoSale,
    /// NN-167.
    #[error("no such villager waits, or row {} has no free bed", row + 1)]
    NoBed { row: u8 },
    /// NN-416, NN-431.
    #[error("only villagers in a row with an Inn can move, and only into a row with a free bed")]
    NoMove,
    /// NN-344.
    #[error("you do not have {order} open, or its goods")]
    NoOrder { order: Order },
    /// NN-352, NN-353.
    #[error("you cannot learn {ability} now")]
    NotLearnable { ability: Ability },
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
        let named = |code: String, name: &str| sentence.replacen(&code, name, 1);
        match *self {
            Refusal::NotYourTurn { turn } => format!("it is {}’s turn", names.get(turn)),
            Refusal::NotInHand { quest }
            | Refusal::KeptAlready { quest }
            | Refusal::NotDrawn { quest }
            | Refusal::ElsewherePlayed { quest }
            | Refusal::RequirementUnmet { quest } => {
                named(quest.to_string(), &content.quest(quest).name)
            }
            Refusal::TileEnclosed { tile } | Refusal::NoSuchTile { tile } => {
                named(tile.to_string(), &content.building(tile).name)
            }
            Refusal::NotForSale { gear } => named(gear.to_string(), &content.gear(gear).name),
            Refusal::OrderNotDrawn { order } | Refusal::NoOrder { order } => {
                named(order.to_string(), &content.order(order).name)
            }
            Refusal::NotLearnable { ability } => {
                named(ability.to_string(), &content.ability(ability).name)
            }
            _ => sentence,
        }
    }
}
