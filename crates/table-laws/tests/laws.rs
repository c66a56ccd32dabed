//! The honest toy obeys every law, and each broken one is caught by the law it breaks.

mod gallery;
mod toy;

use table::{Game, Viewer};
use table_laws::{Broken, Law, Laws, Tally, play_out, play_some};
use toy::{CARDS, Content, Fault, Setup, Toy};

const SETUPS: [Setup; 3] = [
    Setup { players: 2, short: false, unwritten: false },
    Setup { players: 2, short: true, unwritten: false },
    Setup { players: 3, short: false, unwritten: false },
];

fn content(fault: Fault) -> &'static Content {
    Box::leak(Box::new(Content { fault }))
}

fn laws(fault: Fault) -> Laws<Toy> {
    Laws::<Toy>::of(content(fault), SETUPS)
        .games(40)
        .moves_at_most(30)
        .secret("hand", |view| view.own().map(|own| own.hand.clone()))
        .secret("choice", |view| view.own().map(|own| own.chosen))
        .conserved(|toy: &Toy| {
            let cards = toy.cards();
            if cards.iter().copied().eq(1..=CARDS) {
                Ok(())
            } else {
                Err(format!("the cards are {cards:?}"))
            }
        })
        .recomputed(|toy| {
            let players = toy.view(Viewer::Spectator).players;
            let score = |cards: &[u8], pebbles: [u8; 2]| {
                let cards: u32 = cards.iter().map(|&card| u32::from(card)).sum();
                (cards + u32::from(pebbles[0]) + 2 * u32::from(pebbles[1])) as i32
            };
            players.iter().map(|player| score(&player.won, player.pebbles)).collect()
        })
}

fn broken(fault: Fault) -> Broken {
    match laws(fault).verify() {
        Ok(tally) => panic!("{fault:?} breaks no law\n{tally}"),
        Err(broken) => broken,
    }
}

#[test]
fn an_honest_game_obeys_every_law_and_tests_each() {
    let tally: Tally = laws(Fault::Honest).check();

    assert_eq!(tally.idle(), []);
    assert_eq!(tally.games, 120);
    assert_eq!(tally.of(Law::Steady), 120);
    println!("{tally}");
}

#[test]
fn each_broken_game_is_caught_by_the_law_it_breaks() {
    let faults = [
        (Law::Ends, Fault::NeverEnds, "not over after 30 moves"),
        (Law::Ends, Fault::EndsWithoutStandings, "there are no standings"),
        (Law::Ends, Fault::HasStandingsTooEarly, "there are standings"),
        (Law::Listed, Fault::ListsWhatItRefuses, "peek is listed and refused: you have looked"),
        (Law::Listed, Fault::ListsTwice, "listed twice"),
        (Law::Listed, Fault::ListsNothing, "must act"),
        (Law::Listed, Fault::ActsAfterTheEnd, "the game is over and P1 may done"),
        (Law::Listed, Fault::AcceptsUnlisted, "is not listed and accepted"),
        (Law::Refused, Fault::RefusesAndChanges, "changes the state"),
        (Law::Refused, Fault::RefusesAndDraws, "has used luck"),
        (Law::Refused, Fault::RefusesAndTells, "has told"),
        (Law::Notation, Fault::SharesANotation, "“place left” and reads back as Place(Left)"),
        (Law::Random, Fault::PlaysFavourites, "leads elsewhere than the list"),
        (Law::Conserved, Fault::LosesACard, "the cards are"),
        (Law::Conserved, Fault::ImaginesOneCardTwice, "in a world imagined by"),
        // Where it shows first depends on that luck.
        (Law::Replayed, Fault::HasItsOwnLuck, ""),
        (Law::Replayed, Fault::MindsWhoListens, "leads elsewhere"),
        (Law::Replayed, Fault::BreaksTheLine, "does not read back"),
        (Law::Undone, Fault::ForgetsWhenCloned, "sees:"),
        (Law::Standings, Fault::Miscounts, "another way"),
        (Law::Standings, Fault::LeavesOneOut, "2 play, and 1 have a score"),
        (Law::Imagined, Fault::ForgetsWhoChose, "sees another world"),
        (Law::Imagined, Fault::ListsByWhatIsHidden, "imagines other choices"),
        (Law::Untold, Fault::ShowsTheChoice, "may be undone and showed"),
        (Law::Untold, Fault::PeeksUnmarked, "peek may be undone and showed"),
        (Law::Told, Fault::TellsTheChoice, "may be undone and showed"),
        (Law::Secret, Fault::ShowsHandsToAll, "P2 about P1’s hand, P3 about P1’s hand"),
        (Law::Secret, Fault::ShowsHandsToSpectators, "the spectator about P3’s hand"),
        (
            Law::Secret,
            Fault::ShowsTheFirstHandToTheSecond,
            "never wrong: P2 about P1’s hand\nover the whole run",
        ),
        (Law::Steady, Fault::PanicsInPlay, "choose 7: a seven was not foreseen"),
        (Law::Steady, Fault::PanicsOverARefusal, "nobody could have wanted this"),
        (Law::Steady, Fault::ImaginesAnImpossibleChoice, "a chosen card is in the hand"),
    ];
    for (law, fault, what) in faults {
        let broken = broken(fault);
        assert_eq!(broken.law, law, "{fault:?}: {broken}");
        assert!(broken.to_string().contains(what), "{fault:?}: {broken}");
    }
    for law in Law::ALL {
        assert!(faults.iter().any(|(broken, _, _)| *broken == law), "nothing breaks “{law}”");
    }
}

#[test]
fn a_setup_that_is_refused_or_not_written_in_full_is_caught() {
    let crowd = Setup { players: 4, short: false, unwritten: false };
    let broken = Laws::<Toy>::of(content(Fault::Honest), [crowd]).verify().unwrap_err();
    assert_eq!(broken.law, Law::Ends, "{broken}");

    let secretive = Setup { players: 2, short: false, unwritten: true };
    let broken = Laws::<Toy>::of(content(Fault::Honest), [secretive]).verify().unwrap_err();
    assert_eq!(broken.law, Law::Notation, "{broken}");
}

/// The scene of a broken law is enough to stand there again.
#[test]
fn a_broken_law_is_reported_with_the_way_there() {
    let broken = broken(Fault::ListsWhatItRefuses);
    let scene = broken.scene.unwrap();

    let setup: Setup = scene.setup.parse().unwrap();
    let record = play_some::<Toy>(content(Fault::Honest), &setup, scene.seed, scene.moves);
    let replay = table::Replay::<Toy>::parse(&scene.replay).unwrap();

    assert_eq!(replay.moves, record.moves());
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_gives_another() {
    let content = content(Fault::Honest);
    let [one, same, other] = [4, 4, 5].map(|seed| play_out::<Toy>(content, &SETUPS[0], seed));

    assert_eq!(one.moves(), same.moves());
    assert_ne!(one.moves(), other.moves());
    assert!(one.game().standings().is_some());
}

#[test]
fn a_law_without_anything_to_judge_is_idle() {
    let tally = Laws::<Toy>::of(content(Fault::Honest), SETUPS).games(3).check();

    assert_eq!(tally.idle(), [Law::Conserved, Law::Secret]);
}
