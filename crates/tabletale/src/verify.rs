//! `tabletale verify`: whether the luck of an exported game is the luck that was promised.

use std::{fs, path::PathBuf};

use anyhow::Context;
use clap::Args;

use crate::{content::ContentArgs, outlet};

const EXAMPLES: &str = "\
Examples:
  tabletale verify k3n7q2m9xw4e.replay

A table shows the hash of its seed before the first card is drawn, and the seed when the game is
over. Export the game and check here that every card came from that seed.";

/// Check that the luck of an exported game is the luck its seed promised
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArgs {
    /// A game exported from a table
    file: PathBuf,

    #[command(flatten)]
    content: ContentArgs,
}

/// Checks the file.
pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<()> {
    let name = args.file.display().to_string();
    let file = fs::read_to_string(&args.file).with_context(|| name.clone())?;
    let picks = host::verify(&args.content.shelf()?, &file).context(name)?;
    let picks = outlet::counted(picks as u64, "pick", "picks");
    outlet::print(&format!("Fair: every move is legal, and all {picks} come from the seed.\n"))
}
