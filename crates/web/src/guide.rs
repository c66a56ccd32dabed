//! The guide of a first game: a few sentences at each decision, and a mark on what they are about.
//!
//! What is pointed at has the attribute `data-guide-target`, put there by the server, so that the
//! mark is there without script as well.

use maud::{Markup, PreEscaped, html};
use shelf::PointsAt;

use crate::{
    game,
    model::TableModel,
    parts::Parts,
    sections::{OpenQuestion, Part},
    words::learn as words,
};

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

/// The id of the element that the guide points at now.
fn pointed_at(table: &TableModel) -> Option<String> {
    let at = table.guide().and_then(|said| said.points_at);
    at.and_then(|at| target(table, &at))
}

/// The parts of a page, opened at what the guide points at where that is in another section than what
/// is asked.
pub(crate) fn lead(table: &TableModel, mut parts: Parts) -> Parts {
    let Some(mark) = pointed_at(table).map(|id| format!(" id=\"{id}\"")) else { return parts };
    let section = parts.board.iter().find(|section| section.body.0.contains(&mark));
    // What is read at the table is read first.
    let asked = parts.asked.as_ref().filter(|asked| asked.part == Part::Answers);
    if let (Some(section), Some(asked)) = (section, asked) {
        let question = format!("{} {}", asked.question, section.id);
        parts.asked = Some(OpenQuestion::to_answer(section.id, question));
    }
    parts
}

/// The page with a mark on what the guide points at.
pub(crate) fn point_out(table: &TableModel, page: Markup) -> Markup {
    let Some(id) = pointed_at(table) else { return page };
    let (before, after) = (format!(" id=\"{id}\""), format!(" id=\"{id}\" data-guide-target"));
    PreEscaped(page.into_string().replacen(&before, &after, 1))
}
