//! Specialists: paying, recruiting, resting (RULES.md sections 6 and 7).
//!
//! A specialist is paid first and turned face down at once; what they do is a list of gains that is
//! gone through afterwards, and may be left unused (NN-113).

use table::{Chance, Seat, Sink};

use super::{Play, gaining};
use crate::{
    Action, Employer, Event, GainList, Named, NowOrNever, Player, Refusal, RestGain,
    SPECIALIST_SLOTS, Stage,
    components::{Content, Specialist, Thing},
    stage::Question,
};

/// The slots of a hero board.
fn slots() -> impl Iterator<Item = u8> {
    0..SPECIALIST_SLOTS as u8
}

/// Lists what can be done with specialists in a turn (NN-092).
pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    let (content, open) = (game.content(), &game.open);
    let mover = open.mover();
    let affords = |one: Option<Specialist>| {
        one.is_some_and(|one| u16::from(content.specialist(one).cost) <= mover.coins)
    };
    for slot in slots().filter(|slot| mover.is_face_up(*slot)) {
        if affords(mover.specialists[usize::from(slot)]) {
            out.push(Action::Hire { whose: Employer::Own, slot });
        }
        if mover.hearts < mover.most_hearts(content) {
            out.push(Action::Rest { slot, gain: RestGain::Hearts });
        }
        out.push(Action::Rest { slot, gain: RestGain::Coin });
    }
    for seat in open.others(open.active) {
        let owner = open.player(seat);
        let hired = slots().filter(|slot| {
            owner.is_face_up(*slot) && affords(owner.specialists[usize::from(*slot)])
        });
        out.extend(hired.map(|slot| Action::Hire { whose: Employer::Player(seat), slot }));
    }
    if let Some(bot) = &open.bot {
        let hired = slots()
            .filter(|slot| bot.is_face_up(*slot) && affords(bot.specialists[usize::from(*slot)]));
        out.extend(hired.map(|slot| Action::Hire { whose: Employer::Bot, slot }));
    }
    for (place, one) in open.specialists.iter().enumerate() {
        if one.is_some_and(|one| recruit_price(content, mover, one) <= mover.coins) {
            out.push(Action::Recruit(place as u8));
        }
    }
}

/// What recruiting a specialist costs (NN-104, NN-461).
pub fn recruit_price(content: &Content, player: &Player, specialist: Specialist) -> u16 {
    let factor = u16::from(content.numbers.recruit_factor);
    let price = factor * u16::from(content.specialist(specialist).cost);
    price.saturating_sub(player.standing.recruit_discount.into())
}

/// The face-up specialist of a slot.
fn face_up(game: &NowOrNever, whose: Employer, slot: u8) -> Option<Specialist> {
    let open = &game.open;
    let of_player =
        |player: &Player| player.specialists[usize::from(slot)].filter(|_| player.is_face_up(slot));
    match whose {
        Employer::Own => of_player(open.mover()),
        Employer::Player(seat) if seat == open.active || seat.index() >= open.seats() => None,
        Employer::Player(seat) => of_player(open.player(seat)),
        Employer::Bot => {
            let bot = open.bot.as_ref()?;
            bot.specialists[usize::from(slot)].filter(|_| bot.is_face_up(slot))
        }
    }
}

fn check_coins(game: &NowOrNever, asked: u16) -> Result<(), Refusal> {
    let has = game.open.mover().coins;
    if asked > has {
        return Err(Refusal::CannotPay { thing: Thing::Coin, asked, has });
    }
    Ok(())
}

/// NN-101, NN-102, NN-584.
pub(crate) fn hire(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    whose: Employer,
    slot: u8,
) -> Result<(), Refusal> {
    let specialist = face_up(play.game, whose, slot).ok_or(Refusal::NoSpecialist)?;
    let content = play.game.content();
    let tile = content.specialist(specialist);
    check_coins(play.game, tile.cost.into())?;

    let seat = play.game.active();
    play.game.open.mover_mut().coins -= u16::from(tile.cost);
    let named = Named { is: specialist, name: &tile.name };
    play.send(Event::Hired { seat, whose, specialist: named, coins: tile.cost });
    match whose {
        Employer::Own => play.game.open.mover_mut().face_down |= 1 << slot,
        Employer::Player(owner) => {
            play.game.open.player_mut(owner).face_down |= 1 << slot;
            collect_tax(play, owner, specialist);
        }
        Employer::Bot => {
            if let Some(bot) = &mut play.game.open.bot {
                bot.face_down |= 1 << slot;
            }
        }
    }
    play.game.answered();
    play.game.then(Question::Gains { list: GainList::Specialist(specialist), next: 0 });
    Ok(())
}

/// The owner of a specialist that somebody else used gets the tax from the supply (NN-103).
pub(crate) fn collect_tax(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    owner: Seat,
    specialist: Specialist,
) {
    let coins = play.game.content.specialist(specialist).tax;
    play.game.open.player_mut(owner).coins += u16::from(coins);
    play.send(Event::Taxed { seat: owner, coins });
}

/// The specialist of a place of the row, if it can be recruited.
fn check_recruit(game: &NowOrNever, place: u8) -> Result<Specialist, Refusal> {
    let specialist = game.open.specialists[usize::from(place)].ok_or(Refusal::NoSpecialist)?;
    check_coins(game, recruit_price(game.content(), game.open.mover(), specialist))?;
    Ok(specialist)
}

/// NN-104; with all slots filled somebody has to leave first (NN-105).
pub(crate) fn recruit(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    place: u8,
) -> Result<(), Refusal> {
    let specialist = check_recruit(play.game, place)?;
    play.game.answered();
    match play.game.open.mover().free_specialist_slot() {
        Some(slot) => welcome(play, place, slot, specialist),
        None => play.game.ask(Stage::Replace { place }),
    }
    Ok(())
}

pub(crate) fn list_leaving(game: &NowOrNever, out: &mut Vec<Action>) {
    let mover = game.open.mover();
    let taken = slots().filter(|slot| mover.specialists[usize::from(*slot)].is_some());
    out.extend(taken.map(Action::Replace));
}

/// NN-105: any own specialist leaves for the box, face up or face down.
pub(crate) fn replace(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    place: u8,
    slot: u8,
) -> Result<(), Refusal> {
    let specialist = check_recruit(play.game, place)?;
    let leaving = play.game.open.mover().specialists[usize::from(slot)];
    let leaving = leaving.ok_or(Refusal::NoSpecialist)?;
    let seat = play.game.active();
    let name = &play.game.content().specialist(leaving).name;
    play.game.open.mover_mut().specialists[usize::from(slot)] = None;
    play.send(Event::Dismissed { seat, specialist: Named { is: leaving, name } });
    play.game.answered();
    welcome(play, place, slot, specialist);
    Ok(())
}

/// A specialist of the row is paid, takes a slot and acts; the gap is filled afterwards (NN-108).
fn welcome(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    place: u8,
    slot: u8,
    specialist: Specialist,
) {
    let (seat, content) = (play.game.active(), play.game.content());
    let price = recruit_price(content, play.game.open.mover(), specialist);
    play.game.open.specialists[usize::from(place)] = None;
    let mover = play.game.open.mover_mut();
    mover.coins -= price;
    mover.specialists[usize::from(slot)] = Some(specialist);
    // NN-111: paid and used in this season.
    mover.face_down |= 1 << slot;
    let name = &content.specialist(specialist).name;
    let specialist_named = Named { is: specialist, name };
    play.send(Event::Recruited { seat, specialist: specialist_named, coins: price as u8 });
    play.game.then(Question::FillRow { place });
    play.game.then(Question::Gains { list: GainList::Specialist(specialist), next: 0 });
}

/// The gap of the row is filled, as long as the pile lasts (NN-107, NN-109).
pub(crate) fn fill_row(play: &mut Play<impl Chance, impl Sink<Event>>, place: u8) {
    let Some(specialist) = play.game.open.specialist_pile.draw(play.chance) else { return };
    play.game.open.specialists[usize::from(place)] = Some(specialist);
    let name = &play.game.content().specialist(specialist).name;
    play.send(Event::SpecialistArrived { specialist: Named { is: specialist, name } });
}

/// NN-117.
pub(crate) fn rest(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    slot: u8,
    gain: RestGain,
) -> Result<(), Refusal> {
    let specialist = face_up(play.game, Employer::Own, slot).ok_or(Refusal::NoSpecialist)?;
    let (seat, content) = (play.game.active(), play.game.content());
    let mover = play.game.open.mover();
    // NN-119.
    if gain == RestGain::Hearts && mover.hearts >= mover.most_hearts(content) {
        return Err(Refusal::HeartsFull);
    }
    play.game.open.mover_mut().face_down |= 1 << slot;
    let name = &content.specialist(specialist).name;
    play.send(Event::Rested { seat, specialist: Named { is: specialist, name }, gain });
    play.game.answered();
    match gain {
        RestGain::Hearts => gaining::gain(play, seat, Thing::Heart, content.numbers.rest_hearts),
        RestGain::Coin => gaining::gain(play, seat, Thing::Coin, content.numbers.rest_coins),
    }
    Ok(())
}

pub(crate) fn list_exhausted(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(exhausted(game.open.mover()).map(Action::Refresh));
}

/// Slots with a specialist who is face down.
pub(crate) fn exhausted(player: &Player) -> impl Iterator<Item = u8> + use<> {
    let player = *player;
    slots().filter(move |slot| {
        player.specialists[usize::from(*slot)].is_some() && !player.is_face_up(*slot)
    })
}

/// NN-110: an effect turns a specialist face up again.
pub(crate) fn refresh(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    slot: u8,
) -> Result<(), Refusal> {
    let mover = play.game.open.mover();
    let specialist = mover.specialists[usize::from(slot)].filter(|_| !mover.is_face_up(slot));
    let specialist = specialist.ok_or(Refusal::NoSpecialist)?;
    let seat = play.game.active();
    play.game.open.mover_mut().face_down &= !(1 << slot);
    let name = &play.game.content().specialist(specialist).name;
    play.send(Event::Refreshed { seat, specialist: Named { is: specialist, name } });
    play.game.answered();
    Ok(())
}
