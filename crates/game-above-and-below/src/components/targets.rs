//! What the book is held to besides its grammar: the bible's lengths, prices and quotas, and the
//! cave cards that lead into it.

use std::collections::BTreeMap;

use story::{Key, Limits, Price, Quota, Reserved, Standing, Targets};
use table::Fault;

use super::{CAVES, Tales};

/// Heads of one chapter (BIBLE.md); every cave card has one of each.
const HEADS_OF_A_CHAPTER: u16 = 25;

/// Phrases of the story guide that nobody wants to hear, and words the bible does without.
const BANNED: &[&str] = &[
    "whispers of",
    "testament to",
    "down your spine",
    "dances in the light",
    "a sense of",
    "as if by magic",
    "little did you know",
    "chosen one",
    "eerie",
    "mysterious",
    "seems to",
    "seem to",
    "you come upon",
    "kingdom",
    "prophecy",
    "prophecies",
    "crystal",
    "magic",
    "quest",
    "adventurer",
    "goblin",
    "dwarf",
    "dungeon",
];

/// What each number pays, in halves of a coin, from and to (BIBLE.md). A number that stands alone
/// pays better than the lower of two: otherwise nobody would take the safe choice.
const PRICES: [(u8, Standing, i16, i16); 17] = [
    (2, Standing::Alone, 4, 5),
    (3, Standing::Alone, 6, 7),
    (4, Standing::Alone, 8, 9),
    (5, Standing::Alone, 10, 11),
    (6, Standing::Alone, 13, 14),
    (7, Standing::Alone, 16, 17),
    (8, Standing::Alone, 20, 22),
    (2, Standing::Lower, 1, 2),
    (3, Standing::Lower, 2, 3),
    (4, Standing::Lower, 4, 5),
    (5, Standing::Lower, 7, 8),
    (6, Standing::Lower, 10, 11),
    (4, Standing::Higher, 8, 9),
    (5, Standing::Higher, 10, 11),
    (6, Standing::Higher, 13, 14),
    (7, Standing::Higher, 16, 17),
    (8, Standing::Higher, 17, 19),
];

/// What the statistics of the whole book should say: the numbers of one chapter (BIBLE.md) times
/// six, with some room.
const QUOTAS: &[(&str, f64, f64)] = &[
    ("heads", 150.0, 150.0),
    ("follow-ups", 63.0, 68.0),
    ("follow-ups that tell an outcome", 45.0, 51.0),
    ("follow-ups that ask again", 15.0, 19.0),
    ("heads with 2 choices", 126.0, 136.0),
    ("heads with 3 choices", 14.0, 24.0),
    ("choices with one number", 155.0, 185.0),
    ("choices with two numbers", 145.0, 170.0),
    ("choices that lead on", 18.0, 24.0),
    ("choices that are paid for", 5.0, 7.0),
    ("choices with a bonus", 28.0, 34.0),
    ("choices with a failure text", 66.0, 160.0),
    ("choices with a penalty", 6.0, 12.0),
    ("numbers with a price", 27.0, 33.0),
    ("numbers that lead on", 42.0, 48.0),
    ("number 2", 36.0, 50.0),
    ("number 3", 110.0, 130.0),
    ("number 4", 82.0, 102.0),
    ("number 5", 42.0, 60.0),
    ("number 6", 58.0, 76.0),
    ("number 7", 76.0, 94.0),
    ("number 8", 12.0, 22.0),
    ("easiest of a head is 2", 33.0, 45.0),
    ("easiest of a head is 3", 94.0, 106.0),
    ("hardest of a head is 6", 40.0, 50.0),
    ("hardest of a head is 7", 68.0, 82.0),
    ("hardest of a head is 8", 14.0, 20.0),
    ("worth of 2", 0.8, 1.9),
    ("worth of 3", 1.5, 2.8),
    ("worth of 4", 2.7, 3.8),
    ("worth of 5", 4.5, 5.5),
    ("worth of 6", 6.0, 7.3),
    ("worth of 7", 7.5, 8.5),
    ("worth of 8", 7.7, 9.3),
    ("worth of 2 alone", 1.8, 2.5),
    ("worth of 3 alone", 2.8, 3.5),
    ("worth of 4 alone", 3.9, 4.6),
    ("worth of 5 alone", 4.8, 5.6),
    ("worth of 2 as the lower of two", 0.0, 1.0),
    ("worth of 3 as the lower of two", 0.8, 1.5),
    ("worth of 4 as the lower of two", 1.9, 2.7),
    ("worth of 5 as the lower of two", 3.3, 4.1),
    ("coin gained", 760.0, 900.0),
    ("reputation gained", 230.0, 280.0),
    ("reputation lost", 115.0, 155.0),
    ("mushroom gained", 54.0, 68.0),
    ("fish gained", 54.0, 68.0),
    ("fruit gained", 15.0, 22.0),
    ("clay pot gained", 43.0, 54.0),
    ("rope gained", 32.0, 41.0),
    ("paper gained", 32.0, 41.0),
    ("ore gained", 38.0, 48.0),
    ("amethyst gained", 43.0, 54.0),
    ("potion gained", 54.0, 66.0),
    ("cider gained", 3.0, 3.0),
    ("welcome the cheapest villager", 8.0, 8.0),
    ("take a cave card", 9.0, 9.0),
    ("welcome the Cave Cat", 2.0, 2.0),
    ("welcome the Metal Man", 2.0, 2.0),
    ("welcome the Liquid Woman", 1.0, 1.0),
    ("welcome the Glogo", 1.0, 1.0),
    ("build up to 7", 1.0, 1.0),
    ("picks of one of several", 5.0, 7.0),
    ("injure a villager", 5.0, 6.0),
    ("words of a head, middle", 55.0, 75.0),
];

/// What the bible wants of the whole book.
pub fn targets() -> Targets {
    let price = |&(number, standing, least, most)| Price {
        check: None,
        number,
        standing,
        worth: least..=most,
    };
    let rare = |thing: &str| Reserved { thing: thing.to_owned(), from: 5 };
    let quota = |&(row, least, most): &(&str, f64, f64)| Quota {
        row: row.to_owned(),
        wanted: least..=most,
    };
    Targets {
        head_choices: 2..=3,
        head_words: 40..=100,
        follow_up_words: 25..=90,
        label_words: 1..=17,
        reaction_words: 8..=48,
        failure_words: 8..=48,
        prices: PRICES.iter().map(price).collect(),
        more: None,
        // A coin and a half.
        tolerance: 3,
        reserved: ["ore", "amethyst"].map(rare).to_vec(),
        banned: BANNED.iter().map(|&phrase| phrase.to_owned()).collect(),
        sparing: vec![("ancient".to_owned(), 1)],
        opening_words: 3,
        notes: Vec::new(),
        quotas: QUOTAS.iter().map(quota).collect(),
        // The first edition was written before the guide: all of it is advice until the second.
        prose: Limits::default(),
    }
}

/// Everything that is wrong with the book, and between the cards and the book.
pub(super) fn check(tales: &Tales, caves: &[[Key; 6]; CAVES]) -> Vec<Fault> {
    let mut faults = on_cards(caves);
    let heads = caves.iter().flatten().copied();
    faults.extend(story::check(tales.book(), heads, &targets()));
    faults
}

/// Each head stands on one face, and each card has one head of every chapter.
fn on_cards(caves: &[[Key; 6]; CAVES]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut printed: BTreeMap<Key, usize> = BTreeMap::new();
    for (index, card) in caves.iter().enumerate() {
        let name = index + 1;
        for &number in card {
            if let Some(first) = printed.insert(number, name) {
                faults.push(on_card(format!("passage {number} stands on C{first} and C{name}")));
            }
        }
        let mut chapters = card.map(|number| number.value().saturating_sub(1) / HEADS_OF_A_CHAPTER);
        chapters.sort_unstable();
        if chapters != [0, 1, 2, 3, 4, 5] {
            faults.push(on_card(format!("C{name} has not one passage of each chapter")));
        }
    }
    faults
}

fn on_card(what: String) -> Fault {
    Fault { file: "caves.toml".to_owned(), line: 0, what }
}
