//! What is going on: what is asked, and what goes on by itself once it is answered.

use serde::Serialize;
use table::Seat;

use crate::{
    GainList, RollKind, Token,
    components::{Cell, Quest, Tile},
};

/// What is asked. All but [`Stage::Hero`], [`Stage::Keep`] and [`Stage::Dusk`] is a question to the
/// active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Stage {
    /// Which hero to play (NN-068).
    Hero {
        /// Who is asked.
        seat: Seat,
    },
    /// Everybody keeps four quest cards, in secret (NN-077).
    Keep,
    /// A specialist, the hero, or passing (NN-091).
    Turn,
    /// Which specialist leaves for the one that is recruited (NN-105).
    Replace {
        /// Where the new one lies in the row.
        place: u8,
    },
    /// Which tile is built, if any (NN-124).
    Tile,
    /// Where it is built (NN-148).
    Site {
        /// What.
        tile: Tile,
    },
    /// Which gear is bought, if any (NN-130).
    Gear {
        /// Coins off its price (NN-490).
        discount: u8,
    },
    /// On which slot a token goes (NN-033).
    Slot {
        /// What was bought.
        token: Token,
    },
    /// The next step (NN-184).
    Move,
    /// Fight the enemy of the space or slip past (NN-188).
    Meet,
    /// After the move: a quest card, then a visit, a fight or a search (NN-178).
    Arrived,
    /// What is done with the die of a combat round (NN-269).
    Round,
    /// Another round, or retreat (NN-257).
    Again,
    /// What is done with a die outside of combat (NN-451).
    Roll,
    /// Which villager is gained (NN-163).
    Villager,
    /// From which pile a quest card is drawn (NN-306).
    Draw,
    /// Which of the drawn quest cards are kept (NN-307).
    Sift,
    /// Which of the drawn orders is kept (NN-214).
    Order,
    /// Which tiles of the grid change places (NN-144).
    Swap {
        /// The first of them, once it is chosen.
        first: Option<Cell>,
    },
    /// Which search token is taken (NN-476).
    Claim,
    /// Which specialist is turned face up (NN-110).
    Refresh,
    /// Which search token the bot takes, of those that are equally near (NN-589).
    BotToken,
    /// Which specialist of the bot leaves (NN-591).
    BotDiscard,
    /// Before production (NN-366).
    Dusk {
        /// Who is asked.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// The deepest that questions nest.
pub(crate) const MOST_PENDING: usize = 12;

/// What may be pending: a question to somebody, or what goes on by itself once nothing lies above it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Somebody decides.
    Decision(Stage),
    /// The rest of a list of gains, from this one on.
    Gains {
        /// Which list.
        list: GainList,
        /// The next of it.
        next: u8,
    },
    /// So many villagers are still to be gained, one by one (NN-165).
    Villagers(u8),
    /// The next quest card is drawn, or all are and some are kept.
    Draws,
    /// The gap of the specialist row is filled (NN-108).
    FillRow {
        /// Where.
        place: u8,
    },
    /// All orders are kept that are; the others go under the stack (NN-214).
    OrdersUnder,
    /// The hero action is over at once, and nothing that is pending happens any more (NN-259, NN-296).
    ActionOver,
    /// The quest and third step of a hero action (NN-178).
    Arrive,
    /// Everybody has a hero: grids and quest cards are dealt (NN-075, NN-077).
    Deal,
    /// A hero action that slides no token begins (NN-481).
    SetOut {
        /// Its own movement.
        movement: u8,
    },
    /// A die is rolled for this (NN-286, NN-451).
    Roll(RollKind),
    /// The hero still stands after the die of a search or a visit (NN-287, NN-297).
    Withstood(RollKind),
    /// The combat of a quest card that was played begins (NN-316).
    Challenge(Quest),
    /// A new round of the combat begins (NN-249).
    Fight,
    /// The bot’s card (NN-578).
    BotTurn,
    /// Everybody in the order of turns, from this step on, has a last chance before production (NN-366).
    Dusk {
        /// How many have had theirs.
        step: u8,
    },
}

impl Stage {
    /// The one player who is asked; none where all are who still owe something.
    #[inline]
    pub(crate) fn asks_only(self, active: Seat) -> Option<Seat> {
        match self {
            Stage::Keep | Stage::Over => None,
            Stage::Hero { seat } | Stage::Dusk { seat } => Some(seat),
            _ => Some(active),
        }
    }

    /// What is asked, after “first”.
    pub(crate) fn asks(self) -> &'static str {
        match self {
            Stage::Hero { .. } => "choose a hero",
            Stage::Keep => "keep four quest cards",
            Stage::Turn => "pay a specialist, send your hero, or pass",
            Stage::Replace { .. } => "choose which specialist leaves",
            Stage::Tile => "choose a tile to build, or build nothing",
            Stage::Site { .. } => "choose where to build",
            Stage::Gear { .. } => "buy gear, or none",
            Stage::Slot { .. } => "choose a slot",
            Stage::Move => "move on, or stop",
            Stage::Meet => "fight the enemy or slip past it",
            Stage::Arrived => "finish your hero action",
            Stage::Round => "use what the roll allows, or strike",
            Stage::Again => "fight on, or retreat",
            Stage::Roll => "roll again, or accept the roll",
            Stage::Villager => "choose a villager",
            Stage::Draw => "choose a pile to draw from",
            Stage::Sift => "choose which cards to keep",
            Stage::Order => "keep one of the orders",
            Stage::Swap { .. } => "choose the tiles that change places",
            Stage::Claim => "choose a search token",
            Stage::Refresh => "choose a specialist to turn face up",
            Stage::BotToken => "choose which search token the bot takes",
            Stage::BotDiscard => "choose which specialist of the bot leaves",
            Stage::Dusk { .. } => "house villagers, or let the season end",
            Stage::Over => "look at the scores",
        }
    }
}
