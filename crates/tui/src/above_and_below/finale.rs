//! The final scoring, part by part.

use ::table::Seat;
use game_above_and_below::{
    AboveAndBelow,
    rules::scoring::{self, Part},
};

use super::AboveAndBelowScreen;
use crate::finale::{ScorePart, ScoreSheet};

/// The scores of everybody.
pub(super) fn sheet<'a>(screen: &AboveAndBelowScreen<'a>) -> ScoreSheet<'a, AboveAndBelow> {
    let open = screen.open();
    let of_part = |part: Part| ScorePart {
        name: part.words(),
        about: about(part),
        points: (0..open.seats())
            .map(|seat| scoring::score(screen.content, open, Seat::new(seat)).of(part).into())
            .collect(),
    };
    let parts = Part::ALL.into_iter().filter(|&part| part != Part::Sandwiches || open.crossover);
    ScoreSheet {
        ink: screen.ink,
        seen: screen.seen,
        opening: "Seven rounds are over.",
        parts: parts.map(of_part).collect(),
    }
}

fn about(part: Part) -> &'static str {
    match part {
        Part::Track => "Every good on the advancement track, by its slot …",
        Part::Buildings => "One point for each building …",
        Part::Rank => "Reputation rank …",
        Part::Space => "… and the space on the reputation track …",
        Part::Cards => "Card bonuses …",
        Part::Sandwiches => "Bread with bacon …",
    }
}
