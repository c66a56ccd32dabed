//! The protocol of pending questions: what a handler says of its question is what happens to it.

use table::{
    Answer, Chance, OutOfTurn, Play, Script, Seat, Seats, Sink, Stack, Turns,
    turns::{apply, guard},
};

const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// Steps are counted. `Count` goes on by itself; the game is over after so many turns.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Steps {
    pending: Stack<Question, 4>,
    asked: Seats,
    counted: u8,
    turns: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Question {
    Turn,
    Count,
    Over,
}

#[derive(Clone, Copy)]
enum Action {
    /// Pushes something to be counted, and says that of the question.
    Count(Answer),
    /// Takes more than its own off the stack, and says that it answered it.
    Steal,
    Refused,
}

#[derive(PartialEq, Debug)]
enum Refusal {
    OutOfTurn(OutOfTurn),
    Never,
}

impl From<OutOfTurn> for Refusal {
    fn from(why: OutOfTurn) -> Refusal {
        Refusal::OutOfTurn(why)
    }
}

fn begun() -> Steps {
    let mut pending = Stack::only(Question::Turn);
    pending.push(Question::Turn);
    Steps { pending, asked: Seats::only(ADA), counted: 0, turns: 0 }
}

impl Turns<4> for Steps {
    type Question = Question;
    type Action = Action;
    type Event = ();
    type Refusal = Refusal;

    fn pending(&self) -> &Stack<Question, 4> {
        &self.pending
    }

    fn pending_mut(&mut self) -> &mut Stack<Question, 4> {
        &mut self.pending
    }

    fn guard(&self, seat: Seat, _: Action) -> Result<(), OutOfTurn> {
        guard(2, self.asked, seat)
    }

    fn act(
        play: &mut Play<'_, Steps, impl Chance, impl Sink<()>>,
        _: Seat,
        action: Action,
    ) -> Result<Answer, Refusal> {
        match action {
            Action::Count(answer) => {
                play.game.pending.push(Question::Count);
                Ok(answer)
            }
            Action::Steal => {
                play.game.pending.clear();
                Ok(Answer::Given)
            }
            Action::Refused => Err(Refusal::Never),
        }
    }

    fn put(&mut self, question: Question) -> bool {
        self.asked = if question == Question::Turn { Seats::only(ADA) } else { Seats::NONE };
        question != Question::Count
    }

    fn go_on(play: &mut Play<'_, Steps, impl Chance, impl Sink<()>>, _: Question) -> Answer {
        play.game.counted += 1;
        Answer::Given
    }

    fn turn_over(play: &mut Play<'_, Steps, impl Chance, impl Sink<()>>) {
        play.game.turns += 1;
        play.game.pending.push(Question::Over);
    }
}

fn act(game: &mut Steps, seat: Seat, action: Action) -> Result<(), Refusal> {
    apply(game, seat, action, &mut Script::of([]), &mut Vec::new())
}

#[test]
fn an_answered_question_is_gone_and_what_was_pushed_on_it_goes_on() {
    let mut game = begun();

    act(&mut game, ADA, Action::Count(Answer::Given)).unwrap();

    assert_eq!((game.counted, game.pending), (1, Stack::only(Question::Turn)));
}

#[test]
fn an_open_question_is_asked_again() {
    let mut game = begun();

    act(&mut game, ADA, Action::Count(Answer::Open)).unwrap();

    assert_eq!(game, Steps { counted: 1, ..begun() });
}

#[test]
fn with_the_last_answer_everything_below_is_over() {
    let mut game = begun();

    act(&mut game, ADA, Action::Count(Answer::Last)).unwrap();

    assert_eq!((game.counted, game.turns, game.asked), (1, 1, Seats::NONE));
    let late = act(&mut game, ADA, Action::Count(Answer::Given));
    assert_eq!(late, Err(Refusal::OutOfTurn(OutOfTurn::GameOver)));
}

#[test]
fn whoever_is_not_asked_and_whatever_is_refused_changes_nothing() {
    let mut game = begun();
    let count = Action::Count(Answer::Given);

    let refused = [
        act(&mut game, BEN, count),
        act(&mut game, Seat::new(2), count),
        act(&mut game, ADA, Action::Refused),
    ];

    let by_guard = |why| Err(Refusal::OutOfTurn(why));
    assert_eq!(
        refused,
        [
            by_guard(OutOfTurn::NotYourTurn { turn: ADA }),
            by_guard(OutOfTurn::NoSuchSeat { seat: Seat::new(2) }),
            Err(Refusal::Never),
        ]
    );
    assert_eq!(game, begun());
}

/// Such a handler would lose what somebody else has still to decide.
#[test]
fn test_builds_stop_at_a_handler_that_takes_off_more_than_its_own() {
    let stolen = std::panic::catch_unwind(|| act(&mut begun(), ADA, Action::Steal));

    assert_eq!(stolen.is_err(), cfg!(debug_assertions));
}
