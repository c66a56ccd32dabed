//! Buying artifacts, at every decision of the own turn (RULES.md section 21).

use table::{Chance, Sink};

use super::{Play, drafting, gaining, leaving, moving};
use crate::{
    Action, Event, Named, NearAndFar, Refusal, Stage,
    components::{Card, CardFace},
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

/// Whether a reputation is high enough, or low enough (NF-400).
pub(crate) fn is_reached(asked: i8, reputation: i8) -> bool {
    match asked {
        0 => true,
        1.. => reputation >= asked,
        _ => reputation <= asked,
    }
}

/// NF-402.
pub(crate) fn buy(play: &mut Play<impl Chance, impl Sink<Event>>, purchase: Purchase) {
    let Purchase { card, face } = purchase;
    let (seat, content) = (play.game.active(), play.game.content);
    drafting::take_from_hand(play.game, seat, card);
    play.send(Event::Bought { seat, card: Named { is: card, name: &face.name } });
    gaining::pay(play, seat, &face.cost);
    let mover = play.game.open.mover_mut();
    mover.cards.add(card);
    mover.recount_cards(&content);
    if face.effects.places_camp {
        play.game.ask(Stage::Settle);
    }
    if face.effects.extra_same {
        leaving::begin_anew(play.game);
    }
    moving::use_new_pass(play.game);
}
