//! Setting up (RULES.md section 2).

use table::{Chance, Pile, Seat, Seats, SetupError, Shared, Stack};

use super::drafting;
use crate::{
    CAMPS, Character, LONG_GAME_CAMPS, MOST_PLAYERS, NearAndFar, Open, Quests, Setup, Stage,
    Traveller, Turn,
    components::{
        ARCADE, Adventurer, Adventurers, Cards, Cells, Content, Goods, Kind, Spaces, THREATS,
    },
    edition::Edition,
    state::{Hidden, NOTHING_BEHIND},
};

/// Coins at the start (NF-044).
pub(crate) const COINS: u16 = 3;
/// Basic cards dealt to each player (NF-062).
const BASIC_DEALT: usize = 5;
/// Advanced cards dealt to each player (NF-062).
const ADVANCED_DEALT: usize = 2;

/// Lays everything out.
pub(crate) fn set_up(
    content: &'static Content,
    edition: Edition,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<NearAndFar, SetupError> {
    setup.check()?;
    let players = setup.players;
    // NF-066: the first player, characters, adventurers, quest tokens, basic cards, advanced cards.
    let first = match setup.first {
        Some(first) => first,
        None => Seat::new(chance.pick(players as u32) as usize),
    };
    let characters = characters(setup, chance);
    let mut bag: Adventurers = Adventurer::all().collect();
    let row = [(); 5].map(|()| bag.draw(chance));
    let mut books = content.map(setup.map).books;
    let mut quests = Spaces::NONE;
    for _ in 0..setup.quest_tokens() {
        quests = books.draw(chance).map_or(quests, |space| quests.with(space));
    }
    let mut hidden = Hidden {
        hands: [Cards::NONE; MOST_PLAYERS],
        packets: [Cards::NONE; MOST_PLAYERS],
        fresh: Cards::NONE,
        deck: Cards::ARTIFACTS,
        discards: Cards::NONE,
        behind: NOTHING_BEHIND,
        imagined: false,
    };
    let mut travellers: Pile<Traveller, MOST_PLAYERS> =
        characters[..players].iter().map(|character| traveller(content, *character)).collect();
    let order = (0..players).map(|step| (first.index() + step) % players);
    let mut deal = |kind: Kind, count: usize, hands: &mut [Cards; MOST_PLAYERS]| {
        let mut pile = Cards::all_of(kind);
        for index in order.clone() {
            for _ in 0..count {
                hands[index] =
                    pile.draw(chance).map_or(hands[index], |card| hands[index].with(card));
            }
        }
        hidden.deck = hidden.deck.without(Cards::all_of(kind)).union(pile);
    };
    let (mut packets, mut hands) = (hidden.packets, hidden.hands);
    deal(Kind::Basic, BASIC_DEALT, &mut packets);
    deal(Kind::Advanced, ADVANCED_DEALT, &mut hands);
    (hidden.packets, hidden.hands) = (packets, hands);
    travellers.as_mut_slice().iter_mut().for_each(|one| one.advanced = ADVANCED_DEALT as u8);
    let open = Open {
        travellers,
        treasures: Cards::all_of(Kind::Treasure),
        treasure_discards: Cards::NONE,
        drawn: Cards::NONE,
        bag,
        aside: Adventurers::NONE,
        quests,
        camped: Spaces::NONE,
        arcade: match setup.quests {
            Quests::Arcade => (1 << ARCADE) - 1,
            Quests::Book => 0,
        },
        round: 0,
        stage: Stage::Draft,
        pending: Stack::new(),
        waiting: Seats::NONE,
        active: first,
        first,
        edition,
        map: setup.map,
        reads: setup.quests,
        side: setup.side,
        camps: if setup.long_game { CAMPS + LONG_GAME_CAMPS } else { CAMPS },
        row,
        mine: Cells::NONE,
        threats: (1 << THREATS) - 1,
        ending: None,
        quiet_rounds: 0,
        camp_placed: false,
        stranger: (players == 2).then_some(characters[2]),
        platypus: setup.platypus,
        turn: Turn::default(),
        roll: None,
        page: None,
        just_told: false,
    };
    let mut game = NearAndFar { content: Shared(content), open, hidden };
    match drafting::next_for_platypus(&game, setup.platypus) {
        Some(seat) => {
            game.ask(Stage::Companion { seat });
            game.show(Stage::Companion { seat });
        }
        None => {
            drafting::begin_draft(&mut game);
            game.show(Stage::Draft);
        }
    }
    Ok(game)
}

/// Who travels, and after them the unused characters (NF-053, NF-064).
fn characters(setup: &Setup, chance: &mut impl Chance) -> [Character; 8] {
    let mut left: Pile<Character, 8> =
        Character::ALL.into_iter().filter(|one| !setup.characters.contains(&Some(*one))).collect();
    let mut all = [Character::default(); 8];
    for (index, place) in all[..setup.players].iter_mut().enumerate() {
        *place = match setup.characters[index] {
            Some(character) => character,
            None => left.remove(chance.pick(left.len() as u32) as usize),
        };
    }
    for (place, unused) in all[setup.players..].iter_mut().zip(left.iter()) {
        *place = *unused;
    }
    all
}

/// What a player begins with (NF-044, NF-045).
fn traveller(content: &Content, character: Character) -> Traveller {
    let goods = Goods { coin: COINS, ..Goods::default() };
    let mut traveller = Traveller { goods, character, companion: true, ..Traveller::default() };
    traveller.recount_party(content);
    traveller
}
