//! Random play: a setup and a seed give one whole game, always the same.

use luck::Quick;
use table::{Chance, Game, Record, Seat, SetupError, Viewer};

use crate::{Bound, Law, broken::all_of};

/// The streams of a seed: what the rules draw, what the players do, and what the laws try. They
/// are apart so that a game stays the same however thoroughly it is judged.
const RULES: u64 = 0;
const PLAYERS: u64 = 1;
const LAWS: u64 = 2;

/// One time in so many, somebody who owes nothing changes their mind.
const STEADFAST: u32 = 8;

/// A whole game of random moves. Never returns from a game that does not end.
///
/// # Panics
///
/// If the game refuses the setup or a move it listed.
pub fn play_out<G: Game>(content: &'static G::Content, setup: &G::Setup, seed: u64) -> Record<G> {
    play_some(content, setup, seed, usize::MAX)
}

/// The first `moves` moves of that game, or all if it has fewer.
///
/// # Panics
///
/// If the game refuses the setup or a move it listed.
pub fn play_some<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: u64,
    moves: usize,
) -> Record<G> {
    let mut rules = Quick::new(seed, RULES);
    let mut players = Quick::new(seed, PLAYERS);
    let mut record = start::<G>(content, setup, &mut rules);
    while record.moves().len() < moves {
        let Some((seat, action)) = random_move(record.game(), &mut players) else {
            break;
        };
        act(&mut record, seat, action, &mut rules);
    }
    record
}

/// A whole game in which whoever comes first by seat does any of what `narrow` leaves of their
/// actions.
///
/// # Panics
///
/// If the game refuses the setup or a move it listed, or `narrow` leaves nothing.
pub fn play_in_order<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: u64,
    narrow: impl Fn(&G, Seat, &mut Vec<G::Action>),
) -> Record<G> {
    let mut rules = Quick::new(seed, RULES);
    let mut players = Quick::new(seed, PLAYERS);
    let mut record = start::<G>(content, setup, &mut rules);
    let mut actions = Vec::new();
    while let Some(seat) = record.game().to_act().first() {
        actions.clear();
        record.game().actions(seat, &mut actions);
        narrow(record.game(), seat, &mut actions);
        let action = any_of(&actions, &mut players).expect("something is left to do");
        act(&mut record, seat, action, &mut rules);
    }
    record
}

/// The beginning of a game that has to begin.
fn start<G: Game>(content: &'static G::Content, setup: &G::Setup, rules: &mut Quick) -> Record<G> {
    Record::start(content, setup, rules)
        .unwrap_or_else(|error| panic!("“{setup}” cannot be set up: {error}"))
}

/// A move that has to be accepted.
fn act<G: Game>(record: &mut Record<G>, seat: Seat, action: G::Action, rules: &mut Quick) {
    record
        .act(seat, action, rules)
        .unwrap_or_else(|refusal| panic!("{seat} {action} is listed and refused: {refusal}"));
}

/// A move that anybody might make now, each of a seat's actions as likely as any other; `None` when
/// the game is over.
pub fn random_move<G: Game>(game: &G, chance: &mut impl Chance) -> Option<(Seat, G::Action)> {
    let owing = game.to_act();
    let mut seats: Vec<Seat> = owing.iter().collect();
    if !owing.is_empty() && chance.pick(STEADFAST) == 0 {
        let free = (0..game.seats()).map(Seat::new).filter(|&seat| !owing.contains(seat));
        let fickle: Vec<Seat> = free.filter(|&seat| !list(game, seat).is_empty()).collect();
        if !fickle.is_empty() {
            seats = fickle;
        }
    }
    let seat = any_of(&seats, chance)?;
    Some((seat, any_of(&list(game, seat), chance)?))
}

/// Any of these; `None` if there are none.
pub(crate) fn any_of<T: Copy>(these: &[T], chance: &mut impl Chance) -> Option<T> {
    let place = (!these.is_empty()).then(|| chance.pick(these.len() as u32))?;
    these.get(place as usize).copied()
}

/// The luck of the laws themselves, for the game of this seed.
pub(crate) fn luck_of_laws(seed: u64) -> Quick {
    Quick::new(seed, LAWS)
}

/// A state of the game as it stood between two moves, and what it said of itself then.
pub(crate) struct Moment<G: Game> {
    pub(crate) game: G,
    /// By viewer, in the order of [`Viewer::all`].
    pub(crate) views: Vec<G::View>,
    /// By seat.
    pub(crate) lists: Vec<Vec<G::Action>>,
}

impl<G: Game> Moment<G> {
    fn of(game: &G) -> Moment<G> {
        let lists = (0..game.seats()).map(|seat| list(game, Seat::new(seat))).collect();
        let views = Viewer::all(game.seats()).map(|viewer| game.view(viewer)).collect();
        Moment { game: game.clone(), views, lists }
    }

    /// What `viewer` saw.
    pub(crate) fn view(&self, viewer: Viewer) -> &G::View {
        &self.views[viewer.seat().map_or(self.game.seats(), Seat::index)]
    }
}

/// What `seat` may do.
pub(crate) fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// A game being played for the laws, with every moment kept.
pub(crate) struct Played<G: Game> {
    pub(crate) seed: u64,
    pub(crate) record: Record<G>,
    /// One more than there are moves.
    pub(crate) moments: Vec<Moment<G>>,
    /// By move.
    pub(crate) events: Vec<Vec<G::Event>>,
    /// The move being made, for when the rules panic over it.
    pub(crate) trying: Option<(Seat, G::Action)>,
    rules: Quick,
    players: Quick,
}

impl<G: Game> Played<G> {
    pub(crate) fn start(
        content: &'static G::Content,
        setup: &G::Setup,
        seed: u64,
    ) -> Result<Played<G>, SetupError> {
        let mut rules = Quick::new(seed, RULES);
        let players = Quick::new(seed, PLAYERS);
        let record = Record::start(content, setup, &mut rules)?;
        let (moments, events) = (Vec::new(), Vec::new());
        Ok(Played { seed, record, moments, events, trying: None, rules, players })
    }

    /// Plays to the end as [`play_out`] does, or as far as it is bound to, keeping every moment.
    pub(crate) fn play(&mut self, bound: Bound) -> Result<(), (Law, String)> {
        self.moments.push(Moment::of(self.record.game()));
        let mut owed = 0;
        while !self.record.game().to_act().is_empty() {
            if !bound.goes_on(owed).map_err(|what| (Law::Ends, what))? {
                break;
            }
            let owing = self.record.game().to_act();
            let Some((seat, action)) = random_move(self.record.game(), &mut self.players) else {
                return Err((Law::Listed, format!("{} must act and cannot", all_of(owing))));
            };
            owed += usize::from(owing.contains(seat));
            self.trying = Some((seat, action));
            let events = self.record.act(seat, action, &mut self.rules).map_err(|refusal| {
                (Law::Listed, format!("{seat} {action} is listed and refused: {refusal}"))
            })?;
            self.trying = None;
            self.events.push(events);
            self.moments.push(Moment::of(self.record.game()));
        }
        Ok(())
    }

    /// Whether the move of this number may be undone: it used no luck and showed nothing hidden.
    pub(crate) fn may_undo(&self, number: usize) -> bool {
        self.record.moves()[number].luck.is_empty()
            && !self.events[number].iter().any(table::Happening::reveals)
    }
}
