//! What a game adds to the format.

use std::fmt::Debug;

/// What a game adds to the format, in one place.
pub trait Lexicon: Copy + Eq + Debug + Send + Sync + 'static {
    /// What can be gained, lost, paid and owned: coins, rope, reputation.
    type Thing: Copy + Eq + Debug + Send + Sync + 'static;
    /// What a party may show besides things it owns: a hammer, a companion of the fishfolk.
    type Sign: Copy + Eq + Debug + Send + Sync + 'static;
    /// Effects of the game's own: injure a villager, take a cave card.
    type Deed: Copy + Eq + Debug + Send + Sync + 'static;

    /// The words that may stand before the number of a roll: `explore`.
    const CHECKS: &'static [&'static str];

    /// The thing of this word, singular or plural: `coin`, `coins`, `clay pot`.
    fn thing(word: &str) -> Option<Self::Thing>;

    /// The sign of this word: `hammer`, `fishfolk`.
    fn sign(word: &str) -> Option<Self::Sign>;

    /// The deed of these words: `injure a villager`, `build up to 7`.
    fn deed(words: &str) -> Option<Self::Deed>;

    /// So many of a thing, as one says it: `2 coins`, `1 clay pot`.
    fn thing_words(thing: Self::Thing, amount: u8) -> String;

    /// A sign, as one says it: `hammer`.
    fn sign_words(sign: Self::Sign) -> String;

    /// A deed, as one says it: `injure a villager`.
    fn deed_words(deed: Self::Deed) -> String;

    /// What one of a thing is worth, in halves of a coin: 3 for one and a half.
    fn thing_worth(thing: Self::Thing) -> i16;

    /// What a deed is worth to the one it happens to, in halves of a coin.
    fn deed_worth(deed: Self::Deed) -> i16;

    /// Every word a writer may use for a thing, a sign or a deed, so that a misspelt one can be
    /// answered with the nearest.
    fn words() -> &'static [&'static str] {
        &[]
    }

    /// A thing without a quantity, as it heads a row of a table: `clay pot`.
    fn thing_name(thing: Self::Thing) -> String {
        let words = Self::thing_words(thing, 1);
        words.strip_prefix("1 ").unwrap_or(&words).to_owned()
    }
}
