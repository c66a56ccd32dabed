//! What may be known of the choices of the open quest, from what is read of it.

use story::{ReadChoice, Reading};
use table::Seen;

use super::odds::odds_words;
use crate::{NearAndFar, RollKind};

/// What is read while a quest goes on.
fn reading(seen: Seen<'_, NearAndFar>) -> Option<Reading> {
    seen.content.reading(&seen.view.open).filter(|reading| reading.open)
}

/// What can be done in the quest, counted from 1, with all that may be known of it.
pub fn open_choice(seen: Seen<'_, NearAndFar>, choice: u8) -> Option<ReadChoice> {
    let page = reading(seen)?.pages.pop()?;
    page.choices.into_iter().find(|one| one.place == choice)
}

/// What a choice asks for and how likely it is: `skill 6: 50% as you stand, 83% with 2 hearts`.
pub fn choice_terms(seen: Seen<'_, NearAndFar>, choice: &ReadChoice) -> String {
    let open = &seen.view.open;
    let mut terms = Vec::new();
    terms.extend(choice.price.as_ref().map(|price| format!("pay {price}")));
    if let (Some(check), Some(number)) = (choice.check, choice.numbers.first()) {
        let number = number.number;
        let kind = match check {
            "combat" => RollKind::Combat { number },
            _ => RollKind::Skill { number },
        };
        let odds = odds_words(seen.content, open, kind, open.free_hearts());
        terms.push(format!("{check} {number}: {odds}"));
    }
    if !choice.needs.is_empty() {
        terms.push(format!("needs {}", choice.needs.join(", ")));
    }
    terms.join("; ")
}

/// One of the rewards that can be picked now, counted from 1.
pub fn reward(seen: Seen<'_, NearAndFar>, which: u8) -> Option<String> {
    let rewards = reading(seen)?.rewards;
    let reward = rewards.into_iter().nth(usize::from(which).checked_sub(1)?)?;
    Some(reward.brings)
}
