//! Paying, with ciders and potions where a card allows it (AB-268 to AB-270).

use table::{Chance, Sink};

use super::{building, encounter, free, lanterns, rewards, symbols};
use crate::{
    AboveAndBelow, Action, Bill, Event, Purpose, Refusal, Stage, Work,
    components::{Thing, Token},
};

/// Asks how a bill is paid, or pays it at once where there is only one way.
pub(crate) fn present(
    game: &mut AboveAndBelow,
    bill: Bill,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let spendable = symbols::spendable(&game.content, game.open.village(game.active()));
    if bill.amount == 0 || spendable == (0, 0) {
        pay(game, bill, 0, 0, chance, events);
    } else {
        game.ask_active(Stage::Paying { bill });
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

pub(crate) fn check(
    game: &AboveAndBelow,
    bill: Bill,
    ciders: u8,
    potions: u8,
) -> Result<(), Refusal> {
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
        return Ok(());
    }
    Err(Refusal::WrongPayment { amount, coins, ciders: most_ciders, potions: most_potions })
}

/// Pays, and goes on with what was paid for.
pub(crate) fn pay(
    game: &mut AboveAndBelow,
    bill: Bill,
    ciders: u8,
    potions: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let coins = bill.amount - ciders - potions;
    let shares = [
        (Thing::Coin, coins),
        (Thing::Token(Token::Cider), ciders),
        (Thing::Token(Token::Potion), potions),
    ];
    for (thing, amount) in shares {
        rewards::lose(game, seat, thing, amount, events);
    }
    match bill.purpose {
        Purpose::Work(Work::Build(card)) => building::buy(game, card, bill.amount, chance, events),
        Purpose::Work(Work::Train(villager)) => {
            building::welcome_trainee(game, villager, bill.amount, chance, events);
        }
        Purpose::Refresh(row) => free::replace_row(game, row, chance, events),
        Purpose::Choice(choice) => encounter::carry_out(game, choice, chance, events),
        Purpose::Number(number) => lanterns::reach(game, number, chance, events),
    }
}
