//! Moves at which everybody at the table would shake their head.
//!
//! Each is a rule of thumb without exceptions worth naming: where a sensible player might have a
//! reason, the move is not absurd. All of it rests on what `seat` can see.

mod road;
mod town;

use table::{Chance, Game, Ignore, Insight, Seat};

use super::left;
use crate::{
    Action, NearAndFar, Stage,
    components::Card,
    rules::{store, treasures},
};

/// Why `action` is absurd, if it is.
pub(super) fn reason(game: &NearAndFar, seat: Seat, action: Action) -> Option<&'static str> {
    match (game.open.stage, action) {
        (Stage::Turn, Action::Visit(building)) => town::visit(game, building),
        (Stage::Farm, Action::Done) => Some("leaves the food of the Farm"),
        (Stage::Store, Action::Done) => Some("leaves the General Store with nothing"),
        (Stage::Store, Action::Draw { basic, advanced }) => {
            store::is_no_draw(game, basic + advanced)
                .then_some("leaves the General Store with what comes anyway")
        }
        (Stage::Hut, Action::Done) => treasures::can_draw(&game.content, &game.open)
            .then_some("leaves the Hut without a look at a treasure"),
        (Stage::Mine, Action::Done) => town::leave_mine(game),
        (Stage::Saloon, Action::Refresh) => town::refresh(game),
        (Stage::Hall, Action::Favour { up: false, .. }) => town::bad_name(game, seat),
        (Stage::Trade, Action::Done) => town::half_a_trade(game),
        (Stage::Treasure, Action::Done) => town::leave_treasure(game),
        (Stage::Move, Action::Step(to)) => road::step(game, to),
        (Stage::Move, Action::Stop) => road::stop(game),
        (Stage::Danger { .. }, _) => road::danger(game, action),
        (Stage::Choose, Action::Choose(choice)) => road::choose(game, choice),
        (Stage::Roll, Action::Spend(0)) => road::lose_duel(game),
        (Stage::Attempt, Action::Done) if is_last(game, seat) => {
            Some("passes by a quest on the last turn")
        }
        (Stage::Camp, Action::Done) if is_last(game, seat) => {
            Some("leaves a camp unbuilt on the last turn")
        }
        (Stage::End, Action::End) if is_last(game, seat) => unbought(game, seat),
        _ => None,
    }
}

/// Whether `seat` has no turn after this one.
fn is_last(game: &NearAndFar, seat: Seat) -> bool {
    game.open.active == seat && !left::has_turns(&game.open, seat)
}

/// Points that nobody will ever get again.
fn unbought(game: &NearAndFar, seat: Seat) -> Option<&'static str> {
    let pays = |card: Card| {
        let mut after = *game;
        let bought = after.apply(seat, Action::Buy(card), &mut First, &mut Ignore);
        bought.is_ok() && after.score_now(seat) > game.score_now(seat)
    };
    game.hand().iter().any(pays).then_some("leaves an artifact in hand that pays, on the last turn")
}

/// A purchase rolls no dice.
struct First;

impl Chance for First {
    fn pick(&mut self, _: u32) -> u32 {
        0
    }
}
