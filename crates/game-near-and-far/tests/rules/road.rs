//! Positions on the road: P1 on the town space of Glogo Caverns with some hearts, or before a quest.

use game_near_and_far::{Content, Event, How, Setup, components::Thing};
use table::Seat;

use crate::kit::{P1, Table, content_with};

/// P1 on the town space with so many hearts, movement 2 and no quest tokens anywhere.
pub(crate) fn road(hearts: u8) -> Table {
    Table::later(2).quests([]).with(P1, |one| one.hearts = hearts)
}

/// P1 has been read passage A of the book, written by the test, on the gem space 2.
pub(crate) fn reading(passage: &str) -> Table {
    reading_at(passage, |table| table)
}

/// The same with something laid out first.
pub(crate) fn reading_at(passage: &str, lay_out: impl FnOnce(Table) -> Table) -> Table {
    let content: &'static Content = content_with(passage);
    let table = Table::later_with(content, Setup::first_adventure(2)).quests([2]).at(P1, "2");
    let mut table = lay_out(table);
    table.play(P1, ["adventure", "stop", "attempt"]);
    table
}

/// A passage with one choice that needs no roll and brings these effects.
pub(crate) fn brings(effects: &str) -> String {
    format!("== A A gift\n\nIt is for you.\n\n* Take it.\n  then: {effects}\n    You take it.")
}

/// P1 takes what a passage without a roll brings.
pub(crate) fn given(effects: &str, lay_out: impl FnOnce(Table) -> Table) -> (Table, Vec<Event>) {
    let mut table = reading_at(&brings(effects), lay_out);
    let events = table.act(P1, "choose 1");
    (table, events)
}

/// What somebody gained, lost or paid, in order.
pub(crate) fn changes(events: &[Event], whose: Seat, which: How) -> Vec<(Thing, u8)> {
    let change = |event: &Event| match *event {
        Event::Changed { seat, how, thing, amount } if seat == whose && how == which => {
            Some((thing, amount))
        }
        _ => None,
    };
    events.iter().filter_map(change).collect()
}
