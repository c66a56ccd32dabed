//! The game board, the town boards, the solo deck, and the numbers of the game.

use super::{Good, LEVELS, Location, SITES, SPACES, SoloCard, Space, Spaces, TOWN_ROWS, Thing};

/// Seasons of a game (NN-088).
pub const SEASONS: u8 = 6;
/// Arrows of a hero board, one for each hero action token (NN-027).
pub const ARROWS: usize = 3;
/// Specialist slots of a hero board (NN-026).
pub const SPECIALIST_SLOTS: usize = 4;
/// Slots of each colour on a hero board (NN-029, NN-030).
pub const SLOTS: usize = 4;
/// Specialists in the row (NN-060).
pub const SPECIALIST_ROW: usize = 4;
/// Villagers in the row (NN-056).
pub const VILLAGER_ROW: usize = 6;
/// Gear tokens of each colour in the row (NN-057).
pub const GEAR_ROW: usize = 3;
/// Gear tokens in the box, red and blue (NN-011).
pub const GEAR_TOKENS: [usize; 2] = [9, 12];
/// Spaces with a letter, A to N (NN-053).
pub const LETTERS: usize = 14;
/// Spaces for the random location tiles (NN-043).
pub const RANDOM_TILES: usize = 3;
/// Faces of a die (NN-005).
pub const DIE: u8 = 4;
/// Search tokens in the box (NN-012).
pub const SEARCH_TOKENS: usize = 18;
/// Villagers in the box (NN-012).
pub const VILLAGERS: usize = 60;
/// Trades of the market (NN-338).
pub const SALES: usize = 11;
/// Cards of the solo deck (NN-014).
pub const SOLO_CARDS: usize = 9;
/// Mana tokens in the box (NN-005).
pub const MANA_TOKENS: usize = 20;

/// One space of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardSpace {
    /// Whether there is a mountain (NN-046).
    pub mountain: bool,
    /// The level of the enemies that lie here at the start, 1 to 9.
    pub enemy_level: Option<u8>,
    /// Its letter, counted from 0 for A.
    pub letter: Option<u8>,
    /// The location printed here.
    pub location: Option<Location>,
    /// Which of the three random tiles lies here, counted from 0.
    pub random_slot: Option<u8>,
}

impl BoardSpace {
    /// Its letter, A to N.
    pub fn letter_name(&self) -> Option<char> {
        self.letter.map(|letter| char::from(b'A' + letter))
    }
}

/// One side of the game board (NN-063).
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The spaces by index.
    pub spaces: [BoardSpace; SPACES],
    /// The Monument, where heroes start (NN-081).
    pub start: Space,
    /// The neighbours of each space (NN-065).
    pub neighbours: [Spaces; SPACES],
    /// Where the enemies of each level lie, from level 1.
    pub enemies: [Space; LEVELS],
    /// The space of each letter, from A.
    pub letters: [Space; LETTERS],
    /// The spaces of the random tiles.
    pub random: [Space; RANDOM_TILES],
    /// The spaces with a mountain.
    pub mountains: Spaces,
}

impl Board {
    /// What is printed on a space.
    #[inline]
    pub fn space(&self, space: Space) -> &BoardSpace {
        &self.spaces[space.index()]
    }

    /// The neighbours of a space.
    #[inline]
    pub fn beside(&self, space: Space) -> Spaces {
        self.neighbours[space.index()]
    }
}

/// One space of a town (NN-160).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TownSpace {
    /// What building here brings (NN-154).
    pub gain: Option<Thing>,
    /// Coins more for building here (NN-152).
    pub cost: u8,
}

/// One side of a town board (NN-160).
#[derive(Clone, PartialEq, Debug)]
pub struct Town {
    /// The spaces by index.
    pub spaces: [TownSpace; SITES],
    /// Points for four buildings in a row, from the top (NN-394).
    pub row_points: [u8; TOWN_ROWS],
    /// Points for a housing row with all four goods, from the top (NN-395).
    pub housing_points: [u8; TOWN_ROWS],
}

/// What the die of the solo bot brings it (NN-596).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloTake {
    /// So many order tokens.
    Orders(u8),
    /// So many cards of each quest deck.
    QuestsOfEachDeck(u8),
}

/// The solo deck (RULES.md section 32).
#[derive(Clone, PartialEq, Debug)]
pub struct Solo {
    /// How many cards of each kind, in the order of [`SoloCard::ALL`] (NN-602).
    pub copies: [u8; SoloCard::COUNT],
    /// What each result of the die brings (NN-597).
    pub die: [SoloTake; DIE as usize],
    /// The goods of villagers in the order in which the bot takes them (NN-586).
    pub villager_order: [Good; 4],
}

/// Numbers of the rules that stand in the content files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Coins of every player at the start (NN-073).
    pub start_coins: u8,
    /// Coins more by place in turn order (NN-084).
    pub extra_coins: [u8; 4],
    /// Cards dealt of each deck at the start (NN-077).
    pub dealt: [u8; 3],
    /// How many of them are kept (NN-077).
    pub kept: u8,
    /// Enemy tokens of level 9 by number of players, from 1 (NN-049).
    pub level_9: [u8; 4],
    /// Hearts of resting (NN-117).
    pub rest_hearts: u8,
    /// Coins of resting (NN-117).
    pub rest_coins: u8,
    /// How many times the upper amount recruiting costs (NN-104).
    pub recruit_factor: u8,
    /// Experience that refilling the villager row costs (NN-350).
    pub refill_experience: u8,
    /// Experience for a combat that was not won (NN-259).
    pub failed_fight_experience: u8,
    /// Hearts for each space beyond the movement (NN-185).
    pub extra_space_hearts: u8,
    /// Hearts for entering a mountain (NN-187).
    pub mountain_hearts: u8,
    /// Hearts for an enemy that is not fought (NN-189).
    pub slip_hearts: u8,
    /// Coins of a search token in each production phase (NN-289).
    pub search_income: u8,
    /// Points for each completed order (NN-345).
    pub order_points: u8,
    /// Points that win a solo game (NN-574).
    pub solo_target: u8,
}
