//! The wins: a bar for each kind of bot, with the interval the true share lies in.

use super::{
    frame::{Anchor, BOTTOM, Band, HEAD, Letters, NOTE, RIGHT, Sheet},
    ink, words,
};
use crate::{Interval, Outcome, Row};

/// Where the bars begin.
const WEST: f64 = 884.0;
const WIDTH: f64 = RIGHT - WEST;
const THICK: f64 = 20.0;

const RATE: Letters = Letters { family: ink::SANS, size: 22.0, weight: 700, fill: ink::INK };

/// Draws the wins of every row.
pub(super) fn draw(sheet: &mut Sheet, outcome: &Outcome, bands: &[Band]) {
    let head = Letters { weight: 600, ..NOTE };
    sheet.text(WEST, HEAD, Anchor::Start, head, "Games won, 95% interval");
    let even = 1.0 / outcome.plan.seats.len().max(1) as f64;
    for (row, band) in outcome.rows.iter().zip(bands) {
        draw_bar(sheet, row, band, even);
    }
    let words = format!("dots: an even share, {}", words::percent(even));
    sheet.text(WEST, BOTTOM + 24.0, Anchor::Start, NOTE, &words);
}

fn x(share: f64) -> f64 {
    WEST + WIDTH * share
}

fn draw_bar(sheet: &mut Sheet, row: &Row, band: &Band, even: f64) {
    let Interval { low, high } = row.win_interval();
    let top = band.ground - THICK;
    let rate = row.win_rate();
    let (kind, colour) = (row.kind, ink::colour(row.kind));
    sheet.push(format_args!(
        "<rect x=\"{WEST:.1}\" y=\"{top:.1}\" width=\"{WIDTH:.1}\" height=\"{THICK}\" rx=\"3\" \
         fill=\"{}\"/>\n",
        ink::PAPER
    ));
    for fill in [colour, &format!("url(#{kind})")] {
        sheet.push(format_args!(
            "<rect x=\"{WEST:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{THICK}\" rx=\"3\" \
             fill=\"{fill}\"/>\n",
            WIDTH * rate
        ));
    }
    // What everyone would win if nobody were better.
    for (ink, thick) in [(ink::SHEET, 5.5), (ink::INK, 3.0)] {
        sheet.push(format_args!(
            "<path d=\"M{:.1} {:.1}V{:.1}\" stroke=\"{ink}\" stroke-width=\"{thick}\" \
             stroke-dasharray=\"0 7\" stroke-linecap=\"round\"/>\n",
            x(even),
            top + 3.0,
            band.ground
        ));
    }
    let middle = band.ground - THICK / 2.0;
    // Paper around the ink keeps the interval visible on a dark bar.
    for (ink, more) in [(ink::SHEET, 3.0), (ink::INK, 0.0)] {
        sheet.line((x(low), middle), (x(high), middle), ink, 2.0 + more);
        for end in [low, high] {
            sheet.line((x(end), middle - 6.0), (x(end), middle + 6.0), ink, 2.0 + more);
        }
    }
    let above = top - 10.0;
    sheet.text(WEST, above, Anchor::Start, RATE, &words::percent(rate));
    let interval = format!("{} to {}", words::percent(low), words::percent(high));
    sheet.text(RIGHT, above, Anchor::End, NOTE, &interval);
}
