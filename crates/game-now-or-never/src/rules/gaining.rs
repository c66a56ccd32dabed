//! Gains, losses and payments (RULES.md sections 2 and 16), and the lists of effects that bring them.

use table::{Chance, Seat, Sink};

use super::{Play, drawing, orders};
use crate::{
    Event, GainList, How, Open, Refusal, RollKind, Stage,
    components::{Content, Cost, Deck, Effect, Enemy, Order, Thing},
    stage::Question,
};

/// Something is gained; hearts and mana not above their maximum (NN-037, NN-039).
#[inline]
pub(crate) fn gain(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    thing: Thing,
    n: u8,
) {
    let content = play.game.content();
    let player = play.game.open.player_mut(seat);
    let amount = match thing {
        Thing::Heart => n.min(player.most_hearts(content) - player.hearts),
        Thing::Mana => n.min(player.most_mana(content) - player.mana),
        Thing::Good(_) | Thing::Book | Thing::Coin | Thing::Experience => n,
    };
    if amount == 0 {
        return;
    }
    match thing {
        Thing::Good(good) => player.goods[good] = player.goods[good].saturating_add(amount),
        Thing::Book => player.books = player.books.saturating_add(amount),
        Thing::Coin => player.coins = player.coins.saturating_add(amount.into()),
        Thing::Experience => player.experience = player.experience.saturating_add(amount),
        Thing::Heart => player.hearts += amount,
        Thing::Mana => player.mana += amount,
    }
    play.send(Event::Changed { seat, thing, amount: amount.into(), how: How::Gained });
}

/// Whether somebody has what is to be paid. Hearts that are lost must leave one (NN-207, NN-301).
#[inline]
pub(crate) fn can_pay(open: &Open, seat: Seat, cost: &Cost) -> Result<(), Refusal> {
    for (thing, asked) in cost.each() {
        let asked = u16::from(asked);
        let has = held(open, seat, thing);
        let enough = if thing == Thing::Heart { has > asked } else { has >= asked };
        if !enough {
            return Err(Refusal::CannotPay { thing, asked, has });
        }
    }
    Ok(())
}

/// Pays what somebody has: hearts first (NN-208).
#[inline]
pub(crate) fn pay(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, cost: &Cost) {
    for (thing, amount) in cost.each() {
        let player = play.game.open.player_mut(seat);
        match thing {
            Thing::Good(good) => player.goods[good] -= amount,
            Thing::Book => player.books -= amount,
            Thing::Coin => player.coins -= u16::from(amount),
            Thing::Experience => player.experience -= amount,
            Thing::Heart => player.hearts -= amount,
            Thing::Mana => player.mana -= amount,
        }
        let how = if thing == Thing::Heart { How::Lost } else { How::Paid };
        play.send(Event::Changed { seat, thing, amount: amount.into(), how });
    }
}

/// How many of something somebody has.
#[inline]
pub(crate) fn held(open: &Open, seat: Seat, thing: Thing) -> u16 {
    let player = open.player(seat);
    match thing {
        Thing::Good(good) => player.goods[good].into(),
        Thing::Book => player.books.into(),
        Thing::Coin => player.coins,
        Thing::Experience => player.experience.into(),
        Thing::Heart => player.hearts.into(),
        Thing::Mana => player.mana.into(),
    }
}

/// The active hero loses hearts, as far as they are there (NN-302). Whether the hero still stands:
/// if not, the turn is over (NN-296).
#[inline]
pub(crate) fn lose_hearts(play: &mut Play<impl Chance, impl Sink<Event>>, n: u8) -> bool {
    let seat = play.game.active();
    let mover = play.game.open.mover_mut();
    let amount = n.min(mover.hearts);
    mover.hearts -= amount;
    let stands = mover.hearts > 0;
    if amount > 0 {
        play.send(Event::Changed {
            seat,
            thing: Thing::Heart,
            amount: amount.into(),
            how: How::Lost,
        });
    }
    if !stands {
        fall(play);
    }
    stands
}

/// The active hero has no hearts left: nothing that was pending happens any more (NN-296, NN-299).
pub(crate) fn fall(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    play.send(Event::Fell { seat });
    play.game.then(Question::ActionOver);
}

/// The rest of a list of gains, from `next` on. What has to be decided is asked, and the list goes on
/// afterwards.
pub(crate) fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>, list: GainList, next: u8) {
    let content = play.game.content();
    let effects = match list {
        GainList::Visit(location) => &content.visit(play.game.open.side, location).gains,
        GainList::Quest(quest) => &content.quest(quest).rewards,
        GainList::Find(find) => &content.find(find).gains,
        GainList::Specialist(specialist) => &content.specialist(specialist).action,
        GainList::Tile(tile) => &content.building(tile).on_built,
        GainList::Enemy(enemy) => return gain_of_enemy(play, enemy),
    };
    let seat = play.game.active();
    for (at, effect) in effects.iter().enumerate().skip(next.into()) {
        if let Effect::Gain { what, n } = *effect {
            gain(play, seat, what, n);
            continue;
        }
        if at + 1 < effects.len() {
            play.game.then(Question::Gains { list, next: at as u8 + 1 });
        }
        return happen(play, effect);
    }
}

/// Experience, coins, goods, and then villagers, who can be called for with the new experience
/// (NN-266).
fn gain_of_enemy(play: &mut Play<impl Chance, impl Sink<Event>>, enemy: Enemy) {
    let (seat, token) = (play.game.active(), play.game.content().enemy(enemy));
    gain(play, seat, Thing::Experience, token.experience);
    gain(play, seat, Thing::Coin, token.coins);
    for (good, n) in token.goods.each() {
        gain(play, seat, good.into(), n);
    }
    if token.villagers > 0 {
        play.game.then(Question::Villagers(token.villagers));
    }
}

/// One effect of the active player’s.
pub(crate) fn happen(play: &mut Play<impl Chance, impl Sink<Event>>, effect: &Effect) {
    let seat = play.game.active();
    match *effect {
        Effect::Gain { what, n } => gain(play, seat, what, n),
        Effect::GainRoll { what, times } => {
            play.game.then(Question::Roll(RollKind::Gain { what, times }));
        }
        Effect::Villagers(n) => play.game.then(Question::Villagers(n)),
        Effect::DrawQuests { draw, keep } => drawing::begin(play, draw, keep),
        Effect::DrawOrders { draw, keep } => orders::draw(play, draw, keep),
        Effect::BuyGear { discount } => play.game.ask(Stage::Gear { discount }),
        Effect::Build => play.game.ask(Stage::Tile),
        Effect::HealFull => gain(play, seat, Thing::Heart, u8::MAX),
        Effect::SwapTiles => play.game.ask(Stage::Swap { first: None }),
        Effect::TakeFirstPlayer => take_first_player(play),
        Effect::ClaimSearchToken if play.game.open.search.is_empty() => {}
        Effect::ClaimSearchToken => play.game.ask(Stage::Claim),
        Effect::HeroAction { movement } => play.game.then(Question::SetOut { movement }),
        Effect::RefreshSpecialist if play.game.open.mover().face_down == 0 => {}
        Effect::RefreshSpecialist => play.game.ask(Stage::Refresh),
    }
}

/// The first player token changes hands; it means nothing before the next season (NN-228, NN-229).
fn take_first_player(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    if play.game.open.first != seat {
        play.game.open.first = seat;
        play.send(Event::TookFirst { seat });
    }
}

/// Whether an effect can bring `seat` anything now: a gain that lapses is not worth a cost (NN-166,
/// NN-233, NN-309, NN-465).
pub(crate) fn may_bring(content: &Content, open: &Open, seat: Seat, effect: &Effect) -> bool {
    let player = open.player(seat);
    match *effect {
        Effect::Gain { what: Thing::Heart, .. }
        | Effect::GainRoll { what: Thing::Heart, .. }
        | Effect::HealFull => player.hearts < player.most_hearts(content),
        Effect::Gain { what: Thing::Mana, .. } | Effect::GainRoll { what: Thing::Mana, .. } => {
            player.mana < player.most_mana(content)
        }
        Effect::Villagers(_) => villagers_exist(open),
        Effect::DrawQuests { .. } => quests_exist(open),
        Effect::DrawOrders { .. } => orders_exist(open),
        Effect::ClaimSearchToken => !open.search.is_empty(),
        Effect::RefreshSpecialist => player.face_down != 0,
        Effect::HeroAction { .. } => player.hearts > 0,
        Effect::Gain { .. }
        | Effect::GainRoll { .. }
        | Effect::BuyGear { .. }
        | Effect::Build
        | Effect::SwapTiles
        | Effect::TakeFirstPlayer => true,
    }
}

/// Whether a villager is left to be gained (NN-166).
fn villagers_exist(open: &Open) -> bool {
    open.villagers.iter().chain(&open.villager_pile).any(|count| *count > 0)
}

/// Whether a quest card is left to be drawn: one that lies in no hand and was not played (NN-309).
fn quests_exist(open: &Open) -> bool {
    let held: u8 = open.players.iter().map(|player| player.hand.iter().sum::<u8>()).sum();
    let bot: u8 = open.bot.map_or(0, |bot| bot.quests.iter().sum());
    let fresh: u8 = open.fresh_backs.iter().sum();
    let played: usize = open.players.iter().map(|player| player.played.len()).sum();
    let all: usize = Deck::ALL.into_iter().map(Deck::cards).sum();
    usize::from(held) + usize::from(bot) + usize::from(fresh) + played < all
}

/// Whether an order is left in the stack (NN-233).
fn orders_exist(open: &Open) -> bool {
    let owned = open.players.iter().map(|player| player.orders.len() + player.done.len());
    let bot = open.bot.map_or(0, |bot| usize::from(bot.orders));
    owned.sum::<usize>() + bot < Order::COUNT
}
