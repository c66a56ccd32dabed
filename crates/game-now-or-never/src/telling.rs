//! Events in sentences, and who may know of them.

mod bot;
mod fight;

use std::fmt::{self, Write};

use table::{Audience, EventLine, Happening, Names, Thing as Told, words::counted};

use crate::{
    Content, Employer, Event, How, Place, Token,
    components::{Find, Gear, Location, Order, Quest, Specialist, Thing, Tile},
    words,
};

impl Happening for Event {
    type Content = Content;

    fn audience(&self) -> Audience {
        match *self {
            Event::OrderSeen { seat, .. } | Event::QuestSeen { seat, .. } => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Discarded { .. }
                | Event::SpecialistArrived { .. }
                | Event::GearArrived { .. }
                | Event::VillagersArrived { .. }
                | Event::OrderSeen { .. }
                | Event::OrderKept { .. }
                | Event::QuestSeen { .. }
                | Event::QuestPlayed { .. }
                | Event::QuestFailed { .. }
                | Event::Found { .. }
                | Event::BotDrew { .. }
                | Event::Scored { .. }
                | Event::SoloEnded { .. }
        )
    }

    fn tell(&self, content: &Content, names: &Names, f: &mut EventLine) -> fmt::Result {
        f.about(self.seats());
        f.icon = self.icon();
        f.is_outcome = self.is_outcome();
        let name_of = |seat| names.get(seat);
        match *self {
            Event::SeasonBegan { season, first } => {
                f.heading = Some(words::season(season));
                write!(f, "season {season} begins, and {} is first", name_of(first))
            }
            Event::HeroChosen { seat, hero } => {
                write!(f, "{} plays {}", name_of(seat), content.hero(hero).name)
            }
            Event::HandReady { seat } => {
                write!(f, "{} has chosen the quest cards to keep", name_of(seat))
            }
            Event::Discarded { seat, quest: it } => {
                write!(f, "{} discards ", name_of(seat))?;
                quest(content, f, it)
            }
            Event::Hired { seat, whose, specialist: it, coins } => {
                match whose {
                    Employer::Own => write!(f, "{} hires ", name_of(seat))?,
                    Employer::Player(owner) => {
                        write!(f, "{} hires {}’s ", name_of(seat), name_of(owner))?;
                    }
                    Employer::Bot => write!(f, "{} hires the bot’s ", name_of(seat))?,
                }
                specialist(content, f, it)?;
                paid(f, coins)
            }
            Event::Taxed { seat, coins } => {
                write!(f, "{} gets {} of tax", name_of(seat), words::some(Thing::Coin, coins))
            }
            Event::Recruited { seat, specialist: it, coins } => {
                write!(f, "{} recruits ", name_of(seat))?;
                specialist(content, f, it)?;
                paid(f, coins)
            }
            Event::Dismissed { seat, specialist: it } => {
                write!(f, "{} lets ", name_of(seat))?;
                specialist(content, f, it)?;
                f.write_str(" go")
            }
            Event::Rested { seat, specialist: it, .. } => {
                write!(f, "{} rests ", name_of(seat))?;
                specialist(content, f, it)
            }
            Event::SpecialistArrived { specialist: it } => {
                specialist(content, f, it)?;
                f.write_str(" can be recruited now")
            }
            Event::Refreshed { seat, specialist: it } => {
                write!(f, "{}’s ", name_of(seat))?;
                specialist(content, f, it)?;
                f.write_str(" can be hired again")
            }
            Event::Passed { seat } => write!(f, "{} passes", name_of(seat)),
            Event::Built { seat, tile: it, coins, .. } => {
                write!(f, "{} builds ", name_of(seat))?;
                tile(content, f, it)?;
                paid(f, coins)
            }
            Event::NothingBuilt { seat, least } => {
                write!(f, "{} can build nothing", name_of(seat))?;
                match least {
                    Some(least) => {
                        write!(f, ": the cheapest building costs {}", Thing::Coin.counted(least))
                    }
                    None => f.write_str(": the town is full"),
                }
            }
            Event::NothingBought { seat, least } => {
                write!(f, "{} can buy no gear", name_of(seat))?;
                match least {
                    Some(least) => write!(f, ": the cheapest costs {}", Thing::Coin.counted(least)),
                    None => f.write_str(": none is for sale"),
                }
            }
            Event::Swapped { seat, tile: it, other, .. } => {
                write!(f, "{} swaps ", name_of(seat))?;
                tile(content, f, it)?;
                f.write_str(" with ")?;
                tile(content, f, other)
            }
            Event::Changed { seat, thing, amount, how } => {
                let does = match how {
                    How::Gained => "gains",
                    How::Lost => "loses",
                    How::Paid => "pays",
                };
                write!(f, "{} {does} {}", name_of(seat), thing.counted(amount))
            }
            Event::GearBought { seat, gear: it, coins } => {
                write!(f, "{} buys ", name_of(seat))?;
                gear(content, f, it)?;
                paid(f, coins)
            }
            Event::GearArrived { gear: it } => {
                gear(content, f, it)?;
                f.write_str(" is for sale now")
            }
            Event::TokenPlaced { token: it, slot, .. } => {
                token(content, f, it)?;
                write!(f, " goes on slot {}", slot + 1)
            }
            Event::TokenReplaced { token: it, .. } => {
                token(content, f, it)?;
                f.write_str(" leaves the game to make room")
            }
            Event::Learned { seat, ability, experience } => {
                write!(f, "{} learns ", name_of(seat))?;
                f.thing(Told::new("ability", ability), &content.ability(ability).name)?;
                write!(f, " for {experience} experience")
            }
            Event::VillagerGained { seat, good } => {
                write!(f, "{} joins {}", words::villager(good), name_of(seat))
            }
            Event::VillagersArrived { count, payer: Some(seat) } => {
                let villagers = counted(count, "villager");
                write!(f, "{} pays experience for {villagers} more in the row", name_of(seat))
            }
            Event::VillagersArrived { count, payer: None } => {
                let verb = if count == 1 { "comes" } else { "come" };
                write!(f, "{} {verb} to the row", counted(count, "villager"))
            }
            Event::Housed { seat, good, row } => {
                let villager = words::villager(good);
                write!(f, "{} houses {villager} in row {}", name_of(seat), row + 1)
            }
            Event::Moved { seat, good, from, to } => {
                let villager = words::villager(good);
                let (from, to) = (from + 1, to + 1);
                write!(f, "{} moves {villager} from row {from} to row {to}", name_of(seat))
            }
            Event::Sold { seat, goods, coins } => {
                write!(f, "{} sells {}", name_of(seat), words::goods(goods))?;
                paid(f, coins)
            }
            Event::OrdersDrawn { seat, count } => {
                write!(f, "{} draws {}", name_of(seat), counted(count, "order"))
            }
            Event::OrderSeen { order: it, .. } => {
                f.write_str("you draw ")?;
                order(content, f, it)
            }
            Event::OrderKept { seat, order: it } => {
                write!(f, "{} keeps the order ", name_of(seat))?;
                order(content, f, it)
            }
            Event::OrderPutUnder { .. } => f.write_str("the other order goes under the stack"),
            Event::Delivered { seat, order: it, coins } => {
                write!(f, "{} delivers ", name_of(seat))?;
                order(content, f, it)?;
                paid(f, coins)
            }
            Event::QuestDrawn { seat, deck } => {
                write!(f, "{} draws {}", name_of(seat), words::deck(deck))
            }
            Event::QuestSeen { quest: it, .. } => {
                f.write_str("you draw ")?;
                quest(content, f, it)
            }
            Event::QuestKept { seat, deck } => {
                write!(f, "{} keeps {}", name_of(seat), words::deck(deck))
            }
            Event::PileRenewed { deck } => {
                write!(f, "the discarded {} are shuffled into a new pile", words::decks(deck))
            }
            Event::HeroWent { seat, movement } => {
                write!(f, "{} sets out with {}", name_of(seat), counted(movement, "space"))
            }
            Event::Stepped { seat, to, .. } => {
                write!(f, "{} goes to ", name_of(seat))?;
                place(content, f, to)
            }
            Event::Visited { seat, location: it } => {
                write!(f, "{} visits ", name_of(seat))?;
                location(content, f, it)
            }
            Event::Searched { seat, space } => {
                write!(f, "{} searches at ", name_of(seat))?;
                place(content, f, space)
            }
            Event::Rolled { seat, die } => {
                write!(f, "{} rolls ", name_of(seat))?;
                f.die(die)
            }
            Event::Found { seat, find: it, .. } => {
                write!(f, "{} finds ", name_of(seat))?;
                find(content, f, it)
            }
            Event::TookFirst { seat } => {
                write!(f, "{} takes the first player token", name_of(seat))
            }
            Event::QuestPlayed { seat, quest: it } => {
                write!(f, "{} plays ", name_of(seat))?;
                quest(content, f, it)
            }
            Event::QuestFailed { seat, quest: it } => {
                write!(f, "{} has to discard ", name_of(seat))?;
                quest(content, f, it)
            }
            Event::Produced { seat, goods, coins, hearts } => {
                let made = words::production(goods, coins.into(), hearts);
                write!(f, "{} produces {made}", name_of(seat))
            }
            Event::Emptied { seat } => {
                let who = name_of(seat);
                write!(f, "{who} gives back all coins and goods before the last production")
            }
            Event::SoldOut { seat, goods, .. } if goods.is_empty() => {
                write!(f, "{} has nothing to sell at the end", name_of(seat))
            }
            Event::SoldOut { seat, goods, coins } => {
                let coins = Thing::Coin.counted(coins);
                write!(f, "{} sells {} for {coins}", name_of(seat), words::goods(goods))
            }
            Event::Scored { seat, points, place } => {
                let place = table::words::ordinal(place);
                let points = counted(points, "point");
                write!(f, "{} has {points} and comes {place}", name_of(seat))
            }
            Event::SoloEnded { seat, points, target, won: true } => {
                let points = counted(points, "point");
                write!(f, "{} wins with {points}: {target} were needed", name_of(seat))
            }
            Event::SoloEnded { seat, points, target, won: false } => {
                let points = counted(points, "point");
                write!(f, "{} loses with {points}: {target} were needed", name_of(seat))
            }
            Event::Slipped { .. }
            | Event::Announced { .. }
            | Event::FightBegan { .. }
            | Event::FightRolled { .. }
            | Event::Rerolled { .. }
            | Event::Boosted { .. }
            | Event::ExtraRolled { .. }
            | Event::PowerUsed { .. }
            | Event::Struck { .. }
            | Event::Retreated { .. }
            | Event::FightLost { .. }
            | Event::Defeated { .. }
            | Event::Fell { .. } => fight::tell(self, content, names, f),
            Event::BotDrew { .. }
            | Event::BotSearched { .. }
            | Event::BotRecruited { .. }
            | Event::BotDismissed { .. }
            | Event::BotDefeated { .. }
            | Event::BotTookVillager { .. }
            | Event::BotRolled { .. }
            | Event::BotTookOrder
            | Event::BotTookQuest { .. }
            | Event::BotExhausted { .. } => bot::tell(self, content, names, f),
        }
    }
}

/// ` for 3 coins`; ` for free`.
fn paid(f: &mut EventLine, coins: u8) -> fmt::Result {
    match coins {
        0 => f.write_str(" for free"),
        coins => write!(f, " for {}", words::some(Thing::Coin, coins)),
    }
}

fn quest(content: &Content, f: &mut EventLine, it: Quest) -> fmt::Result {
    f.thing(Told::new("quest", it), &content.quest(it).name)
}

fn specialist(content: &Content, f: &mut EventLine, it: Specialist) -> fmt::Result {
    f.thing(Told::new("specialist", it), &content.specialist(it).name)
}

fn tile(content: &Content, f: &mut EventLine, it: Tile) -> fmt::Result {
    f.thing(Told::new("tile", it), &content.building(it).name)
}

fn gear(content: &Content, f: &mut EventLine, it: Gear) -> fmt::Result {
    f.thing(Told::new("gear", it), &content.gear(it).name)
}

fn token(content: &Content, f: &mut EventLine, it: Token) -> fmt::Result {
    f.thing(words::token_thing(it), words::token_name(content, it))
}

fn order(content: &Content, f: &mut EventLine, it: Order) -> fmt::Result {
    f.thing(Told::new("order", it), &content.order(it).name)
}

fn find(content: &Content, f: &mut EventLine, it: Find) -> fmt::Result {
    f.thing(Told::new("find", it), &content.find(it).name)
}

fn location(content: &Content, f: &mut EventLine, it: Location) -> fmt::Result {
    f.thing(Told::new("location", it), words::in_sentence(&content.location(it).name))
}

fn place(content: &Content, f: &mut EventLine, place: Place) -> fmt::Result {
    f.thing(Told::new("space", place.is), place.spot.name(content))
}
