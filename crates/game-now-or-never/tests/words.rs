//! Every action of random games in words, the log, and why something is not offered.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::collections::BTreeSet;

use game_now_or_never::{Action, Content, Event, NowOrNever, Setup, components::Hero};
use luck::Quick;
use table::{
    Chance, Game, GameWords, Happening, Mention, Mentioned, Names, Seat, Seen, Shown, Thing, Viewer,
};

/// Setups in which everything comes up: every number of players, both boards, every hero.
fn setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = Setup::all().collect();
    for (setup, hero) in all.iter_mut().zip(Hero::ALL.into_iter().cycle()) {
        setup.heroes[0] = (setup.players == 1).then_some(hero);
    }
    all
}

fn names(setup: &Setup) -> Names {
    Names::of(&["Ada", "Bo", "Cy", "Di"][..setup.players])
}

/// Random games, with everybody who is asked looked at, and what happened.
fn play(mut look: impl FnMut(Seen<'_, NowOrNever>), mut hear: impl FnMut(&Event, &Names)) {
    let content = Content::embedded();
    for (seed, setup) in (0..).zip(&setups()) {
        let names = names(setup);
        let mut luck = Quick::new(seed, 0);
        let mut game = NowOrNever::start(content, setup, &mut luck).unwrap();
        let mut events = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let shown = Shown::of(&game, Viewer::Seat(seat));
            look(shown.seen(content, &names, Viewer::Seat(seat)));
            let action = shown.actions[luck.pick(shown.actions.len() as u32) as usize];
            game.apply(seat, action, &mut luck, &mut events).unwrap();
            events.drain(..).for_each(|event| hear(&event, &names));
        }
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            let shown = Shown::of(&game, viewer);
            look(shown.seen(content, &names, viewer));
        }
    }
}

/// Whether a word is a name of the notation: `Q17`, `G3`, `P2`, `b3`.
fn is_notation(word: &str) -> bool {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let mut letters = word.chars();
    let first = letters.next().is_some_and(|letter| letter.is_ascii_alphabetic());
    let rest = letters.as_str();
    first && !rest.is_empty() && rest.chars().all(|letter| letter.is_ascii_digit())
}

#[test]
fn labels_within_one_list_are_distinct_and_hold_no_notation() {
    let mut kinds = BTreeSet::new();
    play(
        |seen| {
            let labels: Vec<String> =
                seen.actions.iter().map(|action| NowOrNever::label(seen, *action)).collect();
            let distinct: BTreeSet<&String> = labels.iter().collect();
            assert_eq!(distinct.len(), labels.len(), "{labels:#?}");
            for (action, label) in seen.actions.iter().zip(&labels) {
                assert!(!label.split_whitespace().any(is_notation), "{action}: {label}");
                assert!(!label.contains("nothing for") && !label.contains("  "), "{label}");
                let is_small = label.starts_with(|letter: char| letter.is_lowercase());
                assert!(!is_small && label.len() < 150, "{action}: {label}");
                kinds.insert(action.to_string().split(' ').next().unwrap().to_owned());
            }
        },
        |_, _| {},
    );
    // All but the rarest: a bot whose four slots are full, and powers that few ever have.
    assert!(kinds.len() >= 36, "{kinds:?}");
}

#[test]
fn prompts_meanings_and_reasons_are_sentences_without_notation() {
    let mut reasons = BTreeSet::new();
    play(
        |seen| {
            let prompt = NowOrNever::prompt(seen);
            assert!(prompt.ends_with(['.', '?']), "{prompt}");
            let meanings = seen.actions.iter().filter_map(|one| NowOrNever::meaning(seen, *one));
            let missing = NowOrNever::why_not(seen);
            for hero in seen.actions.iter().filter(|one| matches!(one, Action::Choose(_))) {
                let meaning = NowOrNever::meaning(seen, *hero).unwrap();
                assert_eq!(meaning.matches(" mana, arrows ").count(), 1, "said once: {meaning}");
            }
            for one in &missing {
                assert!(one.why.ends_with('.') && one.rule.starts_with("NN-"), "{one:?}");
                let first = one.why.chars().next().unwrap();
                assert!(first.is_uppercase() || first.is_ascii_digit(), "{one:?}");
                reasons.insert(one.rule);
            }
            let texts = meanings.chain(missing.into_iter().map(|one| one.why)).chain([prompt]);
            for text in texts.chain([NowOrNever::moment(seen), NowOrNever::chapter(seen)]) {
                assert!(!text.is_empty() && !text.contains("  "), "{text}");
                assert!(!text.split_whitespace().any(is_notation), "{text}");
            }
        },
        |_, _| {},
    );
    assert!(reasons.len() >= 25, "{reasons:?}");
}

#[test]
fn every_line_of_the_log_is_a_sentence_with_names() {
    let mut kinds = BTreeSet::new();
    let mut lines = 0;
    play(
        |_| {},
        |event, names| {
            let Some(line) = event.told(Content::embedded(), names) else { return };
            let text = &line.text;
            lines += 1;
            assert!(!text.split_whitespace().any(is_notation), "{text}");
            assert!(!text.ends_with('.') && !text.contains("  ") && text.len() < 120, "{text}");
            assert!(line.pieces().iter().all(|(piece, _)| text.contains(piece)));
            for Mention { what, at } in &line.mentions {
                let named = &text[at.clone()];
                let is_die = matches!(what, Mentioned::Die(1..=4));
                let has_name = |thing: &Thing| !named.is_empty() && named != thing.id;
                assert!(is_die || matches!(what, Mentioned::Thing(thing) if has_name(thing)));
            }
            let debug = format!("{event:?}");
            kinds.insert(debug.split([' ', '{']).next().unwrap().to_owned());
        },
    );
    assert!(lines > 5_000, "{lines}");
    assert!(kinds.len() >= 58, "{} kinds: {kinds:?}", kinds.len());
}

#[test]
fn every_refusal_is_a_sentence_with_names() {
    let content = Content::embedded();
    let names = Names::of(&["Ada", "Bo"]);
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut told = BTreeSet::new();
    for seed in 0..20 {
        let mut luck = Quick::new(seed, 0);
        let setup = Setup { reroll: true, ..Setup::standard(2) };
        let mut game = NowOrNever::start(content, &setup, &mut luck).unwrap();
        let mut actions = Vec::new();
        for turn in 0.. {
            let Some(seat) = game.to_act().first() else { break };
            actions.clear();
            game.actions(seat, &mut actions);
            known.extend(actions.iter().map(ToString::to_string));
            let tried = known.iter().filter(|_| turn % 16 == 0);
            for action in tried.map(|text| text.parse::<Action>().unwrap()) {
                for who in [seat, Seat::new(1 - seat.index())] {
                    let mut copy = game;
                    let done = copy.apply(who, action, &mut luck, &mut table::Ignore);
                    let Err(refusal) = done else { continue };
                    let text = NowOrNever::refusal_told(content, &refusal, &names);
                    assert!(!text.split_whitespace().any(is_notation), "{action}: {text}");
                    assert!(!text.ends_with('.') && text.len() > 12, "{text}");
                    let debug = format!("{refusal:?}");
                    told.insert(debug.split([' ', '{']).next().unwrap().to_owned());
                }
            }
            let action = actions[luck.pick(actions.len() as u32) as usize];
            game.apply(seat, action, &mut luck, &mut table::Ignore).unwrap();
        }
    }
    assert!(told.len() >= 24, "{} kinds: {told:?}", told.len());
}

#[test]
fn a_lone_player_hears_whether_the_target_was_reached() {
    let content = Content::embedded();
    let mut luck = Quick::new(3, 0);
    let setup = Setup { best: Some(112), ..Setup::standard(1) };
    let mut game = NowOrNever::start(content, &setup, &mut luck).unwrap();
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.act_at_random(seat, &mut actions, &mut luck, &mut table::Ignore);
    }
    let standings = game.standings().unwrap();
    let shown = Shown::of(&game, Viewer::Seat(Seat::new(0)));
    let names = names(&setup);
    let seen = shown.seen(content, &names, Viewer::Seat(Seat::new(0)));

    assert_eq!(standings.target(), Some(113), "NN-575");
    assert_eq!(NowOrNever::result(seen, &standings), "You lost.");
    let score = standings.score(Seat::new(0));
    let winners = NowOrNever::winners(seen, &standings);
    assert_eq!(winners, format!("Ada loses with {score} points: 113 were needed."));
}
