//! The state of a game, and its promise to the table.
//!
//! Nearly all of it lies open ([`Open`]). Hidden are the artifacts in hands, packets and decks, and
//! what the choices of a quest lead to.

use story::ChoiceOutcomes;
use table::{
    Chance, Fingerprint, Game, Names, Seat, Seats, SetupError, Shared, Sink, Standings, Viewer,
    turns,
};

use crate::{
    Action, Event, MOST_PLAYERS, Open, Refusal, Setup, Stage, View,
    components::{Cards, Content, MOST_CHOICES},
    edition::Edition,
    rules::{flow, scoring, starting},
    stage::Question,
};

/// A game of Near and Far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NearAndFar {
    pub(crate) content: Shared<Content>,
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What some or all players do not know (NF-698 to NF-700).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hidden {
    /// Artifacts in hand, by seat.
    pub(crate) hands: [Cards; MOST_PLAYERS],
    /// Draft packets, by the seat that looks at them.
    pub(crate) packets: [Cards; MOST_PLAYERS],
    /// Artifacts the active player has just drawn.
    pub(crate) fresh: Cards,
    /// Both artifact decks.
    pub(crate) deck: Cards,
    /// Both artifact discard piles.
    pub(crate) discards: Cards,
    /// What the choices of the open quest lead to.
    pub(crate) behind: [ChoiceOutcomes; MOST_CHOICES],
    /// Whether this world is imagined: then no quest brings what the book says, but anything that
    /// one with such numbers might.
    pub(crate) imagined: bool,
}

/// No quest is open.
pub(crate) const NOTHING_BEHIND: [ChoiceOutcomes; MOST_CHOICES] =
    [ChoiceOutcomes::NOTHING; MOST_CHOICES];

impl NearAndFar {
    /// Whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.open.active
    }

    /// The hand of the active player.
    #[inline]
    pub(crate) fn hand(&self) -> Cards {
        self.hidden.hands[self.open.active.index()]
    }

    /// Asks this before anything else that is pending.
    #[inline]
    pub(crate) fn ask(&mut self, stage: Stage) {
        self.open.pending.push(Question::Decision(stage));
    }

    /// Lets everybody see what is asked, and whom.
    #[inline]
    pub(crate) fn show(&mut self, stage: Stage) {
        self.open.stage = stage;
        if let Some(seat) = stage.asks_only(self.open.active) {
            self.open.waiting = Seats::only(seat);
        }
    }

    /// The map that is played on.
    #[inline]
    pub(crate) fn map(&self) -> &'static crate::components::Map {
        self.content.0.map(self.open.map)
    }
}

impl Game for NearAndFar {
    const NAME: &'static str = "near-and-far";
    const EDITION: u16 = Edition::NEWEST;

    type Content = Content;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn fingerprint(content: &Content) -> Fingerprint {
        content.fingerprint
    }

    fn start(
        content: &'static Content,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<NearAndFar, SetupError> {
        NearAndFar::start_edition(content, Self::EDITION, setup, chance)
    }

    fn start_edition(
        content: &'static Content,
        edition: u16,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<NearAndFar, SetupError> {
        starting::set_up(content, Edition::of(edition), setup, chance)
    }

    fn seats(&self) -> usize {
        self.open.seats()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.open.waiting
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.open.waiting.contains(seat) {
            flow::list(self, seat, out);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        turns::apply(self, seat, action, chance, events)
    }

    fn refusal_told(content: &Content, refusal: &Refusal, names: &Names) -> String {
        refusal.told(content, names)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> NearAndFar {
        crate::imagine::imagine(content, view, chance)
    }

    fn standings(&self) -> Option<Standings> {
        (self.open.stage == Stage::Over)
            .then(|| scoring::standings(&self.content, &self.open, Some(&self.hidden.hands)))
    }
}
