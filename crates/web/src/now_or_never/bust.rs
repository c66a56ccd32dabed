//! Specialists as small busts: a few parts, chosen and painted by their number, with the sign of what
//! they do. Villagers and heroes have pictures of their own.

use game_now_or_never::{
    Content,
    components::{Good, Hero, Specialist, SpecialistKind},
};
use maud::{Markup, html};

use super::icon::picture;
use crate::dice::Dice;

/// The bust of a specialist.
pub(super) fn specialist(one: Specialist) -> Markup {
    picture("bust", one, "0 0 48 48")
}

/// The bust of a hero.
pub(super) fn hero(hero: Hero) -> Markup {
    picture("bust", hero, "0 0 48 48")
}

/// A villager who produces this.
pub(super) fn villager(good: Good) -> Markup {
    picture("folk", format_args!("v-{good}"), "0 0 32 32")
}

/// All busts of specialists as symbols.
pub(super) fn sheet(content: &Content) -> Markup {
    html! { @for one in Specialist::all() { (symbol(one, content.specialist(one).kind)) } }
}

const SKINS: [&str; 6] = ["#e8bd92", "#c98f63", "#8f5d3c", "#f0d3b0", "#b07a4e", "#9fb58a"];
const HAIRS: [&str; 6] = ["#2b2118", "#5b3a20", "#8a8078", "#a4602c", "#d9b26a", "#e9e3f6"];
const INK: &str = "#2a2118";

/// The ground behind, and the coat.
fn colours(kind: SpecialistKind) -> [&'static str; 2] {
    match kind {
        SpecialistKind::Builder => ["#ecd8b8", "#8a5a2c"],
        SpecialistKind::Healer => ["#f1cfc8", "#9a2f34"],
        SpecialistKind::Teacher => ["#efe0a8", "#6d5a14"],
        SpecialistKind::Smith => ["#d3d9e0", "#414b58"],
    }
}

fn symbol(one: Specialist, kind: SpecialistKind) -> Markup {
    let mut dice = Dice::of(one.index() + 300);
    let [ground, coat] = colours(kind);
    let (skin, hair) = (dice.one(&SKINS), dice.one(&HAIRS));
    let (shape, beard) = (dice.below(6), dice.below(3) == 0);
    html! {
        symbol id={ "c-" (one) } viewBox="0 0 48 48" {
            rect width="48" height="48" fill=(ground) {}
            @if matches!(shape, 0 | 4) { path d="M11 38C7 18 13 5 24 5s17 13 13 33z" fill=(hair) {} }
            path d="M4 48C5 36 13 31 24 31s19 5 20 17z" fill=(coat) {}
            path d="M24 31l-6 5 6 9 6-9z" fill="#fff6e2" fill-opacity=".75" {}
            ellipse cx="24" cy="20.500" rx="9.500" ry="11" fill=(skin) {}
            @if beard { path d="M15 23c2 10 16 10 18 0 1 8-2 15-9 16-7-1-10-8-9-16z" fill=(hair) {} }
            (crown(shape, hair, coat))
            path d="M20.500 20h.1M27.500 20h.1" fill="none" stroke=(INK) stroke-width="2.800" stroke-linecap="round" {}
            path d="M21.500 26.500c1.600 1 3.400 1 5 0" fill="none" stroke=(INK) stroke-width="1.400" stroke-linecap="round" {}
        }
    }
}

/// What is on the head.
fn crown(shape: usize, hair: &str, coat: &str) -> Markup {
    html! {
        @match shape {
            0 => { path d="M14 21C13 11 18 7 24 7s11 4 10 14c-2-5-5-7-10-7s-8 2-10 7z" fill=(hair) {} }
            1 => { path d="M7 16c5-2 7-3 8-10h18c1 7 3 8 8 10-10 3-24 3-34 0z" fill=(coat) {} path d="M14 13h20v2.500H14z" fill="#e2b136" {} }
            2 => { path d="M14 17c0-8 4-11 10-11s10 3 10 11l-3-3-3 2-4-3-4 3-3-2z" fill=(hair) {} }
            3 => { path d="M13 17C13 8 18 5 24 5s11 3 11 12c-6-4-16-4-22 0z" fill="#f6ead0" {} path d="M13 15c7-4 15-4 22 0v3c-7-4-15-4-22 0z" fill=(coat) {} }
            4 => { path d="M13 20C14 9 19 6 25 7c7 1 10 6 9 13-3-5-7-6-10-10-2 5-7 6-11 10z" fill=(hair) {} }
            _ => { path d="M14 16c1-7 5-10 10-10s9 3 10 10z" fill=(coat) {} circle cx="24" cy="5" r="2.600" fill=(hair) {} }
        }
    }
}
