//! Before the first turn: the platypus, the draft and the discards (RULES.md sections 3 and 35).

use table::{Chance, Seat, Seats, Sink};

use super::Play;
use crate::{
    Action, Event, MOST_PLAYERS, NearAndFar, Refusal, Stage,
    components::{Card, Cards, Kind},
};

/// Who decides about the platypus next: of those who came last, the latest in turn order first
/// (NF-629).
pub(crate) fn next_for_platypus(game: &NearAndFar, left: Seats) -> Option<Seat> {
    game.open.in_order().rev().find(|seat| left.contains(*seat))
}

/// NF-628.
pub(crate) fn take_platypus(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    let content = play.game.content;
    let traveller = play.game.open.traveller_mut(seat);
    traveller.platypus = true;
    traveller.recount_party(&content);
    play.send(Event::PlatypusTaken { seat });
    play.game.open.platypus = Seats::NONE;
    after_platypus(play);
}

/// The next of those who came last may have it.
pub(crate) fn leave_platypus(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    play.game.open.platypus = play.game.open.platypus.without(seat);
    after_platypus(play);
}

fn after_platypus(play: &mut Play<impl Chance, impl Sink<Event>>) {
    match next_for_platypus(play.game, play.game.open.platypus) {
        Some(seat) => play.game.ask(Stage::Companion { seat }),
        None => begin_draft(play.game),
    }
}

/// Everybody looks at a packet.
pub(crate) fn begin_draft(game: &mut NearAndFar) {
    game.open.waiting = Seats::first_of(game.open.seats());
    game.ask(Stage::Draft);
}

pub(crate) fn list_picks(game: &NearAndFar, seat: Seat, out: &mut Vec<Action>) {
    out.extend(game.hidden.packets[seat.index()].iter().map(Action::Pick));
}

/// A card of the packet that somebody looks at. Only [`check_pick`] makes one.
pub(crate) struct Pick {
    seat: Seat,
    card: Card,
}

pub(crate) fn check_pick(game: &NearAndFar, seat: Seat, card: Card) -> Result<Pick, Refusal> {
    match game.hidden.packets[seat.index()].contains(card) {
        true => Ok(Pick { seat, card }),
        false => Err(Refusal::NotInPacket { card }),
    }
}

/// NF-067, NF-069.
pub(crate) fn pick(play: &mut Play<impl Chance, impl Sink<Event>>, Pick { seat, card }: Pick) {
    play.game.hidden.packets[seat.index()].remove(card);
    take(play, seat, card);
    play.game.open.waiting = play.game.open.waiting.without(seat);
}

/// A card comes into a hand.
fn take(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, card: Card) {
    add_to_hand(play.game, seat, card);
    play.send(Event::Picked { seat, card });
}

/// A card comes into a hand, whose size everybody sees (NF-077).
pub(crate) fn add_to_hand(game: &mut NearAndFar, seat: Seat, card: Card) {
    game.hidden.hands[seat.index()].add(card);
    let traveller = game.open.traveller_mut(seat);
    match card.kind() {
        Kind::Advanced => traveller.advanced += 1,
        _ => traveller.basic += 1,
    }
}

/// A card leaves a hand.
pub(crate) fn take_from_hand(game: &mut NearAndFar, seat: Seat, card: Card) {
    game.hidden.hands[seat.index()].remove(card);
    let traveller = game.open.traveller_mut(seat);
    match card.kind() {
        Kind::Advanced => traveller.advanced -= 1,
        _ => traveller.basic -= 1,
    }
}

/// All have picked: packets go to the left, and the last card is taken without a choice (NF-069,
/// NF-070).
pub(crate) fn pass_packets(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seats = play.game.open.seats();
    let packets = play.game.hidden.packets;
    let mut passed = [Cards::NONE; MOST_PLAYERS];
    for (index, packet) in packets[..seats].iter().enumerate() {
        passed[(index + 1) % seats] = *packet;
    }
    let left = passed[0].len();
    play.send(Event::PacketsPassed { left: left as u8 });
    if left == 1 {
        play.game.hidden.packets = [Cards::NONE; MOST_PLAYERS];
        for (index, packet) in passed[..seats].iter().enumerate() {
            if let Some(card) = packet.first() {
                take(play, Seat::new(index), card);
            }
        }
        play.game.open.waiting = Seats::first_of(seats);
        return play.game.ask(Stage::Discard);
    }
    play.game.hidden.packets = passed;
    play.game.open.waiting = Seats::first_of(seats);
    play.game.ask(Stage::Draft);
}

/// Advanced cards that may be kept (NF-072).
const MOST_ADVANCED: u8 = 1;

pub(crate) fn list_discards(game: &NearAndFar, seat: Seat, out: &mut Vec<Action>) {
    out.extend(game.hidden.hands[seat.index()].iter().map(Action::Drop));
    if check_ready(game, seat).is_ok() {
        out.push(Action::Ready);
    }
}

/// A card in somebody’s hand. Only [`check_in_hand`] makes one.
pub(crate) struct InHand {
    seat: Seat,
    card: Card,
}

pub(crate) fn check_in_hand(game: &NearAndFar, seat: Seat, card: Card) -> Result<InHand, Refusal> {
    match game.hidden.hands[seat.index()].contains(card) {
        true => Ok(InHand { seat, card }),
        false => Err(Refusal::NotInHand { card }),
    }
}

/// A card of a hand is discarded face down (NF-072, NF-075, NF-162).
pub(crate) fn discard(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    InHand { seat, card }: InHand,
) {
    take_from_hand(play.game, seat, card);
    lay_aside(play, seat, card);
}

/// A card goes face down to the discards of its deck (NF-075).
pub(crate) fn lay_aside(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, card: Card) {
    play.game.hidden.discards.add(card);
    play.send(Event::Dropped { seat, advanced: card.kind() == Kind::Advanced });
    play.send(Event::DroppedCard { seat, card });
}

/// A hand with which somebody may start. Only [`check_ready`] makes one.
pub(crate) struct StartingHand {
    seat: Seat,
    cards: u8,
}

/// NF-072.
pub(crate) fn check_ready(game: &NearAndFar, seat: Seat) -> Result<StartingHand, Refusal> {
    let traveller = game.open.traveller(seat);
    match traveller.advanced > MOST_ADVANCED {
        true => Err(Refusal::TooManyAdvanced { cards: traveller.advanced }),
        false => Ok(StartingHand { seat, cards: traveller.hand() }),
    }
}

pub(crate) fn ready(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    StartingHand { seat, cards }: StartingHand,
) {
    play.send(Event::HandReady { seat, cards });
    play.game.open.waiting = play.game.open.waiting.without(seat);
}
