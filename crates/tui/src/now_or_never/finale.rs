//! The final scoring, part by part.

use game_now_or_never::{
    NowOrNever,
    scoring::{self, Part},
};

use super::NowOrNeverScreen;
use crate::finale::{ScorePart, ScoreSheet};

/// The scores of everybody.
pub(super) fn sheet<'a>(screen: &NowOrNeverScreen<'a>) -> ScoreSheet<'a, NowOrNever> {
    let of_part = |part: Part| ScorePart {
        name: part.words(),
        about: about(part),
        points: screen
            .seats()
            .map(|seat| scoring::score(screen.content, screen.open(), seat).of(part).into())
            .collect(),
    };
    ScoreSheet {
        ink: screen.ink,
        seen: screen.seen,
        opening: "Six seasons are over.",
        parts: Part::ALL.map(of_part).into(),
    }
}

fn about(part: Part) -> &'static str {
    match part {
        Part::Coins => "The last production is sold, a point for each coin …",
        Part::Rows => "Rows with four buildings …",
        Part::Housing => "Housing rows with all four goods …",
        Part::Buildings => "Buildings that count something …",
        Part::Quests => "Points printed on quest cards …",
        Part::Ends => "… and what these cards count …",
        Part::Orders => "Completed orders …",
    }
}
