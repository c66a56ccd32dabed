//! The Mine (RULES.md section 9g).

use table::{Chance, Sink};

use super::{Play, buying, camping, gaining, recruiting};
use crate::{
    Action, Event, NearAndFar, Open, Refusal, Side,
    components::{Cell, Content},
};

pub(crate) fn has_more(game: &NearAndFar) -> bool {
    may_dig(game) || (recruiting::may_at_mine(game) && recruiting::may_recruit(game))
}

/// Whether a number can be reached, or might be with the hands of an artifact (NF-711).
fn may_dig(game: &NearAndFar) -> bool {
    Cell::all().any(|cell| match check(game, cell) {
        Ok(_) => true,
        Err(Refusal::TooDeep { .. }) => buying::may_buy(game, game.content.0.with.skill),
        Err(_) => false,
    })
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    out.extend(Cell::all().filter(|cell| check(game, *cell).is_ok()).map(Action::Dig));
    if recruiting::may_at_mine(game) {
        recruiting::list_row(game, out);
    }
    out.push(Action::Done);
}

/// Whether a number is beside a camp of anybody; in an empty mine it is the entrance alone (NF-206, NF-207).
fn is_beside(content: &Content, open: &Open, cell: Cell) -> bool {
    match open.mine.is_empty() {
        true => cell == Cell::ENTRANCE,
        false => !content.board.mine.neighbours[cell.index()].intersection(open.mine).is_empty(),
    }
}

/// Numbers that could be dug with skill enough.
pub(crate) fn free(content: &Content, open: &Open) -> impl Iterator<Item = Cell> {
    Cell::all().filter(|cell| !open.mine.contains(*cell) && is_beside(content, open, *cell))
}

/// A number that can be dug. Only [`check`] makes one.
pub(crate) struct Dig(Cell);

/// Free, beside a camp, and within the skill; the entrance first (NF-204 to NF-211).
pub(crate) fn check(game: &NearAndFar, cell: Cell) -> Result<Dig, Refusal> {
    let mine = &game.content.0.board.mine;
    if game.open.turn.dug {
        return Err(Refusal::DugAlready);
    }
    if game.open.mine.contains(cell) {
        return Err(Refusal::MineTaken { cell });
    }
    if !is_beside(&game.content, &game.open, cell) {
        return Err(Refusal::NotBesideACamp { cell });
    }
    let (number, skill) = (mine.numbers[cell.index()], game.open.mover().mining(&game.content));
    match skill < number {
        true => Err(Refusal::TooDeep { cell, number, skill }),
        false => Ok(Dig(cell)),
    }
}

/// The camp first, then the rewards of column and row (NF-208, NF-212, NF-622).
pub(crate) fn dig(play: &mut Play<impl Chance, impl Sink<Event>>, Dig(cell): Dig) {
    let seat = play.game.active();
    let mine = &play.game.content.0.board.mine;
    let open = &mut play.game.open;
    open.turn.dug = true;
    open.mine.add(cell);
    open.mover_mut().mine.add(cell);
    play.send(Event::Dug { seat, cell, number: mine.numbers[cell.index()] });
    camping::place(play);
    gaining::gain_goods(play, seat, &mine.rewards[cell.index()]);
    if play.game.open.side == Side::Day && mine.famous.contains(cell) {
        gaining::change_reputation(play, seat, 1);
    }
}
