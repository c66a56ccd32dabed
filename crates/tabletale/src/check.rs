//! `tabletale check`: is everything printed on the components in order, and how is the book written?

mod json;

use std::{
    fmt::Write,
    path::{Path, PathBuf},
};

use anyhow::bail;
use clap::Args;
use shelf::{Examination, Finding, GameName, Measure, table};

use crate::{
    columns::{Side, columns, underlined},
    content,
    outlet::{self, counted},
};

/// How many findings of a measure are shown where not all are asked for.
const WORST: usize = 3;

const EXAMPLES: &str = "\
Faults are mistakes: with one, the exit status is 1. Advice is how the prose of a book differs from
what the guide for writers wants; a book with advice is in order, and so are cards with a warning.

Examples:
  tabletale check                  the cards and books that come with the program
  tabletale check my-cards         your own, in my-cards/faraway/regions.toml and sanctuaries.toml
  tabletale check --by-chapter     each file of a book in numbers as well
  tabletale check --advice         all advice, a line each
  tabletale check --json           one JSON object for programs: games.<game> has inventory,
                                   faults, warnings, advice and book (passages, cast, figures);
                                   docs/storybooks.md describes it";

/// Check all cards and books, and list every fault with its file and line
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CheckArgs {
    /// A folder with a folder for each game [default: what comes with the program]
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Also show each chapter of a book in numbers
    #[arg(long, conflicts_with = "json")]
    by_chapter: bool,

    /// Show all advice on a book, not the worst of each measure
    #[arg(long, conflicts_with = "json")]
    advice: bool,

    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

/// A game, examined.
struct Examined {
    game: GameName,
    /// Where its content comes from.
    from: String,
    found: Examination,
}

/// Checks the content and tells what there is, or what is wrong with it.
pub(crate) fn run(args: &CheckArgs) -> anyhow::Result<()> {
    let folder = args.folder.as_deref();
    if let Some(folder) = folder {
        content::ensure_games_in(folder)?;
    }
    let games: Vec<Examined> = GameName::ALL.iter().map(|&game| examine(game, folder)).collect();
    let faults: usize = games.iter().map(|game| game.found.faults.len()).sum();
    outlet::print(&match args.json {
        true => json::object(&games)?,
        false => told(args, &games),
    })?;
    if faults > 0 {
        let place = folder.map_or("the program".to_owned(), |folder| folder.display().to_string());
        bail!("{} in {place}", counted(faults as u64, "fault", "faults"))
    }
    Ok(())
}

fn examine(game: GameName, folder: Option<&Path>) -> Examined {
    let own = folder.filter(|folder| content::replaces(folder, game));
    let own = own.map(|folder| folder.join(game.word()));
    let from = own.as_ref().map_or("the program".to_owned(), |own| own.display().to_string());
    Examined { game, from, found: Examination::of(game, own.as_deref()) }
}

/// Everything in words: faults, or else books in numbers and what there is; advice in between.
fn told(args: &CheckArgs, games: &[Examined]) -> String {
    let mut text = String::new();
    for fault in games.iter().flat_map(|game| &game.found.faults) {
        let _ = writeln!(text, "{fault}");
    }
    let is_in_order = text.is_empty();
    for warning in games.iter().flat_map(|game| &game.found.warnings) {
        let _ = writeln!(text, "{warning} (not a fault, but worth a look)");
    }
    for Examined { game, found, .. } in games {
        if let (Some(book), true) = (&found.book, is_in_order) {
            let figures = table(&book.figures);
            text += &format!("The book of {} in numbers\n\n{figures}\n", game.title());
            for (file, figures) in found.chapters.iter().filter(|_| args.by_chapter) {
                text += &format!("{file}\n\n{}\n", table(figures));
            }
        }
        if !found.advice.is_empty() {
            let count = counted(found.advice.len() as u64, "piece", "pieces");
            text += &format!("\n{count} of advice on the book of {}\n\n", game.title());
            text += &match args.advice {
                true => all(&found.advice),
                false => worst(&found.advice),
            };
            text.push('\n');
        }
    }
    if is_in_order {
        text += &format!("{}\nEverything is in order.\n", inventory(games));
    }
    text
}

fn all(advice: &[Finding]) -> String {
    let line = |finding: &Finding| format!("{} [{}]\n", finding.fault(), finding.measure);
    advice.iter().map(line).collect()
}

/// How much advice each measure gives, and the worst of it.
fn worst(advice: &[Finding]) -> String {
    let mut rows = vec![["measure", "", "the worst"].map(str::to_owned)];
    for &measure in Measure::ALL {
        let found: Vec<&Finding> =
            advice.iter().filter(|finding| finding.measure == measure).collect();
        for (line, finding) in found.iter().take(WORST).enumerate() {
            let (name, count) = match line {
                0 => (measure.to_string(), found.len().to_string()),
                _ => (String::new(), String::new()),
            };
            // What is of the whole book needs no place.
            let what = match finding.line {
                0 => finding.what.clone(),
                _ => finding.fault().to_string(),
            };
            rows.push([name, count, what]);
        }
    }
    let table = columns(&underlined(rows), [Side::Left, Side::Right, Side::Left]);
    format!("{table}\n“tabletale check --advice” shows all of it.\n")
}

fn inventory(games: &[Examined]) -> String {
    let mut rows = vec![["game", "checked", "", "from"].map(str::to_owned)];
    for Examined { game, from, found } in games {
        for (line, (kind, count)) in found.inventory.iter().enumerate() {
            let (name, from) = match line {
                0 => (game.word().to_owned(), from.clone()),
                _ => (String::new(), String::new()),
            };
            rows.push([name, count.to_string(), (*kind).to_owned(), from]);
        }
    }
    columns(&underlined(rows), [Side::Left, Side::Right, Side::Left, Side::Left])
}
