//! What is asked now: one sentence and its buttons.

use game_faraway::{Action, CardId, Stage};
use maud::{Markup, html};

use super::{FarawayPage, hint_mark, landscape, title};
use crate::words::faraway as words;

/// How many Regions of the starting hand are kept.
const KEPT: usize = 3;

/// What is asked of the viewer, or who is waited for.
pub(super) fn sentence(page: &FarawayPage<'_>) -> String {
    let view = page.view;
    if let (true, Some(own)) = (page.is_asked(), &view.own) {
        let player = view.player(own.seat);
        return words::asked(view.stage, player.row.as_slice().last().copied(), player.clues);
    }
    let chosen: Vec<String> =
        view.own.iter().flat_map(|own| own.chosen.iter().map(ToString::to_string)).collect();
    words::waits(view.stage, &chosen, &page.waited_for())
}

/// A button for everything that can be done.
pub(super) fn buttons(page: &FarawayPage<'_>) -> Markup {
    html! {
        @if page.may_keep() { (keep(page)) }
        @for &action in page.actions.iter().filter(|action| !matches!(action, Action::Keep(_))) {
            @let hint = page.hint(action);
            button.chip.best[hint.is_some_and(|(_, best)| best)] id={ "do-" (action.to_string().replace(' ', "-")) }
                form="act" name="act" value=(action) {
                @match action {
                    Action::Play(region) | Action::Take(region) => {
                        (words::verb(action)) " " (number(page, CardId::Region(region)))
                    }
                    Action::Choose(sanctuary) => {
                        (words::verb(action)) " " (number(page, CardId::Sanctuary(sanctuary)))
                    }
                    // Kept Regions are ticked where they lie.
                    Action::Keep(_) => {}
                }
                @if let Some((score, best)) = hint { (hint_mark(score, best)) }
            }
        }
    }
}

/// The button for the Regions that are ticked in the hand, and what a bot would tick.
fn keep(page: &FarawayPage<'_>) -> Markup {
    let best = page.actions.iter().find_map(|&action| match (action, page.hint(action)) {
        (Action::Keep(kept), Some((score, true))) => Some((kept, score)),
        _ => None,
    });
    html! {
        button.primary id="do-keep" form="act" name="act" value="keep" data-needs=(KEPT) { (words::KEEP_THESE) }
        @if let Some((kept, score)) = best {
            span.advice {
                (words::BOT_KEEPS)
                @for region in kept.regions() { " " (number(page, CardId::Region(region))) }
                " " (hint_mark(score, true))
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

/// Why nothing can be clicked, in case somebody wonders.
pub(super) fn why_not(page: &FarawayPage<'_>) -> Option<String> {
    if page.is_asked() || page.view.own.is_none() {
        return None;
    }
    match page.view.stage {
        Stage::Taking | Stage::Choosing => {
            Some(words::why_not_display(page.view.stage, &order(page)))
        }
        Stage::Keeping | Stage::Exploring | Stage::Over => None,
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
