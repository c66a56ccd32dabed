//! `tabletale simulate`: bots against bots, by the thousand.

mod highlights;
mod table;

use std::{
    fs::{File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use anyhow::Context;
use arena::{Detail, Match};
use clap::{Args, builder::RangedU64ValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{BotKind, GameName};

use crate::{
    content::ContentArgs,
    options::{self, OptionArgs},
    outlet,
};

const EXAMPLES: &str = "\
Examples:
  tabletale simulate faraway --seats hard,greedy,random --games 1000 --seed 7
  tabletale simulate faraway --seats hard,medium,easy --plot scores.svg
  tabletale simulate faraway --seats random,random,random,random --games 1000000 --json
  tabletale simulate faraway --seats greedy,greedy --games 20 --record replays
  tabletale simulate faraway --seats hard,hard --option advanced
  tabletale simulate above-and-below --seats hard,hard,hard --games 150 --report balance.html
  tabletale simulate above-and-below --seats easy,easy,easy --games 1000

The last column counts absurd moves: what everybody at the table would shake their head at.

The same seed gives the same games, whatever the number of threads. Seats rotate every
game, so no bot keeps a better seat.";

/// Play bots against bots, and count wins and scores
#[derive(Args)]
#[command(after_help = bots_and_examples())]
pub(crate) struct SimulateArgs {
    /// Which game: faraway, above-and-below, near-and-far, now-or-never
    game: String,

    /// The bots at the table, with commas between
    #[arg(long, value_name = "BOTS", default_value = "hard,greedy", value_delimiter = ',')]
    seats: Vec<String>,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many games to play at the same time [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    threads: Option<usize>,

    /// How many games easy, medium and hard play out for a decision [default: as many as each needs]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: Option<u32>,

    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,

    /// Draw the scores to this SVG file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,

    /// Write a page on every card and choice: how often it is taken, and how its owners fare
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Write every game to this folder as a replay (10,000 games at most)
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,

    #[command(flatten)]
    options: OptionArgs,

    #[command(flatten)]
    content: ContentArgs,
}

/// Plays the match and tells what came of it.
pub(crate) fn run(args: SimulateArgs) -> anyhow::Result<()> {
    let game: GameName = args.game.parse()?;
    let seats = args.seats.iter().map(|word| word.trim().parse::<BotKind>());
    let plan = Match {
        seats: seats.collect::<Result<_, _>>()?,
        games: args.games,
        seed: args.seed,
        threads: args
            .threads
            .unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into)),
        options: args.options.given(),
        record: args.record,
        iterations: args.iterations,
        detail: if args.report.is_some() { Detail::Marks } else { Detail::Results },
    };
    let shelf = args.content.shelf()?;
    // What cannot be written should not be waited for.
    let picture = args.plot.as_deref().map(Destination::open).transpose()?;
    let page = args.report.as_deref().map(Destination::open).transpose()?;

    let bar = progress_bar(plan.games);
    let outcome = arena::play(&shelf, game, &plan, &|games| bar.inc(games));
    bar.finish_and_clear();
    let outcome = outcome?;

    if let Some(picture) = picture {
        picture.fill(&arena::plot(&outcome))?;
    }
    if let (Some(page), Some(report)) = (page, &outcome.report) {
        page.fill(&arena::page(&outcome, report))?;
    }
    if args.json {
        return outlet::print(&format!("{}\n", serde_json::to_string(&outcome.json())?));
    }
    outlet::print(&table::table(&outcome))?;
    if outcome.unfinished > 0 {
        let games = outlet::counted(outcome.unfinished, "game", "games");
        outlet::print(&format!("Broken off without a result: {games}.\n"))?;
    }
    match &outcome.report {
        Some(report) => outlet::print(&highlights::highlights(report)),
        None => Ok(()),
    }
}

/// What stands below the options.
fn bots_and_examples() -> String {
    let bots = BotKind::ALL.map(|kind| format!("  {kind:<8} {}\n", kind.description()));
    format!("Bots:\n{}\n{}\n{EXAMPLES}", bots.concat(), options::help())
}

/// A bar with the time left, where somebody looks at a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let template = "{bar:32} {human_pos} of {human_len} games, {eta} left";
    let style = ProgressStyle::with_template(template)
        .expect("the template is a constant")
        .progress_chars("━╸─");
    let bar = ProgressBar::new(games).with_style(style);
    // The time left goes on being told while a game takes long.
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(500));
    }
    bar
}

/// A file that is written when the match is over.
struct Destination<'a> {
    path: &'a Path,
    file: File,
}

impl<'a> Destination<'a> {
    /// Opens the file without touching what is in it.
    fn open(path: &'a Path) -> anyhow::Result<Destination<'a>> {
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        Ok(Destination { path, file: file.with_context(|| unwritable(path))? })
    }

    /// Puts this text in place of what was there.
    fn fill(mut self, text: &str) -> anyhow::Result<()> {
        let written = self.file.set_len(0).and_then(|()| self.file.write_all(text.as_bytes()));
        written.with_context(|| unwritable(self.path))
    }
}

fn unwritable(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}
