//! What happens in a game, as facts with their sentences.

use std::fmt;

use story::Number;
use table::{Audience, Happening, Names, Seat};

use crate::{
    Building, Cave, Token, Villager,
    components::{OutcomeId, Thing},
    rules::scoring::Part,
};

/// Coins, reputation or tokens that come or go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// What.
    pub thing: Thing,
    /// How much.
    pub amount: u8,
}

/// One fact. Cards and villagers come with their names, so that the log can be read.
#[derive(Clone, Copy, PartialEq, Debug)]
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
        /// Their name.
        name: &'static str,
    },
    /// A building is turned up in its row (AB-140).
    CardTurnedUp {
        /// Which.
        building: Building,
        /// Its name.
        name: &'static str,
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
        passage: Number,
        /// Its title.
        title: &'static str,
    },
    /// A party decides what to do (AB-078).
    Chose {
        /// Whose.
        seat: Seat,
        /// The passage.
        passage: Number,
        /// The choice, counted from 0.
        choice: u8,
        /// In its own words.
        label: &'static str,
    },
    /// A villager rolls for lanterns (AB-081).
    Rolled {
        /// Whose.
        seat: Seat,
        /// Who.
        villager: Villager,
        /// Their name.
        name: &'static str,
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
        /// Their name.
        name: &'static str,
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
        passage: Number,
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
    /// Somebody loses or pays something.
    Lost {
        /// Who.
        seat: Seat,
        /// What.
        gain: Gain,
    },
    /// A villager is injured by what happened (AB-122).
    Injured {
        /// Whose.
        seat: Seat,
        /// Who.
        villager: Villager,
        /// Their name.
        name: &'static str,
    },
    /// A villager joins without being trained (AB-111).
    Joined {
        /// Whom.
        seat: Seat,
        /// Who.
        villager: Villager,
        /// Their name.
        name: &'static str,
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
        /// Its name.
        name: &'static str,
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
        /// Its name.
        name: &'static str,
    },
    /// A villager is trained (AB-155).
    Trained {
        /// By whom.
        seat: Seat,
        /// Who.
        villager: Villager,
        /// Their name.
        name: &'static str,
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
        /// Its name.
        name: &'static str,
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
        /// Their name.
        name: &'static str,
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
        /// Its name.
        name: &'static str,
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

impl Happening for Event {
    fn audience(&self) -> Audience {
        // Nothing happens in secret (AB-342).
        Audience::Everyone
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::VillagerArrived { .. }
                | Event::CardTurnedUp { .. }
                | Event::CaveSeen { .. }
                | Event::Opened { .. }
                | Event::Succeeded { .. }
                | Event::Failed { .. }
        )
    }

    fn tell(&self, names: &Names, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name_of = |seat| names.get(seat);
        match *self {
            Event::RoundBegan { round, first } => {
                write!(f, "round {round} begins, and {} is first", name_of(first))
            }
            Event::VillagerArrived { name, .. } => write!(f, "{name} comes to the village square"),
            Event::CardTurnedUp { name, .. } => write!(f, "{name} can be built now"),
            Event::CaveSeen { cave } => write!(f, "the next cave is {cave}"),
            Event::Passed { seat } => write!(f, "{} passes", name_of(seat)),
            Event::CatRefused { seat, die, .. } => {
                write!(f, "{}’s Cave Cat rolls {die} and would rather not", name_of(seat))
            }
            Event::CatObeyed { seat, die, .. } => {
                write!(f, "{}’s Cave Cat rolls {die} and comes along", name_of(seat))
            }
            Event::SetOut { seat, party, cave } => {
                write!(f, "{} sends {party} villagers into {cave}", name_of(seat))
            }
            Event::Opened { seat, die: Some(die), passage, title } => {
                write!(f, "{} rolls {die} and opens {passage}: {title}", name_of(seat))
            }
            Event::Opened { die: None, passage, title, .. } => {
                write!(f, "the tale goes on in {passage}: {title}")
            }
            Event::Chose { seat, label, .. } => write!(f, "{} chooses: {label}", name_of(seat)),
            Event::Rolled { name, die: None, lanterns, .. } => {
                write!(f, "{name} brings {}", Lanterns(lanterns))
            }
            Event::Rolled { name, die: Some(die), lanterns, again, .. } => {
                let again = if again { " again" } else { "" };
                write!(f, "{name} rolls {die}{again}: {}", Lanterns(lanterns))
            }
            Event::Exerted { name, .. } => write!(f, "{name} is exerted for one more lantern"),
            Event::Succeeded { seat, number: Some(number), .. } => {
                write!(f, "{}’s party reaches {number}", name_of(seat))
            }
            Event::Succeeded { seat, number: None, .. } => {
                write!(f, "{}’s party has its way", name_of(seat))
            }
            Event::Failed { seat, lanterns, .. } => {
                write!(f, "{}’s party fails with {}", name_of(seat), Lanterns(lanterns))
            }
            Event::Gained { seat, gain } => {
                write!(f, "{} gains {}", name_of(seat), gain.thing.counted(gain.amount.into()))
            }
            Event::Lost { seat, gain } => {
                write!(f, "{} loses {}", name_of(seat), gain.thing.counted(gain.amount.into()))
            }
            Event::Injured { name, .. } => write!(f, "{name} is injured"),
            Event::Joined { seat, name, .. } => write!(f, "{name} joins {}", name_of(seat)),
            Event::CaveFound { seat, cave } => write!(f, "{} has found {cave}", name_of(seat)),
            Event::CaveLost { cave } => write!(f, "{cave} goes under the pile"),
            Event::Built { seat, name, paid: 0, .. } => {
                write!(f, "{} gets {name} for nothing", name_of(seat))
            }
            Event::Built { seat, name, paid, .. } => {
                write!(f, "{} builds {name} for {paid}", name_of(seat))
            }
            Event::Stocked { good, count, name, .. } => {
                let lie = if count == 1 { "lies" } else { "lie" };
                write!(f, "{} {lie} ready on {name}", good.counted(count.into()))
            }
            Event::Trained { seat, name, paid, .. } => {
                write!(f, "{} trains {name} for {paid}", name_of(seat))
            }
            Event::Labored { seat, count: 1 } => {
                write!(f, "{} lets 1 villager labour", name_of(seat))
            }
            Event::Labored { seat, count } => {
                write!(f, "{} lets {count} villagers labour", name_of(seat))
            }
            Event::Harvested { seat, good, name, .. } => {
                write!(f, "{} harvests {} from {name}", name_of(seat), good.counted(1))
            }
            Event::Placed { seat, good, slot } => {
                write!(f, "{} places {} on slot {slot}", name_of(seat), good.counted(1))
            }
            Event::ForSale { seat, token } => {
                write!(f, "{} offers {} for sale", name_of(seat), token.counted(1))
            }
            Event::Withdrawn { seat, token } => {
                write!(f, "{} takes {} back from sale", name_of(seat), token.counted(1))
            }
            Event::Offered { buyer, owner, token, price } => {
                let what = token.counted(1);
                write!(f, "{} bids {price} for {}’s {what}", name_of(buyer), name_of(owner))
            }
            Event::Sold { buyer, owner, token, price } => {
                let what = token.counted(1);
                write!(f, "{} sells {what} to {} for {price}", name_of(owner), name_of(buyer))
            }
            Event::OfferRefused { owner, price, .. } => {
                write!(f, "{} does not sell for {price}", name_of(owner))
            }
            Event::RowRefreshed { seat, row } => {
                write!(f, "{} has the row of {} replaced", name_of(seat), row.word())
            }
            Event::CiderPoured => f.write_str("a cider waits for the first to labour"),
            Event::StartersWoke => f.write_str("all who started exhausted are ready now"),
            Event::Recovered { name, by, ready, .. } => {
                let now = if ready { "ready" } else { "exhausted" };
                match by {
                    Some(token) => write!(f, "{name} is {now} thanks to a {token}"),
                    None => write!(f, "{name} sleeps and is {now}"),
                }
            }
            Event::Income { seat, coins } => {
                write!(f, "{} collects {}", name_of(seat), Thing::Coin.counted(coins.into()))
            }
            Event::Regrown { good, name, .. } => {
                write!(f, "{} lies ready again on {name}", good.counted(1))
            }
            Event::GameEnded => f.write_str("the last round is over"),
            Event::Scored { seat, part, points } => {
                write!(f, "{} scores {points} for {}", name_of(seat), part.words())
            }
            Event::Total { seat, points, place } => {
                write!(f, "{} has {points} points and place {place}", name_of(seat))
            }
        }
    }
}

/// A number of lanterns in words.
struct Lanterns(u8);

impl fmt::Display for Lanterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("no lantern"),
            1 => f.write_str("1 lantern"),
            count => write!(f, "{count} lanterns"),
        }
    }
}
