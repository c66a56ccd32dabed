//! Exploring: the party sets out for the top cave, and comes home with it or without
//! (RULES.md section 5, AB-065 to AB-071 and AB-102 to AB-109).

use story::Key;
use table::{Chance, Sink};

use super::{Play, encounter, symbols};
use crate::{
    AboveAndBelow, Cave, Event, Exploration, Gain, Refusal, Villager, Villagers,
    components::{CAVES, ChoiceOutcomes, MOST_CHOICES, Thing},
    exploration::Dice,
};

/// The party enters the top cave of the pile (AB-066, AB-067, AB-071).
pub(crate) fn set_out(play: &mut Play<impl Chance, impl Sink<Event>>, cave: Cave) {
    let seat = play.game.active();
    let party = play.game.open.party;
    let village = play.game.open.village_mut(seat);
    village.ready = village.ready.without(party);
    play.send(Event::SetOut { seat, party: party.len() as u8, cave });
    turn_up_cave(play);
    play.game.open.tale.clear();
    play.game.open.just_told = false;
    let passages = passages(play.game, cave, play.chance);
    let die = play.d6();
    let passage = passages[die as usize - 1];
    play.game.open.exploration = Some(Exploration {
        cave,
        passage,
        choice: None,
        bonus: 0,
        dice: Dice::default(),
        rerolls: symbols::rerolls(&play.game.content, play.game.open.village(seat)),
        lanterns: 0,
        exerted: Villagers::NONE,
        effect: 0,
    });
    encounter::open_passage(play, passage, Some(die as u8));
}

/// The passages on the faces of a cave card. Nobody has read them, so that in an imagined world any
/// others may stand there (AB-339).
fn passages(game: &AboveAndBelow, cave: Cave, chance: &mut impl Chance) -> [Key; 6] {
    let read = match game.hidden.imagined {
        true => Cave::new(chance.pick(CAVES as u32) as usize).unwrap_or(cave),
        false => cave,
    };
    game.content.cave(read)
}

/// The next card of the cave pile is seen by all (AB-069).
pub(crate) fn turn_up_cave(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let next = play.game.hidden.caves.draw(play.chance);
    play.game.open.cave = next;
    if let Some(cave) = next {
        play.send(Event::CaveSeen { cave });
    }
}

/// The party comes home, with the cave or without (AB-102 to AB-104).
pub(crate) fn come_home(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    let failed = play.game.page_mut().failed;
    let cave = play.game.exploration().cave;
    let party = play.game.open.party;
    let coins = symbols::explore_coins(&play.game.content, play.game.open.village(seat));
    let village = play.game.open.village_mut(seat);
    village.exhausted = village.exhausted.union(party);
    if failed {
        play.game.hidden.caves.put_under([cave]);
        play.send(Event::CaveLost { cave });
        if play.game.open.cave.is_none() {
            turn_up_cave(play);
        }
    } else {
        village.caves.add(cave);
        if coins > 0 {
            village.coins += u16::from(coins);
            play.send(Event::Gained { seat, gain: Gain { thing: Thing::Coin, amount: coins } });
        }
        play.send(Event::CaveFound { seat, cave });
    }
    play.game.hidden.behind = [ChoiceOutcomes::default(); MOST_CHOICES];
}

/// Whether this villager is still on the cave card.
pub(crate) fn check_in_party(game: &AboveAndBelow, villager: Villager) -> Result<(), Refusal> {
    let able = game.open.party;
    if able.contains(villager) { Ok(()) } else { Err(Refusal::NotThisVillager { villager, able }) }
}
