//! Specialists: paying, recruiting, resting (RULES.md sections 6 and 7).
//!
//! A specialist is paid first and turned face down at once; what they do is a list of gains that is
//! gone through afterwards, and may be left unused (NN-113).

use table::{Chance, Seat, Sink};

use super::{Play, gaining, the_only};
use crate::{
    Action, Employer, Event, GainList, NowOrNever, Player, Refusal, RestGain, SPECIALIST_SLOTS,
    Stage,
    components::{Content, SPECIALIST_ROW, Specialist, Thing},
    stage::Question,
};

/// The slots of a hero board.
fn slots() -> impl Iterator<Item = u8> {
    0..SPECIALIST_SLOTS as u8
}

/// Lists what can be done with specialists in a turn (NN-092).
pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    let open = &game.open;
    let can_hire = |whose, slot: &u8| check_hire(game, whose, *slot).is_ok();
    for slot in slots().filter(|slot| open.mover().is_face_up(*slot)) {
        if can_hire(Employer::Own, &slot) {
            out.push(Action::Hire { whose: Employer::Own, slot });
        }
        for gain in [RestGain::Hearts, RestGain::Coin] {
            if check_rest(game, slot, gain).is_ok() {
                out.push(Action::Rest { slot, gain });
            }
        }
    }
    for whose in open.others(open.active).map(Employer::Player) {
        let hired = slots().filter(|slot| can_hire(whose, slot));
        out.extend(hired.map(|slot| Action::Hire { whose, slot }));
    }
    if open.bot.is_some() {
        let hired = slots().filter(|slot| can_hire(Employer::Bot, slot));
        out.extend(hired.map(|slot| Action::Hire { whose: Employer::Bot, slot }));
    }
    let places = (0..SPECIALIST_ROW as u8).filter(|place| check_recruit(game, *place).is_ok());
    out.extend(places.map(Action::Recruit));
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

/// A face-up specialist who can be paid.
pub(crate) struct Hire {
    whose: Employer,
    slot: u8,
    specialist: Specialist,
}

pub(crate) fn check_hire(game: &NowOrNever, whose: Employer, slot: u8) -> Result<Hire, Refusal> {
    let specialist = face_up(game, whose, slot).ok_or(Refusal::NoSpecialist)?;
    check_coins(game, game.content().specialist(specialist).cost.into())?;
    Ok(Hire { whose, slot, specialist })
}

/// NN-101, NN-102, NN-584.
pub(crate) fn hire(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Hire { whose, slot, specialist }: Hire,
) {
    let tile = play.game.content().specialist(specialist);
    let seat = play.game.active();
    play.game.open.mover_mut().coins -= u16::from(tile.cost);
    play.send(Event::Hired { seat, whose, specialist, coins: tile.cost });
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
    play.game.then(Question::Gains { list: GainList::Specialist(specialist), next: 0 });
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

/// A specialist of the row who can be paid.
pub(crate) struct Recruit {
    place: u8,
    specialist: Specialist,
    price: u16,
}

pub(crate) fn check_recruit(game: &NowOrNever, place: u8) -> Result<Recruit, Refusal> {
    let specialist = game.open.specialists[usize::from(place)].ok_or(Refusal::NoSpecialist)?;
    let price = recruit_price(game.content(), game.open.mover(), specialist);
    check_coins(game, price)?;
    Ok(Recruit { place, specialist, price })
}

/// NN-104; with all slots filled somebody has to leave first (NN-105).
pub(crate) fn recruit(play: &mut Play<impl Chance, impl Sink<Event>>, recruit: Recruit) {
    match play.game.open.mover().free_specialist_slot() {
        Some(slot) => welcome(play, recruit, slot),
        None => play.game.ask(Stage::Replace { place: recruit.place }),
    }
}

pub(crate) fn list_leaving(game: &NowOrNever, out: &mut Vec<Action>) {
    let mover = game.open.mover();
    let taken = slots().filter(|slot| mover.specialists[usize::from(*slot)].is_some());
    out.extend(taken.map(Action::Replace));
}

/// Whoever leaves for somebody of the row.
pub(crate) struct Replacement {
    recruit: Recruit,
    slot: u8,
    leaving: Specialist,
}

pub(crate) fn check_replace(
    game: &NowOrNever,
    place: u8,
    slot: u8,
) -> Result<Replacement, Refusal> {
    let recruit = check_recruit(game, place)?;
    let leaving = game.open.mover().specialists[usize::from(slot)];
    Ok(Replacement { recruit, slot, leaving: leaving.ok_or(Refusal::NoSpecialist)? })
}

/// NN-105: any own specialist leaves for the box, face up or face down.
pub(crate) fn replace(play: &mut Play<impl Chance, impl Sink<Event>>, replacement: Replacement) {
    let Replacement { recruit, slot, leaving } = replacement;
    let seat = play.game.active();
    play.game.open.mover_mut().specialists[usize::from(slot)] = None;
    play.send(Event::Dismissed { seat, specialist: leaving });
    welcome(play, recruit, slot);
}

/// A specialist of the row is paid, takes a slot and acts; the gap is filled afterwards (NN-108).
fn welcome(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Recruit { place, specialist, price }: Recruit,
    slot: u8,
) {
    let seat = play.game.active();
    play.game.open.specialists[usize::from(place)] = None;
    let mover = play.game.open.mover_mut();
    mover.coins -= price;
    mover.specialists[usize::from(slot)] = Some(specialist);
    // NN-111: paid and used in this season.
    mover.face_down |= 1 << slot;
    play.send(Event::Recruited { seat, specialist, coins: price as u8 });
    play.game.then(Question::FillRow { place });
    play.game.then(Question::Gains { list: GainList::Specialist(specialist), next: 0 });
}

/// The gap of the row is filled, as long as the pile lasts (NN-107, NN-109).
pub(crate) fn fill_row(play: &mut Play<impl Chance, impl Sink<Event>>, place: u8) {
    let Some(specialist) = play.game.open.specialist_pile.draw(play.chance) else { return };
    play.game.open.specialists[usize::from(place)] = Some(specialist);
    play.send(Event::SpecialistArrived { specialist });
}

/// A face-up specialist who can rest.
pub(crate) struct Rest {
    slot: u8,
    gain: RestGain,
    specialist: Specialist,
}

pub(crate) fn check_rest(game: &NowOrNever, slot: u8, gain: RestGain) -> Result<Rest, Refusal> {
    let specialist = face_up(game, Employer::Own, slot).ok_or(Refusal::NoSpecialist)?;
    let mover = game.open.mover();
    // NN-119.
    if gain == RestGain::Hearts && mover.hearts >= mover.most_hearts(game.content()) {
        return Err(Refusal::HeartsFull);
    }
    Ok(Rest { slot, gain, specialist })
}

/// NN-117.
pub(crate) fn rest(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Rest { slot, gain, specialist }: Rest,
) {
    let (seat, content) = (play.game.active(), play.game.content());
    play.game.open.mover_mut().face_down |= 1 << slot;
    play.send(Event::Rested { seat, specialist, gain });
    match gain {
        RestGain::Hearts => gaining::gain(play, seat, Thing::Heart, content.numbers.rest_hearts),
        RestGain::Coin => gaining::gain(play, seat, Thing::Coin, content.numbers.rest_coins),
    }
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

/// A face-down specialist of the active player.
pub(crate) struct Exhausted {
    slot: u8,
    specialist: Specialist,
}

pub(crate) fn check_refresh(game: &NowOrNever, slot: u8) -> Result<Exhausted, Refusal> {
    let mover = game.open.mover();
    let specialist = mover.specialists[usize::from(slot)].filter(|_| !mover.is_face_up(slot));
    Ok(Exhausted { slot, specialist: specialist.ok_or(Refusal::NoSpecialist)? })
}

/// NN-110: an effect turns a specialist face up again.
pub(crate) fn refresh(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Exhausted { slot, specialist }: Exhausted,
) {
    let seat = play.game.active();
    play.game.open.mover_mut().face_down &= !(1 << slot);
    play.send(Event::Refreshed { seat, specialist });
}

/// The one specialist who is face down, where nobody has to choose (NN-638).
pub(crate) fn the_only_exhausted(game: &NowOrNever) -> Option<Exhausted> {
    if game.open.is_first_edition() {
        return None;
    }
    let only = the_only(exhausted(game.open.mover()))?;
    check_refresh(game, only).ok()
}
