//! What a tale brings: gains, losses, villagers, caves, buildings (AB-101, AB-110 to AB-125).

use story::Effect;
use table::{Chance, Seat, Sink};

use super::{Play, building, encounter, exploring, gaining};
use crate::{
    AboveAndBelow, Action, Building, Event, Refusal, Stage, Villager,
    components::{Deed, Vocabulary},
    stage::Question,
};

/// The effect that comes next.
fn next_effect(game: &AboveAndBelow) -> Option<&'static Effect<Vocabulary>> {
    let outcome = game.open.tale.iter().last().and_then(|page| page.outcome);
    game.content.0.tales().next_effect(&game.exploration().walk(outcome))
}

/// The effect that came next has happened.
fn step(game: &mut AboveAndBelow) {
    game.exploration_mut().effect += 1;
}

/// Asks about the next effect; the rest of them happens afterwards.
fn ask(game: &mut AboveAndBelow, stage: Stage) {
    game.open.pending.push(Question::Effects);
    game.ask(stage);
}

/// Lets the effects of an outcome happen one after another, as far as nobody is asked; then the
/// party comes home.
pub(crate) fn resolve(play: &mut Play<impl Chance, impl Sink<Event>>) {
    while let Some(effect) = next_effect(play.game) {
        match effect {
            Effect::Either(_) => return ask(play.game, Stage::Picking),
            Effect::Deed(Deed::Injure) if play.game.open.party.len() > 1 => {
                return ask(play.game, Stage::Injuring);
            }
            Effect::Deed(Deed::BuildUpTo(most)) if can_found(play.game, *most) => {
                return ask(play.game, Stage::Founding { most: *most });
            }
            Effect::Read(number) if encounter::has_room_for_a_page(play.game) => {
                return encounter::open_passage(play, *number, None);
            }
            effect => happen(play, effect),
        }
        step(play.game);
    }
    exploring::come_home(play);
}

/// An effect that asks nobody.
fn happen(play: &mut Play<impl Chance, impl Sink<Event>>, effect: &Effect<Vocabulary>) {
    let seat = play.game.active();
    match effect {
        Effect::Gain(amount) => gaining::gain(play, seat, amount.thing, amount.amount),
        Effect::Lose(amount) => gaining::lose(play, seat, amount.thing, amount.amount),
        Effect::Deed(Deed::Injure) => {
            // AB-122: with one left it is that one; with none it has no effect.
            if let Some(villager) = play.game.open.party.first() {
                hurt(play, villager);
            }
        }
        Effect::Deed(Deed::WelcomeCheapest) => {
            // AB-123: the leftmost; the slot stays empty until the end of the round.
            let cheapest = play.game.open.villagers.iter_mut().find_map(Option::take);
            if let Some(villager) = cheapest {
                announce(play, seat, villager);
            }
        }
        Effect::Deed(Deed::Welcome(name)) => {
            let left = play.game.open.specials.intersection(play.game.content.who.is_called(*name));
            if let Some(villager) = left.first() {
                play.game.open.specials.remove(villager);
                announce(play, seat, villager);
            }
        }
        Effect::Deed(Deed::TakeCave) => {
            if let Some(cave) = play.game.open.cave.take() {
                play.game.open.village_mut(seat).caves.add(cave);
                play.send(Event::CaveFound { seat, cave });
                exploring::turn_up_cave(play);
            }
        }
        Effect::Deed(Deed::BuildUpTo(_))
        | Effect::Either(_)
        | Effect::Note(_)
        | Effect::Read(_) => {}
    }
}

/// A villager of a tale joins, exhausted (AB-111).
fn announce(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, villager: Villager) {
    play.send(Event::Joined { seat, villager });
    gaining::join(play, seat, villager, false);
}

/// The ways of the alternative that is asked for.
pub(crate) fn alternatives(game: &AboveAndBelow) -> &'static [Vec<Effect<Vocabulary>>] {
    match next_effect(game) {
        Some(Effect::Either(ways)) => ways,
        _ => &[],
    }
}

pub(crate) fn list_alternatives(game: &AboveAndBelow, out: &mut Vec<Action>) {
    out.extend((1..=alternatives(game).len() as u8).map(Action::Take));
}

/// What the reward with this number brings.
pub(crate) fn check_alternative(
    game: &AboveAndBelow,
    which: u8,
) -> Result<&'static [Effect<Vocabulary>], Refusal> {
    let ways = alternatives(game);
    let way = usize::from(which).checked_sub(1).and_then(|index| ways.get(index));
    way.map(Vec::as_slice).ok_or(Refusal::NoSuchReward { which, rewards: ways.len() as u8 })
}

/// AB-120.
pub(crate) fn take(play: &mut Play<impl Chance, impl Sink<Event>>, way: &[Effect<Vocabulary>]) {
    play.game.answered();
    for effect in way {
        happen(play, effect);
    }
    step(play.game);
}

fn hurt(play: &mut Play<impl Chance, impl Sink<Event>>, villager: Villager) {
    let seat = play.game.active();
    play.game.open.party.remove(villager);
    play.game.open.village_mut(seat).injured.add(villager);
    play.send(Event::Injured { seat, villager });
}

/// AB-122.
pub(crate) fn injure(play: &mut Play<impl Chance, impl Sink<Event>>, villager: Villager) {
    play.game.answered();
    hurt(play, villager);
    step(play.game);
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
pub(crate) fn found(play: &mut Play<impl Chance, impl Sink<Event>>, building: Building) {
    let seat = play.game.active();
    play.game.answered();
    building::place_card(play, seat, building, 0);
    building::take_from_display(play, building);
    step(play.game);
}
