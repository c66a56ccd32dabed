//! Which choices of a passage a player is offered: by keywords, by what they have, by what they can
//! pay.

use crate::{Amount, Choice, Gate, Keyword, Lexicon, Passage};

/// What a player brings to a passage, as far as choices ask for it. The game answers.
pub trait Player<L: Lexicon> {
    /// How much of a thing the player has.
    fn has(&self, thing: L::Thing) -> u16;

    /// How often the party shows a sign.
    fn shows(&self, sign: L::Sign) -> usize;

    /// Whether the player has noted a keyword.
    fn knows(&self, keyword: Keyword) -> bool;

    /// Whether the player could pay this.
    fn can_pay(&self, price: &Amount<L>) -> bool {
        self.has(price.thing) >= price.amount.into()
    }
}

/// Some of the choices of a passage, by their places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offered(u32);

impl Offered {
    /// The most choices a passage may have.
    pub const MOST: usize = 32;

    /// Whether the choice at this place, counted from 0, is among them.
    pub fn contains(self, place: usize) -> bool {
        place < Offered::MOST && self.0 & (1 << place) != 0
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their places, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Offered::MOST).filter(move |place| self.contains(*place))
    }

    fn of(places: impl Iterator<Item = usize>) -> Offered {
        Offered(
            places.filter(|place| *place < Offered::MOST).fold(0, |set, place| set | 1 << place),
        )
    }
}

/// Which choices are read out to somebody who has noted these keywords.
///
/// Of the choices whose keywords they have in full, those that must be taken come first: offered are
/// those of them with the most keywords, and optional ones with still more. If all are optional, those
/// with the most keywords are offered, and every choice without a keyword. If there are none, every
/// choice without a keyword.
pub fn by_keywords<L: Lexicon>(choices: &[Choice<L>], knows: impl Fn(Keyword) -> bool) -> Offered {
    let fits = |choice: &Choice<L>| choice.keywords().iter().all(|word| knows(*word));
    let most = |must: bool| {
        let such = choices.iter().filter(|choice| match choice.gate {
            Gate::Must(_) => must,
            Gate::Optional(_) => !must,
            Gate::Open | Gate::Otherwise => false,
        });
        such.filter(|choice| fits(choice)).map(|choice| choice.keywords().len()).max()
    };
    let (must, optional) = (most(true), most(false));
    let is_offered = |choice: &Choice<L>| match &choice.gate {
        Gate::Open | Gate::Otherwise => must.is_none(),
        Gate::Must(words) => must == Some(words.len()) && fits(choice),
        Gate::Optional(words) => {
            let enough = match must {
                Some(must) => words.len() > must,
                None => optional == Some(words.len()),
            };
            enough && fits(choice)
        }
    };
    let places = choices.iter().enumerate().filter(|(_, choice)| is_offered(choice));
    Offered::of(places.map(|(place, _)| place))
}

/// Which choices of a passage a player may take: those that are read out, and of these the ones whose
/// needs are met and whose price can be paid.
pub fn offered<L: Lexicon>(passage: &Passage<L>, player: &impl Player<L>) -> Offered {
    let read_out = by_keywords(&passage.choices, |word| player.knows(word));
    Offered::of(read_out.iter().filter(|place| is_open(&passage.choices[*place], player)))
}

/// Whether the needs of a choice are met and its price can be paid.
fn is_open<L: Lexicon>(choice: &Choice<L>, player: &impl Player<L>) -> bool {
    choice.needs.iter().all(|need| need.closes(player).is_none())
        && choice.price().iter().all(|amount| player.can_pay(amount))
}
