//! The state of a game, and its promise to the table.
//!
//! Nearly all of it lies open ([`Open`]); the rest is what nobody knows: which
//! card of a deck comes next, and what the choices of a passage lead to.

use table::{
    Bag, Chance, Deck, Fingerprint, Game, Names, Seat, Seats, SetupError, Shared, Sink, Standings,
    Viewer,
};

use crate::{
    Action, Building, Cave, Content, Event, Open, Refusal, Setup, Stage, View, Villager,
    components::{ADVENTURERS, Behind, CAVES, HOUSES, MOST_CHOICES, OUTPOSTS, REGULAR},
    rules::{
        building, encounter, exploring, free, game_end, gathering, harvesting, lanterns, paying,
        resting, rewards, scoring, starting, track, turn,
    },
};

/// A game of Above and Below.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AboveAndBelow {
    pub(crate) content: Shared<Content>,
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What nobody knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hidden {
    pub(crate) houses: Deck<Building, HOUSES>,
    pub(crate) outposts: Deck<Building, OUTPOSTS>,
    /// The cave pile below its top card.
    pub(crate) caves: Deck<Cave, CAVES>,
    pub(crate) villagers: Bag<Villager, REGULAR>,
    pub(crate) adventurers: Bag<Villager, ADVENTURERS>,
    /// What the choices of the open passage lead to.
    pub(crate) behind: [Behind; MOST_CHOICES],
    /// Whether this world is imagined: then no passage brings what the book says, but anything that
    /// a passage with such numbers might.
    pub(crate) imagined: bool,
}

impl AboveAndBelow {
    /// Whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.open.active
    }

    /// Asks this player alone.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, stage: Stage) {
        self.open.stage = stage;
        self.open.waiting = Seats::only(seat);
    }

    /// Asks the active player.
    #[inline]
    pub(crate) fn ask_active(&mut self, stage: Stage) {
        self.ask(self.open.active, stage);
    }
}

impl Game for AboveAndBelow {
    const NAME: &'static str = "above-and-below";

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
    ) -> Result<AboveAndBelow, SetupError> {
        starting::set_up(content, setup, chance)
    }

    fn seats(&self) -> usize {
        self.open.seats()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.open.waiting
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() >= self.seats() {
            return;
        }
        if !self.open.waiting.contains(seat) {
            // Goods can be placed at any time, also in another player's turn (AB-222).
            if self.open.stage == Stage::Turn {
                track::list(self, seat, out);
            }
            return;
        }
        match self.open.stage {
            Stage::Turn => turn::list(self, seat, out),
            Stage::Bidding { owner } => free::list_bids(self, owner, out),
            Stage::Answering { .. } => out.extend([Action::Accept, Action::Refuse]),
            Stage::Gathering { task } => gathering::list(self, task, out),
            Stage::Assigning { work } => building::list_workers(self, work, out),
            Stage::Paying { bill } => out.extend(paying::ways(self, bill)),
            Stage::Harvesting { .. } => harvesting::list(self, out),
            Stage::Choosing => encounter::list_choices(self, out),
            Stage::Rerolling => lanterns::list_rerolls(self, out),
            Stage::Exerting => lanterns::list_exertions(self, out),
            Stage::Claiming => lanterns::list_claims(self, out),
            Stage::Picking => rewards::list_alternatives(self, out),
            Stage::Injuring => out.extend(self.open.party.iter().map(Action::Injure)),
            Stage::Founding { most } => rewards::list_foundings(self, most, out),
            Stage::Resting => resting::list(self, seat, out),
            Stage::Placing => track::list(self, seat, out),
            Stage::Over => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        let stage = self.open.stage;
        let out_of_turn = !self.open.waiting.contains(seat);
        match (stage, action) {
            (Stage::Over, _) => return Err(Refusal::GameOver),
            (Stage::Turn, Action::Place(good)) => {
                track::check(self, seat, good)?;
                track::place(self, seat, good, events);
            }
            _ if out_of_turn => {
                let turn = self.open.waiting.first().unwrap_or(self.open.active);
                return Err(Refusal::NotYourTurn { turn });
            }
            (Stage::Turn, _) => turn::act(self, seat, action, chance, events)?,
            (Stage::Bidding { owner }, Action::Bid(price)) => {
                free::check_bid(self, owner, price)?;
                free::bid(self, owner, price, events);
            }
            (Stage::Answering { owner, price }, Action::Accept) => {
                free::sell_to_active(self, owner, price, events);
            }
            (Stage::Answering { owner, price }, Action::Refuse) => {
                free::refuse(self, owner, price, events);
            }
            (Stage::Gathering { task }, Action::Send(villager)) => {
                gathering::check_send(self, task, villager)?;
                self.open.party.add(villager);
            }
            (Stage::Gathering { task }, Action::Go) => {
                gathering::check_go(self, task)?;
                gathering::go(self, task, chance, events);
            }
            (Stage::Assigning { work }, Action::By(villager)) => {
                building::check_worker(self, work, villager)?;
                building::assign(self, work, villager, chance, events);
            }
            (Stage::Paying { bill }, Action::Pay { ciders, potions }) => {
                paying::check(self, bill, ciders, potions)?;
                paying::pay(self, bill, ciders, potions, chance, events);
            }
            (Stage::Harvesting { left }, Action::Pick { from, to }) => {
                harvesting::check(self, from, to)?;
                harvesting::pick(self, left, from, to, chance, events);
            }
            (Stage::Choosing, Action::Choose { choice, paying }) => {
                encounter::check_choice(self, choice, paying)?;
                encounter::choose(self, choice, paying, chance, events);
            }
            (Stage::Rerolling, Action::Reroll(villager)) => {
                lanterns::check_reroll(self, villager)?;
                lanterns::reroll(self, villager, chance, events);
            }
            (Stage::Rerolling, Action::Keep) => lanterns::ask_to_exert(self, chance, events),
            (Stage::Exerting, Action::Exert(villager)) => {
                exploring::check_in_party(self, villager)?;
                lanterns::exert(self, villager, chance, events);
            }
            (Stage::Exerting, Action::Enough) => lanterns::count(self, chance, events),
            (Stage::Claiming, Action::Claim(number)) => {
                lanterns::check_claim(self, number)?;
                lanterns::claim(self, number, chance, events);
            }
            (Stage::Claiming, Action::Decline) => {
                lanterns::check_decline(self)?;
                encounter::fail(self, chance, events);
            }
            (Stage::Picking, Action::Take(which)) => {
                rewards::check_alternative(self, which)?;
                rewards::take(self, which, chance, events);
            }
            (Stage::Injuring, Action::Injure(villager)) => {
                exploring::check_in_party(self, villager)?;
                rewards::injure(self, villager, chance, events);
            }
            (Stage::Founding { most }, Action::Found(building)) => {
                rewards::check_founding(self, most, building)?;
                rewards::found(self, building, chance, events);
            }
            (Stage::Resting, _) => resting::act(self, seat, action, events)?,
            (Stage::Placing, Action::Place(good)) => {
                track::check(self, seat, good)?;
                track::place(self, seat, good, events);
                game_end::place_the_rest(self, events);
            }
            (now, _) => return Err(Refusal::NotNow { now }),
        }
        Ok(())
    }

    fn refusal_told(content: &Content, refusal: &Refusal, names: &Names) -> String {
        refusal.told(content, names)
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> AboveAndBelow {
        crate::imagine::imagine(content, view, chance)
    }

    fn standings(&self) -> Option<Standings> {
        (self.open.stage == Stage::Over).then(|| scoring::standings(&self.content, &self.open))
    }
}
