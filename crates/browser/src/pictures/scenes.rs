//! The scenes pictures are taken of: how a table comes to each, and who looks at which page.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::{Context, Result};
use shelf::{GameName, Shelf};

use super::{Decision, Found, Recording, Standing, recorded, walk};

/// The word for the pages of no game.
pub const FRONT: &str = "front";

/// What the scenes of outcomes begin with.
pub(super) const OUTCOME: &str = "outcome-";
/// How much of a game is played when it is late.
const LATE: (usize, usize) = (85, 100);

/// What pictures are taken of.
#[derive(Clone, Debug)]
pub struct Scene {
    /// What it is called, once in its group.
    pub word: String,
    /// What happens before.
    pub setting: Setting,
    /// Who looks at what.
    pub views: Vec<View>,
}

/// How a scene comes about.
#[derive(Clone, Debug)]
pub enum Setting {
    /// Nothing has happened yet.
    Nothing,
    /// A table that waits for somebody.
    Lobby(GameName),
    /// A first game with a guide.
    Guided(GameName),
    /// A recorded game at this place.
    Recorded(Standing),
    /// A recorded game in which the next move is made, and leads to what the scene is called: the first of
    /// these where it does.
    Outcome(Vec<Standing>),
    /// A recorded game whose last move is made.
    Over(Standing),
}

/// A page before somebody's eyes.
#[derive(Clone, Debug)]
pub struct View {
    /// What is added to the name of the scene; nothing for the first.
    pub word: &'static str,
    /// Who looks.
    pub eyes: Eyes,
    /// Where.
    pub page: Page,
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Whoever is asked, or has just moved; before a game whoever set it up.
    Asked,
    /// Whoever sits to the left of them, and reads to them.
    Left,
    /// Somebody who does not sit there.
    Stranger,
}

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// Of no table.
    At(String),
    /// Of the table; what follows its address.
    Table(String),
}

impl Scene {
    fn new(word: impl Into<String>, setting: Setting, views: Vec<View>) -> Scene {
        Scene { word: word.into(), setting, views }
    }

    /// What the pictures of a view are called.
    pub fn file(&self, view: &View) -> String {
        match view.word {
            "" => self.word.clone(),
            word => format!("{}-{word}", self.word),
        }
    }
}

/// The pages of no game: for a first visit, and with a game to go on with.
pub fn front(shelf: &Shelf) -> Result<Vec<Scene>> {
    let at = |path: &str| Page::At(path.to_owned());
    let me = |word, path| View { word, eyes: Eyes::Asked, page: at(path) };
    let recording = recorded(shelf, GameName::Faraway)?.into_iter().next();
    let recording = Arc::new(recording.context("a game of Faraway")?);
    let moves = recording.file.moves.len() / 2;
    let running = Setting::Recorded(Standing { recording, moves });
    Ok(vec![
        Scene::new("first-visit", Setting::Nothing, vec![me("", "/"), me("tables", "/tables")]),
        Scene::new("running", running, vec![me("", "/"), me("tables", "/tables")]),
        Scene::new("nowhere", Setting::Nothing, vec![me("", "/nowhere")]),
    ])
}

/// The scenes of a game: before it, each kind of decision and of outcome, and its end.
pub fn of_game(shelf: &Shelf, game: GameName) -> Result<Vec<Scene>> {
    let recordings: Vec<Arc<Recording>> =
        recorded(shelf, game)?.into_iter().map(Arc::new).collect();
    let Found { decisions, outcomes } = walk(shelf, &recordings)?;
    let mut scenes = before(game);
    scenes.extend(decided(&decisions));
    scenes.extend(led_to(outcomes));
    let has_book = decisions.iter().any(|decision| decision.is_story);
    let many = recordings.first().context("a recording")?;
    scenes.extend(ended("", many, has_book));
    if let Some(alone) = recordings.iter().find(|recording| recording.seats == 1) {
        scenes.extend(ended("alone-", alone, has_book));
    }
    Ok(scenes)
}

/// What comes before a game.
fn before(game: GameName) -> Vec<Scene> {
    let word = game.word();
    let page = |name: &str| Page::At(format!("/{name}/{word}"));
    let nobody = |page| vec![View { word: "", eyes: Eyes::Stranger, page }];
    vec![
        Scene::new("how-to-play", Setting::Nothing, nobody(page("how-to-play"))),
        Scene::new("new", Setting::Nothing, nobody(page("new"))),
        Scene::new(
            "lobby",
            Setting::Lobby(game),
            vec![own(), other("newcomer", Eyes::Stranger), television()],
        ),
        Scene::new("guided", Setting::Guided(game), vec![own()]),
    ]
}

/// Each kind of decision; the first turn and the first story are seen by others, too.
fn decided(decisions: &[Decision]) -> impl Iterator<Item = Scene> + '_ {
    let is_turn = |decision: &Decision| decision.kind == "turn";
    let turn = decisions.iter().position(is_turn).unwrap_or(decisions.len().min(2) - 1);
    let story = decisions.iter().position(|decision| decision.is_story);
    decisions.iter().enumerate().map(move |(index, decision)| {
        let mut views = vec![own()];
        let has_others = decision.at.recording.seats > 1;
        if index == turn && has_others {
            views.extend([other("waiting", Eyes::Left), television()]);
        }
        if Some(index) == story && has_others {
            let watching = other("watching", Eyes::Stranger);
            views.extend([other("reader", Eyes::Left), watching, television()]);
        }
        Scene::new(decision.kind.clone(), Setting::Recorded(decision.at.clone()), views)
    })
}

/// What moves lead to, before whoever made them.
fn led_to(outcomes: BTreeMap<String, Vec<Standing>>) -> impl Iterator<Item = Scene> {
    outcomes.into_iter().map(|(kind, candidates)| {
        Scene::new(format!("{OUTCOME}{kind}"), Setting::Outcome(candidates), vec![own()])
    })
}

/// A game when it is late, and over.
fn ended(prefix: &str, recording: &Arc<Recording>, has_book: bool) -> Vec<Scene> {
    let all = recording.file.moves.len();
    let late = Standing { recording: recording.clone(), moves: all * LATE.0 / LATE.1 };
    let page = |word, path: String| View { word, eyes: Eyes::Asked, page: Page::Table(path) };
    let (mut seen, mut after) = (vec![own()], vec![own()]);
    if prefix.is_empty() {
        let watching = other("watching", Eyes::Stranger);
        seen.extend([watching, television(), page("log", "/log".into())]);
        after.push(television());
        after.push(page("replay", format!("/replay?move={}", all / 2)));
        if has_book {
            after.push(page("book", "/book".into()));
        }
    }
    let over = Standing { recording: recording.clone(), moves: all.saturating_sub(1) };
    vec![
        Scene::new(format!("{prefix}late"), Setting::Recorded(late), seen),
        Scene::new(format!("{prefix}over"), Setting::Over(over), after),
    ]
}

fn own() -> View {
    other("", Eyes::Asked)
}

fn other(word: &'static str, eyes: Eyes) -> View {
    View { word, eyes, page: Page::Table(String::new()) }
}

fn television() -> View {
    View { word: "television", eyes: Eyes::Stranger, page: Page::Table("/board".to_owned()) }
}
