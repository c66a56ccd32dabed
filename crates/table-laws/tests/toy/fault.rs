//! The ways in which Pebbles can be broken, each against one law.

use std::sync::atomic::{AtomicU8, Ordering};

use table::{Chance, Seat, Sink, Standings};

use super::{Action, Event, Toy};

/// The fault is content, so that all broken games are one type.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    Honest,
    // Every game starts and ends.
    NeverEnds,
    EndsWithoutStandings,
    HasStandingsTooEarly,
    // What is listed is accepted, and nothing else is.
    ListsWhatItRefuses,
    ListsTwice,
    ListsNothing,
    ActsAfterTheEnd,
    AcceptsUnlisted,
    // A refusal changes nothing.
    RefusesAndChanges,
    RefusesAndDraws,
    RefusesAndTells,
    // Notation reads back as it is written.
    SharesANotation,
    // Acting at random is picking from the list.
    PlaysFavourites,
    // Nothing is made or lost.
    LosesACard,
    ImaginesOneCardTwice,
    // A replay plays to the same state.
    HasItsOwnLuck,
    MindsWhoListens,
    BreaksTheLine,
    // Undo restores what was.
    ForgetsWhenCloned,
    // The standings fit the scores.
    Miscounts,
    LeavesOneOut,
    // An imagined world looks the same.
    ForgetsWhoChose,
    ListsByWhatIsHidden,
    // A move that may be undone showed nothing hidden.
    ShowsTheChoice,
    PeeksUnmarked,
    // Events tell no more than the views.
    TellsTheChoice,
    // Imagination is sometimes wrong.
    ShowsHandsToAll,
    ShowsHandsToSpectators,
    ShowsTheFirstHandToTheSecond,
    // The rules never panic.
    PanicsInPlay,
    PanicsOverARefusal,
    ImaginesAnImpossibleChoice,
}

/// What a careless `check` leaves behind.
pub(super) fn on_refusal(toy: &mut Toy, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    match toy.content.fault {
        Fault::RefusesAndChanges => toy.players[0].pebbles[0] += 1,
        Fault::RefusesAndDraws => _ = chance.pick(6),
        Fault::RefusesAndTells => events.send(Event::Won { seat: Seat::new(0) }),
        Fault::PanicsOverARefusal => panic!("nobody could have wanted this"),
        _ => {}
    }
}

pub(super) fn listens<S: Sink<Event>>(_: &S) -> bool {
    S::LISTENS
}

/// Luck that nobody was asked for.
static OWN_LUCK: AtomicU8 = AtomicU8::new(0);

pub(super) fn on_apply(toy: &mut Toy, action: Action, listens: bool) {
    match toy.content.fault {
        Fault::HasItsOwnLuck => {
            let pebbles = OWN_LUCK.fetch_add(1, Ordering::Relaxed) % 3;
            toy.players[1].pebbles[0] = pebbles;
        }
        Fault::MindsWhoListens if listens => toy.players[1].pebbles[0] = 9,
        Fault::PanicsInPlay if action == Action::Choose(7) => panic!("a seven was not foreseen"),
        _ => {}
    }
}

pub(super) fn standings(toy: &Toy, standings: Standings) -> Option<Standings> {
    let mut scores: Vec<i32> = standings.seats().map(|seat| standings.score(seat)).collect();
    match toy.content.fault {
        Fault::HasStandingsTooEarly => return Some(standings),
        Fault::EndsWithoutStandings => return None,
        Fault::Miscounts => scores[1] += 1,
        Fault::LeavesOneOut => _ = scores.pop(),
        _ => {}
    }
    toy.is_over().then(|| Standings::rank(&scores, |_| 0))
}
