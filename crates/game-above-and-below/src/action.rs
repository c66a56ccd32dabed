//! What a player can do: one click each, with a notation (RULES.md section 22).

use std::{fmt, str::FromStr};

use serde::Serialize;
use table::{NotationError, Seat, notation::Words};

use crate::{Building, Token, Villager};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `explore`: begins to gather a party (AB-065).
    Explore,
    /// `harvest`: begins to gather harvesters (AB-146).
    Harvest,
    /// `labor`: begins to gather labourers (AB-165).
    Labor,
    /// `build H3`: buys this card (AB-127).
    Build(Building),
    /// `train V14`: buys this villager (AB-155).
    Train(Villager),
    /// `pass` (AB-196).
    Pass,
    /// `sell rope`: puts a token for sale (AB-183).
    Sell(Token),
    /// `withdraw`: takes back what is for sale (AB-184).
    Withdraw,
    /// `refresh houses` (AB-189).
    Refresh(Row),
    /// `bargain P2`: turns to a neighbour who has something for sale (AB-172).
    Bargain(Seat),
    /// `bid 5`: names a price (AB-176).
    Bid(u16),
    /// `accept` an offer (AB-175).
    Accept,
    /// `refuse` an offer (AB-174).
    Refuse,
    /// `place fish`: puts a good on the advancement track (AB-222).
    Place(Token),
    /// `send V3`: adds a villager to those who are to work or explore.
    Send(Villager),
    /// `go`: those who were gathered set out.
    Go,
    /// `by V1`: this villager builds or trains (AB-126, AB-154).
    By(Villager),
    /// `pay 1 2`: with so many ciders and potions, and the rest in coins (AB-270).
    Pay {
        /// Ciders used as coins.
        ciders: u8,
        /// Potions used as coins.
        potions: u8,
    },
    /// `pick O3 to stores`: takes a good from a card (AB-151).
    Pick {
        /// From this card.
        from: Building,
        /// To this place.
        to: Where,
    },
    /// `choose 2` or `choose 2 paying`: what the party does (AB-078).
    Choose {
        /// Counted from 1, as it is read out.
        choice: u8,
        /// Whether to pay for extra lanterns, where the choice offers them.
        paying: bool,
    },
    /// `reroll V3` (AB-088).
    Reroll(Villager),
    /// `keep` all dice as they are.
    Keep,
    /// `exert V3` for one more lantern (AB-093).
    Exert(Villager),
    /// `enough`: nobody else is exerted.
    Enough,
    /// `claim 6`: takes what this number brings, and pays for it if it has a price (AB-119).
    Claim(u8),
    /// `decline` what would have to be paid for.
    Decline,
    /// `take 2`: this one of several rewards (AB-120).
    Take(u8),
    /// `injure V3`, where the tale demands one (AB-122).
    Injure(Villager),
    /// `found H3`: takes this building for free (AB-125).
    Found(Building),
    /// `heal V3` with a potion (AB-205).
    Heal(Villager),
    /// `rouse V3` with a cider (AB-205).
    Rouse(Villager),
    /// `rest`: nothing more is spent or placed.
    Rest,
    /// `bed V3`: this villager sleeps in a bed (AB-207).
    Bed(Villager),
}

/// The two rows of buildings that are refilled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Row {
    /// Houses.
    Houses,
    /// Outposts.
    Outposts,
}

/// Where a harvested good goes (AB-151).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Where {
    /// Next to the coins.
    Stores,
    /// Into the sale slot; what lay there returns to the stores (AB-152).
    Sale,
    /// Onto the advancement track.
    Track,
}

impl Row {
    /// Both.
    pub const ALL: [Row; 2] = [Row::Houses, Row::Outposts];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Row::Houses => "houses",
            Row::Outposts => "outposts",
        }
    }
}

impl Where {
    /// All three.
    pub const ALL: [Where; 3] = [Where::Stores, Where::Sale, Where::Track];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Where::Stores => "stores",
            Where::Sale => "sale",
            Where::Track => "track",
        }
    }
}

impl Action {
    /// The villager it is about, if it is about one.
    pub fn villager(self) -> Option<Villager> {
        match self {
            Action::Train(villager)
            | Action::Send(villager)
            | Action::By(villager)
            | Action::Reroll(villager)
            | Action::Exert(villager)
            | Action::Injure(villager)
            | Action::Heal(villager)
            | Action::Rouse(villager)
            | Action::Bed(villager) => Some(villager),
            Action::Explore
            | Action::Harvest
            | Action::Labor
            | Action::Build(_)
            | Action::Pass
            | Action::Sell(_)
            | Action::Withdraw
            | Action::Refresh(_)
            | Action::Bargain(_)
            | Action::Bid(_)
            | Action::Accept
            | Action::Refuse
            | Action::Place(_)
            | Action::Go
            | Action::Pay { .. }
            | Action::Pick { .. }
            | Action::Choose { .. }
            | Action::Keep
            | Action::Enough
            | Action::Claim(_)
            | Action::Decline
            | Action::Take(_)
            | Action::Found(_)
            | Action::Rest => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Explore => f.write_str("explore"),
            Action::Harvest => f.write_str("harvest"),
            Action::Labor => f.write_str("labor"),
            Action::Build(building) => write!(f, "build {building}"),
            Action::Train(villager) => write!(f, "train {villager}"),
            Action::Pass => f.write_str("pass"),
            Action::Sell(token) => write!(f, "sell {token}"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Refresh(row) => write!(f, "refresh {}", row.word()),
            Action::Bargain(owner) => write!(f, "bargain {owner}"),
            Action::Bid(price) => write!(f, "bid {price}"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Place(good) => write!(f, "place {good}"),
            Action::Send(villager) => write!(f, "send {villager}"),
            Action::Go => f.write_str("go"),
            Action::By(villager) => write!(f, "by {villager}"),
            Action::Pay { ciders, potions } => write!(f, "pay {ciders} {potions}"),
            Action::Pick { from, to } => write!(f, "pick {from} to {}", to.word()),
            Action::Choose { choice, paying: false } => write!(f, "choose {choice}"),
            Action::Choose { choice, paying: true } => write!(f, "choose {choice} paying"),
            Action::Reroll(villager) => write!(f, "reroll {villager}"),
            Action::Keep => f.write_str("keep"),
            Action::Exert(villager) => write!(f, "exert {villager}"),
            Action::Enough => f.write_str("enough"),
            Action::Claim(number) => write!(f, "claim {number}"),
            Action::Decline => f.write_str("decline"),
            Action::Take(which) => write!(f, "take {which}"),
            Action::Injure(villager) => write!(f, "injure {villager}"),
            Action::Found(building) => write!(f, "found {building}"),
            Action::Heal(villager) => write!(f, "heal {villager}"),
            Action::Rouse(villager) => write!(f, "rouse {villager}"),
            Action::Rest => f.write_str("rest"),
            Action::Bed(villager) => write!(f, "bed {villager}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words =
            Words::of(text, "an action such as “explore”, “build H3”, “send V2” or “choose 1”");
        let action = match words.word()? {
            "explore" => Action::Explore,
            "harvest" => Action::Harvest,
            "labor" => Action::Labor,
            "build" => Action::Build(words.value()?),
            "train" => Action::Train(words.value()?),
            "pass" => Action::Pass,
            "sell" => Action::Sell(words.value()?),
            "withdraw" => Action::Withdraw,
            "refresh" => {
                let word = words.word()?;
                let row = Row::ALL.into_iter().find(|row| row.word() == word);
                Action::Refresh(row.ok_or_else(|| words.wrong())?)
            }
            "bargain" => Action::Bargain(words.value()?),
            "bid" => Action::Bid(words.value()?),
            "accept" => Action::Accept,
            "refuse" => Action::Refuse,
            "place" => Action::Place(words.value()?),
            "send" => Action::Send(words.value()?),
            "go" => Action::Go,
            "by" => Action::By(words.value()?),
            "pay" => Action::Pay { ciders: words.value()?, potions: words.value()? },
            "pick" => {
                let from = words.value()?;
                if words.word()? != "to" {
                    return Err(words.wrong());
                }
                let word = words.word()?;
                let to = Where::ALL.into_iter().find(|to| to.word() == word);
                Action::Pick { from, to: to.ok_or_else(|| words.wrong())? }
            }
            "choose" => {
                let choice = words.value()?;
                match words.word() {
                    Err(_) => return Ok(Action::Choose { choice, paying: false }),
                    Ok("paying") => Action::Choose { choice, paying: true },
                    Ok(_) => return Err(words.wrong()),
                }
            }
            "reroll" => Action::Reroll(words.value()?),
            "keep" => Action::Keep,
            "exert" => Action::Exert(words.value()?),
            "enough" => Action::Enough,
            "claim" => Action::Claim(words.value()?),
            "decline" => Action::Decline,
            "take" => Action::Take(words.value()?),
            "injure" => Action::Injure(words.value()?),
            "found" => Action::Found(words.value()?),
            "heal" => Action::Heal(words.value()?),
            "rouse" => Action::Rouse(words.value()?),
            "rest" => Action::Rest,
            "bed" => Action::Bed(words.value()?),
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}
