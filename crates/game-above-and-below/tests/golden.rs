//! Golden replays: whole games as text, one for every way a game can end.
//!
//! `cargo xtask bless` (or `BLESS=1`) writes them anew; the commit says why
//! they moved. Which game a file holds is found by seed: the first one, played
//! by simple players, that shows what the file is for.

use std::{collections::BTreeSet, sync::LazyLock};

use game_above_and_below::{
    AboveAndBelow, Action, Content, Event, Open, Setup, Village,
    scoring::{Part, score},
};
use table::{Game, Record, Seat, Viewer};
use table_laws::{Gallery, Golden, Told, play_in_order};

static GOLDEN: [Golden<AboveAndBelow>; 12] = [
    Golden {
        name: "two-players",
        about: "Two players; the higher total wins outright (AB-315).",
        setup: "2 players",
        players: simple,
        shows: |told| decided_by(told) == Some(Key::Points),
    },
    Golden {
        name: "tie-broken-by-coins",
        about: "Two players share the highest total; coins decide (AB-316).",
        setup: "2 players",
        players: simple,
        shows: |told| decided_by(told) == Some(Key::Coins),
    },
    Golden {
        name: "tie-broken-by-villagers",
        about: "Totals and coins are equal; villagers decide (AB-316).",
        setup: "2 players",
        players: simple,
        shows: |told| decided_by(told) == Some(Key::Villagers),
    },
    Golden {
        name: "tie-broken-by-buildings",
        about: "Totals, coins and villagers are equal; buildings decide (AB-316).",
        setup: "2 players",
        players: simple,
        shows: |told| decided_by(told) == Some(Key::Buildings),
    },
    Golden {
        name: "shared-victory",
        about: "Two players are equal in everything and share the first place (AB-317).",
        setup: "2 players",
        players: simple,
        shows: |told| decided_by(told).is_none(),
    },
    Golden {
        name: "last-placing",
        about: "Before the scores somebody says in which order their goods are placed (AB-223).",
        setup: "3 players",
        players: simple,
        shows: |told| matches!(told.actions().next_back(), Some(Action::Place(_))),
    },
    Golden {
        name: "four-players",
        about: "Four players, of whom two share a rank in reputation (AB-025, AB-296).",
        setup: "4 players",
        players: simple,
        shows: |told| reputations(told).len() == 3,
    },
    Golden {
        name: "crossover",
        about: "Adventurers are trained, sent below, and eaten with at the end (AB-320, AB-334).",
        setup: "3 players, crossover",
        players: simple,
        shows: |told| sandwiches(told) > 0 && told.tells(rolls_none),
    },
    Golden {
        name: "market-day",
        about: "An offer is refused and a higher one accepted; a row is refreshed (AB-174, AB-175, \
                AB-189).",
        setup: "2 players, P2 first",
        players: busy,
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
        players: busy,
        shows: |told| {
            told.tells(|it| matches!(it, Event::Rolled { again: true, .. }))
                && told.tells(|it| matches!(it, Event::Exerted { .. }))
                && told.tells(|it| matches!(it, Event::Opened { die: None, .. }))
                && told.actions().any(|it| matches!(it, Action::Claim(_)))
        },
    },
    Golden {
        name: "cave-cat",
        about: "A Cave Cat joins, refuses, and the turn goes on with others (AB-250, AB-251).",
        setup: "2 players",
        players: busy,
        shows: |told| told.tells(|it| matches!(it, Event::CatRefused { .. })),
    },
    Golden {
        name: "free-building",
        about: "A tale gives a building, which is not bought (AB-125).",
        setup: "2 players",
        players: busy,
        shows: |told| told.actions().any(|it| matches!(it, Action::Found(_))),
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

/// They do anything.
fn simple(setup: &Setup, seed: u64) -> Record<AboveAndBelow> {
    play_in_order(Content::embedded(), setup, seed, |_, _, _| {})
}

/// They do anything but pass while somebody of theirs is ready.
fn busy(setup: &Setup, seed: u64) -> Record<AboveAndBelow> {
    play_in_order(Content::embedded(), setup, seed, |_, _, actions| {
        if actions.contains(&Action::Labor) {
            actions.retain(|&action| action != Action::Pass);
        }
    })
}

fn open(told: &Told<AboveAndBelow>) -> Open {
    told.record.game().view(Viewer::Spectator).open
}

/// What makes one of two the winner; nothing if both are.
fn decided_by(told: &Told<AboveAndBelow>) -> Option<Key> {
    let standings = told.record.game().standings().expect("the game is over");
    let open = open(told);
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
fn reputations(told: &Told<AboveAndBelow>) -> BTreeSet<u8> {
    open(told).villages.iter().map(|village| village.reputation).collect()
}

/// The points for bread with bacon of all players.
fn sandwiches(told: &Told<AboveAndBelow>) -> i16 {
    let open = open(told);
    let seats = (0..open.seats()).map(Seat::new);
    seats.map(|seat| score(Content::embedded(), &open, seat).of(Part::Sandwiches)).sum()
}

static GALLERY: LazyLock<Gallery<AboveAndBelow>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    Gallery::open(Content::embedded(), folder, &GOLDEN)
});

#[test]
fn every_golden_game_plays_as_it_is_written() {
    assert_eq!(GALLERY.faults(), [""; 0]);
}

#[test]
fn every_file_in_the_folder_is_one_of_them_and_every_setup_is_shown() {
    let setups = GALLERY.setups();

    let players: BTreeSet<usize> = setups.iter().map(|setup| setup.players).collect();

    assert_eq!(GALLERY.strays(), [""; 0]);
    assert_eq!(players, BTreeSet::from([2, 3, 4]));
    assert!(setups.iter().any(|setup| setup.crossover));
}
