//! Every action of random games in words, and in notation.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::collections::BTreeSet;

use game_near_and_far::{Action, Content, NearAndFar, Setup, Side};
use luck::Quick;
use table::{Chance, Game, GameWords, Ignore, Names, Seen, Shown, Viewer};

/// Setups in which everything comes up.
fn setups() -> Vec<Setup> {
    let day = Setup { side: Side::Day, extra_stories: true, ..Setup::arcade(4, 5) };
    vec![Setup::first_adventure(2), Setup::book(3, 10), day]
}

/// Random games, with everybody who is asked looked at.
fn play(moves: usize, mut look: impl FnMut(Seen<'_, NearAndFar>)) {
    let content = Content::embedded();
    for (seed, setup) in (0..).zip(setups().iter().cycle().take(9)) {
        let names: Vec<String> = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).into();
        let names = Names::of(&names[..setup.players]);
        let mut luck = Quick::new(seed, 0);
        let mut game = NearAndFar::start(content, setup, &mut luck).unwrap();
        for _ in 0..moves {
            let Some(seat) = game.to_act().first() else { break };
            let shown = Shown::of(&game, Viewer::Seat(seat));
            look(shown.seen(content, &names, Viewer::Seat(seat)));
            let other = Shown::of(&game, Viewer::Spectator);
            look(other.seen(content, &names, Viewer::Spectator));
            let action = shown.actions[luck.pick(shown.actions.len() as u32) as usize];
            game.apply(seat, action, &mut luck, &mut Ignore).unwrap();
        }
    }
}

/// Whether a word is a name of the notation: `A7`, `G3`, `P2`, `b3`.
fn is_notation(word: &str) -> bool {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let mut letters = word.chars();
    let first = letters.next().is_some_and(|letter| "ATWXYRGBPabc".contains(letter));
    let rest = letters.as_str();
    first && !rest.is_empty() && rest.chars().all(|letter| letter.is_ascii_digit())
}

#[test]
fn labels_within_one_list_are_distinct_and_hold_no_notation() {
    let mut kinds = BTreeSet::new();
    play(900, |seen| {
        let labels: Vec<String> =
            seen.actions.iter().map(|action| NearAndFar::label(seen, *action)).collect();
        let distinct: BTreeSet<&String> = labels.iter().collect();
        assert_eq!(distinct.len(), labels.len(), "{labels:#?}");
        for (action, label) in seen.actions.iter().zip(&labels) {
            assert!(!label.split_whitespace().any(is_notation), "{action}: {label}");
            assert!(label.starts_with(|letter: char| !letter.is_lowercase()), "{action}: {label}");
            kinds.insert(action.to_string().split(' ').next().unwrap_or_default().to_owned());
        }
    });
    assert!(kinds.len() >= 30, "{kinds:?}");
}

#[test]
fn prompts_meanings_and_reasons_are_sentences_without_notation() {
    play(700, |seen| {
        let prompt = NearAndFar::prompt(seen);
        assert!(prompt.ends_with(['.', '?']), "{prompt}");
        let meanings = seen.actions.iter().filter_map(|one| NearAndFar::meaning(seen, *one));
        let missing = NearAndFar::why_not(seen);
        assert!(missing.iter().all(|one| one.why.ends_with('.')), "{missing:?}");
        let texts = meanings.chain(missing.into_iter().map(|one| one.why)).chain([prompt]);
        for text in texts.chain([NearAndFar::moment(seen), NearAndFar::chapter(seen)]) {
            assert!(!text.is_empty());
            // A story may say anything; quoted labels are its own.
            assert!(text.contains('“') || !text.split_whitespace().any(is_notation), "{text}");
        }
    });
}

#[test]
fn every_action_is_read_as_it_is_written() {
    play(900, |seen| {
        for action in seen.actions {
            assert_eq!(action.to_string().parse::<Action>().unwrap(), *action, "{action}");
        }
    });
}

#[test]
fn every_setup_is_read_as_it_is_written() {
    for setup in Setup::all() {
        assert_eq!(setup.to_string().parse::<Setup>().unwrap(), setup, "{setup}");
    }
}
