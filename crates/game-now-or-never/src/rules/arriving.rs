//! After the move: a quest card, then a visit, a fight or a search (RULES.md section 11b).

use table::{Chance, Sink};

use super::{Play, meeting, quests, searching, visiting};
use crate::{Action, Event, NowOrNever, Refusal, Stage};

/// The hero has stopped, and everything that is possible here is asked at once (NN-178, NN-363).
pub(crate) fn arrive(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.ask(Stage::Arrived);
}

pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    quests::list(game, out);
    // NN-191: an announced fight is binding.
    if game.open.turn.announced {
        return out.push(Action::Fight);
    }
    if visiting::check(game).is_ok() {
        out.push(Action::Visit);
    }
    if searching::check(&game.open).is_ok() {
        out.push(Action::Search);
    }
    out.push(Action::Done);
}

/// The third step can be left out, unless a fight was announced (NN-179).
pub(crate) fn check_done(game: &NowOrNever) -> Result<(), Refusal> {
    meeting::check_free(&game.open)
}
