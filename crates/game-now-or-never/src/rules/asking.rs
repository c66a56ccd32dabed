//! What may be asked: what can be done where something is asked, and whether there is anything to decide.
//!
//! With `flow` the only place that knows all chapters: each question lists what its chapters offer here.

use table::Seat;

use super::{
    anytime, arriving, building, drafting, drawing, dusk, fighting, gear, hiring, meeting, moving,
    orders, powers, rolling, searching, solo, swapping, villagers,
};
use crate::{Action, NowOrNever, Stage};

/// Lists what `seat`, which is asked, may do.
#[inline]
pub(crate) fn list(game: &NowOrNever, seat: Seat, out: &mut Vec<Action>) {
    match game.open.stage {
        Stage::Hero { .. } => drafting::list_heroes(game, out),
        Stage::Keep => drafting::list_cards(game, seat, out),
        // NN-091.
        Stage::Turn => {
            hiring::list(game, out);
            moving::list_departures(game, out);
            out.push(Action::Pass);
            anytime::list(game, out);
        }
        Stage::Replace { .. } => hiring::list_leaving(game, out),
        Stage::Tile => building::list_tiles(game, out),
        Stage::Site { tile } => building::list_sites(game, tile, out),
        Stage::Gear { discount } => gear::list(game, discount, out),
        Stage::Slot { token } => gear::list_slots(game, token, out),
        Stage::Move => moving::list(game, out),
        Stage::Meet => meeting::list(game, out),
        Stage::Arrived => {
            arriving::list(game, out);
            anytime::list(game, out);
        }
        Stage::Round => {
            fighting::list_round(game, out);
            rolling::list_again(game, Stage::Round, out);
            powers::list(game, out);
            fighting::list_helping(game, out);
        }
        Stage::Again => fighting::list_again(game, out),
        Stage::Roll => rolling::list(game, out),
        Stage::Villager => villagers::list(game, out),
        Stage::Draw => drawing::list_piles(game, out),
        Stage::Sift => drawing::list_drawn(game, out),
        Stage::Order => orders::list_drawn(game, out),
        Stage::Swap { first } => swapping::list(game, first, out),
        Stage::Claim => searching::list_tokens(game, out),
        Stage::Refresh => hiring::list_exhausted(game, out),
        Stage::BotToken => solo::list_nearest(game, out),
        Stage::BotDiscard => solo::list_leaving(game, out),
        Stage::Dusk { seat } => dusk::list(game, seat, out),
        Stage::Over => {}
    }
}

/// Whether there is something to decide. Where there is not, everybody can see it, or the one who is
/// asked alone.
#[inline]
pub(crate) fn is_open(game: &NowOrNever, stage: Stage) -> bool {
    match stage {
        Stage::Keep => !game.open.waiting.is_empty(),
        Stage::Tile => building::is_possible(game),
        Stage::Site { tile } => building::the_only_site(game, tile).is_none(),
        Stage::Gear { discount } => gear::is_possible(game, discount),
        Stage::Swap { .. } => swapping::is_possible(game),
        Stage::Move => moving::goes_on(game),
        Stage::Meet => meeting::may_fight(game) || can_use_power(game, stage),
        Stage::Round => {
            fighting::check_boost(game).is_ok()
                || rolling::may_reroll(game, stage)
                || can_use_power(game, stage)
                || fighting::has_help(game)
        }
        Stage::Roll => rolling::may_reroll(game, stage) || can_use_power(game, stage),
        Stage::Villager => villagers::has_choice(game),
        Stage::Draw => drawing::the_only_deck(game).is_none(),
        Stage::Claim => searching::the_only_token(game).is_none(),
        Stage::Refresh => hiring::the_only_exhausted(game).is_none(),
        Stage::Dusk { seat } => dusk::is_possible(game, seat) || can_use_power(game, stage),
        Stage::Hero { .. }
        | Stage::Turn
        | Stage::Replace { .. }
        | Stage::Slot { .. }
        | Stage::Arrived
        | Stage::Again
        | Stage::Sift
        | Stage::Order
        | Stage::BotToken
        | Stage::BotDiscard
        | Stage::Over => true,
    }
}

/// Whether whoever is asked can use a power.
fn can_use_power(game: &NowOrNever, stage: Stage) -> bool {
    powers::usable(game, stage).next().is_some()
}
