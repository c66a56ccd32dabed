//! Harvest (RULES.md section 7).

use table::{Chance, Sink};

use super::{Play, track};
use crate::{AboveAndBelow, Action, Building, Event, Refusal, Stage, Where, components::Token};

/// Goods on the active player's own cards (AB-147, AB-153).
pub(crate) fn goods(game: &AboveAndBelow) -> usize {
    let buildings = &game.open.village(game.active()).buildings;
    buildings.iter().map(|&card| usize::from(game.open.stocked.on(card))).sum()
}

/// Each card with goods, with each place they could go to.
pub(crate) fn list(game: &AboveAndBelow, out: &mut Vec<Action>) {
    for &from in game.open.village(game.active()).buildings.iter() {
        let places = Where::ALL.into_iter().filter(|&to| check(game, from, to).is_ok());
        out.extend(places.map(|to| Action::Pick { from, to }));
    }
}

/// The good that lies on a card of the active player.
fn good_on(game: &AboveAndBelow, from: Building) -> Option<Token> {
    let is_mine = game.open.village(game.active()).buildings.contains(from);
    let has_some = game.open.stocked.on(from) > 0;
    let stock = game.content.card(from).stock.filter(|_| is_mine && has_some)?;
    Some(stock.kind)
}

/// A good that can be taken. Only [`check`] makes one.
pub(crate) struct Picked {
    good: Token,
    from: Building,
    to: Where,
}

pub(crate) fn check(game: &AboveAndBelow, from: Building, to: Where) -> Result<Picked, Refusal> {
    let good = good_on(game, from).ok_or(Refusal::NothingOnCard { building: from })?;
    // Replacing a token in the sale slot by its like changes nothing.
    if to == Where::Sale && game.open.village(game.active()).sale == Some(good) {
        return Err(Refusal::ForSaleAlready { token: good });
    }
    Ok(Picked { good, from, to })
}

/// Takes one good, and asks for the next of those that are `left` (AB-151, AB-152).
pub(crate) fn pick(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    left: u8,
    Picked { good, from, to }: Picked,
) {
    let seat = play.game.active();
    *play.game.open.stocked.on_mut(from) -= 1;
    play.send(Event::Harvested { seat, good, building: from });
    let village = play.game.open.village_mut(seat);
    match to {
        Where::Stores => village.stores[good] += 1,
        Where::Sale => {
            if let Some(before) = village.sale.replace(good) {
                village.stores[before] += 1;
                play.send(Event::Withdrawn { seat, token: before });
            }
            play.send(Event::ForSale { seat, token: good });
        }
        Where::Track => {
            let slot = track::put(village, good);
            play.send(Event::Placed { seat, good, slot });
        }
    }
    play.game.answered();
    if left > 1 {
        play.game.ask(Stage::Harvesting { left: left - 1 });
    }
}
