//! What may be known of the choices of the open passage, from what is read of it.

use story::{ReadChoice, ReadNumber, Reading};
use table::Seen;

use crate::AboveAndBelow;

/// What is read while a party is below.
fn reading(seen: Seen<'_, AboveAndBelow>) -> Option<Reading> {
    seen.content.reading(&seen.view.open).filter(|reading| reading.open)
}

/// What the party can do, counted from 1, with all that may be known of it.
pub fn open_choice(seen: Seen<'_, AboveAndBelow>, choice: u8) -> Option<ReadChoice> {
    let page = reading(seen)?.pages.pop()?;
    page.choices.into_iter().find(|one| one.place == choice)
}

/// The explore numbers of what the party does, with what they cost.
pub fn open_numbers(seen: Seen<'_, AboveAndBelow>) -> Vec<ReadNumber> {
    let page = reading(seen).and_then(|mut reading| reading.pages.pop());
    let chosen = page.as_ref().and_then(|page| page.chosen());
    chosen.map(|choice| choice.numbers.clone()).unwrap_or_default()
}

/// What claiming a number costs.
pub fn price_of(seen: Seen<'_, AboveAndBelow>, number: u8) -> Option<String> {
    open_numbers(seen).into_iter().find(|known| known.number == number)?.price
}

/// One of the rewards that can be picked now, counted from 1.
pub fn reward(seen: Seen<'_, AboveAndBelow>, which: u8) -> Option<String> {
    let rewards = reading(seen)?.rewards;
    let reward = rewards.into_iter().nth(usize::from(which).checked_sub(1)?)?;
    Some(reward.brings)
}
