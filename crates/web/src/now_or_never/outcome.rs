//! What stays until the viewer continues: how a fight or a search ended, and the production as a small
//! show of what came from where.

use game_now_or_never::{
    Player,
    components::{Content, Good, Site, Thing},
};
use maud::{Markup, html};
use shelf::AnyView;
use table::EventLine;

use super::{
    bust,
    icon::{icon, picture, some},
    town,
};
use crate::{
    game,
    model::{OutcomeModel, TableModel},
    words::now_or_never as words,
};

/// The outcome as a picture, below its title.
pub(crate) fn drawn(table: &TableModel, outcome: &OutcomeModel) -> Option<Markup> {
    let lines = || outcome.lines.iter().map(|told| &told.line);
    let is_production = |line: &EventLine| line.is_outcome && line.icon == Some("season");
    if lines().any(is_production) {
        return production(table);
    }
    let told = lines().position(|line| line.is_outcome);
    let beast = lines().flat_map(|line| &line.things).find(|one| one.thing.kind == "enemy");
    Some(html! {
        div.after-fight {
            @if let Some(beast) = beast { (picture("beast", &beast.thing.id, "0 0 64 48")) }
            @else if lines().any(|line| line.icon == Some("search")) { (picture("disc", "token", "0 0 40 40")) }
            ul.came-of-it {
                // The first line that decides is the title.
                @for (_, line) in lines().enumerate().filter(|(place, line)| Some(*place) != told && line.heading.is_none()) {
                    li.decides[line.is_outcome] { (game::line(table, line)) }
                }
            }
        }
    })
}

/// What came from where. The town is as it was when it produced: nobody builds or houses between.
fn production(table: &TableModel) -> Option<Markup> {
    let (AnyView::NowOrNever(shown), seat) = (table.view.as_ref()?, table.seat()?) else {
        return None;
    };
    let (content, player) = (table.shelf.now_or_never(), shown.view.open.player(seat));
    let all = sources(content, player);
    Some(html! {
        div.harvest {
            (town::small(player))
            div {
                h3 { (words::BROUGHT) }
                @if all.is_empty() { p.quiet { (words::NOTHING_CAME) } }
                ol.came-from { @for source in &all { li { (source) } } }
            }
        }
    })
}

/// Everything that produces: villagers by their good, houses, search tokens.
fn sources(content: &Content, player: &Player) -> Vec<Markup> {
    let villagers = Good::ALL.into_iter().filter_map(|good| {
        let number: u8 = player.housed.iter().map(|row| row[good.index()]).sum();
        let from = html! { (bust::villager(good)) span { (words::villagers(good, number)) } };
        (number > 0).then(|| source(&from, number, good.into()))
    });
    let houses = Site::all().filter_map(|site| {
        let tile = player.town[site.index()]?;
        let face = content.building(tile);
        let made = face.produces?;
        let from = html! { (picture("dwelling", tile, "0 0 60 44")) span { (face.name) } };
        Some(source(&from, made.n, made.what))
    });
    let finds = player.finds * content.numbers.search_income;
    let tokens = (finds > 0).then(|| {
        let from = html! { (icon("search")) span { (words::FROM_TOKENS) } };
        source(&from, finds, Thing::Coin)
    });
    villagers.chain(houses).chain(tokens).collect()
}

/// Where something came from, and how much.
fn source(from: &Markup, number: u8, what: Thing) -> Markup {
    html! { span.from { (from) } span.gave { (some(format!("+{number}"), what.icon())) span.sr { (what.counted(number.into())) } } }
}
