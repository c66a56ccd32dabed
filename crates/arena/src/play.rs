//! Playing one game after another, with next to nothing besides the rules.

use std::time::Instant;

use bots::{Bot, BotKind, Budget};
use luck::Quick;
use shelf::Volume;
use table::{Chance, Game, Ignore, Pick, Record, Script, Seat, Sink, Viewer};

use crate::{Detail, Match, marks::Marks, tally::Tally};

/// Sets the luck of the bots apart from that of the game.
const BOTS: u64 = 0xb075;

/// Where one thread plays, again and again.
pub(crate) struct Stage<'a, V: Volume> {
    content: &'static V::Content,
    setup: &'a V::Setup,
    plan: &'a Match,
    /// For each bot of the match, which kind of the tally it is.
    kinds: &'a [usize],
    /// By seat; a random bot needs no more than the luck of the game.
    bots: Vec<Option<Bot<V>>>,
    actions: Vec<V::Action>,
    picks: Vec<Pick>,
    /// What happened in the last move, where things players may take are counted.
    events: Vec<V::Event>,
    pub(crate) tally: Tally,
}

/// What a game has come to.
enum Step<A> {
    Started,
    Acted(Seat, A),
}

impl<'a, V: Volume> Stage<'a, V> {
    pub(crate) fn new(
        content: &'static V::Content,
        setup: &'a V::Setup,
        plan: &'a Match,
        kinds: &'a [usize],
    ) -> Self {
        let count = kinds.iter().max().map_or(0, |most| most + 1);
        let marks = match plan.detail {
            Detail::Results => None,
            Detail::Marks => Some(Marks::new(&V::chapters(content), count)),
        };
        Stage {
            content,
            setup,
            plan,
            kinds,
            bots: Vec::new(),
            actions: Vec::new(),
            picks: Vec::new(),
            events: Vec::new(),
            tally: Tally { sources: vec![0; V::sources().len()], marks, ..Tally::new(count) },
        }
    }

    /// Plays these games.
    pub(crate) fn play(&mut self, games: std::ops::Range<u64>) {
        let started = Instant::now();
        if self.plan.is_random() && self.tally.marks.is_none() {
            games.for_each(|number| self.play_random(number));
        } else {
            games.for_each(|number| self.play_noting(number, |_, _| {}));
        }
        self.tally.busy += started.elapsed();
    }

    /// Plays one game exactly as [`Stage::play`] does, and writes it down.
    pub(crate) fn record(&mut self, number: u64) -> Record<V> {
        let started = Instant::now();
        let (content, setup) = (self.content, self.setup);
        let mut record = None;
        self.play_noting(number, |step, picks| {
            // The record is kept beside the game, with the luck that was used: a pick of one side
            // is nothing to a record, but a generator in a hurry moves on.
            let mut luck = Script::replaying(picks);
            match (step, &mut record) {
                (Step::Acted(seat, action), Some(record)) => {
                    let record: &mut Record<V> = record;
                    record.act(seat, action, &mut luck).expect("what was accepted is again");
                }
                (Step::Started, _) | (Step::Acted(..), None) => {
                    let start = Record::start(content, setup, &mut luck);
                    record = Some(start.expect("a game that started starts again"));
                }
            }
        });
        self.tally.busy += started.elapsed();
        record.expect("a game starts before it ends")
    }

    /// A game of random bots: one kind, one stream of luck, no clock.
    #[inline]
    fn play_random(&mut self, number: u64) {
        let mut luck = Quick::new(self.plan.seed, number);
        // Played where it was set up: moving half a kilobyte would cost more than a round.
        let mut started = V::start(self.content, self.setup, &mut luck);
        let game = started.as_mut().expect("the setup was tried before the match");
        let first = game.first();
        let mut decisions = 0;
        while let Some(seat) = game.to_act().first() {
            if is_broken_off(game) {
                break;
            }
            game.act_at_random(seat, &mut self.actions, &mut luck, &mut Ignore);
            decisions += 1;
        }
        self.tally.decisions += decisions;
        match game.standings() {
            Some(end) => self.tally.count(&end, game.round(), first, |_| 0),
            None => self.tally.unfinished += 1,
        }
    }

    /// A game of any bots. `note` hears what happened and which luck it took.
    fn play_noting(&mut self, number: u64, mut note: impl FnMut(Step<V::Action>, &[Pick])) {
        let mut luck = Quick::new(self.plan.seed, number);
        self.picks.clear();
        let noted = &mut Noted { source: &mut luck, picks: &mut self.picks };
        let mut game = start::<V>(self.content, self.setup, noted);
        note(Step::Started, &self.picks);
        if let Some(marks) = &mut self.tally.marks {
            game.marks_at_start(&mut |mark| marks.note(mark));
        }

        self.seat_bots(number);
        let first = game.first();
        let mut decisions = 0;
        while let Some(seat) = game.to_act().first() {
            if is_broken_off(&game) {
                break;
            }
            decisions += 1;
            let action = self.decide(&game, seat, number, &mut luck);
            self.picks.clear();
            let noted = &mut Noted { source: &mut luck, picks: &mut self.picks };
            match &mut self.tally.marks {
                None => apply(&mut game, seat, action, noted, &mut Ignore),
                Some(marks) => {
                    apply(&mut game, seat, action, noted, &mut self.events);
                    for event in self.events.drain(..) {
                        game.marks(self.content, &event, &mut |mark| marks.note(mark));
                    }
                }
            }
            note(Step::Acted(seat, action), &self.picks);
        }
        self.tally.decisions += decisions;
        let Some(end) = game.standings() else {
            self.tally.unfinished += 1;
            self.tally.marks.iter_mut().for_each(Marks::forget_game);
            return;
        };
        let (plan, kinds) = (self.plan, self.kinds);
        let kind_of = |seat| kinds[plan.bot_at(seat, number)];
        self.tally.count(&end, game.round(), first, kind_of);
        let sources = &mut self.tally.sources;
        for seat in end.seats() {
            game.points(self.content, seat, &mut |source, points| {
                sources[source] += i64::from(points);
            });
        }
        if let Some(marks) = &mut self.tally.marks {
            marks.end_game(&end, kind_of);
        }
    }

    /// Seats fresh bots for the game of this number.
    fn seat_bots(&mut self, number: u64) {
        let mut seeds = Quick::new(self.plan.seed ^ BOTS, number);
        self.bots.clear();
        for seat in 0..self.plan.seats.len() {
            let (kind, seed) = (self.plan.seats[self.plan.bot_at(seat, number)], seeds.seed());
            let bot = (kind != BotKind::Random).then(|| {
                let budget = self.plan.iterations.map_or(kind.iterations(), Budget::Iterations);
                Bot::new(kind, self.content, seed).with_budget(budget)
            });
            self.bots.push(bot);
        }
    }

    fn decide(&mut self, game: &V, seat: Seat, number: u64, luck: &mut Quick) -> V::Action {
        let Some(bot) = &mut self.bots[seat.index()] else {
            return any_action(game, seat, &mut self.actions, luck);
        };
        self.actions.clear();
        game.actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        let started = Instant::now();
        let action = bot.decide(seat, &self.actions, || game.view(Viewer::Seat(seat)));
        let kind = &mut self.tally.kinds[self.kinds[self.plan.bot_at(seat.index(), number)]];
        kind.thinking += started.elapsed();
        kind.thoughts += 1;
        if let Some(what) = game.absurdity(seat, action) {
            *kind.absurd.entry(what).or_default() += 1;
        }
        action
    }
}

/// Luck that is written down, but for picks of one side.
struct Noted<'a> {
    source: &'a mut Quick,
    picks: &'a mut Vec<Pick>,
}

impl Chance for Noted<'_> {
    fn pick(&mut self, sides: u32) -> u32 {
        let side = self.source.pick(sides);
        if sides > 1 {
            self.picks.push(Pick { side, sides });
        }
        side
    }
}

#[inline]
fn start<V: Volume>(content: &'static V::Content, setup: &V::Setup, chance: &mut impl Chance) -> V {
    V::start(content, setup, chance).expect("the setup was tried before the match")
}

fn apply<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    chance: &mut impl Chance,
    events: &mut impl Sink<G::Event>,
) {
    game.apply(seat, action, chance, events).expect("a listed action is accepted");
}

/// What [`Game::act_at_random`] would do, with the same luck, before it is done.
fn any_action<G: Game>(
    game: &G,
    seat: Seat,
    scratch: &mut Vec<G::Action>,
    chance: &mut impl Chance,
) -> G::Action {
    scratch.clear();
    game.actions(seat, scratch);
    scratch[chance.pick(scratch.len() as u32) as usize]
}

/// Whether a game that is not over after so many rounds ends here without a result.
#[inline]
fn is_broken_off<V: Volume>(game: &V) -> bool {
    V::BREAK_OFF_AFTER != u32::MAX && game.round() > V::BREAK_OFF_AFTER
}
