//! `tabletale verify`: whether the luck of an exported game is the luck that was promised.

use std::{fs, path::PathBuf};

use anyhow::Context;
use clap::Args;
use host::Checked;
use table::Seat;

use crate::{content::ContentArgs, outlet};

const EXAMPLES: &str = "\
Examples:
  tabletale verify k3n7q2m9xw4e.replay

A table shows the hash of its seed before the first card is drawn, and the seed when the game is
over. The players' browsers pledge numbers of their own before any is known, and all are mixed into
it. Export the game and check here that the hashes are right and every card came from that seed.";

/// Check an exported game’s draws against its seed
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
    let shelf = args.content.shelf()?;
    let file = shelf::read_replay(&file).with_context(|| name.clone())?;
    let sitting = shelf.resume_file(&file).with_context(|| name.clone())?;
    let checked = host::verify_file(sitting.as_ref(), &file).context(name)?;
    let people = |seats: &[Seat]| {
        let names: Vec<String> = seats
            .iter()
            .map(|&seat| match sitting.names().get(seat) {
                name if name == seat.to_string() => name.to_owned(),
                name => format!("{seat} ({name})"),
            })
            .collect();
        names.join(", ")
    };
    outlet::print(&(picks(&checked) + &parts(&checked, people)))
}

/// What the picks are.
fn picks(checked: &Checked) -> String {
    let Checked { promised, brought_along, matching, passed_over, .. } = *checked;
    let count = |number: usize| outlet::counted(number as u64, "pick", "picks");
    let mut text = match brought_along {
        0 => {
            format!("Fair: every move is legal, and all {} come from the seed.\n", count(promised))
        }
        _ => format!(
            "Every move is legal, and {} made at the table come from its seed.\n\
             Brought along, not promised to these players: {}",
            count(promised),
            count(brought_along)
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
        let passed_over = outlet::counted(passed_over, "pick", "picks");
        text += &format!("{passed_over} were undone.\n");
    }
    text
}

/// What the seed is made of.
fn parts(checked: &Checked, people: impl Fn(&[Seat]) -> String) -> String {
    let mut text = match checked.added_by.as_slice() {
        [] => "The seed is the server's alone: no player's browser added to it.\n".to_owned(),
        seats => format!(
            "The seed is the server's, mixed with a number of each of these players' browsers, \
             pledged before any was known: {}.\n",
            people(seats)
        ),
    };
    if !checked.added_by.is_empty() && !checked.added_nothing.is_empty() {
        text += &format!("Added nothing: {}.\n", people(&checked.added_nothing));
    }
    for missing in &checked.drawn_again {
        text += &format!(
            "Luck was drawn again before the game, because a number was missing: {}.\n",
            people(missing)
        );
    }
    text + &format!("The table showed this hash before the first card: {}\n", checked.seed_hash)
}
