//! The pages that lie open, in words (AB-073, AB-338).
//!
//! As on the pages in the browser, a passage is read with what may be known of
//! its choices ([`Tales::terms`]), and an outcome only once the view names it.

use game_above_and_below::{
    Action, Open, Page, Stage,
    components::{ChoiceTerms, Tales},
};

use crate::{Tale, TaleChoice, TaleNumber, TaleOutcome, TalePage, TaleReward};

/// What is read in this exploration or was read in the last one.
pub(super) fn of(tales: &Tales, open: &Open) -> Option<Tale> {
    if open.tale.is_empty() {
        return None;
    }
    Some(Tale {
        open: open.exploration.is_some(),
        pages: open.tale.iter().map(|one| page(tales, one)).collect(),
        rewards: rewards(tales, open),
    })
}

fn page(tales: &Tales, page: &Page) -> TalePage {
    let passage = tales.passage(page.passage);
    let choices = tales.terms(page.passage).into_iter();
    TalePage {
        seat: page.seat.to_string(),
        passage: page.passage.to_string(),
        title: passage.title.clone(),
        text: passage.text.clone(),
        choices: choices.zip(1..).map(|(asked, choice)| terms(asked, choice)).collect(),
        chosen: page.choice.map(|choice| choice + 1),
        roll: page.lanterns,
        number: page.number,
        failed: page.failed,
        outcome: page.outcome.map(|outcome| TaleOutcome {
            text: tales.outcome(outcome).text.clone(),
            brings: tales.brings(outcome),
        }),
    }
}

fn terms(asked: ChoiceTerms<'_>, choice: u8) -> TaleChoice {
    let numbers = asked.numbers.into_iter();
    TaleChoice {
        act: Action::Choose { choice, paying: false }.to_string(),
        label: asked.label.to_owned(),
        needs: asked.needs,
        bonus: asked.bonus,
        numbers: numbers.map(|(number, price)| TaleNumber { number, price }).collect(),
        price: asked.price,
    }
}

/// The rewards of which one is taken now (AB-120).
fn rewards(tales: &Tales, open: &Open) -> Vec<TaleReward> {
    let outcome = open.tale.as_slice().last().and_then(|page| page.outcome);
    let (Stage::Picking, Some(outcome), Some(exploration)) =
        (open.stage, outcome, &open.exploration)
    else {
        return Vec::new();
    };
    let rewards = tales.alternatives(outcome, exploration.effect.into()).into_iter();
    let reward = |(brings, which)| TaleReward { act: Action::Take(which).to_string(), brings };
    rewards.zip(1..).map(reward).collect()
}
