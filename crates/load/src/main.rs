//! The load generator: simulated visitors at a server on this machine.
//!
//! Every visitor has a cookie and a loopback address of its own, so that the
//! server's limits count them as it would count strangers and need not be
//! switched off. Only loopback addresses are taken as a target.

mod attack;
mod bench;
mod crowd;
mod events;
mod figures;
mod html;
mod http;
mod idle;
mod long;
mod play;
mod process;
mod table;
mod weight;

use std::{path::PathBuf, process::ExitCode, rc::Rc};

use anyhow::{Context, bail};
use clap::{Parser, ValueEnum};
use tokio::{runtime, task::LocalSet};

use crate::{attack::Attack, bench::Bench, figures::Report, http::Target, process::Server};

const EXAMPLES: &str = "\
Examples:
  load --spawn target/release/tabletale
  load --spawn target/release/tabletale --idle 10000
  load --spawn target/release/tabletale --long 5000
  load --spawn target/release/tabletale --watchers 5000 --tables 500
  load --spawn target/release/tabletale --weight
  load --spawn target/release/tabletale --attack bad-files --seconds 20
  load --url http://127.0.0.1:7878 --tables 100 --moves-per-second 20";

/// Plays many tables at once and measures how long the others wait for a move.
#[derive(Parser)]
#[command(name = "load", version, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    /// A server that runs already, at a loopback address
    #[arg(long, required_unless_present = "spawn")]
    url: Option<String>,

    /// The process behind --url, whose memory is to be measured
    #[arg(long, requires = "url")]
    pid: Option<u32>,

    /// A `tabletale` to be started with a database of its own
    #[arg(long, value_name = "PROGRAM", conflicts_with = "url")]
    spawn: Option<PathBuf>,

    /// The game that is played; `--weight` weighs the pages of all of them
    #[arg(long, default_value = "faraway")]
    game: String,

    /// How many tables are played at, by two persons each
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,

    /// How many streams each table has: its players, then spectators
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(2..=50))]
    streams_per_table: u32,

    /// How many moves are made each second, over all tables
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=5_000))]
    moves_per_second: u32,

    /// For how long
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    seconds: u32,

    /// Instead: hold this many streams, and measure the memory they take
    #[arg(long, value_name = "STREAMS", value_parser = clap::value_parser!(u32).range(1..=50_000))]
    idle: Option<u32>,

    /// Instead: make this many moves at one table, and compare the first with the last
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(100..=40_000))]
    long: Option<u32>,

    /// Beside that: let this many watch one more table, where a move is made each second
    #[arg(long, value_name = "STREAMS", value_parser = clap::value_parser!(u32).range(1..=50_000))]
    watchers: Option<u32>,

    /// Instead: weigh the pages and all that they load
    #[arg(long)]
    weight: bool,

    /// Instead: attack the server, and measure honest visitors beside it and without it
    #[arg(long, value_enum, value_name = "NAME", requires = "spawn")]
    attack: Option<Attack>,

    /// What the streams carry
    #[arg(long, value_enum, default_value_t = Carries::Html)]
    streams: Carries,

    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What a stream carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Carries {
    /// Fragments for browsers; moves are made by forms.
    Html,
    /// The table for programs; moves are made by the JSON API.
    Json,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(report) => {
            if cli.json {
                println!("{}", report.json());
            } else {
                print!("{}", report.text());
            }
            if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> anyhow::Result<Report> {
    let files = process::raise_open_files();
    let playing = cli.tables.saturating_mul(cli.streams_per_table);
    let most = cli.idle.unwrap_or(0).max(playing.saturating_add(cli.watchers.unwrap_or(0)));
    if files.is_some_and(|files| files < u64::from(most) + 200) {
        bail!("{most} streams need more open files: raise `ulimit -n` (and its hard limit)");
    }
    // The server needs the cores more than we do.
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    if let (Some(attack), Some(program)) = (cli.attack, &cli.spawn) {
        let attacking = attack::run(program, &cli.game, attack, cli.seconds);
        return LocalSet::new().block_on(&runtime, attacking);
    }
    let server = match &cli.spawn {
        Some(program) => Some(Server::start(program)?),
        None => None,
    };
    let url = server.as_ref().map(|server| server.url.as_str()).or(cli.url.as_deref());
    let target: Target = url.context("a server is needed: --spawn or --url")?.parse()?;
    let pid = server.as_ref().map(Server::pid).or(cli.pid);
    let bench = Rc::new(Bench::new(target, &cli.game, pid));
    LocalSet::new().block_on(&runtime, async {
        match (cli.idle, cli.long, cli.weight) {
            (Some(streams), None, false) => idle::run(&bench, streams as usize).await,
            (None, Some(moves), false) => long::run(&bench, moves as usize).await,
            (None, None, true) => weight::run(&bench).await,
            (None, None, false) => {
                let plan = play::Plan {
                    tables: cli.tables as usize,
                    streams_per_table: cli.streams_per_table as usize,
                    moves_per_second: cli.moves_per_second,
                    seconds: cli.seconds,
                    carries: cli.streams,
                };
                match cli.watchers {
                    Some(watchers) => crowd::run(&bench, watchers as usize, plan).await,
                    None => play::run(&bench, plan).await,
                }
            }
            _ => bail!("--idle, --long and --weight are measured one at a time"),
        }
    })
}
