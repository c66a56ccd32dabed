//! The numbers of a book as rows, next to what is wanted.

use std::fmt::Write;

use crate::{Standing, check::Quota};

use super::{Spread, Statistics};

/// One row: a name and a value.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What was counted, the same in every book: a [`Quota`] refers to it.
    pub name: String,
    /// How many, or how much.
    pub value: f64,
}

impl Statistics {
    /// All numbers as rows with names.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut row = |name: &str, value: f64| rows.push(Row { name: name.to_owned(), value });
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
        rows.extend(spread("head", &self.head_words));
        rows.extend(spread("follow-up", &self.follow_up_words));
        rows.extend(spread("choice", &self.label_words));
        rows.extend(spread("reaction", &self.reaction_words));
        rows.extend(spread("failure", &self.failure_words));
        rows
    }

    /// The rows as a table, next to what is wanted; an arrow marks what is outside.
    pub fn table(&self, quotas: &[Quota]) -> String {
        let mut rows = self.rows();
        // What is wanted and does not occur at all is told as well.
        for quota in quotas {
            if !rows.iter().any(|row| row.name == quota.row) {
                rows.push(Row { name: quota.row.clone(), value: 0.0 });
            }
        }
        let width = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
        let mut table = String::new();
        for Row { name, value } in &rows {
            let quota = quotas.iter().find(|quota| quota.row == *name);
            let wanted = quota.map_or(String::new(), |quota| {
                let (least, most) = (quota.wanted.start(), quota.wanted.end());
                let mark = if quota.wanted.contains(value) { "" } else { "  ←" };
                match least == most {
                    true => format!("   wanted {}{mark}", plain(*least)),
                    false => format!("   wanted {}–{}{mark}", plain(*least), plain(*most)),
                }
            });
            writeln!(table, "{name:<width$}  {:>6}{wanted}", plain(*value))
                .expect("a string can always be written to");
        }
        table
    }
}

fn spread(name: &str, spread: &Spread) -> Vec<Row> {
    let parts = [
        ("least", spread.least),
        ("quarter", spread.quarter),
        ("middle", spread.middle),
        ("three quarters", spread.three_quarters),
        ("most", spread.most),
        ("in all", spread.sum),
    ];
    let row = |(part, value): (&str, usize)| Row {
        name: format!("words of a {name}, {part}"),
        value: value as f64,
    };
    parts.into_iter().filter(|_| spread.count > 0).map(row).collect()
}

/// The mean, where there is one.
fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = values.fold((0, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / f64::from(count))
}

/// A number without a needless fraction.
fn plain(value: f64) -> String {
    if value.fract() == 0.0 { format!("{value}") } else { format!("{value:.1}") }
}
