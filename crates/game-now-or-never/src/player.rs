//! What one player has: the hero board, the town, the unbuilt tiles and what lies beside them.

use serde::Serialize;

use crate::{
    Source, Token, Uses,
    components::{
        ARROWS, Abilities, Ability, Cell, Colour, Content, Deck, Gear, Good, Goods, Hero, Orders,
        Quests, SLOTS, SPECIALIST_SLOTS, Site, Space, Specialist, Standing, TOWN_ROWS, Tile,
    },
};

/// What one player has. All of it is open (NN-041).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Player {
    /// Who; chosen in setup (NN-067).
    pub hero: Option<Hero>,
    /// Where the hero stands.
    pub place: Space,
    /// Health left.
    pub hearts: u8,
    /// Mana in the slots.
    pub mana: u8,
    /// Experience.
    pub experience: u8,
    /// Books.
    pub books: u8,
    /// Coins.
    pub coins: u16,
    /// Shells, tools, bottled demons and crystals.
    pub goods: Goods,
    /// Hero action tokens that are used, as bits (NN-027).
    pub arrows: u8,
    /// Specialists by slot (NN-070).
    pub specialists: [Option<Specialist>; SPECIALIST_SLOTS],
    /// Slots whose specialist is face down, as bits.
    pub face_down: u8,
    /// Tokens on the red slots 1 to 4 (NN-029).
    pub red: [Option<Token>; SLOTS],
    /// Tokens on the blue slots.
    pub blue: [Option<Token>; SLOTS],
    /// Abilities that were bought, the replaced ones too (NN-036).
    pub learned: Abilities,
    /// Unbuilt tiles (NN-075).
    pub grid: [Option<Tile>; Cell::COUNT],
    /// Built tiles.
    pub town: [Option<Tile>; Site::COUNT],
    /// Villagers in housing, by row and good (NN-174).
    pub housed: [[u8; Good::COUNT]; TOWN_ROWS],
    /// Villagers below the town board.
    pub unhoused: [u8; Good::COUNT],
    /// Orders to be completed.
    pub orders: Orders,
    /// Completed orders.
    pub done: Orders,
    /// Search tokens that give income (NN-289).
    pub finds: u8,
    /// Cards in hand: basic, artifact, advanced (NN-304).
    pub hand: [u8; Deck::COUNT],
    /// How many of them are to be kept, as far as that is chosen in setup (NN-077).
    pub kept: u8,
    /// Quest cards played (NN-312).
    pub played: Quests,
    /// Powers used in this season (NN-381).
    pub used: Uses,
    /// The highest level of the enemies defeated on the board.
    pub best_enemy: u8,
    /// What tokens, tiles and cards give all the time, added up.
    pub standing: Standing,
}

impl Player {
    /// Who plays; a hero is chosen before the first turn.
    #[inline]
    pub fn hero(&self) -> Hero {
        self.hero.unwrap_or_default()
    }

    /// The most hearts (NN-037).
    #[inline]
    pub fn most_hearts(&self, content: &Content) -> u8 {
        content.hero(self.hero()).hearts
    }

    /// The most mana (NN-039).
    #[inline]
    pub fn most_mana(&self, content: &Content) -> u8 {
        content.hero(self.hero()).mana + self.standing.max_mana
    }

    /// Tokens on the slots of a colour.
    #[inline]
    pub fn slots(&self, colour: Colour) -> &[Option<Token>; SLOTS] {
        match colour {
            Colour::Red => &self.red,
            Colour::Blue => &self.blue,
        }
    }

    #[inline]
    pub(crate) fn slots_mut(&mut self, colour: Colour) -> &mut [Option<Token>; SLOTS] {
        match colour {
            Colour::Red => &mut self.red,
            Colour::Blue => &mut self.blue,
        }
    }

    /// All tokens on the hero board.
    pub fn tokens(&self) -> impl Iterator<Item = Token> + '_ {
        self.red.iter().chain(&self.blue).flatten().copied()
    }

    /// Whether an ability lies on the hero board now (NN-355).
    #[inline]
    pub fn has_ability(&self, ability: Ability) -> bool {
        self.tokens().any(|token| token == Token::Ability(ability))
    }

    /// How many tokens of a kind of gear lie on the hero board.
    #[inline]
    pub fn gear_count(&self, gear: Gear) -> u8 {
        self.tokens().filter(|token| *token == Token::Gear(gear)).count() as u8
    }

    /// Whether the specialist of a slot is there and face up.
    #[inline]
    pub fn is_face_up(&self, slot: u8) -> bool {
        self.specialists[usize::from(slot)].is_some() && self.face_down & (1 << slot) == 0
    }

    /// The first free slot for a specialist.
    #[inline]
    pub fn free_specialist_slot(&self) -> Option<u8> {
        self.specialists.iter().position(Option::is_none).map(|slot| slot as u8)
    }

    /// Hero action tokens that are available.
    pub fn free_arrows(&self) -> impl Iterator<Item = u8> + use<> {
        let used = self.arrows;
        (0..ARROWS as u8).filter(move |arrow| used & (1 << arrow) == 0)
    }

    /// Buildings in the town.
    #[inline]
    pub fn buildings(&self) -> u8 {
        self.town.iter().flatten().count() as u8
    }

    /// Whether a tile is built.
    #[inline]
    pub fn has_built(&self, tile: Tile) -> bool {
        self.town.contains(&Some(tile))
    }

    /// Buildings in a row of the town, from the top.
    #[inline]
    pub fn row(&self, row: usize) -> &[Option<Tile>] {
        &self.town[row * 4..row * 4 + 4]
    }

    /// How many villagers a row can house (NN-167).
    #[inline]
    pub fn capacity(&self, content: &Content, row: usize) -> u8 {
        self.row(row).iter().flatten().map(|tile| 1 + content.building(*tile).beds).sum()
    }

    /// How many villagers a row can still take.
    #[inline]
    pub fn free_beds(&self, content: &Content, row: usize) -> u8 {
        let housed: u8 = self.housed[row].iter().sum();
        self.capacity(content, row).saturating_sub(housed)
    }

    /// Villagers in housing.
    #[inline]
    pub fn housed_villagers(&self) -> u8 {
        self.housed.iter().flatten().sum()
    }

    /// Sources of the powers this player has: the basic one, blue abilities, artifacts.
    pub fn sources(&self) -> impl Iterator<Item = Source> + '_ {
        let abilities = self.blue.iter().flatten().filter_map(|token| match token {
            Token::Ability(ability) => Some(Source::Ability(*ability)),
            Token::Gear(_) => None,
        });
        let cards = self.played.iter().map(Source::Quest);
        [Source::Basic].into_iter().chain(abilities).chain(cards)
    }

    /// Adds up anew what tokens, tiles and cards give all the time; mana above a lower maximum is gone
    /// (NN-285).
    pub(crate) fn recount(&mut self, content: &Content) {
        let mut sum = Standing::default();
        for token in self.tokens() {
            match token {
                Token::Ability(ability) => sum.add(&content.ability(ability).standing),
                Token::Gear(gear) => {
                    let standing = &content.gear(gear).standing;
                    sum.add(&Standing { max_mana: 0, ..*standing });
                    if standing.pair.is_none() {
                        sum.max_mana += standing.max_mana;
                    }
                }
            }
        }
        // NN-442: such a bonus counts by pairs.
        for gear in Gear::all() {
            let standing = &content.gear(gear).standing;
            if let Some(other) = standing.pair {
                let pairs = self.gear_count(gear).min(self.gear_count(other));
                sum.max_mana += pairs * standing.max_mana;
            }
        }
        for tile in self.town.iter().flatten() {
            sum.add(&content.building(*tile).standing);
        }
        for quest in self.played.iter() {
            sum.add(&content.quest(quest).standing);
        }
        self.standing = sum;
        self.mana = self.mana.min(self.most_mana(content));
    }
}
