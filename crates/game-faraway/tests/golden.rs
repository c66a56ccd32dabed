//! Golden replays: whole games as text, one for every way a game can end.
//!
//! `cargo xtask bless` (or `BLESS=1`) writes them anew; the commit says why
//! they moved. Which game a file holds is found by seed: the first one, played
//! by simple players, that shows what the file is for.

use std::{collections::BTreeSet, fs, path::PathBuf, sync::Once};

use game_faraway::{Action, Content, Event, Faraway, Region, Setup};
use luck::Quick;
use table::{Chance, Game, Record, Replay, Seat, Viewer};
use table_laws::play_out;

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
    /// They do anything, in the order of the seats.
    Simple,
    /// They do anything, in any order, and change their minds.
    Fickle,
    /// They look for Clues and rising durations, to be dealt as many Sanctuaries as they can.
    Seekers,
}

/// A finished game with what happened in each move.
struct Told {
    record: Record<Faraway>,
    events: Vec<Vec<Event>>,
}

const GOLDEN: [Golden; 9] = [
    Golden {
        name: "two-players",
        about: "Two players; the higher total wins outright (FA-141).",
        setup: "2 players",
        players: Players::Simple,
        shows: |told| told.bests() == 1,
    },
    Golden {
        name: "tie-break",
        about: "Two players share the highest total; the lowest duration wins (FA-142, FA-144).",
        setup: "2 players",
        players: Players::Simple,
        shows: |told| told.bests() == 2,
    },
    Golden {
        name: "three-way-places",
        about: "Four players, of whom three share a total: places by lowest duration (FA-145).",
        setup: "4 players",
        players: Players::Simple,
        shows: |told| (1..=4).any(|place| told.sharing_with(place) == 3),
    },
    Golden {
        name: "last-round-without-sanctuary",
        about: "Nobody finds a Sanctuary in round 8: the reveal ends the game (FA-105, FA-106).",
        setup: "3 players",
        players: Players::Simple,
        shows: |told| matches!(told.last_action(), Action::Play(_)),
    },
    Golden {
        name: "last-round-with-sanctuaries",
        about: "All find a Sanctuary in round 8 and choose in ascending order (FA-105, FA-106).",
        setup: "4 players",
        players: Players::Simple,
        shows: |told| told.choices_in_round_8() == 4,
    },
    Golden {
        name: "five-players",
        about: "Five players, of whom some are skipped in round 8 (FA-106).",
        setup: "5 players",
        players: Players::Simple,
        shows: |told| told.choices_in_round_8() == 3,
    },
    Golden {
        name: "deck-runs-out",
        about: "Six players look for Clues until the Sanctuary deck runs out in a deal, more than \
                once (FA-078, FA-079).",
        setup: "6 players",
        players: Players::Seekers,
        shows: |told| told.shortages() >= 2,
    },
    Golden {
        name: "advanced",
        about: "Three players keep three of five Regions; a removed one is displayed at once \
                (FA-042, FA-045, FA-046).",
        setup: "3 players, advanced",
        players: Players::Simple,
        shows: Told::shows_a_removed_region,
    },
    Golden {
        name: "changed-minds",
        about: "Six players in the advanced variant change their minds about what to keep and \
                what to play (FA-062).",
        setup: "6 players, advanced",
        players: Players::Fickle,
        shows: |told| {
            told.rethinks(|action| matches!(action, Action::Keep(_))) > 0
                && told.rethinks(|action| matches!(action, Action::Play(_))) > 0
        },
    },
];

impl Golden {
    fn path(&self) -> PathBuf {
        folder().join(format!("{}.replay", self.name))
    }

    /// The first game that shows what the file is for.
    fn find(&self) -> Told {
        let setup: Setup = self.setup.parse().expect("a setup");
        let games = (0..).map(|seed| Told::of(&self.players.play(&setup, seed).replay()));
        let found = games.take(20_000).find(|told| (self.shows)(told));
        found.unwrap_or_else(|| panic!("no game shows “{}”", self.about))
    }

    /// The text of the file.
    fn write(&self, told: &Told) -> String {
        let replay = told.record.replay();
        let text = replay.annotated(Content::embedded()).expect("a game that was played");
        let (game, rest) =
            text.split_at(text.find("content:").expect("a replay names its content"));
        format!("{game}# {}\n{rest}", self.about)
    }
}

impl Players {
    fn play(self, setup: &Setup, seed: u64) -> Record<Faraway> {
        let content = Content::embedded();
        if let Players::Fickle = self {
            return play_out(content, setup, seed);
        }
        let (mut rules, mut players) = (Quick::new(seed, 0), Quick::new(seed, 1));
        let mut record =
            Record::<Faraway>::start(content, setup, &mut rules).expect("a setup to play");
        let mut actions = Vec::new();
        while let Some(seat) = record.game().to_act().first() {
            actions.clear();
            record.game().actions(seat, &mut actions);
            let any = players.pick(actions.len() as u32) as usize;
            let action = match self {
                Players::Seekers => most_sought(record.game(), seat, &actions),
                Players::Simple | Players::Fickle => actions[any],
            };
            record.act(seat, action, &mut rules).expect("what is listed is accepted");
        }
        record
    }
}

/// Rises by as little as possible, and takes and chooses Clues first.
fn most_sought(game: &Faraway, seat: Seat, actions: &[Action]) -> Action {
    let content = Content::embedded();
    let view = game.view(Viewer::Spectator);
    let last = view.player(seat).row.as_slice().last().copied();
    let rises = |region: Region| last.is_none_or(|last| region > last);
    let worth = |action: &Action| match *action {
        Action::Play(region) if rises(region) => 100 - i32::from(region.duration()),
        Action::Play(region) => -i32::from(region.duration()),
        Action::Take(region) => {
            100 * i32::from(content.region(region).clues) + i32::from(region.duration())
        }
        Action::Choose(card) => content.sanctuary(card).clues.into(),
        Action::Keep(_) => 0,
    };
    *actions.iter().max_by_key(|action| worth(action)).expect("whoever is to act can")
}

impl Told {
    fn of(replay: &Replay<Faraway>) -> Told {
        let mut events = Vec::new();
        let watch = |_: &Record<Faraway>, what: &[Event]| events.push(what.to_vec());
        let record = replay.play(Content::embedded(), watch);
        Told { record: record.unwrap_or_else(|fault| panic!("{fault}")), events }
    }

    fn last_action(&self) -> Action {
        self.record.moves().last().expect("moves were made").action
    }

    /// How many have the total of the player at this place.
    fn sharing_with(&self, place: u8) -> usize {
        let standings = self.record.game().standings().expect("the game is over");
        let mut seats = standings.seats();
        let score = seats.find(|&seat| standings.place(seat) == place);
        let score = score.map(|seat| standings.score(seat));
        standings.seats().filter(|&seat| Some(standings.score(seat)) == score).count()
    }

    /// How many have the highest total.
    fn bests(&self) -> usize {
        self.sharing_with(1)
    }

    fn choices_in_round_8(&self) -> usize {
        let begins = |events: &Vec<Event>| events.contains(&Event::RoundBegan { round: 8 });
        let from = self.events.iter().position(begins).expect("there are 8 rounds") + 1;
        let choices = self.record.moves()[from..].iter();
        choices.filter(|one| matches!(one.action, Action::Choose(_))).count()
    }

    /// In how many rounds somebody was dealt fewer Sanctuaries than they were owed.
    fn shortages(&self) -> usize {
        let content = Content::embedded();
        let mut rounds = BTreeSet::new();
        let replay = self.record.replay();
        let watch = |record: &Record<Faraway>, events: &[Event]| {
            let view = record.game().view(Viewer::Spectator);
            for event in events {
                let Event::Found { seat, dealt } = *event else { continue };
                let player = view.player(seat);
                let on_regions: u8 = player.row.iter().map(|&c| content.region(c).clues).sum();
                let found = player.sanctuaries.iter().map(|&c| content.sanctuary(c).clues);
                if dealt < 1 + on_regions + found.sum::<u8>() {
                    rounds.insert(view.round);
                }
            }
        };
        replay.play(content, watch).expect("a game that was played");
        rounds.len()
    }

    fn shows_a_removed_region(&self) -> bool {
        let keeps = self.record.setup().players;
        let after = self.record.rewound(keeps).expect("a game that was played");
        let dealt = self.record.rewound(0).expect("a game that was played");
        let display = after.game().view(Viewer::Spectator).display;
        (0..keeps).map(Seat::new).any(|seat| {
            let own = dealt.game().view(Viewer::Seat(seat)).own.expect("a player has a hand");
            own.hand.iter().any(|&region| display.contains(region))
        })
    }

    /// How often somebody changed their mind about such an action.
    fn rethinks(&self, about: fn(&Action) -> bool) -> usize {
        let moves = self.record.moves().iter().zip(&self.events);
        moves
            .filter(|(one, events)| {
                about(&one.action) && matches!(events[..], [Event::Rethought { .. }])
            })
            .count()
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
            let text = golden.write(&golden.find());
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

        let replay = Replay::<Faraway>::parse(&text)
            .unwrap_or_else(|fault| panic!("{}: {fault}", golden.name));
        let told = Told::of(&replay);

        assert_eq!(golden.write(&told), text, "{}", golden.name);
        assert!((golden.shows)(&told), "{}: {}", golden.name, golden.about);
        assert_eq!(replay.setup.to_string(), golden.setup, "{}", golden.name);
        let result = replay.result.as_deref().map(<[i32]>::len);
        assert_eq!(result, Some(replay.setup.players), "{}: it ends", golden.name);
    }
}

#[test]
fn every_file_in_the_folder_is_one_of_them_and_every_number_of_players_is_shown() {
    bless();
    let listed: BTreeSet<PathBuf> = GOLDEN.iter().map(Golden::path).collect();
    let entries = fs::read_dir(folder()).expect("the folder is there");

    let found = entries.map(|entry| entry.expect("a file").path()).collect();
    let players: BTreeSet<char> =
        GOLDEN.iter().filter_map(|golden| golden.setup.chars().next()).collect();

    assert_eq!(listed, found);
    assert_eq!(players.into_iter().collect::<String>(), "23456");
}
