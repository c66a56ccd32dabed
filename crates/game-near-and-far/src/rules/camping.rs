//! Camps: on the map, by a contract, and what lies under them (RULES.md section 19).

use table::{Chance, Sink};

use super::{Play, gaining};
use crate::{
    CAMPS, Due, Event, NearAndFar, Open, Refusal,
    components::{Content, Good, Space, Spaces, Tent, Trigger},
};

/// What a camp costs (NF-374).
pub(crate) const HEARTS: u8 = 3;

/// The next camp leaves the board, and what it covers is gained at once (NF-047, NF-385).
pub(crate) fn place(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let (seat, content) = (play.game.active(), play.game.content);
    let open = &mut play.game.open;
    let extra = open.camps - CAMPS;
    let tent = open.mover().next_tent(&content, extra);
    let mover = open.mover_mut();
    mover.placed += 1;
    let placed = mover.placed;
    open.camp_placed = true;
    match tent {
        Tent::Bare => {}
        Tent::Coin => gaining::gain(play, seat, Good::Coin, 1),
        Tent::Gem => gaining::gain(play, seat, Good::Gem, 1),
    }
    let open = &mut play.game.open;
    if placed >= open.camps && open.ending.is_none() {
        open.ending = Some(seat);
        play.send(Event::LastRound { seat });
    }
}

/// Whether a camp can be built where the movement ended (NF-374, NF-377, NF-381).
pub(crate) fn may_build(game: &NearAndFar) -> bool {
    let space = game.open.mover().place.space();
    space.is_some_and(|space| !game.open.has_camp(space)) && game.open.mover().hearts >= HEARTS
}

/// NF-374.
pub(crate) fn build(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.open.mover_mut().hearts -= HEARTS;
    pitch(play, play.game.open.here(), HEARTS);
}

/// A camp on a space, with what the space brings (NF-378 to NF-380, NF-677).
fn pitch(play: &mut Play<impl Chance, impl Sink<Event>>, space: Space, hearts: u8) {
    let seat = play.game.active();
    let map = play.game.open.map;
    play.game.open.camped.add(space);
    play.game.open.mover_mut().camps.add(space);
    play.send(Event::Camped { seat, map, space, hearts });
    place(play);
    if let Some((good, amount)) = brings(&play.game.content, &play.game.open, space) {
        gaining::gain(play, seat, good, amount);
        gaining::trigger(play, seat, Trigger::CampOnResource);
    }
}

/// What a space brings to the active player who camps there (NF-378, NF-677).
pub(crate) fn brings(content: &Content, open: &Open, space: Space) -> Option<(Good, u8)> {
    let map = content.map(open.map);
    let good = match (map.coins.contains(space), map.gems.contains(space)) {
        (true, _) => Good::Coin,
        (_, true) => Good::Gem,
        (false, false) => return None,
    };
    Some((good, open.mover().symbols().search + matching(content, open)))
}

/// One more of the kind of the space, by cards (NF-678).
fn matching(content: &Content, open: &Open) -> u8 {
    let cards = open.mover().cards.intersection(content.with.trigger);
    let triggers = cards.iter().flat_map(|card| &content.card(card).effects.triggers);
    let camps = triggers.filter(|(when, _)| *when == Trigger::CampOnResource);
    camps.map(|(_, gain)| gain.matching).sum()
}

/// Spaces without a camp, for a contract (NF-658, NF-659).
pub(crate) fn free_spaces(game: &NearAndFar) -> Spaces {
    game.map().all.without(game.open.camped)
}

/// A space for the camp of a contract. Only [`check_settle`] makes one.
pub(crate) struct Site(Space);

pub(crate) fn check_settle(game: &NearAndFar, space: Space) -> Result<Site, Refusal> {
    match free_spaces(game).contains(space) {
        true => Ok(Site(space)),
        false => Err(Refusal::NotFree { space }),
    }
}

/// NF-658.
pub(crate) fn settle(play: &mut Play<impl Chance, impl Sink<Event>>, Site(space): Site) {
    // A camp where one stands makes the space free to leave (NF-660).
    if play.game.open.mover().place.space() == Some(space) {
        play.game.open.turn.due = Due::Nothing;
    }
    pitch(play, space, 0);
}
