//! A picture of an outcome: scores as a row of hills, wins as bars beside them.
//!
//! Drawn by hand as SVG, 1200 by 675. Nothing in it depends on the clock, so the
//! same seed gives the same picture. Each kind of bot has a colour and a pattern
//! of its own; the colours go from light to dark, so that they stay apart for
//! every eye.

mod density;
mod frame;
mod hills;
mod ink;
mod wins;
pub(crate) mod words;

use crate::Outcome;

/// The picture as the text of an SVG file.
pub fn plot(outcome: &Outcome) -> String {
    let mut sheet = frame::Sheet::new(outcome);
    let bands = frame::bands(outcome.rows.len());
    hills::draw(&mut sheet, outcome, &bands);
    wins::draw(&mut sheet, outcome, &bands);
    sheet.finish()
}

#[cfg(test)]
mod tests {
    use bots::BotKind;
    use shelf::GameName;

    use super::*;
    use crate::{Course, Detail, Histogram, Match, Row};

    /// An outcome of `games` games in which every kind sits at `seats` seats.
    fn outcome(kinds: &[BotKind], seats: usize, games: u64, spread: u64) -> Outcome {
        let rows = kinds.iter().enumerate().map(|(place, &kind)| {
            let mut scores = Histogram::default();
            for game in 0..(games * seats as u64).min(500) {
                scores.add(20 + 17 * place as i32 + ((game * 7919) % spread) as i32);
            }
            let wins = scores.total() as f64 / (kinds.len() * seats) as f64;
            Row { kind, seats, wins, scores, ms_per_decision: 0.0, absurd: Default::default() }
        });
        Outcome {
            game: GameName::Faraway,
            setup: "4 players".to_owned(),
            chosen: GameName::Faraway.menu().choose(4, &[]).unwrap(),
            plan: Match {
                seats: kinds.repeat(seats),
                games,
                seed: u64::MAX,
                threads: 1,
                options: vec![shelf::Given::of("advanced")],
                record: None,
                iterations: None,
                detail: Detail::Results,
            },
            seconds: 1.0,
            decisions: 1,
            unfinished: 0,
            course: Course::default(),
            rows: rows.collect(),
            report: None,
        }
    }

    /// Pictures of few and of many bots, games and scores, with a name for each.
    fn pictures() -> Vec<(String, String)> {
        let mut pictures = Vec::new();
        for kinds in 1..=BotKind::ALL.len() {
            for games in [1, 40, 1_000_000_000] {
                for spread in [1, 9, 60] {
                    let outcome = outcome(&BotKind::ALL[..kinds], 2, games, spread);
                    let name = format!("{kinds} kinds, {games} games, {spread} scores");
                    pictures.push((name, plot(&outcome)));
                }
            }
        }
        pictures
    }

    /// A value of an attribute.
    fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
        let start =
            tag.find(&format!(" {name}=\"")).expect("the attribute is there") + name.len() + 3;
        tag[start..].split('"').next().unwrap_or_default()
    }

    /// The boxes around all texts, a little wider than they are.
    fn boxes(svg: &str) -> Vec<(f64, f64, f64, f64, &str)> {
        let texts = svg.split("<text").skip(1);
        let boxed = texts.map(|text| {
            let (tag, rest) = text.split_once('>').unwrap();
            let words = rest.split("</text>").next().unwrap();
            let number = |name: &str| attribute(tag, name).parse::<f64>().unwrap();
            let (x, y, size) = (number("x"), number("y"), number("font-size"));
            let width = 0.57 * size * words.chars().count() as f64;
            let west = match attribute(tag, "text-anchor") {
                "start" => x,
                "middle" => x - width / 2.0,
                _ => x - width,
            };
            (west, y - 0.75 * size, west + width, y + 0.2 * size, words)
        });
        boxed.collect()
    }

    #[test]
    fn no_text_lies_on_another_or_leaves_the_page() {
        for (name, svg) in pictures() {
            let boxes = boxes(&svg);
            for (index, one) in boxes.iter().enumerate() {
                assert!(one.0 >= 0.0 && one.2 <= 1200.0, "{name}: {one:?} leaves the page");
                for other in &boxes[..index] {
                    let apart = one.2 <= other.0
                        || other.2 <= one.0
                        || one.3 <= other.1
                        || other.3 <= one.1;
                    assert!(apart, "{name}: {one:?} lies on {other:?}");
                }
            }
        }
    }

    #[test]
    fn every_number_in_a_picture_is_finite() {
        for (name, svg) in pictures() {
            assert!(!svg.contains("NaN") && !svg.contains("inf "), "{name}");
        }
    }

    #[test]
    fn every_bot_has_a_colour_and_a_pattern_of_its_own() {
        let mut looks: Vec<_> =
            BotKind::ALL.map(|kind| (ink::colour(kind), ink::pattern(kind))).to_vec();
        looks.sort_unstable();
        looks.dedup_by(|one, other| one.0 == other.0 || one.1 == other.1);
        assert_eq!(looks.len(), BotKind::ALL.len());
    }
}
