//! The pages that lie open, in words (AB-073, AB-338).
//!
//! A passage is read with what may be known of its choices, and an outcome only once a page of the
//! table names it: what nobody has read is not in a [`Reading`].

use story::{Effect, PageFacts, ReadPage, ReadReward, Reading};

use crate::{Action, Content, Event, Open, Page, Stage};

impl Content {
    /// What is read in this exploration or was read in the last one.
    pub fn reading(&self, open: &Open) -> Option<Reading> {
        if open.tale.is_empty() {
            return None;
        }
        Some(Reading {
            open: open.exploration.is_some(),
            pages: open.tale.iter().filter_map(|page| self.read_page(page)).collect(),
            rewards: self.rewards(open),
        })
    }

    /// The page on which something came of what a party did, once that has happened.
    pub fn page_told(&self, open: &Open, event: &Event) -> Option<ReadPage> {
        let told = |page: &&Page| match *event {
            Event::Succeeded { outcome, .. } => page.outcome == Some(outcome),
            Event::Failed { passage, .. } => page.failed && page.passage == passage,
            _ => false,
        };
        open.tale.iter().find(told).and_then(|page| self.read_page(page))
    }

    fn read_page(&self, page: &Page) -> Option<ReadPage> {
        let tales = self.tales();
        let facts = PageFacts {
            seat: page.seat,
            passage: page.passage,
            read_out: None,
            choice: page.choice,
            roll: page.lanterns,
            number: page.number,
            failed: page.failed,
            outcome: [page.outcome.map(|outcome| tales.outcome(outcome)), None],
        };
        tales
            .book()
            .read_page(&facts, |choice| Action::Choose { choice, paying: false }.to_string())
    }

    /// The rewards of which one is taken now (AB-120).
    fn rewards(&self, open: &Open) -> Vec<ReadReward> {
        let outcome = open.tale.as_slice().last().and_then(|page| page.outcome);
        let (Stage::Picking, Some(outcome), Some(exploration)) =
            (open.stage, outcome, &open.exploration)
        else {
            return Vec::new();
        };
        let effects = &self.tales().outcome(outcome).effects;
        let Some(Effect::Either(ways)) = effects.get(usize::from(exploration.effect)) else {
            return Vec::new();
        };
        let reward = |(which, way): (u8, &Vec<_>)| ReadReward {
            act: Action::Take(which).to_string(),
            brings: self.tales().book().effect_words(way),
        };
        (1..).zip(ways).map(reward).collect()
    }
}
