//! How a party will fare: the chances of its lanterns, and what exertion is worth.

use story::{Amount, Standing};

use crate::{
    Villagers,
    components::{Content, Thing, Vocabulary},
};

/// More lanterns than any number asks for are counted together.
pub(super) const MOST: usize = 16;

/// What an explore number brings on average, in points, where it stands alone or highest.
const WORTH: [f32; 13] = [0.0, 1.0, 2.1, 3.0, 4.0, 4.9, 5.8, 7.0, 7.8, 8.3, 8.8, 9.3, 9.8];
/// What the lower of two numbers brings.
const LOWER_WORTH: [f32; 13] = [0.0, 0.3, 0.7, 1.2, 2.1, 3.5, 4.6, 5.5, 6.4, 7.2, 8.0, 8.5, 9.0];
/// What a choice without a number brings.
pub(super) const PLAIN_WORTH: f32 = 3.0;
/// What an exerted villager costs, in points: an injury takes two nights.
pub(super) const INJURY: f32 = 1.1;
/// What a failure costs besides what was hoped for: the cave.
pub(super) const FAILURE: f32 = -0.3;
/// What the cave of a success is worth.
pub(super) const CAVE: f32 = 1.3;

/// An explore number, and what it is worth to reach it.
pub(super) type NumberValue = (u8, f32);

/// What a number brings that stands so in its choice.
pub(super) fn hope(number: u8, standing: Standing) -> NumberValue {
    let worth = match standing {
        Standing::Lower => LOWER_WORTH,
        Standing::Alone | Standing::Higher => WORTH,
    };
    (number, worth[usize::from(number).min(worth.len() - 1)])
}

/// What an amount is worth to whoever has to pay it, in points.
pub(super) fn cost(amount: &Amount<Vocabulary>) -> f32 {
    let one = match amount.thing {
        Thing::Coin => 0.8,
        Thing::Reputation | Thing::Token(_) => 1.5,
    };
    one * f32::from(amount.amount)
}

/// The chance of each number of lanterns, the bonus included.
pub(super) fn chances(content: &Content, party: Villagers, bonus: u8) -> [f32; MOST + 1] {
    let mut chances = [0.0; MOST + 1];
    chances[usize::from(bonus).min(MOST)] = 1.0;
    for villager in party.iter() {
        let face = content.face(villager);
        let mut next = [0.0; MOST + 1];
        for (total, &chance) in chances.iter().enumerate() {
            if chance > 0.0 {
                for &lanterns in &face.lanterns[1..] {
                    next[(total + usize::from(lanterns)).min(MOST)] += chance / 6.0;
                }
            }
        }
        chances = next;
    }
    chances
}

/// The best number of villagers to exert with so many lanterns, and what that is worth. `numbers`
/// ascend.
pub(super) fn exertion(lanterns: u8, party: usize, numbers: &[NumberValue]) -> (usize, f32) {
    let mut best = (0, f32::MIN);
    for exerted in 0..=party {
        let total = usize::from(lanterns) + exerted;
        let reached = numbers.iter().rev().find(|(number, _)| usize::from(*number) <= total);
        let worth = reached.map_or(FAILURE, |(_, worth)| worth + CAVE);
        let worth = worth - INJURY * exerted as f32;
        if worth > best.1 {
            best = (exerted, worth);
        }
    }
    best
}

/// What a choice with these numbers is worth to a party.
pub(super) fn choice(
    content: &Content,
    party: Villagers,
    bonus: u8,
    numbers: &[NumberValue],
) -> f32 {
    let chances = chances(content, party, bonus);
    let worth = |(total, &chance): (usize, &f32)| match chance {
        0.0 => 0.0,
        chance => chance * exertion(total as u8, party.len(), numbers).1,
    };
    chances.iter().enumerate().map(worth).sum()
}

/// What an exploration is worth to a party before anything is known of it: a safe choice at 3
/// stands beside a bold one at 4 and 7, as in most passages.
pub(super) fn exploration(content: &Content, party: Villagers) -> f32 {
    let of_two = |low, high| [hope(low, Standing::Lower), hope(high, Standing::Higher)];
    let safe = choice(content, party, 0, &[hope(3, Standing::Alone)]);
    let bold = choice(content, party, 0, &of_two(4, 7));
    let middle = choice(content, party, 0, &of_two(3, 6));
    safe.max(bold).max(middle)
}
