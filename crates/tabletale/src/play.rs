//! `tabletale play`: a game in the terminal, against bots and with others at the same screen.

mod keys;
mod party;
mod plain;
mod save;
mod screen;
mod seats;
mod signals;
pub(crate) mod terminal;
mod thinker;
mod words;

use std::{
    io::{self, BufReader, IsTerminal, Write},
    time::Instant,
};

use clap::Args;
use host::{LocalSitter, LocalTable, Seed};
use shelf::{GameName, Shelf};
use table::Seat;

use crate::{
    content::ContentArgs,
    options::{self, OptionArgs},
    outlet,
};
use party::Party;
use plain::{Ending, Lines, Source};
use save::{SaveFile, Unusable};
use screen::{Leaving, Pace, Screen};

pub(crate) use keys::{scrolled, turned_sheet};

const EXAMPLES: &str = "\
Seats:
  me       somebody at this screen
  random, greedy, easy, medium, hard   bots

Examples:
  tabletale play faraway
  tabletale play faraway --seats me,hard,easy --option advanced
  tabletale play faraway --seats me,me --name Ada,Ben
  tabletale play above-and-below --seats me,greedy

A game you leave is kept, and goes on the next time. Without a terminal, or with --plain, it is
played line by line.";

/// Play a game in the terminal, or go on with the one you left
#[derive(Args)]
#[command(after_help = options_and_examples())]
pub(crate) struct PlayArgs {
    /// Which game: faraway, above-and-below, near-and-far, now-or-never
    #[arg(default_value = "faraway")]
    game: String,

    /// Who plays, with commas between
    #[arg(long, value_name = "SEATS", default_value = "me,hard,easy", value_delimiter = ',')]
    seats: Vec<String>,

    #[command(flatten)]
    options: OptionArgs,

    /// What all luck rests on [default: nobody knows]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Names of the human players, comma-separated
    #[arg(long = "name", value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,

    /// Start a new game even if one is unfinished, which is set aside
    #[arg(long)]
    new: bool,

    /// Play line by line, in words
    #[arg(long)]
    plain: bool,

    /// Draw with plain ASCII characters only
    #[arg(long)]
    ascii: bool,

    /// Show everything at once, without pauses
    #[arg(long)]
    no_motion: bool,

    #[command(flatten)]
    content: ContentArgs,
}

/// What stands below the options.
fn options_and_examples() -> String {
    format!("{}\n{EXAMPLES}", options::help())
}

/// Plays a game, and another one for as long as somebody wants.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let asked = Seating::asked(args)?;
    let shelf = args.content.shelf()?;
    let ink = terminal::ink(args.ascii.then_some(tui::Glyphs::Ascii));
    let full_screen = !args.plain && terminal::is_capable();
    if full_screen {
        terminal::ensure_room()?;
    }
    let (mut party, mut greeting) = sit_down(args, asked, &shelf)?;
    loop {
        if let Err(why) = party.keep() {
            greeting = Some(why);
        }
        let again = Seating::again(&party);
        let another = if full_screen {
            let moves = !args.no_motion && terminal::has_motion();
            let pace = if moves { Pace::Followable } else { Pace::AtOnce };
            let mut screen = Screen::new(party, ink, pace, greeting.take(), Instant::now());
            let leaving = terminal::run(&mut screen);
            let party = screen.into_party();
            // Whatever ended the show, what is said about the game comes after it.
            outlet::print(&format!("{}\n", ink.plain(&party.farewell())))?;
            leaving? == Leaving::AnotherGame
        } else {
            play_lines(party, ink, greeting.take())?
        };
        if !another {
            return Ok(());
        }
        (party, greeting) = (start(again, &shelf, None)?, None);
    }
}

/// Plays line by line; tells whether another game is wanted.
fn play_lines(party: Party, ink: tui::Ink, greeting: Option<String>) -> anyhow::Result<bool> {
    let is_typed = io::stdin().is_terminal();
    let is_person = is_typed && !party.people().is_empty();
    let mut input = BufReader::new(io::stdin());
    let mut output = io::stdout();
    let source = if is_typed { Source::Keyboard } else { Source::Pipe };
    let mut lines = Lines::new(party, ink, source, &mut input, &mut output);
    if let Some(greeting) = greeting {
        lines.say(&greeting)?;
    }
    let ending = lines.play()?;
    if ending == Ending::Left || !is_person {
        return Ok(false);
    }
    write!(output, "Type new for another game, or press Enter: ")?;
    output.flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "new" | "n" | "yes" | "y"))
}

/// Goes on with the game that was left, or starts a new one. Also says what there is to say.
fn sit_down(
    args: &PlayArgs,
    asked: Seating,
    shelf: &Shelf,
) -> anyhow::Result<(Party, Option<String>)> {
    let Some(mut save_file) = SaveFile::of(asked.game) else {
        let greeting = "This game is not kept: the system has no folder for it.".to_owned();
        return Ok((start(asked, shelf, args.seed)?, Some(greeting)));
    };
    if args.new {
        let left = save_file.is_used().then(|| save_file.put_away("left")).transpose()?;
        let greeting = left.map(|file| format!("Your old game was moved to {}.", file.display()));
        return Ok((start(asked, shelf, args.seed)?, greeting));
    }
    match save_file.find(shelf, seed(args.seed)?)? {
        Some(Ok(table)) => {
            let greeting = "Continuing your game; --new starts another.".to_owned();
            Ok((Party::new(table, Some(save_file)), Some(greeting)))
        }
        Some(Err(Unusable::Damaged { why, aside })) => {
            let greeting = format!(
                "The saved game can’t be read ({why}). It was moved to {}; a new game begins.",
                aside.display()
            );
            Ok((start(asked, shelf, args.seed)?, Some(greeting)))
        }
        Some(Err(Unusable::Over)) | None => Ok((start(asked, shelf, args.seed)?, None)),
    }
}

/// Starts a new game.
fn start(seating: Seating, shelf: &Shelf, number: Option<u64>) -> anyhow::Result<Party> {
    let Seating { game, setup, sitters, names } = seating;
    let table = LocalTable::start((shelf, game), &setup, sitters, &names, seed(number)?)?;
    Ok(Party::new(table, SaveFile::of(game)))
}

/// The seed for a number somebody gave, or one that nobody knows.
fn seed(number: Option<u64>) -> anyhow::Result<Seed> {
    let Some(number) = number else { return Ok(host::fresh_seed()?) };
    let mut seed = Seed::default();
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Ok(seed)
}

/// Who plays what, and how it is set up.
struct Seating {
    game: GameName,
    /// In the notation of the game.
    setup: String,
    sitters: Vec<LocalSitter>,
    names: Vec<String>,
}

impl Seating {
    /// As the command line says.
    fn asked(args: &PlayArgs) -> anyhow::Result<Seating> {
        let game: GameName = args.game.parse()?;
        let sitters = seats::read(game, &args.seats)?;
        let names = seats::names(&sitters, &args.names)?;
        let setup = args.options.setup(game, sitters.len())?;
        Ok(Seating { game, setup, sitters, names })
    }

    /// As in the game that was just played.
    fn again(party: &Party) -> Seating {
        let sitting = party.sitting();
        let names = (0..sitting.seats()).map(|seat| party.name(Seat::new(seat)).to_owned());
        Seating {
            game: sitting.game(),
            setup: sitting.setup(),
            sitters: party.sitters().to_vec(),
            names: names.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a setup says beyond options is in the next game as well.
    #[test]
    fn another_game_is_like_the_one_before() {
        for (game, setup) in [
            (GameName::AboveAndBelow, "2 players, crossover, P2 first"),
            (GameName::Toy, "2 players, long, P2 knows LAMP"),
        ] {
            let sitters = seats::read(game, &["me", "greedy"]).unwrap();
            let names = seats::names(&sitters, &["Ada".to_owned()]).unwrap();
            let seating = Seating { game, setup: setup.to_owned(), sitters, names };

            let party = start(seating, &Shelf::embedded(), Some(7)).unwrap();
            let again = Seating::again(&party);

            assert_eq!(again.setup, setup);
            assert_eq!(again.names, ["Ada", "greedy"]);
            assert_eq!(again.sitters, party.sitters());
        }
    }
}
