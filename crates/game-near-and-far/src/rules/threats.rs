//! Threats on paths (RULES.md section 15).

use table::{Chance, Sink, turns::Answer};

use super::{Play, camping, gaining, rolling};
use crate::{
    Action, Animal, Due, Event, NearAndFar, Open, Refusal, RollKind, Stage,
    components::{Card, Cost, Space, Symbol, Trigger},
    stage::Question,
};

/// Whether a threat on the path from here is active (NF-301, NF-316).
pub(crate) fn is_met(open: &Open, to: Space) -> bool {
    open.is_live(Symbol::Threat, open.here(), to)
}

/// The place of the active threat in the stack.
fn threat(game: &NearAndFar) -> u8 {
    game.open.threat().unwrap_or_default()
}

/// The ways to deal with it (NF-300, NF-311).
pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    out.push(Action::Fight);
    out.extend(ways_past(game));
}

/// The ways past it without a fight (NF-311).
fn ways_past(game: &NearAndFar) -> impl Iterator<Item = Action> {
    let returned = Animal::ALL.map(Action::Return);
    let cards = game.open.mover().cards.intersection(game.content.with.skip_threat);
    let ways = returned.into_iter().chain([Action::Shield]).chain(cards.iter().map(Action::Pass));
    ways.filter(|way| check(game, *way).is_ok())
}

/// Whether there is one.
pub(crate) fn can_pass(game: &NearAndFar) -> bool {
    ways_past(game).next().is_some()
}

/// A way to deal with a threat. Only [`check`] makes one.
pub(crate) enum Way {
    /// A fight.
    Fight,
    /// An animal is given back.
    Return(Animal),
    /// A shield.
    Shield,
    /// A card, for what it asks.
    Pass { card: Card, cost: Cost },
}

pub(crate) fn check(game: &NearAndFar, action: Action) -> Result<Way, Refusal> {
    let mover = game.open.mover();
    match action {
        Action::Fight => Ok(Way::Fight),
        Action::Return(animal) if mover.count_of(animal) > 0 => Ok(Way::Return(animal)),
        Action::Return(animal) => Err(Refusal::NoAnimal { animal }),
        Action::Shield if mover.symbols().shield > 0 => Ok(Way::Shield),
        Action::Shield => Err(Refusal::NoShield),
        Action::Pass(card) => {
            let cost = game.content.0.card(card).effects.skip_threat;
            match cost.filter(|_| mover.cards.contains(card)) {
                Some(cost) if gaining::can_pay(game, game.active(), &cost) => {
                    Ok(Way::Pass { card, cost })
                }
                Some(cost) => Err(Refusal::CannotPay { cost }),
                None => Err(Refusal::NoUse { card }),
            }
        }
        _ => Err(Refusal::NotNow { now: game.open.stage }),
    }
}

/// NF-300, NF-311.
#[expect(clippy::needless_pass_by_value, reason = "what was checked is used up")]
pub(crate) fn meet(play: &mut Play<impl Chance, impl Sink<Event>>, way: Way) {
    match way {
        Way::Fight => fight(play),
        Way::Return(animal) => give_back(play, animal),
        Way::Pass { card, cost } => pay_way(play, card, &cost),
        Way::Shield => {
            let (seat, threat) = (play.game.active(), threat(play.game));
            play.send(Event::ShieldUsed { seat, threat });
        }
    }
}

/// NF-306.
fn fight(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let (seat, threat) = (play.game.active(), threat(play.game));
    let level = play.game.content.threat(threat.into()).level;
    let die = rolling::begin(play, RollKind::Threat { threat });
    play.send(Event::FightRolled { seat, threat, level, die });
}

/// A pack animal is given back; what it gave in this turn stays (NF-243, NF-245, NF-247, NF-617).
fn give_back(play: &mut Play<impl Chance, impl Sink<Event>>, animal: Animal) {
    let (seat, threat) = (play.game.active(), threat(play.game));
    let open = &mut play.game.open;
    match animal {
        Animal::Bird => {
            open.turn.returned_birds += 1;
            open.mover_mut().birds -= 1;
        }
        Animal::Tortoise => {
            open.turn.returned_tortoises += 1;
            open.mover_mut().tortoises -= 1;
        }
    }
    play.send(Event::AnimalReturned { seat, animal, threat });
    play.game.ask(Stage::Surplus);
}

/// A card leads past it, at the cost it names (NF-311).
fn pay_way(play: &mut Play<impl Chance, impl Sink<Event>>, card: Card, cost: &Cost) {
    let seat = play.game.active();
    play.send(Event::Passed { seat, card });
    gaining::pay(play, seat, cost);
}

/// A defeated threat brings a camp onto it; a lost fight ends the action with all that was pending (NF-307,
/// NF-309).
pub(crate) fn settle(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    threat: u8,
    total: u8,
    needed: u8,
) -> Answer {
    let (seat, won) = (play.game.active(), total >= needed);
    let face = play.game.content.0.threat(threat.into());
    play.send(Event::Fought { seat, threat, level: face.level, total, won });
    if !won {
        play.game.open.turn.due = Due::Nothing;
        play.game.open.pending.push(Question::Finish);
        return Answer::Last;
    }
    play.game.open.threats &= !(1 << threat);
    play.game.open.mover_mut().threats |= 1 << threat;
    camping::place(play);
    gaining::trigger(play, seat, Trigger::ThreatDefeated);
    Answer::Given
}
