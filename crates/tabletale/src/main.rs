//! The `tabletale` command: one module for each thing it does.
//!
//! Whatever goes wrong is told in one sentence, with exit code 1; words the
//! command line does not know get clap's answer and exit code 2.

mod check;
mod columns;
mod content;
mod how_to_play;
mod options;
mod outlet;
mod play;
mod read;
mod replay;
mod score;
mod serve;
mod simulate;
mod tables;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Keeps blocks of one size together: of the buffers that each open stream has, mostly empty, only
/// the used part takes memory.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "\
Examples:
  tabletale                     (the table in the browser)
  tabletale play faraway --seats me,hard,easy
  tabletale simulate faraway --seats hard,greedy,random --games 1000 --seed 7
  tabletale score faraway 18 23 35 43 45 53 63 67 --sanctuaries 3,7
  tabletale read above-and-below 41
  tabletale how-to-play faraway
  tabletale check";

/// Storybook board games at one table: serve, play, replay, simulate, score, read, check.
#[derive(Parser)]
#[command(
    name = "tabletale",
    version,
    after_help = EXAMPLES,
    max_term_width = 100,
    args_conflicts_with_subcommands = true
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// Without a command it serves, with the options of that.
    #[command(flatten, next_help_heading = "Options for serve (the default)")]
    serve: serve::ServeArgs,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::ServeArgs),
    Play(play::PlayArgs),
    Replay(replay::ReplayArgs),
    Simulate(simulate::SimulateArgs),
    Score(score::ScoreArgs),
    Read(read::ReadArgs),
    HowToPlay(how_to_play::HowToPlayArgs),
    Check(check::CheckArgs),
    Tables(tables::TablesArgs),
    Verify(verify::VerifyArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Score(args)) => score::run(&args),
        Some(Command::Read(args)) => read::run(&args),
        Some(Command::HowToPlay(args)) => how_to_play::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Tables(args)) => tables::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever closed the pipe has read enough.
        Err(error) if outlet::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            outlet::complain(&error);
            ExitCode::FAILURE
        }
    }
}
