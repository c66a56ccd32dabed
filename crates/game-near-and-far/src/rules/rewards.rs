//! Rewards of quests, in printed order (RULES.md section 18).

use story::{Amount, Effect};
use table::{Chance, Sink, turns::Answer};

use super::{Play, gaining, recruiting, treasures};
use crate::{
    Action, Event, NearAndFar, Refusal, Stage,
    components::{Card, Deed, Thing, Vocabulary},
};

/// The effect that happens next.
fn next_effect(game: &NearAndFar) -> Option<&'static Effect<Vocabulary>> {
    game.content.0.tales().next_effect(&game.open.page?.walk)
}

/// One effect happens; the others wait below whatever it asks.
pub(crate) fn resolve(play: &mut Play<impl Chance, impl Sink<Event>>) -> Answer {
    let Some(effect) = next_effect(play.game) else { return Answer::Given };
    if let Effect::Either(_) = effect {
        play.game.ask(Stage::Either);
    } else {
        step(play.game);
        happen(play, effect);
    }
    Answer::Open
}

fn step(game: &mut NearAndFar) {
    if let Some(page) = &mut game.open.page {
        page.walk.step();
    }
}

fn happen(play: &mut Play<impl Chance, impl Sink<Event>>, effect: &Effect<Vocabulary>) {
    let seat = play.game.active();
    match *effect {
        Effect::Gain(Amount { thing, amount }) => match thing {
            Thing::Heart => gaining::gain_hearts(play, seat, amount),
            Thing::Reputation => gaining::change_reputation(play, seat, amount as i8),
            Thing::Bird => (0..amount).for_each(|_| gaining::gain_bird(play, seat)),
            // The book gives one at a time; the content check sees to it.
            Thing::Treasure => treasures::draw(play, 1),
            Thing::World(card) => gain_world(play, card),
            Thing::Coin | Thing::Gem | Thing::Food | Thing::Token(_) => {
                if let Some(good) = thing.good() {
                    gaining::gain(play, seat, good, amount);
                }
            }
        },
        Effect::Lose(Amount { thing, amount }) => match thing {
            Thing::Heart => gaining::lose_hearts(play, seat, amount),
            Thing::Reputation => gaining::change_reputation(play, seat, -(amount as i8)),
            _ => {
                if let Some(good) = thing.good() {
                    gaining::lose(play, seat, good, amount);
                }
            }
        },
        Effect::Deed(Deed::Adventurer(faction)) => {
            if recruiting::can_welcome(play.game, faction) {
                play.game.ask(Stage::Welcome { faction });
            }
        }
        // Outside of campaigns nothing is noted (NF-458).
        Effect::Note(_) | Effect::Either(_) | Effect::Read(_) => {}
    }
}

/// A world card that nobody has comes into play (NF-365, NF-367).
fn gain_world(play: &mut Play<impl Chance, impl Sink<Event>>, card: Card) {
    if play.game.open.travellers.iter().any(|one| one.cards.contains(card)) {
        return;
    }
    let (seat, content) = (play.game.active(), play.game.content);
    let mover = play.game.open.mover_mut();
    mover.cards.add(card);
    mover.recount_cards(&content);
    play.send(Event::WorldGained { seat, card });
}

fn ways(game: &NearAndFar) -> &'static [Vec<Effect<Vocabulary>>] {
    match next_effect(game) {
        Some(Effect::Either(ways)) => ways,
        _ => &[],
    }
}

pub(crate) fn list_either(game: &NearAndFar, out: &mut Vec<Action>) {
    out.extend((1..=ways(game).len() as u8).map(Action::Take));
}

pub(crate) fn check_either(
    game: &NearAndFar,
    which: u8,
) -> Result<&'static [Effect<Vocabulary>], Refusal> {
    let ways = ways(game);
    let way = usize::from(which).checked_sub(1).and_then(|index| ways.get(index));
    way.map(Vec::as_slice).ok_or(Refusal::NoSuchReward { which, rewards: ways.len() as u8 })
}

/// NF-372.
pub(crate) fn take(play: &mut Play<impl Chance, impl Sink<Event>>, way: &[Effect<Vocabulary>]) {
    step(play.game);
    for effect in way {
        happen(play, effect);
    }
}
