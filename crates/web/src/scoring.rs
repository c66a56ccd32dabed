//! What the final scoring of every game has: how it ended, the buttons of the show, and the score sheet.
//!
//! The page shows the result. The module hides it and reveals one step after
//! another (`data-step`), unless reduced motion is asked for; every click goes
//! straight to the result.

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

/// A line of the score sheet: one part of everybody's score.
pub(crate) struct ScoreLine {
    /// Its symbol.
    pub(crate) icon: Markup,
    /// What it is called.
    pub(crate) called: String,
    /// The points of each seat.
    pub(crate) points: Vec<i16>,
}

/// The score sheet: a column for each player, a line for each part of the score, and the sum with its
/// symbol and what it is called.
pub(crate) fn sheet<G: GameWords>(
    seen: Seen<'_, G>,
    standings: &Standings,
    lines: &[ScoreLine],
    total: (&Markup, &str),
) -> Markup {
    // In the order of the seats: the order of the places would tell the end of the show.
    let seats = || standings.seats();
    html! {
        table.results.sheet-of-scores {
            caption.sr { (words::RESULT) }
            thead {
                tr {
                    td {}
                    @for seat in seats() { th.first[standings.place(seat) == 1] scope="col" { (emblem(seat)) span.called { (seen.name(seat)) } } }
                }
            }
            tbody {
                @for (index, line) in lines.iter().enumerate() {
                    tr data-step=(index + 1) {
                        th scope="row" { (line.icon) span.called { (line.called) } }
                        @for (seat, points) in seats().zip(&line.points) {
                            td data-step=(index + 1) data-fame=(points) data-seat=(seat) { (points) }
                        }
                    }
                }
            }
            tfoot {
                tr.total {
                    th scope="row" { (total.0) span.called { (total.1) } }
                    @for seat in seats() { td { b data-sum=(seat) { (standings.score(seat)) } } }
                }
                tr.places data-step=(lines.len() + 1) {
                    th scope="row" { span.called { (words::PLACE) } }
                    @for seat in seats() { td.first[standings.place(seat) == 1] { (words::place(standings.place(seat))) } }
                }
            }
        }
    }
}
