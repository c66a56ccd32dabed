//! The end of a season: production, and what comes after it (RULES.md sections 20 and 21).

use table::{Chance, Seat, Seats, Sink};

use super::{
    Play, drafting, market,
    production::{Phase, Produce, produce},
    scoring, turn,
};
use crate::{
    Event, Stage, Uses,
    components::{Goods, Orders},
};

/// All have passed and dusk is over: everybody produces, and the next season begins or the game ends.
pub(crate) fn end(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let phase = Phase::after(play.game.open.season);
    for seat in play.game.open.seats_from(play.game.open.first) {
        if phase == Phase::Final {
            empty(play, seat);
        }
        bring_in(play, seat, phase);
    }
    match phase {
        Phase::Season => renew(play),
        Phase::Final => finish(play),
    }
}

/// Step 1 of the phase for one player (NN-373).
fn bring_in(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, phase: Phase) {
    let content = play.game.content();
    let player = play.game.open.player_mut(seat);
    let Produce { goods, coins, hearts } = produce(content, player, phase);
    player.goods = player.goods.plus(goods);
    player.coins = player.coins.saturating_add(coins.into());
    player.hearts += hearts;
    play.send(Event::Produced { seat, goods, coins, hearts });
    if phase == Phase::Final {
        // NN-388, NN-390.
        let player = play.game.open.player_mut(seat);
        let coins = market::best_sale(content, goods, player.played);
        player.goods = Goods::NONE;
        player.coins = player.coins.saturating_add(coins);
        play.send(Event::SoldOut { seat, goods, coins });
    }
}

/// Steps 2 to 6: mana, hero action tokens and specialists are renewed, and the next season begins
/// (NN-375 to NN-379).
fn renew(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let content = play.game.content();
    let open = &mut play.game.open;
    for player in open.players.as_mut_slice() {
        player.mana = player.most_mana(content);
        player.arrows = 0;
        player.face_down = 0;
        // NN-381.
        player.used = Uses::NONE;
    }
    if let Some(bot) = &mut open.bot {
        // NN-582.
        bot.face_down = 0;
        bot.attacked = false;
        bot.pile = content.solo.copies;
        bot.drawn = 0;
    }
    open.season += 1;
    turn::begin_season(play);
}

/// Before the last production coins, goods, unplayed cards and open orders are given away (NN-387).
fn empty(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    let player = play.game.open.player_mut(seat);
    player.coins = 0;
    player.goods = Goods::NONE;
    player.orders = Orders::NONE;
    play.send(Event::Emptied { seat });
    let hand = play.game.hidden.hands[seat.index()];
    drafting::discard_from_hand(play, seat, hand);
}

/// The game is over: points and places (NN-404).
fn finish(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.open.waiting = Seats::NONE;
    play.game.ask(Stage::Over);
    play.game.show(Stage::Over);
    let (content, open) = (play.game.content(), &play.game.open);
    let standings = scoring::standings(content, open);
    let is_solo = open.bot.is_some();
    let target = scoring::solo_target(content, open.best);
    for seat in standings.seats() {
        let (points, place) = (standings.score(seat), standings.place(seat));
        if is_solo {
            let won = points >= i32::from(target);
            play.send(Event::SoloEnded { seat, points, target, won });
        } else {
            play.send(Event::Scored { seat, points, place });
        }
    }
}
