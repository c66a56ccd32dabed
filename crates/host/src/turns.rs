//! Acting, undoing, taking back by consent, and hints.

use std::sync::Arc;

use shelf::{BotKind, Position};
use store::Stage;
use table::Seat;

use crate::{
    Caller, Host, HostError, VisitorId,
    entry::{Entry, SeatList},
    secret,
    snapshot::Sitter,
    table::Table,
};

/// The longest notation of an action.
const LONGEST_ACTION: usize = 200;

impl Host {
    /// Acts at a seat, as of the revision the player saw.
    pub async fn act(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
        seen: u64,
        action: &str,
    ) -> Result<(), HostError> {
        if action.len() > LONGEST_ACTION {
            return Err(HostError::Unreadable("input too long".to_owned()));
        }
        let action = action.trim().to_owned();
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            if table.stage() == Stage::Over {
                return Err(HostError::Over);
            }
            let revision = table.revision;
            let play = table.playing()?;
            if seen > revision || !play.answers(seat, seen) {
                return Err(HostError::Stale);
            }
            table.has_room_for_move(seat)?;
            Ok((Some(table.draw(seat, &action)?), ()))
        })
        .await
    }

    /// Takes the last move of a seat back, with what bots did after it.
    pub async fn undo(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
        seen: u64,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            // The seed has been shown: luck that is drawn anew would be known before.
            if table.stage() == Stage::Over {
                return Err(HostError::Over);
            }
            let bots = table.bots();
            let revision = table.revision;
            let play = table.playing()?;
            if seen > revision || !play.answers(seat, seen) {
                return Err(HostError::Stale);
            }
            let only = table::Seats::only(seat);
            let moves = play.undo_depth(only, bots).map_err(HostError::Refused)?;
            Ok((Some(Entry::Undone { seat, moves }), ()))
        })
        .await
    }

    /// Asks the table to go back to before the last move of a seat.
    pub async fn ask_to_take_back(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        seat: Seat,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            table.sits_at(who, seat)?;
            if table.stage() == Stage::Over {
                return Err(HostError::Over);
            }
            if table.take_back.is_some() {
                return Err(HostError::Refused("an undo request is already open".to_owned()));
            }
            let keep = table.playing()?.before_last_of(table::Seats::only(seat));
            let keep =
                keep.ok_or_else(|| HostError::Refused(table::CannotUndo::Nothing.to_string()))?;
            let of = Some(SeatList(table.others_with_a_say(who)));
            Ok((Some(Entry::TakeBack { seat, keep, of }), ()))
        })
        .await
    }

    /// Answers the question to go back, for one of the visitor's seats.
    pub async fn answer_take_back(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        agrees: Consent,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            let mine = table.speaks_for(who);
            let question = table
                .take_back
                .ok_or_else(|| HostError::Refused("nobody has asked to go back".to_owned()))?;
            let asked = question.awaited.iter().find(|&seat| mine.contains(seat));
            let entry = match agrees {
                Consent::Agree => Entry::Agreed { seat: asked.ok_or(HostError::NotSeated)? },
                Consent::Refuse => {
                    let seat = asked.or(Some(question.by).filter(|&by| mine.contains(by)));
                    Entry::Refused { seat: seat.ok_or(HostError::NotSeated)? }
                }
            };
            Ok((Some(entry), ()))
        })
        .await
    }

    /// Lets a strong bot think about what a seat may do, and shows that seat what it thinks.
    pub async fn hint(
        self: &Arc<Host>,
        id: &str,
        caller: impl Into<Caller>,
        seat: Seat,
    ) -> Result<(), HostError> {
        let caller = caller.into();
        let who = caller.who;
        let live = self.live(id).await?;
        // Who may not ask does not wait.
        self.hold(&live).await?.question(who, seat)?;
        let turn = self.hints.turn(caller.asking(live.standing(who))).await?;
        let (asked, position) = {
            let table = self.hold(&live).await?;
            let (asked, position) = table.question(who, seat)?;
            if table.hints.get(&seat).is_some_and(|(known, _)| *known == asked) {
                return Ok(());
            }
            (asked, position)
        };
        let kind = BotKind::Hard;
        let seed = secret::fresh_number();
        let advice =
            self.think(caller, move || Ok(position.advise(kind, kind.time(), seed))).await?;
        drop(turn);
        let mut table = self.hold(&live).await?;
        if table.play.as_ref().is_some_and(|play| play.asked(seat) == asked) {
            table.hints.insert(seat, (asked, Arc::new(advice)));
            live.show(&table);
        }
        Ok(())
    }
}

/// An answer to a question to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// Yes.
    Agree,
    /// No; also said by whoever asked and thought better of it.
    Refuse,
}

impl Table {
    /// What this visitor has to decide at this seat, and the revision at which it was asked.
    fn question(&self, who: VisitorId, seat: Seat) -> Result<(u64, Box<dyn Position>), HostError> {
        self.sits_at(who, seat)?;
        let play = self.play.as_ref().ok_or(HostError::NotStarted)?;
        let nothing = "there is nothing to decide at this seat now";
        let position = play.sitting.position(seat);
        let position = position.ok_or_else(|| HostError::Refused(nothing.to_owned()))?;
        Ok((play.asked(seat), position))
    }

    /// Whether this visitor sits at the seat.
    pub(crate) fn sits_at(&self, who: VisitorId, seat: Seat) -> Result<(), HostError> {
        match self.seats.get(seat.index()) {
            None => Err(HostError::NoSeat(seat)),
            Some(place) if place.sitter == Sitter::Person(who) => Ok(()),
            Some(_) => Err(HostError::NotYours(seat)),
        }
    }
}
