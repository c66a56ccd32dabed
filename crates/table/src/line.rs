//! A line of the log: a sentence, and what it is about, for whoever draws it.

use std::{
    fmt::{self, Display, Write},
    ops::Range,
};

use crate::{Seat, Seats, words::sentence};

/// One line of the log.
///
/// A game writes into it what happened. Screens draw the sentence with symbols and never search it
/// for words: whatever they need to know stands beside it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventLine {
    /// The sentence, without a full stop.
    pub text: String,
    /// The title of the chapter of the log that begins with this line.
    pub heading: Option<String>,
    /// The game's word for the symbol of what happened.
    pub icon: Option<&'static str>,
    /// Whom it is about.
    pub seats: Seats,
    /// What it names.
    pub mentions: Vec<Mention>,
    /// Whether it is worth telling only until there is other news of those it is about: a card that
    /// was laid face down, until it is turned up.
    pub is_passing: bool,
    /// Whether it tells those it is about what came of their doing, such as how their fight ended: it
    /// stays before them until they have read it.
    pub is_outcome: bool,
}

/// A thing of a game: a card, a villager, a space of the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thing {
    /// The game's word for things of this kind.
    pub kind: &'static str,
    /// What it is called in notation.
    pub id: String,
}

/// What a piece of a sentence names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mentioned {
    /// A thing.
    Thing(Thing),
    /// A die, by the number it shows.
    Die(u8),
}

/// Something a sentence names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// What.
    pub what: Mentioned,
    /// Where it stands in the sentence, in bytes.
    pub at: Range<usize>,
}

impl Thing {
    /// The thing of this kind with this notation.
    pub fn new(kind: &'static str, id: impl Display) -> Thing {
        Thing { kind, id: id.to_string() }
    }
}

impl EventLine {
    /// A line that says this and is about nothing.
    pub fn plain(text: impl Into<String>) -> EventLine {
        EventLine { text: text.into(), ..EventLine::default() }
    }

    /// Notes whom the line is about.
    pub fn about(&mut self, seats: impl IntoIterator<Item = Seat>) {
        for seat in seats {
            self.seats = self.seats.with(seat);
        }
    }

    /// Writes the name of a thing, and notes that it is mentioned here.
    pub fn thing(&mut self, thing: Thing, name: impl Display) -> fmt::Result {
        self.mention(Mentioned::Thing(thing), name)
    }

    /// Writes the number a die shows, and notes that it is one.
    pub fn die(&mut self, number: u8) -> fmt::Result {
        self.mention(Mentioned::Die(number), number)
    }

    fn mention(&mut self, what: Mentioned, name: impl Display) -> fmt::Result {
        let from = self.text.len();
        write!(self, "{name}")?;
        self.mentions.push(Mention { what, at: from..self.text.len() });
        Ok(())
    }

    /// The same line as a sentence: with a capital letter and a full stop.
    pub fn as_sentence(&self) -> EventLine {
        let mut line = self.clone();
        let mut letters = self.text.chars();
        let first = letters.next().map(|first| first.to_uppercase().to_string());
        let first = first.unwrap_or_default();
        // A capital letter may be longer than a small one: what stands behind it moves along.
        let (before, after) = (self.text.len() - letters.as_str().len(), first.len());
        for mention in &mut line.mentions {
            let moved = |at: usize| if at < before { at } else { at + after - before };
            mention.at = moved(mention.at.start)..moved(mention.at.end);
        }
        line.text = sentence(&self.text);
        line
    }

    /// The sentence in pieces, each with what it names.
    pub fn pieces(&self) -> Vec<(&str, Option<&Mentioned>)> {
        let mut pieces = Vec::new();
        let mut from = 0;
        for Mention { what, at } in &self.mentions {
            pieces.extend(self.text.get(from..at.start).map(|text| (text, None)));
            pieces.extend(self.text.get(at.clone()).map(|text| (text, Some(what))));
            from = at.end;
        }
        pieces.extend(self.text.get(from..).map(|text| (text, None)));
        pieces.retain(|(text, _)| !text.is_empty());
        pieces
    }
}

impl Write for EventLine {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

impl Display for EventLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_knows_where_its_things_stand() {
        let mut line = EventLine::default();
        write!(line, "ßada takes ").unwrap();
        line.thing(Thing::new("region", 41), 41).unwrap();
        write!(line, " and leaves ").unwrap();
        line.thing(Thing::new("region", 7), "seven").unwrap();

        let sentence = line.as_sentence();

        let named = [41, 7].map(|id| Mentioned::Thing(Thing::new("region", id)));
        let pieces = [
            ("SSada takes ", None),
            ("41", Some(&named[0])),
            (" and leaves ", None),
            ("seven", Some(&named[1])),
            (".", None),
        ];
        assert_eq!(sentence.pieces(), pieces);
        assert_eq!(line.to_string(), "ßada takes 41 and leaves seven");
    }
}
