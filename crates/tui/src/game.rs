//! From a view to the screen of its game: the one place here that lists the games.

use shelf::{AnyView, Shelf, ViewWords};
use table::{Names, Standings, Viewer};

use crate::{Ink, above_and_below, faraway, near_and_far, now_or_never, parts::Parts};

/// A table to be shown: whose content, what is seen of it by whom, and what the seats are called.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// The content the game is played with.
    pub shelf: &'a Shelf,
    /// What the one who looks may know and do.
    pub view: &'a AnyView,
    /// What the seats are called.
    pub names: &'a Names,
    /// Whose eyes these are.
    pub viewer: Viewer,
}

impl<'a> Table<'a> {
    /// What the game gives to be drawn.
    pub(crate) fn parts(&self, ink: Ink) -> Parts<'a> {
        let (shelf, names, viewer) = (self.shelf, self.names, self.viewer);
        match self.view {
            AnyView::Faraway(it) => faraway::parts(ink, it.seen(shelf.faraway(), names, viewer)),
            AnyView::AboveAndBelow(it) => {
                above_and_below::parts(ink, it.seen(shelf.above_and_below(), names, viewer))
            }
            AnyView::NearAndFar(it) => {
                near_and_far::parts(ink, it.seen(shelf.near_and_far(), names, viewer))
            }
            AnyView::NowOrNever(it) => {
                now_or_never::parts(ink, it.seen(shelf.now_or_never(), names, viewer))
            }
            #[cfg(feature = "toy")]
            AnyView::Toy(it) => crate::toy::parts(ink, it.seen(shelf.toy(), names, viewer)),
        }
    }

    /// What is asked and what can be done, in words.
    pub fn words(&self) -> ViewWords {
        self.shelf.words(self.view, self.names, self.viewer)
    }

    /// What is not offered now, each with the reason and its rule.
    pub fn why_not(&self) -> Vec<String> {
        let missing = self.words().missing;
        let lines = missing.iter().map(|one| format!("{}: {} ({})", one.what, one.why, one.rule));
        let lines: Vec<String> = lines.collect();
        if lines.is_empty() {
            vec!["Everything is offered that the rules allow.".to_owned()]
        } else {
            lines
        }
    }

    /// The situation in words, a line each.
    pub fn describe(&self) -> Vec<String> {
        let moment = crate::sentence(&self.words().moment.replace(" ·", ","));
        std::iter::once(moment).chain(self.parts(Ink::FULL).lines).collect()
    }

    /// Everything that can be done, each in notation and in words.
    pub fn choices(&self) -> Vec<String> {
        let line = |one: shelf::ActionWords| match one.meaning {
            Some(meaning) => format!("{}: {meaning}", one.action),
            None => one.action,
        };
        self.words().actions.into_iter().map(line).collect()
    }

    /// The final scoring in words, a line each, and who has won.
    pub fn describe_scores(&self, standings: &Standings) -> Vec<String> {
        let mut lines = (self.parts(Ink::FULL).finale.lines)(standings);
        let unit = self.words().score;
        lines.push("Final scores:".to_owned());
        lines.extend(standings.ranking().into_iter().map(|seat| {
            let (place, score) = (standings.place(seat), standings.score(seat));
            format!("  {place}. {}, {score} {unit}", self.names.get(seat))
        }));
        lines.push(self.winners(standings));
        lines
    }

    /// Who has won, in one sentence.
    pub fn winners(&self, standings: &Standings) -> String {
        self.shelf.winners(self.view, self.names, standings)
    }

    /// How many words of a story lie open to be read.
    pub fn words_to_read(&self) -> usize {
        self.parts(Ink::FULL).words_to_read
    }

    /// A card in words, one paragraph each; nothing if there is no such card.
    pub fn explain(&self, card: &str) -> Option<Vec<String>> {
        self.parts(Ink::FULL).find(card).map(|card| (card.explain)())
    }

    /// The cards in sight, by the words for them.
    pub fn cards(&self) -> Vec<String> {
        self.parts(Ink::FULL).things.into_iter().map(|card| card.word).collect()
    }

    /// The cards the action in this place of the list is about.
    pub fn cards_of(&self, index: usize) -> Vec<String> {
        let words = self.words().actions.into_iter().nth(index);
        words.into_iter().flat_map(|words| words.things).map(|thing| thing.id).collect()
    }

    /// How many boards there are to be opened by key.
    pub fn sheets(&self) -> usize {
        self.parts(Ink::FULL).sheets.len()
    }

    /// How many other players there are to look at.
    pub fn others(&self) -> usize {
        self.parts(Ink::FULL).others.count
    }

    /// In how many steps the final scoring is revealed.
    pub fn finale_steps(&self) -> usize {
        self.parts(Ink::FULL).finale.steps
    }
}
