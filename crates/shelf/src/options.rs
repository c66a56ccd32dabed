//! What can be chosen about a table of a game: its options, and those of its seats.

use std::{convert::Infallible, fmt, str::FromStr};

use table::{Seat, SetupError};

use crate::{Chosen, StartError};

/// The word by which an option depends on how many play: `only_if(PLAYERS, "1")`.
pub const PLAYERS: &str = "players";

/// An option: a switch, one of several values, or a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The word for it.
    pub word: &'static str,
    /// What it does, in one sentence.
    pub about: &'static str,
    /// What it can be.
    pub values: Values,
    /// The option and its value without which this one stays as usual; or [`PLAYERS`] and how many.
    pub only_if: Option<(&'static str, &'static str)>,
    /// Whether two seats never have the same value, the usual one aside.
    pub is_unique: bool,
    /// Whether a rematch sets it by how the game before ended: no form asks for it.
    pub is_earned: bool,
    /// Whether only the host of a table gives it, to any seat: it is no choice of whoever sits there.
    pub is_given: bool,
}

/// What an option can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these, the usual first.
    Words(&'static [Value]),
    /// A number up to this one; 0 is the usual, as if there were none.
    Number(u32),
}

/// What an option is: one of its values, or a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// A value.
    Word(&'static Value),
    /// A number.
    Number(u32),
}

/// A value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// The word for it.
    pub word: &'static str,
    /// What it means, in a few words.
    pub about: &'static str,
}

/// The values of a switch.
const SWITCH: &[Value] = &[Value { word: "off", about: "no" }, Value { word: "on", about: "yes" }];

impl Value {
    /// A value of this word.
    pub const fn new(word: &'static str, about: &'static str) -> Value {
        Value { word, about }
    }
}

impl Setting {
    /// The word for it, as it is given.
    pub fn word(self) -> String {
        match self {
            Setting::Word(value) => value.word.to_owned(),
            Setting::Number(number) => number.to_string(),
        }
    }

    /// What it means, in a few words.
    pub fn about(self) -> String {
        match self {
            Setting::Word(value) => value.about.to_owned(),
            Setting::Number(number) => number.to_string(),
        }
    }

    /// Whether it is this value.
    pub fn is(self, word: &str) -> bool {
        matches!(self, Setting::Word(value) if value.word == word)
    }
}

impl Choice {
    /// An option that is off unless somebody wants it.
    pub const fn switch(word: &'static str, about: &'static str) -> Choice {
        Choice::of(word, about, SWITCH)
    }

    /// An option that has one of these values, usually the first.
    pub const fn of(word: &'static str, about: &'static str, values: &'static [Value]) -> Choice {
        let values = Values::Words(values);
        Choice {
            word,
            about,
            values,
            only_if: None,
            is_unique: false,
            is_earned: false,
            is_given: false,
        }
    }

    /// An option that is a number, usually none.
    pub const fn number(word: &'static str, about: &'static str, most: u32) -> Choice {
        Choice { values: Values::Number(most), ..Choice::of(word, about, &[]) }
    }

    /// The same, where an earlier option has this value; otherwise it stays as usual.
    pub const fn only_if(self, word: &'static str, value: &'static str) -> Choice {
        Choice { only_if: Some((word, value)), ..self }
    }

    /// The same, where two seats never have the same value, the usual one aside.
    pub const fn unique(self) -> Choice {
        Choice { is_unique: true, ..self }
    }

    /// The same, where a rematch sets it by how the game before ended.
    pub const fn earned(self) -> Choice {
        Choice { is_earned: true, ..self }
    }

    /// The same, where only the host of a table gives it.
    pub const fn given_by_host(self) -> Choice {
        Choice { is_given: true, ..self }
    }

    /// Whether it is on or off.
    pub fn is_switch(&self) -> bool {
        self.values == Values::Words(SWITCH)
    }

    /// Its values, the usual first; none for a number.
    pub fn words(&self) -> &'static [Value] {
        match self.values {
            Values::Words(words) => words,
            Values::Number(_) => &[],
        }
    }

    /// What it is where nobody chose.
    pub fn usual(&self) -> Setting {
        match self.values {
            Values::Words(words) => Setting::Word(&words[0]),
            Values::Number(_) => Setting::Number(0),
        }
    }

    /// What is called so; also what forms and JSON say for on and off, and for no number.
    pub fn setting(&self, word: &str) -> Option<Setting> {
        match self.values {
            Values::Words(words) => {
                let word = match word {
                    "true" if self.is_switch() => "on",
                    "false" if self.is_switch() => "off",
                    word => word,
                };
                words.iter().find(|value| value.word == word).map(Setting::Word)
            }
            Values::Number(_) if word.is_empty() => Some(Setting::Number(0)),
            Values::Number(most) => {
                let number = word.parse().ok().filter(|number| *number <= most);
                number.map(Setting::Number)
            }
        }
    }

    /// What it can be, in words: `first or arcade`, `a number up to 999`.
    pub(crate) fn known(&self) -> String {
        let words: Vec<&str> = self.words().iter().map(|value| value.word).collect();
        match (self.values, words.as_slice()) {
            (Values::Number(most), _) => format!("a number up to {most}"),
            (Values::Words(_), [rest @ .., last]) if !rest.is_empty() => {
                format!("{} or {last}", rest.join(", "))
            }
            (Values::Words(_), words) => words.concat(),
        }
    }
}

/// An option with a value, as somebody gives it: `advanced`, `map=3`, `P2.hero=zeik`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The seat, for an option of a seat.
    pub seat: Option<Seat>,
    /// The word for the option.
    pub word: String,
    /// The word for its value.
    pub value: String,
}

impl Given {
    /// The option of this name, which is its word, for a seat `P2.hero`.
    pub fn new(name: &str, value: &str) -> Given {
        let of_seat =
            name.split_once('.').and_then(|(seat, word)| Some((seat.trim().parse().ok()?, word)));
        let (seat, word) = match of_seat {
            Some((seat, word)) => (Some(seat), word),
            None => (None, name),
        };
        Given { seat, word: word.trim().to_owned(), value: value.trim().to_owned() }
    }

    /// The option and value of these words; a word alone is a switch that is on.
    pub fn of(text: &str) -> Given {
        let (name, value) = text.split_once('=').unwrap_or((text, "on"));
        Given::new(name, value)
    }

    /// A switch that is on or not.
    pub fn switch(seat: Option<Seat>, word: &str, is_on: bool) -> Given {
        let value = if is_on { "on" } else { "off" };
        Given { seat, word: word.to_owned(), value: value.to_owned() }
    }
}

impl FromStr for Given {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Given, Infallible> {
        Ok(Given::of(text))
    }
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.seat {
            write!(f, "{seat}.")?;
        }
        match self.value.as_str() {
            "on" => f.write_str(&self.word),
            value => write!(f, "{}={value}", self.word),
        }
    }
}

/// All that can be chosen about a table of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Menu {
    /// The title of the game.
    pub title: &'static str,
    /// The fewest players.
    pub fewest: usize,
    /// The most players.
    pub most: usize,
    /// The options of the table. One that depends on another comes after it.
    pub table: &'static [Choice],
    /// The options of each seat. They may depend on those of the table.
    pub seat: &'static [Choice],
}

impl Menu {
    /// How many play where nobody says: three, or as near to it as the game allows.
    pub fn usual_players(&self) -> usize {
        3.clamp(self.fewest, self.most)
    }

    /// Whether so many can play.
    pub fn check_players(&self, players: usize) -> Result<(), SetupError> {
        let Menu { title: game, fewest, most, .. } = *self;
        match (fewest..=most).contains(&players) {
            true => Ok(()),
            false => Err(SetupError::Players { game, fewest, most, players }),
        }
    }

    /// A table for so many with these options, and all others as usual.
    pub fn choose(self, players: usize, given: &[Given]) -> Result<Chosen, StartError> {
        Ok(Chosen::usual(self, players)?.with(given)?)
    }

    /// Tables for so many on which every value of every option is found once: for tests of what
    /// holds whatever was chosen.
    pub fn samples(self, players: usize) -> Result<Vec<Chosen>, StartError> {
        let mut samples = vec![self.choose(players, &[])?];
        let last = players.checked_sub(1).map(Seat::new);
        let of_table = self.table.iter().map(|choice| (None, choice));
        let of_seat = self.seat.iter().map(|choice| (last, choice));
        let by_players = |choice: &Choice| choice.only_if.filter(|needs| needs.0 == PLAYERS);
        let can_be =
            |choice: &Choice| by_players(choice).is_none_or(|needs| needs.1 == players.to_string());
        for (seat, choice) in of_table.chain(of_seat).filter(|(_, choice)| can_be(choice)) {
            let values: Vec<String> = match choice.values {
                Values::Words(words) => words[1..].iter().map(|one| one.word.to_owned()).collect(),
                Values::Number(most) => vec![most.to_string()],
            };
            for value in values {
                let mut given = self.needed(choice);
                given.push(Given { seat, word: choice.word.into(), value });
                samples.push(self.choose(players, &given)?);
            }
        }
        Ok(samples)
    }

    /// What has to be chosen before this option can be.
    fn needed(self, choice: &Choice) -> Vec<Given> {
        let needs = choice.only_if.filter(|needs| needs.0 != PLAYERS);
        let Some((word, value)) = needs else { return Vec::new() };
        let first = self.table.iter().find(|choice| choice.word == word);
        let mut needed = first.map_or_else(Vec::new, |first| self.needed(first));
        needed.push(Given::new(word, value));
        needed
    }
}
