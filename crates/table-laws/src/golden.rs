//! Golden replays: whole games as text, one for every way a game can end.
//!
//! A game's tests say what each file is for, who plays, and how to see that a
//! game shows it; the gallery does the rest. With `BLESS` set (which is what
//! `cargo xtask bless` does) it writes the files anew: the first game, by
//! seed, that shows what the file is for.

use std::{collections::BTreeSet, fs, path::PathBuf};

use table::{Game, Record, Replay, ReplayError};

/// How many games are looked through for one that shows something.
const SEEDS: u64 = 200_000;

/// A golden file.
pub struct Golden<G: Game> {
    /// The name of the file, without its ending.
    pub name: &'static str,
    /// What it shows, with the rules it rests on.
    pub about: &'static str,
    /// The setup, as it is written.
    pub setup: &'static str,
    /// Who plays: the whole game of a seed.
    pub players: fn(&G::Setup, u64) -> Record<G>,
    /// Whether a game shows what the file is for.
    pub shows: fn(&Told<G>) -> bool,
}

/// A finished game with what happened.
pub struct Told<G: Game> {
    /// The game.
    pub record: Record<G>,
    /// What happened, by move.
    pub events: Vec<Vec<G::Event>>,
}

/// The golden files of a game, and the folder they are in.
pub struct Gallery<G: Game> {
    content: &'static G::Content,
    folder: PathBuf,
    golden: &'static [Golden<G>],
}

impl<G: Game> Told<G> {
    fn of(content: &'static G::Content, replay: &Replay<G>) -> Result<Told<G>, ReplayError> {
        let mut events = Vec::new();
        let record = replay.play_checked(content, |_, what| events.push(what.to_vec()))?;
        Ok(Told { record, events })
    }

    /// What was done, in order.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = G::Action> {
        self.record.moves().iter().map(|one| one.action)
    }

    /// Whether such an event happened.
    pub fn tells(&self, what: fn(&G::Event) -> bool) -> bool {
        self.events.iter().flatten().any(what)
    }
}

impl<G: Game> Golden<G> {
    fn file(&self) -> String {
        format!("{}.replay", self.name)
    }

    /// The text of the first game that shows what the file is for.
    fn find(&self, content: &'static G::Content) -> String {
        let setup = self.setup.parse().expect("a setup");
        let games = (0..SEEDS).map(|seed| (self.players)(&setup, seed).replay());
        let shows = |replay: &Replay<G>| {
            (self.shows)(&Told::of(content, replay).expect("a game that was played"))
        };
        let found = games.into_iter().find(shows);
        let replay = found.unwrap_or_else(|| panic!("no game shows “{}”", self.about));
        self.write(content, &replay).expect("a game that was played")
    }

    /// The text of the file.
    fn write(
        &self,
        content: &'static G::Content,
        replay: &Replay<G>,
    ) -> Result<String, ReplayError> {
        let text = replay.annotated(content)?;
        let (game, rest) =
            text.split_at(text.find("content:").expect("a replay names its content"));
        Ok(format!("{game}# {}\n{rest}", self.about))
    }

    /// What is wrong with the text of the file.
    fn faults(&self, content: &'static G::Content, text: &str) -> Result<(), String> {
        let replay = Replay::<G>::parse(text).map_err(|fault| fault.to_string())?;
        let told = Told::of(content, &replay).map_err(|fault| fault.to_string())?;
        let written = self.write(content, &replay).map_err(|fault| fault.to_string())?;
        if written != text {
            let mut lines = written.lines().zip(text.lines());
            let same = lines.position(|(line, found)| line != found);
            return Err(match same {
                Some(index) => format!("line {} is written otherwise", index + 1),
                None => "it has a line too many or too few".to_owned(),
            });
        }
        if !(self.shows)(&told) {
            return Err(format!("it does not show “{}”", self.about));
        }
        if replay.setup.to_string() != self.setup {
            return Err(format!("it is a game of {}", replay.setup));
        }
        if replay.result.map(|result| result.scores.len()) != Some(told.record.game().seats()) {
            return Err("it does not end".to_owned());
        }
        Ok(())
    }
}

impl<G: Game> Gallery<G> {
    /// The files of a folder, written anew first if `BLESS` is set.
    pub fn open(
        content: &'static G::Content,
        folder: impl Into<PathBuf>,
        golden: &'static [Golden<G>],
    ) -> Gallery<G> {
        let gallery = Gallery { content, folder: folder.into(), golden };
        if std::env::var_os("BLESS").is_some() {
            gallery.bless();
        }
        gallery
    }

    /// Writes every file anew.
    pub fn bless(&self) {
        fs::create_dir_all(&self.folder).expect("a folder for golden files");
        for golden in self.golden {
            let text = golden.find(self.content);
            fs::write(self.folder.join(golden.file()), text).expect("a golden file can be written");
        }
    }

    /// Every file that is not there, is not played as it is written, or is not what it is for.
    pub fn faults(&self) -> Vec<String> {
        let fault = |golden: &Golden<G>| {
            let text = fs::read_to_string(self.folder.join(golden.file()));
            let found = match text {
                Ok(text) => golden.faults(self.content, &text),
                Err(error) => Err(error.to_string()),
            };
            found.err().map(|what| format!("{}: {what}; see cargo xtask bless", golden.name))
        };
        self.golden.iter().filter_map(fault).collect()
    }

    /// The files in the folder that are none of these.
    pub fn strays(&self) -> Vec<String> {
        let listed: BTreeSet<String> = self.golden.iter().map(Golden::file).collect();
        let entries = fs::read_dir(&self.folder).expect("the folder is there");
        let names = entries.map(|entry| entry.expect("a file").file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        names.filter(|name| !listed.contains(name)).collect()
    }

    /// The setups that are shown.
    pub fn setups(&self) -> Vec<G::Setup> {
        self.golden.iter().map(|golden| golden.setup.parse().expect("a setup")).collect()
    }
}
