//! English: Faraway.

use game_faraway::Stage;

use super::en::listed;

pub(crate) const TAGLINE: &str = "Play eight cards left to right, then score them right to left.";
pub(crate) const ABOUT: &str = "Choose when to play low and when to play high.";
pub(crate) const TIME: &str = "15 minutes";
pub(crate) const DISPLAY: &str = "Display";
pub(crate) const ROW: &str = "journey";
pub(crate) const WHOSE_HAND: &str = "hand";
pub(crate) const DEALT: &str = "Dealt to you: choose one";
pub(crate) const DEALT_LATER: &str = "Dealt to you, to choose from after taking a Region";
pub(crate) const FACE_DOWN: &str = "face down";
pub(crate) const IN_WORDS: &str = "Current score, explained";
pub(crate) const SCORE_EXPLAINED: &str = "Score, explained";
pub(crate) const FAME: &str = "fame";
pub(crate) const CLUES: &str = "Clues";
pub(crate) const HAND: &str = "cards in hand";
pub(crate) const KNOWN: &str = "known cards";
pub(crate) const SANCTUARIES: &str = "Sanctuaries";
pub(crate) const TOTAL: &str = "total";
pub(crate) const KEPT: &str = "kept";
pub(crate) const KEEP: &str = "Keep";
pub(crate) const KEEP_THESE: &str = "Keep these three";
pub(crate) const BOT_KEEPS: &str = "A strong bot would keep";
pub(crate) const IN_SIGHT: &str = "In sight";
pub(crate) const ORDER: &str = "Pick order: ";
pub(crate) const ORDER_MEANS: &str = "The order in which players take a Region: whoever played the lowest \
     number first. The number beside each emblem is what they played.";
pub(crate) const DECKS_MEAN: &str = "How many cards are left in the two decks: Regions, and Sanctuaries. \
     Nobody knows which comes next.";
pub(crate) const RIGHT_TO_LEFT: &str =
    "Cards are turned up from right to left; each scores the cards showing.";
/// Why a card of the hand cannot be played now.
pub(crate) fn why_not_hand(stage: Stage) -> &'static str {
    match stage {
        Stage::Keeping | Stage::Exploring => "You already chose that.",
        Stage::Taking | Stage::Choosing => {
            "Regions are played at the beginning of the next round, by all at once."
        }
        Stage::Over => "The game is over.",
    }
}

/// Why a card of the display cannot be taken now; `order` names those who act, in order.
pub(crate) fn why_not_display(stage: Stage, order: &[String]) -> String {
    match stage {
        Stage::Keeping | Stage::Exploring => {
            "Regions are taken after everybody has explored, the lowest first.".to_owned()
        }
        Stage::Taking | Stage::Choosing => {
            format!("Regions are taken one after another, the lowest first: {}.", listed(order))
        }
        Stage::Over => "The game is over.".to_owned(),
    }
}

/// Why the display is empty.
pub(crate) fn no_display(stage: Stage) -> &'static str {
    match stage {
        Stage::Keeping => "It is laid out when everybody has kept three Regions.",
        Stage::Exploring | Stage::Taking | Stage::Choosing | Stage::Over => {
            "No Region is taken in the last round."
        }
    }
}

pub(crate) fn about(name: &str) -> String {
    format!("About {name}")
}

pub(crate) fn decks(regions: u8, sanctuaries: usize) -> String {
    format!("In the decks: {regions} Regions, {sanctuaries} Sanctuaries")
}

pub(crate) fn pays(fame: u16) -> String {
    format!("pays {fame}")
}

pub(crate) fn row_of(name: &str) -> String {
    format!("Journey of {name}")
}

/// What a score is made of.
pub(crate) fn made_of(regions: u16, sanctuaries: u16) -> String {
    format!("Regions {regions}, Sanctuaries {sanctuaries}")
}
