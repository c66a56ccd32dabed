//! Which choices somebody is offered, by keywords and prices: the lines NF-540 to NF-548 of Near and
//! Far, on quest 347 of the test book, and mixtures that no book should have.

use crate::ferry::{Ferry, Sign, Thing, chapters, read};
use story::{Book, Key, Keyword, Player, by_keywords, offered};

/// Somebody with keywords, coins and perhaps a heron.
struct Somebody {
    keywords: Vec<Keyword>,
    coins: u16,
}

impl Player<Ferry> for Somebody {
    fn has(&self, thing: Thing) -> u16 {
        if thing == Thing::Coin { self.coins } else { 0 }
    }

    fn shows(&self, _: Sign) -> usize {
        0
    }

    fn knows(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
}

/// What is offered in a passage of the two chapters, counted from 1.
fn takes(book: &Book<Ferry>, key: &str, words: &[&str], coins: u16) -> Vec<usize> {
    let keywords = words.iter().map(|word| book.keyword(word).expect("a keyword")).collect();
    let passage = book.passage(book.key(key).expect("a key")).expect("a passage");
    offered(passage, &Somebody { keywords, coins }).iter().map(|place| place + 1).collect()
}

/// What is read out of a passage with choices that begin like this, counted from 1.
fn reads(gates: &[&str], words: &[&str]) -> Vec<usize> {
    let choice = |gate: &&str| format!("* Go.\n  {gate}\n  then: nothing\n    It went.\n\n");
    let text: String = gates.iter().map(choice).collect();
    let noted = "then: note A1; note B2; note C3\n";
    let book = format!("== 1 Here\n\nHere.\n\n{text}== 2 There\n\nThere.\n\n{noted}");
    let book = read("gates.story", &book).unwrap_or_else(|faults| panic!("{faults:?}"));
    let known: Vec<Keyword> =
        words.iter().map(|word| book.keyword(word).expect("a keyword")).collect();
    let choices = &book.passage(Key::new(1)).expect("a passage").choices;
    by_keywords(choices, |word| known.contains(&word)).iter().map(|place| place + 1).collect()
}

#[test]
fn nf_540_nf_546_whoever_has_the_keyword_takes_its_choice_and_no_other() {
    assert_eq!(takes(&chapters(), "347", &["BURNING"], 3), [1]);
}

#[test]
fn nf_541_nf_545_otherwise_is_for_those_without_the_keyword() {
    assert_eq!(takes(&chapters(), "347", &[], 3), [2, 3]);
    assert_eq!(takes(&chapters(), "347", &["WIDOW"], 3), [2, 3]);
}

#[test]
fn nf_541_otherwise_stays_open_where_the_keyword_is_optional() {
    assert_eq!(takes(&chapters(), "A", &[], 0), [1]);
    assert_eq!(takes(&chapters(), "A", &["WIDOW"], 0), [1, 2]);
}

#[test]
fn nf_542_two_keywords_need_both_and_fit_better_than_one() {
    assert_eq!(takes(&chapters(), "A", &["BURNING"], 0), [1]);
    assert_eq!(takes(&chapters(), "A", &["WIDOW", "BURNING"], 0), [1, 3]);
}

#[test]
fn nf_543_must_with_the_most_keywords_and_optional_ones_with_still_more() {
    let gates = ["must: A1", "must: A1, B2", "optional: A1, B2, C3", "optional: C3", "otherwise"];

    assert_eq!(reads(&gates, &[]), [5]);
    assert_eq!(reads(&gates, &["A1"]), [1]);
    assert_eq!(reads(&gates, &["A1", "B2"]), [2]);
    assert_eq!(reads(&gates, &["A1", "C3"]), [1]);
    assert_eq!(reads(&gates, &["C3"]), [4, 5]);
    assert_eq!(reads(&gates, &["A1", "B2", "C3"]), [2, 3]);
}

#[test]
fn nf_543_two_that_fit_equally_are_both_offered() {
    assert_eq!(reads(&["must: A1", "must: B2", "otherwise"], &["A1", "B2"]), [1, 2]);
    assert_eq!(reads(&["optional: A1", "optional: B2", "if: 1 coin"], &["A1", "B2"]), [1, 2, 3]);
}

#[test]
fn nf_547_a_choice_that_cannot_be_paid_is_not_offered() {
    assert_eq!(takes(&chapters(), "347", &[], 0), [2]);
    assert_eq!(takes(&chapters(), "347", &[], 1), [2, 3]);
}

#[test]
fn nf_548_choices_for_keywords_one_has_not_are_not_read_out() {
    assert_eq!(reads(&["must: A1", "optional: B2", "otherwise"], &["C3"]), [3]);
}

#[test]
fn unless_is_for_those_who_have_not_noted_it() {
    assert_eq!(takes(&chapters(), "Q178", &[], 0), [1, 3]);
    assert_eq!(takes(&chapters(), "Q178", &["WIDOW"], 0), [3]);
}
