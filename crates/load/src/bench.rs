//! What every measurement shares: the server, its visitors, and what went wrong.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

use crate::{
    figures::Report,
    http::{Target, Visitor},
    process,
};

/// A server under measurement.
pub(crate) struct Bench {
    pub(crate) target: Target,
    /// The game that is played.
    pub(crate) game: String,
    pid: Option<u32>,
    visitors: Cell<usize>,
    /// What went wrong, and how often.
    errors: RefCell<BTreeMap<String, usize>>,
    load_before: String,
}

impl Bench {
    pub(crate) fn new(target: Target, game: &str, pid: Option<u32>) -> Bench {
        let load_before = process::load_average();
        let game = game.to_owned();
        Bench { target, game, pid, visitors: Cell::new(0), errors: RefCell::default(), load_before }
    }

    /// Somebody new.
    pub(crate) fn visitor(&self) -> anyhow::Result<Visitor> {
        let number = self.visitors.get();
        self.visitors.set(number + 1);
        Visitor::fresh(number)
    }

    /// Counts something that went wrong.
    pub(crate) fn error(&self, error: &anyhow::Error) {
        *self.errors.borrow_mut().entry(format!("{error:#}")).or_insert(0) += 1;
    }

    /// The memory of the server in bytes, where its process is known.
    pub(crate) fn memory(&self) -> Option<u64> {
        process::memory(self.pid?)
    }

    /// The processor time the server has used, in seconds.
    pub(crate) fn processor(&self) -> Option<f64> {
        process::processor(self.pid?)
    }

    /// Adds what went wrong to a report, and how often.
    pub(crate) fn add_errors(&self, name: &str, report: &mut Report) {
        let errors = self.errors.borrow();
        let all: usize = errors.values().sum();
        report.errors += all;
        report.count(name, all as u64);
        for (error, times) in errors.iter().take(10) {
            report.word(&format!("  {times} times"), error);
        }
    }

    /// A report that ends with errors and the load of the machine.
    pub(crate) fn report(&self, mut report: Report) -> Report {
        self.add_errors("errors", &mut report);
        report.word("load average before", &self.load_before);
        report.word("load average after", &process::load_average());
        report
    }
}
