//! The little pictures of a report: bars for shares, dots with intervals for what owners made of
//! a thing, and a map of a whole section.
//!
//! Colours come from the page by class, so that the pictures follow its light and dark paper.

use std::fmt::Write;

use super::{Section, Thing, page::escaped};
use crate::{Interval, plot::words};

/// The size of the picture in a cell.
const WIDTH: f64 = 150.0;
const HEIGHT: f64 = 20.0;
/// Room at both ends, so that a dot at the edge is whole.
const INSET: f64 = 6.0;

/// The map of a section.
const MAP_WIDTH: f64 = 720.0;
const MAP_HEIGHT: f64 = 280.0;
const WEST: f64 = 48.0;
const EAST: f64 = MAP_WIDTH - 16.0;
const NORTH: f64 = 14.0;
const SOUTH: f64 = MAP_HEIGHT - 40.0;
/// How many dots of a map are named.
const NAMED: usize = 8;

/// How far differences reach to both sides, the same in all pictures of a page.
#[derive(Clone, Copy)]
pub(super) struct Reach(f64);

impl Reach {
    /// Wide enough for all means that are more than a few owners' luck.
    pub(super) fn of<'a>(things: impl Iterator<Item = &'a Thing>) -> Reach {
        let means = things.filter_map(|thing| {
            let difference = thing.difference?;
            difference.interval.map(|_| difference.mean.abs())
        });
        let most = means.fold(0.0, f64::max);
        Reach(((most / 5.0).ceil() * 5.0).max(5.0))
    }

    /// Where a difference stands, from 0 to 1.
    fn place(self, difference: f64) -> f64 {
        (0.5 + difference / self.0 / 2.0).clamp(0.0, 1.0)
    }
}

/// A place from 0 to 1 in a cell.
fn x(place: f64) -> f64 {
    INSET + (WIDTH - 2.0 * INSET) * place.clamp(0.0, 1.0)
}

fn cell(inside: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         aria-hidden=\"true\">{inside}</svg>"
    )
}

/// A share as a bar in its trough, with the interval the true one lies in.
pub(super) fn share(share: f64, Interval { low, high }: Interval) -> String {
    let (west, full) = (x(0.0), x(1.0) - x(0.0));
    cell(&format!(
        "<path class=\"trough\" d=\"M{west} 5h{full}v10H{west}z\"/>\
         <path class=\"bar\" d=\"M{west} 5H{:.1}v10H{west}z\"/>{}",
        x(share),
        whiskers(low, high)
    ))
}

/// A dot at a difference, hollow where it may as well be none.
pub(super) fn difference(thing: &Thing, reach: Reach) -> String {
    let zero = x(0.5);
    let Some(found) = thing.difference else {
        return cell(&format!("<path class=\"rule\" d=\"M{zero} 2v16\"/>"));
    };
    let is_sure = found.interval.is_some_and(|one| one.low > 0.0 || one.high < 0.0);
    let interval =
        found.interval.map(|Interval { low, high }| whiskers(reach.place(low), reach.place(high)));
    cell(&format!(
        "<path class=\"rule\" d=\"M{zero} 2v16\"/>{}<circle class=\"{}\" cx=\"{:.1}\" cy=\"10\" \
         r=\"4.5\"/>",
        interval.unwrap_or_default(),
        dot(is_sure),
        x(reach.place(found.mean))
    ))
}

/// A dot at the share of games won, with a line at the fair share.
pub(super) fn wins(thing: &Thing, fair: f64) -> String {
    let line = format!("<path class=\"rule\" d=\"M{:.1} 2v16\"/>", x(fair));
    if thing.owners == 0 {
        return cell(&line);
    }
    let Interval { low, high } = thing.win_interval();
    cell(&format!(
        "{line}{}<circle class=\"{}\" cx=\"{:.1}\" cy=\"10\" r=\"4.5\"/>",
        whiskers(low, high),
        dot(low > fair || high < fair),
        x(thing.win_rate())
    ))
}

fn dot(is_sure: bool) -> &'static str {
    if is_sure { "dot" } else { "ring" }
}

fn whiskers(low: f64, high: f64) -> String {
    format!("<path class=\"whisker\" d=\"M{:.1} 10H{:.1}\"/>", x(low), x(high))
}

/// All things of a section: to the right what is taken often, on top what its owners do well with.
pub(super) fn map(section: &Section, place: usize, reach: Reach) -> String {
    let column = |share: f64| WEST + (EAST - WEST) * share;
    let row = |difference: f64| SOUTH - (SOUTH - NORTH) * reach.place(difference);
    let mut map = format!(
        "<svg class=\"map\" viewBox=\"0 0 {MAP_WIDTH} {MAP_HEIGHT}\" role=\"img\" \
         aria-label=\"{}: share {} across, difference in points upwards\">\n",
        section.title, section.taken
    );
    // Writing to a string cannot fail.
    for step in 0..=4 {
        let share = f64::from(step) / 4.0;
        let _ = writeln!(
            map,
            "<path class=\"grid\" d=\"M{0:.1} {NORTH}V{SOUTH}\"/><text x=\"{0:.1}\" y=\"{1}\" \
             text-anchor=\"middle\">{2:.0}%</text>",
            column(share),
            SOUTH + 18.0,
            100.0 * share
        );
    }
    for step in -2..=2 {
        let points = reach.0 * f64::from(step) / 2.0;
        let class = if step == 0 { "rule" } else { "grid" };
        let _ = writeln!(
            map,
            "<path class=\"{class}\" d=\"M{WEST} {0:.1}H{EAST}\"/><text x=\"{1}\" y=\"{2:.1}\" \
             text-anchor=\"end\">{3}</text>",
            row(points),
            WEST - 8.0,
            row(points) + 4.0,
            signed(points)
        );
    }
    let _ = writeln!(
        map,
        "<text x=\"{EAST}\" y=\"{}\" text-anchor=\"end\">{} where it could be →</text>",
        MAP_HEIGHT - 5.0,
        section.taken
    );
    let mut dots: Vec<Dot<'_>> = Vec::new();
    for (index, thing) in section.things.iter().enumerate() {
        let Some(found) = thing.difference.filter(|_| thing.offered > 0) else { continue };
        let is_sure = found.interval.is_some_and(|one| one.low > 0.0 || one.high < 0.0);
        let dot = Dot { thing, x: column(thing.share()), y: row(found.mean), is_sure };
        let _ = writeln!(
            map,
            "<a href=\"#t{place}-{index}\"><circle class=\"{}\" cx=\"{:.1}\" cy=\"{:.1}\" \
             r=\"{:.1}\"><title>{}: {}, {}</title></circle></a>",
            self::dot(is_sure),
            dot.x,
            dot.y,
            3.0 + (thing.owners as f64).sqrt().min(40.0) / 8.0,
            escaped(&thing.name),
            words::percent(thing.share()),
            signed(found.mean)
        );
        dots.push(dot);
    }
    map + &names(dots) + "</svg>\n"
}

/// A thing on a map.
struct Dot<'a> {
    thing: &'a Thing,
    x: f64,
    y: f64,
    is_sure: bool,
}

/// Names for those that stand out most, wherever there is room for one.
fn names(mut dots: Vec<Dot<'_>>) -> String {
    let middle = f64::midpoint(NORTH, SOUTH);
    dots.sort_by(|one, other| {
        let away = |dot: &Dot<'_>| (dot.y - middle).abs();
        other.is_sure.cmp(&one.is_sure).then(away(other).total_cmp(&away(one)))
    });
    let mut names = String::new();
    let mut taken: Vec<(f64, f64, f64)> = Vec::new();
    for Dot { thing, x, y, .. } in dots {
        if taken.len() == NAMED {
            break;
        }
        let name = thing.name.split(" — ").next().unwrap_or_default();
        let width = 7.0 * name.chars().count() as f64;
        let (west, anchor, at) = if x + width + 12.0 < EAST {
            (x, "start", x + 9.0)
        } else {
            (x - width, "end", x - 9.0)
        };
        let is_free = |&(other, width_of, line): &(f64, f64, f64)| {
            (line - y).abs() > 15.0 || other > west + width || west > other + width_of
        };
        if taken.iter().all(is_free) {
            taken.push((west, width, y));
            let _ = writeln!(
                names,
                "<text class=\"name\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
                y + 4.0,
                escaped(name)
            );
        }
    }
    names
}

/// A difference with its sign: `+3.1`, `−0.4`.
pub(super) fn signed(difference: f64) -> String {
    let tenths = format!("{:.1}", difference.abs());
    match tenths.as_str() {
        "0.0" => tenths,
        _ if difference < 0.0 => format!("−{tenths}"),
        _ => format!("+{tenths}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_has_its_sign_unless_it_is_none() {
        assert_eq!([3.12, -0.44, 0.0, -0.04].map(signed), ["+3.1", "−0.4", "0.0", "0.0"]);
    }

    #[test]
    fn what_lies_beyond_the_reach_stays_in_the_picture() {
        let reach = Reach(10.0);

        assert_eq!(
            [-30.0, -10.0, 0.0, 5.0, 99.0].map(|one| reach.place(one)),
            [0.0, 0.0, 0.5, 0.75, 1.0]
        );
    }
}
