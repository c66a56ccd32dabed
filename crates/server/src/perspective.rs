//! Who looks at a table, as far as it makes a difference to what they get.
//!
//! Two visitors with the same perspective of the same snapshot get the same
//! bytes. So a perspective is also what shared renderings are kept by: whatever
//! a page is to depend on belongs in here.

use std::sync::Arc;

use host::{Entrance, Sitter, Snapshot, Stage, VisitorId};
use table::{Seat, Seats, Viewer};

/// All that a rendering depends on beside the snapshot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Perspective {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Whom the screen is to be passed to before anything is shown.
    pub pass_to: Option<Seat>,
    /// The seats of this visitor, in ascending order.
    pub mine: Vec<Seat>,
    /// Whether this visitor made the table.
    pub is_host: bool,
    /// A seat this visitor left and may take again.
    pub may_return_to: Option<Seat>,
    /// How this visitor could sit down in a running game.
    pub entrance: Entrance,
    /// The seats this visitor answers for when the table is asked something.
    pub speaks_for: Seats,
    /// The number of this visitor's own request for a seat.
    pub request: Option<u64>,
    /// The address that brings a friend in.
    pub invite: Arc<str>,
    /// A free seat that the address of the page names.
    pub asked: Option<Seat>,
}

impl Perspective {
    /// That of a visitor in a browser, who may have asked for the hand of one of their seats.
    pub fn of(
        table: &Snapshot,
        who: VisitorId,
        asked: Option<Seat>,
        invite: impl Into<Arc<str>>,
    ) -> Perspective {
        let seen = Perspective::with(table, who, eyes(table, who, asked), invite);
        let is_free = |seat: &Seat| {
            let seat = table.seats.get(seat.index());
            seat.is_some_and(|seat| seat.sitter == Sitter::Open)
        };
        Perspective { asked: asked.filter(is_free), ..seen }
    }

    /// That of a program. It passes no screen around: the seat it names is the seat it sees.
    pub fn of_program(
        table: &Snapshot,
        who: VisitorId,
        asked: Option<Seat>,
        invite: impl Into<Arc<str>>,
    ) -> Perspective {
        let asked = asked.filter(|seat| table.seats_of(who).contains(seat));
        let viewer = asked.map_or_else(|| eyes(table, who, None).0, Viewer::Seat);
        Perspective::with(table, who, (viewer, None), invite)
    }

    /// That of a visitor who looks with these eyes, and whom the screen is to be passed to.
    pub fn with(
        table: &Snapshot,
        who: VisitorId,
        (viewer, pass_to): (Viewer, Option<Seat>),
        invite: impl Into<Arc<str>>,
    ) -> Perspective {
        Perspective {
            viewer,
            pass_to,
            mine: table.seats_of(who),
            is_host: table.owner == who,
            may_return_to: table.may_return_to(who),
            entrance: table.entrance(who),
            speaks_for: table.speaks_for(who),
            request: table.requests.iter().find(|open| open.who == who).map(|open| open.id),
            invite: link(table, who, invite),
            asked: None,
        }
    }

    /// That of a room full of people, which asks friends in where the host has opened it.
    pub fn board(table: &Snapshot, who: VisitorId, invite: impl Into<Arc<str>>) -> Perspective {
        Perspective::public(link(table, who, invite))
    }

    /// That of a room full of people: nobody's hand and nobody's buttons, whoever opened it.
    pub fn public(invite: impl Into<Arc<str>>) -> Perspective {
        Perspective {
            viewer: Viewer::Spectator,
            pass_to: None,
            mine: Vec::new(),
            is_host: false,
            may_return_to: None,
            entrance: Entrance::Closed,
            speaks_for: Seats::NONE,
            request: None,
            invite: invite.into(),
            asked: None,
        }
    }
}

/// Through whose eyes a visitor looks at a table, and whom the screen is to be passed to first.
///
/// Somebody with one seat sees with that seat's eyes. Where several share a screen it shows nobody's
/// hand until the address names the seat that holds it.
pub fn eyes(table: &Snapshot, who: VisitorId, asked: Option<Seat>) -> (Viewer, Option<Seat>) {
    let mine = table.seats_of(who);
    let asked = asked.filter(|seat| mine.contains(seat));
    let to_act = table.asked_of(&mine);
    // Whoever has just been told something reads it before the screen goes on.
    let reads = |seat: Seat| table.outcomes.contains_key(&seat);
    let next = mine.iter().copied().find(|&seat| reads(seat));
    let next = next.or_else(|| mine.iter().copied().find(|&seat| to_act.contains(seat)));
    match (mine.as_slice(), asked) {
        ([], _) => (Viewer::Spectator, None),
        ([only], _) => (Viewer::Seat(*only), None),
        _ if table.stage != Stage::Playing => (Viewer::Seat(asked.unwrap_or(mine[0])), None),
        (_, Some(seat)) if reads(seat) || next.is_none() => (Viewer::Seat(seat), None),
        (_, Some(seat)) if to_act.contains(seat) && !next.is_some_and(reads) => {
            (Viewer::Seat(seat), None)
        }
        (_, _) => (Viewer::Spectator, next),
    }
}

/// The address that brings a friend in. The host's carries the word that gives them room.
fn link(table: &Snapshot, who: VisitorId, invite: impl Into<Arc<str>>) -> Arc<str> {
    let invite = invite.into();
    match table.invitation_for(who) {
        Some(word) => format!("{invite}?invite={word}").into(),
        None => invite,
    }
}
