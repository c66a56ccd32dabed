//! Swapping everything a viewer may not know changes not one byte of what they get.
//!
//! Written once, for every game on the shelf, every number of players and every
//! option: at random moments of random games another world is imagined behind
//! the viewer's view. Everything of the table that other eyes see is taken from
//! that world instead; what is rendered for the viewer must stay the same, and
//! so must its size.

use std::{collections::BTreeMap, convert::Infallible, sync::Arc};

use axum::{
    body::to_bytes,
    response::{IntoResponse, Sse},
};
use futures_util::stream;
use host::{Board, ChatLine, Pace, SeatNow, Secret, Sitter, Snapshot, Stage};
use luck::Quick;
use shelf::{GameName, LogLine, Opinion, Shelf, Visit, Volume};
use table::{Audience, Chance, Happening, Names, Record, Seat, Viewer};
use web::{LogModel, ReplayModel, TableModel};

/// Who looks, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eyes {
    /// Somebody at a seat, or a guest.
    Of(Viewer),
    /// A television, opened by whoever sits at the first seat.
    Television,
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Of(viewer) => viewer,
            Eyes::Television => Viewer::Spectator,
        }
    }

    fn all(seats: usize) -> impl Iterator<Item = Eyes> {
        Viewer::all(seats).map(Eyes::Of).chain([Eyes::Television])
    }
}

/// One moment, in the world as it is or in another one that looks the same to the viewer.
struct World<'a, V: Volume> {
    game: &'a V,
    name: GameName,
    log: &'a [LogLine],
    setup: &'a str,
    people: &'a [Secret],
    eyes: Eyes,
    /// Stands for what is different about other worlds beside the state.
    mark: &'a str,
}

impl<V: Volume> World<'_, V> {
    fn knows(&self, seat: Seat) -> bool {
        self.eyes.viewer() == Viewer::Seat(seat)
    }

    /// Something only this seat knows.
    fn secret_of(&self, seat: Seat) -> &str {
        if self.knows(seat) { "mine" } else { self.mark }
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// What is told to others is told differently; one line for each seat alone stands at the end.
    fn log(&self) -> Vec<Arc<LogLine>> {
        let viewer = self.eyes.viewer();
        let told = self.log.iter().map(|line| match line.audience.includes(viewer) {
            true => line.clone(),
            false => LogLine { text: format!("{} {}", self.mark, line.text), ..line.clone() },
        });
        let alone = (0..self.game.seats()).map(Seat::new).map(|seat| LogLine {
            of_move: 0,
            audience: Audience::Only(seat),
            text: format!("only {seat} reads {}", self.secret_of(seat)),
        });
        told.chain(alone).map(Arc::new).collect()
    }

    fn snapshot(&self) -> Snapshot {
        let seats = || (0..self.game.seats()).map(Seat::new);
        let undo = |seat: Seat| match self.knows(seat) {
            true => Err("it was so".to_owned()),
            false => Err(self.mark.to_owned()),
        };
        let hint = |seat: Seat| Opinion {
            action: self.secret_of(seat).to_owned(),
            score: self.secret_of(seat).len() as f32,
            doubt: 1.0,
        };
        let over = self.game.standings().is_some();
        Snapshot {
            id: "table".into(),
            revision: 9,
            tick: 9,
            game: self.name,
            choices: Vec::new(),
            stage: if over { Stage::Over } else { Stage::Playing },
            listed: false,
            pace: Pace::Live,
            owner: self.people[0].who(),
            seats: self.people.iter().map(sits).collect(),
            left: seats().map(|_| None).collect(),
            board: Some(Arc::new(Board {
                to_act: self.game.to_act(),
                moves: 9,
                views: Viewer::all(self.game.seats())
                    .map(|eyes| V::any(self.game.view(eyes)))
                    .collect(),
                actions: seats().map(|seat| self.actions(seat)).collect(),
                undo: seats().map(undo).collect(),
                standings: self.game.standings(),
                log: self.log(),
                setup: self.setup.to_owned(),
            })),
            chat: vec![Arc::new(ChatLine { name: "Ada".into(), text: "hello".into() })],
            take_back: None,
            seed_hash: "hash".into(),
            seed: None,
            checked: None,
            rematch: None,
            hints: seats()
                .map(|seat| (seat, Arc::new(vec![hint(seat)])))
                .collect::<BTreeMap<_, _>>(),
            present: Vec::new(),
        }
    }
}

fn sits(secret: &Secret) -> SeatNow {
    SeatNow { name: "Ada".into(), sitter: Sitter::Person(secret.who()), left_by: None }
}

fn model(table: &Snapshot, people: &[Secret], eyes: Eyes) -> TableModel {
    let (who, seen) = match eyes {
        Eyes::Of(viewer) => {
            let stranger = || Secret::fresh().unwrap();
            let who = viewer.seat().map_or_else(stranger, |seat| people[seat.index()]).who();
            let seen = server::eyes(table, who, None);
            assert_eq!(seen.0, viewer);
            (who, seen)
        }
        Eyes::Television => (people[0].who(), (Viewer::Spectator, None)),
    };
    server::table_model(table, Shelf::embedded(), who, seen, "invite".into(), None)
}

/// Everything that leaves the server for these eyes: pages, pushes, JSON, log and replay.
fn everything(table: &Snapshot, model: &TableModel, eyes: Eyes) -> Vec<String> {
    match eyes {
        Eyes::Television => vec![web::board_page(model), web::board_fragment(model)],
        Eyes::Of(viewer) => {
            let whole: Vec<LogModel> = table
                .board
                .as_ref()
                .unwrap()
                .log(viewer)
                .map(|line| LogModel { of_move: line.of_move, text: line.text.clone() })
                .collect();
            let replay = ReplayModel {
                table: TableModel { actions: Vec::new(), undo: None, ..model.clone() },
                at: 9,
                moves: 9,
                as_seat: viewer.seat(),
            };
            vec![
                web::table_page(model),
                web::table_fragment(model),
                web::log_page(&TableModel { log: whole, ..model.clone() }),
                web::replay_page(&replay),
                server::model_json(table, model).to_string(),
            ]
        }
    }
}

/// Something that goes wrong on the way from the table to a viewer, for tests of the test.
type Plant = fn(&mut TableModel, &Snapshot, Seat);

/// Whose eyes are to catch it.
type Enough = fn(Eyes) -> bool;

/// Plays random games and counts what is to be told apart.
struct Spy<'a> {
    name: GameName,
    players: usize,
    choices: &'a [&'a str],
    games: u64,
    /// Of how many moments one is looked at.
    one_of: u32,
    /// What goes wrong, and whose eyes are to see it: then it is enough.
    plant: Option<(Plant, Enough)>,
}

#[derive(Default)]
struct Report {
    compared: usize,
    /// How often the other world really was another one.
    different: usize,
    /// Who could tell two worlds apart.
    caught: Vec<Eyes>,
}

impl Visit for Spy<'_> {
    type Out = Report;

    fn visit<V: Volume>(self, content: &'static V::Content) -> Report {
        let people: Vec<Secret> = (0..self.players).map(|_| Secret::fresh().unwrap()).collect();
        let setup = V::setup(self.players, self.choices).unwrap();
        let called = setup.to_string();
        let names = Names::plain();
        let mut report = Report::default();
        for seed in 0..self.games {
            let mut luck = Quick::new(seed, self.players as u64);
            let mut record: Record<V> = Record::start(content, &setup, &mut luck).unwrap();
            let mut log: Vec<LogLine> = Vec::new();
            loop {
                for eyes in Eyes::all(self.players) {
                    if luck.pick(self.one_of) > 0 {
                        continue;
                    }
                    let game = record.game();
                    let other = V::imagine(content, &game.view(eyes.viewer()), &mut luck);
                    let world = |game, mark| World {
                        game,
                        name: self.name,
                        log: &log,
                        setup: &called,
                        people: &people,
                        eyes,
                        mark,
                    };
                    let [real, imagined] =
                        [world(game, "real"), world(&other, "imagined otherwise")].map(|world| {
                            let table = world.snapshot();
                            let mut model = model(&table, &people, eyes);
                            if let Some((plant, _)) = self.plant {
                                let mine = eyes.viewer().seat().map_or(0, Seat::index);
                                plant(&mut model, &table, Seat::new((mine + 1) % self.players));
                            }
                            everything(&table, &model, eyes)
                        });
                    report.compared += 1;
                    report.different += usize::from(
                        Viewer::all(self.players).any(|eyes| game.view(eyes) != other.view(eyes)),
                    );
                    if real != imagined {
                        report.caught.push(eyes);
                        if self.plant.is_some_and(|(_, is_enough)| is_enough(eyes)) {
                            return report;
                        }
                    }
                }
                let to_act: Vec<Seat> = record.game().to_act().iter().collect();
                if to_act.is_empty() {
                    break;
                }
                let seat = to_act[luck.pick(to_act.len() as u32) as usize];
                let mut actions = Vec::new();
                record.game().actions(seat, &mut actions);
                let action = actions[luck.pick(actions.len() as u32) as usize];
                let of_move = record.moves().len();
                let events = record.act(seat, action, &mut luck).unwrap();
                log.extend(events.iter().map(|event| LogLine {
                    of_move,
                    audience: event.audience(),
                    text: event.told(&names).to_string(),
                }));
            }
        }
        report
    }
}

/// Every game with every number of players: as it comes, and with each of its options.
fn setups() -> impl Iterator<Item = (GameName, usize, Vec<&'static str>)> {
    GameName::ALL.iter().flat_map(|&name| {
        let options = name.choices().iter().map(|choice| vec![choice.word]);
        let options: Vec<Vec<&str>> = [Vec::new()].into_iter().chain(options).collect();
        name.players().flat_map(move |players| {
            options.clone().into_iter().map(move |choices| (name, players, choices))
        })
    })
}

/// How many games are looked into for each setup.
fn games() -> u64 {
    std::env::var("TABLETALE_LEAKS").ok().and_then(|games| games.parse().ok()).unwrap_or(6)
}

#[test]
fn another_world_behind_the_same_view_is_the_same_page() {
    let mut all = Report::default();
    for (name, players, choices) in setups() {
        let spy = Spy { name, players, choices: &choices, games: games(), one_of: 8, plant: None };
        let report = Shelf::embedded().visit(name, spy);
        assert!(
            report.caught.is_empty(),
            "{name} for {players} {choices:?}: {:?} can tell two worlds apart",
            report.caught[0]
        );
        assert!(report.different > report.compared / 3, "{name} for {players} {choices:?}");
        all.compared += report.compared;
        all.different += report.different;
    }
    println!(
        "{} of {} worlds were different, and none was told apart",
        all.different, all.compared
    );
    assert!(all.compared > 1_000 * GameName::ALL.len(), "{}", all.compared);
}

#[test]
fn planted_leaks_are_caught_in_every_game_and_setup() {
    let plants: [(&str, Plant); 5] = [
        ("the neighbour's actions", |model, table, seat| {
            model.actions = table.board.as_ref().unwrap().actions[seat.index()].clone();
        }),
        ("the neighbour's view", |model, table, seat| {
            model.view = Some(table.board.as_ref().unwrap().view(Viewer::Seat(seat)).clone());
        }),
        ("the neighbour's log", |model, table, seat| {
            let board = table.board.as_ref().unwrap();
            let line = board.log.iter().find(|line| line.audience == Audience::Only(seat)).unwrap();
            model.log.push(LogModel { of_move: 0, text: line.text.clone() });
        }),
        ("the neighbour's hint", |model, table, seat| {
            model.hint = table.hints.get(&seat).map(|opinions| opinions.as_ref().clone());
        }),
        ("the neighbour's undo", |model, table, seat| {
            model.undo = Some(table.board.as_ref().unwrap().undo[seat.index()].clone());
        }),
    ];
    for (name, players, choices) in setups() {
        let choices = &choices[..];
        for (what, plant) in plants {
            let at_seat: Enough = |eyes| matches!(eyes, Eyes::Of(Viewer::Seat(_)));
            let plant = Some((plant, at_seat));
            let spy = Spy { name, players, choices, games: 20, one_of: 8, plant };
            let caught = Shelf::embedded().visit(name, spy).caught;
            let is_caught = caught.into_iter().any(at_seat);
            assert!(is_caught, "{what} went unnoticed: {name} for {players} {choices:?}");
        }
        // A television has no buttons, hints or lines, and shows no hand whatever view it is given:
        // what leaks there leaks into public words.
        let named: Plant = |model, table, seat| {
            model.seats[0].name = table.hints[&seat][0].action.clone();
        };
        let plant: Option<(Plant, Enough)> = Some((named, |eyes| eyes == Eyes::Television));
        let spy = Spy { name, players, choices, games: 20, one_of: 8, plant };
        let caught = Shelf::embedded().visit(name, spy).caught;
        assert!(caught.contains(&Eyes::Television), "{name} for {players} {choices:?}");
    }
}

/// The bytes of a push are those of its fragment: whatever is the same is pushed the same.
#[tokio::test]
async fn a_push_adds_nothing_to_its_fragment() {
    let (name, players, choices) = setups().next().unwrap();
    struct Fragment(Vec<Secret>, GameName);
    impl Visit for Fragment {
        type Out = String;

        fn visit<V: Volume>(self, content: &'static V::Content) -> String {
            let setup = V::setup(self.0.len(), &[]).unwrap();
            let record: Record<V> = Record::start(content, &setup, &mut Quick::new(1, 1)).unwrap();
            let eyes = Eyes::Of(Viewer::Seat(Seat::new(0)));
            let (game, name, log, setup) = (record.game(), self.1, &[][..], "");
            let table =
                World { game, name, log, setup, people: &self.0, eyes, mark: "real" }.snapshot();
            web::table_fragment(&model(&table, &self.0, eyes))
        }
    }
    assert!(choices.is_empty());
    let people = (0..players).map(|_| Secret::fresh().unwrap()).collect();
    let fragment = Shelf::embedded().visit(name, Fragment(people, name));

    let events = [Ok::<_, Infallible>(server::push(9, &fragment))];
    let body = Sse::new(stream::iter(events)).into_response().into_body();
    let bytes = to_bytes(body, usize::MAX).await.unwrap();

    let lines: String = fragment.lines().map(|line| format!("data: {line}\n")).collect();
    assert_eq!(bytes, format!("event: view\nid: 9\n{lines}\n"));
}
