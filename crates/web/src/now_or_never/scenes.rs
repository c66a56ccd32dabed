//! Small scenes for How to play: everything that has a picture, a way over the board, a round of a
//! combat, a few houses, and the market.

use game_now_or_never::{
    Content, Pictured, Token,
    components::{Cost, Hero, Side, Site, Space, Tile},
    pictured::{Blow, way_hearts},
};
use maud::{Markup, html};

use super::{
    board, bust, grid, hero,
    icon::{die, effects, goods, icon, picture, plain_die, price, some},
    quest,
    token::{does, lining},
};

/// The board that scenes are taken from.
const SIDE: Side = Side::Above;

/// What a picture shows.
pub(super) fn pictured(content: &Content, shown: &Pictured) -> Markup {
    match shown {
        Pictured::Hero(one) => {
            html! { div.hero-card { div.lift { (hero::printed(content.hero(*one), *one)) } } }
        }
        Pictured::Quest(one) => {
            html! { div.quest-card.(one.deck().word()) { (quest::printed(content, content.quest(*one), *one)) } }
        }
        Pictured::Gear(one) => {
            let face = content.gear(*one);
            html! { div.gear-token.(lining(face.colour)) { div.lift { (picture("thing", one, "0 0 32 32")) span.fee { (some(face.cost, "coin")) } (does(content, Token::Gear(*one))) span.name { (face.name) } } } }
        }
        Pictured::Ability(one) => {
            let face = content.ability(*one);
            html! { div.ability.(lining(face.colour)) { span { (icon(face.colour.word())) " " b { (face.name) } } (does(content, Token::Ability(*one))) small { (some(face.experience, "experience")) } } }
        }
        Pictured::Tile(one) => {
            html! { div.plot.lit { div.lift { (grid::face(content, *one)) } } }
        }
        Pictured::Specialist(one) => {
            let face = content.specialist(*one);
            html! { div.specialist { div.lift { span.portrait { (bust::specialist(*one)) } (effects(&face.action)) span.fee { (some(face.cost, "coin")) small { (some(face.tax, "tax")) } } span.name { (face.name) } } } }
        }
        Pictured::Order(one) => {
            let face = content.order(*one);
            html! { div.order-token { span.effects { (goods(face.goods)) "›" (some(face.coins, "coin")) } b.name { (face.name) } } }
        }
        Pictured::Find(one) => {
            let face = content.find(*one);
            html! { div.order-token { (effects(&face.gains)) b.name { (face.name) } } }
        }
        Pictured::Enemy(one) => {
            let face = content.enemy(*one);
            html! { div.scene.beast-of { (picture("beast", one, "0 0 64 48")) span { b { (face.level) } " " (some(face.health, "health")) " " (some(face.attack, "attack")) } (board::rewards(face)) } }
        }
        Pictured::Villager(good) => {
            html! { div.scene { (bust::villager(*good)) (icon(good.word())) } }
        }
        Pictured::Location(one) => {
            let visit = content.visit(SIDE, *one);
            html! { div.scene.place-of { (picture("view", one, "0 0 64 48")) span { @if visit.cost != Cost::FREE { (price(&visit.cost)) " › " } (effects(&visit.gains)) } } }
        }
        Pictured::Die(number) => die(*number, &number.to_string()),
        Pictured::Market => market(content),
        Pictured::Town => town(content, &[]),
        Pictured::Buildings(built) => town(content, built),
        Pictured::Way { movement, spaces } => way(content, *movement, spaces),
        Pictured::Round { hero, enemy, die } => round(
            content,
            *hero,
            &picture("beast", enemy, "0 0 64 48"),
            Blow::of(content, *hero, content.enemy(*enemy), *die),
            *die,
        ),
        Pictured::Symbol(word, _) => icon(word),
    }
}

/// The trades of the market.
fn market(content: &Content) -> Markup {
    html! {
        ul.scene.trades aria-hidden="true" {
            @for sale in &content.market { li { (goods(sale.goods)) "›" (some(sale.coins, "coin")) } }
        }
    }
}

/// A town with a few houses, and what is printed on the other spaces.
fn town(content: &Content, built: &[(Tile, Site)]) -> Markup {
    let printed = content.town(SIDE);
    html! {
        ol.scene.drawn-town aria-hidden="true" {
            @for site in Site::all() {
                @let face = printed.spaces[site.index()];
                li {
                    @match built.iter().find(|one| one.1 == site) {
                        Some((tile, _)) => { (picture("dwelling", tile, "0 0 60 44")) }
                        None => {
                            @if let Some(gain) = face.gain { (icon(gain.icon())) }
                            @if face.cost > 0 { small { "+" (some(face.cost, "coin")) } }
                        }
                    }
                }
            }
        }
    }
}

/// Spaces in a row, and what the way costs.
fn way(content: &Content, movement: u8, spaces: &[Space]) -> Markup {
    let board = content.board(SIDE);
    html! {
        div.scene.way aria-hidden="true" {
            @for (place, space) in spaces.iter().enumerate() {
                @let face = board.space(*space);
                @if place > 0 { i.beyond[place > usize::from(movement)] {} }
                span.stop {
                    @match face.location { Some(location) => { (picture("view", location, "0 0 64 48")) } None if face.mountain => { (icon("mountain")) } None => {} }
                }
            }
            b.price { (way_hearts(content, movement, spaces)) (icon("heart")) }
        }
    }
}

/// One round: both sides, the die, and what they do to each other.
fn round(content: &Content, hero: Hero, beast: &Markup, blow: Blow, number: u8) -> Markup {
    html! {
        div.scene.bout aria-hidden="true" {
            span.half { (bust::hero(hero)) b { (content.hero(hero).name) } span { "−" (some(blow.loss, "heart")) } }
            (plain_die(number))
            span.half { (beast) span { "−" (some(blow.damage, "damage")) } (some(blow.fight.health, "health")) }
        }
    }
}
