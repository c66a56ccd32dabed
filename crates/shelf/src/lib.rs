//! The shelf of games: the one room that names them all.
//!
//! Whoever needs a game without caring which (a server, a terminal, a file)
//! finds it here with its types erased: text and JSON in and out, as a
//! [`Sitting`]. Whoever needs its speed visits it with its types ([`Visit`]).

mod above_and_below;
mod book;
mod bundle;
mod chosen;
mod examination;
mod faraway;
mod game_name;
#[cfg(feature = "toy")]
mod grown;
mod held;
mod hidden_text;
mod lessons;
mod marks;
mod near_and_far;
mod now_or_never;
mod options;
mod position;
mod recorded;
mod sitting;
mod start_error;
#[cfg(feature = "toy")]
mod toy;
mod visit;
mod volume;
mod words;

use std::{path::Path, sync::OnceLock};

pub use bots::{BotKind, Budget};
use table::{Chance, ContentName, Fault, Fingerprint, Names, Shown, Standings, Viewer};

pub use book::{Behind, Book, Figure, Finding, Measure, NoPassage, Review, Severity, table};
pub use bundle::{Bundle, BundleError};
pub use chosen::{Chosen, Picked};
pub use examination::Examination;
pub use game_name::UnknownGame;
#[cfg(feature = "toy")]
pub use grown::add_a_content_file;
pub use held::Held;
pub use hidden_text::HiddenText;
pub use lessons::{
    GuideWords, HOW_TO_PLAY, HowToPlay, LearnPart, LearnSection, LessonTexts, PointsAt, TUTORIAL,
    Tutorial,
};
pub use marks::{Item, ItemFate, ReportEvent, ReportSection};
pub use options::{Choice, Given, Menu, PLAYERS, Setting, Value, Values};
pub use position::{Opinion, Position};
pub use recorded::read_replay;
pub use sitting::{ActError, LogLine, Sitting};
pub use start_error::{ChoiceError, StartError};
pub use story::{ReadChoice, ReadNumber, ReadOutcome, ReadPage, Reading};
pub use visit::{Look, Visit};
pub use volume::{Colours, LaterFile, PLAN, Volume};
pub use words::{ActionWords, ViewWords};

/// Puts games on the shelf: one line each.
macro_rules! shelf {
    ($($name:ident in $field:ident is $game:ty;)+) => {
        /// A game on the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameName {
            $(#[doc = concat!("[`", stringify!($game), "`].")] $name,)+
        }

        /// What one viewer may know of a game and do in it, whichever it is.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyView {
            $(#[doc = concat!("Of [`", stringify!($game), "`].")]
              $name(Box<Shown<$game>>),)+
        }

        impl AnyView {
            /// Which game it is.
            pub fn game(&self) -> GameName {
                match self { $(AnyView::$name(_) => GameName::$name,)+ }
            }

            /// What the viewer may know, as JSON.
            pub fn json(&self) -> serde_json::Value {
                let json = match self { $(AnyView::$name(shown) => serde_json::to_value(&shown.view),)+ };
                json.expect("a view has only numbers, words and lists")
            }

            /// What the viewer may do, in notation, always in the same order.
            pub fn actions(&self) -> Vec<String> {
                match self {
                    $(AnyView::$name(shown) => shown.actions.iter().map(ToString::to_string).collect(),)+
                }
            }

            /// What is known without anything that can be done: a moment of a recorded game.
            pub fn without_actions(mut self) -> AnyView {
                match &mut self { $(AnyView::$name(shown) => shown.actions.clear(),)+ }
                self
            }
        }

        /// What happened in a game, whichever it is: the fact a line of its log tells.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyEvent {
            $(#[doc = concat!("In [`", stringify!($game), "`].")]
              $name(<$game as table::Game>::Event),)+
        }

        /// The content of all games, loaded and checked. Cheap to copy.
        #[derive(Clone, Debug)]
        pub struct Shelf {
            $($field: Held<<$game as table::Game>::Content>,)+
        }

        impl GameName {
            /// Every game, in the order they stand on the shelf.
            pub const ALL: &[GameName] = &[$(GameName::$name,)+];

            /// The word for it in commands, addresses and replays.
            pub fn word(self) -> &'static str {
                match self { $(GameName::$name => <$game as table::Game>::NAME,)+ }
            }

            /// Its title.
            pub fn title(self) -> &'static str {
                match self { $(GameName::$name => <$game as Volume>::TITLE,)+ }
            }

            /// What is counted in the end: `points`.
            pub fn score(self) -> &'static str {
                match self { $(GameName::$name => <$game as table::GameWords>::SCORE,)+ }
            }

            /// How many can play.
            pub fn players(self) -> std::ops::RangeInclusive<usize> {
                match self { $(GameName::$name => <$game as Volume>::PLAYERS,)+ }
            }

            /// The colours of its volume.
            pub fn colours(self) -> Colours {
                match self { $(GameName::$name => <$game as Volume>::COLOURS,)+ }
            }

            /// The newest edition of its rules.
            pub fn edition(self) -> u16 {
                match self { $(GameName::$name => <$game as table::Game>::EDITION,)+ }
            }

            /// All that can be chosen about a table of it.
            pub fn menu(self) -> Menu {
                match self { $(GameName::$name => <$game as Volume>::menu(),)+ }
            }

            /// How a game with these options is set up, in its notation.
            pub fn setup(self, chosen: &Chosen) -> Result<String, StartError> {
                match self { $(GameName::$name => chosen::notation::<$game>(chosen),)+ }
            }

            /// The setup of a rematch of a game with this setup that ended so.
            pub fn rematch(self, setup: &str, end: &Standings) -> Result<String, StartError> {
                match self { $(GameName::$name => chosen::rematch::<$game>(setup, end),)+ }
            }

            /// A setup of this game in the one notation that it has.
            pub fn written(self, setup: &str) -> Result<String, StartError> {
                match self { $(GameName::$name => chosen::written::<$game>(setup),)+ }
            }

            /// What forms show of a game whose setup reads like this.
            pub fn chosen(self, setup: &str) -> Result<Chosen, StartError> {
                match self { $(GameName::$name => chosen::read::<$game>(setup),)+ }
            }
        }

        impl Shelf {
            /// The content that comes with the program.
            pub fn embedded() -> Shelf {
                #[cfg(feature = "toy")]
                if let Some(grown) = grown::shelf() {
                    return grown.clone();
                }
                Shelf { $($field: Held::embedded(<$game as Volume>::embedded()),)+ }
            }

            /// The content of `folder`, which has a folder for each game to replace; the games
            /// without one keep what comes with the program. Reports every fault.
            pub fn load(folder: &Path) -> Result<Shelf, Vec<Fault>> {
                let mut faults = Vec::new();
                $(let $field = volume::load_or_embedded::<$game>(folder, &mut faults);)+
                if faults.is_empty() { Ok(Shelf { $($field,)+ }) } else { Err(faults) }
            }

            $(#[doc = concat!("The content of [`", stringify!($game), "`].")]
            pub fn $field(&self) -> &<$game as table::Game>::Content {
                &self.$field
            })+

            /// What the content of a game is known by.
            pub fn fingerprint(&self, name: GameName) -> Fingerprint {
                match name {
                    $(GameName::$name => <$game as table::Game>::fingerprint(&self.$field),)+
                }
            }

            /// The files the content of a game was read from.
            pub fn bundle(&self, name: GameName) -> Bundle {
                match name {
                    $(GameName::$name => match self.$field.bundle() {
                        Some(bundle) => bundle.clone(),
                        None => volume::embedded_bundle::<$game>(),
                    })+
                }
            }

            /// The same shelf with other content for one game: what a table of it began with. It
            /// may be older than what new content is held to.
            pub fn with(&self, bundle: Bundle) -> Result<Shelf, Vec<Fault>> {
                let name: GameName = bundle.game.parse().map_err(|unknown: UnknownGame| {
                    vec![Fault { file: bundle.game.clone(), line: 0, what: unknown.to_string() }]
                })?;
                match name {
                    $(GameName::$name => {
                        Ok(Shelf { $field: volume::reopen::<$game>(bundle)?, ..self.clone() })
                    })+
                }
            }

            /// How many hold the content of a game; nothing where it comes with the program.
            pub fn holders(&self, name: GameName) -> Option<usize> {
                match name { $(GameName::$name => self.$field.holders(),)+ }
            }

            /// What the content of every release of a game is known by, the oldest first.
            pub fn released(name: GameName) -> &'static [Fingerprint] {
                match name {
                    $(GameName::$name => {
                        static KNOWN: OnceLock<Vec<Fingerprint>> = OnceLock::new();
                        KNOWN.get_or_init(|| {
                            Shelf::releases(name).map(|release| release.fingerprint()).collect()
                        })
                    })+
                }
            }

            /// The content of every release of a game, the oldest first.
            pub fn releases(name: GameName) -> impl Iterator<Item = Bundle> {
                let releases = match name { $(GameName::$name => <$game as Volume>::RELEASES,)+ };
                releases.iter().map(|packed| Bundle::unpack(packed).expect("releases are tested"))
            }

            /// What is read at a table whose game looks like `view`, where it reads from a book.
            pub fn reading(&self, view: &AnyView) -> Option<Reading> {
                match view {
                    $(AnyView::$name(view) => <$game as Volume>::reading(&self.$field, &view.view),)+
                }
            }

            /// What nobody has read yet at a table whose game looks like `view`.
            pub fn hidden_text(&self, view: &AnyView) -> HiddenText {
                match view {
                    $(AnyView::$name(view) => <$game as Volume>::hidden_text(&self.$field, &view.view),)+
                }
            }

            /// The shelf with all that text changed, for tests of what a table gives away; nothing where
            /// there is nothing to tell.
            pub fn with_hidden_text_changed(&self, view: &AnyView) -> Option<Shelf> {
                match view {
                    $(AnyView::$name(view) => {
                        let content = <$game as Volume>::with_hidden_text_changed(&self.$field, &view.view)?;
                        let bundle = self.bundle(GameName::$name);
                        Some(Shelf { $field: Held::counted(content, bundle), ..self.clone() })
                    })+
                }
            }

            /// Hands what a viewer sees of a game, with its types, to `visitor`.
            pub fn look<L: Look>(
                &self,
                view: &AnyView,
                names: &Names,
                viewer: Viewer,
                visitor: L,
            ) -> L::Out {
                match view {
                    $(AnyView::$name(it) => visitor.look(it.seen(&self.$field, names, viewer)),)+
                }
            }

            /// Hands the game of this name, with its types and its content, to `visitor`.
            pub fn visit<V: Visit>(&self, name: GameName, visitor: V) -> V::Out {
                match name { $(GameName::$name => visitor.visit::<$game>(&self.$field),)+ }
            }
        }
    };
}

#[cfg(not(feature = "toy"))]
shelf! {
    Faraway in faraway is game_faraway::Faraway;
    AboveAndBelow in above_and_below is game_above_and_below::AboveAndBelow;
    NearAndFar in near_and_far is game_near_and_far::NearAndFar;
    NowOrNever in now_or_never is game_now_or_never::NowOrNever;
}

// In test builds a toy stands beside the games: what holds for all games is tested with it, too.
#[cfg(feature = "toy")]
shelf! {
    Faraway in faraway is game_faraway::Faraway;
    AboveAndBelow in above_and_below is game_above_and_below::AboveAndBelow;
    NearAndFar in near_and_far is game_near_and_far::NearAndFar;
    NowOrNever in now_or_never is game_now_or_never::NowOrNever;
    Toy in toy is game_toy::Toy;
}

impl Shelf {
    /// Sits down to a new game with these options: `advanced`, `map=3`, `P2.hero=zeik`.
    pub fn start(
        &self,
        name: GameName,
        players: usize,
        options: &[&str],
        names: &[String],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Sitting>, StartError> {
        let given: Vec<Given> = options.iter().map(|option| Given::of(option)).collect();
        let setup = name.setup(&name.menu().choose(players, &given)?)?;
        self.start_edition((name, name.edition()), &setup, names, chance)
    }

    /// Sits down to a game with a setup in notation, by the rules of an edition.
    pub fn start_edition(
        &self,
        (name, edition): (GameName, u16),
        setup: &str,
        names: &[String],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Sitting>, StartError> {
        struct Start<'a> {
            shelf: &'a Shelf,
            edition: u16,
            setup: &'a str,
            names: &'a [String],
            chance: &'a mut dyn Chance,
        }
        impl Visit for Start<'_> {
            type Out = Result<Box<dyn Sitting>, StartError>;

            fn visit<V: Volume>(mut self, content: &Held<V::Content>) -> Self::Out {
                let setup: V::Setup = self.setup.parse()?;
                if !(1..=V::EDITION).contains(&self.edition) {
                    return Err(StartError::NewerRules { game: V::TITLE });
                }
                let rules = (self.shelf.clone(), content, self.edition);
                Ok(sitting::start::<V>(rules, &setup, self.names, &mut self.chance)?)
            }
        }
        self.visit(name, Start { shelf: self, edition, setup, names, chance })
    }

    /// A shelf on which the content of this game is the one of that name: this one, the one of
    /// the program, or one of an earlier release.
    pub fn holding(&self, name: GameName, content: ContentName) -> Option<Shelf> {
        let embedded = Shelf::embedded();
        for shelf in [self, &embedded] {
            if content.is(shelf.fingerprint(name)) {
                return Some(shelf.clone());
            }
        }
        let place = Shelf::released(name).iter().position(|&known| content.is(known))?;
        let release = Shelf::releases(name).nth(place)?;
        Some(self.with(release).expect("releases are tested"))
    }

    /// Whether the content of a game came with this program or an earlier release of it.
    pub fn is_ours(&self, name: GameName) -> bool {
        let fingerprint = self.fingerprint(name);
        fingerprint == Shelf::embedded().fingerprint(name)
            || Shelf::released(name).contains(&fingerprint)
    }

    /// A shelf with the content of the first release of this game: what tables were played with
    /// that do not say which.
    pub fn first_release(&self, name: GameName) -> Shelf {
        let first = Shelf::releases(name).next();
        first.map_or_else(Shelf::embedded, |first| self.with(first).expect("releases are tested"))
    }
}
