//! Villagers as little busts: a few parts, chosen and painted by their number.
//!
//! Whoever is met again looks the same. The token shows the bust, hammer and
//! quill in its upper corners, and lanterns with the die they need below.

use game_above_and_below::{
    Content, Villager,
    components::{Craft, Face, Group, Sign},
};
use maud::{Markup, html};

use crate::dice::Dice;

const SKINS: [&str; 8] =
    ["#f3cfae", "#e2b08a", "#c98f63", "#9c6642", "#7a4a30", "#f0d9c4", "#b87f5a", "#d9a57f"];
const HAIRS: [&str; 8] =
    ["#2b1f1a", "#5a3a22", "#8a5a2b", "#c9963f", "#7d7a78", "#d9d2c4", "#a03f24", "#3a2f4a"];
const CLOTHES: [&str; 8] =
    ["#8a3f2b", "#2f5a6b", "#5f6b34", "#6b3f6b", "#b0742a", "#3f4a7a", "#7a5a3f", "#2f6b52"];
const INK: &str = "#1b2233";
const PAPER: &str = "#fbf4e3";

/// The whole token of a villager, by name.
pub(super) fn token(villager: Villager) -> Markup {
    html! { svg.token viewBox="0 0 72 100" aria-hidden="true" { use href={ "#t-" (villager) } {} } }
}

/// The head alone, for a small place.
pub(super) fn head(villager: Villager) -> Markup {
    html! { svg.head viewBox="0 0 72 62" aria-hidden="true" { use href={ "#t-" (villager) } width="72" height="100" {} } }
}

/// Every token, for a page to lay outside of what is pushed.
pub(super) fn sheet(content: &Content) -> Markup {
    let groups = [Group::Starting, Group::Regular, Group::Special, Group::Adventurer];
    html! {
        @for villager in groups.into_iter().flat_map(Villager::all_of) {
            symbol id={ "t-" (villager) } viewBox="0 0 72 100" {
                (drawn(content.face(villager), villager))
            }
        }
    }
}

fn drawn(face: &Face, villager: Villager) -> Markup {
    let ground = match villager.group() {
        Group::Starting => "#dfe0c4",
        Group::Regular => "#eed7a4",
        Group::Special => "#c3b4dd",
        Group::Adventurer => "#b9d0d3",
    };
    html! {
        rect width="72" height="64" fill=(ground) {}
        (bust(face, villager))
        rect y="62" width="72" height="38" fill=(PAPER) {}
        (crafts(face))
        (lanterns(face, villager.group()))
    }
}

/// Somebody one would know again.
fn bust(face: &Face, villager: Villager) -> Markup {
    let whole = match villager.group() {
        Group::Special if face.cat => Some("cat"),
        Group::Special if face.own_bed => Some("metal"),
        Group::Special if face.bad_reputation => Some("liquid"),
        Group::Special => Some("glogo"),
        Group::Starting | Group::Regular | Group::Adventurer => None,
    };
    let mut dice = Dice::of(villager.index() * 7 + 3);
    let (skin, hair, cloth) = (dice.one(&SKINS), dice.one(&HAIRS), dice.one(&CLOTHES));
    let (other, style) = (dice.one(&CLOTHES), 1 + dice.below(6));
    let (hat, beard) = (dice.below(10), dice.below(7));
    html! {
        @if let Some(whole) = whole {
            use href={ "#p-" (whole) } {}
        } @else if face.people == Some(Sign::Frogfolk) {
            use href="#p-torso" fill=(cloth) {}
            use href="#p-frog" {}
        } @else {
            @let fish = face.people == Some(Sign::Fishfolk);
            @if hat == 3 && !fish { use href="#p-hat3" fill=(other) {} }
            use href="#p-torso" fill=(cloth) {}
            @if villager.group() == Group::Adventurer { use href="#p-cloak" fill=(other) {} }
            @else { use href="#p-collar" fill=(other) {} }
            @if fish { use href="#p-fins" {} }
            use href={ "#p-head" (1 + dice.below(3)) } fill=(if fish { "#7cc0bd" } else { skin }) {}
            @if !fish { use href={ "#p-hair" (style) } fill=(hair) {} }
            use href={ "#p-eyes" (if dice.below(3) == 0 { "2" } else { "" }) } fill=(INK) color=(INK) {}
            @if beard < 2 && style != 2 && style != 5 && !fish { use href={ "#p-beard" (beard + 1) } fill=(hair) {} }
            @if villager.group() == Group::Adventurer && hat > 6 { use href="#p-goggles" {} }
            @if matches!(hat, 1 | 2 | 4 | 5 | 6) && !fish && style != 3 { use href={ "#p-hat" (hat) } fill=(other) {} }
        }
    }
}

/// Hammer and quill in the upper corners, with a plus where they are cheaper.
fn crafts(face: &Face) -> Markup {
    html! {
        @for (craft, word, x) in [(face.build, "hammer", 0), (face.train, "quill", 48)] {
            @if craft != Craft::None {
                circle cx=(x + 12) cy="12" r="12" fill=(PAPER) {}
                use href={ "#a-" (word) } x=(x + 3) y="3" width="18" height="18" {}
                @if craft == Craft::Plus { use href="#a-plus" x=(x + 13) y="13" width="11" height="11" {} }
            }
        }
    }
}

/// Lanterns with the lowest die that gives them; adventurers need none.
fn lanterns(face: &Face, group: Group) -> Markup {
    let food = (0..face.bread).map(|_| "bread").chain((0..face.bacon).map(|_| "bacon"));
    let food: Vec<&str> = food.collect();
    let top = if face.pairs.len() + usize::from(!food.is_empty()) > 1 { 64 } else { 73 };
    html! {
        @for (row, &(roll, lanterns)) in face.pairs.iter().enumerate() {
            @let y = top + row * 18;
            @let left = if group == Group::Adventurer { 36 - usize::from(lanterns) * 8 } else { 25 };
            @if group != Group::Adventurer {
                rect x="5" y=(y) width="16" height="16" rx="3.5" fill=(INK) {}
                text.pip x="13" y=(y + 13) fill="#fff6e2" { (roll) }
            }
            @for lantern in 0..usize::from(lanterns) {
                use href="#a-lantern" x=(left + lantern * 15) y=(y) width="16" height="16" {}
            }
        }
        @for (place, word) in food.iter().enumerate() {
            use href={ "#a-" (word) } x=(36 - food.len() * 9 + place * 18) y=(top + face.pairs.len() * 18) width="16" height="16" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_who_can_be_met_twice_looks_like_somebody_else() {
        let content = Content::embedded();
        let groups = [Group::Starting, Group::Regular, Group::Adventurer];
        let mut seen: Vec<String> = groups
            .into_iter()
            .flat_map(Villager::all_of)
            .map(|villager| bust(content.face(villager), villager).into_string())
            .collect();
        let all = seen.len();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), all);
    }
}
