//! Before the game: seats, the link that brings a friend in, and the start.

use maud::{Markup, PreEscaped, html};
use qrcode::{Color, QrCode};
use shelf::Picked;

use crate::{
    luck,
    model::{JoinModel, SeatModel, Sitter, TableModel},
    options,
    seats::{self, emblem},
    shell::button_form,
    words::shell as words,
};

/// The whole lobby.
pub(crate) fn lobby(table: &TableModel) -> Markup {
    if luck::is_starting(table) {
        return luck::starting(table);
    }
    let sits = !table.mine.is_empty();
    let free = table.seats.iter().find(|seat| seat.sitter == Sitter::Open);
    let free = free.map(|free| JoinModel { seat: free.seat, by_leave: false });
    html! {
        section.sheet.gather aria-labelledby="gather" {
            h1 id="gather" { (table.game.title()) }
            p.story { (words::sentence(&table.setup)) " " (words::lobby(table)) }
            @if let (false, Some(free)) = (sits, free) { (join(table, free)) }
            h2 { (words::SEATS) }
            ul.seats { @for seat in &table.seats { (place(table, seat)) } }
            @if table.is_host {
                (table_options(table))
                div.actions { (button_form(&format!("/t/{}/start", table.id), &[], "primary big", words::START)) }
            }
            (luck::fairness(table))
        }
        section.sheet.invite aria-labelledby="invite" {
            h2 id="invite" { (words::INVITE) }
            (link(table))
            p.quiet { (words::SCAN) }
            (qr(&table.invite))
        }
    }
}

/// The link with a button to copy it.
pub(crate) fn link(table: &TableModel) -> Markup {
    html! {
        div.link {
            input id="link" readonly value=(table.invite) aria-label=(words::INVITE_LINK);
            button type="button" data-copy=(table.invite) data-copied=(words::COPIED) hidden { (words::COPY) }
        }
    }
}

/// Sitting down with a name, or asking whether one may.
pub(crate) fn join(table: &TableModel, free: JoinModel) -> Markup {
    html! {
        form.join id="join" method="post" action={ "/t/" (table.id) "/join" } {
            label.field { span { (words::YOUR_NAME) } input id="join-name" name="name" required maxlength="24" autocomplete="nickname"; }
            input type="hidden" name="seat" value=(free.seat);
            button.primary { @if free.by_leave { (words::ASK_TO_JOIN) } @else { (words::SIT_DOWN) } }
            @if free.by_leave { p.quiet { (words::JOIN_BY_LEAVE) } }
        }
    }
}

fn place(table: &TableModel, seat: &SeatModel) -> Markup {
    html! {
        li.open[seat.sitter == Sitter::Open] id={ "seat-" (seat.seat) } {
            (emblem(seat.seat))
            b { (seats::name(seat)) }
            span.quiet { (seats::sitter(seat)) }
            @if seat.sitter == Sitter::Open && table.mine.is_empty() {
                a.button href="#join" { (words::join_as(seat.seat.index() + 1)) }
            }
            @if table.is_host && !seat.mine { (change(table, seat)) }
            @if seat.mine { (rename(table, seat)) }
            (seat_options(table, seat))
        }
    }
}

/// Other options for the whole table.
fn table_options(table: &TableModel) -> Markup {
    let chosen = &table.chosen;
    html! {
        @if chosen.every(None).next().is_some() {
            details.options id="options" {
                summary { (words::VARIANTS) }
                form id="choose" method="post" action={ "/t/" (table.id) "/options" } {
                    (options::fields(chosen.every(None), chosen, field_name, None))
                    button { (words::CHANGE) }
                }
            }
        }
    }
}

/// What was chosen for a seat, and what whoever sits there or the host may choose.
fn seat_options(table: &TableModel, seat: &SeatModel) -> Markup {
    let chosen = &table.chosen;
    let may = (seat.mine || table.is_host) && chosen.of(Some(seat.seat)).next().is_some();
    html! {
        @if may {
            form.options id={ "choose-" (seat.seat) } method="post" action={ "/t/" (table.id) "/options" } {
                input type="hidden" name="seat" value=(seat.seat);
                (options::fields(chosen.of(Some(seat.seat)), chosen, field_name, Some(&seats::name(seat))))
                button { (words::CHANGE) }
            }
        } @else {
            @for told in options::told(chosen, seat.seat) { span.quiet { (told) } }
        }
    }
}

fn field_name(option: &Picked) -> String {
    format!("option_{}", option.choice.word)
}

/// Another name for an own seat.
fn rename(table: &TableModel, seat: &SeatModel) -> Markup {
    html! {
        form.rename id={ "rename-" (seat.seat) } method="post" action={ "/t/" (table.id) "/name" } {
            input type="hidden" name="seat" value=(seat.seat);
            input id={ "name-" (seat.seat) } name="name" value=(seat.name) required maxlength="24" autocomplete="nickname" aria-label=(words::YOUR_NAME);
            button { (words::RENAME) }
        }
    }
}

/// What a host may do with a seat, before and during the game.
pub(crate) fn change(table: &TableModel, seat: &SeatModel) -> Markup {
    let now = match seat.sitter {
        Sitter::Open => "open",
        // Whoever removes a person mostly wants the game to go on.
        Sitter::Person { .. } => "medium",
        Sitter::Bot(kind) => kind.word(),
    };
    html! {
        form.change id={ "change-" (seat.seat) } method="post" action={ "/t/" (table.id) "/seat" } {
            input type="hidden" name="seat" value=(seat.seat);
            select id={ "to-" (seat.seat) } name="to" aria-label={ (words::SEAT_OF) ": " (seats::name(seat)) } {
                @for (value, meaning) in words::SEAT_CHANGES { option value=(value) selected[value == now] { (meaning) } }
            }
            button { (words::CHANGE) }
        }
    }
}

/// An address as a QR code, dark on light in both themes.
pub(crate) fn qr(address: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let width = code.width();
    let colours = code.to_colors();
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                path.push_str(&format!("M{} {}h{}v1h-{}z", x + 3, y + 3, run.len(), run.len()));
            }
            x += run.len();
        }
    }
    html! {
        svg.qr viewBox={ "0 0 " (width + 6) " " (width + 6) } role="img" aria-label={ "QR: " (address) } shape-rendering="crispEdges" {
            rect width=(width + 6) height=(width + 6) fill="#fffdf6" {}
            path d=(PreEscaped(path)) fill="#151b2c" {}
        }
    }
}
