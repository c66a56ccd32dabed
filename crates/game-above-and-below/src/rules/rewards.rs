//! What a tale brings: gains, losses, villagers, caves, buildings (AB-101, AB-110 to AB-125).

use story::Effect;
use table::{Chance, Seat, Sink};

use super::{building, encounter, exploring};
use crate::{
    AboveAndBelow, Action, Building, Event, Gain, Refusal, Stage, Villager,
    components::{Deed, Thing, Vocabulary},
};

/// The effects of the outcome that was read.
fn effects(game: &AboveAndBelow) -> &'static [Effect<Vocabulary>] {
    let outcome = game.open.tale.iter().last().and_then(|page| page.outcome);
    outcome.map_or(&[], |outcome| &game.content.0.tales().outcome(outcome).effects)
}

/// The effect that comes next.
fn next_effect(game: &AboveAndBelow) -> Option<&'static Effect<Vocabulary>> {
    let done = game.open.exploration.as_ref()?.effect;
    effects(game).get(usize::from(done))
}

fn step(game: &mut AboveAndBelow) {
    if let Some(exploration) = &mut game.open.exploration {
        exploration.effect += 1;
    }
}

/// Lets the effects of an outcome happen one after another, as far as nobody is asked; then the
/// party comes home.
pub(crate) fn resolve(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    while let Some(effect) = next_effect(game) {
        match effect {
            Effect::Either(_) => return game.ask_active(Stage::Picking),
            Effect::Deed(Deed::Injure) if game.open.party.len() > 1 => {
                return game.ask_active(Stage::Injuring);
            }
            Effect::Deed(Deed::BuildUpTo(most)) if can_found(game, *most) => {
                return game.ask_active(Stage::Founding { most: *most });
            }
            Effect::Read(number) if encounter::has_room_for_a_page(game) => {
                return encounter::open_passage(game, *number, None, chance, events);
            }
            effect => happen(game, effect, chance, events),
        }
        step(game);
    }
    exploring::come_home(game, chance, events);
}

/// An effect that asks nobody.
fn happen(
    game: &mut AboveAndBelow,
    effect: &Effect<Vocabulary>,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    match effect {
        Effect::Gain(amount) => gain(game, seat, amount.thing, amount.amount, events),
        Effect::Lose(amount) => lose(game, seat, amount.thing, amount.amount, events),
        Effect::Deed(Deed::Injure) => {
            // AB-122: with one left it is that one; with none it has no effect.
            if let Some(villager) = game.open.party.first() {
                hurt(game, villager, events);
            }
        }
        Effect::Deed(Deed::WelcomeCheapest) => {
            // AB-123: the leftmost; the slot stays empty until the end of the round.
            let cheapest = game.open.villagers.iter_mut().find_map(Option::take);
            if let Some(villager) = cheapest {
                announce(game, seat, villager, events);
            }
        }
        Effect::Deed(Deed::Welcome(name)) => {
            let left = game.open.specials.intersection(game.content.who.is_called(*name));
            if let Some(villager) = left.first() {
                game.open.specials.remove(villager);
                announce(game, seat, villager, events);
            }
        }
        Effect::Deed(Deed::TakeCave) => {
            if let Some(cave) = game.open.cave.take() {
                game.open.village_mut(seat).caves.add(cave);
                events.send(Event::CaveFound { seat, cave });
                exploring::turn_up_cave(game, chance, events);
            }
        }
        Effect::Deed(Deed::BuildUpTo(_))
        | Effect::Either(_)
        | Effect::Keyword(_)
        | Effect::Read(_) => {}
    }
}

/// Gives something to a player: tokens from the supply, as far as they go (AB-014, AB-110).
pub(crate) fn gain(
    game: &mut AboveAndBelow,
    seat: Seat,
    thing: Thing,
    amount: u8,
    events: &mut impl Sink<Event>,
) {
    let amount = match thing {
        Thing::Coin => {
            game.open.village_mut(seat).coins += u16::from(amount);
            amount
        }
        Thing::Reputation => {
            // AB-237: at the end of the track it lapses.
            let last = game.content.board.reputation.len() as u8 - 1;
            let village = game.open.village_mut(seat);
            let amount = amount.min(last - village.reputation);
            village.reputation += amount;
            amount
        }
        Thing::Token(token) => {
            let amount = amount.min(game.open.supply[token]);
            game.open.supply[token] -= amount;
            game.open.village_mut(seat).stores[token] += amount;
            amount
        }
    };
    if amount > 0 {
        events.send(Event::Gained { seat, gain: Gain { thing, amount } });
    }
}

/// Takes something from a player: no more than there is (AB-107).
pub(crate) fn lose(
    game: &mut AboveAndBelow,
    seat: Seat,
    thing: Thing,
    amount: u8,
    events: &mut impl Sink<Event>,
) {
    let village = game.open.village_mut(seat);
    let amount = match thing {
        Thing::Coin => {
            let amount = u16::from(amount).min(village.coins);
            village.coins -= amount;
            amount as u8
        }
        Thing::Reputation => {
            let amount = amount.min(village.reputation);
            village.reputation -= amount;
            amount
        }
        Thing::Token(token) => {
            let amount = amount.min(village.stores[token]);
            village.stores[token] -= amount;
            game.open.supply[token] += amount;
            amount
        }
    };
    if amount > 0 {
        events.send(Event::Lost { seat, gain: Gain { thing, amount } });
    }
}

/// A villager of a tale joins, exhausted (AB-111).
fn announce(
    game: &mut AboveAndBelow,
    seat: Seat,
    villager: Villager,
    events: &mut impl Sink<Event>,
) {
    let name = &game.content.0.face(villager).name;
    events.send(Event::Joined { seat, villager, name });
    join(game, seat, villager, false, events);
}

/// Adds a villager to a village; some cost a reputation (AB-162, AB-247).
pub(crate) fn join(
    game: &mut AboveAndBelow,
    seat: Seat,
    villager: Villager,
    ready: bool,
    events: &mut impl Sink<Event>,
) {
    let village = game.open.village_mut(seat);
    if ready {
        village.ready.add(villager);
    } else {
        village.exhausted.add(villager);
    }
    if game.content.face(villager).bad_reputation {
        lose(game, seat, Thing::Reputation, 1, events);
    }
}

/// The ways of the alternative that is asked for.
fn alternatives(game: &AboveAndBelow) -> &'static [Vec<Effect<Vocabulary>>] {
    match next_effect(game) {
        Some(Effect::Either(ways)) => ways,
        _ => &[],
    }
}

pub(crate) fn list_alternatives(game: &AboveAndBelow, out: &mut Vec<Action>) {
    out.extend((1..=alternatives(game).len() as u8).map(Action::Take));
}

pub(crate) fn check_alternative(game: &AboveAndBelow, which: u8) -> Result<(), Refusal> {
    let rewards = alternatives(game).len() as u8;
    if (1..=rewards).contains(&which) {
        Ok(())
    } else {
        Err(Refusal::NoSuchReward { which, rewards })
    }
}

/// AB-120.
pub(crate) fn take(
    game: &mut AboveAndBelow,
    which: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    for effect in &alternatives(game)[usize::from(which) - 1] {
        happen(game, effect, chance, events);
    }
    step(game);
    resolve(game, chance, events);
}

fn hurt(game: &mut AboveAndBelow, villager: Villager, events: &mut impl Sink<Event>) {
    let seat = game.active();
    game.open.party.remove(villager);
    game.open.village_mut(seat).injured.add(villager);
    let name = &game.content.0.face(villager).name;
    events.send(Event::Injured { seat, villager, name });
}

/// AB-122.
pub(crate) fn injure(
    game: &mut AboveAndBelow,
    villager: Villager,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    hurt(game, villager, events);
    step(game);
    resolve(game, chance, events);
}

fn can_found(game: &AboveAndBelow, most: u8) -> bool {
    game.open.on_display().any(|card| check_founding(game, most, card).is_ok())
}

pub(crate) fn list_foundings(game: &AboveAndBelow, most: u8, out: &mut Vec<Action>) {
    let cards = game.open.on_display().filter(|&card| check_founding(game, most, card).is_ok());
    out.extend(cards.map(Action::Found));
}

/// A building that a tale may give: cheap enough, and with a cave if it is an outpost (AB-125).
pub(crate) fn check_founding(
    game: &AboveAndBelow,
    most: u8,
    building: Building,
) -> Result<(), Refusal> {
    if !game.open.on_display().any(|card| card == building) {
        return Err(Refusal::NotOnDisplay { building });
    }
    let cost = game.content.card(building).cost;
    if cost > most {
        return Err(Refusal::TooDear { cost, purse: most.into() });
    }
    building::check_cave(game, building)
}

/// It is not bought: nothing is paid, and no other card gives a coin for it (AB-125).
pub(crate) fn found(
    game: &mut AboveAndBelow,
    building: Building,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    building::place_card(game, seat, building, 0, events);
    building::take_from_display(game, building, chance, events);
    step(game);
    resolve(game, chance, events);
}
