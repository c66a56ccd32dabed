//! Free actions: buying from others, selling, new cards (RULES.md section 10).

use table::{Chance, Seat, Sink};

use super::{Play, paying};
use crate::{
    AboveAndBelow, Action, Bill, Event, Purpose, Refusal, Row, Stage, components::Token,
    stage::Question,
};

/// The lowest price between players (AB-173).
pub(crate) const LEAST_PRICE: u16 = 3;
/// What new cards cost (AB-189).
pub(crate) const REFRESH_COST: u8 = 1;

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

pub(crate) fn sell(play: &mut Play<impl Chance, impl Sink<Event>>, token: Token) {
    let seat = play.game.active();
    play.game.open.slot_changed = true;
    let village = play.game.open.village_mut(seat);
    village.stores[token] -= 1;
    if let Some(before) = village.sale.replace(token) {
        village.stores[before] += 1;
        play.send(Event::Withdrawn { seat, token: before });
    }
    play.send(Event::ForSale { seat, token });
}

/// AB-184, AB-188.
pub(crate) fn check_withdraw(game: &AboveAndBelow) -> Result<Token, Refusal> {
    if game.open.slot_changed {
        return Err(Refusal::SlotChanged);
    }
    game.open.village(game.active()).sale.ok_or(Refusal::NothingForSale)
}

pub(crate) fn withdraw(play: &mut Play<impl Chance, impl Sink<Event>>, token: Token) {
    let seat = play.game.active();
    play.game.open.slot_changed = true;
    let village = play.game.open.village_mut(seat);
    village.sale = None;
    village.stores[token] += 1;
    play.send(Event::Withdrawn { seat, token });
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

pub(crate) fn refresh(play: &mut Play<impl Chance, impl Sink<Event>>, row: Row) {
    play.game.open.pending.push(Question::Refresh(row));
    paying::present(play, Bill { amount: REFRESH_COST, purpose: Purpose::Refresh(row) });
}

/// The old cards go under the deck, left card first, and four new ones come up (AB-190, AB-193).
pub(crate) fn replace_row(play: &mut Play<impl Chance, impl Sink<Event>>, row: Row) {
    let seat = play.game.active();
    play.game.open.refreshed = true;
    play.send(Event::RowRefreshed { seat, row });
    let old = (*play.game.open.row(row)).into_iter().flatten();
    let new = match row {
        Row::Houses => {
            let deck = &mut play.game.hidden.houses;
            deck.put_under(old);
            [(); 4].map(|()| deck.draw(play.chance))
        }
        Row::Outposts => {
            let deck = &mut play.game.hidden.outposts;
            deck.put_under(old);
            [(); 4].map(|()| deck.draw(play.chance))
        }
    };
    *play.game.open.row_mut(row) = new;
    for building in new.into_iter().flatten() {
        play.send(Event::CardTurnedUp { building });
    }
}

/// What the next offer to `owner` may be (AB-173, AB-177, AB-179).
pub(crate) fn prices(game: &AboveAndBelow, owner: Seat) -> (u16, u16) {
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

/// A price that may be named for what `owner` has for sale, or that was.
pub(crate) struct Offer {
    owner: Seat,
    token: Token,
    price: u16,
}

pub(crate) fn check_bid(game: &AboveAndBelow, owner: Seat, price: u16) -> Result<Offer, Refusal> {
    let (least, most) = prices(game, owner);
    if !(least..=most).contains(&price) {
        return Err(Refusal::WrongPrice { least, most });
    }
    check_answer(game, owner, price)
}

pub(crate) fn bid(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Offer { owner, token, price }: Offer,
) {
    let buyer = play.game.active();
    play.send(Event::Offered { buyer, owner, token, price });
    play.game.answered();
    play.game.ask(Stage::Answering { owner, price });
}

/// The offer that `owner` answers.
pub(crate) fn check_answer(
    game: &AboveAndBelow,
    owner: Seat,
    price: u16,
) -> Result<Offer, Refusal> {
    let token = game.open.village(owner).sale.ok_or(Refusal::NotForSale { owner })?;
    Ok(Offer { owner, token, price })
}

/// AB-175.
pub(crate) fn accept(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Offer { owner, token, price }: Offer,
) {
    let buyer = play.game.active();
    play.game.answered();
    let seller = play.game.open.village_mut(owner);
    seller.sale = None;
    seller.coins += price;
    let village = play.game.open.village_mut(buyer);
    village.coins -= price;
    village.stores[token] += 1;
    play.send(Event::Sold { buyer, owner, token, price });
    // The next token in this slot would be another one.
    play.game.open.refused[owner.index()] = 0;
}

/// AB-174, AB-177.
pub(crate) fn refuse(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Offer { owner, price, .. }: Offer,
) {
    let buyer = play.game.active();
    play.game.answered();
    play.game.open.refused[owner.index()] = price;
    play.send(Event::OfferRefused { buyer, owner, price });
}
