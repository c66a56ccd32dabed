//! The moments that pictures are taken of are found in every game, without a browser.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use browser::pictures::{self, FRONT, Scene, Setting};

/// Some of what is to be found in each group, at the least; kinds that are new are found, too.
const TELLING: [(&str, &[&str]); 5] = [
    (FRONT, &["first-visit", "running", "running-tables"]),
    ("faraway", &["keeping", "exploring-television", "taking", "choosing", "over-replay"]),
    ("above-and-below", &["turn-waiting", "choosing-reader", "outcome-story", "over-book"]),
    ("near-and-far", &["turn", "choose-television", "roll", "danger", "defend", "late-log"]),
    (
        "now-or-never",
        &["turn", "meet", "round", "dusk", "outcome-enemy", "outcome-season", "alone-over"],
    ),
];

/// What a group lacks of these.
fn missing<'a>(scenes: &[Scene], wanted: &[&'a str]) -> Vec<&'a str> {
    let files: BTreeSet<String> = scenes.iter().flat_map(names).collect();
    wanted.iter().copied().filter(|name| !files.contains(*name)).collect()
}

fn names(scene: &Scene) -> impl Iterator<Item = String> + '_ {
    scene.views.iter().map(|view| scene.file(view))
}

#[test]
fn the_telling_moments_of_every_game_are_found() -> Result<()> {
    for (group, wanted) in TELLING {
        let scenes = pictures::scenes(group)?;
        let of_all: &[&str] = match group {
            FRONT => &[],
            _ => &["how-to-play", "new", "lobby", "lobby-newcomer", "guided", "late", "over"],
        };
        let missing = [missing(&scenes, wanted), missing(&scenes, of_all)].concat();
        ensure!(missing.is_empty(), "{group} has no {missing:?}: {scenes:#?}");
        let mut files: Vec<String> = scenes.iter().flat_map(names).collect();
        let count = files.len();
        files.sort();
        files.dedup();
        ensure!(files.len() == count, "two pictures of {group} have one name");
    }
    Ok(())
}

#[test]
fn a_kind_of_decision_that_no_game_reaches_is_missed() -> Result<()> {
    let mut scenes = pictures::scenes("faraway")?;
    scenes.retain(|scene| scene.word != "choosing");

    ensure!(missing(&scenes, TELLING[1].1) == ["choosing"], "{scenes:#?}");
    Ok(())
}

#[test]
fn moments_are_those_of_recorded_games_in_every_run() -> Result<()> {
    let places = || -> Result<Vec<(String, String, usize)>> {
        let scenes = pictures::scenes("now-or-never")?;
        let place = |scene: Scene| match scene.setting {
            Setting::Recorded(at) | Setting::Over(at) => {
                Some((scene.word, at.recording.name.clone(), at.moves))
            }
            Setting::Nothing | Setting::Lobby(_) | Setting::Guided(_) | Setting::Outcome(_) => None,
        };
        Ok(scenes.into_iter().filter_map(place).collect())
    };

    let found = places()?;
    ensure!(found.iter().any(|(word, ..)| word == "turn") && found == places()?, "{found:?}");
    Ok(())
}
