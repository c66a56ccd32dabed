//! Choices: with which verbs they begin, whether one comes twice, and whether every roll has a text
//! for those who fail.
//!
//! The first verb is the first word of the label; a choice that is spoken (“Ours.”) has none. The
//! share is of all choices.

use std::collections::BTreeMap;

use super::{Draft, Measure, Report, Scene, words::first_words};

pub(super) fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    let labels: Vec<(&Scene<'_>, usize, &str)> = draft
        .scenes
        .iter()
        .flat_map(|scene| scene.labels.iter().map(move |(line, label)| (scene, *line, *label)))
        .collect();
    first_verbs(&labels, report);
    used_twice(&labels, report);

    let mut silent = 0;
    for scene in &draft.scenes {
        for &line in &scene.rolls_without_failure {
            silent += 1;
            let what = "the roll has no failure text: it is the part people retell";
            report.finding(Measure::Failures, scene, line, what, 1.0);
        }
    }
    report.count(Measure::Failures, "rolls without a failure text", silent);
}

fn first_verbs(labels: &[(&Scene<'_>, usize, &str)], report: &mut Report<'_>) {
    let mut verbs: BTreeMap<String, usize> = BTreeMap::new();
    for (_, _, label) in labels.iter().filter(|(_, _, label)| !label.starts_with('“')) {
        for verb in first_words(label, 1) {
            *verbs.entry(verb).or_default() += 1;
        }
    }
    let mut verbs: Vec<(String, usize)> = verbs.into_iter().collect();
    verbs.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let most = *report.limits.first_verb.end();
    let share = |count: usize| 100.0 * count as f64 / labels.len() as f64;
    if let Some((_, count)) = verbs.first() {
        let name = "% of choices with the most frequent first verb";
        report.figure(Measure::FirstVerbs, name, share(*count));
    }
    for (verb, count) in verbs.into_iter().filter(|(_, count)| share(*count) > most) {
        let share = share(count);
        let what = format!(
            "{count} of {} choices begin with “{verb}” ({share:.1} %); {most} % are enough",
            labels.len()
        );
        report.of_book(Measure::FirstVerbs, &what, share - most);
    }
}

fn used_twice(labels: &[(&Scene<'_>, usize, &str)], report: &mut Report<'_>) {
    let mut seen: BTreeMap<String, &Scene<'_>> = BTreeMap::new();
    let mut count = 0;
    for &(scene, line, label) in labels {
        match seen.get(&label.to_lowercase()) {
            None => drop(seen.insert(label.to_lowercase(), scene)),
            Some(first) => {
                count += 1;
                let what = format!("the choice “{label}” stands in {} as well", first.key);
                report.finding(Measure::Labels, scene, line, &what, 1.0);
            }
        }
    }
    report.count(Measure::Labels, "choices used before", count);
}
