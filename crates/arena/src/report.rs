//! What a match says about each thing players may take: how often, and what its owners made of it.

mod course;
mod page;
mod pictures;

use shelf::ReportSection;

use crate::{
    Interval, Row,
    interval::wilson,
    marks::{Marks, ThingTally},
    tally::WIN,
};

pub use page::page;

/// Below this many owners a difference is told without an interval: it would say nothing.
const FEWEST_OWNERS: u64 = 5;

/// Everything that was counted of the things players may take.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// One for each kind of thing.
    pub sections: Vec<Section>,
}

/// What was counted of one kind of thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// What they are called together.
    pub title: &'static str,
    /// What it is called to take one.
    pub taken: &'static str,
    /// Each of them, in the order of the content.
    pub things: Vec<Thing>,
}

/// What was counted of one thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// What it is called.
    pub name: String,
    /// What it costs or asks for.
    pub about: String,
    /// Games in which it could be taken.
    pub games: u64,
    /// How often it was offered; what comes back is offered again.
    pub offered: u64,
    /// How often it was taken.
    pub taken: u64,
    /// How often it worked, where it can fail.
    pub succeeded: u64,
    /// How often it failed.
    pub failed: u64,
    /// How many seats took it, each once a game.
    pub owners: u64,
    /// How many games they won, a shared win counting as a fraction.
    pub wins: f64,
    /// By how much they scored more than bots of their kind did in the whole match.
    pub difference: Option<Difference>,
}

/// A mean difference in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// What was seen.
    pub mean: f64,
    /// Where the true one lies, 95 times of 100; nothing where there are too few to say.
    pub interval: Option<Interval>,
}

impl Report {
    pub(crate) fn new(chapters: Vec<ReportSection>, marks: &Marks, rows: &[Row]) -> Report {
        let mut counted = marks.things().iter();
        let sections = chapters.into_iter().map(|chapter| Section {
            title: chapter.title,
            taken: chapter.taken,
            things: chapter
                .items
                .into_iter()
                .zip(&mut counted)
                .map(|(item, counted)| Thing::new(item.name, item.about, counted, rows))
                .collect(),
        });
        Report { sections: sections.collect() }
    }

    /// All things that could be taken at least once.
    pub fn offered(&self) -> impl Iterator<Item = &Thing> {
        self.sections.iter().flat_map(Section::offered)
    }

    /// So many things that are taken least, those first of which that is most certain.
    pub fn least_taken(&self, count: usize) -> Vec<&Thing> {
        first(count, self.offered().map(|thing| (thing, thing.share_interval().high)))
    }

    /// So many things whose owners score best, those first of which that is most certain.
    pub fn best(&self, count: usize) -> Vec<&Thing> {
        let surely = |thing: &Thing| Some(-thing.difference?.interval?.low);
        first(count, self.offered().filter_map(|thing| Some((thing, surely(thing)?))))
    }

    /// So many things whose owners score worst, those first of which that is most certain.
    pub fn worst(&self, count: usize) -> Vec<&Thing> {
        let surely = |thing: &Thing| Some(thing.difference?.interval?.high);
        first(count, self.offered().filter_map(|thing| Some((thing, surely(thing)?))))
    }
}

/// The things with the lowest numbers.
fn first<'a>(count: usize, things: impl Iterator<Item = (&'a Thing, f64)>) -> Vec<&'a Thing> {
    let mut things: Vec<_> = things.collect();
    things.sort_by(|one, other| one.1.total_cmp(&other.1));
    things.into_iter().take(count).map(|(thing, _)| thing).collect()
}

impl Section {
    /// Those of its things that could be taken at least once.
    pub fn offered(&self) -> impl Iterator<Item = &Thing> {
        self.things.iter().filter(|thing| thing.offered > 0)
    }

    /// Whether its things can fail.
    pub fn may_fail(&self) -> bool {
        self.things.iter().any(|thing| thing.succeeded + thing.failed > 0)
    }
}

impl Thing {
    fn new(name: String, about: String, counted: &ThingTally, rows: &[Row]) -> Thing {
        Thing {
            name,
            about,
            games: counted.games,
            offered: counted.offered,
            taken: counted.taken,
            succeeded: counted.succeeded,
            failed: counted.failed,
            owners: counted.owners.iter().map(|owners| owners.count).sum(),
            wins: counted.owners.iter().map(|owners| owners.wins).sum::<u64>() as f64 / WIN as f64,
            difference: difference(counted, rows),
        }
    }

    /// How often it was taken where it could be.
    pub fn share(&self) -> f64 {
        self.taken as f64 / self.offered.max(1) as f64
    }

    /// Where the true share lies.
    pub fn share_interval(&self) -> Interval {
        wilson(self.taken as f64, self.offered.max(self.taken))
    }

    /// How often it worked when it was tried.
    pub fn success(&self) -> f64 {
        self.succeeded as f64 / (self.succeeded + self.failed).max(1) as f64
    }

    /// The share of their games its owners won.
    pub fn win_rate(&self) -> f64 {
        self.wins / self.owners.max(1) as f64
    }

    /// Where the true share lies.
    pub fn win_interval(&self) -> Interval {
        wilson(self.wins, self.owners)
    }
}

/// The mean of what owners scored above the mean of their kind.
fn difference(counted: &ThingTally, rows: &[Row]) -> Option<Difference> {
    let (mut count, mut sum, mut squares) = (0, 0.0, 0.0);
    for (owners, row) in counted.owners.iter().zip(rows) {
        let (number, total, usual) = (owners.count as f64, owners.sum as f64, row.scores.mean());
        count += owners.count;
        sum += total - number * usual;
        squares += owners.squares as f64 - 2.0 * usual * total + number * usual * usual;
    }
    if count == 0 {
        return None;
    }
    let number = count as f64;
    let mean = sum / number;
    let interval = (count >= FEWEST_OWNERS).then(|| {
        let variance = (squares - number * mean * mean).max(0.0) / (number - 1.0);
        let reach = student(number - 1.0) * (variance / number).sqrt();
        Interval { low: mean - reach, high: mean + reach }
    });
    Some(Difference { mean, interval })
}

/// How many standard errors hold the true mean 95 times of 100, with so many degrees of freedom:
/// the first terms of a series for Student's distribution, good from four degrees on.
fn student(freedom: f64) -> f64 {
    const Z: f64 = 1.959_964;
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use bots::BotKind;

    use super::*;
    use crate::{Histogram, marks::Owners};

    fn row(scores: &[i32]) -> Row {
        let mut counted = Histogram::default();
        scores.iter().for_each(|&score| counted.add(score));
        let kind = BotKind::Greedy;
        Row {
            kind,
            seats: 1,
            wins: 0.0,
            scores: counted,
            ms_per_decision: 0.0,
            absurd: Default::default(),
        }
    }

    fn owners(scores: &[i64]) -> Owners {
        Owners {
            count: scores.len() as u64,
            sum: scores.iter().sum(),
            squares: scores.iter().map(|score| score.pow(2) as u64).sum(),
            wins: 0,
        }
    }

    fn taken_by(owners: Vec<Owners>) -> ThingTally {
        ThingTally { games: 9, offered: 9, taken: 9, succeeded: 0, failed: 0, owners }
    }

    #[test]
    fn each_owner_is_compared_with_their_own_kind() {
        let rows = [row(&[10, 20, 30]), row(&[60, 60])];

        let found = difference(&taken_by(vec![owners(&[25]), owners(&[59])]), &rows).unwrap();

        assert!((found.mean - 2.0).abs() < 1e-12, "{found:?}");
        assert_eq!(found.interval, None);
    }

    #[test]
    fn the_interval_is_that_of_a_sample() {
        let scores = [22, 24, 24, 24, 25, 25, 27, 29];

        let found = difference(&taken_by(vec![owners(&scores)]), &[row(&[20])]).unwrap();

        // Mean 5 and deviation 2.138 of eight: 2.365 standard errors of 0.756 to each side.
        let Interval { low, high } = found.interval.unwrap();
        assert!((found.mean - 5.0).abs() < 1e-12);
        assert!((low - 3.212).abs() < 0.02 && (high - 6.788).abs() < 0.02, "{low} to {high}");
    }

    #[test]
    fn what_nobody_took_makes_no_difference() {
        assert_eq!(difference(&taken_by(vec![owners(&[])]), &[row(&[20])]), None);
    }

    #[test]
    fn few_owners_have_a_wide_interval() {
        // Printed tables have 2.776 for 4 degrees of freedom, 2.228 for 10 and 1.984 for 100.
        for (freedom, known) in [(4.0, 2.776), (10.0, 2.228), (100.0, 1.984)] {
            assert!((student(freedom) - known).abs() < 0.01, "{freedom}");
        }
    }
}
