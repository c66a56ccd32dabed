//! What is read at a table, in words: all that lies open, and nothing that does not.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use luck::Quick;
use serde_json::Value;
use shelf::{GameName, HiddenText, Reading, Shelf, Sitting};
use table::{Chance, Viewer};

/// Plays a game of Above and Below and shows every moment of it. Whoever may explore does, and the
/// rest is luck.
fn play(seed: u64, mut look: impl FnMut(&dyn Sitting)) {
    let mut luck = Quick::new(seed, 7);
    let mut sitting =
        Shelf::embedded().start(GameName::AboveAndBelow, 2, &[], &[], &mut luck).unwrap();
    loop {
        look(&*sitting);
        let Some(seat) = sitting.to_act().first() else { break };
        let actions = sitting.actions(seat);
        let any = &actions[luck.pick(actions.len() as u32) as usize];
        let action = actions.iter().find(|action| *action == "explore").unwrap_or(any);
        sitting.act(seat, action, &mut luck).unwrap();
    }
}

fn tale(sitting: &dyn Sitting) -> Option<Reading> {
    Shelf::embedded().reading(&sitting.view(Viewer::Spectator))
}

/// The actions of whoever is asked that begin with this word.
fn offered(sitting: &dyn Sitting, word: &str) -> Vec<String> {
    let actions = sitting.to_act().first().map(|seat| sitting.actions(seat)).unwrap_or_default();
    actions.into_iter().filter(|action| action.starts_with(word)).collect()
}

#[test]
fn an_open_passage_is_told_with_its_choices_as_they_can_be_made() {
    let (mut asked, mut priced) = (0, 0);
    for seed in 0..40 {
        play(seed, |sitting| {
            let acts = offered(sitting, "choose ");
            if acts.is_empty() {
                return;
            }

            let tale = tale(sitting).unwrap();

            let page = tale.pages.last().unwrap();
            assert!(tale.open && !page.title.is_empty() && !page.text.is_empty(), "{tale:?}");
            assert_eq!((page.chosen, &page.outcome, page.failed), (None, &None, false));
            for act in &acts {
                let is_it = |choice: &shelf::ReadChoice| act.starts_with(&choice.act);
                assert!(page.choices.iter().any(is_it), "{act}: {page:?}");
            }
            for choice in &page.choices {
                assert!(!choice.label.is_empty(), "{page:?}");
                assert!(choice.numbers.is_empty() || choice.price.is_none(), "{page:?}");
                let prices = choice.numbers.iter().filter(|number| number.price.is_some()).count();
                priced += prices + usize::from(choice.price.is_some());
            }
            asked += 1;
        });
    }
    assert!(asked > 20 && priced > 0, "{asked} passages asked, {priced} prices");
}

#[test]
fn what_came_of_a_choice_is_told_from_then_on() {
    let (mut came, mut failed, mut picked) = (0, 0, 0);
    for seed in 0..100 {
        play(seed, |sitting| {
            let Some(tale) = tale(sitting) else { return };
            let view = sitting.view(Viewer::Spectator).json();
            let pages = view["tale"].as_array().unwrap();
            assert_eq!(pages.len(), tale.pages.len());
            assert_eq!(tale.open, !view["exploration"].is_null());
            for (page, seen) in tale.pages.iter().zip(pages) {
                assert_eq!(page.outcome.is_some(), !seen["outcome"].is_null());
                assert_eq!(page.chosen.map(|one| u64::from(one) - 1), seen["choice"].as_u64());
                came += usize::from(page.outcome.is_some());
                failed += usize::from(page.failed);
            }
            let takes = offered(sitting, "take ");
            let is_told = |act: &String| tale.rewards.iter().any(|reward| reward.act == *act);
            assert!(takes.iter().all(is_told), "{takes:?}: {tale:?}");
            assert_eq!(takes.is_empty(), tale.rewards.is_empty(), "{tale:?}");
            picked += takes.len();
        });
    }
    assert!(came > 0 && failed > 0 && picked > 0, "{came} came, {failed} failed, {picked} picks");
}

#[test]
fn a_tale_is_the_same_whatever_the_rest_of_the_book_says() {
    let real = Shelf::embedded();
    let mut compared = 0;
    let mut last: Option<Value> = None;
    let mut compare = |sitting: &dyn Sitting| {
        let view = sitting.view(Viewer::Spectator);
        let tale = serde_json::to_value(real.reading(&view)).unwrap();
        // A book with changed text stays in memory, so one for each new sentence is enough.
        if last.as_ref() == Some(&tale) {
            return;
        }

        let with_hidden_text_changed = real.with_hidden_text_changed(&view).unwrap();

        assert_eq!(serde_json::to_value(with_hidden_text_changed.reading(&view)).unwrap(), tale);
        let (hidden_text, otherwise) =
            (real.hidden_text(&view), with_hidden_text_changed.hidden_text(&view));
        assert!(hidden_text.texts.iter().all(|text| !otherwise.texts.contains(text)));
        assert!(hidden_text.rewards.iter().all(|reward| !otherwise.rewards.contains(reward)));
        assert!(hidden_text.rewards.len() > 100 && hidden_text.texts.len() > 100);
        compared += 1;
        last = Some(tale);
    };
    play(3, &mut compare);
    assert!(compared > 20, "{compared}");
}

#[test]
fn a_game_without_a_book_tells_nothing_and_hides_nothing_to_read() {
    let shelf = Shelf::embedded();
    let sitting = shelf.start(GameName::Faraway, 2, &[], &[], &mut Quick::new(1, 1)).unwrap();
    let view = sitting.view(Viewer::Spectator);

    assert_eq!(shelf.reading(&view), None);
    assert_eq!(shelf.hidden_text(&view), HiddenText::default());
    assert!(shelf.with_hidden_text_changed(&view).is_none());
}
