//! The report as one page of HTML that needs nothing else: no script, no file, no network.

use std::fmt::Write;

use shelf::GameName;

use super::{
    Report, Section, Thing, course,
    pictures::{self, Reach, signed},
};
use crate::{Interval, Outcome, Row, plot::words};

const STYLE: &str = include_str!("page.css");

/// How many things stand in each list at the top.
const LISTED: usize = 10;

/// The page of a report on this outcome.
pub fn page(outcome: &Outcome, report: &Report) -> String {
    let headline = escaped(&words::headline(outcome));
    let [light, dark] = accent(outcome.game);
    let reach = Reach::of(report.offered());
    let fair = 1.0 / outcome.plan.seats.len().max(1) as f64;
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{headline}</title>\n<style>\n{STYLE}\
         :root {{ --accent: light-dark({light}, {dark}); }}\n</style>\n</head>\n<body>\n<header>\n\
         <h1>{headline}</h1>\n<p>{}</p>\n",
        escaped(&words::subtitle(outcome))
    );
    page += &contents(report);
    page += "</header>\n<main>\n";
    page += &bots(outcome);
    page += &course::course(&outcome.course);
    page += &reading(fair);
    page += &highlights(report);
    for (place, section) in report.sections.iter().enumerate() {
        if section.offered().next().is_some() {
            page += &drawn(section, place, reach, fair);
        }
    }
    // Writing to a string cannot fail.
    let _ = write!(
        page,
        "</main>\n<footer><code>{} --report FILE</code><span>Tabletale</span></footer>\n</body>\n\
         </html>\n",
        escaped(&words::command(outcome))
    );
    page
}

/// The colour of the volume, on light and on dark paper.
fn accent(game: GameName) -> [&'static str; 2] {
    game.colours().accent
}

/// Text that may have any letters in it.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn contents(report: &Report) -> String {
    let mut links = String::from("<nav aria-label=\"Sections\">");
    for (place, section) in report.sections.iter().enumerate() {
        if section.offered().next().is_some() {
            let _ = write!(links, "<a href=\"#s{place}\">{}</a> ", section.title);
        }
    }
    links + "</nav>\n"
}

/// The usual table.
fn bots(outcome: &Outcome) -> String {
    let heads = ["bot", "seats played", "won", "95% interval", "mean", "median", "10–90%"];
    let heads: String = heads.iter().map(|head| format!("<th scope=\"col\">{head}</th>")).collect();
    let rows: String = outcome.rows.iter().map(bot).collect();
    format!(
        "<section class=\"sheet\">\n<h2>The match</h2>\n<div class=\"wide\"><table class=\"bots\">\
         <thead><tr>{heads}</tr></thead>\n<tbody>{rows}</tbody></table></div>\n</section>\n"
    )
}

fn bot(row: &Row) -> String {
    let Interval { low, high } = row.win_interval();
    let scores = &row.scores;
    format!(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}–{}</td><td>{:.1}</td><td>{}</td>\
         <td>{}–{}</td></tr>",
        words::capital(row.kind),
        words::grouped(row.games()),
        words::percent(row.win_rate()),
        words::percent(low),
        words::percent(high),
        scores.mean(),
        scores.quantile(50),
        scores.quantile(10),
        scores.quantile(90)
    )
}

fn reading(fair: f64) -> String {
    format!(
        "<section class=\"sheet\">\n<h2>How to read this</h2>\n\
         <p><b>Taken</b> is the share of times a thing was taken when it could be; a card that comes \
         back is offered again, and a choice counts only where the party may choose it. \
         <b>Points</b> is what those who took it scored more or less than bots of their kind did in \
         the whole match. <b>Won</b> is the share of games they won; the line is a fair share, \
         {}.</p>\n\
         <p>Thin lines are 95% intervals. A full dot is surely off its line, a ring may as well lie \
         on it. One in twenty is off by chance alone, and what good players take late, or only when \
         they can afford it, looks better than it is.</p>\n</section>\n",
        words::percent(fair)
    )
}

fn highlights(report: &Report) -> String {
    let never = report.offered().filter(|thing| thing.taken == 0).count();
    let all = report.offered().count();
    let listed = |title: &str, things: Vec<&Thing>, value: &dyn Fn(&Thing) -> String| {
        let items: String = things
            .into_iter()
            .map(|thing| {
                let (name, about) = (escaped(&thing.name), escaped(&thing.about));
                format!("<li><b>{}</b> {name} <small>{about}</small></li>\n", value(thing))
            })
            .collect();
        format!("<div><h3>{title}</h3>\n<ol>\n{items}</ol></div>\n")
    };
    let taken = |thing: &Thing| format!("{} of {}", thing.taken, thing.offered);
    let points = |thing: &Thing| thing.difference.map_or_else(String::new, |one| signed(one.mean));
    format!(
        "<section class=\"sheet\">\n<h2>What stands out</h2>\n\
         <p>{never} of {all} things that could be taken never were.</p>\n<div class=\"lists\">\n\
         {}{}{}</div>\n</section>\n",
        listed("Least taken", report.least_taken(LISTED), &taken),
        listed("Owners do best", report.best(LISTED), &points),
        listed("Owners do worst", report.worst(LISTED), &points)
    )
}

fn drawn(section: &Section, place: usize, reach: Reach, fair: f64) -> String {
    let works = if section.may_fail() { "<th scope=\"col\">worked</th>" } else { "" };
    let mut text = format!(
        "<section class=\"sheet\" id=\"s{place}\">\n<h2>{}</h2>\n{}<div class=\"wide\">\
         <table class=\"things\"><thead><tr><th scope=\"col\">name</th><th scope=\"col\">games</th>\
         <th scope=\"col\">{}</th>{works}<th scope=\"col\">points</th><th scope=\"col\">won</th></tr>\
         </thead>\n<tbody>\n",
        section.title,
        pictures::map(section, place, reach),
        section.taken
    );
    for (index, thing) in section.things.iter().enumerate() {
        text += &row(section, thing, &format!("t{place}-{index}"), reach, fair);
    }
    text + "</tbody></table></div>\n</section>\n"
}

fn row(section: &Section, thing: &Thing, id: &str, reach: Reach, fair: f64) -> String {
    let class = match thing.taken {
        0 if thing.offered > 0 => " class=\"never\"",
        _ => "",
    };
    let share = match thing.offered {
        0 => "never offered".to_owned(),
        offered => format!(
            "{}<span><b>{}</b> {} of {offered}</span>",
            pictures::share(thing.share(), thing.share_interval()),
            words::percent(thing.share()),
            thing.taken
        ),
    };
    let works = match thing.succeeded + thing.failed {
        _ if !section.may_fail() => String::new(),
        0 => "<td></td>".to_owned(),
        _ => format!("<td data-is=\"worked\">{}</td>", words::percent(thing.success())),
    };
    let points = thing.difference.map(|one| {
        format!("{}<span><b>{}</b></span>", pictures::difference(thing, reach), signed(one.mean))
    });
    let won = (thing.owners > 0).then(|| {
        let rate = words::percent(thing.win_rate());
        format!("{}<span><b>{rate}</b> of {}</span>", pictures::wins(thing, fair), thing.owners)
    });
    format!(
        "<tr id=\"{id}\"{class}><th scope=\"row\">{}<small>{}</small></th><td>{}</td>\
         <td data-is=\"{}\">{share}</td>{works}<td data-is=\"points\">{}</td>\
         <td data-is=\"won\">{}</td></tr>\n",
        escaped(&thing.name),
        escaped(&thing.about),
        thing.games,
        section.taken,
        points.unwrap_or_default(),
        won.unwrap_or_default()
    )
}
