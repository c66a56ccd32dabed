//! What the tests of each crate spend: cargo starts every test program through [`run_timed`].
//!
//! The runner notes each program's crate, time and CPU time, and how long each
//! of its tests took, in a file that the table at the end is made of.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// The word of `cargo xtask` that is for cargo only: it runs a test program.
pub(crate) const RUNNER: &str = "run-timed";
/// Where a test program's figures go.
const NOTES: &str = "XTASK_TEST_NOTES";
/// How many of the slowest tests are listed.
const SLOWEST: usize = 10;

/// What one crate's tests, or one test, took.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Spent {
    tests: usize,
    seconds: f64,
    /// Of all processes that were waited for; none where the system does not say.
    cpu: f64,
}

/// The file for the figures of one run of all tests.
pub(super) struct Notes(PathBuf);

impl Notes {
    /// An empty file in cargo's folder.
    pub(super) fn fresh() -> Result<Notes> {
        let own = std::env::current_exe().context("where xtask was built is unknown")?;
        let notes = own.with_file_name("test-times.txt");
        fs::write(&notes, "").with_context(|| format!("{} is not written", notes.display()))?;
        Ok(Notes(notes))
    }

    /// Lets cargo start test programs through this one, and not compile anything anew.
    pub(super) fn add_to(&self, cargo: &mut Command) -> Result<()> {
        let own = std::env::current_exe()?;
        let runner = format!("target.'cfg(all())'.runner = [{own:?}, {RUNNER:?}]");
        cargo.args(["--config", &runner]).env(NOTES, &self.0);
        Ok(())
    }

    /// The table of crates and the slowest tests.
    pub(super) fn table(&self) -> String {
        table(&fs::read_to_string(&self.0).unwrap_or_default())
    }
}

/// Runs the test program that `words` name, as cargo asks for, and notes what it took; gives its
/// exit status.
pub(crate) fn run_timed(words: &[&str]) -> Result<u8> {
    let [program, words @ ..] = words else { anyhow::bail!("cargo names a test program") };
    let start = Instant::now();
    let mut child = Command::new(program)
        .args(words)
        // Times are not stable in form yet; they are read here, and nowhere else.
        .args(["-Zunstable-options", "--report-time"])
        .env("RUSTC_BOOTSTRAP", "1")
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{program} does not start"))?;
    let mut notes = String::new();
    let room = std::env::var("CARGO_PKG_NAME").unwrap_or_default();
    let output = child.stdout.take().context("a piped output can be read")?;
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        if let Some((name, seconds)) = test_time(&line) {
            notes += &format!("test {seconds} {room}: {name}\n");
        }
    }
    let status = child.wait()?;
    notes += &format!("crate {} {} {room}\n", seconds(start.elapsed()), seconds(cpu_of_children()));
    if let Some(place) = std::env::var_os(NOTES) {
        OpenOptions::new().append(true).open(place)?.write_all(notes.as_bytes())?;
    }
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

fn seconds(time: Duration) -> f64 {
    time.as_secs_f64()
}

/// The name and seconds in `test NAME ... ok <1.234s>`.
fn test_time(line: &str) -> Option<(&str, f64)> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let time = rest.split_once('<')?.1.strip_suffix("s>")?;
    Some((name, time.parse().ok()?))
}

/// The CPU time of all children that have ended, as Linux tells it.
fn cpu_of_children() -> Duration {
    let stat = fs::read_to_string(Path::new("/proc/self/stat")).unwrap_or_default();
    // After the name in brackets; the 16th and 17th of all fields, in hundredths.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    let ticks: u64 = fields.skip(13).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// Crates with what their tests took, most first, and the slowest tests.
fn table(notes: &str) -> String {
    let mut crates: BTreeMap<&str, Spent> = BTreeMap::new();
    let mut tests: Vec<(f64, &str)> = Vec::new();
    for line in notes.lines() {
        match line.splitn(4, ' ').collect::<Vec<_>>()[..] {
            ["test", took, room, name] => {
                crates.entry(room.trim_end_matches(':')).or_default().tests += 1;
                let at = line.len() - room.len() - name.len() - 1;
                tests.push((took.parse().unwrap_or_default(), &line[at..]));
            }
            ["crate", took, cpu, room] => {
                let spent = crates.entry(room).or_default();
                spent.seconds += took.parse::<f64>().unwrap_or_default();
                spent.cpu += cpu.parse::<f64>().unwrap_or_default();
            }
            _ => {}
        }
    }
    let mut crates: Vec<(&str, Spent)> = crates.into_iter().collect();
    crates.sort_by(|(_, a), (_, b)| b.seconds.total_cmp(&a.seconds));
    tests.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut text = format!("{:<24}{:>6}{:>11}{:>11}\n", "crate", "tests", "time", "CPU");
    for (room, Spent { tests, seconds, cpu }) in crates {
        text += &format!("{room:<24}{tests:>6}{seconds:>9.1} s{cpu:>9.1} s\n");
    }
    text += "\nthe slowest tests\n";
    for (took, name) in tests.into_iter().take(SLOWEST) {
        text += &format!("{took:>9.1} s  {name}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_test_is_read() {
        assert_eq!(test_time("test a::b ... ok <1.250s>"), Some(("a::b", 1.25)));
        assert_eq!(test_time("test a::b ... ok"), None);
        assert_eq!(test_time("test result: ok. 5 passed"), None);
    }

    #[test]
    fn the_programs_of_a_crate_are_added_up_and_tests_sorted() {
        let notes = "test 0.5 ferry: river\ncrate 2 1.5 ferry\n\
            test 0.25 toll: coin\ntest 9 toll: purse - should panic\ncrate 9 4 toll\n\
            crate 1 0.5 ferry\n";

        assert_eq!(
            table(notes),
            "crate                    tests       time        CPU\n\
             toll                         2      9.0 s      4.0 s\n\
             ferry                        1      3.0 s      2.0 s\n\
             \n\
             the slowest tests\n      \
             9.0 s  toll: purse - should panic\n      \
             0.5 s  ferry: river\n      \
             0.2 s  toll: coin\n"
        );
    }
}
