//! `tabletale replay`: steps through a recorded game and verifies it.

mod viewer;

use std::{fs, path::PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use shelf::Sitting;
use table::{Seat, Viewer};
use tui::Glyphs;

use crate::{
    content::ContentArgs,
    outlet::{self, counted},
    play::terminal,
};
use viewer::ReplayShow;

/// Step through a recorded game and verify every move of it
#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The recorded game
    file: PathBuf,

    /// Print every move instead of showing the table
    #[arg(long)]
    plain: bool,

    /// Draw with plain ASCII characters only
    #[arg(long)]
    ascii: bool,

    #[command(flatten)]
    content: ContentArgs,
}

/// Verifies the game, and shows it.
pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let shelf = args.content.shelf()?;
    let shown = args.file.display();
    let bytes = fs::read(&args.file).with_context(|| format!("cannot read {shown}"))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow!("{shown}, line {line}: this is not text")
    })?;
    let file = shelf::read_replay(&text);
    let resumed = file.and_then(|file| Ok((shelf.resume_file(&file)?, file)));
    let (sitting, file) = resumed.map_err(|error| anyhow!("{shown}, {error}"))?;
    let ink = terminal::ink(args.ascii.then_some(Glyphs::Ascii));
    if args.plain || !terminal::is_capable() {
        return outlet::print(&ink.plain(&tell(sitting.as_ref())));
    }
    terminal::ensure_room()?;
    terminal::run(&mut ReplayShow::new(file, sitting, ink)?)?;
    Ok(())
}

/// Every move with what happened, and how it ended.
fn tell(sitting: &dyn Sitting) -> String {
    let name = |seat: Seat| clean(sitting.names().get(seat));
    let mut text = format!("{}, {}\n", sitting.game().title(), sitting.setup());
    let mut log = sitting.log().iter().peekable();
    for index in 0..sitting.moves() {
        let Some((seat, action)) = sitting.move_at(index) else { break };
        text.push_str(&format!("{}. {}: {action}\n", index + 1, name(seat)));
        while let Some(line) = log.next_if(|line| line.of_move == index) {
            text.push_str(&format!("   {}\n", clean(&tui::sentence(&line.line.text))));
        }
    }
    text.push_str(&format!("verified: {}\n", counted(sitting.moves() as u64, "move", "moves")));
    match sitting.standings() {
        Some(standings) => {
            let viewer = Viewer::Spectator;
            let view = sitting.view(viewer);
            let shelf = sitting.shelf();
            let table = tui::Table { shelf, view: &view, names: sitting.names(), viewer };
            let scores = table.describe_scores(&standings);
            let result = scores.iter().skip_while(|line| !line.starts_with("Final scores"));
            result.for_each(|line| text.push_str(&format!("{}\n", clean(line))));
        }
        None => {
            let waiting: Vec<String> = sitting.to_act().iter().map(name).collect();
            text.push_str(&format!(
                "The game is not over: it waits for {}.\n",
                tui::listed(&waiting)
            ));
        }
    }
    text
}

/// A name from a file cannot steer the terminal.
fn clean(text: &str) -> String {
    text.chars().map(|one| if one.is_control() { ' ' } else { one }).collect()
}
