//! A recorded game: a slider, one move back and on, and the choice of eyes.

use maud::{Markup, html};
use table::Seat;

use crate::{
    game,
    model::{ReplayModel, SeatModel, TableModel, TableStage},
    parts::{Parts, Surface},
    sections,
    shell::{Refresh, button_form},
    table_page::frame,
    words::shell as words,
};

/// A moment of a recorded game.
pub fn replay_page(replay: &ReplayModel) -> String {
    // Nobody thinks about a move that was made long ago.
    let calm = |seat: &SeatModel| SeatModel { to_act: false, ..seat.clone() };
    let seats = replay.table.seats.iter().map(calm).collect();
    let replay = &ReplayModel { table: TableModel { seats, ..replay.table.clone() }, ..*replay };
    frame(&replay.table, "replay-page", body(replay), Refresh::Never)
}

fn link(replay: &ReplayModel, at: usize, seat: Option<Seat>) -> String {
    let eyes = seat.map(|seat| format!("&as={seat}")).unwrap_or_default();
    format!("/t/{}/replay?move={at}{eyes}", replay.table.id)
}

fn body(replay: &ReplayModel) -> Markup {
    let table = &replay.table;
    let parts = game::parts(table, Surface::Own);
    html! {
        main.(parts.as_ref().map_or("play", Parts::class)).replay id="table" data-replay data-say=(words::moment(replay.at, replay.moves)) {
            h1.moment {
                (table.game.title())
                @if let Some(parts) = &parts { " " small { (parts.moment) } }
            }
            section.decision id="decision" aria-label=(words::REPLAY) {
                p.ask { (words::moment(replay.at, replay.moves)) }
                @if let Some(last) = said(replay) { p.quiet { (last) } }
                (slider(replay))
                (eyes(replay))
                (what_if(replay))
                p { a.door href={ "/t/" (table.id) } { (words::BACK_TO_TABLE) } }
            }
            @if let Some(parts) = &parts {
                (sections::tabs(parts))
                (sections::board(table, parts))
                aside.side {
                    (sections::others(parts))
                    (sections::beside(parts, sections::CHAT, &crate::log::recent(table)))
                }
            }
        }
    }
}

/// What the last move did.
fn said(replay: &ReplayModel) -> Option<Markup> {
    let last = replay.at.checked_sub(1)?;
    let mut lines = replay.table.log.iter().filter(|line| line.of_move == Some(last));
    let line = lines.next()?;
    Some(game::line(&replay.table, &line.line))
}

fn slider(replay: &ReplayModel) -> Markup {
    let (at, moves) = (replay.at, replay.moves);
    let step = |to: usize, sign: &str, label: &str| {
        html! {
            a.button href=(link(replay, to, replay.as_seat)) aria-label=(label) title=(label) data-step-link data-step=(sign) {
                (crate::seats::ui_icon(sign))
            }
        }
    };
    html! {
        form.slider id="slider" method="get" action={ "/t/" (replay.table.id) "/replay" } {
            div.steps {
                (step(0, "first", words::FIRST))
                (step(at.saturating_sub(1), "back", words::BACK))
                (step((at + 1).min(moves), "on", words::ON))
                (step(moves, "last", words::LAST))
            }
            (player())
            input id="slide" type="range" name="move" min="0" max=(moves) value=(at) aria-label=(words::moment(at, moves));
            @if let Some(seat) = replay.as_seat { input type="hidden" name="as" value=(seat); }
            noscript { button { (words::GO) } }
        }
    }
}

/// Playing by itself, for browsers that run our script.
fn player() -> Markup {
    html! {
        div.player data-player hidden {
            button.primary type="button" data-play=(words::PLAY) data-pause=(words::PAUSE) aria-label=(words::PLAY) {
                (crate::seats::ui_icon("on"))
            }
            label {
                span { (words::SPEED) }
                select id="speed" {
                    @for (value, label) in words::SPEEDS { option value=(value) selected[value == "1"] { (label) } }
                }
            }
        }
    }
}

/// Whose eyes are lent.
fn eyes(replay: &ReplayModel) -> Markup {
    html! {
        nav.eyes aria-label=(words::SEEN_BY) {
            span.quiet { (words::SEEN_BY) }
            a href=(link(replay, replay.at, None)) aria-current=[replay.as_seat.is_none().then_some("true")] data-step-link { (words::SPECTATOR) }
            @for seat in &replay.table.seats {
                @let current = replay.as_seat == Some(seat.seat);
                @if current || replay.table.stage == TableStage::Over || seat.mine {
                    a href=(link(replay, replay.at, Some(seat.seat))) aria-current=[current.then_some("true")] data-step-link {
                        (crate::seats::emblem(seat.seat)) (seat.name)
                    }
                }
            }
        }
    }
}

/// Sitting down at this moment against bots, for a finished game.
fn what_if(replay: &ReplayModel) -> Markup {
    let at = replay.at.to_string();
    let action = format!("/t/{}/what-if", replay.table.id);
    html! {
        @if replay.table.stage == TableStage::Over && replay.at < replay.moves {
            details.what-if id="what-if" {
                summary { (words::WHAT_IF) }
                p.quiet { (words::WHAT_IF_MEANS) }
                @for seat in &replay.table.seats {
                    (button_form(&action, &[("move", &at), ("seat", &seat.seat.to_string())], "", &words::play_on_as(&seat.name)))
                }
            }
        }
    }
}
