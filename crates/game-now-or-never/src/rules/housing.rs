//! Housing villagers, and moving them out of an Inn's row (NN-167 to NN-171, NN-343, NN-416).

use table::{Chance, Seat, Sink};

use super::Play;
use crate::{
    Action, Event, NowOrNever, Player, Refusal,
    components::{Content, Good, TOWN_ROWS},
};

/// The rows that can take one more villager, as bits.
#[inline]
fn free_rows(content: &Content, player: &Player) -> u8 {
    let has_bed = |row: &usize| player.free_beds(content, *row) > 0;
    (0..TOWN_ROWS).filter(has_bed).fold(0, |rows, row| rows | 1 << row)
}

/// The rows with an Inn, as bits (NN-431).
#[inline]
fn inn_rows(content: &Content, player: &Player) -> u8 {
    let has_inn =
        |row: &usize| player.row(*row).iter().flatten().any(|tile| content.building(*tile).is_inn);
    (0..TOWN_ROWS).filter(has_inn).fold(0, |rows, row| rows | 1 << row)
}

fn rows(bits: u8) -> impl Iterator<Item = u8> + Clone {
    (0..TOWN_ROWS as u8).filter(move |row| bits & (1 << row) != 0)
}

/// Whether any villager of a player can move in or out.
pub(crate) fn is_possible(content: &Content, player: &Player) -> bool {
    let free = free_rows(content, player);
    let moves_out =
        |from: u8| player.housed[usize::from(from)] != [0; Good::COUNT] && free & !(1 << from) != 0;
    let waits = player.unhoused != [0; Good::COUNT];
    free != 0 && (waits || rows(inn_rows(content, player)).any(moves_out))
}

/// Lists where the villagers of `seat` can go.
pub(crate) fn list(game: &NowOrNever, seat: Seat, out: &mut Vec<Action>) {
    let (content, player) = (game.content(), game.open.player(seat));
    let waits = player.unhoused != [0; Good::COUNT];
    let inns = if player.housed_villagers() > 0 { inn_rows(content, player) } else { 0 };
    if !waits && inns == 0 {
        return;
    }
    let free = rows(free_rows(content, player));
    for good in Good::ALL {
        if player.unhoused[good.index()] > 0 {
            out.extend(free.clone().map(|row| Action::House { good, row }));
        }
    }
    for from in rows(inns) {
        for good in Good::ALL {
            if player.housed[usize::from(from)][good.index()] > 0 {
                let to = free.clone().filter(|to| *to != from);
                out.extend(to.map(|to| Action::Move { good, from, to }));
            }
        }
    }
}

/// A bed for a villager who waits.
pub(crate) struct Bed {
    good: Good,
    row: u8,
}

pub(crate) fn check(game: &NowOrNever, seat: Seat, good: Good, row: u8) -> Result<Bed, Refusal> {
    let player = game.open.player(seat);
    if player.unhoused[good.index()] == 0 || player.free_beds(game.content(), row.into()) == 0 {
        return Err(Refusal::NoBed { row });
    }
    Ok(Bed { good, row })
}

/// NN-169: one villager for good.
pub(crate) fn house(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    Bed { good, row }: Bed,
) {
    let player = play.game.open.player_mut(seat);
    player.unhoused[good.index()] -= 1;
    player.housed[usize::from(row)][good.index()] += 1;
    play.send(Event::Housed { seat, good, row });
}

/// A bed for a villager who lives in the row of an Inn.
pub(crate) struct Relocation {
    good: Good,
    from: u8,
    to: u8,
}

/// NN-416: out of the Inn's row only (NN-431).
pub(crate) fn check_move(
    game: &NowOrNever,
    seat: Seat,
    good: Good,
    from: u8,
    to: u8,
) -> Result<Relocation, Refusal> {
    let (content, player) = (game.content(), game.open.player(seat));
    let lives_there = player.housed[usize::from(from)][good.index()] > 0;
    let has_inn = inn_rows(content, player) & (1 << from) != 0;
    if from == to || !lives_there || !has_inn || player.free_beds(content, to.into()) == 0 {
        return Err(Refusal::NoMove);
    }
    Ok(Relocation { good, from, to })
}

/// NN-416.
pub(crate) fn relocate(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    Relocation { good, from, to }: Relocation,
) {
    let player = play.game.open.player_mut(seat);
    player.housed[usize::from(from)][good.index()] -= 1;
    player.housed[usize::from(to)][good.index()] += 1;
    play.send(Event::Moved { seat, good, from, to });
}
