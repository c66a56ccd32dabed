//! Build and Train: one villager buys one card or one villager (RULES.md sections 6 and 8).

use table::{Chance, Seat, Sink, Stack};

use super::{Play, gaining, gathering, paying, symbols};
use crate::{
    AboveAndBelow, Action, Bill, Building, Event, Gain, Purpose, Refusal, Row, Stage, Villager,
    Villagers, Work,
    components::{Craft, Group, Kind, Thing, Token},
    stage::Question,
};

/// Lists every building and villager that can be bought now.
pub(crate) fn list_works(game: &AboveAndBelow, out: &mut Vec<Action>) {
    let ready = game.open.village(game.active()).ready;
    let who = &game.content.who;
    // Where nobody can do it, there is nothing to look through.
    if !ready.intersection(who.builds).is_empty() {
        let cards = game.open.on_display();
        out.extend(
            cards.filter(|&card| check_work(game, Work::Build(card)).is_ok()).map(Action::Build),
        );
    }
    if !ready.intersection(who.trains).is_empty() {
        out.extend(
            trainees(game)
                .filter(|&one| check_work(game, Work::Train(one)).is_ok())
                .map(Action::Train),
        );
    }
}

fn trainees(game: &AboveAndBelow) -> impl Iterator<Item = Villager> + '_ {
    game.open.villagers.iter().chain(&game.open.adventurers).copied().flatten()
}

/// What the work costs before a discount; nothing if it is not to be had.
fn price(game: &AboveAndBelow, work: Work) -> Result<u8, Refusal> {
    match work {
        Work::Build(building) => {
            if !game.open.on_display().any(|card| card == building) {
                return Err(Refusal::NotOnDisplay { building });
            }
            Ok(game.content.card(building).cost)
        }
        Work::Train(villager) => {
            // AB-156: the slot has the price; AB-323: an adventurer's token has it.
            let slot = game.open.villagers.iter().position(|&one| one == Some(villager));
            match slot {
                Some(slot) => Ok(game.content.board.villager_row[slot]),
                None if game.open.adventurers.contains(&Some(villager)) => {
                    Ok(game.content.face(villager).cost)
                }
                None => Err(Refusal::NotInRow { villager }),
            }
        }
    }
}

/// Ready villagers who can do it at all (AB-126, AB-154).
fn workers(game: &AboveAndBelow, work: Work) -> Villagers {
    let ready = game.open.village(game.active()).ready;
    match work {
        Work::Build(_) => ready.intersection(game.content.who.builds),
        Work::Train(_) => ready.intersection(game.content.who.trains),
    }
}

/// What the work costs when this villager does it (AB-130 to AB-132, AB-157).
fn cost_by(game: &AboveAndBelow, work: Work, price: u8, villager: Villager) -> u8 {
    let face = game.content.face(villager);
    let craft = match work {
        Work::Build(_) => face.build,
        Work::Train(_) => face.train,
    };
    price.saturating_sub((craft == Craft::Plus).into())
}

pub(crate) fn check_work(game: &AboveAndBelow, work: Work) -> Result<(), Refusal> {
    let workers = workers(game, work);
    if workers.is_empty() {
        return Err(match work {
            Work::Build(_) => Refusal::NobodyBuilds,
            Work::Train(_) => Refusal::NobodyTrains,
        });
    }
    let price = price(game, work)?;
    if let Work::Build(card) = work {
        check_cave(game, card)?;
    }
    let least = workers.iter().map(|one| cost_by(game, work, price, one)).min().unwrap_or(price);
    paying::check_purse(game, least)
}

/// AB-134, AB-136.
pub(crate) fn check_cave(game: &AboveAndBelow, card: Building) -> Result<(), Refusal> {
    let is_outpost = card.kind() == Kind::Outpost;
    if is_outpost && game.open.village(game.active()).empty_caves() == 0 {
        return Err(Refusal::NoEmptyCave);
    }
    Ok(())
}

/// Those who can do it for what the player has.
pub(crate) fn able_workers(game: &AboveAndBelow, work: Work) -> Villagers {
    workers(game, work).iter().filter(|&one| check_worker(game, work, one).is_ok()).collect()
}

/// Asks who does it, unless there is only one.
pub(crate) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>, work: Work) {
    let able = workers(play.game, work);
    let mut jobs = able.iter().filter_map(|one| check_worker(play.game, work, one).ok());
    match (jobs.next(), jobs.next()) {
        (Some(only), None) => assign(play, only),
        _ => play.game.ask(Stage::Assigning { work }),
    }
}

pub(crate) fn list_workers(game: &AboveAndBelow, work: Work, out: &mut Vec<Action>) {
    out.extend(able_workers(game, work).iter().map(Action::By));
}

/// A villager who can do a work, and what it costs then. Only [`check_worker`] makes one.
pub(crate) struct Job {
    work: Work,
    villager: Villager,
    cost: u8,
}

pub(crate) fn check_worker(
    game: &AboveAndBelow,
    work: Work,
    villager: Villager,
) -> Result<Job, Refusal> {
    let able = workers(game, work);
    if !able.contains(villager) {
        return Err(Refusal::NotThisVillager { villager, able });
    }
    let cost = cost_by(game, work, price(game, work)?, villager);
    paying::check_purse(game, cost)?;
    Ok(Job { work, villager, cost })
}

/// Exhausts the villager and presents the bill (AB-145).
pub(crate) fn assign(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Job { work, villager, cost }: Job,
) {
    let alone = Villagers::only(villager);
    if !gathering::cats_obey(play, alone) {
        return play.game.back_to_turn();
    }
    gathering::exhaust(play.game, alone);
    play.game.open.pending = Stack::only(Question::Buy { work, paid: cost });
    paying::present(play, Bill { amount: cost, purpose: Purpose::Work(work) });
}

/// It is paid: the card is placed, or the villager joins.
pub(crate) fn buy(play: &mut Play<impl Chance, impl Sink<Event>>, work: Work, paid: u8) {
    match work {
        Work::Build(building) => buy_card(play, building, paid),
        Work::Train(villager) => welcome_trainee(play, villager, paid),
    }
}

/// The card is placed, its symbols take effect, others give coins, the row is refilled (AB-145).
fn buy_card(play: &mut Play<impl Chance, impl Sink<Event>>, building: Building, paid: u8) {
    let seat = play.game.active();
    // AB-264: not for the card itself, so they are counted before it is placed.
    let coins = symbols::build_coins(&play.game.content, play.game.open.village(seat));
    place_card(play, seat, building, paid);
    if coins > 0 {
        play.game.open.village_mut(seat).coins += u16::from(coins);
        play.send(Event::Gained { seat, gain: Gain { thing: Thing::Coin, amount: coins } });
    }
    take_from_display(play, building);
}

/// Puts a card into a player's rows, with what it gives at once (AB-139).
pub(crate) fn place_card(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    building: Building,
    paid: u8,
) {
    let card = play.game.content.0.card(building);
    play.game.open.village_mut(seat).buildings.push(building);
    play.send(Event::Built { seat, building, paid });
    if let Some(stock) = card.stock {
        // AB-014: what the supply cannot cover lapses.
        let count = stock.count.min(play.game.open.supply[stock.kind]);
        play.game.open.supply[stock.kind] -= count;
        *play.game.open.stocked.on_mut(building) = count;
        if count > 0 {
            let good = stock.kind;
            play.send(Event::Stocked { seat, good, count, building });
        }
    }
    if card.potions > 0 {
        gaining::gain(play, seat, Thing::Token(Token::Potion), card.potions);
    }
    if card.reputation > 0 {
        gaining::gain(play, seat, Thing::Reputation, card.reputation);
    }
}

/// Takes a card off the display; houses and outposts are replaced (AB-140 to AB-143).
pub(crate) fn take_from_display(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    building: Building,
) {
    let (row, next) = match building.kind() {
        Kind::House => (Row::Houses, play.game.hidden.houses.draw(play.chance)),
        Kind::Outpost => (Row::Outposts, play.game.hidden.outposts.draw(play.chance)),
        Kind::KeyHouse | Kind::StarHouse => {
            return play.game.open.offered.remove(building);
        }
    };
    for place in play.game.open.row_mut(row) {
        if *place == Some(building) {
            *place = next;
        }
    }
    if let Some(building) = next {
        play.send(Event::CardTurnedUp { building });
    }
}

/// The villager joins, exhausted or ready (AB-158 to AB-160).
fn welcome_trainee(play: &mut Play<impl Chance, impl Sink<Event>>, villager: Villager, paid: u8) {
    let seat = play.game.active();
    let leave = |slot: &mut Option<Villager>| {
        if *slot == Some(villager) {
            *slot = None;
        }
    };
    match villager.group() {
        Group::Adventurer => play.game.open.adventurers.iter_mut().for_each(leave),
        Group::Regular | Group::Starting | Group::Special => {
            play.game.open.villagers.iter_mut().for_each(leave);
        }
    }
    play.send(Event::Trained { seat, villager, paid });
    let ready = symbols::trains_to_ready(&play.game.content, play.game.open.village(seat));
    gaining::join(play, seat, villager, ready);
}
