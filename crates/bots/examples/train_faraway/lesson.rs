//! A game of Faraway whose bots use the experience that is being trained.

use std::cell::RefCell;

use game_faraway::{
    Action, Content, Event, Faraway, Refusal, Setup, View,
    insight::{Experience, Judge},
};
use table::{Chance, Game, Insight, Seat, Seats, SetupError, Sink, Standings, Viewer};

thread_local! {
    /// What has been learned so far.
    pub(crate) static EXPERIENCE: RefCell<Experience> = RefCell::new(Experience::blank());
}

/// Faraway, with experience of its own.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lesson(pub(crate) Faraway);

impl Game for Lesson {
    const NAME: &'static str = Faraway::NAME;

    type Content = Content;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn fingerprint(content: &Content) -> u64 {
        Faraway::fingerprint(content)
    }

    fn start(
        content: &'static Content,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<Lesson, SetupError> {
        Faraway::start(content, setup, chance).map(Lesson)
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.actions(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.0.apply(seat, action, chance, events)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> Lesson {
        Lesson(Faraway::imagine(content, view, chance))
    }

    fn standings(&self) -> Option<Standings> {
        self.0.standings()
    }
}

impl Insight for Lesson {
    const FORESIGHT: u32 = Faraway::FORESIGHT;

    fn score_now(&self, seat: Seat) -> f32 {
        self.0.score_now(seat)
    }

    fn outlook(&self, seat: Seat) -> f32 {
        EXPERIENCE
            .with_borrow(|experience| Judge::new(experience, &self.0, seat).outlook(&self.0, seat))
    }

    fn habit(&self, seat: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        EXPERIENCE.with_borrow(|experience| Judge::new(experience, &self.0, seat).best(actions))
    }
}
