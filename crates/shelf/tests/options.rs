//! Options of tables and seats: what can be chosen, what goes together, and what is said otherwise.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use shelf::{Choice, Chosen, GameName, Given, Menu, PLAYERS, Value, Values};
use table::Seat;

const MODES: &[Value] =
    &[Value { word: "first", about: "First Adventure" }, Value { word: "arcade", about: "Arcade" }];
const MAPS: &[Value] = &[
    Value { word: "1", about: "Glogo Caverns" },
    Value { word: "2", about: "the second" },
    Value { word: "3", about: "the third" },
];
const QUESTS: &[Value] =
    &[Value { word: "cards", about: "cards" }, Value { word: "book", about: "the storybook" }];
const HEROES: &[Value] = &[
    Value { word: "any", about: "whoever is left" },
    Value { word: "zeik", about: "Zeik" },
    Value { word: "nora", about: "Nora" },
];

/// The options that two games to come ask for.
const MENU: Menu = Menu {
    title: "Ferry",
    fewest: 1,
    most: 4,
    table: &[
        Choice::of("mode", "What is played.", MODES),
        Choice::of("map", "Where.", MAPS).only_if("mode", "arcade"),
        Choice::of("quests", "What a quest reads.", QUESTS).only_if("mode", "arcade"),
        Choice::switch("aloud", "Passages are read out.").only_if("quests", "book"),
        Choice::switch("long", "Five more rounds."),
    ],
    seat: &[
        Choice::of("hero", "Plays as.", HEROES).unique(),
        Choice::switch("handicap", "Starts with less.").only_if("mode", "arcade"),
    ],
};

fn given(words: &[&str]) -> Vec<Given> {
    words.iter().map(|word| Given::of(word)).collect()
}

fn chosen(words: &[&str]) -> Chosen {
    MENU.choose(3, &given(words)).unwrap()
}

fn refused(words: &[&str]) -> String {
    MENU.choose(3, &given(words)).unwrap_err().to_string()
}

fn words(chosen: &Chosen) -> Vec<String> {
    chosen.given().iter().map(ToString::to_string).collect()
}

#[test]
fn everything_is_as_usual_until_somebody_chooses() {
    let table = chosen(&[]);
    assert_eq!((table.value("mode"), table.is_on("long"), table.players()), ("first", false, 3));
    assert_eq!(table.seat_value(Seat::new(2), "hero"), "any");
    assert!(table.given().is_empty());
}

#[test]
fn what_was_chosen_is_written_as_it_is_given() {
    let all =
        ["mode=arcade", "map=3", "quests=book", "aloud", "long", "P2.hero=zeik", "P3.handicap"];
    let table = chosen(&all);
    assert_eq!(words(&table), all);
    assert_eq!(table.switches(), ["aloud", "long"]);
    // The order does not matter, and a switch can be on in several words.
    assert_eq!(chosen(&["map=3", "mode=arcade"]), chosen(&[" mode = arcade", "map= 3"]));
    assert_eq!(chosen(&["long=true"]), chosen(&["long"]));
    assert_eq!(chosen(&["long=false"]), chosen(&[]));
}

#[test]
fn the_json_has_what_can_be_chosen_as_things_stand() {
    let table = MENU.choose(1, &given(&["long"])).unwrap();
    let json = serde_json::to_value(&table).unwrap();
    assert_eq!(json, serde_json::json!({ "mode": "first", "long": true, "P1.hero": "any" }));
}

#[test]
fn what_is_not_possible_gets_a_sentence_that_lists_what_is() {
    for (words, sentence) in [
        (
            "moon",
            "Ferry has no option “moon”: choose mode, map, quests, aloud, long, P1.hero, P1.handicap",
        ),
        ("mode=hard", "“mode” can be first or arcade, not “hard”"),
        ("map", "“map” can be 1, 2 or 3, not “on”"),
        ("long=5", "“long” can be off or on, not “5”"),
        ("hero=zeik", "“hero” is chosen for a seat, such as “P1.hero=nora”"),
        ("P2.long", "“long” is chosen for the whole table, not for P2"),
        ("P4.hero=zeik", "there is no seat P4 among 3 players"),
        ("map=2", "“map=2” is only possible with “mode=arcade”"),
        ("P1.handicap", "“P1.handicap” is only possible with “mode=arcade”"),
    ] {
        assert_eq!(refused(&[words]), sentence);
    }
    let chain = refused(&["mode=arcade", "aloud"]);
    assert_eq!(chain, "“aloud” is only possible with “quests=book”");
    let twice = refused(&["P1.hero=zeik", "P3.hero=zeik"]);
    assert_eq!(twice, "P1 and P3 cannot both have “hero=zeik”");
    let long = refused(&[&"x".repeat(4000)]);
    assert!(long.len() < 200, "{long}");
}

/// A form sends a value for every field, also for those that do not apply.
#[test]
fn what_does_not_apply_can_be_as_usual() {
    assert_eq!(chosen(&["mode=first", "map=1", "quests=cards", "aloud=off"]), chosen(&[]));
}

#[test]
fn a_change_keeps_what_still_goes_together() {
    let table = chosen(&["mode=arcade", "map=3", "quests=book", "aloud", "long", "P1.handicap"]);
    let changed = table.with(&given(&["mode=first"])).unwrap();
    assert_eq!(words(&changed), ["long"]);
    let refused = table.with(&given(&["mode=first", "aloud"])).unwrap_err();
    assert_eq!(refused.to_string(), "“aloud” is only possible with “quests=book”");
}

#[test]
fn options_of_seats_change_places_with_them() {
    let swapped = |table: &Chosen, other: usize| {
        words(&table.clone().swapped(Seat::new(0), Seat::new(other)).unwrap())
    };
    let table = chosen(&["P1.hero=zeik", "P3.hero=nora"]);
    assert_eq!(swapped(&table, 1), ["P2.hero=zeik", "P3.hero=nora"]);
    assert_eq!(swapped(&table, 7), words(&table));
}

#[test]
fn one_can_play_where_the_game_says_so() {
    assert_eq!(MENU.choose(1, &given(&["P1.hero=zeik"])).unwrap().players(), 1);
    assert_eq!(MENU.choose(0, &[]).unwrap_err().to_string(), "Ferry seats 1 to 4 players, not 0");
    assert_eq!(MENU.choose(5, &[]).unwrap_err().to_string(), "Ferry seats 1 to 4 players, not 5");
    assert_eq!(Menu { most: 1, ..MENU }.usual_players(), 1);
    let only = Menu { most: 1, ..MENU }.choose(2, &[]).unwrap_err();
    assert_eq!(only.to_string(), "Ferry seats 1 player, not 2");
}

#[test]
fn a_number_is_none_unless_it_is_given_and_may_be_for_some_players_alone() {
    const ALONE: Menu = Menu {
        table: &[Choice::number("best", "The score to beat.", 999).only_if(PLAYERS, "1")],
        seat: &[],
        ..MENU
    };
    let one = |word: &str| ALONE.choose(1, &given(&[word]));
    assert_eq!(one("best=112").unwrap().number("best"), Some(112));
    assert_eq!(words(&one("best=112").unwrap()), ["best=112"]);
    assert_eq!(serde_json::to_value(one("best=7").unwrap()).unwrap()["best"], 7);
    // A form sends an empty field where there is none.
    for none in ["best=", "best=0"] {
        assert_eq!(one(none).unwrap().number("best"), None);
        assert_eq!(ALONE.choose(2, &given(&[none])).unwrap().number("best"), None);
    }
    for wrong in ["best=1000", "best=-1", "best=many", "best"] {
        let refused = one(wrong).unwrap_err().to_string();
        assert!(refused.starts_with("“best” can be a number up to 999, not “"), "{refused}");
    }
    let together = ALONE.choose(2, &given(&["best=112"])).unwrap_err();
    assert_eq!(together.to_string(), "“best=112” is only possible with “players=1”");
    assert_eq!(ALONE.samples(1).unwrap().len(), 2);
    assert_eq!(ALONE.samples(2).unwrap().len(), 1);
}

#[test]
fn samples_have_every_value_once() {
    let samples = MENU.samples(2).unwrap();
    let words: Vec<String> = samples.iter().map(|sample| words(sample).join(" ")).collect();
    assert_eq!(
        words,
        [
            "",
            "mode=arcade",
            "mode=arcade map=2",
            "mode=arcade map=3",
            "mode=arcade quests=book",
            "mode=arcade quests=book aloud",
            "long",
            "P2.hero=zeik",
            "P2.hero=nora",
            "mode=arcade P2.handicap",
        ]
    );
}

/// What a game says about its options holds: for every game on the shelf.
#[test]
fn every_option_of_every_game_is_kept_by_its_setup() {
    for &game in GameName::ALL {
        let menu = game.menu();
        for players in menu.fewest..=menu.most {
            for chosen in menu.samples(players).unwrap() {
                let setup = game.setup(&chosen).unwrap();
                let again = game.chosen(&setup).unwrap();
                // The same game may be chosen in two ways; then it is told in one of them.
                assert_eq!(game.setup(&again).unwrap(), setup, "{game}");
                assert_eq!(again.players(), chosen.players());
            }
        }
    }
}

#[test]
fn options_are_plain_words_and_depend_on_earlier_ones() {
    for &game in GameName::ALL {
        let menu = game.menu();
        let mut known: Vec<&Choice> = Vec::new();
        for choice in menu.table.iter().chain(menu.seat) {
            let is_plain = |word: &str| {
                word.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
            };
            assert!(is_plain(choice.word) && !choice.about.is_empty(), "{game}: {choice:?}");
            match choice.values {
                Values::Words(words) => {
                    assert!(words.len() > 1, "{game}: {choice:?}");
                    assert!(words.iter().all(|value| is_plain(value.word)), "{game}: {choice:?}");
                }
                Values::Number(most) => assert!(most > 1, "{game}: {choice:?}"),
            }
            assert!(known.iter().all(|other| other.word != choice.word), "{game}: {choice:?}");
            if let Some((word, value)) = choice.only_if.filter(|needs| needs.0 != PLAYERS) {
                let earlier = known.iter().find(|earlier| earlier.word == word);
                assert!(earlier.unwrap().setting(value).is_some(), "{game}: {choice:?}");
            }
            known.push(choice);
        }
    }
}

/// Who came last in a game of Near and Far may take the platypus in the next one (NF-628, NF-629).
#[test]
fn a_rematch_knows_how_the_game_before_ended() {
    let end = table::Standings::rank(&[20, 11, 11], |_| 0);
    let again = |game: GameName, options: &[&str]| {
        let before = game.menu().choose(3, &given(options)).unwrap();
        let after = game.rematch(&game.setup(&before).unwrap(), &end).unwrap();
        words(&game.chosen(&after).unwrap()).join(" ")
    };
    let before = ["long", "P3.first", "P2.platypus"];
    let after = again(GameName::NearAndFar, &before);
    assert_eq!(after, "long P2.platypus P3.first P3.platypus");
    assert_eq!(again(GameName::AboveAndBelow, &["crossover"]), "crossover");
}

/// Whoever plays Now or Never alone wants to beat the best score so far (NN-575).
#[test]
fn a_rematch_alone_carries_the_best_score_on() {
    let game = GameName::NowOrNever;
    let again = |players: usize, options: &[&str], end: &table::Standings| {
        let before = game.menu().choose(players, &given(options)).unwrap();
        game.rematch(&game.setup(&before).unwrap(), end).unwrap()
    };
    let alone =
        |options: &[&str], score: i32| again(1, options, &table::Standings::alone(score, 100));
    assert_eq!(alone(&[], 88), "1 player, best 88");
    assert_eq!(alone(&["best=120", "board=underground"], 88), "1 player, underground, best 120");
    assert_eq!(alone(&["best=120", "P1.hero=zeik"], 131), "1 player, P1 as Zeik, best 131");
    assert_eq!(alone(&[], 0), "1 player");

    let two = again(2, &["reroll", "P2.first"], &table::Standings::rank(&[80, 70], |_| 0));
    assert_eq!(words(&game.chosen(&two).unwrap()), ["reroll", "P2.first"]);
}
