//! Dice outside of combat, and rolling dice again (NN-450, NN-451, RULES.md section 29).

use table::{Chance, Sink};

use super::{
    Play,
    dice::{self, d4, loss},
    fighting, gaining, powers,
};
use crate::{
    Action, Die, Event, NowOrNever, Price, Refusal, Roll, RollKind, Source, Stage,
    components::{Cost, DIE, Good, Goods, Limit},
    stage::Question,
};

/// A die is rolled, and may be rolled again before it counts.
pub(crate) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>, kind: RollKind) {
    let seat = play.game.active();
    let die = d4(play.chance);
    play.send(Event::Rolled { seat, die });
    play.game.open.roll = Some(Roll { kind, die });
    play.game.ask(Stage::Roll);
}

pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    list_again(game, Stage::Roll, out);
    out.push(Action::Accept);
    powers::list(game, out);
}

/// Lists what dice can be rolled again for.
pub(crate) fn list_again(game: &NowOrNever, stage: Stage, out: &mut Vec<Action>) {
    for die in [Die::First, Die::Extra] {
        if is_worth_again(game, stage, die) {
            out.extend(prices(game).map(|price| Action::Reroll { price, die }));
        }
    }
}

/// Whether a die of this question can be rolled again.
pub(crate) fn may_reroll(game: &NowOrNever, stage: Stage) -> bool {
    let dice = [Die::First, Die::Extra];
    dice.into_iter().any(|die| is_worth_again(game, stage, die)) && prices(game).next().is_some()
}

/// What the active player can have a die rolled again for (NN-506).
fn prices(game: &NowOrNever) -> impl Iterator<Item = Price> + '_ {
    let mana = reroll_power(game).map(|_| Price::Mana);
    let goods = game.open.mover().goods;
    let is_variant = game.open.reroll;
    let goods = Good::ALL.into_iter().filter(move |good| is_variant && goods[*good] > 0);
    mana.into_iter().chain(goods.map(Price::Good))
}

/// The power that rolls a die again, if it can be paid (NN-450), and its price.
fn reroll_power(game: &NowOrNever) -> Option<(Source, Cost, Limit)> {
    let (content, open) = (game.content(), &game.open);
    powers::reroll(content, open, open.active)
}

/// Whether there is such a die, and it can turn out better than it is.
fn is_worth_again(game: &NowOrNever, stage: Stage, die: Die) -> bool {
    let open = &game.open;
    match (stage, die) {
        (Stage::Round, Die::First) => open.combat.is_some_and(|combat| combat.die.is_some()),
        (Stage::Round, Die::Extra) => {
            open.combat.and_then(|combat| combat.extra).is_some_and(|extra| extra < DIE)
        }
        (Stage::Roll, Die::First) => open.roll.is_some_and(|roll| match roll.kind {
            RollKind::Search | RollKind::Visit(_) => roll.die > 1 && loss(open) > 0,
            RollKind::Gain { .. } => roll.die < DIE,
        }),
        _ => false,
    }
}

/// A die that can be rolled again, and what for.
pub(crate) struct Reroll {
    die: Die,
    price: Price,
    cost: Cost,
    /// The power that does it.
    by: Option<(Source, Limit)>,
}

pub(crate) fn check_reroll(game: &NowOrNever, price: Price, die: Die) -> Result<Reroll, Refusal> {
    let is_priced = prices(game).any(|one| one == price);
    if !is_priced || !is_worth_again(game, game.open.stage, die) {
        return Err(Refusal::NoReroll);
    }
    match price {
        Price::Mana => {
            let (source, cost, limit) = reroll_power(game).ok_or(Refusal::NoReroll)?;
            Ok(Reroll { die, price, cost, by: Some((source, limit)) })
        }
        Price::Good(good) => {
            let cost = Cost { goods: Goods::one(good), ..Cost::FREE };
            Ok(Reroll { die, price, cost, by: None })
        }
    }
}

/// A die is rolled again; the last result counts (NN-450, NN-506).
pub(crate) fn reroll(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Reroll { die, price, cost, by }: Reroll,
) {
    let (seat, stage) = (play.game.active(), play.game.open.stage);
    if let Some((source, limit)) = by {
        powers::mark(play.game, seat, source, limit);
    }
    gaining::pay(play, seat, &cost);
    let pips = d4(play.chance);
    play.send(Event::Rerolled { seat, die: pips, price });
    match (&mut play.game.open.roll, stage, die) {
        (Some(roll), Stage::Roll, _) => roll.die = pips,
        (_, _, Die::First) => fighting::set_die(play, pips),
        (_, _, Die::Extra) => fighting::set_extra(play.game, pips),
    }
}

/// The die stands: it costs hearts, or it is gained. A hero who loses all hearts gets nothing of what was
/// searched or visited (NN-231, NN-287, NN-288, NN-297).
pub(crate) fn resolve(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let Some(Roll { kind, die }) = play.game.open.roll.take() else { return };
    if let RollKind::Gain { what, times } = kind {
        let seat = play.game.active();
        return gaining::gain(play, seat, what, die.saturating_mul(times));
    }
    let hearts = dice::loss_of(&play.game.open, kind, die);
    if hearts == 0 || gaining::lose_hearts(play, hearts) {
        play.game.then(Question::Withstood(kind));
    }
}
