//! Absurd moves on the road, in quests and in rolls.

use story::Way;

use crate::{
    Action, NearAndFar, RollKind,
    components::{Space, Symbol},
    rules::{camping, quests, rolling, threats},
};

/// The most that an artifact bought after the die adds.
const BOUGHT: u8 = 2;

/// The most that cards may add to a roll.
fn cards(game: &NearAndFar) -> u8 {
    let content = game.content.0;
    let boosts = game.open.mover().cards.intersection(content.with.boost).iter();
    let boosts: u8 =
        boosts.filter_map(|card| content.card(card).effects.boost).map(|one| one.add).sum();
    boosts + BOUGHT * game.open.mover().hand()
}

/// Whether the active threat cannot be beaten with so many hearts, whatever the die shows.
fn is_beyond(game: &NearAndFar, hearts: u8) -> bool {
    let Some(place) = game.open.threat() else { return false };
    let most =
        6 + rolling::against_threats(&game.content, game.open.mover()) + hearts + cards(game);
    most < game.content.0.threat(place.into()).level
}

/// Into a fight that is lost before it begins.
pub(super) fn step(game: &NearAndFar, to: Space) -> Option<&'static str> {
    let path = game.map().path(game.open.here(), to)?;
    let meets = path.symbol == Some(Symbol::Threat)
        && game.open.is_live(Symbol::Threat, game.open.here(), to);
    let lost = meets && !threats::can_pass(game) && is_beyond(game, game.open.mover().hearts);
    lost.then_some("walks into a threat that cannot be beaten")
}

/// Standing still where nothing can be done, with hearts for a camp next door.
pub(super) fn stop(game: &NearAndFar) -> Option<&'static str> {
    let (open, here) = (&game.open, game.open.here());
    let mover = open.mover();
    let idle = open.turn.steps == 0
        && !open.quests.contains(here)
        && (open.has_camp(here) || mover.hearts < camping::HEARTS);
    let paths = &game.map().paths[here.index()];
    let camp = paths.iter().any(|path| {
        let threat =
            path.symbol == Some(Symbol::Threat) && open.is_live(Symbol::Threat, here, path.to);
        !threat && !open.has_camp(path.to)
    });
    // Water may take the heart that a camp would have cost.
    (idle && mover.hearts > camping::HEARTS && camp)
        .then_some("stays where nothing can be done, beside a free space")
}

/// A threat that cannot be beaten is passed; and what a shield does for nothing is not paid for.
pub(super) fn danger(game: &NearAndFar, action: Action) -> Option<&'static str> {
    let shield = game.open.mover().symbols().shield > 0;
    match action {
        Action::Fight => {
            let lost = threats::can_pass(game) && is_beyond(game, game.open.free_hearts());
            lost.then_some("fights a threat that cannot be beaten")
        }
        Action::Return(_) | Action::Pass(_) => {
            shield.then_some("pays to pass a threat with a shield at hand")
        }
        _ => None,
    }
}

/// The least that a choice of the open quest lacks, whatever the die shows.
fn is_hopeless(game: &NearAndFar, choice: u8) -> bool {
    let place = usize::from(choice).checked_sub(1);
    match place.and_then(|place| quests::choices(game).get(place)).map(|choice| &choice.way) {
        Some(Way::Roll { check, tiers }) => {
            let mover = game.open.mover();
            let number = tiers.first().map_or(0, |tier| tier.number);
            6 + rolling::in_quests(&game.content, mover, *check) + mover.hearts + cards(game)
                < number
        }
        Some(Way::Plain { .. }) | None => false,
    }
}

/// What cannot be done, where something else can.
pub(super) fn choose(game: &NearAndFar, choice: u8) -> Option<&'static str> {
    let all = 1..=quests::choices(game).len() as u8;
    let can = |other: u8| quests::check(game, other).is_ok() && !is_hopeless(game, other);
    let lost = is_hopeless(game, choice) && all.into_iter().any(can);
    lost.then_some("tries what cannot be done")
}

/// Hearts in town are of no other use than to win duels.
pub(super) fn lose_duel(game: &NearAndFar) -> Option<&'static str> {
    let roll = game.open.roll.as_ref()?;
    let (content, open) = (game.content.0, &game.open);
    let total = rolling::total(content, open, roll);
    let needed = rolling::needed(content, open, roll);
    let is_duel = matches!(roll.kind, RollKind::Duel { .. });
    let lost = is_duel && total < needed && total + open.free_hearts() >= needed;
    lost.then_some("loses a duel with hearts to spare")
}
