//! Setting up (RULES.md section 3).

use table::{Bag, Chance, Deck, Pile, Seat, Seats, SetupError, Shared, Stack};

use crate::{
    AboveAndBelow, Building, Cave, Content, MOST_PLAYERS, Open, Rest, Setup, Stage, Village,
    Villager, Villagers,
    components::{Buildings, ChoiceOutcomes, Group, KEY_HOUSES, Kind, MOST_CHOICES, SETS, Tokens},
    open::Stocked,
    stage::Question,
    state::Hidden,
};

/// Key houses in a game (AB-030).
const KEYS_IN_PLAY: usize = 4;

/// Lays everything out.
pub(crate) fn set_up(
    content: &'static Content,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<AboveAndBelow, SetupError> {
    setup.check()?;
    // AB-343: key houses, houses, outposts, caves, villagers, adventurers, the first player.
    let mut keys: Bag<Building, KEY_HOUSES> = Bag::of(Building::all_of(Kind::KeyHouse));
    let mut offered: Buildings = Building::all_of(Kind::StarHouse).collect();
    keys.draw_each(KEYS_IN_PLAY, chance, |key| offered.add(key));
    let mut hidden = Hidden {
        houses: Deck::of(Building::all_of(Kind::House)),
        outposts: Deck::of(Building::all_of(Kind::Outpost)),
        caves: Deck::of(Cave::all()),
        villagers: Bag::of(Villager::all_of(Group::Regular)),
        adventurers: Bag::of([]),
        behind: [ChoiceOutcomes::default(); MOST_CHOICES],
        imagined: false,
    };
    if setup.crossover {
        hidden.adventurers = Bag::of(Villager::all_of(Group::Adventurer));
    }
    let houses = [(); 4].map(|()| hidden.houses.draw(chance));
    let outposts = [(); 4].map(|()| hidden.outposts.draw(chance));
    let cave = hidden.caves.draw(chance);
    let villagers = [(); 5].map(|()| Some(hidden.villagers.draw(chance)));
    let adventurers = [(); 4].map(|()| setup.crossover.then(|| hidden.adventurers.draw(chance)));
    let first = match setup.first {
        Some(first) => first,
        None => Seat::new(chance.pick(setup.players as u32) as usize),
    };
    let mut supply: Tokens = content.board.tokens;
    // AB-038: one cider on the board.
    supply[crate::Token::Cider] -= 1;
    let open = Open {
        round: 1,
        stage: Stage::Turn,
        pending: Stack::only(Question::Decision(Stage::Turn)),
        waiting: Seats::only(first),
        active: first,
        first,
        crossover: setup.crossover,
        villages: villages(content, setup.players, first),
        houses,
        outposts,
        offered,
        stocked: Stocked::default(),
        villagers,
        adventurers,
        specials: Villager::all_of(Group::Special).collect(),
        cave,
        supply,
        cider: true,
        slot_changed: false,
        refreshed: false,
        refused: [0; MOST_PLAYERS],
        party: Villagers::NONE,
        exploration: None,
        tale: Pile::new(),
        just_told: false,
        rests: [Rest::default(); MOST_PLAYERS],
    };
    Ok(AboveAndBelow { content: Shared(content), open, hidden })
}

/// What each player begins with (AB-022, AB-044 to AB-047).
fn villages(content: &Content, players: usize, first: Seat) -> Pile<Village, MOST_PLAYERS> {
    let extra = &content.board.extra_coins[players - 2];
    (0..players)
        .map(|index| {
            let order = (index + players - first.index()) % players;
            let mut village = Village {
                coins: content.board.coins + extra[order],
                reputation: content.board.torch,
                ..Village::default()
            };
            for villager in starting_villagers(index) {
                if starts_exhausted(content, players, villager) {
                    village.exhausted.add(villager);
                } else {
                    village.ready.add(villager);
                }
            }
            village
        })
        .collect()
}

/// With four players all but the one with the hammer start exhausted (AB-025).
pub(crate) fn starts_exhausted(content: &Content, players: usize, villager: Villager) -> bool {
    players == MOST_PLAYERS && !content.who.builds.contains(villager)
}

/// The three starting villagers of a seat, one of each type: the content lists four of a type in a
/// row.
pub(crate) fn starting_villagers(seat: usize) -> impl Iterator<Item = Villager> {
    (0..3).map(move |kind| Villager::of_index(kind * SETS + seat))
}
