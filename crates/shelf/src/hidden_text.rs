//! What nobody at a table has read yet, for tests that look for it where it must not be.

use story::{Book, Effect, Key, Lexicon, Outcome, OutcomeId, Passage, Place, Tales};

/// Words of the content that nobody at a table may know at this moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HiddenText {
    /// Titles, paragraphs and labels that were not read out, those nearest to what was first.
    pub texts: Vec<String>,
    /// What the outcomes nobody has seen bring, in the same order.
    pub rewards: Vec<String>,
}

/// A page that lies on the table: its passage, and what came of it so far.
pub(crate) type OpenPage = (Key, [Option<OutcomeId>; 2]);

/// More of something than any outcome of a book brings.
pub(crate) const UNHEARD_OF: u8 = 99;

impl HiddenText {
    /// All of the book but these pages, and of these what was not read out. What lies behind the
    /// choices of the open passages comes first.
    pub(crate) fn of<L: Lexicon, const CHOICES: usize>(
        tales: &Tales<L, CHOICES>,
        pages: &[OpenPage],
    ) -> HiddenText {
        let mut hidden_text = HiddenText::default();
        let (near, far): (Vec<_>, Vec<_>) = hidden_outcomes(tales, pages)
            .partition(|&outcome| is_opened(pages, tales.place(outcome).passage));
        for outcome in near.into_iter().chain(far) {
            hidden_text.texts.extend(tales.outcome(outcome).text.iter().cloned());
            hidden_text.rewards.extend(tales.brings(outcome));
        }
        let passages = tales.book().passages.iter();
        for passage in passages.filter(|passage| !is_opened(pages, passage.key)) {
            hidden_text.texts.push(passage.title.clone());
            hidden_text.texts.extend(passage.text.iter().cloned());
            hidden_text.texts.extend(passage.choices.iter().map(|choice| choice.label.clone()));
        }
        hidden_text
    }
}

/// A book that reads the same as far as these pages go, and otherwise in everything else; `effects`
/// is what an outcome brings there.
pub(crate) fn with_hidden_text_changed<L: Lexicon, const CHOICES: usize>(
    tales: &Tales<L, CHOICES>,
    pages: &[OpenPage],
    effects: impl Fn(Place) -> Vec<Effect<L>>,
) -> Book<L> {
    let mut book = tales.book().clone();
    for passage in book.passages.iter_mut().filter(|passage| !is_opened(pages, passage.key)) {
        retell_opening(passage);
    }
    for outcome in hidden_outcomes(tales, pages) {
        let place = tales.place(outcome);
        if let Some(outcome) = outcome_at(&mut book, place) {
            outcome.effects = effects(place);
            outcome.text = vec!["It ends in another way.".to_owned()];
        }
    }
    book
}

fn is_opened(pages: &[OpenPage], passage: Key) -> bool {
    pages.iter().any(|page| page.0 == passage)
}

fn hidden_outcomes<'a, L: Lexicon, const CHOICES: usize>(
    tales: &'a Tales<L, CHOICES>,
    pages: &'a [OpenPage],
) -> impl Iterator<Item = OutcomeId> + 'a {
    let outcomes = (0..tales.outcomes()).filter_map(|index| tales.outcome_at(index));
    outcomes.filter(|outcome| pages.iter().all(|page| !page.1.contains(&Some(*outcome))))
}

fn retell_opening<L: Lexicon>(passage: &mut Passage<L>) {
    passage.title = format!("Not {}", passage.title);
    passage.text = vec!["It begins in another way.".to_owned()];
    for choice in &mut passage.choices {
        choice.label = format!("Do not: {}", choice.label);
    }
}

fn outcome_at<L: Lexicon>(book: &mut Book<L>, place: Place) -> Option<&mut Outcome<L>> {
    let passage = book.passages.iter_mut().find(|passage| passage.key == place.passage)?;
    match place.choice {
        Some(choice) => passage.choices.get_mut(choice)?.outcome_mut(place.way),
        None => passage.outcome.as_mut(),
    }
}
