//! What the operator's graphs are drawn from, as Prometheus reads it.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use axum::http::StatusCode;

/// The upper ends of the buckets, in microseconds.
const ENDS: [u64; 10] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000];

/// Counts since the server started.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Answers by the first digit of their status.
    answers: [AtomicU64; 6],
    buckets: [AtomicU64; ENDS.len() + 1],
    micros: AtomicU64,
    /// Fragments pushed to those who watch.
    pub(crate) pushes: AtomicU64,
    /// Connections that found no room.
    pub(crate) refused: AtomicU64,
}

impl Metrics {
    /// Counts an answer.
    pub(crate) fn answered(&self, status: StatusCode, took: Duration) {
        let kind = usize::from(status.as_u16() / 100).min(5);
        self.answers[kind].fetch_add(1, Ordering::Relaxed);
        let micros = took.as_micros() as u64;
        let bucket = ENDS.iter().position(|&end| micros <= end).unwrap_or(ENDS.len());
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// The counts in Prometheus' words.
    pub(crate) fn text(
        &self,
        gauges: &[(&str, &str, u64)],
        counters: &[(&str, &str, u64)],
    ) -> String {
        let mut out = String::new();
        let get = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let ours = [
            ("tabletale_pushes_total", "Fragments pushed.", get(&self.pushes)),
            (
                "tabletale_connections_refused_total",
                "Connections that found no room.",
                get(&self.refused),
            ),
        ];
        for (kind, lines) in [("gauge", gauges), ("counter", counters), ("counter", &ours)] {
            for (name, help, value) in lines {
                let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
            }
        }
        let name = "tabletale_answers_total";
        let _ = writeln!(out, "# HELP {name} Answers by status.\n# TYPE {name} counter");
        for (digit, count) in self.answers.iter().enumerate().skip(1) {
            let _ = writeln!(out, "{name}{{status=\"{digit}xx\"}} {}", get(count));
        }
        let name = "tabletale_answer_seconds";
        let _ = writeln!(out, "# HELP {name} Time to an answer.\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bucket, &end) in self.buckets.iter().zip(&ENDS) {
            sum += get(bucket);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", end as f64 / 1e6);
        }
        sum += get(&self.buckets[ENDS.len()]);
        let seconds = get(&self.micros) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {sum}");
        out
    }
}
