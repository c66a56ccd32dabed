//! Everything that can happen to a table, as it is stored.
//!
//! Entries are facts, already checked: playing them through in order gives the
//! same table on every machine. A kind that has once been stored keeps its
//! meaning for ever.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use shelf::BotKind;
use store::EntryRow;
use table::{Seat, Seats};

use crate::{HostError, Tempo, VisitorId};

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "body", rename_all = "lowercase")]
pub(crate) enum Entry {
    /// A person sat down.
    Sat {
        #[serde(with = "words")]
        seat: Seat,
        name: String,
        #[serde(with = "words")]
        who: VisitorId,
    },
    /// A seat got another name.
    Named {
        #[serde(with = "words")]
        seat: Seat,
        name: String,
    },
    /// A seat became free; whoever sat there may come back to it or not.
    Freed {
        #[serde(with = "words")]
        seat: Seat,
        for_good: bool,
        /// Who did it. Where nothing is said, whoever had yet to answer counted as agreeing.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_words")]
        by: Option<By>,
    },
    /// A bot sat down.
    Manned {
        #[serde(with = "words")]
        seat: Seat,
        #[serde(with = "words")]
        bot: BotKind,
        /// Who did it. Where nothing is said, whoever had yet to answer counted as agreeing.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_words")]
        by: Option<By>,
        /// Whether it stands in for somebody who is gone, and gets up when they are back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        until_back: bool,
    },
    /// Two seats changed places before the game.
    Swapped {
        #[serde(with = "words")]
        one: Seat,
        #[serde(with = "words")]
        other: Seat,
    },
    /// Options were chosen before the game, which is set up like this from now on.
    Chosen {
        setup: String,
        #[serde(with = "words")]
        who: VisitorId,
    },
    /// A seat's browser pledged a number by its hash.
    Pledged {
        #[serde(with = "words")]
        seat: Seat,
        hash: String,
    },
    /// The game begins by itself when all have pledged, or after so many milliseconds.
    Gathering { wait_ms: u64 },
    /// The pledges were fixed, and the numbers are told from now on.
    Called {},
    /// A seat's browser told the number it had pledged.
    Opened {
        #[serde(with = "words")]
        seat: Seat,
        number: String,
    },
    /// These seats did not tell their numbers in time; luck is drawn again without them.
    Lapsed {
        #[serde(with = "words")]
        seats: SeatList,
    },
    /// The game began: with this luck, or where a recorded game stands.
    Started { names: Vec<String>, luck: String, base: Option<String> },
    /// A move, with its luck.
    Moved {
        #[serde(with = "words")]
        seat: Seat,
        action: String,
        luck: String,
    },
    /// A seat took its last move back, and `moves` moves went with it.
    Undone {
        #[serde(with = "words")]
        seat: Seat,
        moves: usize,
    },
    /// A seat asks the table to go back to its first `keep` moves.
    #[serde(rename = "asked")]
    TakeBack {
        #[serde(with = "words")]
        seat: Seat,
        keep: usize,
        /// The seats that have to agree; where nothing is said, all other people's.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_words")]
        of: Option<SeatList>,
    },
    /// A seat agrees; with the last one the table goes back.
    Agreed {
        #[serde(with = "words")]
        seat: Seat,
    },
    /// A seat refuses, or the asker thought better of it.
    Refused {
        #[serde(with = "words")]
        seat: Seat,
    },
    /// Somebody new asks for a free seat of a running game.
    Knocked {
        #[serde(with = "words")]
        seat: Seat,
        name: String,
        #[serde(with = "words")]
        who: VisitorId,
        /// The seats that have to agree.
        #[serde(with = "words")]
        of: SeatList,
    },
    /// Whoever speaks for a seat lets somebody in who asked at that revision; with the last one
    /// they sit down.
    Admitted {
        request: u64,
        #[serde(with = "words")]
        by: Seat,
    },
    /// Whoever speaks for a seat does not let somebody in; without a seat, who asked no longer does.
    Declined {
        request: u64,
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_words")]
        by: Option<Seat>,
    },
    /// Whoever sits at a seat chose how fast bots play.
    Tempo {
        #[serde(with = "words")]
        tempo: Tempo,
        #[serde(with = "words")]
        by: Seat,
    },
    /// Somebody said something.
    Said { name: String, text: String },
    /// Somebody asked for a link that moves their seats to another device.
    Linked {
        #[serde(with = "words")]
        token: VisitorId,
        #[serde(with = "words")]
        from: VisitorId,
    },
    /// The link was used.
    Carried {
        #[serde(with = "words")]
        token: VisitorId,
        #[serde(with = "words")]
        to: VisitorId,
    },
    /// The same people play again, over there.
    Rematched {
        table: String,
        /// Whoever asked, if they sit here.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_words")]
        by: Option<Seat>,
    },
    /// A guide speaks to this seat from now on, or to nobody any more.
    Guided {
        #[serde(default, skip_serializing_if = "Option::is_none", with = "maybe_words")]
        seat: Option<Seat>,
    },
}

impl Entry {
    /// The entry as the store keeps it.
    pub(crate) fn to_row(&self, at_ms: i64) -> EntryRow {
        let json = serde_json::to_value(self).unwrap_or_default();
        let who = match self {
            Entry::Sat { who, .. }
            | Entry::Knocked { who, .. }
            | Entry::Carried { to: who, .. } => who.to_string(),
            _ => String::new(),
        };
        EntryRow {
            kind: json["kind"].as_str().unwrap_or_default().to_owned(),
            who,
            body: json["body"].to_string(),
            at_ms,
        }
    }

    /// The entry that was stored.
    pub(crate) fn of_row(row: &EntryRow) -> Result<Entry, HostError> {
        let garbled = |error: serde_json::Error| HostError::Broken(error.to_string());
        let body: serde_json::Value = serde_json::from_str(&row.body).map_err(garbled)?;
        let json = serde_json::json!({ "kind": row.kind, "body": body });
        serde_json::from_value(json).map_err(|error| {
            // A later release may store what this one has never heard of.
            match error.to_string().starts_with("unknown variant") {
                true => HostError::Newer,
                false => garbled(error),
            }
        })
    }
}

/// Who changed a seat: `self`, `host`, or another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// Whoever sat there.
    Owner,
    /// Whoever set the table up.
    Host,
    /// Somebody at another seat, because the time was up.
    Other(Seat),
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::Owner => f.write_str("self"),
            By::Host => f.write_str("host"),
            By::Other(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for By {
    type Err = table::NotationError;

    fn from_str(text: &str) -> Result<By, table::NotationError> {
        match text {
            "self" => Ok(By::Owner),
            "host" => Ok(By::Host),
            seat => seat.parse().map(By::Other),
        }
    }
}

/// Seats in a row: `P1 P3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatList(pub(crate) Seats);

impl fmt::Display for SeatList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.0.iter().map(|seat| seat.to_string()).collect();
        f.write_str(&seats.join(" "))
    }
}

impl FromStr for SeatList {
    type Err = table::NotationError;

    fn from_str(text: &str) -> Result<SeatList, table::NotationError> {
        let seats = text.split_ascii_whitespace().map(str::parse::<Seat>);
        seats.collect::<Result<Seats, _>>().map(SeatList)
    }
}

/// Values that are written as their notation.
mod words {
    use std::{borrow::Cow, fmt::Display, str::FromStr};

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<T: Display, S: Serializer>(
        value: &T,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.collect_str(value)
    }

    pub(super) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        Cow::<'de, str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Values that may be missing, written as their notation.
mod maybe_words {
    use std::{borrow::Cow, fmt::Display, str::FromStr};

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => out.collect_str(value),
            None => out.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = Option::<Cow<'de, str>>::deserialize(from)?;
        text.map(|text| text.parse()).transpose().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Secret;

    /// Tables were stored before a rematch named whoever asked for it.
    #[test]
    fn a_rematch_without_an_asker_reads_as_before() {
        let row = EntryRow {
            kind: "rematched".into(),
            who: String::new(),
            body: r#"{"table":"k3n7"}"#.into(),
            at_ms: 5,
        };
        let read = Entry::of_row(&row).unwrap();
        assert_eq!(read, Entry::Rematched { table: "k3n7".into(), by: None });
    }

    /// Tables were stored before it was said who changed a seat, and who has to agree.
    #[test]
    fn seats_that_were_changed_by_nobody_named_read_as_before() {
        let read = |kind: &str, body: &str| {
            let (kind, body) = (kind.to_owned(), body.to_owned());
            Entry::of_row(&EntryRow { kind, who: String::new(), body, at_ms: 5 }).unwrap()
        };
        let seat = Seat::new(1);
        let freed = Entry::Freed { seat, for_good: false, by: None };
        assert_eq!(read("freed", r#"{"seat":"P2","for_good":false}"#), freed);
        assert!(!freed.to_row(5).body.contains("by"));
        let manned = Entry::Manned { seat, bot: BotKind::Hard, by: None, until_back: false };
        assert_eq!(read("manned", r#"{"seat":"P2","bot":"hard"}"#), manned);
        let asked = Entry::TakeBack { seat, keep: 4, of: None };
        assert_eq!(read("asked", r#"{"seat":"P2","keep":4}"#), asked);
    }

    /// Stored tables rest on these words: they may never change.
    #[test]
    fn entries_are_stored_in_words_that_stay() {
        let seat = Seat::new(1);
        let who = "00000000000000000000000000000007".parse::<Secret>().unwrap().who();
        let moved = Entry::Moved { seat, action: "play 23".into(), luck: "3/45".into() };
        let two = SeatList(Seats::first_of(2));
        let (bot, by) = (BotKind::Hard, Some(By::Host));
        let manned = |until_back| Entry::Manned { seat, bot, by, until_back };
        let all = [
            (Entry::Sat { seat, name: "Ada".into(), who }, "sat"),
            (manned(false), "manned"),
            (manned(true), "manned"),
            (Entry::Tempo { tempo: Tempo::Quick, by: seat }, "tempo"),
            (Entry::Freed { seat, for_good: true, by: Some(By::Other(seat)) }, "freed"),
            (Entry::TakeBack { seat, keep: 3, of: Some(two) }, "asked"),
            (Entry::Knocked { seat, name: "Eve".into(), who, of: two }, "knocked"),
            (Entry::Admitted { request: 9, by: seat }, "admitted"),
            (Entry::Declined { request: 9, by: Some(seat) }, "declined"),
            (Entry::Declined { request: 9, by: None }, "declined"),
            (moved.clone(), "moved"),
            (Entry::Undone { seat, moves: 2 }, "undone"),
            (Entry::Chosen { setup: "2 players".into(), who }, "chosen"),
            (Entry::Pledged { seat, hash: "5f".into() }, "pledged"),
            (Entry::Gathering { wait_ms: 5 }, "gathering"),
            (Entry::Called {}, "called"),
            (Entry::Opened { seat, number: "5f".into() }, "opened"),
            (Entry::Lapsed { seats: two }, "lapsed"),
            (Entry::Carried { token: who, to: who }, "carried"),
            (Entry::Rematched { table: "k3n7".into(), by: Some(seat) }, "rematched"),
            (Entry::Rematched { table: "k3n7".into(), by: None }, "rematched"),
            (Entry::Guided { seat: Some(seat) }, "guided"),
            (Entry::Guided { seat: None }, "guided"),
        ];
        for (entry, kind) in all {
            let row = entry.to_row(5);
            assert_eq!(row.kind, kind);
            assert_eq!(row.who.is_empty(), !matches!(kind, "sat" | "carried" | "knocked"));
            assert_eq!(Entry::of_row(&row).unwrap(), entry);
        }
        let body: serde_json::Value = serde_json::from_str(&moved.to_row(5).body).unwrap();
        assert_eq!(body, serde_json::json!({ "action": "play 23", "luck": "3/45", "seat": "P2" }));
    }
}
