//! What follows what: pending questions, from the top of the stack down.
//!
//! The one place that knows all chapters. What lies on top either asks somebody, or goes on by itself;
//! what is asked lists its actions here, and an action finds its chapter here.

use table::{Chance, Seat, Sink};

use super::{
    Play, anytime, arriving, building, drafting, drawing, dusk, fighting, gaining, gear, hiring,
    meeting, moving, orders, powers, quests, rolling, searching, solo, starting, swapping, turn,
    villagers, visiting,
};
use crate::{Action, Event, NowOrNever, Refusal, RollKind, Stage, stage::Question};

/// Lists what `seat`, which is asked, may do.
#[inline]
pub(crate) fn list(game: &NowOrNever, seat: Seat, out: &mut Vec<Action>) {
    match game.open.stage {
        Stage::Hero { .. } => drafting::list_heroes(game, out),
        Stage::Keep => drafting::list_cards(game, seat, out),
        Stage::Turn => {
            hiring::list(game, out);
            turn::list(game, out);
            anytime::list(game, out);
        }
        Stage::Replace { .. } => hiring::list_leaving(game, out),
        Stage::Tile => building::list_tiles(game, out),
        Stage::Site { tile } => building::list_sites(game, tile, out),
        Stage::Gear { discount } => gear::list(game, discount, out),
        Stage::Slot { token } => gear::list_slots(game, token, out),
        Stage::Move => moving::list(game, out),
        Stage::Meet => meeting::list(game, out),
        Stage::Arrived => {
            arriving::list(game, out);
            anytime::list(game, out);
        }
        Stage::Round => {
            fighting::list_round(game, out);
            rolling::list_again(game, Stage::Round, out);
            powers::list(game, out);
            fighting::list_helping(game, out);
        }
        Stage::Again => fighting::list_again(game, out),
        Stage::Roll => rolling::list(game, out),
        Stage::Villager => villagers::list(game, out),
        Stage::Draw => drawing::list_piles(game, out),
        Stage::Sift => drawing::list_drawn(game, out),
        Stage::Order => orders::list_drawn(game, out),
        Stage::Swap { first } => swapping::list(game, first, out),
        Stage::Claim => searching::list_tokens(game, out),
        Stage::Refresh => hiring::list_exhausted(game, out),
        Stage::BotToken => solo::list_nearest(game, out),
        Stage::BotDiscard => solo::list_leaving(game, out),
        Stage::Dusk { seat } => dusk::list(game, seat, out),
        Stage::Over => {}
    }
}

/// Does what was chosen, or refuses it. A chapter that was given a question takes it off the stack
/// (`answered`) once it is answered.
#[inline]
pub(crate) fn act(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let stage = play.game.open.stage;
    match (stage, action) {
        (Stage::Hero { .. }, Action::Choose(hero)) => drafting::choose(play, seat, hero),
        (Stage::Keep, Action::Keep(quest)) => drafting::keep(play, seat, quest),
        (Stage::Turn, Action::Hire { whose, slot }) => hiring::hire(play, whose, slot),
        (Stage::Turn, Action::Recruit(place)) => hiring::recruit(play, place),
        (Stage::Turn, Action::Rest { slot, gain }) => hiring::rest(play, slot, gain),
        (Stage::Turn, Action::Hero(arrow)) => moving::set_out(play, arrow),
        (Stage::Turn, Action::Pass) => turn::pass(play),
        (Stage::Replace { place }, Action::Replace(slot)) => hiring::replace(play, place, slot),
        (Stage::Tile, Action::Tile(tile)) => building::choose(play, tile),
        (Stage::Site { tile }, Action::At(site)) => building::build(play, tile, site),
        (Stage::Gear { discount }, Action::Buy(which)) => gear::buy(play, which, discount),
        (Stage::Slot { token }, Action::Slot(slot)) => gear::place(play, token, slot),
        (Stage::Tile | Stage::Gear { .. } | Stage::Swap { first: None }, Action::Nothing) => {
            play.game.answered();
            Ok(())
        }
        (Stage::Move, Action::Go(space)) => moving::step(play, space),
        (Stage::Move, Action::Stop) => moving::stop(play),
        (Stage::Meet, Action::Fight) => meeting::announce(play),
        (Stage::Meet, Action::Slip) => meeting::slip(play),
        (Stage::Arrived, Action::Play(quest)) => quests::play(play, quest),
        (Stage::Arrived, Action::Visit) => visiting::visit(play),
        (Stage::Arrived, Action::Fight) => fighting::begin(play),
        (Stage::Arrived, Action::Search) => searching::search(play),
        (Stage::Arrived, Action::Done) => arriving::done(play),
        (Stage::Round, Action::Boost) => fighting::boost(play),
        (Stage::Round, Action::Strike) => fighting::strike_now(play),
        (Stage::Again, Action::Again) => fighting::again(play),
        (Stage::Again, Action::Retreat) => fighting::retreat(play),
        (Stage::Round | Stage::Roll, Action::Reroll { price, die }) => {
            rolling::reroll(play, price, die)
        }
        (Stage::Roll, Action::Accept) => rolling::accept(play),
        (Stage::Villager, Action::Villager(good)) => villagers::choose(play, good),
        (Stage::Draw, Action::Draw(deck)) => drawing::draw(play, deck),
        (Stage::Sift, Action::Keep(quest)) => drawing::keep(play, quest),
        (Stage::Sift, Action::Drop(quest)) => drawing::discard(play, quest),
        (Stage::Order, Action::Order(order)) => orders::keep(play, order),
        (Stage::Swap { first }, Action::Swap(cell)) => swapping::swap(play, first, cell),
        (Stage::Claim, Action::Take(space)) => searching::claim(play, space),
        (Stage::Refresh, Action::Refresh(slot)) => hiring::refresh(play, slot),
        (Stage::BotToken, Action::Take(space)) => solo::take_token(play, space),
        (Stage::BotDiscard, Action::Replace(slot)) => solo::discard(play, slot),
        (Stage::Dusk { .. }, Action::Done) => {
            play.game.answered();
            Ok(())
        }
        // Anytime actions and powers check themselves whether this is one of their points (NN-363).
        (_, Action::Use(source)) => powers::use_power(play, seat, source),
        (
            _,
            Action::Sell(_)
            | Action::House { .. }
            | Action::Move { .. }
            | Action::Deliver(_)
            | Action::Learn(_)
            | Action::Refill,
        ) => anytime::act(play, seat, action),
        _ => Err(Refusal::NotNow { now: stage }),
    }
}

/// Lets what is pending go on until somebody is asked.
#[inline]
pub(crate) fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>) {
    while play.game.open.stage != Stage::Over {
        match play.game.open.pending.pop() {
            None => turn::end(play),
            Some(Question::Decision(stage)) => {
                if still_asked(play.game, stage) {
                    play.game.ask(stage);
                    return play.game.show(stage);
                }
                by_itself(play, stage);
            }
            Some(Question::Gains { list, next }) => gaining::go_on(play, list, next),
            Some(Question::Villagers(left)) => villagers::gain(play, left),
            Some(Question::Draws) => drawing::go_on(play),
            Some(Question::FillRow { place }) => hiring::fill_row(play, place),
            Some(Question::Arrive) => arriving::arrive(play),
            Some(Question::Deal) => starting::deal_to_players(play.game, play.chance),
            Some(Question::SetOut { movement }) => moving::begin(play, movement),
            Some(Question::Roll(kind)) => rolling::begin(play, kind),
            Some(Question::Withstood(kind)) => withstood(play, kind),
            Some(Question::Challenge(quest)) => fighting::challenge(play, quest),
            Some(Question::Fight) => fighting::begin_round(play),
            Some(Question::BotTurn) => solo::act(play),
            Some(Question::Dusk { step }) => dusk::go_on(play, step),
        }
    }
}

/// The hero stands after the die: what was searched or visited brings what it brings.
fn withstood(play: &mut Play<impl Chance, impl Sink<Event>>, kind: RollKind) {
    match kind {
        RollKind::Search => searching::find(play),
        RollKind::Visit(location) => visiting::enter(play, location),
        RollKind::Gain { .. } => {}
    }
}

/// Whether there is still something to decide. Where there is not, everybody can see it, or the one
/// who is asked alone.
#[inline]
fn still_asked(game: &NowOrNever, stage: Stage) -> bool {
    match stage {
        Stage::Keep => !game.open.waiting.is_empty(),
        Stage::Tile => building::is_possible(game),
        Stage::Gear { discount } => gear::is_possible(game, discount),
        Stage::Swap { .. } => swapping::is_possible(game),
        Stage::Move => moving::goes_on(game),
        Stage::Meet => meeting::has_choice(game),
        Stage::Round => {
            fighting::can_boost(game)
                || rolling::may_reroll(game, Stage::Round)
                || powers::usable(game, Stage::Round).next().is_some()
                || fighting::has_help(game)
        }
        Stage::Roll => rolling::has_choice(game),
        Stage::Villager => villagers::has_choice(game),
        Stage::Dusk { seat } => dusk::is_asked(game, seat),
        _ => true,
    }
}

/// What happens where nothing is left to decide.
fn by_itself(play: &mut Play<impl Chance, impl Sink<Event>>, stage: Stage) {
    match stage {
        Stage::Keep => drafting::finish(play),
        Stage::Move => moving::end(play),
        Stage::Meet => meeting::pass_by(play),
        Stage::Round => fighting::resolve(play),
        Stage::Roll => rolling::resolve(play),
        Stage::Villager => villagers::take_the_only(play),
        _ => {}
    }
}
