//! Gains, losses and payments (RULES.md sections 5, 6, 18 and 22).

use table::{Chance, Seat, Sink};

use super::Play;
use crate::{
    Event, HIGHEST_REPUTATION, How, LOWEST_REPUTATION, MOST_ANIMALS, MOST_HEARTS, NearAndFar,
    Stage,
    components::{Cost, Faction, Gain, Good, Thing, Trigger},
};

/// Banners for a chief (NF-411).
pub(crate) const CHIEF: u16 = 4;

/// A good is gained; a banner may bring a chief at once (NF-415).
#[inline]
pub(crate) fn gain(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    good: Good,
    amount: u8,
) {
    if amount == 0 {
        return;
    }
    let held = &mut play.game.open.traveller_mut(seat).goods[good];
    *held = held.saturating_add(amount.into());
    play.send(Event::Changed { seat, how: How::Gained, thing: good.into(), amount });
    if let Some(faction) = good.faction() {
        claim_chief(play, seat, faction);
    }
}

/// All goods of a reward.
pub(crate) fn gain_goods(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, goods: &Cost) {
    for (good, amount) in goods.each() {
        gain(play, seat, good, amount);
    }
}

/// The first with four banners takes the chief, and keeps it (NF-411 to NF-417).
pub(crate) fn claim_chief(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    faction: Faction,
) {
    let open = &mut play.game.open;
    if open.traveller(seat).banners(faction) < CHIEF || open.is_claimed(faction) {
        return;
    }
    open.traveller_mut(seat).chiefs |= 1 << faction as u8;
    play.send(Event::ChiefClaimed { seat, faction });
}

/// Goods that are lost, as far as they are there (NF-373).
pub(crate) fn lose(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    good: Good,
    amount: u8,
) -> u8 {
    let held = &mut play.game.open.traveller_mut(seat).goods[good];
    let amount = (*held).min(amount.into()) as u8;
    *held -= u16::from(amount);
    if amount > 0 {
        play.send(Event::Changed { seat, how: How::Lost, thing: good.into(), amount });
    }
    amount
}

/// Whether somebody has what is to be paid.
#[inline]
pub(crate) fn can_pay(game: &NearAndFar, seat: Seat, cost: &Cost) -> bool {
    let goods = &game.open.traveller(seat).goods;
    Good::ALL.into_iter().all(|good| goods[good] >= u16::from(cost[good]))
}

/// Pays what somebody has.
pub(crate) fn pay(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, cost: &Cost) {
    for (good, amount) in cost.each() {
        play.game.open.traveller_mut(seat).goods[good] -= u16::from(amount);
        play.send(Event::Changed { seat, how: How::Paid, thing: good.into(), amount });
    }
}

/// Hearts are gained, up to the end of the track (NF-099).
pub(crate) fn gain_hearts(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, amount: u8) {
    let hearts = &mut play.game.open.traveller_mut(seat).hearts;
    let amount = amount.min(MOST_HEARTS - *hearts);
    *hearts += amount;
    if amount > 0 {
        play.send(Event::Changed { seat, how: How::Gained, thing: Thing::Heart, amount });
    }
}

/// Hearts are lost, as far as they are there (NF-097).
pub(crate) fn lose_hearts(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, amount: u8) {
    let hearts = &mut play.game.open.traveller_mut(seat).hearts;
    let amount = amount.min(*hearts);
    *hearts -= amount;
    if amount > 0 {
        play.send(Event::Changed { seat, how: How::Lost, thing: Thing::Heart, amount });
    }
}

/// Reputation changes, within its track (NF-107).
pub(crate) fn change_reputation(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    by: i8,
) {
    let reputation = &mut play.game.open.traveller_mut(seat).reputation;
    let before = *reputation;
    *reputation = before.saturating_add(by).clamp(LOWEST_REPUTATION, HIGHEST_REPUTATION);
    let change = *reputation - before;
    if change != 0 {
        let how = if change > 0 { How::Gained } else { How::Lost };
        let amount = change.unsigned_abs();
        play.send(Event::Changed { seat, how, thing: Thing::Reputation, amount });
    }
}

/// A pack bird comes from the supply, if there is room for it (NF-370).
pub(crate) fn gain_bird(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    let traveller = play.game.open.traveller(seat);
    if traveller.animals() < MOST_ANIMALS && play.game.open.stable() > 0 {
        play.game.open.traveller_mut(seat).birds += 1;
        play.send(Event::Changed { seat, how: How::Gained, thing: Thing::Bird, amount: 1 });
    }
}

/// What cards of `seat` bring when something happens.
#[inline]
pub(crate) fn trigger(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    trigger: Trigger,
) {
    let content = play.game.content.0;
    let cards = play.game.open.traveller(seat).cards.intersection(content.with.trigger);
    for card in cards.iter() {
        for (when, gain) in &content.card(card).effects.triggers {
            if *when == trigger {
                gain_of_card(play, seat, gain);
            }
        }
    }
}

/// What one card brings. One more of the kind of a space is the affair of camping.
pub(crate) fn gain_of_card(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    gain: &Gain,
) {
    gain_goods(play, seat, &gain.goods);
    gain_hearts(play, seat, gain.hearts);
    for _ in 0..gain.artifacts {
        play.game.ask(Stage::Journal);
    }
}
