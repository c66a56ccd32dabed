//! What lines of the log and actions are about.

use table::{Seen, Thing};

use crate::{Action, Employer, NowOrNever, Source, Stage, Token, components::Specialist};

/// A token of a hero board as a thing that lines of the log and actions are about.
pub fn token_thing(token: Token) -> Thing {
    match token {
        Token::Ability(ability) => Thing::new("ability", ability),
        Token::Gear(gear) => Thing::new("gear", gear),
    }
}

/// What has a power as such a thing; the ability printed on a hero board is none.
pub fn source_thing(source: Source) -> Option<Thing> {
    match source {
        Source::Basic => None,
        Source::Ability(ability) => Some(Thing::new("ability", ability)),
        Source::Quest(quest) => Some(Thing::new("quest", quest)),
    }
}

/// The one thing an action is about, where it is one.
pub fn thing(seen: Seen<'_, NowOrNever>, action: Action) -> Option<Thing> {
    let open = &seen.view.open;
    let specialist = |one: Option<Specialist>| one.map(|one| Thing::new("specialist", one));
    match action {
        Action::Choose(hero) => Some(Thing::new("hero", hero)),
        Action::Keep(quest) | Action::Drop(quest) | Action::Play(quest) => {
            Some(Thing::new("quest", quest))
        }
        Action::Hire { whose, slot } => {
            let slot = usize::from(slot);
            specialist(match whose {
                Employer::Own => open.mover().specialists[slot],
                Employer::Player(seat) => open.player(seat).specialists[slot],
                Employer::Bot => open.bot.as_ref().and_then(|bot| bot.specialists[slot]),
            })
        }
        Action::Recruit(place) => specialist(open.specialists[usize::from(place)]),
        Action::Replace(slot) if open.stage == Stage::BotDiscard => {
            specialist(open.bot.as_ref().and_then(|bot| bot.specialists[usize::from(slot)]))
        }
        Action::Rest { slot, .. } | Action::Replace(slot) | Action::Refresh(slot) => {
            specialist(open.mover().specialists[usize::from(slot)])
        }
        Action::Use(source) => source_thing(source),
        Action::Tile(tile) => Some(Thing::new("tile", tile)),
        Action::At(site) => Some(Thing::new("site", site)),
        Action::Swap(cell) => open.mover().grid[cell.index()].map(|tile| Thing::new("tile", tile)),
        Action::Buy(gear) => Some(Thing::new("gear", gear)),
        Action::Slot(_) => match open.stage {
            Stage::Slot { token } => Some(token_thing(token)),
            _ => None,
        },
        Action::Go(space) | Action::Take(space) => Some(Thing::new("space", space)),
        Action::Stop | Action::Search => Some(Thing::new("space", open.mover().place)),
        Action::Fight | Action::Slip => {
            let enemy = open.enemy(seen.content, open.mover().place);
            enemy.map(|enemy| Thing::new("enemy", enemy))
        }
        Action::Visit => {
            let location = open.location(seen.content, open.mover().place);
            location.map(|location| Thing::new("location", location))
        }
        Action::Order(order) | Action::Deliver(order) => Some(Thing::new("order", order)),
        Action::Learn(ability) => Some(Thing::new("ability", ability)),
        Action::Villager(good) | Action::House { good, .. } | Action::Move { good, .. } => {
            Some(Thing::new("villager", good))
        }
        Action::Hero(_)
        | Action::Pass
        | Action::Nothing
        | Action::Done
        | Action::Boost
        | Action::Reroll { .. }
        | Action::Strike
        | Action::Again
        | Action::Retreat
        | Action::Accept
        | Action::Refill
        | Action::Draw(_)
        | Action::Sell(_) => None,
    }
}

/// The things an action is about.
pub fn things(seen: Seen<'_, NowOrNever>, action: Action) -> Vec<Thing> {
    thing(seen, action).into_iter().collect()
}
