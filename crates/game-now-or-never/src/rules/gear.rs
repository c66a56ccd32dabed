//! Buying gear, and where tokens go on a hero board (NN-033 to NN-036, NN-130 to NN-135).

use table::{Chance, Seat, Sink};

use super::{Play, draw_one, gaining, market, orders, payments, the_only};
use crate::{
    Action, Event, NowOrNever, Open, Player, Refusal, SLOTS, Stage, Token,
    components::{Colour, Content, Gear, Thing},
};

/// What a kind of gear costs, not below 0 (NN-491).
#[inline]
pub(crate) fn price(content: &Content, gear: Gear, discount: u8) -> u16 {
    u16::from(content.gear(gear).cost.saturating_sub(discount))
}

/// The kinds of gear that are for sale, each once (NN-369).
fn for_sale(open: &Open) -> impl Iterator<Item = Gear> + '_ {
    let rows = &open.gear;
    let each =
        rows.iter().flat_map(|row| row.iter().enumerate().map(move |(at, one)| (row, at, one)));
    each.filter(|(row, at, one)| one.is_some() && !row[..*at].contains(one))
        .filter_map(|(_, _, one)| *one)
}

/// What the cheapest gear costs; none where nothing is for sale.
pub(crate) fn least_price(content: &Content, open: &Open, discount: u8) -> Option<u16> {
    for_sale(open).map(|gear| price(content, gear, discount)).min()
}

/// Whether something can be bought, with the coins that can still be had (NN-364).
pub(crate) fn is_possible(game: &NowOrNever, discount: u8) -> bool {
    let (content, mover) = (game.content(), game.open.mover());
    let Some(least) = least_price(content, &game.open, discount) else { return false };
    let coins_to_come = || match game.open.is_first_edition() {
        false => payments::most_coins(content, mover),
        // It counted goods twice that can be sold and delivered.
        true => {
            let delivered: u16 = orders::deliverable(content, mover)
                .map(|order| u16::from(content.order(order).coins))
                .sum();
            mover.coins + market::best_sale(content, mover.goods, mover.played) + delivered
        }
    };
    least <= mover.coins || may_sell_first(game, discount) && least <= coins_to_come()
}

/// Whether goods can be sold and orders completed before buying. In the first edition only where a token
/// or card had only just revealed a discount.
pub(crate) fn may_sell_first(game: &NowOrNever, discount: u8) -> bool {
    discount > 0 || !game.open.is_first_edition()
}

pub(crate) fn list(game: &NowOrNever, discount: u8, out: &mut Vec<Action>) {
    let payable = |gear: &Gear| check(game, *gear, discount).is_ok();
    out.extend(for_sale(&game.open).filter(payable).map(Action::Buy));
    out.push(Action::Nothing);
    if may_sell_first(game, discount) {
        payments::list(game, out);
    }
}

/// Nothing of it can be paid, whatever is sold: nobody is asked, and everybody is told (NN-364).
pub(crate) fn lapse(play: &mut Play<impl Chance, impl Sink<Event>>, discount: u8) {
    if !play.game.open.is_first_edition() {
        let least = least_price(play.game.content(), &play.game.open, discount);
        let seat = play.game.active();
        play.send(Event::NothingBought { seat, least });
    }
}

/// Gear that can be paid.
pub(crate) struct Purchase {
    gear: Gear,
    /// Where it lies in the row of its colour.
    place: usize,
    coins: u16,
}

pub(crate) fn check(game: &NowOrNever, gear: Gear, discount: u8) -> Result<Purchase, Refusal> {
    let content = game.content();
    let row = &game.open.gear[content.gear(gear).colour.index()];
    let place = row.iter().position(|one| *one == Some(gear));
    let place = place.ok_or(Refusal::NotForSale { gear })?;
    let (coins, has) = (price(content, gear, discount), game.open.mover().coins);
    if coins > has {
        return Err(Refusal::CannotPay { thing: Thing::Coin, asked: coins, has });
    }
    Ok(Purchase { gear, place, coins })
}

/// NN-130: pay, then a slot; the gap of the row is filled once the token lies there.
pub(crate) fn buy(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Purchase { gear, place, coins }: Purchase,
) {
    let seat = play.game.active();
    let token = play.game.content().gear(gear);
    play.game.open.mover_mut().coins -= coins;
    play.game.open.gear[token.colour.index()][place] = None;
    play.send(Event::GearBought { seat, gear, coins: coins as u8 });
    equip(play, Token::Gear(gear));
}

/// Whether a token of a colour can go on a slot: an open one as long as there is one (NN-033). Blue
/// slots have no number, so that of equal ones only the first is offered (NN-369).
fn takes(player: &Player, colour: Colour, slot: u8) -> bool {
    let slots = player.slots(colour);
    let here = slots[usize::from(slot)];
    let is_full = slots.iter().all(Option::is_some);
    let is_first = match colour {
        Colour::Red => true,
        Colour::Blue => !slots[..usize::from(slot)].contains(&here),
    };
    (is_full || here.is_none()) && is_first
}

fn possible_slots(player: &Player, colour: Colour) -> impl Iterator<Item = u8> {
    (0..SLOTS as u8).filter(move |slot| takes(player, colour, *slot))
}

pub(crate) fn list_slots(game: &NowOrNever, token: Token, out: &mut Vec<Action>) {
    let colour = token.colour(game.content());
    out.extend(possible_slots(game.open.mover(), colour).map(Action::Slot));
}

/// A token that was paid for goes on a slot; where there is more than one, its owner says which.
pub(crate) fn equip(play: &mut Play<impl Chance, impl Sink<Event>>, token: Token) {
    let colour = token.colour(play.game.content());
    match the_only(possible_slots(play.game.open.mover(), colour)) {
        Some(slot) => lay(play, Placing { token, colour, slot }),
        None => play.game.ask(Stage::Slot { token }),
    }
}

/// A token, and the slot it goes on.
pub(crate) struct Placing {
    token: Token,
    colour: Colour,
    slot: u8,
}

/// NN-033.
pub(crate) fn check_slot(game: &NowOrNever, token: Token, slot: u8) -> Result<Placing, Refusal> {
    let colour = token.colour(game.content());
    let is_open = takes(game.open.mover(), colour, slot);
    if is_open { Ok(Placing { token, colour, slot }) } else { Err(Refusal::NoSlot) }
}

/// What lay on the slot goes to the box first (NN-036), with the mana above the lower maximum (NN-285);
/// then the token lies there.
pub(crate) fn lay(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Placing { token, colour, slot }: Placing,
) {
    let seat = play.game.active();
    let at = usize::from(slot);
    if let Some(old) = play.game.open.mover_mut().slots_mut(colour)[at].take() {
        play.send(Event::TokenReplaced { seat, token: old, slot });
        recount(play, seat);
    }
    play.game.open.mover_mut().slots_mut(colour)[at] = Some(token);
    play.send(Event::TokenPlaced { seat, token, slot });
    recount(play, seat);
    if let Token::Gear(_) = token {
        fill_row(play, colour);
    }
}

/// Adds up anew what a player's tokens, tiles and cards give all the time. A higher maximum of mana
/// brings its mana at once (NN-441, NN-443), above a lower one it is lost (NN-285).
pub(crate) fn recount(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    let content = play.game.content();
    let player = play.game.open.player_mut(seat);
    let before = player.most_mana(content);
    player.recount(content);
    let more = player.most_mana(content).saturating_sub(before);
    if more > 0 {
        gaining::gain(play, seat, Thing::Mana, more);
    }
}

/// The gap of a row is filled, as long as the pile lasts (NN-130, NN-132).
fn fill_row(play: &mut Play<impl Chance, impl Sink<Event>>, colour: Colour) {
    let content = play.game.content();
    let open = &mut play.game.open;
    let gap = open.gear[colour.index()].iter().position(Option::is_none);
    let Some(gap) = gap else { return };
    let Some(gear) = draw(content, open, colour, play.chance) else { return };
    open.gear[colour.index()][gap] = Some(gear);
    play.send(Event::GearArrived { gear });
}

/// The top gear of a pile, if there is one.
pub(crate) fn draw(
    content: &Content,
    open: &mut Open,
    colour: Colour,
    chance: &mut impl Chance,
) -> Option<Gear> {
    let is_it = |gear| content.gear(Gear::of_index(gear)).colour == colour;
    draw_one(&mut open.gear_pile, chance, is_it).map(Gear::of_index)
}
