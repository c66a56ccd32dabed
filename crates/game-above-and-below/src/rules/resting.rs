//! Resting: potions and ciders, then beds (RULES.md section 12, AB-205 to AB-214).

use table::{Chance, Seat, Seats, Sink};

use super::{Play, starting, symbols, track};
use crate::{
    AboveAndBelow, Action, Event, Refusal, Rest, RestStep, Stage, Token, Villager, Villagers,
};

/// Everybody rests at the same time, as far as nobody has to be asked (AB-213).
pub(super) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>) {
    if play.game.open.round == 1 && wake_the_starters(play.game) {
        play.send(Event::StartersWoke);
    }
    play.game.ask_only(Stage::Resting);
    play.game.open.waiting = Seats::NONE;
    for seat in play.game.open.clockwise() {
        let beds = symbols::beds(&play.game.content, play.game.open.village(seat));
        play.game.open.rests[seat.index()] =
            Rest { step: RestStep::Spending, beds, slept: Villagers::NONE };
        play.game.open.waiting = play.game.open.waiting.with(seat);
        go_on(play, seat);
    }
}

/// Everything `seat` may do at the end of the round.
pub(crate) fn list(game: &AboveAndBelow, seat: Seat, out: &mut Vec<Action>) {
    match game.open.rests[seat.index()].step {
        RestStep::Done => {}
        RestStep::Spending => {
            out.extend(can_heal(game, seat).iter().map(Action::Heal));
            out.extend(can_rouse(game, seat).iter().map(Action::Rouse));
            track::list(game, seat, out);
            out.push(Action::Rest);
        }
        RestStep::Beds => out.extend(can_sleep(game, seat).iter().map(Action::Bed)),
    }
}

/// Does what `seat` asks for at the end of the round, or refuses it.
pub(crate) fn act(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let not_now = Err(Refusal::NotNow { now: Stage::Resting });
    match (play.game.open.rests[seat.index()].step, action) {
        (RestStep::Spending, Action::Heal(villager)) => {
            check_use(play.game, seat, Token::Potion, can_heal(play.game, seat), villager)?;
            spend(play, seat, Token::Potion, villager);
        }
        (RestStep::Spending, Action::Rouse(villager)) => {
            check_use(play.game, seat, Token::Cider, can_rouse(play.game, seat), villager)?;
            spend(play, seat, Token::Cider, villager);
        }
        (RestStep::Spending, Action::Place(good)) => {
            track::check(play.game, seat, good)?;
            track::place(play, seat, good);
        }
        (RestStep::Spending, Action::Rest) => {
            play.game.open.rests[seat.index()].step = RestStep::Beds;
            wake_own_beds(play, seat);
        }
        (RestStep::Beds, Action::Bed(villager)) => {
            let able = can_sleep(play.game, seat);
            if !able.contains(villager) {
                return Err(Refusal::NotThisVillager { villager, able });
            }
            sleep(play, seat, villager);
        }
        _ => return not_now,
    }
    go_on(play, seat);
    Ok(())
}

fn check_use(
    game: &AboveAndBelow,
    seat: Seat,
    token: Token,
    able: Villagers,
    villager: Villager,
) -> Result<(), Refusal> {
    if game.open.village(seat).stores[token] == 0 {
        return Err(Refusal::NothingToUse { token });
    }
    if able.contains(villager) { Ok(()) } else { Err(Refusal::NotThisVillager { villager, able }) }
}

/// AB-205, AB-211.
fn spend(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    token: Token,
    villager: Villager,
) {
    play.game.open.village_mut(seat).stores[token] -= 1;
    play.game.open.supply[token] += 1;
    recover(play, seat, villager, Some(token));
}

/// One step: injured to exhausted, or exhausted to ready.
fn recover(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    villager: Villager,
    by: Option<Token>,
) {
    let village = play.game.open.village_mut(seat);
    let ready = village.exhausted.contains(villager);
    if ready {
        village.exhausted.remove(villager);
        village.ready.add(villager);
    } else {
        village.injured.remove(villager);
        village.exhausted.add(villager);
    }
    play.send(Event::Recovered { seat, villager, by, ready });
}

fn sleep(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, villager: Villager) {
    let rest = &mut play.game.open.rests[seat.index()];
    rest.beds -= 1;
    rest.slept.add(villager);
    recover(play, seat, villager, None);
}

/// Those with a bed of their own rest by themselves (AB-258, AB-329).
fn wake_own_beds(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    let village = play.game.open.village(seat);
    let tired = village.exhausted.union(village.injured);
    for villager in tired.intersection(play.game.content.who.own_bed).iter() {
        recover(play, seat, villager, None);
    }
}

/// Those who started exhausted are ready now, without a bed (AB-026, AB-027). Says whether there
/// were any.
fn wake_the_starters(game: &mut AboveAndBelow) -> bool {
    let (players, mut any) = (game.open.seats(), false);
    for index in 0..players {
        let village = game.open.village_mut(Seat::new(index));
        for villager in starting::starting_villagers(index) {
            let started_so = starting::starts_exhausted(&game.content, players, villager);
            if started_so && village.exhausted.contains(villager) {
                village.exhausted.remove(villager);
                village.ready.add(villager);
                any = true;
            }
        }
    }
    any
}

/// Takes `seat` as far as it need not be asked.
fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    if play.game.open.rests[seat.index()].step == RestStep::Spending {
        let has_goods = play.game.open.village(seat).stores.goods().next().is_some();
        let has_use =
            !can_heal(play.game, seat).is_empty() || !can_rouse(play.game, seat).is_empty();
        if has_goods || has_use {
            return;
        }
        play.game.open.rests[seat.index()].step = RestStep::Beds;
        wake_own_beds(play, seat);
    }
    // AB-212: with a bed for everyone there is nothing to choose.
    let tired = can_sleep(play.game, seat);
    let beds = usize::from(play.game.open.rests[seat.index()].beds);
    if beds >= tired.len() {
        for villager in tired.iter() {
            sleep(play, seat, villager);
        }
    } else if beds > 0 {
        return;
    }
    play.game.open.rests[seat.index()].step = RestStep::Done;
    play.game.open.waiting = play.game.open.waiting.without(seat);
}

/// Injured villagers whom a potion would help.
fn can_heal(game: &AboveAndBelow, seat: Seat) -> Villagers {
    let village = game.open.village(seat);
    match village.stores[Token::Potion] {
        0 => Villagers::NONE,
        _ => village.injured.without(game.content.who.no_medicine),
    }
}

/// Exhausted villagers whom a cider would help.
fn can_rouse(game: &AboveAndBelow, seat: Seat) -> Villagers {
    let village = game.open.village(seat);
    match village.stores[Token::Cider] {
        0 => Villagers::NONE,
        _ => village.exhausted.without(game.content.who.no_medicine),
    }
}

/// Those who may use a bed and have not (AB-207, AB-208, AB-256).
fn can_sleep(game: &AboveAndBelow, seat: Seat) -> Villagers {
    let village = game.open.village(seat);
    let tired = village.exhausted.union(village.injured);
    tired.without(game.content.who.own_bed).without(game.open.rests[seat.index()].slept)
}
