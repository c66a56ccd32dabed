//! The outcome of a match as a table.

use arena::{Course, Interval, Outcome, Row, grouped};

use crate::{
    columns::{Side, columns, underlined},
    outlet::counted,
};

const HEADS: [&str; 10] = [
    "bot",
    "games",
    "wins",
    "95% interval",
    "mean",
    "median",
    "10–90%",
    "spread",
    "a decision",
    "absurd",
];

/// The outcome in a few lines, with a row for each kind of bot.
pub(crate) fn table(outcome: &Outcome) -> String {
    let mut rows = vec![HEADS.map(str::to_owned)];
    rows.extend(outcome.rows.iter().map(cells));
    let mut sides = [Side::Right; HEADS.len()];
    sides[0] = Side::Left;
    let absurd: String = outcome.rows.iter().map(absurd).collect();
    let course = course(&outcome.course);
    format!("{}\n\n{}{absurd}{course}", headline(outcome), columns(&underlined(rows), sides))
}

/// How long games were, and what the order of turns made of them.
fn course(course: &Course) -> String {
    let rounds = &course.rounds;
    if rounds.total() == 0 {
        return String::new();
    }
    let wins = course.turns.iter().map(|turn| format!("{:.1}%", 100.0 * turn.rate()));
    let wins = match course.turns.len() {
        0 | 1 => String::new(),
        _ => format!("Wins in the order of turns: {}.\n", wins.collect::<Vec<_>>().join(", ")),
    };
    let alone = course.solo_won.map(|share| format!("Won alone: {:.1}%.\n", 100.0 * share));
    let alone = alone.unwrap_or_default();
    let lost = course.all_lost.map(|share| format!("Lost by all: {:.1}%.\n", 100.0 * share));
    let lost = lost.unwrap_or_default();
    let [low, middle, high] = [10, 50, 90].map(|percent| rounds.quantile(percent));
    format!("{wins}{alone}{lost}Rounds: {middle}, four in five games between {low} and {high}.\n")
}

fn headline(outcome: &Outcome) -> String {
    let games = outcome.plan.games;
    let rate = games as f64 / outcome.seconds.max(1e-9);
    let rate = if rate < 100.0 { format!("{rate:.1}") } else { grouped(rate.round() as u64) };
    format!(
        "{}, {}: {} in {}, {rate} a second, seed {}",
        outcome.game.title(),
        outcome.setup,
        counted(games, "game", "games"),
        time(outcome.seconds * 1000.0),
        outcome.plan.seed
    )
}

/// The absurd moves of a kind of bot, a line for each sort of them.
fn absurd(row: &Row) -> String {
    let line = |(what, times): (&&str, &u64)| format!("{} {what}: {}\n", row.kind, grouped(*times));
    row.absurd.iter().map(line).collect()
}

fn cells(row: &Row) -> [String; 10] {
    let Interval { low, high } = row.win_interval();
    let scores = &row.scores;
    [
        row.kind.to_string(),
        grouped(row.games()),
        format!("{:.1}%", 100.0 * row.win_rate()),
        format!("{:.1}–{:.1}%", 100.0 * low, 100.0 * high),
        format!("{:.1}", scores.mean()),
        scores.quantile(50).to_string(),
        format!("{}–{}", scores.quantile(10), scores.quantile(90)),
        format!("{:.1}", scores.deviation()),
        time(row.ms_per_decision),
        row.absurd_moves().map_or_else(|| "–".to_owned(), grouped),
    ]
}

/// A time with the unit that suits it.
fn time(ms: f64) -> String {
    match ms {
        ..0.001 => format!("{:.0} ns", ms * 1e6),
        ..1.0 => format!("{:.1} µs", ms * 1e3),
        ..1000.0 => format!("{ms:.1} ms"),
        ..120_000.0 => format!("{:.1} s", ms / 1e3),
        _ => format!("{:.0} min", ms / 60e3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_the_unit_that_suits_them() {
        let times = [0.000_022, 0.5, 3.17, 2500.0, 600_000.0].map(time);

        assert_eq!(times, ["22 ns", "500.0 µs", "3.2 ms", "2.5 s", "10 min"]);
    }
}
