//! The bot of solo play in sentences.

use std::fmt::{self, Write};

use table::{EventLine, Names};

use super::{fight::enemy, place, specialist};
use crate::{Content, Employer, Event, components::SoloCard, words};

pub(super) fn tell(
    event: &Event,
    content: &Content,
    names: &Names,
    f: &mut EventLine,
) -> fmt::Result {
    match *event {
        Event::BotDrew { card } => write!(f, "the bot draws “{}”", card_name(card)),
        Event::BotSearched { space } => {
            f.write_str("the bot takes the search token at ")?;
            place(content, f, space)
        }
        Event::BotRecruited { specialist: it } => {
            f.write_str("the bot recruits ")?;
            specialist(content, f, it)
        }
        Event::BotDismissed { specialist: it } => {
            f.write_str("the bot lets ")?;
            specialist(content, f, it)?;
            f.write_str(" go")
        }
        Event::BotDefeated { enemy: it } => {
            f.write_str("the bot defeats the ")?;
            enemy(content, f, it)
        }
        Event::BotTookVillager { good } => write!(f, "the bot takes {}", words::villager(good)),
        Event::BotRolled { die } => {
            f.write_str("the bot rolls ")?;
            f.die(die)
        }
        Event::BotTookOrder => f.write_str("the bot takes an order, unseen"),
        Event::BotTookQuest { deck } => {
            write!(f, "the bot takes {}, unseen", words::deck(deck))
        }
        Event::BotExhausted { specialist: it, whose } => {
            match whose {
                Employer::Player(seat) => write!(f, "the bot uses {}’s ", names.get(seat))?,
                Employer::Own | Employer::Bot => f.write_str("the bot uses its ")?,
            }
            specialist(content, f, it)
        }
        _ => Ok(()),
    }
}

/// What a card of the solo deck is called.
fn card_name(card: SoloCard) -> &'static str {
    match card {
        SoloCard::Search => "Search",
        SoloCard::Recruit => "Recruit",
        SoloCard::Attack => "Attack",
        SoloCard::Die => "Roll a die",
        SoloCard::ExhaustOwn => "Use its own specialist",
        SoloCard::ExhaustYours => "Use the player’s specialist",
    }
}
