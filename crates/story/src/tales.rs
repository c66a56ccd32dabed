//! A book as rules use it: passages found at once, and every outcome with a name of its own.

use table::Chance;

use crate::{
    Book, Choice, ChoiceOutcomes, Effect, Key, Lexicon, Outcome, OutcomeId, Passage, ReadChoice,
    Way,
    pools::{Guessing, Pools},
};

/// Plain numbers, and one series for each letter.
const SERIES: usize = 27;

/// Where an outcome stands in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The passage.
    pub passage: Key,
    /// The choice, counted from 0; none for the end of a passage without choices.
    pub choice: Option<usize>,
    /// What of the choice leads to it.
    pub way: Turn,
}

/// How a choice turns out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It simply works.
    Plain,
    /// A number is reached: its place among those of the choice, counted from 0.
    Number(usize),
    /// What is added where the roll is higher still.
    More,
    /// No number is reached.
    Failure,
}

/// A book with its outcomes numbered, for passages of at most so many choices.
pub struct Tales<L: Lexicon, const CHOICES: usize> {
    book: Book<L>,
    places: Vec<Place>,
    /// The place in the book of each passage with a short key, by its series and its number.
    by_number: [Vec<Option<u16>>; SERIES],
    behind: Vec<[ChoiceOutcomes; CHOICES]>,
    pools: Pools,
}

impl<L: Lexicon, const CHOICES: usize> Tales<L, CHOICES> {
    /// Numbers the outcomes of a book, in the order of its pages. Of a passage with more choices or
    /// numbers than fit, only the first are played: the game checks that before.
    pub fn of(book: Book<L>, guessing: Guessing) -> Tales<L, CHOICES> {
        let mut by_number: [Vec<Option<u16>>; SERIES] = Default::default();
        let mut places = Vec::new();
        let mut pools = Pools::new(guessing);
        let mut behind = Vec::new();
        for (index, passage) in book.passages.iter().enumerate() {
            if let Some(series) = passage.key.series_index() {
                let (series, number) = (&mut by_number[series], usize::from(passage.key.value()));
                series.resize(series.len().max(number + 1), None);
                series[number] = Some(index as u16);
            }
            behind.push(number(passage, &mut places, &mut pools));
        }
        pools.mix_few();
        Tales { book, places, by_number, behind, pools }
    }

    /// What the choices of a passage might lead to, for those who cannot know: anything that such
    /// numbers bring elsewhere in the book.
    pub fn guess(&self, key: Key, chance: &mut impl Chance) -> [ChoiceOutcomes; CHOICES] {
        self.pools.guess(&self.passage(key).choices, chance)
    }

    /// The book itself, for reading aloud and checking.
    pub fn book(&self) -> &Book<L> {
        &self.book
    }

    /// The passage of this key; the book is checked for references to nothing.
    #[inline]
    pub fn passage(&self, key: Key) -> &Passage<L> {
        &self.book.passages[self.index(key)]
    }

    fn index(&self, key: Key) -> usize {
        let found = match key.series_index() {
            Some(series) => {
                let place = self.by_number[series].get(usize::from(key.value()));
                place.copied().flatten().map(usize::from)
            }
            None => self.book.place(key),
        };
        found.expect("every key that is referred to is in the book")
    }

    /// What truly lies behind the choices of a passage; of one without choices, what it brings is the
    /// first number of the first.
    pub fn behind(&self, key: Key) -> [ChoiceOutcomes; CHOICES] {
        self.behind[self.index(key)]
    }

    /// How many outcomes there are.
    pub fn outcomes(&self) -> usize {
        self.places.len()
    }

    /// The outcome with this number, if there is one.
    pub fn outcome_at(&self, index: usize) -> Option<OutcomeId> {
        (index < self.places.len()).then_some(OutcomeId(index as u16))
    }

    /// Where an outcome stands.
    pub fn place(&self, outcome: OutcomeId) -> Place {
        self.places[usize::from(outcome.0)]
    }

    /// What an outcome tells and brings.
    pub fn outcome(&self, outcome: OutcomeId) -> &Outcome<L> {
        let Place { passage, choice, way } = self.place(outcome);
        let passage = self.passage(passage);
        let found = match choice {
            None => passage.outcome.as_ref(),
            Some(choice) => passage.choices[choice].outcome(way),
        };
        found.expect("places are numbered from the same book")
    }

    /// What an outcome brings, in words and in order; that the tale goes on is not among it.
    pub fn brings(&self, outcome: OutcomeId) -> Vec<String> {
        let effects = self.book.read_effects(&self.outcome(outcome).effects);
        effects.into_iter().map(|effect| effect.words).collect()
    }

    /// What everybody may know of the choices of a passage.
    pub fn terms(&self, key: Key) -> Vec<ReadChoice> {
        self.book.terms(self.passage(key), |_| String::new())
    }

    /// The rewards among which one picks, where that is the effect with this index.
    pub fn alternatives(&self, outcome: OutcomeId, effect: usize) -> Vec<String> {
        match self.outcome(outcome).effects.get(effect) {
            Some(Effect::Either(ways)) => {
                ways.iter().map(|way| self.book.effect_words(way)).collect()
            }
            _ => Vec::new(),
        }
    }
}

impl<L: Lexicon> Choice<L> {
    /// What comes of the choice where it turns out like that.
    pub fn outcome(&self, turn: Turn) -> Option<&Outcome<L>> {
        match (&self.way, turn) {
            (Way::Plain { outcome, .. }, Turn::Plain) => Some(outcome),
            (Way::Roll { tiers, .. }, Turn::Number(tier)) => tiers.get(tier).map(|it| &it.outcome),
            (Way::Roll { tiers, .. }, Turn::More) => tiers.first()?.more.as_ref(),
            (Way::Roll { .. }, Turn::Failure) => self.failure.as_ref(),
            (Way::Plain { .. } | Way::Roll { .. }, _) => None,
        }
    }

    /// The same, to be changed.
    pub fn outcome_mut(&mut self, turn: Turn) -> Option<&mut Outcome<L>> {
        match (&mut self.way, turn) {
            (Way::Plain { outcome, .. }, Turn::Plain) => Some(outcome),
            (Way::Roll { tiers, .. }, Turn::Number(tier)) => {
                tiers.get_mut(tier).map(|it| &mut it.outcome)
            }
            (Way::Roll { tiers, .. }, Turn::More) => tiers.first_mut()?.more.as_mut(),
            (Way::Roll { .. }, Turn::Failure) => self.failure.as_mut(),
            (Way::Plain { .. } | Way::Roll { .. }, _) => None,
        }
    }
}

/// Numbers the outcomes of one passage.
fn number<L: Lexicon, const CHOICES: usize>(
    passage: &Passage<L>,
    places: &mut Vec<Place>,
    pools: &mut Pools,
) -> [ChoiceOutcomes; CHOICES] {
    let key = passage.key;
    let mut add = |choice, way| {
        places.push(Place { passage: key, choice, way });
        OutcomeId(places.len() as u16 - 1)
    };
    let mut all = [ChoiceOutcomes::default(); CHOICES];
    if passage.outcome.is_some()
        && let Some(first) = all.first_mut()
    {
        first.numbers[0] = add(None, Turn::Plain);
    }
    for (place, (choice, behind)) in passage.choices.iter().zip(&mut all).enumerate() {
        match &choice.way {
            Way::Plain { .. } => behind.numbers[0] = add(Some(place), Turn::Plain),
            Way::Roll { tiers, .. } => {
                for (tier, outcome) in (0..tiers.len()).zip(&mut behind.numbers) {
                    *outcome = add(Some(place), Turn::Number(tier));
                }
                let more = tiers.first().and_then(|tier| tier.more.as_ref());
                behind.more = more.map(|_| add(Some(place), Turn::More));
                behind.failure = choice.failure.as_ref().map(|_| add(Some(place), Turn::Failure));
            }
        }
        pools.add(choice, behind);
    }
    all
}
