//! Visiting the location where the hero stopped (NN-205 to NN-209, RULES.md sections 12 and 13).

use table::{Chance, Sink};

use super::{Play, gaining, meeting};
use crate::{
    Event, GainList, NowOrNever, Refusal, RollKind, components::Location, stage::Question,
};

/// A location that can be visited.
pub(crate) struct Visit {
    pub(crate) location: Location,
}

/// The location that can be visited: its cost can be paid, hearts are left, and it brings something
/// (NN-166, NN-206, NN-207).
pub(crate) fn check(game: &NowOrNever) -> Result<Visit, Refusal> {
    meeting::check_free(&game.open)?;
    let (content, open, seat) = (game.content(), &game.open, game.active());
    let location = open.location(content, open.mover().place).ok_or(Refusal::NoVisit)?;
    let visit = content.visit(open.side, location);
    gaining::can_pay(open, seat, &visit.cost)?;
    let brings = |effect| gaining::may_bring(content, open, seat, effect);
    if visit.gains.iter().any(brings) { Ok(Visit { location }) } else { Err(Refusal::NoVisit) }
}

/// Hearts are lost, the rest of the cost is paid, and the gains follow in the order of the text
/// (NN-208).
pub(crate) fn visit(play: &mut Play<impl Chance, impl Sink<Event>>, Visit { location }: Visit) {
    let (seat, content) = (play.game.active(), play.game.content());
    play.send(Event::Visited { seat, location });
    match content.visit(play.game.open.side, location).cost.hearts_rolled {
        true => play.game.then(Question::Roll(RollKind::Visit(location))),
        false => enter(play, location),
    }
}

/// The cost is paid, and the gains follow; after a die, of a hero who still stands.
pub(crate) fn enter(play: &mut Play<impl Chance, impl Sink<Event>>, location: Location) {
    let (seat, content) = (play.game.active(), play.game.content());
    let cost = &content.visit(play.game.open.side, location).cost;
    gaining::pay(play, seat, cost);
    play.game.then(Question::Gains { list: GainList::Visit(location), next: 0 });
}
