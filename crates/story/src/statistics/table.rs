//! The numbers of a book as rows, next to what is wanted.

use std::{fmt::Write, ops::RangeInclusive};

use serde::{Serialize, Serializer};

use crate::{Measure, Standing, check::Quota};

use super::{Distribution, Statistics};

/// One number of a book.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// What was counted, the same in every book: a [`Quota`] refers to it.
    pub name: String,
    /// How many, or how much.
    pub value: f64,
    /// What is wanted, from and to.
    #[serde(serialize_with = "from_and_to")]
    pub wanted: Option<RangeInclusive<f64>>,
    /// Which measure it belongs to.
    pub measure: Measure,
}

impl Figure {
    /// What is wanted, in words; empty if it may be anything.
    pub fn wanted_words(&self) -> String {
        let Some(wanted) = &self.wanted else { return String::new() };
        match (*wanted.start(), *wanted.end()) {
            (least, most) if least == most => plain(least),
            (least, f64::INFINITY) => format!("{} or more", plain(least)),
            (0.0, most) => format!("at most {}", plain(most)),
            (least, most) => format!("{}–{}", plain(least), plain(most)),
        }
    }
}

/// Figures as a table, next to what is wanted; an arrow marks what is outside.
pub fn table(figures: &[Figure]) -> String {
    let width = figures.iter().map(|figure| figure.name.chars().count()).max().unwrap_or(0);
    let mut table = String::new();
    for figure in figures {
        let wanted = match &figure.wanted {
            None => String::new(),
            Some(wanted) => {
                let mark = if wanted.contains(&figure.value) { "" } else { "  ←" };
                format!("   wanted {}{mark}", figure.wanted_words())
            }
        };
        writeln!(table, "{:<width$}  {:>6}{wanted}", figure.name, plain(figure.value))
            .expect("a string can always be written to");
    }
    table
}

/// A number without a needless fraction.
pub(crate) fn plain(value: f64) -> String {
    if value.fract() == 0.0 { format!("{value}") } else { format!("{value:.1}") }
}

/// Writes what is wanted as two numbers, the second nothing where there is no limit.
fn from_and_to<S: Serializer>(
    wanted: &Option<RangeInclusive<f64>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let most = |most: f64| most.is_finite().then_some(most);
    wanted.as_ref().map(|wanted| (*wanted.start(), most(*wanted.end()))).serialize(serializer)
}

impl Statistics {
    /// All numbers with names, each with what is wanted of it.
    pub fn figures(&self, quotas: &[Quota]) -> Vec<Figure> {
        let mut figures = self.unheld();
        for figure in &mut figures {
            let quota = quotas.iter().find(|quota| quota.row == figure.name);
            figure.wanted = quota.map(|quota| quota.wanted.clone());
        }
        // What is wanted and does not occur at all is told as well.
        for quota in quotas {
            if !figures.iter().any(|figure| figure.name == quota.row) {
                figures
                    .push(Figure { wanted: Some(quota.wanted.clone()), ..number(&quota.row, 0.0) });
            }
        }
        figures
    }

    fn unheld(&self) -> Vec<Figure> {
        let mut rows = Vec::new();
        let mut row = |name: &str, value: f64| rows.push(number(name, value));
        let choices = &self.choices;
        row("heads", self.heads as f64);
        row("follow-ups", (self.tellings + self.questions) as f64);
        row("follow-ups that tell an outcome", self.tellings as f64);
        row("follow-ups that ask again", self.questions as f64);
        if self.planned > 0 {
            row("passages planned", self.planned as f64);
        }
        for (count, heads) in &self.head_choices {
            row(&format!("heads with {count} choices"), *heads as f64);
        }
        row("choices with one number", choices.one_number as f64);
        row("choices with two numbers", choices.two_numbers as f64);
        row("choices that lead on", choices.plain_reads as f64);
        row("choices that simply work", choices.plain_outcomes as f64);
        row("choices that are paid for", choices.bought as f64);
        row("choices that need something", choices.needing as f64);
        if choices.gated > 0 {
            row("choices by keyword", choices.gated as f64);
        }
        row("choices with a bonus", choices.bonuses as f64);
        row("choices with a failure text", choices.failures as f64);
        row("choices with a penalty", choices.penalties as f64);
        row("numbers with a price", choices.priced_numbers as f64);
        row("numbers that lead on", choices.reading_numbers as f64);
        if choices.more > 0 {
            row("numbers that bring more", choices.more as f64);
        }
        for (number, reached) in &self.numbers {
            row(&format!("number {number}"), reached.count as f64);
        }
        for (number, reached) in &self.numbers {
            row(&format!("number {number} alone"), reached.alone as f64);
        }
        for ((low, high), count) in &self.pairs {
            row(&format!("numbers {low}/{high}"), *count as f64);
        }
        for (number, reached) in &self.numbers {
            row(&format!("easiest of a head is {number}"), reached.easiest as f64);
        }
        for (number, reached) in &self.numbers {
            row(&format!("hardest of a head is {number}"), reached.hardest as f64);
        }
        for (number, reached) in &self.numbers {
            let all = reached.worth.iter().map(|&(_, worth)| worth);
            mean(all).into_iter().for_each(|mean| row(&format!("worth of {number}"), mean));
            for standing in Standing::ALL {
                let such = reached.worth.iter().filter(|(stands, _)| *stands == standing);
                let mean = mean(such.map(|&(_, worth)| worth));
                mean.into_iter()
                    .for_each(|mean| row(&format!("worth of {number} {standing}"), mean));
            }
        }
        for reward in &self.rewards {
            row(&format!("{} gained", reward.name), reward.gained as f64);
            if reward.lost > 0 {
                row(&format!("{} lost", reward.name), reward.lost as f64);
            }
        }
        for (deed, count) in &self.deeds {
            row(deed, *count as f64);
        }
        row("picks of one of several", self.picks as f64);
        row("results that leave nothing", self.nothings as f64);
        rows.extend(distribution("head", &self.head_words));
        rows.extend(distribution("follow-up", &self.follow_up_words));
        rows.extend(distribution("choice", &self.label_words));
        rows.extend(distribution("reaction", &self.reaction_words));
        rows.extend(distribution("failure", &self.failure_words));
        rows
    }
}

/// A number of which nothing is wanted.
fn number(name: &str, value: f64) -> Figure {
    Figure { name: name.to_owned(), value, wanted: None, measure: Measure::Quotas }
}

fn distribution(name: &str, of: &Distribution) -> Vec<Figure> {
    let parts = [
        ("least", of.least),
        ("quarter", of.quarter),
        ("middle", of.middle),
        ("three quarters", of.three_quarters),
        ("most", of.most),
        ("in all", of.sum),
    ];
    let row =
        |(part, value): (&str, usize)| number(&format!("words of a {name}, {part}"), value as f64);
    parts.into_iter().filter(|_| of.count > 0).map(row).collect()
}

/// The mean, where there is one.
fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = values.fold((0, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / f64::from(count))
}
