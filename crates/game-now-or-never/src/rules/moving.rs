//! Hero actions begin with a move (RULES.md section 11a).

use table::{Chance, Sink};

use super::{Play, gaining, powers};
use crate::{
    ARROWS, Action, Event, NowOrNever, Open, Refusal, Stage,
    components::{Content, Space},
    stage::Question,
};

pub use super::reaching::{Arrival, Reach, Walk, reach};

/// A hero action with one of the three tokens, which stays used whatever happens (NN-176, NN-177,
/// NN-181).
pub(crate) fn set_out(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    arrow: u8,
) -> Result<(), Refusal> {
    let content = play.game.content();
    let mover = play.game.open.mover();
    if mover.hearts == 0 {
        return Err(Refusal::NoHearts);
    }
    if usize::from(arrow) >= ARROWS || mover.arrows & (1 << arrow) != 0 {
        return Err(Refusal::ArrowUsed);
    }
    let movement = content.hero(mover.hero()).moves[usize::from(arrow)];
    play.game.answered();
    play.game.open.mover_mut().arrows |= 1 << arrow;
    walk(play, movement);
    Ok(())
}

/// A hero action that slides no token, such as Lightning Fungus’s (NN-481).
pub(crate) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>, movement: u8) {
    play.game.open.turn.fungus = true;
    walk(play, movement);
}

/// The hero sets out with this movement and what tokens, tiles and cards add (NN-184).
fn walk(play: &mut Play<impl Chance, impl Sink<Event>>, movement: u8) {
    let seat = play.game.active();
    let mover = play.game.open.mover();
    let (from, movement) = (mover.place, movement + mover.standing.movement);
    let turn = &mut play.game.open.turn;
    (turn.heroic, turn.from, turn.movement) = (true, from, movement);
    play.send(Event::HeroWent { seat, movement });
    play.game.then(Question::Arrive);
    play.game.ask(Stage::Move);
}

pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    let place = game.open.mover().place;
    out.extend(game.open.board(game.content()).beside(place).iter().map(Action::Go));
    if may_stop(game) {
        out.push(Action::Stop);
    }
    powers::list(game, out);
}

/// After at least one step, and elsewhere than where the action began (NN-183, NN-620).
#[inline]
fn may_stop(game: &NowOrNever) -> bool {
    let turn = &game.open.turn;
    turn.steps > 0 && game.open.mover().place != turn.from
}

/// The hearts that a step of the active hero onto a space costs, an enemy that is there apart: for a
/// space beyond the movement, which goes first, and for a mountain (NN-185 to NN-187).
#[inline]
pub fn due(content: &Content, open: &Open, to: Space) -> u8 {
    let numbers = &content.numbers;
    let extra = if open.turn.movement == 0 { numbers.extra_space_hearts } else { 0 };
    let is_mountain = open.board(content).mountains.contains(to);
    extra + if is_mountain { numbers.mountain_hearts } else { 0 }
}

/// One step: the hero enters the space, and then loses what that costs (NN-184 to NN-195).
pub(crate) fn step(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    to: Space,
) -> Result<(), Refusal> {
    let (seat, content) = (play.game.active(), play.game.content());
    let from = play.game.open.mover().place;
    let board = play.game.open.board(content);
    if !board.beside(from).contains(to) {
        return Err(Refusal::NotAdjacent { to });
    }
    let hearts = due(content, &play.game.open, to);
    play.game.open.mover_mut().place = to;
    let turn = &mut play.game.open.turn;
    turn.steps = turn.steps.saturating_add(1);
    turn.slipped = false;
    turn.movement = turn.movement.saturating_sub(1);
    let place = play.game.open.place(content, to);
    play.send(Event::Stepped { seat, from, to: place });
    // NN-195, NN-196: without hearts the turn ends here, and no enemy is met.
    let stands = hearts == 0 || gaining::lose_hearts(play, hearts);
    if stands && play.game.open.enemy(content, to).is_some() {
        play.game.ask(Stage::Meet);
    }
    Ok(())
}

/// NN-184: what is left of the movement is lost (NN-199).
pub(crate) fn stop(play: &mut Play<impl Chance, impl Sink<Event>>) -> Result<(), Refusal> {
    if !may_stop(play.game) {
        return Err(Refusal::SameSpace);
    }
    play.game.answered();
    end(play);
    Ok(())
}

/// Whether the next step is to be decided: an announced fight ends the movement (NN-188).
#[inline]
pub(crate) fn goes_on(game: &NowOrNever) -> bool {
    !game.open.turn.announced
}

/// The movement is over.
pub(crate) fn end(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.open.turn.movement = 0;
}
