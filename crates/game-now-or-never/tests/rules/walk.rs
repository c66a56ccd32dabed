//! Ways into the middle of a hero action, for tests of what happens there.

use game_now_or_never::{Content, Event, How, Stage, components::Thing};
use table::Seat;

use crate::kit::{P1, Table, called, content_where, printed};

/// A location with an enemy of level 4 on its space, as printed boards have none (NN-066).
pub(crate) fn haunted(space: &str, location: &str) -> &'static Content {
    let calm = format!("{{ at = \"{space}\", location = \"{location}\" }}");
    let haunted = format!("{{ at = \"{space}\", location = \"{location}\", enemy = 4 }}");
    let lair = ("{ at = \"c1\", enemy = 4 }", "{ at = \"c1\" }");
    content_where("board.toml", [(&calm, &haunted), lair])
}

/// P1 walks from `from` over these spaces; nothing is decided on the way but slipping past enemies.
pub(crate) fn walked<const N: usize>(table: Table, from: &str, over: [&str; N]) -> Table {
    let mut table = table.at(P1, from);
    table.act(P1, "hero 3");
    for space in over {
        table.act(P1, &format!("go {space}"));
        if table.open().stage == Stage::Meet {
            table.act(P1, "slip");
        }
    }
    table
}

/// P1 has stopped on a space and lost no heart on the way; whoever is there was slipped past.
pub(crate) fn stopped(table: Table, space: &str) -> Table {
    let hearts = table.of_seat(P1).hearts;
    let from = beside(&table, space);
    let mut table = walked(table.with(P1, |hero| hero.hearts = 9), &from, [space]);
    table.act(P1, "stop");
    table.with(P1, |hero| hero.hearts = hearts)
}

/// P1 stands before the enemy of a space, has announced a fight, and lost no heart on the way.
pub(crate) fn announced(table: Table, space: &str) -> Table {
    let hearts = table.of_seat(P1).hearts;
    let from = beside(&table, space);
    let mut table = table.at(P1, &from).with(P1, |hero| hero.hearts = 9);
    table.play(P1, ["hero 3", &format!("go {space}"), "fight"]);
    table.with(P1, |hero| hero.hearts = hearts)
}

/// A space beside this one.
fn beside(table: &Table, space: &str) -> String {
    let board = table.open().board(printed());
    board.beside(called(space)).first().unwrap().to_string()
}

/// How many of something `seat` gained in all.
pub(crate) fn gained(events: &[Event], seat: Seat, thing: Thing) -> u16 {
    changed(events, seat, thing, How::Gained)
}

/// How many of something `seat` lost in all, payments apart.
pub(crate) fn lost(events: &[Event], seat: Seat, thing: Thing) -> u16 {
    changed(events, seat, thing, How::Lost)
}

fn changed(events: &[Event], whose: Seat, what: Thing, which: How) -> u16 {
    let each = events.iter().map(|event| match *event {
        Event::Changed { seat, thing, amount, how }
            if (seat, thing, how) == (whose, what, which) =>
        {
            amount
        }
        _ => 0,
    });
    each.sum()
}

/// Damage dealt, health left and hearts lost, blow by blow.
pub(crate) fn blows(events: &[Event]) -> Vec<(u8, u8, u8)> {
    let each = events.iter().filter_map(|event| match *event {
        Event::Struck { damage, left, hearts, .. } => Some((damage, left, hearts)),
        _ => None,
    });
    each.collect()
}
