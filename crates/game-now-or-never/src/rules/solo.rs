//! The bot of solo play (RULES.md section 32).
//!
//! The bot is rules: it draws a card after each turn of the player, and the player decides for it
//! where two things are equal.

use table::{Chance, Sink};

use super::{Play, draw_one, drawing, hiring, villagers};
use crate::{
    Action, Bot, Employer, Event, NowOrNever, Refusal, SPECIALIST_SLOTS, Stage,
    components::{DIE, Deck, SoloCard, SoloTake, Space, Spaces, Specialist},
};

/// The bot's card is drawn and carried out (NN-578). An attack comes once a season: a second card of
/// it is put away for another (NN-593).
pub(crate) fn act(play: &mut Play<impl Chance, impl Sink<Event>>) {
    while let Some(card) = draw_card(play) {
        play.send(Event::BotDrew { card });
        match card {
            SoloCard::Attack if bot(play.game).is_some_and(|bot| bot.attacked) => continue,
            SoloCard::Attack => attack(play),
            SoloCard::Search => search(play),
            SoloCard::Recruit => recruit(play),
            SoloCard::Die => roll(play),
            SoloCard::ExhaustOwn => exhaust_own(play),
            SoloCard::ExhaustYours => exhaust_yours(play),
        }
        return;
    }
}

fn bot(game: &NowOrNever) -> Option<&Bot> {
    game.open.bot.as_ref()
}

/// The top card of the solo pile; used cards are shuffled where it is empty (NN-583).
fn draw_card(play: &mut Play<impl Chance, impl Sink<Event>>) -> Option<SoloCard> {
    let copies = play.game.content.solo.copies;
    let bot = play.game.open.bot.as_mut()?;
    if bot.pile.iter().all(|count| *count == 0) {
        bot.pile = copies;
    }
    let card = draw_one(&mut bot.pile, play.chance, |_| true)?;
    bot.drawn += 1;
    Some(SoloCard::ALL[card])
}

/// The search tokens that are nearest to the hero, by steps along edges (NN-590).
fn nearest(game: &NowOrNever) -> Spaces {
    let open = &game.open;
    let board = open.board(game.content());
    let mut reached = Spaces::only(open.mover().place);
    loop {
        let near = reached.intersection(open.search);
        if !near.is_empty() {
            return near;
        }
        let beside = reached.iter().map(|space| board.beside(space));
        let wider = beside.fold(reached, Spaces::union);
        if wider == reached {
            return Spaces::NONE;
        }
        reached = wider;
    }
}

/// NN-589.
fn search(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let near = nearest(play.game);
    match near.first() {
        Some(space) if near.len() == 1 => take(play, space),
        Some(_) => play.game.ask(Stage::BotToken),
        None => {}
    }
}

pub(crate) fn list_nearest(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(nearest(game).iter().map(Action::Take));
}

/// One of the nearest search tokens.
pub(crate) struct Nearest(Space);

pub(crate) fn check_token(game: &NowOrNever, space: Space) -> Result<Nearest, Refusal> {
    if nearest(game).contains(space) { Ok(Nearest(space)) } else { Err(Refusal::NoToken) }
}

/// NN-589: the player decides between tokens that are equally near.
pub(crate) fn take_token(play: &mut Play<impl Chance, impl Sink<Event>>, Nearest(space): Nearest) {
    take(play, space);
}

/// A search token goes face down to the bot (NN-585, NN-590).
fn take(play: &mut Play<impl Chance, impl Sink<Event>>, space: Space) {
    let open = &mut play.game.open;
    open.search.remove(space);
    if let Some(bot) = &mut open.bot {
        bot.finds += 1;
    }
    let space = play.game.open.place(play.game.content(), space);
    play.send(Event::BotSearched { space });
}

/// The left-most specialist of the row, with its place.
fn left_most(game: &NowOrNever) -> Option<(u8, Specialist)> {
    let row = game.open.specialists.iter().enumerate();
    row.into_iter().find_map(|(place, one)| one.map(|one| (place as u8, one)))
}

/// NN-591: with all slots filled the player says who leaves.
fn recruit(play: &mut Play<impl Chance, impl Sink<Event>>) {
    if left_most(play.game).is_none() {
        return;
    }
    let free = bot(play.game).and_then(|bot| bot.specialists.iter().position(Option::is_none));
    match free {
        Some(slot) => welcome(play, slot),
        None => play.game.ask(Stage::BotDiscard),
    }
}

pub(crate) fn list_leaving(_: &NowOrNever, out: &mut Vec<Action>) {
    out.extend((0..SPECIALIST_SLOTS as u8).map(Action::Replace));
}

/// A specialist of the bot.
pub(crate) struct Leaving {
    slot: usize,
    specialist: Specialist,
}

pub(crate) fn check_leaving(game: &NowOrNever, slot: u8) -> Result<Leaving, Refusal> {
    let slot = usize::from(slot);
    let leaving = bot(game).and_then(|bot| bot.specialists[slot]);
    Ok(Leaving { slot, specialist: leaving.ok_or(Refusal::NoSpecialist)? })
}

/// NN-591: one of the old ones leaves for the box.
pub(crate) fn discard(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Leaving { slot, specialist }: Leaving,
) {
    play.send(Event::BotDismissed { specialist });
    welcome(play, slot);
}

/// The left-most specialist of the row takes a slot of the bot, face up (NN-592).
fn welcome(play: &mut Play<impl Chance, impl Sink<Event>>, slot: usize) {
    let Some((place, specialist)) = left_most(play.game) else { return };
    play.game.open.specialists[usize::from(place)] = None;
    if let Some(bot) = &mut play.game.open.bot {
        bot.specialists[slot] = Some(specialist);
        bot.face_down &= !(1 << slot);
    }
    play.send(Event::BotRecruited { specialist });
    hiring::fill_row(play, place);
}

/// NN-593: an enemy of the lowest level that is left; of its rewards only villagers count.
fn attack(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let content = play.game.content();
    let open = &mut play.game.open;
    if let Some(bot) = &mut open.bot {
        bot.attacked = true;
    }
    // NN-595.
    let Some(lowest) = open.enemies.iter().position(|left| *left > 0) else { return };
    open.enemies[lowest] -= 1;
    let enemy = content.enemy_of(open.side, lowest as u8 + 1);
    play.send(Event::BotDefeated { enemy });
    for _ in 0..content.enemy(enemy).villagers {
        take_villager(play);
    }
}

/// NN-586, NN-588.
fn take_villager(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let open = &mut play.game.open;
    let order = play.game.content.solo.villager_order;
    let good = order.into_iter().find(|good| open.villagers[good.index()] > 0);
    let (Some(good), Some(bot)) = (good, &mut open.bot) else { return };
    bot.villagers[good.index()] += 1;
    play.send(Event::BotTookVillager { good });
    villagers::leave_row(play, good);
}

/// NN-596: an order or quest cards, by the die.
fn roll(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let side = play.chance.pick(DIE.into());
    play.send(Event::BotRolled { die: side as u8 + 1 });
    match play.game.content.solo.die[side as usize] {
        SoloTake::Orders(count) => (0..count).for_each(|_| take_order(play)),
        SoloTake::QuestsOfEachDeck(count) => {
            for deck in Deck::ALL {
                (0..count).for_each(|_| take_quest(play, deck));
            }
        }
    }
}

/// NN-599.
fn take_order(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let Some(order) = play.game.hidden.orders.draw(play.chance) else { return };
    play.game.hidden.bot_orders.add(order);
    if let Some(bot) = &mut play.game.open.bot {
        bot.orders += 1;
    }
    play.send(Event::BotTookOrder);
}

/// NN-599.
fn take_quest(play: &mut Play<impl Chance, impl Sink<Event>>, deck: Deck) {
    let Some(quest) = drawing::top(play, deck) else { return };
    play.game.hidden.bot_quests.add(quest);
    if let Some(bot) = &mut play.game.open.bot {
        bot.quests[deck.index()] += 1;
    }
    play.send(Event::BotTookQuest { deck });
}

/// NN-600: the bot's own left-most face-up specialist; without one nothing happens (NN-601).
fn exhaust_own(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let Some(bot) = &mut play.game.open.bot else { return };
    let slot = (0..SPECIALIST_SLOTS as u8).find(|slot| bot.is_face_up(*slot));
    let Some(slot) = slot else { return };
    bot.face_down |= 1 << slot;
    let specialist = bot.specialists[usize::from(slot)];
    exhausted(play, specialist, Employer::Bot);
}

/// NN-600: the player's left-most face-up specialist, for its tax.
fn exhaust_yours(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    let mover = play.game.open.mover_mut();
    let slot = (0..SPECIALIST_SLOTS as u8).find(|slot| mover.is_face_up(*slot));
    let Some(slot) = slot else { return };
    mover.face_down |= 1 << slot;
    let specialist = mover.specialists[usize::from(slot)];
    exhausted(play, specialist, Employer::Player(seat));
    if let Some(specialist) = specialist {
        hiring::collect_tax(play, seat, specialist);
    }
}

fn exhausted(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    specialist: Option<Specialist>,
    whose: Employer,
) {
    if let Some(specialist) = specialist {
        play.send(Event::BotExhausted { specialist, whose });
    }
}
