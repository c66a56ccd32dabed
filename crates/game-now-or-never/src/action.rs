//! What a player can do: one click each, with a notation (RULES.md section 35).

use std::{fmt, str::FromStr};

use table::{NotationError, notation::Words};

use crate::{
    Die, Employer, Price, RestGain, Source,
    components::{Ability, Cell, Deck, Gear, Good, Goods, Hero, Order, Quest, Site, Space, Tile},
};

const EXPECTED: &str = "an action such as “hire 2”, “go e2”, “fight”, “sell STT” or “pass”";

/// One decision. Slots, arrows and places of a row count from 0 here and from 1 in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `choose zeik` (NN-067).
    Choose(Hero),
    /// `keep Q17`: in setup, or of cards just drawn (NN-077, NN-307).
    Keep(Quest),
    /// `drop Q17`: of cards just drawn (NN-307).
    Drop(Quest),
    /// `hire 2`, `hire P3 1`, `hire bot 1`: pays a specialist (NN-101, NN-102, NN-584).
    Hire {
        /// Whose.
        whose: Employer,
        /// Which slot.
        slot: u8,
    },
    /// `recruit 2`: from that place of the row (NN-104).
    Recruit(u8),
    /// `rest 1 coin`, `rest 1 hearts` (NN-117).
    Rest {
        /// Which slot.
        slot: u8,
        /// What for.
        gain: RestGain,
    },
    /// `hero 3`: a hero action with that token (NN-177).
    Hero(u8),
    /// `use basic`, `use K5`, `use Q44`: a power (NN-281).
    Use(Source),
    /// `pass` (NN-094).
    Pass,
    /// `replace 2`: that specialist leaves (NN-105, NN-591).
    Replace(u8),
    /// `tile B7`: builds it (NN-124).
    Tile(Tile),
    /// `at b3`: builds there (NN-148).
    At(Site),
    /// `nothing`: builds, buys or swaps nothing (NN-113, NN-209).
    Nothing,
    /// `buy G3` (NN-130).
    Buy(Gear),
    /// `slot 3`: the token goes there (NN-033).
    Slot(u8),
    /// `go e2`: a step (NN-184).
    Go(Space),
    /// `stop`: the movement ends here (NN-184).
    Stop,
    /// `fight`: announces it, or begins it (NN-188, NN-210).
    Fight,
    /// `slip`: past an enemy, for a heart (NN-189).
    Slip,
    /// `play Q17` (NN-203).
    Play(Quest),
    /// `visit` the location (NN-205).
    Visit,
    /// `search` (NN-211).
    Search,
    /// `done`: nothing more (NN-179, NN-366).
    Done,
    /// `boost`: the mana use of the rolled slot (NN-276).
    Boost,
    /// `reroll mana`, `reroll shell`, `reroll mana extra` (NN-450, NN-505).
    Reroll {
        /// For what.
        price: Price,
        /// Which die.
        die: Die,
    },
    /// `strike`: damage is dealt and taken (NN-269).
    Strike,
    /// `again`: another round (NN-257).
    Again,
    /// `retreat` (NN-258).
    Retreat,
    /// `accept`: the die stands (NN-451).
    Accept,
    /// `villager crystal` (NN-163).
    Villager(Good),
    /// `refill` the villager row for 2 experience (NN-350).
    Refill,
    /// `draw basic`: the next quest card comes from that pile (NN-306).
    Draw(Deck),
    /// `order O3`: keeps it of those drawn (NN-214).
    Order(Order),
    /// `swap a1`: this tile changes its place (NN-144).
    Swap(Cell),
    /// `take e3`: the search token there (NN-476, NN-589).
    Take(Space),
    /// `refresh 2`: turns that specialist face up (NN-110).
    Refresh(u8),
    /// `sell STT`: one line of the market (NN-334).
    Sell(Goods),
    /// `house crystal 3`: in that row (NN-169).
    House {
        /// Which villager.
        good: Good,
        /// From 0.
        row: u8,
    },
    /// `move crystal 3 1`: out of the Inn’s row into another (NN-416).
    Move {
        /// Which villager.
        good: Good,
        /// The row of the Inn.
        from: u8,
        /// Where to.
        to: u8,
    },
    /// `deliver O3`: completes the order (NN-344).
    Deliver(Order),
    /// `learn K5` (NN-352).
    Learn(Ability),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Choose(hero) => write!(f, "choose {hero}"),
            Action::Keep(quest) => write!(f, "keep {quest}"),
            Action::Drop(quest) => write!(f, "drop {quest}"),
            Action::Hire { whose: Employer::Own, slot } => write!(f, "hire {}", slot + 1),
            Action::Hire { whose: Employer::Player(seat), slot } => {
                write!(f, "hire {seat} {}", slot + 1)
            }
            Action::Hire { whose: Employer::Bot, slot } => write!(f, "hire bot {}", slot + 1),
            Action::Recruit(place) => write!(f, "recruit {}", place + 1),
            Action::Rest { slot, gain: RestGain::Hearts } => write!(f, "rest {} hearts", slot + 1),
            Action::Rest { slot, gain: RestGain::Coin } => write!(f, "rest {} coin", slot + 1),
            Action::Hero(arrow) => write!(f, "hero {}", arrow + 1),
            Action::Use(source) => write!(f, "use {source}"),
            Action::Pass => f.write_str("pass"),
            Action::Replace(slot) => write!(f, "replace {}", slot + 1),
            Action::Tile(tile) => write!(f, "tile {tile}"),
            Action::At(site) => write!(f, "at {site}"),
            Action::Nothing => f.write_str("nothing"),
            Action::Buy(gear) => write!(f, "buy {gear}"),
            Action::Slot(slot) => write!(f, "slot {}", slot + 1),
            Action::Go(space) => write!(f, "go {space}"),
            Action::Stop => f.write_str("stop"),
            Action::Fight => f.write_str("fight"),
            Action::Slip => f.write_str("slip"),
            Action::Play(quest) => write!(f, "play {quest}"),
            Action::Visit => f.write_str("visit"),
            Action::Search => f.write_str("search"),
            Action::Done => f.write_str("done"),
            Action::Boost => f.write_str("boost"),
            Action::Reroll { price, die: Die::First } => write!(f, "reroll {price}"),
            Action::Reroll { price, die: Die::Extra } => write!(f, "reroll {price} extra"),
            Action::Strike => f.write_str("strike"),
            Action::Again => f.write_str("again"),
            Action::Retreat => f.write_str("retreat"),
            Action::Accept => f.write_str("accept"),
            Action::Villager(good) => write!(f, "villager {good}"),
            Action::Refill => f.write_str("refill"),
            Action::Draw(deck) => write!(f, "draw {deck}"),
            Action::Order(order) => write!(f, "order {order}"),
            Action::Swap(cell) => write!(f, "swap {cell}"),
            Action::Take(space) => write!(f, "take {space}"),
            Action::Refresh(slot) => write!(f, "refresh {}", slot + 1),
            Action::Sell(goods) => write!(f, "sell {goods}"),
            Action::House { good, row } => write!(f, "house {good} {}", row + 1),
            Action::Move { good, from, to } => write!(f, "move {good} {} {}", from + 1, to + 1),
            Action::Deliver(order) => write!(f, "deliver {order}"),
            Action::Learn(ability) => write!(f, "learn {ability}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::of(text, EXPECTED);
        let action = match words.word()? {
            "choose" => Action::Choose(words.value()?),
            "keep" => Action::Keep(words.value()?),
            "drop" => Action::Drop(words.value()?),
            "hire" => {
                let word = words.word()?;
                let whose = match word {
                    "bot" => Employer::Bot,
                    seat if seat.starts_with('P') => {
                        Employer::Player(seat.parse().map_err(|_| words.wrong())?)
                    }
                    own => {
                        let slot = from_one(own, 4).ok_or_else(|| words.wrong())?;
                        return words.end(Action::Hire { whose: Employer::Own, slot });
                    }
                };
                Action::Hire { whose, slot: place(&mut words, 4)? }
            }
            "recruit" => Action::Recruit(place(&mut words, 4)?),
            "rest" => {
                let slot = place(&mut words, 4)?;
                let gain = match words.word()? {
                    "hearts" => RestGain::Hearts,
                    "coin" => RestGain::Coin,
                    _ => return Err(words.wrong()),
                };
                Action::Rest { slot, gain }
            }
            "hero" => Action::Hero(place(&mut words, 3)?),
            "use" => Action::Use(words.value()?),
            "pass" => Action::Pass,
            "replace" => Action::Replace(place(&mut words, 4)?),
            "tile" => Action::Tile(words.value()?),
            "at" => Action::At(words.value()?),
            "nothing" => Action::Nothing,
            "buy" => Action::Buy(words.value()?),
            "slot" => Action::Slot(place(&mut words, 4)?),
            "go" => Action::Go(words.value()?),
            "stop" => Action::Stop,
            "fight" => Action::Fight,
            "slip" => Action::Slip,
            "play" => Action::Play(words.value()?),
            "visit" => Action::Visit,
            "search" => Action::Search,
            "done" => Action::Done,
            "boost" => Action::Boost,
            "reroll" => {
                let price = words.value()?;
                match words.word() {
                    Err(_) => return Ok(Action::Reroll { price, die: Die::First }),
                    Ok("extra") => Action::Reroll { price, die: Die::Extra },
                    Ok(_) => return Err(words.wrong()),
                }
            }
            "strike" => Action::Strike,
            "again" => Action::Again,
            "retreat" => Action::Retreat,
            "accept" => Action::Accept,
            "villager" => Action::Villager(words.value()?),
            "refill" => Action::Refill,
            "draw" => Action::Draw(words.value()?),
            "order" => Action::Order(words.value()?),
            "swap" => Action::Swap(words.value()?),
            "take" => Action::Take(words.value()?),
            "refresh" => Action::Refresh(place(&mut words, 4)?),
            "sell" => Action::Sell(words.value()?),
            "house" => Action::House { good: words.value()?, row: place(&mut words, 4)? },
            "move" => {
                let good = words.value()?;
                Action::Move { good, from: place(&mut words, 4)?, to: place(&mut words, 4)? }
            }
            "deliver" => Action::Deliver(words.value()?),
            "learn" => Action::Learn(words.value()?),
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}

/// The next word as a number from 1 to `most`, counted from 0.
fn place(words: &mut Words<'_>, most: u8) -> Result<u8, NotationError> {
    let word = words.word()?;
    from_one(word, most).ok_or_else(|| words.wrong())
}

/// A number from 1 to `most`, counted from 0.
fn from_one(word: &str, most: u8) -> Option<u8> {
    let number: u8 = word.parse().ok()?;
    (1..=most).contains(&number).then(|| number - 1)
}
