//! A game that random players would never end: one player on a path.

use std::{
    fmt::{self, Write},
    str::FromStr,
};

use table::{
    Audience, Chance, EventLine, Fingerprint, Game, Happening, Insight, Names, NotationError, Seat,
    Seats, SetupError, Sink, Standings, Viewer,
};

/// Where the path ends.
const GOAL: u8 = 40;
/// How far somebody falls who takes a wrong step.
const FALL: u8 = 4;

/// One player on a path: a step on, or a fall. By chance one never gets far.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Path {
    pub(crate) at: u8,
    /// Each is a round.
    pub(crate) steps: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    Fall,
    On,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Alone;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Walked(pub(crate) u8);

#[derive(Debug, thiserror::Error)]
#[error("the path is at its end")]
pub(crate) struct AtTheEnd;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Fall => "fall",
            Step::On => "on",
        })
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Step, NotationError> {
        match text {
            "fall" => Ok(Step::Fall),
            "on" => Ok(Step::On),
            _ => Err(NotationError::new("a step", text)),
        }
    }
}

impl fmt::Display for Alone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("alone")
    }
}

impl FromStr for Alone {
    type Err = NotationError;

    fn from_str(_: &str) -> Result<Alone, NotationError> {
        Ok(Alone)
    }
}

impl Happening for Walked {
    type Content = ();

    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn reveals(&self) -> bool {
        false
    }

    fn tell(&self, (): &(), _: &Names, f: &mut EventLine) -> fmt::Result {
        write!(f, "the walker is at {}", self.0)
    }
}

impl Game for Path {
    const NAME: &'static str = "path";

    type Content = ();
    type Setup = Alone;
    type Action = Step;
    type Event = Walked;
    type View = u8;
    type Refusal = AtTheEnd;

    fn fingerprint((): &()) -> Fingerprint {
        Fingerprint::of([("path.toml", "")])
    }

    fn start(_: &'static (), _: &Alone, _: &mut impl Chance) -> Result<Path, SetupError> {
        Ok(Path { at: 0, steps: 0 })
    }

    fn seats(&self) -> usize {
        1
    }

    fn to_act(&self) -> Seats {
        if self.at < GOAL { Seats::first_of(1) } else { Seats::NONE }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Step>) {
        if self.at < GOAL {
            out.extend([Step::Fall, Step::On]);
        }
    }

    fn apply(
        &mut self,
        _: Seat,
        action: Step,
        _: &mut impl Chance,
        events: &mut impl Sink<Walked>,
    ) -> Result<(), AtTheEnd> {
        if self.at == GOAL {
            return Err(AtTheEnd);
        }
        self.at = match action {
            Step::Fall => self.at.saturating_sub(FALL),
            Step::On => self.at + 1,
        };
        self.steps += 1;
        events.send(Walked(self.at));
        Ok(())
    }

    fn view(&self, _: Viewer) -> u8 {
        self.at
    }

    fn imagine(_: &'static (), view: &u8, _: &mut impl Chance) -> Path {
        Path { at: *view, steps: 0 }
    }

    fn standings(&self) -> Option<Standings> {
        (self.at == GOAL).then(|| Standings::rank(&[i32::from(GOAL)], |_| 0))
    }
}

impl Insight for Path {
    const PLAYOUT_HORIZON: u32 = 6;
    const BREAK_OFF_AFTER: u32 = 500;

    fn round(&self) -> u32 {
        self.steps + 1
    }

    fn score_now(&self, _: Seat) -> f32 {
        f32::from(self.at)
    }
}
