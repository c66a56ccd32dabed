//! `tabletale score`: a score pad for owners of the box, and a check of many at once.

mod examples;
mod pad;
mod tableau;

use std::path::PathBuf;

use anyhow::{bail, ensure};
use clap::Args;
use shelf::GameName;

use crate::{content::ContentArgs, outlet};

use tableau::Tableau;

const EXAMPLES: &str = "\
Examples:
  tabletale score faraway 18 23 35 43 45 53 63 67 --sanctuaries 3,7
  tabletale score faraway --check content/faraway/scoring-examples.jsonl

Regions are named by the duration printed on them, in the order they were played. The printed
Sanctuaries have no number; content/faraway/sanctuaries.toml has ours.

A file to check has one tableau a line:
  {\"regions\":[…],\"sanctuaries\":[…],\"region_fame\":[…],\"sanctuary_fame\":[…],\"total\":46}";

/// Score a tableau, and tell why each card pays what it pays
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ScoreArgs {
    /// Which game: faraway
    game: String,

    /// The Regions in the order they were played, 1 to 8
    regions: Vec<String>,

    /// The Sanctuaries, with commas between
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    sanctuaries: Vec<String>,

    /// Recompute every line of this file instead, and list what disagrees
    #[arg(long, value_name = "FILE.jsonl", conflicts_with_all = ["regions", "sanctuaries", "json"])]
    check: Option<PathBuf>,

    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgs,
}

/// Scores what was given.
pub(crate) fn run(args: &ScoreArgs) -> anyhow::Result<()> {
    match args.game.parse()? {
        GameName::Faraway => {}
        other => bail!("{} has no cards to be scored by themselves", other.title()),
    }
    let shelf = args.content.shelf()?;
    let cards = shelf.faraway();
    if let Some(file) = &args.check {
        return examples::check(cards, file);
    }
    ensure!(
        !args.regions.is_empty(),
        "give the Regions in the order they were played, as in “score faraway 18 23 35”"
    );
    let tableau = Tableau::read(&args.regions, &args.sanctuaries)?;
    let pad = tableau.score(cards);
    if args.json {
        outlet::print(&format!("{}\n", serde_json::to_string(&pad)?))
    } else {
        outlet::print(&pad::text(cards, &tableau, &pad))
    }
}
