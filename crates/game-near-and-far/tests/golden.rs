//! Golden replays: whole games as text, one for every way a game can end.
//!
//! `cargo xtask bless` (or `BLESS=1`) writes them anew; the commit says why
//! they moved. Which game a file holds is found by seed: the first one, played
//! by simple players, that shows what the file is for.

mod policy;

use std::{collections::BTreeSet, sync::LazyLock};

use game_near_and_far::{Content, Event, NearAndFar, Open, Quests, Setup, Side, Traveller};
use table::{Game, Seat, Viewer};
use table_laws::{Gallery, Golden, Told};

use policy::{bold, brisk, contractor, timid};

static GOLDEN: [Golden<NearAndFar>; 10] = [
    Golden {
        name: "camp-on-the-map",
        about: "First Adventure of two: the last camp is built on the map (NF-419).",
        setup: "2 players",
        players: brisk,
        shows: |told| {
            last_camp(told) == Some(Last::Map)
                && decided_by(told) == Some(Key::Points)
                && open(told).round < 40
        },
    },
    Golden {
        name: "camp-in-the-mine",
        about: "The last camp is dug into the mine (NF-212, NF-419).",
        setup: "3 players, arcade on map 5",
        players: brisk,
        shows: |told| last_camp(told) == Some(Last::Mine),
    },
    Golden {
        name: "camp-on-a-threat",
        about: "The last camp is put on a defeated threat, which pays its points (NF-307, NF-419).",
        setup: "2 players, book of map 3",
        players: bold,
        shows: |told| last_camp(told) == Some(Last::Threat),
    },
    Golden {
        name: "camp-of-a-contract",
        about: "Mercenary Contract places the last camp (NF-420, NF-658).",
        setup: "3 players",
        players: contractor,
        shows: |told| last_camp(told) == Some(Last::Contract),
    },
    Golden {
        name: "no-place-for-a-camp",
        about: "Map and mine are full, or nobody has placed a camp for five rounds (NF-705).",
        setup: "4 players",
        players: timid,
        shows: |told| told.tells(|it| *it == Event::StoodStill),
    },
    Golden {
        name: "long-game",
        about: "Sixteen camps in a Long Game by day, with extra stories (NF-631, NF-636, NF-637).",
        setup: "3 players, arcade on map 10, day, extra stories, long game",
        players: brisk,
        shows: |told| {
            let open = open(told);
            open.travellers.iter().any(|one| one.placed >= 16)
                && open.travellers.iter().any(|one| one.tortoises > 0)
        },
    },
    Golden {
        name: "the-last-player-ends-it",
        about: "The last player of the round places the last camp: no turn follows (NF-424).",
        setup: "4 players, P2 first",
        players: brisk,
        shows: |told| open(told).ending == Some(Seat::new(0)),
    },
    Golden {
        name: "tie-broken-by-reputation",
        about: "Two share the highest total; reputation decides (NF-450).",
        setup: "3 players, arcade on map 11",
        players: brisk,
        shows: |told| decided_by(told) == Some(Key::Reputation),
    },
    Golden {
        name: "tie-broken-by-coins-and-gems",
        about: "Totals and reputations are equal; coins and gems together decide (NF-450).",
        setup: "4 players",
        players: brisk,
        shows: |told| decided_by(told) == Some(Key::Wealth),
    },
    Golden {
        name: "four-players",
        about: "Four players by day; a treasure is kept and a duel won (NF-222, NF-257, NF-620).",
        setup: "4 players, book of map 7, day",
        players: bold,
        shows: |told| {
            told.tells(|it| matches!(it, Event::TreasureMoved { kept: true, .. }))
                && told.tells(|it| matches!(it, Event::Duelled { won: true, .. }))
        },
    },
];

/// Where the camp went that let the last round begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Last {
    Map,
    Contract,
    Mine,
    Threat,
}

fn last_camp(told: &Told<NearAndFar>) -> Option<Last> {
    let moves = told.events.iter();
    let mut ending = moves.filter(|all| all.iter().any(|it| matches!(it, Event::LastRound { .. })));
    let camp = |event: &Event| match event {
        Event::Camped { hearts: 0, .. } => Some(Last::Contract),
        Event::Camped { .. } => Some(Last::Map),
        Event::Dug { .. } => Some(Last::Mine),
        Event::Fought { won: true, .. } => Some(Last::Threat),
        _ => None,
    };
    ending.next()?.iter().find_map(camp)
}

/// What decides who is first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Points,
    Reputation,
    Wealth,
}

fn open(told: &Told<NearAndFar>) -> Open {
    told.record.game().view(Viewer::Spectator).open
}

/// What makes one player the winner of all with the highest total; nothing if several are.
fn decided_by(told: &Told<NearAndFar>) -> Option<Key> {
    let standings = told.record.game().standings().expect("the game is over");
    let open = open(told);
    let wins_ties = Content::embedded().with.tiebreak;
    let seats = || (0..open.seats()).map(Seat::new);
    let best = seats().map(|seat| standings.score(seat)).max();
    let mut first: Vec<&Traveller> = seats()
        .filter(|seat| Some(standings.score(*seat)) == best)
        .map(|seat| open.traveller(seat))
        .collect();
    if first.len() == 1 || first.iter().any(|one| !one.cards.intersection(wins_ties).is_empty()) {
        return Some(Key::Points);
    }
    let mut keep = |key: fn(&Traveller) -> i32| {
        let most = first.iter().map(|one| key(one)).max();
        first.retain(|one| Some(key(one)) == most);
        first.len() == 1
    };
    if keep(|one| one.reputation.into()) {
        Some(Key::Reputation)
    } else if keep(|one| i32::from(one.goods.coin) + i32::from(one.goods.gem)) {
        Some(Key::Wealth)
    } else {
        None
    }
}

static GALLERY: LazyLock<Gallery<NearAndFar>> = LazyLock::new(|| {
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
    let any = |shown: fn(&Setup) -> bool| setups.iter().any(shown);

    assert_eq!(GALLERY.strays(), [""; 0]);
    assert_eq!(players, BTreeSet::from([2, 3, 4]));
    assert!(any(|setup| setup.quests == Quests::Arcade));
    assert!(any(|setup| setup.side == Side::Day && setup.extra_stories && setup.long_game));
}
