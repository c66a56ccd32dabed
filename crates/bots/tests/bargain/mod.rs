//! A game of one decision: two points for oneself, or three and five for the other.

use table::{Chance, Fingerprint, Game, Insight, Seat, Seats, SetupError, Sink, Standings, Viewer};

use crate::path::{Alone, AtTheEnd, Step, Walked};

/// The first player decides, and the game is over; rivals weigh what the other gets.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Bargain<const RIVALS: bool> {
    /// What both have in the end.
    pub(crate) scores: Option<[i32; 2]>,
}

impl<const RIVALS: bool> Game for Bargain<RIVALS> {
    const NAME: &'static str = "bargain";

    type Content = ();
    type Setup = Alone;
    type Action = Step;
    type Event = Walked;
    type View = Option<[i32; 2]>;
    type Refusal = AtTheEnd;

    fn fingerprint((): &()) -> Fingerprint {
        Fingerprint::of([("bargain.toml", "")])
    }

    fn start(_: &'static (), _: &Alone, _: &mut impl Chance) -> Result<Self, SetupError> {
        Ok(Bargain { scores: None })
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_act(&self) -> Seats {
        if self.scores.is_none() { Seats::first_of(1) } else { Seats::NONE }
    }

    fn actions(&self, _: Seat, out: &mut Vec<Step>) {
        out.extend([Step::Fall, Step::On]);
    }

    fn apply(
        &mut self,
        _: Seat,
        action: Step,
        _: &mut impl Chance,
        _: &mut impl Sink<Walked>,
    ) -> Result<(), AtTheEnd> {
        self.scores = Some(match action {
            Step::Fall => [3, 5],
            Step::On => [2, 0],
        });
        Ok(())
    }

    fn view(&self, _: Viewer) -> Self::View {
        self.scores
    }

    fn imagine(_: &'static (), view: &Self::View, _: &mut impl Chance) -> Self {
        Bargain { scores: *view }
    }

    fn standings(&self) -> Option<Standings> {
        self.scores.map(|scores| Standings::rank(&scores, |_| 0))
    }
}

impl<const RIVALS: bool> Insight for Bargain<RIVALS> {
    const RIVALRY: f32 = if RIVALS { 0.5 } else { 0.0 };

    fn round(&self) -> u32 {
        1
    }

    fn score_now(&self, seat: Seat) -> f32 {
        self.scores.map_or(0.0, |scores| scores[seat.index()] as f32)
    }
}
