//! How to play, the guide of a first game, and why something is not offered, of every game.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::{collections::BTreeSet, fs, path::PathBuf};

use luck::Quick;
use shelf::{
    BotKind, Budget, Examination, GameName, GuideWords, HOW_TO_PLAY, LearnPart, Shelf, Sitting,
    TUTORIAL,
};
use table::{Chance, Missing, Seat, Viewer};

const LEARNER: Seat = Seat::new(0);

/// A first game as it is dealt, and luck for the rest of it.
fn first_game(game: GameName, seed: u64) -> (Box<dyn Sitting>, Quick) {
    let shelf = Shelf::embedded();
    let file = shelf.prepared(game, |index| format!("Player {}", index + 1)).unwrap();
    (shelf.resume_file(&file).unwrap(), Quick::new(seed, 0))
}

fn said(sitting: &dyn Sitting, seat: Seat) -> Option<GuideWords> {
    let viewer = Viewer::Seat(seat);
    sitting.shelf().guide(&sitting.view(viewer), sitting.names(), viewer)
}

fn missing(sitting: &dyn Sitting, seat: Seat) -> Vec<Missing> {
    let viewer = Viewer::Seat(seat);
    sitting.shelf().words(&sitting.view(viewer), sitting.names(), viewer).missing
}

fn round(sitting: &dyn Sitting) -> u32 {
    let view = sitting.view(Viewer::Spectator);
    let chapter = sitting.shelf().words(&view, sitting.names(), Viewer::Spectator).chapter;
    let number = chapter.trim_start_matches("Round ").trim_start_matches("Season ");
    number.parse().unwrap_or(0)
}

/// How somebody chooses who knows nothing.
#[derive(Clone, Copy)]
enum Policy {
    First,
    Last,
    Random,
}

/// Moves after which mostly a bot plays on, since some games do not end by themselves.
const ALONE: usize = 800;

/// The rounds in which somebody speaks at every decision.
fn guided_rounds(game: GameName) -> u32 {
    if game == GameName::NearAndFar { 5 } else { 2 }
}

/// Plays to the end and looks at every moment on the way.
fn play(
    (mut sitting, mut luck): (Box<dyn Sitting>, Quick),
    policy: Policy,
    mut look: impl FnMut(&dyn Sitting),
) -> Box<dyn Sitting> {
    for moves in 0..5_000 {
        look(sitting.as_ref());
        let Some(seat) = sitting.to_act().iter().next() else { return sitting };
        if moves >= ALONE && luck.pick(4) > 0 {
            let position = sitting.position(seat).unwrap();
            let action = position.decide(BotKind::Greedy, Budget::Iterations(1), moves as u64);
            sitting.act(seat, &action, &mut luck).unwrap();
            continue;
        }
        let actions = sitting.actions(seat);
        let place = match policy {
            Policy::First => 0,
            Policy::Last => actions.len() - 1,
            Policy::Random => luck.pick(actions.len() as u32) as usize,
        };
        sitting.act(seat, &actions[place], &mut luck).unwrap();
    }
    panic!("the game does not end")
}

#[test]
fn lessons_of_all_games_are_in_order() {
    for &game in GameName::ALL {
        let found = Examination::of(game, None);
        assert!(found.faults.is_empty(), "{}: {:?}", game.word(), found.faults);
        let page = Shelf::embedded().how_to_play(game).unwrap();
        let parts: Vec<&LearnPart> = page.sections.iter().flat_map(|it| &it.parts).collect();
        assert!(parts.iter().any(|part| matches!(part, LearnPart::Symbols(_))));
    }
}

/// Tables and released games keep the content they began with, and lessons are none of it.
#[test]
fn lessons_are_no_content() {
    for &game in GameName::ALL {
        let files = Shelf::embedded().bundle(game).files;
        assert!(files.iter().all(|(name, _)| name != HOW_TO_PLAY && name != TUTORIAL));
    }
}

#[test]
fn the_worked_scorings_are_those_of_the_rules() {
    let totals = [
        (GameName::Faraway, 67),
        (GameName::AboveAndBelow, 44),
        (GameName::NearAndFar, 63),
        (GameName::NowOrNever, 97),
    ];
    for (game, total) in totals {
        let page = Shelf::embedded().how_to_play(game).unwrap();
        let parts = page.sections.iter().flat_map(|section| &section.parts);
        let worked = parts.filter_map(|part| match part {
            LearnPart::Worked(worked) => Some(worked),
            _ => None,
        });
        let worked: Vec<_> = worked.collect();
        assert_eq!(worked.len(), 1);
        assert_eq!(worked[0].total, total);
        let sum: i64 = worked[0].steps.iter().map(|step| step.points).sum();
        assert_eq!(sum, total, "every point has its step");
    }
}

#[test]
fn a_first_game_is_always_dealt_the_same() {
    for &game in GameName::ALL {
        let views = [1, 2].map(|seed| first_game(game, seed).0.view(Viewer::Seat(LEARNER)));
        assert_eq!(views[0], views[1]);
    }
    let (sitting, _) = first_game(GameName::Faraway, 1);
    let mut hand = sitting.actions(LEARNER);
    hand.sort();
    assert_eq!(hand, ["play 30", "play 6", "play 60"]);
}

#[test]
fn the_guide_speaks_at_every_decision_of_the_first_rounds_and_again_at_the_end() {
    for &game in GameName::ALL {
        let (mut heard, rounds) = (BTreeSet::new(), guided_rounds(game));
        for (seed, policy) in
            (0..).zip([Policy::First, Policy::Last].into_iter().chain([Policy::Random; 12]))
        {
            let end = play(first_game(game, seed), policy, |sitting| {
                let said = said(sitting, LEARNER);
                heard.extend(said.iter().map(|said| said.id.clone()));
                let is_over = sitting.standings().is_some();
                if round(sitting) > rounds {
                    assert!(is_over || said.is_none(), "{said:?}");
                } else if sitting.to_act().contains(LEARNER) {
                    let said = said.expect("a decision of the first rounds");
                    assert!(!said.text.iter().any(|text| text.contains('{')), "{said:?}");
                }
            });
            let said = said(end.as_ref(), LEARNER).expect("the scoring is explained");
            assert!(!said.text.is_empty() && said.text.iter().all(|text| !text.contains('{')));
        }
        let entries: BTreeSet<String> =
            game.tutorial().unwrap().entries().map(str::to_owned).collect();
        // Some decisions are so rare that a handful of games does not meet them.
        let most = entries.len() * 3 / 5;
        assert!(heard.len() >= most, "{}: heard {heard:?} of {entries:?}", game.word());
    }
}

#[test]
fn whatever_is_missing_says_why_and_leads_to_its_rule() {
    let expected: [(GameName, &[&str]); 4] = [
        (
            GameName::Faraway,
            &[
                "Play a Region",
                "Take a Region",
                "Choose a Sanctuary",
                "Keep more Sanctuaries",
                "Pass",
            ],
        ),
        (
            GameName::AboveAndBelow,
            &[
                "Explore",
                "Build",
                "Build an outpost",
                "Train",
                "Harvest",
                "Explore, build, train, harvest or labor",
                "Place goods",
                "Sell",
                "Buy from another player",
                "New cards in a row",
                "Use cider or potions",
                "Take a turn",
                "Set out",
                "Send another",
                "Turn back",
                "Use a potion",
                "Use a cider",
                "Go on",
            ],
        ),
        (
            GameName::NearAndFar,
            &[
                "Go on",
                "Take a turn",
                "Go on an adventure",
                "Visit the same building again",
                "Walk in",
                "Recruit",
                "See other adventurers",
                "Trade",
                "Dig",
                "Spend more hearts",
                "Slip past with a shield",
                "Attempt a quest",
                "Build a camp",
                "Buy an artifact",
            ],
        ),
        (
            GameName::NowOrNever,
            &[
                "Go on",
                "Take a turn",
                "Hire your own specialist",
                "Hire another player’s specialist",
                "Recruit",
                "Rest for hearts",
                "Send your hero out",
                "Sell goods",
                "House a villager",
                "Deliver an order",
                "Fill the villager row",
                "Learn an ability",
                "Use a power",
                "Build another tile",
                "Build elsewhere",
                "Buy other gear",
                "Stop here",
                "Move on",
                "Visit",
                "Fight",
                "Search",
                "Play a quest card",
                "Retreat",
                "Strike harder with mana",
            ],
        ),
    ];
    for (game, expected) in expected {
        let mut met = BTreeSet::new();
        for seed in 0..12 {
            play(first_game(game, seed), Policy::Random, |sitting| {
                for seat in (0..sitting.seats()).map(Seat::new) {
                    for one in missing(sitting, seat) {
                        assert!(game.section_of(one.rule).is_some(), "{one:?} has no section");
                        assert!(one.why.ends_with('.'), "{one:?}");
                        met.insert(one.what);
                    }
                }
            });
        }
        let unmet: Vec<_> = expected.iter().filter(|what| !met.contains(*what)).collect();
        assert!(unmet.is_empty(), "{}: never met {unmet:?} in {met:?}", game.word());
    }
}

/// What the reason for this is at the moment.
fn why(sitting: &dyn Sitting, what: &str) -> Option<(String, &'static str)> {
    let all = missing(sitting, LEARNER);
    all.into_iter().find(|one| one.what == what).map(|one| (one.why, one.rule))
}

#[test]
fn faraway_says_why_nothing_is_taken_before_all_have_played() {
    let (sitting, _) = first_game(GameName::Faraway, 1);
    let sanctuary = "Nobody finds a Sanctuary in the first round.".to_owned();
    assert_eq!(why(sitting.as_ref(), "Choose a Sanctuary"), Some((sanctuary, "FA-066")));
    assert_eq!(why(sitting.as_ref(), "Take a Region").unwrap().1, "FA-082");
    assert_eq!(why(sitting.as_ref(), "Pass").unwrap().1, "FA-056");
}

#[test]
fn faraway_says_that_a_chosen_card_can_be_changed() {
    let (mut sitting, mut luck) = first_game(GameName::Faraway, 1);
    sitting.act(LEARNER, "play 60", &mut luck).unwrap();
    let chosen = "You already chose 60. You can change it until all have chosen.".to_owned();
    assert_eq!(why(sitting.as_ref(), "Play a Region"), Some((chosen, "FA-062")));
}

#[test]
fn above_and_below_says_what_is_lacking_with_the_facts() {
    let (mut sitting, mut luck) = first_game(GameName::AboveAndBelow, 1);
    let outpost = why(sitting.as_ref(), "Build an outpost").unwrap();
    assert_eq!(outpost.1, "AB-136");
    assert_eq!(why(sitting.as_ref(), "Harvest").unwrap().1, "AB-150");
    assert_eq!(why(sitting.as_ref(), "Explore"), None, "three are ready");

    sitting.act(LEARNER, "build H14", &mut luck).unwrap();
    assert!(why(sitting.as_ref(), "Take a turn").unwrap().0.starts_with("It is Player 2’s turn"));
    sitting.act(Seat::new(1), "pass", &mut luck).unwrap();

    let train = "The cheapest villager costs 2; you have 0 coins.".to_owned();
    assert_eq!(why(sitting.as_ref(), "Train"), Some((train, "AB-161")));
    let build = "None of your ready villagers shows a hammer.".to_owned();
    assert_eq!(why(sitting.as_ref(), "Build"), Some((build, "AB-126")));
    let cards = "It costs 1 coin; you have 0 coins.".to_owned();
    assert_eq!(why(sitting.as_ref(), "New cards in a row"), Some((cards, "AB-189")));
}

#[test]
fn now_or_never_says_what_is_lacking_with_the_facts() {
    let (mut sitting, mut luck) = first_game(GameName::NowOrNever, 1);
    while sitting.actions(LEARNER).iter().any(|action| action.starts_with("keep")) {
        let action = sitting.actions(LEARNER)[0].clone();
        sitting.act(LEARNER, &action, &mut luck).unwrap();
    }
    assert!(why(sitting.as_ref(), "Go on").unwrap().0.starts_with("Player 2 is still choosing"));
    while let Some(action) = sitting.actions(Seat::new(1)).first().cloned() {
        sitting.act(Seat::new(1), &action, &mut luck).unwrap();
    }
    let why = |what: &str| why(sitting.as_ref(), what).unwrap();
    assert_eq!(why("Rest for hearts"), ("Your hearts are full.".to_owned(), "NN-119"));
    assert_eq!(why("Sell goods"), ("You have no goods.".to_owned(), "NN-334"));
    let learn = "Piston Jab costs 2 experience, and you have 0.".to_owned();
    assert_eq!(why("Learn an ability"), (learn, "NN-352"));
    assert_eq!(why("Fill the villager row").0, "The villager row is full.");
}

#[test]
fn faults_in_lessons_are_reported_with_their_lines() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lessons");
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in Shelf::embedded().bundle(GameName::Faraway).files {
        fs::write(folder.join(name), text).unwrap();
    }
    let page = "== a | A\nrules: FA-999\nshow: card 99\nworked: 5 5\n\n{no-such} rounds.\n";
    fs::write(folder.join(HOW_TO_PLAY), page).unwrap();
    let tutorial = "setup: 3 players\nluck: 1/68\n\n== a | A\nwhen: asks sing, mood 3\n\
                    points-at: moon\n\n{no-such}\n\n== b | B\nwhen: asks play\n";
    fs::write(folder.join(TUTORIAL), tutorial).unwrap();

    let faults = Examination::of(GameName::Faraway, Some(&folder)).faults;

    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    for expected in [
        "how-to-play.txt:2: there is no rule FA-999",
        "how-to-play.txt:3: there is no picture “card 99”",
        "how-to-play.txt:4: 5 stands twice, or after a Sanctuary",
        "how-to-play.txt:6: this game has no number called no-such",
        "how-to-play.txt: the symbols of the game are not explained: add “symbols:”",
        "tutorial.txt:1: the luck does not fit",
        "tutorial.txt:5: the questions are keep, play, take",
        "tutorial.txt:5: “mood” is neither asks nor offers",
        "tutorial.txt:6: the places are hand, display",
        "tutorial.txt:8: this game has no fact called no-such",
        "tutorial.txt:10: a guide says 1 to",
    ] {
        assert!(told.iter().any(|fault| fault.contains(expected)), "{expected}: {told:#?}");
    }
    assert_eq!(told.len(), 11, "{told:#?}");
}
