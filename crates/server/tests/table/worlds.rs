//! A moment of a game as a table, in the world as it is or in another one, and all that leaves
//! the server about it.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use host::{
    Board, ChatLine, DrawPhase, DrawState, Outcome, Pace, SeatNow, Secret, Sitter, Snapshot, Stage,
    Tempo,
};
use luck::Quick;
use server::Perspective;
use shelf::{AnyEvent, AnyView, GameName, LogLine, Opinion, Shelf, Volume};
use table::{Audience, Chance, EventLine, Seat, Shown, Thing, Viewer};
use web::{LogModel, ReplayModel, TableModel};

/// Who looks, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// Somebody at a seat, or a guest.
    Of(Viewer),
    /// A television, opened by whoever sits at the first seat.
    Television,
}

impl Eyes {
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Eyes::Of(viewer) => viewer,
            Eyes::Television => Viewer::Spectator,
        }
    }

    pub(crate) fn all(seats: usize) -> impl Iterator<Item = Eyes> {
        Viewer::all(seats).map(Eyes::Of).chain([Eyes::Television])
    }
}

/// Books that go on otherwise, by what was read before. Each stays in memory for good, so they
/// are few.
#[derive(Default)]
pub(crate) struct Retellings(BTreeMap<String, Shelf>);

impl Retellings {
    const MOST: usize = 32;

    /// A shelf on which everything that nobody has read is told otherwise, where there is one, and
    /// whether somebody is reading.
    pub(crate) fn of(&mut self, view: &AnyView, luck: &mut Quick) -> Option<(Shelf, bool)> {
        let shelf = Shelf::embedded();
        let tale = shelf.reading(view);
        let is_open = tale.as_ref().is_some_and(|tale| tale.open);
        let read = serde_json::to_string(&tale).unwrap();
        if let Some(known) = self.0.get(&read) {
            return Some((known.clone(), is_open));
        }
        // Most are for moments when somebody reads.
        if self.0.len() == Retellings::MOST || (!is_open && luck.pick(8) > 0) {
            return None;
        }
        let with_hidden_text_changed = shelf.with_hidden_text_changed(view)?;
        self.0.insert(read, with_hidden_text_changed.clone());
        Some((with_hidden_text_changed, is_open))
    }
}

/// Something that can happen, another one for another secret.
fn happened(secret: &str) -> AnyEvent {
    static ALL: OnceLock<Vec<AnyEvent>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut luck = Quick::new(1, 0);
        let shelf = Shelf::embedded();
        let mut game = shelf.start(GameName::Faraway, 2, &[], &[], &mut luck).unwrap();
        for _ in 0..8 {
            let seat = game.to_act().first().unwrap();
            let action = game.actions(seat).swap_remove(0);
            game.act(seat, &action, &mut luck).unwrap();
        }
        game.log().iter().map(|line| line.event).collect()
    });
    all[secret.len() % all.len()]
}

/// One moment, in the world as it is or in another one that looks the same to the viewer.
pub(crate) struct World<'a, V: Volume> {
    pub(crate) game: &'a V,
    pub(crate) name: GameName,
    pub(crate) log: &'a [LogLine],
    pub(crate) setup: &'a str,
    pub(crate) people: &'a [Secret],
    pub(crate) eyes: Eyes,
    /// Stands for what is different about other worlds beside the state.
    pub(crate) mark: &'a str,
}

impl<V: Volume> World<'_, V> {
    fn knows(&self, seat: Seat) -> bool {
        self.eyes.viewer() == Viewer::Seat(seat)
    }

    /// Something only this seat knows.
    fn secret_of(&self, seat: Seat) -> &str {
        if self.knows(seat) { "mine" } else { self.mark }
    }

    /// A line that says and shows something else.
    fn told_otherwise(&self, line: &EventLine) -> EventLine {
        let mut other = EventLine { heading: Some(self.mark.to_owned()), ..line.clone() };
        other.text.clear();
        let thing = Thing::new("region", self.mark.len());
        other.thing(thing, self.mark).expect("a line of the log takes every text");
        other
    }

    /// A line for this seat alone.
    fn told_to(&self, seat: Seat) -> EventLine {
        let mut line = EventLine::plain(format!("only {seat} reads "));
        let thing = Thing::new("region", self.secret_of(seat).len());
        line.thing(thing, self.secret_of(seat)).expect("a line of the log takes every text");
        line
    }

    /// The same as a line of the log.
    fn line_for(&self, seat: Seat) -> LogLine {
        LogLine {
            of_move: 0,
            audience: Audience::Only(seat),
            event: happened(self.secret_of(seat)),
            line: self.told_to(seat),
            page: None,
        }
    }

    /// What this seat's story led to, which it has not read yet.
    fn outcome_of(&self, seat: Seat) -> Outcome {
        Outcome { of_move: 0, lines: vec![self.line_for(seat)] }
    }

    /// What is told to others is told differently; one line for each seat alone stands at the end.
    fn log(&self) -> Vec<Arc<LogLine>> {
        let viewer = self.eyes.viewer();
        let told = self.log.iter().map(|line| match line.audience.includes(viewer) {
            true => line.clone(),
            false => LogLine {
                event: happened(self.mark),
                line: self.told_otherwise(&line.line),
                ..line.clone()
            },
        });
        let alone = (0..self.game.seats()).map(Seat::new).map(|seat| self.line_for(seat));
        told.chain(alone).map(Arc::new).collect()
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        let seats = || (0..self.game.seats()).map(Seat::new);
        let undo = |seat: Seat| match self.knows(seat) {
            true => Err("it was so".to_owned()),
            false => Err(self.mark.to_owned()),
        };
        let hint = |seat: Seat| Opinion {
            index: 0,
            action: self.secret_of(seat).to_owned(),
            score: self.secret_of(seat).len() as f32,
            doubt: 1.0,
        };
        let over = self.game.standings().is_some();
        Snapshot {
            id: "table".into(),
            revision: 9,
            tick: 9,
            settled: Vec::new(),
            bots_wait: false,
            invitation: "friend".into(),
            game: self.name,
            shelf: Arc::new(Shelf::embedded()),
            chosen: self.name.chosen(self.setup).unwrap(),
            setup: self.setup.to_owned(),
            stage: if over { Stage::Over } else { Stage::Playing },
            listed: false,
            pace: Pace::Live,
            owner: self.people[0].who(),
            seats: self.people.iter().map(sits).collect(),
            left: seats().map(|_| None).collect(),
            forced: table::Seats::NONE,
            board: Some(Arc::new(Board {
                to_act: self.game.to_act(),
                moves: 9,
                views: Viewer::all(self.game.seats())
                    .map(|eyes| V::any(Shown::of(self.game, eyes)))
                    .collect(),
                undo: seats().map(undo).collect(),
                standings: self.game.standings(),
                log: self.log(),
                passages: 0,
            })),
            chat: vec![Arc::new(ChatLine {
                revision: 1,
                name: "Ada".into(),
                text: "hello".into(),
            })],
            take_back: None,
            eyes: Arc::default(),
            requests: Vec::new(),
            seat_log: Vec::new(),
            seed_hash: "hash".into(),
            seed: None,
            draw: DrawState {
                phase: DrawPhase::Begun,
                until_ms: None,
                pledged: Vec::new(),
                added_nothing: Vec::new(),
                left_out: Vec::new(),
                again: Vec::new(),
            },
            terms: None,
            brought: None,
            checked: None,
            rematch: None,
            guide: Some(host::Guide { seat: Seat::new(0), speaks: true }),
            hints: seats()
                .map(|seat| (seat, Arc::new(vec![hint(seat)])))
                .collect::<BTreeMap<_, _>>(),
            outcomes: seats().map(|seat| (seat, Arc::new(self.outcome_of(seat)))).collect(),
            tempo: Tempo::Normal,
            present: Vec::new(),
            readers: Vec::new(),
        }
    }
}

fn sits(secret: &Secret) -> SeatNow {
    SeatNow::of("Ada".into(), Sitter::Person(secret.who()))
}

pub(crate) fn model(table: &Snapshot, shelf: Shelf, people: &[Secret], eyes: Eyes) -> TableModel {
    let perspective = match eyes {
        Eyes::Of(viewer) => {
            let stranger = || Secret::fresh().unwrap();
            let who = viewer.seat().map_or_else(stranger, |seat| people[seat.index()]).who();
            let perspective = Perspective::of(table, who, None, "invite");
            assert_eq!(perspective.viewer, viewer);
            perspective
        }
        Eyes::Television => Perspective::public("invite"),
    };
    let table = Snapshot { shelf: shelf.into(), ..table.clone() };
    server::table_model(&table, &perspective, None)
}

/// Everything that leaves the server for these eyes: pages, pushes, JSON, log and replay.
pub(crate) fn everything(table: &Snapshot, model: &TableModel, eyes: Eyes) -> Vec<String> {
    match eyes {
        Eyes::Television => vec![web::board_page(model), web::board_fragment(model)],
        Eyes::Of(viewer) => {
            let whole: Vec<LogModel> =
                table.board.as_ref().unwrap().log(viewer).map(LogModel::from).collect();
            let replay = ReplayModel {
                table: TableModel {
                    view: model.view.clone().map(AnyView::without_actions),
                    undo: None,
                    ..model.clone()
                },
                at: 9,
                moves: 9,
                as_seat: viewer.seat(),
            };
            vec![
                web::table_page(model),
                web::table_fragment(model),
                web::log_page(
                    &TableModel { log: whole, ..model.clone() },
                    web::LogLinks::default(),
                ),
                web::replay_page(&replay),
                server::model_json(table, model).to_string(),
            ]
        }
    }
}
