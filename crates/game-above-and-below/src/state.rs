//! The state of a game, and its promise to the table.
//!
//! Nearly all of it lies open ([`Open`]); the rest is what nobody knows: which
//! card of a deck comes next, and what the choices of a passage lead to.

use table::{
    Bag, Chance, Deck, Fingerprint, Game, Names, Play, Seat, Seats, SetupError, Shared, Sink,
    Stack, Standings, Viewer,
};

use crate::{
    Action, Building, Cave, Content, Event, Exploration, Open, Page, Refusal, Setup, Stage, View,
    Villager, Villagers,
    components::{ADVENTURERS, CAVES, ChoiceOutcomes, HOUSES, MOST_CHOICES, OUTPOSTS, REGULAR},
    rules::{
        building, encounter, exploring, flow, free, game_end, gathering, harvesting, lanterns,
        paying, resting, rewards, scoring, starting, track, turn,
    },
    stage::Question,
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
    pub(crate) behind: [ChoiceOutcomes; MOST_CHOICES],
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

    /// Asks this before anything else that is pending.
    #[inline]
    pub(crate) fn ask(&mut self, stage: Stage) {
        self.open.pending.push(Question::Decision(stage));
    }

    /// Asks this, and nothing else is pending.
    #[inline]
    pub(crate) fn ask_only(&mut self, stage: Stage) {
        self.open.pending = Stack::only(Question::Decision(stage));
    }

    /// What is asked now is answered: what lies below goes on.
    #[inline]
    pub(crate) fn answered(&mut self) {
        self.open.pending.pop();
    }

    /// Back to before the normal action, in the same turn.
    pub(crate) fn back_to_turn(&mut self) {
        self.open.party = Villagers::NONE;
        self.ask_only(Stage::Turn);
    }

    /// Lets everybody see what is asked, and whom.
    #[inline]
    pub(crate) fn show(&mut self, stage: Stage) {
        self.open.stage = stage;
        if let Some(seat) = stage.asks_only(self.open.active) {
            self.open.waiting = Seats::only(seat);
        }
    }

    /// The exploration that is going on.
    #[inline]
    pub(crate) fn exploration(&self) -> &Exploration {
        self.open.exploration.as_ref().expect(IN_A_CAVE)
    }

    /// The exploration that is going on, to be changed.
    #[inline]
    pub(crate) fn exploration_mut(&mut self) -> &mut Exploration {
        self.open.exploration.as_mut().expect(IN_A_CAVE)
    }

    /// The page of the book that is open, to be changed.
    #[inline]
    pub(crate) fn page_mut(&mut self) -> &mut Page {
        self.open.tale.as_mut_slice().last_mut().expect("an encounter has an open page")
    }
}

/// What holds wherever a tale is told.
const IN_A_CAVE: &str = "an encounter has a party in a cave";

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
        let play = &mut Play::new(self, chance, events);
        let game = &*play.game;
        let stage = game.open.stage;
        let out_of_turn = !game.open.waiting.contains(seat);
        match (stage, action) {
            (Stage::Over, _) => return Err(Refusal::GameOver),
            (Stage::Turn, Action::Place(good)) => {
                track::check(game, seat, good)?;
                track::place(play, seat, good);
            }
            _ if out_of_turn => {
                let turn = game.open.waiting.first().unwrap_or(game.open.active);
                return Err(Refusal::NotYourTurn { turn });
            }
            (Stage::Turn, _) => turn::act(play, seat, action)?,
            (Stage::Bidding { owner }, Action::Bid(price)) => {
                let offer = free::check_bid(game, owner, price)?;
                free::bid(play, offer);
            }
            (Stage::Answering { owner, price }, Action::Accept) => {
                let offer = free::check_answer(game, owner, price)?;
                free::accept(play, offer);
            }
            (Stage::Answering { owner, price }, Action::Refuse) => {
                let offer = free::check_answer(game, owner, price)?;
                free::refuse(play, offer);
            }
            (Stage::Gathering { task }, Action::Send(villager)) => {
                gathering::check_send(game, task, villager)?;
                play.game.open.party.add(villager);
            }
            (Stage::Gathering { task }, Action::Go) => {
                let departure = gathering::check_go(game, task)?;
                gathering::go(play, departure);
            }
            (Stage::Assigning { work }, Action::By(villager)) => {
                let job = building::check_worker(game, work, villager)?;
                building::assign(play, job);
            }
            (Stage::Paying { bill }, Action::Pay { ciders, potions }) => {
                let payment = paying::check(game, bill, ciders, potions)?;
                play.game.answered();
                paying::pay(play, payment);
            }
            (Stage::Harvesting { left }, Action::Pick { from, to }) => {
                let picked = harvesting::check(game, from, to)?;
                harvesting::pick(play, left, picked);
            }
            (Stage::Choosing, Action::Choose { choice, paying }) => {
                let chosen = encounter::check_choice(game, choice, paying)?;
                encounter::choose(play, chosen);
            }
            (Stage::Rerolling, Action::Reroll(villager)) => {
                lanterns::check_reroll(game, villager)?;
                lanterns::reroll(play, villager);
            }
            (Stage::Rerolling, Action::Keep) => lanterns::keep(play),
            (Stage::Exerting, Action::Exert(villager)) => {
                exploring::check_in_party(game, villager)?;
                lanterns::exert(play, villager);
            }
            (Stage::Exerting, Action::Enough) => lanterns::stop(play),
            (Stage::Claiming, Action::Claim(number)) => {
                let claim = lanterns::check_claim(game, number)?;
                lanterns::claim(play, claim);
            }
            (Stage::Claiming, Action::Decline) => {
                lanterns::check_decline(game)?;
                lanterns::decline(play);
            }
            (Stage::Picking, Action::Take(which)) => {
                let reward = rewards::check_alternative(game, which)?;
                rewards::take(play, reward);
            }
            (Stage::Injuring, Action::Injure(villager)) => {
                exploring::check_in_party(game, villager)?;
                rewards::injure(play, villager);
            }
            (Stage::Founding { most }, Action::Found(building)) => {
                rewards::check_founding(game, most, building)?;
                rewards::found(play, building);
            }
            (Stage::Resting, _) => resting::act(play, seat, action)?,
            (Stage::Placing, Action::Place(good)) => {
                track::check(game, seat, good)?;
                track::place(play, seat, good);
                game_end::place_the_rest(play);
            }
            (now, _) => return Err(Refusal::NotNow { now }),
        }
        flow::go_on(play);
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
