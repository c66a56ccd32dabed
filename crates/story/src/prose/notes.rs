//! Keywords against the plan, and what the notes of passages say against the plan.
//!
//! Axes and endings are counted over the passages that note one, and told for twenty of them, as the
//! plan has them. A passage without a note is counted as such and nothing else.

use std::collections::BTreeMap;

use super::{Draft, Measure, Plan, Report, Scene};

pub(super) fn measure(draft: &Draft<'_>, plan: Option<&Plan>, report: &mut Report<'_>) {
    let nothing = Plan::default();
    let wanted = plan.unwrap_or(&nothing);
    keywords(draft, plan, report);
    premises(draft, report);
    divided("axis", draft.scenes.iter().map(|scene| scene.axis), &wanted.axis, report);
    divided("ending", draft.scenes.iter().map(|scene| scene.ending), &wanted.ending, report);
}

fn keywords(draft: &Draft<'_>, plan: Option<&Plan>, report: &mut Report<'_>) {
    let mut found: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut first: BTreeMap<&str, (&Scene<'_>, usize)> = BTreeMap::new();
    for scene in &draft.scenes {
        for &(line, word) in &scene.noted {
            found.entry(word).or_default().0 += 1;
            first.entry(word).or_insert((scene, line));
        }
        for &(line, word) in &scene.asked {
            found.entry(word).or_default().1 += 1;
            first.entry(word).or_insert((scene, line));
        }
    }
    report.figure(Measure::Keywords, "keywords", found.len() as f64);
    let Some(plan) = plan else { return };
    for (word, (scene, line)) in first {
        if !plan.keywords.iter().any(|keyword| keyword.name == word) {
            let what = format!("the keyword {word} is not in the plan");
            report.finding(Measure::Keywords, scene, line, &what, 1.0);
        }
    }
    for keyword in &plan.keywords {
        let name = &keyword.name;
        let (noted, asked) = found.get(name.as_str()).copied().unwrap_or_default();
        let missing = keyword.noted.saturating_sub(noted) + keyword.asked.saturating_sub(asked);
        if missing > 0 {
            let what = format!(
                "the keyword {name} is noted in {noted} places and asked for in {asked}; \
                 {} and {} are planned",
                keyword.noted, keyword.asked
            );
            report.of_book(Measure::Keywords, &what, missing as f64);
        }
    }
}

/// No premise twice in a book.
fn premises(draft: &Draft<'_>, report: &mut Report<'_>) {
    let mut seen: BTreeMap<String, &Scene<'_>> = BTreeMap::new();
    for scene in &draft.scenes {
        let Some(premise) = scene.premise else { continue };
        match seen.get(&premise.to_lowercase()) {
            None => drop(seen.insert(premise.to_lowercase(), scene)),
            Some(first) => {
                let what = format!("has the premise of {}: “{premise}”", first.key);
                report.finding(Measure::Notes, scene, scene.line, &what, 1.0);
            }
        }
    }
}

/// How the values of a note are divided, for twenty passages that have it.
fn divided<'a>(
    name: &str,
    notes: impl Iterator<Item = Option<&'a str>>,
    wanted: &BTreeMap<String, [f64; 2]>,
    report: &mut Report<'_>,
) {
    let mut counts: BTreeMap<String, usize> =
        wanted.keys().map(|value| (value.to_lowercase(), 0)).collect();
    let (mut with, mut without) = (0, 0);
    for note in notes {
        match note {
            None => without += 1,
            Some(value) => {
                with += 1;
                *counts.entry(value.to_lowercase()).or_default() += 1;
            }
        }
    }
    if with == 0 && wanted.is_empty() {
        return;
    }
    report.figure(
        Measure::Notes,
        &format!("passages without a note of the {name}"),
        f64::from(without),
    );
    for (value, count) in counts {
        let of_twenty = 20.0 * count as f64 / f64::from(with.max(1));
        let row = format!("{name} “{value}”, of twenty");
        let range = wanted.iter().find(|(wanted, _)| wanted.to_lowercase() == value);
        match range {
            Some((_, [least, most])) => {
                report.limited(Measure::Notes, &row, of_twenty, &(*least..=*most));
            }
            None if wanted.is_empty() => report.figure(Measure::Notes, &row, of_twenty),
            None => {
                report.figure(Measure::Notes, &row, of_twenty);
                let what = format!("the {name} “{value}” is not in the plan");
                report.of_book(Measure::Notes, &what, count as f64);
            }
        }
    }
}
