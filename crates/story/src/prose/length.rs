//! How much the lengths of texts vary.
//!
//! - heads: the words of the story of every head;
//! - reactions: the words of every text that ends its tale, whether something works or fails. A
//!   text on the way to another passage is left out: it is short because the tale goes on;
//! - neighbours: heads that follow each other in a file by their numbers.

use crate::Distribution;

use super::{Draft, Measure, Report};

pub(super) fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    let limits = report.limits;
    let heads = || draft.scenes.iter().filter(|scene| !scene.follow_up);
    for (name, lengths, wanted) in [
        ("head", heads().map(|head| head.words).collect::<Vec<_>>(), &limits.head_deviation),
        (
            "reaction",
            draft.scenes.iter().flat_map(|scene| scene.reactions.iter().copied()).collect(),
            &limits.reaction_deviation,
        ),
    ] {
        if lengths.len() > 1 {
            let name = format!("words of a {name}, deviation");
            let deviation = Distribution::of(lengths).deviation;
            report.limited(Measure::Lengths, &name, deviation, wanted);
        }
    }

    let heads: Vec<_> = heads().collect();
    let mut alike = 0;
    for pair in heads.windows(2) {
        let [one, next] = pair else { continue };
        let difference = one.words.abs_diff(next.words);
        if one.file == next.file && difference < limits.neighbour_difference {
            alike += 1;
            let what = format!(
                "has {} words and {} before it {}: let neighbours differ by {}",
                next.words, one.key, one.words, limits.neighbour_difference
            );
            let worse = limits.neighbour_difference - difference;
            report.finding(Measure::Neighbours, next, next.line, &what, worse as f64);
        }
    }
    report.count(Measure::Neighbours, "neighbours of like length", alike);
}
