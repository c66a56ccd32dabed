//! The town: seven buildings with those who are in them, the adventurers of the Saloon, and the Mine.

use game_near_and_far::{
    Action, Adventurer, Building, Place,
    components::{COLUMNS, Cell, Cost},
    words::{cost, kin, label, symbols},
};
use maud::{Markup, html};
use table::Seat;

use super::{NearAndFarPage, act_button, bust, icon, of_seat};
use crate::{
    buttons::{button_id, hint_of},
    seats::emblem,
    words::near_and_far as words,
};

/// The whole town.
pub(super) fn town(page: &NearAndFarPage<'_>) -> Markup {
    html! {
        section.town id="town" aria-labelledby="town-title" {
            h2 id="town-title" { (words::TOWN) }
            ul.buildings { @for building in Building::ALL { (house(page, building)) } (jail(page)) }
            h3 id="row-title" { (words::ROW) }
            ul.row-of-people id="row" { @for one in page.open().row { (in_row(page, one)) } }
            h3 { (words::MINE) }
            (mine(page))
        }
    }
}

/// A building with those inside.
fn house(page: &NearAndFarPage<'_>, building: Building) -> Markup {
    let visit = page.act(Action::Visit(building));
    let inner = html! {
        (icon::icon(building.word()))
        span.called { b { (building.name()) } small { (words::building(building)) } }
        (inside(page, Place::In(building), building == Building::TownHall))
    };
    html! {
        li.building.can[visit.is_some()] id={ "b-" (building) } {
            @match visit {
                Some(action) => {
                    button.lift id={ "town-" (button_id(action)) } form="act" name="act" value=(action) aria-label=(label(page.seen, action)) {
                        (inner) (hint_of(page.table, page.actions, action))
                    }
                }
                None => { div.lift { (inner) } }
            }
        }
    }
}

/// The Jail, where somebody is in it.
fn jail(page: &NearAndFarPage<'_>) -> Markup {
    let is_used = page.seats().any(|seat| page.traveller(seat).place == Place::Jail);
    html! {
        @if is_used {
            li.building id="b-jail" {
                div.lift { (icon::icon("jail")) span.called { b { (words::JAIL) } } (inside(page, Place::Jail, false)) }
            }
        }
    }
}

/// Standees in a place; in a game of two a stranger stands in the Town Hall.
fn inside(page: &NearAndFarPage<'_>, place: Place, stranger: bool) -> Markup {
    let there = page.seats().filter(|seat| page.traveller(*seat).place == place);
    let stranger = page.open().stranger.filter(|_| stranger);
    html! {
        span.inside {
            @for seat in there { span.standee title=(page.name(seat)) { (emblem(seat)) span.sr { (page.name(seat)) } } }
            @if let Some(one) = stranger { span.stranger { (icon::icon("adventurer")) (one.name()) } }
        }
    }
}

/// A place of the row, with whoever can be recruited there.
fn in_row(page: &NearAndFarPage<'_>, one: Option<Adventurer>) -> Markup {
    html! {
        @match one {
            None => { li.person.nobody { span.sr { (words::EMPTY_PLACE) } } }
            Some(one) => {
                @let recruit = page.act(Action::Recruit(one));
                li.person.(one.faction().colour()).can[recruit.is_some()] id={ "row-" (one) } {
                    @match recruit {
                        Some(action) => { (act_button(page, action, "lift", &token(page, one, true))) }
                        None => { div.lift { (token(page, one, true)) } }
                    }
                }
            }
        }
    }
}

/// An adventurer: bust, banner, name, symbols, and the price where it matters.
pub(super) fn token(page: &NearAndFarPage<'_>, one: Adventurer, priced: bool) -> Markup {
    let face = page.content.face(one);
    html! {
        span.portrait { (bust::head(one)) span.banner { (icon::icon(one.faction().colour())) } }
        span.name { (face.name) }
        span.sr { ", " (kin(one.faction())) ", " (symbols(&face.symbols)) }
        (icon::symbols(&face.symbols))
        @if priced { span.fee { (icon::icon("coin")) (face.cost) span.sr { " " (words::COINS) } } }
    }
}

/// The mine as a grid of twelve.
fn mine(page: &NearAndFarPage<'_>) -> Markup {
    let mine = &page.content.board.mine;
    html! {
        ol.mine-grid id="mine" aria-label=(words::MINE) data-columns=(COLUMNS) {
            @for cell in Cell::all() {
                @let diggers: Vec<Seat> = page.seats().filter(|seat| page.traveller(*seat).mine.contains(cell)).collect();
                @let names: Vec<&str> = diggers.iter().map(|seat| page.name(*seat)).collect();
                @let brings = &mine.rewards[cell.index()];
                li id={ "cell-" (cell) } {
                    @match page.act(Action::Dig(cell)) {
                        Some(action) => { (act_button(page, action, "cell can", &inner(mine.numbers[cell.index()], brings, &diggers))) }
                        None => {
                            div.cell { (inner(mine.numbers[cell.index()], brings, &diggers)) span.sr { (words::cell(mine.numbers[cell.index()], &cost(brings), &names)) } }
                        }
                    }
                }
            }
        }
    }
}

/// A place of the mine: the skill it asks for, what it brings, who camps there.
fn inner(number: u8, brings: &Cost, diggers: &[Seat]) -> Markup {
    html! {
        b aria-hidden="true" { (number) }
        (icon::price(brings))
        @for seat in diggers { span.dug.(of_seat(*seat)) aria-hidden="true" { (icon::icon("camp")) (emblem(*seat)) } }
    }
}

/// The town for a television: who is where, and who can be recruited.
pub(super) fn small(page: &NearAndFarPage<'_>) -> Markup {
    html! {
        section.town.small aria-label=(words::TOWN) {
            ul.buildings { @for building in Building::ALL { (house(page, building)) } (jail(page)) }
            ul.row-of-people { @for one in page.open().row { (in_row(page, one)) } }
        }
    }
}
