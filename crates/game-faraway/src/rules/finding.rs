//! Phase 2, finding Sanctuaries, and choosing one in phase 3 (RULES.md sections 8 and 9).

use table::{Chance, Seat, Sink};

use crate::{
    Event, Faraway, Refusal, Sanctuary,
    rules::order::{BySeat, Cycle, Owed},
    state::Player,
};

/// Deals each finder what is owed, cycle after cycle in turn order (FA-078).
#[inline]
pub(crate) fn deal(
    game: &mut Faraway,
    mut owed: Owed,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let order = game.order;
    let mut cycle = Cycle::default();
    // When the deck is empty the rest of the deal lapses (FA-079).
    game.sanctuaries.draw_each(owed.total(), chance, |sanctuary| {
        if cycle.is_over() {
            cycle = owed.next_cycle();
        }
        game.players[cycle.next(order).index()].dealt.push(sanctuary);
    });
    tell(game, events);
}

/// What the players are owed who have these Clues: 1 Sanctuary and 1 for each Clue, if they played
/// a higher duration than before, and otherwise nothing (FA-064 to FA-072).
#[inline]
pub(crate) fn owed(clues: BySeat, played: BySeat, before: BySeat) -> BySeat {
    clues.increased_where_higher(played, before)
}

#[inline]
fn tell<S: Sink<Event>>(game: &Faraway, events: &mut S) {
    if !S::LISTENS {
        return;
    }
    for seat in game.order.iter() {
        let dealt = &game.player(seat).dealt;
        if !dealt.is_empty() {
            events.send(Event::Found { seat, dealt: dealt.len() as u8 });
        }
        for &sanctuary in dealt.iter() {
            events.send(Event::Dealt { seat, sanctuary });
        }
    }
}

/// Where `sanctuary` lies among those dealt to `player`.
#[inline]
pub(crate) fn check_choice(player: &Player, sanctuary: Sanctuary) -> Result<usize, Refusal> {
    player.dealt.place_of(sanctuary).ok_or(Refusal::NotDealt { sanctuary })
}

/// Places one Sanctuary and puts the others under the deck in the order they were dealt (FA-090,
/// FA-095, FA-096).
#[inline]
pub(crate) fn choose(game: &mut Faraway, seat: Seat, place: usize, events: &mut impl Sink<Event>) {
    let content = game.content;
    let player = &mut game.players[seat.index()];
    let sanctuary = player.dealt.as_slice()[place];
    player.sanctuaries.push(sanctuary);
    game.clues.add(seat.index(), content.sanctuary(sanctuary).clues);
    events.send(Event::Placed { seat, sanctuary });
    if player.dealt.len() > 1 {
        let held = &mut game.held[seat.index()];
        let others = player.dealt.iter().enumerate().filter(|&(other, _)| other != place);
        game.sanctuaries.put_under(others.map(|(_, &returned)| {
            held.add(returned);
            returned
        }));
        events.send(Event::Returned { seat, count: player.dealt.len() as u8 - 1 });
    }
    player.dealt.clear();
}
