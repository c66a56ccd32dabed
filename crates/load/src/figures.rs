//! Figures, and how they are printed.

use std::{fmt::Write as _, time::Duration};

use serde_json::{Map, Value, json};

/// Times that were measured.
#[derive(Clone, Default)]
pub(crate) struct Times(Vec<u64>);

impl Times {
    /// Keeps another.
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The time in milliseconds that `percent` of all do not exceed.
    pub(crate) fn percentile(&self, percent: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let rank = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
        let micros = sorted.get(rank.clamp(1, sorted.len().max(1)) - 1);
        micros.map_or(0.0, |&micros| micros as f64 / 1000.0)
    }
}

/// Named figures in the order they are to be read.
#[derive(Default)]
pub(crate) struct Report {
    lines: Vec<(String, String, Value)>,
    pub(crate) errors: usize,
}

impl Report {
    pub(crate) fn count(&mut self, name: &str, count: u64) {
        self.line(name, count.to_string(), json!(count));
    }

    pub(crate) fn word(&mut self, name: &str, word: &str) {
        self.line(name, word.to_owned(), json!(word));
    }

    pub(crate) fn number(&mut self, name: &str, number: f64, unit: &str) {
        let number = (number * 100.0).round() / 100.0;
        self.line(&format!("{name}, {unit}"), format!("{number}"), json!(number));
    }

    /// The usual percentiles.
    pub(crate) fn times(&mut self, name: &str, times: &Times) {
        for (word, percent) in [("p50", 50.0), ("p95", 95.0), ("p99", 99.0), ("max", 100.0)] {
            self.number(&format!("{name} {word}"), times.percentile(percent), "ms");
        }
    }

    /// Memory in millions of bytes, where it is known.
    pub(crate) fn memory(&mut self, name: &str, bytes: Option<u64>) {
        match bytes {
            Some(bytes) => self.number(name, bytes as f64 / 1e6, "MB"),
            None => self.word(name, "unknown: name its process with --pid"),
        }
    }

    /// A line with the same in words and for programs.
    pub(crate) fn line(&mut self, name: &str, text: String, value: Value) {
        self.lines.push((name.to_owned(), text, value));
    }

    /// The figures as a table.
    pub(crate) fn text(&self) -> String {
        let width = self.lines.iter().map(|line| line.0.chars().count()).max().unwrap_or(0);
        self.lines.iter().fold(String::new(), |mut text, (name, value, _)| {
            let _ = writeln!(text, "{name:width$}  {value}");
            text
        })
    }

    /// The figures as JSON.
    pub(crate) fn json(&self) -> Value {
        let lines = self.lines.iter().map(|(name, _, value)| (name.clone(), value.clone()));
        Value::Object(lines.collect::<Map<_, _>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        assert_eq!(times.percentile(99.0), 0.0);
        for millis in (1..=100).rev() {
            times.add(Duration::from_millis(millis));
        }
        assert_eq!([50.0, 99.0, 100.0].map(|p| times.percentile(p)), [50.0, 99.0, 100.0]);
    }

    #[test]
    fn a_report_is_a_table_or_json() {
        let mut report = Report::default();
        report.count("moves", 3);
        report.number("p99", 1.234, "ms");
        assert_eq!(report.text(), "moves    3\np99, ms  1.23\n");
        assert_eq!(report.json(), json!({ "moves": 3, "p99, ms": 1.23 }));
    }
}
