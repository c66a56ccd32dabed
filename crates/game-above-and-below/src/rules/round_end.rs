//! The end of a round, step by step: before the rest and after it (RULES.md section 12).

use table::{Chance, Seat, Sink};

use super::{Play, gaining, game_end, resting, symbols, turn};
use crate::{
    AboveAndBelow, Event, MOST_PLAYERS, Rest, Token, Villager,
    components::{Building, Thing},
};

/// Rounds in a game (AB-053).
pub(crate) const ROUNDS: u8 = 7;

/// All have passed: the steps of the end of a round, up to resting (AB-200 to AB-204).
pub(crate) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>) {
    if play.game.open.round == ROUNDS {
        return game_end::begin(play);
    }
    // AB-202: never a second one.
    if !play.game.open.cider && play.game.open.supply[Token::Cider] > 0 {
        play.game.open.cider = true;
        play.game.open.supply[Token::Cider] -= 1;
        play.send(Event::CiderPoured);
    }
    refill_rows(play);
    resting::begin(play);
}

/// Villagers slide to the cheaper slots and new ones come (AB-203, AB-204, AB-325 to AB-327).
fn refill_rows(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let left = play.game.open.villagers;
    let mut row = [None; 5];
    let mut waiting = left.into_iter().flatten();
    for slot in &mut row {
        *slot = waiting.next();
        if slot.is_none() && !play.game.hidden.villagers.is_empty() {
            *slot = Some(play.game.hidden.villagers.draw(play.chance));
            arrive(play, *slot);
        }
    }
    play.game.open.villagers = row;
    for place in 0..play.game.open.adventurers.len() {
        if play.game.open.adventurers[place].is_none() && !play.game.hidden.adventurers.is_empty() {
            let drawn = Some(play.game.hidden.adventurers.draw(play.chance));
            play.game.open.adventurers[place] = drawn;
            arrive(play, drawn);
        }
    }
}

fn arrive(play: &mut Play<impl Chance, impl Sink<Event>>, villager: Option<Villager>) {
    if let Some(villager) = villager {
        play.send(Event::VillagerArrived { villager });
    }
}

/// When all have rested: income, goods, the first player, a new round (AB-215 to AB-221).
pub(super) fn finish(play: &mut Play<impl Chance, impl Sink<Event>>) {
    for seat in play.game.open.clockwise() {
        let coins = symbols::income(&play.game.content, play.game.open.village(seat));
        play.game.open.village_mut(seat).coins += u16::from(coins);
        play.send(Event::Income { seat, coins });
    }
    share_potions(play);
    regrow(play);
    for index in 0..play.game.open.seats() {
        play.game.open.village_mut(Seat::new(index)).passed = false;
    }
    let open = &mut play.game.open;
    open.rests = [Rest::default(); MOST_PLAYERS];
    open.first = open.next(open.first);
    open.round += 1;
    let (round, first) = (open.round, open.first);
    play.send(Event::RoundBegan { round, first });
    turn::begin(play.game, first);
}

/// Potion income, one at a time clockwise, so that a last one is shared fairly (AB-015, AB-276).
fn share_potions(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let mut due = [0; MOST_PLAYERS];
    for seat in play.game.open.clockwise() {
        due[seat.index()] =
            symbols::potion_income(&play.game.content, play.game.open.village(seat));
    }
    while due.iter().any(|&potions| potions > 0) {
        for seat in play.game.open.clockwise() {
            if due[seat.index()] > 0 {
                due[seat.index()] -= 1;
                gaining::gain(play, seat, Thing::Token(Token::Potion), 1);
            }
        }
    }
}

/// Empty cards with an arrow get their goods again (AB-219), each kind one at a time clockwise, so
/// that a last one is shared fairly (AB-015).
fn regrow(play: &mut Play<impl Chance, impl Sink<Event>>) {
    for good in Token::GOODS {
        let mut grows = true;
        while std::mem::take(&mut grows) {
            for seat in play.game.open.clockwise() {
                if play.game.open.supply[good] > 0
                    && let Some(card) = empty_arrow(play.game, seat, good)
                {
                    regrow_one(play, seat, good, card);
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
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    good: Token,
    building: Building,
) {
    play.game.open.supply[good] -= 1;
    *play.game.open.stocked.on_mut(building) = 1;
    play.send(Event::Regrown { seat, good, building });
}
