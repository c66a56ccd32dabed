//! What is asked now: one sentence and its buttons.

use game_faraway::{Action, Stage};
use maud::{Markup, html};

use super::{Spread, face::Name, hint_mark, landscape, title};
use crate::words::faraway as words;

/// How many Regions of the starting hand are kept.
const KEPT: usize = 3;

/// What is asked of the viewer, or who is waited for.
pub(super) fn sentence(spread: &Spread<'_>) -> String {
    let view = spread.view;
    if let (true, Some(own)) = (spread.is_asked(), &view.own) {
        let player = view.player(own.seat);
        return words::asked(view.stage, player.row.as_slice().last().copied(), player.clues);
    }
    let chosen: Vec<String> =
        view.own.iter().flat_map(|own| own.chosen.iter().map(ToString::to_string)).collect();
    words::waits(view.stage, &chosen, &spread.waited_for())
}

/// A button for everything that can be done.
pub(super) fn buttons(spread: &Spread<'_>) -> Markup {
    html! {
        @if spread.may_keep() { (keep(spread)) }
        @for &(action, text) in spread.actions.iter().filter(|(action, _)| !matches!(action, Action::Keep(_))) {
            @let hint = spread.hint(text);
            button.chip.best[hint.is_some_and(|(_, best)| best)] id={ "do-" (text.replace(' ', "-")) }
                form="act" name="act" value=(text) {
                @match action {
                    Action::Play(region) | Action::Take(region) => {
                        (words::verb(text)) " " (number(spread, Name::Region(region)))
                    }
                    Action::Choose(sanctuary) => {
                        (words::verb(text)) " " (number(spread, Name::Sanctuary(sanctuary)))
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
fn keep(spread: &Spread<'_>) -> Markup {
    let best =
        spread.actions.iter().find_map(|&(action, text)| match (action, spread.hint(text)) {
            (Action::Keep(kept), Some((score, true))) => Some((kept, score)),
            _ => None,
        });
    html! {
        button.primary id="do-keep" form="act" name="act" value="keep" data-needs=(KEPT) { (words::KEEP_THESE) }
        @if let Some((kept, score)) = best {
            span.advice {
                (words::BOT_KEEPS)
                @for region in kept.regions() { " " (number(spread, Name::Region(region))) }
                " " (hint_mark(score, true))
            }
        }
    }
}

fn number(spread: &Spread<'_>, name: Name) -> Markup {
    let card = name.card(spread.content);
    html! {
        b.n.(landscape::biome(card.colour)).night[card.night] title=(title(name)) { (name.number()) }
    }
}

/// Why nothing can be clicked, in case somebody wonders.
pub(super) fn why_not(spread: &Spread<'_>) -> Option<String> {
    if spread.is_asked() || spread.view.own.is_none() {
        return None;
    }
    match spread.view.stage {
        Stage::Taking | Stage::Choosing => {
            Some(words::why_not_display(spread.view.stage, &order(spread)))
        }
        Stage::Keeping | Stage::Exploring | Stage::Over => None,
    }
}

/// Those who act, in order, with what they explored.
pub(super) fn order(spread: &Spread<'_>) -> Vec<String> {
    let view = spread.view;
    let each = view.order.iter().map(|&seat| {
        let played = view.player(seat).row.as_slice().last();
        let played = played.map(ToString::to_string).unwrap_or_default();
        format!("{} ({played})", spread.table.name(seat))
    });
    each.collect()
}
