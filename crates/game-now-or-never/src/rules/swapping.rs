//! Two tiles of the grid change places (NN-144 to NN-146).

use table::{Chance, Sink};

use super::{Play, building};
use crate::{
    Action, Event, NowOrNever, Refusal, Stage,
    components::{Cell, Tile},
};

pub(crate) fn is_possible(game: &NowOrNever) -> bool {
    building::unbuilt(game.open.mover()).len() >= 2
}

/// A tile that can change places, and the one it changes places with, once that was chosen.
pub(crate) struct Swap {
    cell: Cell,
    tile: Tile,
    first: Option<(Cell, Tile)>,
}

pub(crate) fn list(game: &NowOrNever, first: Option<Cell>, out: &mut Vec<Action>) {
    let cells = Cell::all().filter(|cell| check(game, first, *cell).is_ok());
    out.extend(cells.map(Action::Swap));
    if first.is_none() {
        out.push(Action::Nothing);
    }
}

/// NN-145: both are tiles.
pub(crate) fn check(game: &NowOrNever, first: Option<Cell>, cell: Cell) -> Result<Swap, Refusal> {
    let grid = &game.open.mover().grid;
    let tile = grid[cell.index()].filter(|_| first != Some(cell)).ok_or(Refusal::NoSwap)?;
    let first = match first {
        Some(from) => Some((from, grid[from.index()].ok_or(Refusal::NoSwap)?)),
        None => None,
    };
    Ok(Swap { cell, tile, first })
}

/// NN-144: the first tile is chosen, or both change places.
pub(crate) fn swap(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Swap { cell, tile, first }: Swap,
) {
    let Some((from, moved)) = first else {
        return play.game.ask(Stage::Swap { first: Some(cell) });
    };
    let seat = play.game.active();
    play.game.open.mover_mut().grid.swap(from.index(), cell.index());
    play.send(Event::Swapped { seat, tile: moved, other: tile, from, to: cell });
}
