//! The Town Hall: trades, a card less, and reputation (RULES.md section 9a).
//!
//! A trade has a single good on one side. The other side is clicked together good by good, dearer ones
//! first, so that no set of goods is offered twice; a click is offered only if the trade can still be
//! completed.

use table::{Chance, Sink, turns::Answer};

use super::{Play, buying, drafting, drafting::InHand, gaining};
use crate::{
    Action, Event, HIGHEST_REPUTATION, LOWEST_REPUTATION, NearAndFar, Open, Refusal, Stage, Trade,
    TradeSide,
    components::{Content, Cost, Good},
};

/// The most goods of the side with several (NF-150).
pub(crate) const MANY: u8 = 5;

/// Added to the value of each trade (NF-652).
fn extra_value(content: &Content, open: &Open) -> u8 {
    let cards = open.mover().cards.intersection(content.with.trade);
    cards.iter().map(|card| content.card(card).effects.trade_value).sum()
}

/// Trades in a visit (NF-661).
pub(crate) fn trades(content: &Content, open: &Open) -> u8 {
    let cards = open.mover().cards.intersection(content.with.trade);
    1 + cards.iter().map(|card| content.card(card).effects.trade_extra).sum::<u8>()
}

fn value(game: &NearAndFar, good: Good) -> u8 {
    game.content.board.values[good]
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    if game.open.turn.trades < trades(&game.content, &game.open) {
        for side in [TradeSide::Gain, TradeSide::Pay] {
            let starts = Good::ALL.map(|good| Action::Trade { side, good });
            out.extend(starts.into_iter().filter(|start| check(game, *start).is_ok()));
        }
    }
    if !game.open.turn.dropped {
        out.extend(game.hand().iter().map(Action::Drop));
    }
    for up in [true, false] {
        for good in [Good::Coin, Good::Gem] {
            let favour = Action::Favour { up, good };
            if check(game, favour).is_ok() {
                out.push(favour);
            }
        }
    }
    out.push(Action::Done);
}

/// Whether anything can be done besides leaving, or might be after a purchase, as far as everybody sees.
pub(crate) fn has_more(game: &NearAndFar) -> bool {
    let mover = game.open.mover();
    let with = &game.content.0.with;
    let hand = mover.hand() > 0 && !game.open.turn.dropped;
    let favour =
        |good| [true, false].iter().any(|up| check(game, Action::Favour { up: *up, good }).is_ok());
    let trade =
        |side| Good::ALL.into_iter().any(|good| check(game, Action::Trade { side, good }).is_ok());
    hand || favour(Good::Coin)
        || favour(Good::Gem)
        || trade(TradeSide::Gain)
        || trade(TradeSide::Pay)
        || buying::may_buy(game, with.trade.union(with.place_camp))
}

/// What is done in the Town Hall. Only [`check`] makes one.
pub(crate) enum Deed {
    /// A trade is begun.
    Trade(Trade),
    /// A card is discarded.
    Drop(InHand),
    /// Reputation is paid for.
    Favour { up: bool, good: Good },
    /// The visit is over.
    Leave,
}

pub(crate) fn check(game: &NearAndFar, action: Action) -> Result<Deed, Refusal> {
    let mover = game.open.mover();
    match action {
        Action::Trade { side, good } => {
            if game.open.turn.trades >= trades(&game.content, &game.open) {
                return Err(Refusal::TradedAlready);
            }
            let trade = begin(game, side, good).ok_or(Refusal::CannotTrade { good })?;
            match can_complete(game, &trade) {
                true => Ok(Deed::Trade(trade)),
                false => Err(Refusal::CannotTrade { good }),
            }
        }
        Action::Drop(card) if game.open.turn.dropped => Err(Refusal::DroppedAlready { card }),
        Action::Drop(card) => drafting::check_in_hand(game, game.active(), card).map(Deed::Drop),
        Action::Favour { up, good } => {
            if !matches!(good, Good::Coin | Good::Gem) {
                return Err(Refusal::NotForFavour { good });
            }
            if mover.goods[good] == 0 {
                return Err(Refusal::None { good });
            }
            if game.open.turn.favour.is_some_and(|way| way != up) {
                return Err(Refusal::OneWay);
            }
            let end = if up { HIGHEST_REPUTATION } else { LOWEST_REPUTATION };
            match mover.reputation == end {
                true => Err(Refusal::EndOfTrack),
                false => Ok(Deed::Favour { up, good }),
            }
        }
        Action::Done => Ok(Deed::Leave),
        _ => Err(Refusal::NotNow { now: Stage::Hall }),
    }
}

/// One deed after the other, until the visit is over (NF-149, NF-162, NF-163).
pub(crate) fn perform(play: &mut Play<impl Chance, impl Sink<Event>>, deed: Deed) -> Answer {
    let seat = play.game.active();
    match deed {
        Deed::Trade(trade) => {
            play.game.open.turn.trade = Some(trade);
            play.game.open.turn.trades += 1;
            if trade.side == TradeSide::Pay {
                gaining::pay(play, seat, &one(trade.good));
            }
            play.game.ask(Stage::Trade);
        }
        Deed::Drop(card) => {
            play.game.open.turn.dropped = true;
            drafting::discard(play, card);
        }
        Deed::Favour { up, good } => {
            play.game.open.turn.favour = Some(up);
            gaining::pay(play, seat, &one(good));
            gaining::change_reputation(play, seat, if up { 1 } else { -1 });
        }
        Deed::Leave => return Answer::Given,
    }
    Answer::Open
}

fn one(good: Good) -> Cost {
    let mut cost = Cost::default();
    cost[good] = 1;
    cost
}

/// A trade with its single good; none where a good to be paid is not there.
fn begin(game: &NearAndFar, side: TradeSide, good: Good) -> Option<Trade> {
    if side == TradeSide::Pay && game.open.mover().goods[good] == 0 {
        return None;
    }
    let value = worth(&game.content, &game.open, side, good);
    Some(Trade { side, good, value, count: 0, last: Good::Blue, gains: false })
}

/// What the other side of a trade with this good has to be worth, or may be (NF-150, NF-652).
pub(crate) fn worth(content: &Content, open: &Open, side: TradeSide, good: Good) -> u8 {
    let (value, extra) = (content.board.values[good], extra_value(content, open));
    match side {
        TradeSide::Gain => value.saturating_sub(extra),
        TradeSide::Pay => value + extra,
    }
}

/// Whether what is missing can still be paid, or something worth it be taken.
fn can_complete(game: &NearAndFar, trade: &Trade) -> bool {
    let mut cheaper = Good::ALL.into_iter().rev().filter(|good| *good <= trade.last);
    match trade.side {
        // The dearest goods first reach any value that can be reached with so few. Paying the good that
        // is gained would gain nothing (NF-160).
        TradeSide::Gain => {
            let (mut left, mut count) = (trade.value, trade.count);
            for good in cheaper.filter(|good| *good != trade.good) {
                let mut held = game.open.mover().goods[good];
                while left > 0 && held > 0 && count < MANY {
                    left = left.saturating_sub(value(game, good));
                    (held, count) = (held - 1, count + 1);
                }
            }
            // What costs nothing at all is still paid with one good.
            left == 0 && count > 0
        }
        TradeSide::Pay => {
            trade.gains
                || cheaper.any(|good| {
                    let worth = value(game, good);
                    let twice = good == trade.good && trade.count == 0;
                    let places = MANY - trade.count;
                    match twice {
                        // One for one changes nothing; two for one, or one with another, does.
                        true => places >= 2 && trade.value > worth,
                        false => places >= 1 && trade.value >= worth,
                    }
                })
        }
    }
}

/// Whether goods of the other side can still be clicked.
pub(crate) fn trade_has_more(game: &NearAndFar) -> bool {
    let Some(trade) = game.open.turn.trade else { return false };
    match trade.side {
        TradeSide::Gain => trade.value > 0 || trade.count == 0,
        TradeSide::Pay => Good::ALL.into_iter().any(|good| check_receive(game, good).is_ok()),
    }
}

pub(crate) fn list_trade(game: &NearAndFar, out: &mut Vec<Action>) {
    let Some(trade) = game.open.turn.trade else { return };
    for good in Good::ALL.into_iter().rev() {
        match trade.side {
            TradeSide::Gain if check_give(game, good).is_ok() => out.push(Action::Give(good)),
            TradeSide::Pay if check_receive(game, good).is_ok() => out.push(Action::Receive(good)),
            TradeSide::Gain | TradeSide::Pay => {}
        }
    }
    if trade.gains {
        out.push(Action::Done);
    }
}

fn check_give(game: &NearAndFar, good: Good) -> Result<Trade, Refusal> {
    let cannot = Refusal::CannotTrade { good };
    let trade = game.open.turn.trade.filter(|trade| trade.side == TradeSide::Gain).ok_or(cannot)?;
    if game.open.mover().goods[good] == 0 {
        return Err(Refusal::None { good });
    }
    if good > trade.last || good == trade.good || trade.count == MANY {
        return Err(cannot);
    }
    let mut game = *game;
    game.open.mover_mut().goods[good] -= 1;
    let left = trade.value.saturating_sub(value(&game, good));
    let after = Trade { value: left, count: trade.count + 1, last: good, ..trade };
    if can_complete(&game, &after) { Ok(after) } else { Err(cannot) }
}

fn check_receive(game: &NearAndFar, good: Good) -> Result<Trade, Refusal> {
    let cannot = Refusal::CannotTrade { good };
    let trade = game.open.turn.trade.filter(|trade| trade.side == TradeSide::Pay).ok_or(cannot)?;
    if good > trade.last || trade.count == MANY || value(game, good) > trade.value {
        return Err(cannot);
    }
    let after = taken(game, &trade, good);
    if after.gains || can_complete(game, &after) { Ok(after) } else { Err(cannot) }
}

/// The trade with one more good taken.
fn taken(game: &NearAndFar, trade: &Trade, good: Good) -> Trade {
    Trade {
        value: trade.value - value(game, good),
        count: trade.count + 1,
        last: good,
        gains: trade.gains || good != trade.good || (trade.count > 0 && trade.last == good),
        ..*trade
    }
}

/// One good of the other side of a trade, or its end. Only [`check_step`] makes one.
pub(crate) enum Exchange {
    /// A good is paid; then the trade stands like this.
    Give(Good, Trade),
    /// A good is taken.
    Receive(Good, Trade),
    /// No more is taken.
    Finish,
}

pub(crate) fn check_step(game: &NearAndFar, action: Action) -> Result<Exchange, Refusal> {
    match action {
        Action::Give(good) => check_give(game, good).map(|after| Exchange::Give(good, after)),
        Action::Receive(good) => {
            check_receive(game, good).map(|after| Exchange::Receive(good, after))
        }
        Action::Done if game.open.turn.trade.is_some_and(|trade| trade.gains) => {
            Ok(Exchange::Finish)
        }
        _ => Err(Refusal::NotNow { now: Stage::Trade }),
    }
}

/// NF-150.
#[expect(clippy::needless_pass_by_value, reason = "what was checked is used up")]
pub(crate) fn exchange(play: &mut Play<impl Chance, impl Sink<Event>>, step: Exchange) -> Answer {
    let seat = play.game.active();
    match step {
        Exchange::Give(good, after) => {
            gaining::pay(play, seat, &one(good));
            play.game.open.turn.trade = Some(after);
        }
        Exchange::Receive(good, after) => {
            play.game.open.turn.trade = Some(after);
            gaining::gain(play, seat, good, 1);
        }
        Exchange::Finish => {
            finish_trade(play);
            return Answer::Given;
        }
    }
    Answer::Open
}

/// Everything is paid: the single good is gained, if it is the one that is gained (NF-416).
pub(crate) fn finish_trade(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    if let Some(trade) = play.game.open.turn.trade.take()
        && trade.side == TradeSide::Gain
    {
        gaining::gain(play, seat, trade.good, 1);
    }
}
