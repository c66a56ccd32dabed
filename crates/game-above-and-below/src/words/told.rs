//! What may be known of the choices of the open passage, in words.

use table::Seen;

use crate::{AboveAndBelow, components::ChoiceTerms};

/// What the party can do, counted from 1, with all that may be known of it.
pub fn open_choice<'a>(seen: Seen<'a, AboveAndBelow>, choice: u8) -> Option<ChoiceTerms<'a>> {
    let exploration = seen.view.open.exploration.as_ref()?;
    let mut asked = seen.content.tales().terms(exploration.passage);
    let index = usize::from(choice).checked_sub(1)?;
    (index < asked.len()).then(|| asked.swap_remove(index))
}

/// The explore numbers of what the party does, with what they cost.
pub fn open_numbers(seen: Seen<'_, AboveAndBelow>) -> Vec<(u8, Option<String>)> {
    let chosen = seen.view.open.exploration.as_ref().and_then(|exploration| exploration.choice);
    let terms = chosen.and_then(|choice| open_choice(seen, choice + 1));
    terms.map(|terms| terms.numbers).unwrap_or_default()
}

/// What claiming a number costs.
pub fn price_of(seen: Seen<'_, AboveAndBelow>, number: u8) -> Option<String> {
    open_numbers(seen).into_iter().find(|(known, _)| *known == number)?.1
}

/// One of the rewards that can be picked now, counted from 1.
pub fn reward(seen: Seen<'_, AboveAndBelow>, which: u8) -> Option<String> {
    let open = &seen.view.open;
    let outcome = open.tale.as_slice().last()?.outcome?;
    let effect = open.exploration.as_ref()?.effect;
    let rewards = seen.content.tales().alternatives(outcome, effect.into());
    rewards.into_iter().nth(usize::from(which).checked_sub(1)?)
}

/// The explore numbers of a choice: `explore 3 or 7 for 1 coin`.
pub fn numbers(terms: &ChoiceTerms<'_>) -> String {
    let numbers = terms.numbers.iter().map(|(number, price)| match price {
        Some(price) => format!("{number} for {price}"),
        None => number.to_string(),
    });
    let numbers: Vec<String> = numbers.collect();
    if numbers.is_empty() { String::new() } else { format!("explore {}", numbers.join(" or ")) }
}

/// Everything that everybody may know of a choice besides its line.
pub fn conditions(terms: &ChoiceTerms<'_>) -> String {
    let mut parts = Vec::new();
    if !terms.needs.is_empty() {
        parts.push(format!("needs {}", terms.needs.join(", ")));
    }
    parts.extend(Some(numbers(terms)).filter(|numbers| !numbers.is_empty()));
    parts.extend(terms.bonus.as_ref().map(|bonus| format!("add {bonus}")));
    parts.extend(terms.price.as_ref().map(|price| format!("for {price}")));
    parts.join("; ")
}
