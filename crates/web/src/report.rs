//! What can be done about oneself and the program: another name, and a report.

use maud::{Markup, html};

use crate::{
    model::TableModel,
    words::{at_table as words, shell},
};

/// A form for another name, for each seat of this browser.
pub(crate) fn rename(table: &TableModel) -> Markup {
    html! {
        @for &seat in &table.mine {
            form.rename id={ "rename-" (seat) } method="post" action={ "/t/" (table.id) "/name" } {
                input type="hidden" name="seat" value=(seat);
                label { (words::RENAME) " " input name="name" value=(table.name(seat)) maxlength="24" required autocomplete="nickname" aria-label=(shell::YOUR_NAME); }
                button { (words::RENAME_DO) }
            }
        }
    }
}

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
