//! Visiting town: occupied buildings, duels and arriving (RULES.md sections 8 and 10).

use table::{Chance, Sink};

use super::{Play, duels, gaining, stables};
use crate::{
    Action, Building, Event, Foe, NearAndFar, Open, Place, Refusal, Stage, Style,
    components::{Card, Cost, Visit},
    edition::Edition,
    stage::Question,
};

/// A visit is begun: the way in first (NF-145).
pub(crate) fn visit(play: &mut Play<impl Chance, impl Sink<Event>>, building: Building) {
    play.game.open.pending.push(Question::Finish);
    let question = match foes(&play.game.open, building).next() {
        Some(_) => Question::Decision(Stage::Enter { building }),
        None => Question::Visit(building),
    };
    play.game.open.pending.push(question);
}

/// Whom one may challenge there: those inside, and in a game of two somebody always stands in the Town
/// Hall (NF-216, NF-233).
pub(crate) fn foes(open: &Open, building: Building) -> impl Iterator<Item = Foe> + use<'_> {
    let inside = move |seat: &table::Seat| open.traveller(*seat).place == Place::In(building);
    let players = open.others(open.active).filter(inside);
    let has_player = open.others(open.active).any(|seat| inside(&seat));
    let stranger = building == Building::TownHall && open.stranger.is_some() && !has_player;
    players.map(Foe::Player).chain(stranger.then_some(Foe::Stranger))
}

/// Whether one may simply walk in: the Saloon is open to all (NF-168), and whoever comes from Jail goes
/// anywhere (NF-228).
#[inline]
pub(crate) fn is_open_door(open: &Open, building: Building) -> bool {
    building == Building::Saloon || open.turn.from == Place::Jail
}

pub(crate) fn list(game: &NearAndFar, building: Building, out: &mut Vec<Action>) {
    for foe in foes(&game.open, building) {
        out.extend(Style::ALL.map(|style| Action::Duel { foe, style }));
    }
    if is_open_door(&game.open, building) {
        return out.push(Action::WalkIn);
    }
    let cards = game.open.mover().cards.intersection(game.content.with.no_duel);
    out.extend(cards.iter().map(Action::Pass).filter(|pass| check(game, building, *pass).is_ok()));
}

/// A way into an occupied building. Only [`check`] makes one.
pub(crate) struct Entry {
    building: Building,
    by: Way,
}

enum Way {
    /// The door is open.
    WalkIn,
    /// A duel.
    Duel { foe: Foe, style: Style },
    /// A card, for what it asks.
    Pass { card: Card, cost: Cost },
}

pub(crate) fn check(
    game: &NearAndFar,
    building: Building,
    action: Action,
) -> Result<Entry, Refusal> {
    let open_door = is_open_door(&game.open, building);
    let by = |by| Ok(Entry { building, by });
    match action {
        Action::WalkIn if open_door => by(Way::WalkIn),
        Action::WalkIn => Err(Refusal::Occupied { building }),
        Action::Duel { foe, style } => match foes(&game.open, building).any(|one| one == foe) {
            true => by(Way::Duel { foe, style }),
            false => Err(Refusal::NotInside { building }),
        },
        Action::Pass(card) => {
            let mover = game.open.mover();
            let cost = game.content.0.card(card).effects.no_duel;
            match cost.filter(|_| mover.cards.contains(card) && !open_door) {
                Some(cost) if gaining::can_pay(game, game.active(), &cost) => {
                    by(Way::Pass { card, cost })
                }
                Some(cost) => Err(Refusal::CannotPay { cost }),
                None => Err(Refusal::NoUse { card }),
            }
        }
        _ => Err(Refusal::NotNow { now: Stage::Enter { building } }),
    }
}

/// In by a duel, by a card, or through an open door (NF-139, NF-168, NF-228).
pub(crate) fn enter(play: &mut Play<impl Chance, impl Sink<Event>>, Entry { building, by }: Entry) {
    match by {
        Way::Duel { foe, style } => return duels::challenge(play, building, foe, style),
        Way::Pass { card, cost } => {
            let seat = play.game.active();
            play.send(Event::Passed { seat, card });
            gaining::pay(play, seat, &cost);
        }
        Way::WalkIn => {}
    }
    play.game.open.pending.push(Question::Visit(building));
}

/// The visit takes place: bonuses on arrival, then what the building offers (NF-145, NF-146).
pub(crate) fn arrive(play: &mut Play<impl Chance, impl Sink<Event>>, building: Building) {
    let seat = play.game.active();
    play.game.open.mover_mut().place = Place::In(building);
    play.send(Event::Visited { seat, building });
    // By the first edition nothing is asked at the Stables where nothing can be bought on arrival, and what is
    // asked stays until it is answered.
    if play.game.open.edition == Edition::First && building == Building::Stables {
        bonuses(play, building);
        if stables::can_buy(play.game) {
            play.game.ask(Stage::Stables);
        }
        return;
    }
    play.game.ask(match building {
        Building::TownHall => Stage::Hall,
        Building::Saloon => Stage::Saloon,
        Building::Stables => Stage::Stables,
        Building::Store => Stage::Store,
        Building::Farm => Stage::Farm,
        Building::Hut => Stage::Hut,
        Building::Mine => Stage::Mine,
    });
    // Whatever they ask lies above it, and whether anything is asked inside is seen only then: the food of a
    // bonus can be paid at the Stables (NF-655).
    bonuses(play, building);
}

/// What cards in play on arrival bring (NF-144, NF-146).
fn bonuses(play: &mut Play<impl Chance, impl Sink<Event>>, building: Building) {
    let seat = play.game.active();
    let content = play.game.content.0;
    let cards = play.game.open.mover().cards.intersection(content.with.visit);
    for card in cards.iter() {
        for Visit { building: at, gain } in &content.card(card).effects.visits {
            if *at == building {
                gaining::gain_of_card(play, seat, gain);
            }
        }
    }
}
