//! English: Faraway.

use game_faraway::{
    Action, Region, Stage,
    cards::{Card, Counted},
    scoring::Why,
};

use super::en::listed;

pub(crate) const TAGLINE: &str =
    "Explore a land that never keeps still; then walk back and be paid.";
pub(crate) const ABOUT: &str = "Eight cards, played from left to right, paid from right to left. \
     2 to 6 players, 15 minutes.";
pub(crate) const DISPLAY: &str = "Display";
pub(crate) const YOUR_ROW: &str = "Your journey";
pub(crate) const YOUR_SANCTUARIES: &str = "Your Sanctuaries";
pub(crate) const YOUR_HAND: &str = "Your hand";
pub(crate) const DEALT: &str = "Dealt to you: choose one";
pub(crate) const DEALT_LATER: &str = "Dealt to you, to choose from after taking a Region";
pub(crate) const FACE_DOWN: &str = "face down";
pub(crate) const IN_WORDS: &str = "What it pays now, in words";
pub(crate) const FAME: &str = "fame";
pub(crate) const CLUES: &str = "Clues";
pub(crate) const HAND: &str = "cards in hand";
pub(crate) const REGIONS: &str = "Regions";
pub(crate) const SANCTUARIES: &str = "Sanctuaries";
pub(crate) const KNOWN: &str = "has taken";
pub(crate) const TOTAL: &str = "together";
pub(crate) const SYMBOLS: &str = "What the symbols mean";
pub(crate) const KEPT: &str = "kept";
pub(crate) const KEEP: &str = "Keep";
pub(crate) const KEEP_THESE: &str = "Keep these three";
pub(crate) const BOT_KEEPS: &str = "A strong bot would keep";
pub(crate) const IN_SIGHT: &str = "In sight";
pub(crate) const ORDER: &str = "Who takes when: ";
pub(crate) const RIGHT_TO_LEFT: &str =
    "The way back: cards are turned up from right to left, and each is paid for what lies open.";
/// The symbols and what they are.
pub(crate) const LEGEND: [(&str, &str); 10] = [
    ("stone", "stone"),
    ("chimera", "chimera"),
    ("thistle", "thistle"),
    ("night", "night"),
    ("clue", "Clue: one more Sanctuary to choose from"),
    ("red", "red: mountains"),
    ("green", "green: forest"),
    ("blue", "blue: water"),
    ("yellow", "yellow: steppe"),
    ("fame", "fame: what a card pays in the end"),
];

const BEFORE_FIRST: &str = "Before the first round";

/// Where the game is.
pub(crate) fn moment(stage: Stage, round: u8) -> String {
    match stage {
        Stage::Keeping => BEFORE_FIRST.to_owned(),
        Stage::Exploring => format!("Round {round} of 8 · exploring"),
        Stage::Taking | Stage::Choosing => format!("Round {round} of 8 · end of exploration"),
        Stage::Over => "The way back".to_owned(),
    }
}

/// The chapter of the log a moment belongs to.
pub(crate) fn chapter(stage: Stage, played: u8) -> String {
    match stage {
        Stage::Keeping => BEFORE_FIRST.to_owned(),
        Stage::Exploring | Stage::Taking | Stage::Choosing | Stage::Over => {
            game_faraway::words::round(played)
        }
    }
}

/// What is asked of the viewer.
pub(crate) fn asked(stage: Stage, last: Option<Region>, clues: u8) -> String {
    match (stage, last) {
        (Stage::Keeping, _) => "Tick the three of your five Regions that you keep.".to_owned(),
        (Stage::Exploring, None) => {
            "Play a Region from your hand. All are revealed together.".to_owned()
        }
        (Stage::Exploring, Some(last)) => {
            let finds = match clues {
                0 => "a Sanctuary".to_owned(),
                clues => format!("one of {} Sanctuaries", clues + 1),
            };
            format!("Play a Region: above {last} it finds {finds}; the lowest takes first.")
        }
        (Stage::Taking, _) => "Take a Region from the display into your hand.".to_owned(),
        (Stage::Choosing, _) => "Choose one Sanctuary; the others go under the deck.".to_owned(),
        (Stage::Over, _) => String::new(),
    }
}

/// What the viewer waits for.
pub(crate) fn waits(stage: Stage, chosen: &[String], waiting: &str) -> String {
    let verb = if waiting.contains(" and ") { "are" } else { "is" };
    match (stage, chosen) {
        (Stage::Over, _) => "The game is over.".to_owned(),
        (Stage::Keeping, [_, ..]) => {
            format!("You keep {}; you may still change it. Waiting for {waiting}.", listed(chosen))
        }
        (Stage::Exploring, [_, ..]) => format!(
            "{} is laid face down; you may still change it. Waiting for {waiting}.",
            listed(chosen)
        ),
        (Stage::Keeping, []) => format!("{waiting} {verb} deciding which Regions to keep."),
        (Stage::Exploring, []) => format!("{waiting} {verb} choosing a Region to explore."),
        (Stage::Taking, _) => format!("{waiting} {verb} taking a Region from the display."),
        (Stage::Choosing, _) => format!("{waiting} {verb} choosing a Sanctuary."),
    }
}

/// Why a card of the hand cannot be played now.
pub(crate) fn why_not_hand(stage: Stage) -> &'static str {
    match stage {
        Stage::Keeping | Stage::Exploring => "You have chosen it already.",
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
            "Regions are taken after all have explored, the lowest first.".to_owned()
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
        Stage::Keeping => "It is laid out when everyone has kept three Regions.",
        Stage::Exploring | Stage::Taking | Stage::Choosing | Stage::Over => {
            "In the last round no Region is taken."
        }
    }
}

/// The verb of an action, for its button.
pub(crate) fn verb(action: Action) -> &'static str {
    match action {
        Action::Play(_) => "Play",
        Action::Take(_) => "Take",
        Action::Choose(_) => "Choose",
        Action::Keep(_) => "Keep",
    }
}

/// What kind of card it is, for a name.
pub(crate) fn region(number: &str) -> String {
    format!("Region {number}")
}

pub(crate) fn sanctuary(number: &str) -> String {
    format!("Sanctuary {number}")
}

pub(crate) fn about(name: &str) -> String {
    format!("About {name}")
}

pub(crate) fn decks(regions: u8, sanctuaries: usize) -> String {
    format!("In the decks: {regions} Regions, {sanctuaries} Sanctuaries")
}

pub(crate) fn pays_now(fame: u16) -> String {
    format!("pays {fame} now")
}

pub(crate) fn row_of(name: &str) -> String {
    format!("Journey of {name}")
}

pub(crate) fn wins(names: &[&str], fame: i32) -> String {
    match names {
        [_] => format!("{} wins with {fame} fame", listed(names)),
        _ => format!("{} share the win with {fame} fame", listed(names)),
    }
}

/// A card in a few words: what it is, gives, needs and pays.
pub(crate) fn card(card: &Card) -> String {
    card.to_string()
}

/// A card's symbols explained, a sentence each.
pub(crate) fn explained(card: &Card, is_region: IsRegion) -> Vec<String> {
    let mut lines = Vec::new();
    let biome = card.colour.map_or("no biome", |colour| colour.word());
    lines.push(match (is_region, card.night) {
        (IsRegion::Hours(hours), true) => {
            format!("A {biome} Region that takes {hours} hours to explore, by night.")
        }
        (IsRegion::Hours(hours), false) => {
            format!("A {biome} Region that takes {hours} hours to explore, by day.")
        }
        (IsRegion::No, true) => format!("A Sanctuary of {biome}. It counts as a night card."),
        (IsRegion::No, false) => format!("A Sanctuary of {biome}."),
    });
    if card.clues > 0 {
        let words = Counted::Clue.words(card.clues);
        let more = card.clues;
        lines
            .push(format!("{more} {words}: {more} more to choose from when you find Sanctuaries."));
    }
    if card.wonders.total() > 0 {
        lines.push(format!("It shows {}.", card.wonders));
    }
    lines.push(match card.quest {
        None => "It pays nothing itself; what it shows counts for other cards.".to_owned(),
        Some(quest) if card.prerequisite.total() == 0 => {
            format!("In the end it {}.", quest.in_sight())
        }
        Some(quest) => format!(
            "In the end it {}, if {} can be seen then; otherwise nothing.",
            quest, card.prerequisite
        ),
    });
    lines
}

/// Which kind of card is explained.
#[derive(Clone, Copy)]
pub(crate) enum IsRegion {
    Hours(u8),
    No,
}

/// Why a card pays what it pays.
pub(crate) fn why(why: Why) -> String {
    why.to_string()
}
