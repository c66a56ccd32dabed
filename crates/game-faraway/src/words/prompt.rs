//! What is asked of the viewer, or who is waited for.

use table::{Seen, words::listed};

use crate::{Faraway, Stage, state::ROUNDS};

/// Whether the viewer owes a decision.
pub fn is_asked(seen: Seen<'_, Faraway>) -> bool {
    seen.seat().is_some_and(|seat| seen.view.waiting.contains(seat))
}

/// What is asked, or who is waited for.
pub(super) fn prompt(seen: Seen<'_, Faraway>) -> String {
    if is_asked(seen) { asked(seen) } else { waits(seen) }
}

fn asked(seen: Seen<'_, Faraway>) -> String {
    let view = seen.view;
    let Some(seat) = seen.seat() else { return String::new() };
    let player = view.player(seat);
    match (view.stage, player.row.as_slice().last()) {
        (Stage::Keeping, _) => "Keep three of your five Regions.".to_owned(),
        (Stage::Exploring, None) => {
            "Play a Region from your hand. All are revealed together.".to_owned()
        }
        (Stage::Exploring, Some(last)) => {
            let finds = match player.clues {
                0 => "find a Sanctuary".to_owned(),
                clues => format!("choose 1 of {} Sanctuaries", clues + 1),
            };
            let then = if view.round == ROUNDS { "" } else { " Lowest card picks first." };
            format!("Play a Region. Above {last}: {finds}.{then}")
        }
        (Stage::Taking, _) => "Take a Region from the display into your hand.".to_owned(),
        (Stage::Choosing, _) => "Choose one Sanctuary; the others go under the deck.".to_owned(),
        (Stage::Over, _) => String::new(),
    }
}

fn waits(seen: Seen<'_, Faraway>) -> String {
    let view = seen.view;
    let awaited = seen.awaited(view.waiting);
    let chosen: Vec<String> =
        view.own.iter().flat_map(|own| own.chosen.iter().map(ToString::to_string)).collect();
    let mine = |what: String| format!("{what} You can still change it. {awaited} still choosing.");
    match (view.stage, chosen.as_slice()) {
        (Stage::Over, _) => "The game is over.".to_owned(),
        (Stage::Keeping, [_, ..]) => mine(format!("You keep {}.", listed(&chosen))),
        (Stage::Exploring, [_, ..]) => mine(format!("You play {}.", listed(&chosen))),
        (Stage::Keeping, []) => format!("{awaited} choosing which Regions to keep."),
        (Stage::Exploring, []) => format!("{awaited} choosing a Region to explore."),
        (Stage::Taking, _) => format!("{awaited} taking a Region from the display."),
        (Stage::Choosing, _) => format!("{awaited} choosing a Sanctuary."),
    }
}
