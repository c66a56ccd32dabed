//! `tabletale` without a word: what this is, and a game right away.

use std::io::{self, IsTerminal};

use clap::Parser;

use crate::{
    outlet,
    play::{self, PlayArgs},
};

const WELCOME: &str = "\
Tabletale seats people and bots at a table to play storybook board games by their full rules.
The browser table is still being built. The first game, Faraway, is complete:

  tabletale play                                   play it here, in the terminal
  tabletale simulate faraway --seats hard,greedy   let bots play each other
  tabletale score faraway 18 23 35 43 45 53 63 67  a score pad for owners of the box
  tabletale check                                  check all cards
  tabletale help                                   everything else
";

/// Explains the program and, at a terminal, offers a game.
pub(crate) fn run() -> anyhow::Result<()> {
    outlet::print(WELCOME)?;
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Ok(());
    }
    outlet::print("\nPlay Faraway now against two bots? [Y/n] ")?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    // An answer ends with its line; without one the terminal has gone.
    match answer.trim().to_lowercase().as_str() {
        "" if answer.is_empty() => Ok(()),
        "" | "y" | "yes" => play(),
        _ => Ok(()),
    }
}

/// Starts the terminal game as if somebody had typed `tabletale play`.
fn play() -> anyhow::Result<()> {
    #[derive(Parser)]
    struct Typed {
        #[command(flatten)]
        args: PlayArgs,
    }
    play::run(&Typed::parse_from(["tabletale play"]).args)
}
