//! Swapping everything a viewer may not know changes not one byte of what they get.
//!
//! Written once, for every game on the shelf, every number of players and every
//! option: at random moments of random games another world is imagined behind
//! the viewer's view. Everything of the table that other eyes see is taken from
//! that world instead; what is rendered for the viewer must stay the same, and
//! so must its size.

use std::convert::Infallible;

use axum::{
    body::to_bytes,
    response::{IntoResponse, Sse},
};
use futures_util::stream;
use host::{Board, Secret, Snapshot};
use luck::Quick;
use shelf::{GameName, LogLine, Shelf, Visit, Volume};
use table::{Audience, Chance, Happening, Names, Record, Seat, Viewer};
use web::{LogModel, TableModel};

use crate::worlds::{Eyes, World, everything, model};

/// Something that goes wrong on the way from the table to a viewer, for tests of the test.
#[derive(Clone, Copy)]
struct Plant {
    what: &'static str,
    /// Shows the viewer something of this seat's.
    leak: fn(&mut TableModel, &Snapshot, Seat),
    /// What that is: where it is the same in both worlds there is nothing to catch.
    leaked: fn(&Snapshot, Seat) -> String,
    /// Whose eyes are to catch it: then it is enough.
    is_enough: fn(Eyes) -> bool,
}

/// Plays random games and counts what is to be told apart.
struct Spy<'a> {
    name: GameName,
    players: usize,
    choices: &'a [&'a str],
    games: u64,
    /// Of how many moments one is looked at.
    one_of: u32,
    plant: Option<Plant>,
}

#[derive(Default)]
struct Report {
    compared: usize,
    /// How often the other world really was another one.
    different: usize,
    /// How often there was something to catch for those who should.
    catchable: usize,
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
                    let worlds = [world(game, "real"), world(&other, "imagined otherwise")];
                    let [real, imagined] = worlds.map(|world| {
                        let table = world.snapshot();
                        let mut model = model(&table, &people, eyes);
                        let leaked = self.plant.map(|plant| {
                            let mine = eyes.viewer().seat().map_or(0, Seat::index);
                            let neighbour = Seat::new((mine + 1) % self.players);
                            (plant.leak)(&mut model, &table, neighbour);
                            (plant.leaked)(&table, neighbour)
                        });
                        (everything(&table, &model, eyes), leaked)
                    });
                    report.compared += 1;
                    report.different += usize::from(
                        Viewer::all(self.players).any(|eyes| game.view(eyes) != other.view(eyes)),
                    );
                    let is_enough = self.plant.is_some_and(|plant| (plant.is_enough)(eyes));
                    report.catchable += usize::from(is_enough && real.1 != imagined.1);
                    if real.0 != imagined.0 {
                        report.caught.push(eyes);
                        if is_enough {
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
    std::env::var("TABLETALE_LEAKS").ok().and_then(|games| games.parse().ok()).unwrap_or(4)
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
        all.compared += report.compared;
        all.different += report.different;
    }
    println!(
        "{} of {} worlds were different, and none was told apart",
        all.different, all.compared
    );
    // Not every game has secrets between its players; those on the shelf have plenty together.
    assert!(all.different > 1_000, "{} of {}", all.different, all.compared);
}

#[test]
fn planted_leaks_are_caught_in_every_game_and_setup() {
    fn board(table: &Snapshot) -> &Board {
        table.board.as_ref().unwrap()
    }
    let is_enough = |eyes| matches!(eyes, Eyes::Of(Viewer::Seat(_)));
    let plants = [
        Plant {
            what: "the neighbour's actions",
            leak: |model, table, seat| {
                model.actions = board(table).actions[seat.index()].clone();
            },
            leaked: |table, seat| board(table).actions[seat.index()].join("\n"),
            is_enough,
        },
        Plant {
            what: "the neighbour's view",
            leak: |model, table, seat| {
                model.view = Some(board(table).view(Viewer::Seat(seat)).clone());
            },
            leaked: |table, seat| board(table).view(Viewer::Seat(seat)).json().to_string(),
            is_enough,
        },
        Plant {
            what: "the neighbour's log",
            leak: |model, table, seat| {
                let text = told_alone(table, seat);
                model.log.push(LogModel { of_move: 0, text });
            },
            leaked: told_alone,
            is_enough,
        },
        Plant {
            what: "the neighbour's hint",
            leak: |model, table, seat| model.hint = Some(table.hints[&seat].to_vec()),
            leaked: |table, seat| table.hints[&seat][0].action.clone(),
            is_enough,
        },
        Plant {
            what: "the neighbour's undo",
            leak: |model, table, seat| model.undo = Some(board(table).undo[seat.index()].clone()),
            leaked: |table, seat| format!("{:?}", board(table).undo[seat.index()]),
            is_enough,
        },
        // A television has no buttons, hints or lines, and shows no hand whatever view it is given:
        // what leaks there leaks into public words.
        Plant {
            what: "an address on the television",
            leak: |model, table, seat| model.id = table.hints[&seat][0].action.clone(),
            leaked: |table, seat| table.hints[&seat][0].action.clone(),
            is_enough: |eyes| eyes == Eyes::Television,
        },
    ];
    let mut catchable = [0; 6];
    for (name, players, choices) in setups() {
        for (index, plant) in plants.into_iter().enumerate() {
            let what = format!("{}, {name} for {players} {choices:?}", plant.what);
            let (choices, is_enough, plant) = (&choices[..], plant.is_enough, Some(plant));
            let spy = Spy { name, players, choices, games: 4, one_of: 8, plant };
            let report = Shelf::embedded().visit(name, spy);
            let is_caught = report.caught.into_iter().any(is_enough);
            assert!(is_caught || report.catchable == 0, "{what} went unnoticed");
            catchable[index] += report.catchable;
        }
    }
    assert!(catchable.iter().all(|&count| count > 0), "{catchable:?}");
}

/// The line that is for one seat alone.
fn told_alone(table: &Snapshot, seat: Seat) -> String {
    let log = &table.board.as_ref().unwrap().log;
    let line = log.iter().rfind(|line| line.audience == Audience::Only(seat));
    line.map(|line| line.text.clone()).unwrap_or_default()
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
