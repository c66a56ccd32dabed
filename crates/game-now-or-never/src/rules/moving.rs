//! Hero actions begin with a move (RULES.md section 11a).

use table::{Chance, Sink};

use super::{Play, gaining, powers};
use crate::{
    ARROWS, Action, Event, NowOrNever, Open, Refusal, Stage,
    components::{Content, Space},
    stage::Question,
};

pub use super::reaching::{Arrival, Reach, Walk, reach};

/// A hero action that can begin.
pub(crate) struct Departure {
    arrow: u8,
    movement: u8,
}

/// Lists the hero actions that can begin.
pub(crate) fn list_departures(game: &NowOrNever, out: &mut Vec<Action>) {
    let arrows = (0..ARROWS as u8)
        .filter(|arrow| check_departure(game.content(), &game.open, *arrow).is_ok());
    out.extend(arrows.map(Action::Hero));
}

/// Whether a hero action can begin with one of the three tokens (NN-027, NN-038).
pub(crate) fn check_departure(
    content: &Content,
    open: &Open,
    arrow: u8,
) -> Result<Departure, Refusal> {
    let mover = open.mover();
    if mover.hearts == 0 {
        return Err(Refusal::NoHearts);
    }
    if usize::from(arrow) >= ARROWS || mover.arrows & (1 << arrow) != 0 {
        return Err(Refusal::ArrowUsed);
    }
    let movement = content.hero(mover.hero()).moves[usize::from(arrow)];
    Ok(Departure { arrow, movement })
}

/// A hero action with one of the three tokens, which stays used whatever happens (NN-176, NN-177,
/// NN-181).
pub(crate) fn set_out(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Departure { arrow, movement }: Departure,
) {
    play.game.open.mover_mut().arrows |= 1 << arrow;
    walk(play, movement);
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
    if check_stop(&game.open).is_ok() {
        out.push(Action::Stop);
    }
    powers::list(game, out);
}

/// A hero who may stop.
pub(crate) struct Stop(());

/// After at least one step, and elsewhere than where the action began (NN-183, NN-620).
#[inline]
pub(crate) fn check_stop(open: &Open) -> Result<Stop, Refusal> {
    let may_stop = open.turn.steps > 0 && open.mover().place != open.turn.from;
    if may_stop { Ok(Stop(())) } else { Err(Refusal::SameSpace) }
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

/// A step that can be made.
pub(crate) struct Step {
    from: Space,
    to: Space,
    hearts: u8,
}

pub(crate) fn check_step(game: &NowOrNever, to: Space) -> Result<Step, Refusal> {
    let (content, from) = (game.content(), game.open.mover().place);
    if !game.open.board(content).beside(from).contains(to) {
        return Err(Refusal::NotAdjacent { to });
    }
    Ok(Step { from, to, hearts: due(content, &game.open, to) })
}

/// One step: the hero enters the space, and then loses what that costs (NN-184 to NN-195).
pub(crate) fn step(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Step { from, to, hearts }: Step,
) {
    let (seat, content) = (play.game.active(), play.game.content());
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
}

/// NN-184: what is left of the movement is lost (NN-199).
pub(crate) fn stop(play: &mut Play<impl Chance, impl Sink<Event>>, Stop(()): Stop) {
    end(play);
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
