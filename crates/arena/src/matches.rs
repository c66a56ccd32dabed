//! A match: bots at a game, so many times, on so many threads.

use std::{
    io,
    path::PathBuf,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Instant,
};

use bots::BotKind;
use luck::Quick;
use shelf::{GameName, Given, Held, Shelf, StartError, Visit, Volume};

use crate::{Outcome, play::Stage, replays::Folder, tally::Tally};

/// The most games that are written down: more would fill a folder nobody can open.
pub const MOST_RECORDED: u64 = 10_000;

/// Who plays, how often and with which luck.
#[derive(Clone, Debug)]
pub struct Match {
    /// The bots. In each game they sit one seat further on, so that no bot owns a good seat.
    pub seats: Vec<BotKind>,
    /// How many games.
    pub games: u64,
    /// The random seed.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Options of the table and of its seats, where they are not as usual. Those of a seat stay there
    /// while the bots move on.
    pub options: Vec<Given>,
    /// The folder to write every game to.
    pub record: Option<PathBuf>,
    /// How many games a bot that searches plays out for a decision, where that is not as usual.
    pub iterations: Option<u32>,
    /// What is counted.
    pub detail: Detail,
}

/// What is counted in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    /// Wins and scores.
    #[default]
    Results,
    /// Also everything players may take, and what becomes of it.
    Marks,
}

/// Why a match was not played to its end.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// The game cannot be set up like this.
    #[error(transparent)]
    Start(#[from] StartError),
    /// There is nothing to play.
    #[error("a match has at least one game")]
    NoGames,
    /// There are too many games to write down.
    #[error("{games} games are too many to record: ask for {MOST_RECORDED} at most")]
    TooManyToRecord {
        /// How many were asked for.
        games: u64,
    },
    /// A recorded game could not be written.
    #[error("{} cannot be written", path.display())]
    Unwritten {
        /// Where.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

impl Match {
    /// Which bot of the list sits at `seat` in the game of this number.
    pub fn bot_at(&self, seat: usize, number: u64) -> usize {
        let seats = self.seats.len();
        (seat + (number % seats as u64) as usize) % seats
    }

    /// The kinds of bots in the order they are listed, each once.
    pub fn kinds(&self) -> Vec<BotKind> {
        let mut kinds = Vec::new();
        for &kind in &self.seats {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Whether nobody thinks: then the speed of the rules is what counts.
    pub(crate) fn is_random(&self) -> bool {
        self.seats.iter().all(|&kind| kind == BotKind::Random)
    }

    /// How many games a thread takes at a time: few where each takes long.
    fn portion(&self) -> u64 {
        if self.record.is_some() {
            return 1;
        }
        let slowest = self.seats.iter().map(|kind| match kind {
            BotKind::Random => 4096,
            BotKind::Greedy => 16,
            BotKind::Easy | BotKind::Medium | BotKind::Hard => 1,
        });
        slowest.min().unwrap_or(1)
    }
}

/// Plays a match at a game of the shelf. `progress` hears how many more games are done.
pub fn play(
    shelf: &Shelf,
    game: GameName,
    plan: &Match,
    progress: &(impl Fn(u64) + Sync),
) -> Result<Outcome, MatchError> {
    struct Play<'a, P>(&'a Match, &'a P);
    impl<P: Fn(u64) + Sync> Visit for Play<'_, P> {
        type Out = Result<Outcome, MatchError>;

        fn visit<V: Volume>(self, content: &Held<V::Content>) -> Self::Out {
            run::<V>(content.for_good(), self.0, self.1)
        }
    }
    shelf.visit(game, Play(plan, progress))
}

/// Plays a match at this game. `progress` hears how many more games are done.
pub fn run<V: Volume>(
    content: &'static V::Content,
    plan: &Match,
    progress: &(impl Fn(u64) + Sync),
) -> Result<Outcome, MatchError> {
    if plan.games == 0 {
        return Err(MatchError::NoGames);
    }
    let chosen = V::menu().choose(plan.seats.len(), &plan.options)?;
    let setup = V::setup(&chosen)?;
    V::start(content, &setup, &mut Quick::new(plan.seed, 0)).map_err(StartError::from)?;
    let folder = match &plan.record {
        Some(_) if plan.games > MOST_RECORDED => {
            return Err(MatchError::TooManyToRecord { games: plan.games });
        }
        Some(path) => Some(Folder::create(path, plan)?),
        None => None,
    };
    let kinds = plan.kinds();
    let places: Vec<usize> =
        plan.seats.iter().filter_map(|kind| kinds.iter().position(|one| one == kind)).collect();

    let started = Instant::now();
    let queue = Queue::new(plan);
    let work = || {
        let mut stage = Stage::<V>::new(content, &setup, plan, &places);
        while let Some(games) = queue.next() {
            let count = games.end - games.start;
            match &folder {
                None => stage.play(games),
                Some(folder) => {
                    for number in games {
                        let written = folder.write(number, &stage.record(number));
                        written.inspect_err(|_| queue.close())?;
                    }
                }
            }
            progress(count);
        }
        Ok(stage.tally)
    };
    let tally = on_threads(plan.threads.min(queue.portions()), work)?;
    Ok(Outcome::new::<V>(content, plan, (&setup, chosen), tally, started.elapsed()))
}

/// Does the same work on every thread and adds up what they counted.
fn on_threads(
    threads: usize,
    work: impl Fn() -> Result<Tally, MatchError> + Sync,
) -> Result<Tally, MatchError> {
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(&work)).collect();
        let mut all = work();
        for other in others {
            let other = other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            all = all.and_then(|mut all| {
                all.merge(&other?);
                Ok(all)
            });
        }
        all
    })
}

/// The games that nobody plays yet.
struct Queue {
    next: AtomicU64,
    games: u64,
    portion: u64,
    closed: AtomicBool,
}

impl Queue {
    fn new(plan: &Match) -> Queue {
        let (next, closed) = (AtomicU64::new(0), AtomicBool::new(false));
        Queue { next, games: plan.games, portion: plan.portion(), closed }
    }

    /// The numbers of the games to play next.
    fn next(&self) -> Option<std::ops::Range<u64>> {
        if self.closed.load(Ordering::Relaxed) {
            return None;
        }
        let from = self.next.fetch_add(self.portion, Ordering::Relaxed);
        (from < self.games).then(|| from..self.games.min(from.saturating_add(self.portion)))
    }

    /// How often [`Queue::next`] has games.
    fn portions(&self) -> usize {
        usize::try_from(self.games.div_ceil(self.portion)).unwrap_or(usize::MAX)
    }

    /// Gives no more games away.
    fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }
}
