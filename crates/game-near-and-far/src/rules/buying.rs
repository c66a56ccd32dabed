//! Buying artifacts, at every decision of the own turn (RULES.md section 21).
//!
//! Where nothing is left to decide but a purchase might change that, the question is asked all the same
//! (NF-711). Whether it might follows from what everybody sees, so that no question tells of a hand.

use table::{Chance, Sink};

use super::{Play, drafting, gaining};
use crate::{
    Action, Event, NearAndFar, Refusal, Stage,
    components::{Card, CardFace, Cards, Effects, Kind},
    edition::Edition,
};

/// An artifact that can be bought. Only [`check`] makes one.
#[derive(Clone, Copy)]
pub(crate) struct Purchase {
    card: Card,
    face: &'static CardFace,
}

#[inline]
pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    for card in game.hand().iter() {
        if check(game, card).is_ok() {
            out.push(Action::Buy(card));
        }
    }
}

/// In hand, paid for, and with the reputation it asks for (NF-398, NF-399).
#[inline]
pub(crate) fn check(game: &NearAndFar, card: Card) -> Result<Purchase, Refusal> {
    drafting::check_in_hand(game, game.active(), card)?;
    check_price(game, card)
}

/// Paid for, and with the reputation it asks for, in whosever hand it is.
fn check_price(game: &NearAndFar, card: Card) -> Result<Purchase, Refusal> {
    let face = game.content.0.card(card);
    let reputation = game.open.mover().reputation;
    if !is_reached(face.reputation, reputation) {
        return Err(Refusal::Reputation { card, asked: face.reputation, reputation });
    }
    match gaining::can_pay(game, game.active(), &face.cost) {
        true => Ok(Purchase { card, face }),
        false => Err(Refusal::CannotPay { cost: face.cost }),
    }
}

/// Whether the active player may hold one of these cards and be able to buy it, as far as everybody sees:
/// nobody has bought it, and somebody who holds a card of its deck could pay for it (NF-711).
pub(crate) fn may_buy(game: &NearAndFar, cards: Cards) -> bool {
    let (open, mover) = (&game.open, game.open.mover());
    if open.edition == Edition::First || mover.hand() == 0 {
        return false;
    }
    let bought = open.travellers.iter().fold(Cards::NONE, |all, one| all.union(one.cards));
    let held = [(mover.basic, Kind::Basic), (mover.advanced, Kind::Advanced)];
    let decks = held.into_iter().filter(|(count, _)| *count > 0);
    let decks = decks.fold(Cards::NONE, |all, (_, kind)| all.union(Cards::all_of(kind)));
    let held = cards.intersection(decks).without(bought);
    held.iter().any(|card| check_price(game, card).is_ok())
}

/// Whether a reputation is high enough, or low enough (NF-400).
pub(crate) fn is_reached(asked: i8, reputation: i8) -> bool {
    match asked {
        0 => true,
        1.. => reputation >= asked,
        _ => reputation <= asked,
    }
}

/// The card comes into play; what it does comes back (NF-402).
pub(crate) fn buy(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    purchase: Purchase,
) -> &'static Effects {
    let Purchase { card, face } = purchase;
    let (seat, content) = (play.game.active(), play.game.content);
    drafting::take_from_hand(play.game, seat, card);
    play.send(Event::Bought { seat, card });
    gaining::pay(play, seat, &face.cost);
    let mover = play.game.open.mover_mut();
    mover.cards.add(card);
    mover.recount_cards(&content);
    if face.effects.places_camp {
        play.game.ask(Stage::Settle);
    }
    &face.effects
}
