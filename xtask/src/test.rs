//! `cargo xtask test`: everything that must hold, one step after the other.
//!
//! CI runs the same. It stops at the first step that fails, because what comes
//! after a failure is mostly noise, and says which step that was.

mod times;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::{needs, rules, shell, tidy};
use times::Notes;
pub(crate) use times::{RUNNER, run_timed};

/// The steps in order.
const STEPS: &[Step] = &[
    here("needs", bring_needs),
    cargo("format", &["fmt", "--all", "--check"]),
    cargo(
        "clippy",
        &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"],
    ),
    Step {
        name: "tests",
        env: &[],
        work: Work::Tests(&[
            "test",
            "--locked",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--examples",
        ]),
    },
    cargo("doctests", &["test", "--locked", "--workspace", "--doc", "--quiet"]),
    Step {
        env: &[("RUSTDOCFLAGS", "-D warnings")],
        ..cargo("docs", &["doc", "--locked", "--workspace", "--no-deps"])
    },
    here("content", check_content),
    here("tidy", tidy::run),
    here("rules", rules::run),
];

const fn cargo(name: &'static str, words: &'static [&'static str]) -> Step {
    Step { name, env: &[], work: Work::Cargo(words) }
}

const fn here(name: &'static str, task: fn(&Path) -> Result<()>) -> Step {
    Step { name, env: &[], work: Work::Here(task) }
}

/// One thing that must hold.
struct Step {
    name: &'static str,
    env: &'static [(&'static str, &'static str)],
    work: Work,
}

/// How a step is done.
enum Work {
    /// By cargo, with these words.
    Cargo(&'static [&'static str]),
    /// By cargo, with every test program timed.
    Tests(&'static [&'static str]),
    /// By a function of ours.
    Here(fn(&Path) -> Result<()>),
}

/// A step that held, and how long it took.
struct Done {
    name: &'static str,
    took: Duration,
}

/// Runs all steps and prints how long each took.
pub(crate) fn run(root: &Path) -> Result<()> {
    let mut done = Vec::new();
    let notes = Notes::fresh()?;
    let outcome = run_steps(root, &notes, &mut done);
    println!("\n{}\n{}", notes.table(), summary(&done));
    outcome
}

fn run_steps(root: &Path, notes: &Notes, done: &mut Vec<Done>) -> Result<()> {
    for (number, step) in (1..).zip(STEPS) {
        println!("\n== {number}/{} {}: {}", STEPS.len(), step.name, step.spoken());
        let start = Instant::now();
        step.run(root, notes).with_context(|| {
            let undone: Vec<&str> = STEPS[number..].iter().map(|step| step.name).collect();
            let undone = if undone.is_empty() { "nothing".to_owned() } else { undone.join(", ") };
            format!("stopped at step `{}` (left undone: {undone})", step.name)
        })?;
        let took = start.elapsed();
        println!("{} took {}", step.name, seconds(took));
        done.push(Done { name: step.name, took });
    }
    Ok(())
}

impl Step {
    fn run(&self, root: &Path, notes: &Notes) -> Result<()> {
        match self.work {
            Work::Tests(words) => {
                let mut cargo = shell::cargo(root, words);
                notes.add_to(&mut cargo)?;
                shell::run(&mut cargo).with_context(|| format!("alone: {}", self.spoken()))
            }
            Work::Cargo(words) => {
                let mut cargo = shell::cargo(root, words);
                shell::run(cargo.envs(self.env.iter().copied()))
            }
            Work::Here(task) => task(root),
        }
    }

    /// What to type to have this step alone.
    fn spoken(&self) -> String {
        match self.work {
            Work::Cargo(words) | Work::Tests(words) => {
                let env = self.env.iter().map(|(name, value)| format!("{name}=\"{value}\" "));
                format!("{}cargo {}", env.collect::<String>(), words.join(" "))
            }
            Work::Here(_) if self.name == "needs" => "what the tests need is there".to_owned(),
            Work::Here(_) if self.name == "content" => "cargo run -- check".to_owned(),
            Work::Here(_) => format!("cargo xtask {}", self.name),
        }
    }
}

/// Checks the content with the program that the tests built. `cargo run` would build one crate's
/// choice of features, and with it half of the workspace, a second time.
fn check_content(root: &Path) -> Result<()> {
    let own = std::env::current_exe().context("where xtask was built is unknown")?;
    let program = own.with_file_name(format!("tabletale{}", std::env::consts::EXE_SUFFIX));
    shell::run(Command::new(program).arg("check").current_dir(root))
}

fn bring_needs(root: &Path) -> Result<()> {
    needs::bring(root, needs::FOR_TESTS)
}

/// The table of steps that held, with their times.
fn summary(done: &[Done]) -> String {
    let total: Duration = done.iter().map(|done| done.took).sum();
    let rows = done.iter().map(|done| (done.name, done.took));
    let mut lines = vec![format!("{:<9}{:>9}", "step", "time")];
    lines.extend(
        rows.chain([("total", total)]).map(|(name, took)| format!("{name:<9}{:>9}", seconds(took))),
    );
    let verdict = match STEPS.len() - done.len() {
        0 => "all steps passed".to_owned(),
        left => format!("{} of {} steps passed", STEPS.len() - left, STEPS.len()),
    };
    lines.push(verdict);
    lines.join("\n")
}

fn seconds(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn took(millis: u64) -> impl Fn(&Step) -> Done {
        move |step| Done { name: step.name, took: Duration::from_millis(millis) }
    }

    #[test]
    fn the_summary_adds_up() {
        let done: Vec<Done> = STEPS[..2].iter().map(took(1500)).collect();

        assert_eq!(
            summary(&done),
            "step          time\n\
             needs        1.5 s\n\
             format       1.5 s\n\
             total        3.0 s\n\
             2 of 9 steps passed"
        );
    }

    #[test]
    fn the_summary_says_when_all_passed() {
        let done: Vec<Done> = STEPS.iter().map(took(0)).collect();

        assert!(summary(&done).ends_with("all steps passed"));
    }

    #[test]
    fn a_step_says_how_to_run_it_alone() {
        let spoken: Vec<String> = STEPS.iter().map(Step::spoken).collect();

        assert!(spoken.contains(&"cargo fmt --all --check".to_owned()));
        assert!(spoken.contains(&"cargo xtask tidy".to_owned()));
    }
}
