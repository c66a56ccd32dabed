//! The end of a round, step by step: before the rest and after it (RULES.md section 12).

use table::{Chance, Seat, Sink};

use super::{game_end, resting, rewards, symbols, turn};
use crate::{
    AboveAndBelow, Event, MOST_PLAYERS, Rest, Token, Villager,
    components::{Building, Thing},
};

/// Rounds in a game (AB-053).
const ROUNDS: u8 = 7;

/// All have passed: the steps of the end of a round, up to resting (AB-200 to AB-204).
pub(crate) fn begin(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    if game.open.round == ROUNDS {
        return game_end::begin(game, events);
    }
    // AB-202: never a second one.
    if !game.open.cider && game.open.supply[Token::Cider] > 0 {
        game.open.cider = true;
        game.open.supply[Token::Cider] -= 1;
        events.send(Event::CiderPoured);
    }
    refill_rows(game, chance, events);
    resting::begin(game, events);
}

/// Villagers slide to the cheaper slots and new ones come (AB-203, AB-204, AB-325 to AB-327).
fn refill_rows(game: &mut AboveAndBelow, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let left = game.open.villagers;
    let mut row = [None; 5];
    let mut waiting = left.into_iter().flatten();
    for slot in &mut row {
        *slot = waiting.next();
        if slot.is_none() && !game.hidden.villagers.is_empty() {
            *slot = Some(game.hidden.villagers.draw(chance));
            arrive(game, *slot, events);
        }
    }
    game.open.villagers = row;
    for place in 0..game.open.adventurers.len() {
        if game.open.adventurers[place].is_none() && !game.hidden.adventurers.is_empty() {
            let drawn = Some(game.hidden.adventurers.draw(chance));
            game.open.adventurers[place] = drawn;
            arrive(game, drawn, events);
        }
    }
}

fn arrive(game: &AboveAndBelow, villager: Option<Villager>, events: &mut impl Sink<Event>) {
    if let Some(villager) = villager {
        let name = &game.content.0.face(villager).name;
        events.send(Event::VillagerArrived { villager, name });
    }
}

/// When all have rested: income, goods, the first player, a new round (AB-215 to AB-221).
pub(super) fn finish(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    if !game.open.waiting.is_empty() {
        return;
    }
    for seat in game.open.clockwise() {
        let coins = symbols::income(&game.content, game.open.village(seat));
        game.open.village_mut(seat).coins += u16::from(coins);
        events.send(Event::Income { seat, coins });
    }
    share_potions(game, events);
    regrow(game, events);
    for index in 0..game.open.seats() {
        game.open.village_mut(Seat::new(index)).passed = false;
    }
    game.open.rests = [Rest::default(); MOST_PLAYERS];
    game.open.first = game.open.next(game.open.first);
    game.open.round += 1;
    let first = game.open.first;
    events.send(Event::RoundBegan { round: game.open.round, first });
    turn::begin(game, first);
}

/// Potion income, one at a time clockwise, so that a last one is shared fairly (AB-015, AB-276).
fn share_potions(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    let mut due = [0; MOST_PLAYERS];
    for seat in game.open.clockwise() {
        due[seat.index()] = symbols::potion_income(&game.content, game.open.village(seat));
    }
    while due.iter().any(|&potions| potions > 0) {
        for seat in game.open.clockwise() {
            if due[seat.index()] > 0 {
                due[seat.index()] -= 1;
                rewards::gain(game, seat, Thing::Token(Token::Potion), 1, events);
            }
        }
    }
}

/// Empty cards with an arrow get their goods again (AB-219), each kind one at a time clockwise, so
/// that a last one is shared fairly (AB-015).
fn regrow(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    for good in Token::GOODS {
        let mut grows = true;
        while std::mem::take(&mut grows) {
            for seat in game.open.clockwise() {
                if game.open.supply[good] > 0
                    && let Some(card) = empty_arrow(game, seat, good)
                {
                    regrow_one(game, seat, good, card, events);
                    grows = true;
                }
            }
        }
    }
}

/// A card of `seat` that waits for a good of this kind.
fn empty_arrow(game: &AboveAndBelow, seat: Seat, good: Token) -> Option<Building> {
    game.open.village(seat).buildings.iter().copied().find(|&card| {
        let stock = game.content.card(card).stock;
        stock.is_some_and(|stock| stock.replenishing && stock.kind == good)
            && game.open.stocked.on(card) == 0
    })
}

fn regrow_one(
    game: &mut AboveAndBelow,
    seat: Seat,
    good: Token,
    building: Building,
    events: &mut impl Sink<Event>,
) {
    game.open.supply[good] -= 1;
    *game.open.stocked.on_mut(building) = 1;
    let name = &game.content.0.card(building).name;
    events.send(Event::Regrown { seat, good, building, name });
}
