//! What is read at the table, for screens and programs.

use story::{PageFacts, Reading, by_keywords};

use crate::{Action, Content, View};

/// The passage that is read or was read last.
pub fn reading(content: &Content, view: &View) -> Option<Reading> {
    let page = view.page?;
    let tales = &content.tales;
    let traveller = &view.travellers[page.seat.index()];
    let choices = &tales.passage(page.walk.passage).choices;
    let facts = PageFacts {
        seat: page.seat,
        passage: page.walk.passage,
        read_out: Some(by_keywords(choices, |word| story::Player::knows(traveller, word))),
        choice: page.walk.choice,
        roll: page.roll,
        number: page.number,
        failed: page.failed,
        outcome: [page.outcome.map(|outcome| tales.outcome(outcome)), None],
    };
    let page = tales.book().read_page(&facts, |place| Action::Choose(place).to_string())?;
    Some(Reading { open: view.asked_page().is_some(), pages: vec![page], rewards: Vec::new() })
}
