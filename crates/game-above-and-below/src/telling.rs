//! Events in sentences, and who may know of them: all of them may.

use std::fmt;

use table::{Audience, Happening, Names};

use crate::{Event, components::Thing};

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
            Event::CaveFound { seat, cave } => {
                write!(f, "{} brings home the cave {cave}", name_of(seat))
            }
            Event::CaveLost { cave } => write!(f, "the cave {cave} goes under the pile"),
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
                write!(f, "{} lets 1 villager labor", name_of(seat))
            }
            Event::Labored { seat, count } => {
                write!(f, "{} lets {count} villagers labor", name_of(seat))
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
            Event::CiderPoured => f.write_str("a cider waits for the first to labor"),
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
