//! The pages, plainly for now.

use maud::{DOCTYPE, Markup, html};
use shelf::GameName;

use crate::model::{FrontModel, ReplayModel, TableModel};

/// The front page.
pub fn front_page(front: &FrontModel) -> String {
    page(
        "Tabletale",
        &html! {
            main { form method="post" action="/tables" {
                input type="hidden" name="game" value="faraway";
                input type="hidden" name="players" value="3";
                button { "Play now" }
            } @for line in &front.continues { a href={ "/t/" (line.id) } { (line.seats) } } }
        },
    )
}

/// The options of a new table.
pub fn new_page(game: GameName) -> String {
    page(game.title(), &html! { main { h1 { (game.title()) } } })
}

/// A table for one viewer.
pub fn table_page(table: &TableModel) -> String {
    page(table.game.title(), &fragment(table))
}

/// The part of a table's page that is pushed.
pub fn table_fragment(table: &TableModel) -> String {
    fragment(table).into_string()
}

/// A table on a television.
pub fn board_page(table: &TableModel) -> String {
    page(table.game.title(), &fragment(table))
}

/// The part of a television's page that is pushed.
pub fn board_fragment(table: &TableModel) -> String {
    fragment(table).into_string()
}

/// A moment of a recorded game.
pub fn replay_page(replay: &ReplayModel) -> String {
    page("Replay", &fragment(&replay.table))
}

/// Something that did not work, in one sentence.
pub fn problem_page(status: u16, sentence: &str) -> String {
    page("Sorry", &html! { main { h1 { (status) } p { (sentence) } } })
}

fn fragment(table: &TableModel) -> Markup {
    html! {
        main id="table" data-rev=(table.revision) {
            @for action in &table.actions {
                form method="post" action={ "/t/" (table.id) "/act" } {
                    input type="hidden" name="rev" value=(table.revision);
                    @if let Some(seat) = table.seat() { input type="hidden" name="seat" value=(seat); }
                    button name="act" value=(action) { (action) }
                }
            }
        }
    }
}

fn page(title: &str, body: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                title { (title) }
                link rel="stylesheet" href="/assets/table.css";
                script type="module" src="/assets/table.js" {}
            }
            body { (body) }
        }
    }
    .into_string()
}
