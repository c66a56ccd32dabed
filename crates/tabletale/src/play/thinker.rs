//! Bots think on a thread of their own, so that the screen stays alive.

use std::{
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError},
    thread,
    time::Duration,
};

use anyhow::bail;
use shelf::{BotKind, Budget, Opinion, Position};

/// How long `hard` thinks about a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(600));

/// What a bot is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// To decide as this kind of bot.
    Move(BotKind),
    /// To say what `hard` thinks of everything that can be done.
    Hint,
}

/// What a bot answers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Reply {
    /// An action in notation.
    Move(String),
    /// Opinions, the best first.
    Hint(Vec<Opinion>),
}

struct Question {
    ticket: u64,
    position: Box<dyn Position>,
    wish: Request,
    seed: u64,
}

/// The thread on which bots think.
pub(crate) struct Thinker {
    questions: Sender<Question>,
    thoughts: Receiver<(u64, Reply)>,
    last_ticket: u64,
}

impl Thinker {
    /// Starts the thread; it ends with the last question.
    pub(crate) fn new() -> Thinker {
        let (questions, asked) = mpsc::channel::<Question>();
        let (answer, thoughts) = mpsc::channel();
        thread::spawn(move || {
            for question in asked {
                if answer.send((question.ticket, think(&question))).is_err() {
                    break;
                }
            }
        });
        Thinker { questions, thoughts, last_ticket: 0 }
    }

    /// Asks about a position, thought about with the luck of a seed, and gives a ticket to know the
    /// answer by.
    pub(crate) fn ask(&mut self, (position, seed): (Box<dyn Position>, u64), wish: Request) -> u64 {
        self.last_ticket += 1;
        let ticket = self.last_ticket;
        // Should the thread have ended, the next look at its thoughts will tell.
        let _ = self.questions.send(Question { ticket, position, wish, seed });
        ticket
    }

    /// The next answer, if there is one.
    pub(crate) fn poll(&self) -> anyhow::Result<Option<(u64, Reply)>> {
        match self.thoughts.try_recv() {
            Ok(thought) => Ok(Some(thought)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => bail!("the bots have stopped thinking"),
        }
    }

    /// Waits for the answer to one question; others are dropped.
    pub(crate) fn wait(&self, ticket: u64) -> anyhow::Result<Reply> {
        loop {
            match self.thoughts.recv_timeout(Duration::from_secs(60)) {
                Ok((found, thought)) if found == ticket => return Ok(thought),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    bail!("the bots have stopped thinking")
                }
            }
        }
    }
}

fn think(question: &Question) -> Reply {
    let Question { position, seed, .. } = question;
    match question.wish {
        Request::Move(kind) => Reply::Move(position.decide(kind, kind.time(), *seed)),
        Request::Hint => Reply::Hint(position.advise(BotKind::Hard, HINT, *seed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luck::Quick;
    use shelf::{GameName, Shelf};
    use table::Seat;

    #[test]
    fn answers_come_back_with_their_ticket() {
        let shelf = Shelf::embedded();
        let mut luck = Quick::new(1, 0);
        let sitting = shelf.start(GameName::Faraway, 2, &[], &[], &mut luck).unwrap();
        let seat = Seat::new(1);
        let position = || (sitting.position(seat).unwrap(), 7);
        let mut thinker = Thinker::new();

        let dropped = thinker.ask(position(), Request::Move(BotKind::Random));
        let hint = thinker.ask(position(), Request::Hint);

        assert_ne!(dropped, hint);
        let Reply::Hint(opinions) = thinker.wait(hint).unwrap() else { panic!("no hint") };
        let mut advised: Vec<String> = opinions.into_iter().map(|one| one.action).collect();
        let mut listed = sitting.actions(seat);
        advised.sort();
        listed.sort();
        assert_eq!(advised, listed);
    }
}
