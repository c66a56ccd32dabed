//! What happened: facts, who may know of them, and where they go.

use std::fmt;

use crate::{EventLine, MAX_SEATS, Seat, Viewer};

/// A fact about the game, small enough to be one line of the log.
///
/// It names things by their ids: what they are called is looked up where it is told, so that screens
/// can be given the fact beside its sentence.
pub trait Happening {
    /// Everything printed on the components, with the names of things.
    type Content;

    /// Who may know of it.
    fn audience(&self) -> Audience;

    /// Whether it shows somebody a thing that was hidden. A move that does cannot be undone.
    fn reveals(&self) -> bool;

    /// Writes the fact as one sentence without a full stop, and notes what it is about. What another
    /// fact tells as well writes nothing, and has no line in the log.
    fn tell(&self, content: &Self::Content, names: &Names, out: &mut EventLine) -> fmt::Result;

    /// The fact as a line of the log, if it has one.
    fn told(&self, content: &Self::Content, names: &Names) -> Option<EventLine> {
        let mut line = EventLine::default();
        self.tell(content, names, &mut line).expect("a line of the log takes every text");
        (!line.text.is_empty()).then_some(line)
    }
}

/// Who may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All players and spectators.
    Everyone,
    /// One player.
    Only(Seat),
}

impl Audience {
    /// Whether `viewer` belongs to it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// What the seats are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names([String; MAX_SEATS]);

impl Names {
    /// `P1`, `P2` …: the names in notation and golden replays.
    pub fn plain() -> Names {
        Names(std::array::from_fn(|index| Seat::new(index).to_string()))
    }

    /// These names, and plain ones for the seats beyond them.
    pub fn of<S: AsRef<str>>(names: &[S]) -> Names {
        let mut all = Names::plain();
        for (place, name) in all.0.iter_mut().zip(names) {
            name.as_ref().clone_into(place);
        }
        all
    }

    /// What `seat` is called.
    pub fn get(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }
}

/// Where events go.
pub trait Sink<E> {
    /// Whether anybody listens. Where nobody does, an event that is dear to make need not be.
    const LISTENS: bool = true;

    /// Takes one event.
    fn send(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn send(&mut self, event: E) {
        self.push(event);
    }
}

impl<E, S: Sink<E>> Sink<E> for &mut S {
    const LISTENS: bool = S::LISTENS;

    fn send(&mut self, event: E) {
        (**self).send(event);
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    const LISTENS: bool = false;

    #[inline]
    fn send(&mut self, _: E) {}
}
