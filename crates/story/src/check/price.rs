//! Whether a number pays what it is worth to reach it.

use table::Fault;

use crate::worth::{self, in_coins};
use crate::{Book, Choice, Effect, Lexicon, Standing, Tier, Way};

use super::{Price, Targets, in_passage};

pub(super) fn faults<L: Lexicon>(book: &Book<L>, targets: &Targets) -> Vec<Fault> {
    let mut faults = Vec::new();
    for passage in &book.passages {
        for choice in &passage.choices {
            let Way::Roll { check, tiers } = &choice.way else { continue };
            let check = book.lexicon().check_word(*check);
            for (index, tier) in tiers.iter().enumerate() {
                let standing = Standing::of(index, tiers.len());
                let wanted = targets.prices.iter().find(|price| {
                    price.check.is_none_or(|word| word == check)
                        && (price.number, price.standing) == (tier.number, standing)
                });
                let wrong = [
                    wanted.and_then(|wanted| price(book, choice, tier, wanted, targets.tolerance)),
                    more(book, tier, targets),
                    reserved(book, tier, targets),
                ];
                let wrong = wrong.into_iter().flatten();
                faults
                    .extend(wrong.map(|what| in_passage(book, passage, tier.outcome.line, &what)));
            }
        }
    }
    faults
}

fn price<L: Lexicon>(
    book: &Book<L>,
    choice: &Choice<L>,
    tier: &Tier<L>,
    wanted: &Price,
    tolerance: i16,
) -> Option<String> {
    let Price { number, standing, worth: wanted, .. } = wanted;
    let worth = worth::of_tier(book, choice, tier)?;
    let least = i32::from(*wanted.start()) - i32::from(tolerance);
    let most = i32::from(*wanted.end()) + i32::from(tolerance);
    let remedy = match worth {
        worth if worth < least => "add to it",
        worth if worth > most => "take something away",
        _ => return None,
    };
    Some(format!(
        "{number} {standing} pays {}, and {} to {} would be fair: {remedy}, or change the number",
        in_coins(worth),
        in_coins(least),
        in_coins(most)
    ))
}

/// What is wrong with what is added where the roll is higher still.
fn more<L: Lexicon>(book: &Book<L>, tier: &Tier<L>, targets: &Targets) -> Option<String> {
    let wanted = targets.more.as_ref()?;
    let worth = worth::of_outcome(book, tier.more.as_ref()?)?;
    let (least, most) = (i32::from(*wanted.start()), i32::from(*wanted.end()));
    (!(least..=most).contains(&worth)).then(|| {
        let [worth, least, most] = [worth, least, most].map(in_coins);
        format!("“more” pays {worth}, and {least} to {most} would be fair")
    })
}

fn reserved<L: Lexicon>(book: &Book<L>, tier: &Tier<L>, targets: &Targets) -> Option<String> {
    let tale = worth::tale(book, &tier.outcome)?;
    let found = targets.reserved.iter().find(|reserved| {
        let thing = book.lexicon().thing(&reserved.thing);
        tier.number < reserved.from
            && thing.is_some_and(|thing| tale.iter().any(|outcome| gives(&outcome.effects, thing)))
    })?;
    Some(format!("{} gives {}, which begins at {}", tier.number, found.thing, found.from))
}

/// Whether one of the effects gives such a thing.
fn gives<L: Lexicon>(effects: &[Effect<L>], thing: L::Thing) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Gain(amount) => amount.thing == thing,
        Effect::Either(sides) => sides.iter().any(|side| gives(side, thing)),
        Effect::Lose(_) | Effect::Deed(_) | Effect::Note(_) | Effect::Read(_) => false,
    })
}
