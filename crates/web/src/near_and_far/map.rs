//! What changes on a map in a game, laid over its chart: camps, travellers, quest tokens, and where one
//! can go.

use game_near_and_far::{
    NearAndFar, Place, Space,
    components::{Map, Side, TradeGood},
    words::{Reached, label, reach, space_name, space_words},
};
use maud::{Markup, html};
use table::{Game, Seat};

use super::{
    NearAndFarPage,
    chart::{Chart, Light, room},
    icon::icon,
    of_seat, quest,
};
use crate::{buttons::hint_of, words::near_and_far as words};

/// The map of the game.
pub(super) fn map(page: &NearAndFarPage<'_>) -> Markup {
    let map = page.map();
    html! {
        section.atlas id="map" aria-labelledby="map-title" {
            header.bar {
                h2 id="map-title" { (words::map_title(map.number, &map.name)) }
                (routes(map))
                span.zoom {
                    button type="button" data-zoom="out" aria-label=(words::ZOOM_OUT) hidden { "−" }
                    button type="button" data-zoom="in" aria-label=(words::ZOOM_IN) hidden { "+" }
                    button type="button" data-zoom="fit" aria-label=(words::ZOOM_FIT) hidden { "⤢" }
                }
            }
            @if let Some(special) = words::special(map.special) { p.special { (special) } }
            @if quest::is_fight(page) { (quest::roll(page)) }
            (chart(page))
        }
    }
}

/// The chart with everything on it.
pub(super) fn chart(page: &NearAndFarPage<'_>) -> Markup {
    let (map, content) = (page.map(), NearAndFar::fingerprint(page.content).into());
    html! {
        // Where it is larger than its frame, arrow keys move it.
        div.chart id="chart" role="region" aria-label=(map.name) tabindex="0" {
            div.sheet-of-map {
                @for light in Light::ALL {
                    @let chart = Chart { content, map: map.number, light };
                    img.(light.word()) src={ "/assets/" (chart) } alt="" width="1000" height="700" loading="lazy";
                }
                svg.live viewBox="0 0 1000 700" role="group" aria-label=(words::map_label(&map.name, map.spaces.len() - 1)) {
                    @let reached = if page.is_asked() { reach(page.seen) } else { Vec::new() };
                    (tokens(page, map))
                    (rings(page, map, &reached))
                    (camps(page, map))
                    (threat(page, map))
                    (travellers(page, map))
                    (steps(page, map, &reached))
                }
            }
        }
    }
}

/// The trade routes and what they pay.
fn routes(map: &Map) -> Markup {
    html! {
        ul.routes aria-label=(words::ROUTES) {
            @for (good, route) in TradeGood::ALL.into_iter().zip(&map.routes) {
                li title=(words::route(good, route)) {
                    (icon(good_word(good))) b { (route.alone) } "/" (route.shared)
                    span.sr { (words::route(good, route)) }
                }
            }
        }
    }
}

/// The symbol of what is traded.
fn good_word(good: TradeGood) -> &'static str {
    match good {
        TradeGood::Peppers => "peppers",
        TradeGood::Tea => "tea",
        TradeGood::Parts => "parts",
        TradeGood::Ichor => "ichor",
    }
}

/// A symbol around a middle.
fn put(name: &str, class: &str, (x, y): (f32, f32), wide: f32, high: f32) -> Markup {
    html! { use href={ "#" (name) } class=(class) x=(x - wide / 2.0) y=(y - high / 2.0) width=(wide) height=(high) {} }
}

/// Quests that are still there.
fn tokens(page: &NearAndFarPage<'_>, map: &Map) -> Markup {
    html! {
        g aria-hidden="true" {
            @for space in page.open().quests.iter() {
                @let (x, y) = room::book(map, space.index());
                (put("n-token", "", (x + 19.0, y - 11.0), 20.0, 20.0))
            }
        }
    }
}

/// Camps as tents in the colours of their owners, each with an emblem.
fn camps(page: &NearAndFarPage<'_>, map: &Map) -> Markup {
    html! {
        @for seat in page.seats() {
            @for space in page.traveller(seat).camps.iter() {
                @let (x, y) = (map.face(space).x, map.face(space).y);
                g id={ "camp-" (space) } role="img" aria-label={ (space_name(page.seen, space)) ": " (words::camp_of(page.name(seat))) } {
                    (put("n-tent", &of_seat(seat), (x + 10.0, y + 6.0), 42.0, 42.0))
                    (put(&format!("e-{}", seat.index() % 6 + 1), "", (x + 10.0, y + 15.0), 17.0, 17.0))
                }
            }
        }
    }
}

/// The stack of threats: the next one, with what it asks and how many are left.
fn threat(page: &NearAndFarPage<'_>, map: &Map) -> Markup {
    let open = page.open();
    let (middle, left) = (map.chart.threat_stack, open.threats_left().count());
    html! {
        @if let Some(face) = open.threat().map(|place| page.content.threat(place.into())) {
            g.threat-card role="img" aria-label=(words::threat(&face.name, face.level, left)) {
                rect x=(middle.x - 33.0) y=(middle.y - 45.0) width="66" height="90" rx="7" {}
                @for (row, at) in room::rows(&face.name, 2).iter().zip([-31.0, -18.0]) {
                    text x=(middle.x) y=(middle.y + at) class="name" textLength=[(row.len() > 8).then_some("60")] lengthAdjust="spacingAndGlyphs" { (row) }
                }
                (put("n-threat", "", (middle.x, middle.y + 3.0), 36.0, 36.0))
                text x=(middle.x) y=(middle.y + 38.0) class="level" { (face.level) }
                circle cx=(middle.x + 31.0) cy=(middle.y - 43.0) r="13" {}
                text x=(middle.x + 31.0) y=(middle.y - 38.0) class="left" { (left) }
            }
        }
    }
}

/// A ring around every space within reach; it lies below whoever camps there.
fn rings(page: &NearAndFarPage<'_>, map: &Map, reached: &[Option<Reached>]) -> Markup {
    html! {
        g aria-hidden="true" {
            @for (space, reached) in within(reached) {
                @if page.act_at(space).is_none() {
                    circle.reach cx=(map.face(space).x) cy=(map.face(space).y) r="30" {}
                    @if reached.hearts > 0 || reached.threat {
                        @let (x, y) = tag(map, space);
                        foreignObject x=(x - 40.0) y=(y - 14.0) width="80" height="28" { div.tags { (cost(None, reached)) } }
                    }
                }
            }
        }
    }
}

fn within(reached: &[Option<Reached>]) -> impl Iterator<Item = (Space, Reached)> {
    reached.iter().enumerate().filter_map(|(index, one)| Some((Space::new(index)?, (*one)?)))
}

/// The middle of what is said of a space: below it, or above it where its book is below.
fn tag(map: &Map, space: Space) -> (f32, f32) {
    let (x, y) = (map.face(space).x, map.face(space).y);
    match is_below(map, space) {
        true => (x, y + 34.0),
        false => (x, y - 34.0),
    }
}

fn is_below(map: &Map, space: Space) -> bool {
    let has_book = map.face(space).quest.is_some();
    !(has_book && matches!(map.chart.spaces[space.index()].book, Side::S | Side::Se | Side::Sw))
}

/// Buttons for the next step, each with its price, and the number by which it is called elsewhere.
fn steps(page: &NearAndFarPage<'_>, map: &Map, reached: &[Option<Reached>]) -> Markup {
    let all = (0..map.spaces.len()).filter_map(Space::new);
    html! {
        @for (space, action) in all.filter_map(|space| Some((space, page.act_at(space)?))) {
            @let (x, y) = (map.face(space).x, map.face(space).y);
            @let number = (map.face(space).name.is_none() && space != Space::TOWN).then_some(space);
            foreignObject x=(x - 35.0) y=(y - 35.0) width="70" height="70" {
                button.step.tag-above[!is_below(map, space)] id={ "way-" (space) } form="act" name="act" value=(action)
                    aria-label={ (space_name(page.seen, space)) ": " (space_words(page.seen, space)) ". " (label(page.seen, action)) } {
                    (cost(number, reached.get(space.index()).copied().flatten().unwrap_or_default()))
                    (hint_of(page.table, page.actions, action))
                }
            }
        }
    }
}

/// The number of a space, and its price in symbols.
fn cost(number: Option<Space>, reached: Reached) -> Markup {
    html! {
        span.cost-of-way aria-hidden="true" {
            @if let Some(number) = number { i { (number) } }
            @if reached.hearts > 0 { (icon("heart")) (reached.hearts) }
            @if reached.threat { (icon("threat")) }
        }
    }
}

/// Those who are on the map.
fn travellers(page: &NearAndFarPage<'_>, map: &Map) -> Markup {
    let on_map = |seat: &Seat| matches!(page.traveller(*seat).place, Place::At(_));
    html! {
        @for seat in page.seats().filter(on_map) {
            @if let Some(space) = page.traveller(seat).place.space() {
                @let (x, y) = place(page, map, seat, space);
                @let is_me = Some(seat) == page.seat();
                g id={ "standee-" (seat) } role="img" data-me[is_me] aria-label={ (page.name(seat)) ": " (space_name(page.seen, space)) } {
                    @if is_me { circle.me cx=(map.face(space).x) cy=(map.face(space).y) r="33" {} }
                    (put("n-standee", &of_seat(seat), (x, y), 34.0, 44.0))
                    (put(&format!("e-{}", seat.index() % 6 + 1), "", (x, y + 6.0), 17.0, 17.0))
                }
            }
        }
    }
}

/// Where a standee is drawn: those on one space stand beside each other.
fn place(page: &NearAndFarPage<'_>, map: &Map, seat: Seat, space: Space) -> (f32, f32) {
    let before = page.seats().take_while(|other| *other != seat);
    let before = before.filter(|other| page.traveller(*other).place == Place::At(space)).count();
    (map.face(space).x - 20.0 + 22.0 * before as f32, map.face(space).y - 8.0)
}
