//! What an outcome is worth, in halves of a coin, by the values a game gives its things and deeds.

use crate::{Amount, Book, Choice, Effect, Lexicon, Outcome, Tier};

/// No tale goes on longer than this many outcomes; one that does is a circle, and a fault elsewhere.
const LONGEST_TALE: usize = 16;

/// What reaching a number of a choice is worth, prices taken off; none if the tale asks again first.
pub(crate) fn of_tier<L: Lexicon>(
    book: &Book<L>,
    choice: &Choice<L>,
    tier: &Tier<L>,
) -> Option<i32> {
    let gain = of_outcome(book, &tier.outcome)?;
    let prices = tier.price.iter().chain(&choice.pay);
    Some(gain - prices.map(|amount| of_amount(book.lexicon(), amount)).sum::<i32>())
}

/// What an outcome brings with all it leads to; none if the tale asks again first.
pub(crate) fn of_outcome<L: Lexicon>(book: &Book<L>, outcome: &Outcome<L>) -> Option<i32> {
    let tale = tale(book, outcome)?;
    Some(tale.iter().map(|outcome| of_effects(book.lexicon(), &outcome.effects)).sum())
}

/// An outcome and those it leads to, one after the other; none if the tale asks again on its way, or
/// ends in nothing.
pub(crate) fn tale<'a, L: Lexicon>(
    book: &'a Book<L>,
    outcome: &'a Outcome<L>,
) -> Option<Vec<&'a Outcome<L>>> {
    let mut tale = vec![outcome];
    let mut next = outcome.goes_on();
    while let Some(key) = next {
        let behind = book.passage(key)?.outcome.as_ref()?;
        tale.push(behind);
        next = behind.goes_on().filter(|_| tale.len() < LONGEST_TALE);
    }
    Some(tale)
}

fn of_effects<L: Lexicon>(lexicon: &L, effects: &[Effect<L>]) -> i32 {
    effects.iter().map(|effect| of_effect(lexicon, effect)).sum()
}

fn of_effect<L: Lexicon>(lexicon: &L, effect: &Effect<L>) -> i32 {
    match effect {
        Effect::Gain(amount) => of_amount(lexicon, amount),
        Effect::Lose(amount) => {
            -i32::from(amount.amount) * i32::from(lexicon.loss_worth(amount.thing))
        }
        // Whoever may pick takes the best.
        Effect::Either(sides) => {
            sides.iter().map(|side| of_effects(lexicon, side)).max().unwrap_or(0)
        }
        Effect::Deed(deed) => i32::from(lexicon.deed_worth(*deed)),
        Effect::Note(_) | Effect::Read(_) => 0,
    }
}

fn of_amount<L: Lexicon>(lexicon: &L, amount: &Amount<L>) -> i32 {
    i32::from(amount.amount) * i32::from(lexicon.thing_worth(amount.thing))
}

/// Halves of a coin as one writes them: `3½`.
pub(crate) fn in_coins(halves: i32) -> String {
    let sign = if halves < 0 { "−" } else { "" };
    let halves = halves.unsigned_abs();
    match (halves / 2, halves % 2) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}½"),
        (whole, _) => format!("{sign}{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_of_coins_are_written_as_such() {
        assert_eq!([0, 1, 2, 7, -1, -6].map(in_coins), ["0", "½", "1", "3½", "−½", "−3"]);
    }
}
