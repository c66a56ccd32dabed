//! Pictures of every game at its telling moments, on four screens, by day and by night.
//!
//! A game recorded by a release is played through once (`walk`), and the first moment of each kind of
//! decision and of each kind of outcome becomes a scene, so that a new kind is found without a word here.
//! A table is brought to each scene in process (`seating`), and one browser takes all its pages
//! (`camera`). Everything is the same in every run: the games, the luck, the people and the names, so
//! that pictures before and after a change can be compared.

mod camera;
mod recordings;
mod scenes;
mod seating;
mod sheets;
mod walk;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{GameName, Shelf};

use crate::{Guest, Hall, Look};

pub use recordings::{Recording, latest as recorded};
pub use scenes::{Eyes, FRONT, Page, Scene, Setting, View, front, of_game};
pub use walk::{Decision, Found, Standing, walk};

/// Where the pictures go.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/pictures")
}

/// The scenes of a group of pages: of a game, or [`FRONT`] for the pages of no game.
pub fn scenes(group: &str) -> Result<Vec<Scene>> {
    let shelf = Shelf::embedded();
    match group {
        FRONT => front(&shelf),
        game => of_game(&shelf, game.parse::<GameName>()?),
    }
}

/// Every group of pages.
pub fn groups() -> Vec<&'static str> {
    [FRONT].into_iter().chain(GameName::ALL.iter().map(|game| game.word())).collect()
}

/// Takes all pictures of these groups, of all groups where none is named, and lays out the sheets.
pub async fn take(asked: &[String]) -> Result<()> {
    let all = groups();
    let groups: Vec<&str> = match asked {
        [] => all,
        asked => asked.iter().map(String::as_str).collect(),
    };
    let mut plan = Vec::new();
    for group in groups {
        plan.push((group, scenes(group).with_context(|| format!("the scenes of {group}"))?));
    }
    let views = plan.iter().flat_map(|(_, scenes)| scenes).map(|scene| scene.views.len());
    let bar = progress_bar(views.sum::<usize>() * camera::PICTURES_OF_A_VIEW);
    let folder = folder();
    std::fs::create_dir_all(&folder)?;
    let folder = folder.canonicalize()?;
    let hall = Hall::open_for_pictures().await?;
    let guest = Guest::enter_calmly(&hall, "pictures", Look::Desktop).await?;
    let mut cast = 0;
    for (group, scenes) in &plan {
        let at = folder.join(group);
        if at.exists() {
            std::fs::remove_dir_all(&at)?;
        }
        for scene in scenes {
            cast += 1;
            let what = || format!("{group}, {}", scene.word);
            bar.set_message(what());
            let Some(seated) = seating::seat(&hall, scene, cast).await.with_context(what)? else {
                let missed = format!("{}: the luck of the table never leads to it", what());
                bar.suspend(|| println!("{missed}"));
                bar.inc((scene.views.len() * camera::PICTURES_OF_A_VIEW) as u64);
                continue;
            };
            for view in &scene.views {
                let file = scene.file(view);
                let taken = camera::take(&guest, &seated, view, &at, &file, &bar).await;
                taken.with_context(|| format!("{group}, {file}"))?;
            }
        }
        sheets::lay_out(&guest, &folder, group).await?;
        bar.suspend(|| println!("{group}: {} scenes", scenes.len()));
    }
    bar.finish_and_clear();
    guest.leave().await?;
    sheets::index(&folder)?;
    println!("open {}", folder.join("index.html").display());
    Ok(())
}

/// A bar with the time left, where somebody looks at a terminal.
fn progress_bar(pictures: usize) -> ProgressBar {
    let template = "{bar:32} {human_pos} of {human_len} pictures, {eta} left: {msg}";
    let style = ProgressStyle::with_template(template)
        .expect("the template is a constant")
        .progress_chars("━╸─");
    ProgressBar::new(pictures as u64).with_style(style)
}
