//! The quest that is read, in words (NF-333 to NF-347).
//!
//! A passage is read with what may be known of its choices, and an outcome only once it has happened:
//! what nobody has read is not in a [`Reading`].

use story::{Effect, PageFacts, ReadPage, ReadReward, Reading};

use crate::{Action, Content, Event, Open, Page, Stage};

impl Content {
    /// What is read in this quest, or was read in the last one.
    pub fn reading(&self, open: &Open) -> Option<Reading> {
        let page = open.page.as_ref()?;
        Some(Reading {
            open: page.open,
            pages: self.read_page(page).into_iter().collect(),
            rewards: self.rewards(open, page),
        })
    }

    /// The page on which something came of a quest, once that has happened.
    pub fn page_told(&self, open: &Open, event: &Event) -> Option<ReadPage> {
        let page = open.page.as_ref()?;
        let told = match *event {
            Event::Succeeded { passage, .. } => page.won && page.walk.passage == passage,
            Event::Failed { passage, .. } => page.failed && page.walk.passage == passage,
            _ => false,
        };
        if told { self.read_page(page) } else { None }
    }

    fn read_page(&self, page: &Page) -> Option<ReadPage> {
        let tales = self.tales();
        let number = tales.numbers(&page.walk).first().map(|tier| tier.number);
        let facts = PageFacts {
            seat: page.seat,
            passage: page.walk.passage,
            read_out: None,
            choice: page.walk.choice,
            roll: page.total,
            number: number.filter(|_| page.won),
            failed: page.failed,
            outcome: page.outcome().map(|outcome| outcome.map(|id| tales.outcome(id))),
        };
        tales.book().read_page(&facts, |choice| Action::Choose(choice).to_string())
    }

    /// The rewards of which one is taken now (NF-372).
    fn rewards(&self, open: &Open, page: &Page) -> Vec<ReadReward> {
        let (Stage::Either, Some(Effect::Either(ways))) =
            (open.stage, self.tales().next_effect(&page.walk))
        else {
            return Vec::new();
        };
        let reward = |(which, way): (u8, &Vec<_>)| ReadReward {
            act: Action::Take(which).to_string(),
            brings: self.tales().book().effect_words(way),
        };
        (1..).zip(ways).map(reward).collect()
    }
}
