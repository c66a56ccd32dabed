//! Working with a game whichever it is, knowing its types.

use table::Seen;

use crate::{Held, Volume};

/// Somebody who looks at any game through the eyes of one viewer, knowing its types.
pub trait Look {
    /// What comes of it.
    type Out;

    /// Looks at the game `V`.
    fn look<V: Volume>(self, seen: Seen<'_, V>) -> Self::Out;
}

/// Somebody who works with any game, knowing its types.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Works with the game `V`.
    fn visit<V: Volume>(self, content: &Held<V::Content>) -> Self::Out;
}
