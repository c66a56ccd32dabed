//! What stands in a book, in words: needs, prices, bonuses and effects, as a writer writes them.

use crate::{Amount, Bonus, Book, Effect, Lexicon, Need, Note};

impl<L: Lexicon> Book<L> {
    /// Effects as one line of words, as a writer would write them; `nothing` if there are none.
    pub fn effect_words(&self, effects: &[Effect<L>]) -> String {
        let mut words = String::new();
        let mut before: Option<&Effect<L>> = None;
        for effect in effects {
            match (before, effect) {
                (None, _) => words += &self.one_effect(effect),
                (Some(Effect::Gain(_)), Effect::Gain(amount))
                | (Some(Effect::Lose(_)), Effect::Lose(amount)) => {
                    words += &format!(", {}", self.amount_words(amount));
                }
                (Some(_), _) => words += &format!("; {}", self.one_effect(effect)),
            }
            before = Some(effect);
        }
        if words.is_empty() { "nothing".to_owned() } else { words }
    }

    /// A bonus in words: `1 for each hammer`.
    pub fn bonus_words(&self, bonus: &Bonus<L>) -> String {
        let lexicon = &self.lexicon;
        match *bonus {
            Bonus::PerSign { add, sign } => format!("{add} for each {}", lexicon.sign_words(sign)),
            Bonus::PerThing { add, thing } => {
                format!("{add} for each {}", lexicon.thing_name(thing))
            }
            Bonus::IfSign { add, sign } => format!("{add} with {}", lexicon.sign_words(sign)),
            Bonus::IfThing { add, thing } => format!("{add} with {}", lexicon.thing_name(thing)),
            Bonus::ForPrice { add, price } => format!("{add} for {}", self.amount_words(&price)),
        }
    }

    /// Something needed, in words: `1 rope`, `not LAMP`.
    pub fn need_words(&self, need: &Need<L>) -> String {
        match *need {
            Need::Thing(amount) => self.amount_words(&amount),
            Need::Sign(sign) => self.lexicon.sign_words(sign),
            Need::NoKeyword(word) => format!("not {}", self.keyword_word(word)),
        }
    }

    /// A price in words: `1 coin, 1 rope`.
    pub fn price_words(&self, price: &[Amount<L>]) -> String {
        price.iter().map(|amount| self.amount_words(amount)).collect::<Vec<_>>().join(", ")
    }

    /// So many of a thing, in words: `2 coins`.
    pub fn amount_words(&self, amount: &Amount<L>) -> String {
        self.lexicon.thing_words(amount.thing, amount.amount)
    }

    fn one_effect(&self, effect: &Effect<L>) -> String {
        match effect {
            Effect::Gain(amount) => format!("gain {}", self.amount_words(amount)),
            Effect::Lose(amount) => format!("lose {}", self.amount_words(amount)),
            Effect::Either(sides) => {
                let sides: Vec<String> = sides.iter().map(|side| self.effect_words(side)).collect();
                format!("either {}", sides.join(" or "))
            }
            Effect::Deed(deed) => self.lexicon.deed_words(*deed),
            Effect::Note(Note::Keyword(word)) => format!("note {}", self.keyword_word(*word)),
            Effect::Note(Note::Later(key)) => format!("later {}", self.key_words(*key)),
            Effect::Read(key) => format!("read {}", self.key_words(*key)),
        }
    }
}
