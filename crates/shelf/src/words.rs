//! A game in words, whichever it is.

use table::{Missing, Names, Seen, Standings, Thing, Viewer};

use crate::{AnyView, Look, Shelf, Volume};

/// A game in words, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViewWords {
    /// Where the game is.
    pub moment: String,
    /// The title of the chapter of the log that is being played.
    pub chapter: String,
    /// What is asked, or who is waited for: one sentence.
    pub prompt: String,
    /// What is counted in the end: `points`.
    pub score: &'static str,
    /// What the viewer may do, in the order of the view.
    pub actions: Vec<ActionWords>,
    /// What might be expected and is not offered, each with the reason.
    pub missing: Vec<Missing>,
}

/// An action in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionWords {
    /// In notation.
    pub action: String,
    /// As on a button.
    pub label: String,
    /// What it means, where the label does not say it all.
    pub meaning: Option<String>,
    /// What it is about.
    pub things: Vec<Thing>,
}

impl Shelf {
    /// A view in words.
    pub fn words(&self, view: &AnyView, names: &Names, viewer: Viewer) -> ViewWords {
        struct Tell;
        impl Look for Tell {
            type Out = ViewWords;

            fn look<V: Volume>(self, seen: Seen<'_, V>) -> ViewWords {
                let actions = seen.actions.iter().map(|&action| ActionWords {
                    action: action.to_string(),
                    label: V::label(seen, action),
                    meaning: V::meaning(seen, action),
                    things: V::things(seen, action),
                });
                ViewWords {
                    moment: V::moment(seen),
                    chapter: V::chapter(seen),
                    prompt: V::prompt(seen),
                    score: V::SCORE,
                    actions: actions.collect(),
                    missing: V::why_not(seen),
                }
            }
        }
        self.look(view, names, viewer, Tell)
    }

    /// Who has won, in one sentence.
    pub fn winners(&self, view: &AnyView, names: &Names, standings: &Standings) -> String {
        struct Tell<'a>(&'a Standings);
        impl Look for Tell<'_> {
            type Out = String;

            fn look<V: Volume>(self, seen: Seen<'_, V>) -> String {
                V::winners(seen, self.0)
            }
        }
        self.look(view, names, Viewer::Spectator, Tell(standings))
    }
}
