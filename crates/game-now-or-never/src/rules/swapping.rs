//! Two tiles of the grid change places (NN-144 to NN-146).

use table::{Chance, Sink};

use super::{Play, building};
use crate::{Action, Event, Named, NowOrNever, Refusal, Stage, components::Cell};

pub(crate) fn is_possible(game: &NowOrNever) -> bool {
    building::unbuilt(game.open.mover()).len() >= 2
}

pub(crate) fn list(game: &NowOrNever, first: Option<Cell>, out: &mut Vec<Action>) {
    let tiles = building::unbuilt(game.open.mover()).iter();
    out.extend(tiles.filter(|cell| Some(*cell) != first).map(Action::Swap));
    if first.is_none() {
        out.push(Action::Nothing);
    }
}

/// NN-145: both are tiles.
pub(crate) fn swap(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    first: Option<Cell>,
    cell: Cell,
) -> Result<(), Refusal> {
    let (seat, content) = (play.game.active(), play.game.content());
    let grid = &mut play.game.open.mover_mut().grid;
    let tile = grid[cell.index()].filter(|_| first != Some(cell)).ok_or(Refusal::NoSwap)?;
    let Some(from) = first else {
        play.game.answered();
        play.game.ask(Stage::Swap { first: Some(cell) });
        return Ok(());
    };
    let moved = grid[from.index()].ok_or(Refusal::NoSwap)?;
    grid.swap(from.index(), cell.index());
    let named = |tile| Named { is: tile, name: content.building(tile).name.as_str() };
    let (tile, other) = (named(moved), named(tile));
    play.send(Event::Swapped { seat, tile, other, from, to: cell });
    play.game.answered();
    Ok(())
}
