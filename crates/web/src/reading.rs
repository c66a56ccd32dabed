//! A page of a storybook, for any game that reads from one: text, choices, and what came of it.

use maud::{Markup, html};
use shelf::{AnyView, ReadPage, Reading};

use crate::model::TableModel;

/// What is read at the table. Choices the viewer can take are buttons.
pub(crate) fn reading(table: &TableModel, reading: &Reading) -> Markup {
    let actions = table.view.as_ref().map(AnyView::actions).unwrap_or_default();
    html! {
        section.book id="book" aria-label=(table.game.title()) {
            @for page in &reading.pages { (read_page(page, &actions)) }
        }
    }
}

fn read_page(page: &ReadPage, actions: &[String]) -> Markup {
    html! {
        article id={ "page-" (page.passage) } {
            h2.tale-title { (page.title) }
            div.tale { @for paragraph in &page.text { p { (paragraph) } } }
            @match page.chosen() {
                Some(chosen) => { p.did { (chosen.label) } }
                None => { (choices(page, actions)) }
            }
            @if let Some(outcome) = &page.outcome {
                div.came {
                    @for paragraph in &outcome.text { p { (paragraph) } }
                    @for line in outcome.brings() { p.brings { (table::words::sentence(line)) } }
                }
            }
        }
    }
}

fn choices(page: &ReadPage, actions: &[String]) -> Markup {
    html! {
        ol.choices {
            @for choice in &page.choices {
                li {
                    @if actions.contains(&choice.act) {
                        button.choice form="act" name="act" value=(choice.act) { (choice.label) }
                    } @else { div.choice { (choice.label) } }
                    " " span.terms { (choice.conditions()) }
                }
            }
        }
    }
}
