//! What a page says about its luck: what was promised, what was brought along, and how it came out.

use maud::{Markup, html};

use crate::{model::TableModel, words::luck as words};

/// A line that says that this game did not begin here, on every page of the table.
pub(crate) fn brought(table: &TableModel) -> Markup {
    html! { @if let Some(brought) = &table.brought { p.brought { (words::brought(brought)) } } }
}

/// The hash of the seed, and the seed itself when it may be known.
pub(crate) fn fairness(table: &TableModel) -> Markup {
    html! {
        details.fair id="fair" {
            summary { (words::FAIR) }
            @if let Some(brought) = &table.brought { p { (words::brought(brought)) } }
            p { @if table.brought.is_some() { (words::HASH_FROM_NOW) } @else { (words::HASH) } }
            code data-promise=[table.seed.is_none().then_some(&table.id)] { (table.seed_hash) }
            @match &table.seed {
                Some(seed) => {
                    p { (words::SEED) }
                    code { (seed) }
                    p { output.checked id="seed-check" data-keep data-table=(table.id) data-hash=(table.seed_hash) data-seed=(seed)
                        data-same=(words::HASH_SEEN) data-fits=(words::HASH_FITS) data-differs=(words::HASH_DIFFERS) {} }
                    @if let Some(luck) = &table.luck { p.checked { (words::dealt_again(luck)) } }
                    p.quiet { (words::VERIFY) }
                }
                None => { p.quiet { (words::SEED_LATER) } }
            }
        }
    }
}
