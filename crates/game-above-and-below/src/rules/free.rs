//! Free actions: buying from others, selling, new cards (RULES.md section 10).

use table::{Chance, Seat, Sink};

use super::{paying, turn};
use crate::{AboveAndBelow, Action, Bill, Event, Purpose, Refusal, Row, Stage, components::Token};

/// The lowest price between players (AB-173).
const LEAST_PRICE: u16 = 3;
/// What new cards cost (AB-189).
const REFRESH_COST: u8 = 1;

/// Lists the free actions of a turn but placing goods.
pub(crate) fn list(game: &AboveAndBelow, out: &mut Vec<Action>) {
    let open = &game.open;
    if !open.slot_changed {
        let sellable = Token::ALL.into_iter().filter(|&token| check_sell(game, token).is_ok());
        out.extend(sellable.map(Action::Sell));
        if check_withdraw(game).is_ok() {
            out.push(Action::Withdraw);
        }
    }
    let rows = Row::ALL.into_iter().filter(|&row| check_refresh(game, row).is_ok());
    out.extend(rows.map(Action::Refresh));
    let owners = (0..open.seats()).map(Seat::new);
    out.extend(owners.filter(|&owner| check_bargain(game, owner).is_ok()).map(Action::Bargain));
}

/// AB-183, AB-188.
pub(crate) fn check_sell(game: &AboveAndBelow, token: Token) -> Result<(), Refusal> {
    let village = game.open.village(game.active());
    if game.open.slot_changed {
        return Err(Refusal::SlotChanged);
    }
    if village.stores[token] == 0 {
        return Err(Refusal::NotInStores { token });
    }
    if village.sale == Some(token) {
        return Err(Refusal::ForSaleAlready { token });
    }
    Ok(())
}

pub(crate) fn sell(game: &mut AboveAndBelow, token: Token, events: &mut impl Sink<Event>) {
    let seat = game.active();
    game.open.slot_changed = true;
    let village = game.open.village_mut(seat);
    village.stores[token] -= 1;
    if let Some(before) = village.sale.replace(token) {
        village.stores[before] += 1;
        events.send(Event::Withdrawn { seat, token: before });
    }
    events.send(Event::ForSale { seat, token });
}

/// AB-184, AB-188.
pub(crate) fn check_withdraw(game: &AboveAndBelow) -> Result<Token, Refusal> {
    if game.open.slot_changed {
        return Err(Refusal::SlotChanged);
    }
    game.open.village(game.active()).sale.ok_or(Refusal::NothingForSale)
}

pub(crate) fn withdraw(game: &mut AboveAndBelow, token: Token, events: &mut impl Sink<Event>) {
    let seat = game.active();
    game.open.slot_changed = true;
    let village = game.open.village_mut(seat);
    village.sale = None;
    village.stores[token] += 1;
    events.send(Event::Withdrawn { seat, token });
}

/// AB-189 to AB-192, AB-142.
pub(crate) fn check_refresh(game: &AboveAndBelow, row: Row) -> Result<(), Refusal> {
    if game.open.refreshed {
        return Err(Refusal::Refreshed);
    }
    if game.open.row(row).iter().all(Option::is_none) {
        return Err(Refusal::EmptyRow);
    }
    paying::check_purse(game, REFRESH_COST)
}

pub(crate) fn refresh(
    game: &mut AboveAndBelow,
    row: Row,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let bill = Bill { amount: REFRESH_COST, purpose: Purpose::Refresh(row) };
    paying::present(game, bill, chance, events);
}

/// The old cards go under the deck, left card first, and four new ones come up (AB-190, AB-193).
pub(crate) fn replace_row(
    game: &mut AboveAndBelow,
    row: Row,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    game.open.refreshed = true;
    events.send(Event::RowRefreshed { seat, row });
    let old = *game.open.row(row);
    let mut new = [None; 4];
    let mut places = new.iter_mut();
    let mut lay = |card| {
        if let Some(place) = places.next() {
            *place = Some(card);
        }
    };
    match row {
        Row::Houses => {
            game.hidden.houses.put_under(old.into_iter().flatten());
            game.hidden.houses.draw_each(4, chance, &mut lay);
        }
        Row::Outposts => {
            game.hidden.outposts.put_under(old.into_iter().flatten());
            game.hidden.outposts.draw_each(4, chance, &mut lay);
        }
    }
    *game.open.row_mut(row) = new;
    for building in new.into_iter().flatten() {
        let name = &game.content.0.card(building).name;
        events.send(Event::CardTurnedUp { building, name });
    }
    turn::back_to(game);
}

/// What the next offer to `owner` may be (AB-173, AB-177, AB-179).
fn prices(game: &AboveAndBelow, owner: Seat) -> (u16, u16) {
    let refused = game.open.refused[owner.index()];
    (LEAST_PRICE.max(refused + 1), game.open.village(game.active()).coins)
}

pub(crate) fn check_bargain(game: &AboveAndBelow, owner: Seat) -> Result<(), Refusal> {
    let is_other = owner != game.active() && owner.index() < game.open.seats();
    if !is_other || game.open.village(owner).sale.is_none() {
        return Err(Refusal::NotForSale { owner });
    }
    let (least, most) = prices(game, owner);
    if least > most { Err(Refusal::WrongPrice { least, most }) } else { Ok(()) }
}

pub(crate) fn list_bids(game: &AboveAndBelow, owner: Seat, out: &mut Vec<Action>) {
    let (least, most) = prices(game, owner);
    out.extend((least..=most).map(Action::Bid));
}

pub(crate) fn check_bid(game: &AboveAndBelow, owner: Seat, price: u16) -> Result<(), Refusal> {
    let (least, most) = prices(game, owner);
    if (least..=most).contains(&price) { Ok(()) } else { Err(Refusal::WrongPrice { least, most }) }
}

pub(crate) fn bid(
    game: &mut AboveAndBelow,
    owner: Seat,
    price: u16,
    events: &mut impl Sink<Event>,
) {
    let buyer = game.active();
    if let Some(token) = game.open.village(owner).sale {
        events.send(Event::Offered { buyer, owner, token, price });
    }
    game.ask(owner, Stage::Answering { owner, price });
}

/// AB-175.
pub(crate) fn sell_to_active(
    game: &mut AboveAndBelow,
    owner: Seat,
    price: u16,
    events: &mut impl Sink<Event>,
) {
    let buyer = game.active();
    let seller = game.open.village_mut(owner);
    if let Some(token) = seller.sale.take() {
        seller.coins += price;
        let village = game.open.village_mut(buyer);
        village.coins -= price;
        village.stores[token] += 1;
        events.send(Event::Sold { buyer, owner, token, price });
    }
    // The next token in this slot would be another one.
    game.open.refused[owner.index()] = 0;
    turn::back_to(game);
}

/// AB-174, AB-177.
pub(crate) fn refuse(
    game: &mut AboveAndBelow,
    owner: Seat,
    price: u16,
    events: &mut impl Sink<Event>,
) {
    let buyer = game.active();
    game.open.refused[owner.index()] = price;
    events.send(Event::OfferRefused { buyer, owner, price });
    turn::back_to(game);
}
