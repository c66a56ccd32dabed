//! Seats as pictures and words: emblems, names, who is there.

use maud::{Markup, html};
use table::{Seat, Seats};

use crate::{
    model::{SeatModel, Sitter, TableModel},
    words::shell::{self as words, Mine},
};

/// The emblem of a seat: a shape and a colour of its own.
pub(crate) fn emblem(seat: Seat) -> Markup {
    let number = seat.index() % 6 + 1;
    html! { svg.emblem viewBox="0 0 24 24" aria-hidden="true" { use href={ "#e-" (number) } {} } }
}

/// A sign of the shell.
pub(crate) fn ui_icon(word: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#u-" (word) } {} } }
}

/// Who sits at `seat`, and whether they are awaited.
pub(crate) fn state(table: &TableModel, seat: Seat) -> Markup {
    let Some(known) = table.seats.iter().find(|known| known.seat == seat) else { return html! {} };
    html! {
        small.state {
            @match (known.to_act, known.left) {
                (true, Some(left)) => { (words::left(left)) span.dot {} }
                (true, None) => { (words::THINKING) span.dot {} }
                (false, _) => { (sitter(known)) }
            }
        }
    }
}

/// Who sits there, in a few words.
pub(crate) fn sitter(seat: &SeatModel) -> String {
    words::sitter(seat.sitter, if seat.mine { Mine::Yes } else { Mine::No })
}

/// What stands on a seat's place card.
pub(crate) fn name(seat: &SeatModel) -> String {
    match seat.sitter {
        Sitter::Open => words::free_seat(seat.seat.index() + 1),
        Sitter::Person { .. } | Sitter::Bot(_) => seat.name.clone(),
    }
}

/// A line for each of the others, which opens to all that lies before them. `shown` draws both.
pub(crate) fn strips(
    table: &TableModel,
    others: impl Iterator<Item = Seat>,
    waiting: Seats,
    name: impl Fn(Seat) -> String,
    shown: impl Fn(Seat) -> (Markup, Markup),
) -> Markup {
    html! {
        h2.sr { (words::OTHERS) }
        @for seat in others {
            @let (line, whole) = shown(seat);
            details.strip.now[waiting.contains(seat)] id={ "strip-" (seat) } {
                summary {
                    span.who { (emblem(seat)) b { (name(seat)) } " " (state(table, seat)) }
                    (line)
                }
                (whole)
            }
        }
    }
}
