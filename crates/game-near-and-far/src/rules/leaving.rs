//! Leaving town: the party and its hearts (RULES.md section 13).
//!
//! Only parties to which nobody could be added are offered (NF-267). Usually one click picks among
//! those of a faction, and one says who stays behind where five would come; with a contract anybody is
//! added one by one.

use table::{Chance, Sink};

use super::{Play, recruiting};
use crate::{
    Action, Event, MOST_HEARTS, Member, NearAndFar, PARTY, Place, Refusal, Stage, Traveller,
    components::{Adventurers, Faction, Space},
    stage::Question,
};

/// An adventure begins: out of town first, if the standee is in town (NF-263 to NF-265).
pub(crate) fn set_out(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let pending = &mut play.game.open.pending;
    pending.push(Question::Finish);
    for stage in [Stage::Camp, Stage::Attempt, Stage::Move] {
        pending.push(Question::Decision(stage));
    }
    if play.game.open.mover().place.space().is_none() {
        play.game.open.pending.push(Question::Depart);
        play.game.open.turn.party = Adventurers::NONE;
        play.game.open.turn.companion = false;
        ask(play.game);
    }
}

/// Everybody whom the active player could take along.
fn companions(game: &NearAndFar) -> impl Iterator<Item = Member> {
    let owned = game.open.mover().owned;
    owned.iter().map(Member::Adventurer).chain([Member::Companion])
}

/// Takes along everybody about whom there is nothing to decide, and asks about the rest.
fn ask(game: &mut NearAndFar) {
    if recruiting::has_contract(game) {
        return ask_with_contract(game);
    }
    let owned = game.open.mover().owned;
    for faction in Faction::ALL {
        let own = owned.of(faction);
        let bit = 1 << faction as u8;
        if game.open.turn.asked & bit != 0 || own.is_empty() {
            continue;
        }
        game.open.turn.asked |= bit;
        match own.len() {
            1 => game.open.turn.party = game.open.turn.party.union(own),
            _ => return game.ask(Stage::Party { faction: Some(faction) }),
        }
    }
    // Four factions and the companion compete for four places.
    match game.open.turn.party.len() < PARTY {
        true => game.open.turn.companion = true,
        false => game.ask(Stage::Party { faction: None }),
    }
}

/// With a contract the order of clicks says who comes; whoever must come comes by itself.
fn ask_with_contract(game: &mut NearAndFar) {
    let all = game.open.mover().owned;
    if Traveller::is_party(all, true, true) {
        (game.open.turn.party, game.open.turn.companion) = (all, true);
    } else if companions(game).any(|member| may_come(game, member)) {
        game.ask(Stage::Party { faction: None });
    }
}

/// A contract bought while the party is arranged lets it be arranged anew (NF-397, NF-664).
pub(crate) fn begin_anew(game: &mut NearAndFar) {
    (game.open.turn.party, game.open.turn.companion) = (Adventurers::NONE, false);
    ask_with_contract(game);
}

/// Whether somebody can be added to those who come (NF-112, NF-664).
fn may_come(game: &NearAndFar, member: Member) -> bool {
    let (party, companion) = (game.open.turn.party, game.open.turn.companion);
    if game.open.comes_along(member) {
        return false;
    }
    match member {
        Member::Companion => Traveller::is_party(party, true, true),
        Member::Adventurer(one) => {
            game.open.mover().owned.contains(one)
                && Traveller::is_party(party.with(one), companion, true)
        }
    }
}

/// Whether the party can stay as it is: nobody could be added, and nothing has been picked yet.
fn may_stay(game: &NearAndFar) -> bool {
    let mover = game.open.mover();
    let contract = recruiting::has_contract(game);
    let is_first = game.open.turn.asked.count_ones() <= 1 && !game.open.turn.companion;
    let picked = |faction: &Faction| {
        game.open.turn.asked & (1 << *faction as u8) != 0 && mover.owned.of(*faction).len() > 1
    };
    let none_picked = Faction::ALL.iter().filter(|faction| picked(faction)).count() <= 1;
    let added = |one| Traveller::is_party(mover.active.with(one), mover.companion, contract);
    let full = !mover.inactive().iter().any(added)
        && (mover.companion || !Traveller::is_party(mover.active, true, contract));
    let begun = contract && !game.open.turn.party.is_empty();
    full && !begun && (contract || none_picked || is_first)
}

pub(crate) fn list(game: &NearAndFar, faction: Option<Faction>, out: &mut Vec<Action>) {
    if may_stay(game) {
        out.push(Action::Unchanged);
    }
    match faction {
        Some(faction) => {
            let own = game.open.mover().owned.of(faction);
            out.extend(own.iter().map(|one| Action::With(Member::Adventurer(one))));
        }
        None if recruiting::has_contract(game) => {
            out.extend(companions(game).filter(|one| may_come(game, *one)).map(Action::With));
        }
        None => {
            let party = game.open.turn.party.iter().map(Member::Adventurer);
            out.extend(party.chain([Member::Companion]).map(Action::Out));
        }
    }
}

/// One decision about the party. Only [`check`] makes one.
pub(crate) enum Arrangement {
    /// It stays as it is.
    Unchanged,
    /// Somebody comes along.
    With(Member),
    /// Somebody stays behind, and all others come.
    Out(Member),
}

pub(crate) fn check(
    game: &NearAndFar,
    faction: Option<Faction>,
    action: Action,
) -> Result<Arrangement, Refusal> {
    let contract = recruiting::has_contract(game);
    match (faction, action) {
        (_, Action::Unchanged) if may_stay(game) => Ok(Arrangement::Unchanged),
        (Some(faction), Action::With(member @ Member::Adventurer(one)))
            if game.open.mover().owned.of(faction).contains(one) =>
        {
            Ok(Arrangement::With(member))
        }
        (None, Action::With(member)) if contract && may_come(game, member) => {
            Ok(Arrangement::With(member))
        }
        (None, Action::Out(member @ Member::Companion)) if !contract => {
            Ok(Arrangement::Out(member))
        }
        (None, Action::Out(member @ Member::Adventurer(one)))
            if !contract && game.open.turn.party.contains(one) =>
        {
            Ok(Arrangement::Out(member))
        }
        (_, Action::With(_) | Action::Out(_) | Action::Unchanged) => Err(Refusal::NotThisParty),
        _ => Err(Refusal::NotNow { now: Stage::Party { faction } }),
    }
}

/// Who comes along; then the rest is asked (NF-266, NF-267).
#[expect(clippy::needless_pass_by_value, reason = "what was checked is used up")]
pub(crate) fn arrange(game: &mut NearAndFar, arrangement: Arrangement) {
    match arrangement {
        Arrangement::Unchanged => {
            let mover = game.open.mover();
            (game.open.turn.party, game.open.turn.companion) = (mover.active, mover.companion);
        }
        Arrangement::Out(Member::Companion) => {}
        Arrangement::Out(Member::Adventurer(one)) => {
            game.open.turn.party.remove(one);
            game.open.turn.companion = true;
        }
        Arrangement::With(member) => {
            match member {
                Member::Companion => game.open.turn.companion = true,
                Member::Adventurer(one) => game.open.turn.party.add(one),
            }
            ask(game);
        }
    }
}

/// Hearts are set, and the standee is put on the town space (NF-268, NF-269, NF-272).
pub(crate) fn depart(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let (seat, content) = (play.game.active(), play.game.content);
    let turn = play.game.open.turn;
    let mover = play.game.open.mover_mut();
    (mover.active, mover.companion) = (turn.party, turn.companion);
    mover.recount_party(&content);
    mover.hearts = mover.symbols().heart.min(MOST_HEARTS);
    mover.place = Place::At(Space::TOWN);
    let hearts = mover.hearts;
    play.send(Event::LeftTown { seat, hearts });
}
