//! The state of a game, and its promise to the table.
//!
//! Small numbers in fixed places: a copy of a state is a copy of half a
//! kilobyte, and playing allocates nothing.

use table::{Bag, Chance, Deck, Game, Pile, Seat, Seats, SetupError, Shared, Sink, Standings, Viewer};

use crate::{
    Action, Content, Event, MOST_PLAYERS, Refusal, Region, Sanctuary, Setup, Stage, Start, View,
    cards::{REGIONS, SANCTUARIES},
    rules::{exploring, finding, finishing, hands, scoring},
};

/// Rounds in a game (FA-051).
pub(crate) const ROUNDS: u8 = 8;
/// The most Sanctuaries dealt at once: one, and one for each of 8 Region and 6 Sanctuary Clues.
pub(crate) const MOST_DEALT: usize = 15;

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
    pub(crate) display: Pile<Region, 7>,
    pub(crate) removed: Pile<Region, 7>,
    /// The seats in the order they act in this round (FA-082).
    pub(crate) order: [Seat; MOST_PLAYERS],
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) start: Start,
    pub(crate) phase: Phase,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Everyone keeps three Regions of five; these have not decided yet.
    Keeping(Seats),
    /// Everyone lays a Region face down; these have not chosen yet.
    Exploring(Seats),
    /// The player at this place of the order takes a Region.
    Taking(u8),
    /// The player at this place of the order chooses a Sanctuary.
    Choosing(u8),
    /// Scored.
    Over,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Player {
    pub(crate) hand: Pile<Region, 5>,
    /// How many cards of the hand nobody else has seen. They are the first ones; behind them are
    /// those that everybody saw being taken from the display (FA-088).
    pub(crate) secret: u8,
    /// The places of the hand chosen in secret: one to play, or three to keep.
    pub(crate) choice: Places,
    pub(crate) row: Pile<Region, 8>,
    pub(crate) sanctuaries: Pile<Sanctuary, 7>,
    pub(crate) dealt: Pile<Sanctuary, MOST_DEALT>,
    /// Removed in the advanced variant; this player knows that they are not in any starting hand.
    pub(crate) put_back: Pile<Region, 2>,
    /// Clues in the play area (FA-069).
    pub(crate) clues: u8,
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
    pub(crate) fn new() -> Player {
        Player {
            hand: Pile::new(),
            secret: 0,
            choice: Places::NONE,
            row: Pile::new(),
            sanctuaries: Pile::new(),
            dealt: Pile::new(),
            put_back: Pile::new(),
            clues: 0,
        }
    }

    /// The cards at these places of the hand.
    pub(crate) fn hand_at(&self, places: Places) -> impl Iterator<Item = Region> + '_ {
        let chosen = self.hand.iter().enumerate().filter(move |&(place, _)| places.contains(place));
        chosen.map(|(_, &region)| region)
    }

    /// The cards in hand that everybody saw being taken.
    pub(crate) fn known(&self) -> &[Region] {
        &self.hand.as_slice()[usize::from(self.secret)..]
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

    fn fingerprint(content: &Content) -> u64 {
        content.fingerprint
    }

    fn start(
        content: &'static Content,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<Faraway, SetupError> {
        setup.check()?;
        Ok(hands::deal(content, setup, chance))
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Keeping(waiting) | Phase::Exploring(waiting) => waiting,
            Phase::Taking(turn) | Phase::Choosing(turn) => {
                Seats::only(self.order[usize::from(turn)])
            }
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() >= self.seats.into() {
            return;
        }
        match self.phase {
            Phase::Keeping(_) => hands::choices(self.player(seat), out),
            Phase::Exploring(_) => exploring::choices(self.player(seat), out),
            Phase::Taking(turn) if self.order[usize::from(turn)] == seat => {
                out.extend(self.display.iter().map(|&region| Action::Take(region)));
            }
            Phase::Choosing(turn) if self.order[usize::from(turn)] == seat => {
                let dealt = &self.player(seat).dealt;
                out.extend(dealt.iter().map(|&sanctuary| Action::Choose(sanctuary)));
            }
            Phase::Taking(_) | Phase::Choosing(_) | Phase::Over => {}
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
        if seat.index() >= self.seats.into() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        match (action, self.phase) {
            (Action::Play(region), Phase::Exploring(waiting)) => {
                let choice = exploring::check(self.player(seat), region)?;
                exploring::perform(self, seat, choice, waiting, chance, events);
            }
            (Action::Take(region), Phase::Taking(turn)) => {
                self.check_turn(seat, turn)?;
                let place = finishing::check_take(self, region)?;
                finishing::take(self, turn, place, chance, events);
            }
            (Action::Choose(sanctuary), Phase::Choosing(turn)) => {
                self.check_turn(seat, turn)?;
                let place = finding::check_choice(self.player(seat), sanctuary)?;
                finding::choose(self, seat, place, events);
                finishing::end_turn(self, turn, chance, events);
            }
            (Action::Keep(kept), Phase::Keeping(waiting)) => {
                let choice = hands::check(self.player(seat), kept)?;
                hands::keep(self, seat, choice, waiting, chance, events);
            }
            (_, phase) => return Err(self.refuse(seat, phase)),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
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
    #[inline]
    fn check_turn(&self, seat: Seat, turn: u8) -> Result<(), Refusal> {
        let turn = self.order[usize::from(turn)];
        if turn == seat { Ok(()) } else { Err(Refusal::NotYourTurn { turn }) }
    }

    /// Why an action does not fit the phase.
    #[cold]
    fn refuse(&self, seat: Seat, phase: Phase) -> Refusal {
        match phase {
            Phase::Over => Refusal::GameOver,
            Phase::Taking(turn) | Phase::Choosing(turn)
                if self.order[usize::from(turn)] != seat =>
            {
                Refusal::NotYourTurn { turn: self.order[usize::from(turn)] }
            }
            Phase::Keeping(_) | Phase::Exploring(_) | Phase::Taking(_) | Phase::Choosing(_) => {
                Refusal::NotNow { now: Stage::of(phase) }
            }
        }
    }
}
