//! What is asked now: one sentence and its buttons.

use game_faraway::{
    Action, CardId,
    words::{cards_of, deed, title},
};
use maud::{Markup, html};

use super::{FarawayPage, landscape};
use crate::{
    buttons::{button_id, hint_of},
    words::faraway as words,
};

/// How many Regions of the starting hand are kept.
const KEPT: usize = 3;

/// A button for everything that can be done.
pub(super) fn buttons(page: &FarawayPage<'_>) -> Markup {
    html! {
        @if page.may_keep() { (keep(page)) }
        @for &action in page.actions.iter().filter(|action| !matches!(action, Action::Keep(_))) {
            button.chip.best[page.is_best(action)] id=(button_id(action)) form="act" name="act" value=(action) {
                (deed(action))
                @for card in cards_of(action) { " " (number(page, card)) }
                (hint_of(page.table, page.actions, action))
            }
        }
    }
}

/// The button for the Regions that are ticked in the hand, and what a bot would tick.
fn keep(page: &FarawayPage<'_>) -> Markup {
    let best = page.actions.iter().copied().find(|action| page.is_best(*action));
    html! {
        button.primary id="do-keep" form="act" name="act" value="keep" data-needs=(KEPT) { (words::KEEP_THESE) }
        @if let Some(kept) = best {
            span.advice {
                (words::BOT_KEEPS)
                @for card in cards_of(kept) { " " (number(page, card)) }
                " " (hint_of(page.table, page.actions, kept))
            }
        }
    }
}

fn number(page: &FarawayPage<'_>, name: CardId) -> Markup {
    let card = name.card(page.content);
    html! {
        b.n.(landscape::biome(card.colour)).night[card.night] title=(title(name)) { (name) }
    }
}

/// Those who act, in order, with what they explored.
pub(super) fn order(page: &FarawayPage<'_>) -> Vec<String> {
    let view = page.view;
    let each = view.order.iter().map(|&seat| {
        let played = view.player(seat).row.as_slice().last();
        let played = played.map(ToString::to_string).unwrap_or_default();
        format!("{} ({played})", page.table.name(seat))
    });
    each.collect()
}
