//! What happens in a game, as facts.

use table::Seat;

use crate::{
    Employer, Foe, How, Place, Price, RestGain, Source, Token,
    components::{
        Ability, Cell, Deck, Enemy, Find, Gear, Good, Goods, Hero, Location, Order, Quest, Site,
        SoloCard, Space, Specialist, Thing, Tile,
    },
};

/// One fact. Cards, tiles and people are named by their ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields are what their names say: who, which, how many")]
pub enum Event {
    /// A season begins (NN-090).
    SeasonBegan { season: u8, first: Seat },
    /// A hero is chosen (NN-067).
    HeroChosen { seat: Seat, hero: Hero },
    /// Four quest cards are kept; which ones only their owner knows (NN-078).
    HandReady { seat: Seat },
    /// One of the cards that were not kept in setup, or that were drawn and not kept (NN-079).
    Discarded { seat: Seat, quest: Quest },
    /// A specialist is paid (NN-101, NN-102).
    Hired { seat: Seat, whose: Employer, specialist: Specialist, coins: u8 },
    /// The owner of a hired specialist collects the tax (NN-102).
    Taxed { seat: Seat, coins: u8 },
    /// A specialist is recruited (NN-104).
    Recruited { seat: Seat, specialist: Specialist, coins: u8 },
    /// A specialist leaves for the box (NN-105).
    Dismissed { seat: Seat, specialist: Specialist },
    /// A specialist rests (NN-117).
    Rested { seat: Seat, specialist: Specialist, gain: RestGain },
    /// A specialist comes into the row (NN-107).
    SpecialistArrived { specialist: Specialist },
    /// A specialist is turned face up again (NN-110).
    Refreshed { seat: Seat, specialist: Specialist },
    /// A player passes (NN-094).
    Passed { seat: Seat },
    /// A tile is built (NN-157).
    Built { seat: Seat, tile: Tile, site: Site, coins: u8 },
    /// Nothing can be built, whatever is sold first; the cheapest building (NN-364).
    NothingBuilt { seat: Seat, least: Option<u16> },
    /// No gear can be bought, whatever is sold first; the cheapest (NN-364).
    NothingBought { seat: Seat, least: Option<u16> },
    /// Two tiles of the grid change places (NN-144).
    Swapped { seat: Seat, tile: Tile, other: Tile, from: Cell, to: Cell },
    /// Somebody’s coins, hearts, goods … change.
    Changed { seat: Seat, thing: Thing, amount: u16, how: How },
    /// Gear is bought (NN-130).
    GearBought { seat: Seat, gear: Gear, coins: u8 },
    /// Gear comes into the row.
    GearArrived { gear: Gear },
    /// A token goes on a slot (NN-033).
    TokenPlaced { seat: Seat, token: Token, slot: u8 },
    /// A token leaves for the box (NN-036).
    TokenReplaced { seat: Seat, token: Token, slot: u8 },
    /// A hero ability is bought (NN-352).
    Learned { seat: Seat, ability: Ability, experience: u8 },
    /// A villager joins a player (NN-163).
    VillagerGained { seat: Seat, good: Good },
    /// Villagers come into the row, for 2 experience where somebody paid (NN-164, NN-350).
    VillagersArrived { count: u8, payer: Option<Seat> },
    /// A villager moves into a row (NN-169).
    Housed { seat: Seat, good: Good, row: u8 },
    /// A villager moves out of the Inn’s row (NN-416).
    Moved { seat: Seat, good: Good, from: u8, to: u8 },
    /// Goods are sold (NN-334).
    Sold { seat: Seat, goods: Goods, coins: u8 },
    /// Orders are drawn (NN-214).
    OrdersDrawn { seat: Seat, count: u8 },
    /// Which one; only the drawing player knows (NN-234).
    OrderSeen { seat: Seat, order: Order },
    /// An order is kept face up (NN-214).
    OrderKept { seat: Seat, order: Order },
    /// The other one goes under the stack (NN-214).
    OrderPutUnder { seat: Seat },
    /// An order is completed (NN-344).
    Delivered { seat: Seat, order: Order, coins: u8 },
    /// A quest card is drawn (NN-306).
    QuestDrawn { seat: Seat, deck: Deck },
    /// Which one; only its owner knows (NN-304).
    QuestSeen { seat: Seat, quest: Quest },
    /// It is kept (NN-612).
    QuestKept { seat: Seat, deck: Deck },
    /// A discard pile is shuffled into a new pile (NN-308).
    PileRenewed { deck: Deck },
    /// A hero action begins (NN-177).
    HeroWent { seat: Seat, movement: u8 },
    /// A step (NN-184).
    Stepped { seat: Seat, from: Space, to: Place },
    /// An enemy is passed without a fight (NN-189).
    Slipped { seat: Seat, enemy: Enemy },
    /// A fight is announced (NN-188).
    Announced { seat: Seat, enemy: Enemy },
    /// A combat begins (NN-249).
    FightBegan { seat: Seat, foe: Foe, health: u8, attack: u8 },
    /// The die of a combat round; with what lies on that slot.
    FightRolled { seat: Seat, die: u8, slot: Option<Token> },
    /// A die is rolled again (NN-450, NN-505).
    Rerolled { seat: Seat, die: u8, price: Price },
    /// The mana use of the rolled slot is paid (NN-276).
    Boosted { seat: Seat, mana: u8 },
    /// A mana use rolls one more die (NN-466).
    ExtraRolled { seat: Seat, die: u8 },
    /// A power is used (NN-281).
    PowerUsed { seat: Seat, hero: Hero, source: Source },
    /// Both sides strike (NN-250): damage dealt, health the foe has left, hearts lost.
    Struck { seat: Seat, foe: Foe, damage: u8, left: u8, hearts: u8 },
    /// A player retreats (NN-258).
    Retreated { seat: Seat, foe: Foe },
    /// A combat is lost (NN-256).
    FightLost { seat: Seat, foe: Foe },
    /// A foe is defeated (NN-261).
    Defeated { seat: Seat, foe: Foe },
    /// A hero has no hearts left, and the turn ends (NN-296).
    Fell { seat: Seat },
    /// A location is visited (NN-205).
    Visited { seat: Seat, location: Location },
    /// A search begins (NN-286).
    Searched { seat: Seat, space: Place },
    /// A die outside of combat.
    Rolled { seat: Seat, die: u8 },
    /// A search token is turned over (NN-288).
    Found { seat: Seat, find: Find, space: Place },
    /// The first player token changes hands (NN-219).
    TookFirst { seat: Seat },
    /// A quest card is played (NN-312).
    QuestPlayed { seat: Seat, quest: Quest },
    /// A combat of a quest card is lost: it is discarded (NN-318).
    QuestFailed { seat: Seat, quest: Quest },
    /// A player’s production (NN-373).
    Produced { seat: Seat, goods: Goods, coins: u8, hearts: u8 },
    /// Before the last production all is given away (NN-387).
    Emptied { seat: Seat },
    /// All goods of the last production are sold (NN-388).
    SoldOut { seat: Seat, goods: Goods, coins: u16 },
    /// The bot’s card (NN-578).
    BotDrew { card: SoloCard },
    /// The bot takes a search token, face down (NN-589).
    BotSearched { space: Place },
    /// The bot gains a specialist (NN-591).
    BotRecruited { specialist: Specialist },
    /// A specialist of the bot leaves (NN-591).
    BotDismissed { specialist: Specialist },
    /// The bot defeats an enemy (NN-593).
    BotDefeated { enemy: Enemy },
    /// The bot takes a villager (NN-586).
    BotTookVillager { good: Good },
    /// The bot’s die (NN-596).
    BotRolled { die: u8 },
    /// The bot takes an order, face down (NN-599).
    BotTookOrder,
    /// The bot takes a quest card, face down (NN-599).
    BotTookQuest { deck: Deck },
    /// The bot turns a specialist face down, its own or the player’s (NN-600).
    BotExhausted { specialist: Specialist, whose: Employer },
    /// A player’s points (NN-404).
    Scored { seat: Seat, points: i32, place: u8 },
    /// A solo game is won or lost (NN-574).
    SoloEnded { seat: Seat, points: i32, target: u16, won: bool },
}
