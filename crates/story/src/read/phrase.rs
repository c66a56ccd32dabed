//! The small grammar inside a line: quantities, effects, bonuses and needs.
//!
//! Every function takes a piece of one line and answers with what it means, or with a sentence about
//! what is wrong and what would be right.

use crate::{Amount, Bonus, Effect, Key, Keyword, Lexicon, Need, Note, book::Names};

use super::nearest::nearest;

/// The verbs that every book has, as they are shown in remedies.
const VERBS: [&str; 7] = ["gain", "lose", "either", "note", "later", "read", "nothing"];

/// What is wrong with a piece of a line, and what would be right.
pub(super) type Wrong = String;

/// What a line is read with: the words of the game, and the names and keywords of the book so far.
pub(super) struct Grammar<'a, L: Lexicon> {
    pub(super) lexicon: &'a L,
    pub(super) names: &'a mut Names,
}

impl<L: Lexicon> Grammar<'_, L> {
    /// The effects of one line, separated by semicolons.
    pub(super) fn effects(&mut self, text: &str) -> Result<Vec<Effect<L>>, Wrong> {
        if text == "nothing" {
            return Ok(Vec::new());
        }
        let mut found = Vec::new();
        for piece in text.split(';').map(str::trim) {
            if matches!(found.last(), Some(Effect::Read(_))) {
                return Err("“read” is always the last effect: nothing stands after it".to_owned());
            }
            self.effect(piece, &mut found)?;
        }
        Ok(found)
    }

    /// One effect; `gain` and `lose` may name several things, which are effects of their own.
    fn effect(&mut self, text: &str, found: &mut Vec<Effect<L>>) -> Result<(), Wrong> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match verb {
            "gain" => found.extend(self.amounts(rest)?.into_iter().map(Effect::Gain)),
            "lose" => found.extend(self.amounts(rest)?.into_iter().map(Effect::Lose)),
            "either" => found.push(self.either(rest)?),
            "note" => found.push(Effect::Note(Note::Keyword(self.keyword(rest)?))),
            "later" => found.push(Effect::Note(Note::Later(self.key(rest)?))),
            "read" => found.push(Effect::Read(self.key(rest)?)),
            "nothing" => return Err("“nothing” stands alone: leave it out here".to_owned()),
            _ => {
                let deed = self.lexicon.deed(text).ok_or_else(|| self.unknown_effect(text))?;
                found.push(Effect::Deed(deed));
            }
        }
        Ok(())
    }

    /// The key of a passage, short or a name.
    pub(super) fn key(&mut self, text: &str) -> Result<Key, Wrong> {
        self.names.key(text).map_err(|error| error.to_string())
    }

    fn unknown_effect(&self, text: &str) -> Wrong {
        let lexicon = self.lexicon;
        if text.is_empty() {
            return "an effect is missing: write “nothing” where nothing is meant".to_owned();
        }
        let starts_with_digit = text.starts_with(|c: char| c.is_ascii_digit());
        if lexicon.thing(text).is_some() || self.card(text).is_some() || starts_with_digit {
            return format!("“{text}” lacks its verb: “gain {text}” or “lose {text}”");
        }
        if text.contains(',') {
            return format!("“{text}” is not known; effects are separated by “;”, not by commas");
        }
        let verb = text.split(' ').next().unwrap_or(text);
        match nearest(text, lexicon.words().iter().copied()).or_else(|| nearest(verb, VERBS)) {
            Some(known) => format!("the effect “{text}” is not known; is it “{known}”?"),
            None => format!(
                "the effect “{text}” is not known; effects begin with {}, or are the game’s own",
                VERBS.join(", ")
            ),
        }
    }

    /// What the player picks from: sides separated by `or`, each with a verb of its own.
    fn either(&mut self, text: &str) -> Result<Effect<L>, Wrong> {
        let mut sides = Vec::new();
        for side in text.split(" or ").map(str::trim) {
            let mut found = Vec::new();
            self.effect(side, &mut found)?;
            match found.last() {
                Some(Effect::Read(_)) => {
                    return Err(
                        "the tale cannot go on inside “either”: make two choices of it".into()
                    );
                }
                Some(Effect::Either(_)) => {
                    return Err("“either” stands once: “either … or … or …”".into());
                }
                _ => sides.push(found),
            }
        }
        match sides.len() {
            1 => Err("“either” needs an “or”: “either gain 2 coins or gain 1 rope”".to_owned()),
            _ => Ok(Effect::Either(sides)),
        }
    }

    /// Quantities separated by commas; at least one.
    pub(super) fn amounts(&self, text: &str) -> Result<Vec<Amount<L>>, Wrong> {
        text.split(',').map(|piece| self.amount(piece.trim())).collect()
    }

    /// A quantity of a thing, `2 coins`, or a card by its name.
    fn amount(&self, text: &str) -> Result<Amount<L>, Wrong> {
        if let Some(thing) = self.card(text) {
            return Ok(Amount { amount: 1, thing });
        }
        let (count, word) = text.split_once(' ').unwrap_or((text, ""));
        let word = word.trim();
        if !count.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(self.missing_quantity(text, count, word));
        }
        if word.is_empty() {
            return Err(format!("“{text}” of what? Write “{text} coins” or the like"));
        }
        if self.card(word).is_some() {
            return Err(format!("there is one “{word}”: leave the quantity out"));
        }
        let amount = quantity(count)?;
        let thing = self.lexicon.thing(word).ok_or_else(|| self.unknown_thing(word))?;
        Ok(Amount { amount, thing })
    }

    /// The card of these words.
    fn card(&self, words: &str) -> Option<L::Thing> {
        self.lexicon.cards().iter().find(|(card, _)| card == words).map(|(_, thing)| *thing)
    }

    /// What is wrong with words that begin like those of a card and name none.
    fn unknown_card(&self, text: &str) -> Option<Wrong> {
        let first = |words: &str| words.split(' ').next().unwrap_or_default().to_owned();
        let cards = || self.lexicon.cards().iter().map(|(card, _)| card.as_str());
        let begins_alike = cards().any(|card| first(card) == first(text));
        begins_alike.then(|| match nearest(text, cards()) {
            Some(known) => format!("“{text}” is no card of this game; is it “{known}”?"),
            None => format!("“{text}” is no card of this game"),
        })
    }

    fn missing_quantity(&self, text: &str, first: &str, rest: &str) -> Wrong {
        let lexicon = self.lexicon;
        if text.is_empty() {
            return "a quantity is missing: write “1 coin” or the like".to_owned();
        }
        if VERBS.contains(&first) || lexicon.deed(text).is_some() {
            return format!("“{text}” is an effect of its own: put “;” before it, not a comma");
        }
        let thing = if lexicon.thing(rest).is_some() { rest } else { text };
        match lexicon.thing(thing) {
            Some(known) => {
                format!("“{text}” lacks its quantity: write “{}”", lexicon.thing_words(known, 1))
            }
            None => self.unknown_card(text).unwrap_or_else(|| self.unknown_thing(text)),
        }
    }

    fn unknown_thing(&self, word: &str) -> Wrong {
        if word.contains(" and ") {
            return format!("“{word}” is not known; things are separated by commas, not by “and”");
        }
        let words = self.lexicon.words().iter().copied();
        match nearest(word, words.filter(|known| self.lexicon.thing(known).is_some())) {
            Some(known) => format!("“{word}” is not known; is it “{known}”?"),
            None => format!("“{word}” is not known as a thing one can have"),
        }
    }

    /// What is added to a roll: `1 per hammer`, `2 if potion`, `2 for 1 coin`.
    pub(super) fn bonus(&self, text: &str) -> Result<Bonus<L>, Wrong> {
        let pieces: Vec<&str> = text.splitn(3, ' ').collect();
        let [add, link, what] = pieces[..] else {
            return Err(format!(
                "“{text}” is not a bonus; write “1 per …”, “2 if …” or “2 for 1 …”"
            ));
        };
        let add = quantity(add)?;
        let what = what.trim();
        let thing = self.lexicon.thing(what).or_else(|| self.card(what));
        match (link, thing, self.lexicon.sign(what)) {
            ("for", _, _) => Ok(Bonus::ForPrice { add, price: self.amount(what)? }),
            ("per", Some(thing), _) => Ok(Bonus::PerThing { add, thing }),
            ("per", None, Some(sign)) => Ok(Bonus::PerSign { add, sign }),
            ("if", Some(thing), _) => Ok(Bonus::IfThing { add, thing }),
            ("if", None, Some(sign)) => Ok(Bonus::IfSign { add, sign }),
            ("per" | "if", None, None) => Err(self.unknown_need(what)),
            _ => Err(format!("“{link}” is not known in a bonus; write “per”, “if” or “for”")),
        }
    }

    /// What a choice needs, separated by commas: `1 rope, fishfolk`.
    pub(super) fn needs(&self, text: &str) -> Result<Vec<Need<L>>, Wrong> {
        text.split(',').map(|piece| self.need(piece.trim())).collect()
    }

    fn need(&self, text: &str) -> Result<Need<L>, Wrong> {
        if text.starts_with(|c: char| c.is_ascii_digit()) || self.card(text).is_some() {
            return self.amount(text).map(Need::Thing);
        }
        if let Some(sign) = self.lexicon.sign(text) {
            return Ok(Need::Sign(sign));
        }
        if self.lexicon.thing(text).is_some() || text.is_empty() {
            return Err(self.missing_quantity(text, text, ""));
        }
        Err(match is_keyword(text) {
            true => format!(
                "“if: {text}” leaves open whether it must be taken: write “must: {text}” or \
                 “optional: {text}”"
            ),
            false => self.unknown_card(text).unwrap_or_else(|| self.unknown_need(text)),
        })
    }

    fn unknown_need(&self, word: &str) -> Wrong {
        let lexicon = self.lexicon;
        let words = lexicon.words().iter().copied();
        let known = |word: &&str| lexicon.thing(word).is_some() || lexicon.sign(word).is_some();
        match nearest(word, words.filter(known)) {
            Some(known) => format!("“{word}” is not known; is it “{known}”?"),
            None => format!("“{word}” is not known as a thing or a companion"),
        }
    }

    /// Keywords separated by commas: `BURNING, RING`.
    pub(super) fn keywords(&mut self, text: &str) -> Result<Vec<Keyword>, Wrong> {
        text.split(',').map(|piece| self.keyword(piece.trim())).collect()
    }

    fn keyword(&mut self, text: &str) -> Result<Keyword, Wrong> {
        match is_keyword(text) {
            true => Ok(self.names.keyword(text)),
            false => Err(format!("“{text}” is not a keyword; a keyword is one word in CAPITALS")),
        }
    }
}

/// A whole number from 1 to 255.
fn quantity(text: &str) -> Result<u8, Wrong> {
    match text.parse() {
        Ok(0) => Err("a quantity of 0 does nothing: leave it out".to_owned()),
        Ok(count) if !text.starts_with('+') => Ok(count),
        _ => Err(format!("“{text}” is not a quantity; write a number such as 2")),
    }
}

/// Whether this is one word in capitals.
fn is_keyword(text: &str) -> bool {
    text.chars().count() > 1
        && text.starts_with(char::is_uppercase)
        && text.chars().all(|c| c.is_uppercase() || c.is_ascii_digit() || c == '-')
}
