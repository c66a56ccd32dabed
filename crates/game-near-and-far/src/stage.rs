//! What is going on: what is asked, and what goes on by itself once it is answered.

use serde::Serialize;
use table::Seat;

use crate::{
    Building,
    components::{Adventurer, Faction, Space},
};

/// What is asked. All but [`Stage::Companion`], [`Stage::Draft`], [`Stage::Discard`] and
/// [`Stage::Defend`] is a question to the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Stage {
    /// Whether to take the platypus (NF-628).
    Companion {
        /// Who is asked.
        seat: Seat,
    },
    /// Everybody picks a card of a packet, in secret (NF-069).
    Draft,
    /// Everybody discards of the starting hand (NF-074).
    Discard,
    /// To town or to the road (NF-082).
    Turn,
    /// How an occupied building is entered (NF-139).
    Enter {
        /// Which.
        building: Building,
    },
    /// The defender may use cards (NF-227).
    Defend {
        /// Who.
        seat: Seat,
    },
    /// Cards and hearts after a roll (NF-092).
    Roll,
    /// The Town Hall (NF-149).
    Hall,
    /// The other side of a trade (NF-150).
    Trade,
    /// The Saloon (NF-167).
    Saloon,
    /// Where a newcomer stands (NF-175).
    Newcomer {
        /// Who has come.
        adventurer: Adventurer,
    },
    /// The Stables (NF-187).
    Stables,
    /// The General Store (NF-191).
    Store,
    /// From which deck a card draws an artifact (NF-675).
    Journal,
    /// Artifacts that were drawn are kept or dropped, one by one (NF-193).
    Sift,
    /// The Farm (NF-197).
    Farm,
    /// The Mystic’s Hut (NF-202).
    Hut,
    /// A treasure that was drawn (NF-253).
    Treasure,
    /// A treasure that no animal carries any more (NF-247).
    Surplus,
    /// The Mine (NF-203).
    Mine,
    /// Who comes along (NF-266).
    Party {
        /// Of which faction one is picked; none where anybody may be, or somebody stays behind.
        faction: Option<Faction>,
    },
    /// The next step (NF-275).
    Move,
    /// What is done about a threat (NF-300).
    Danger {
        /// What lies behind it.
        to: Space,
    },
    /// Whether to attempt the quest (NF-330).
    Attempt,
    /// What is done in it (NF-339).
    Choose,
    /// One of several rewards (NF-372).
    Either,
    /// An adventurer of the row for free (NF-371).
    Welcome {
        /// Only of this faction.
        faction: Option<Faction>,
    },
    /// Whether to build a camp (NF-374).
    Camp,
    /// Where the camp of a contract is placed (NF-658).
    Settle,
    /// The turn is over but for buying (NF-087).
    End,
    /// The game is over.
    Over,
}

/// The deepest that questions nest: a card bought while a fight goes on, in the middle of a movement.
pub(crate) const MOST_PENDING: usize = 12;

/// What may be pending: a question to somebody, or what goes on by itself once nothing lies above it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Somebody decides.
    Decision(Stage),
    /// A visit takes place (NF-145).
    Visit(Building),
    /// The party has been arranged: out of town (NF-268).
    Depart,
    /// Over the path, past its symbol (NF-322).
    Cross {
        /// Where it leads.
        to: Space,
    },
    /// Arrived on the next space (NF-588).
    Arrive {
        /// Where.
        to: Space,
    },
    /// The rest of the rewards happens (NF-368).
    Rewards,
    /// A roll is decided: what it was for goes on (NF-221, NF-307, NF-343).
    Settle,
    /// The end of the turn.
    Finish,
}

impl Stage {
    /// The one player who is asked; none where all are who still owe something.
    #[inline]
    pub(crate) fn asks_only(self, active: Seat) -> Option<Seat> {
        match self {
            Stage::Draft | Stage::Discard | Stage::Over => None,
            Stage::Companion { seat } | Stage::Defend { seat } => Some(seat),
            _ => Some(active),
        }
    }

    /// What is asked, after “first”.
    pub(crate) fn asks(self) -> &'static str {
        match self {
            Stage::Companion { .. } => "decide about the platypus",
            Stage::Draft => "pick a card",
            Stage::Discard => "discard cards of your starting hand, or say you are ready",
            Stage::Turn => "visit a building or go on an adventure",
            Stage::Enter { .. } => "decide how to enter",
            Stage::Defend { .. } => "decide whether to use a card in the duel",
            Stage::Roll => "decide how many hearts to spend on the roll",
            Stage::Hall => "finish your visit of the Town Hall",
            Stage::Trade => "finish the trade",
            Stage::Saloon => "finish your visit of the Saloon",
            Stage::Newcomer { .. } => "decide where the newcomer stands",
            Stage::Stables => "finish your visit of the Stables",
            Stage::Store => "finish your visit of the General Store",
            Stage::Journal => "choose a deck to draw from",
            Stage::Sift => "keep or drop the cards you drew",
            Stage::Farm => "take the food or leave it",
            Stage::Hut => "draw at the Mystic’s Hut, or leave it",
            Stage::Treasure => "keep the treasure or leave it",
            Stage::Surplus => "lose a treasure that no animal carries",
            Stage::Mine => "finish your visit of the Mine",
            Stage::Party { .. } => "choose who comes along",
            Stage::Move => "take a step, or stop",
            Stage::Danger { .. } => "deal with the threat",
            Stage::Attempt => "decide about the quest",
            Stage::Choose => "choose what you do in the quest",
            Stage::Either => "pick a reward",
            Stage::Welcome { .. } => "choose an adventurer",
            Stage::Camp => "decide about a camp",
            Stage::Settle => "place the camp of your contract",
            Stage::End => "end your turn",
            Stage::Over => "look at the scores",
        }
    }
}
