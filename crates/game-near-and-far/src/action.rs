//! What a player can do: one click each, with a notation (RULES.md section 42).

use std::{fmt, str::FromStr};

use table::{NotationError, notation::Words};

use crate::{
    Animal, Building, Foe, Member, Style, TradeSide,
    components::{Adventurer, Card, Cell, Good, Space},
};

const EXPECTED: &str = "an action such as “visit saloon”, “step 12”, “fight” or “buy A7”";

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `platypus`: takes it instead of dog or cat (NF-628).
    Platypus,
    /// `pick A7`: takes a card of the packet (NF-067).
    Pick(Card),
    /// `drop A7`: discards a card of the hand, or one just drawn (NF-072, NF-162, NF-193).
    Drop(Card),
    /// `ready`: nothing more is discarded before the first turn.
    Ready,
    /// `visit saloon` (NF-135).
    Visit(Building),
    /// `adventure` (NF-263).
    Adventure,
    /// `walk in`: without a duel (NF-168, NF-228).
    WalkIn,
    /// `duel P2 dirty`, `duel stranger honorably` (NF-217).
    Duel {
        /// Against whom.
        foe: Foe,
        /// How.
        style: Style,
    },
    /// `pass T10`: a card leads into an occupied building, or past a threat (NF-311).
    Pass(Card),
    /// `use T3`: a card changes a roll (NF-671).
    Use(Card),
    /// `spend 2`: so many hearts on a roll, which ends it (NF-092).
    Spend(u8),
    /// `done`: nothing more here, or nothing at all (NF-143).
    Done,
    /// `trade gain red` or `trade pay blue`: begins a trade with its single good (NF-150).
    Trade {
        /// Whether the single good is gained or paid.
        side: TradeSide,
        /// Which good.
        good: Good,
    },
    /// `give coin`: pays one more good of a trade.
    Give(Good),
    /// `receive food`: gains one more good of a trade.
    Receive(Good),
    /// `favour up gem`: pays for reputation (NF-163).
    Favour {
        /// Up or down.
        up: bool,
        /// With a coin or a gem.
        good: Good,
    },
    /// `recruit G3`: from the row (NF-167, NF-371).
    Recruit(Adventurer),
    /// `refresh`: puts the row aside for 1 food (NF-179).
    Refresh,
    /// `for R2`: the newcomer takes the place of this member (NF-175).
    For(Member),
    /// `inactive`: the newcomer stays out of the party (NF-177).
    Inactive,
    /// `buy bird` or `buy tortoise` (NF-187, NF-612).
    BuyAnimal(Animal),
    /// `coin`, or `coin 1+0` where cards are drawn with it (NF-191, NF-525).
    Coin {
        /// From the basic deck.
        basic: u8,
        /// From the advanced deck.
        advanced: u8,
    },
    /// `draw 3+1`: so many artifacts of each deck (NF-192).
    Draw {
        /// From the basic deck.
        basic: u8,
        /// From the advanced deck.
        advanced: u8,
    },
    /// `keep A7` or `keep T4` (NF-193, NF-253).
    Keep(Card),
    /// `draw`: a treasure at the Mystic’s Hut (NF-202).
    DrawTreasure,
    /// `keep T4 for T9`: and discards an owned treasure (NF-254).
    Swap {
        /// Kept.
        keep: Card,
        /// Discarded.
        lose: Card,
    },
    /// `lose T9`: a treasure that no animal carries any more (NF-247).
    Lose(Card),
    /// `dig b3` (NF-203).
    Dig(Cell),
    /// `with G3`: comes along (NF-266).
    With(Member),
    /// `out companion`: stays behind (NF-266).
    Out(Member),
    /// `unchanged`: the party stays as it is.
    Unchanged,
    /// `step 12` (NF-275).
    Step(Space),
    /// `stop`: the movement ends here (NF-278).
    Stop,
    /// `fight` the threat (NF-306).
    Fight,
    /// `return bird`: a pack animal is given back to ignore a threat (NF-243).
    Return(Animal),
    /// `shield`: the threat is ignored (NF-312).
    Shield,
    /// `attempt` the quest (NF-330).
    Attempt,
    /// `choose 2`: what is done in the quest (NF-339).
    Choose(u8),
    /// `take 1`: one of several rewards (NF-372).
    Take(u8),
    /// `camp`: builds one here (NF-374).
    Camp,
    /// `settle 14`: the camp of a contract (NF-658).
    Settle(Space),
    /// `buy A7` (NF-396).
    Buy(Card),
    /// `end` the turn (NF-087).
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Platypus => f.write_str("platypus"),
            Action::Pick(card) => write!(f, "pick {card}"),
            Action::Drop(card) => write!(f, "drop {card}"),
            Action::Ready => f.write_str("ready"),
            Action::Visit(building) => write!(f, "visit {building}"),
            Action::Adventure => f.write_str("adventure"),
            Action::WalkIn => f.write_str("walk in"),
            Action::Duel { foe, style } => write!(f, "duel {foe} {}", style.word()),
            Action::Pass(card) => write!(f, "pass {card}"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Spend(hearts) => write!(f, "spend {hearts}"),
            Action::Done => f.write_str("done"),
            Action::Trade { side: TradeSide::Gain, good } => write!(f, "trade gain {good}"),
            Action::Trade { side: TradeSide::Pay, good } => write!(f, "trade pay {good}"),
            Action::Give(good) => write!(f, "give {good}"),
            Action::Receive(good) => write!(f, "receive {good}"),
            Action::Favour { up, good } => {
                write!(f, "favour {} {good}", if up { "up" } else { "down" })
            }
            Action::Recruit(adventurer) => write!(f, "recruit {adventurer}"),
            Action::Refresh => f.write_str("refresh"),
            Action::For(member) => write!(f, "for {member}"),
            Action::Inactive => f.write_str("inactive"),
            Action::BuyAnimal(animal) => write!(f, "buy {}", animal.word()),
            Action::Coin { basic: 0, advanced: 0 } => f.write_str("coin"),
            Action::Coin { basic, advanced } => write!(f, "coin {basic}+{advanced}"),
            Action::Draw { basic, advanced } => write!(f, "draw {basic}+{advanced}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::DrawTreasure => f.write_str("draw"),
            Action::Swap { keep, lose } => write!(f, "keep {keep} for {lose}"),
            Action::Lose(card) => write!(f, "lose {card}"),
            Action::Dig(cell) => write!(f, "dig {cell}"),
            Action::With(member) => write!(f, "with {member}"),
            Action::Out(member) => write!(f, "out {member}"),
            Action::Unchanged => f.write_str("unchanged"),
            Action::Step(space) => write!(f, "step {space}"),
            Action::Stop => f.write_str("stop"),
            Action::Fight => f.write_str("fight"),
            Action::Return(animal) => write!(f, "return {}", animal.word()),
            Action::Shield => f.write_str("shield"),
            Action::Attempt => f.write_str("attempt"),
            Action::Choose(choice) => write!(f, "choose {choice}"),
            Action::Take(which) => write!(f, "take {which}"),
            Action::Camp => f.write_str("camp"),
            Action::Settle(space) => write!(f, "settle {space}"),
            Action::Buy(card) => write!(f, "buy {card}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = Words::of(text, EXPECTED);
        let action = match words.word()? {
            "platypus" => Action::Platypus,
            "pick" => Action::Pick(words.value()?),
            "drop" => Action::Drop(words.value()?),
            "ready" => Action::Ready,
            "visit" => Action::Visit(words.value()?),
            "adventure" => Action::Adventure,
            "walk" if words.word()? == "in" => Action::WalkIn,
            "duel" => {
                let foe = match words.word()? {
                    "stranger" => Foe::Stranger,
                    seat => Foe::Player(seat.parse().map_err(|_| words.wrong())?),
                };
                let style = match words.word()? {
                    "dirty" => Style::Dirty,
                    "honorably" => Style::Honorable,
                    _ => return Err(words.wrong()),
                };
                Action::Duel { foe, style }
            }
            "pass" => Action::Pass(words.value()?),
            "use" => Action::Use(words.value()?),
            "spend" => Action::Spend(words.value()?),
            "done" => Action::Done,
            "trade" => {
                let side = match words.word()? {
                    "gain" => TradeSide::Gain,
                    "pay" => TradeSide::Pay,
                    _ => return Err(words.wrong()),
                };
                Action::Trade { side, good: words.value()? }
            }
            "give" => Action::Give(words.value()?),
            "receive" => Action::Receive(words.value()?),
            "favour" => {
                let way = words.word()?;
                if !matches!(way, "up" | "down") {
                    return Err(words.wrong());
                }
                Action::Favour { up: way == "up", good: words.value()? }
            }
            "recruit" => Action::Recruit(words.value()?),
            "refresh" => Action::Refresh,
            "for" => Action::For(words.value()?),
            "inactive" => Action::Inactive,
            "coin" => match words.word() {
                Err(_) => return Ok(Action::Coin { basic: 0, advanced: 0 }),
                Ok(split) => {
                    let (basic, advanced) = parse_split(split).ok_or_else(|| words.wrong())?;
                    if (basic, advanced) == (0, 0) {
                        return Err(words.wrong());
                    }
                    Action::Coin { basic, advanced }
                }
            },
            "draw" => match words.word() {
                Err(_) => return Ok(Action::DrawTreasure),
                Ok(split) => {
                    let (basic, advanced) = parse_split(split).ok_or_else(|| words.wrong())?;
                    Action::Draw { basic, advanced }
                }
            },
            "keep" => {
                let keep = words.value()?;
                match words.word() {
                    Err(_) => return Ok(Action::Keep(keep)),
                    Ok("for") => Action::Swap { keep, lose: words.value()? },
                    Ok(_) => return Err(words.wrong()),
                }
            }
            "lose" => Action::Lose(words.value()?),
            "dig" => Action::Dig(words.value()?),
            "with" => Action::With(words.value()?),
            "out" => Action::Out(words.value()?),
            "unchanged" => Action::Unchanged,
            "step" => Action::Step(words.value()?),
            "stop" => Action::Stop,
            "fight" => Action::Fight,
            "return" => {
                let animal = Animal::of(words.word()?);
                Action::Return(animal.ok_or_else(|| words.wrong())?)
            }
            "shield" => Action::Shield,
            "attempt" => Action::Attempt,
            "choose" => Action::Choose(words.value()?),
            "take" => Action::Take(words.value()?),
            "camp" => Action::Camp,
            "settle" => Action::Settle(words.value()?),
            "buy" => {
                let word = words.word()?;
                match Animal::of(word) {
                    Some(animal) => Action::BuyAnimal(animal),
                    None => Action::Buy(word.parse().map_err(|_| words.wrong())?),
                }
            }
            "end" => Action::End,
            _ => return Err(words.wrong()),
        };
        words.end(action)
    }
}

/// `3+1`.
fn parse_split(text: &str) -> Option<(u8, u8)> {
    let (basic, advanced) = text.split_once('+')?;
    Some((basic.parse().ok()?, advanced.parse().ok()?))
}
