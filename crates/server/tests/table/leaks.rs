//! Swapping everything a viewer may not know changes not one byte of what they get.
//!
//! Written once, for every game on the shelf, every number of players and every
//! option: at random moments of random games another world is imagined behind
//! the viewer's view. Everything of the table that other eyes see is taken from
//! that world instead, and where a game reads from a book, so is everything in
//! it that nobody has read yet. What is rendered for the viewer must stay the
//! same, and so must its size.

use std::{collections::BTreeMap, sync::Mutex, thread};

use host::{Board, Secret, Snapshot};
use luck::Quick;
use shelf::{AnyView, Chosen, GameName, Held, HiddenText, LogLine, Shelf, Visit, Volume};
use table::{Audience, Chance, EventLine, Happening, Names, Record, Seat, Shown, Viewer};
use web::{LogModel, TableModel};

use crate::worlds::{Eyes, Retellings, World, everything, model};

/// Something that goes wrong on the way from the table to a viewer, for tests of the test.
#[derive(Clone, Copy)]
struct Plant {
    what: &'static str,
    whose: Whose,
    /// Shows the viewer something, such as this seat's.
    leak: fn(&mut TableModel, &Snapshot, Seat),
    /// What that is: where it is the same in both worlds there is nothing to catch.
    leaked: fn(&TableModel, &Snapshot, Seat) -> String,
    /// Whose eyes are to catch it: then it is enough.
    is_enough: fn(Eyes) -> bool,
}

/// What kind of secret is given away.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// One that every table has, whatever is played: there is always something to catch.
    AnyTable,
    /// One that only some games have.
    ThisGame,
}

/// Plays random games and counts what is to be told apart.
struct Spy<'a> {
    name: GameName,
    players: usize,
    chosen: &'a Chosen,
    games: u64,
    /// Of how many moments one is looked at in the beginning.
    one_of: u32,
    retellings: &'a mut Retellings,
    plant: Option<Plant>,
}

#[derive(Default)]
struct Report {
    compared: usize,
    /// How often the other world really was another one to somebody's eyes.
    other_views: usize,
    /// How often two worlds that were imagined were not the same.
    other_states: usize,
    /// How often its book was another one.
    other_books: usize,
    /// How often that was while somebody read in it.
    tales_open: usize,
    /// How often there was something to catch for those who should.
    catchable: usize,
    /// Who could tell two worlds apart.
    caught: Vec<Eyes>,
}

impl Visit for Spy<'_> {
    type Out = Report;

    fn visit<V: Volume>(self, content: &Held<V::Content>) -> Report {
        let content = content.for_good();
        let people: Vec<Secret> = (0..self.players).map(|_| Secret::fresh().unwrap()).collect();
        let setup = V::setup(self.chosen).unwrap();
        let called = setup.to_string();
        let names = Names::plain();
        let mut report = Report::default();
        for seed in 0..self.games {
            let mut luck = Quick::new(seed, self.players as u64);
            let mut record: Record<V> = Record::start(content, &setup, &mut luck).unwrap();
            let mut log: Vec<LogLine> = Vec::new();
            loop {
                for eyes in Eyes::all(self.players) {
                    let is_enough = |plant: &Plant| (plant.is_enough)(eyes);
                    let one_of = self.one_of + record.moves().len().saturating_sub(EARLY) as u32;
                    if luck.pick(one_of) > 0 || !self.plant.iter().all(is_enough) {
                        continue;
                    }
                    let game = record.game();
                    let view = game.view(eyes.viewer());
                    let other = V::imagine(content, &view, &mut luck);
                    let third = V::imagine(content, &view, &mut luck);
                    let with_hidden_text_changed =
                        self.retellings.of(&V::any(Shown { view, actions: Vec::new() }), &mut luck);
                    let shelf = Shelf::embedded();
                    let world = |game, mark| World {
                        game,
                        name: self.name,
                        log: &log,
                        setup: &called,
                        people: &people,
                        eyes,
                        mark,
                    };
                    let worlds = [
                        (world(game, "real"), shelf.clone()),
                        (
                            world(&other, "imagined otherwise"),
                            with_hidden_text_changed
                                .clone()
                                .map_or(shelf.clone(), |(with_hidden_text_changed, _)| {
                                    with_hidden_text_changed
                                }),
                        ),
                    ];
                    let worlds = worlds.map(|(world, shelf)| {
                        let table = world.snapshot();
                        let mut model = model(&table, shelf, &people, eyes);
                        let leaked = self.plant.map(|plant| {
                            let mine = eyes.viewer().seat().map_or(0, Seat::index);
                            let neighbour = Seat::new((mine + 1) % self.players);
                            let leaked = (plant.leaked)(&model, &table, neighbour);
                            (plant.leak)(&mut model, &table, neighbour);
                            leaked
                        });
                        (table, model, leaked)
                    });
                    if self.plant.is_some() {
                        if worlds[0].2 == worlds[1].2 {
                            continue;
                        }
                        report.catchable += 1;
                    }
                    let [real, imagined] =
                        worlds.map(|(table, model, _)| everything(&table, &model, eyes));
                    report.compared += 1;
                    report.other_views += usize::from(
                        Viewer::all(self.players).any(|eyes| game.view(eyes) != other.view(eyes)),
                    );
                    // Whatever is imagined may be marked as such: these two are alike in that.
                    report.other_states += usize::from(other != third);
                    report.other_books += usize::from(with_hidden_text_changed.is_some());
                    report.tales_open +=
                        usize::from(with_hidden_text_changed.is_some_and(|(_, is_open)| is_open));
                    if real != imagined {
                        report.caught.push(eyes);
                        if self.plant.is_some() {
                            return report;
                        }
                    }
                }
                let to_act: Vec<Seat> = record.game().to_act().iter().collect();
                if to_act.is_empty() || record.moves().len() >= MOST_MOVES {
                    break;
                }
                let seat = to_act[luck.pick(to_act.len() as u32) as usize];
                let mut actions = Vec::new();
                record.game().actions(seat, &mut actions);
                let action = actions[luck.pick(actions.len() as u32) as usize];
                let of_move = record.moves().len();
                let events = record.act(seat, action, &mut luck).unwrap();
                log.extend(events.iter().filter_map(|event| {
                    let line = event.told(record.content(), &names)?;
                    let (audience, event) = (event.audience(), V::any_event(event));
                    Some(LogLine { of_move, audience, event, line, page: None })
                }));
            }
        }
        report
    }
}

/// Every game with every number of players: as it comes, and with each of its options; those of
/// seats where the fewest play.
fn setups() -> impl Iterator<Item = (GameName, Chosen)> {
    // The toy is too short for worlds enough; what its pages give away is tested with them.
    let games = GameName::ALL.iter().filter(|name| name.word() != "toy");
    games.flat_map(|&name| {
        let samples = name.players().flat_map(move |players| name.menu().samples(players).unwrap());
        let of_table = |chosen: &Chosen| chosen.given().iter().all(|given| given.seat.is_none());
        let samples = samples
            .filter(move |chosen| of_table(chosen) || chosen.players() == name.menu().fewest);
        samples.map(move |chosen| (name, chosen))
    })
}

/// Random players of some games go on for thousands of moves; so many show what there is to see.
const MOST_MOVES: usize = 400;

/// After so many moves it is looked at less and less often.
const EARLY: usize = 160;

/// How many games are looked into for each setup.
fn games() -> u64 {
    std::env::var("TABLETALE_LEAKS").ok().and_then(|games| games.parse().ok()).unwrap_or(4)
}

#[test]
fn another_world_behind_the_same_view_is_the_same_page() {
    let (setups, books) = (Mutex::new(setups()), Mutex::new(BTreeMap::new()));
    let next = || setups.lock().unwrap().next();
    // Each setup takes seconds, so every processor looks into some of them.
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((name, chosen)) = next() {
                    let (tales_open, other_books) = is_the_same_page(name, &chosen);
                    let mut books = books.lock().unwrap();
                    let of_game = books.entry(name.word()).or_insert((0, 0));
                    *of_game = (of_game.0 + tales_open, of_game.1 + other_books);
                }
            });
        }
    });
    // A quest is rare where people play at random, so that all setups of a game are counted together.
    for (game, (tales_open, other_books)) in books.into_inner().unwrap() {
        assert!(tales_open > 4 || other_books == 0, "{game}: {tales_open} tales were open");
    }
}

/// Fails where somebody can tell two worlds apart; how often a tale was open, and had another book.
fn is_the_same_page(name: GameName, chosen: &Chosen) -> (usize, usize) {
    let retellings = &mut Retellings::default();
    let (players, games, plant) = (chosen.players(), games(), None);
    let what = format!("{name}, {}", name.setup(chosen).unwrap());
    let spy = Spy { name, players, chosen, games, one_of: 8, retellings, plant };
    let report = Shelf::embedded().visit(name, spy);
    assert!(report.caught.is_empty(), "{what}: {:?} can tell two worlds apart", report.caught[0]);
    let Report { compared, other_views, other_states, other_books, tales_open, .. } = report;
    let found = format!(
        "{what}: of {compared} worlds {other_views} were different to other eyes, \
         {other_states} were not imagined alike and {other_books} had another book, \
         {tales_open} of them open"
    );
    println!("{found}; none was told apart");
    // What nobody knows is in the states; a page could tell of other views or of the book.
    assert!(other_states > 4, "{found}");
    assert!(other_views + other_books > 20, "{found}");
    (tales_open, other_books)
}

#[test]
fn planted_leaks_are_caught_in_every_game_and_setup() {
    fn board(table: &Snapshot) -> &Board {
        table.board.as_ref().unwrap()
    }
    fn theirs(table: &Snapshot, seat: Seat) -> &AnyView {
        board(table).view(Viewer::Seat(seat))
    }
    fn said(text: String) -> LogModel {
        let line = EventLine::plain(text);
        LogModel { of_move: Some(0), after: 1, event: None, line, is_in_book: false }
    }
    let is_enough = |eyes| matches!(eyes, Eyes::Of(Viewer::Seat(_)));
    let plants = [
        Plant {
            what: "the neighbour's actions",
            whose: Whose::ThisGame,
            leak: |model, table, seat| {
                model.notice = Some(theirs(table, seat).actions().join("\n"));
            },
            leaked: |_, table, seat| theirs(table, seat).actions().join("\n"),
            is_enough,
        },
        Plant {
            what: "the neighbour's view",
            whose: Whose::ThisGame,
            leak: |model, table, seat| {
                model.view = Some(theirs(table, seat).clone());
            },
            leaked: |_, table, seat| theirs(table, seat).json().to_string(),
            is_enough,
        },
        Plant {
            what: "what is read behind a choice",
            whose: Whose::ThisGame,
            leak: |model, _, _| {
                let text = hidden_text(model).texts.swap_remove(0);
                model.log.push(said(text));
            },
            leaked: |model, _, _| hidden_text(model).texts.swap_remove(0),
            is_enough,
        },
        Plant {
            what: "what a choice brings, on the television",
            whose: Whose::ThisGame,
            leak: |model, _, _| model.id = hidden_text(model).rewards.swap_remove(0),
            leaked: |model, _, _| hidden_text(model).rewards.swap_remove(0),
            is_enough: |eyes| eyes == Eyes::Television,
        },
        Plant {
            what: "the neighbour's log",
            whose: Whose::AnyTable,
            leak: |model, table, seat| {
                let text = told_alone(table, seat);
                model.log.push(said(text));
            },
            leaked: |_, table, seat| told_alone(table, seat),
            is_enough,
        },
        Plant {
            what: "the neighbour's hint",
            whose: Whose::AnyTable,
            leak: |model, table, seat| model.hint = Some(table.hints[&seat].to_vec()),
            leaked: |_, table, seat| table.hints[&seat][0].action.clone(),
            is_enough,
        },
        Plant {
            what: "the neighbour's undo",
            whose: Whose::AnyTable,
            leak: |model, table, seat| model.undo = Some(board(table).undo[seat.index()].clone()),
            leaked: |_, table, seat| format!("{:?}", board(table).undo[seat.index()]),
            is_enough,
        },
        // A television has no buttons, hints or lines, and shows no hand whatever view it is given:
        // what leaks there leaks into public words.
        Plant {
            what: "an address on the television",
            whose: Whose::AnyTable,
            leak: |model, table, seat| model.id = table.hints[&seat][0].action.clone(),
            leaked: |_, table, seat| table.hints[&seat][0].action.clone(),
            is_enough: |eyes| eyes == Eyes::Television,
        },
    ];
    // Where one plays alone there is nobody else's secret to give away.
    for (name, chosen) in setups().filter(|(_, chosen)| chosen.players() > 1) {
        let (players, setup) = (chosen.players(), name.setup(&chosen).unwrap());
        let mut retellings = Retellings::default();
        let mut caught = Vec::new();
        for plant in plants {
            let what = format!("{}, {name}, {setup}", plant.what);
            let (chosen, retellings, plant_it) = (&chosen, &mut retellings, Some(plant));
            let spy =
                Spy { name, players, chosen, games: 4, one_of: 8, retellings, plant: plant_it };
            let report = Shelf::embedded().visit(name, spy);
            let is_caught = !report.caught.is_empty();
            let is_empty = plant.whose == Whose::ThisGame && report.catchable == 0;
            assert!(is_caught || is_empty, "{what} went unnoticed");
            if is_caught && plant.whose == Whose::ThisGame {
                caught.push(plant.what);
            }
        }
        println!("{name}, {setup}: caught {caught:?}");
        // Two at least: in hands, in the book, or in whatever a later game hides.
        assert!(caught.len() >= 2, "{name}, {setup}: only {caught:?}");
    }
}

/// What nobody at this table has read yet, with an empty line where there is nothing.
fn hidden_text(model: &TableModel) -> HiddenText {
    let mut hidden_text =
        model.view.as_ref().map(|view| model.shelf.hidden_text(view)).unwrap_or_default();
    for lines in [&mut hidden_text.texts, &mut hidden_text.rewards] {
        if lines.is_empty() {
            lines.push(String::new());
        }
    }
    hidden_text
}

/// The line that is for one seat alone.
fn told_alone(table: &Snapshot, seat: Seat) -> String {
    let log = &table.board.as_ref().unwrap().log;
    let line = log.iter().rfind(|line| line.audience == Audience::Only(seat));
    line.map(|line| line.line.text.clone()).unwrap_or_default()
}

/// The bytes of a push are those of its fragment: whatever is the same is pushed the same.
#[test]
fn a_push_adds_nothing_to_its_fragment() {
    let (name, chosen) = setups().next().unwrap();
    struct Fragment(Vec<Secret>, GameName, Chosen);
    impl Visit for Fragment {
        type Out = String;

        fn visit<V: Volume>(self, content: &Held<V::Content>) -> String {
            let content = content.for_good();
            let setup = V::setup(&self.2).unwrap();
            let record: Record<V> = Record::start(content, &setup, &mut Quick::new(1, 1)).unwrap();
            let eyes = Eyes::Of(Viewer::Seat(Seat::new(0)));
            let setup = setup.to_string();
            let (game, name, log, setup) = (record.game(), self.1, &[][..], &setup);
            let table =
                World { game, name, log, setup, people: &self.0, eyes, mark: "real" }.snapshot();
            web::table_fragment(&model(&table, Shelf::embedded(), &self.0, eyes))
        }
    }
    let people = (0..chosen.players()).map(|_| Secret::fresh().unwrap()).collect();
    let fragment = Shelf::embedded().visit(name, Fragment(people, name, chosen));

    let event = server::event(9, &fragment);

    let lines: String = fragment.lines().map(|line| format!("data: {line}\n")).collect();
    assert_eq!(event, format!("event: view\nid: 9\n{lines}\n"));
}
