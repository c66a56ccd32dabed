//! Small scenes for How to play: a way over the map, a duel, a trade, a quest, a route, and what is
//! printed on boards.

use game_near_and_far::{
    Content, Rolled, Stop,
    components::{Adventurers, Cost, Good, SpaceKind, TradeGood},
    pictured::{hearts, value},
};
use maud::{Markup, html};
use shelf::ReadChoice;

use super::{
    bust,
    icon::{die, icon, symbols},
};

/// The map that the scenes are taken from.
const MAP: u8 = 1;

/// Spaces in a row, with what it costs to walk on from each.
pub(super) fn way(content: &Content, stops: &[Stop]) -> Markup {
    let map = content.map(MAP);
    html! {
        div.scene.way aria-hidden="true" {
            @for (place, stop) in stops.iter().enumerate() {
                @if place > 0 { i {} }
                span.stop.camped[stop.camp] {
                    (icon(kind_word(map.face(stop.space).kind)))
                    @if stop.camp { (icon("camp")) }
                }
            }
            b.price { (hearts(stops)) (icon("heart")) }
        }
    }
}

fn kind_word(kind: SpaceKind) -> &'static str {
    match kind {
        SpaceKind::Town => "town",
        SpaceKind::Coin => "coin",
        SpaceKind::Gem => "gem",
        SpaceKind::Route(good) => good.word(),
    }
}

/// Both dice with their swords; who wins is marked.
pub(super) fn duel(rolls: &[Rolled; 2]) -> Markup {
    let wins = rolls[0].total() > rolls[1].total();
    html! {
        div.scene.duel aria-hidden="true" {
            @for (roll, won) in rolls.iter().zip([wins, !wins]) {
                span.half.won[won] {
                    (die(roll.die, "")) "+" (roll.swords) (icon("sword")) "=" b { (roll.total()) }
                }
            }
        }
    }
}

/// What is paid, what is gained, and what each side counts.
pub(super) fn trade(content: &Content, pays: &Cost, gains: &Cost) -> Markup {
    let side = |goods: &Cost| {
        html! {
            span.half {
                @for (good, amount) in goods.each() { @for _ in 0..amount { (icon(good.word())) } }
                b { (value(content, goods)) }
            }
        }
    };
    html! { div.scene.trade aria-hidden="true" { (side(pays)) i { "→" } (side(gains)) } }
}

/// The title and the choices of a quest.
pub(super) fn quest(title: &str, choices: &[ReadChoice]) -> Markup {
    let sign = |choice: &ReadChoice| match choice.check {
        Some("combat") => "sword",
        _ => "skill",
    };
    html! {
        div.scene.quest aria-hidden="true" {
            p { (icon("book")) " " b { (title) } }
            ol {
                @for choice in choices {
                    li {
                        (choice.label) " "
                        @for number in &choice.numbers { b { (icon(sign(choice))) (number.number) } }
                    }
                }
            }
        }
    }
}

/// Both ends of a route, and its points.
pub(super) fn route(content: &Content, good: TradeGood) -> Markup {
    let route = content.map(MAP).routes[good as usize];
    html! {
        div.scene.route aria-hidden="true" {
            span.stop { (icon(good.word())) } i {} span.stop { (icon(good.word())) }
            b { (route.alone) " / " (route.shared) }
        }
    }
}

/// What each good counts.
pub(super) fn values(content: &Content) -> Markup {
    html! {
        ol.scene.values aria-hidden="true" {
            @for good in Good::ALL { li { (icon(good.word())) b { (content.board.values[good]) } } }
        }
    }
}

/// A companion and adventurers, each with what they show.
pub(super) fn party(content: &Content, members: Adventurers) -> Markup {
    html! {
        ul.scene.company aria-hidden="true" {
            li { (icon("companion")) (symbols(&content.board.companion)) }
            @for one in members.iter() { li { (bust::head(one)) (symbols(&content.face(one).symbols)) } }
        }
    }
}

/// A threat card.
pub(super) fn threat(content: &Content, place: usize) -> Markup {
    let threat = content.threat(place);
    html! {
        div.scene.threat-card aria-hidden="true" {
            (icon("threat")) b { (threat.level) } span { (icon("points")) (threat.points) }
        }
    }
}
