//! Enemies, combats and powers in sentences.

use std::fmt::{self, Write};

use table::{EventLine, Names, Thing as Told};

use super::rolled;
use crate::{
    Event, Foe, Named,
    components::{Enemy, Thing},
    words,
};

pub(super) fn tell(event: &Event, names: &Names, f: &mut EventLine) -> fmt::Result {
    let name_of = |seat| names.get(seat);
    match *event {
        Event::Slipped { seat, enemy: it } => {
            write!(f, "{} slips past the ", name_of(seat))?;
            enemy(f, it)
        }
        // The fight tells of itself.
        Event::Announced { .. } => Ok(()),
        Event::FightBegan { seat, foe: it, health, attack } => {
            write!(f, "{} fights ", name_of(seat))?;
            // A quest card is what the fight is for; what is fought has no name.
            if matches!(it.is, Foe::Quest(_)) {
                f.write_str("for ")?;
            }
            foe(f, it)?;
            write!(f, " (health {health}, attack {attack})")
        }
        Event::FightRolled { seat, die, slot: Some(token) } => {
            write!(f, "{} rolls ", name_of(seat))?;
            rolled(f, die)?;
            f.write_str(": ")?;
            f.thing(words::token_thing(token.is), token.name)
        }
        Event::FightRolled { seat, die, slot: None } => {
            write!(f, "{} rolls ", name_of(seat))?;
            rolled(f, die)
        }
        // What is paid for it is told before.
        Event::Rerolled { seat, die, .. } => {
            write!(f, "{} rolls again: ", name_of(seat))?;
            rolled(f, die)
        }
        Event::Boosted { seat, mana } => {
            write!(f, "{} pays {mana} mana for a stronger strike", name_of(seat))
        }
        Event::ExtraRolled { seat, die } => {
            write!(f, "{} rolls ", name_of(seat))?;
            rolled(f, die)?;
            f.write_str(" for more damage")
        }
        Event::PowerUsed { seat, source } => {
            write!(f, "{} uses ", name_of(seat))?;
            match words::source_thing(source.is) {
                Some(thing) => f.thing(thing, source.name),
                None => f.write_str(source.name),
            }
        }
        Event::Struck { seat, foe: it, damage, left, hearts } => {
            write!(f, "{} deals {damage} damage to ", name_of(seat))?;
            foe(f, it)?;
            if left > 0 {
                write!(f, " ({left} health left)")?;
            }
            match hearts {
                0 => f.write_str(" and loses no heart"),
                hearts => write!(f, " and loses {}", words::some(Thing::Heart, hearts)),
            }
        }
        Event::Retreated { seat, foe: it } => {
            write!(f, "{} retreats from ", name_of(seat))?;
            foe(f, it)
        }
        Event::FightLost { seat, foe: it } => {
            write!(f, "{} loses the fight against ", name_of(seat))?;
            foe(f, it)
        }
        Event::Defeated { seat, foe: it } => {
            write!(f, "{} defeats ", name_of(seat))?;
            foe(f, it)
        }
        Event::Fell { seat } => {
            write!(f, "{}’s hero has no hearts left, and the turn ends", name_of(seat))
        }
        _ => Ok(()),
    }
}

fn enemy(f: &mut EventLine, Named { is, name }: Named<Enemy>) -> fmt::Result {
    f.thing(Told::new("enemy", is), name)
}

/// `the Hollow Ram`; what a quest card tells of has the name of the card.
fn foe(f: &mut EventLine, Named { is, name }: Named<Foe>) -> fmt::Result {
    match is {
        Foe::Enemy(is) => {
            f.write_str("the ")?;
            enemy(f, Named { is, name })
        }
        Foe::Quest(quest) => f.thing(Told::new("quest", quest), name),
    }
}

#[cfg(test)]
mod tests {
    use table::{Happening, Seat};

    use super::*;
    use crate::components::{Content, Quest};

    #[test]
    fn a_combat_of_a_quest_card_is_told_in_whole_sentences() {
        let quest = Quest::all().next().expect("there are quest cards");
        let name = Content::embedded().quest(quest).name.as_str();
        let (seat, foe) = (Seat::new(0), Named { is: Foe::Quest(quest), name });
        let told = |event: Event| event.told(&Names::of(&["Ada"])).expect("a line").text;

        for (event, line) in [
            (
                Event::FightBegan { seat, foe, health: 7, attack: 3 },
                format!("Ada fights for {name} (health 7, attack 3)"),
            ),
            (
                Event::Struck { seat, foe, damage: 4, left: 3, hearts: 0 },
                format!("Ada deals 4 damage to {name} (3 health left) and loses no heart"),
            ),
            (Event::Retreated { seat, foe }, format!("Ada retreats from {name}")),
            (Event::FightLost { seat, foe }, format!("Ada loses the fight against {name}")),
            (Event::Defeated { seat, foe }, format!("Ada defeats {name}")),
        ] {
            assert_eq!(told(event), line);
        }
    }
}
