//! The guide of a first game: a few sentences at each decision, and a mark on what they are about.
//!
//! What is pointed at has the attribute `data-guide-target`, put there by the server, so that the
//! mark is there without script as well.

use maud::{Markup, PreEscaped, html};
use shelf::PointsAt;

use crate::{game, model::TableModel, words::learn as words};

/// The panel with what the guide says; nothing where it is silent.
pub(crate) fn guide(table: &TableModel) -> Markup {
    let Some(said) = table.guide() else { return html! {} };
    let seat = table.seat().map(|seat| seat.to_string()).unwrap_or_default();
    let target = said.points_at.as_ref().and_then(|at| target(table, at));
    html! {
        aside.guide id="guide" data-entry=(said.id) data-points-at=[target] aria-labelledby="guide-title" {
            details id="guide-says" open {
                summary { b.guide-name { (words::GUIDE) } span id="guide-title" { (said.title) } }
                div role="status" { @for line in &said.text { p { (line) } } }
            }
            form method="post" action={ "/t/" (table.id) "/guide" } {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="answer" value="stop";
                button.quiet-button { (words::STOP_GUIDE) }
            }
        }
    }
}

/// The id of the element of the page that is pointed at.
fn target(table: &TableModel, at: &PointsAt) -> Option<String> {
    let theme = game::theme(table.game);
    match at {
        PointsAt::Place(place) => match place.as_str() {
            "decision" => Some("act".to_owned()),
            place => {
                let found = theme.places.iter().find(|known| known.0 == place);
                let seat = table.seat().map(|seat| seat.to_string()).unwrap_or_default();
                found.map(|known| known.1.replace("{seat}", &seat))
            }
        },
        PointsAt::Thing(picture) => (theme.thing_id)(picture),
    }
}

/// The page with a mark on what the guide points at.
pub(crate) fn point_out(table: &TableModel, page: Markup) -> Markup {
    let at = table.guide().and_then(|said| said.points_at);
    let Some(id) = at.and_then(|at| target(table, &at)) else { return page };
    let (before, after) = (format!(" id=\"{id}\""), format!(" id=\"{id}\" data-guide-target"));
    PreEscaped(page.into_string().replacen(&before, &after, 1))
}
