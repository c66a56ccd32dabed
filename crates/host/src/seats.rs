//! Sitting down, getting up, and what the host of a table may do with seats.

use std::{str::FromStr, sync::Arc};

use shelf::BotKind;
use store::Stage;
use table::Seat;

use crate::{
    Host, HostError, Who,
    entry::Entry,
    names,
    snapshot::{SeatNow, Sitter},
    table::Table,
};

/// Who is to sit at a seat from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewSitter {
    /// Nobody; whoever sat there may come back.
    Open,
    /// Nobody, and whoever sat there may not come back by themselves.
    Kick,
    /// A bot; whoever sat there may come back.
    Bot(BotKind),
    /// Whoever sits at that other seat, and the other way round.
    Swap(Seat),
}

impl FromStr for NewSitter {
    type Err = HostError;

    fn from_str(text: &str) -> Result<NewSitter, HostError> {
        match text {
            "open" => Ok(NewSitter::Open),
            "kick" => Ok(NewSitter::Kick),
            _ => match text.strip_prefix("swap:") {
                Some(seat) => {
                    seat.parse().map(NewSitter::Swap).map_err(|error: table::NotationError| {
                        HostError::Unreadable(error.to_string())
                    })
                }
                None => text.parse().map(NewSitter::Bot).map_err(|_| {
                    HostError::Unreadable(
                        "a seat becomes open, kick, easy, medium, hard or swap:P2".to_owned(),
                    )
                }),
            },
        }
    }
}

impl Host {
    /// Sits down: at this seat, or at the first free one. Whoever left a seat gets it back.
    pub async fn join(
        self: &Arc<Host>,
        id: &str,
        who: Who,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<Seat, HostError> {
        let name = name.to_owned();
        self.change(id, move |table| {
            if table.stage() == Stage::Over {
                return Err(HostError::Over);
            }
            let mine = table.seats_of(who);
            match seat {
                Some(seat) if mine.contains(seat) => return Ok((None, seat)),
                // A second seat is taken on purpose, by naming it.
                None => {
                    if let Some(seat) = mine.first() {
                        return Ok((None, seat));
                    }
                }
                Some(_) => {}
            }
            let seat = table.free_seat(who, seat)?;
            let started = table.play.is_some();
            let taken: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
            let place = table.seat(seat)?;
            let comes_back = place.left_by == Some(who);
            let name = if started && (comes_back || names::clean(&name).is_empty()) {
                place.name.clone()
            } else {
                names::at_seat(&name, seat, &taken)
            };
            Ok((Some(Entry::Sat { seat, name, who }), seat))
        })
        .await
    }

    /// Gets up from a seat; it can be taken again.
    pub async fn leave(self: &Arc<Host>, id: &str, who: Who, seat: Seat) -> Result<(), HostError> {
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            Ok((Some(Entry::Freed { seat, for_good: false }), ()))
        })
        .await
    }

    /// Gives a seat another name before the game begins.
    pub async fn rename(
        self: &Arc<Host>,
        id: &str,
        who: Who,
        seat: Seat,
        name: &str,
    ) -> Result<(), HostError> {
        let name = name.to_owned();
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            if table.play.is_some() {
                return Err(HostError::Started);
            }
            let taken: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
            let name = names::at_seat(&name, seat, &taken);
            Ok((Some(Entry::Named { seat, name }), ()))
        })
        .await
    }

    /// Puts somebody else at a seat. The host of the table may; others may free or give to a bot
    /// the seats they sit at, and ask a bot to play for somebody whose time is up.
    pub async fn reseat(
        self: &Arc<Host>,
        id: &str,
        who: Who,
        seat: Seat,
        to: NewSitter,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            let is_own = table.sits_at(who, seat).is_ok();
            table.seat(seat)?;
            let stands_in = matches!(to, NewSitter::Bot(_)) && table.is_overdue(seat);
            let may = table.owner == who
                || (is_own && !matches!(to, NewSitter::Swap(_)))
                || (stands_in && !table.seats_of(who).is_empty());
            if !may {
                return Err(HostError::NotHost);
            }
            if table.stage() == Stage::Over {
                return Err(HostError::Over);
            }
            let entry = match to {
                NewSitter::Open => Entry::Freed { seat, for_good: false },
                NewSitter::Kick => Entry::Freed { seat, for_good: true },
                NewSitter::Bot(bot) => Entry::Manned { seat, bot },
                NewSitter::Swap(other) => {
                    table.seat(other)?;
                    if table.play.is_some() {
                        return Err(HostError::Started);
                    }
                    Entry::Swapped { one: seat, other }
                }
            };
            Ok((Some(entry), ()))
        })
        .await
    }

    /// Begins the game, once every seat has somebody; only the host of the table may.
    pub async fn start(self: &Arc<Host>, id: &str, who: Who) -> Result<(), HostError> {
        self.change(id, move |table| {
            if table.play.is_some() {
                return Err(HostError::Started);
            }
            if table.owner != who {
                return Err(HostError::NotHost);
            }
            let open = table.seats.iter().position(|seat| seat.sitter == Sitter::Open);
            if let Some(open) = open {
                return Err(HostError::SeatOpen(Seat::new(open)));
            }
            Ok((Some(table.start()?), ()))
        })
        .await
    }
}

impl Table {
    fn free_seat(&self, who: Who, wanted: Option<Seat>) -> Result<Seat, HostError> {
        let is_free = |seat: &SeatNow| seat.sitter == Sitter::Open;
        // Whoever was replaced by a bot, or got up, comes back to the same seat.
        let is_mine =
            |seat: &SeatNow| seat.left_by == Some(who) && !matches!(seat.sitter, Sitter::Person(_));
        match wanted {
            Some(seat) => match self.seats.get(seat.index()) {
                None => Err(HostError::NoSeat(seat)),
                Some(place) if is_free(place) || is_mine(place) => Ok(seat),
                Some(_) => Err(HostError::Taken(seat)),
            },
            None => {
                let seats = &self.seats;
                let place =
                    seats.iter().position(is_mine).or_else(|| seats.iter().position(is_free));
                place.map(Seat::new).ok_or(HostError::Full)
            }
        }
    }
}
