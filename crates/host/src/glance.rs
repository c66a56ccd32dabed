//! What a list says of a table: who sits there, and who is waited for.
//!
//! It is noted with the table's row whenever a table falls asleep, so that a list wakes nobody. A
//! note counts only while its table has as many entries as it had then: whoever finds an older one,
//! or none, wakes the table.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use shelf::{BotKind, GameName};
use store::{Noted, Stage};
use table::{Seat, Seats};

use crate::{
    Host, HostError, Pace, Sitter, Snapshot, VisitorId, live::Live, play::Play, table::Table,
    turn_limit,
};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// The table's name in addresses.
    pub id: String,
    /// Which game.
    pub game: GameName,
    /// How far it has come.
    pub stage: Stage,
    /// What each seat is called, and who sits there.
    pub seats: Vec<(String, Sitter)>,
    /// The seats that owe a decision.
    pub to_act: Seats,
    /// How many minutes each seat has left, where the pace limits it.
    pub left: Vec<Option<i64>>,
}

impl Glance {
    /// The seats this visitor sits at.
    pub fn seats_of(&self, who: VisitorId) -> Seats {
        let theirs = |(_, seat): &(usize, &(String, Sitter))| seat.1 == Sitter::Person(who);
        let seats = self.seats.iter().enumerate().filter(theirs);
        seats.map(|(index, _)| Seat::new(index)).collect()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |(name, _)| name.as_str())
    }

    /// How many seats are free.
    pub fn free(&self) -> usize {
        self.seats.iter().filter(|(_, sitter)| *sitter == Sitter::Open).count()
    }
}

impl Snapshot {
    /// What a list says of it.
    pub fn glance(&self) -> Glance {
        Glance {
            id: self.id.clone(),
            game: self.game,
            stage: self.stage,
            seats: self.seats.iter().map(|seat| (seat.name.clone(), seat.sitter)).collect(),
            to_act: self.to_act(),
            left: self.left.clone(),
        }
    }
}

/// The note as it is stored. Whoever adds to it gives a default.
#[derive(Serialize, Deserialize)]
struct Note {
    /// How many entries the table had.
    revision: u64,
    seats: Vec<NotedSeat>,
}

#[derive(Serialize, Deserialize)]
struct NotedSeat {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    /// Since when it is waited for, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since_ms: Option<i64>,
}

/// What is noted of a table that falls asleep.
fn note(table: &Table) -> String {
    let to_act = table.play.as_ref().map_or(Seats::NONE, Play::to_act);
    let seats = table.seats.iter().enumerate().map(|(index, seat)| {
        let place = Seat::new(index);
        NotedSeat {
            name: seat.name.clone(),
            person: match seat.sitter {
                Sitter::Person(who) => Some(who.to_string()),
                Sitter::Open | Sitter::Bot(_) => None,
            },
            bot: match seat.sitter {
                Sitter::Bot(kind) => Some(kind.word().to_owned()),
                Sitter::Open | Sitter::Person(_) => None,
            },
            since_ms: to_act.contains(place).then(|| table.since_ms(place).unwrap_or(0)),
        }
    });
    let note = Note { revision: table.revision, seats: seats.collect() };
    serde_json::to_string(&note).expect("a note has only numbers and words")
}

impl Host {
    /// What a list says of a table. A table that sleeps goes on sleeping, where it was noted.
    pub async fn glance(self: &Arc<Host>, id: &str) -> Result<Glance, HostError> {
        if let Some(live) = self.if_awake(id) {
            return Ok(live.now().glance());
        }
        let noted = self.store.noted(id).await?.ok_or(HostError::NoTable)?;
        match self.read_note(id, &noted) {
            Some(glance) => Ok(glance),
            None => Ok(self.look(id).await?.glance()),
        }
    }

    /// Leaves a table out of a visitor's list, and out of nobody else's.
    pub async fn forget(&self, who: VisitorId, id: &str) -> Result<(), HostError> {
        if self.store.table(id).await?.is_none() {
            return Err(HostError::NoTable);
        }
        Ok(self.store.forget(who.to_string(), id.to_owned(), self.now_ms()).await?)
    }

    /// A note that still holds; nothing where it does not, or cannot be read.
    fn read_note(&self, id: &str, noted: &Noted) -> Option<Glance> {
        let note: Note = serde_json::from_str(&noted.glance).ok()?;
        if note.revision != noted.entries {
            return None;
        }
        let pace: Pace = noted.pace.parse().ok()?;
        let now_ms = self.now_ms();
        let limit = self.options.turn_limit.as_millis() as i64;
        let left = |seat: &NotedSeat| match (pace, &seat.person) {
            (Pace::Daily, Some(_)) => seat
                .since_ms
                .map(|since| turn_limit::in_minutes(since.min(now_ms) + limit - now_ms)),
            (Pace::Daily | Pace::Live, _) => None,
        };
        let sitter = |seat: &NotedSeat| match (&seat.person, &seat.bot) {
            (Some(who), _) => who.parse::<VisitorId>().ok().map(Sitter::Person),
            (None, Some(bot)) => bot.parse::<BotKind>().ok().map(Sitter::Bot),
            (None, None) => Some(Sitter::Open),
        };
        let seats = note.seats.iter().map(|seat| Some((seat.name.clone(), sitter(seat)?)));
        let waiting = note.seats.iter().enumerate().filter(|(_, seat)| seat.since_ms.is_some());
        Some(Glance {
            id: id.to_owned(),
            game: noted.game.parse().ok()?,
            stage: noted.stage,
            seats: seats.collect::<Option<_>>()?,
            to_act: waiting.map(|(index, _)| Seat::new(index)).collect(),
            left: note.seats.iter().map(left).collect(),
        })
    }

    /// Notes what lists say of tables that fall asleep. Nobody waits for it: a note that is lost
    /// costs one waking.
    pub(crate) fn note_asleep(&self, asleep: &[Arc<Live>]) {
        let noted = |live: &Arc<Live>| {
            let table = live.table.try_lock().ok()?;
            Some((table.id.clone(), note(&table)))
        };
        let notes: Vec<(String, String)> = asleep.iter().filter_map(noted).collect();
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        if notes.is_empty() {
            return;
        }
        let store = self.store.clone();
        runtime.spawn(async move {
            for (id, note) in notes {
                if let Err(error) = store.note(id, note).await {
                    tracing::debug!(%error, "a table was not noted");
                }
            }
        });
    }
}
