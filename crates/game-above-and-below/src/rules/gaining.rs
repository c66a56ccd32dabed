//! What a player gains and loses: coins, reputation, tokens and villagers (AB-014, AB-107, AB-110).

use table::{Chance, Seat, Sink};

use super::Play;
use crate::{AboveAndBelow, Event, Gain, Villager, components::Thing};

/// Gives something to a player: tokens from the supply, as far as they go (AB-014, AB-110).
pub(crate) fn gain(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    thing: Thing,
    amount: u8,
) {
    let amount = match thing {
        Thing::Coin => {
            play.game.open.village_mut(seat).coins += u16::from(amount);
            amount
        }
        Thing::Reputation => {
            // AB-237: at the end of the track it lapses.
            let last = play.game.content.board.reputation.len() as u8 - 1;
            let village = play.game.open.village_mut(seat);
            let amount = amount.min(last - village.reputation);
            village.reputation += amount;
            amount
        }
        Thing::Token(token) => {
            let amount = amount.min(play.game.open.supply[token]);
            play.game.open.supply[token] -= amount;
            play.game.open.village_mut(seat).stores[token] += amount;
            amount
        }
    };
    if amount > 0 {
        play.send(Event::Gained { seat, gain: Gain { thing, amount } });
    }
}

/// Takes something from a player: no more than there is (AB-107).
pub(crate) fn lose(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    thing: Thing,
    amount: u8,
) {
    let amount = take(play.game, seat, thing, amount);
    if amount > 0 {
        play.send(Event::Lost { seat, gain: Gain { thing, amount } });
    }
}

/// Takes something from a player, and gives how much that was.
pub(super) fn take(game: &mut AboveAndBelow, seat: Seat, thing: Thing, amount: u8) -> u8 {
    let village = game.open.village_mut(seat);
    match thing {
        Thing::Coin => {
            let amount = u16::from(amount).min(village.coins);
            village.coins -= amount;
            amount as u8
        }
        Thing::Reputation => {
            let amount = amount.min(village.reputation);
            village.reputation -= amount;
            amount
        }
        Thing::Token(token) => {
            let amount = amount.min(village.stores[token]);
            village.stores[token] -= amount;
            game.open.supply[token] += amount;
            amount
        }
    }
}

/// Adds a villager to a village; some cost a reputation (AB-162, AB-247).
pub(crate) fn join(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    villager: Villager,
    ready: bool,
) {
    let village = play.game.open.village_mut(seat);
    if ready {
        village.ready.add(villager);
    } else {
        village.exhausted.add(villager);
    }
    if play.game.content.face(villager).bad_reputation {
        lose(play, seat, Thing::Reputation, 1);
    }
}
