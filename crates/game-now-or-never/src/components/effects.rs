//! What locations, specialists, tokens, tiles and cards cost and do.

use serde::Serialize;

use super::{Gear, Good, Goods, Thing};

/// Something that happens once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// So many of something, hearts and mana not above their maximum.
    Gain {
        /// What is gained.
        what: Thing,
        /// How many.
        n: u8,
    },
    /// A die is rolled, and its result so many times is gained.
    GainRoll {
        /// What is gained.
        what: Thing,
        /// How many for each point of the die.
        times: u8,
    },
    /// So many villagers of the row (NN-163).
    Villagers(u8),
    /// Quest cards of any deck (NN-306).
    DrawQuests {
        /// How many are drawn.
        draw: u8,
        /// How many of them are kept.
        keep: u8,
    },
    /// Orders; the others go under the stack (NN-214).
    DrawOrders {
        /// How many are drawn.
        draw: u8,
        /// How many of them are kept.
        keep: u8,
    },
    /// One gear of the rows may be bought (NN-130).
    BuyGear {
        /// Coins off its cost.
        discount: u8,
    },
    /// One tile may be built (NN-124).
    Build,
    /// Hearts rise to the maximum (NN-127).
    HealFull,
    /// Two tiles of the grid may change places (NN-144).
    SwapTiles,
    /// The first player token is taken (NN-228).
    TakeFirstPlayer,
    /// Any search token of the board is taken without a roll (NN-476).
    ClaimSearchToken,
    /// A hero action with a movement of its own (NN-480).
    HeroAction {
        /// Spaces of movement.
        movement: u8,
    },
    /// One own face-down specialist is turned face up.
    RefreshSpecialist,
}

/// What is paid; hearts come first (NN-208).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Cost {
    /// Hearts that are lost.
    pub hearts: u8,
    /// Whether a die is rolled and so many hearts are lost.
    pub hearts_rolled: bool,
    /// Coins.
    pub coins: u8,
    /// Books.
    pub books: u8,
    /// Experience.
    pub experience: u8,
    /// Mana.
    pub mana: u8,
    /// Goods.
    pub goods: Goods,
}

impl Cost {
    /// Nothing.
    pub const FREE: Cost = Cost {
        hearts: 0,
        hearts_rolled: false,
        coins: 0,
        books: 0,
        experience: 0,
        mana: 0,
        goods: Goods::NONE,
    };

    /// Whether it costs nothing.
    pub fn is_free(&self) -> bool {
        *self == Cost::FREE
    }

    /// What is paid, in the order of paying; what a die decides is not among it.
    pub fn each(self) -> impl Iterator<Item = (Thing, u8)> {
        let Cost { hearts, hearts_rolled: _, coins, books, experience, mana, goods } = self;
        let rest = [
            (Thing::Heart, hearts),
            (Thing::Coin, coins),
            (Thing::Book, books),
            (Thing::Experience, experience),
            (Thing::Mana, mana),
        ];
        let goods = goods.each().map(|(good, n)| (Thing::Good(good), n));
        rest.into_iter().filter(|(_, n)| *n > 0).chain(goods)
    }
}

/// What a red slot does when its number is rolled (NN-249).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Strike {
    /// Damage to the enemy.
    pub damage: u8,
    /// Taken off the enemy's attack.
    pub defence: u8,
    /// Mana gained at once (NN-444).
    pub mana: u8,
    /// Hearts gained.
    pub hearts: u8,
    /// What mana adds, once a round (NN-276).
    pub boost: Option<Boost>,
}

/// What mana adds to a strike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Boost {
    /// Mana it costs.
    pub mana: u8,
    /// Damage added.
    pub damage: u8,
    /// Defence added.
    pub defence: u8,
    /// Whether a die is rolled and added to the damage (NN-466).
    pub die: bool,
}

/// What holds as long as a token, tile or card is owned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Standing {
    /// Defence in every combat round (NN-282).
    pub defence: u8,
    /// Mana above what the hero board has.
    pub max_mana: u8,
    /// Spaces of movement in every hero action.
    pub movement: u8,
    /// Coins off each building.
    pub build_discount: u8,
    /// Coins off each recruit (NN-460).
    pub recruit_discount: u8,
    /// Hearts saved in each search (NN-455).
    pub search_reduction: u8,
    /// Hearts for each 4 that stands in combat (NN-436).
    pub helm: u8,
    /// The other half of a pair: `max_mana` counts only with it, pair by pair (NN-442).
    pub pair: Option<Gear>,
}

impl Standing {
    /// Adds what another token, tile or card gives. Pairs are not looked at: whoever adds up knows
    /// what else is owned.
    pub fn add(&mut self, other: &Standing) {
        let Standing {
            defence,
            max_mana,
            movement,
            build_discount,
            recruit_discount,
            search_reduction,
            helm,
            pair: _,
        } = *other;
        self.defence += defence;
        self.max_mana += max_mana;
        self.movement += movement;
        self.build_discount += build_discount;
        self.recruit_discount += recruit_discount;
        self.search_reduction += search_reduction;
        self.helm += helm;
    }

    /// Whether nothing holds.
    pub fn is_nothing(&self) -> bool {
        *self == Standing::default()
    }
}

/// An ability that somebody activates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Power {
    /// What it costs.
    pub cost: Cost,
    /// What it does.
    pub does: PowerEffect,
    /// When it can be used.
    pub timing: Timing,
    /// How often.
    pub limit: Limit,
}

/// What an activated ability does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PowerEffect {
    /// Something that happens once.
    Effect(Effect),
    /// Spaces of movement in this hero action.
    Movement(u8),
    /// Defence in this round.
    Defence(u8),
    /// Damage in this round.
    Damage(u8),
    /// The die just rolled is rolled again (NN-450).
    Reroll,
    /// Enemies that are not fought cost nothing in this turn (NN-452).
    IgnoreEnemies,
}

/// When an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// At any time.
    Any,
    /// On the own turn, in combat too (NN-281).
    OwnTurn,
    /// At any time but in combat (NN-478).
    OutOfCombat,
    /// On the own turn but not in combat (NN-470).
    OwnTurnOutOfCombat,
    /// While the hero moves.
    HeroMove,
    /// In a combat round, between the roll and the damage.
    AttackRound,
    /// After an own die was rolled.
    AfterRoll,
    /// On the own turn, which it takes (NN-480).
    AsTurn,
}

/// How often an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// As often as it is paid for.
    None,
    /// Once a season.
    PerSeason,
    /// Once a combat round.
    PerRound,
}

/// What points are counted for at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Points {
    /// Each of a good produced in the final production phase (NN-424).
    PerFinal(Good),
    /// Each housed villager who produces a good.
    PerHoused(Good),
    /// Each claimed search token.
    SearchTokens,
    /// Each completed order.
    OrdersDone,
    /// Each played artifact.
    ArtifactsPlayed,
    /// Each played quest card, artifacts and advanced ones among them.
    QuestsPlayed,
    /// Each housing row with all four goods.
    FullHousingRows,
    /// Each row with four buildings.
    FullBuildingRows,
    /// Each ability token on the hero board.
    Abilities,
}

/// What a building counts on the buildings beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjacentKind {
    /// Each bed icon (NN-422).
    Beds,
    /// Each building with a book icon (NN-417).
    BookIcons,
    /// Each building that produces one of the four goods (NN-418).
    Producers,
}

/// What a quest card looks at before it is played (NN-314).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// Buildings in the town.
    Buildings,
    /// Villagers in housing.
    HousedVillagers,
    /// Completed orders.
    OrdersDone,
    /// Played quest cards.
    QuestsPlayed,
    /// Claimed search tokens.
    SearchTokens,
    /// Gear tokens on the hero board.
    Gear,
    /// Ability tokens on the hero board.
    Abilities,
    /// Rows with four buildings.
    FullBuildingRows,
    /// Housing rows with all four goods.
    FullHousingRows,
    /// The highest level of an enemy defeated on the board.
    BestEnemy,
    /// A good, held and not spent.
    Held(Good),
    /// Coins, held and not spent.
    Coins,
}

/// A condition of a quest card; what is counted is not spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Requirement {
    /// What is counted.
    pub stat: Stat,
    /// How many there must be.
    pub at_least: u8,
}

/// The enemy of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Fight {
    /// Damage that defeats it.
    pub health: u8,
    /// Hearts its attack takes in a round.
    pub attack: u8,
}
