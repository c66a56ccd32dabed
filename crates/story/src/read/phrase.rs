//! The small grammar inside a line: quantities, effects, bonuses and needs.
//!
//! Every function takes a piece of one line and answers with what it means, or with a sentence about
//! what is wrong and what would be right.

use crate::{Amount, Bonus, Effect, Lexicon, Need};

use super::nearest::nearest;

/// The verbs that every book has, as they are shown in remedies.
const VERBS: [&str; 6] = ["gain", "lose", "either", "note", "read", "nothing"];

/// What is wrong with a piece of a line, and what would be right.
pub(super) type Wrong = String;

/// The effects of one line, separated by semicolons.
pub(super) fn effects<L: Lexicon>(text: &str) -> Result<Vec<Effect<L>>, Wrong> {
    if text == "nothing" {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for piece in text.split(';').map(str::trim) {
        if matches!(found.last(), Some(Effect::Read(_))) {
            return Err("“read” is always the last effect: nothing stands after it".to_owned());
        }
        effect(piece, &mut found)?;
    }
    Ok(found)
}

/// One effect; `gain` and `lose` may name several things, which are effects of their own.
fn effect<L: Lexicon>(text: &str, found: &mut Vec<Effect<L>>) -> Result<(), Wrong> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match verb {
        "gain" => found.extend(amounts(rest)?.into_iter().map(Effect::Gain)),
        "lose" => found.extend(amounts(rest)?.into_iter().map(Effect::Lose)),
        "either" => found.push(either(rest)?),
        "note" => found.push(Effect::Keyword(keyword(rest)?)),
        "read" => found.push(Effect::Read(rest.parse().map_err(|error| format!("{error}"))?)),
        "nothing" => return Err("“nothing” stands alone: leave it out here".to_owned()),
        _ => found.push(Effect::Deed(L::deed(text).ok_or_else(|| unknown_effect::<L>(text))?)),
    }
    Ok(())
}

fn unknown_effect<L: Lexicon>(text: &str) -> Wrong {
    if text.is_empty() {
        return "an effect is missing: write “nothing” where nothing is meant".to_owned();
    }
    if L::thing(text).is_some() || text.starts_with(|c: char| c.is_ascii_digit()) {
        return format!("“{text}” lacks its verb: “gain {text}” or “lose {text}”");
    }
    if text.contains(',') {
        return format!("“{text}” is not known; effects are separated by “;”, not by commas");
    }
    let verb = text.split(' ').next().unwrap_or(text);
    match nearest(text, L::words().iter().copied()).or_else(|| nearest(verb, VERBS)) {
        Some(known) => format!("the effect “{text}” is not known; is it “{known}”?"),
        None => format!(
            "the effect “{text}” is not known; effects begin with {}, or are the game’s own",
            VERBS.join(", ")
        ),
    }
}

/// What the player picks from: sides separated by `or`, each with a verb of its own.
fn either<L: Lexicon>(text: &str) -> Result<Effect<L>, Wrong> {
    let mut sides = Vec::new();
    for side in text.split(" or ").map(str::trim) {
        let mut found = Vec::new();
        effect(side, &mut found)?;
        match found.last() {
            Some(Effect::Read(_)) => {
                return Err("the tale cannot go on inside “either”: make two choices of it".into());
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
pub(super) fn amounts<L: Lexicon>(text: &str) -> Result<Vec<Amount<L>>, Wrong> {
    text.split(',').map(|piece| amount(piece.trim())).collect()
}

/// A quantity of a thing: `2 coins`.
fn amount<L: Lexicon>(text: &str) -> Result<Amount<L>, Wrong> {
    let (count, word) = text.split_once(' ').unwrap_or((text, ""));
    let word = word.trim();
    if !count.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(missing_quantity::<L>(text, count, word));
    }
    if word.is_empty() {
        return Err(format!("“{text}” of what? Write “{text} coins” or the like"));
    }
    let amount = quantity(count)?;
    let thing = L::thing(word).ok_or_else(|| unknown_thing::<L>(word))?;
    Ok(Amount { amount, thing })
}

/// A whole number from 1 to 255.
fn quantity(text: &str) -> Result<u8, Wrong> {
    match text.parse() {
        Ok(0) => Err("a quantity of 0 does nothing: leave it out".to_owned()),
        Ok(count) if !text.starts_with('+') => Ok(count),
        _ => Err(format!("“{text}” is not a quantity; write a number such as 2")),
    }
}

fn missing_quantity<L: Lexicon>(text: &str, first: &str, rest: &str) -> Wrong {
    if text.is_empty() {
        return "a quantity is missing: write “1 coin” or the like".to_owned();
    }
    if VERBS.contains(&first) || L::deed(text).is_some() {
        return format!("“{text}” is an effect of its own: put “;” before it, not a comma");
    }
    let thing = if L::thing(rest).is_some() { rest } else { text };
    match L::thing(thing) {
        Some(known) => {
            format!("“{text}” lacks its quantity: write “{}”", L::thing_words(known, 1))
        }
        None => unknown_thing::<L>(text),
    }
}

fn unknown_thing<L: Lexicon>(word: &str) -> Wrong {
    if word.contains(" and ") {
        return format!("“{word}” is not known; things are separated by commas, not by “and”");
    }
    match nearest(word, L::words().iter().copied().filter(|known| L::thing(known).is_some())) {
        Some(known) => format!("“{word}” is not known; is it “{known}”?"),
        None => format!("“{word}” is not known as a thing one can have"),
    }
}

/// What is added to a roll: `1 per hammer`, `2 if potion`, `2 for 1 coin`.
pub(super) fn bonus<L: Lexicon>(text: &str) -> Result<Bonus<L>, Wrong> {
    let pieces: Vec<&str> = text.splitn(3, ' ').collect();
    let [add, link, what] = pieces[..] else {
        return Err(format!("“{text}” is not a bonus; write “1 per …”, “2 if …” or “2 for 1 …”"));
    };
    let add = quantity(add)?;
    let what = what.trim();
    match (link, L::thing(what), L::sign(what)) {
        ("for", _, _) => Ok(Bonus::ForPrice { add, price: amount(what)? }),
        ("per", Some(thing), _) => Ok(Bonus::PerThing { add, thing }),
        ("per", None, Some(sign)) => Ok(Bonus::PerSign { add, sign }),
        ("if", Some(thing), _) => Ok(Bonus::IfThing { add, thing }),
        ("if", None, Some(sign)) => Ok(Bonus::IfSign { add, sign }),
        ("per" | "if", None, None) => Err(unknown_need::<L>(what)),
        _ => Err(format!("“{link}” is not known in a bonus; write “per”, “if” or “for”")),
    }
}

/// What a choice needs, separated by commas: `1 rope, fishfolk, BURNING`.
pub(super) fn needs<L: Lexicon>(text: &str) -> Result<Vec<Need<L>>, Wrong> {
    text.split(',').map(|piece| need(piece.trim())).collect()
}

fn need<L: Lexicon>(text: &str) -> Result<Need<L>, Wrong> {
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        return amount(text).map(Need::Thing);
    }
    if let Some(sign) = L::sign(text) {
        return Ok(Need::Sign(sign));
    }
    if L::thing(text).is_some() || text.is_empty() {
        return Err(missing_quantity::<L>(text, text, ""));
    }
    match keyword(text) {
        Ok(word) => Ok(Need::Keyword(word)),
        Err(_) => Err(unknown_need::<L>(text)),
    }
}

fn unknown_need<L: Lexicon>(word: &str) -> Wrong {
    let words = L::words().iter().copied();
    let known = |word: &&str| L::thing(word).is_some() || L::sign(word).is_some();
    match nearest(word, words.filter(known)) {
        Some(known) => format!("“{word}” is not known; is it “{known}”?"),
        None => format!("“{word}” is not known as a thing, a companion or a KEYWORD"),
    }
}

/// The keywords that must not be noted, separated by commas.
pub(super) fn unless<L: Lexicon>(text: &str) -> Result<Vec<Need<L>>, Wrong> {
    text.split(',').map(|piece| keyword(piece.trim()).map(Need::NoKeyword)).collect()
}

/// A keyword: one word in capitals.
fn keyword(text: &str) -> Result<String, Wrong> {
    let is_keyword = text.chars().count() > 1
        && text.starts_with(char::is_uppercase)
        && text.chars().all(|c| c.is_uppercase() || c.is_ascii_digit() || c == '-');
    match is_keyword {
        true => Ok(text.to_owned()),
        false => Err(format!("“{text}” is not a keyword; a keyword is one word in CAPITALS")),
    }
}
