//! Imagining a whole world behind a view, for bots to search.
//!
//! All that anybody sees is taken over. The decks hold what is not in sight,
//! in no order; and what the choices of a passage lead to is guessed, for no
//! player is told before it happens. Tests lay out the table in the same way,
//! but keep to the book.

use table::{Bag, Chance, Deck, Shared};

use crate::{
    AboveAndBelow, Building, Cave, Content, Open, View, Village, Villager, Villagers,
    components::{Buildings, Caves, ChoiceOutcomes, Group, Kind, MOST_CHOICES},
    state::Hidden,
};

/// One world that could lie behind `view`.
pub(crate) fn imagine(
    content: &'static Content,
    view: &View,
    chance: &mut impl Chance,
) -> AboveAndBelow {
    let mut game = lay_out(content, view);
    game.hidden.imagined = true;
    if let Some(exploration) = &game.open.exploration {
        game.hidden.behind = content.tales().guess(exploration.passage, chance);
    }
    game
}

impl AboveAndBelow {
    /// The game that lies on the table as `view` shows it, with nothing guessed: for tests that
    /// begin in the middle.
    #[doc(hidden)]
    pub fn laid_out(content: &'static Content, view: &View) -> AboveAndBelow {
        let mut game = lay_out(content, view);
        if let Some(exploration) = &game.open.exploration {
            game.hidden.behind = content.tales().behind(exploration.passage);
        }
        game
    }
}

/// The table as `view` shows it, with all that is out of sight in the decks.
fn lay_out(content: &'static Content, view: &View) -> AboveAndBelow {
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
    AboveAndBelow {
        content: Shared(content),
        open,
        hidden: Hidden {
            houses,
            outposts,
            caves,
            villagers: Bag::of(unseen(Group::Regular)),
            adventurers,
            behind: [ChoiceOutcomes::default(); MOST_CHOICES],
            imagined: false,
        },
    }
}

fn seen_buildings(open: &Open) -> Buildings {
    let owned = open.villages.iter().flat_map(|village| village.buildings.iter().copied());
    owned.chain(open.on_display()).collect()
}

fn seen_villagers(open: &Open) -> Villagers {
    let owned = open.villages.iter().map(Village::villagers);
    let owned = owned.fold(open.party, Villagers::union);
    let rows = open.villagers.iter().chain(&open.adventurers).copied().flatten();
    owned.union(rows.collect())
}

fn seen_caves(open: &Open) -> Caves {
    let owned = open.villages.iter().map(|village| village.caves);
    let mut seen = owned.fold(open.cave.into_iter().collect(), Caves::union);
    if let Some(exploration) = &open.exploration {
        seen.add(exploration.cave);
    }
    seen
}
