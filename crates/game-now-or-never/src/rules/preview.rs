//! How the table would look after a choice, for screens that show what it changes.

use table::Seat;

use crate::{
    Content, Open,
    components::{Site, Tile},
};

/// The table as it would be if `seat` built a tile there, without what building costs and brings.
pub fn with_tile(content: &Content, open: &Open, seat: Seat, tile: Tile, site: Site) -> Open {
    let mut after = *open;
    let player = after.player_mut(seat);
    player.town[site.index()] = Some(tile);
    player.recount(content);
    after
}
