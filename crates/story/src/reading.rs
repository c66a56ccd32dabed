//! What is read at a table, in words: the only thing that pages, terminals, programs and voices draw
//! of a book.
//!
//! It holds what everybody at the table may have read and nothing else: what lies behind a choice is
//! not in it before it has happened, and what writers note for each other is never in it.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use table::Seat;

use crate::{Book, Choice, Effect, Key, Lexicon, Note, Offered, Outcome, Passage, Way};

/// What is read at the table, or was read last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reading {
    /// Whether it goes on; then its last page lies open.
    pub open: bool,
    /// Its pages in the order they were read.
    pub pages: Vec<ReadPage>,
    /// The rewards of which one is to be taken now.
    pub rewards: Vec<ReadReward>,
}

/// A passage that was read, with what came of it so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadPage {
    /// Whose tale it is; in JSON as in notation, `P1`.
    #[serde(serialize_with = "in_notation")]
    pub seat: Seat,
    /// The key of the passage.
    pub passage: String,
    /// What it is called.
    pub title: String,
    /// The story, by paragraphs.
    pub text: Vec<String>,
    /// What can be done, or could; none where the story only ends.
    pub choices: Vec<ReadChoice>,
    /// Which of them was chosen, counted from 1, once it is decided.
    pub chosen: Option<u8>,
    /// The roll in the end, where there was one.
    pub roll: Option<u8>,
    /// The number that counted.
    pub number: Option<u8>,
    /// Whether no number was reached.
    pub failed: bool,
    /// What came of it, once it is read; a failure may have nothing to read.
    pub outcome: Option<ReadOutcome>,
}

/// What everybody may know of a choice before it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadChoice {
    /// Its place in the passage, counted from 1: some are not read out to everybody.
    pub place: u8,
    /// Its action in notation; others may begin like it, where one may pay for more.
    pub act: String,
    /// What one does.
    pub label: String,
    /// What one needs to be allowed to; all of it.
    pub needs: Vec<String>,
    /// What adds to the roll.
    pub bonus: Option<String>,
    /// What is rolled for, where something is: `explore`, `skill`, `combat`.
    pub check: Option<&'static str>,
    /// The numbers a roll may reach, ascending; none where nothing is rolled.
    pub numbers: Vec<ReadNumber>,
    /// What choosing it costs.
    pub price: Option<String>,
}

/// A number to reach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadNumber {
    /// The roll that is needed.
    pub number: u8,
    /// What has to be paid for it to count.
    pub price: Option<String>,
}

/// What came of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadOutcome {
    /// What is read then, by paragraphs.
    pub text: Vec<String>,
    /// What it brings, in this order.
    pub effects: Vec<ReadEffect>,
}

/// One thing an outcome brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadEffect {
    /// Of which kind it is.
    pub kind: EffectKind,
    /// In words: `gain 2 coins`.
    pub words: String,
}

/// The kinds of effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EffectKind {
    /// Something is gained.
    Gain,
    /// Something is lost.
    Lose,
    /// One of several is picked.
    Either,
    /// Something of the game's own happens.
    Deed,
    /// Something is noted for later.
    Note,
}

/// One of several rewards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadReward {
    /// Its action in notation.
    pub act: String,
    /// What it brings.
    pub brings: String,
}

/// What is known of a page that was read, as states keep it.
#[derive(Debug)]
pub struct PageFacts<'a, L: Lexicon> {
    /// Whose tale it is.
    pub seat: Seat,
    /// The passage.
    pub passage: Key,
    /// Which choices were read out; all of them if not said.
    pub read_out: Option<Offered>,
    /// What was chosen, counted from 0.
    pub choice: Option<u8>,
    /// The roll in the end.
    pub roll: Option<u8>,
    /// The number that counted.
    pub number: Option<u8>,
    /// Whether no number was reached.
    pub failed: bool,
    /// What came of it, in parts: the outcome, and what more was reached.
    pub outcome: [Option<&'a Outcome<L>>; 2],
}

impl<L: Lexicon> Book<L> {
    /// A page that was read. `act` is the action that takes the choice at a place, counted from 1.
    pub fn read_page(
        &self,
        page: &PageFacts<'_, L>,
        act: impl Fn(u8) -> String,
    ) -> Option<ReadPage> {
        let passage = self.passage(page.passage)?;
        let choices = self.terms(passage, act).into_iter();
        let is_read = |choice: &ReadChoice| {
            page.read_out.is_none_or(|read| read.contains(usize::from(choice.place) - 1))
        };
        let parts = page.outcome.iter().flatten();
        let outcome = page.outcome[0].map(|_| ReadOutcome {
            text: parts.clone().flat_map(|part| part.text.iter().cloned()).collect(),
            effects: parts.flat_map(|part| self.read_effects(&part.effects)).collect(),
        });
        Some(ReadPage {
            seat: page.seat,
            passage: self.key_words(page.passage).into_owned(),
            title: passage.title.clone(),
            text: passage.text.clone(),
            choices: choices.filter(is_read).collect(),
            chosen: page.choice.map(|choice| choice + 1),
            roll: page.roll,
            number: page.number,
            failed: page.failed,
            outcome,
        })
    }

    /// What everybody may know of the choices of a passage.
    pub fn terms(&self, passage: &Passage<L>, act: impl Fn(u8) -> String) -> Vec<ReadChoice> {
        let choices = (1..).zip(&passage.choices);
        choices.map(|(place, choice)| self.read_choice(choice, place, act(place))).collect()
    }

    fn read_choice(&self, choice: &Choice<L>, place: u8, act: String) -> ReadChoice {
        let priced = |price: &[_]| (!price.is_empty()).then(|| self.price_words(price));
        let numbers = choice.numbers().iter();
        ReadChoice {
            place,
            act,
            label: choice.label.clone(),
            needs: choice.needs.iter().map(|need| self.need_words(need)).collect(),
            bonus: choice.bonus.as_ref().map(|bonus| self.bonus_words(bonus)),
            check: match choice.way {
                Way::Roll { check, .. } => Some(self.lexicon.check_word(check)),
                Way::Plain { .. } => None,
            },
            numbers: numbers
                .map(|tier| ReadNumber { number: tier.number, price: priced(&tier.price) })
                .collect(),
            price: priced(choice.price()),
        }
    }

    /// Effects in words and in order; that the tale goes on is not among them.
    pub(crate) fn read_effects(&self, effects: &[Effect<L>]) -> Vec<ReadEffect> {
        let mut read = Vec::new();
        for effect in effects {
            let kind = match effect {
                Effect::Gain(_) => EffectKind::Gain,
                Effect::Lose(_) => EffectKind::Lose,
                Effect::Either(_) => EffectKind::Either,
                Effect::Deed(_) => EffectKind::Deed,
                Effect::Note(Note::Keyword(_) | Note::Later(_)) => EffectKind::Note,
                Effect::Read(_) => continue,
            };
            let words = self.effect_words(std::slice::from_ref(effect));
            read.push(ReadEffect { kind, words });
        }
        read
    }
}

fn words_in(text: &str) -> usize {
    text.split_whitespace().count()
}

fn in_notation<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seat)
}

impl Reading {
    /// The page that lies open and asks for a choice.
    pub fn asking(&self) -> Option<&ReadPage> {
        self.pages.last().filter(|page| self.open && page.asks())
    }
}

impl ReadPage {
    /// Whether a choice is to be made on it.
    pub fn asks(&self) -> bool {
        self.chosen.is_none() && self.outcome.is_none() && !self.failed && !self.choices.is_empty()
    }

    /// How many words are read when it is opened: all but what comes of it.
    pub fn words_to_open(&self) -> usize {
        let labels = self.choices.iter().map(|choice| choice.label.as_str());
        let texts = self.text.iter().map(String::as_str);
        [self.title.as_str()].into_iter().chain(texts).chain(labels).map(words_in).sum()
    }

    /// How many words are read when it is told what came of it. A page without choices is read only
    /// then.
    pub fn words_of_outcome(&self) -> usize {
        let text = self.text.iter().filter(|_| self.choices.is_empty()).map(String::as_str);
        let told = self
            .outcome
            .iter()
            .flat_map(|outcome| outcome.text.iter().map(String::as_str).chain(outcome.brings()));
        text.chain(told).map(words_in).sum()
    }

    /// The choice that was made.
    pub fn chosen(&self) -> Option<&ReadChoice> {
        let place = self.chosen?;
        self.choices.iter().find(|choice| choice.place == place)
    }
}

impl ReadChoice {
    /// The numbers it asks for, in words: `explore 3 or 7 for 1 coin`; nothing where none is.
    pub fn numbers_words(&self) -> String {
        let numbers = self.numbers.iter().map(|number| match &number.price {
            Some(price) => format!("{} for {price}", number.number),
            None => number.number.to_string(),
        });
        let numbers: Vec<String> = numbers.collect();
        self.check.map_or(String::new(), |check| format!("{check} {}", numbers.join(" or ")))
    }

    /// Everything that everybody may know of it besides its line.
    pub fn conditions(&self) -> String {
        let mut parts = Vec::new();
        if !self.needs.is_empty() {
            parts.push(format!("needs {}", self.needs.join(", ")));
        }
        parts.extend(Some(self.numbers_words()).filter(|numbers| !numbers.is_empty()));
        parts.extend(self.bonus.as_ref().map(|bonus| format!("add {bonus}")));
        parts.extend(self.price.as_ref().map(|price| format!("for {price}")));
        parts.join("; ")
    }
}

impl ReadOutcome {
    /// What it brings, in words and in order.
    pub fn brings(&self) -> impl Iterator<Item = &str> {
        self.effects.iter().map(|effect| effect.words.as_str())
    }
}

impl Serialize for ReadOutcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut outcome = serializer.serialize_struct("ReadOutcome", 3)?;
        outcome.serialize_field("text", &self.text)?;
        outcome.serialize_field("brings", &self.brings().collect::<Vec<_>>())?;
        outcome.serialize_field("effects", &self.effects)?;
        outcome.end()
    }
}
