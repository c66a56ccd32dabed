//! Golden replays: whole games as text, one for every way a game can end.
//!
//! `cargo xtask bless` (or `BLESS=1`) writes them anew; the commit says why
//! they moved. Which game a file holds is found by seed: the first one, played
//! by simple players, that shows what the file is for.

use std::{collections::BTreeSet, fs, path::PathBuf, sync::Once};

use game_above_and_below::{
    AboveAndBelow, Action, Content, Event, Open, Setup, Village,
    scoring::{Part, score},
};
use luck::Quick;
use table::{Chance, Game, Record, Recorder, Replay, Seat, Viewer};

/// How many games are looked through for one that shows something.
const SEEDS: u64 = 200_000;

/// A golden file.
struct Golden {
    name: &'static str,
    /// What it shows, with the rules it rests on.
    about: &'static str,
    setup: &'static str,
    players: Players,
    shows: fn(&Told) -> bool,
}

/// Who plays.
#[derive(Clone, Copy)]
enum Players {
    /// They do anything.
    Simple,
    /// They do anything but pass while somebody of theirs is ready.
    Busy,
}

/// A finished game with what happened.
struct Told {
    game: AboveAndBelow,
    actions: Vec<Action>,
    events: Vec<Event>,
}

const GOLDEN: [Golden; 12] = [
    Golden {
        name: "two-players",
        about: "Two players; the higher total wins outright (AB-315).",
        setup: "2 players",
        players: Players::Simple,
        shows: |told| told.decided_by() == Some(Key::Points),
    },
    Golden {
        name: "tie-broken-by-coins",
        about: "Two players share the highest total; coins decide (AB-316).",
        setup: "2 players",
        players: Players::Simple,
        shows: |told| told.decided_by() == Some(Key::Coins),
    },
    Golden {
        name: "tie-broken-by-villagers",
        about: "Totals and coins are equal; villagers decide (AB-316).",
        setup: "2 players",
        players: Players::Simple,
        shows: |told| told.decided_by() == Some(Key::Villagers),
    },
    Golden {
        name: "tie-broken-by-buildings",
        about: "Totals, coins and villagers are equal; buildings decide (AB-316).",
        setup: "2 players",
        players: Players::Simple,
        shows: |told| told.decided_by() == Some(Key::Buildings),
    },
    Golden {
        name: "shared-victory",
        about: "Two players are equal in everything and share the first place (AB-317).",
        setup: "2 players",
        players: Players::Simple,
        shows: |told| told.decided_by().is_none(),
    },
    Golden {
        name: "last-placing",
        about: "Before the scores somebody says in which order their goods are placed (AB-223).",
        setup: "3 players",
        players: Players::Simple,
        shows: |told| matches!(told.actions.last(), Some(Action::Place(_))),
    },
    Golden {
        name: "four-players",
        about: "Four players, of whom two share a rank in reputation (AB-025, AB-296).",
        setup: "4 players",
        players: Players::Simple,
        shows: |told| told.reputations().len() == 3,
    },
    Golden {
        name: "crossover",
        about: "Adventurers are trained, sent below, and eaten with at the end (AB-320, AB-334).",
        setup: "3 players, crossover",
        players: Players::Simple,
        shows: |told| told.sandwiches() > 0 && told.tells(rolls_none),
    },
    Golden {
        name: "market-day",
        about: "An offer is refused and a higher one accepted; a row is refreshed (AB-174, AB-175, \
                AB-189).",
        setup: "2 players, P2 first",
        players: Players::Busy,
        shows: |told| {
            told.tells(|it| matches!(it, Event::OfferRefused { .. }))
                && told.tells(|it| matches!(it, Event::Sold { .. }))
                && told.tells(|it| matches!(it, Event::RowRefreshed { .. }))
        },
    },
    Golden {
        name: "deep-below",
        about: "Parties reroll, are exerted, and read on; one number is paid for (AB-088, AB-093, \
                AB-118, AB-119).",
        setup: "2 players",
        players: Players::Busy,
        shows: |told| {
            told.tells(|it| matches!(it, Event::Rolled { again: true, .. }))
                && told.tells(|it| matches!(it, Event::Exerted { .. }))
                && told.tells(|it| matches!(it, Event::Opened { die: None, .. }))
                && told.does(|it| matches!(it, Action::Claim(_)))
        },
    },
    Golden {
        name: "cave-cat",
        about: "A Cave Cat joins, refuses, and the turn goes on with others (AB-250, AB-251).",
        setup: "2 players",
        players: Players::Busy,
        shows: |told| told.tells(|it| matches!(it, Event::CatRefused { .. })),
    },
    Golden {
        name: "free-building",
        about: "A tale gives a building, which is not bought (AB-125).",
        setup: "2 players",
        players: Players::Busy,
        shows: |told| told.does(|it| matches!(it, Action::Found(_))),
    },
];

/// What decides who is first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Points,
    Coins,
    Villagers,
    Buildings,
}

fn rolls_none(event: &Event) -> bool {
    matches!(event, Event::Rolled { die: None, .. })
}

impl Golden {
    fn path(&self) -> PathBuf {
        folder().join(format!("{}.replay", self.name))
    }

    fn setup(&self) -> Setup {
        self.setup.parse().expect("a setup")
    }

    /// The first game that shows what the file is for.
    fn find(&self) -> Record<AboveAndBelow> {
        let setup = self.setup();
        let found = (0..SEEDS).find(|&seed| (self.shows)(&self.players.play(&setup, seed)));
        let seed = found.unwrap_or_else(|| panic!("no game shows “{}”", self.about));
        self.players.record(&setup, seed)
    }

    /// The text of the file.
    fn write(&self, replay: &Replay<AboveAndBelow>) -> String {
        let text = replay.annotated(Content::embedded()).expect("a game that was played");
        let (game, rest) =
            text.split_at(text.find("content:").expect("a replay names its content"));
        format!("{game}# {}\n{rest}", self.about)
    }
}

impl Players {
    /// One of what `seat` may do.
    fn choose(self, game: &AboveAndBelow, seat: Seat, luck: &mut Quick) -> Action {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        if let Players::Busy = self
            && actions.contains(&Action::Labor)
        {
            actions.retain(|&action| action != Action::Pass);
        }
        actions[luck.pick(actions.len() as u32) as usize]
    }

    /// A game without a record, for looking through many.
    fn play(self, setup: &Setup, seed: u64) -> Told {
        let (mut rules, mut players) = (Quick::new(seed, 0), Quick::new(seed, 1));
        // A recorder asks for no luck where there is one side only, and so must this.
        let mut picks = Vec::new();
        let mut rules = Recorder::new(&mut rules, &mut picks);
        let game = AboveAndBelow::start(Content::embedded(), setup, &mut rules);
        let game = game.expect("a setup to play");
        let mut told = Told { game, actions: Vec::new(), events: Vec::new() };
        while let Some(seat) = told.game.to_act().first() {
            let action = self.choose(&told.game, seat, &mut players);
            let done = told.game.apply(seat, action, &mut rules, &mut told.events);
            done.expect("what is listed is accepted");
            told.actions.push(action);
        }
        told
    }

    /// The same game with its record.
    fn record(self, setup: &Setup, seed: u64) -> Record<AboveAndBelow> {
        let (mut rules, mut players) = (Quick::new(seed, 0), Quick::new(seed, 1));
        let mut record = Record::<AboveAndBelow>::start(Content::embedded(), setup, &mut rules)
            .expect("a setup");
        while let Some(seat) = record.game().to_act().first() {
            let action = self.choose(record.game(), seat, &mut players);
            record.act(seat, action, &mut rules).expect("what is listed is accepted");
        }
        record
    }
}

impl Told {
    fn of(replay: &Replay<AboveAndBelow>) -> Told {
        let mut events = Vec::new();
        let watch = |_: &Record<AboveAndBelow>, what: &[Event]| events.extend_from_slice(what);
        let record = replay.play(Content::embedded(), watch);
        let record = record.unwrap_or_else(|fault| panic!("{fault}"));
        let actions = record.moves().iter().map(|one| one.action).collect();
        Told { game: *record.game(), actions, events }
    }

    fn tells(&self, what: fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }

    fn does(&self, what: fn(&Action) -> bool) -> bool {
        self.actions.iter().any(what)
    }

    fn open(&self) -> Open {
        self.game.view(Viewer::Spectator).open
    }

    /// What makes one of two the winner; nothing if both are.
    fn decided_by(&self) -> Option<Key> {
        let standings = self.game.standings().expect("the game is over");
        let open = self.open();
        let [one, other] = [0, 1].map(Seat::new);
        let differ =
            |count: fn(&Village) -> usize| count(open.village(one)) != count(open.village(other));
        if standings.score(one) != standings.score(other) {
            Some(Key::Points)
        } else if differ(|village| village.coins.into()) {
            Some(Key::Coins)
        } else if differ(|village| village.villagers().len()) {
            Some(Key::Villagers)
        } else if differ(|village| village.buildings.len()) {
            Some(Key::Buildings)
        } else {
            None
        }
    }

    /// The spaces of the reputation track with a cube.
    fn reputations(&self) -> BTreeSet<u8> {
        self.open().villages.iter().map(|village| village.reputation).collect()
    }

    /// The points for bread with bacon of all players.
    fn sandwiches(&self) -> i16 {
        let open = self.open();
        let seats = (0..open.seats()).map(Seat::new);
        seats.map(|seat| score(Content::embedded(), &open, seat).of(Part::Sandwiches)).sum()
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Writes the files anew, once, if that is asked for.
fn bless() {
    static ONCE: Once = Once::new();
    if std::env::var_os("BLESS").is_none() {
        return;
    }
    ONCE.call_once(|| {
        fs::create_dir_all(folder()).expect("a folder for golden files");
        for golden in &GOLDEN {
            let text = golden.write(&golden.find().replay());
            fs::write(golden.path(), text).expect("a golden file can be written");
        }
    });
}

#[test]
fn every_golden_game_plays_as_it_is_written() {
    bless();

    for golden in &GOLDEN {
        let text = fs::read_to_string(golden.path())
            .unwrap_or_else(|error| panic!("{}: {error}; see cargo xtask bless", golden.name));

        let replay = Replay::<AboveAndBelow>::parse(&text)
            .unwrap_or_else(|fault| panic!("{}: {fault}", golden.name));
        let told = Told::of(&replay);

        assert_eq!(golden.write(&replay), text, "{}", golden.name);
        assert!((golden.shows)(&told), "{}: {}", golden.name, golden.about);
        assert_eq!(replay.setup, golden.setup(), "{}", golden.name);
        let result = replay.result.as_deref().map(<[i32]>::len);
        assert_eq!(result, Some(replay.setup.players), "{}: it ends", golden.name);
    }
}

#[test]
fn every_file_in_the_folder_is_one_of_them_and_every_setup_is_shown() {
    bless();
    let listed: BTreeSet<PathBuf> = GOLDEN.iter().map(Golden::path).collect();
    let entries = fs::read_dir(folder()).expect("the folder is there");

    let found = entries.map(|entry| entry.expect("a file").path()).collect();
    let players: BTreeSet<usize> = GOLDEN.iter().map(|golden| golden.setup().players).collect();

    assert_eq!(listed, found);
    assert_eq!(players, BTreeSet::from([2, 3, 4]));
    assert!(GOLDEN.iter().any(|golden| golden.setup().crossover));
}
