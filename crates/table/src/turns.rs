//! How a game with pending questions plays an action: guard, act, settle, go on.
//!
//! Whatever the rules ask lies on a [`Stack`]. A handler of the rules only ever **pushes**: what it wants
//! to know, and below that what happens then. It never takes anything off; it says what became of the
//! question it was given ([`Answer`]), and this protocol takes it off. So it does not matter when a
//! handler decides that it is done, nothing that lies below can get lost, and no chapter has to know who
//! asked for it. In test builds it is asserted that a handler left alone what lay below it.
//!
//! ```text
//! apply  guard     may this seat act at all?
//!        act       the game checks (may refuse, changes nothing) and performs (cannot fail)
//!        settle    the question on top is taken off, or stays: as the handler said
//! go_on  put       who has to decide the question on top? Whoever has, is asked, and that is all
//!        go_on     nobody has: what lies on top happens by itself, and is settled likewise
//!        turn_over nothing is pending
//! ```
//!
//! ```
//! use table::{Chance, OutOfTurn, Play, Script, Seat, Seats, Sink, Stack, turns::{self, Answer, Turns}};
//!
//! /// A ferry: whoever has a coin is taken over. In a turn one may whistle as often as one likes.
//! struct Ferry { pending: Stack<Question, 4>, asked: Seats, coins: u8, over: u8 }
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Question { Turn, Board, Pay }
//! #[derive(Clone, Copy)]
//! enum Action { Whistle, Cross, Coin }
//! #[derive(PartialEq, Debug)]
//! enum Refusal { OutOfTurn, NotNow }
//!
//! impl From<OutOfTurn> for Refusal {
//!     fn from(_: OutOfTurn) -> Refusal { Refusal::OutOfTurn }
//! }
//!
//! impl Turns<4> for Ferry {
//!     type Question = Question;
//!     type Action = Action;
//!     type Event = &'static str;
//!     type Refusal = Refusal;
//!
//!     fn pending(&self) -> &Stack<Question, 4> { &self.pending }
//!     fn pending_mut(&mut self) -> &mut Stack<Question, 4> { &mut self.pending }
//!
//!     fn guard(&self, seat: Seat, _: Action) -> Result<(), OutOfTurn> {
//!         turns::guard(1, self.asked, seat)
//!     }
//!
//!     fn act(
//!         play: &mut Play<'_, Ferry, impl Chance, impl Sink<&'static str>>,
//!         _: Seat,
//!         action: Action,
//!     ) -> Result<Answer, Refusal> {
//!         match (play.game.pending.top(), action) {
//!             // The turn goes on.
//!             (Some(Question::Turn), Action::Whistle) => Ok(Answer::Open),
//!             // Paying is asked first. It need not know what it is for: boarding lies below.
//!             (Some(Question::Turn), Action::Cross) => {
//!                 play.game.pending.push(Question::Board);
//!                 play.game.pending.push(Question::Pay);
//!                 Ok(Answer::Given)
//!             }
//!             (Some(Question::Pay), Action::Coin) => {
//!                 play.game.coins -= 1;
//!                 Ok(Answer::Given)
//!             }
//!             _ => Err(Refusal::NotNow),
//!         }
//!     }
//!
//!     fn put(&mut self, question: Question) -> bool {
//!         // Boarding asks nobody, and neither does a turn of somebody without coins.
//!         let is_asked = question == Question::Pay || question == Question::Turn && self.coins > 0;
//!         self.asked = if is_asked { Seats::only(Seat::new(0)) } else { Seats::NONE };
//!         is_asked
//!     }
//!
//!     fn go_on(
//!         play: &mut Play<'_, Ferry, impl Chance, impl Sink<&'static str>>,
//!         question: Question,
//!     ) -> Answer {
//!         if question == Question::Board {
//!             play.game.over += 1;
//!             play.events.send("landed");
//!         }
//!         Answer::Given
//!     }
//!
//!     fn turn_over(play: &mut Play<'_, Ferry, impl Chance, impl Sink<&'static str>>) {
//!         play.game.pending.push(Question::Turn);
//!     }
//! }
//!
//! let first = Seat::new(0);
//! let mut ferry = Ferry { pending: Stack::only(Question::Turn), asked: Seats::only(first), coins: 2, over: 0 };
//! let mut events = Vec::new();
//! for action in [Action::Whistle, Action::Cross, Action::Coin] {
//!     turns::apply(&mut ferry, first, action, &mut Script::of([]), &mut events)?;
//! }
//!
//! // It is paid, so she lands, and the next turn begins.
//! assert_eq!((ferry.coins, ferry.over, ferry.pending), (1, 1, Stack::only(Question::Turn)));
//! assert_eq!(events, ["landed"]);
//! let refused = turns::apply(&mut ferry, Seat::new(1), Action::Cross, &mut Script::of([]), &mut events);
//! assert_eq!(refused, Err(Refusal::OutOfTurn));
//! # Ok::<(), Refusal>(())
//! ```

use std::fmt::Debug;

use crate::{Chance, Play, Seat, Seats, Sink, Stack};

/// What became of the question a handler was given: of the one that was asked, or of the one that went
/// on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is answered. What the handler pushed comes next, and then what lies below.
    Given,
    /// It stays open, below what the handler pushed: something was done beside it, or only a part of it.
    Open,
    /// With it everything that was pending is over; only what the handler pushed comes next.
    Last,
}

/// Why a seat may not act at all, whatever it wants to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutOfTurn {
    /// Nobody sits there.
    NoSuchSeat {
        /// Where.
        seat: Seat,
    },
    /// Nobody is asked any more.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn {
        /// The first of those who are.
        turn: Seat,
    },
}

/// A game whose rules ask by way of a stack of at most `N` pending questions.
pub trait Turns<const N: usize>: Sized {
    /// What may be pending: a decision of somebody, or what goes on by itself.
    type Question: Copy + PartialEq + Debug;
    /// The same as that of the game, like the next two.
    type Action: Copy;
    /// One fact about what happened.
    type Event;
    /// Why an action is not possible.
    type Refusal: From<OutOfTurn>;

    /// What is pending.
    fn pending(&self) -> &Stack<Self::Question, N>;

    /// The same, for the protocol: handlers only push.
    fn pending_mut(&mut self) -> &mut Stack<Self::Question, N>;

    /// Whether `seat` may act at all: for most games [`guard`].
    fn guard(&self, seat: Seat, action: Self::Action) -> Result<(), OutOfTurn>;

    /// Does `action`, or refuses it and changes nothing. The question on top is still there.
    fn act(
        play: &mut Play<'_, Self, impl Chance, impl Sink<Self::Event>>,
        seat: Seat,
        action: Self::Action,
    ) -> Result<Answer, Self::Refusal>;

    /// Puts a question to whoever has something to decide about it, and notes whom for everybody to see.
    /// False where nobody has: it goes on by itself.
    ///
    /// That the game is over is a question too, put to nobody: it is true for that.
    fn put(&mut self, question: Self::Question) -> bool;

    /// What happens where nobody is asked. The question is still there.
    fn go_on(
        play: &mut Play<'_, Self, impl Chance, impl Sink<Self::Event>>,
        question: Self::Question,
    ) -> Answer;

    /// Nothing is pending: the next turn begins, or whatever comes after the last.
    fn turn_over(play: &mut Play<'_, Self, impl Chance, impl Sink<Self::Event>>);
}

/// Whether one of so many seats is among those who are asked.
#[inline]
pub fn guard(seats: usize, asked: Seats, seat: Seat) -> Result<(), OutOfTurn> {
    if seat.index() >= seats {
        return Err(OutOfTurn::NoSuchSeat { seat });
    }
    let turn = asked.first().ok_or(OutOfTurn::GameOver)?;
    if asked.contains(seat) { Ok(()) } else { Err(OutOfTurn::NotYourTurn { turn }) }
}

/// Does `action` in full, up to the next question that somebody is asked, or refuses it and changes
/// nothing.
#[inline]
pub fn apply<G: Turns<N>, const N: usize>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    chance: &mut impl Chance,
    events: &mut impl Sink<G::Event>,
) -> Result<(), G::Refusal> {
    game.guard(seat, action)?;
    let before = *game.pending();
    let play = &mut Play { game, chance, events };
    let answer = G::act(play, seat, action)?;
    settle(play.game, &before, answer);
    go_on(play);
    Ok(())
}

/// Lets what is pending go on until somebody is asked.
#[inline]
pub fn go_on<G: Turns<N>, const N: usize>(
    play: &mut Play<'_, G, impl Chance, impl Sink<G::Event>>,
) {
    loop {
        let before = *play.game.pending();
        let Some(question) = before.top() else {
            G::turn_over(play);
            continue;
        };
        if play.game.put(question) {
            return;
        }
        let answer = G::go_on(play, question);
        settle(play.game, &before, answer);
    }
}

/// Takes off what is answered, and makes sure that its handler left alone what lay below.
#[inline]
fn settle<G: Turns<N>, const N: usize>(
    game: &mut G,
    before: &Stack<G::Question, N>,
    answer: Answer,
) {
    let pending = game.pending_mut();
    debug_assert!(
        pending.starts_with(before),
        "a handler only pushes: it was given {before:?}, and left {pending:?}"
    );
    pending.settle(before.len(), answer);
}
