//! Before the game: seats, the link that brings a friend in, and the start.

use maud::{Markup, PreEscaped, html};
use qrcode::{Color, QrCode};
use shelf::Picked;
use table::Seat;

use crate::{
    learn, luck,
    model::{SeatModel, Sitter, TableModel},
    options,
    seats::{self, emblem},
    words::shell as words,
};

/// The whole lobby.
pub(crate) fn lobby(table: &TableModel) -> Markup {
    if table.draw.phase.is_starting() {
        return luck::starting(table);
    }
    let is_free = |seat: &&SeatModel| seat.sitter == Sitter::Open;
    let free: Vec<Seat> = table.seats.iter().filter(is_free).map(|seat| seat.seat).collect();
    html! {
        section.sheet.gather aria-labelledby="gather" {
            h1 id="gather" { (table.game.title()) }
            p.story { (words::sentence(&table.setup)) " " (words::lobby(table)) }
            p { (learn::link(table.game)) }
            @if table.is_watching() {
                @if free.is_empty() { p.quiet { (words::WATCHING_FULL) } } @else { (join(table, &free, false)) }
            }
            @if let Some(seat) = nameless(table) { (ask_name(table, seat)) }
            h2 { (words::SEATS) }
            ul.seats { @for seat in &table.seats { (place(table, seat)) } }
            @if table.is_host {
                (table_options(table))
                (start(table, free.len()))
            }
            (luck::fairness(table))
        }
        section.sheet.invite aria-labelledby="invite" {
            h2 id="invite" { (words::INVITE) }
            (link(table))
            @if table.is_invite_local {
                p.notice { (words::ONLY_HERE) " " code { (words::LAN_COMMAND) } }
                p.quiet { (words::PUBLIC_COMMAND) " " code { "--public-url" } }
            } @else {
                p.quiet { (words::SCAN) }
                (qr(&table.invite))
            }
        }
    }
}

/// The start, or what is missing for it.
fn start(table: &TableModel, free: usize) -> Markup {
    html! {
        form.actions id="start" method="post" action={ "/t/" (table.id) "/start" } {
            button.primary.big aria-disabled=[(free > 0).then_some("true")] aria-describedby="start-needs" { (words::START) }
            p.quiet id="start-needs" { @if free > 0 { (words::start_needs(free)) } }
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

/// Sitting down with a name at one of these seats, or asking whether one may.
pub(crate) fn join(table: &TableModel, free: &[Seat], by_leave: bool) -> Markup {
    let asked = table.asked_seat.filter(|seat| free.contains(seat)).or(free.first().copied());
    html! {
        form.join id="join" method="post" action={ "/t/" (table.id) "/join" } {
            label.field {
                span { (words::YOUR_NAME) }
                input id="join-name" name="name" required maxlength="24" autocomplete="nickname" value=[&table.my_name] data-my-name;
            }
            @match free {
                [_, _, ..] => {
                    label.field.which {
                        span { (words::WHICH_SEAT) }
                        select id="join-seat" name="seat" {
                            @for &seat in free {
                                option value=(seat) selected[Some(seat) == asked] { (words::seat(seat.index() + 1)) }
                            }
                        }
                    }
                }
                _ => { @if let Some(seat) = asked { input type="hidden" name="seat" value=(seat); } }
            }
            button.primary { @if by_leave { (words::ASK_TO_JOIN) } @else { (words::SIT_DOWN) } }
            @if by_leave { p.quiet { (words::JOIN_BY_LEAVE) } }
        }
    }
}

fn place(table: &TableModel, seat: &SeatModel) -> Markup {
    html! {
        li.open[seat.sitter == Sitter::Open] id={ "seat-" (seat.seat) } {
            (emblem(seat.seat))
            b { (seats::name(seat)) }
            @if seat.sitter != Sitter::Open { span.quiet { (seats::sitter(seat)) } }
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
        // Where the setup says more than options can, it stays as it is.
        @if !chosen.is_part() && chosen.every(None).next().is_some() {
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
    let may = |option: &Picked| {
        !chosen.is_part() && (table.is_host || seat.mine && !option.choice.is_given)
    };
    let every = || chosen.of(Some(seat.seat));
    html! {
        @if every().any(|option| may(&option)) {
            form.options id={ "choose-" (seat.seat) } method="post" action={ "/t/" (table.id) "/options" } {
                input type="hidden" name="seat" value=(seat.seat);
                (options::fields(every().filter(may), chosen, field_name, Some(&seats::name(seat))))
                button { (words::CHANGE) }
            }
        }
        @for told in options::told(every().filter(|option| !may(option))) { span.quiet { (told) } }
    }
}

fn field_name(option: &Picked) -> String {
    format!("option_{}", option.choice.word)
}

/// The first own seat, where nobody has said yet who sits there.
fn nameless(table: &TableModel) -> Option<&SeatModel> {
    let first = table.seats.iter().find(|seat| seat.mine);
    first.filter(|seat| seat.name == words::player(seat.seat.index() + 1))
}

/// A name is asked here, where others are about to read it.
fn ask_name(table: &TableModel, seat: &SeatModel) -> Markup {
    html! {
        form.join id="ask-name" method="post" action={ "/t/" (table.id) "/name" } {
            input type="hidden" name="seat" value=(seat.seat);
            label.field {
                span { (words::WHAT_NAME) }
                input id="my-own-name" name="name" required maxlength="24" autocomplete="nickname" placeholder=(words::YOUR_NAME);
            }
            button.primary { (words::SAVE_NAME) }
        }
    }
}

/// Another name for an own seat.
pub(crate) fn rename(table: &TableModel, seat: &SeatModel) -> Markup {
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
                @if let Sitter::Person { .. } = seat.sitter { option value=(words::KICK.0) { (words::KICK.1) } }
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
