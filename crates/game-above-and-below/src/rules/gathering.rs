//! Gathering villagers for a task, and what happens when they go (RULES.md sections 5, 7, 9, 15).

use table::{Chance, Sink};

use super::{Play, exploring, gaining, harvesting};
use crate::{
    AboveAndBelow, Action, Cave, Event, Gain, Refusal, Stage, Task, Villager, Villagers,
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
    game.ask(Stage::Gathering { task });
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

/// A task that can begin, with what it needs. Only [`check_go`] makes one.
#[derive(Clone, Copy)]
pub(crate) enum Departure {
    /// Into the top cave of the pile.
    Explore {
        cave: Cave,
    },
    Harvest,
    Labor,
}

pub(crate) fn check_go(game: &AboveAndBelow, task: Task) -> Result<Departure, Refusal> {
    let fewest = fewest(task);
    if game.open.party.len() < fewest {
        return Err(Refusal::TooFewSent { fewest: fewest as u8 });
    }
    match task {
        Task::Explore => {
            game.open.cave.map(|cave| Departure::Explore { cave }).ok_or(Refusal::NoCave)
        }
        Task::Harvest => Ok(Departure::Harvest),
        Task::Labor => Ok(Departure::Labor),
    }
}

/// Cats first, then the task (AB-252).
pub(crate) fn go(play: &mut Play<impl Chance, impl Sink<Event>>, departure: Departure) {
    let party = play.game.open.party;
    if !cats_obey(play, party) {
        return play.game.back_to_turn();
    }
    play.game.open.pending.clear();
    match departure {
        Departure::Explore { cave } => exploring::set_out(play, cave),
        Departure::Harvest => {
            exhaust(play.game, party);
            play.game.open.party = Villagers::NONE;
            play.game.ask(Stage::Harvesting { left: party.len() as u8 });
        }
        Departure::Labor => labor(play, party),
    }
}

/// Rolls for each Cave Cat among those who are to do something; the ones that refuse lie down
/// (AB-250, AB-252). Says whether all obey.
pub(crate) fn cats_obey(play: &mut Play<impl Chance, impl Sink<Event>>, party: Villagers) -> bool {
    let seat = play.game.active();
    let cats = party.intersection(play.game.content.who.cats);
    let mut all_obey = true;
    for villager in cats.iter() {
        let die = play.d6() as u8;
        if die >= OBEYS_FROM {
            play.send(Event::CatObeyed { seat, villager, die });
            continue;
        }
        all_obey = false;
        exhaust(play.game, Villagers::only(villager));
        play.send(Event::CatRefused { seat, villager, die });
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
fn labor(play: &mut Play<impl Chance, impl Sink<Event>>, party: Villagers) {
    let seat = play.game.active();
    let count = party.len() as u8;
    exhaust(play.game, party);
    play.send(Event::Labored { seat, count });
    play.game.open.village_mut(seat).coins += u16::from(count);
    play.send(Event::Gained { seat, gain: Gain { thing: Thing::Coin, amount: count } });
    if std::mem::take(&mut play.game.open.cider) {
        // The cider on the board is not part of the supply.
        play.game.open.supply[Token::Cider] += 1;
        gaining::gain(play, seat, Thing::Token(Token::Cider), 1);
    }
}
