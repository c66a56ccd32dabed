//! Searching, and taking search tokens (RULES.md sections 15 and 27).

use table::{Chance, Sink};

use super::{Play, draw_one, meeting, the_only};
use crate::{
    Action, Event, GainList, NowOrNever, Open, Refusal, RollKind,
    components::{Find, Space},
    stage::Question,
};

/// A token that can be taken: with a die where the hero stands, or without one.
pub(crate) struct Token(Space);

/// The space that can be searched: with any number of hearts (NN-211, NN-293).
pub(crate) fn check(open: &Open) -> Result<Token, Refusal> {
    meeting::check_free(open)?;
    check_claim(open, open.mover().place)
}

/// NN-286: the die says how many hearts are lost.
pub(crate) fn search(play: &mut Play<impl Chance, impl Sink<Event>>, Token(space): Token) {
    let (seat, content) = (play.game.active(), play.game.content());
    let place = play.game.open.place(content, space);
    play.send(Event::Searched { seat, space: place });
    play.game.then(Question::Roll(RollKind::Search));
}

/// The hero still stands after the die: the token of the space is found.
pub(crate) fn find(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let place = play.game.open.mover().place;
    turn_over(play, place);
}

pub(crate) fn list_tokens(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(game.open.search.iter().map(Action::Take));
}

pub(crate) fn check_claim(open: &Open, space: Space) -> Result<Token, Refusal> {
    if open.search.contains(space) { Ok(Token(space)) } else { Err(Refusal::NoToken) }
}

/// Any token of the board, without a die (NN-476, NN-477).
pub(crate) fn claim(play: &mut Play<impl Chance, impl Sink<Event>>, Token(space): Token) {
    turn_over(play, space);
}

/// The one token that is left, where nobody has to choose (NN-638).
pub(crate) fn the_only_token(game: &NowOrNever) -> Option<Token> {
    if game.open.is_first_edition() {
        return None;
    }
    the_only(game.open.search.iter()).map(Token)
}

/// The token of a space is turned over and kept for its income, if it is a kind that is (NN-289,
/// NN-290).
fn turn_over(play: &mut Play<impl Chance, impl Sink<Event>>, space: Space) {
    let (seat, content) = (play.game.active(), play.game.content());
    play.game.open.search.remove(space);
    let Some(find) = draw(&mut play.game.open, play.chance) else { return };
    let face = content.find(find);
    let place = play.game.open.place(content, space);
    play.send(Event::Found { seat, find, space: place });
    if face.kept {
        play.game.open.mover_mut().finds += 1;
    }
    play.game.then(Question::Gains { list: GainList::Find(find), next: 0 });
}

/// The face of a token, drawn from those that nobody has seen (NN-615).
fn draw(open: &mut Open, chance: &mut impl Chance) -> Option<Find> {
    draw_one(&mut open.unseen_finds, chance, |_| true).map(Find::of_index)
}
