//! Powers: basic and blue abilities and artifacts that somebody activates (NN-281 to NN-284, RULES.md
//! sections 25 and 26), and where they are offered (NN-363, NN-364, NN-366).

use table::{Answer, Chance, Seat, Sink};

use super::{Play, dice, exchange, gaining};
use crate::{
    Action, Event, NowOrNever, Open, Player, Refusal, SEASONS, Source, Stage, Uses,
    components::{Content, Cost, Effect, Limit, Power, PowerEffect, Thing, Timing},
};

/// Lists the powers that whoever is asked can use now.
#[inline]
pub fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(usable(game, game.open.stage).map(Action::Use));
}

/// The powers that can be used where this is asked, by whoever is asked.
#[inline]
pub(crate) fn usable(game: &NowOrNever, stage: Stage) -> impl Iterator<Item = Source> + '_ {
    let (content, open) = (game.content(), &game.open);
    let seat = stage.asks_only(open.active).unwrap_or(open.active);
    let sources = open.player(seat).sources();
    sources.filter(move |source| check(content, open, stage, seat, *source).is_ok())
}

/// Why `seat` cannot use a power now; nothing where it can be used.
pub fn why_not(content: &Content, open: &Open, seat: Seat, source: Source) -> Option<Refusal> {
    if !open.waiting.contains(seat) {
        let turn = open.waiting.first().unwrap_or(open.active);
        return Some(Refusal::NotYourTurn { turn });
    }
    check(content, open, open.stage, seat, source).err()
}

/// The power of a source, if the player has it.
pub fn power<'c>(content: &'c Content, player: &Player, source: Source) -> Option<&'c Power> {
    match source {
        Source::Basic => player.hero.map(|hero| &content.hero(hero).basic),
        Source::Ability(ability) if player.has_ability(ability) => {
            content.ability(ability).power.as_ref()
        }
        Source::Quest(quest) if player.played.contains(quest) => {
            content.quest(quest).power.as_ref()
        }
        Source::Ability(_) | Source::Quest(_) => None,
    }
}

/// A power that can be used, and whose it is.
pub(crate) struct PowerUse {
    source: Source,
    power: Power,
}

impl PowerUse {
    /// What using it makes of the question: a hero action of its own is the turn (NN-480).
    pub(crate) fn answer(&self) -> Answer {
        if self.power.timing == Timing::AsTurn { Answer::Given } else { Answer::Open }
    }
}

/// The power that can be used: it is there, fits the moment, was not used up, is paid for, and brings
/// something.
pub(crate) fn check(
    content: &Content,
    open: &Open,
    stage: Stage,
    seat: Seat,
    source: Source,
) -> Result<PowerUse, Refusal> {
    let player = open.player(seat);
    let power = power(content, player, source).ok_or(Refusal::NoPower)?;
    if !fits(content, open, stage, seat, power) {
        return Err(Refusal::NoPower);
    }
    if is_used(open, player, source, power.limit) {
        return Err(Refusal::PowerUsed);
    }
    gaining::can_pay(open, seat, &power.cost)?;
    let is_useful = is_useful(content, open, seat, source, power);
    if is_useful { Ok(PowerUse { source, power: *power }) } else { Err(Refusal::NoPower) }
}

/// Whether it was used as often as it allows (NN-319, NN-381).
#[inline]
fn is_used(open: &Open, player: &Player, source: Source, limit: Limit) -> bool {
    match limit {
        Limit::None => false,
        Limit::PerSeason => player.used.contains(source),
        Limit::PerRound => open.combat.is_some_and(|combat| combat.used.contains(source)),
    }
}

/// Notes that a power was used.
pub(crate) fn mark(game: &mut NowOrNever, seat: Seat, source: Source, limit: Limit) {
    match limit {
        Limit::None => {}
        Limit::PerSeason => game.open.player_mut(seat).used.add(source),
        Limit::PerRound => {
            if let Some(combat) = &mut game.open.combat {
                combat.used.add(source);
            }
        }
    }
}

/// Whether this is one of the moments of a power: all of them at the full open points, and only what can
/// matter at the narrow ones (NN-363, NN-364).
#[inline]
fn fits(content: &Content, open: &Open, stage: Stage, seat: Seat, power: &Power) -> bool {
    use Timing::{Any, AsTurn, AttackRound, HeroMove, OutOfCombat, OwnTurn};
    let timing = power.timing;
    let at_rest = is_for_rest(timing);
    let in_combat = matches!(timing, Any | OwnTurn);
    match stage {
        Stage::Turn => timing == AsTurn || at_rest && !is_wasted_armor(open, seat, power),
        Stage::Arrived => at_rest && power.does != PowerEffect::IgnoreEnemies,
        Stage::Move => {
            let heals = at_rest && (gains(power, Thing::Heart) || gains(power, Thing::Mana));
            timing == HeroMove || power.does == PowerEffect::IgnoreEnemies || heals
        }
        Stage::Meet => {
            let heals = at_rest && (gains(power, Thing::Heart) || gains(power, Thing::Mana));
            power.does == PowerEffect::IgnoreEnemies || heals
        }
        Stage::Round => {
            let fills = in_combat && gains(power, Thing::Mana);
            timing == AttackRound || fills && lacks_mana(content, open)
        }
        Stage::Again => in_combat && power.does != PowerEffect::IgnoreEnemies,
        // NN-482: hearts matter here if the die would take all of them, and mana where hearts cost it.
        Stage::Roll => {
            let matters = |thing| match thing {
                Thing::Mana => lacks_mana_for_hearts(content, open, seat),
                other => other == Thing::Heart,
            };
            at_rest && gained(power).is_some_and(matters) && dice::loss(open) >= open.mover().hearts
        }
        Stage::Dusk { .. } => {
            matches!(timing, Any | OutOfCombat) && matters_at_dusk(content, open, seat, power)
        }
        _ => false,
    }
}

/// Whether something may be used outside of a combat, at whatever moment of the own turn.
#[inline]
fn is_for_rest(timing: Timing) -> bool {
    use Timing::{Any, OutOfCombat, OwnTurn, OwnTurnOutOfCombat};
    matches!(timing, Any | OwnTurn | OutOfCombat | OwnTurnOutOfCombat)
}

/// What a power brings, if it brings one thing.
#[inline]
fn gained(power: &Power) -> Option<Thing> {
    match power.does {
        PowerEffect::Effect(Effect::Gain { what, .. }) => Some(what),
        _ => None,
    }
}

/// Whether a power brings this and nothing else.
#[inline]
fn gains(power: &Power, thing: Thing) -> bool {
    gained(power) == Some(thing)
}

/// Whether a power that brings hearts out of combat waits for mana alone.
fn lacks_mana_for_hearts(content: &Content, open: &Open, seat: Seat) -> bool {
    let player = open.player(seat);
    player.sources().filter_map(|source| Some((source, power(content, player, source)?))).any(
        |(source, power)| {
            is_for_rest(power.timing)
                && gains(power, Thing::Heart)
                && power.cost.mana > player.mana
                && !is_used(open, player, source, power.limit)
                && gaining::can_pay(open, seat, &Cost { mana: 0, ..power.cost }).is_ok()
        },
    )
}

/// Whether a power of the hero who fights can bring as much mana as is asked for.
pub(crate) fn can_fill_mana(content: &Content, open: &Open, mana: u8) -> bool {
    let player = open.mover();
    player.sources().filter_map(|source| Some((source, power(content, player, source)?))).any(
        |(source, power)| match power.does {
            PowerEffect::Effect(Effect::Gain { what: Thing::Mana, n }) => {
                matches!(power.timing, Timing::Any | Timing::OwnTurn)
                    && player.mana.saturating_add(n).min(player.most_mana(content)) >= mana
                    && !is_used(open, player, source, power.limit)
                    && gaining::can_pay(open, open.active, &power.cost).is_ok()
            }
            _ => false,
        },
    )
}

/// Whether more mana could be used in this round: for the slot, or for a power (NN-284).
pub(crate) fn lacks_mana(content: &Content, open: &Open) -> bool {
    let mover = open.mover();
    let used = open.combat.map_or(Uses::NONE, |combat| combat.used);
    let mut of_powers = mover.sources().filter_map(|source| {
        let power = power(content, mover, source)?;
        let here = matches!(power.timing, Timing::AttackRound | Timing::AfterRoll);
        let works = || {
            power.does == PowerEffect::Reroll
                || is_useful(content, open, open.active, source, power)
        };
        (here && !used.contains(source) && works()).then_some(power.cost.mana)
    });
    let lacks = |mana: u8| mana > mover.mana;
    exchange::open_boost(content, open).is_some_and(|boost| lacks(boost.mana))
        || of_powers.any(lacks)
}

/// Ignoring enemies before a turn in which the hero cannot move.
fn is_wasted_armor(open: &Open, seat: Seat, power: &Power) -> bool {
    let player = open.player(seat);
    let can_move = player.hearts > 0 && player.free_arrows().next().is_some();
    power.does == PowerEffect::IgnoreEnemies && !can_move
}

/// At dusk things are gained at once or not at all. At the last one coins are of no use any more, goods
/// only for an order, and hearts still break ties (NN-366, NN-387, NN-407).
fn matters_at_dusk(content: &Content, open: &Open, seat: Seat, power: &Power) -> bool {
    let PowerEffect::Effect(Effect::Gain { what, .. }) = power.does else { return false };
    if open.season < SEASONS {
        return what != Thing::Mana;
    }
    match what {
        Thing::Heart | Thing::Book | Thing::Experience => true,
        Thing::Good(good) => {
            let player = open.player(seat);
            player.orders.iter().any(|order| content.order(order).goods[good] > player.goods[good])
        }
        Thing::Coin | Thing::Mana => false,
    }
}

/// Whether it changes anything (NN-465).
#[inline]
pub(crate) fn is_useful(
    content: &Content,
    open: &Open,
    seat: Seat,
    source: Source,
    power: &Power,
) -> bool {
    match power.does {
        PowerEffect::Effect(effect) => gaining::may_bring(content, open, seat, &effect),
        // NN-622: an artifact lengthens a standard hero action only.
        PowerEffect::Movement(_) => match source {
            Source::Quest(_) => !open.turn.fungus,
            Source::Basic | Source::Ability(_) => true,
        },
        PowerEffect::Defence(_) => {
            exchange::exchange(content, open).is_some_and(|now| now.loss > 0)
        }
        PowerEffect::Damage(_) => {
            let (now, combat) = (exchange::exchange(content, open), open.combat);
            now.zip(combat).is_some_and(|(now, combat)| now.damage < combat.health)
        }
        // Its action says which die is rolled again.
        PowerEffect::Reroll => false,
        PowerEffect::IgnoreEnemies => !open.turn.armored,
    }
}

/// The power with which `seat` can have a die rolled again now, its price and how often it works
/// (NN-450).
pub(crate) fn reroll(content: &Content, open: &Open, seat: Seat) -> Option<(Source, Cost, Limit)> {
    let player = open.player(seat);
    player.sources().find_map(|source| {
        let power = power(content, player, source)?;
        let is_it = power.does == PowerEffect::Reroll
            && !is_used(open, player, source, power.limit)
            && gaining::can_pay(open, seat, &power.cost).is_ok();
        is_it.then_some((source, power.cost, power.limit))
    })
}

/// Pays for a power, and does what it does.
pub(crate) fn use_power(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    PowerUse { source, power }: PowerUse,
) {
    let hero = play.game.open.player(seat).hero();
    play.send(Event::PowerUsed { seat, hero, source });
    gaining::pay(play, seat, &power.cost);
    mark(play.game, seat, source, power.limit);
    let open = &mut play.game.open;
    match (power.does, &mut open.combat) {
        // At dusk it is not the turn of whoever is asked.
        (PowerEffect::Effect(Effect::Gain { what, n }), _) => gaining::gain(play, seat, what, n),
        (PowerEffect::Effect(effect), _) => gaining::happen(play, &effect),
        (PowerEffect::Movement(n), _) => {
            open.turn.movement = open.turn.movement.saturating_add(n);
        }
        (PowerEffect::Defence(n), Some(combat)) => combat.defence += n,
        (PowerEffect::Damage(n), Some(combat)) => combat.damage += n,
        (PowerEffect::IgnoreEnemies, _) => open.turn.armored = true,
        (PowerEffect::Defence(_) | PowerEffect::Damage(_) | PowerEffect::Reroll, _) => {}
    }
}
