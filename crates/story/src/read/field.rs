//! The words before the colon: what a line of a choice is about.

use crate::{Amount, Lexicon};

use super::nearest::nearest;
use super::phrase::{self, Wrong};

/// The words that begin a line of a choice in every book.
const WORDS: [&str; 5] = ["if", "unless", "bonus", "then", "fail"];

/// What a line of a choice is about.
pub(super) enum Key<L: Lexicon> {
    If,
    Unless,
    Bonus,
    Fail,
    Then { price: Vec<Amount<L>> },
    Check { check: &'static str, number: u8, price: Vec<Amount<L>> },
}

/// Splits `explore 3: gain 1 coin` at its colon.
pub(super) fn split<L: Lexicon>(text: &str) -> Result<(Key<L>, &str), Wrong> {
    let first = text.split([' ', ':']).next().unwrap_or(text);
    let is_known = WORDS.contains(&first) || L::CHECKS.contains(&first);
    let Some((key, rest)) = text.split_once(':') else {
        return Err(match is_known {
            true => format!("a colon is missing in “{text}”, after what it is about"),
            false => stray(text),
        });
    };
    if !is_known {
        let known = WORDS.into_iter().chain(L::CHECKS.iter().copied());
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
    Ok((key_of(key.trim())?, rest.trim()))
}

fn stray(text: &str) -> Wrong {
    let start: String = text.chars().take(24).collect();
    format!(
        "“{start}…” is not a line of a choice; text is indented by four blanks below its line, and \
         the choice itself is one line"
    )
}

fn key_of<L: Lexicon>(key: &str) -> Result<Key<L>, Wrong> {
    match key {
        "if" => return Ok(Key::If),
        "unless" => return Ok(Key::Unless),
        "bonus" => return Ok(Key::Bonus),
        "fail" => return Ok(Key::Fail),
        _ => {}
    }
    let (what, price) = match key.split_once(" for ") {
        Some((what, price)) => (what.trim(), phrase::amounts(price.trim())?),
        None => (key, Vec::new()),
    };
    let (word, number) = what.split_once(' ').unwrap_or((what, ""));
    let check = L::CHECKS.iter().copied().find(|check| *check == word);
    match (check, number.trim().parse()) {
        _ if what == "then" => Ok(Key::Then { price }),
        (Some(check), Ok(number)) if number > 0 => Ok(Key::Check { check, number, price }),
        (Some(check), _) => {
            Err(format!("“{key}” lacks the number that is needed: write “{check} 3: …”"))
        }
        (None, _) => Err(format!("“{key}” says too much: write “{word}: …”")),
    }
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
