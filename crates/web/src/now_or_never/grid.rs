//! Unbuilt tiles in their grid of five by four: what can be built now is lit.

use game_now_or_never::{
    Action, Content, Stage,
    components::{AdjacentKind, Building, Cell, Cells, Points, Tile},
    rules::building,
    words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, explained,
    icon::{effects, icon, picture, some},
    pressed,
    token::stands,
};
use crate::words::now_or_never as words;

/// The viewer’s own grid.
pub(super) fn own(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! {
        section.unbuilt id="grid" aria-labelledby="grid-title" {
            h2 id="grid-title" { (words::UNBUILT) }
            (cells(page, seat))
        }
    }
}

/// The grid of somebody else: pictures and prices; a help tells the rest.
pub(super) fn small(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let open = building::open_cells(player);
    html! {
        ol.plots.of-other aria-label=(words::UNBUILT) {
            @for cell in Cell::all() {
                @match player.grid[cell.index()] {
                    None => { li.plot.gone {} }
                    Some(tile) => {
                        @let face = page.content.building(tile);
                        li.plot.lit[open.contains(cell)] {
                            (explained(tile, &face.name, &html! { span.cost-of { (face.cost) } (picture("dwelling", tile, "0 0 60 44")) }))
                        }
                    }
                }
            }
        }
    }
}

/// The grid itself.
fn cells(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let player = page.player(seat);
    let open = building::open_cells(player);
    html! {
        ol.plots {
            @for cell in Cell::all() {
                @match player.grid[cell.index()] {
                    None => { li.plot.gone { span.sr { (words::EMPTY) } } }
                    Some(tile) => { (plot(page, seat, (cell, tile), open)) }
                }
            }
        }
    }
}

/// A tile in its place; a mark shows whether it is one of those that can be taken.
fn plot(page: &NowOrNeverPage<'_>, seat: Seat, (cell, tile): (Cell, Tile), open: Cells) -> Markup {
    let is_own = page.seat() == Some(seat);
    let acts = [Action::Tile(tile), Action::Swap(cell)];
    let act = acts.into_iter().filter(|_| is_own).find_map(|action| page.act(action));
    let is_first = page.open().stage == Stage::Swap { first: Some(cell) } && is_own;
    let is_placed = page.open().stage == Stage::Site { tile } && page.open().active == seat;
    let inner = face(page.content, tile);
    html! {
        li.plot.lit[open.contains(cell)].can[act.is_some()].chosen[is_first || is_placed] id={ "plot-" (seat) "-" (cell) } {
            @match act {
                Some(action) => { (pressed(page, action, &inner)) }
                None => { (explained(tile, &page.content.building(tile).name, &inner)) }
            }
        }
    }
}

/// What a tile shows: its price, its house, and what it does.
pub(super) fn face(content: &Content, tile: Tile) -> Markup {
    let building = content.building(tile);
    html! {
        span.cost-of { (building.cost) span.sr { " " (words::COINS) ", " } }
        (picture("dwelling", tile, "0 0 60 44"))
        span.makes aria-hidden="true" { (symbols(building)) }
        span.name { (building.name) }
        span.sr { ": " (game_words::building(content, building).join(", ")) }
    }
}

/// What a building does, in a few symbols.
pub(super) fn symbols(face: &Building) -> Markup {
    html! {
        @if let Some(made) = face.produces { (some(made.n, made.what.icon())) }
        @if face.on_built.is_empty() { @if face.book_icon { (icon("book")) } } @else { (effects(&face.on_built)) }
        @for _ in 0..face.beds { (icon("bed")) }
        @if face.is_inn { (icon("inn")) }
        (stands(&face.standing))
        @if let Some((what, each)) = face.points { span.count { (some(each, "points")) "/" (icon(counted(what))) } }
        @if let Some((what, each)) = face.adjacent_points { span.count { (some(each, "points")) "/" (icon(beside(what))) } }
    }
}

/// The symbol of what points are counted for.
pub(super) fn counted(what: Points) -> &'static str {
    match what {
        Points::PerFinal(good) => good.word(),
        Points::PerHoused(_) => "villager",
        Points::SearchTokens => "search",
        Points::OrdersDone => "order",
        Points::ArtifactsPlayed => "artifact",
        Points::QuestsPlayed => "quest",
        Points::FullHousingRows => "bed",
        Points::FullBuildingRows => "building",
        Points::Abilities => "ability",
    }
}

/// The symbol of what is counted on buildings beside one.
fn beside(what: AdjacentKind) -> &'static str {
    match what {
        AdjacentKind::Beds => "bed",
        AdjacentKind::BookIcons => "book",
        AdjacentKind::Producers => "building",
    }
}
