//! The people and bots around one game: whose turn it is, luck, undo and keeping the game.

use std::{
    hash::{BuildHasher, RandomState},
    path::PathBuf,
};

use luck::{Fair, Quick};
use shelf::{ActError, BotKind, Position, Shelf, Sitting};
use table::{CannotUndo, Seat, Seats, Viewer};

use super::{
    save::{self, SaveFile, Seed},
    seats::{self, Sitter},
};

/// A game with those who play it.
pub(crate) struct Party {
    sitting: Box<dyn Sitting>,
    sitters: Vec<Sitter>,
    people: Seats,
    luck: Fair,
    seed: Seed,
    save_file: Option<SaveFile>,
    /// Why the game as it stands is not kept.
    unkept: Option<String>,
    /// Where the game lies, once it is over.
    lies_in: Option<PathBuf>,
}

impl Party {
    /// Sits down to `sitting`, with the luck of `seed` from where it stopped.
    pub(crate) fn new(
        sitting: Box<dyn Sitting>,
        sitters: Vec<Sitter>,
        seed: Seed,
        save_file: Option<SaveFile>,
    ) -> Party {
        let luck = Fair::new(seed, save::picks(&sitting.replay()));
        let people = seats::people(&sitters);
        Party { sitting, sitters, people, luck, seed, save_file, unkept: None, lies_in: None }
    }

    /// The games, with the content this one is played with.
    pub(crate) fn shelf(&self) -> &Shelf {
        self.sitting.shelf()
    }

    /// The game.
    pub(crate) fn sitting(&self) -> &dyn Sitting {
        self.sitting.as_ref()
    }

    /// The seats of those at this screen.
    pub(crate) fn people(&self) -> Seats {
        self.people
    }

    /// Who plays each seat.
    pub(crate) fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// What `seat` is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.sitting.names().get(seat)
    }

    /// The bot at `seat`.
    pub(crate) fn bot(&self, seat: Seat) -> Option<BotKind> {
        match self.sitters[seat.index()] {
            Sitter::Person => None,
            Sitter::Bot(kind) => Some(kind),
        }
    }

    /// Who is asked next. Where several choose at once, people come first: as long as bots think,
    /// a secret choice can be changed.
    pub(crate) fn next(&self) -> Option<Seat> {
        let waiting = self.sitting.to_act();
        waiting.iter().find(|&seat| self.people.contains(seat)).or(waiting.first())
    }

    /// What `seat` may know and do, for a bot, with the seed of the bot's luck: the same game is
    /// thought about in the same way at the same move. Nothing where there is nothing to decide.
    pub(crate) fn position(&self, seat: Seat) -> Option<(Box<dyn Position>, u64)> {
        let [a, b, c, d, e, f, g, h, ..] = self.seed;
        let table_seed = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        let question = (self.sitting.moves() * table::MAX_SEATS + seat.index()) as u64;
        Some((self.sitting.position(seat)?, Quick::new(table_seed, question).seed()))
    }

    /// When `seat` last decided something: what happened from there on is news to them.
    pub(crate) fn last_move_of(&self, seat: Seat) -> usize {
        let is_own =
            |&index: &usize| self.sitting.move_at(index).is_some_and(|(mover, _)| mover == seat);
        (0..self.sitting.moves()).rev().find(is_own).unwrap_or(0)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.sitting.to_act().is_empty()
    }

    /// Does an action and keeps the game. Gives the reason where it could not be kept.
    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Result<Result<(), String>, ActError> {
        self.sitting.act(seat, action, &mut self.luck)?;
        Ok(self.keep())
    }

    /// Takes back the last decision of a person, and what bots did since.
    ///
    /// Where that cannot be, it says why and changes nothing.
    pub(crate) fn undo(&mut self) -> Result<Undone, CannotUndo> {
        let mut taken_back = Vec::new();
        loop {
            let last =
                self.sitting.moves().checked_sub(1).and_then(|last| self.sitting.move_at(last));
            match self.sitting.undo() {
                Ok(seat) if self.people.contains(seat) => {
                    let kept = self.keep();
                    return Ok(Undone { seat, moves: taken_back.len() + 1, kept });
                }
                Ok(_) => taken_back.extend(last),
                Err(reason) => {
                    // What bots did stays done: it used no luck, so it is done again just so.
                    for (seat, action) in taken_back.into_iter().rev() {
                        let again = self.sitting.act(seat, &action, &mut self.luck);
                        debug_assert!(again.is_ok(), "what was undone can be done again");
                    }
                    return Err(reason);
                }
            }
        }
    }

    /// Writes the game down, or says why it could not be.
    pub(crate) fn keep(&mut self) -> Result<(), String> {
        let Some(save_file) = &mut self.save_file else { return Ok(()) };
        let kept = save_file.keep(self.sitting.as_ref(), &self.sitters, &self.seed);
        self.unkept = kept.err().map(|error| format!("The game cannot be kept: {error:#}."));
        self.unkept.clone().map_or(Ok(()), Err)
    }

    /// Puts a finished game away and says where.
    pub(crate) fn finish(&mut self) -> Option<PathBuf> {
        let mut save_file = self.save_file.take().filter(|_| self.unkept.is_none())?;
        self.lies_in = save_file.put_away("finished").ok();
        self.lies_in.clone()
    }

    /// What is said when somebody leaves: how the game ended, or how to come back to it.
    pub(crate) fn farewell(&self) -> String {
        let game = self.sitting.game();
        if let Some(standings) = self.sitting.standings() {
            let places = standings.ranking().into_iter().map(|seat| {
                format!("{}. {} {}", standings.place(seat), self.name(seat), standings.score(seat))
            });
            let result = format!("{}: {}", game.title(), places.collect::<Vec<_>>().join(", "));
            // In one line, so that it can be copied.
            return match &self.lies_in {
                Some(file) => format!("{result}\nThe game lies in {}", file.display()),
                None => result,
            };
        }
        match (&self.save_file, &self.unkept) {
            (_, Some(why)) => why.clone(),
            (Some(_), None) => {
                format!("The game is kept. “tabletale play {game}” goes on where you stopped.")
            }
            (None, None) => "The game is not kept: this system has no folder for it.".to_owned(),
        }
    }

    /// The log as `viewer` may read it, with what happened from move `news` on marked as new.
    pub(crate) fn log(&self, viewer: Viewer, news: usize) -> Vec<tui::Entry> {
        let lines = self.sitting.log().iter().filter(|line| line.audience.includes(viewer));
        lines
            .map(|line| tui::Entry {
                text: tui::sentence(&line.line.text),
                is_new: line.of_move >= news,
            })
            .collect()
    }
}

/// What was taken back.
#[derive(Debug)]
pub(crate) struct Undone {
    /// Whose decision.
    pub(crate) seat: Seat,
    /// How many moves in all.
    pub(crate) moves: usize,
    /// Whether the game could be kept.
    pub(crate) kept: Result<(), String>,
}

/// The seed for a number somebody gave, or one that nobody knows.
pub(crate) fn seed(number: Option<u64>) -> Seed {
    let mut seed = Seed::default();
    for (index, bytes) in seed.chunks_mut(8).enumerate() {
        // The keys of a `RandomState` come from the system's own generator.
        let part = match number {
            Some(number) if index == 0 => number,
            Some(_) => 0,
            None => RandomState::new().hash_one(index),
        };
        bytes.copy_from_slice(&part.to_le_bytes());
    }
    seed
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::GameName;

    fn party(words: &[&str]) -> Party {
        let shelf = Shelf::embedded();
        let sitters = seats::read(GameName::Faraway, words).unwrap();
        let names = seats::names(&sitters, &[]).unwrap();
        let seed = seed(Some(7));
        let mut luck = Fair::new(seed, 0);
        let sitting = shelf.start(GameName::Faraway, words.len(), &[], &names, &mut luck).unwrap();
        Party::new(sitting, sitters, seed, None)
    }

    fn step(party: &mut Party) {
        let seat = party.next().unwrap();
        let action = party.sitting().actions(seat).swap_remove(0);
        party.act(seat, &action).unwrap().unwrap();
    }

    #[test]
    fn people_are_asked_before_bots() {
        let mut party = party(&["random", "me", "random"]);
        assert_eq!(party.next(), Some(Seat::new(1)));
        step(&mut party);
        assert_eq!(party.next(), Some(Seat::new(0)));
    }

    #[test]
    fn undo_goes_back_to_the_last_decision_of_a_person() {
        let mut party = party(&["me", "random", "random"]);
        let before = party.sitting().replay();
        step(&mut party);
        step(&mut party);
        assert_eq!(party.sitting().moves(), 2);

        let undone = party.undo().unwrap();

        assert_eq!((undone.seat, undone.moves), (Seat::new(0), 2));
        assert_eq!(party.sitting().replay(), before);
        assert_eq!(party.undo().unwrap_err(), CannotUndo::Nothing);
    }

    #[test]
    fn undo_stops_at_a_reveal_and_leaves_what_bots_did() {
        let mut party = party(&["me", "random", "random"]);
        while party.sitting().moves() < 3 || party.bot(party.next().unwrap()).is_some() {
            step(&mut party);
        }
        // All have explored, and bots before the person have taken a Region.
        let before = party.sitting().replay();

        assert_eq!(party.undo().unwrap_err(), CannotUndo::Reveal);
        assert_eq!(party.sitting().replay(), before);
    }

    #[test]
    fn luck_goes_on_where_a_kept_game_stopped() {
        let mut whole = party(&["random", "random"]);
        let mut kept = party(&["random", "random"]);
        while !whole.is_over() {
            step(&mut whole);
            let again = kept.shelf().resume(&kept.sitting.replay()).unwrap();
            kept = Party::new(again, kept.sitters, kept.seed, None);
            step(&mut kept);
        }
        assert_eq!(whole.sitting().replay(), kept.sitting().replay());
    }

    #[test]
    fn whoever_leaves_a_finished_game_is_told_where_it_lies() {
        let folder = tempfile::tempdir().unwrap();
        let mut party = party(&["random", "random"]);
        party.save_file = Some(SaveFile::within(folder.path(), GameName::Faraway));
        while !party.is_over() {
            step(&mut party);
        }

        let file = party.finish().unwrap();

        assert!(file.exists() && file.starts_with(folder.path()), "{file:?}");
        let told = party.farewell();
        assert!(told.starts_with("Faraway: 1. "), "{told}");
        assert!(told.ends_with(&format!("\nThe game lies in {}", file.display())), "{told}");
    }

    #[test]
    fn unknown_seeds_differ() {
        assert_ne!(seed(None), seed(None));
        assert_eq!(seed(Some(7)), seed(Some(7)));
    }
}
