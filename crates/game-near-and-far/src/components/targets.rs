//! What the book is held to besides its grammar: the bible's prices and words, and the maps and cards
//! that lead into it.

use std::collections::BTreeSet;

use story::{Key, Limits, Passage, Price, Standing, Targets};
use table::Fault;

use super::{ARCADE, Map, Tales, Vocabulary, arcade_key};

/// Words the bible does without.
const BANNED: &[&str] = &[
    "quest",
    "adventurer",
    "magic",
    "prophecy",
    "prophecies",
    "ancient",
    "destiny",
    "kingdom",
    "realm",
    "whispers",
    "mysterious",
    "crystal",
    "tea party",
    "committee",
    "queue",
    "testament to",
    "down your spine",
    "a sense of",
    "as if by magic",
    "little did you know",
    "chosen one",
];

/// The numbers a quest may ask for.
const NUMBERS: std::ops::RangeInclusive<u8> = 4..=10;

/// What the bible wants of the whole book.
pub fn targets() -> Targets {
    // A skill roll pays 2 × (number − 3) food, combat one more; a food is half of a coin (BIBLE.md).
    let price = |check: &'static str, number: u8, more: i16| {
        let worth = 2 * (i16::from(number) - 3) + more;
        Price { check: Some(check), number, standing: Standing::Alone, worth: worth..=worth }
    };
    let skill = NUMBERS.map(|number| price("skill", number, 0));
    let combat = NUMBERS.map(|number| price("combat", number, 1));
    Targets {
        head_choices: 2..=3,
        label_words: 1..=17,
        prices: skill.chain(combat).collect(),
        // A food and a half, which no sum of rewards reaches.
        tolerance: 1,
        more: Some(1..=3),
        banned: BANNED.iter().map(|&phrase| phrase.to_owned()).collect(),
        opening_words: 3,
        notes: ["premise", "axis", "ending"].map(str::to_owned).to_vec(),
        // The draft is being revised: how it is written is advice.
        prose: Limits::default(),
        ..Targets::default()
    }
}

/// Everything that is wrong with the book, and between the maps, the cards and the book.
pub(super) fn check(tales: &Tales, maps: &[Map]) -> Vec<Fault> {
    let book = tales.book();
    let on_maps = maps.iter().flat_map(|map| map.spaces.iter().filter_map(|face| face.quest));
    let on_cards = (1..=ARCADE as u16).map(arcade_key);
    let heads: BTreeSet<Key> = on_maps.chain(on_cards).collect();
    let mut faults = story::check(book, heads.into_iter(), &targets());
    faults.extend(book.passages.iter().filter_map(arcade));
    faults
}

/// What is wrong with an arcade card: it has two choices for everybody (NF-460, NF-464).
fn arcade(passage: &Passage<Vocabulary>) -> Option<Fault> {
    let is_card = passage.key.series() == Some('X');
    let is_free = passage.choices.len() == 2
        && passage.choices.iter().all(|choice| choice.gate == story::Gate::Open)
        && passage.outcomes().all(|outcome| outcome.notes().next().is_none());
    (is_card && !is_free).then(|| Fault {
        file: passage.file.clone(),
        line: passage.line,
        what: format!("{}: an arcade card has two choices, and no keywords", passage.key),
    })
}
