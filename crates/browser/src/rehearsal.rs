//! A whole game without a browser: what its people want to see comes about whatever the luck.
//!
//! A game in a browser has luck that nobody chooses, so what a test wants to see there has to be sought
//! by its people. A rehearsal plays the same wishes with the luck of a seed, in a second or two.

use anyhow::{Context, Result, bail};
use host::{LocalSitter, LocalTable};
use shelf::{BotKind, Budget, GameName, Shelf};
use table::{Seat, Viewer};

use crate::{History, Moment};

/// A game that takes more decisions does not end.
const LONGEST_GAME: usize = 20_000;
/// Games a bot plays out for its advice: about as many as on a busy machine within its time.
const ADVICE: Budget = Budget::Iterations(24);

/// A game that was rehearsed.
#[derive(Clone, Debug)]
pub struct Rehearsal {
    /// What its people did, and what was told.
    pub history: History,
    /// All of it as a file, which a server can open.
    pub replay: String,
}

/// Plays a game of two people and a bot with the luck of a seed, as [`crate::Company::play`] does.
pub fn rehearse(
    (game, bot): (&str, &str),
    seed: u8,
    mut wish: impl FnMut(&Moment<'_>) -> Option<String>,
) -> Result<Rehearsal> {
    let (game, bot) = (game.parse::<GameName>()?, bot.parse::<BotKind>()?);
    let sitters = vec![LocalSitter::Person, LocalSitter::Person, LocalSitter::Bot(bot)];
    let setup = game.setup(&game.menu().choose(sitters.len(), &[])?)?;
    let names = ["Ada", "Bo", bot.word()].map(str::to_owned);
    let shelf = Shelf::embedded();
    let mut table = LocalTable::start((&shelf, game), &setup, sitters, &names, [seed; 32])?;
    let mut history = History::default();
    for _ in 0..LONGEST_GAME {
        let Some(seat) = table.next() else {
            return Ok(Rehearsal { history, replay: table.sitting().replay() });
        };
        let before = table.sitting().log().len();
        let action = decision(&table, seat, &history, &mut wish)?;
        table.act(seat, &action)?;
        if table.bot(seat).is_none() {
            history.did(&action);
        }
        let news = table.sitting().log()[before..].iter();
        let news = news.filter(|line| line.audience.includes(Viewer::Spectator));
        history.tell(news.map(|line| line.line.text.clone()));
    }
    bail!("the game of seed {seed} does not end")
}

/// What is done at this seat next.
fn decision(
    table: &LocalTable,
    seat: Seat,
    history: &History,
    wish: &mut impl FnMut(&Moment<'_>) -> Option<String>,
) -> Result<String> {
    let (position, luck) = table.position(seat).context("whoever is asked can do something")?;
    if let Some(kind) = table.bot(seat) {
        return Ok(position.decide(kind, kind.iterations(), luck));
    }
    let (sitting, viewer) = (table.sitting(), Viewer::Seat(seat));
    let (view, reading) = (sitting.view(viewer), sitting.reading());
    let moment = Moment {
        seat: seat.index(),
        offered: &sitting.actions(seat),
        view: &view.json(),
        words: &table.shelf().words(&view, sitting.names(), viewer),
        reading: reading.as_ref(),
        history,
    };
    Ok(wish(&moment).unwrap_or_else(|| position.decide(BotKind::Hard, ADVICE, luck)))
}
