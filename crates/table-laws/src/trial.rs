//! One game on trial: played through, then held to each law.

use std::{
    any::Any,
    collections::HashSet,
    fmt::Display,
    panic::{AssertUnwindSafe, catch_unwind},
};

use luck::Quick;
use table::{Game, Seat, Viewer};

use crate::{
    Broken, Law, Laws, Scene, Tally, laws,
    laws::secrets::Guesses,
    play::{Moment, Played, luck_of_laws},
};

/// Fine, or what is wrong. Which law and where, the [`Trial`] knows.
pub(crate) type Verdict = Result<(), String>;

/// What the laws remember from one game to the next.
pub(crate) struct Memory<G: Game> {
    pub(crate) tally: Tally,
    pub(crate) guesses: Guesses,
    /// Every action listed anywhere so far: what an impatient or dishonest client might send.
    pub(crate) seen: Vec<G::Action>,
    known: HashSet<G::Action>,
}

impl<G: Game> Memory<G> {
    pub(crate) fn new(laws: &Laws<G>) -> Memory<G> {
        Memory {
            tally: Tally::default(),
            guesses: Guesses::about(&laws.secrets),
            seen: Vec::new(),
            known: HashSet::new(),
        }
    }

    /// Remembers `action`, and says whether it is new.
    pub(crate) fn see(&mut self, action: G::Action) -> bool {
        let new = self.known.insert(action);
        if new {
            self.seen.push(action);
        }
        new
    }

    /// What shows only over the whole run.
    pub(crate) fn close(self) -> Result<Tally, Broken> {
        match self.guesses.close() {
            Ok(()) => Ok(self.tally),
            Err(what) => Err(Broken { law: Law::Secret, what, scene: None }),
        }
    }
}

/// A played game before its judges, the law being judged, and where.
pub(crate) struct Trial<'a, G: Game> {
    pub(crate) laws: &'a Laws<G>,
    pub(crate) played: &'a Played<G>,
    pub(crate) memory: &'a mut Memory<G>,
    pub(crate) luck: Quick,
    /// After how many moves.
    pub(crate) at: usize,
    law: Law,
    /// The action being tried, for when the rules panic over it.
    trying: Option<(Seat, G::Action)>,
}

impl<'a, G: Game> Trial<'a, G> {
    /// Turns to `law`: what is found from now on breaks that one.
    pub(crate) fn turn_to(&mut self, law: Law) {
        self.law = law;
        self.trying = None;
    }

    /// Turns to `law` and puts it to the test once.
    pub(crate) fn test(&mut self, law: Law) {
        self.turn_to(law);
        self.memory.tally.count(law);
    }

    /// Puts `law` to the test once, with this action.
    pub(crate) fn test_with(&mut self, law: Law, seat: Seat, action: G::Action) {
        self.test(law);
        self.trying = Some((seat, action));
    }

    /// The moment being judged.
    pub(crate) fn moment(&self) -> &'a Moment<G> {
        &self.played.moments[self.at]
    }

    /// Everyone who may look at this game.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(self.played.record.game().seats())
    }
}

/// Plays the game of this setup and seed, and holds it to every law.
pub(crate) fn try_game<G: Game>(
    laws: &Laws<G>,
    memory: &mut Memory<G>,
    setup: &G::Setup,
    seed: u64,
) -> Result<(), Broken> {
    let nowhere = |law, what| {
        let scene = Scene { setup: setup.to_string(), seed, moves: 0, replay: String::new() };
        Broken { law, what, scene: Some(scene) }
    };
    let mut played = catch(|| Played::start(laws.content, setup, seed))
        .map_err(|panic| nowhere(Law::Steady, format!("setting up: {panic}")))?
        .map_err(|error| nowhere(Law::Ends, format!("the setup is refused: {error}")))?;

    match catch(|| played.play(laws.bound)) {
        Ok(Ok(())) => {}
        Ok(Err((law, what))) => return Err(broken(&played, law, what, usize::MAX)),
        Err(panic) => {
            let what = format!("{}{panic}", over(played.trying));
            return Err(broken(&played, Law::Steady, what, usize::MAX));
        }
    }
    memory.tally.games += 1;
    memory.tally.moves += played.record.moves().len() as u64;

    let luck = luck_of_laws(seed);
    let mut trial =
        Trial { laws, played: &played, memory, luck, at: 0, law: Law::Steady, trying: None };
    trial.test(Law::Steady);
    let verdict = catch(|| laws::judge(&mut trial));
    let Trial { law, at, trying, .. } = trial;
    match verdict {
        Ok(Ok(())) => Ok(()),
        Ok(Err(what)) => Err(broken(&played, law, what, at)),
        Err(panic) => {
            let what = format!("while asking whether {law}: {}{panic}", over(trying));
            Err(broken(&played, Law::Steady, what, at))
        }
    }
}

fn broken<G: Game>(played: &Played<G>, law: Law, what: String, at: usize) -> Broken {
    let record = &played.record;
    // A panic may leave a state that cannot even be asked for its standings.
    let replay = catch(|| {
        let mut replay = record.replay();
        if at < replay.moves.len() {
            replay.moves.truncate(at);
            replay.result = None;
        }
        replay.to_string()
    });
    let scene = Scene {
        setup: record.setup().to_string(),
        seed: played.seed,
        moves: at.min(record.moves().len()),
        replay: replay.unwrap_or_default(),
    };
    Broken { law, what, scene: Some(scene) }
}

fn over<A: Display>(trying: Option<(Seat, A)>) -> String {
    trying.map_or_else(String::new, |(seat, action)| format!("over {seat} {action}: "))
}

/// Runs rules that may panic. Whatever they leave half done is looked at no further.
fn catch<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(rules)).map_err(|panic| sentence_of(panic.as_ref()))
}

fn sentence_of(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
