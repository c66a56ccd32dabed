//! A report of what is wrong, made from what is seen.

use maud::{Markup, html};

use crate::{model::TableModel, words::at_table as words};

/// A file about what is seen here.
pub(crate) fn link(table: &TableModel) -> Markup {
    let address = match table.seat() {
        Some(seat) => format!("/t/{}/report?seat={seat}", table.id),
        None => format!("/t/{}/report", table.id),
    };
    html! {
        p.report { a.door href=(address) download { (words::WRONG) } br; small.quiet { (words::WRONG_MEANS) } }
    }
}
