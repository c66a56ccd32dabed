//! Villagers: gaining them, and the row they come from (RULES.md section 10, NN-350).

use table::{Chance, Seat, Sink};

use super::{Play, draw_one, the_only};
use crate::{
    Action, Event, NowOrNever, Open, Refusal, Stage,
    components::{Good, VILLAGER_ROW},
    stage::Question,
};

/// Villagers in the row.
#[inline]
fn in_row(open: &Open) -> u8 {
    open.villagers.iter().sum()
}

/// Whether there is a villager to gain (NN-166).
#[inline]
pub(crate) fn is_any_left(open: &Open) -> bool {
    in_row(open) > 0
}

/// The kinds in the row (NN-369).
fn kinds(open: &Open) -> impl Iterator<Item = Good> + '_ {
    Good::ALL.into_iter().filter(|good| open.villagers[good.index()] > 0)
}

pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(kinds(&game.open).map(Action::Villager));
    list_refill(game, out);
}

/// So many villagers are still to be gained, one by one. Where nobody is left the gain lapses
/// (NN-166).
pub(crate) fn gain(play: &mut Play<impl Chance, impl Sink<Event>>, left: u8) {
    let Some(rest) = left.checked_sub(1).filter(|_| is_any_left(&play.game.open)) else { return };
    if rest > 0 {
        play.game.then(Question::Villagers(rest));
    }
    play.game.ask(Stage::Villager);
}

/// Whether there is anything to decide: where all are alike and nobody can be called for, there is not.
pub(crate) fn has_choice(game: &NowOrNever) -> bool {
    the_only(kinds(&game.open)).is_none() || check_refill(game, game.active()).is_ok()
}

/// The only kind there is joins the active player.
pub(crate) fn take_the_only(play: &mut Play<impl Chance, impl Sink<Event>>) {
    if let Some(only) = the_only(kinds(&play.game.open)) {
        take(play, only);
    }
}

/// A villager who is in the row.
pub(crate) struct Newcomer(Good);

pub(crate) fn check(game: &NowOrNever, good: Good) -> Result<Newcomer, Refusal> {
    if game.open.villagers[good.index()] == 0 {
        return Err(Refusal::NoVillager { good });
    }
    Ok(Newcomer(good))
}

/// NN-163.
pub(crate) fn choose(play: &mut Play<impl Chance, impl Sink<Event>>, Newcomer(good): Newcomer) {
    take(play, good);
}

/// A villager of the row joins the active player.
fn take(play: &mut Play<impl Chance, impl Sink<Event>>, good: Good) {
    let seat = play.game.active();
    play.game.open.mover_mut().unhoused[good.index()] += 1;
    play.send(Event::VillagerGained { seat, good });
    leave_row(play, good);
}

/// A villager leaves the row, which is filled as soon as it is empty (NN-164, NN-165).
pub(crate) fn leave_row(play: &mut Play<impl Chance, impl Sink<Event>>, good: Good) {
    play.game.open.villagers[good.index()] -= 1;
    if in_row(&play.game.open) == 0 {
        fill_row(play, None);
    }
}

fn fill_row(play: &mut Play<impl Chance, impl Sink<Event>>, payer: Option<Seat>) {
    let count = draw_row(&mut play.game.open, play.chance);
    if count > 0 {
        play.send(Event::VillagersArrived { count, payer });
    }
}

/// Draws villagers until the row is full or the pile is empty, and says how many.
pub(crate) fn draw_row(open: &mut Open, chance: &mut impl Chance) -> u8 {
    let mut count = 0;
    while usize::from(in_row(open)) < VILLAGER_ROW {
        let Some(good) = draw_one(&mut open.villager_pile, chance, |_| true) else { break };
        open.villagers[good] += 1;
        count += 1;
    }
    count
}

/// What a full row costs whoever can pay it.
pub(crate) struct Refill {
    experience: u8,
}

/// Whether `seat` can pay for a full row: only where it has a gap and somebody comes (NN-351).
pub(crate) fn check_refill(game: &NowOrNever, seat: Seat) -> Result<Refill, Refusal> {
    let (open, experience) = (&game.open, game.content.numbers.refill_experience);
    let pays = open.player(seat).experience >= experience;
    let is_useful = usize::from(in_row(open)) < VILLAGER_ROW && open.villagers_left() > 0;
    if pays && is_useful { Ok(Refill { experience }) } else { Err(Refusal::NoRefill) }
}

pub(crate) fn list_refill(game: &NowOrNever, out: &mut Vec<Action>) {
    if check_refill(game, game.active()).is_ok() {
        out.push(Action::Refill);
    }
}

/// NN-350.
pub(crate) fn refill(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    Refill { experience }: Refill,
) {
    play.game.open.player_mut(seat).experience -= experience;
    fill_row(play, Some(seat));
}
