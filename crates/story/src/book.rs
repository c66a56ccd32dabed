//! A book as it lies on the table: passages, choices, outcomes.

use crate::{Lexicon, Number, read::Paragraph};

/// A storybook that was read without a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book<L: Lexicon> {
    /// The passages, ascending by number.
    pub passages: Vec<Passage<L>>,
    /// Every paragraph with the lines it was written on, for checks that point at a line.
    pub(crate) paragraphs: Vec<Paragraph>,
}

/// One numbered passage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage<L: Lexicon> {
    /// The number that players look up.
    pub number: Number,
    /// What it is called.
    pub title: String,
    /// Whether only another passage leads here.
    pub follow_up: bool,
    /// The story, by paragraphs.
    pub text: Vec<String>,
    /// What the reader asks at the end; none if the passage only tells an outcome.
    pub choices: Vec<Choice<L>>,
    /// What happens to everybody who reads this; only without choices.
    pub outcome: Option<Outcome<L>>,
    /// The file it stands in.
    pub file: String,
    /// The line of its title.
    pub line: usize,
}

/// One of the things that can be done in a passage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<L: Lexicon> {
    /// What one does.
    pub label: String,
    /// What one needs to be allowed to; all of it.
    pub needs: Vec<Need<L>>,
    /// What may be added to the roll.
    pub bonus: Option<Bonus<L>>,
    /// How it is done.
    pub way: Way<L>,
    /// What happens if a roll reaches no number.
    pub failure: Option<Outcome<L>>,
    /// The line of its label.
    pub line: usize,
}

/// What stands between a player and a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Need<L: Lexicon> {
    /// At least so many of a thing.
    Thing(Amount<L>),
    /// A sign in the party.
    Sign(L::Sign),
    /// A keyword noted earlier.
    Keyword(String),
    /// A keyword not noted so far.
    NoKeyword(String),
}

/// How a choice is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way<L: Lexicon> {
    /// By a roll, which reaches one of the numbers or none.
    Roll {
        /// The word for the roll, one of [`Lexicon::CHECKS`].
        check: &'static str,
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
}

/// So many of a thing; never none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount<L: Lexicon> {
    /// How many.
    pub amount: u8,
    /// Of what.
    pub thing: L::Thing,
}

/// What may be added to a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The player notes a keyword.
    Keyword(String),
    /// The tale goes on there; always last.
    Read(Number),
}

impl<L: Lexicon> Book<L> {
    /// The passage of this number.
    pub fn passage(&self, number: Number) -> Option<&Passage<L>> {
        let index = self.passages.binary_search_by_key(&number, |passage| passage.number).ok()?;
        Some(&self.passages[index])
    }
}

impl<L: Lexicon> Passage<L> {
    /// Everything that may come of reading this passage, in the order of the page.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome<L>> {
        self.choices.iter().flat_map(Choice::outcomes).chain(&self.outcome)
    }
}

impl<L: Lexicon> Choice<L> {
    /// Everything that may come of this choice, failure last.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome<L>> {
        let (tiers, plain): (&[Tier<L>], _) = match &self.way {
            Way::Roll { tiers, .. } => (tiers, None),
            Way::Plain { outcome, .. } => (&[], Some(outcome)),
        };
        tiers.iter().map(|tier| &tier.outcome).chain(plain).chain(&self.failure)
    }
}

impl<L: Lexicon> Outcome<L> {
    /// Where the tale goes on, if it does.
    pub fn goes_on(&self) -> Option<Number> {
        match self.effects.last() {
            Some(Effect::Read(number)) => Some(*number),
            _ => None,
        }
    }

    /// The keywords that are noted, also those among which one picks.
    pub fn keywords(&self) -> impl Iterator<Item = &str> {
        fn collect<'a, L: Lexicon>(effects: &'a [Effect<L>], found: &mut Vec<&'a str>) {
            for effect in effects {
                match effect {
                    Effect::Keyword(word) => found.push(word),
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

impl<L: Lexicon> std::fmt::Display for Amount<L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&L::thing_words(self.thing, self.amount))
    }
}
