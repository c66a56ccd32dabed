//! Setting up (RULES.md sections 3 and 4).
//!
//! The order of luck is that of NN-614: what lies in the middle of the table first, then what each
//! player gets in turn order. Grids and quest cards are dealt once everybody has a hero.

use table::{Chance, Pile, Seat, Seats, SetupError, Shared, Stack};

use super::{drafting, gear, villagers};
use crate::{
    Bot, MOST_PLAYERS, NowOrNever, Open, Player, SPECIALIST_SLOTS, Setup, Stage, Turn,
    components::{
        Colour, Content, Deck, Find, GEAR_ROW, Gear, Good, Location, Order, Orders, Quests,
        RANDOM_TILES, SPECIALIST_ROW, Spaces, Specialist, SpecialistKind, Specialists, Tile, Tiles,
    },
    state::{Hidden, OrderStack},
};

/// Lays everything out.
pub(crate) fn set_up(
    content: &'static Content,
    edition: u16,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<NowOrNever, SetupError> {
    setup.check()?;
    let players = setup.players;
    let first = match setup.first {
        Some(first) => first,
        None => Seat::new(chance.pick(players as u32) as usize),
    };
    let mut open = empty(content, edition, setup, first);
    open.random = random_tiles(content, chance);
    villagers::draw_row(&mut open, chance);
    for colour in Colour::ALL {
        for place in 0..open.gear[colour.index()].len() {
            open.gear[colour.index()][place] = gear::draw(content, &mut open, colour, chance);
        }
    }
    deal_specialists(&mut open, chance);
    let hidden = Hidden {
        hands: [Quests::NONE; MOST_PLAYERS],
        kept: [Quests::NONE; MOST_PLAYERS],
        fresh: Quests::NONE,
        quests: Deck::ALL.into_iter().map(Quests::all_of).fold(Quests::NONE, Quests::union),
        bot_quests: Quests::NONE,
        orders: OrderStack {
            bag: Order::all().collect(),
            unplaced: Order::COUNT as u8,
            below: Pile::new(),
        },
        drawn_orders: Orders::NONE,
        bot_orders: Orders::NONE,
    };
    let mut game = NowOrNever { content: Shared(content), open, hidden };
    match drafting::next_to_choose(&game) {
        Some(seat) => {
            game.ask(Stage::Hero { seat });
            game.show(Stage::Hero { seat });
        }
        None => {
            deal_to_players(&mut game, chance);
            game.show(Stage::Keep);
        }
    }
    Ok(game)
}

/// The table before anything is drawn.
fn empty(content: &'static Content, edition: u16, setup: &Setup, first: Seat) -> Open {
    let players = setup.players;
    let board = content.board(setup.side);
    let mut open = Open {
        edition,
        players: (0..players).map(|_| Player::default()).collect(),
        side: setup.side,
        reroll: setup.reroll,
        best: setup.best,
        season: 1,
        stage: Stage::Keep,
        pending: Stack::new(),
        waiting: Seats::NONE,
        active: first,
        starter: first,
        first,
        passed: Seats::NONE,
        random: content.random_tiles,
        enemies: std::array::from_fn(|at| content.enemies_at_start(at as u8 + 1, players)),
        search: board.letters.into_iter().collect::<Spaces>(),
        unseen_finds: [0; Find::COUNT],
        villagers: [0; Good::COUNT],
        villager_pile: content.villagers.0,
        gear: [[None; GEAR_ROW]; 2],
        gear_pile: [0; Gear::COUNT],
        specialists: [None; SPECIALIST_ROW],
        specialist_pile: Specialist::all().filter(|one| one.starting().is_none()).collect(),
        discards: Quests::NONE,
        fresh_backs: [0; Deck::COUNT],
        turn: Turn::default(),
        combat: None,
        roll: None,
        bot: None,
    };
    for find in Find::all() {
        open.unseen_finds[find.index()] = content.find(find).copies;
    }
    for gear in Gear::all() {
        open.gear_pile[gear.index()] = content.gear(gear).copies;
    }
    for (step, seat) in open.seats_from(first).enumerate() {
        let player = open.player_mut(seat);
        player.place = board.start;
        let coins = content.numbers.start_coins + content.numbers.extra_coins[step];
        player.coins = coins.into();
        if let Some(hero) = setup.heroes[seat.index()] {
            drafting::take_hero(content, player, hero);
        }
    }
    if players == 1 {
        open.bot = Some(Bot {
            specialists: [None; SPECIALIST_SLOTS],
            face_down: 0,
            villagers: [0; Good::COUNT],
            finds: 0,
            orders: 0,
            quests: [0; Deck::COUNT],
            attacked: false,
            pile: content.solo.copies,
            drawn: 0,
        });
    }
    open
}

/// NN-043: which tile lies on which of the three spaces.
fn random_tiles(content: &Content, chance: &mut impl Chance) -> [Location; RANDOM_TILES] {
    let mut left: Pile<Location, 3> = content.random_tiles.into_iter().collect();
    content.random_tiles.map(|_| left.remove(chance.pick(left.len() as u32) as usize))
}

/// NN-060, NN-577: a builder and a healer for everybody, and four others in the row.
fn deal_specialists(open: &mut Open, chance: &mut impl Chance) {
    let all_of = |kind: SpecialistKind| -> Specialists {
        Specialist::all().filter(|one| one.starting() == Some(kind)).collect()
    };
    let mut builders = all_of(SpecialistKind::Builder);
    let mut healers = all_of(SpecialistKind::Healer);
    for seat in open.seats_from(open.first) {
        let player = open.player_mut(seat);
        // NN-070.
        player.specialists[0] = builders.draw(chance);
        player.specialists[1] = healers.draw(chance);
    }
    if let Some(bot) = &mut open.bot {
        bot.specialists[0] = builders.draw(chance);
        bot.specialists[1] = healers.draw(chance);
    }
    for place in 0..open.specialists.len() {
        open.specialists[place] = open.specialist_pile.draw(chance);
    }
}

/// Everybody has a hero: in turn order the grid is laid and quest cards are dealt (NN-075, NN-077).
pub(crate) fn deal_to_players(game: &mut NowOrNever, chance: &mut impl Chance) {
    let dealt = game.content.numbers.dealt;
    for seat in game.open.seats_from(game.open.first) {
        let mut tiles: Tiles = Tile::all().collect();
        let player = game.open.player_mut(seat);
        for place in &mut player.grid {
            *place = tiles.draw(chance);
        }
        player.hand = dealt;
        for deck in Deck::ALL {
            for _ in 0..dealt[deck.index()] {
                let mut pile = game.hidden.quests.of(deck);
                if let Some(quest) = pile.draw(chance) {
                    game.hidden.quests.remove(quest);
                    game.hidden.hands[seat.index()].add(quest);
                }
            }
        }
    }
    game.open.waiting = Seats::first_of(game.open.seats());
    game.ask(Stage::Keep);
}
