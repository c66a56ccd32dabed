//! The scores: a hill for each kind of bot, with its median and its middle four fifths.

use super::{
    density::Density,
    frame::{Anchor, BOTTOM, Band, HEAD, LEFT, Letters, NOTE, Sheet},
    ink, words,
};
use crate::{Outcome, Row};

/// Where the hills begin and end.
const WEST: f64 = 208.0;
const EAST: f64 = 812.0;
/// Up to so many games, each of them is marked.
const FEW: u64 = 60;

const NAME: Letters = Letters { family: ink::SERIF, size: 26.0, weight: 600, fill: ink::INK };
const MEDIAN: Letters = Letters { family: ink::SANS, size: 17.0, weight: 700, fill: ink::INK };

/// Draws the scores of every row.
pub(super) fn draw(sheet: &mut Sheet, outcome: &Outcome, bands: &[Band]) {
    let hills: Vec<Density> = outcome.rows.iter().map(|row| Density::of(&row.scores)).collect();
    let scale = Scale::of(&outcome.rows, &hills);
    draw_axis(sheet, &scale, bands);
    let curves: Vec<Vec<(f64, f64)>> = hills.iter().map(|hill| scale.sample(hill)).collect();
    let heights = curves.iter().flatten().map(|&(_, height)| height);
    let highest = heights.fold(f64::MIN_POSITIVE, f64::max);
    for ((row, curve), band) in outcome.rows.iter().zip(&curves).zip(bands) {
        draw_hill(sheet, row, curve, band, band.rise / highest);
        if outcome.plan.games <= FEW {
            draw_games(sheet, &scale, row, band);
        }
        draw_marks(sheet, &scale, row, band);
        draw_name(sheet, row, band);
    }
}

/// Which score stands where.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Wide enough for all but the rarest scores.
    fn of(rows: &[Row], hills: &[Density]) -> Scale {
        let (mut low, mut high) = (f64::MAX, f64::MIN);
        for (row, hill) in rows.iter().zip(hills) {
            let Some((lowest, highest)) = row.scores.range() else { continue };
            let (mean, far) = (row.scores.mean(), 3.6 * row.scores.deviation());
            low = low.min(f64::from(lowest).max(mean - far) - hill.reach());
            high = high.max(f64::from(highest).min(mean + far) + hill.reach());
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        // Where no score is below 0 the axis begins there, unless all lie far from it.
        let has_negative = rows.iter().any(|row| row.scores.range().is_some_and(|it| it.0 < 0));
        if !has_negative && low < 0.5 * high {
            low = 0.0;
        }
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0, 1000.0];
        let step = steps.into_iter().find(|step| (high - low) / step <= 9.0).unwrap_or(high - low);
        Scale { low, high, step }
    }

    fn x(&self, score: f64) -> f64 {
        WEST + (EAST - WEST) * (score - self.low) / (self.high - self.low)
    }

    /// The curve as places and heights.
    fn sample(&self, hill: &Density) -> Vec<(f64, f64)> {
        const POINTS: u16 = 302;
        let score =
            |point| self.low + (self.high - self.low) * f64::from(point) / f64::from(POINTS);
        (0..=POINTS).map(score).map(|score| (self.x(score), hill.at(score))).collect()
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let first = (self.low / self.step).ceil() as i64;
        let last = (self.high / self.step).floor() as i64;
        let step = self.step;
        (first..=last).map(move |tick| tick as f64 * step)
    }
}

fn draw_axis(sheet: &mut Sheet, scale: &Scale, bands: &[Band]) {
    let top = bands.first().map_or(BOTTOM, |band| band.ground - band.rise);
    for tick in scale.ticks() {
        let x = scale.x(tick);
        sheet.line((x, top), (x, BOTTOM + 4.0), ink::LINE, 1.0);
        sheet.text(x, BOTTOM + 24.0, Anchor::Middle, NOTE, &tick.to_string());
    }
    let head = Letters { weight: 600, ..NOTE };
    sheet.text(WEST, HEAD, Anchor::Start, head, "How often each score is reached");
    draw_key(sheet);
}

/// What the marks on the ground mean.
fn draw_key(sheet: &mut Sheet) {
    let words = "median and middle 80%";
    sheet.text(EAST, HEAD, Anchor::End, NOTE, words);
    draw_ground(sheet, [EAST - 248.0, EAST - 224.0, EAST - 200.0], HEAD - 5.0);
}

/// The middle four fifths as a thick line, and the median on it.
fn draw_ground(sheet: &mut Sheet, [west, median, east]: [f64; 3], ground: f64) {
    sheet.line((west, ground), (east, ground), ink::INK, 5.0);
    sheet.push(format_args!(
        "<circle cx=\"{median:.1}\" cy=\"{ground:.1}\" r=\"7\" fill=\"{}\" stroke=\"{}\" \
         stroke-width=\"2.5\"/>\n",
        ink::SHEET,
        ink::INK
    ));
}

fn draw_hill(sheet: &mut Sheet, row: &Row, curve: &[(f64, f64)], band: &Band, stretch: f64) {
    // Where the hill is flatter than its outline it is not drawn.
    let is_flat = |point: &&(f64, f64)| point.1 * stretch < 0.8;
    let before = curve.iter().take_while(is_flat).count();
    let after = curve.iter().rev().take_while(is_flat).count();
    let Some(curve) = curve.get(before..curve.len() - after) else { return };
    let (Some(first), Some(last)) = (curve.first(), curve.last()) else { return };

    let ground = band.ground;
    let mut path = format!("M{:.1} {ground:.1}", first.0);
    for &(x, height) in curve {
        path += &format!("L{x:.1} {:.1}", ground - height * stretch);
    }
    path += &format!("L{:.1} {ground:.1}", last.0);
    let (kind, colour) = (row.kind, ink::colour(row.kind));
    for fill in [colour, &format!("url(#{kind})"), "url(#mist)"] {
        sheet.push(format_args!("<path d=\"{path}\" fill=\"{fill}\"/>\n"));
    }
    sheet.push(format_args!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\" \
         stroke-linejoin=\"round\"/>\n",
        ink::INK
    ));
}

/// A tick for each score that came up.
fn draw_games(sheet: &mut Sheet, scale: &Scale, row: &Row, band: &Band) {
    for (score, _) in row.scores.bars() {
        let x = scale.x(f64::from(score));
        sheet.line((x, band.ground), (x, band.ground - 9.0), ink::INK, 1.4);
    }
}

/// The ground, with the numbers of the median and of the middle four fifths.
fn draw_marks(sheet: &mut Sheet, scale: &Scale, row: &Row, band: &Band) {
    let ground = band.ground;
    sheet.line((WEST, ground), (EAST, ground), ink::PALE_INK, 1.0);
    let [low, median, high] = [10, 50, 90].map(|percent| row.scores.quantile(percent));
    let [west, x, east] = [low, median, high].map(|score| scale.x(score));
    draw_ground(sheet, [west, x, east], ground);
    let below = ground + 23.0;
    sheet.text(x, below, Anchor::Middle, MEDIAN, &median.to_string());
    // The ends get their numbers where they do not touch the median's.
    if x - west > 48.0 {
        sheet.text(west, below, Anchor::Middle, NOTE, &low.to_string());
    }
    if east - x > 48.0 {
        sheet.text(east, below, Anchor::Middle, NOTE, &high.to_string());
    }
}

fn draw_name(sheet: &mut Sheet, row: &Row, band: &Band) {
    sheet.text(LEFT, band.ground - 22.0, Anchor::Start, NAME, &words::name(row));
    sheet.text(LEFT, band.ground, Anchor::Start, NOTE, &words::remark(row));
}
