//! Exploring: the party sets out for the top cave, and comes home with it or without
//! (RULES.md section 5, AB-065 to AB-071 and AB-102 to AB-109).

use story::Number;
use table::{Chance, Sink};

use super::{encounter, symbols, turn};
use crate::{
    AboveAndBelow, Cave, Event, Exploration, Gain, Page, Refusal, Villager, Villagers,
    components::{Behind, CAVES, MOST_CHOICES, Thing},
    exploration::Dice,
};

/// The party enters the top cave of the pile (AB-066, AB-067, AB-071).
pub(crate) fn set_out(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let Some(cave) = game.open.cave.take() else { return turn::back_to(game) };
    let party = game.open.party;
    let village = game.open.village_mut(seat);
    village.ready = village.ready.without(party);
    events.send(Event::SetOut { seat, party: party.len() as u8, cave });
    turn_up_cave(game, chance, events);
    game.open.tale.clear();
    game.open.just_told = false;
    let passages = passages(game, cave, chance);
    let die = chance.d6();
    game.open.exploration = Some(Exploration {
        cave,
        passage: passages[0],
        choice: None,
        bonus: 0,
        dice: Dice::default(),
        rerolls: symbols::rerolls(&game.content, game.open.village(seat)),
        lanterns: 0,
        exerted: Villagers::NONE,
        effect: 0,
    });
    encounter::open_passage(game, passages[die as usize - 1], Some(die as u8), chance, events);
}

/// The passages on the faces of a cave card. Nobody has read them, so that in an imagined world any
/// others may stand there (AB-339).
fn passages(game: &AboveAndBelow, cave: Cave, chance: &mut impl Chance) -> [Number; 6] {
    let read = match game.hidden.imagined {
        true => Cave::new(chance.pick(CAVES as u32) as usize).unwrap_or(cave),
        false => cave,
    };
    game.content.cave(read)
}

/// The next card of the cave pile is seen by all (AB-069).
pub(crate) fn turn_up_cave(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.open.cave = game.hidden.caves.draw(chance);
    if let Some(cave) = game.open.cave {
        events.send(Event::CaveSeen { cave });
    }
}

/// The party comes home, with the cave or without (AB-102 to AB-104).
pub(crate) fn come_home(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let failed = page(game).failed;
    let cave = exploration(game).cave;
    let party = game.open.party;
    let coins = symbols::explore_coins(&game.content, game.open.village(seat));
    let village = game.open.village_mut(seat);
    village.exhausted = village.exhausted.union(party);
    if failed {
        game.hidden.caves.put_under([cave]);
        events.send(Event::CaveLost { cave });
        if game.open.cave.is_none() {
            turn_up_cave(game, chance, events);
        }
    } else {
        village.caves.add(cave);
        if coins > 0 {
            village.coins += u16::from(coins);
            events.send(Event::Gained { seat, gain: Gain { thing: Thing::Coin, amount: coins } });
        }
        events.send(Event::CaveFound { seat, cave });
    }
    game.open.exploration = None;
    game.hidden.behind = [Behind::default(); MOST_CHOICES];
    turn::end(game, chance, events);
    // Whoever explored has not passed, so that a turn follows.
    game.open.just_told = true;
}

/// Whether this villager is still on the cave card.
pub(crate) fn check_in_party(game: &AboveAndBelow, villager: Villager) -> Result<(), Refusal> {
    let able = game.open.party;
    if able.contains(villager) { Ok(()) } else { Err(Refusal::NotThisVillager { villager, able }) }
}

/// The exploration that is going on.
pub(super) fn exploration(game: &mut AboveAndBelow) -> &mut Exploration {
    game.open.exploration.as_mut().expect("an encounter has a party in a cave")
}

/// The page of the book that is open.
pub(super) fn page(game: &mut AboveAndBelow) -> &mut Page {
    let pages = game.open.tale.as_mut_slice();
    pages.last_mut().expect("an encounter has an open page")
}
