//! Questions to the whole table, always at the same place and answered in the same way.

use maud::{Markup, html};

use crate::{
    model::{Part, QuestionKind, QuestionModel, TableModel},
    shell::button_form,
    words::shell as words,
};

/// Everything the table is asked now.
pub(crate) fn questions(table: &TableModel) -> Markup {
    html! { @for question in &table.questions { (one(table, question)) } }
}

/// What is to be announced of it: a question this browser has to answer.
pub(crate) fn announced(table: &TableModel) -> Option<String> {
    table.questions.iter().find(|question| question.part == Part::Answers).map(text)
}

fn text(question: &QuestionModel) -> String {
    match (&question.kind, question.part) {
        (QuestionKind::TakeBack, Part::Asker) => words::TAKE_BACK_IS_ASKED.to_owned(),
        (QuestionKind::TakeBack, Part::Answers | Part::Looks) => {
            words::take_back_asked(&question.asked_by)
        }
        (QuestionKind::Join { seat_name, .. }, Part::Asker) => words::i_ask_for_seat(seat_name),
        (QuestionKind::Join { seat_name, .. }, Part::Answers | Part::Looks) => {
            words::asks_for_seat(&question.asked_by, seat_name)
        }
    }
}

fn one(table: &TableModel, question: &QuestionModel) -> Markup {
    let (verb, request) = match &question.kind {
        QuestionKind::TakeBack => ("takeback", None),
        QuestionKind::Join { request, .. } => ("request", Some(request.to_string())),
    };
    let action = format!("/t/{}/{verb}", table.id);
    let button = |answer: &str, label: &str| {
        let mut fields = vec![("answer", answer)];
        fields.extend(request.as_deref().map(|request| ("request", request)));
        button_form(&action, &fields, "", label)
    };
    let id =
        request.as_ref().map_or_else(|| verb.to_owned(), |request| format!("{verb}-{request}"));
    html! {
        div.notice.question id=(id) {
            p { (text(question)) }
            @match question.part {
                Part::Answers => { (button("agree", words::AGREE)) (button("refuse", words::REFUSE)) }
                Part::Asker => {
                    p.quiet { (words::waits_for(&question.waiting_for)) }
                    (button("refuse", words::WITHDRAW))
                }
                Part::Looks => { p.quiet { (words::waits_for(&question.waiting_for)) } }
            }
        }
    }
}
