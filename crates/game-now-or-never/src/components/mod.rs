//! What is printed on boards, cards, tokens and tiles (RULES.md sections 1, 2, 12, 13, 23 to 28).

mod boards;
mod effects;
mod faces;
mod goods;
mod kinds;
mod load;
mod names;
mod places;
mod sales;
mod sets;

use std::sync::OnceLock;

use table::{Fault, Fingerprint};

pub use boards::{
    ARROWS, Board, BoardSpace, DIE, GEAR_ROW, GEAR_TOKENS, LETTERS, MANA_TOKENS, Numbers,
    RANDOM_TILES, SALES, SEARCH_TOKENS, SEASONS, SLOTS, SOLO_CARDS, SPECIALIST_ROW,
    SPECIALIST_SLOTS, Solo, SoloTake, Town, TownSpace, VILLAGER_ROW, VILLAGERS,
};
pub use effects::{
    AdjacentKind, Boost, Cost, Effect, Fight, Limit, Points, Power, PowerEffect, Requirement,
    Standing, Stat, Strike, Timing,
};
pub use faces::{
    AbilityToken, Building, EnemyToken, FindToken, GearToken, HeroBoard, LocationCard, OrderToken,
    Production, QuestCard, Sale, SpecialistTile, Visit,
};
pub use goods::{Good, Goods, Thing};
pub use kinds::{Colour, Deck, Hero, Side, SoloCard, SpecialistKind};
pub use load::FILES;
pub use names::{
    ABILITIES, ABILITIES_EACH, Ability, ENEMIES, Enemy, FINDS, Find, GEAR, Gear, LEVELS, LOCATIONS,
    Location, ORDERS, Order, QUESTS, Quest, SPECIALISTS, STARTING, Specialist, TILES, Tile,
    UNDERGROUND_LEVELS,
};
pub use places::{
    BOARD_COLUMNS, BOARD_ROWS, CELLS, Cell, GRID_COLUMNS, GRID_ROWS, SITES, SPACES, Site, Space,
    TOWN_COLUMNS, TOWN_ROWS,
};
pub(crate) use sales::SaleTables;
pub use sets::{Abilities, Cells, Orders, Quests, Sites, Spaces, Specialists, Tiles};

/// All components, checked.
pub struct Content {
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// Villagers by the good they produce, in the order of the goods (NN-173).
    pub villagers: Goods,
    /// The trades of the market (NN-338).
    pub market: [Sale; SALES],
    /// The locations on the random tiles (NN-044).
    pub random_tiles: [Location; RANDOM_TILES],
    /// The solo deck.
    pub solo: Solo,
    pub(crate) boards: [Board; 2],
    pub(crate) towns: [Town; 2],
    pub(crate) heroes: Vec<HeroBoard>,
    pub(crate) abilities: Vec<AbilityToken>,
    pub(crate) gear: Vec<GearToken>,
    pub(crate) specialists: Vec<SpecialistTile>,
    pub(crate) buildings: Vec<Building>,
    pub(crate) quests: Vec<QuestCard>,
    pub(crate) enemies: Vec<EnemyToken>,
    pub(crate) orders: Vec<OrderToken>,
    pub(crate) finds: Vec<FindToken>,
    pub(crate) locations: Vec<LocationCard>,
    pub(crate) sales: SaleTables,
    pub(crate) fingerprint: Fingerprint,
}

impl Content {
    /// The components that come with the program.
    pub fn embedded() -> &'static Content {
        static EMBEDDED: OnceLock<Content> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            let files: Vec<String> = load::embedded().into_iter().map(str::to_owned).collect();
            Content::read(&files).expect("the embedded components are checked before they ship")
        })
    }

    /// The same content, known by another fingerprint: that of the files it was really read from,
    /// which may lack some that came later.
    pub fn known_by(self, fingerprint: Fingerprint) -> Content {
        Content { fingerprint, ..self }
    }

    /// The texts of [`FILES`] that come with the program.
    pub fn embedded_files() -> Vec<&'static str> {
        load::embedded()
    }

    /// Reads the texts of [`FILES`], in that order, or says everything that is wrong with them.
    pub fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
        load::read(files)
    }

    /// What is not wrong but worth a look.
    pub fn warnings(&self) -> Vec<Fault> {
        load::warnings(self)
    }

    /// A hero board.
    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroBoard {
        &self.heroes[hero.index()]
    }

    /// A hero ability token.
    #[inline]
    pub fn ability(&self, ability: Ability) -> &AbilityToken {
        &self.abilities[ability.index()]
    }

    /// A kind of gear.
    #[inline]
    pub fn gear(&self, gear: Gear) -> &GearToken {
        &self.gear[gear.index()]
    }

    /// How many of these gear tokens are red and how many blue, from a count by kind.
    pub fn gear_left(&self, counts: &[u8; GEAR]) -> [u8; 2] {
        let mut left = [0; 2];
        for (token, count) in self.gear.iter().zip(counts) {
            left[token.colour.index()] += count;
        }
        left
    }

    /// A specialist.
    #[inline]
    pub fn specialist(&self, specialist: Specialist) -> &SpecialistTile {
        &self.specialists[specialist.index()]
    }

    /// A building tile.
    #[inline]
    pub fn building(&self, tile: Tile) -> &Building {
        &self.buildings[tile.index()]
    }

    /// A quest card.
    #[inline]
    pub fn quest(&self, quest: Quest) -> &QuestCard {
        &self.quests[quest.index()]
    }

    /// A kind of enemy.
    #[inline]
    pub fn enemy(&self, enemy: Enemy) -> &EnemyToken {
        &self.enemies[enemy.index()]
    }

    /// The kind of enemy of a level, 1 to 9, on a side of the board (NN-499).
    #[inline]
    pub fn enemy_of(&self, side: Side, level: u8) -> Enemy {
        let underground = UNDERGROUND_LEVELS.iter().position(|other| *other == level);
        match (side, underground) {
            (Side::Below, Some(place)) => Enemy::of_index(LEVELS + place),
            (Side::Below, None) | (Side::Above, _) => Enemy::of_index(usize::from(level) - 1),
        }
    }

    /// How many enemy tokens of a level, 1 to 9, lie on the board at the start (NN-049).
    pub fn enemies_at_start(&self, level: u8, players: usize) -> u8 {
        if usize::from(level) == LEVELS { self.numbers.level_9[players - 1] } else { players as u8 }
    }

    /// An order token.
    #[inline]
    pub fn order(&self, order: Order) -> &OrderToken {
        &self.orders[order.index()]
    }

    /// A kind of search token.
    #[inline]
    pub fn find(&self, find: Find) -> &FindToken {
        &self.finds[find.index()]
    }

    /// A location.
    #[inline]
    pub fn location(&self, location: Location) -> &LocationCard {
        &self.locations[location.index()]
    }

    /// What a location asks and gives on a side of the board.
    #[inline]
    pub fn visit(&self, side: Side, location: Location) -> &Visit {
        let card = self.location(location);
        match side {
            Side::Above => &card.above,
            Side::Below => &card.below,
        }
    }

    /// A side of the game board.
    #[inline]
    pub fn board(&self, side: Side) -> &Board {
        &self.boards[side.index()]
    }

    /// A side of the town boards.
    #[inline]
    pub fn town(&self, side: Side) -> &Town {
        &self.towns[side.index()]
    }

    /// What the content is known by.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
}
