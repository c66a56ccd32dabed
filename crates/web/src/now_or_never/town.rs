//! A town: four storeys of painted houses with villagers at their windows, what the next production
//! brings, and what a placement would change.

use game_now_or_never::{
    Action, Open, Player, Stage,
    components::{Good, SITES, Site, TOWN_ROWS, Thing, Tile},
    rules::{
        building, preview,
        production::{Phase, Produce, produce},
        scoring,
    },
    words as game_words,
};
use maud::{Markup, html};
use table::Seat;

use super::{
    NowOrNeverPage, act_button, bust, grid,
    icon::{count, counted_goods, icon, picture, some},
    label, pressed,
};
use crate::{learn::help::close, seats::emblem, words::now_or_never as words};

/// The viewer’s own town and unbuilt tiles.
pub(super) fn own(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! {
        section.town id="town" aria-labelledby="town-title" {
            header.bar {
                h2 id="town-title" { (emblem(seat)) (page.whose(words::OWN_TOWN)) }
                (next(page, seat))
            }
            (storeys(page, seat))
            (waiting(page, seat))
        }
        (grid::own(page, seat))
    }
}

/// Everything of a town that lies open, for the others.
pub(super) fn public(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! { (next(page, seat)) (storeys(page, seat)) (waiting(page, seat)) }
}

/// The four rows, from the top.
pub(super) fn storeys(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    html! {
        ol.storeys id={ "town-" (seat) } aria-label=(words::town_of(page.name(seat))) {
            @for row in 0..TOWN_ROWS { (storey(page, seat, row)) }
        }
    }
}

/// A row: four building spaces, and the people who live there.
fn storey(page: &NowOrNeverPage<'_>, seat: Seat, row: usize) -> Markup {
    let player = page.player(seat);
    let printed = page.content.town(page.open().side);
    let built = player.row(row).iter().flatten().count();
    let points = printed.row_points[row];
    html! {
        li.storey aria-label=(words::row(row)) {
            ol.sites {
                @for column in 0..SITES / TOWN_ROWS {
                    @if let Some(site) = Site::at(column, row) { (space(page, seat, site)) }
                }
            }
            span.of-row.full[scoring::has_full_row(player, row)] title=(words::row_points(points, built)) {
                small aria-hidden="true" { (words::row(row)) }
                @if points > 0 { (some(points, "points")) small aria-hidden="true" { (built) "/4" } }
                span.sr { (words::row_points(points, built)) }
            }
            (housing(page, seat, row))
        }
    }
}

/// A building space with its house, or what building there costs and brings.
fn space(page: &NowOrNeverPage<'_>, seat: Seat, site: Site) -> Markup {
    let player = page.player(seat);
    let is_own = page.seat() == Some(seat);
    let act = page.act(Action::At(site)).filter(|_| is_own);
    html! {
        li.site.can[act.is_some()] id={ "site-" (seat) "-" (site) } {
            @match (player.town[site.index()], act) {
                (Some(tile), _) => { (house(page, tile)) }
                (None, Some(action)) => { (pressed(page, action, &open_site(page, seat, site))) }
                (None, None) => { (free(page, site)) }
            }
        }
    }
}

/// A house that stands.
fn house(page: &NowOrNeverPage<'_>, tile: Tile) -> Markup {
    let face = page.content.building(tile);
    html! {
        button.house-of type="button" popovertarget={ "h-" (tile) } {
            (picture("dwelling", tile, "0 0 60 44"))
            span.makes aria-hidden="true" { (grid::symbols(face)) }
            span.sr { (face.name) ": " (game_words::building(page.content, face).join(", ")) }
        }
    }
}

/// A building space that is free.
fn free(page: &NowOrNeverPage<'_>, site: Site) -> Markup {
    let printed = page.content.town(page.open().side).spaces[site.index()];
    let gain = printed.gain.map(Thing::name);
    html! {
        div.bare {
            @if let Some(gain) = printed.gain { (icon(gain.icon())) }
            @if printed.cost > 0 { small aria-hidden="true" { "+" (some(printed.cost, "coin")) } }
            span.sr { (words::site(gain, printed.cost)) }
        }
    }
}

/// A free space where the chosen tile can be built: its price, what the space brings, and the points.
fn open_site(page: &NowOrNeverPage<'_>, seat: Seat, site: Site) -> Markup {
    let (content, open) = (page.content, page.open());
    let Stage::Site { tile } = open.stage else { return html! {} };
    let town = content.town(open.side);
    let price = building::price(content, town, page.player(seat), tile, site);
    let after = preview::with_tile(content, open, seat, tile, site);
    let points = |open: &Open| i32::from(scoring::score(content, open, seat).total());
    let change = points(&after) - points(open);
    html! {
        span.ghost { (picture("dwelling", tile, "0 0 60 44")) }
        span.terms-of-site {
            (some(price, "coin"))
            @if let Some(gain) = town.spaces[site.index()].gain { (some("+1", gain.icon())) }
            @if change != 0 { span.count title=(words::change(change)) { b { (format!("{change:+}")) } (icon("points")) } }
        }
    }
}

/// The people of a row at their windows, beds that are free, and the points of all four goods.
fn housing(page: &NowOrNeverPage<'_>, seat: Seat, row: usize) -> Markup {
    let player = page.player(seat);
    let capacity = player.capacity(page.content, row);
    let housed: u8 = player.housed[row].iter().sum();
    let points = page.content.town(page.open().side).housing_points[row];
    let is_own = page.seat() == Some(seat);
    let house = |good| page.act(Action::House { good, row: row as u8 }).filter(|_| is_own);
    let houses = Good::ALL.into_iter().filter_map(|good| Some((good, house(good)?)));
    let houses: Vec<_> = houses.collect();
    html! {
        div.housing {
            ul.windows aria-label=(words::beds(housed, capacity)) {
                @for good in Good::ALL {
                    @let number = player.housed[row][good.index()];
                    @if number > 0 {
                        li.window.lit title=(words::villagers(good, number)) {
                            (bust::villager(good)) @if number > 1 { b aria-hidden="true" { (number) } }
                            span.sr { (words::villagers(good, number)) }
                        }
                    }
                }
                @let free = capacity.saturating_sub(housed);
                @if free > 0 { li.window title=(words::beds(housed, capacity)) { (icon("bed")) @if free > 1 { b aria-hidden="true" { (free) } } } }
                @if !houses.is_empty() { li.break aria-hidden="true" {} }
                @for (good, action) in houses {
                    li.window.moves { (act_button(page, action, "mini", &html! { "+" (bust::villager(good)) })) }
                }
            }
            @if is_own { (inn(page, row, housed)) }
            span.of-row.full[scoring::has_all_goods(player, row)] title=(words::housing_points(points)) {
                (some(points, "points"))
                span.set-of-goods aria-hidden="true" { @for good in Good::ALL { span.there[player.housed[row][good.index()] > 0] { (icon(good.word())) } } }
                span.sr { (words::housing_points(points)) }
            }
        }
    }
}

/// The way out of a row with an inn: who can move where, in words. It is another one after each move,
/// so that it closes and the town is seen.
fn inn(page: &NowOrNeverPage<'_>, row: usize, housed: u8) -> Markup {
    let moves: Vec<(Action, Good)> = page
        .actions
        .iter()
        .filter_map(|action| match *action {
            Action::Move { good, from, .. } if usize::from(from) == row => Some((*action, good)),
            _ => None,
        })
        .collect();
    let id = format!("inn-{row}-{housed}");
    html! {
        @if !moves.is_empty() {
            button.mini type="button" popovertarget=(id) {
                (icon("inn")) (words::MOVE_OUT) span.badge { (moves.len()) }
            }
            div.help.small id=(id) popover {
                h2 { (icon("inn")) (words::inn(row)) }
                p { (words::INN) }
                ul.move-out {
                    @for (action, good) in moves {
                        li { (act_button(page, action, "chip", &html! { (bust::villager(good)) span { (label(page, action)) } })) }
                    }
                }
                (close(&id))
            }
        }
    }
}

/// Villagers who wait for a bed.
fn waiting(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let unhoused = page.player(seat).unhoused;
    html! {
        @if unhoused.iter().any(|number| *number > 0) {
            p.waiting id={ "waiting-" (seat) } {
                span.quiet { (words::WAITING) ": " }
                @for good in Good::ALL {
                    @let number = unhoused[good.index()];
                    @if number > 0 { span.count title=(words::villagers(good, number)) { (bust::villager(good)) b { (number) } span.sr { (words::villagers(good, number)) } } }
                }
            }
        }
    }
}

/// What the next production brings; while a tile is placed, also with it.
fn next(page: &NowOrNeverPage<'_>, seat: Seat) -> Markup {
    let (open, player) = (page.open(), page.player(seat));
    let phase = Phase::after(open.season);
    let now = produce(page.content, player, phase);
    let title = if phase == Phase::Final { words::LAST } else { words::NEXT };
    html! {
        p.next-production id={ "next-" (seat) } {
            span.quiet { (title) ": " }
            (made(now))
            @if let Some(after) = after(page, seat, phase).filter(|after| *after != now) {
                " → " (made(after)) span.sr { " " (words::AFTER) }
            }
        }
    }
}

/// What the production would be with the tile that is being placed.
fn after(page: &NowOrNeverPage<'_>, seat: Seat, phase: Phase) -> Option<Produce> {
    let open = page.open();
    let Stage::Site { tile } = open.stage else { return None };
    let site = building::open_sites(page.player(seat)).iter().next()?;
    let after = preview::with_tile(page.content, open, seat, tile, site);
    (open.active == seat).then(|| produce(page.content, after.player(seat), phase))
}

/// What a town brings, in symbols and words.
pub(super) fn made(all: Produce) -> Markup {
    html! {
        span.made {
            (counted_goods(all.goods))
            @if all.coins > 0 { (count("coin", all.coins, words::COINS)) }
            @if all.hearts > 0 { (count("heart", all.hearts, words::HEARTS)) }
            span.sr { (game_words::goods(all.goods)) }
            @if all == Produce::default() { "–" }
        }
    }
}

/// A town as a small picture.
pub(super) fn small(player: &Player) -> Markup {
    html! {
        ol.small-town aria-hidden="true" {
            @for site in Site::all() {
                li { @if let Some(tile) = player.town[site.index()] { (picture("dwelling", tile, "0 0 60 44")) } }
            }
        }
    }
}
