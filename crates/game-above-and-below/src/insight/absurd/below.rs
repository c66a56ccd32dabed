//! Absurd moves below ground: parties, choices, dice and exertion (RULES.md section 5).

use story::{Effect, Tier, Way, reached};
use table::Seat;

use super::{is_last, parties, ready_builders};
use crate::{
    AboveAndBelow, Villager, Villagers,
    components::{Deed, Thing, Vocabulary},
    rules::{
        encounter::{self, Party},
        lanterns, rewards, symbols,
    },
};

/// The lowest number that most passages ask for.
const LOW_NUMBER: usize = 3;

/// A party that reaches even a low number less often than not, with one of them exerted. In the last
/// round exertion costs nothing, and rerolls help.
pub(super) fn party(game: &AboveAndBelow, seat: Seat, party: Villagers) -> Option<&'static str> {
    if is_last(game) || symbols::rerolls(&game.content, game.open.village(seat)) > 0 {
        return None;
    }
    let chances = parties::chances(&game.content, party, 0);
    let chance: f32 = chances[LOW_NUMBER - 1..].iter().sum();
    (chance < 0.5).then_some("sends a party that will hardly reach any number")
}

/// A choice that no roll reaches while another can be reached, or lanterns that are not needed.
pub(super) fn choose(game: &AboveAndBelow, choice: u8, paying: bool) -> Option<&'static str> {
    if !can_reach(game, choice, paying) {
        let others = (1..=encounter::choices(game).len() as u8)
            .flat_map(|choice| [(choice, false), (choice, true)])
            .filter(|&(choice, paying)| encounter::check_choice(game, choice, paying).is_ok());
        let is_absurd = { others }.any(|(choice, paying)| can_reach(game, choice, paying));
        return is_absurd.then_some("chooses what its party cannot reach");
    }
    (paying && reaches_all(game, choice)).then_some("pays for lanterns that it does not need")
}

/// The explore numbers that would count for a choice, ascending; nothing where it needs no roll.
fn numbers(game: &AboveAndBelow, choice: u8) -> Option<impl DoubleEndedIterator<Item = usize>> {
    let written = encounter::choices(game).get(usize::from(choice) - 1)?;
    let Way::Roll { tiers, .. } = &written.way else { return None };
    let counts = |tier: &&Tier<Vocabulary>| tier.is_payable(&Party(game));
    Some(tiers.iter().filter(counts).map(|tier| usize::from(tier.number)))
}

/// Extra lanterns of a choice.
fn bonus(game: &AboveAndBelow, choice: u8, paying: bool) -> usize {
    let written = encounter::choices(game).get(usize::from(choice) - 1);
    written.map_or(0, |written| written.bonus_of(&Party(game), paying).into())
}

/// Whether the best dice, with everybody exerted, reach a number.
fn can_reach(game: &AboveAndBelow, choice: u8, paying: bool) -> bool {
    let Some(mut numbers) = numbers(game, choice) else { return true };
    let best: usize = game.open.party.iter().map(|one| range(game, one).1).sum();
    let most = best + game.open.party.len() + bonus(game, choice, paying);
    numbers.next().is_some_and(|lowest| lowest <= most)
}

/// Whether the worst dice reach every number, without paying for lanterns.
fn reaches_all(game: &AboveAndBelow, choice: u8) -> bool {
    let worst: usize = game.open.party.iter().map(|one| range(game, one).0).sum();
    let least = worst + bonus(game, choice, false);
    numbers(game, choice).and_then(|mut numbers| numbers.next_back()).is_none_or(|top| top <= least)
}

/// The fewest and the most lanterns of a villager.
fn range(game: &AboveAndBelow, villager: Villager) -> (usize, usize) {
    let lanterns = &game.content.face(villager).lanterns[1..];
    let of = |lanterns: Option<&u8>| lanterns.copied().unwrap_or(0).into();
    (of(lanterns.iter().min()), of(lanterns.iter().max()))
}

/// The lanterns that the die of a villager shows now.
fn shown(game: &AboveAndBelow, villager: Villager) -> Option<usize> {
    let die = game.open.exploration.as_ref()?.dice.of(villager)?;
    Some(game.content.face(villager).lanterns[usize::from(die)].into())
}

/// A die that shows all it can.
pub(super) fn reroll(game: &AboveAndBelow, villager: Villager) -> Option<&'static str> {
    let is_best = shown(game, villager) == Some(range(game, villager).1);
    is_best.then_some("rolls a die again that cannot get better")
}

/// A die that shows its worst could only get better, and with it the next number is in reach.
pub(super) fn keep(game: &AboveAndBelow) -> Option<&'static str> {
    let lanterns = usize::from(game.open.exploration.as_ref()?.lanterns);
    let next = usize::from(lanterns::next_number(game)?);
    let helps = |villager: Villager| {
        let (least, most) = range(game, villager);
        shown(game, villager) == Some(least)
            && most > least
            && lanterns + (most - least) + game.open.party.len() >= next
    };
    let is_absurd = game.open.party.iter().any(helps);
    is_absurd.then_some("keeps a die that could only get better")
}

/// Stopping after an exertion that reached nothing; or failing in the last round, where nobody needs
/// to rest any more.
pub(super) fn enough(game: &AboveAndBelow) -> Option<&'static str> {
    let exploration = game.open.exploration.as_ref()?;
    let party = Party(game);
    let highest = |lanterns: u8| {
        let number = reached(lanterns::tiers(game), lanterns, &party).next();
        number.map(|(_, tier)| tier.number)
    };
    let lanterns = exploration.lanterns;
    if !exploration.exerted.is_empty() && highest(lanterns) == highest(lanterns.saturating_sub(1)) {
        return Some("injures somebody for nothing");
    }
    let gives_up = is_last(game) && highest(lanterns).is_none();
    gives_up.then_some("fails in the last round rather than exert anybody")
}

/// A reward that brings nothing while another brings something.
pub(super) fn take(game: &AboveAndBelow, seat: Seat, which: u8) -> Option<&'static str> {
    let brings_something = |effects: &[Effect<Vocabulary>]| {
        effects.iter().any(|effect| brings_something(game, seat, effect))
    };
    let ways = rewards::alternatives(game);
    let taken = ways.get(usize::from(which).checked_sub(1)?)?;
    let is_absurd = !brings_something(taken) && ways.iter().any(|way| brings_something(way));
    is_absurd.then_some("takes a reward that brings nothing")
}

fn brings_something(game: &AboveAndBelow, seat: Seat, effect: &Effect<Vocabulary>) -> bool {
    let (open, content) = (&game.open, &game.content);
    match effect {
        Effect::Gain(amount) => match amount.thing {
            // With nobody left to build, coins of the last round are worth nothing.
            Thing::Coin => !is_last(game) || !ready_builders(game, seat).is_empty(),
            Thing::Reputation => {
                usize::from(open.village(seat).reputation) + 1 < content.board.reputation.len()
            }
            Thing::Token(token) => open.supply[token] > 0,
        },
        Effect::Deed(Deed::WelcomeCheapest) => open.villagers.iter().any(Option::is_some),
        Effect::Deed(Deed::Welcome(name)) => {
            !open.specials.intersection(content.who.is_called(*name)).is_empty()
        }
        Effect::Deed(Deed::TakeCave) => open.cave.is_some(),
        // One of several rewards holds no further question.
        Effect::Deed(Deed::Injure | Deed::BuildUpTo(_))
        | Effect::Lose(_)
        | Effect::Either(_)
        | Effect::Note(_)
        | Effect::Read(_) => false,
    }
}
