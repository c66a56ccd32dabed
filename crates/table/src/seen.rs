//! A game as somebody sees it: what pages, terminals and words are made of.

use crate::{Game, Names, Seat, Viewer};

/// What one viewer knows and may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown<G: Game> {
    /// What they know.
    pub view: G::View,
    /// What they may do now, in the order the game lists it; nothing for a spectator.
    pub actions: Vec<G::Action>,
}

impl<G: Game> Shown<G> {
    /// What `viewer` knows of this game and may do in it.
    pub fn of(game: &G, viewer: Viewer) -> Shown<G> {
        let mut actions = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.actions(seat, &mut actions);
        }
        Shown { view: game.view(viewer), actions }
    }

    /// The same with all that words and pictures need besides.
    pub fn seen<'a>(
        &'a self,
        content: &'a G::Content,
        names: &'a Names,
        viewer: Viewer,
    ) -> Seen<'a, G> {
        Seen { content, view: &self.view, actions: &self.actions, names, viewer }
    }
}

/// A game through the eyes of one viewer, with all that words and pictures of it need.
pub struct Seen<'a, G: Game> {
    /// What is printed on the components.
    pub content: &'a G::Content,
    /// What the viewer knows.
    pub view: &'a G::View,
    /// What the viewer may do now.
    pub actions: &'a [G::Action],
    /// What the seats are called.
    pub names: &'a Names,
    /// Whose eyes these are.
    pub viewer: Viewer,
}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<'a, G: Game> Seen<'a, G> {
    /// The viewer's seat; nothing for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat)
    }

    /// The same table, while its viewer may do nothing.
    pub fn without_actions(self) -> Seen<'a, G> {
        Seen { actions: &[], ..self }
    }

    /// The same table, seen by nobody who plays.
    pub fn as_spectator(self) -> Seen<'a, G> {
        Seen { actions: &[], viewer: Viewer::Spectator, ..self }
    }
}
