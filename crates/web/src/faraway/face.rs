//! The faces of the cards, drawn once for a page and referred to by name.
//!
//! What a card gives stands on top, what it asks in the middle, what it pays at
//! the bottom. The sheet with all faces lies outside of what is pushed, so that
//! a card in a push is a few letters: `<use href="#r23">`.

use game_faraway::{
    CardId, Content, Region, Sanctuary,
    cards::{Card, Colour, Counted, Quest, Wonders},
};
use maud::{Markup, PreEscaped, html};

use super::landscape;

/// The symbols and motifs all faces are made of.
const ART: &str = include_str!("../../art/faraway.svg");

const PAPER: &str = "#fbf4e3";
const ASKING: &str = "#eadcbd";
const INK: &str = "#1b2233";

/// The word for a card in ids: `r23`, `s7`.
pub(super) fn key(card: CardId) -> String {
    match card {
        CardId::Region(region) => format!("r{region}"),
        CardId::Sanctuary(sanctuary) => format!("s{}", sanctuary.id()),
    }
}

/// The face of a card, by name.
pub(super) fn face(name: CardId) -> Markup {
    let shape = match name {
        CardId::Region(_) => "0 0 120 168",
        CardId::Sanctuary(_) => "0 0 120 120",
    };
    html! { svg.face viewBox=(shape) aria-hidden="true" { use href={ "#" (key(name)) } {} } }
}

/// The back of a Region.
pub(super) fn back() -> Markup {
    html! { svg.face viewBox="0 0 120 168" aria-hidden="true" { use href="#back" {} } }
}

/// The back of a Sanctuary.
pub(super) fn back_of_sanctuary() -> Markup {
    html! { svg.face viewBox="0 0 120 120" aria-hidden="true" { use href="#back-s" {} } }
}

/// A symbol in running text.
pub(super) fn icon(word: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (word) } {} } }
}

/// The symbols alone, for pages without cards.
pub(super) fn art() -> Markup {
    PreEscaped(ART.to_owned())
}

/// Every face, for a page to lay outside of what is pushed.
pub(super) fn sheet(content: &Content) -> Markup {
    html! {
        (art())
        @for region in Region::all() {
            symbol id={ "r" (region) } viewBox="0 0 120 168" {
                (region_face(content.region(region), region))
            }
        }
        @for sanctuary in Sanctuary::all() {
            symbol id={ "s" (sanctuary.id()) } viewBox="0 0 120 120" {
                (sanctuary_face(content.sanctuary(sanctuary), sanctuary))
            }
        }
    }
}

fn region_face(card: &Card, region: Region) -> Markup {
    let ground = if card.quest.is_some() { 104 } else { 132 };
    let (tab, number) = if card.night { ("#1b2140", "#f6e9c8") } else { (PAPER, INK) };
    html! {
        (landscape::region(card, region.duration(), ground))
        path d="M0 0H49V30a9 9 0 0 1-9 9H0z" fill=(tab) {}
        text.num x="24" y="30" fill=(number) { (region) }
        @if card.colour.is_some() { (place(5, 43, 18, landscape::biome(card.colour))) }
        (given(card, 117, 4))
        @if let Some(quest) = card.quest {
            (asked(card.prerequisite))
            rect x="5" y="118" width="110" height="39" rx="5" fill=(PAPER) {}
            (quest_line(quest, 60, 138))
        }
        (frieze(card.colour, 160))
    }
}

fn sanctuary_face(card: &Card, sanctuary: Sanctuary) -> Markup {
    html! {
        (landscape::sanctuary(card, sanctuary.id()))
        @if card.colour.is_some() { (place(6, 92 - 34, 17, landscape::biome(card.colour))) }
        (given_in_the_middle(card))
        text.sid x="60" y="19" fill=(if card.night { "#f6e9c8" } else { INK }) { (sanctuary) }
        @if let Some(quest) = card.quest {
            rect x="6" y="76" width="108" height="34" rx="5" fill=(PAPER) {}
            (quest_line(quest, 60, 93))
        }
        (frieze(card.colour, 112))
    }
}

/// A symbol at a place.
fn place(x: i64, y: i64, size: i64, word: &str) -> Markup {
    html! { use href={ "#i-" (word) } x=(x) y=(y) width=(size) height=(size) {} }
}

fn word_of(what: Counted) -> &'static str {
    match what {
        Counted::Night => "night",
        Counted::Day => "day",
        Counted::Clue => "clue",
        Counted::Stone => "stone",
        Counted::Chimera => "chimera",
        Counted::Thistle => "thistle",
    }
}

fn wonders(wonders: Wonders) -> impl Iterator<Item = &'static str> {
    let kinds =
        [(wonders.stone, "stone"), (wonders.chimera, "chimera"), (wonders.thistle, "thistle")];
    kinds.into_iter().flat_map(|(count, word)| std::iter::repeat_n(word, count.into()))
}

/// Everything the card adds to what is in sight.
fn gives(card: &Card) -> Vec<&'static str> {
    let night = card.night.then_some("night");
    let clues = std::iter::repeat_n("clue", card.clues.into());
    night.into_iter().chain(clues).chain(wonders(card.wonders)).collect()
}

/// What a Region gives, from the right edge to the left.
fn given(card: &Card, right: i64, y: i64) -> Markup {
    let gives = gives(card);
    let step = if gives.len() > 3 { 64 / gives.len() as i64 } else { 22 };
    let width = gives.len() as i64 * step + 2;
    html! {
        @if !gives.is_empty() {
            rect x=(right - width) y=(y) width=(width) height="25" rx="7" fill=(PAPER) {}
            @for (index, word) in gives.iter().enumerate() {
                (place(right - width + 2 + index as i64 * step, y + 2, 20, word))
            }
        }
    }
}

fn given_in_the_middle(card: &Card) -> Markup {
    let gives = gives(card);
    let width = gives.len() as i64 * 28 + 6;
    html! {
        @if !gives.is_empty() {
            rect x=(60 - width / 2) y="27" width=(width) height="32" rx="9" fill=(PAPER) {}
            @for (index, word) in gives.iter().enumerate() {
                (place(60 - width / 2 + 4 + index as i64 * 28, 30, 26, word))
            }
        }
    }
}

/// What the quest asks for, as a tab on top of it.
fn asked(asks: Wonders) -> Markup {
    let all: Vec<&str> = wonders(asks).collect();
    let step = if all.len() > 5 { 100 / all.len() as i64 } else { 20 };
    let width = all.len() as i64 * step + 8;
    html! {
        @if !all.is_empty() {
            rect x=(60 - width / 2) y="94" width=(width) height="34" rx="7" fill=(ASKING) {}
            @for (index, word) in all.iter().enumerate() {
                (place(60 - width / 2 + 5 + index as i64 * step, 97, 18, word))
            }
        }
    }
}

/// What a quest pays, centred.
fn quest_line(quest: Quest, x: i64, y: i64) -> Markup {
    let (fame, symbols): (u8, Vec<&str>) = match quest {
        Quest::Flat { fame } => (fame, Vec::new()),
        Quest::Per { what, fame } => (fame, vec![word_of(what)]),
        Quest::PerColour { first, second, fame } => {
            (fame, [Some(first), second].into_iter().flatten().map(Colour::word).collect())
        }
        Quest::ColourSet { fame } => (fame, Colour::ALL.map(Colour::word).to_vec()),
    };
    let small = symbols.len() > 2;
    let (size, step) = if small { (15, 17) } else { (26, 28) };
    let across = if small { 2 } else { symbols.len() as i64 };
    let width = if symbols.is_empty() { 0 } else { 12 + across * step };
    let left = x - (36 + width) / 2;
    html! {
        (place(left, y - 18, 36, "fame"))
        text.fame x=(left + 18) y=(y + 8) { (fame) }
        @if !symbols.is_empty() {
            text.per x=(left + 42) y=(y + 8) { "/" }
            @for (index, word) in symbols.iter().enumerate() {
                @let (column, row) = if small { (index as i64 % 2, index as i64 / 2) } else { (index as i64, 0) };
                @let top = if small { y - 16 + row * step } else { y - size / 2 };
                (place(left + 50 + column * step, top, size, word))
            }
        }
    }
}

/// The pattern of the biome along the lower edge.
fn frieze(colour: Option<Colour>, y: i64) -> Markup {
    let (ground, line) = match colour {
        Some(Colour::Red) => ("#8f3526", "#ffd9c4"),
        Some(Colour::Green) => ("#2a5f3c", "#d8efc9"),
        Some(Colour::Blue) => ("#275b8a", "#d3ecf7"),
        Some(Colour::Yellow) => ("#b98718", "#fff3cc"),
        None => ("#6d6870", "#efeaf0"),
    };
    html! {
        rect x="0" y=(y) width="120" height="9" fill=(ground) {}
        use href={ "#f-" (landscape::biome(colour)) } y=(y - 1) stroke=(line) {}
    }
}
