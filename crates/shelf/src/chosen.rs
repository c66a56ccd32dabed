//! What was chosen for a table: how many play, its options, and those of its seats.

use serde::{Serialize, Serializer};
use table::{Seat, SetupError, Standings};

use crate::{Choice, ChoiceError, Given, Menu, PLAYERS, Setting, StartError, Volume};

/// What was chosen for a table. Every option has a value, and they go together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    menu: Menu,
    table: Vec<Setting>,
    seats: Vec<Vec<Setting>>,
    /// The table's setup says more than this.
    is_part: bool,
}

/// An option with what it is at a table.
#[derive(Clone, Copy, Debug)]
pub struct Picked {
    /// The seat, for an option of a seat.
    pub seat: Option<Seat>,
    /// The option.
    pub choice: &'static Choice,
    /// What it is.
    pub value: Setting,
}

impl Picked {
    /// The option's name: its word, for a seat `P2.hero`.
    pub fn name(&self) -> String {
        match self.seat {
            Some(seat) => format!("{seat}.{}", self.choice.word),
            None => self.choice.word.to_owned(),
        }
    }

    /// It as somebody would give it.
    pub fn given(&self) -> Given {
        let (word, value) = (self.choice.word.to_owned(), self.value.word());
        Given { seat: self.seat, word, value }
    }

    /// Its value in JSON: a switch is true or false.
    fn json(&self) -> serde_json::Value {
        match self.value {
            Setting::Word(_) if self.choice.is_switch() => {
                (self.value != self.choice.usual()).into()
            }
            Setting::Word(value) => value.word.into(),
            Setting::Number(number) => number.into(),
        }
    }
}

impl Chosen {
    /// A table for so many with everything as usual.
    pub(crate) fn usual(menu: Menu, players: usize) -> Result<Chosen, SetupError> {
        menu.check_players(players)?;
        let usual = |choices: &'static [Choice]| choices.iter().map(Choice::usual).collect();
        let (table, seats) = (usual(menu.table), vec![usual(menu.seat); players]);
        Ok(Chosen { menu, table, seats, is_part: false })
    }

    /// What could have been chosen.
    pub fn menu(&self) -> Menu {
        self.menu
    }

    /// Whether the setup of the table says more than its options. Then nothing can be chosen
    /// otherwise: a setup that is made from options would lose the rest.
    pub fn is_part(&self) -> bool {
        self.is_part
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// The word for the value of an option of the table.
    pub fn value(&self, word: &str) -> &'static str {
        self.named(None, word)
    }

    /// The number of an option of the table; nothing where it is 0, as usual.
    pub fn number(&self, word: &str) -> Option<u32> {
        match self.find(None, word).expect("a game asks for its own options") {
            Setting::Number(number) => Some(number).filter(|number| *number > 0),
            Setting::Word(_) => None,
        }
    }

    /// Whether a switch of the table is on.
    pub fn is_on(&self, word: &str) -> bool {
        self.value(word) == "on"
    }

    /// The word for the value of an option of a seat.
    pub fn seat_value(&self, seat: Seat, word: &str) -> &'static str {
        self.named(Some(seat), word)
    }

    /// The first seat whose switch is on.
    pub fn seat_with(&self, word: &str) -> Option<Seat> {
        (0..self.players()).map(Seat::new).find(|&seat| self.seat_value(seat, word) == "on")
    }

    /// Every option that can be chosen as things stand, with its value: first the table's.
    pub fn all(&self) -> impl Iterator<Item = Picked> + '_ {
        let table = self.of(None);
        table.chain((0..self.players()).map(Seat::new).flat_map(|seat| self.of(Some(seat))))
    }

    /// What the host has given to seats, with its values.
    pub fn given_by_host(&self) -> impl Iterator<Item = Picked> + '_ {
        let seats = (0..self.players()).map(|index| Some(Seat::new(index)));
        seats.flat_map(|seat| self.every(seat)).filter(|picked| picked.choice.is_given)
    }

    /// Every option of the table, or of a seat, that can be chosen as things stand.
    pub fn of(&self, seat: Option<Seat>) -> impl Iterator<Item = Picked> + '_ {
        self.every(seat).filter(|picked| self.applies(picked))
    }

    /// Every option of the table, or of a seat.
    pub fn every(&self, seat: Option<Seat>) -> impl Iterator<Item = Picked> + '_ {
        let (choices, values) = match seat {
            None => (self.menu.table, self.table.as_slice()),
            Some(seat) => {
                (self.menu.seat, self.seats.get(seat.index()).map_or(&[][..], Vec::as_slice))
            }
        };
        let pairs = choices.iter().zip(values);
        pairs.map(move |(choice, value)| Picked { seat, choice, value: *value })
    }

    /// The options that are not as usual, as somebody would give them.
    pub fn given(&self) -> Vec<Given> {
        let other = self.all().filter(|picked| picked.value != picked.choice.usual());
        other.map(|picked| picked.given()).collect()
    }

    /// The words of the switches of the table that are on.
    pub fn switches(&self) -> Vec<&'static str> {
        let on = self.of(None).filter(|picked| picked.choice.is_switch());
        let on = on.filter(|picked| picked.value != picked.choice.usual());
        on.map(|picked| picked.choice.word).collect()
    }

    /// The same with these options; others stay, unless they no longer go together with them.
    pub fn with(&self, given: &[Given]) -> Result<Chosen, ChoiceError> {
        self.check_whole()?;
        let mut chosen = self.clone();
        for given in given {
            *chosen.place(given)? = self.read(given)?;
        }
        chosen.reset_what_does_not_apply(None);
        for seat in (0..self.players()).map(Seat::new) {
            chosen.reset_what_does_not_apply(Some(seat));
        }
        given.iter().try_for_each(|given| chosen.check_condition(given))?;
        chosen.check_unique()?;
        Ok(chosen)
    }

    /// The same after two seats changed places: their options go with them.
    pub fn swapped(mut self, one: Seat, other: Seat) -> Result<Chosen, ChoiceError> {
        self.check_whole()?;
        if one.index().max(other.index()) < self.players() {
            self.seats.swap(one.index(), other.index());
        }
        Ok(self)
    }

    /// Whether a setup can be made from it.
    fn check_whole(&self) -> Result<(), ChoiceError> {
        match self.is_part {
            true => Err(ChoiceError::Part { game: self.menu.title }),
            false => Ok(()),
        }
    }

    fn named(&self, seat: Option<Seat>, word: &str) -> &'static str {
        match self.find(seat, word).expect("a game asks for its own options") {
            Setting::Word(value) => value.word,
            Setting::Number(_) => "",
        }
    }

    fn find(&self, seat: Option<Seat>, word: &str) -> Option<Setting> {
        self.every(seat).find(|picked| picked.choice.word == word).map(|picked| picked.value)
    }

    /// Whether what this option depends on was chosen.
    fn applies(&self, picked: &Picked) -> bool {
        let Some((word, value)) = picked.choice.only_if else { return true };
        if word == PLAYERS {
            return self.players().to_string() == value;
        }
        let of_seat = picked.seat.and_then(|_| self.find(picked.seat, word));
        of_seat.or_else(|| self.find(None, word)).is_some_and(|found| found.is(value))
    }

    fn reset_what_does_not_apply(&mut self, seat: Option<Seat>) {
        // What depends on something comes after it, so once in this order is enough.
        for index in 0..self.every(seat).count() {
            let picked = self.every(seat).nth(index).filter(|picked| !self.applies(picked));
            let values = match seat {
                None => Some(&mut self.table),
                Some(seat) => self.seats.get_mut(seat.index()),
            };
            if let (Some(picked), Some(values)) = (picked, values) {
                values[index] = picked.choice.usual();
            }
        }
    }

    /// The option that is meant.
    fn choice(&self, given: &Given) -> Result<(usize, &'static Choice), ChoiceError> {
        let find = |choices: &'static [Choice]| {
            choices.iter().enumerate().find(|(_, choice)| choice.word == given.word)
        };
        let word = short(&given.word);
        let (here, elsewhere) = match given.seat {
            Some(seat) if seat.index() >= self.players() => {
                return Err(ChoiceError::NoSeat { seat, players: self.players() });
            }
            Some(_) => (self.menu.seat, self.menu.table),
            None => (self.menu.table, self.menu.seat),
        };
        match (find(here), find(elsewhere), given.seat) {
            (Some(found), _, _) => Ok(found),
            (None, Some(_), Some(seat)) => Err(ChoiceError::OfTable { word, seat }),
            (None, Some((_, choice)), None) => {
                let value = choice.words().last().map_or(choice.usual(), Setting::Word);
                let example = Picked { seat: Some(Seat::new(0)), choice, value }.given();
                Err(ChoiceError::OfSeat { word, example })
            }
            (None, None, _) => Err(self.unknown(word)),
        }
    }

    fn unknown(&self, word: String) -> ChoiceError {
        let game = self.menu.title;
        let table = self.menu.table.iter().map(|choice| choice.word.to_owned());
        let seat = self.menu.seat.iter().map(|choice| format!("P1.{}", choice.word));
        let known: Vec<String> = table.chain(seat).collect();
        match known.is_empty() {
            true => ChoiceError::NoOptions { game },
            false => ChoiceError::Unknown { game, word, known: known.join(", ") },
        }
    }

    fn place(&mut self, given: &Given) -> Result<&mut Setting, ChoiceError> {
        let (index, _) = self.choice(given)?;
        Ok(match given.seat {
            None => &mut self.table[index],
            Some(seat) => &mut self.seats[seat.index()][index],
        })
    }

    fn read(&self, given: &Given) -> Result<Setting, ChoiceError> {
        let (_, choice) = self.choice(given)?;
        choice.setting(&given.value).ok_or_else(|| {
            let (word, known) = (choice.word, choice.known());
            ChoiceError::Value { word, known, value: short(&given.value) }
        })
    }

    /// What does not apply can only be as usual.
    fn check_condition(&self, given: &Given) -> Result<(), ChoiceError> {
        let (_, choice) = self.choice(given)?;
        let value = self.read(given)?;
        let picked = Picked { seat: given.seat, choice, value };
        match choice.only_if {
            Some((word, needed)) if value != choice.usual() && !self.applies(&picked) => {
                let needed = Given::new(word, needed);
                Err(ChoiceError::OnlyIf { given: picked.given(), needed })
            }
            _ => Ok(()),
        }
    }

    fn check_unique(&self) -> Result<(), ChoiceError> {
        for (index, choice) in self.menu.seat.iter().enumerate().filter(|(_, one)| one.is_unique) {
            for (other, values) in self.seats.iter().enumerate() {
                let value = values[index];
                let first = self.seats[..other].iter().position(|seat| seat[index] == value);
                if let Some(first) = first.filter(|_| value != choice.usual()) {
                    let what = Picked { seat: None, choice, value }.given();
                    let (one, other) = (Seat::new(first), Seat::new(other));
                    return Err(ChoiceError::Twice { what, one, other });
                }
            }
        }
        Ok(())
    }
}

/// One object: the options that can be chosen as things stand, by name.
impl Serialize for Chosen {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.all().map(|picked| (picked.name(), picked.json())))
    }
}

/// The notation of a game's setup with these options.
pub(crate) fn notation<V: Volume>(chosen: &Chosen) -> Result<String, StartError> {
    chosen.check_whole()?;
    Ok(V::setup(chosen)?.to_string())
}

/// What was chosen for a game whose setup reads like this.
pub(crate) fn read<V: Volume>(notation: &str) -> Result<Chosen, StartError> {
    let setup: V::Setup = notation.parse()?;
    let mut chosen = V::chosen(&setup)?;
    chosen.is_part = V::setup(&chosen)?.to_string() != setup.to_string();
    Ok(chosen)
}

/// A setup in the one notation that it has.
pub(crate) fn written<V: Volume>(notation: &str) -> Result<String, StartError> {
    Ok(notation.parse::<V::Setup>()?.to_string())
}

/// The setup of a rematch.
pub(crate) fn rematch<V: Volume>(notation: &str, end: &Standings) -> Result<String, StartError> {
    Ok(V::rematch(&notation.parse()?, end).to_string())
}

fn short(word: &str) -> String {
    word.chars().take(40).collect()
}
