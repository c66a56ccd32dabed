//! Absurd moves of a hero: steps, stops, searches, dice outside of combat.

use crate::{
    NowOrNever, RollKind, SEASONS, Source,
    components::{Effect, PowerEffect, Space, Thing},
    rules::{dice, meeting, powers, rolling, searching, visiting},
};

/// Hearts that entering a space takes in any case.
fn entering(game: &NowOrNever, to: Space) -> u8 {
    let (content, open) = (game.content.0, &game.open);
    let numbers = &content.numbers;
    let extra = if open.turn.movement == 0 { numbers.extra_space_hearts } else { 0 };
    let ground =
        if open.board(content).mountains.contains(to) { numbers.mountain_hearts } else { 0 };
    extra + ground
}

/// The last heart is spent on a step, and nothing comes of it.
pub(super) fn step(game: &NowOrNever, to: Space) -> Option<&'static str> {
    let (open, here) = (&game.open, game.open.mover().place);
    let falls = |to: Space| entering(game, to) >= open.mover().hearts;
    let may_stop = open.turn.steps > 0 && here != open.turn.from;
    let around = open.board(game.content.0).beside(here);
    let other_way = may_stop || around.iter().any(|other| !falls(other));
    (falls(to) && other_way).then_some("spends the last heart on a step")
}

/// Whether anything can be done on a space.
fn is_empty(game: &NowOrNever, space: Space) -> bool {
    let (content, open) = (game.content.0, &game.open);
    open.location(content, space).is_none()
        && !open.search.contains(space)
        && open.enemy(content, space).is_none()
}

/// A stop where there is nothing, one free step away from something.
pub(super) fn stop(game: &NowOrNever) -> Option<&'static str> {
    let (content, open) = (game.content.0, &game.open);
    let here = open.mover().place;
    let board = open.board(content);
    let near = board.beside(here).iter().any(|space| {
        let is_free = open.turn.movement > 0 && !board.mountains.contains(space);
        is_free && space != open.turn.from && !is_empty(game, space)
    });
    (is_empty(game, here) && near && open.mover().hearts > 1)
        .then_some("stops where there is nothing, a free step away from something")
}

/// Mana for what is not needed yet, and may never be.
pub(super) fn power(game: &NowOrNever, source: Source) -> Option<&'static str> {
    let open = &game.open;
    match powers::power(&game.content, open.mover(), source)?.does {
        PowerEffect::Movement(_) if open.turn.movement > 0 => {
            Some("pays mana for more movement before the movement is used")
        }
        PowerEffect::IgnoreEnemies => Some("pays mana against enemies before one is met"),
        _ => None,
    }
}

/// The last heart goes for slipping past, where a fight might be won.
pub(super) fn slip(game: &NowOrNever) -> Option<&'static str> {
    let open = &game.open;
    let falls = !open.turn.armored && open.mover().hearts <= game.content.numbers.slip_hearts;
    (falls && meeting::may_fight(game)).then_some("slips past an enemy with the last heart")
}

/// Something for nothing is left.
pub(super) fn leave(game: &NowOrNever) -> Option<&'static str> {
    let (content, open) = (game.content.0, &game.open);
    let visit = content.visit(open.side, visiting::check(game).ok()?.location);
    let mover = open.mover();
    let wanted = |effect: &Effect| match effect {
        Effect::Gain { what: Thing::Heart, .. } => mover.hearts < mover.most_hearts(content),
        Effect::Gain { what: Thing::Mana, .. } => mover.mana < mover.most_mana(content),
        Effect::SwapTiles | Effect::TakeFirstPlayer | Effect::BuyGear { .. } => false,
        _ => true,
    };
    let is_free = visit.cost.is_free() && open.season < SEASONS;
    let takes = searching::check(&game.open).is_ok();
    (is_free && !takes && visit.gains.iter().any(wanted))
        .then_some("leaves a location without what it gives for nothing")
}

/// A search that fails whatever the die shows.
pub(super) fn search(game: &NowOrNever) -> Option<&'static str> {
    let best = dice::loss_of(&game.open, RollKind::Search, 1);
    (best >= game.open.mover().hearts).then_some("searches with too few hearts for any roll")
}

/// A die that takes the last heart stands, with another roll at hand.
pub(super) fn accept(game: &NowOrNever) -> Option<&'static str> {
    let hearts = game.open.mover().hearts;
    let falls = takes_hearts(game) && dice::loss(&game.open) >= hearts;
    let hopes = game.open.roll.is_some_and(|roll| roll.die > 1) && hearts > 1;
    (falls && hopes && rolling::may_reroll(game, crate::Stage::Roll))
        .then_some("accepts a die that takes the last heart")
}

/// Whether the die takes hearts.
fn takes_hearts(game: &NowOrNever) -> bool {
    match game.open.roll.map(|roll| roll.kind) {
        Some(RollKind::Search | RollKind::Visit(_)) => true,
        Some(RollKind::Gain { .. }) | None => false,
    }
}
