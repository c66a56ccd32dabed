//! What a book may ask for in this game: less than the format of the storybooks allows.

use story::{Amount, Book, Choice, Effect, Need, Passage, Way};
use table::Fault;

use super::{Thing, Vocabulary};
use crate::Character;

/// The most choices a passage may have.
pub const MOST_CHOICES: usize = 4;
/// The bosses of the last map (NF-599, NF-600), as the keys of their passages name them.
const BOSSES: [&str; 4] = ["Zag", "Captain Shreya", "The Red King", "The Ivory Queen"];

/// What the rules could not play.
pub(super) fn faults(book: &Book<Vocabulary>) -> Vec<Fault> {
    let told = |passage: &Passage<Vocabulary>| is_told(&book.key_words(passage.key));
    book.passages.iter().flat_map(|passage| in_passage(passage, told(passage))).collect()
}

/// Whether a passage of this key is told and is no quest: the introduction of a character (NF-482),
/// or what comes of defeating a boss (NF-602, NF-607). It may have no choice, and may go on.
fn is_told(key: &str) -> bool {
    BOSSES.contains(&key) || Character::ALL.iter().any(|character| character.name() == key)
}

/// What one passage asks for and this game has not.
fn in_passage(passage: &Passage<Vocabulary>, is_told: bool) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut wrong = |line: usize, what: &str| {
        let what = format!("passage {}: {what}", passage.key);
        faults.push(Fault { file: passage.file.clone(), line, what });
    };
    if passage.choices.is_empty() && !is_told {
        wrong(passage.line, "a quest asks for a choice");
    }
    if passage.choices.len() > MOST_CHOICES {
        wrong(passage.line, &format!("has more than {MOST_CHOICES} choices"));
    }
    for choice in &passage.choices {
        in_choice(choice).into_iter().for_each(|what| wrong(choice.line, what));
    }
    for outcome in passage.outcomes() {
        if outcome.goes_on().is_some() && !is_told {
            wrong(outcome.line, "a quest is one page: nothing is read after it");
        }
        if outcome.effects.iter().any(|effect| !can_happen(effect)) {
            wrong(
                outcome.line,
                "only reputation and hearts are lost (other losses are a price: “pay:”), and an \
                 alternative asks for no further decision",
            );
        }
    }
    faults
}

/// What one choice asks for and this game has not.
fn in_choice(choice: &Choice<Vocabulary>) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if choice.bonus.is_some() {
        wrong.push("nothing is added to a roll but symbols, cards and hearts");
    }
    let can_own = |thing: Thing| match thing {
        Thing::Coin | Thing::Gem | Thing::Food | Thing::Token(_) => true,
        Thing::Heart | Thing::Reputation | Thing::Bird | Thing::Treasure | Thing::World(_) => false,
    };
    let cannot_ask = |need: &Need<Vocabulary>| match need {
        Need::Thing(amount) => !can_own(amount.thing),
        Need::Sign(sign) => match *sign {},
        Need::NoKeyword(_) => false,
    };
    if choice.needs.iter().any(cannot_ask) {
        wrong.push("only coins, gems, food and tokens can be asked for");
    }
    let paid = |amount: &Amount<Vocabulary>| can_own(amount.thing);
    if !choice.price().iter().all(paid) {
        wrong.push("only coins, gems, food and tokens can be paid");
    }
    match &choice.way {
        Way::Plain { price, .. } => {
            if !price.is_empty() {
                wrong.push("a price stands in “pay:”");
            }
        }
        Way::Roll { tiers, .. } => {
            // NF-361: what the format adds as `more` begins two above the number.
            if tiers.len() != 1 {
                wrong.push("a roll has one number, and “more:” for what is added to it");
            }
            if tiers.iter().any(|tier| !tier.price.is_empty()) {
                wrong.push("a price stands in “pay:”");
            }
            match &choice.failure {
                Some(failure) if failure.text.is_empty() => {
                    wrong.push("a failure is told: “fail:” has no text");
                }
                Some(failure) if !failure.effects.is_empty() => {
                    wrong.push("a failure brings and costs nothing (NF-345)");
                }
                Some(_) => {}
                None => wrong.push("a roll can fail: “fail:” with its text is missing"),
            }
        }
    }
    wrong
}

/// Whether the rules know how to do this.
fn can_happen(effect: &Effect<Vocabulary>) -> bool {
    match effect {
        Effect::Gain(_) | Effect::Deed(_) | Effect::Note(_) | Effect::Read(_) => true,
        // NF-351.
        Effect::Lose(amount) => matches!(amount.thing, Thing::Reputation | Thing::Heart),
        Effect::Either(ways) => ways.iter().flatten().all(|inner| match inner {
            Effect::Gain(amount) => amount.thing != Thing::Treasure,
            Effect::Lose(_) => can_happen(inner),
            Effect::Note(_) => true,
            Effect::Deed(_) | Effect::Either(_) | Effect::Read(_) => false,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a passage of these choices.
    fn wrong(choices: &str) -> Vec<String> {
        wrong_in(&format!("== 7 A Door\n\nIt is shut.\n\n{choices}"))
    }

    /// What is wrong with a book.
    fn wrong_in(text: &str) -> Vec<String> {
        let vocabulary = Vocabulary::of(["Cold Blade"]);
        let book = story::read(vocabulary, &[("book.story".to_owned(), text.to_owned())])
            .unwrap_or_else(|faults| panic!("{faults:?}"));
        faults(&book).iter().map(|fault| fault.what.clone()).collect()
    }

    const KNOCK: &str = "* Knock.\n  skill 5: gain world card Cold Blade; lose 1 reputation\n    \
        Open.\n  more: gain 1 coin\n  fail:\n    Shut.\n";

    #[test]
    fn a_roll_with_one_number_more_and_a_failure_can_be_played() {
        assert_eq!(wrong(KNOCK), [""; 0]);
    }

    /// NF-345: a failure is told, and that is all.
    #[test]
    fn a_failure_has_a_text_and_no_effect() {
        let told = |from: &str, to: &str| wrong(&KNOCK.replace(from, to));

        let missing = "passage 7: a roll can fail: “fail:” with its text is missing";
        assert_eq!(told("  fail:\n    Shut.\n", ""), [missing]);
        let costs = told("fail:", "fail: lose 1 reputation");
        assert_eq!(costs, ["passage 7: a failure brings and costs nothing (NF-345)"]);
    }

    #[test]
    fn a_second_number_is_refused() {
        let two = KNOCK.replace("  more: gain 1 coin\n", "  skill 8: gain 1 coin\n    Wide.\n");

        let told = "passage 7: a roll has one number, and “more:” for what is added to it";
        assert_eq!(wrong(&two), [told]);
    }

    /// NF-351: what is given away is a price.
    #[test]
    fn goods_are_paid_and_not_lost() {
        let lost = wrong(&KNOCK.replace("lose 1 reputation", "lose 1 coin"));
        let paid = wrong(&KNOCK.replace("Knock.\n", "Knock.\n  pay: 1 coin\n"));

        assert!(lost[0].starts_with("passage 7: only reputation and hearts are lost"), "{lost:?}");
        assert_eq!(paid, [""; 0]);
    }

    #[test]
    fn a_quest_is_one_page_of_four_choices_at_most() {
        let four = wrong(&format!("{KNOCK}\n").repeat(4));
        let five = wrong(&format!("{KNOCK}\n").repeat(5));
        let none = wrong("then: gain 1 coin\n");

        assert_eq!(four, [""; 0]);
        assert_eq!(five, ["passage 7: has more than 4 choices"]);
        assert_eq!(none, ["passage 7: a quest asks for a choice"]);
    }

    /// NF-482, NF-602: they are told at their time, and are no quests.
    #[test]
    fn an_introduction_and_a_boss_may_have_no_choice_and_may_go_on() {
        let told = "It is shut.\n\nthen: read 8\n";
        let other = "== 8 A Room\n\nIt is dark.\n\n* Go.\n  then: gain 1 coin\n    Gone.\n";
        let book = |key: &str| wrong_in(&format!("== {key} | A Door\n\n{told}\n{other}"));

        for key in ["Vera", "Grear", "Zag", "Captain Shreya", "The Red King", "The Ivory Queen"] {
            assert_eq!(book(key), [""; 0], "{key}");
        }
        let quest = book("Nobody");
        assert_eq!(quest.len(), 2, "{quest:?}");
        assert!(quest[0].ends_with("a quest asks for a choice"), "{quest:?}");
        assert!(quest[1].ends_with("a quest is one page: nothing is read after it"), "{quest:?}");
    }
}
