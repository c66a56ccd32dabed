//! The state of a game, and its promise to the table.
//!
//! Small numbers in fixed places: a copy of a state is a copy of half a
//! kilobyte, and playing allocates nothing.

use table::{
    Bag, Chance, Deck, Fingerprint, Game, Names, Pile, Seat, Seats, SetupError, Shared, Sink,
    Standings, Viewer,
};

use crate::{
    Action, Content, Event, MOST_PLAYERS, Refusal, Region, Sanctuary, Setup, Stage, Start, View,
    cards::{MOST_DEALT, REGIONS, SANCTUARIES},
    few::Few,
    rules::{
        exploring, finding, finishing, hands,
        order::{self, BySeat, TurnOrder},
        scoring,
    },
};

/// Rounds in a game (FA-051).
pub(crate) const ROUNDS: u8 = 8;

/// A game of Faraway.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Faraway {
    pub(crate) content: Shared<Content>,
    /// The Sanctuaries each player has held. Nothing is ever shuffled after the start, so whoever
    /// has held one knows where it is for the rest of the game (FA-097).
    pub(crate) held: [Held; MOST_PLAYERS],
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) regions: Bag<Region, REGIONS>,
    pub(crate) sanctuaries: Deck<Sanctuary, SANCTUARIES>,
    pub(crate) display: Few<Region>,
    pub(crate) removed: Few<Region>,
    /// Who is still to act in this round, in order (FA-082).
    pub(crate) order: TurnOrder,
    /// The durations they played last; the highest of all before the first round.
    pub(crate) played: BySeat,
    /// The Clues in their play areas (FA-069).
    pub(crate) clues: BySeat,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) start: Start,
    pub(crate) phase: Phase,
    /// Whoever owes a decision.
    pub(crate) waiting: Seats,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Everyone keeps three Regions of five.
    Keeping,
    /// Everyone lays a Region face down.
    Exploring,
    /// Somebody takes a Region.
    Taking,
    /// Somebody chooses a Sanctuary.
    Choosing,
    /// Scored.
    Over,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Player {
    pub(crate) hand: Few<Region>,
    /// How many cards of the hand nobody else has seen. They are the first ones; behind them are
    /// those that everybody saw being taken from the display (FA-088).
    pub(crate) secret: u8,
    /// The places of the hand chosen in secret: one to play, or three to keep.
    pub(crate) choice: Places,
    pub(crate) row: Few<Region>,
    pub(crate) sanctuaries: Few<Sanctuary>,
    pub(crate) dealt: Pile<Sanctuary, MOST_DEALT>,
    /// Removed in the advanced variant; this player knows that they are not in any starting hand.
    pub(crate) put_back: Pile<Region, 2>,
}

/// Some places of a hand, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Places(pub(crate) u8);

impl Places {
    pub(crate) const NONE: Places = Places(0);

    #[inline]
    pub(crate) fn only(place: usize) -> Places {
        Places(1 << place)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn contains(self, place: usize) -> bool {
        self.0 & (1 << place) != 0
    }

    #[inline]
    pub(crate) fn with(self, place: usize) -> Places {
        Places(self.0 | (1 << place))
    }

    /// The lowest place.
    #[inline]
    pub(crate) fn first(self) -> usize {
        self.0.trailing_zeros() as usize
    }
}

/// A set of Sanctuaries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Held(u64);

impl Held {
    #[inline]
    pub(crate) fn add(&mut self, sanctuary: Sanctuary) {
        self.0 |= 1 << sanctuary.id();
    }

    #[inline]
    pub(crate) fn contains(self, sanctuary: Sanctuary) -> bool {
        self.0 & (1 << sanctuary.id()) != 0
    }
}

impl Player {
    /// A player who has nothing yet. As a constant it is a run of zeros, and quickly laid out.
    pub(crate) const NEW: Player = Player {
        hand: Few::NONE,
        secret: 0,
        choice: Places::NONE,
        row: Few::NONE,
        sanctuaries: Few::NONE,
        dealt: Pile::blank(Sanctuary::of_byte(0)),
        put_back: Pile::blank(Region::of_byte(0)),
    };

    /// The cards at these places of the hand.
    pub(crate) fn hand_at(&self, places: Places) -> impl Iterator<Item = Region> + use<> {
        let chosen = self.hand.iter().enumerate().filter(move |&(place, _)| places.contains(place));
        chosen.map(|(_, region)| region)
    }

    /// The cards in hand that everybody saw being taken.
    pub(crate) fn known(&self) -> impl Iterator<Item = Region> + use<> {
        self.hand.iter().skip(self.secret.into())
    }

    /// What the play area pays.
    #[inline]
    pub(crate) fn fame(&self, content: &Content) -> u32 {
        scoring::fame_of(content, self.row.backwards(), self.sanctuaries.iter())
    }
}

impl Faraway {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn everyone(&self) -> Seats {
        Seats::first_of(self.seats.into())
    }
}

impl Game for Faraway {
    const NAME: &'static str = "faraway";

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
    ) -> Result<Faraway, SetupError> {
        hands::deal(content, setup, chance)
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waiting
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Exploring if self.is_seated(seat) => exploring::choices(self.player(seat), out),
            Phase::Keeping if self.is_seated(seat) => hands::choices(self.player(seat), out),
            Phase::Taking if self.waiting.contains(seat) => {
                out.extend(self.display.iter().map(Action::Take));
            }
            Phase::Choosing if self.waiting.contains(seat) => {
                let dealt = &self.player(seat).dealt;
                out.extend(dealt.iter().map(|&sanctuary| Action::Choose(sanctuary)));
            }
            Phase::Exploring | Phase::Keeping | Phase::Taking | Phase::Choosing | Phase::Over => {}
        }
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.waiting.contains(seat) {
            return self.choose_again(seat, action, events);
        }
        match (action, self.phase) {
            (Action::Play(region), Phase::Exploring) => {
                let choice = exploring::check(self.player(seat), region)?;
                exploring::perform(self, seat, choice, chance, events);
            }
            (Action::Take(region), Phase::Taking) => {
                let place = finishing::check_take(self, region)?;
                finishing::take(self, seat, place, chance, events);
            }
            (Action::Choose(sanctuary), Phase::Choosing) => {
                let place = finding::check_choice(self.player(seat), sanctuary)?;
                finding::choose(self, seat, place, events);
                finishing::end_turn(self, chance, events);
            }
            (Action::Keep(kept), Phase::Keeping) => {
                let choice = hands::check(self.player(seat), kept)?;
                hands::keep(self, seat, choice, chance, events);
            }
            (_, phase) => return Err(Refusal::NotNow { now: Stage::of(phase) }),
        }
        Ok(())
    }

    #[inline]
    fn act_at_random(
        &mut self,
        seat: Seat,
        scratch: &mut Vec<Action>,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        // A place picked among the legal ones needs no check; the rare choice goes by the list.
        if self.phase == Phase::Exploring {
            let place = chance.pick(hands::HAND as u32) as usize;
            exploring::perform(self, seat, Places::only(place), chance, events);
        } else if self.phase == Phase::Taking {
            let place = chance.pick(self.display.len() as u32) as usize;
            finishing::take(self, seat, place, chance, events);
        } else if self.phase == Phase::Choosing {
            let place = chance.pick(self.player(seat).dealt.len() as u32) as usize;
            finding::choose(self, seat, place, events);
            finishing::end_turn(self, chance, events);
        } else {
            table::act_from_list(self, seat, scratch, chance, events);
        }
    }

    fn refusal_told(_: &Content, refusal: &Refusal, names: &Names) -> String {
        refusal.told(names)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer, self.acting())
    }

    fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> Faraway {
        crate::imagine::imagine(content, view, chance)
    }

    #[inline]
    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| scoring::standings(self))
    }
}

impl Faraway {
    /// Those who act in this round, in order; nobody while Regions are chosen.
    fn acting(&self) -> Pile<Seat, MOST_PLAYERS> {
        match self.phase {
            Phase::Taking | Phase::Choosing => {
                order::line_up(self.played, BySeat::ZERO, self.seats.into()).0.iter().collect()
            }
            Phase::Keeping | Phase::Exploring | Phase::Over => Pile::new(),
        }
    }

    fn is_seated(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    /// An action of somebody who owes none: only a secret choice can be changed (FA-062).
    #[cold]
    fn choose_again(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.is_seated(seat) {
            return Err(Refusal::NoSuchSeat { seat });
        }
        let choice = match (action, self.phase) {
            (Action::Play(region), Phase::Exploring) => {
                exploring::check(self.player(seat), region)?
            }
            (Action::Keep(kept), Phase::Keeping) => hands::check(self.player(seat), kept)?,
            (_, Phase::Over) => return Err(Refusal::GameOver),
            (_, phase @ (Phase::Exploring | Phase::Keeping)) => {
                return Err(Refusal::NotNow { now: Stage::of(phase) });
            }
            (_, Phase::Taking | Phase::Choosing) => {
                return Err(Refusal::NotYourTurn { turn: self.order.first() });
            }
        };
        self.player_mut(seat).choice = choice;
        events.send(Event::Rethought { seat });
        Ok(())
    }
}
