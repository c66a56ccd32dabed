//! Paying, with ciders and potions where a card allows it (AB-268 to AB-270).
//!
//! What is paid for lies below the bill on the stack of pending questions, and goes on by itself.

use story::Amount;
use table::{Chance, Seat, Sink};

use super::{Play, gaining, symbols};
use crate::{
    AboveAndBelow, Action, Bill, Event, Gain, Purpose, Refusal, Stage,
    components::{Thing, Token, Vocabulary},
};

/// Asks how a bill is paid, or pays it at once where there is only one way.
pub(crate) fn present(play: &mut Play<impl Chance, impl Sink<Event>>, bill: Bill) {
    let spendable =
        symbols::spendable(&play.game.content, play.game.open.village(play.game.active()));
    if bill.amount == 0 || spendable == (0, 0) {
        let Bill { amount: coins, purpose } = bill;
        pay(play, Payment { coins, ciders: 0, potions: 0, purpose });
    } else {
        play.game.ask(Stage::Paying { bill });
    }
}

/// Pays a price of the book: coins by a bill, other things at once.
pub(crate) fn settle(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    price: Amount<Vocabulary>,
    purpose: Purpose,
) {
    let seat = play.game.active();
    match price.thing {
        Thing::Coin => present(play, Bill { amount: price.amount, purpose }),
        Thing::Reputation | Thing::Token(_) => {
            hand_over(play, seat, price.thing, price.amount, purpose);
        }
    }
}

/// Whether the active player could pay this price of the book; tokens are paid from the stores.
pub(crate) fn check_price(game: &AboveAndBelow, price: Amount<Vocabulary>) -> Result<(), Refusal> {
    let cost = price.amount;
    match price.thing {
        Thing::Coin => check_purse(game, cost),
        Thing::Reputation => Ok(()),
        Thing::Token(token) => match game.open.village(game.active()).stores[token] {
            held if held < cost => Err(Refusal::TooFewTokens { token, cost, held }),
            _ => Ok(()),
        },
    }
}

/// Whether the active player could pay this much at all.
pub(crate) fn check_purse(game: &AboveAndBelow, cost: u8) -> Result<(), Refusal> {
    let purse = symbols::purse(&game.content, game.open.village(game.active()));
    if purse < u16::from(cost) { Err(Refusal::TooDear { cost, purse }) } else { Ok(()) }
}

/// Every split, coins first (AB-270).
pub(crate) fn ways(game: &AboveAndBelow, bill: Bill) -> impl Iterator<Item = Action> {
    let (most_ciders, most_potions) =
        symbols::spendable(&game.content, game.open.village(game.active()));
    let splits = (0..=most_ciders.min(bill.amount)).flat_map(move |ciders| {
        let potions = 0..=most_potions.min(bill.amount - ciders);
        potions.map(move |potions| (ciders, potions))
    });
    splits
        .filter(move |&(ciders, potions)| check(game, bill, ciders, potions).is_ok())
        .map(|(ciders, potions)| Action::Pay { ciders, potions })
}

/// A way to pay a bill in full. Only [`check`] makes one, and a bill that leaves no choice.
pub(crate) struct Payment {
    coins: u8,
    ciders: u8,
    potions: u8,
    purpose: Purpose,
}

pub(crate) fn check(
    game: &AboveAndBelow,
    bill: Bill,
    ciders: u8,
    potions: u8,
) -> Result<Payment, Refusal> {
    let village = game.open.village(game.active());
    let (most_ciders, most_potions) = symbols::spendable(&game.content, village);
    let tokens = u16::from(ciders) + u16::from(potions);
    let (amount, coins) = (bill.amount, village.coins);
    // AB-269: no change is given, so no more tokens than the bill.
    let fits = ciders <= most_ciders
        && potions <= most_potions
        && tokens <= amount.into()
        && u16::from(amount) - tokens <= coins;
    if fits {
        let (coins, purpose) = (amount - ciders - potions, bill.purpose);
        return Ok(Payment { coins, ciders, potions, purpose });
    }
    Err(Refusal::WrongPayment { amount, coins, ciders: most_ciders, potions: most_potions })
}

/// Pays; whoever presented the bill has said what goes on then.
pub(crate) fn pay(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Payment { coins, ciders, potions, purpose }: Payment,
) {
    let seat = play.game.active();
    let shares = [
        (Thing::Coin, coins),
        (Thing::Token(Token::Cider), ciders),
        (Thing::Token(Token::Potion), potions),
    ];
    for (thing, amount) in shares {
        hand_over(play, seat, thing, amount, purpose);
    }
}

fn hand_over(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    thing: Thing,
    amount: u8,
    purpose: Purpose,
) {
    let amount = gaining::take(play.game, seat, thing, amount);
    if amount > 0 {
        let for_purchase = matches!(purpose, Purpose::Work(_) | Purpose::Refresh(_));
        play.send(Event::Paid { seat, gain: Gain { thing, amount }, for_purchase });
    }
}
