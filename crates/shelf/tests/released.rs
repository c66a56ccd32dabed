//! What was released stays: the content of every release, and the games that were played with it.
//!
//! Nothing below `tests/released` and `content/*/released` is ever written anew.

use std::{fs, path::Path};

use shelf::{Bundle, GameName, Shelf};
use table::ContentName;

/// What the content of each release is known by.
const RELEASED: [(GameName, &[&str]); 4] = [
    (GameName::Faraway, &["dd9dc80230e7f3859f2d04af7d63b1cef9eb92921dfd5187d0dbf7142108b605"]),
    (
        GameName::AboveAndBelow,
        &[
            "be4f917779b43538d222691c60f527e5da884559235dfc072a852ce384ec2bfe",
            "b6f0aa7ab025285584d552ac5edb8e098a6bf0820f711721cc433cab61e1826b",
        ],
    ),
    (GameName::NearAndFar, &["ce7fc5352dd59241dd6efe7b001d2ebf333dfe4fc574d3cc9a335c31e8234882"]),
    (GameName::NowOrNever, &["87a27eed9af4394f7cd6e17f9a9d134d8567dc96c3d7efd1b78546c16fa42946"]),
];

#[test]
fn the_content_of_every_release_is_what_it_was() {
    for (game, expected) in RELEASED {
        let found: Vec<String> =
            Shelf::releases(game).map(|release| release.fingerprint().to_string()).collect();
        assert_eq!(found, expected, "{game}");
    }
    let released = GameName::ALL.iter().filter(|&&game| !Shelf::released(game).is_empty());
    let released = released.filter(|game| game.word() != "toy");
    assert!(released.eq(RELEASED.map(|(game, _)| game).iter()));
}

/// Sentences may be worded better by now; moves, luck and results may not be other ones.
#[test]
fn the_golden_games_of_every_release_are_played_as_they_were() {
    let mut played = 0;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/released");
    for release in fs::read_dir(root).unwrap() {
        for game in fs::read_dir(release.unwrap().path()).unwrap() {
            for file in fs::read_dir(game.unwrap().path()).unwrap() {
                let file = file.unwrap().path();
                let text = fs::read_to_string(&file).unwrap();
                // What they tell of each move is a commentary: its words may change.
                let sitting = Shelf::embedded().resume(&text).unwrap_or_else(|error| {
                    panic!("{}: {error}", file.display());
                });
                assert!(sitting.to_act().is_empty(), "{}", file.display());
                played += 1;
            }
        }
    }
    assert!(played >= 64, "{played}");
}

#[test]
fn a_game_is_played_with_the_cards_it_names_whatever_is_on_the_shelf() {
    for &game in GameName::ALL {
        let mut changed = Shelf::embedded().bundle(game);
        changed.files[0].1.push_str("\n# a remark\n");
        let changed = Shelf::embedded().with(changed).unwrap();
        let embedded = Shelf::embedded().fingerprint(game);
        assert_ne!(changed.fingerprint(game), embedded);

        let held = changed.holding(game, ContentName::from(embedded)).unwrap();
        assert_eq!(held.fingerprint(game), embedded);

        let mut luck = luck::Quick::new(4, 0);
        let sitting = changed.start(game, 2, &[], &[], &mut luck).unwrap();
        let bare = sitting.replay();
        assert!(Shelf::embedded().resume(&bare).is_err(), "nobody has these cards");
        let carrying = format!("{bare}{}", sitting.shelf().carried(game));
        let again = Shelf::embedded().resume(&carrying).unwrap();
        assert_eq!(again.replay(), bare);
        assert_eq!(again.shelf().fingerprint(game), changed.fingerprint(game));
    }
}

#[test]
fn cards_that_come_along_are_the_ones_the_game_names() {
    let game = GameName::Faraway;
    let mut luck = luck::Quick::new(4, 0);
    let mut other = Shelf::embedded().bundle(game);
    other.files[0].1.push_str("\n# a remark\n");
    let shelf = Shelf::embedded().with(other.clone()).unwrap();
    let bare = shelf.start(game, 2, &[], &[], &mut luck).unwrap().replay();

    other.files[0].1.push_str("# and another\n");
    let mismatched = format!("{bare}{}", other.carried());
    let error = Shelf::embedded().resume(&mismatched).err().unwrap().to_string();
    assert!(error.contains("cards that are not here"), "{error}");

    let broken = Bundle { game: game.word().to_owned(), files: Vec::new() };
    assert!(Shelf::embedded().with(broken).is_err());
}

#[test]
fn content_that_was_read_goes_with_the_last_who_holds_it() {
    let game = GameName::AboveAndBelow;
    let shelf = Shelf::embedded().with(Shelf::embedded().bundle(game)).unwrap();
    assert_eq!((shelf.holders(game), Shelf::embedded().holders(game)), (Some(1), None));

    let mut luck = luck::Quick::new(4, 0);
    let mut sitting = shelf.start(game, 2, &[], &[], &mut luck).unwrap();
    let held = shelf.holders(game);
    assert!(held > Some(1), "{held:?}");
    let watched = shelf.clone();
    drop(shelf);
    // The game goes on while nobody else holds what it is played with.
    for _ in 0..40 {
        let Some(seat) = sitting.to_act().first() else { break };
        let action = sitting.actions(seat)[0].clone();
        sitting.act(seat, &action, &mut luck).unwrap();
    }
    assert_eq!(watched.holders(game), held);
    drop(sitting);
    assert_eq!(watched.holders(game), Some(1));
}
