//! Golden replays: whole games as text, one for every way a game can end.
//!
//! `cargo xtask bless` (or `BLESS=1`) writes them anew; the commit says why
//! they moved. Which game a file holds is found by seed: the first one, played
//! by simple players, that shows what the file is for.

use std::{collections::BTreeSet, sync::LazyLock};

use game_faraway::{Action, Content, Event, Faraway, Region, Setup};
use table::{Game, Record, Seat, Viewer};
use table_laws::{Gallery, Golden, Told, play_in_order, play_out};

static GOLDEN: [Golden<Faraway>; 9] = [
    Golden {
        name: "two-players",
        about: "Two players; the higher total wins outright (FA-141).",
        setup: "2 players",
        players: simple,
        shows: |told| bests(told) == 1,
    },
    Golden {
        name: "tie-break",
        about: "Two players share the highest total; the lowest duration wins (FA-142, FA-144).",
        setup: "2 players",
        players: simple,
        shows: |told| bests(told) == 2,
    },
    Golden {
        name: "three-way-places",
        about: "Four players, of whom three share a total: places by lowest duration (FA-145).",
        setup: "4 players",
        players: simple,
        shows: |told| (1..=4).any(|place| sharing_with(told, place) == 3),
    },
    Golden {
        name: "last-round-without-sanctuary",
        about: "Nobody finds a Sanctuary in round 8: the reveal ends the game (FA-105, FA-106).",
        setup: "3 players",
        players: simple,
        shows: |told| matches!(told.actions().next_back(), Some(Action::Play(_))),
    },
    Golden {
        name: "last-round-with-sanctuaries",
        about: "All find a Sanctuary in round 8 and choose in ascending order (FA-105, FA-106).",
        setup: "4 players",
        players: simple,
        shows: |told| choices_in_round_8(told) == 4,
    },
    Golden {
        name: "five-players",
        about: "Five players, of whom some are skipped in round 8 (FA-106).",
        setup: "5 players",
        players: simple,
        shows: |told| choices_in_round_8(told) == 3,
    },
    Golden {
        name: "deck-runs-out",
        about: "Six players look for Clues until the Sanctuary deck runs out in a deal, more than \
                once (FA-078, FA-079).",
        setup: "6 players",
        players: seekers,
        shows: |told| shortages(told) >= 2,
    },
    Golden {
        name: "advanced",
        about: "Three players keep three of five Regions; a removed one is displayed at once \
                (FA-042, FA-045, FA-046).",
        setup: "3 players, advanced",
        players: simple,
        shows: shows_a_removed_region,
    },
    Golden {
        name: "changed-minds",
        about: "Six players in the advanced variant change their minds about what to keep and \
                what to play (FA-062).",
        setup: "6 players, advanced",
        players: fickle,
        shows: |told| {
            rethinks(told, |action| matches!(action, Action::Keep(_))) > 0
                && rethinks(told, |action| matches!(action, Action::Play(_))) > 0
        },
    },
];

/// They do anything, in the order of the seats.
fn simple(setup: &Setup, seed: u64) -> Record<Faraway> {
    play_in_order(Content::embedded(), setup, seed, |_, _, _| {})
}

/// They do anything, in any order, and change their minds.
fn fickle(setup: &Setup, seed: u64) -> Record<Faraway> {
    play_out(Content::embedded(), setup, seed)
}

/// They look for Clues and rising durations, to be dealt as many Sanctuaries as they can.
fn seekers(setup: &Setup, seed: u64) -> Record<Faraway> {
    play_in_order(Content::embedded(), setup, seed, |game, seat, actions| {
        let sought = most_sought(game, seat, actions);
        actions.retain(|&action| action == sought);
    })
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

/// How many have the total of the player at this place.
fn sharing_with(told: &Told<Faraway>, place: u8) -> usize {
    let standings = told.record.game().standings().expect("the game is over");
    let mut seats = standings.seats();
    let score = seats.find(|&seat| standings.place(seat) == place);
    let score = score.map(|seat| standings.score(seat));
    standings.seats().filter(|&seat| Some(standings.score(seat)) == score).count()
}

/// How many have the highest total.
fn bests(told: &Told<Faraway>) -> usize {
    sharing_with(told, 1)
}

fn choices_in_round_8(told: &Told<Faraway>) -> usize {
    let begins = |events: &Vec<Event>| events.contains(&Event::RoundBegan { round: 8 });
    let from = told.events.iter().position(begins).expect("there are 8 rounds") + 1;
    let choices = told.record.moves()[from..].iter();
    choices.filter(|one| matches!(one.action, Action::Choose(_))).count()
}

/// In how many rounds somebody was dealt fewer Sanctuaries than they were owed.
fn shortages(told: &Told<Faraway>) -> usize {
    let content = Content::embedded();
    let mut rounds = BTreeSet::new();
    let replay = told.record.replay();
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

fn shows_a_removed_region(told: &Told<Faraway>) -> bool {
    let keeps = told.record.setup().players;
    let after = told.record.rewound(keeps).expect("a game that was played");
    let dealt = told.record.rewound(0).expect("a game that was played");
    let display = after.game().view(Viewer::Spectator).display;
    (0..keeps).map(Seat::new).any(|seat| {
        let own = dealt.game().view(Viewer::Seat(seat)).own.expect("a player has a hand");
        own.hand.iter().any(|&region| display.contains(region))
    })
}

/// How often somebody changed their mind about such an action.
fn rethinks(told: &Told<Faraway>, about: fn(&Action) -> bool) -> usize {
    let moves = told.record.moves().iter().zip(&told.events);
    moves
        .filter(|(one, events)| {
            about(&one.action) && matches!(events[..], [Event::Rethought { .. }])
        })
        .count()
}

static GALLERY: LazyLock<Gallery<Faraway>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    Gallery::open(Content::embedded(), folder, &GOLDEN)
});

#[test]
fn every_golden_game_plays_as_it_is_written() {
    assert_eq!(GALLERY.faults(), [""; 0]);
}

#[test]
fn every_file_in_the_folder_is_one_of_them_and_every_number_of_players_is_shown() {
    let setups = GALLERY.setups();

    let players: BTreeSet<usize> = setups.iter().map(|setup| setup.players).collect();

    assert_eq!(GALLERY.strays(), [""; 0]);
    assert_eq!(players, BTreeSet::from([2, 3, 4, 5, 6]));
}
