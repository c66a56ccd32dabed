//! The state of a game, and its promise to the table.
//!
//! Nearly all of it lies open ([`Open`]). Hidden are the quest cards in hands and piles, and the
//! orders of the stack.

use table::{
    Chance, Fingerprint, Game, Names, Pile, Seat, Seats, SetupError, Shared, Sink, Standings,
    Viewer, turns,
};

use crate::{
    Action, Event, MOST_PLAYERS, Open, Refusal, Setup, Stage, View,
    components::{Content, Order, Orders, Quests},
    rules::{asking, scoring, starting},
    stage::Question,
};

/// A game of Now or Never.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NowOrNever {
    pub(crate) content: Shared<Content>,
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What some or all players do not know (NN-608, NN-609).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hidden {
    /// Quest cards in hand, by seat.
    pub(crate) hands: [Quests; MOST_PLAYERS],
    /// Of these, the ones that are to be kept, in setup.
    pub(crate) kept: [Quests; MOST_PLAYERS],
    /// Quest cards the active player has just drawn.
    pub(crate) fresh: Quests,
    /// The three quest piles.
    pub(crate) quests: Quests,
    /// Quest cards the bot took (NN-599).
    pub(crate) bot_quests: Quests,
    /// The order stack.
    pub(crate) orders: OrderStack,
    /// Orders the active player has just drawn.
    pub(crate) drawn_orders: Orders,
    /// Orders the bot took (NN-599).
    pub(crate) bot_orders: Orders,
}

/// The order stack: a bag, and below it the tokens that somebody put there in a known order
/// (NN-616).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct OrderStack {
    /// Tokens nobody has placed.
    pub(crate) bag: Orders,
    /// How many these are: a view does not tell which.
    pub(crate) unplaced: u8,
    /// Tokens put under the stack, the first one on top, and who put them there.
    pub(crate) below: Pile<Placed, 9>,
}

/// A token under the stack.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Placed {
    /// Which; none in the view of somebody who does not know.
    pub(crate) order: Option<Order>,
    /// Who put it there.
    pub(crate) by: Seat,
}

impl OrderStack {
    /// Tokens in the stack.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.unplaced) + self.below.len()
    }

    /// The top token leaves the stack.
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Order> {
        if self.unplaced > 0 {
            self.unplaced -= 1;
            return self.bag.draw(chance);
        }
        if self.below.is_empty() { None } else { self.below.remove(0).order }
    }

    /// Puts a token under the stack.
    pub(crate) fn put_under(&mut self, order: Order, by: Seat) {
        self.below.push(Placed { order: Some(order), by });
    }

    /// The tokens under it that a viewer put there.
    pub(crate) fn placed_by(&self, seat: Option<Seat>) -> Orders {
        let own = self.below.iter().filter(|placed| seat == Some(placed.by));
        own.filter_map(|placed| placed.order).collect()
    }

    /// What a viewer knows of it (NN-234): no more than the own tokens at the bottom.
    pub(crate) fn seen_by(&self, seat: Option<Seat>) -> OrderStack {
        let known = |placed: &Placed| Placed {
            order: placed.order.filter(|_| seat == Some(placed.by)),
            by: placed.by,
        };
        OrderStack { bag: Orders::NONE, below: self.below.iter().map(known).collect(), ..*self }
    }
}

impl NowOrNever {
    /// Whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.open.active
    }

    /// The content, for as long as any state of it lives.
    #[inline]
    pub(crate) fn content(&self) -> &'static Content {
        self.content.0
    }

    /// Asks this before anything else that is pending.
    #[inline]
    pub(crate) fn ask(&mut self, stage: Stage) {
        self.open.pending.push(Question::Decision(stage));
    }

    /// Lets this go on by itself before anything else that is pending.
    #[inline]
    pub(crate) fn then(&mut self, question: Question) {
        self.open.pending.push(question);
    }

    /// Lets everybody see what is asked, and whom.
    #[inline]
    pub(crate) fn show(&mut self, stage: Stage) {
        self.open.stage = stage;
        if let Some(seat) = stage.asks_only(self.open.active) {
            self.open.waiting = Seats::only(seat);
        }
    }
}

impl Game for NowOrNever {
    const NAME: &'static str = "now-or-never";
    const EDITION: u16 = 2;

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
    ) -> Result<NowOrNever, SetupError> {
        starting::set_up(content, Self::EDITION, setup, chance)
    }

    fn start_edition(
        content: &'static Content,
        edition: u16,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<NowOrNever, SetupError> {
        starting::set_up(content, edition, setup, chance)
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
            asking::list(self, seat, out);
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

    fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> NowOrNever {
        crate::imagine::imagine(content, view, chance)
    }

    fn standings(&self) -> Option<Standings> {
        (self.open.stage == Stage::Over).then(|| scoring::standings(self.content(), &self.open))
    }
}
