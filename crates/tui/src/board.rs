//! What a game brings to be played in a terminal. The one match over all games is here.

use ratatui::{buffer::Buffer, layout::Rect};
use shelf::{AnyView, GameName, Shelf};
use table::{Names, Standings, Viewer};

use crate::{Ink, above_and_below, faraway};

/// A table to be shown: whose content, what is seen of it by whom, and what the seats are called.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// The content the game is played with.
    pub shelf: &'a Shelf,
    /// What the one who looks may know.
    pub view: &'a AnyView,
    /// What the seats are called.
    pub names: &'a Names,
    /// Whose eyes these are.
    pub viewer: Viewer,
}

/// What can be chosen now, in notation, and where the cursor is.
#[derive(Clone, Copy, Default)]
pub struct Choices<'a> {
    /// As the game lists them.
    pub actions: &'a [String],
    /// The place of the cursor in that list.
    pub selected: usize,
}

impl<'a> Choices<'a> {
    /// The action under the cursor.
    pub fn current(&self) -> Option<&'a str> {
        self.actions.get(self.selected).map(String::as_str)
    }
}

/// One game in a terminal. It shows and explains; what is legal it is told.
pub(crate) trait Board {
    /// Where the game is, as in `round 3 of 8`.
    fn moment(&self) -> String;

    /// What is left of common supplies, in a few words.
    fn supplies(&self) -> String;

    /// What is asked of the viewer, or who is waited for: one sentence.
    fn asks(&self) -> String;

    /// The fewest lines the table can be drawn in.
    fn least_height(&self) -> u16;

    /// Whether all choices can be seen and told apart on the table itself.
    fn shows_choices(&self) -> bool;

    /// Draws the table and gives back the space left for the log.
    fn draw(&self, buf: &mut Buffer, area: Rect, choices: Choices<'_>) -> Rect;

    /// Draws the play areas of the other players from the one with this index on.
    fn draw_others(&self, buf: &mut Buffer, area: Rect, first: usize);

    /// How many other players there are to look at.
    fn others(&self) -> usize;

    /// The cards in sight of the viewer, each with the word for it, in a sensible order.
    fn cards(&self) -> Vec<String>;

    /// The cards an action is about.
    fn cards_of(&self, action: &str) -> Vec<String>;

    /// Draws one card and says how much room it took.
    fn draw_card(&self, buf: &mut Buffer, area: Rect, card: &str) -> Rect;

    /// A card in words, one paragraph each; nothing if there is no such card.
    fn explain(&self, card: &str) -> Option<Vec<String>>;

    /// The symbols and what they mean.
    fn legend(&self) -> Vec<(String, &'static str)>;

    /// In how many steps the final scoring is revealed.
    fn finale_steps(&self) -> usize;

    /// Draws the final scoring after so many steps.
    fn draw_finale(&self, buf: &mut Buffer, area: Rect, step: usize, standings: &Standings);

    /// The situation in words, a line each.
    fn describe(&self) -> Vec<String>;

    /// An action in words.
    fn describe_action(&self, action: &str) -> String;

    /// What the action under the cursor means, where its notation does not say it all.
    fn caption(&self, action: &str) -> Option<String> {
        let _ = action;
        None
    }

    /// How many words of a story lie open: bots wait until they can have been read.
    fn words_to_read(&self) -> usize {
        0
    }

    /// Who has won, in one sentence.
    fn winners(&self, standings: &Standings) -> String;

    /// The final scoring in words, a line each.
    fn describe_scores(&self, standings: &Standings) -> Vec<String>;
}

impl<'a> Table<'a> {
    /// Which game is played.
    pub(crate) fn game(&self) -> GameName {
        match self.view {
            AnyView::Faraway(_) => GameName::Faraway,
            AnyView::AboveAndBelow(_) => GameName::AboveAndBelow,
        }
    }

    /// The game's own way to show itself.
    pub(crate) fn board(&self, ink: Ink) -> Box<dyn Board + 'a> {
        match self.view {
            AnyView::Faraway(view) => {
                Box::new(faraway::Spread::new(ink, self.shelf, &view.view, self.names))
            }
            AnyView::AboveAndBelow(view) => Box::new(above_and_below::Spread::new(
                ink,
                self.shelf,
                &view.view,
                self.names,
                self.viewer,
            )),
        }
    }

    /// The situation in words, a line each.
    pub fn describe(&self) -> Vec<String> {
        self.board(Ink::FULL).describe()
    }

    /// What is asked of the viewer, or who is waited for: one sentence.
    pub fn asks(&self) -> String {
        self.board(Ink::FULL).asks()
    }

    /// An action in words.
    pub fn describe_action(&self, action: &str) -> String {
        self.board(Ink::FULL).describe_action(action)
    }

    /// The final scoring in words, a line each.
    pub fn describe_scores(&self, standings: &Standings) -> Vec<String> {
        self.board(Ink::FULL).describe_scores(standings)
    }

    /// Who has won, in one sentence.
    pub fn winners(&self, standings: &Standings) -> String {
        self.board(Ink::FULL).winners(standings)
    }

    /// How many words of a story lie open to be read.
    pub fn words_to_read(&self) -> usize {
        self.board(Ink::FULL).words_to_read()
    }

    /// A card in words, one paragraph each; nothing if there is no such card.
    pub fn explain(&self, card: &str) -> Option<Vec<String>> {
        self.board(Ink::FULL).explain(card)
    }

    /// The cards in sight, by the words for them.
    pub fn cards(&self) -> Vec<String> {
        self.board(Ink::FULL).cards()
    }

    /// The cards an action is about.
    pub fn cards_of(&self, action: &str) -> Vec<String> {
        self.board(Ink::FULL).cards_of(action)
    }

    /// How many other players there are to look at.
    pub fn others(&self) -> usize {
        self.board(Ink::FULL).others()
    }

    /// In how many steps the final scoring is revealed.
    pub fn finale_steps(&self) -> usize {
        self.board(Ink::FULL).finale_steps()
    }
}
