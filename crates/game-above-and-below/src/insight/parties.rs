//! How a party will fare: the chances of its lanterns, and what exertion is worth.

use crate::{Villagers, components::Content};

/// More lanterns than any number asks for are counted together.
pub(super) const MOST: usize = 16;

/// What an explore number brings on average, in points.
pub(super) const WORTH: [f32; 13] =
    [0.0, 0.6, 1.1, 1.7, 3.0, 4.2, 5.6, 6.7, 7.4, 8.0, 8.5, 9.0, 9.5];
/// What an exerted villager costs, in points: an injury takes two nights.
pub(super) const INJURY: f32 = 1.1;
/// What a failure costs besides what was hoped for: the cave.
pub(super) const FAILURE: f32 = -0.3;
/// What the cave of a success is worth.
pub(super) const CAVE: f32 = 1.3;

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
/// are pairs of an explore number and what it brings.
pub(super) fn exertion(lanterns: u8, party: usize, numbers: &[(u8, f32)]) -> (usize, f32) {
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
pub(super) fn choice(content: &Content, party: Villagers, bonus: u8, numbers: &[(u8, f32)]) -> f32 {
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
    let safe = choice(content, party, 0, &[(3, WORTH[3])]);
    let bold = choice(content, party, 0, &[(4, WORTH[4]), (7, WORTH[7])]);
    let middle = choice(content, party, 0, &[(3, WORTH[3]), (6, WORTH[6])]);
    safe.max(bold).max(middle)
}
