//! The table on a television: large, public, without a hand.

use maud::{Markup, html};

use crate::{
    game, lobby,
    model::{Sitter, TableModel, TableStage},
    parts::Surface,
    seats::{self, emblem},
    sections,
    shell::Refresh,
    table_page::{Announced, frame, main_part},
    words::shell as words,
};

/// A table on a television.
pub fn board_page(table: &TableModel) -> String {
    let refresh = if table.stage == TableStage::Over { Refresh::Never } else { Refresh::Soon };
    frame(table, "big-page", fragment(table), refresh)
}

/// The part of a television's page that is pushed.
pub fn board_fragment(table: &TableModel) -> String {
    fragment(table).into_string()
}

fn fragment(table: &TableModel) -> Markup {
    let parts = game::parts(table, Surface::Television);
    let sentence = match &parts {
        Some(parts) => parts.prompt.clone(),
        None => words::waiting(table),
    };
    let told = Announced { events: format!("/t/{}/events?as=board", table.id), say: &sentence };
    main_part(
        table,
        "big",
        &told,
        &html! {
            h1.moment {
                (table.game.title())
                @if let Some(parts) = &parts { " " small { (parts.moment) } }
                span.ask { (sentence) }
            }
            @match &parts {
                Some(parts) if table.stage != TableStage::Lobby => { (sections::board(table, parts)) }
                _ => { (guests(table)) }
            }
            @if table.stage != TableStage::Lobby { (free_seats(table)) }
        },
    )
}

/// The seats while people gather, each free one with its code.
fn guests(table: &TableModel) -> Markup {
    html! {
        ul.guests {
            @for seat in &table.seats {
                li id={ "seat-" (seat.seat) } {
                    (emblem(seat.seat))
                    b { (seats::name(seat)) }
                    @if seat.sitter == Sitter::Open {
                        (lobby::qr(&invite(table, &seat.seat.to_string())))
                        span { (words::PHONES) }
                    } @else {
                        span.quiet { (seats::sitter(seat)) }
                    }
                }
            }
        }
        p.address { (table.invite) }
    }
}

/// Free seats during a game.
fn free_seats(table: &TableModel) -> Markup {
    let free = table.seats.iter().filter(|seat| seat.sitter == Sitter::Open);
    html! {
        aside.free {
            @for seat in free {
                figure {
                    (lobby::qr(&invite(table, &seat.seat.to_string())))
                    figcaption { (emblem(seat.seat)) (words::PHONES) }
                }
            }
        }
    }
}

fn invite(table: &TableModel, seat: &str) -> String {
    let mark = if table.invite.contains('?') { '&' } else { '?' };
    format!("{}{mark}seat={seat}", table.invite)
}
