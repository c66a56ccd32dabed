//! Gathering villagers for a task, and what happens when they go (RULES.md sections 5, 7, 9, 15).

use table::{Chance, Sink};

use super::{exploring, harvesting, rewards, turn};
use crate::{
    AboveAndBelow, Action, Event, Gain, Refusal, Stage, Task, Villager, Villagers,
    components::{Thing, Token},
};

/// The lowest roll on which a Cave Cat obeys (AB-250).
const OBEYS_FROM: u8 = 3;

/// The fewest villagers of a task (AB-065, AB-146, AB-165).
fn fewest(task: Task) -> usize {
    match task {
        Task::Explore => 2,
        Task::Harvest | Task::Labor => 1,
    }
}

/// Whether the task can be done in full (AB-064).
pub(crate) fn check_begin(game: &AboveAndBelow, task: Task) -> Result<(), Refusal> {
    let ready = game.open.village(game.active()).ready.len();
    if ready == 0 {
        return Err(Refusal::NobodyReady);
    }
    match task {
        Task::Explore if ready < fewest(task) => {
            Err(Refusal::TooFewToExplore { ready: ready as u8 })
        }
        Task::Explore if game.open.cave.is_none() => Err(Refusal::NoCave),
        Task::Harvest if harvesting::goods(game) == 0 => Err(Refusal::NothingToHarvest),
        Task::Explore | Task::Harvest | Task::Labor => Ok(()),
    }
}

pub(crate) fn begin(game: &mut AboveAndBelow, task: Task) -> Result<(), Refusal> {
    check_begin(game, task)?;
    game.ask_active(Stage::Gathering { task });
    Ok(())
}

/// Lists who can still be sent, and the start.
pub(crate) fn list(game: &AboveAndBelow, task: Task, out: &mut Vec<Action>) {
    if has_room(game, task) {
        let ready = game.open.village(game.active()).ready;
        out.extend(ready.without(game.open.party).iter().map(Action::Send));
    }
    if check_go(game, task).is_ok() {
        out.push(Action::Go);
    }
}

/// AB-148: no more harvesters than goods.
fn has_room(game: &AboveAndBelow, task: Task) -> bool {
    task != Task::Harvest || game.open.party.len() < harvesting::goods(game)
}

pub(crate) fn check_send(
    game: &AboveAndBelow,
    task: Task,
    villager: Villager,
) -> Result<(), Refusal> {
    let able = game.open.village(game.active()).ready.without(game.open.party);
    if !able.contains(villager) {
        return Err(Refusal::NotThisVillager { villager, able });
    }
    if !has_room(game, task) {
        return Err(Refusal::TooManyHarvesters { goods: harvesting::goods(game) as u8 });
    }
    Ok(())
}

pub(crate) fn check_go(game: &AboveAndBelow, task: Task) -> Result<(), Refusal> {
    let fewest = fewest(task);
    if game.open.party.len() < fewest {
        return Err(Refusal::TooFewSent { fewest: fewest as u8 });
    }
    Ok(())
}

/// Cats first, then the task (AB-252).
pub(crate) fn go(
    game: &mut AboveAndBelow,
    task: Task,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let party = game.open.party;
    if !cats_obey(game, party, chance, events) {
        return turn::back_to(game);
    }
    match task {
        Task::Explore => exploring::set_out(game, chance, events),
        Task::Harvest => {
            exhaust(game, party);
            game.open.party = Villagers::NONE;
            game.ask_active(Stage::Harvesting { left: party.len() as u8 });
        }
        Task::Labor => {
            labor(game, party, events);
            turn::end(game, chance, events);
        }
    }
}

/// Rolls for each Cave Cat among those who are to do something; the ones that refuse lie down
/// (AB-250, AB-252). Says whether all obey.
pub(crate) fn cats_obey(
    game: &mut AboveAndBelow,
    party: Villagers,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) -> bool {
    let seat = game.active();
    let cats = party.intersection(game.content.who.cats);
    let mut all_obey = true;
    for villager in cats.iter() {
        let die = chance.d6() as u8;
        if die >= OBEYS_FROM {
            events.send(Event::CatObeyed { seat, villager, die });
            continue;
        }
        all_obey = false;
        exhaust(game, Villagers::only(villager));
        events.send(Event::CatRefused { seat, villager, die });
    }
    all_obey
}

/// Moves ready villagers of the active player to exhausted.
pub(crate) fn exhaust(game: &mut AboveAndBelow, villagers: Villagers) {
    let village = game.open.village_mut(game.open.active);
    village.ready = village.ready.without(villagers);
    village.exhausted = village.exhausted.union(villagers);
}

/// AB-165 to AB-168.
fn labor(game: &mut AboveAndBelow, party: Villagers, events: &mut impl Sink<Event>) {
    let seat = game.active();
    let count = party.len() as u8;
    exhaust(game, party);
    events.send(Event::Labored { seat, count });
    game.open.village_mut(seat).coins += u16::from(count);
    events.send(Event::Gained { seat, gain: Gain { thing: Thing::Coin, amount: count } });
    if std::mem::take(&mut game.open.cider) {
        // The cider on the board is not part of the supply.
        game.open.supply[Token::Cider] += 1;
        rewards::gain(game, seat, Thing::Token(Token::Cider), 1, events);
    }
}
