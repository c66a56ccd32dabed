//! A choice of a passage: what it asks for, how it is done, and what comes of it.

use crate::{Key, Lexicon};

/// One of the things that can be done in a passage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<L: Lexicon> {
    /// What one does.
    pub label: String,
    /// For whom it is, by the keywords they have noted.
    pub gate: Gate,
    /// What one needs to be allowed to; all of it.
    pub needs: Vec<Need<L>>,
    /// What is paid for choosing it, whatever comes of it.
    pub pay: Vec<Amount<L>>,
    /// What may be added to the roll.
    pub bonus: Option<Bonus<L>>,
    /// How it is done.
    pub way: Way<L>,
    /// What happens if a roll reaches no number.
    pub failure: Option<Outcome<L>>,
    /// Where the tale goes on another time, whether it succeeds or not.
    pub next: Option<Key>,
    /// The line of its label.
    pub line: usize,
}

/// Whom a choice is for, by the keywords they have noted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gate {
    /// For everybody who need not take another.
    Open,
    /// The same, and said so: `otherwise`.
    Otherwise,
    /// Whoever has noted all of these must take it, or one that fits even better.
    Must(Vec<Keyword>),
    /// Whoever has noted all of these may take it.
    Optional(Vec<Keyword>),
}

/// A keyword of a book: its place among them. The book knows the word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Keyword(pub(crate) u16);

/// What stands between a player and a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Need<L: Lexicon> {
    /// At least so many of a thing.
    Thing(Amount<L>),
    /// A sign in the party.
    Sign(L::Sign),
    /// A keyword not noted so far.
    NoKeyword(Keyword),
}

/// How a choice is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way<L: Lexicon> {
    /// By a roll, which reaches one of the numbers or none.
    Roll {
        /// What the roll is for.
        check: L::Check,
        /// One or two numbers, ascending.
        tiers: Vec<Tier<L>>,
    },
    /// It simply works.
    Plain {
        /// What is paid for it.
        price: Vec<Amount<L>>,
        /// What it brings.
        outcome: Outcome<L>,
    },
}

/// A number to reach, and what it brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tier<L: Lexicon> {
    /// The roll that is needed.
    pub number: u8,
    /// What has to be paid for the number to count.
    pub price: Vec<Amount<L>>,
    /// What it brings.
    pub outcome: Outcome<L>,
    /// What is added if the roll reaches [`MORE`] above the number.
    pub more: Option<Outcome<L>>,
}

/// How far above its number a roll must be for more.
pub const MORE: u8 = 2;

/// So many of a thing; never none.
#[derive(PartialEq, Eq, Debug)]
pub struct Amount<L: Lexicon> {
    /// How many.
    pub amount: u8,
    /// Of what.
    pub thing: L::Thing,
}

// Derived, these would ask the whole lexicon to be copied.
impl<L: Lexicon> Copy for Amount<L> {}
impl<L: Lexicon> Clone for Amount<L> {
    fn clone(&self) -> Amount<L> {
        *self
    }
}

/// What may be added to a roll.
#[derive(PartialEq, Eq, Debug)]
pub enum Bonus<L: Lexicon> {
    /// For each such sign in the party.
    PerSign {
        /// How much each adds.
        add: u8,
        /// Which sign.
        sign: L::Sign,
    },
    /// For each such thing one has.
    PerThing {
        /// How much each adds.
        add: u8,
        /// Which thing.
        thing: L::Thing,
    },
    /// Once, if the party shows the sign.
    IfSign {
        /// How much it adds.
        add: u8,
        /// Which sign.
        sign: L::Sign,
    },
    /// Once, if one has at least one such thing.
    IfThing {
        /// How much it adds.
        add: u8,
        /// Which thing.
        thing: L::Thing,
    },
    /// Once, if the player pays.
    ForPrice {
        /// How much it adds.
        add: u8,
        /// What is paid.
        price: Amount<L>,
    },
}

impl<L: Lexicon> Copy for Bonus<L> {}
impl<L: Lexicon> Clone for Bonus<L> {
    fn clone(&self) -> Bonus<L> {
        *self
    }
}

/// What happens, and what is read aloud when it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome<L: Lexicon> {
    /// What happens, in this order.
    pub effects: Vec<Effect<L>>,
    /// What is read, by paragraphs.
    pub text: Vec<String>,
    /// The line it is written on.
    pub line: usize,
}

/// One thing that happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect<L: Lexicon> {
    /// The player gets this.
    Gain(Amount<L>),
    /// The player gives this up, or as much of it as there is.
    Lose(Amount<L>),
    /// The player picks one of these.
    Either(Vec<Vec<Effect<L>>>),
    /// Something of the game's own.
    Deed(L::Deed),
    /// The player notes something for later.
    Note(Note),
    /// The tale goes on there; always last.
    Read(Key),
}

/// What a player notes for later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A keyword, which later choices ask for.
    Keyword(Keyword),
    /// A passage that is read another time: a side quest.
    Later(Key),
}

impl<L: Lexicon> Choice<L> {
    /// Everything that may come of this choice, failure last.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome<L>> {
        let (tiers, plain): (&[Tier<L>], _) = match &self.way {
            Way::Roll { tiers, .. } => (tiers, None),
            Way::Plain { outcome, .. } => (&[], Some(outcome)),
        };
        let numbers =
            tiers.iter().flat_map(|tier| std::iter::once(&tier.outcome).chain(&tier.more));
        numbers.chain(plain).chain(&self.failure)
    }

    /// What it costs to choose it.
    pub fn price(&self) -> &[Amount<L>] {
        match &self.way {
            Way::Plain { price, .. } if self.pay.is_empty() => price,
            Way::Plain { .. } | Way::Roll { .. } => &self.pay,
        }
    }

    /// The keywords it is for, where it is for those who have noted some.
    pub fn keywords(&self) -> &[Keyword] {
        match &self.gate {
            Gate::Must(words) | Gate::Optional(words) => words,
            Gate::Open | Gate::Otherwise => &[],
        }
    }
}

impl<L: Lexicon> Outcome<L> {
    /// Where the tale goes on, if it does.
    pub fn goes_on(&self) -> Option<Key> {
        match self.effects.last() {
            Some(Effect::Read(key)) => Some(*key),
            _ => None,
        }
    }

    /// What is noted, also what one may pick.
    pub fn notes(&self) -> impl Iterator<Item = Note> + use<L> {
        fn collect<L: Lexicon>(effects: &[Effect<L>], found: &mut Vec<Note>) {
            for effect in effects {
                match effect {
                    Effect::Note(note) => found.push(*note),
                    Effect::Either(sides) => sides.iter().for_each(|side| collect(side, found)),
                    Effect::Gain(_) | Effect::Lose(_) | Effect::Deed(_) | Effect::Read(_) => {}
                }
            }
        }
        let mut found = Vec::new();
        collect(&self.effects, &mut found);
        found.into_iter()
    }
}
