//! What time brings: the moves of bots, hints, and the final scoring, one thing after another.

use std::time::{Duration, Instant};

use tui::Notice;

use super::{
    super::thinker::{Reply, Request},
    Bot, Open, Pace, Screen,
};

/// Before the turn of a bot, so that one can follow; its clicks come more quickly.
const BETWEEN_MOVES: Duration = Duration::from_millis(700);
/// Before others reveal what they chose in secret: time to think better of it.
pub(super) const BEFORE_REVEAL: Duration = Duration::from_millis(900);
/// Between two cards that are laid face down.
const BETWEEN_SECRETS: Duration = Duration::from_millis(200);
/// To read one word of a story.
const FOR_A_WORD: Duration = Duration::from_millis(160);
/// However long a story is, Enter is not the only way to go on.
const LONGEST_READING: Duration = Duration::from_secs(15);
/// Between two steps of the final scoring.
const BETWEEN_SCORES: Duration = Duration::from_millis(900);

impl Screen {
    /// Sets the moment before which nothing moves on.
    pub(super) fn wait_after_move(&mut self, now: Instant, last_of_secrets: Duration) {
        let sitting = self.party.sitting();
        let pause = match (sitting.to_act().len(), self.party.next()) {
            _ if self.pace == Pace::AtOnce => Duration::ZERO,
            (1, Some(seat)) => host::pause_before(sitting, seat, BETWEEN_MOVES),
            (0 | 1, _) => BETWEEN_MOVES,
            _ => BETWEEN_SECRETS,
        };
        // After a person's secret choice there is a moment to think better of it.
        let is_secret =
            self.pace == Pace::Followable && !self.is_asked() && !self.actions.is_empty();
        let pause = if is_secret { pause.max(last_of_secrets) } else { pause };
        self.not_before = now + pause.max(self.reading());
    }

    /// How long it takes to read what the last move has opened.
    fn reading(&mut self) -> Duration {
        let words = self.table().words_to_read();
        let fresh = if words < self.words { words } else { words - self.words };
        self.words = words;
        match self.pace {
            Pace::AtOnce => Duration::ZERO,
            Pace::Followable => (FOR_A_WORD * fresh as u32).min(LONGEST_READING),
        }
    }

    /// Takes in what bots have thought.
    pub(super) fn listen(&mut self) -> anyhow::Result<()> {
        while let Some((ticket, thought)) = self.thinker.poll()? {
            match thought {
                Reply::Move(action) if self.bot == Bot::Thinks(ticket) => {
                    self.bot = Bot::HasDecided(action);
                }
                Reply::Hint(opinions) if self.hint == Some(ticket) => {
                    self.hint = None;
                    self.notice = Some(Notice::Note(tui::hint(&opinions)));
                    let best = opinions.first().map(|opinion| opinion.index);
                    self.selected = best.or(self.selected);
                    self.opinions = opinions;
                }
                // An answer to a question that is no longer asked.
                Reply::Move(_) | Reply::Hint(_) => {}
            }
        }
        Ok(())
    }

    /// Lets the bot whose turn it is think, and then move when it is time.
    pub(super) fn let_bots_move(&mut self, now: Instant) -> anyhow::Result<()> {
        let Some(seat) = self.party.next() else { return Ok(()) };
        let Some(kind) = self.party.bot(seat) else { return Ok(()) };
        match &self.bot {
            Bot::Nothing => {
                if let Some(position) = self.party.position(seat) {
                    self.bot = Bot::Thinks(self.thinker.ask(position, Request::Move(kind)));
                }
            }
            Bot::HasDecided(action) if now >= self.not_before => {
                let action = action.clone();
                let kept = self.party.act(seat, &action)?;
                if let Err(why) = kept {
                    self.notice = Some(Notice::Refusal(why));
                }
                self.look();
                self.wait_after_move(now, Duration::ZERO);
            }
            Bot::Thinks(_) | Bot::HasDecided(_) => {}
        }
        Ok(())
    }

    /// Begins the final scoring, and takes its next step when it is time.
    pub(super) fn go_on_with_finale(&mut self, now: Instant) {
        let steps = self.finale_steps();
        self.was_scored |= self.open == Open::Finale { step: steps };
        match self.open {
            Open::Table => {
                if let Some(file) = self.party.finish() {
                    let text = format!("Replay saved to {}.", file.display());
                    self.notice = Some(Notice::Note(text));
                }
                let step =
                    if self.pace == Pace::Followable && !self.was_scored { 0 } else { steps };
                self.open = Open::Finale { step };
                self.not_before = now + BETWEEN_SCORES;
            }
            Open::Finale { step } if step < steps && now >= self.not_before => {
                self.open = Open::Finale { step: step + 1 };
                self.not_before = now + BETWEEN_SCORES;
            }
            Open::Finale { .. }
            | Open::Help { .. }
            | Open::Log { .. }
            | Open::Others { .. }
            | Open::Sheet { .. } => {}
        }
    }
}
