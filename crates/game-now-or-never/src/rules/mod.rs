//! The rules, one file a chapter of the rulebook.
//!
//! A chapter checks (it takes the state alone, and what it finds comes back) and performs (it takes what a
//! check found and a `Play`, and cannot fail). Where something has to be decided, it pushes a question on
//! the stack of pending ones and returns; `flow` lets what is pending go on. So no two chapters call each
//! other, not even by way of a third.

use table::Chance;

use crate::NowOrNever;

pub(crate) mod anytime;
pub(crate) mod arriving;
pub(crate) mod asking;
pub mod building;
pub(crate) mod dice;
pub(crate) mod drafting;
pub(crate) mod drawing;
pub(crate) mod dusk;
pub(crate) mod exchange;
pub mod fighting;
pub(crate) mod flow;
pub(crate) mod gaining;
pub(crate) mod gear;
pub mod hiring;
pub(crate) mod housing;
pub(crate) mod learning;
pub mod market;
pub(crate) mod meeting;
pub mod moving;
pub(crate) mod orders;
pub(crate) mod payments;
pub mod powers;
pub mod preview;
pub mod production;
pub(crate) mod quests;
pub(crate) mod reaching;
pub(crate) mod rolling;
pub mod scoring;
pub(crate) mod searching;
pub(crate) mod season;
pub(crate) mod solo;
pub(crate) mod starting;
pub(crate) mod swapping;
pub(crate) mod turn;
pub(crate) mod villagers;
pub(crate) mod visiting;

/// One action being performed: the state, the luck, and where facts go.
pub(crate) type Play<'a, C, S> = table::Play<'a, NowOrNever, C, S>;

/// The one there is to choose; none where there are several, or nothing.
#[inline]
pub(crate) fn the_only<T>(mut choices: impl Iterator<Item = T>) -> Option<T> {
    let first = choices.next()?;
    choices.next().is_none().then_some(first)
}

/// Draws one of so many of each kind, of the kinds that are asked for, and says of which it is; nothing
/// where there are none.
#[inline]
pub(crate) fn draw_one(
    counts: &mut [u8],
    chance: &mut impl Chance,
    is_asked_for: impl Fn(usize) -> bool,
) -> Option<usize> {
    let kinds = 0..counts.len();
    let left: u32 =
        kinds.clone().filter(|kind| is_asked_for(*kind)).map(|kind| u32::from(counts[kind])).sum();
    if left == 0 {
        return None;
    }
    let mut place = chance.pick(left);
    let drawn = kinds.filter(|kind| is_asked_for(*kind)).find(|kind| {
        let here = u32::from(counts[*kind]);
        let is_it = place < here;
        place = place.saturating_sub(here);
        is_it
    })?;
    counts[drawn] -= 1;
    Some(drawn)
}
