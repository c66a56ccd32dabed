//! What a building looks like: a few motifs, chosen and painted by its number.
//!
//! A building looks the same for ever and on every machine. All houses share
//! one horizon and all outposts one cave, so that a village is one landscape.

use game_above_and_below::components::{Card, Kind};
use maud::{Markup, html};

use crate::dice::Dice;

/// The sky at dusk over every house.
pub(super) const SKY: &str = "#f4dcaa";

const WALLS: [&str; 6] = ["#f0e2c4", "#d9b98c", "#c98f63", "#e6cfa0", "#b7a58c", "#dfd3c3"];
const ROOFS: [&str; 7] =
    ["#8a3f2b", "#5b4a7a", "#3f5a6b", "#a4602c", "#4f5f3a", "#6d2f3a", "#39445c"];
const DEEP_WALLS: [&str; 4] = ["#8f7fb5", "#a48a66", "#6f86a0", "#9a6f6a"];
const DEEP_ROOFS: [&str; 4] = ["#e0912f", "#c9743a", "#5fa0a0", "#d9b04a"];

/// The picture of a building, 120 wide and 104 high.
pub(super) fn building(card: &Card, kind: Kind, number: usize) -> Markup {
    let mut dice = Dice::of(number);
    let is_garden = card.stock.is_some_and(|stock| stock.replenishing);
    let motif = match kind {
        Kind::House if is_garden => "9",
        Kind::House => dice.one(&["1", "2", "3", "4", "5", "6", "7"]),
        Kind::Outpost => dice.one(&["1", "3", "7", "10", "11", "12", "13"]),
        Kind::KeyHouse => dice.one(&["2", "5", "6", "8"]),
        Kind::StarHouse => "8",
    };
    let shift = 54 + dice.below(13);
    let place = format!("translate({shift} 92)");
    let (wall, roof) = match kind {
        Kind::Outpost => (dice.one(&DEEP_WALLS), dice.one(&DEEP_ROOFS)),
        Kind::House if is_garden => ("#6b4a2b", dice.one(&["#4f6b34", "#5f7a35", "#3f5f3a"])),
        Kind::House | Kind::KeyHouse | Kind::StarHouse => (dice.one(&WALLS), dice.one(&ROOFS)),
    };
    html! {
        @if kind == Kind::Outpost {
            use href="#g-cave" {}
            circle cx=(shift) cy="66" r="34" fill="#f6b73c" opacity=".22" {}
        } @else {
            rect width="120" height="104" fill=(SKY) {}
            circle cx=(20 + dice.below(80)) cy="34" r=(8 + dice.below(5)) fill="#fff6dd" {}
            use href="#g-land" {}
        }
        use href={ "#h-" (motif) } fill=(wall) color=(roof) transform=(place) {}
    }
}
