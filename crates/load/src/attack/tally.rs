//! What honest visitors have measured, and whether it is what was promised.

use std::{cell::RefCell, collections::BTreeMap, time::Duration};

use serde_json::json;

use crate::figures::{Report, Times};

/// What the columns of a report are.
pub(super) const HEAD: &str = " count  refused    median       p99   longest, ms   wanted";

/// What honest visitors do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// A move that the game waits for, to its answer.
    Move,
    /// From a person's move to the end of the bot's.
    Bot,
    /// A saved game, to its table.
    Import,
    /// A guided first game, to its table.
    Guided,
    /// One of six at one screen who choose at once.
    Screen,
    /// A friend of the host at a table that strangers crowd.
    Friend,
    /// Sitting down to a game that was loaded.
    Seat,
}

impl Kind {
    pub(super) const ALL: [Kind; 7] =
        [Kind::Move, Kind::Bot, Kind::Import, Kind::Guided, Kind::Screen, Kind::Friend, Kind::Seat];

    fn name(self) -> &'static str {
        match self {
            Kind::Move => "an owed move",
            Kind::Bot => "a bot's answer",
            Kind::Import => "an import",
            Kind::Guided => "a guided game",
            Kind::Screen => "a move of six at one screen",
            Kind::Friend => "a friend sits down or asks to",
            Kind::Seat => "a seat of a loaded game",
        }
    }

    /// How long it may take, where that was promised; a bot's own thinking comes on top.
    fn wanted(self) -> Option<Duration> {
        match self {
            Kind::Move => Some(Duration::from_millis(250)),
            Kind::Bot => Some(Duration::from_secs(3)),
            Kind::Import => Some(Duration::from_secs(5)),
            Kind::Guided => Some(Duration::from_secs(2)),
            Kind::Screen | Kind::Friend | Kind::Seat => None,
        }
    }
}

/// How something went that was done again and again.
#[derive(Clone, Default)]
pub(super) struct Measured {
    times: Times,
    refused: u64,
}

impl Measured {
    pub(super) fn is_measured(&self) -> bool {
        self.times.len() > 0
    }

    /// In words, without what was wanted.
    fn text(&self) -> String {
        let [median, p99, longest] = [50.0, 99.0, 100.0].map(|part| self.times.percentile(part));
        let (count, refused) = (self.times.len(), self.refused);
        format!("{count:>6} {refused:>8} {median:>9.1} {p99:>9.1} {longest:>9.1}")
    }
}

/// What was measured so far.
#[derive(Default)]
pub(super) struct Tally(RefCell<BTreeMap<Kind, Measured>>);

impl Tally {
    /// Keeps how long something took, and whether it was done.
    pub(super) fn note(&self, kind: Kind, took: Duration, is_done: bool) {
        let mut all = self.0.borrow_mut();
        let measured = all.entry(kind).or_default();
        measured.times.add(took);
        measured.refused += u64::from(!is_done);
    }

    pub(super) fn of(&self, kind: Kind) -> Measured {
        self.0.borrow().get(&kind).cloned().unwrap_or_default()
    }
}

/// Whether the longest was as short as promised, beside what the same took without an attack, and
/// nothing was refused.
fn is_kept(kind: Kind, with: &Measured, without: &Measured) -> bool {
    let own = if kind == Kind::Bot { without.times.percentile(50.0) } else { 0.0 };
    let within = kind.wanted().map(|wanted| wanted.as_secs_f64() * 1e3 + own);
    with.refused == 0 && within.is_none_or(|within| with.times.percentile(100.0) <= within)
}

/// Adds how something went beside an attack and without it. What was refused has gone wrong.
pub(super) fn compare(
    report: &mut Report,
    attack: &str,
    kind: Kind,
    with: &Measured,
    without: &Measured,
) {
    let wanted = match kind.wanted() {
        None => "none refused".to_owned(),
        Some(wanted) if kind == Kind::Bot => {
            format!("{} ms above its own thinking", wanted.as_millis())
        }
        Some(wanted) => format!("{} ms", wanted.as_millis()),
    };
    let figures = |measured: &Measured| {
        let [median, p99, longest] =
            [50.0, 99.0, 100.0].map(|part| measured.times.percentile(part));
        json!({
            "count": measured.times.len(), "refused": measured.refused,
            "median": median, "p99": p99, "longest": longest,
        })
    };
    let name = format!("{attack}: {}", kind.name());
    if with.is_measured() {
        let kept = is_kept(kind, with, without);
        let word = if kept { "kept" } else { "NOT KEPT" };
        let mut value = figures(with);
        value["kept"] = json!(kept);
        report.line(&name, format!("{}      {wanted}: {word}", with.text()), value);
        report.errors += usize::try_from(with.refused).unwrap_or(usize::MAX);
    }
    if without.is_measured() {
        report.line(&format!("{name}, without"), without.text(), figures(without));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(millis: &[u64], refused: u64) -> Measured {
        let mut times = Times::default();
        millis.iter().for_each(|&time| times.add(Duration::from_millis(time)));
        Measured { times, refused }
    }

    #[test]
    fn a_promise_is_about_the_longest_and_about_refusals() {
        let quiet = measured(&[1, 2, 900], 0);
        assert!(is_kept(Kind::Move, &measured(&[1, 250], 0), &quiet));
        assert!(!is_kept(Kind::Move, &measured(&[1, 251], 0), &quiet));
        assert!(!is_kept(Kind::Move, &measured(&[1], 1), &quiet));
        assert!(is_kept(Kind::Import, &measured(&[5_000], 0), &quiet));
        assert!(!is_kept(Kind::Guided, &measured(&[2_001], 0), &quiet));
        assert!(is_kept(Kind::Friend, &measured(&[9_000], 0), &quiet), "nothing about its time");
        assert!(!is_kept(Kind::Friend, &measured(&[1], 1), &quiet));
    }

    #[test]
    fn a_bots_own_thinking_is_the_median_without_an_attack() {
        let quiet = measured(&[100, 150, 4_000], 0);
        assert!(is_kept(Kind::Bot, &measured(&[3_150], 0), &quiet));
        assert!(!is_kept(Kind::Bot, &measured(&[3_151], 0), &quiet));
    }

    #[test]
    fn a_report_has_both_runs_and_counts_what_was_refused() {
        let mut report = Report::default();
        let (with, without) = (measured(&[10, 300], 1), measured(&[4, 6], 0));
        compare(&mut report, "doors", Kind::Move, &with, &without);
        assert_eq!(report.errors, 1);
        let text = report.text();
        assert!(text.contains("2        1      10.0     300.0     300.0"), "{text}");
        assert!(text.contains("250 ms: NOT KEPT"), "{text}");
        let both = report.json();
        assert_eq!(both["doors: an owed move"]["kept"], false);
        assert_eq!(both["doors: an owed move, without"]["longest"], 6.0);
    }

    #[test]
    fn everything_that_is_noted_is_counted() {
        let tally = Tally::default();
        tally.note(Kind::Bot, Duration::from_millis(7), true);
        tally.note(Kind::Bot, Duration::from_millis(9), false);
        let bot = tally.of(Kind::Bot);
        assert_eq!((bot.times.len(), bot.refused), (2, 1));
        assert!(!tally.of(Kind::Seat).is_measured());
    }
}
