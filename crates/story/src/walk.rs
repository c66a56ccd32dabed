//! The walk through a passage: what is closed and why, what adds to a roll, which numbers it reaches,
//! and what happens next.
//!
//! The game keeps a [`Walk`] in its state and asks; it pays, rolls and lets effects happen by its own
//! rules. Nothing here allocates.

use serde::Serialize;

use crate::{
    Amount, Bonus, Choice, Effect, Key, Keyword, Lexicon, MORE, Need, OutcomeId, Player, Tales,
    Tier, Way, by_keywords,
};

/// How far a tale is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Walk {
    /// The passage that is open.
    pub passage: Key,
    /// What is done, counted from 0, once it is decided.
    pub choice: Option<u8>,
    /// What came of it, once it has happened and the book tells of it.
    #[serde(skip)]
    pub outcome: Option<OutcomeId>,
    /// What was added to it.
    #[serde(skip)]
    pub more: Option<OutcomeId>,
    /// How many effects of the outcome have happened.
    pub effect: u8,
}

/// Why a choice cannot be taken.
#[derive(PartialEq, Eq, Debug)]
pub enum Closed<L: Lexicon> {
    /// It is not read out to this player, who has other keywords, or must take another.
    NotForYou,
    /// A thing is missing.
    Needs {
        /// What is needed.
        needed: Amount<L>,
        /// How much of it the player has.
        held: u16,
    },
    /// A sign is missing.
    NeedsSign(L::Sign),
    /// It is only for those without this keyword.
    NotWith(Keyword),
    /// It cannot be paid.
    CannotPay(Amount<L>),
}

// Derived, these would ask the whole lexicon to be copied.
impl<L: Lexicon> Copy for Closed<L> {}
impl<L: Lexicon> Clone for Closed<L> {
    fn clone(&self) -> Closed<L> {
        *self
    }
}

impl Walk {
    /// A passage is opened, and nothing is decided.
    pub fn open(passage: Key) -> Walk {
        Walk { passage, choice: None, outcome: None, more: None, effect: 0 }
    }

    /// Something came of it: an outcome, and perhaps more.
    pub fn turn_out(&mut self, outcome: Option<OutcomeId>, more: Option<OutcomeId>) {
        self.outcome = outcome;
        self.more = more;
        self.effect = 0;
    }

    /// The next effect has happened.
    pub fn step(&mut self) {
        self.effect += 1;
    }
}

impl<L: Lexicon, const CHOICES: usize> Tales<L, CHOICES> {
    /// The choice of the open passage with this place, counted from 0.
    pub fn choice(&self, walk: &Walk, place: u8) -> Option<&Choice<L>> {
        self.passage(walk.passage).choices.get(usize::from(place))
    }

    /// The numbers of what is done, ascending; none where nothing is rolled.
    pub fn numbers(&self, walk: &Walk) -> &[Tier<L>] {
        walk.choice.and_then(|place| self.choice(walk, place)).map_or(&[], Choice::numbers)
    }

    /// Why a choice of the open passage cannot be taken, if it cannot.
    pub fn closed(&self, walk: &Walk, place: u8, player: &impl Player<L>) -> Option<Closed<L>> {
        let choices = &self.passage(walk.passage).choices;
        let choice = choices.get(usize::from(place))?;
        if !by_keywords(choices, |word| player.knows(word)).contains(place.into()) {
            return Some(Closed::NotForYou);
        }
        let need = choice.needs.iter().find_map(|need| need.closes(player));
        need.or_else(|| {
            let price = choice.price().iter().find(|amount| !player.can_pay(amount));
            price.map(|amount| Closed::CannotPay(*amount))
        })
    }

    /// The effect that happens next; none when all have happened. What more was reached comes before
    /// the tale goes on.
    pub fn next_effect(&self, walk: &Walk) -> Option<&Effect<L>> {
        let effects = &self.outcome(walk.outcome?).effects;
        let more = walk.more.map_or(&[][..], |more| &self.outcome(more).effects);
        let goes_on = usize::from(matches!(effects.last(), Some(Effect::Read(_))));
        let (now, on) = effects.split_at(effects.len() - goes_on);
        let done = usize::from(walk.effect);
        now.iter().chain(more).chain(on).nth(done)
    }

    /// Where the tale goes on another time, by what was chosen.
    pub fn next_tale(&self, walk: &Walk) -> Option<Key> {
        self.choice(walk, walk.choice?)?.next
    }
}

impl<L: Lexicon> Need<L> {
    /// Why it keeps a player from a choice, if it does.
    pub fn closes(&self, player: &impl Player<L>) -> Option<Closed<L>> {
        match *self {
            Need::Thing(needed) => {
                let held = player.has(needed.thing);
                (held < needed.amount.into()).then_some(Closed::Needs { needed, held })
            }
            Need::Sign(sign) => (player.shows(sign) == 0).then_some(Closed::NeedsSign(sign)),
            Need::NoKeyword(word) => player.knows(word).then_some(Closed::NotWith(word)),
        }
    }
}

impl<L: Lexicon> Choice<L> {
    /// Its numbers, ascending; none where nothing is rolled.
    pub fn numbers(&self) -> &[Tier<L>] {
        match &self.way {
            Way::Roll { tiers, .. } => tiers,
            Way::Plain { .. } => &[],
        }
    }

    /// What is added to the roll.
    pub fn bonus_of(&self, player: &impl Player<L>, paying: bool) -> u8 {
        let times = |add: u8, count: usize| add.saturating_mul(count.min(20) as u8);
        match self.bonus {
            None => 0,
            Some(Bonus::PerSign { add, sign }) => times(add, player.shows(sign)),
            Some(Bonus::PerThing { add, thing }) => times(add, player.has(thing).into()),
            Some(Bonus::IfSign { add, sign }) => times(add, player.shows(sign).min(1)),
            Some(Bonus::IfThing { add, thing }) => times(add, player.has(thing).min(1).into()),
            Some(Bonus::ForPrice { add, .. }) => times(add, paying.into()),
        }
    }
}

impl<L: Lexicon> Tier<L> {
    /// Whether the number counts for free, or the player has its price.
    pub fn is_payable(&self, player: &impl Player<L>) -> bool {
        self.price.iter().all(|amount| player.can_pay(amount))
    }

    /// Whether a roll brings more than the number.
    pub fn brings_more(&self, roll: u8) -> bool {
        self.more.is_some() && roll >= self.number.saturating_add(MORE)
    }
}

/// The numbers that count: reached, and free or payable; the highest first, each with its place among
/// those of the choice.
pub fn reached<'a, L: Lexicon>(
    numbers: &'a [Tier<L>],
    roll: u8,
    player: &impl Player<L>,
) -> impl Iterator<Item = (usize, &'a Tier<L>)> {
    let counts =
        move |(_, tier): &(usize, &Tier<L>)| tier.number <= roll && tier.is_payable(player);
    numbers.iter().enumerate().rev().filter(counts)
}

/// The lowest number a roll has not reached and the player could pay for.
pub fn next_number<L: Lexicon>(
    numbers: &[Tier<L>],
    roll: u8,
    player: &impl Player<L>,
) -> Option<u8> {
    let further = numbers.iter().find(|tier| tier.number > roll && tier.is_payable(player));
    further.map(|tier| tier.number)
}
