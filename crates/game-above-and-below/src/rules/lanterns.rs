//! Lanterns: dice, rerolls and exertion, and the explore numbers that are reached with them
//! (RULES.md section 5, AB-080 to AB-100, AB-119).

use story::{Tier, Way};
use table::{Chance, Sink};

use super::{
    encounter,
    exploring::{exploration, page},
};
use crate::{
    AboveAndBelow, Action, Event, Purpose, Refusal, Stage, Villager,
    components::{MOST_NUMBERS, Vocabulary},
};

/// One die for each villager, in ascending order (AB-081, AB-087).
pub(super) fn roll(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    exploration(game).lanterns = exploration(game).bonus;
    for villager in game.open.party.iter() {
        roll_one(game, villager, chance, events);
    }
    if may_reroll(game) {
        game.ask_active(Stage::Rerolling);
    } else {
        ask_to_exert(game, chance, events);
    }
}

/// Rolls for one villager, again where a die lies there already.
fn roll_one(
    game: &mut AboveAndBelow,
    villager: Villager,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let content = game.content.0;
    let face = content.face(villager);
    // AB-330: adventurers do not roll.
    let rolls = !content.who.rolls_none.contains(villager);
    let die = rolls.then(|| chance.d6() as u8);
    let lanterns = face.lanterns[usize::from(die.unwrap_or(6))];
    let exploration = exploration(game);
    let before = exploration.dice.of(villager);
    let again = before.is_some();
    exploration.lanterns -= before.map_or(0, |die| face.lanterns[usize::from(die)]);
    exploration.lanterns = exploration.lanterns.saturating_add(lanterns);
    if let Some(die) = die {
        exploration.dice.set(villager, die);
    }
    events.send(Event::Rolled { seat, villager, name: &face.name, die, lanterns, again });
}

/// Whether a die could be rolled again to any purpose (AB-088, AB-090).
fn may_reroll(game: &AboveAndBelow) -> bool {
    let Some(exploration) = &game.open.exploration else { return false };
    exploration.rerolls > 0
        && next_number(game).is_some()
        && !game.open.party.without(game.content.who.rolls_none).is_empty()
}

pub(crate) fn list_rerolls(game: &AboveAndBelow, out: &mut Vec<Action>) {
    let rolled = game.open.party.without(game.content.who.rolls_none);
    out.extend(rolled.iter().map(Action::Reroll));
    out.push(Action::Keep);
}

pub(crate) fn check_reroll(game: &AboveAndBelow, villager: Villager) -> Result<(), Refusal> {
    let able = game.open.party.without(game.content.who.rolls_none);
    if able.contains(villager) { Ok(()) } else { Err(Refusal::NotThisVillager { villager, able }) }
}

/// The new result must be kept, unless another reroll is spent on it (AB-090).
pub(crate) fn reroll(
    game: &mut AboveAndBelow,
    villager: Villager,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    exploration(game).rerolls -= 1;
    roll_one(game, villager, chance, events);
    if !may_reroll(game) {
        ask_to_exert(game, chance, events);
    }
}

/// Asks who is exerted, where that could reach a further number (AB-094, AB-096).
pub(crate) fn ask_to_exert(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let lanterns = exploration(game).lanterns;
    let reachable = lanterns.saturating_add(game.open.party.len() as u8);
    if next_number(game).is_some_and(|number| number <= reachable) {
        game.ask_active(Stage::Exerting);
    } else {
        count(game, chance, events);
    }
}

pub(crate) fn list_exertions(game: &AboveAndBelow, out: &mut Vec<Action>) {
    out.extend(game.open.party.iter().map(Action::Exert));
    out.push(Action::Enough);
}

/// One extra lantern, and an injury (AB-093, AB-095).
pub(crate) fn exert(
    game: &mut AboveAndBelow,
    villager: Villager,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    game.open.party.remove(villager);
    game.open.village_mut(seat).injured.add(villager);
    let exploration = exploration(game);
    exploration.exerted.add(villager);
    exploration.lanterns = exploration.lanterns.saturating_add(1);
    let name = &game.content.0.face(villager).name;
    events.send(Event::Exerted { seat, villager, name });
    ask_to_exert(game, chance, events);
}

/// Compares the lanterns with the numbers (AB-098); a number with a price is asked for (AB-119).
pub(crate) fn count(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let highest = claims(game).next();
    match highest {
        None => encounter::fail(game, chance, events),
        Some(tier) if tier.price.is_empty() => reach(game, tier.number, chance, events),
        Some(_) => game.ask_active(Stage::Claiming),
    }
}

/// Each number down to the first that costs nothing; beyond that nobody would go.
pub(crate) fn list_claims(game: &AboveAndBelow, out: &mut Vec<Action>) {
    for tier in claims(game) {
        out.push(Action::Claim(tier.number));
        if tier.price.is_empty() {
            return;
        }
    }
    out.push(Action::Decline);
}

pub(crate) fn check_claim(game: &AboveAndBelow, number: u8) -> Result<(), Refusal> {
    let mut open = [None; MOST_NUMBERS];
    for (tier, place) in claims(game).zip(&mut open) {
        if tier.number == number {
            return Ok(());
        }
        *place = Some(tier.number);
        if tier.price.is_empty() {
            break;
        }
    }
    Err(Refusal::NotReached { number, open })
}

pub(crate) fn check_decline(game: &AboveAndBelow) -> Result<(), Refusal> {
    match claims(game).find(|tier| tier.price.is_empty()) {
        Some(_) => Err(Refusal::NotNow { now: Stage::Claiming }),
        None => Ok(()),
    }
}

pub(crate) fn claim(
    game: &mut AboveAndBelow,
    number: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let price = tiers(game).iter().find(|tier| tier.number == number).map(|tier| &tier.price);
    match price.and_then(|price| price.first()) {
        Some(&price) => encounter::settle(game, price, Purpose::Number(number), chance, events),
        None => reach(game, number, chance, events),
    }
}

/// The reward of this number, and only that (AB-098).
pub(crate) fn reach(
    game: &mut AboveAndBelow,
    number: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let choice = usize::from(exploration(game).choice.unwrap_or(0));
    let tier = tiers(game).iter().position(|tier| tier.number == number).unwrap_or(0);
    let outcome = game.hidden.behind[choice].numbers[tier];
    page(game).lanterns = Some(exploration(game).lanterns);
    encounter::succeed(game, Some(number), outcome, chance, events);
}

/// The numbers that count: reached, and free or payable (AB-098, AB-119).
fn claims(game: &AboveAndBelow) -> impl Iterator<Item = &'static Tier<Vocabulary>> {
    let lanterns = game.open.exploration.as_ref().map_or(0, |exploration| exploration.lanterns);
    tiers(game).iter().rev().filter(move |tier| tier.number <= lanterns && is_payable(game, tier))
}

/// The lowest explore number the party has not reached and could pay for, if there is one.
fn next_number(game: &AboveAndBelow) -> Option<u8> {
    let lanterns = game.open.exploration.as_ref()?.lanterns;
    let further = tiers(game).iter().find(|tier| tier.number > lanterns && is_payable(game, tier));
    further.map(|tier| tier.number)
}

/// Whether a number is free, or the player has its price (AB-119).
fn is_payable(game: &AboveAndBelow, tier: &Tier<Vocabulary>) -> bool {
    tier.price.iter().all(|&amount| encounter::check_price(game, amount).is_ok())
}

/// The explore numbers of what was chosen, ascending.
fn tiers(game: &AboveAndBelow) -> &'static [Tier<Vocabulary>] {
    let choice = game.open.exploration.as_ref().and_then(|exploration| exploration.choice);
    match choice.and_then(|choice| encounter::written(game, choice)).map(|choice| &choice.way) {
        Some(Way::Roll { tiers, .. }) => tiers,
        Some(Way::Plain { .. }) | None => &[],
    }
}
