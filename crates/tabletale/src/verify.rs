//! `tabletale verify`: whether the luck of an exported game is the luck that was promised.

use std::{fs, path::PathBuf};

use anyhow::Context;
use clap::Args;
use host::Checked;

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
    let checked = host::verify(&args.content.shelf()?, &file).context(name)?;
    outlet::print(&found(checked))
}

fn found(checked: Checked) -> String {
    let Checked { promised, brought_along, matching, passed_over } = checked;
    let count = |number: u64| outlet::counted(number, "pick", "picks");
    let mut text = match brought_along {
        0 => format!(
            "Fair: every move is legal, and all {} come from the seed.\n",
            count(promised as u64)
        ),
        _ => format!(
            "Every move is legal, and {} made at the table come from its seed.\n\
             Brought along, not promised to these players: {}",
            count(promised as u64),
            count(brought_along as u64)
        ),
    };
    if brought_along > 0 {
        text += &match (matching, brought_along - matching) {
            (0, _) => ", without a seed that gives them.\n".to_owned(),
            (_, 0) => "; all match the seeds written in the file.\n".to_owned(),
            (matching, others) => {
                format!("; {matching} match the seeds written in the file, {others} do not.\n")
            }
        };
    }
    if passed_over > 0 {
        let passed_over = count(passed_over);
        text +=
            &format!("{passed_over} of the seed were passed over when moves were taken back.\n");
    }
    text
}
