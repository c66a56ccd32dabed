//! The words around the picture.

use bots::BotKind;

use crate::{Outcome, Row};

/// What the picture shows, in a sentence.
pub(crate) fn headline(outcome: &Outcome) -> String {
    let title = outcome.game.title();
    let best = outcome.rows.iter().max_by(|one, other| one.wins.total_cmp(&other.wins));
    match (best, &outcome.rows[..]) {
        (Some(best), [_, _, ..]) => {
            let games = outcome.plan.games;
            let share = best.wins / games.max(1) as f64;
            let share = if games == 1 { "the game".to_owned() } else { share_of_games(share) };
            format!("{title}: {} wins {share}", capital(best.kind))
        }
        (Some(only), _) => {
            let mean = only.scores.mean();
            format!("{title}: {} scores {mean:.1} on average", capital(only.kind))
        }
        (None, _) => title.to_owned(),
    }
}

fn share_of_games(share: f64) -> String {
    match 100.0 * share {
        percent if percent >= 100.0 => "every game".to_owned(),
        percent if percent >= 95.0 => {
            // A game lost is never rounded away.
            format!("{:.1}% of the games", percent.min(99.9))
        }
        percent => format!("{percent:.0}% of the games"),
    }
}

/// How it was made.
pub(crate) fn subtitle(outcome: &Outcome) -> String {
    let plan = &outcome.plan;
    let games = match plan.games {
        1 => "1 game".to_owned(),
        games => format!("{} games", grouped(games)),
    };
    let seats: Vec<String> = outcome.rows.iter().map(at_the_table).collect();
    let moves = plan.games > 1 && plan.seats.len() > 1;
    let moving = if moves { ", changing seats after each" } else { "" };
    format!("{games} of {}{moving} · seed {}", seats.join(", "), plan.seed)
}

/// What to type to make it again.
pub(crate) fn command(outcome: &Outcome) -> String {
    let plan = &outcome.plan;
    let seats: Vec<&str> = plan.seats.iter().map(|kind| kind.word()).collect();
    let mut command = format!(
        "tabletale simulate {} --seats {} --games {} --seed {}",
        outcome.game,
        seats.join(","),
        plan.games,
        plan.seed
    );
    if let Some(iterations) = plan.iterations {
        command += &format!(" --iterations {iterations}");
    }
    for option in &plan.options {
        command += &format!(" --option {option}");
    }
    command
}

fn at_the_table(row: &Row) -> String {
    match row.seats {
        1 => row.kind.to_string(),
        seats => format!("{seats} × {}", row.kind),
    }
}

/// What a row is called.
pub(super) fn name(row: &Row) -> String {
    capital(row.kind)
}

/// What to add to its name.
pub(super) fn remark(row: &Row) -> String {
    let mean = row.scores.mean();
    match row.seats {
        1 => format!("mean {mean:.1}"),
        seats => format!("×{seats} · mean {mean:.1}"),
    }
}

/// A share as a percentage, with as many digits as it takes to be true and readable.
pub(crate) fn percent(share: f64) -> String {
    match 100.0 * share {
        percent if percent <= 0.0 || percent >= 100.0 => format!("{percent:.0}%"),
        percent => format!("{percent:.1}%"),
    }
}

pub(crate) fn capital(kind: BotKind) -> String {
    let word = kind.word();
    word[..1].to_uppercase() + &word[1..]
}

/// `1234567` as `1,234,567`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_game_is_never_rounded_away() {
        assert_eq!(share_of_games(1.0), "every game");
        assert_eq!(share_of_games(0.9999), "99.9% of the games");
        assert_eq!(share_of_games(0.972), "97.2% of the games");
        assert_eq!(share_of_games(0.712), "71% of the games");
    }

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn percentages_are_short_at_the_ends() {
        assert_eq!([0.0, 0.004, 0.5, 1.0].map(percent), ["0%", "0.4%", "50.0%", "100%"]);
    }
}
