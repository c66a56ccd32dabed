//! Combat (RULES.md section 14).
//!
//! A round is a die that names a red slot, one question about it, and two blows at the same time. What
//! the question allows is counted anew each time, so that a shield used after the die counts.

use table::{Chance, Sink};

use super::{Play, dice, exchange::payable_boost, gaining, learning, powers, quests};
use crate::{
    Action, Combat, Event, Foe, GainList, NowOrNever, Open, Refusal, Stage, Uses,
    components::{
        Ability, Boost, Colour, Content, Cost, DIE, Effect, Enemy, Fight, PowerEffect, Quest, Thing,
    },
    stage::Question,
};

pub use super::exchange::{Exchange, exchange, strike};

/// Whether a blue ability bought between the roll and the damage changes this round (NN-364, NN-365).
pub(crate) fn helps_now(content: &Content, open: &Open, ability: Ability) -> bool {
    let token = content.ability(ability);
    let Some((now, combat)) = exchange(content, open).zip(open.combat) else { return false };
    let (guards, hits) = (now.loss > 0, now.damage < combat.health);
    let has_four = [combat.die, combat.extra].contains(&Some(DIE));
    let standing = &token.standing;
    let stands = standing.defence > 0 && guards
        || standing.helm > 0 && has_four
        || standing.max_mana > 0 && powers::lacks_mana(content, open);
    let by_power = token.power.is_some_and(|power| {
        let works = match power.does {
            PowerEffect::Defence(_) => guards,
            PowerEffect::Damage(_) => hits,
            PowerEffect::Reroll => true,
            PowerEffect::Effect(Effect::Gain { what: Thing::Mana, .. }) => {
                powers::lacks_mana(content, open)
            }
            PowerEffect::Effect(_) | PowerEffect::Movement(_) | PowerEffect::IgnoreEnemies => false,
        };
        works && is_within_reach(content, open, &power.cost)
    });
    token.colour == Colour::Blue && (stands || by_power)
}

/// Whether a price can be paid in this round, with mana that a power may bring first (NN-284).
fn is_within_reach(content: &Content, open: &Open, cost: &Cost) -> bool {
    let can_pay = |cost: &Cost| gaining::can_pay(open, open.active, cost).is_ok();
    can_pay(cost)
        || can_pay(&Cost { mana: 0, ..*cost }) && powers::can_fill_mana(content, open, cost.mana)
}

/// The abilities that can be bought now and change this round.
fn helping(game: &NowOrNever) -> impl Iterator<Item = Ability> + '_ {
    let blue = learning::learnable(game, Some(Colour::Blue));
    blue.filter(|ability| helps_now(game.content(), &game.open, *ability))
}

/// The blow, and the mana use of the slot.
pub(crate) fn list_round(game: &NowOrNever, out: &mut Vec<Action>) {
    out.push(Action::Strike);
    if check_boost(game).is_ok() {
        out.push(Action::Boost);
    }
}

/// Lists the abilities that can be bought now and change this round.
pub(crate) fn list_helping(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(helping(game).map(Action::Learn));
}

/// Whether there is one.
pub(crate) fn has_help(game: &NowOrNever) -> bool {
    helping(game).next().is_some()
}

pub(crate) fn list_again(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend([Action::Again, Action::Retreat]);
    learning::list(game, None, out);
    powers::list(game, out);
}

/// A fight that was announced and comes next.
pub(crate) struct Announced(Enemy);

/// NN-210, NN-213.
pub(crate) fn check_begin(game: &NowOrNever) -> Result<Announced, Refusal> {
    let open = &game.open;
    let enemy = open.enemy(game.content(), open.mover().place).filter(|_| open.turn.announced);
    Ok(Announced(enemy.ok_or(Refusal::NoEnemy)?))
}

/// The fight that was announced begins.
pub(crate) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>, Announced(enemy): Announced) {
    let fight = play.game.content().enemy(enemy).fight();
    engage(play, Foe::Enemy(enemy), fight);
}

/// The combat that a quest card tells of begins (NN-316).
pub(crate) fn challenge(play: &mut Play<impl Chance, impl Sink<Event>>, quest: Quest) {
    if let Some(fight) = play.game.content().quest(quest).combat {
        engage(play, Foe::Quest(quest), fight);
    }
}

/// A combat begins; it has at least one round (NN-264).
fn engage(play: &mut Play<impl Chance, impl Sink<Event>>, foe: Foe, fight: Fight) {
    let seat = play.game.active();
    let Fight { health, attack } = fight;
    play.send(Event::FightBegan { seat, foe, health, attack });
    play.game.open.combat = Some(Combat {
        foe,
        health,
        attack,
        round: 0,
        die: None,
        extra: None,
        boosted: false,
        given: 0,
        paid: 0,
        damage: 0,
        defence: 0,
        used: Uses::NONE,
    });
    play.game.then(Question::Fight);
}

/// A die names the slot (NN-249).
pub(crate) fn begin_round(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    let Some(combat) = &mut play.game.open.combat else { return };
    *combat = Combat {
        round: combat.round.saturating_add(1),
        die: None,
        extra: None,
        boosted: false,
        given: 0,
        paid: 0,
        damage: 0,
        defence: 0,
        used: Uses::NONE,
        ..*combat
    };
    let die = dice::d4(play.chance);
    let slot = play.game.open.mover().red[usize::from(die) - 1];
    play.send(Event::FightRolled { seat, die, slot });
    set_die(play, die);
    play.game.ask(Stage::Round);
}

/// The die lies: gains of its slot come first, once in a round, and stay if it is rolled again (NN-275). What
/// was paid for another slot, an extra die too, is lost with it (NN-269, NN-635).
pub(crate) fn set_die(play: &mut Play<impl Chance, impl Sink<Event>>, die: u8) {
    let (seat, content) = (play.game.active(), play.game.content());
    let Some(combat) = &mut play.game.open.combat else { return };
    if combat.die == Some(die) {
        return;
    }
    (combat.die, combat.extra, combat.boosted) = (Some(die), None, false);
    let slot = combat.slot();
    if combat.given & slot != 0 {
        return;
    }
    combat.given |= slot;
    let strike = strike(content, play.game.open.mover(), usize::from(die) - 1);
    gaining::gain(play, seat, Thing::Mana, strike.mana);
    gaining::gain(play, seat, Thing::Heart, strike.hearts);
}

/// The die of a mana use lies (NN-466).
pub(crate) fn set_extra(game: &mut NowOrNever, die: u8) {
    if let Some(combat) = &mut game.open.combat {
        combat.extra = Some(die);
    }
}

/// A mana use that can be had.
pub(crate) struct ManaUse(Boost);

/// NN-276: once a round.
pub(crate) fn check_boost(game: &NowOrNever) -> Result<ManaUse, Refusal> {
    payable_boost(game).map(ManaUse).ok_or(Refusal::NoBoost)
}

/// NN-276.
pub(crate) fn boost(play: &mut Play<impl Chance, impl Sink<Event>>, ManaUse(boost): ManaUse) {
    let seat = play.game.active();
    play.game.open.mover_mut().mana -= boost.mana;
    if let Some(combat) = &mut play.game.open.combat {
        combat.boosted = true;
        combat.paid |= combat.slot();
    }
    play.send(Event::Boosted { seat, mana: boost.mana });
    if boost.die {
        let die = dice::d4(play.chance);
        play.send(Event::ExtraRolled { seat, die });
        set_extra(play.game, die);
    }
}

/// Both strike at the same time; then a hero without hearts has lost, then a foe without health is
/// defeated, and otherwise the player goes on or retreats (NN-250 to NN-257, NN-269).
pub(crate) fn resolve(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let (seat, content) = (play.game.active(), play.game.content());
    let open = &play.game.open;
    let Some((now, combat)) = exchange(content, open).zip(open.combat) else { return };
    let fours = [combat.die, combat.extra].into_iter().filter(|die| *die == Some(DIE)).count();
    // NN-438: a heart that fits comes before the damage, one that does not comes after it.
    let helm = fours as u8 * open.mover().standing.helm;
    let before = helm.min(open.mover().most_hearts(content) - open.mover().hearts);
    gaining::gain(play, seat, Thing::Heart, before);

    let mover = play.game.open.mover_mut();
    let hearts = now.loss.min(mover.hearts);
    mover.hearts -= hearts;
    let stands = mover.hearts > 0;
    let left = combat.health.saturating_sub(now.damage);
    if let Some(combat) = &mut play.game.open.combat {
        (combat.health, combat.die) = (left, None);
    }
    let foe = combat.foe;
    play.send(Event::Struck { seat, foe, damage: now.damage, left, hearts });
    if !stands {
        play.send(Event::FightLost { seat, foe });
        fail(play, foe);
        return gaining::fall(play);
    }
    gaining::gain(play, seat, Thing::Heart, helm - before);
    match left {
        0 => win(play, foe),
        _ => play.game.ask(Stage::Again),
    }
}

/// A combat that is not won brings 1 experience, and discards its card (NN-259, NN-318).
fn fail(play: &mut Play<impl Chance, impl Sink<Event>>, foe: Foe) {
    let seat = play.game.active();
    let experience = play.game.content.numbers.failed_fight_experience;
    gaining::gain(play, seat, Thing::Experience, experience);
    if let Foe::Quest(quest) = foe {
        quests::fail(play, quest);
    }
}

/// The foe is defeated: an enemy leaves the board, a card is completed (NN-261, NN-316).
fn win(play: &mut Play<impl Chance, impl Sink<Event>>, foe: Foe) {
    let seat = play.game.active();
    play.send(Event::Defeated { seat, foe });
    play.game.open.combat = None;
    match foe {
        Foe::Enemy(enemy) => {
            remove(play.game, enemy);
            play.game.then(Question::Gains { list: GainList::Enemy(enemy), next: 0 });
        }
        Foe::Quest(quest) => quests::complete(play, quest),
    }
}

/// The top token of a stack goes to the box (NN-261, NN-262).
fn remove(game: &mut NowOrNever, enemy: Enemy) {
    let level = game.content.enemy(enemy).level;
    game.open.enemies[usize::from(level) - 1] -= 1;
    let mover = game.open.mover_mut();
    mover.best_enemy = mover.best_enemy.max(level);
}

/// NN-257.
pub(crate) fn again(game: &mut NowOrNever) {
    game.then(Question::Fight);
}

/// The hero stays, the foe is back at full health, and the turn is over (NN-258, NN-259).
pub(crate) fn retreat(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let Some(combat) = play.game.open.combat else { return };
    let seat = play.game.active();
    let foe = combat.foe;
    play.send(Event::Retreated { seat, foe });
    fail(play, foe);
    play.game.then(Question::ActionOver);
}
