//! The end of a round, and of the game (RULES.md sections 12 and 17).

use table::{Chance, Seat, Seats, Sink};

use super::{rewards, scoring, starting, symbols, track, turn};
use crate::{
    AboveAndBelow, Action, Event, MOST_PLAYERS, Refusal, Rest, RestStep, Stage, Token, Villager,
    Villagers,
    components::{Building, Thing},
};

/// Rounds in a game (AB-053).
const ROUNDS: u8 = 7;

/// All have passed: the steps of the end of a round, up to resting (AB-200 to AB-204).
pub(crate) fn begin(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    if game.open.round == ROUNDS {
        return end_game(game, events);
    }
    if !game.open.cider && game.open.supply[Token::Cider] > 0 {
        game.open.cider = true;
        game.open.supply[Token::Cider] -= 1;
        events.send(Event::CiderPoured);
    }
    refill_rows(game, chance, events);
    if game.open.round == 1 && game.open.seats() == MOST_PLAYERS {
        wake_the_starters(game);
    }
    game.open.stage = Stage::Resting;
    game.open.waiting = Seats::NONE;
    for seat in game.open.clockwise() {
        let beds = symbols::beds(&game.content, game.open.village(seat));
        game.open.rests[seat.index()] =
            Rest { step: RestStep::Spending, beds, slept: Villagers::NONE };
        game.open.waiting = game.open.waiting.with(seat);
        go_on(game, seat, events);
    }
    end_rest(game, events);
}

/// Villagers slide to the cheaper slots and new ones come (AB-203, AB-204, AB-325 to AB-327).
fn refill_rows(game: &mut AboveAndBelow, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    let left = game.open.villagers;
    let mut row = [None; 5];
    let mut waiting = left.into_iter().flatten();
    for slot in &mut row {
        *slot = waiting.next();
        if slot.is_none() && !game.hidden.villagers.is_empty() {
            *slot = Some(game.hidden.villagers.draw(chance));
            arrive(game, *slot, events);
        }
    }
    game.open.villagers = row;
    for place in 0..game.open.adventurers.len() {
        if game.open.adventurers[place].is_none() && !game.hidden.adventurers.is_empty() {
            let drawn = Some(game.hidden.adventurers.draw(chance));
            game.open.adventurers[place] = drawn;
            arrive(game, drawn, events);
        }
    }
}

fn arrive(game: &AboveAndBelow, villager: Option<Villager>, events: &mut impl Sink<Event>) {
    if let Some(villager) = villager {
        let name = &game.content.0.face(villager).name;
        events.send(Event::VillagerArrived { villager, name });
    }
}

/// With four players those who started exhausted are ready now, without a bed (AB-026, AB-027).
fn wake_the_starters(game: &mut AboveAndBelow) {
    for index in 0..game.open.seats() {
        let village = game.open.village_mut(Seat::new(index));
        let builders = village.exhausted;
        for villager in starting::starting_villagers(index) {
            if builders.contains(villager) && starts_exhausted(&game.content, villager) {
                village.exhausted.remove(villager);
                village.ready.add(villager);
            }
        }
    }
}

/// AB-025.
fn starts_exhausted(content: &crate::Content, villager: Villager) -> bool {
    !content.who.builds.contains(villager)
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
    let tired = village.exhausted.and(village.injured);
    tired.without(game.content.who.own_bed).without(game.open.rests[seat.index()].slept)
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

pub(crate) fn act(
    game: &mut AboveAndBelow,
    seat: Seat,
    action: Action,
    events: &mut impl Sink<Event>,
) -> Result<(), Refusal> {
    let not_now = Err(Refusal::NotNow { now: Stage::Resting });
    match (game.open.rests[seat.index()].step, action) {
        (RestStep::Spending, Action::Heal(villager)) => {
            check_use(game, seat, Token::Potion, can_heal(game, seat), villager)?;
            spend(game, seat, Token::Potion, villager, events);
        }
        (RestStep::Spending, Action::Rouse(villager)) => {
            check_use(game, seat, Token::Cider, can_rouse(game, seat), villager)?;
            spend(game, seat, Token::Cider, villager, events);
        }
        (RestStep::Spending, Action::Place(good)) => {
            track::check(game, seat, good)?;
            track::place(game, seat, good, events);
        }
        (RestStep::Spending, Action::Rest) => {
            game.open.rests[seat.index()].step = RestStep::Beds;
            wake_own_beds(game, seat, events);
        }
        (RestStep::Beds, Action::Bed(villager)) => {
            if !can_sleep(game, seat).contains(villager) {
                return Err(Refusal::NotThisVillager { villager });
            }
            sleep(game, seat, villager, events);
        }
        _ => return not_now,
    }
    go_on(game, seat, events);
    end_rest(game, events);
    Ok(())
}

fn check_use(
    game: &AboveAndBelow,
    seat: Seat,
    token: Token,
    helped: Villagers,
    villager: Villager,
) -> Result<(), Refusal> {
    if game.open.village(seat).stores[token] == 0 {
        return Err(Refusal::NothingToUse { token });
    }
    if helped.contains(villager) { Ok(()) } else { Err(Refusal::NotThisVillager { villager }) }
}

/// AB-205, AB-211.
fn spend(
    game: &mut AboveAndBelow,
    seat: Seat,
    token: Token,
    villager: Villager,
    events: &mut impl Sink<Event>,
) {
    game.open.village_mut(seat).stores[token] -= 1;
    game.open.supply[token] += 1;
    recover(game, seat, villager, Some(token), events);
}

/// One step: injured to exhausted, or exhausted to ready.
fn recover(
    game: &mut AboveAndBelow,
    seat: Seat,
    villager: Villager,
    by: Option<Token>,
    events: &mut impl Sink<Event>,
) {
    let village = game.open.village_mut(seat);
    let ready = village.exhausted.contains(villager);
    if ready {
        village.exhausted.remove(villager);
        village.ready.add(villager);
    } else {
        village.injured.remove(villager);
        village.exhausted.add(villager);
    }
    let name = &game.content.0.face(villager).name;
    events.send(Event::Recovered { seat, villager, name, by, ready });
}

fn sleep(game: &mut AboveAndBelow, seat: Seat, villager: Villager, events: &mut impl Sink<Event>) {
    let rest = &mut game.open.rests[seat.index()];
    rest.beds -= 1;
    rest.slept.add(villager);
    recover(game, seat, villager, None, events);
}

/// Those with a bed of their own rest by themselves (AB-258, AB-329).
fn wake_own_beds(game: &mut AboveAndBelow, seat: Seat, events: &mut impl Sink<Event>) {
    let village = game.open.village(seat);
    let tired = village.exhausted.and(village.injured);
    for villager in tired.also_in(game.content.who.own_bed).iter() {
        recover(game, seat, villager, None, events);
    }
}

/// Takes `seat` as far as it need not be asked.
fn go_on(game: &mut AboveAndBelow, seat: Seat, events: &mut impl Sink<Event>) {
    if game.open.rests[seat.index()].step == RestStep::Spending {
        let has_goods = game.open.village(seat).stores.goods().next().is_some();
        let has_use = !can_heal(game, seat).is_empty() || !can_rouse(game, seat).is_empty();
        if has_goods || has_use {
            return;
        }
        game.open.rests[seat.index()].step = RestStep::Beds;
        wake_own_beds(game, seat, events);
    }
    // AB-212: with a bed for everyone there is nothing to choose.
    let tired = can_sleep(game, seat);
    let beds = usize::from(game.open.rests[seat.index()].beds);
    if beds >= tired.len() {
        for villager in tired.iter() {
            sleep(game, seat, villager, events);
        }
    } else if beds > 0 {
        return;
    }
    game.open.rests[seat.index()].step = RestStep::Done;
    game.open.waiting = game.open.waiting.without(seat);
}

/// When all have rested: income, goods, the first player, a new round (AB-215 to AB-221).
fn end_rest(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    if !game.open.waiting.is_empty() {
        return;
    }
    for seat in game.open.clockwise() {
        let coins = symbols::income(&game.content, game.open.village(seat));
        game.open.village_mut(seat).coins += u16::from(coins);
        events.send(Event::Income { seat, coins });
    }
    share_potions(game, events);
    regrow(game, events);
    for index in 0..game.open.seats() {
        game.open.village_mut(Seat::new(index)).passed = false;
    }
    game.open.rests = [Rest::default(); MOST_PLAYERS];
    game.open.first = game.open.next(game.open.first);
    game.open.round += 1;
    let first = game.open.first;
    events.send(Event::RoundBegan { round: game.open.round, first });
    turn::begin(game, first);
}

/// Potion income, one at a time clockwise, so that a last one is shared fairly (AB-015, AB-276).
fn share_potions(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    let mut due = [0; MOST_PLAYERS];
    for seat in game.open.clockwise() {
        due[seat.index()] = symbols::potion_income(&game.content, game.open.village(seat));
    }
    while due.iter().any(|&potions| potions > 0) {
        for seat in game.open.clockwise() {
            if due[seat.index()] > 0 {
                due[seat.index()] -= 1;
                rewards::gain(game, seat, Thing::Token(Token::Potion), 1, events);
            }
        }
    }
}

/// Empty cards with an arrow get their goods again (AB-219), each kind one at a time clockwise, so
/// that a last one is shared fairly (AB-015).
fn regrow(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    for good in Token::GOODS {
        let mut grows = true;
        while std::mem::take(&mut grows) {
            for seat in game.open.clockwise() {
                if game.open.supply[good] > 0
                    && let Some(card) = empty_arrow(game, seat, good)
                {
                    regrow_one(game, seat, good, card, events);
                    grows = true;
                }
            }
        }
    }
}

/// A card of `seat` that waits for a good of this kind.
fn empty_arrow(game: &AboveAndBelow, seat: Seat, good: Token) -> Option<Building> {
    game.open.village(seat).buildings.iter().copied().find(|&card| {
        let stock = game.content.card(card).stock;
        stock.is_some_and(|stock| stock.replenishing && stock.kind == good)
            && game.open.stocked.on(card) == 0
    })
}

fn regrow_one(
    game: &mut AboveAndBelow,
    seat: Seat,
    good: Token,
    building: Building,
    events: &mut impl Sink<Event>,
) {
    game.open.supply[good] -= 1;
    *game.open.stocked.on_mut(building) = 1;
    let name = &game.content.0.card(building).name;
    events.send(Event::Regrown { seat, good, building, name });
}

/// After round 7 only scoring follows (AB-200, AB-201, AB-288).
fn end_game(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    events.send(Event::GameEnded);
    for index in 0..game.open.seats() {
        let village = game.open.village_mut(Seat::new(index));
        if let Some(token) = village.sale.take() {
            village.stores[token] += 1;
        }
    }
    game.open.stage = Stage::Placing;
    place_the_rest(game, events);
}

/// The last placing (AB-223): a good on the track never pays less than one in the stores, so all
/// are placed; players are asked only where the order of new kinds matters.
pub(crate) fn place_the_rest(game: &mut AboveAndBelow, events: &mut impl Sink<Event>) {
    game.open.waiting = Seats::NONE;
    for seat in game.open.clockwise() {
        let asked = order_matters(game, seat);
        for good in Token::GOODS {
            let waits = asked && game.open.village(seat).on_track(good) == 0;
            while !waits && game.open.village(seat).stores[good] > 0 {
                track::place(game, seat, good, events);
            }
        }
        if asked {
            game.open.waiting = game.open.waiting.with(seat);
        }
    }
    if game.open.waiting.is_empty() {
        game.open.stage = Stage::Over;
        tell_scores(game, events);
    }
}

/// Whether it changes the points which new kind comes first: some are more than others, and some of
/// the next slots pay more than others.
fn order_matters(game: &AboveAndBelow, seat: Seat) -> bool {
    let village = game.open.village(seat);
    let is_new = |good: &Token| village.on_track(*good) == 0;
    let mut counts = village.stores.goods().filter(is_new).map(|good| village.stores[good]);
    let slots = &game.content.board.advancement[village.track.len()..];
    let Some((first, slot)) = counts.next().zip(slots.first()) else { return false };
    let (mut new, mut differ) = (1, false);
    for count in counts {
        new += 1;
        differ |= count != first;
    }
    differ && slots.iter().take(new).any(|other| other.points != slot.points)
}

fn tell_scores<S: Sink<Event>>(game: &AboveAndBelow, events: &mut S) {
    if !S::LISTENS {
        return;
    }
    let standings = scoring::standings(&game.content, &game.open);
    for seat in standings.ranking() {
        let score = scoring::score(&game.content, &game.open, seat);
        for part in scoring::Part::ALL {
            let points = score.of(part);
            if points != 0 {
                events.send(Event::Scored { seat, part, points });
            }
        }
        let place = standings.place(seat);
        events.send(Event::Total { seat, points: score.total(), place });
    }
}
