//! Seasons, turns and passing (RULES.md section 5).

use table::{Chance, Seat, Seats, Sink};

use super::Play;
use crate::{Event, NowOrNever, Stage, Turn, stage::Question};

/// NN-094: possible in any turn (NN-097).
pub(crate) fn pass(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    play.game.open.passed = play.game.open.passed.with(seat);
    play.send(Event::Passed { seat });
}

/// A season begins with the holder of the first player token (NN-090, NN-228).
pub(crate) fn begin_season(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let open = &mut play.game.open;
    open.passed = Seats::NONE;
    let (season, first) = (open.season, open.first);
    play.send(Event::SeasonBegan { season, first });
    begin(play.game, first);
}

/// The turn of `seat` begins; what lasts for one turn is over (NN-100).
fn begin(game: &mut NowOrNever, seat: Seat) {
    game.open.active = seat;
    game.open.turn = Turn { from: game.open.player(seat).place, ..Turn::default() };
    (game.open.combat, game.open.roll) = (None, None);
    game.ask(Stage::Turn);
}

/// A turn is over: whoever comes next and has not passed takes one, or the season ends (NN-095,
/// NN-096).
pub(crate) fn end(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let open = &play.game.open;
    let next = open.seats_from(open.next(open.active)).find(|seat| !open.passed.contains(*seat));
    match next {
        Some(seat) => {
            begin(play.game, seat);
            // NN-578: the bot's card comes between two turns; not after passing (NN-579).
            if play.game.open.bot.is_some() {
                play.game.then(Question::BotTurn);
            }
        }
        None => play.game.then(Question::Dusk { step: 0 }),
    }
}

/// The hero action is over at once, whatever was still to come.
pub(crate) fn end_action(game: &mut NowOrNever) {
    (game.open.combat, game.open.roll) = (None, None);
}
