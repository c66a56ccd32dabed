//! The named parts of a board: tabs where there is little room, places of the game's own grid where
//! there is more, and one below the other with links to each where nothing runs in the page.

use maud::{Markup, html};

use crate::{chat, model::TableModel, parts::Parts, words::shell as words};

/// A named part of a board.
pub(crate) struct Section {
    /// Its word: the part is `section-word`, its tab `tab-word`.
    pub(crate) id: &'static str,
    /// What its tab says.
    pub(crate) label: &'static str,
    /// What is in it.
    pub(crate) body: Markup,
}

/// What a page shows by itself, and where: what is asked of the viewer, or what is read at the table.
pub(crate) struct OpenQuestion {
    /// The word of the section that shows it.
    pub(crate) section: &'static str,
    /// A name of the question: where it changes, the page shows that section.
    pub(crate) question: String,
    /// What the viewer does there.
    pub(crate) part: Part,
}

/// What a viewer does with what the page shows by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// It is theirs to answer.
    Answers,
    /// They read it, or hear it: a story is for the whole table.
    Reads,
}

impl OpenQuestion {
    /// Something the viewer answers in this section.
    pub(crate) fn to_answer(section: &'static str, question: String) -> OpenQuestion {
        OpenQuestion { section, question, part: Part::Answers }
    }

    /// Something that is read at the table while somebody else is asked.
    pub(crate) fn to_read(section: &'static str, question: String) -> OpenQuestion {
        OpenQuestion { section, question, part: Part::Reads }
    }
}

/// The word of the section with the others.
pub(crate) const OTHERS: &str = "others";
/// The word of the section with chat and log.
pub(crate) const CHAT: &str = "chat";

impl Parts {
    /// Whether the board has sections to choose from.
    pub(crate) fn has_tabs(&self) -> bool {
        self.keeps_tabs || self.board.len() > 1
    }

    /// The class of the part of a page that holds them.
    pub(crate) fn class(&self) -> &'static str {
        if self.has_tabs() { "play tabbed" } else { "play" }
    }
}

/// The board itself; a single section needs no frame.
pub(crate) fn board(table: &TableModel, parts: &Parts) -> Markup {
    html! {
        section.board id="board" aria-label=(words::BOARD) {
            (crate::luck::brought(table))
            @for section in &parts.board {
                @if parts.has_tabs() { (framed(section.id, &section.body)) } @else { (section.body) }
            }
        }
    }
}

/// A section outside of the board that has a tab of its own where the board has tabs.
pub(crate) fn beside(parts: &Parts, id: &'static str, body: &Markup) -> Markup {
    html! { @if parts.has_tabs() { (framed(id, body)) } @else { (body) } }
}

/// The others, where a game draws them apart from its board.
pub(crate) fn others(parts: &Parts) -> Markup {
    let all = html! { section.others id="others" aria-label=(words::OTHERS) { (parts.others) } };
    if parts.others.0.is_empty() { all } else { beside(parts, OTHERS, &all) }
}

fn framed(id: &str, body: &Markup) -> Markup {
    html! { div.part id={ "section-" (id) } { (body) } }
}

/// Links to the sections, which the module makes tabs of. The one that is asked for is marked.
pub(crate) fn tabs(parts: &Parts) -> Markup {
    let asked = parts.asked.as_ref();
    let (section, question) = match asked {
        Some(asked) => (asked.section, asked.question.as_str()),
        None => ("", ""),
    };
    let answered = asked.filter(|asked| asked.part == Part::Answers).map(|asked| asked.section);
    let own = parts.board.iter().map(|section| (section.id, section.label));
    let others = (!parts.others.0.is_empty()).then_some((OTHERS, words::OTHERS_TAB));
    let all = own.chain(others).chain([(CHAT, words::CHAT_TAB)]);
    html! {
        @if parts.has_tabs() {
            nav.tabs id="tabs" aria-label=(words::TABS) data-asked=(section) data-question=(question) {
                @for (id, label) in all {
                    a.tab.asked[Some(id) == answered] id={ "tab-" (id) } href={ "#section-" (id) } {
                        (label)
                        @if id == CHAT { (chat::unread()) }
                        @if Some(id) == answered { span.sr { " " (words::ASKED_HERE) } }
                    }
                }
            }
        }
    }
}
