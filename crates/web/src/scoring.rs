//! What the final scoring of every game has: how it ended, and the buttons of the show.

use maud::{Markup, html};
use table::{GameWords, Seen, Standings};

use crate::{seats::emblem, words::shell as words};

/// How the game ended: for the viewer first, then who has won. It is shown with the last step.
pub(crate) fn headline<G: GameWords>(
    seen: Seen<'_, G>,
    standings: &Standings,
    last: usize,
) -> Markup {
    html! {
        h2.sr { (words::RESULT) }
        header.bar.headline {
            div data-step=(last) {
                h2.winner id="winner" { (G::result(seen, standings)) }
                p.verdict { @for seat in standings.winners() { (emblem(seat)) } (G::winners(seen, standings)) }
            }
            span.show-controls {
                button type="button" data-show="skip" hidden { (words::SHOW_SKIP) }
                button type="button" data-show="again" hidden { (words::SHOW_AGAIN) }
            }
        }
    }
}
