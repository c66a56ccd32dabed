//! Which passages are most alike in their words.
//!
//! Every passage (story, choices and reactions) is a bag of words, each weighted by how often it
//! stands there and how rare it is in the book: `(1 + ln count) · ln(passages ÷ passages with it)`.
//! The likeness of two passages is the cosine of their weights, 0 to 1. Names are left out, because
//! people return; so are pairs of one thread or of one tale (one leads to the other).

use std::collections::BTreeMap;

use crate::read::Role;

use super::{Draft, Measure, Report, Scene};
use crate::word_count::words;

pub(super) fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    let bags: Vec<BTreeMap<String, usize>> =
        draft.scenes.iter().map(|scene| bag(draft, scene)).collect();
    let weights = weights(&bags);
    let mut pairs = Vec::new();
    for (second, one) in weights.iter().enumerate() {
        for (first, other) in weights[..second].iter().enumerate() {
            pairs.push((cosine(one, other), first, second));
        }
    }
    let listed = (pairs.len() as f64 * report.limits.nearest_share) as usize;
    pairs.retain(|&(_, first, second)| {
        !belong_together(&draft.scenes[first], &draft.scenes[second])
    });
    pairs.sort_by(|one, other| other.0.total_cmp(&one.0));
    if let Some((nearest, ..)) = pairs.first() {
        report.figure(Measure::Nearest, "likeness of the nearest pair", *nearest);
    }
    for (likeness, first, second) in pairs.into_iter().take(listed) {
        let (first, second) = (&draft.scenes[first], &draft.scenes[second]);
        let what = format!("is like {} “{}” ({likeness:.2})", first.key, first.title);
        report.finding(Measure::Nearest, second, second.line, &what, likeness);
    }
}

/// The words of a passage and how often each stands there.
fn bag(draft: &Draft<'_>, scene: &Scene<'_>) -> BTreeMap<String, usize> {
    let mut bag = BTreeMap::new();
    for paragraph in scene.paragraphs.iter().filter(|one| one.role != Role::Title) {
        for (_, word) in words(&paragraph.text) {
            let word = word.to_lowercase();
            if !draft.names.contains(&word) {
                *bag.entry(word).or_default() += 1;
            }
        }
    }
    bag
}

/// The weight of every word of every passage, by the place of the word in a list of all; each
/// passage's weights have length 1.
fn weights(bags: &[BTreeMap<String, usize>]) -> Vec<Vec<(usize, f64)>> {
    let mut passages: BTreeMap<&str, usize> = BTreeMap::new();
    for word in bags.iter().flat_map(BTreeMap::keys) {
        *passages.entry(word).or_default() += 1;
    }
    let rarity: BTreeMap<&str, (usize, f64)> = passages
        .iter()
        .enumerate()
        .map(|(place, (word, &with))| (*word, (place, (bags.len() as f64 / with as f64).ln())))
        .collect();
    let of_bag = |bag: &BTreeMap<String, usize>| {
        let weight = |(word, &count): (&String, &usize)| {
            let (place, rarity) = rarity[word.as_str()];
            (place, (1.0 + (count as f64).ln()) * rarity)
        };
        let weights: Vec<(usize, f64)> = bag.iter().map(weight).collect();
        let length = weights.iter().map(|(_, weight)| weight * weight).sum::<f64>().sqrt();
        let unit = if length > 0.0 { length } else { 1.0 };
        weights.into_iter().map(|(place, weight)| (place, weight / unit)).collect()
    };
    bags.iter().map(of_bag).collect()
}

/// The cosine of two lists of weights, both of length 1 and by ascending place.
fn cosine(one: &[(usize, f64)], other: &[(usize, f64)]) -> f64 {
    let mut others = other.iter().peekable();
    let mut sum = 0.0;
    for (place, weight) in one {
        while others.next_if(|(other, _)| other < place).is_some() {}
        if let Some((_, other)) = others.next_if(|(other, _)| other == place) {
            sum += weight * other;
        }
    }
    sum
}

fn belong_together(one: &Scene<'_>, other: &Scene<'_>) -> bool {
    let in_a_thread = one.threads.iter().any(|thread| other.threads.contains(thread));
    in_a_thread || one.leads_to.contains(&other.key) || other.leads_to.contains(&one.key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag_of(text: &str) -> BTreeMap<String, usize> {
        let mut bag = BTreeMap::new();
        for word in text.split(' ') {
            *bag.entry(word.to_owned()).or_default() += 1;
        }
        bag
    }

    #[test]
    fn a_word_that_all_passages_have_weighs_nothing() {
        let found = weights(&["the lamp", "the lamp", "the rope"].map(bag_of));

        // “lamp” is word 0, “rope” 1 and “the” 2, which is in all three passages.
        assert_eq!(found, [[(0, 1.0), (2, 0.0)], [(0, 1.0), (2, 0.0)], [(1, 1.0), (2, 0.0)]]);
        assert!((cosine(&found[0], &found[1]) - 1.0).abs() < 1e-9);
        assert!(cosine(&found[0], &found[2]).abs() < 1e-9);
    }

    #[test]
    fn half_of_the_weight_shared_is_a_likeness_of_a_half() {
        // Each of “lamp”, “reed” and “rope” is in two of three passages and weighs the same.
        let found = weights(&["lamp reed", "lamp rope", "reed rope"].map(bag_of));

        assert!((cosine(&found[0], &found[1]) - 0.5).abs() < 1e-9);
    }
}
