//! Golden replays: whole games as text, one for every way a game can end.
//!
//! `cargo xtask bless` (or `BLESS=1`) writes them anew; the commit says why
//! they moved. Which game a file holds is found by seed: the first one, played
//! by simple players, that shows what the file is for.

mod policy;

use std::{collections::BTreeSet, sync::LazyLock};

use game_now_or_never::{
    Action, Content, Event, Foe, NowOrNever, Open, Player, Setup,
    components::{LEVELS, Side},
};
use table::{Game, Seat, Viewer};
use table_laws::{Gallery, Golden, Told};

use policy::{absent, idle, keen, skilled};

static GOLDEN: [Golden<NowOrNever>; 12] = [
    Golden {
        name: "two-players",
        about: "Two players: more points win (NN-404).",
        setup: "2 players",
        players: skilled,
        shows: |told| decided_by(told) == Some(Key::Points) && told.tells(is_delivery),
    },
    Golden {
        name: "three-players",
        about: "Three players; a villager moves out of the Inn’s row (NN-416).",
        setup: "3 players, P2 first",
        players: skilled,
        shows: |told| told.tells(|it| matches!(it, Event::Moved { .. })),
    },
    Golden {
        name: "four-players",
        about: "Four players who do all they can; an ability takes the slot of another token (NN-033).",
        setup: "4 players",
        players: keen,
        shows: |told| told.tells(|it| matches!(it, Event::TokenReplaced { .. })),
    },
    Golden {
        name: "tie-broken-by-experience-and-books",
        about: "Points are equal; experience and books together decide (NN-405, NN-406).",
        setup: "2 players",
        players: idle,
        shows: |told| decided_by(told) == Some(Key::Learning),
    },
    Golden {
        name: "tie-broken-by-hearts",
        about: "Points, experience and books are equal; hearts decide (NN-407).",
        setup: "3 players",
        players: idle,
        shows: |told| decided_by(told) == Some(Key::Hearts),
    },
    Golden {
        name: "a-shared-win",
        about: "Points, experience, books and hearts are equal: the win is shared (NN-408).",
        setup: "2 players, P1 as Marklun, P2 as Halia",
        players: absent,
        shows: |told| decided_by(told).is_none(),
    },
    Golden {
        name: "alone-and-won",
        about: "One player reaches 100 points (NN-574).",
        setup: "1 player",
        players: skilled,
        shows: |told| {
            told.tells(|it| matches!(it, Event::SoloEnded { won: true, target: 100, .. }))
        },
    },
    Golden {
        name: "alone-and-lost",
        about: "One player does not reach 100 points (NN-574).",
        setup: "1 player",
        players: keen,
        shows: |told| {
            told.tells(|it| matches!(it, Event::SoloEnded { won: false, target: 100, .. }))
        },
    },
    Golden {
        name: "alone-against-a-best-score",
        about: "100 points are not enough: the best score so far is to be beaten (NN-575).",
        setup: "1 player, best 140",
        players: skilled,
        shows: |told| {
            told.tells(|it| {
                matches!(it, Event::SoloEnded { won: false, target: 141, points, .. } if *points >= 100)
            })
        },
    },
    Golden {
        name: "alone-with-a-full-bot",
        about: "The bot has four specialists, and the player says who leaves (NN-591).",
        setup: "1 player, reroll",
        players: keen,
        shows: |told| told.tells(|it| matches!(it, Event::BotDismissed { .. })),
    },
    Golden {
        name: "underground",
        about: "The underground board: an enemy of its own falls, and orders come from Istreka (NN-498).",
        setup: "2 players, underground",
        players: skilled,
        shows: |told| {
            let falls = |it: &Event| {
                let of_its_own =
                    |foe: &Foe| matches!(foe, Foe::Enemy(one) if one.index() >= LEVELS);
                matches!(it, Event::Defeated { foe, .. } if of_its_own(foe))
            };
            told.tells(falls) && told.tells(|it| matches!(it, Event::OrderKept { .. }))
        },
    },
    Golden {
        name: "reroll-variant",
        about: "A good buys a new roll, and the same die a second time (NN-505).",
        setup: "2 players, reroll",
        players: keen,
        shows: |told| {
            let all: Vec<Action> = told.actions().collect();
            let is_good = |one: &Action| {
                matches!(one, Action::Reroll { price: game_now_or_never::Price::Good(_), .. })
            };
            all.windows(2).any(|two| two.iter().all(is_good))
        },
    },
];

fn is_delivery(event: &Event) -> bool {
    matches!(event, Event::Delivered { .. })
}

/// What decides who is first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Points,
    Learning,
    Hearts,
}

fn open(told: &Told<NowOrNever>) -> Open {
    told.record.game().view(Viewer::Spectator).open
}

/// What makes one player the winner of all with the most points; nothing if several are.
fn decided_by(told: &Told<NowOrNever>) -> Option<Key> {
    let standings = told.record.game().standings().expect("the game is over");
    let open = open(told);
    let seats = || (0..open.seats()).map(Seat::new);
    let best = seats().map(|seat| standings.score(seat)).max();
    let mut first: Vec<&Player> = seats()
        .filter(|seat| Some(standings.score(*seat)) == best)
        .map(|seat| open.player(seat))
        .collect();
    if first.len() == 1 {
        return Some(Key::Points);
    }
    let mut keep = |key: fn(&Player) -> u16| {
        let most = first.iter().map(|one| key(one)).max();
        first.retain(|one| Some(key(one)) == most);
        first.len() == 1
    };
    if keep(|one| u16::from(one.experience) + u16::from(one.books)) {
        Some(Key::Learning)
    } else if keep(|one| one.hearts.into()) {
        Some(Key::Hearts)
    } else {
        None
    }
}

static GALLERY: LazyLock<Gallery<NowOrNever>> = LazyLock::new(|| {
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
    assert_eq!(players, BTreeSet::from([1, 2, 3, 4]));
    assert!(any(|setup| setup.side == Side::Below) && any(|setup| setup.reroll));
    assert!(any(|setup| setup.best.is_some()) && any(|setup| setup.heroes[1].is_some()));
}
