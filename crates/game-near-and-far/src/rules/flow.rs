//! What follows what: pending questions, from the top of the stack down (`table::turns`).
//!
//! The one place that knows all chapters. Whether what lies on top asks somebody, or goes on by itself, is
//! said by [`is_asked`] alone; what is asked lists its actions here, and an action finds its chapter here.

use table::{Answer, Chance, OutOfTurn, Seat, Sink, Stack, Turns, turns};

use super::{
    Play, buying, camping, drafting, duels, entering, hall, hut, leaving, mine, moving, quests,
    recruiting, rewards, rolling, stables, store, threats, treasures, turn,
};
use crate::{
    Action, Event, NearAndFar, Refusal, RollKind, Stage,
    edition::Edition,
    stage::{MOST_PENDING, Question},
};

/// Lists what `seat`, which is asked, may do.
#[inline]
pub(crate) fn list(game: &NearAndFar, seat: Seat, out: &mut Vec<Action>) {
    match game.open.stage {
        Stage::Companion { .. } => return out.extend([Action::Platypus, Action::Done]),
        Stage::Draft => return drafting::list_picks(game, seat, out),
        Stage::Discard => return drafting::list_discards(game, seat, out),
        Stage::Defend { seat } => return duels::list_defence(game, seat, out),
        Stage::Turn => turn::list(game, out),
        Stage::Enter { building } => entering::list(game, building, out),
        Stage::Roll => rolling::list(game, out),
        Stage::Hall => hall::list(game, out),
        // One exchange, and nothing comes between its goods (NF-159).
        Stage::Trade => return hall::list_trade(game, out),
        Stage::Saloon => recruiting::list_saloon(game, out),
        Stage::Newcomer { adventurer } => recruiting::list_places(game, adventurer, out),
        Stage::Stables => stables::list(game, out),
        Stage::Store => store::list(game, out),
        Stage::Journal => store::list_journal(game, out),
        Stage::Sift => store::list_sift(game, out),
        Stage::Farm => out.extend([Action::Take(1), Action::Done]),
        Stage::Hut => hut::list(game, out),
        Stage::Treasure => treasures::list(game, out),
        Stage::Surplus => out.extend(game.open.mover().treasures().iter().map(Action::Lose)),
        Stage::Mine => mine::list(game, out),
        Stage::Party { faction } => leaving::list(game, faction, out),
        Stage::Move => moving::list(game, out),
        Stage::Danger { .. } => threats::list(game, out),
        Stage::Attempt => out.extend([Action::Attempt, Action::Done]),
        Stage::Choose => quests::list(game, out),
        Stage::Either => rewards::list_either(game, out),
        Stage::Welcome { faction } => recruiting::list_welcome(game, faction, out),
        Stage::Camp => out.extend([Action::Camp, Action::Done]),
        Stage::Settle => out.extend(camping::free_spaces(game).iter().map(Action::Settle)),
        Stage::End => out.push(Action::End),
        Stage::Over => return,
    }
    // At every decision of the active player (NF-397).
    buying::list(game, out);
}

/// Whether there is something to decide. Where there is not, everybody can see it (NF-I33).
#[inline]
fn is_asked(game: &NearAndFar, stage: Stage) -> bool {
    match stage {
        Stage::Draft | Stage::Discard => !game.open.waiting.is_empty(),
        Stage::Hall => hall::has_more(game),
        Stage::Trade => hall::trade_has_more(game),
        Stage::Saloon => recruiting::saloon_has_more(game),
        Stage::Stables => game.open.edition == Edition::First || stables::is_open(game),
        Stage::Sift => !game.hidden.fresh.is_empty(),
        Stage::Farm => hut::food(game) > 0,
        Stage::Hut => hut::is_open(game),
        Stage::Surplus => treasures::is_too_many(game),
        Stage::Mine => mine::has_more(game),
        Stage::Move => moving::is_open(game),
        Stage::Danger { to } => threats::is_met(&game.open, to),
        Stage::Roll => rolling::is_open(game),
        Stage::Defend { seat } => duels::can_defend(game, seat),
        Stage::Attempt => quests::may_attempt(game),
        Stage::Choose => quests::has_choice(game),
        Stage::Camp => camping::may_build(game),
        Stage::Settle => !camping::free_spaces(game).is_empty(),
        // NF-087: whether the window opens depends on what everybody can see.
        Stage::End => game.open.mover().hand() > 0,
        Stage::Companion { .. }
        | Stage::Turn
        | Stage::Enter { .. }
        | Stage::Newcomer { .. }
        | Stage::Store
        | Stage::Journal
        | Stage::Treasure
        | Stage::Party { .. }
        | Stage::Either
        | Stage::Welcome { .. }
        | Stage::Over => true,
    }
}

impl Turns<MOST_PENDING> for NearAndFar {
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
        play: &mut Play<impl Chance, impl Sink<Event>>,
        seat: Seat,
        action: Action,
    ) -> Result<Answer, Refusal> {
        act(play, seat, action)
    }

    #[inline]
    fn put(&mut self, question: Question) -> bool {
        match question {
            Question::Decision(stage) if is_asked(self, stage) => {
                self.show(stage);
                true
            }
            _ => false,
        }
    }

    #[inline]
    fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>, question: Question) -> Answer {
        match question {
            Question::Decision(stage) => by_itself(play, stage),
            Question::Visit(building) => entering::arrive(play, building),
            Question::Depart => leaving::depart(play),
            Question::Cross { to } => moving::cross(play, to),
            Question::Arrive { to } => moving::arrive(play, to),
            Question::Rewards => return rewards::resolve(play),
            Question::Settle => return settle(play),
            Question::Finish => play.game.ask(Stage::End),
        }
        Answer::Given
    }

    fn turn_over(play: &mut Play<impl Chance, impl Sink<Event>>) {
        turn::end(play);
    }
}

/// Does what was chosen, or refuses it; says what became of the question.
#[inline]
fn act(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<Answer, Refusal> {
    let stage = play.game.open.stage;
    match (stage, action) {
        (Stage::Companion { .. }, Action::Platypus) => drafting::take_platypus(play, seat),
        (Stage::Companion { .. }, Action::Done) => drafting::leave_platypus(play, seat),
        (Stage::Draft, Action::Pick(card)) => {
            let pick = drafting::check_pick(play.game, seat, card)?;
            drafting::pick(play, pick);
            return Ok(Answer::Open);
        }
        (Stage::Discard, Action::Drop(card)) => {
            let card = drafting::check_in_hand(play.game, seat, card)?;
            drafting::discard(play, card);
            return Ok(Answer::Open);
        }
        (Stage::Discard, Action::Ready) => {
            let hand = drafting::check_ready(play.game, seat)?;
            drafting::ready(play, hand);
            return Ok(Answer::Open);
        }
        (Stage::Defend { .. }, Action::Use(card)) => {
            let card = duels::check_use(play.game, seat, card)?;
            duels::use_card(play, card);
            return Ok(Answer::Open);
        }
        (Stage::Defend { .. }, Action::Done) => duels::answer(play),
        (Stage::Companion { .. } | Stage::Draft | Stage::Discard | Stage::Defend { .. }, _) => {
            return Err(Refusal::NotNow { now: stage });
        }
        (Stage::Trade, _) => {
            let step = hall::check_step(play.game, action)?;
            return Ok(hall::exchange(play, step));
        }
        (_, Action::Buy(card)) => {
            let purchase = buying::check(play.game, card)?;
            return Ok(buy(play, purchase, stage));
        }
        (Stage::Turn, Action::Visit(building)) => {
            let building = turn::check_visit(play.game, building)?;
            entering::visit(play, building);
        }
        (Stage::Turn, Action::Adventure) => {
            turn::check_adventure(play.game)?;
            leaving::set_out(play);
        }
        (Stage::Enter { building }, _) => {
            let entry = entering::check(play.game, building, action)?;
            entering::enter(play, entry);
        }
        (Stage::Roll, Action::Use(card)) => {
            let used = rolling::used(play.game);
            let card = rolling::check_use(play.game, seat, card, used)?;
            rolling::use_card(play, card);
            return Ok(Answer::Open);
        }
        (Stage::Roll, Action::Spend(hearts)) => {
            let hearts = rolling::check_hearts(play.game, hearts)?;
            rolling::decide(play, hearts);
        }
        (Stage::Hall, _) => {
            let deed = hall::check(play.game, action)?;
            return Ok(hall::perform(play, deed));
        }
        (Stage::Saloon | Stage::Mine, Action::Recruit(adventurer)) => {
            let hire = recruiting::check(play.game, adventurer)?;
            recruiting::recruit(play, hire);
            return Ok(Answer::Open);
        }
        (Stage::Saloon, Action::Refresh) => {
            recruiting::check_refresh(play.game)?;
            recruiting::refresh(play);
            return Ok(Answer::Open);
        }
        (Stage::Welcome { faction }, Action::Recruit(adventurer)) => {
            let guest = recruiting::check_welcome(play.game, faction, adventurer)?;
            recruiting::welcome(play, guest);
        }
        (Stage::Newcomer { adventurer }, _) => {
            let placing = recruiting::check_place(play.game, adventurer, action)?;
            recruiting::place(play, placing);
        }
        (Stage::Stables, Action::BuyAnimal(animal)) => {
            let sale = stables::check(play.game, animal)?;
            stables::buy(play, sale);
        }
        (Stage::Store, Action::Coin { basic, advanced }) => {
            let split = store::check_coin(play.game, basic, advanced)?;
            store::take_coin(play, split);
        }
        (Stage::Store, Action::Draw { basic, advanced }) => {
            let split = store::check_draw(play.game, basic, advanced)?;
            store::draw(play, split);
        }
        (Stage::Store, Action::Done) => store::check_nothing(play.game)?,
        (Stage::Journal, Action::Draw { basic, advanced }) => {
            let split = store::check_journal(play.game, basic, advanced)?;
            store::draw(play, split);
        }
        (Stage::Sift, Action::Keep(card)) => {
            let fresh = store::check_fresh(play.game, card)?;
            store::keep(play, fresh);
            return Ok(Answer::Open);
        }
        (Stage::Sift, Action::Drop(card)) => {
            let fresh = store::check_fresh(play.game, card)?;
            store::drop_fresh(play, fresh);
            return Ok(Answer::Open);
        }
        (Stage::Farm, Action::Take(1)) => hut::harvest(play),
        (Stage::Hut, Action::DrawTreasure) => {
            treasures::check_draw(&play.game.content, &play.game.open)?;
            hut::draw(play);
        }
        (Stage::Treasure, _) => {
            let choice = treasures::check(play.game, action)?;
            treasures::settle(play, choice);
        }
        (Stage::Surplus, Action::Lose(card)) => {
            let owned = treasures::check_owned(play.game, card)?;
            treasures::lose(play, owned);
            return Ok(Answer::Open);
        }
        (Stage::Mine, Action::Dig(cell)) => {
            let dig = mine::check(play.game, cell)?;
            mine::dig(play, dig);
            return Ok(Answer::Open);
        }
        (Stage::Party { faction }, _) => {
            let arrangement = leaving::check(play.game, faction, action)?;
            leaving::arrange(play.game, arrangement);
        }
        (Stage::Move, Action::Step(space)) => {
            let step = moving::check(play.game, space)?;
            moving::step(play, step);
            return Ok(Answer::Open);
        }
        (Stage::Move, Action::Stop) => moving::end(play),
        (Stage::Danger { .. }, _) => {
            let way = threats::check(play.game, action)?;
            threats::meet(play, way);
        }
        (Stage::Attempt, Action::Attempt) => quests::attempt(play),
        (Stage::Choose, Action::Choose(choice)) => {
            let choice = quests::check(play.game, choice)?;
            quests::choose(play, choice);
        }
        (Stage::Either, Action::Take(which)) => {
            let way = rewards::check_either(play.game, which)?;
            rewards::take(play, way);
        }
        (Stage::Camp, Action::Camp) => camping::build(play),
        (Stage::Settle, Action::Settle(space)) => {
            let site = camping::check_settle(play.game, space)?;
            camping::settle(play, site);
        }
        (
            Stage::Saloon
            | Stage::Stables
            | Stage::Journal
            | Stage::Farm
            | Stage::Hut
            | Stage::Mine
            | Stage::Attempt
            | Stage::Camp,
            Action::Done,
        )
        | (Stage::End, Action::End) => {}
        _ => return Err(Refusal::NotNow { now: stage }),
    }
    Ok(Answer::Given)
}

/// A card may change what is going on: the party that is arranged, and what a step costs.
fn buy(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    purchase: buying::Purchase,
    stage: Stage,
) -> Answer {
    let effects = buying::buy(play, purchase);
    moving::use_new_pass(play.game);
    match stage {
        Stage::Party { .. } if effects.extra_same => {
            leaving::begin_anew(play.game);
            Answer::Given
        }
        _ => Answer::Open,
    }
}

/// What happens where nothing is left to decide.
fn by_itself(play: &mut Play<impl Chance, impl Sink<Event>>, stage: Stage) {
    match stage {
        Stage::Draft => drafting::pass_packets(play),
        Stage::Discard => turn::begin_first_round(play),
        Stage::Trade => hall::finish_trade(play),
        Stage::Roll => rolling::decide(play, rolling::Hearts::NONE),
        Stage::Move => moving::end(play),
        Stage::Defend { .. } => duels::answer(play),
        Stage::Choose => quests::fail(play, None),
        _ => {}
    }
}

/// A roll is decided: what it was for goes on.
fn settle(play: &mut Play<impl Chance, impl Sink<Event>>) -> Answer {
    let Some(roll) = play.game.open.roll.take() else { return Answer::Given };
    let (content, open) = (play.game.content.0, &play.game.open);
    let (total, needed) =
        (rolling::total(content, open, &roll), rolling::needed(content, open, &roll));
    match roll.kind {
        RollKind::Duel { building, foe, style, .. } => {
            duels::settle(play, (building, foe, style), total, needed);
        }
        RollKind::Threat { threat } => return threats::settle(play, threat, total, needed),
        RollKind::Skill { .. } | RollKind::Combat { .. } => quests::settle(play, total, needed),
    }
    Answer::Given
}
