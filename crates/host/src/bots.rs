//! Bots at seats: they think on a bounded number of threads, and never hold a table while they do.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use shelf::{BotKind, Position};

use crate::{
    Host, HostError, Options,
    live::Live,
    pause_before,
    pauses::{new_words, time_to_read},
    secret,
    snapshot::Sitter,
    table::Table,
    thinking::Leave,
};

/// A decision a bot owes.
struct Task {
    kind: BotKind,
    /// The question it answers.
    asked: u64,
    /// How long it takes at least, so that people can follow.
    pause: Duration,
    /// All that the bot is told.
    position: Box<dyn Position>,
}

impl Host {
    /// Sets the bots of a table going, unless they are.
    pub(crate) fn wake_bots(self: &Arc<Host>, live: &Arc<Live>) {
        let now = live.now();
        let bot_to_act = now.to_act().iter().any(|seat| {
            now.seats.get(seat.index()).is_some_and(|seat| matches!(seat.sitter, Sitter::Bot(_)))
        });
        if bot_to_act && !live.thinking.swap(true, Ordering::AcqRel) {
            let (host, live) = (self.clone(), live.clone());
            tokio::spawn(async move { host.run_bots(&live).await });
        }
    }

    /// Decides for bots until none of them owes a decision. Where nothing can be stored, they wait.
    async fn run_bots(self: Arc<Host>, live: &Arc<Live>) {
        let mut leave = None;
        loop {
            match self.run_next_bot(live, &mut leave).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) if error.is_trouble() => self.wait_for_store().await,
                Err(error) => {
                    let id = live.now().id.clone();
                    tracing::error!(table = id, %error, "a bot cannot go on");
                    live.thinking.store(false, Ordering::Release);
                    return;
                }
            }
        }
    }

    /// Decides once, and tells whether a bot owed a decision.
    async fn run_next_bot(
        self: &Arc<Host>,
        live: &Arc<Live>,
        leave: &mut Leave,
    ) -> Result<bool, HostError> {
        self.wait_for_leave(live, leave).await;
        let task = {
            let table = self.hold(live).await?;
            let task = task(&table, live, &self.options);
            if task.is_none() {
                // Whoever changes the table holds its lock: nobody's call is missed.
                live.thinking.store(false, Ordering::Release);
            }
            task
        };
        match task {
            Some(task) => self.run_bot(live, task).await.map(|()| true),
            None => Ok(false),
        }
    }

    async fn run_bot(self: &Arc<Host>, live: &Arc<Live>, task: Task) -> Result<(), HostError> {
        let Task { kind, asked, pause, position } = task;
        let seat = position.seat();
        let seed = secret::fresh_number();
        let thinking = self.think_at(live, move || Ok(position.decide(kind, kind.time(), seed)));
        let (action, ()) = tokio::join!(thinking, live.give_time(pause));
        let action = action?;

        let mut table = self.hold(live).await?;
        let is_still_asked = table.seats.get(seat.index()).map(|seat| seat.sitter)
            == Some(Sitter::Bot(kind))
            && table.play.as_ref().is_some_and(|play| play.asked(seat) == asked);
        if is_still_asked {
            let entry = table.draw(seat, &action)?;
            match self.commit(live, &mut table, entry).await {
                Ok(()) => self.bot_moves.fetch_add(1, Ordering::Relaxed),
                // Another process was faster; the loop looks again.
                Err(HostError::Stale) => return Ok(()),
                Err(error) => return Err(error),
            };
            live.show(&table);
            self.answer_forced(live, &mut table).await;
        }
        Ok(())
    }
}

/// The next decision a bot owes.
fn task(table: &Table, live: &Live, options: &Options) -> Option<Task> {
    let play = table.play.as_ref()?;
    let sitting = play.sitting.as_ref();
    let pause = |seat| {
        let usual = pause_before(sitting, seat, options.bot_pause);
        let reading = match options.bot_pause.is_zero() {
            true => Duration::ZERO,
            false => reading_time(table, live, options.words_a_minute),
        };
        table.tempo.pause(usual, reading)
    };
    sitting.to_act().iter().find_map(|seat| match table.seats.get(seat.index())?.sitter {
        Sitter::Bot(kind) => Some(Task {
            kind,
            asked: play.asked(seat),
            pause: pause(seat),
            position: sitting.position(seat)?,
        }),
        Sitter::Open | Sitter::Person(_) => None,
    })
}

/// How long those who look on read what the last move has told. Whoever's own story it was reads at
/// leisure, and bots wait for them by themselves.
fn reading_time(table: &Table, live: &Live, words_a_minute: u32) -> Duration {
    let Some(play) = &table.play else { return Duration::ZERO };
    let sitting = play.sitting.as_ref();
    let Some((mover, _)) = sitting.moves().checked_sub(1).and_then(|last| sitting.move_at(last))
    else {
        return Duration::ZERO;
    };
    let reader = match table.seats.get(mover.index()).map(|seat| seat.sitter) {
        Some(Sitter::Person(who)) => Some(who),
        Some(Sitter::Open | Sitter::Bot(_)) | None => None,
    };
    match live.others_look(reader) {
        true => time_to_read(new_words(sitting), words_a_minute),
        false => Duration::ZERO,
    }
}
