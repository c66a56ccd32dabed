//! Imagining a whole world behind a view, for bots to search.
//!
//! All that anybody sees is taken over. The decks hold what is not in sight,
//! in no order; and what the choices of a passage lead to is guessed, for no
//! player is told before it happens.

use table::{Bag, Chance, Deck, Shared};

use crate::{
    AboveAndBelow, Building, Cave, Content, Open, View, Villager, Villagers,
    components::{Behind, Buildings, Caves, Group, Kind, MOST_CHOICES},
    rules::encounter,
    state::Hidden,
};

/// One world that could lie behind `view`.
pub(crate) fn imagine(
    content: &'static Content,
    view: &View,
    chance: &mut impl Chance,
) -> AboveAndBelow {
    let open = view.open;
    let seen = seen_buildings(&open);
    let villagers = seen_villagers(&open);
    let hidden_of = |kind: Kind, below: Buildings| {
        Building::all_of(kind).filter(move |&card| !seen.contains(card) && !below.contains(card))
    };
    let piles = &view.piles;
    let mut houses = Deck::of(hidden_of(Kind::House, piles.houses_below.iter().copied().collect()));
    houses.put_under(piles.houses_below.iter().copied());
    let below = piles.outposts_below.iter().copied().collect();
    let mut outposts = Deck::of(hidden_of(Kind::Outpost, below));
    outposts.put_under(piles.outposts_below.iter().copied());
    let seen_caves = seen_caves(&open);
    let below: Caves = piles.caves_below.iter().copied().collect();
    let mut caves =
        Deck::of(Cave::all().filter(|&cave| !seen_caves.contains(cave) && !below.contains(cave)));
    caves.put_under(piles.caves_below.iter().copied());
    let unseen = |group: Group| Villager::all_of(group).filter(|&one| !villagers.contains(one));
    let adventurers = if open.crossover { Bag::of(unseen(Group::Adventurer)) } else { Bag::of([]) };
    let behind = match &open.exploration {
        Some(exploration) => encounter::guess(content.tales(), exploration.passage, chance),
        None => [Behind::default(); MOST_CHOICES],
    };
    AboveAndBelow {
        content: Shared(content),
        open,
        hidden: Hidden {
            houses,
            outposts,
            caves,
            villagers: Bag::of(unseen(Group::Regular)),
            adventurers,
            behind,
            dreamt: true,
        },
    }
}

fn seen_buildings(open: &Open) -> Buildings {
    let owned = open.villages.iter().flat_map(|village| village.buildings.iter().copied());
    owned.chain(open.on_display()).collect()
}

fn seen_villagers(open: &Open) -> Villagers {
    let owned = open.villages.iter().map(|village| village.villagers());
    let owned = owned.fold(open.party, Villagers::and);
    let rows = open.villagers.iter().chain(&open.adventurers).copied().flatten();
    owned.and(rows.collect())
}

fn seen_caves(open: &Open) -> Caves {
    let owned = open.villages.iter().map(|village| village.caves);
    let mut seen = owned.fold(open.cave.into_iter().collect(), Caves::and);
    if let Some(exploration) = &open.exploration {
        seen.add(exploration.cave);
    }
    seen
}
