//! How to play and the guide of a first game, read from the texts of a game and checked.
//!
//! Neither is content: games that have begun do not depend on them, and they may be changed at any
//! time.

mod how_to_play;
mod sheet;
mod tutorial;

use std::{fs, io, path::Path, sync::OnceLock};

use table::{Fault, Names, ReplayFile, Script, Seen, Viewer};

pub use how_to_play::{HowToPlay, LearnPart, LearnSection};
pub use tutorial::{GuideWords, PointsAt, Tutorial};

use crate::{AnyView, GameName, Held, Look, Shelf, StartError, Visit, Volume};

/// How to play, in the folder of a game.
pub const HOW_TO_PLAY: &str = "how-to-play.txt";
/// The deal and the guide of a first game, in the folder of a game.
pub const TUTORIAL: &str = "tutorial.txt";
/// The numbered rules, in the folder of a game.
const RULES: &str = "RULES.md";

/// The texts from which a game is learned.
#[derive(Clone, Copy, Debug)]
pub struct LessonTexts {
    /// How to play.
    pub how_to_play: &'static str,
    /// The deal and the guide of a first game, for a game that has one.
    pub tutorial: Option<&'static str>,
    /// The numbered rules.
    pub rules: &'static str,
}

/// What is known of the lessons of a game, whatever cards it is played with.
struct Known {
    game: GameName,
    /// The numbers of rules, each with the section that tells it.
    sections: Vec<(String, String)>,
    tutorial: Option<Tutorial>,
}

/// Everything that comes with the program, read once.
fn known(game: GameName) -> Option<&'static Known> {
    struct Read;
    impl Visit for Read {
        type Out = Known;

        fn visit<V: Volume>(self, content: &Held<V::Content>) -> Known {
            let texts = V::LESSONS;
            let page = texts.map(|texts| how_to_play::read::<V>(content, &texts).0);
            let sections = page.iter().flat_map(|page| &page.sections);
            let rules = sections.flat_map(|section| {
                section.rules.iter().map(|rule| (rule.clone(), section.id.clone()))
            });
            let tutorial = texts.and_then(|texts| texts.tutorial);
            Known {
                game: V::ON_SHELF,
                sections: rules.collect(),
                tutorial: tutorial.map(|text| tutorial::read::<V>(content, text).0),
            }
        }
    }
    static KNOWN: OnceLock<Vec<Known>> = OnceLock::new();
    let read = || GameName::ALL.iter().map(|&game| Shelf::embedded().visit(game, Read)).collect();
    KNOWN.get_or_init(read).iter().find(|known| known.game == game)
}

impl GameName {
    /// The section of How to play that tells this rule.
    pub fn section_of(self, rule: &str) -> Option<&'static str> {
        let sections = &known(self)?.sections;
        sections.iter().find(|known| known.0 == rule).map(|known| known.1.as_str())
    }

    /// The deal and the guide of a first game, for a game that has one.
    pub fn tutorial(self) -> Option<&'static Tutorial> {
        known(self)?.tutorial.as_ref()
    }
}

impl Shelf {
    /// How to play this game, with the cards of this shelf.
    pub fn how_to_play(&self, game: GameName) -> Option<HowToPlay> {
        struct Read;
        impl Visit for Read {
            type Out = Option<HowToPlay>;

            fn visit<V: Volume>(self, content: &Held<V::Content>) -> Option<HowToPlay> {
                Some(how_to_play::read::<V>(content, &V::LESSONS?).0)
            }
        }
        self.visit(game, Read)
    }

    /// A first game as it is dealt: the setup and its luck, and no move yet.
    pub fn prepared(
        &self,
        game: GameName,
        name: impl Fn(usize) -> String,
    ) -> Result<ReplayFile, StartError> {
        let tutorial = game.tutorial().ok_or(StartError::NoTutorial { game: game.title() })?;
        let setup = &tutorial.setup;
        let names: Vec<String> = (0..game.chosen(setup)?.players()).map(name).collect();
        // With other cards the luck may not fit; then it is as good as any.
        let mut luck = Script::replaying(&tutorial.luck);
        let sitting = self.start_edition((game, game.edition()), setup, &names, &mut luck)?;
        Ok(sitting.file())
    }

    /// What the guide says to `viewer` now, if anything.
    pub fn guide(&self, view: &AnyView, names: &Names, viewer: Viewer) -> Option<GuideWords> {
        struct Speak;
        impl Look for Speak {
            type Out = Option<GuideWords>;

            fn look<V: Volume>(self, seen: Seen<'_, V>) -> Option<GuideWords> {
                V::ON_SHELF.tutorial()?.speak::<V>(seen)
            }
        }
        self.look(view, names, viewer, Speak)
    }
}

/// Everything that is wrong with the lessons of a game: those that come with the program, or those
/// in its folder.
pub(crate) fn faults<V: Volume>(content: &V::Content, folder: Option<&Path>) -> Vec<Fault> {
    let Some(texts) = V::LESSONS else { return Vec::new() };
    let mut faults = Vec::new();
    let Some(folder) = folder else {
        faults.extend(how_to_play::read::<V>(content, &texts).1);
        faults.extend(
            texts.tutorial.into_iter().flat_map(|text| tutorial::read::<V>(content, text).1),
        );
        return faults;
    };
    let mut read = |file: &str| match fs::read_to_string(folder.join(file)) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => {
            let what = format!("cannot be read: {error}");
            faults.push(Fault { file: file.to_owned(), line: 0, what });
            None
        }
    };
    let (page, tutorial, rules) = (read(HOW_TO_PLAY), read(TUTORIAL), read(RULES));
    if let Some(page) = page {
        let rules = rules.as_deref().unwrap_or(texts.rules);
        faults.extend(how_to_play::examine::<V>(content, &page, rules).1);
    }
    faults.extend(tutorial.into_iter().flat_map(|text| tutorial::read::<V>(content, &text).1));
    faults
}
