//! The words of the book: coins, and rolls for skill.

use std::convert::Infallible;

use story::Lexicon;

/// The words of the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words;

/// What one can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// Money.
    Coin,
}

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// One die.
    Skill,
}

impl Lexicon for Words {
    type Thing = Thing;
    type Sign = Infallible;
    type Deed = Infallible;
    type Check = Check;

    fn checks(&self) -> &[(&'static str, Check)] {
        &[("skill", Check::Skill)]
    }

    fn thing(&self, word: &str) -> Option<Thing> {
        matches!(word, "coin" | "coins").then_some(Thing::Coin)
    }

    fn sign(&self, _: &str) -> Option<Infallible> {
        None
    }

    fn deed(&self, _: &str) -> Option<Infallible> {
        None
    }

    fn thing_words(&self, _: Thing, amount: u8) -> String {
        if amount == 1 { "1 coin".to_owned() } else { format!("{amount} coins") }
    }

    fn sign_words(&self, sign: Infallible) -> String {
        match sign {}
    }

    fn deed_words(&self, deed: Infallible) -> String {
        match deed {}
    }

    fn thing_worth(&self, _: Thing) -> i16 {
        2
    }

    fn deed_worth(&self, deed: Infallible) -> i16 {
        match deed {}
    }
}
