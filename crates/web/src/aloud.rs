//! Who reads a story aloud, and how their own page tells them.

use maud::{Markup, html};
use table::Seat;

use crate::{
    model::{Sitter, TableModel},
    words::at_table as words,
};

/// Who reads the story of `active` to the table: the next person to the left, since a bot has no voice.
/// Nobody, where no other person plays: then whoever it happens to reads it for themselves.
fn reader(table: &TableModel, active: Seat) -> Option<Seat> {
    let seats = table.seats.len();
    let to_the_left = (1..seats).map(|step| (active.index() + step) % seats);
    let mut people = to_the_left.filter_map(|index| table.seats.get(index));
    people.find(|seat| matches!(seat.sitter, Sitter::Person { .. })).map(|seat| seat.seat)
}

/// A line that says who reads, and is hard to miss for whoever it is.
pub(crate) fn who_reads(table: &TableModel, active: Seat) -> Markup {
    let Some(reader) = reader(table, active) else { return html! {} };
    // Where they share a screen, it lies before both of them: then a name says more.
    let shares = table.mine.contains(&active);
    let is_mine = table.mine.contains(&reader) && table.viewer.seat() == Some(reader) && !shares;
    html! {
        @if is_mine { p.reads.mine { (words::YOU_READ) } } @else { p.reads { (words::reads_aloud(table.name(reader))) } }
    }
}
