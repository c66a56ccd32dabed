//! `cargo xtask instructions`: instructions a decision, whatever the noise.
//!
//! Time depends on who else is at the machine; instructions hardly do. Random players play one game
//! and then [`GAMES`] more, both under valgrind; the difference is divided by the decisions of those
//! games, so that starting up costs nothing. Another program is counted over the same seeds: as long
//! as it offers the same, its players decide the same, and the difference is what the rules cost.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::{needs, shell};

/// Over how many games instructions are counted.
const GAMES: u64 = 1_000;
/// How many games the shorter run has: what is made once is made in it.
const WARM: u64 = 1;

/// What is counted: a game, and the numbers of players.
const COUNTED: [(&str, [usize; 3]); 4] = [
    ("faraway", [2, 4, 6]),
    ("above-and-below", [2, 3, 4]),
    ("near-and-far", [2, 3, 4]),
    ("now-or-never", [2, 3, 4]),
];

/// What was asked for.
#[derive(PartialEq, Eq, Debug, Default)]
pub(crate) struct Instructions {
    /// These games; all of them where none is named.
    games: Vec<&'static str>,
    /// A program that was built already, instead of building one.
    program: Option<PathBuf>,
    /// A program to compare with.
    before: Option<PathBuf>,
}

impl Instructions {
    /// Reads `GAME … --program PROGRAM --before PROGRAM`; none where the words make no sense.
    pub(crate) fn asked(words: &[&str]) -> Option<Instructions> {
        let mut asked = Instructions::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "--program" => asked.program = Some(words.next()?.into()),
                "--before" => asked.before = Some(words.next()?.into()),
                _ => asked.games.push(COUNTED.into_iter().find(|(game, _)| *game == word)?.0),
            }
        }
        Some(asked)
    }

    /// Counts, and prints a row for each game and number of players as soon as it is known.
    pub(crate) fn count(&self, root: &Path) -> Result<()> {
        needs::bring(root, needs::FOR_INSTRUCTIONS)?;
        let before = self.before.as_deref().map(found).transpose()?;
        let program = match &self.program {
            Some(program) => found(program)?,
            None => built(root)?,
        };
        let scratch =
            std::env::temp_dir().join(format!("tabletale-instructions-{}", std::process::id()));
        fs::create_dir_all(&scratch).with_context(|| format!("no folder {}", scratch.display()))?;
        let file = scratch.join("counted");
        print!("{}", head(before.is_some()));
        let rows = self.rows().try_for_each(|(game, players)| {
            let now = counted(&program, &file, game, players)?;
            let before = before.as_deref().map(|before| counted(before, &file, game, players));
            print!("{}", row(game, players, now, before.transpose()?));
            Ok(())
        });
        // What is left in a temporary folder is no reason to fail.
        let _ = fs::remove_dir_all(&scratch);
        rows
    }

    /// Each game that was asked for with each number of its players.
    fn rows(&self) -> impl Iterator<Item = (&'static str, usize)> {
        let is_asked = |game: &str| self.games.is_empty() || self.games.contains(&game);
        let games = COUNTED.into_iter().filter(move |(game, _)| is_asked(game));
        games.flat_map(|(game, players)| players.map(|players| (game, players)))
    }
}

/// What so many games took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Count {
    instructions: u64,
    decisions: u64,
}

impl Count {
    /// What the games took that only the longer run has.
    fn without(self, shorter: Count) -> Result<Count> {
        let less = |longer: u64, shorter| longer.checked_sub(shorter).filter(|&rest| rest > 0);
        let instructions = less(self.instructions, shorter.instructions);
        let decisions = less(self.decisions, shorter.decisions);
        let both = instructions.zip(decisions);
        let (instructions, decisions) =
            both.context("more games took no more: was the run cut short?")?;
        Ok(Count { instructions, decisions })
    }

    fn a_decision(self) -> f64 {
        self.instructions as f64 / self.decisions as f64
    }

    /// How much more a decision takes than it did before, in percent.
    fn more_than(self, before: Count) -> f64 {
        (self.a_decision() / before.a_decision() - 1.0) * 100.0
    }
}

/// What `tabletale simulate --json` says, as far as it matters here.
#[derive(Deserialize)]
struct Played {
    decisions: u64,
}

/// A program that is there, by a path that valgrind does not look up elsewhere.
fn found(program: &Path) -> Result<PathBuf> {
    fs::canonicalize(program).with_context(|| format!("no program {}", program.display()))
}

/// The release binary of this workspace, beside our own: `target/debug/xtask` and
/// `target/release/tabletale`.
fn built(root: &Path) -> Result<PathBuf> {
    let words = ["build", "--release", "--locked", "--package", "tabletale"];
    shell::run(&mut shell::cargo(root, &words))?;
    let own = std::env::current_exe().context("where xtask was built is unknown")?;
    let target = own.parent().and_then(Path::parent).context("xtask is in a target folder")?;
    let name = format!("tabletale{}", std::env::consts::EXE_SUFFIX);
    found(&target.join("release").join(name))
}

/// Counts [`GAMES`] games after the first.
fn counted(program: &Path, file: &Path, game: &str, players: usize) -> Result<Count> {
    eprintln!("counting {game} with {players} players: {}", program.display());
    let shorter = run(program, file, game, players, WARM)?;
    run(program, file, game, players, WARM + GAMES)?.without(shorter)
}

/// Counts a whole simulation.
fn run(program: &Path, file: &Path, game: &str, players: usize, games: u64) -> Result<Count> {
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--tool=cachegrind", "--cache-sim=no"])
        .arg(format!("--cachegrind-out-file={}", file.display()))
        .arg(program)
        .args(simulation(game, players, games));
    let said = shell::output(&mut valgrind)?;
    let played: Played = serde_json::from_slice(&said).context("the simulation said no JSON")?;
    let counted = fs::read_to_string(file).context("valgrind left no count")?;
    let instructions = counted_instructions(&counted).context("valgrind's file has no total")?;
    if played.decisions == 0 {
        bail!("nobody decided anything in {games} games of {game}");
    }
    Ok(Count { instructions, decisions: played.decisions })
}

/// The words that simulate `games` games with this many random players.
fn simulation(game: &str, players: usize, games: u64) -> Vec<String> {
    let seats = vec!["random"; players].join(",");
    format!("simulate {game} --seats {seats} --games {games} --seed 1 --threads 1 --json")
        .split(' ')
        .map(str::to_owned)
        .collect()
}

/// The total in valgrind's file, such as `summary: 123`.
fn counted_instructions(counted: &str) -> Option<u64> {
    let total = counted.lines().find_map(|line| line.strip_prefix("summary:"))?;
    total.split_whitespace().next()?.parse().ok()
}

fn head(has_before: bool) -> String {
    let mut head = format!(
        "over {} random games, seed 1\n{:<15}{:>9}{:>12}{:>14}{:>14}",
        grouped(GAMES),
        "game",
        "players",
        "decisions",
        "a decision",
        "a game"
    );
    if has_before {
        let _ = write!(head, "{:>14}{:>12}", "before", "difference");
    }
    head + "\n"
}

fn row(game: &str, players: usize, now: Count, before: Option<Count>) -> String {
    let mut row = format!(
        "{game:<15}{players:>9}{:>12}{:>14.1}{:>14}",
        grouped(now.decisions),
        now.a_decision(),
        grouped(now.instructions / GAMES)
    );
    if let Some(before) = before {
        let more = now.more_than(before);
        let _ = write!(row, "{:>14.1}{more:>+10.2} %", before.a_decision());
        if now.decisions != before.decisions {
            let _ = write!(row, "  other games: {} decisions before", grouped(before.decisions));
        }
    }
    row + "\n"
}

/// `1234567` as `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Count = Count { instructions: 2_040_000_000, decisions: 1_000_000 };

    #[test]
    fn games_and_programs_are_asked_for_in_any_order() {
        let asked =
            Instructions::asked(&["--before", "old/tabletale", "now-or-never", "faraway"]).unwrap();

        assert_eq!(asked.before.as_deref(), Some(Path::new("old/tabletale")));
        assert_eq!(asked.program, None);
        let rows: Vec<_> = asked.rows().collect();
        assert_eq!(
            rows[..4],
            [("faraway", 2), ("faraway", 4), ("faraway", 6), ("now-or-never", 2)]
        );
        assert_eq!(rows.len(), 6);
        assert_eq!(Instructions::asked(&[]).unwrap().rows().count(), 12);
        for wrong in [&["chess"][..], &["--before"], &["faraway", "--program"]] {
            assert_eq!(Instructions::asked(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn the_total_is_read_from_valgrinds_file() {
        assert_eq!(counted_instructions("events: Ir\nfn=x\n1 2\nsummary: 42\n"), Some(42));
        assert_eq!(counted_instructions("summary: 123 4\n"), Some(123));
        assert_eq!(counted_instructions("events: Ir\n"), None);
    }

    #[test]
    fn starting_up_costs_nothing() {
        let longer = Count { instructions: 2_540_000_000, decisions: 1_000_400 };
        let shorter = Count { instructions: 500_000_000, decisions: 400 };

        assert_eq!(longer.without(shorter).unwrap(), NOW);
        assert_eq!(NOW.a_decision(), 2_040.0);
        assert!(shorter.without(longer).is_err(), "a run that was cut short");
        assert!(longer.without(longer).is_err());
    }

    #[test]
    fn a_program_is_compared_by_decision() {
        let before = Count { instructions: 2_000_000_000, decisions: 1_000_000 };
        let expected = "\
over 1,000 random games, seed 1
game             players   decisions    a decision        a game        before  difference
now-or-never           4   1,000,000        2040.0     2,040,000        2000.0     +2.00 %
";
        assert_eq!(head(true) + &row("now-or-never", 4, NOW, Some(before)), expected);

        let other = Count { instructions: 4_080_000_000, decisions: 2_000_000 };
        let told = row("now-or-never", 4, NOW, Some(other));
        assert!(told.ends_with("+0.00 %  other games: 2,000,000 decisions before\n"), "{told}");
        assert!(!row("now-or-never", 4, NOW, None).contains('%'));
    }

    #[test]
    fn the_simulation_has_a_seat_for_each_player() {
        assert_eq!(
            simulation("faraway", 2, 5).join(" "),
            "simulate faraway --seats random,random --games 5 --seed 1 --threads 1 --json"
        );
    }

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
