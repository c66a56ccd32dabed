//! The words before the colon: what a line of a choice is about.

use crate::{Amount, Lexicon};

use super::nearest::nearest;
use super::phrase::{Grammar, Wrong};

/// The words that begin a line of a choice in every book.
const WORDS: [&str; 11] = [
    "if",
    "unless",
    "must",
    "optional",
    "otherwise",
    "pay",
    "bonus",
    "then",
    "more",
    "fail",
    "next",
];

/// What a line of a choice is about.
pub(super) enum Field<L: Lexicon> {
    If,
    Unless,
    Must,
    Optional,
    Otherwise,
    Pay,
    Bonus,
    More,
    Fail,
    Next,
    Then { price: Vec<Amount<L>> },
    Check { check: L::Check, number: u8, price: Vec<Amount<L>> },
}

impl<L: Lexicon> Grammar<'_, L> {
    /// Splits `explore 3: gain 1 coin` at its colon.
    pub(super) fn split<'t>(&self, text: &'t str) -> Result<(Field<L>, &'t str), Wrong> {
        if text == "otherwise" {
            return Ok((Field::Otherwise, ""));
        }
        let checks = self.lexicon.checks().iter().map(|(word, _)| *word);
        let first = text.split([' ', ':']).next().unwrap_or(text);
        let is_known = WORDS.contains(&first) || checks.clone().any(|word| word == first);
        let Some((key, rest)) = text.split_once(':') else {
            return Err(match is_known {
                true => format!("a colon is missing in “{text}”, after what it is about"),
                false => stray(text),
            });
        };
        if !is_known {
            let known = WORDS.into_iter().chain(checks);
            return Err(match nearest(first, known.clone()) {
                Some(word) if looks_like_field(text) => {
                    format!("“{first}” is not known here; is it “{word}”?")
                }
                None if looks_like_field(text) => {
                    let known: Vec<&str> = known.collect();
                    format!("“{key}” is not known here; a line begins with {}", known.join(", "))
                }
                Some(_) | None => stray(text),
            });
        }
        Ok((self.field(key.trim())?, rest.trim()))
    }

    fn field(&self, key: &str) -> Result<Field<L>, Wrong> {
        match key {
            "if" => return Ok(Field::If),
            "unless" => return Ok(Field::Unless),
            "must" => return Ok(Field::Must),
            "optional" => return Ok(Field::Optional),
            "pay" => return Ok(Field::Pay),
            "bonus" => return Ok(Field::Bonus),
            "more" => return Ok(Field::More),
            "fail" => return Ok(Field::Fail),
            "next" => return Ok(Field::Next),
            "otherwise" => return Err("“otherwise” stands alone, without a colon".to_owned()),
            _ => {}
        }
        let (what, price) = match key.split_once(" for ") {
            Some((what, price)) => (what.trim(), self.amounts(price.trim())?),
            None => (key, Vec::new()),
        };
        let (word, number) = what.split_once(' ').unwrap_or((what, ""));
        let check = self.lexicon.checks().iter().find(|(check, _)| *check == word);
        match (check, number.trim().parse()) {
            _ if what == "then" => Ok(Field::Then { price }),
            (Some((_, check)), Ok(number)) if number > 0 => {
                Ok(Field::Check { check: *check, number, price })
            }
            (Some((word, _)), _) => {
                Err(format!("“{key}” lacks the number that is needed: write “{word} 3: …”"))
            }
            (None, _) => Err(format!("“{key}” says too much: write “{word}: …”")),
        }
    }
}

fn stray(text: &str) -> Wrong {
    let start: String = text.chars().take(24).collect();
    format!(
        "“{start}…” is not a line of a choice; text is indented by four blanks below its line, and \
         the choice itself is one line"
    )
}

/// Whether a line looks like `word: …` or `two words: …` rather than like prose.
pub(super) fn looks_like_field(text: &str) -> bool {
    text.split_once(':').is_some_and(|(key, _)| {
        key.split(' ').count() <= 5
            && key.starts_with(|c: char| c.is_ascii_lowercase())
            && key
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || " -,_".contains(c))
    })
}

/// Whether a line is `then: …` or `then for 2 coins: …`.
pub(super) fn looks_like_then(text: &str) -> bool {
    looks_like_field(text) && (text.starts_with("then:") || text.starts_with("then for "))
}
