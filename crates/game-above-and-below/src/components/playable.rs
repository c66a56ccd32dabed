//! What a book may ask for in this game: less than the format of the storybooks allows.

use story::{Book, Effect, Gate, Key, Need, Passage, Way};
use table::Fault;

use super::{Deed, MOST_NUMBERS, Thing, Vocabulary};

/// The most choices a passage may have.
pub const MOST_CHOICES: usize = 3;
/// The most passages one exploration may read.
pub const MOST_PAGES: usize = 5;
/// Higher explore numbers than this are not in any book.
const HIGHEST_NUMBER: usize = 12;

/// What the rules could not play.
pub(super) fn faults(book: &Book<Vocabulary>) -> Vec<Fault> {
    let too_long = |passage: &&Passage<Vocabulary>| pages(book, passage.key) > MOST_PAGES;
    let long = book.passages.iter().filter(too_long);
    let long = long.map(|passage| fault(passage, passage.line, "leads on over more than 5 pages"));
    book.passages.iter().flat_map(in_passage).chain(long).collect()
}

fn fault(passage: &Passage<Vocabulary>, line: usize, what: &str) -> Fault {
    let what = format!("passage {}: {what}", passage.key);
    Fault { file: passage.file.clone(), line, what }
}

/// How many pages the longest tale has that begins here; of a circle, one more than are allowed.
fn pages(book: &Book<Vocabulary>, key: Key) -> usize {
    fn follow(book: &Book<Vocabulary>, key: Key, read: usize) -> usize {
        let passage = book.passage(key).filter(|_| read <= MOST_PAGES);
        let outcomes = passage.into_iter().flat_map(Passage::outcomes);
        let next = outcomes.filter_map(story::Outcome::goes_on);
        next.map(|next| follow(book, next, read + 1)).max().unwrap_or(read)
    }
    follow(book, key, 1)
}

/// What one passage asks for and this game has not.
fn in_passage(passage: &Passage<Vocabulary>) -> Vec<Fault> {
    let fault = |line: usize, what: &str| fault(passage, line, what);
    let mut faults = Vec::new();
    if !passage.key.is_number() {
        faults.push(fault(passage.line, "what stands on cave cards are plain numbers"));
    }
    if passage.choices.len() > MOST_CHOICES {
        faults.push(fault(passage.line, "has more than three choices"));
    }
    // Whoever has nothing must have something to do (AB-079).
    let is_open = |choice: &story::Choice<Vocabulary>| {
        choice.needs.is_empty()
            && match &choice.way {
                Way::Plain { price, .. } => price.is_empty(),
                Way::Roll { .. } => true,
            }
    };
    if !passage.choices.is_empty() && !passage.choices.iter().any(is_open) {
        faults.push(fault(passage.line, "leaves nothing to do for whoever has nothing"));
    }
    for choice in &passage.choices {
        if choice.needs.iter().any(|need| {
            matches!(need, Need::NoKeyword(_))
                || matches!(need, Need::Thing(amount) if amount.thing == Thing::Reputation)
        }) {
            faults.push(fault(choice.line, "only tokens, coins and signs can be asked for here"));
        }
        if choice.gate != Gate::Open || choice.next.is_some() {
            faults.push(fault(choice.line, "this game has no keywords, and no tale goes on later"));
        }
        if !choice.pay.is_empty() {
            faults.push(fault(choice.line, "a price stands beside “then” or a number here"));
        }
        if let Way::Roll { tiers, .. } = &choice.way {
            if tiers.iter().any(|tier| tier.more.is_some()) {
                faults.push(fault(choice.line, "a number brings nothing more in this game"));
            }
            if tiers.iter().any(|tier| usize::from(tier.number) > HIGHEST_NUMBER) {
                faults.push(fault(choice.line, "no party finds more than 12 lanterns for sure"));
            }
            if tiers.len() > MOST_NUMBERS {
                faults.push(fault(choice.line, "a choice has two numbers at most"));
            }
            if tiers.iter().any(|tier| tier.price.len() > 1) {
                faults.push(fault(choice.line, "a number has one price at most"));
            }
        }
        if let Way::Plain { price, .. } = &choice.way
            && price.len() > 1
        {
            faults.push(fault(choice.line, "a choice has one price at most"));
        }
        if choice.failure.as_ref().is_some_and(|failure| failure.goes_on().is_some()) {
            faults.push(fault(choice.line, "a failure is the end of the tale"));
        }
    }
    for outcome in passage.outcomes() {
        let cannot = |effect: &Effect<Vocabulary>| match effect {
            Effect::Note(_) => true,
            Effect::Either(ways) => ways.iter().flatten().any(|inner| match inner {
                Effect::Gain(_) | Effect::Lose(_) => false,
                Effect::Deed(deed) => matches!(deed, Deed::Injure | Deed::BuildUpTo(_)),
                Effect::Either(_) | Effect::Note(_) | Effect::Read(_) => true,
            }),
            Effect::Gain(_) | Effect::Lose(_) | Effect::Deed(_) | Effect::Read(_) => false,
        };
        if outcome.effects.iter().any(cannot) {
            faults.push(fault(
                outcome.line,
                "this game has no keywords, and an alternative asks for no further decision",
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a book of this text.
    fn wrong(text: &str) -> Vec<String> {
        let files = [("book.story".to_owned(), text.to_owned())];
        let book = story::read(Vocabulary, &files).unwrap_or_else(|faults| panic!("{faults:?}"));
        faults(&book).iter().map(Fault::to_string).collect()
    }

    #[test]
    fn a_number_with_a_letter_is_on_no_card() {
        let wrong =
            wrong("== Q3 A Door\n\nIt is shut.\n\n* Knock.\n  explore 3: gain 1 coin\n    Open.\n");
        assert_eq!(
            wrong,
            ["book.story:1: passage Q3: what stands on cave cards are plain numbers"]
        );
    }

    #[test]
    fn a_tale_has_at_most_five_pages_and_a_circle_ends_too() {
        let page = |number: usize, next: usize| {
            format!("== {number} Page {number}\nfollow-up\n\nIt goes on.\n\nthen: read {next}\n\n")
        };
        let end = |number: usize| {
            format!("== {number} The end\nfollow-up\n\nIt ends.\n\nthen: gain 1 coin\n\n")
        };
        let tale = |pages: usize| {
            (1..pages)
                .map(|number| page(number, number + 1))
                .chain([end(pages)])
                .collect::<String>()
        };
        assert_eq!(wrong(&tale(5)), [""; 0]);
        assert_eq!(wrong(&tale(6)), ["book.story:1: passage 1: leads on over more than 5 pages"]);
        assert_eq!(wrong(&(page(1, 2) + &page(2, 1))).len(), 2);
    }
}
