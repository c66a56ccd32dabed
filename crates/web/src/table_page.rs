//! A table for one viewer: the page, and the part of it that is pushed.

use maud::{Markup, html};

use crate::{
    book_page, bots, buttons, chat, game, guide, learn, lobby, log, luck,
    model::{Part, QuestionKind, SeatModel, Sitter, TableModel, TableStage},
    outcome,
    parts::{Parts, Surface},
    question, report,
    seats::{emblem, ui_icon},
    sections,
    shell::{Document, Refresh, button_form},
    words::{at_table, shell as words},
};

/// The class of the pages of a table itself.
const TABLE: &str = "table-page";

/// A table for one viewer.
pub fn table_page(table: &TableModel) -> String {
    let refresh = match table.stage {
        TableStage::Lobby => Refresh::Soon,
        TableStage::Playing
            if !table.is_my_turn() && table.pass_to.is_none() && table.outcome.is_none() =>
        {
            Refresh::Soon
        }
        TableStage::Playing | TableStage::Over => Refresh::Never,
    };
    frame(table, TABLE, fragment(table), refresh)
}

/// The part of a table's page that is pushed.
pub fn table_fragment(table: &TableModel) -> String {
    fragment(table).into_string()
}

/// A page of a table, with everything that is not pushed.
pub(crate) fn frame(
    table: &TableModel,
    class: &'static str,
    body: Markup,
    refresh: Refresh,
) -> String {
    let theme = game::theme(table.game);
    let (symbols, help) = (theme.sheet)(&table.shelf);
    Document {
        title: &format!("{} · Tabletale", table.game.title()),
        class,
        style: theme.style,
        symbols,
        header: html! {
            @if class == TABLE && table.pass_to.is_none() { (chat::door()) }
            label.bell { input type="checkbox" data-bell; (ui_icon("bell")) span.sr { (words::BELL) } }
            (learn::header_link(table.game))
            button.symbols-help type="button" popovertarget="legend" aria-label=(words::HELP) { "?" }
        },
        body,
        after: help,
        refresh,
    }
    .render()
}

/// What every `<main>` of a table tells the module.
pub(crate) struct Announced<'a> {
    /// Where its stream is.
    pub(crate) events: String,
    /// What to announce.
    pub(crate) say: &'a str,
}

fn events(table: &TableModel) -> String {
    match table.seat() {
        Some(seat) if table.mine.len() > 1 => format!("/t/{}/events?as={seat}", table.id),
        _ => match table.asked_seat {
            Some(seat) => format!("/t/{}/events?seat={seat}", table.id),
            None => format!("/t/{}/events", table.id),
        },
    }
}

fn fragment(table: &TableModel) -> Markup {
    if let Some(seat) = table.pass_to {
        return pass(table, table.name(seat), &format!("/t/{}?as={seat}", table.id));
    }
    match (table.stage, game::parts(table, Surface::Own)) {
        (TableStage::Playing | TableStage::Over, Some(mut parts)) => {
            if table.answers_itself {
                parts.prompt = words::NO_CHOICE.to_owned();
            }
            let parts = outcome::covering(table, guide::lead(table, parts));
            guide::point_out(table, playing(table, &parts))
        }
        _ => {
            let say = words::lobby(table);
            let told = Announced { events: events(table), say: &say };
            main_part(
                table,
                "lobby",
                &told,
                &html! { (notice(table)) (lobby::lobby(table)) (chat::chat(table)) },
            )
        }
    }
}

/// The pushed part itself.
pub(crate) fn main_part(
    table: &TableModel,
    class: &str,
    told: &Announced<'_>,
    inner: &Markup,
) -> Markup {
    let turn = table.is_my_turn() || table.pass_to.is_some();
    html! {
        main.(class) id="table" data-rev=(table.revision) data-events=(told.events) data-say=(told.say)
            data-turn[turn] data-lost=(words::RECONNECTING) data-stale=(words::STALE) data-moved=(words::MOVED) data-offline=(words::OFFLINE) data-sending=(words::SENDING) {
            (inner)
        }
    }
}

/// A screen that shows nothing, while it is handed on.
fn pass(table: &TableModel, name: &str, on: &str) -> Markup {
    let say = words::pass_to(name);
    let told = Announced { events: events(table), say: &say };
    main_part(
        table,
        "pass",
        &told,
        &html! {
            section.sheet {
                @if let Some(seat) = table.pass_to { (emblem(seat)) }
                h1 { (say) }
                p.quiet { (words::NOBODY_ELSE) }
                (luck::brought(table))
                a.button.primary.big href=(on) { (words::I_AM_READY) }
            }
        },
    )
}

fn playing(table: &TableModel, parts: &Parts) -> Markup {
    let asked = question::announced(table);
    let say = asked.as_deref().unwrap_or(&parts.prompt);
    let told = Announced { events: events(table), say };
    // Where the class changes the page is another one, and the module builds it anew.
    let class = if table.stage == TableStage::Over { "play over" } else { parts.class() };
    main_part(
        table,
        class,
        &told,
        &html! {
            h1.moment { (table.game.title()) " " small { (parts.moment) } }
            (guide::guide(table))
            (decision(table, parts))
            (sections::tabs(parts))
            (sections::board(table, parts))
            aside.side {
                @if table.stage == TableStage::Playing { (sections::others(parts)) }
                (sections::beside(parts, sections::CHAT, &html! {
                    (chat::chat(table))
                    (log::recent(table))
                    (menu(table))
                }))
            }
        },
    )
}

/// What is asked now, always at the same place.
fn decision(table: &TableModel, parts: &Parts) -> Markup {
    html! {
        section.decision.mine[table.is_my_turn()] id="decision" aria-label=(words::DECISION) {
            (notice(table))
            (question::questions(table))
            (attendance(table))
            @match (&table.outcome, table.seat()) {
                (Some(outcome), Some(seat)) => { (outcome::ask(table, seat, outcome)) (bots::now(table)) }
                _ => { (asked(table, parts)) }
            }
            @if table.stage == TableStage::Over { (replay_and_rematch(table)) }
        }
    }
}

/// The question of the game, and what can be answered.
fn asked(table: &TableModel, parts: &Parts) -> Markup {
    html! {
            p.ask id="ask" { (parts.prompt) }
            @if let Some(numbers) = &parts.numbers { div.numbers.needed id="needed" { (numbers) } }
            // The book has them, too, with the text before them: here they are in view on a phone.
            @if let Some(heard) = &parts.heard { ol.heard id="heard" aria-hidden="true" { (heard) } }
            (watching(table))
            @if let Some(seat) = table.seat() {
                form.act id="act" method="post" action={ "/t/" (table.id) "/act" } {
                    input type="hidden" name="rev" value=(table.revision);
                    input type="hidden" name="seat" value=(seat);
                    @match &parts.buttons {
                        Some(buttons) => { (buttons) }
                        None => { (buttons::buttons(table)) }
                    }
                    @if table.hint.is_some() { small.quiet.hint-means { (words::HINT_MEANS) } }
                }
                @if table.stage == TableStage::Playing { (tools(table, &seat.to_string())) }
            } @else {
                (bots::now(table))
            }
    }
}

/// Who is late, and who may come back or sit down in the middle of a game.
fn attendance(table: &TableModel) -> Markup {
    let at = |word: &str| format!("/t/{}/{word}", table.id);
    let is_late = |seat: &SeatModel| seat.left.is_some_and(|left| left <= 0);
    let is_gone =
        |seat: &SeatModel| table.is_live && matches!(seat.sitter, Sitter::Person { here: false });
    let late = |seat: &&SeatModel| !seat.mine && (is_late(seat) || is_gone(seat));
    let mine = |seat: &&SeatModel| Some(seat.seat) == table.seat();
    let own_time = table.seats.iter().find(mine).and_then(|seat| seat.left);
    let free = table.may_join.filter(|_| !asks_already(table));
    let back = table.seats.iter().find(|seat| Some(seat.seat) == table.may_return_to);
    html! {
        @if table.stage == TableStage::Playing {
            @for seat in table.seats.iter().filter(late) {
                div.notice {
                    p { (if is_gone(seat) { at_table::gone(&seat.name) } else { words::absent(&seat.name) }) }
                    @if !table.mine.is_empty() {
                        (button_form(&at("seat"), &[("seat", &seat.seat.to_string()), ("to", "medium")], "", &at_table::stand_in(&seat.name)))
                    }
                }
            }
            @if let Some(left) = own_time { p.quiet { (words::my_time(left)) } }
            @match (back, free) {
                (Some(seat), _) => {
                    div.notice {
                        p { (words::return_to(&seat.name, seat.sitter)) }
                        (button_form(&at("join"), &[("seat", &seat.seat.to_string())], "primary", words::TAKE_SEAT_AGAIN))
                    }
                }
                (None, Some(free)) => { div.notice { (lobby::join(table, &[free.seat], free.by_leave)) } }
                (None, None) => {}
            }
        }
    }
}

/// Whoever watches is told so, and whether they could play.
fn watching(table: &TableModel) -> Markup {
    let could_play = table.may_join.is_some() || table.may_return_to.is_some();
    let words = match table.stage {
        TableStage::Playing if !could_play => words::WATCHING_FULL,
        TableStage::Lobby | TableStage::Playing | TableStage::Over => words::WATCHING,
    };
    html! { @if table.is_watching() { p.quiet.watching { (words) } } }
}

/// Whether this browser has asked for a seat, and waits.
fn asks_already(table: &TableModel) -> bool {
    let is_request = |kind: &QuestionKind| matches!(kind, QuestionKind::Join { .. });
    table.questions.iter().any(|asked| is_request(&asked.kind) && asked.part == Part::Asker)
}

fn notice(table: &TableModel) -> Markup {
    html! { @if let Some(notice) = &table.notice { p.notice role="alert" { (words::sentence(notice)) } } }
}

/// Undo, hint and taking back.
fn tools(table: &TableModel, seat: &str) -> Markup {
    let at = |word: &str| format!("/t/{}/{word}", table.id);
    let revision = table.revision.to_string();
    html! {
        div.tools id="tools" {
            @match &table.undo {
                Some(Ok(())) => {
                    (tool(&at("undo"), &[("rev", &revision), ("seat", seat)], "undo", words::UNDO))
                }
                Some(Err(reason)) => {
                    details.why id="no-undo" {
                        summary { (ui_icon("undo")) span { (words::UNDO) } }
                        div {
                            p { (words::sentence(reason)) }
                            @if table.take_back().is_none() {
                                (button_form(&at("takeback"), &[("answer", "ask")], "quiet-button", words::TAKE_BACK))
                            }
                        }
                    }
                }
                None => {}
            }
            (bots::now(table))
            @if table.is_my_turn() && table.hint.is_none() {
                (tool(&at("hint"), &[("seat", seat)], "hint", words::HINT))
            }
            (learn::why_not(table))
        }
    }
}

/// A tool: a word beside a symbol, or the symbol alone where there is little room.
fn tool(action: &str, fields: &[(&str, &str)], sign: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button.quiet-button { (ui_icon(sign)) span { (label) } }
        }
    }
}

/// What can be done when the game is over.
fn replay_and_rematch(table: &TableModel) -> Markup {
    html! {
        @if let (Some(rematch), false) = (&table.rematch, table.mine.is_empty()) {
            div.notice.rematch {
                p { (words::rematch_asked(rematch.asked_by.as_deref())) }
                a.button.primary href={ "/t/" (rematch.table) } { (words::SIT_DOWN_AGAIN) }
            }
        }
        div.after id="after" {
            @if !table.mine.is_empty() && table.rematch.is_none() {
                @let again = if table.seats.len() == 1 { words::REMATCH_ALONE } else { words::REMATCH };
                (button_form(&format!("/t/{}/rematch", table.id), &[], "primary", again))
            }
            a.button href={ "/t/" (table.id) "/replay?move=0" } { (words::REPLAY) }
            a.door href={ "/t/" (table.id) "/export" } { (words::EXPORT) }
        }
        (luck::fairness(table))
    }
}

/// The rarer things: the link, the television, seats for the host.
fn menu(table: &TableModel) -> Markup {
    html! {
        details.menu id="menu" {
            summary { (words::TABLE_MENU) }
            (lobby::link(table))
            ul.plain {
                li { a.door href={ "/t/" (table.id) "/board" } { (words::BIG_SCREEN) } }
                @if table.stage != TableStage::Over { li { a.door href={ "/t/" (table.id) "/export" } { (words::EXPORT) } } }
                @if table.passages > 0 { li { (book_page::link(table)) } }
            }
            (bots::speeds(table))
            @for seat in table.seats.iter().filter(|seat| seat.mine) { (lobby::rename(table, seat)) }
            (report::link(table))
            @if table.is_host {
                ul.seats {
                    @for seat in table.seats.iter().filter(|seat| !seat.mine) {
                        li { (emblem(seat.seat)) b { (crate::seats::name(seat)) } (lobby::change(table, seat)) }
                    }
                }
            }
            @if table.stage != TableStage::Over { (luck::fairness(table)) }
            @if !table.mine.is_empty() { (moving(table)) }
        }
    }
}

/// Taking one's seats to another device, and leaving them.
fn moving(table: &TableModel) -> Markup {
    html! {
        details.moving id="moving" {
            summary { (words::OTHER_DEVICE) }
            p.quiet { (words::OTHER_DEVICE_MEANS) }
            form id="carry" method="post" action={ "/t/" (table.id) "/link" } data-answer="carried" {
                button { (words::OTHER_DEVICE) }
            }
            p { output id="carried" data-keep {} }
            @for seat in &table.mine {
                (button_form(&format!("/t/{}/leave", table.id), &[("seat", &seat.to_string())], "quiet-button", words::LEAVE))
            }
        }
    }
}
