//! Lanterns: dice, rerolls and exertion, and the explore numbers that are reached with them
//! (RULES.md section 5, AB-080 to AB-100, AB-119).

use story::{Amount, Tier, Way, reached};
use table::{Chance, Sink};

use super::{
    Play,
    encounter::{self, Party},
    paying,
};
use crate::{
    AboveAndBelow, Action, Event, Purpose, Refusal, Stage, Villager,
    components::{MOST_NUMBERS, Vocabulary},
    stage::Question,
};

/// Does what was chosen: it works, or the dice are rolled (AB-081, AB-117).
pub(super) fn carry_out(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let choice = usize::from(play.game.exploration().chosen());
    match encounter::choices(play.game)[choice].way {
        Way::Plain { .. } => {
            let outcome = play.game.hidden.behind[choice].numbers[0];
            encounter::succeed(play, None, outcome);
        }
        Way::Roll { .. } => roll(play),
    }
}

/// One die for each villager, in ascending order (AB-081, AB-087).
fn roll(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let exploration = play.game.exploration_mut();
    exploration.lanterns = exploration.bonus;
    for villager in play.game.open.party.iter() {
        roll_one(play, villager);
    }
    if may_reroll(play.game) {
        play.game.ask(Stage::Rerolling);
    } else {
        ask_to_exert(play);
    }
}

/// Rolls for one villager, again where a die lies there already.
fn roll_one(play: &mut Play<impl Chance, impl Sink<Event>>, villager: Villager) {
    let seat = play.game.active();
    let content = play.game.content.0;
    let face = content.face(villager);
    // AB-330: adventurers do not roll.
    let rolls = !content.who.rolls_none.contains(villager);
    let die = rolls.then(|| play.d6() as u8);
    let lanterns = face.lanterns[usize::from(die.unwrap_or(6))];
    let exploration = play.game.exploration_mut();
    let before = exploration.dice.of(villager);
    let again = before.is_some();
    exploration.lanterns -= before.map_or(0, |die| face.lanterns[usize::from(die)]);
    exploration.lanterns = exploration.lanterns.saturating_add(lanterns);
    if let Some(die) = die {
        exploration.dice.set(villager, die);
    }
    play.send(Event::Rolled { seat, villager, die, lanterns, again });
}

/// Whether a die could be rolled again to any purpose (AB-088, AB-090).
fn may_reroll(game: &AboveAndBelow) -> bool {
    game.exploration().rerolls > 0
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
pub(crate) fn reroll(play: &mut Play<impl Chance, impl Sink<Event>>, villager: Villager) {
    play.game.exploration_mut().rerolls -= 1;
    roll_one(play, villager);
    if !may_reroll(play.game) {
        keep(play);
    }
}

/// All dice stay as they are.
pub(crate) fn keep(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.answered();
    ask_to_exert(play);
}

/// Asks who is exerted, where that could reach a further number (AB-094, AB-096).
fn ask_to_exert(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let lanterns = play.game.exploration().lanterns;
    let reachable = lanterns.saturating_add(play.game.open.party.len() as u8);
    if next_number(play.game).is_some_and(|number| number <= reachable) {
        play.game.ask(Stage::Exerting);
    } else {
        count(play);
    }
}

pub(crate) fn list_exertions(game: &AboveAndBelow, out: &mut Vec<Action>) {
    out.extend(game.open.party.iter().map(Action::Exert));
    out.push(Action::Enough);
}

/// One extra lantern, and an injury (AB-093, AB-095).
pub(crate) fn exert(play: &mut Play<impl Chance, impl Sink<Event>>, villager: Villager) {
    let seat = play.game.active();
    play.game.open.party.remove(villager);
    play.game.open.village_mut(seat).injured.add(villager);
    let exploration = play.game.exploration_mut();
    exploration.exerted.add(villager);
    exploration.lanterns = exploration.lanterns.saturating_add(1);
    play.send(Event::Exerted { seat, villager });
    play.game.answered();
    ask_to_exert(play);
}

/// Nobody else is exerted.
pub(crate) fn stop(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.answered();
    count(play);
}

/// Compares the lanterns with the numbers (AB-098); a number with a price is asked for (AB-119).
fn count(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let highest = claims(play.game).next();
    match highest {
        None => encounter::fail(play),
        Some(Claim { tier, price: None, .. }) => reach(play, tier),
        Some(_) => play.game.ask(Stage::Claiming),
    }
}

/// A number that counts if it is free, or paid for. Only [`check_claim`] hands one out.
#[derive(Clone, Copy)]
pub(crate) struct Claim {
    /// Which number of the choice, counted from 0.
    tier: u8,
    number: u8,
    price: Option<Amount<Vocabulary>>,
}

/// Each number down to the first that costs nothing; beyond that nobody would go.
pub(crate) fn list_claims(game: &AboveAndBelow, out: &mut Vec<Action>) {
    for claim in claims(game) {
        out.push(Action::Claim(claim.number));
        if claim.price.is_none() {
            return;
        }
    }
    out.push(Action::Decline);
}

pub(crate) fn check_claim(game: &AboveAndBelow, number: u8) -> Result<Claim, Refusal> {
    let mut open = [None; MOST_NUMBERS];
    for (claim, place) in claims(game).zip(&mut open) {
        if claim.number == number {
            return Ok(claim);
        }
        *place = Some(claim.number);
        if claim.price.is_none() {
            break;
        }
    }
    Err(Refusal::NotReached { number, open })
}

/// Nobody declines what costs nothing (AB-119).
pub(crate) fn check_decline(game: &AboveAndBelow) -> Result<(), Refusal> {
    match claims(game).find(|claim| claim.price.is_none()) {
        Some(_) => Err(Refusal::NotNow { now: Stage::Claiming }),
        None => Ok(()),
    }
}

pub(crate) fn claim(play: &mut Play<impl Chance, impl Sink<Event>>, claim: Claim) {
    play.game.open.pending.replace(Question::Reach { tier: claim.tier });
    if let Some(price) = claim.price {
        paying::settle(play, price, Purpose::Number(claim.number));
    }
}

/// No number is paid for.
pub(crate) fn decline(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.answered();
    encounter::fail(play);
}

/// The reward of this number, and only that (AB-098).
pub(super) fn reach(play: &mut Play<impl Chance, impl Sink<Event>>, tier: u8) {
    let tier = usize::from(tier);
    let (choice, lanterns) = (play.game.exploration().chosen(), play.game.exploration().lanterns);
    let number = tiers(play.game)[tier].number;
    let outcome = play.game.hidden.behind[usize::from(choice)].numbers[tier];
    play.game.page_mut().lanterns = Some(lanterns);
    encounter::succeed(play, Some(number), outcome);
}

/// The numbers that count: reached, and free or payable, the highest first (AB-098, AB-119).
fn claims(game: &AboveAndBelow) -> impl Iterator<Item = Claim> {
    let (numbers, lanterns) = (tiers(game), game.exploration().lanterns);
    let party = Party(game);
    // At most two, so that nothing is kept of the party they were counted for.
    let mut counted = [None; MOST_NUMBERS];
    for (place, (tier, reached)) in counted.iter_mut().zip(reached(numbers, lanterns, &party)) {
        let (number, price) = (reached.number, reached.price.first().copied());
        *place = Some(Claim { tier: tier as u8, number, price });
    }
    counted.into_iter().flatten()
}

/// The lowest explore number the party has not reached and could pay for, if there is one.
pub(crate) fn next_number(game: &AboveAndBelow) -> Option<u8> {
    story::next_number(tiers(game), game.exploration().lanterns, &Party(game))
}

/// The explore numbers of what was chosen, ascending.
pub(crate) fn tiers(game: &AboveAndBelow) -> &'static [Tier<Vocabulary>] {
    encounter::choices(game)[usize::from(game.exploration().chosen())].numbers()
}
