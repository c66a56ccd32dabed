//! `cargo xtask instructions`: instructions per simulated game, whatever the noise.
//!
//! Time depends on who else is at the machine; instructions hardly do. Two runs
//! of different length are counted by callgrind, and the difference is divided
//! by the difference in games, so that starting up costs nothing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{needs, shell};

/// What is counted: a game, the numbers of players, and the games of the shorter run. The other run has
/// twice as many; random players take long to end a game of Near and Far.
const COUNTED: [(&str, [usize; 3], u64); 4] = [
    ("faraway", [2, 4, 6], 2_000),
    ("above-and-below", [2, 3, 4], 2_000),
    ("near-and-far", [2, 3, 4], 100),
    ("now-or-never", [2, 3, 4], 100),
];

/// Prints a table of instructions per game by the number of players.
pub(crate) fn run(root: &Path) -> Result<()> {
    needs::bring(root, needs::FOR_INSTRUCTIONS)?;
    let words = ["build", "--release", "--locked", "--package", "tabletale"];
    shell::run(&mut shell::cargo(root, &words))?;
    let binary = release_binary()?;

    let scratch = std::env::temp_dir().join(format!("tabletale-callgrind-{}", std::process::id()));
    fs::create_dir_all(&scratch).with_context(|| format!("no folder {}", scratch.display()))?;
    let table = COUNTED
        .into_iter()
        .flat_map(|(game, players, games)| players.map(|players| (game, players, games)))
        .map(|(game, players, games)| {
            let short = count(&binary, &scratch, game, players, games)?;
            let long = count(&binary, &scratch, game, players, 2 * games)?;
            Ok(Row { game, players, games, short, long })
        })
        .collect::<Result<Vec<Row>>>();
    // What is left in a temporary folder is no reason to fail.
    let _ = fs::remove_dir_all(&scratch);

    print!("{}", table_of(&table?)?);
    Ok(())
}

/// The instructions counted for one number of players.
struct Row {
    game: &'static str,
    players: usize,
    /// In the shorter run.
    games: u64,
    short: u64,
    long: u64,
}

/// The binary beside our own: `target/debug/xtask` and `target/release/tabletale`.
fn release_binary() -> Result<PathBuf> {
    let own = std::env::current_exe().context("where xtask was built is unknown")?;
    let target = own.parent().and_then(Path::parent).context("xtask is in a target folder")?;
    let name = format!("tabletale{}", std::env::consts::EXE_SUFFIX);
    Ok(target.join("release").join(name))
}

/// Counts the instructions of one simulation.
fn count(binary: &Path, scratch: &Path, game: &str, players: usize, games: u64) -> Result<u64> {
    let file = scratch.join(format!("{game}-{players}-players-{games}-games"));
    let mut valgrind = Command::new("valgrind");
    valgrind
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(binary)
        .args(simulation(game, players, games));
    eprintln!("counting {games} games of {game} with {players} players");
    shell::output(&mut valgrind)?;
    let counted = fs::read_to_string(&file).context("callgrind left no count")?;
    counted_instructions(&counted).context("callgrind's file has no total")
}

/// The words that simulate `games` games with this many random players.
fn simulation(game: &str, players: usize, games: u64) -> Vec<String> {
    let seats = vec!["random"; players].join(",");
    format!("simulate {game} --seats {seats} --games {games} --seed 1 --threads 1 --json")
        .split(' ')
        .map(str::to_owned)
        .collect()
}

/// The total in callgrind's output file: `summary: 123`, or `totals: 123`.
fn counted_instructions(counted: &str) -> Option<u64> {
    counted.lines().find_map(|line| {
        let total = line.strip_prefix("summary:").or_else(|| line.strip_prefix("totals:"))?;
        total.split_whitespace().next()?.parse().ok()
    })
}

fn table_of(rows: &[Row]) -> Result<String> {
    let mut table = format!(
        "{:<15}{:>9}{:>8}{:>16}{:>16}{:>14}\n",
        "game", "players", "games", "so many", "twice as many", "a game"
    );
    for row in rows {
        let Some(more) = row.long.checked_sub(row.short) else {
            let games = row.games;
            bail!(
                "{} games took fewer instructions than {games}: was the run cut short?",
                2 * games
            );
        };
        let each = more / row.games;
        table += &format!(
            "{:<15}{:>9}{:>8}{:>16}{:>16}{:>14}\n",
            row.game,
            row.players,
            grouped(row.games),
            grouped(row.short),
            grouped(row.long),
            grouped(each)
        );
    }
    Ok(table)
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

    #[test]
    fn the_total_is_read_from_callgrinds_file() {
        assert_eq!(counted_instructions("events: Ir\nfn=(1)\n1 2\ntotals: 42\n"), Some(42));
        assert_eq!(counted_instructions("summary: 123 4\n\ntotals: 5\n"), Some(123));
        assert_eq!(counted_instructions("events: Ir\n"), None);
    }

    #[test]
    fn a_game_costs_the_difference_of_two_runs() {
        let (short, long) = (25_000_000, 45_000_000);
        let rows = [Row { game: "faraway", players: 4, games: 2_000, short, long }];

        let expected = "\
game             players   games         so many   twice as many        a game
faraway                4   2,000      25,000,000      45,000,000        10,000
";
        assert_eq!(table_of(&rows).unwrap(), expected);
    }

    #[test]
    fn a_run_cut_short_is_an_error() {
        let cut = Row { game: "faraway", players: 2, games: 1, short: 2, long: 1 };
        assert!(table_of(&[cut]).is_err());
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
