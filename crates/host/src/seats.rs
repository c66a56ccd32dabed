//! Getting up, and what the host of a table may do with seats.

use std::{str::FromStr, sync::Arc};

use shelf::{BotKind, Chosen, Given};
use store::Stage;
use table::Seat;

use crate::{
    Host, HostError, Pace, VisitorId,
    entry::{By, Entry},
    names,
    snapshot::Sitter,
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
    /// Gets up from a seat; it can be taken again.
    pub async fn leave(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            Ok((Some(Entry::Freed { seat, for_good: false, by: Some(By::Owner) }), ()))
        })
        .await
    }

    /// Gives a seat another name.
    pub async fn rename(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
        name: &str,
    ) -> Result<(), HostError> {
        let name = name.to_owned();
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            let taken: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
            let asking = table.requests.iter().map(|open| open.name.clone());
            let name =
                names::apart(names::at_seat(&name, seat, &taken), &asking.collect::<Vec<_>>());
            let is_new = taken.get(seat.index()) != Some(&name);
            Ok((is_new.then_some(Entry::Named { seat, name }), ()))
        })
        .await
    }

    /// Chooses options before the game begins: the host of the table may choose all of them, others
    /// those of the seats they sit at, but for what the host gives.
    pub async fn choose(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        given: Vec<Given>,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            if table.play.is_some() || table.draw.is_opening() {
                return Err(HostError::Started);
            }
            let chosen = table.chosen.with(&given).map_err(shelf::StartError::from)?;
            for given in given.iter().filter(|_| table.owner != who) {
                table.sits_at(who, given.seat.ok_or(HostError::NotHost)?)?;
            }
            let gifts = |chosen: &Chosen| -> Vec<_> {
                chosen.given_by_host().map(|gift| gift.value).collect()
            };
            if table.owner != who && gifts(&chosen) != gifts(&table.chosen) {
                return Err(HostError::NotHost);
            }
            let setup = table.game.setup(&chosen)?;
            Ok(((setup != table.setup).then_some(Entry::Chosen { setup, who }), ()))
        })
        .await
    }

    /// Puts somebody else at a seat. The host of the table may; others may free or give to a bot
    /// the seats they sit at, and let a bot stand in for somebody who is gone or whose time is up.
    pub async fn reseat(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
        to: NewSitter,
    ) -> Result<(), HostError> {
        let live = self.live(id).await?;
        self.change(id, move |table| {
            let is_own = table.sits_at(who, seat).is_ok();
            let is_gone = match (table.seat(seat)?.sitter, table.pace) {
                (Sitter::Person(sitter), Pace::Live) => live.is_gone(sitter),
                (Sitter::Person(_) | Sitter::Open | Sitter::Bot(_), _) => false,
            };
            let is_absent = table.stage() == Stage::Playing && (is_gone || table.is_overdue(seat));
            let stands_in = matches!(to, NewSitter::Bot(_)) && is_absent && !is_own;
            let may = table.owner == who
                || (is_own && !matches!(to, NewSitter::Swap(_)))
                || (stands_in && !table.seats_of(who).is_empty());
            if !may {
                return Err(HostError::NotHost);
            }
            if table.stage() == Stage::Over {
                return Err(HostError::Over);
            }
            let by = Some(match table.seats_of(who).first() {
                _ if is_own => By::Owner,
                Some(other) if table.owner != who => By::Other(other),
                Some(_) | None => By::Host,
            });
            let entry = match to {
                NewSitter::Open => Entry::Freed { seat, for_good: false, by },
                NewSitter::Kick => Entry::Freed { seat, for_good: true, by },
                NewSitter::Bot(bot) => Entry::Manned { seat, bot, by, until_back: stands_in },
                NewSitter::Swap(other) => {
                    table.seat(other)?;
                    if table.play.is_some() {
                        return Err(HostError::Started);
                    }
                    table.swapped_setup(seat, other)?;
                    Entry::Swapped { one: seat, other }
                }
            };
            Ok((Some(entry), ()))
        })
        .await
    }

    /// Begins the game, once every seat has somebody; only the host of the table may.
    pub async fn start(self: &Arc<Host>, id: &str, who: VisitorId) -> Result<(), HostError> {
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
            Ok((table.call()?, ()))
        })
        .await
    }
}
