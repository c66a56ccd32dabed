//! What stays until the viewer continues: how a fight or a search ended, and the production as a small
//! show of what came from where.

use game_now_or_never::{
    Player, Stage,
    components::Content,
    rules::production::{Origin, Phase, Yield, sources},
    words as game_words,
};
use maud::{Markup, html};
use shelf::AnyView;
use table::EventLine;

use super::{
    THEME, bust,
    icon::{icon, picture, some},
    town,
};
use crate::{
    model::{OutcomeModel, TableModel},
    words::now_or_never as words,
};

/// The outcome as a picture, below its title.
pub(crate) fn drawn(table: &TableModel, outcome: &OutcomeModel) -> Option<Markup> {
    let lines: Vec<&EventLine> = outcome.lines.iter().map(|told| &told.line).collect();
    let is_production = |line: &&EventLine| line.is_outcome && line.icon == Some("season");
    let Some(produced) = lines.iter().position(is_production) else {
        return Some(fight_or_search(table, &lines));
    };
    let (before, after) = lines.split_at(produced);
    let is_own = |line: &&EventLine| table.seat().is_some_and(|seat| line.seats.contains(seat));
    let own = after.iter().copied().find(|line| is_production(line) && is_own(line));
    // What was not read before a season ended comes first, and has the title.
    let unread = before.iter().any(|line| line.is_outcome && is_own(line));
    Some(html! {
        @if unread { (fight_or_search(table, before)) @if let Some(line) = own { h3 { (THEME.line(&table.shelf, line)) } } }
        (production(table, own)?)
    })
}

/// How a fight or a search ended, and what came of it.
fn fight_or_search(table: &TableModel, lines: &[&EventLine]) -> Markup {
    let told = lines.iter().position(|line| line.is_outcome);
    let beast = lines.iter().flat_map(|line| &line.things).find(|one| one.thing.kind == "enemy");
    html! {
        div.after-fight {
            @if let Some(beast) = beast { (picture("beast", &beast.thing.id, "0 0 64 48")) }
            @else if lines.iter().any(|line| line.icon == Some("search")) { (picture("disc", "token", "0 0 40 40")) }
            ul.came-of-it {
                // The first line that decides is the title.
                @for (_, line) in lines.iter().enumerate().filter(|(place, line)| Some(*place) != told && line.heading.is_none()) {
                    li.decides[line.is_outcome] { (THEME.line(&table.shelf, line)) }
                }
            }
        }
    }
}

/// What came from where. The town is as it was when it produced: nobody builds or houses between.
fn production(table: &TableModel, told: Option<&EventLine>) -> Option<Markup> {
    let (AnyView::NowOrNever(shown), seat) = (table.view.as_ref()?, table.seat()?) else {
        return None;
    };
    let (content, open) = (table.shelf.now_or_never(), &shown.view.open);
    let phase = if open.stage == Stage::Over { Phase::Final } else { Phase::Season };
    let before = before(open.player(seat), told);
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
fn before(player: &Player, told: Option<&EventLine>) -> Player {
    let hearts = told.map_or(0, game_words::hearts_produced);
    Player { hearts: player.hearts.saturating_sub(hearts), ..*player }
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
