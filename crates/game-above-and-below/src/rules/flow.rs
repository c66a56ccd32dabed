//! What follows what: pending questions, from the top of the stack down.
//!
//! The one place that knows all chapters. What lies on top either asks
//! somebody, or goes on by itself; when nothing is pending, the turn is over.

use table::{Chance, Sink};

use super::{Play, building, free, lanterns, rewards, round_end, turn};
use crate::{Event, Stage, stage::Question};

/// Lets what is pending go on until somebody is asked.
pub(crate) fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>) {
    loop {
        match play.game.open.pending.pop() {
            None => end_turn(play),
            Some(Question::Decision(Stage::Resting)) if play.game.open.waiting.is_empty() => {
                round_end::finish(play);
            }
            Some(Question::Decision(stage)) => {
                play.game.ask(stage);
                return play.game.show(stage);
            }
            Some(Question::Buy { work, paid }) => building::buy(play, work, paid),
            Some(Question::Refresh(row)) => free::replace_row(play, row),
            Some(Question::CarryOut) => lanterns::carry_out(play),
            Some(Question::Reach { tier }) => lanterns::reach(play, tier),
            Some(Question::Effects) => rewards::resolve(play),
        }
    }
}

/// The next player who has not passed, or the end of the round (AB-055, AB-059, AB-199).
fn end_turn(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let open = &mut play.game.open;
    // A tale that ends with a turn is looked at in the next one.
    open.just_told = open.exploration.take().is_some();
    match turn::next_player(open) {
        Some(seat) => turn::begin(play.game, seat),
        None => round_end::begin(play),
    }
}
