//! Phase 2, finding Sanctuaries, and choosing one in phase 3 (RULES.md sections 8 and 9).

use table::{Chance, Seat, Sink};

use crate::{Event, Faraway, MOST_PLAYERS, Refusal, Sanctuary, state::Player};

/// Deals each finder 1 Sanctuary and 1 for each Clue, cycle after cycle in turn order (FA-078).
#[inline]
pub(crate) fn deal(game: &mut Faraway, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let order = game.order;
    let order = &order[..usize::from(game.seats)];
    let mut owed = [0; MOST_PLAYERS];
    for (owed, seat) in owed.iter_mut().zip(order) {
        *owed = owed_to(game.player(*seat));
    }
    let cycles = owed.iter().max().copied().unwrap_or(0);
    for cycle in 0..cycles {
        for (&owed, seat) in owed.iter().zip(order) {
            if owed <= cycle {
                continue;
            }
            // When the deck is empty the rest of the deal lapses (FA-079).
            let Some(sanctuary) = game.sanctuaries.draw(chance) else { break };
            game.player_mut(*seat).dealt.push(sanctuary);
            game.held[seat.index()].add(sanctuary);
        }
    }
    tell(game, events);
}

/// What a player is owed: nothing unless the Region just played is higher than the one before it
/// (FA-064, FA-066, FA-072).
#[inline]
fn owed_to(player: &Player) -> u8 {
    match player.row.as_slice() {
        [.., before, played] if played > before => 1 + player.clues,
        _ => 0,
    }
}

#[inline]
fn tell<S: Sink<Event>>(game: &Faraway, events: &mut S) {
    if !S::LISTENS {
        return;
    }
    for &seat in &game.order[..usize::from(game.seats)] {
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
pub(crate) fn choose(
    game: &mut Faraway,
    seat: Seat,
    place: usize,
    events: &mut impl Sink<Event>,
) {
    let content = game.content;
    let player = &mut game.players[seat.index()];
    let sanctuary = player.dealt.as_slice()[place];
    player.sanctuaries.push(sanctuary);
    player.clues += content.sanctuary(sanctuary).clues;
    events.send(Event::Placed { seat, sanctuary });
    for (other, &returned) in player.dealt.iter().enumerate() {
        if other != place {
            game.sanctuaries.put_under(returned);
        }
    }
    if player.dealt.len() > 1 {
        events.send(Event::Returned { seat, count: player.dealt.len() as u8 - 1 });
    }
    player.dealt.clear();
}
