//! What stays until the viewer continues: how a fight or a search ended, and the production as a small
//! show of what came from where.

use game_now_or_never::{
    Event, Player, Stage,
    components::Content,
    rules::production::{Origin, Phase, Yield, sources},
};
use maud::{Markup, html};
use shelf::{AnyEvent, AnyView};

use super::{
    THEME, bust,
    icon::{icon, picture, some},
    town,
};
use crate::{
    model::{OutcomeModel, TableModel},
    model_told::ToldModel,
    words::now_or_never as words,
};

/// The outcome as a picture, below its title.
pub(crate) fn drawn(table: &TableModel, outcome: &OutcomeModel) -> Option<Markup> {
    let lines = outcome.lines.as_slice();
    let is_production = |told: &ToldModel| matches!(event(told), Some(Event::Produced { .. }));
    let Some(produced) = lines.iter().position(is_production) else {
        return Some(fight_or_search(table, lines));
    };
    let (before, after) = lines.split_at(produced);
    let is_own = |told: &ToldModel| table.seat().is_some_and(|seat| told.line.seats.contains(seat));
    let own = after.iter().find(|told| is_production(told) && is_own(told));
    // What was not read before a season ended comes first, and has the title.
    let unread = before.iter().any(|told| told.line.is_outcome && is_own(told));
    Some(html! {
        @if unread { (fight_or_search(table, before)) @if let Some(own) = own { h3 { (THEME.line(&table.shelf, &own.line)) } } }
        (production(table, own)?)
    })
}

/// What a line tells.
fn event(told: &ToldModel) -> Option<Event> {
    if let AnyEvent::NowOrNever(event) = told.event { Some(event) } else { None }
}

/// How a fight or a search ended, and what came of it.
fn fight_or_search(table: &TableModel, lines: &[ToldModel]) -> Markup {
    let title = lines.iter().position(|told| told.line.is_outcome);
    let beast = lines.iter().filter_map(event).find_map(|event| event.enemy());
    let is_search = |event| {
        matches!(event, Event::Searched { .. } | Event::Found { .. } | Event::BotSearched { .. })
    };
    html! {
        div.after-fight {
            @if let Some(beast) = beast { (picture("beast", beast, "0 0 64 48")) }
            @else if lines.iter().filter_map(event).any(is_search) { (picture("disc", "token", "0 0 40 40")) }
            ul.came-of-it {
                // The first line that decides is the title.
                @for (_, told) in lines.iter().enumerate().filter(|(place, told)| Some(*place) != title && told.line.heading.is_none()) {
                    li.decides[told.line.is_outcome] { (THEME.line(&table.shelf, &told.line)) }
                }
            }
        }
    }
}

/// What came from where. The town is as it was when it produced: nobody builds or houses between.
fn production(table: &TableModel, told: Option<&ToldModel>) -> Option<Markup> {
    let (AnyView::NowOrNever(shown), seat) = (table.view.as_ref()?, table.seat()?) else {
        return None;
    };
    let (content, open) = (table.shelf.now_or_never(), &shown.view.open);
    let phase = if open.stage == Stage::Over { Phase::Final } else { Phase::Season };
    let before = before(open.player(seat), told.and_then(event));
    Some(html! {
        div.harvest {
            (town::small(&before))
            div {
                h3 { (words::BROUGHT) }
                @if sources(content, &before, phase).next().is_none() { p.quiet { (words::NOTHING_CAME) } }
                ol.came-from { @for one in sources(content, &before, phase) { li { (source(content, one)) } } }
            }
        }
    })
}

/// The player as before the production, which had room for as many hearts as it told of.
fn before(player: &Player, told: Option<Event>) -> Player {
    match told {
        Some(Event::Produced { hearts, .. }) => {
            Player { hearts: player.hearts.saturating_sub(hearts), ..*player }
        }
        _ => *player,
    }
}

/// Where something came from, and how much.
fn source(content: &Content, Yield { from, what, number }: Yield) -> Markup {
    html! {
        span.from {
            @match from {
                Origin::Villagers(good) => { (bust::villager(good)) span { (words::villagers(good, number)) } }
                Origin::Building(tile) => { (picture("dwelling", tile, "0 0 60 44")) span { (content.building(tile).name) } }
                Origin::SearchTokens => { (icon("search")) span { (words::FROM_TOKENS) } }
            }
        }
        span.gave { (some(format!("+{number}"), what.icon())) span.sr { (what.counted(number.into())) } }
    }
}
