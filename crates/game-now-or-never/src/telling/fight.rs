//! Enemies, combats and powers in sentences.

use std::fmt::{self, Write};

use table::{EventLine, Names, Thing as Told};

use super::{quest, token};
use crate::{
    Content, Event, Foe,
    components::{Enemy, Thing},
    words,
};

pub(super) fn tell(
    event: &Event,
    content: &Content,
    names: &Names,
    f: &mut EventLine,
) -> fmt::Result {
    let name_of = |seat| names.get(seat);
    match *event {
        Event::Slipped { seat, enemy: it } => {
            write!(f, "{} slips past the ", name_of(seat))?;
            enemy(content, f, it)
        }
        // The fight tells of itself.
        Event::Announced { .. } => Ok(()),
        Event::FightBegan { seat, foe: it, health, attack } => {
            write!(f, "{} fights ", name_of(seat))?;
            // A quest card is what the fight is for; what is fought has no name.
            if matches!(it, Foe::Quest(_)) {
                f.write_str("for ")?;
            }
            foe(content, f, it)?;
            write!(f, " (health {health}, attack {attack})")
        }
        Event::FightRolled { seat, die, slot: Some(it) } => {
            write!(f, "{} rolls ", name_of(seat))?;
            f.die(die)?;
            f.write_str(": ")?;
            token(content, f, it)
        }
        Event::FightRolled { seat, die, slot: None } => {
            write!(f, "{} rolls ", name_of(seat))?;
            f.die(die)
        }
        // What is paid for it is told before.
        Event::Rerolled { seat, die, .. } => {
            write!(f, "{} rolls again: ", name_of(seat))?;
            f.die(die)
        }
        Event::Boosted { seat, mana } => {
            write!(f, "{} pays {mana} mana for a stronger strike", name_of(seat))
        }
        Event::ExtraRolled { seat, die } => {
            write!(f, "{} rolls ", name_of(seat))?;
            f.die(die)?;
            f.write_str(" for more damage")
        }
        Event::PowerUsed { seat, hero, source } => {
            write!(f, "{} uses ", name_of(seat))?;
            let name = words::source_name(content, hero, source);
            match words::source_thing(source) {
                Some(thing) => f.thing(thing, name),
                None => f.write_str(name),
            }
        }
        Event::Struck { seat, foe: it, damage, left, hearts } => {
            write!(f, "{} deals {damage} damage to ", name_of(seat))?;
            foe(content, f, it)?;
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
            foe(content, f, it)
        }
        Event::FightLost { seat, foe: it } => {
            write!(f, "{} loses the fight against ", name_of(seat))?;
            foe(content, f, it)
        }
        Event::Defeated { seat, foe: it } => {
            write!(f, "{} defeats ", name_of(seat))?;
            foe(content, f, it)
        }
        Event::Fell { seat } => {
            write!(f, "{}’s hero has no hearts left, and the turn ends", name_of(seat))
        }
        _ => Ok(()),
    }
}

pub(super) fn enemy(content: &Content, f: &mut EventLine, it: Enemy) -> fmt::Result {
    f.thing(Told::new("enemy", it), &content.enemy(it).name)
}

/// `the Hollow Ram`; what a quest card tells of has the name of the card.
fn foe(content: &Content, f: &mut EventLine, it: Foe) -> fmt::Result {
    match it {
        Foe::Enemy(it) => {
            f.write_str("the ")?;
            enemy(content, f, it)
        }
        Foe::Quest(it) => quest(content, f, it),
    }
}

#[cfg(test)]
mod tests {
    use table::{Happening, Seat};

    use super::*;
    use crate::components::Quest;

    #[test]
    fn a_combat_of_a_quest_card_is_told_in_whole_sentences() {
        let quest = Quest::all().next().expect("there are quest cards");
        let content = Content::embedded();
        let name = &content.quest(quest).name;
        let (seat, foe) = (Seat::new(0), Foe::Quest(quest));
        let told = |event: Event| event.told(content, &Names::of(&["Ada"])).expect("a line").text;

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
