//! Adventurers as small busts: a few parts, chosen and painted by their number.

use game_near_and_far::{Adventurer, Faction};
use maud::{Markup, html};

/// The bust of an adventurer.
pub(super) fn head(adventurer: Adventurer) -> Markup {
    html! { svg.head viewBox="0 0 48 48" aria-hidden="true" { use href={ "#b-" (adventurer) } {} } }
}

/// All busts as symbols.
pub(super) fn sheet() -> Markup {
    html! { @for one in Adventurer::all() { (symbol(one)) } }
}

const SKINS: [&str; 5] = ["#e8bd92", "#c98f63", "#8f5d3c", "#f0d3b0", "#b07a4e"];
const SCALES: [&str; 3] = ["#7fa05a", "#5f8f7c", "#a0a04e"];
const HAIRS: [&str; 5] = ["#2b2118", "#5b3a20", "#8a8078", "#a4602c", "#d9b26a"];

/// The sky behind, and the coat.
fn colours(faction: Faction) -> (&'static str, &'static str) {
    match faction {
        Faction::Yellow => ("#f3dca0", "#a87a12"),
        Faction::Red => ("#f0c4ae", "#a3331f"),
        Faction::Green => ("#cfe0b8", "#2e6b43"),
        Faction::Blue => ("#c4d4ec", "#2b5a98"),
    }
}

fn symbol(one: Adventurer) -> Markup {
    let number = one.index() * 7 + 3;
    let (sky, coat) = colours(one.faction());
    let skin = match one.faction() {
        Faction::Red => SCALES[number % SCALES.len()],
        _ => SKINS[number % SKINS.len()],
    };
    let hair = HAIRS[(number / 3) % HAIRS.len()];
    html! {
        symbol id={ "b-" (one) } viewBox="0 0 48 48" {
            rect width="48" height="48" fill=(sky) {}
            path d="M5 48C6 36 14 31 24 31s18 5 19 17z" fill=(coat) stroke="#2a2118" stroke-width="1.5" {}
            path d="M24 31l-5 5 5 6 5-6z" fill="#fff6e2" fill-opacity=".8" {}
            (crown(one.index() % 5, hair, coat))
            @if one.faction() == Faction::Red {
                path d="M15 18C15 10 19 7 24 7s9 3 9 11c0 4-2 7-4 10l-5 4-5-4c-2-3-4-6-4-10z" fill=(skin) stroke="#2a2118" stroke-width="1.5" {}
                path d="M24 3l3 7h-6zM14 10l4 2-2 4zM34 10l-4 2 2 4z" fill=(coat) stroke="#2a2118" {}
                path d="M21 25h.1M27 25h.1" stroke="#2a2118" stroke-width="2" stroke-linecap="round" {}
            } @else {
                ellipse cx="24" cy="20" rx="9" ry="11" fill=(skin) stroke="#2a2118" stroke-width="1.5" {}
                (fringe(one.index() % 5, hair, coat))
                path d="M21 26c2 1.500 4 1.500 6 0" fill="none" stroke="#2a2118" stroke-width="1.400" stroke-linecap="round" {}
            }
            path d="M20 19.500h.1M28 19.500h.1" stroke="#2a2118" stroke-width="3" stroke-linecap="round" {}
        }
    }
}

/// What is behind the head: long hair, a hood, or nothing.
fn crown(kind: usize, hair: &str, coat: &str) -> Markup {
    html! {
        @match kind {
            0 => { path d="M12 34C9 18 14 6 24 6s15 12 12 28z" fill=(hair) {} }
            1 => { path d="M11 36C8 20 12 4 24 3c12 1 16 17 13 33z" fill=(coat) stroke="#2a2118" stroke-width="1.500" {} }
            _ => {}
        }
    }
}

/// What is on the head.
fn fringe(kind: usize, hair: &str, coat: &str) -> Markup {
    html! {
        @match kind {
            0 => { path d="M14 19C14 10 18 7 24 7s10 3 10 12c-3-4-6-6-10-6s-7 2-10 6z" fill=(hair) {} }
            1 => { path d="M14 18C15 10 19 8 24 8s9 2 10 10c-6-5-14-5-20 0z" fill=(coat) {} }
            2 => { path d="M6 16c6-2 8-3 9-9h18c1 6 3 7 9 9-10 3-26 3-36 0z" fill=(hair) stroke="#2a2118" stroke-width="1.500" {} }
            3 => { path d="M14 17c0-8 4-10 10-10s10 2 10 10l-3-3-3 2-4-3-4 3-3-2z" fill=(hair) {} path d="M17 27c2 6 12 6 14 0 0 8-3 9-7 9s-7-1-7-9z" fill=(hair) {} }
            _ => { path d="M14 16c1-7 5-9 10-9s9 2 10 9H14z" fill=(coat) stroke="#2a2118" stroke-width="1.500" {} circle cx="24" cy="5.500" r="2.500" fill=(hair) {} }
        }
    }
}
