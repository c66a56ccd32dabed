//! How fast bots play, and whom they wait for.

use maud::{Markup, html};

use crate::{
    model::{BotSpeed, TableModel},
    shell::button_form,
    words::{at_table as words, shell},
};

/// While bots play: whom they wait for, and how to get on.
pub(crate) fn now(table: &TableModel) -> Markup {
    if table.bots_wait {
        return html! { p.quiet.bots id="bots" { (words::BOTS_WAIT) } };
    }
    if !table.bots_play || table.mine.is_empty() || table.outcome.is_some() {
        return html! {};
    }
    let others = table.reading.iter().filter(|seat| !table.mine.contains(seat));
    let names: Vec<&str> = others.map(|seat| table.name(seat)).collect();
    html! {
        div.tools.bots id="bots" {
            @if !names.is_empty() { p.quiet { (words::reads(&shell::listed(&names))) } }
            (button_form(&format!("/t/{}/go-on", table.id), &[], "quiet-button", words::GO_ON))
            @match table.bot_speed {
                BotSpeed::Quick => { (set(table, BotSpeed::Normal, "quiet-button", words::SLOWER)) }
                BotSpeed::Slow | BotSpeed::Normal => { (set(table, BotSpeed::Quick, "quiet-button", words::QUICKER)) }
            }
        }
    }
}

/// The speed as a choice, for tables with bots.
pub(crate) fn speeds(table: &TableModel) -> Markup {
    let has_bots = table.seats.iter().any(|seat| matches!(seat.sitter, crate::Sitter::Bot(_)));
    html! {
        @if has_bots && !table.mine.is_empty() {
            div.speeds id="speeds" role="group" aria-labelledby="speeds-title" {
                p id="speeds-title" { (words::BOT_SPEED) }
                @for speed in BotSpeed::ALL {
                    form method="post" action={ "/t/" (table.id) "/tempo" } {
                        input type="hidden" name="tempo" value=(speed.word());
                        button.chip aria-pressed=(if speed == table.bot_speed { "true" } else { "false" }) { (words::bot_speed(speed)) }
                    }
                }
            }
        }
    }
}

fn set(table: &TableModel, speed: BotSpeed, class: &str, label: &str) -> Markup {
    button_form(&format!("/t/{}/tempo", table.id), &[("tempo", speed.word())], class, label)
}
