//! What holds for the pages of Above and Below at every moment of random games.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{model, start_game, wander};
use game_above_and_below::{Content, Stage, View, components::OutcomeId};
use shelf::{AnyView, GameName, Sitting};
use table::{Seat, Viewer};

/// The values of an attribute, wherever it stands.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Calls `look` after every move of a random game.
fn all_through(players: usize, choices: &[&str], seed: u64, mut look: impl FnMut(&dyn Sitting)) {
    let (mut game, mut luck) = start_game(GameName::AboveAndBelow, players, choices, seed);
    loop {
        look(game.as_ref());
        let moves = game.moves();
        if game.to_act().is_empty() {
            return;
        }
        wander(game.as_mut(), &mut luck, |game| game.moves() > moves);
    }
}

fn view(game: &dyn Sitting) -> Box<View> {
    match game.view(Viewer::Spectator) {
        AnyView::AboveAndBelow(shown) => Box::new(shown.view),
        _ => panic!("a game of Above and Below"),
    }
}

/// Every kind of question there is, for counting those that were looked at.
fn question(stage: Stage) -> &'static str {
    match stage {
        Stage::Turn => "turn",
        Stage::Bidding { .. } => "bidding",
        Stage::Answering { .. } => "answering",
        Stage::Gathering { .. } => "gathering",
        Stage::Assigning { .. } => "assigning",
        Stage::Paying { .. } => "paying",
        Stage::Harvesting { .. } => "harvesting",
        Stage::Choosing => "choosing",
        Stage::Rerolling => "rerolling",
        Stage::Exerting => "exerting",
        Stage::Claiming => "claiming",
        Stage::Picking => "picking",
        Stage::Injuring => "injuring",
        Stage::Founding { .. } => "founding",
        Stage::Resting => "resting",
        Stage::Placing => "placing",
        Stage::Over => "over",
    }
}

#[test]
fn the_buttons_of_a_page_are_what_its_viewer_can_do() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (players, choices, seed) in [
        (2, &[][..], 24),
        (3, &[], 58),
        (4, &["crossover"], 3),
        (3, &["crossover"], 4),
        (4, &[], 5),
    ] {
        all_through(players, choices, seed, |game| {
            *seen.entry(question(view(game).open.stage)).or_default() += 1;
            for viewer in Viewer::all(game.seats()) {
                let table = model(game, viewer);
                let html = web::table_fragment(&table);
                let offered: BTreeSet<&str> = html
                    .split("name=\"act\" value=\"")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .collect();
                let actions = table.view.as_ref().unwrap().actions();
                let listed: BTreeSet<&str> = actions.iter().map(String::as_str).collect();
                assert_eq!(offered, listed, "{viewer:?} in {:?}", view(game).open.stage);
            }
        });
    }
    assert!(seen.len() >= 14, "only {seen:?} were looked at");
}

#[test]
fn ids_are_unique_and_everything_referred_to_is_there() {
    let mut moves = 0;
    all_through(4, &["crossover"], 6, |game| {
        moves += 1;
        // The sheet with all faces never changes, so that every seventh page is enough.
        if moves % 7 != 0 && !game.to_act().is_empty() {
            return;
        }
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            let table = model(game, viewer);
            for page in [web::table_page(&table), web::board_page(&table)] {
                let ids = values(&page, "id");
                let known: BTreeSet<&str> = ids.iter().copied().collect();
                let mut twice = BTreeSet::new();
                let again: Vec<_> = ids.iter().filter(|id| !twice.insert(**id)).collect();
                assert!(again.is_empty(), "{again:?} stand twice");
                let uses =
                    values(&page, "href").into_iter().filter_map(|href| href.strip_prefix('#'));
                let others = ["popovertarget", "form", "aria-labelledby"];
                let others = others.into_iter().flat_map(|name| values(&page, name));
                for name in uses.chain(others) {
                    assert!(known.contains(name), "nothing is called {name}");
                }
                assert!(!page.contains(" style=\"") && !page.contains("<style"));
            }
        }
    });
}

/// The outcomes of a passage.
fn outcomes_of(content: &Content, page: &game_above_and_below::Page) -> Vec<OutcomeId> {
    let tales = content.tales();
    let all = (0..tales.outcomes()).filter_map(|index| tales.outcome_at(index));
    let here = all.filter(|&outcome| tales.place(outcome).passage == page.passage);
    here.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Nobody is told what a choice leads to before it is made, not even the reader (AB-077).
#[test]
fn no_page_tells_what_lies_behind_a_choice_that_was_not_taken() {
    let content = Content::embedded();
    let tales = content.tales();
    let mut looked_at = 0;
    for (players, seed) in [(2, 7), (3, 8), (4, 9), (3, 10)] {
        all_through(players, &[], seed, |game| {
            let view = view(game);
            let pages = view.open.tale.as_slice();
            if view.open.exploration.is_none() {
                return;
            }
            let told: BTreeSet<OutcomeId> = pages.iter().filter_map(|page| page.outcome).collect();
            let said: String = told.iter().flat_map(|&outcome| tales.brings(outcome)).collect();
            for viewer in Viewer::all(game.seats()) {
                let table = model(game, viewer);
                for html in [web::table_fragment(&table), web::board_fragment(&table)] {
                    let small = html.to_lowercase();
                    for page in pages {
                        for hidden in outcomes_of(content, page) {
                            if told.contains(&hidden) {
                                continue;
                            }
                            looked_at += 1;
                            for line in &tales.outcome(hidden).text {
                                assert!(!html.contains(&escaped(line)), "{viewer:?} reads: {line}");
                            }
                            for brings in tales.brings(hidden) {
                                let is_known = said.contains(&brings);
                                assert!(
                                    is_known || !small.contains(&escaped(&brings.to_lowercase())),
                                    "{viewer:?} is told of {brings} in {}",
                                    page.passage
                                );
                            }
                        }
                    }
                }
            }
        });
    }
    assert!(looked_at > 500, "only {looked_at} outcomes were looked for");
}

/// A passage that asks nothing ends a tale without a stop, so what comes next shows it unfolded.
#[test]
fn the_end_of_a_tale_is_there_to_be_read() {
    let tales = Content::embedded().tales();
    let mut looked_at = 0;
    for (players, seed) in [(2, 7), (3, 8), (4, 9), (3, 10)] {
        all_through(players, &[], seed, |game| {
            let view = view(game);
            let Some(page) = view.open.tale.as_slice().last() else { return };
            if !tales.terms(page.passage).is_empty() {
                return;
            }
            let table = model(game, Viewer::Spectator);
            for html in [web::table_fragment(&table), web::board_fragment(&table)] {
                let pieces = html.split("<details class=\"earlier\"").enumerate();
                let unfolded: String = pieces
                    .filter_map(|(index, piece)| match index {
                        0 => Some(piece),
                        _ => piece.split_once("</details>").map(|(_, rest)| rest),
                    })
                    .collect();
                if unfolded.contains("id=\"book\"") {
                    looked_at += 1;
                    let text = &tales.passage(page.passage).text[0];
                    assert!(unfolded.contains(&escaped(text)), "{text}");
                }
            }
        });
    }
    assert!(looked_at > 10, "only {looked_at} ends were looked for");
}

/// The dice on the page, by villager: each roll has an id of its own.
fn dice(game: &dyn Sitting) -> BTreeMap<String, String> {
    let html = web::table_fragment(&model(game, Viewer::Spectator));
    let ids = values(&html, "id").into_iter().filter_map(|id| id.strip_prefix("die-"));
    let pairs = ids.filter_map(|id| id.split_once('-'));
    pairs.map(|(villager, roll)| (villager.to_owned(), roll.to_owned())).collect()
}

#[test]
fn a_die_that_is_rolled_again_falls_again_even_with_the_same_face_and_no_other_does() {
    let mut same_face = 0;
    for seed in 0..40 {
        let (mut game, mut luck) = start_game(GameName::AboveAndBelow, 3, &[], seed);
        while !game.to_act().is_empty() {
            wander(game.as_mut(), &mut luck, |game| view(game).open.stage == Stage::Rerolling);
            let Some(seat) = game.to_act().iter().next() else { break };
            let (before, lay) =
                (view(game.as_ref()).open.exploration.unwrap(), dice(game.as_ref()));
            let again = game.actions(seat)[0].clone();
            let villager = again.strip_prefix("reroll ").unwrap();

            game.act(seat, &again, &mut luck).unwrap();

            let after = view(game.as_ref()).open;
            if let Some(exploration) = after.exploration.filter(|now| now.passage == before.passage)
            {
                for (other, roll) in dice(game.as_ref()) {
                    assert_eq!(lay[&other] != roll, other == villager, "{other} after {again}");
                }
                let face = villager.parse().unwrap();
                same_face += usize::from(exploration.dice.of(face) == before.dice.of(face));
            }
        }
    }
    assert!(same_face > 0, "no die showed the same face again");
}

#[test]
fn a_television_has_no_button_to_act() {
    all_through(3, &[], 11, |game| {
        let html = web::board_fragment(&model(game, Viewer::Spectator));
        assert!(!html.contains("name=\"act\""));
    });
}

/// Measured with gzip the page is below 40 kB; these figures only watch over growth.
#[test]
fn pages_and_pushes_stay_small() {
    let mut largest = 0;
    all_through(4, &["crossover"], 12, |game| {
        let table = model(game, Viewer::Seat(Seat::new(0)));
        largest = largest.max(web::table_fragment(&table).len());
    });
    assert!(largest < 110_000, "a push of {largest} bytes");
    let (game, _) = start_game(GameName::AboveAndBelow, 3, &[], 12);
    let page = web::table_page(&model(game.as_ref(), Viewer::Seat(Seat::new(0))));
    assert!(page.len() < 320_000, "a page of {} bytes", page.len());
}

#[test]
fn every_question_is_asked_in_words() {
    all_through(3, &[], 13, |game| {
        for seat in game.to_act().iter() {
            let html = web::table_fragment(&model(game, Viewer::Seat(seat)));
            let ask = html.split("id=\"ask\">").nth(1).unwrap().split("</p>").next().unwrap();
            assert!(ask.ends_with(['.', '?']) && ask.len() > 12, "{ask}");
        }
    });
}
