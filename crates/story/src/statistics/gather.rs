//! Walking through a book and counting.

use crate::{
    Book, Choice, Effect, Lexicon, Outcome, Passage, Standing, Tier, Way, word_count::count_words,
    worth,
};

use super::{Distribution, Reward, Statistics};

/// The lengths met so far.
#[derive(Default)]
struct Lengths {
    heads: Vec<usize>,
    follow_ups: Vec<usize>,
    labels: Vec<usize>,
    reactions: Vec<usize>,
    failures: Vec<usize>,
}

/// Counts what stands in these passages of a book.
pub(super) fn gather<'a, L: Lexicon>(
    book: &Book<L>,
    passages: impl Iterator<Item = &'a Passage<L>>,
) -> Statistics {
    let mut found = Statistics::default();
    let mut lengths = Lengths::default();
    for passage in passages {
        found.passage(passage, &mut lengths);
        for choice in &passage.choices {
            found.choice(book, choice, &mut lengths);
        }
        if let Some(outcome) = &passage.outcome {
            found.result(book.lexicon(), outcome);
        }
    }
    found.head_words = Distribution::of(lengths.heads);
    found.follow_up_words = Distribution::of(lengths.follow_ups);
    found.label_words = Distribution::of(lengths.labels);
    found.reaction_words = Distribution::of(lengths.reactions);
    found.failure_words = Distribution::of(lengths.failures);
    found
}

impl Statistics {
    fn passage<L: Lexicon>(&mut self, passage: &Passage<L>, lengths: &mut Lengths) {
        let count = count_words(&passage.text);
        if passage.follow_up {
            lengths.follow_ups.push(count);
            match passage.choices.is_empty() {
                true => self.tellings += 1,
                false => self.questions += 1,
            }
            return;
        }
        lengths.heads.push(count);
        self.heads += 1;
        *self.head_choices.entry(passage.choices.len()).or_default() += 1;
        let numbers = || passage.choices.iter().flat_map(tiers).map(|tier| tier.number);
        if let (Some(easiest), Some(hardest)) = (numbers().min(), numbers().max()) {
            self.numbers.entry(easiest).or_default().easiest += 1;
            self.numbers.entry(hardest).or_default().hardest += 1;
        }
    }

    fn choice<L: Lexicon>(&mut self, book: &Book<L>, choice: &Choice<L>, lengths: &mut Lengths) {
        lengths.labels.push(count_words(std::slice::from_ref(&choice.label)));
        let choices = &mut self.choices;
        choices.needing += usize::from(!choice.needs.is_empty());
        choices.bonuses += usize::from(choice.bonus.is_some());
        choices.gated += usize::from(!choice.keywords().is_empty());
        match &choice.way {
            Way::Roll { tiers, .. } => match tiers.as_slice() {
                [low, high] => {
                    choices.two_numbers += 1;
                    *self.pairs.entry((low.number, high.number)).or_default() += 1;
                }
                tiers => {
                    choices.one_number += 1;
                    for tier in tiers {
                        self.numbers.entry(tier.number).or_default().alone += 1;
                    }
                }
            },
            Way::Plain { .. } if !choice.price().is_empty() => choices.bought += 1,
            Way::Plain { outcome, .. } => match outcome.goes_on() {
                Some(_) => choices.plain_reads += 1,
                None => choices.plain_outcomes += 1,
            },
        }
        if let Some(failure) = &choice.failure {
            choices.penalties += usize::from(!failure.effects.is_empty());
            if !failure.text.is_empty() {
                choices.failures += 1;
                lengths.failures.push(count_words(&failure.text));
            }
        }
        let tiers = tiers(choice);
        for (index, tier) in tiers.iter().enumerate() {
            self.tier(book, choice, tier, Standing::of(index, tiers.len()));
            lengths.reactions.push(count_words(&tier.outcome.text));
        }
        if let Way::Plain { outcome, .. } = &choice.way {
            self.result(book.lexicon(), outcome);
            if !outcome.text.is_empty() {
                lengths.reactions.push(count_words(&outcome.text));
            }
        }
    }

    fn tier<L: Lexicon>(
        &mut self,
        book: &Book<L>,
        choice: &Choice<L>,
        tier: &Tier<L>,
        standing: Standing,
    ) {
        self.choices.priced_numbers += usize::from(!tier.price.is_empty());
        self.choices.more += usize::from(tier.more.is_some());
        self.choices.reading_numbers += usize::from(tier.outcome.goes_on().is_some());
        let reached = self.numbers.entry(tier.number).or_default();
        reached.count += 1;
        let worth = worth::of_tier(book, choice, tier);
        reached.worth.extend(worth.map(|halves| (standing, f64::from(halves) / 2.0)));
        self.result(book.lexicon(), &tier.outcome);
    }

    /// Counts what an outcome gives and takes.
    fn result<L: Lexicon>(&mut self, lexicon: &L, outcome: &Outcome<L>) {
        self.nothings += usize::from(outcome.effects.is_empty());
        for effect in &outcome.effects {
            match effect {
                Effect::Gain(amount) => {
                    let reward = self.reward(lexicon.thing_name(amount.thing));
                    reward.gains += 1;
                    reward.gained += usize::from(amount.amount);
                }
                Effect::Lose(amount) => {
                    let reward = self.reward(lexicon.thing_name(amount.thing));
                    reward.losses += 1;
                    reward.lost += usize::from(amount.amount);
                }
                Effect::Deed(deed) => self.deed(lexicon.deed_words(*deed)),
                Effect::Either(_) => self.picks += 1,
                Effect::Note(_) | Effect::Read(_) => {}
            }
        }
    }

    fn reward(&mut self, name: String) -> &mut Reward {
        let place = self.rewards.iter().position(|reward| reward.name == name);
        let place = place.unwrap_or_else(|| {
            self.rewards.push(Reward { name, gains: 0, gained: 0, losses: 0, lost: 0 });
            self.rewards.len() - 1
        });
        &mut self.rewards[place]
    }

    fn deed(&mut self, name: String) {
        match self.deeds.iter_mut().find(|(deed, _)| *deed == name) {
            Some((_, count)) => *count += 1,
            None => self.deeds.push((name, 1)),
        }
    }
}

/// The numbers of a choice; none if nothing is rolled.
fn tiers<L: Lexicon>(choice: &Choice<L>) -> &[Tier<L>] {
    match &choice.way {
        Way::Roll { tiers, .. } => tiers,
        Way::Plain { .. } => &[],
    }
}
