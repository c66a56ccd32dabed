//! The book as the rules use it: passages by number, and every outcome with a name of its own.

use serde::Serialize;
use story::{Amount, Book, Effect, Number, Outcome, Passage, Standing, Tier, Way};
use table::Fault;

use super::{Vocabulary, playable};

/// The most choices a passage may have.
pub const MOST_CHOICES: usize = 3;
/// The most passages one exploration may read.
pub const MOST_PAGES: usize = 5;
/// The most explore numbers of a choice (AB-115).
pub(crate) const MOST_NUMBERS: usize = 2;
/// Higher explore numbers than this are not in any book.
pub(super) const HIGHEST_NUMBER: usize = 12;
/// A choice without a number brings about what this number brings alone (BIBLE.md).
const LIKE_PLAIN: usize = 4;
/// Fewer outcomes than this to guess from would give away the one that lies there.
const FEW: usize = 8;

/// One outcome of the book: what a number, a plain choice or a failure leads to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct OutcomeId(u16);

/// Where an outcome stands in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The end of a passage without choices.
    Passage {
        /// The passage.
        passage: Number,
    },
    /// Behind a choice that needs no roll.
    Plain {
        /// The passage.
        passage: Number,
        /// The choice, counted from 0.
        choice: usize,
    },
    /// Behind an explore number.
    Number {
        /// The passage.
        passage: Number,
        /// The choice, counted from 0.
        choice: usize,
        /// The tier, counted from 0.
        tier: usize,
    },
    /// Behind a failure.
    Failure {
        /// The passage.
        passage: Number,
        /// The choice, counted from 0.
        choice: usize,
    },
}

/// What lies behind one choice, as far as the rules go: nobody at the table knows it before it
/// happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Behind {
    /// Behind each explore number; for a choice without any, the first is what it brings.
    pub(crate) numbers: [OutcomeId; MOST_NUMBERS],
    /// Behind a failure, if the book tells of it.
    pub(crate) failure: Option<OutcomeId>,
}

/// What everybody at the table may know of a choice before it is made, in words (AB-077).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceTerms<'a> {
    /// What one does.
    pub label: &'a str,
    /// What one needs to be allowed to.
    pub needs: Vec<String>,
    /// What adds lanterns.
    pub bonus: Option<String>,
    /// The explore numbers, ascending, each with what it costs if it costs something.
    pub numbers: Vec<(u8, Option<String>)>,
    /// What a choice without a number costs, if it costs something.
    pub price: Option<String>,
}

/// A book with its outcomes numbered.
pub struct Tales {
    book: Book<Vocabulary>,
    places: Vec<Place>,
    /// The place of each passage in the book, by number.
    by_number: Vec<Option<u16>>,
    behind: Vec<[Behind; MOST_CHOICES]>,
    /// Outcomes behind each explore number, by how it stands in its choice.
    pools: [[Vec<OutcomeId>; Standing::ALL.len()]; HIGHEST_NUMBER + 1],
    /// Outcomes behind choices without a number or a price.
    free: Vec<OutcomeId>,
    /// What a failure may bring: mostly nothing.
    pub(crate) failure_pool: Vec<Option<OutcomeId>>,
}

impl Tales {
    /// Numbers the outcomes of a book, and says what this game cannot play.
    pub fn of(book: Book<Vocabulary>) -> Result<Tales, Vec<Fault>> {
        let faults = playable::faults(&book);
        if !faults.is_empty() {
            return Err(faults);
        }
        let last = book.passages.last().map_or(0, |passage| usize::from(passage.key.value()));
        let mut tales = Tales {
            places: Vec::new(),
            by_number: vec![None; last + 1],
            behind: vec![[Behind::default(); MOST_CHOICES]; book.passages.len()],
            pools: Default::default(),
            free: Vec::new(),
            failure_pool: Vec::new(),
            book,
        };
        for index in 0..tales.book.passages.len() {
            tales.number(index);
        }
        tales.pools.iter_mut().for_each(mix_few);
        Ok(tales)
    }

    fn number(&mut self, index: usize) {
        let passage = &self.book.passages[index];
        let number = passage.key;
        self.by_number[usize::from(number.value())] = Some(index as u16);
        if passage.outcome.is_some() {
            self.places.push(Place::Passage { passage: number });
            self.behind[index][0].numbers[0] = OutcomeId(self.places.len() as u16 - 1);
        }
        for (choice, written) in passage.choices.iter().enumerate() {
            let behind = &mut self.behind[index][choice];
            match &written.way {
                Way::Plain { price, .. } => {
                    self.places.push(Place::Plain { passage: number, choice });
                    behind.numbers[0] = OutcomeId(self.places.len() as u16 - 1);
                    if price.is_empty() {
                        self.free.push(behind.numbers[0]);
                    }
                }
                Way::Roll { tiers, .. } => {
                    for (tier, reached) in tiers.iter().enumerate() {
                        self.places.push(Place::Number { passage: number, choice, tier });
                        behind.numbers[tier] = OutcomeId(self.places.len() as u16 - 1);
                        let standing = Standing::of(tier, tiers.len());
                        self.pools[usize::from(reached.number)][standing as usize]
                            .push(behind.numbers[tier]);
                    }
                    behind.failure = written.failure.as_ref().map(|_| {
                        self.places.push(Place::Failure { passage: number, choice });
                        OutcomeId(self.places.len() as u16 - 1)
                    });
                    self.failure_pool.push(behind.failure);
                }
            }
        }
    }

    /// The book itself, for reading aloud and checking.
    pub fn book(&self) -> &Book<Vocabulary> {
        &self.book
    }

    /// The passage of this number; the book is checked for references to nothing.
    pub fn passage(&self, number: Number) -> &Passage<Vocabulary> {
        &self.book.passages[self.index(number)]
    }

    fn index(&self, number: Number) -> usize {
        let found = self.by_number.get(usize::from(number.value())).copied().flatten();
        found.expect("every number that is referred to is in the book").into()
    }

    /// What truly lies behind the choices of a passage.
    pub(crate) fn behind(&self, number: Number) -> [Behind; MOST_CHOICES] {
        self.behind[self.index(number)]
    }

    /// What reaching a tier may bring, for those who cannot know: all that numbers like it bring in
    /// this book. Whoever pays for a number may expect what a higher one brings for nothing.
    pub(crate) fn pool(&self, tier: &Tier<Vocabulary>, standing: Standing) -> &[OutcomeId] {
        self.pool_of(usize::from(tier.number) + coins(&tier.price), standing)
    }

    /// What a choice without a number may bring. Those with a price are too few to guess from.
    pub(crate) fn plain_pool(&self, price: &[Amount<Vocabulary>]) -> &[OutcomeId] {
        match coins(price) {
            0 => &self.free,
            price => self.pool_of(LIKE_PLAIN + price, Standing::Alone),
        }
    }

    /// What this number brings, or the next lower one that is in the book.
    fn pool_of(&self, number: usize, standing: Standing) -> &[OutcomeId] {
        let numbers = self.pools[..=number.min(HIGHEST_NUMBER)].iter().rev();
        let pool = numbers.map(|standings| &standings[standing as usize]).find(|it| !it.is_empty());
        pool.map_or(&[], Vec::as_slice)
    }

    /// Where an outcome stands.
    pub fn place(&self, outcome: OutcomeId) -> Place {
        self.places[usize::from(outcome.0)]
    }

    /// What everybody may know of the choices of a passage.
    pub fn terms(&self, number: Number) -> Vec<ChoiceTerms<'_>> {
        let priced = |price: &[_]| (!price.is_empty()).then(|| self.book.price_words(price));
        let asked = self.passage(number).choices.iter().map(|choice| {
            let (numbers, price) = match &choice.way {
                Way::Roll { tiers, .. } => {
                    (tiers.iter().map(|tier| (tier.number, priced(&tier.price))).collect(), None)
                }
                Way::Plain { price, .. } => (Vec::new(), priced(price)),
            };
            ChoiceTerms {
                label: &choice.label,
                needs: choice.needs.iter().map(|need| self.book.need_words(need)).collect(),
                bonus: choice.bonus.as_ref().map(|bonus| self.book.bonus_words(bonus)),
                numbers,
                price,
            }
        });
        asked.collect()
    }

    /// What an outcome brings, in words and in order; that the tale goes on is not among it.
    pub fn brings(&self, outcome: OutcomeId) -> Vec<String> {
        let effects = self.outcome(outcome).effects.iter();
        let brings = effects.filter(|effect| !matches!(effect, Effect::Read(_)));
        brings.map(|effect| self.book.effect_words(std::slice::from_ref(effect))).collect()
    }

    /// The rewards among which one picks, where that is the effect with this index (AB-120).
    pub fn alternatives(&self, outcome: OutcomeId, effect: usize) -> Vec<String> {
        match self.outcome(outcome).effects.get(effect) {
            Some(Effect::Either(ways)) => {
                ways.iter().map(|way| self.book.effect_words(way)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How many outcomes there are.
    pub fn outcomes(&self) -> usize {
        self.places.len()
    }

    /// The outcome with this number, if there is one.
    pub fn outcome_at(&self, index: usize) -> Option<OutcomeId> {
        (index < self.places.len()).then_some(OutcomeId(index as u16))
    }

    /// What an outcome tells and brings.
    pub fn outcome(&self, outcome: OutcomeId) -> &Outcome<Vocabulary> {
        let found = match self.place(outcome) {
            Place::Passage { passage } => self.passage(passage).outcome.as_ref(),
            Place::Plain { passage, choice } => match &self.passage(passage).choices[choice].way {
                Way::Plain { outcome, .. } => Some(outcome),
                Way::Roll { .. } => None,
            },
            Place::Number { passage, choice, tier } => {
                match &self.passage(passage).choices[choice].way {
                    Way::Roll { tiers, .. } => tiers.get(tier).map(|tier| &tier.outcome),
                    Way::Plain { .. } => None,
                }
            }
            Place::Failure { passage, choice } => {
                self.passage(passage).choices[choice].failure.as_ref()
            }
        };
        found.expect("places are numbered from the same book")
    }
}

impl OutcomeId {
    /// Its number, for tables of them.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// What has to be paid; other things than coins count like one.
fn coins(price: &[Amount<Vocabulary>]) -> usize {
    price.iter().map(|amount| usize::from(amount.amount)).sum()
}

/// Where a number hardly ever stands like that, it brings what it brings anywhere.
fn mix_few(standings: &mut [Vec<OutcomeId>; Standing::ALL.len()]) {
    let all = standings.concat();
    for pool in standings.iter_mut().filter(|pool| pool.len() < FEW) {
        pool.clone_from(&all);
    }
}
