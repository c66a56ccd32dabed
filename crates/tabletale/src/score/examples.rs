//! Recomputing a file of scored tableaux.

use std::{fmt::Write, fs, path::Path};

use anyhow::{Context, bail, ensure};
use game_faraway::{Content, scoring::Line};
use serde::Deserialize;

use super::tableau::Tableau;
use crate::outlet::{self, counted};

/// One line of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    /// In the order they were played.
    regions: Vec<u32>,
    sanctuaries: Vec<u32>,
    /// In the order of `regions`.
    region_fame: Vec<u32>,
    /// In the order of `sanctuaries`.
    sanctuary_fame: Vec<u32>,
    total: u32,
}

/// Recomputes every line of `file` and tells what disagrees.
pub(super) fn check(cards: &Content, file: &Path) -> anyhow::Result<()> {
    let shown = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("{shown} cannot be read"))?;
    let mut found = String::new();
    let (mut agree, mut disagree, mut unreadable) = (0, 0, 0);
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() {
            continue;
        }
        match differences(cards, line) {
            Ok(differences) if differences.is_empty() => agree += 1,
            Ok(differences) => {
                disagree += 1;
                let _ = writeln!(found, "line {number}: {}", differences.join("; "));
            }
            Err(error) => {
                unreadable += 1;
                let _ = writeln!(found, "line {number}: {error:#}");
            }
        }
    }
    ensure!(agree + disagree + unreadable > 0, "{shown} has no tableau in it");
    let mut summary = format!("{agree} agree, {disagree} disagree");
    if unreadable > 0 {
        let _ = write!(summary, ", {} no tableau", counted(unreadable, "line is", "lines are"));
    }
    outlet::print(&format!("{found}{summary}\n"))?;
    if disagree + unreadable > 0 {
        bail!("{shown} and the rules do not agree");
    }
    Ok(())
}

/// What the rules say otherwise than this line.
fn differences(cards: &Content, line: &str) -> anyhow::Result<Vec<String>> {
    let example: Example = serde_json::from_str(line).map_err(|error| {
        // The line of the error is always the first; which one it is in the file is known better.
        let what = error.to_string();
        anyhow::anyhow!("{}", what.split(" at line ").next().unwrap_or(&what).to_owned())
    })?;
    let words = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>();
    let tableau = Tableau::read(&words(&example.regions), &words(&example.sanctuaries))?;
    let pad = tableau.score(cards);

    let mut differences = Vec::new();
    // The pad has the Regions in the order of scoring.
    let regions: Vec<_> = pad.regions.iter().rev().collect();
    let sanctuaries: Vec<_> = pad.sanctuaries.iter().collect();
    compare(Kind::Region, &regions, &example.region_fame, &mut differences);
    compare(Kind::Sanctuary, &sanctuaries, &example.sanctuary_fame, &mut differences);
    if u32::from(pad.total) != example.total {
        differences.push(format!("the total is {}, not {}", pad.total, example.total));
    }
    Ok(differences)
}

/// What is compared.
#[derive(Clone, Copy)]
enum Kind {
    Region,
    Sanctuary,
}

impl Kind {
    fn one(self) -> &'static str {
        match self {
            Kind::Region => "Region",
            Kind::Sanctuary => "Sanctuary",
        }
    }

    fn many(self) -> &'static str {
        match self {
            Kind::Region => "Regions",
            Kind::Sanctuary => "Sanctuaries",
        }
    }
}

fn compare<C: std::fmt::Display>(
    kind: Kind,
    lines: &[&Line<C>],
    expected: &[u32],
    differences: &mut Vec<String>,
) {
    if lines.len() != expected.len() {
        let cards = counted(lines.len() as u64, kind.one(), kind.many());
        differences.push(format!(
            "{cards}, but {} of fame",
            counted(expected.len() as u64, "value", "values")
        ));
    }
    for (line, &expected) in lines.iter().zip(expected) {
        if u32::from(line.fame) != expected {
            let Line { card, fame, why } = line;
            differences.push(format!("{} {card} pays {fame}, not {expected} ({why})", kind.one()));
        }
    }
}
