//! What somebody might want to do now and cannot, with the reason.

use table::{Missing, Seat, Seen, words::listed};

use super::prompt::is_asked;
use crate::{Faraway, Stage, state::ROUNDS};

const PLAY: &str = "Play a Region";
const TAKE: &str = "Take a Region";
const CHOOSE: &str = "Choose a Sanctuary";
const PASS: &str = "Pass";

/// Everything a rulebook lets one think of that is not offered to the viewer now.
pub(super) fn why_not(seen: Seen<'_, Faraway>) -> Vec<Missing> {
    let view = seen.view;
    let (Some(seat), Some(own)) = (seen.seat(), &view.own) else { return Vec::new() };
    let mut missing = match (view.stage, is_asked(seen)) {
        (Stage::Keeping, _) => vec![Missing::new(
            PLAY,
            "First everybody keeps three of their five Regions; then the first round begins.",
            "FA-042",
        )],
        (Stage::Exploring, asked) => {
            let mut missing = Vec::new();
            if let (false, Some(chosen)) = (asked, own.chosen.as_slice().first()) {
                missing.push(Missing::new(
                    PLAY,
                    format!("You already chose {chosen}. You can change it until all have chosen."),
                    "FA-062",
                ));
            }
            missing.push(match view.round {
                ROUNDS => Missing::new(TAKE, "No Region is taken in the last round.", "FA-104"),
                _ => Missing::new(
                    TAKE,
                    "Regions are taken after everybody has played one, the lowest number first.",
                    "FA-082",
                ),
            });
            missing.push(no_sanctuary(seen, seat));
            missing
        }
        (Stage::Taking, true) => vec![later_play(), no_sanctuary(seen, seat)],
        (Stage::Choosing, true) => vec![
            later_play(),
            match view.round {
                ROUNDS => Missing::new(TAKE, "No Region is taken in the last round.", "FA-104"),
                _ => Missing::new(TAKE, "You took one in this round: one each.", "FA-084"),
            },
            Missing::new(
                "Keep more Sanctuaries",
                "You choose exactly one; the others go under the deck.",
                "FA-090",
            ),
        ],
        (Stage::Taking | Stage::Choosing, false) => vec![
            Missing::new(
                TAKE,
                format!("One after another, the lowest number first: {}.", listed(&order(seen))),
                "FA-082",
            ),
            later_play(),
        ],
        (Stage::Over, _) => return Vec::new(),
    };
    if is_asked(seen) {
        let why = match view.stage {
            Stage::Exploring => {
                "Everybody plays a Region in every round; any of your hand will do."
            }
            Stage::Taking => "You must take a Region, so that your hand is three again.",
            _ => "This must be chosen. It can never cost you fame.",
        };
        let rule = match view.stage {
            Stage::Exploring => "FA-056",
            Stage::Taking => "FA-085",
            _ => "FA-091",
        };
        if view.stage != Stage::Keeping {
            missing.push(Missing::new(PASS, why, rule));
        }
    }
    missing
}

/// Why Regions of the hand are not played at the end of a round.
fn later_play() -> Missing {
    Missing::new(PLAY, "Regions are played when the next round begins, by all at once.", "FA-052")
}

/// Why there is no Sanctuary to choose.
fn no_sanctuary(seen: Seen<'_, Faraway>, seat: Seat) -> Missing {
    let view = seen.view;
    let player = view.player(seat);
    if !player.dealt.is_empty() {
        return Missing::new(CHOOSE, "First take a Region; then choose.", "FA-092");
    }
    if view.round == 1 {
        return Missing::new(CHOOSE, "Nobody finds a Sanctuary in the first round.", "FA-066");
    }
    match (view.stage, player.row.as_slice()) {
        (Stage::Exploring, [.., last]) => {
            Missing::new(CHOOSE, format!("Play a Region above {last}, and you find one."), "FA-064")
        }
        (_, [.., before, last]) if last < before => Missing::new(
            CHOOSE,
            format!("You played {last} after {before}. Only a higher number finds a Sanctuary."),
            "FA-072",
        ),
        _ => Missing::new(CHOOSE, "You have chosen one in this round.", "FA-090"),
    }
}

/// Those who act, in order, with what they played.
fn order(seen: Seen<'_, Faraway>) -> Vec<String> {
    let view = seen.view;
    let each = view.order.iter().map(|&seat| {
        let played = view.player(seat).row.as_slice().last();
        format!("{} ({})", seen.name(seat), played.map(ToString::to_string).unwrap_or_default())
    });
    each.collect()
}
