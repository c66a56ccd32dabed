//! What follows what: an action finds its chapter here, and pending questions go on here, from the top
//! of the stack down.
//!
//! With `asking` the only place that knows all chapters. A check may refuse and gives back what it found;
//! performing takes that and cannot fail.

use table::{Answer, Chance, OutOfTurn, Seat, Sink, Stack, Turns, turns};

use super::{
    Play, anytime, arriving, asking, building, drafting, drawing, dusk, fighting, gaining, gear,
    hiring, housing, learning, market, meeting, moving, orders, powers, quests, rolling, searching,
    solo, starting, swapping, turn, villagers, visiting,
};
use crate::{
    Action, Event, NowOrNever, Refusal, RollKind, Stage,
    stage::{MOST_PENDING, Question},
};

impl Turns<MOST_PENDING> for NowOrNever {
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    #[inline]
    fn pending(&self) -> &Stack<Question, MOST_PENDING> {
        &self.open.pending
    }

    #[inline]
    fn pending_mut(&mut self) -> &mut Stack<Question, MOST_PENDING> {
        &mut self.open.pending
    }

    #[inline]
    fn guard(&self, seat: Seat, _: Action) -> Result<(), OutOfTurn> {
        turns::guard(self.open.seats(), self.open.waiting, seat)
    }

    #[inline]
    fn act(
        play: &mut Play<'_, impl Chance, impl Sink<Event>>,
        seat: Seat,
        action: Action,
    ) -> Result<Answer, Refusal> {
        let stage = play.game.open.stage;
        match beside(play, stage, seat, action)? {
            Some(answer) => Ok(answer),
            None => answer(play, stage, seat, action).map(|()| Answer::Given),
        }
    }

    #[inline]
    fn put(&mut self, question: Question) -> bool {
        let Question::Decision(stage) = question else { return false };
        let is_open = asking::is_open(self, stage);
        if is_open {
            self.show(stage);
        }
        is_open
    }

    #[inline]
    fn go_on(play: &mut Play<'_, impl Chance, impl Sink<Event>>, question: Question) -> Answer {
        match question {
            Question::Decision(stage) => by_itself(play, stage),
            Question::Gains { list, next } => gaining::go_on(play, list, next),
            Question::Villagers(left) => villagers::gain(play, left),
            Question::Draws => return drawing::go_on(play),
            Question::FillRow { place } => hiring::fill_row(play, place),
            Question::OrdersUnder => orders::put_under(play),
            Question::ActionOver => {
                turn::end_action(play.game);
                return Answer::Last;
            }
            Question::Arrive => arriving::arrive(play),
            Question::Deal => starting::deal_to_players(play.game, play.chance),
            Question::SetOut { movement } => moving::begin(play, movement),
            Question::Roll(kind) => rolling::begin(play, kind),
            Question::Withstood(kind) => withstood(play, kind),
            Question::Challenge(quest) => fighting::challenge(play, quest),
            Question::Fight => fighting::begin_round(play),
            Question::BotTurn => solo::act(play),
            Question::Dusk { step } => dusk::go_on(play, step),
        }
        Answer::Given
    }

    #[inline]
    fn turn_over(play: &mut Play<'_, impl Chance, impl Sink<Event>>) {
        turn::end(play);
    }
}

/// Answers what is asked, or refuses.
#[inline]
fn answer(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    stage: Stage,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let game = &*play.game;
    match (stage, action) {
        (Stage::Hero { .. }, Action::Choose(hero)) => {
            let vacant = drafting::check_hero(game, hero)?;
            drafting::choose(play, seat, vacant);
        }
        (Stage::Turn, Action::Hire { whose, slot }) => {
            let hire = hiring::check_hire(game, whose, slot)?;
            hiring::hire(play, hire);
        }
        (Stage::Turn, Action::Recruit(place)) => {
            let recruit = hiring::check_recruit(game, place)?;
            hiring::recruit(play, recruit);
        }
        (Stage::Turn, Action::Rest { slot, gain }) => {
            let rest = hiring::check_rest(game, slot, gain)?;
            hiring::rest(play, rest);
        }
        (Stage::Turn, Action::Hero(arrow)) => {
            let departure = moving::check_departure(game.content(), &game.open, arrow)?;
            moving::set_out(play, departure);
        }
        (Stage::Turn, Action::Pass) => turn::pass(play),
        (Stage::Replace { place }, Action::Replace(slot)) => {
            let replacement = hiring::check_replace(game, place, slot)?;
            hiring::replace(play, replacement);
        }
        (Stage::Tile, Action::Tile(tile)) => {
            let plan = building::check_tile(game, tile)?;
            building::choose(play, plan);
        }
        (Stage::Site { tile }, Action::At(site)) => {
            let job = building::check_site(game, tile, site)?;
            building::build(play, job);
        }
        (Stage::Gear { discount }, Action::Buy(gear)) => {
            let purchase = gear::check(game, gear, discount)?;
            gear::buy(play, purchase);
        }
        (Stage::Slot { token }, Action::Slot(slot)) => {
            let placing = gear::check_slot(game, token, slot)?;
            gear::lay(play, placing);
        }
        (Stage::Tile | Stage::Gear { .. } | Stage::Swap { first: None }, Action::Nothing) => {}
        (Stage::Move, Action::Stop) => {
            let stop = moving::check_stop(&game.open)?;
            moving::stop(play, stop);
        }
        (Stage::Meet, Action::Fight) => {
            let announcement = meeting::check_fight(game)?;
            meeting::announce(play, announcement);
        }
        (Stage::Meet, Action::Slip) => meeting::pass_by(play),
        (Stage::Arrived, Action::Visit) => {
            let visit = visiting::check(game)?;
            visiting::visit(play, visit);
        }
        (Stage::Arrived, Action::Fight) => {
            let announced = fighting::check_begin(game)?;
            fighting::begin(play, announced);
        }
        (Stage::Arrived, Action::Search) => {
            let token = searching::check(&game.open)?;
            searching::search(play, token);
        }
        (Stage::Arrived, Action::Done) => arriving::check_done(game)?,
        (Stage::Round, Action::Strike) => fighting::resolve(play),
        (Stage::Again, Action::Again) => fighting::again(play.game),
        (Stage::Again, Action::Retreat) => fighting::retreat(play),
        (Stage::Roll, Action::Accept) => rolling::resolve(play),
        (Stage::Villager, Action::Villager(good)) => {
            let newcomer = villagers::check(game, good)?;
            villagers::choose(play, newcomer);
        }
        (Stage::Draw, Action::Draw(deck)) => {
            let source = drawing::check_pile(game, deck)?;
            drawing::draw(play, source);
        }
        (Stage::Sift, Action::Keep(quest)) => {
            let drawn = drawing::check_keep(game, quest)?;
            drawing::keep(play, drawn);
        }
        (Stage::Sift, Action::Drop(quest)) => {
            let drawn = drawing::check_drop(game, quest)?;
            drawing::discard(play, drawn);
        }
        (Stage::Order, Action::Order(order)) => {
            let drawn = orders::check_drawn(game, order)?;
            orders::keep(play, drawn);
        }
        (Stage::Swap { first }, Action::Swap(cell)) => {
            let swap = swapping::check(game, first, cell)?;
            swapping::swap(play, swap);
        }
        (Stage::Claim, Action::Take(space)) => {
            let token = searching::check_claim(&game.open, space)?;
            searching::claim(play, token);
        }
        (Stage::Refresh, Action::Refresh(slot)) => {
            let exhausted = hiring::check_refresh(game, slot)?;
            hiring::refresh(play, exhausted);
        }
        (Stage::BotToken, Action::Take(space)) => {
            let nearest = solo::check_token(game, space)?;
            solo::take_token(play, nearest);
        }
        (Stage::BotDiscard, Action::Replace(slot)) => {
            let leaving = solo::check_leaving(game, slot)?;
            solo::discard(play, leaving);
        }
        (Stage::Dusk { .. }, Action::Done) => {}
        _ => return Err(Refusal::NotNow { now: stage }),
    }
    Ok(())
}

/// Does what can be done beside what is asked, which stays open, or refuses it; none where the action
/// answers what is asked, if anything.
#[inline]
fn beside(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    stage: Stage,
    seat: Seat,
    action: Action,
) -> Result<Option<Answer>, Refusal> {
    let game = &*play.game;
    match (stage, action) {
        (Stage::Keep, Action::Keep(quest)) => {
            let keepable = drafting::check_card(game, seat, quest)?;
            drafting::keep(play, seat, keepable);
        }
        (Stage::Move, Action::Go(space)) => {
            let step = moving::check_step(game, space)?;
            moving::step(play, step);
        }
        (Stage::Arrived, Action::Play(quest)) => {
            let playable = quests::check(game, quest)?;
            quests::play(play, playable);
        }
        (Stage::Round, Action::Boost) => {
            let mana_use = fighting::check_boost(game)?;
            fighting::boost(play, mana_use);
        }
        (Stage::Round | Stage::Roll, Action::Reroll { price, die }) => {
            let reroll = rolling::check_reroll(game, price, die)?;
            rolling::reroll(play, reroll);
        }
        // Powers and anytime actions check themselves whether this is one of their points (NN-363).
        (_, Action::Use(source)) => {
            let power_use = powers::check(game.content(), &game.open, stage, seat, source)?;
            let answer = power_use.answer();
            powers::use_power(play, seat, power_use);
            return Ok(Some(answer));
        }
        (_, Action::Sell(goods)) => {
            anytime::check(game, action)?;
            let trade = market::check(game, seat, goods)?;
            market::sell(play, seat, trade);
        }
        (_, Action::House { good, row }) => {
            anytime::check(game, action)?;
            let bed = housing::check(game, seat, good, row)?;
            housing::house(play, seat, bed);
        }
        (_, Action::Move { good, from, to }) => {
            anytime::check(game, action)?;
            let relocation = housing::check_move(game, seat, good, from, to)?;
            housing::relocate(play, seat, relocation);
        }
        (_, Action::Deliver(order)) => {
            anytime::check(game, action)?;
            let delivery = orders::check(game, seat, order)?;
            orders::deliver(play, seat, delivery);
        }
        (_, Action::Learn(ability)) => {
            anytime::check(game, action)?;
            let lesson = learning::check(game, ability)?;
            learning::learn(play, lesson);
        }
        (_, Action::Refill) => {
            anytime::check(game, action)?;
            let refill = villagers::check_refill(game, seat)?;
            villagers::refill(play, seat, refill);
        }
        _ => return Ok(None),
    }
    Ok(Some(Answer::Open))
}

/// The hero stands after the die: what was searched or visited brings what it brings.
fn withstood(play: &mut Play<impl Chance, impl Sink<Event>>, kind: RollKind) {
    match kind {
        RollKind::Search => searching::find(play),
        RollKind::Visit(location) => visiting::enter(play, location),
        RollKind::Gain { .. } => {}
    }
}

/// What happens where nothing is left to decide.
fn by_itself(play: &mut Play<impl Chance, impl Sink<Event>>, stage: Stage) {
    match stage {
        Stage::Keep => drafting::finish(play),
        Stage::Tile => building::lapse(play),
        Stage::Gear { discount } => gear::lapse(play, discount),
        Stage::Move => moving::end(play),
        Stage::Meet => meeting::pass_by(play),
        Stage::Round => fighting::resolve(play),
        Stage::Roll => rolling::resolve(play),
        Stage::Villager => villagers::take_the_only(play),
        Stage::Site { tile } => {
            if let Some(job) = building::the_only_site(play.game, tile) {
                building::build(play, job);
            }
        }
        Stage::Draw => {
            if let Some(source) = drawing::the_only_deck(play.game) {
                drawing::draw(play, source);
            }
        }
        Stage::Claim => {
            if let Some(token) = searching::the_only_token(play.game) {
                searching::claim(play, token);
            }
        }
        Stage::Refresh => {
            if let Some(exhausted) = hiring::the_only_exhausted(play.game) {
                hiring::refresh(play, exhausted);
            }
        }
        _ => {}
    }
}
