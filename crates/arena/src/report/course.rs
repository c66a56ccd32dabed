//! How the games of a match went, as tables of a page: rounds, turns and sources of points.

use crate::{Course, Interval, Source, Turn, plot::words};

/// The part of the page on how games went.
pub(super) fn course(course: &Course) -> String {
    let rounds = &course.rounds;
    if rounds.total() == 0 {
        return String::new();
    }
    let [low, middle, high] = [10, 50, 90].map(|percent| rounds.quantile(percent));
    let turns: String = course.turns.iter().enumerate().map(turn).collect();
    let turns = table(["turn", "won", "95% interval"], &turns);
    let sources: String = course.sources.iter().map(source).collect();
    let sources = table(["points for", "mean", "share"], &sources);
    format!(
        "<section class=\"sheet\">\n<h2>How it went</h2>\n<p>Rounds a game: median {middle}, mean \
         {:.1}, four in five between {low} and {high}.</p>\n{turns}{sources}</section>\n",
        rounds.mean()
    )
}

/// A table; nothing where it has no rows.
fn table(heads: [&str; 3], rows: &str) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let heads = heads.map(|head| format!("<th scope=\"col\">{head}</th>")).concat();
    format!(
        "<div class=\"wide\"><table class=\"bots\"><thead><tr>{heads}</tr></thead>\n\
         <tbody>{rows}</tbody></table></div>\n"
    )
}

fn turn((place, turn): (usize, &Turn)) -> String {
    let Interval { low, high } = turn.interval();
    format!(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}–{}</td></tr>",
        place + 1,
        words::percent(turn.rate()),
        words::percent(low),
        words::percent(high)
    )
}

fn source(source: &Source) -> String {
    format!(
        "<tr><th scope=\"row\">{}</th><td>{:.1}</td><td>{:.1}%</td></tr>",
        source.name,
        source.mean,
        100.0 * source.share
    )
}
