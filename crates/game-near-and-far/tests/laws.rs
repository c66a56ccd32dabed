//! The laws of the table, over random games of every setup of Near and Far.

use game_near_and_far::{Content, NearAndFar, Setup};
use table_laws::Laws;

fn check(players: usize) {
    let setups = Setup::all().filter(|setup| setup.players == players);
    Laws::<NearAndFar>::of(Content::embedded(), setups)
        .games(2)
        .broken_off_after(1500)
        .tries(3)
        .worlds(1)
        .check();
}

#[test]
fn two_players_keep_every_law() {
    check(2);
}

#[test]
fn three_players_keep_every_law() {
    check(3);
}

#[test]
fn four_players_keep_every_law() {
    check(4);
}
