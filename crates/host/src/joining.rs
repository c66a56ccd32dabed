//! Sitting down: at once before the game, and by leave of the others while it runs.
//!
//! Somebody new may be anybody's second browser. So in a running game they
//! ask, and everybody else decides; whoever left a seat gets it back at once.

use std::sync::Arc;

use store::Stage;
use table::{Seat, Seats};

use crate::{
    Caller, Consent, Host, HostError, VisitorId,
    entrance::{is_for_the_host_alone, is_free, waits_for_others},
    entry::{Entry, SeatList},
    live::Live,
    names,
    snapshot::{SeatNow, Sitter},
    table::Table,
};

/// The most requests of strangers that are open at once, and of those who came by the host's link.
const MOST_OPEN: usize = 6;
/// The most requests of strangers of one origin that are open at once.
const MOST_OF_ORIGIN: usize = 2;
/// How often one visitor may ask at one table.
const MOST_OF_ONE: usize = 5;

/// What askers are told where there is no room.
const ASKED_OFTEN: &str = "that was asked often enough at this table";

/// Somebody new asks for a free seat of a running game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JoinRequest {
    /// The revision it was asked at, by which it is known.
    pub id: u64,
    /// Which seat.
    pub seat: Seat,
    /// What they want to be called.
    pub name: String,
    /// Who asks.
    pub who: VisitorId,
    /// The seats that have yet to agree.
    pub awaited: Seats,
}

/// What came of joining.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// The visitor sits there.
    Seated(Seat),
    /// The others have been asked; the request is known by this number.
    Requested(u64),
}

impl Host {
    /// Sits down: at this seat, or at the first free one. Whoever left a seat gets it back;
    /// somebody new asks the others while the game runs.
    pub async fn join(
        self: &Arc<Host>,
        id: &str,
        caller: impl Into<Caller>,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<Joined, HostError> {
        let caller = caller.into();
        let name = name.to_owned();
        let live = self.live(id).await?;
        let at_table = live.clone();
        let decide = move |table: &mut Table| {
            let (entry, joined) = table.join(caller.who, &name, seat)?;
            if matches!(entry, Some(Entry::Sat { .. } | Entry::Knocked { .. })) {
                let is_invited = at_table.is_invited(caller.who);
                let now_ms = table.times.clock.now_ms();
                table.budgets.let_in(caller, is_invited, now_ms)?;
            }
            if matches!(entry, Some(Entry::Knocked { .. })) {
                may_ask(&table.requests, &at_table, caller)?;
            }
            Ok((entry, joined))
        };
        let joined = self.change(id, decide).await?;
        self.saw(id, caller);
        Ok(joined)
    }

    /// Answers somebody who asks for a seat; whoever asked may refuse, too, and so asks no longer.
    pub async fn answer_request(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        request: u64,
        answer: Consent,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            let open = table.requests.iter().find(|open| open.id == request);
            let open = open
                .ok_or_else(|| HostError::Refused("this request is no longer open".to_owned()))?;
            if open.who == who && answer == Consent::Refuse {
                return Ok((Some(Entry::Declined { request, by: None }), ()));
            }
            let mine = table.speaks_for(who);
            let by = open.awaited.iter().find(|&seat| mine.contains(seat));
            let by = by.ok_or(HostError::NotSeated)?;
            Ok((
                Some(match answer {
                    Consent::Agree => Entry::Admitted { request, by },
                    Consent::Refuse => Entry::Declined { request, by: Some(by) },
                }),
                (),
            ))
        })
        .await
    }
}

/// Whether another request has room: strangers and friends each have their own.
fn may_ask(open: &[JoinRequest], live: &Live, caller: Caller) -> Result<(), HostError> {
    let is_invited = live.is_invited(caller.who);
    let alike = open.iter().filter(|open| live.is_invited(open.who) == is_invited);
    let (mut all, mut of_origin) = (0, 0);
    for open in alike {
        all += 1;
        of_origin += usize::from(live.origin_of(open.who) == Some(caller.origin));
    }
    if all >= MOST_OPEN || !is_invited && of_origin >= MOST_OF_ORIGIN {
        return Err(HostError::TooMuch(ASKED_OFTEN));
    }
    Ok(())
}

impl Table {
    fn join(
        &mut self,
        who: VisitorId,
        name: &str,
        wanted: Option<Seat>,
    ) -> Result<(Option<Entry>, Joined), HostError> {
        if self.stage() == Stage::Over {
            return Err(HostError::Over);
        }
        let mine = self.seats_of(who);
        // A second seat is taken on purpose, by naming it.
        if let Some(seat) =
            wanted.map_or(mine.first(), |seat| Some(seat).filter(|&seat| mine.contains(seat)))
        {
            return Ok((None, Joined::Seated(seat)));
        }
        if let Some(open) = self.requests.iter().find(|open| open.who == who)
            && wanted.is_none_or(|seat| seat == open.seat)
        {
            return Ok((None, Joined::Requested(open.id)));
        }
        let seat = self.free_seat(who, wanted)?;
        let comes_back = self.seat(seat)?.left_by == Some(who);
        let name = self.name_for(who, seat, name)?;
        if self.play.is_none() || comes_back || self.eyes.are_free() {
            return Ok((Some(Entry::Sat { seat, name, who }), Joined::Seated(seat)));
        }
        if is_for_the_host_alone(&self.seats, &self.eyes, self.owner, who, seat) {
            return Err(HostError::ForTheHostAlone);
        }
        let of = self.others_with_a_say(who);
        if of.is_empty() {
            if waits_for_others(&self.seats, &self.eyes, who) {
                let reason = "nobody is at the table who could let you in; try again later";
                return Err(HostError::Refused(reason.to_owned()));
            }
            return Ok((Some(Entry::Sat { seat, name, who }), Joined::Seated(seat)));
        }
        let asked = self.has_asked.iter().filter(|&&asker| asker == who).count();
        if asked >= MOST_OF_ONE || self.requests.iter().any(|open| open.who == who) {
            return Err(HostError::TooMuch(ASKED_OFTEN));
        }
        let id = self.revision + 1;
        Ok((Some(Entry::Knocked { seat, name, who, of: SeatList(of) }), Joined::Requested(id)))
    }

    fn free_seat(&self, who: VisitorId, wanted: Option<Seat>) -> Result<Seat, HostError> {
        let started = self.play.is_some();
        // Whoever was replaced by a bot, or got up, comes back to the same seat.
        let is_mine =
            |seat: &SeatNow| seat.left_by == Some(who) && !matches!(seat.sitter, Sitter::Person(_));
        let is_open = |place: &SeatNow| place.sitter == Sitter::Open;
        let is_fit = |seat: Seat, place: &SeatNow| {
            is_open(place) && (!started || is_free(place) && self.eyes.may_hold(who, seat))
        };
        let seats = || self.seats.iter().enumerate().map(|(at, place)| (Seat::new(at), place));
        match wanted {
            Some(seat) => match self.seats.get(seat.index()) {
                None => Err(HostError::NoSeat(seat)),
                Some(place) if is_mine(place) || is_fit(seat, place) => Ok(seat),
                Some(place) if !is_open(place) => Err(HostError::Taken(seat)),
                Some(_) if !self.eyes.may_hold(who, seat) => Err(HostError::SeenAnother),
                Some(place) => Err(HostError::Kept(place.name.clone())),
            },
            None => {
                let place = seats()
                    .find(|(_, place)| is_mine(place))
                    .or_else(|| seats().find(|(seat, place)| is_fit(*seat, place)));
                match place {
                    Some((seat, _)) => Ok(seat),
                    None => Err(match seats().find(|(_, place)| is_open(place)) {
                        Some((seat, _)) if !self.eyes.may_hold(who, seat) => HostError::SeenAnother,
                        Some((_, place)) => HostError::Kept(place.name.clone()),
                        None => HostError::Full,
                    }),
                }
            }
        }
    }

    /// What somebody is called who is to sit there. A running game goes on with the seat's name
    /// for whoever had it, and tells everybody else apart from all names that were used.
    fn name_for(&self, who: VisitorId, seat: Seat, name: &str) -> Result<String, HostError> {
        let place = self.seats.get(seat.index()).ok_or(HostError::NoSeat(seat))?;
        let started = self.play.is_some();
        let had_it = self.eyes.are_free() || place.named_after == Some(who);
        let is_nameless = names::clean(name).is_empty();
        if started && (place.left_by == Some(who) || is_nameless && had_it) {
            return Ok(place.name.clone());
        }
        let all: Vec<String> = self.seats.iter().map(|place| place.name.clone()).collect();
        let name = names::at_seat(name, seat, &all);
        if !started || had_it {
            return Ok(name);
        }
        let asking = self.requests.iter().map(|open| open.name.clone());
        Ok(names::apart(name, &all.into_iter().chain(asking).collect::<Vec<_>>()))
    }

    /// A seat gets another name. From now on the log calls it so; what was told keeps its name.
    pub(crate) fn rename_seat(&mut self, seat: Seat, name: String) -> Result<(), HostError> {
        if let Some(play) = &mut self.play
            && play.sitting.names().get(seat) != name
        {
            play.sitting.rename(seat, &name);
        }
        self.seat(seat)?.name = name;
        Ok(())
    }

    /// A person sits down, and has to be asked from now on.
    pub(crate) fn sit(
        &mut self,
        seat: Seat,
        name: String,
        who: VisitorId,
    ) -> Result<(), HostError> {
        self.rename_seat(seat, name.clone())?;
        *self.seat(seat)? = SeatNow::of(name, Sitter::Person(who));
        Arc::make_mut(&mut self.eyes).sat(seat, who);
        for open in &mut self.requests {
            if open.who != who {
                open.awaited = open.awaited.with(seat);
            }
        }
        Ok(())
    }

    /// Somebody agreed that a newcomer sits down. Gives the seat they got with the last one.
    pub(crate) fn admit(&mut self, request: u64, by: Seat) -> Result<Option<Seat>, HostError> {
        let speaker = self.speaker(by);
        let theirs: Seats = match speaker {
            Some(who) => self.speaks_for(who).with(by),
            None => Seats::only(by),
        };
        let Some(place) = self.requests.iter().position(|open| open.id == request) else {
            return Ok(None);
        };
        let open = &mut self.requests[place];
        open.awaited = open.awaited.iter().filter(|&seat| !theirs.contains(seat)).collect();
        if !open.awaited.is_empty() {
            return Ok(None);
        }
        let open = self.requests.remove(place);
        self.tell(self.sits_down(open.seat, &open.name, open.who));
        self.sit(open.seat, open.name, open.who)?;
        Ok(Some(open.seat))
    }

    /// Requests end when their seat is taken, when somebody who has yet to answer is gone, when
    /// whoever asks has seen another hand since, and with the game.
    pub(crate) fn end_requests(&mut self) {
        let is_on = self.stage() == Stage::Playing;
        let (seats, eyes) = (&self.seats, &self.eyes);
        let is_there =
            |seat: Seat| seats.get(seat.index()).is_some_and(|seat| seat.speaker().is_some());
        let ended = self.requests.extract_if(.., |open| {
            !is_on
                || !seats.get(open.seat.index()).is_some_and(is_free)
                || !eyes.may_hold(open.who, open.seat)
                || !open.awaited.iter().all(is_there)
        });
        let ended: Vec<String> = ended.map(|open| open.name).collect();
        for name in ended {
            self.tell(format!("the request of {name} to join ends"));
        }
    }
}
