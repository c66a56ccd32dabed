//! Events in sentences, and who may know of them: all of them may.

use std::fmt::{self, Write};

use table::{Audience, EventLine, Happening, Names, Seat, words::ordinal};

use crate::{
    Building, Content, Event, Gain, Villager, components::Thing, rules::free::REFRESH_COST, words,
};

impl Happening for Event {
    type Content = Content;

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

    fn tell(&self, content: &Content, names: &Names, f: &mut EventLine) -> fmt::Result {
        let name_of = |seat| names.get(seat);
        let title = |passage| &content.tales().passage(passage).title;
        f.about(self.seats().into_iter().flatten());
        f.icon = self.icon();
        match *self {
            Event::RoundBegan { round, first } => {
                f.heading = Some(words::round(round));
                write!(f, "round {round} begins, and {} is first", name_of(first))
            }
            Event::VillagerArrived { villager } => {
                folk(content, f, villager)?;
                f.write_str(" comes to the village square")
            }
            Event::CardTurnedUp { building } => {
                card(content, f, building)?;
                f.write_str(" can be built now")
            }
            Event::CaveSeen { .. } => f.write_str("the next cave is turned up"),
            Event::Passed { seat } => write!(f, "{} passes", name_of(seat)),
            Event::CatRefused { seat, die, .. } => {
                write!(f, "{}’s Cave Cat rolls {die} and would rather not", name_of(seat))
            }
            Event::CatObeyed { seat, die, .. } => {
                write!(f, "{}’s Cave Cat rolls {die} and comes along", name_of(seat))
            }
            Event::SetOut { seat, party, .. } => {
                write!(f, "{} sends {party} villagers into the cave", name_of(seat))
            }
            Event::Opened { seat, die: Some(die), passage } => {
                write!(f, "{} rolls {die} and opens {passage}: {}", name_of(seat), title(passage))
            }
            Event::Opened { die: None, passage, .. } => {
                write!(f, "the tale goes on in {passage}: {}", title(passage))
            }
            Event::Chose { seat, passage, choice } => {
                let choice = content.tales().passage(passage).choices.get(usize::from(choice));
                let label = choice.map_or("", |choice| &choice.label);
                write!(f, "{} chooses: {label}", name_of(seat))
            }
            Event::Rolled { villager, die: None, lanterns, .. } => {
                folk(content, f, villager)?;
                write!(f, " brings {}", Lanterns(lanterns))
            }
            Event::Rolled { villager, die: Some(die), lanterns, again, .. } => {
                let again = if again { " again" } else { "" };
                folk(content, f, villager)?;
                write!(f, " rolls {die}{again}: {}", Lanterns(lanterns))
            }
            Event::Exerted { villager, .. } => {
                folk(content, f, villager)?;
                f.write_str(" is exerted (+1 lantern)")
            }
            Event::Succeeded { seat, number: Some(number), .. } => {
                write!(f, "{}’s party reaches {number}", name_of(seat))
            }
            Event::Succeeded { seat, number: None, .. } => {
                write!(f, "{}’s party succeeds", name_of(seat))
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
            // What a purchase costs in coins is told with it.
            Event::Paid { gain: Gain { thing: Thing::Coin, .. }, for_purchase: true, .. } => Ok(()),
            Event::Paid { seat, gain, .. } => {
                write!(f, "{} pays {}", name_of(seat), gain.thing.counted(gain.amount.into()))
            }
            Event::Injured { villager, .. } => {
                folk(content, f, villager)?;
                f.write_str(" is injured")
            }
            Event::Joined { seat, villager } => {
                folk(content, f, villager)?;
                write!(f, " joins {}", name_of(seat))
            }
            Event::CaveFound { seat, .. } => write!(f, "{} adds a cave", name_of(seat)),
            Event::CaveLost { .. } => f.write_str("the cave goes to the bottom of the pile"),
            Event::Built { seat, building, paid: 0 } => {
                write!(f, "{} gets ", name_of(seat))?;
                card(content, f, building)?;
                f.write_str(" for free")
            }
            Event::Built { seat, building, paid } => {
                write!(f, "{} builds ", name_of(seat))?;
                card(content, f, building)?;
                write!(f, " for {}", coins(paid))
            }
            Event::Stocked { good, count, building, .. } => {
                let lie = if count == 1 { "lies" } else { "lie" };
                write!(f, "{} {lie} ready on ", good.counted(count.into()))?;
                card(content, f, building)
            }
            Event::Trained { seat, villager, paid } => {
                write!(f, "{} trains ", name_of(seat))?;
                folk(content, f, villager)?;
                write!(f, " for {}", coins(paid))
            }
            Event::Labored { seat, count: 1 } => {
                write!(f, "1 of {}’s villagers labors", name_of(seat))
            }
            Event::Labored { seat, count } => {
                write!(f, "{count} of {}’s villagers labor", name_of(seat))
            }
            Event::Harvested { seat, good, building } => {
                write!(f, "{} harvests {} from ", name_of(seat), good.counted(1))?;
                card(content, f, building)
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
                let (price, what) = (coins(price), token.name());
                write!(f, "{} bids {price} for {}’s {what}", name_of(buyer), name_of(owner))
            }
            Event::Sold { buyer, owner, token, price } => {
                let (price, what) = (coins(price), token.with_article());
                write!(f, "{} sells {what} to {} for {price}", name_of(owner), name_of(buyer))
            }
            Event::OfferRefused { owner, price, .. } => {
                write!(f, "{} does not sell for {}", name_of(owner), coins(price))
            }
            Event::RowRefreshed { seat, row } => {
                let price = coins(REFRESH_COST);
                write!(f, "{} refreshes the {} for {price}", name_of(seat), row.word())
            }
            Event::CiderPoured => f.write_str("the first to labor gets a cider"),
            Event::StartersWoke => f.write_str("all who started exhausted are ready now"),
            Event::Recovered { villager, by, ready, .. } => {
                let now = if ready { "ready" } else { "exhausted" };
                folk(content, f, villager)?;
                match by {
                    Some(token) => write!(f, " is {now} thanks to {}", token.with_article()),
                    None if ready => f.write_str(" rests: exhausted → ready"),
                    None => f.write_str(" rests: injured → exhausted"),
                }
            }
            Event::Income { seat, coins } => {
                write!(f, "{} collects {}", name_of(seat), Thing::Coin.counted(coins.into()))
            }
            Event::Regrown { good, building, .. } => {
                card(content, f, building)?;
                write!(f, " has {} again", good.with_article())
            }
            Event::GameEnded => f.write_str("the last round is over"),
            Event::Scored { seat, part, points } => {
                write!(f, "{} scores {points} for {}", name_of(seat), part.words())
            }
            Event::Total { seat, points, place } => {
                write!(f, "{} is {} with {points} points", name_of(seat), ordinal(place))
            }
        }
    }
}

/// A price in words.
fn coins(amount: impl Into<usize>) -> String {
    Thing::Coin.counted(amount.into())
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

impl Event {
    /// Whom it is about, two at most.
    fn seats(&self) -> [Option<Seat>; 2] {
        match *self {
            Event::VillagerArrived { .. }
            | Event::CardTurnedUp { .. }
            | Event::CaveSeen { .. }
            | Event::CaveLost { .. }
            | Event::CiderPoured
            | Event::StartersWoke
            | Event::GameEnded => [None, None],
            Event::RoundBegan { first: seat, .. }
            | Event::Passed { seat }
            | Event::CatRefused { seat, .. }
            | Event::CatObeyed { seat, .. }
            | Event::SetOut { seat, .. }
            | Event::Opened { seat, .. }
            | Event::Chose { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Exerted { seat, .. }
            | Event::Succeeded { seat, .. }
            | Event::Failed { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Lost { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Injured { seat, .. }
            | Event::Joined { seat, .. }
            | Event::CaveFound { seat, .. }
            | Event::Built { seat, .. }
            | Event::Stocked { seat, .. }
            | Event::Trained { seat, .. }
            | Event::Labored { seat, .. }
            | Event::Harvested { seat, .. }
            | Event::Placed { seat, .. }
            | Event::ForSale { seat, .. }
            | Event::Withdrawn { seat, .. }
            | Event::RowRefreshed { seat, .. }
            | Event::Recovered { seat, .. }
            | Event::Income { seat, .. }
            | Event::Regrown { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Total { seat, .. } => [Some(seat), None],
            Event::Offered { buyer, owner, .. }
            | Event::Sold { buyer, owner, .. }
            | Event::OfferRefused { buyer, owner, .. } => [Some(buyer), Some(owner)],
        }
    }

    /// The word for the symbol of what happened.
    fn icon(&self) -> Option<&'static str> {
        match *self {
            Event::Built { .. } => Some("house"),
            Event::Trained { .. } => Some("quill"),
            Event::Joined { .. } => Some("villager"),
            Event::Opened { .. } | Event::Chose { .. } => Some("book"),
            Event::SetOut { .. } | Event::CaveFound { .. } => Some("cave"),
            Event::Rolled { .. } | Event::Exerted { .. } | Event::Failed { .. } => Some("lantern"),
            Event::Injured { .. } => Some("injured"),
            Event::Offered { .. } | Event::Sold { .. } => Some("sale"),
            Event::Placed { .. } => Some("track"),
            Event::Income { .. } => Some("income"),
            Event::Recovered { by: None, .. } => Some("bed"),
            Event::Harvested { good, .. } => Some(good.word()),
            Event::Gained { gain, .. } | Event::Lost { gain, .. } | Event::Paid { gain, .. } => {
                Some(match gain.thing {
                    Thing::Coin => "coin",
                    Thing::Reputation => "reputation",
                    Thing::Token(token) => token.word(),
                })
            }
            Event::RoundBegan { .. }
            | Event::VillagerArrived { .. }
            | Event::CardTurnedUp { .. }
            | Event::CaveSeen { .. }
            | Event::CaveLost { .. }
            | Event::Passed { .. }
            | Event::CatRefused { .. }
            | Event::CatObeyed { .. }
            | Event::Succeeded { .. }
            | Event::Stocked { .. }
            | Event::Labored { .. }
            | Event::ForSale { .. }
            | Event::Withdrawn { .. }
            | Event::OfferRefused { .. }
            | Event::RowRefreshed { .. }
            | Event::CiderPoured
            | Event::StartersWoke
            | Event::Recovered { by: Some(_), .. }
            | Event::Regrown { .. }
            | Event::GameEnded
            | Event::Scored { .. }
            | Event::Total { .. } => None,
        }
    }
}

/// Writes the name of a villager, and notes that the line is about them.
fn folk(content: &Content, line: &mut EventLine, villager: Villager) -> fmt::Result {
    line.thing(words::villager_thing(villager), &content.face(villager).name)
}

/// Writes the name of a building, and notes that the line is about it.
fn card(content: &Content, line: &mut EventLine, building: Building) -> fmt::Result {
    line.thing(words::building_thing(building), &content.card(building).name)
}
