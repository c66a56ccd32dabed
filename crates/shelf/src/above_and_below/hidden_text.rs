//! What of the book nobody at the table has read yet (AB-075 to AB-077, AB-339).

use game_above_and_below::{
    Content, Open,
    components::{OutcomeId, Place, Tales, Thing, Vocabulary, tales_of},
};
use story::{Amount, Book, Effect, Key, Outcome, Passage};

use crate::HiddenText;

/// More coins than any outcome of a book brings.
const UNHEARD_OF: u8 = 99;

/// All of the book but the pages of this tale, and of these what was not read out. What lies behind
/// the choices of the open passages comes first.
pub(super) fn of(tales: &Tales, open: &Open) -> HiddenText {
    let mut hidden_text = HiddenText::default();
    let (near, far): (Vec<_>, Vec<_>) = hidden_outcomes(tales, open)
        .partition(|&outcome| is_opened(open, tales.place(outcome).passage));
    for outcome in near.into_iter().chain(far) {
        hidden_text.texts.extend(tales.outcome(outcome).text.iter().cloned());
        hidden_text.rewards.extend(tales.brings(outcome));
    }
    let passages = tales.book().passages.iter();
    for passage in passages.filter(|passage| !is_opened(open, passage.key)) {
        hidden_text.texts.push(passage.title.clone());
        hidden_text.texts.extend(passage.text.iter().cloned());
        hidden_text.texts.extend(passage.choices.iter().map(|choice| choice.label.clone()));
    }
    hidden_text
}

/// The components with a book that reads the same so far, and otherwise in everything else.
pub(super) fn with_hidden_text_changed(content: &Content, open: &Open) -> Content {
    let tales = content.tales();
    let mut book = tales.book().clone();
    for passage in book.passages.iter_mut().filter(|passage| !is_opened(open, passage.key)) {
        retell_opening(passage);
    }
    for outcome in hidden_outcomes(tales, open) {
        if let Some(outcome) = outcome_at(&mut book, tales.place(outcome)) {
            outcome.effects = vec![Effect::Gain(Amount { amount: UNHEARD_OF, thing: Thing::Coin })];
            outcome.text = vec!["It ends in another way.".to_owned()];
        }
    }
    content.with_tales(tales_of(book).expect("a book in other words can be played as it could"))
}

fn is_opened(open: &Open, passage: Key) -> bool {
    open.tale.iter().any(|page| page.passage == passage)
}

fn hidden_outcomes<'a>(tales: &'a Tales, open: &'a Open) -> impl Iterator<Item = OutcomeId> + 'a {
    let outcomes = (0..tales.outcomes()).filter_map(|index| tales.outcome_at(index));
    outcomes.filter(|outcome| open.tale.iter().all(|page| page.outcome != Some(*outcome)))
}

fn retell_opening(passage: &mut Passage<Vocabulary>) {
    passage.title = format!("Not {}", passage.title);
    passage.text = vec!["It begins in another way.".to_owned()];
    for choice in &mut passage.choices {
        choice.label = format!("Do not: {}", choice.label);
    }
}

fn outcome_at(book: &mut Book<Vocabulary>, place: Place) -> Option<&mut Outcome<Vocabulary>> {
    let passage = book.passages.iter_mut().find(|passage| passage.key == place.passage)?;
    match place.choice {
        Some(choice) => passage.choices.get_mut(choice)?.outcome_mut(place.way),
        None => passage.outcome.as_mut(),
    }
}
