//! Movement (RULES.md sections 14, 16 and 33).

use table::{Chance, Sink};

use super::{Play, buying, gaining, threats, treasures};
use crate::{
    Action, Due, Event, NearAndFar, Open, Place, Refusal, Stage,
    components::{Cards, Content, Good, Path, Space, Special, Symbol, Trigger},
    stage::Question,
};

/// Empty spaces that are passed for free in a turn (NF-615, NF-647).
pub(crate) fn free_passes(content: &Content, open: &Open) -> u8 {
    let mover = open.mover();
    let cards = mover.cards.intersection(content.with.free_pass);
    let cards: u8 = cards.iter().map(|card| content.card(card).effects.free_passes).sum();
    mover.tortoises + open.turn.returned_tortoises + cards
}

/// What leaving the space costs now; none where it cannot be paid (NF-282 to NF-290).
#[inline]
pub(crate) fn due(content: &Content, open: &Open) -> Option<Due> {
    let turn = &open.turn;
    if turn.steps == 0 || open.has_camp(open.here()) {
        return Some(Due::Nothing);
    }
    if turn.passes < free_passes(content, open) {
        return Some(Due::Pass);
    }
    (open.mover().hearts > 0).then_some(Due::Heart)
}

/// A free pass bought while a threat is met is used for the heart that was set aside (NF-291, NF-617).
pub(crate) fn use_new_pass(game: &mut NearAndFar) {
    let passes = free_passes(&game.content, &game.open);
    if game.open.turn.due == Due::Heart && game.open.turn.passes < passes {
        game.open.turn.due = Due::Pass;
    }
}

/// A step that can be taken. Only [`check`] makes one.
pub(crate) struct Step {
    path: Path,
    due: Due,
}

/// Whether any step is possible.
fn can_step(game: &NearAndFar) -> bool {
    game.open.turn.steps < game.open.movement() && due(&game.content, &game.open).is_some()
}

/// Whether the movement goes on, or an artifact might let it (NF-711).
pub(crate) fn is_open(game: &NearAndFar) -> bool {
    can_step(game) || buying::may_buy(game, for_a_step(game))
}

/// Artifacts that would make a step possible where none is: an arrow; or where the space cannot be left, a
/// free pass or a camp on it (NF-290, NF-647, NF-660).
fn for_a_step(game: &NearAndFar) -> Cards {
    let with = &game.content.0.with;
    match game.open.turn.steps < game.open.movement() {
        true => with.free_pass.union(with.place_camp),
        false => with.movement,
    }
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    if can_step(game) {
        let paths = &game.map().paths[game.open.here().index()];
        out.extend(paths.iter().map(|path| Action::Step(path.to)));
    }
    out.push(Action::Stop);
}

pub(crate) fn check(game: &NearAndFar, to: Space) -> Result<Step, Refusal> {
    let path = game.map().path(game.open.here(), to).ok_or(Refusal::NoPath { to })?;
    if game.open.turn.steps >= game.open.movement() {
        return Err(Refusal::NoMovement { movement: game.open.movement() });
    }
    let due = due(&game.content, &game.open).ok_or(Refusal::NoHeartToPass)?;
    Ok(Step { path, due })
}

/// A step over a path, past whatever lies on it (NF-588).
pub(crate) fn step(play: &mut Play<impl Chance, impl Sink<Event>>, Step { path, due }: Step) {
    let to = path.to;
    play.game.open.turn.due = due;
    play.game.open.pending.push(Question::Cross { to });
    if path.symbol == Some(Symbol::Threat) && threats::is_met(&play.game.open, to) {
        play.game.ask(Stage::Danger { to });
    }
}

/// Past the symbol: what leaving costs is paid, and a treasure may lie there (NF-291, NF-322).
pub(crate) fn cross(play: &mut Play<impl Chance, impl Sink<Event>>, to: Space) {
    let seat = play.game.active();
    let from = play.game.open.here();
    let due = std::mem::take(&mut play.game.open.turn.due);
    let mut hearts = 0;
    match due {
        Due::Nothing => {}
        Due::Pass => play.game.open.turn.passes += 1,
        Due::Heart => {
            hearts = 1;
            play.game.open.mover_mut().hearts -= 1;
        }
    }
    let map = play.game.open.map;
    play.send(Event::Stepped { seat, map, to, hearts });
    play.game.open.mover_mut().place = Place::At(to);
    play.game.open.turn.steps += 1;
    play.game.open.pending.push(Question::Arrive { to });
    let symbol = play.game.map().path(from, to).and_then(|path| path.symbol);
    let unclaimed = play.game.open.is_live(Symbol::Treasure, from, to);
    if symbol == Some(Symbol::Treasure) && unclaimed {
        treasures::draw(play, 1);
    }
}

/// Water takes a heart of whoever enters it (NF-585 to NF-588).
pub(crate) fn arrive(play: &mut Play<impl Chance, impl Sink<Event>>, to: Space) {
    let map = play.game.map();
    if map.special != Special::Water || !map.marked.contains(to) {
        return;
    }
    let safe = is_safe_from_water(&play.game.content, &play.game.open);
    let mover = play.game.open.mover_mut();
    if !safe && mover.hearts > 0 {
        mover.hearts -= 1;
        let seat = play.game.active();
        play.send(Event::WaterHurt { seat });
    }
}

/// Whether water takes nothing of the active player (NF-585).
pub(crate) fn is_safe_from_water(content: &Content, open: &Open) -> bool {
    !open.mover().cards.intersection(content.with.ignores_water).is_empty()
}

/// The movement ends (NF-278, NF-279); cards may bring something for those met there (NF-650, NF-651).
pub(crate) fn end(play: &mut Play<impl Chance, impl Sink<Event>>) {
    if play.game.open.turn.steps == 0 {
        return;
    }
    let (seat, place) = (play.game.active(), play.game.open.mover().place);
    let content = play.game.content.0;
    let tolls = play.game.open.mover().cards.intersection(content.with.toll);
    let toll: u8 = tolls.iter().map(|card| content.card(card).effects.toll).sum();
    if toll > 0 {
        for other in play.game.open.others(seat) {
            if play.game.open.traveller(other).place == place {
                let coins = gaining::lose(play, other, Good::Coin, toll);
                gaining::gain(play, seat, Good::Coin, coins);
            }
        }
    }
    let rival = place.space().and_then(|space| play.game.open.camp_of(space));
    if rival.is_some_and(|owner| owner != seat) {
        gaining::trigger(play, seat, Trigger::OnRivalCamp);
    }
}
