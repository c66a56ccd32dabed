//! What follows what: pending questions, from the top of the stack down.
//!
//! The one place that knows all chapters. What lies on top either asks somebody, or goes on by itself;
//! what is asked lists its actions here, and an action finds its chapter here.

use table::{Chance, Seat, Sink};

use super::{
    Play, buying, camping, drafting, duels, entering, hall, hut, leaving, mine, moving, quests,
    recruiting, rewards, rolling, stables, store, threats, treasures, turn,
};
use crate::{
    Action, Event, NearAndFar, Refusal, RollKind, Stage, edition::Edition, stage::Question,
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

/// Does what was chosen, or refuses it.
#[inline]
pub(crate) fn act(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let stage = play.game.open.stage;
    match (stage, action) {
        (Stage::Companion { .. }, Action::Platypus) => drafting::take_platypus(play, seat),
        (Stage::Companion { .. }, Action::Done) => drafting::leave_platypus(play, seat),
        (Stage::Draft, Action::Pick(card)) => drafting::pick(play, seat, card)?,
        (Stage::Discard, Action::Drop(card)) => drafting::drop_card(play, seat, card)?,
        (Stage::Discard, Action::Ready) => drafting::ready(play, seat)?,
        (Stage::Defend { .. }, Action::Use(card)) => duels::use_in_defence(play, seat, card)?,
        (Stage::Defend { .. }, Action::Done) => duels::defended(play),
        (Stage::Companion { .. } | Stage::Draft | Stage::Discard | Stage::Defend { .. }, _) => {
            return Err(Refusal::NotNow { now: stage });
        }
        (Stage::Trade, _) => hall::act_in_trade(play, action)?,
        (_, Action::Buy(card)) => {
            let purchase = buying::check(play.game, card)?;
            let effects = buying::buy(play, purchase);
            if effects.extra_same {
                leaving::begin_anew(play.game);
            }
            moving::use_new_pass(play.game);
        }
        (Stage::Turn, Action::Visit(building)) => {
            turn::check_visit(play.game, building)?;
            entering::visit(play, building);
        }
        (Stage::Turn, Action::Adventure) => {
            turn::check_adventure(play.game)?;
            leaving::set_out(play);
        }
        (Stage::Enter { building }, _) => entering::act(play, building, action)?,
        (Stage::Roll, Action::Use(card)) => rolling::use_card(play, card)?,
        (Stage::Roll, Action::Spend(hearts)) => {
            rolling::check_hearts(play.game, hearts)?;
            rolling::decide(play, hearts);
        }
        (Stage::Hall, _) => hall::act(play, action)?,
        (Stage::Saloon | Stage::Mine, Action::Recruit(adventurer)) => {
            let price = recruiting::check(play.game, adventurer)?;
            recruiting::recruit(play, adventurer, price);
        }
        (Stage::Saloon, Action::Refresh) => {
            recruiting::check_refresh(play.game)?;
            recruiting::refresh(play);
        }
        (Stage::Welcome { faction }, Action::Recruit(adventurer)) => {
            recruiting::check_welcome(play.game, faction, adventurer)?;
            recruiting::welcome(play, adventurer);
        }
        (Stage::Newcomer { adventurer }, _) => recruiting::place(play, adventurer, action)?,
        (Stage::Stables, Action::BuyAnimal(animal)) => {
            stables::check(play.game, animal)?;
            stables::buy(play, animal);
        }
        (Stage::Store, Action::Coin { basic, advanced }) => {
            store::check_coin(play.game, basic, advanced)?;
            store::take_coin(play, basic, advanced);
        }
        (Stage::Store, Action::Draw { basic, advanced }) => {
            store::check_draw(play.game, basic, advanced)?;
            store::draw(play, basic, advanced);
        }
        (Stage::Store, Action::Done) => {
            store::check_nothing(play.game)?;
            play.game.answered();
        }
        (Stage::Journal, Action::Draw { basic, advanced }) => {
            store::check_journal(play.game, basic, advanced)?;
            store::draw(play, basic, advanced);
        }
        (Stage::Sift, Action::Keep(card)) => store::keep(play, card)?,
        (Stage::Sift, Action::Drop(card)) => store::drop_fresh(play, card)?,
        (Stage::Farm, Action::Take(1)) => hut::harvest(play),
        (Stage::Hut, Action::DrawTreasure) => {
            treasures::check_draw(&play.game.content, &play.game.open)?;
            hut::draw(play);
        }
        (Stage::Treasure, _) => treasures::act(play, action)?,
        (Stage::Surplus, Action::Lose(card)) => treasures::lose(play, card)?,
        (Stage::Mine, Action::Dig(cell)) => {
            mine::check(play.game, cell)?;
            mine::dig(play, cell);
        }
        (Stage::Party { faction }, _) => leaving::act(play, faction, action)?,
        (Stage::Move, Action::Step(space)) => {
            let step = moving::check(play.game, space)?;
            moving::step(play, step);
        }
        (Stage::Move, Action::Stop) => moving::stop(play),
        (Stage::Danger { to }, _) => threats::act(play, to, action)?,
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
            camping::check_settle(play.game, space)?;
            camping::settle(play, space);
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
        ) => play.game.answered(),
        (Stage::End, Action::End) => play.game.answered(),
        _ => return Err(Refusal::NotNow { now: stage }),
    }
    Ok(())
}

/// Lets what is pending go on until somebody is asked.
#[inline]
pub(crate) fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>) {
    loop {
        match play.game.open.pending.pop() {
            None => turn::end(play),
            Some(Question::Decision(stage)) => {
                if still_asked(play.game, stage) {
                    play.game.ask(stage);
                    return play.game.show(stage);
                }
                by_itself(play, stage);
            }
            Some(Question::Visit(building)) => entering::arrive(play, building),
            Some(Question::Depart) => leaving::depart(play),
            Some(Question::Cross { to }) => moving::cross(play, to),
            Some(Question::Arrive { to }) => moving::arrive(play, to),
            Some(Question::Rewards) => rewards::resolve(play),
            Some(Question::Settle) => settle(play),
            Some(Question::Finish) => play.game.ask(Stage::End),
        }
    }
}

/// A roll is decided: what it was for goes on.
fn settle(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let Some(roll) = play.game.open.roll.take() else { return };
    let (content, open) = (play.game.content.0, &play.game.open);
    let (total, needed) =
        (rolling::total(content, open, &roll), rolling::needed(content, open, &roll));
    match roll.kind {
        RollKind::Duel { building, foe, style, .. } => {
            duels::settle(play, (building, foe, style), total, needed);
        }
        RollKind::Threat { threat } => threats::settle(play, threat, total, needed),
        RollKind::Skill { .. } | RollKind::Combat { .. } => quests::settle(play, total, needed),
    }
}

/// Whether there is still something to decide. Where there is not, everybody can see it.
#[inline]
fn still_asked(game: &NearAndFar, stage: Stage) -> bool {
    match stage {
        Stage::Draft | Stage::Discard => !game.open.waiting.is_empty(),
        Stage::Hall => hall::has_more(game),
        Stage::Trade => hall::trade_has_more(game),
        Stage::Saloon => recruiting::saloon_has_more(game),
        Stage::Stables => game.open.edition == Edition::First || stables::is_open(game),
        Stage::Farm => hut::food(game) > 0,
        Stage::Hut => hut::is_open(game),
        Stage::Mine => mine::has_more(game),
        Stage::Sift => !game.hidden.fresh.is_empty(),
        Stage::Surplus => treasures::is_too_many(game),
        Stage::Move => moving::is_open(game),
        Stage::Attempt => quests::may_attempt(game),
        Stage::Danger { to } => threats::is_met(&game.open, to),
        Stage::Roll => rolling::is_open(game),
        Stage::Defend { seat } => duels::can_defend(game, seat),
        Stage::Settle => !camping::free_spaces(game).is_empty(),
        Stage::Camp => camping::may_build(game),
        Stage::Choose => quests::has_choice(game),
        // NF-087: whether the window opens depends on what everybody can see.
        Stage::End => game.open.mover().hand() > 0,
        _ => true,
    }
}

/// What happens where nothing is left to decide.
fn by_itself(play: &mut Play<impl Chance, impl Sink<Event>>, stage: Stage) {
    match stage {
        Stage::Draft => drafting::pass_packets(play),
        Stage::Discard => turn::begin_first_round(play),
        Stage::Trade => hall::finish_trade(play),
        Stage::Roll => rolling::decide(play, 0),
        Stage::Move => moving::end(play),
        Stage::Defend { .. } => duels::answer(play),
        Stage::Choose => quests::fail(play, None),
        _ => {}
    }
}
