//! The shelf of games: the one room that names them all.
//!
//! Whoever needs a game without caring which (a server, a terminal, a file)
//! finds it here with its types erased: text and JSON in and out, as a
//! [`Sitting`]. Whoever needs its speed visits it with its types ([`Visit`]).

mod above_and_below;
mod book;
mod faraway;
mod marks;
mod sitting;
mod tale;
mod unread;
mod volume;

use std::{fmt, path::Path, str::FromStr};

pub use bots::{BotKind, Budget};
use table::{Chance, Fault, Replay, ReplayError, SetupError, Viewer};

pub use book::{Behind, Book, NoPassage};
pub use marks::{Chapter, Fate, Item, Mark};
pub use sitting::{ActError, LogLine, Opinion, Sitting};
pub use tale::{Tale, TaleChoice, TaleNumber, TaleOutcome, TalePage, TaleReward};
pub use unread::Unread;
pub use volume::{Choice, Volume};

/// Puts games on the shelf: one line each.
macro_rules! shelf {
    ($($name:ident in $field:ident is $game:ty;)+) => {
        /// A game on the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameName {
            $(#[doc = concat!("[`", stringify!($game), "`].")] $name,)+
        }

        /// What one viewer may know of a game, whichever it is.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyView {
            $(#[doc = concat!("Of [`", stringify!($game), "`].")]
              $name(Box<<$game as table::Game>::View>),)+
        }

        /// The content of all games, loaded and checked.
        #[derive(Clone, Copy)]
        pub struct Shelf {
            $($field: &'static <$game as table::Game>::Content,)+
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

            /// How many can play.
            pub fn players(self) -> std::ops::RangeInclusive<usize> {
                match self { $(GameName::$name => <$game as Volume>::PLAYERS,)+ }
            }

            /// The options a table of it can have.
            pub fn choices(self) -> &'static [Choice] {
                match self { $(GameName::$name => <$game as Volume>::CHOICES,)+ }
            }
        }

        impl Shelf {
            /// The content that comes with the program.
            pub fn embedded() -> Shelf {
                Shelf { $($field: <$game as Volume>::embedded(),)+ }
            }

            /// The content of `folder`, which has a folder for each game to replace; the games
            /// without one keep what comes with the program. Reports every fault.
            pub fn load(folder: &Path) -> Result<Shelf, Vec<Fault>> {
                let mut faults = Vec::new();
                $(let $field = volume::load_or_embedded::<$game>(folder, &mut faults);)+
                if faults.is_empty() { Ok(Shelf { $($field,)+ }) } else { Err(faults) }
            }

            $(#[doc = concat!("The content of [`", stringify!($game), "`].")]
            pub fn $field(&self) -> &'static <$game as table::Game>::Content {
                self.$field
            })+

            /// What is read at a table whose game looks like `view`, where it reads from a book.
            pub fn tale(&self, view: &AnyView) -> Option<Tale> {
                match view {
                    $(AnyView::$name(view) => <$game as Volume>::tale(self.$field, view),)+
                }
            }

            /// What nobody has read yet at a table whose game looks like `view`.
            pub fn unread(&self, view: &AnyView) -> Unread {
                match view {
                    $(AnyView::$name(view) => <$game as Volume>::unread(self.$field, view),)+
                }
            }

            /// The shelf with all that retold, for tests of what a table gives away; nothing where
            /// there is nothing to tell.
            pub fn retold(&self, view: &AnyView) -> Option<Shelf> {
                match view {
                    $(AnyView::$name(view) => {
                        let content = <$game as Volume>::retold(self.$field, view)?;
                        Some(Shelf { $field: Box::leak(Box::new(content)), ..*self })
                    })+
                }
            }

            /// Hands the game of this name, with its types and its content, to `visitor`.
            pub fn visit<V: Visit>(&self, name: GameName, visitor: V) -> V::Out {
                match name { $(GameName::$name => visitor.visit::<$game>(self.$field),)+ }
            }
        }
    };
}

shelf! {
    Faraway in faraway is game_faraway::Faraway;
    AboveAndBelow in above_and_below is game_above_and_below::AboveAndBelow;
}

/// Somebody who works with any game, knowing its types.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Works with the game `V`.
    fn visit<V: Volume>(self, content: &'static V::Content) -> Self::Out;
}

impl Shelf {
    /// Sits down to a new game. `choices` are words from [`GameName::choices`].
    pub fn start(
        &self,
        name: GameName,
        players: usize,
        choices: &[&str],
        names: &[String],
        chance: &mut dyn Chance,
    ) -> Result<Box<dyn Sitting>, StartError> {
        struct Start<'a> {
            players: usize,
            choices: &'a [&'a str],
            names: &'a [String],
            chance: &'a mut dyn Chance,
        }
        impl Visit for Start<'_> {
            type Out = Result<Box<dyn Sitting>, StartError>;

            fn visit<V: Volume>(mut self, content: &'static V::Content) -> Self::Out {
                let setup = V::setup(self.players, self.choices)?;
                Ok(sitting::start::<V>(content, &setup, self.names, &mut self.chance)?)
            }
        }
        self.visit(name, Start { players, choices, names, chance })
    }

    /// Sits down to a recorded game where it was left, checking every move.
    pub fn resume(&self, replay: &str) -> Result<Box<dyn Sitting>, ReplayError> {
        struct Resume<'a>(&'a str);
        impl Visit for Resume<'_> {
            type Out = Result<Box<dyn Sitting>, ReplayError>;

            fn visit<V: Volume>(self, content: &'static V::Content) -> Self::Out {
                sitting::resume::<V>(content, &Replay::parse(self.0)?)
            }
        }
        let name = table::replay::game_of(replay)?;
        let name = name
            .parse()
            .map_err(|unknown: UnknownGame| ReplayError { line: 2, what: unknown.to_string() })?;
        self.visit(name, Resume(replay))
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameName, UnknownGame> {
        let known = GameName::ALL.iter().copied().find(|name| name.word() == text);
        known.ok_or_else(|| UnknownGame { name: text.chars().take(40).collect() })
    }
}

/// The name of no game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game “{name}” on the shelf: choose {}", known())]
pub struct UnknownGame {
    name: String,
}

fn known() -> String {
    GameName::ALL.iter().map(|name| name.word()).collect::<Vec<_>>().join(", ")
}

/// Why a game cannot be started like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// The numbers do not fit.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such option.
    #[error("{game} has no option “{choice}”")]
    UnknownChoice {
        /// Which game.
        game: &'static str,
        /// The word that was given.
        choice: String,
    },
}

impl StartError {
    /// The game `V` has no such option.
    pub(crate) fn unknown<V: Volume>(choice: &str) -> StartError {
        StartError::UnknownChoice { game: V::TITLE, choice: choice.chars().take(40).collect() }
    }
}

impl AnyView {
    /// The view as JSON.
    pub fn json(&self) -> serde_json::Value {
        let json = match self {
            AnyView::Faraway(view) => serde_json::to_value(view),
            AnyView::AboveAndBelow(view) => serde_json::to_value(view),
        };
        json.expect("a view has only numbers, words and lists")
    }
}

/// Everyone who may look at a table with this many seats.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Viewer::all(seats)
}
