//! What a game adds to the format.

use std::fmt::Debug;

/// What a game adds to the format, in one place: a value that is handed to [`read`](crate::read), and
/// may know names of cards that were loaded before the book.
pub trait Lexicon: Clone + Eq + Debug + Send + Sync + 'static {
    /// What can be gained, lost, paid and owned: coins, rope, reputation, a card by its name.
    type Thing: Copy + Eq + Debug + Send + Sync + 'static;
    /// What a party may show besides things it owns: a hammer, a companion of the fishfolk.
    type Sign: Copy + Eq + Debug + Send + Sync + 'static;
    /// Effects of the game's own: injure a villager, take a cave card.
    type Deed: Copy + Eq + Debug + Send + Sync + 'static;
    /// What a roll is for: explore, skill, combat.
    type Check: Copy + Eq + Debug + Send + Sync + 'static;

    /// The kinds of rolls, each with the word that stands before its number: `explore`.
    fn checks(&self) -> &[(&'static str, Self::Check)];

    /// The thing of this word, singular or plural: `coin`, `coins`, `clay pot`.
    fn thing(&self, word: &str) -> Option<Self::Thing>;

    /// Things of which there is one each, by all their words: `world card Cold Blade`. They are
    /// written without a quantity, and come from the content that was loaded before the book.
    fn cards(&self) -> &[(String, Self::Thing)] {
        &[]
    }

    /// The sign of this word: `hammer`, `fishfolk`.
    fn sign(&self, word: &str) -> Option<Self::Sign>;

    /// The deed of these words: `injure a villager`, `build up to 7`.
    fn deed(&self, words: &str) -> Option<Self::Deed>;

    /// So many of a thing, as one says it: `2 coins`, `1 clay pot`, `world card Cold Blade`.
    fn thing_words(&self, thing: Self::Thing, amount: u8) -> String;

    /// A sign, as one says it: `hammer`.
    fn sign_words(&self, sign: Self::Sign) -> String;

    /// A deed, as one says it: `injure a villager`.
    fn deed_words(&self, deed: Self::Deed) -> String;

    /// What one of a thing is worth, in halves of a coin: 3 for one and a half.
    fn thing_worth(&self, thing: Self::Thing) -> i16;

    /// What is lost with one of a thing, in halves of a coin, where that is not what it is worth.
    fn loss_worth(&self, thing: Self::Thing) -> i16 {
        self.thing_worth(thing)
    }

    /// What a deed is worth to the one it happens to, in halves of a coin.
    fn deed_worth(&self, deed: Self::Deed) -> i16;

    /// Every word a writer may use for a thing, a sign or a deed, so that a misspelt one can be
    /// answered with the nearest. The words of cards need not be among them.
    fn words(&self) -> &[&'static str] {
        &[]
    }

    /// The word for a kind of roll: `explore`.
    fn check_word(&self, check: Self::Check) -> &'static str {
        let found = self.checks().iter().find(|(_, one)| *one == check);
        found.map_or("roll", |(word, _)| *word)
    }

    /// A thing without a quantity, as it heads a row of a table: `clay pot`.
    fn thing_name(&self, thing: Self::Thing) -> String {
        let words = self.thing_words(thing, 1);
        words.strip_prefix("1 ").unwrap_or(&words).to_owned()
    }
}
