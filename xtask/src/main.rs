//! House rules as checks: `cargo xtask WORD`.
//!
//! Everything a reviewer would otherwise have to remember is a command here:
//! the whole test run, the tests every rule owes, the direction of the arrows
//! between crates, golden files and the count of instructions. It ships to
//! nobody, so it favours few dependencies and plain messages.

mod bless;
mod evenings;
mod fault;
mod fuzz;
mod instructions;
mod lines;
mod needs;
mod pictures;
mod rules;
mod shell;
mod source;
mod test;
mod tidy;
mod tree;

use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask WORD

  test          format, clippy, tests, docs, content and house rules; brings what they need
  ci            the same; what CI runs
  rules         every line of content/*/RULES.md and the tests that name it
  tidy          house rules over the files of this project
  bless         rewrites golden files and snapshots; say in the commit why they moved
  instructions  instructions a decision over 1,000 random games, by game and players, counted by valgrind;
                `instructions GAME … --before PROGRAM` for these games, beside another program
  lines         lines of code in crates/*/src and xtask/src, by crate and in all: no blank lines, no comments,
                nothing that is compiled for tests alone
  evenings      whole games of all games in browsers, ten times with other luck; `evenings TIMES LUCK` for
                so many, from this luck on
  pictures      pages of every game at its telling moments, on four screens, in light and dark, under
                target/pictures; `pictures --help` says all
  fuzz          the JSON API tried from its own description by schemathesis
  help          this page
";

/// The status for words we do not know, as other command line tools have it.
const WRONG_WORDS: u8 = 2;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let [test::RUNNER, words @ ..] = &words[..] {
        return match test::run_timed(words) {
            Ok(status) => ExitCode::from(status),
            Err(error) => failed(&error),
        };
    }
    let Some(task) = task(&words) else {
        eprint!("xtask: no such task: {}\n\n{HELP}", words.join(" "));
        return ExitCode::from(WRONG_WORDS);
    };
    match shell::root().and_then(|root| task(&root)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}

fn failed(error: &anyhow::Error) -> ExitCode {
    eprintln!("xtask: {error:#}");
    ExitCode::FAILURE
}

/// What a task does in the folder of the workspace.
type Task = Box<dyn Fn(&Path) -> anyhow::Result<()>>;

/// The task that `words` ask for; none when they make no sense.
fn task(words: &[&str]) -> Option<Task> {
    let task: fn(&Path) -> anyhow::Result<()> = match words {
        [] | ["help" | "--help" | "-h"] => help,
        ["test" | "ci"] => test::run,
        ["rules"] => rules::run,
        ["tidy"] => tidy::run,
        ["bless"] => bless::run,
        ["instructions", words @ ..] => {
            let asked = instructions::Instructions::asked(words)?;
            return Some(Box::new(move |root| asked.count(root)));
        }
        ["lines"] => lines::run,
        ["fuzz"] => fuzz::run,
        ["evenings", words @ ..] => {
            let evenings = evenings::Evenings::asked(words)?;
            return Some(Box::new(move |root| evenings.play(root)));
        }
        ["pictures", words @ ..] => {
            let pictures = pictures::Pictures::asked(words)?;
            return Some(Box::new(move |root| pictures.run(root)));
        }
        _ => return None,
    };
    Some(Box::new(task))
}

fn help(_root: &Path) -> anyhow::Result<()> {
    print!("{HELP}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_help_is_a_task() {
        let words: Vec<&str> =
            HELP.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();

        assert_eq!(words.len(), 11);
        for word in words {
            assert!(task(&[word]).is_some(), "{word}");
        }
    }

    #[test]
    fn wrong_words_are_no_task() {
        assert!(task(&["tests"]).is_none());
        assert!(task(&["test", "faraway"]).is_none());
        assert!(task(&["instructions", "chess"]).is_none());
        assert!(task(&["evenings", "often"]).is_none());
        assert!(task(&["evenings", "2", "7", "9"]).is_none());
    }
}
