//! The final scoring, part by part.

use game_near_and_far::{
    NearAndFar,
    scoring::{self, Part},
};

use super::NearAndFarScreen;
use crate::finale::{ScorePart, ScoreSheet};

/// The scores of everybody.
pub(super) fn sheet<'a>(screen: &NearAndFarScreen<'a>) -> ScoreSheet<'a, NearAndFar> {
    let of_part = |part: Part| ScorePart {
        name: part.words(),
        about: "",
        points: screen
            .seats()
            .map(|seat| scoring::score(screen.content, screen.open(), seat).of(part).into())
            .collect(),
    };
    ScoreSheet {
        ink: screen.ink,
        seen: screen.seen,
        opening: "The journey is over.",
        parts: Part::ALL.map(of_part).into(),
    }
}
