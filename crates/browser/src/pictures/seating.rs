//! Bringing a table to a scene, without a browser: people sit down, and what is to be seen happens.

use anyhow::{Context, Result, bail};
use host::{Attendance, Host, Looks, Pace, Plan, PlannedSetup, Secret, Snapshot, Stage, Wanted};
use shelf::{BotKind, GameName};
use std::sync::Arc;
use table::Seat;

use crate::Hall;

use super::{Eyes, Page, Scene, Setting, Standing, View, scenes::OUTCOME, walk};

/// What people are called, by seat.
const NAMES: [&str; 6] = ["Ada", "Bo", "Cleo", "Dan", "Edda", "Finn"];
/// How many people a scene has at most: those who sit there and a stranger.
const PEOPLE: usize = 16;
/// Decisions without a choice that are made before a game is over.
const MOST_FORCED: usize = 400;

/// A scene whose people have sat down. They are there for as long as this lives.
pub(super) struct Seated {
    /// The table; none where the scene needs none.
    id: Option<String>,
    cast: Cast,
    asked: Seat,
    seats: usize,
    _present: Vec<Attendance>,
}

/// The people of one scene: nobody is in two, so that nobody has more tables than the scene shows.
#[derive(Clone, Copy)]
struct Cast(usize);

impl Cast {
    /// What somebody keeps: the same in every run.
    fn secret(self, person: usize) -> Result<Secret> {
        let number = self.0 * PEOPLE + person;
        format!("{number:032x}").parse().context("32 digits are a secret")
    }

    fn at(self, seat: Seat) -> Result<Secret> {
        self.secret(seat.index())
    }
}

impl Seated {
    /// The secret of whoever looks, and the path of what they look at.
    pub(super) fn sight(&self, view: &View) -> Result<(Secret, String)> {
        let who = match view.eyes {
            Eyes::Asked => self.cast.at(self.asked)?,
            Eyes::Left => self.cast.at(Seat::new((self.asked.index() + 1) % self.seats))?,
            Eyes::Stranger => self.cast.secret(PEOPLE - 1)?,
        };
        let path = match &view.page {
            Page::At(path) => path.clone(),
            Page::Table(rest) => {
                format!("/t/{}{rest}", self.id.as_deref().context("a scene with a table")?)
            }
        };
        Ok((who, path))
    }

    /// What is another in every run, and is to be read nowhere.
    pub(super) fn secret_words(&self) -> &str {
        self.id.as_deref().unwrap_or_default()
    }
}

/// Brings a table to a scene; nothing where its luck never leads to what is wanted. The people of different scenes are told apart by a number.
pub(super) async fn seat(hall: &Hall, scene: &Scene, cast: usize) -> Result<Option<Seated>> {
    let (host, cast) = (hall.host(), Cast(cast));
    let first = Seat::new(0);
    let seated = match &scene.setting {
        Setting::Nothing => {
            let (id, seats, _present) = (None, 1, Vec::new());
            Seated { id, cast, asked: first, seats, _present }
        }
        Setting::Lobby(game) => {
            let id = host.create(cast.at(first)?.who(), &lobby(*game)).await?;
            attended(host, id, cast, first).await?
        }
        Setting::Guided(game) => {
            let id = host.learn(cast.at(first)?.who(), *game, NAMES[0]).await?;
            attended(host, id, cast, first).await?
        }
        Setting::Recorded(standing) => {
            let id = import(host, standing, cast).await?;
            let asked = standing.next().map_or(first, |(seat, _)| seat);
            attended(host, id, cast, asked).await?
        }
        Setting::Outcome(candidates) => {
            let wanted = scene.word.strip_prefix(OUTCOME).unwrap_or_default();
            for standing in candidates {
                let (seat, action) = standing.next().context("an outcome has its move")?;
                let id = import(host, standing, cast).await?;
                let present = attended(host, id.clone(), cast, seat).await?;
                let table = make(host, &id, cast, seat, action).await?;
                let outcome = table.outcomes.get(&seat);
                let lines = outcome.map_or(&[][..], |outcome| &outcome.lines);
                if walk::outcome(lines, seat).as_deref() == Some(wanted) {
                    return Ok(Some(present));
                }
            }
            return Ok(None);
        }
        Setting::Over(standing) => {
            let id = import(host, standing, cast).await?;
            end(host, &id, cast, standing).await?;
            attended(host, id, cast, first).await?
        }
    };
    Ok(Some(seated))
}

/// Sets a recorded game up, and seats everybody.
async fn import(host: &Arc<Host>, standing: &Standing, cast: Cast) -> Result<String> {
    let id = host.import(cast.at(Seat::new(0))?.who(), &standing.file(&NAMES)).await?;
    for (index, name) in NAMES.iter().enumerate().take(standing.recording.seats) {
        let seat = Seat::new(index);
        host.join(&id, cast.at(seat)?.who(), name, Some(seat)).await?;
    }
    Ok(id)
}

/// Plays the last move, and reads all that it leads to.
async fn end(host: &Arc<Host>, id: &str, cast: Cast, standing: &Standing) -> Result<()> {
    let mut table = host.look(id).await?;
    if let Some((seat, action)) = standing.next()
        && table.stage == Stage::Playing
    {
        table = make(host, id, cast, seat, action).await?;
    }
    // Luck is drawn anew, and may ask for more than was asked when the game was recorded.
    for _ in 0..MOST_FORCED {
        let Some(seat) = table.to_act().iter().next() else { break };
        let board = table.board.as_deref().context("a game that has begun")?;
        let actions = board.actions(table::Viewer::Seat(seat));
        let action = actions.first().context("whoever is asked can do something")?.clone();
        table = make(host, id, cast, seat, &action).await?;
    }
    if table.stage != Stage::Over {
        bail!("the game does not end with its last move");
    }
    for seat in (0..standing.recording.seats).map(Seat::new) {
        host.read_on(id, cast.at(seat)?.who(), seat, None).await.ok();
    }
    Ok(())
}

/// Makes a move, and gives the table after it.
async fn make(
    host: &Arc<Host>,
    id: &str,
    cast: Cast,
    seat: Seat,
    action: &str,
) -> Result<Arc<Snapshot>> {
    let table = host.look(id).await?;
    host.act(id, cast.at(seat)?.who(), seat, table.revision, action).await?;
    Ok(host.look(id).await?)
}

/// Everybody who sits at a table is there, whoever's page is looked at.
async fn attended(host: &Arc<Host>, id: String, cast: Cast, asked: Seat) -> Result<Seated> {
    let table = host.look(&id).await?;
    let mut _present = Vec::new();
    for (index, place) in table.seats.iter().enumerate() {
        if let host::Sitter::Person(who) = place.sitter {
            let looks = if index == asked.index() { Looks::AtPage } else { Looks::Otherwise };
            _present.push(host.attend(&id, who, looks).await?);
        }
    }
    let seats = table.seats.len();
    Ok(Seated { id: Some(id), cast, asked, seats, _present })
}

/// A table with a free seat and a bot.
fn lobby(game: GameName) -> Plan {
    let bot = Wanted::Bot(BotKind::Medium);
    Plan {
        game,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: NAMES[0].to_owned(),
        seats: vec![Wanted::Here, Wanted::Person, bot],
    }
}
