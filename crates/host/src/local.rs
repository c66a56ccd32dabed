//! A table whose people all sit at one screen: the same table as a server's, without a store.
//!
//! Who sits where, turns, luck, undo and what bots are told are the server's own: what happens is an
//! entry, checked and taken in by the same code. What a server stores, whoever owns the screen keeps
//! as one file: the replay, and the seed of its luck as a remark.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use luck::{Fair, Quick};
use shelf::{BotKind, GameName, Position, Shelf, Sitting};
use store::{Stage, TableRow};
use table::{MAX_SEATS, Remark, ReplayFile, Seat, Seats};

use crate::{
    Clock, HostError, Pace, Secret, entry::Entry, forced::MOST_IN_A_ROW, play::Play, secret,
    snapshot::Sitter, table::Table, turn_limit::Times,
};

/// The remark that says who sits where.
const AT_THE_TABLE: &str = "at the table";
/// The remark with the seed of all luck.
const SEED: &str = "seed";

/// The seed of a table's luck.
pub type Seed = [u8; 32];

/// A table whose people all sit at one screen.
pub struct LocalTable {
    table: Table,
    sitters: Vec<LocalSitter>,
}

/// Who plays a seat of a local table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocalSitter {
    /// Somebody at the screen.
    Person,
    /// A bot.
    Bot(BotKind),
}

/// What was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    /// Whose decision.
    pub seat: Seat,
    /// How many moves in all.
    pub moves: usize,
}

/// A seed that nobody knows.
pub fn fresh_seed() -> Result<Seed, HostError> {
    secret::fresh_seed()
}

impl LocalTable {
    /// Begins a game with a setup in its notation; all its luck comes from the seed.
    pub fn start(
        (shelf, game): (&Shelf, GameName),
        setup: &str,
        sitters: Vec<LocalSitter>,
        names: &[String],
        seed: Seed,
    ) -> Result<LocalTable, HostError> {
        let mut luck = Fair::new(seed, 0);
        let sitting = shelf.start_edition((game, game.edition()), setup, names, &mut luck)?;
        LocalTable::around(sitting, sitters, seed)
    }

    /// Goes on with a game where [`LocalTable::file`] left it; with the seed `otherwise` where the file
    /// has none.
    pub fn open(
        shelf: &Shelf,
        file: &ReplayFile,
        otherwise: Seed,
    ) -> Result<LocalTable, HostError> {
        let sitting = shelf.resume_file(file)?;
        let written = file.remark(AT_THE_TABLE).and_then(|words| {
            words.split(',').map(|word| word.parse().ok()).collect::<Option<Vec<LocalSitter>>>()
        });
        let guessed = || {
            // Bots are called what they are, with a number where there are several.
            let names = (0..sitting.seats()).map(|seat| sitting.names().get(Seat::new(seat)));
            let first_words = names.map(|name| name.split(' ').next().unwrap_or_default());
            let kinds = first_words.map(str::parse);
            kinds.map(|kind| kind.map_or(LocalSitter::Person, LocalSitter::Bot)).collect()
        };
        let written = written.filter(|sitters| sitters.len() == sitting.seats());
        let sitters = written.unwrap_or_else(guessed);
        let seed = file.remark(SEED).and_then(secret::unhex).unwrap_or(otherwise);
        LocalTable::around(sitting, sitters, seed)
    }

    /// The table around a game, with the luck of its seed from where it stopped.
    fn around(
        sitting: Box<dyn Sitting>,
        sitters: Vec<LocalSitter>,
        seed: Seed,
    ) -> Result<LocalTable, HostError> {
        let who = Secret::fresh()?.who();
        let game = sitting.game();
        let row = TableRow {
            id: String::new(),
            game: game.word().to_owned(),
            setup: sitting.setup(),
            owner: who.to_string(),
            listed: false,
            pace: Pace::Live.to_string(),
            seed: seed.to_vec(),
            stage: Stage::Playing,
            created_ms: 0,
            content: sitting.shelf().fingerprint(game).to_string(),
            edition: game.edition().into(),
        };
        let times = Times { clock: Clock::default(), limit: Duration::MAX };
        let mut table = Table::fresh(&row, Arc::new(sitting.shelf().clone()), times)?;
        for (index, sitter) in sitters.iter().enumerate() {
            let seat = Seat::new(index);
            let name = sitting.names().get(seat).to_owned();
            match *sitter {
                LocalSitter::Person => table.apply(Entry::Sat { seat, name, who }, 0)?,
                LocalSitter::Bot(bot) => {
                    table.apply(Entry::Manned { seat, bot, by: None, until_back: false }, 0)?;
                    table.apply(Entry::Named { seat, name }, 0)?;
                }
            }
        }
        table.play = Some(Play::continued(sitting, seed, &table.seats));
        Ok(LocalTable { table, sitters })
    }

    /// The game as a file that [`LocalTable::open`] goes on with: a replay, who sits where, and the
    /// seed of its luck.
    pub fn file(&self) -> String {
        let words: Vec<String> = self.sitters.iter().map(ToString::to_string).collect();
        let sitters = Remark::new(AT_THE_TABLE, words.join(","));
        let seed = Remark::new(SEED, secret::hex(&self.table.seed));
        format!("{}\n{sitters}\n{seed}\n", self.sitting().replay())
    }

    /// Who plays each seat.
    pub fn sitters(&self) -> &[LocalSitter] {
        &self.sitters
    }

    /// The game.
    pub fn sitting(&self) -> &dyn Sitting {
        self.play().sitting.as_ref()
    }

    /// The games, with the content this one is played with.
    pub fn shelf(&self) -> &Shelf {
        self.sitting().shelf()
    }

    /// The seats of those at the screen.
    pub fn people(&self) -> Seats {
        self.table.people().collect()
    }

    /// What `seat` is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.sitting().names().get(seat)
    }

    /// The bot at `seat`.
    pub fn bot(&self, seat: Seat) -> Option<BotKind> {
        match self.table.seats.get(seat.index())?.sitter {
            Sitter::Bot(kind) => Some(kind),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }

    /// Who is asked next. Where several choose at once, people come first: as long as bots think,
    /// a secret choice can be changed.
    pub fn next(&self) -> Option<Seat> {
        let waiting = self.sitting().to_act();
        waiting.iter().find(|&seat| self.bot(seat).is_none()).or(waiting.first())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.stage() == Stage::Over
    }

    /// When `seat` last decided something: what happened from there on is news to them.
    pub fn last_move_of(&self, seat: Seat) -> usize {
        self.play().before_last_of(Seats::only(seat)).unwrap_or(0)
    }

    /// What `seat` may know and do, for a bot, with the seed of the bot's luck: the same game is
    /// thought about in the same way at the same move. Nothing where there is nothing to decide.
    pub fn position(&self, seat: Seat) -> Option<(Box<dyn Position>, u64)> {
        let [a, b, c, d, e, f, g, h, ..] = self.table.seed;
        let table_seed = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        let question = (self.sitting().moves() * MAX_SEATS + seat.index()) as u64;
        Some((self.sitting().position(seat)?, Quick::new(table_seed, question).seed()))
    }

    /// Does an action, or says why not and changes nothing.
    /// Where somebody at the screen has no choice then, that is done for them.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<(), HostError> {
        self.make(seat, action)?;
        for _ in 0..MOST_IN_A_ROW {
            let Some((seat, action)) = self.table.forced() else { break };
            self.make(seat, &action)?;
        }
        Ok(())
    }

    fn make(&mut self, seat: Seat, action: &str) -> Result<(), HostError> {
        let entry = self.table.draw(seat, action)?;
        self.table.apply(entry, 0)?;
        // The screen tells everything as it happens.
        self.table.outcomes.clear();
        Ok(())
    }

    /// Takes back the last decision of somebody at the screen, and what bots did since; or says why
    /// not and changes nothing.
    pub fn undo(&mut self) -> Result<Undone, HostError> {
        let depth = self.play().undo_depth(self.people(), self.table.bots());
        let moves = depth.map_err(HostError::Refused)?;
        let first = self.sitting().moves() - moves;
        let (seat, _) = self.sitting().move_at(first).ok_or(HostError::NotStarted)?;
        self.table.apply(Entry::Undone { seat, moves }, 0)?;
        Ok(Undone { seat, moves })
    }

    fn play(&self) -> &Play {
        self.table.play.as_ref().expect("a local table is made around a game")
    }
}

impl fmt::Display for LocalSitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LocalSitter::Person => f.write_str("me"),
            LocalSitter::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for LocalSitter {
    type Err = <BotKind as FromStr>::Err;

    fn from_str(word: &str) -> Result<LocalSitter, Self::Err> {
        match word {
            "me" => Ok(LocalSitter::Person),
            bot => bot.parse().map(LocalSitter::Bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LUCK: Seed = [7; 32];

    /// A table of Faraway.
    fn table(sitters: &[&str]) -> LocalTable {
        let (shelf, game) = (Shelf::embedded(), GameName::Faraway);
        let setup = format!("{} players", sitters.len());
        let names: Vec<String> = sitters.iter().map(ToString::to_string).collect();
        let sitters = sitters.iter().map(|word| word.parse().unwrap()).collect();
        LocalTable::start((&shelf, game), &setup, sitters, &names, LUCK).unwrap()
    }

    fn reopened(file: &str) -> LocalTable {
        LocalTable::open(&Shelf::embedded(), &ReplayFile::parse(file).unwrap(), [9; 32]).unwrap()
    }

    fn step(table: &mut LocalTable) {
        let seat = table.next().unwrap();
        let action = table.sitting().actions(seat).swap_remove(0);
        table.act(seat, &action).unwrap();
    }

    #[test]
    fn people_are_asked_before_bots() {
        let mut table = table(&["random", "me", "random"]);
        assert_eq!(table.next(), Some(Seat::new(1)));
        step(&mut table);
        assert_eq!(table.next(), Some(Seat::new(0)));
    }

    #[test]
    fn undo_goes_back_to_the_last_decision_of_a_person() {
        let mut table = table(&["me", "random", "random"]);
        let before = table.sitting().replay();
        step(&mut table);
        step(&mut table);
        assert_eq!(table.sitting().moves(), 2);

        let undone = table.undo().unwrap();

        assert_eq!(undone, Undone { seat: Seat::new(0), moves: 2 });
        assert_eq!(table.sitting().replay(), before);
        let nothing = table::CannotUndo::Nothing.to_string();
        assert_eq!(table.undo().unwrap_err().to_string(), nothing);
    }

    #[test]
    fn undo_stops_at_a_reveal_and_leaves_what_bots_did() {
        let mut table = table(&["me", "random", "random"]);
        while table.sitting().moves() < 3 || table.bot(table.next().unwrap()).is_some() {
            step(&mut table);
        }
        // All have explored, and bots before the person have taken a Region.
        let before = table.sitting().replay();

        assert!(table.undo().is_err());
        assert_eq!(table.sitting().replay(), before);
    }

    /// A game that is kept and opened before every move has the same luck, and what could be undone
    /// still can.
    #[test]
    fn a_kept_game_goes_on_as_if_nobody_had_left() {
        let mut whole = table(&["me", "random"]);
        let mut kept = table(&["me", "random"]);
        while !whole.is_over() {
            step(&mut whole);
            kept = reopened(&kept.file());
            step(&mut kept);
            let depth = |table: &LocalTable| {
                let people = table.people();
                table.play().undo_depth(people, table.table.bots()).ok()
            };
            assert_eq!(depth(&kept), depth(&whole));
        }
        assert_eq!(whole.sitting().replay(), kept.sitting().replay());
    }

    #[test]
    fn a_file_says_who_sits_where_and_where_it_does_not_their_names_do() {
        let table = table(&["me", "hard", "easy", "hard"]);
        let file = table.file();
        assert!(file.contains("\n# at the table: me,hard,easy,hard\n# seed: 0707"), "{file}");
        assert_eq!(reopened(&file).file(), file);

        let bare = reopened(&table.sitting().replay());
        assert_eq!(bare.sitters(), table.sitters());
        assert_eq!(bare.table.seed, [9; 32]);
        let wrong = file.replace("me,hard,easy,hard", "me,dragon");
        assert_eq!(reopened(&wrong).sitters(), table.sitters());
    }

    #[test]
    fn the_same_game_is_thought_about_in_the_same_way_at_the_same_move() {
        let seed = |table: &LocalTable, seat| table.position(Seat::new(seat)).unwrap().1;
        let (mut one, other) = (table(&["me", "random"]), table(&["me", "random"]));
        assert_eq!(seed(&one, 0), seed(&other, 0));
        assert_ne!(seed(&one, 0), seed(&one, 1));
        step(&mut one);
        assert_ne!(seed(&one, 1), seed(&other, 1));
    }

    #[test]
    fn seeds_that_nobody_knows_differ() {
        assert_ne!(fresh_seed().unwrap(), fresh_seed().unwrap());
    }
}
