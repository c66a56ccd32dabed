//! What there is to know of an action besides its label.

use table::Seen;

use super::{
    action::produces,
    cards::{ability, building, gear, quest, quest_price, token},
    effects::{power, strike},
    heroic,
};
use crate::{
    Action, NowOrNever, Stage,
    components::{Good, Location, Quest},
    rules::powers,
};

/// What there is to know of an action besides its label: what a card does, what lies on a space.
pub fn more(seen: Seen<'_, NowOrNever>, action: Action) -> Option<String> {
    let (content, open) = (seen.content, &seen.view.open);
    let held = |good: Good| open.mover().goods[good];
    Some(match action {
        Action::Choose(one) => {
            let board = content.hero(one);
            let strikes = board.strikes.iter().zip(1..);
            let strikes = strikes.map(|(one, die)| format!("on {die} {}", strike(one)));
            let strikes = strikes.collect::<Vec<_>>().join(", ");
            format!("{} ({}); fights: {strikes}", board.basic_name, power(&board.basic))
        }
        Action::Keep(card) | Action::Drop(card) => card_words(seen, card),
        Action::Tile(tile) => building(content, content.building(tile)).join(", "),
        Action::Buy(one) => gear(content, content.gear(one)).join(", "),
        Action::Learn(one) => ability(content, content.ability(one)).join(", "),
        Action::Slot(_) => match open.stage {
            Stage::Slot { token: new } => token(content, new).join(", "),
            _ => return None,
        },
        Action::Swap(cell) => {
            let tile = open.mover().grid[cell.index()]?;
            building(content, content.building(tile)).join(", ")
        }
        Action::Use(source) => {
            let player = super::asked::asked_player(seen);
            power(powers::power(content, player, source)?)
        }
        Action::Villager(good) => produces(good),
        Action::House { good, .. } | Action::Move { good, .. } => produces(good),
        Action::Sell(sold) => {
            let left: Vec<String> = sold
                .each()
                .map(|(good, n)| good.counted(held(good).saturating_sub(n).into()))
                .collect();
            format!("that leaves {}", table::words::listed(&left))
        }
        Action::Deliver(_) => {
            let points = content.numbers.order_points;
            format!("and {} at the end", table::words::counted(points, "point"))
        }
        Action::Pass => "you take no more turns until the next season".to_owned(),
        Action::Draw(_) => "you look at it before the next one".to_owned(),
        Action::Recruit(_) => "it works at once, and for you every season".to_owned(),
        other => return heroic::more(seen, other),
    })
}

/// A quest card: where it is played, what it asks for and brings.
pub(super) fn card_words(seen: Seen<'_, NowOrNever>, card: Quest) -> String {
    let face = seen.content.quest(card);
    let does = quest(seen.content, face).join(", ");
    format!("at {}, asks for {}: {does}", location_name(seen, face.location), quest_price(face))
}

/// A location in the middle of a sentence.
pub(super) fn location_name(seen: Seen<'_, NowOrNever>, location: Location) -> String {
    crate::spot::in_sentence(&seen.content.location(location).name)
}
