//! Reports: the counts add up, and every card and choice is on the page.

use std::collections::BTreeMap;

use arena::{Detail, Match, Outcome, Report};
use bots::BotKind::{self, Greedy, Random};
use game_above_and_below::{
    AboveAndBelow, Building, Content, Event,
    components::{Group, Villager},
};
use shelf::{GameName, Shelf};
use table::Replay;

fn plan(seats: &[BotKind], games: u64) -> Match {
    Match {
        seats: seats.to_vec(),
        games,
        seed: 7,
        threads: 1,
        options: Vec::new(),
        record: None,
        iterations: None,
        detail: Detail::Marks,
    }
}

fn play(game: GameName, plan: &Match) -> Outcome {
    arena::play(&Shelf::embedded(), game, plan, &|_| {}).expect("the match can be played")
}

fn report(outcome: &Outcome) -> &Report {
    outcome.report.as_ref().expect("a report was asked for")
}

#[test]
fn nothing_is_taken_more_often_than_it_is_offered() {
    for &game in GameName::ALL {
        let outcome = play(game, &plan(&[Greedy, Random, Random], 60));

        for section in &report(&outcome).sections {
            for thing in &section.things {
                let name = &thing.name;
                assert!(thing.taken <= thing.offered, "{name}: {thing:?}");
                assert!(thing.owners <= thing.taken, "{name}: {thing:?}");
                assert!(thing.succeeded + thing.failed <= thing.taken, "{name}: {thing:?}");
                assert!(thing.games <= thing.offered.min(60), "{name}: {thing:?}");
                assert!(thing.wins <= thing.owners as f64, "{name}: {thing:?}");
                assert_eq!(thing.difference.is_some(), thing.owners > 0, "{name}: {thing:?}");
            }
        }
    }
}

/// What is counted is what the replays of the same games tell.
#[test]
fn every_building_villager_and_choice_of_a_recorded_game_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let record = Some(folder.path().to_owned());
    let outcome =
        play(GameName::AboveAndBelow, &Match { record, ..plan(&[Greedy, Random, Greedy], 12) });

    let content = Content::embedded();
    let mut told: BTreeMap<String, u64> = BTreeMap::new();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let replay = Replay::<AboveAndBelow>::parse(&text).unwrap();
        let mut count = |event: &Event| {
            let taken = match *event {
                Event::Built { building, .. } => building.to_string(),
                Event::Trained { villager, .. } | Event::Joined { villager, .. } => {
                    villager.to_string()
                }
                Event::Chose { passage, choice, .. } => {
                    let choices = &content.tales().passage(passage).choices;
                    format!("{passage} {}", choices[usize::from(choice)].label)
                }
                _ => return,
            };
            *told.entry(taken).or_default() += 1;
        };
        replay.play(content, |_, events| events.iter().for_each(&mut count)).unwrap();
    }
    let things = report(&outcome).sections.iter().flat_map(|section| &section.things);
    let counted = things.filter(|thing| thing.taken > 0).map(|thing| {
        let choice = thing.name.split_once(" · ").zip(thing.name.split_once(" — "));
        let name = match choice {
            Some(((passage, _), (_, label))) => format!("{passage} {label}"),
            None => thing.about.split(" · ").next().unwrap_or_default().to_owned(),
        };
        (name, thing.taken)
    });

    assert_eq!(counted.collect::<BTreeMap<_, _>>(), told);
    assert!(told.len() > 60, "{} things were taken", told.len());
}

#[test]
fn the_number_of_threads_changes_no_report() {
    let alone = play(GameName::AboveAndBelow, &plan(&[Greedy, Random], 30));
    let together =
        play(GameName::AboveAndBelow, &Match { threads: 3, ..plan(&[Greedy, Random], 30) });

    assert_eq!(report(&alone), report(&together));
}

#[test]
fn counting_changes_no_game() {
    for seats in [&[Random; 3][..], &[Greedy, Random]] {
        let counted = play(GameName::AboveAndBelow, &plan(seats, 25));
        let silent =
            play(GameName::AboveAndBelow, &Match { detail: Detail::Results, ..plan(seats, 25) });

        assert_eq!(counted.decisions, silent.decisions);
        for (one, other) in counted.rows.iter().zip(&silent.rows) {
            assert!(one.scores.bars().eq(other.scores.bars()));
        }
        assert_eq!(silent.report, None);
    }
}

#[test]
fn the_page_has_every_card_and_every_choice_in_it() {
    let outcome = play(GameName::AboveAndBelow, &plan(&[Random; 4], 40));
    let page = arena::page(&outcome, report(&outcome));

    let has = |text: &str| page.contains(&text.replace('&', "&amp;").replace('"', "&quot;"));
    let content = Content::embedded();
    assert_eq!(Building::all().count(), 64);
    for building in Building::all() {
        let name = &content.card(building).name;
        assert!(has(&format!(">{name}<small>{building} ·")), "{building} {name}");
    }
    for villager in [Group::Regular, Group::Special].into_iter().flat_map(Villager::all_of) {
        assert!(has(&content.face(villager).name), "{villager}");
    }
    for passage in &content.tales().book().passages {
        for choice in &passage.choices {
            let name = format!("{} · {} — {}", passage.key, passage.title, choice.label);
            assert!(has(&name), "{name}");
        }
    }
    assert!(!page.contains("NaN") && !page.contains("inf\""));
    assert!(!page.contains("<script") && !page.contains("http"), "it needs nothing else");
}

#[test]
fn every_part_of_the_page_that_opens_closes() {
    let outcome = play(GameName::AboveAndBelow, &plan(&[Random; 2], 6));
    let page = arena::page(&outcome, report(&outcome));

    let tags = ["html", "body", "main", "section", "table", "tbody", "tr", "td", "th", "svg", "a"];
    for tag in tags {
        let opened =
            page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}
