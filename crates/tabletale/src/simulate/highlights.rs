//! What stands out among the things players may take, in a few lines.

use arena::{Report, Thing};

use crate::columns::{Side, columns};

/// How many things stand in each list.
const LISTED: usize = 10;

/// Names are cut here, so that a line fits a terminal.
const WIDEST: usize = 72;

/// The least taken things, and those whose owners score best and worst.
pub(crate) fn highlights(report: &Report) -> String {
    let never = report.offered().filter(|thing| thing.taken == 0).count();
    format!(
        "\n{never} of {} things that could be taken never were.\n{}{}{}",
        report.offered().count(),
        list("Least taken", &report.least_taken(LISTED)),
        list("Owners score best", &report.best(LISTED)),
        list("Owners score worst", &report.worst(LISTED))
    )
}

fn list(title: &str, things: &[&Thing]) -> String {
    if things.is_empty() {
        return String::new();
    }
    let rows: Vec<[String; 4]> = things.iter().map(|thing| cells(thing)).collect();
    let sides = [Side::Right, Side::Right, Side::Right, Side::Left];
    format!("\n{title}\n{}", columns(&rows, sides))
}

fn cells(thing: &Thing) -> [String; 4] {
    let whole = format!("{} ({})", thing.name, thing.about);
    let mut name: String = whole.chars().take(WIDEST).collect();
    if name.len() < whole.len() {
        name.push('…');
    }
    [
        format!("{:.0}%", 100.0 * thing.share()),
        format!("{} of {}", thing.taken, thing.offered),
        thing.difference.map_or_else(|| "–".to_owned(), |one| format!("{:+.1}", one.mean)),
        name,
    ]
}
