//! What choices may lead to, for those who cannot know: bots that imagine a world.
//!
//! Nobody at a table knows what lies behind a choice, so a world that is imagined must not know it
//! either. It brings what such numbers bring elsewhere in the book.

use table::Chance;

use crate::{
    Amount, Choice, ChoiceOutcomes, Lexicon, MOST_NUMBERS, OutcomeId, Standing, Tier, Way,
};

/// How a game guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guessing {
    /// A choice without a number brings about what this number brings alone.
    pub like_plain: usize,
    /// Fewer outcomes than this to guess from would give away the one that lies there.
    pub few: usize,
}

/// All outcomes of a book by what is asked for them.
pub(crate) struct Pools {
    guessing: Guessing,
    /// The outcomes of each number, by how it stands in its choice.
    numbers: Vec<[Vec<OutcomeId>; Standing::ALL.len()]>,
    /// The outcomes of choices without a number or a price.
    free: Vec<OutcomeId>,
    /// What is added where a roll is higher still: mostly nothing.
    more: Vec<Option<OutcomeId>>,
    /// Whether the book adds anything anywhere.
    has_more: bool,
    /// What a failure may bring: mostly nothing.
    failures: Vec<Option<OutcomeId>>,
}

impl Pools {
    pub(crate) fn new(guessing: Guessing) -> Pools {
        let (numbers, free, more, has_more, failures) = Default::default();
        Pools { guessing, numbers, free, more, has_more, failures }
    }

    /// Adds what lies behind one choice.
    pub(crate) fn add<L: Lexicon>(&mut self, choice: &Choice<L>, behind: &ChoiceOutcomes) {
        match &choice.way {
            Way::Plain { .. } if choice.price().is_empty() => self.free.push(behind.numbers[0]),
            Way::Plain { .. } => {}
            Way::Roll { tiers, .. } => {
                for (tier, (reached, outcome)) in tiers.iter().zip(behind.numbers).enumerate() {
                    let number = usize::from(reached.number);
                    if self.numbers.len() <= number {
                        self.numbers.resize_with(number + 1, Default::default);
                    }
                    let standing = Standing::of(tier, tiers.len());
                    self.numbers[number][standing as usize].push(outcome);
                }
                // Nobody knows of a number that stands alone whether there is more.
                if tiers.len() == 1 {
                    self.more.push(behind.more);
                }
                self.failures.push(behind.failure);
            }
        }
    }

    /// Where a number hardly ever stands like that, it brings what it brings anywhere; where it hardly
    /// ever stands at all, what the numbers next to it bring, until there are enough to guess from.
    pub(crate) fn mix_few(&mut self) {
        self.has_more = self.more.iter().any(Option::is_some);
        let few = self.guessing.few;
        let whole: Vec<Vec<OutcomeId>> = self.numbers.iter().map(|all| all.concat()).collect();
        for (number, standings) in self.numbers.iter_mut().enumerate() {
            let mut all = whole[number].clone();
            if all.is_empty() {
                continue;
            }
            for away in 1..whole.len() {
                if all.len() >= few {
                    break;
                }
                let beside = [number.checked_sub(away), Some(number + away)];
                let beside = beside.into_iter().flatten().filter_map(|other| whole.get(other));
                all.extend(beside.flatten());
            }
            for pool in standings.iter_mut().filter(|pool| pool.len() < few) {
                pool.clone_from(&all);
            }
        }
        if self.free.len() < few {
            self.free.extend(whole.iter().flatten());
        }
    }

    /// What reaching a tier may bring. Whoever pays for a number may expect what a higher one brings
    /// for nothing.
    fn tier<L: Lexicon>(&self, tier: &Tier<L>, standing: Standing) -> &[OutcomeId] {
        self.number(usize::from(tier.number) + sum(&tier.price), standing)
    }

    /// What a choice without a number may bring. Those with a price are too few to guess from.
    fn plain<L: Lexicon>(&self, price: &[Amount<L>]) -> &[OutcomeId] {
        match sum(price) {
            0 => &self.free,
            price => self.number(self.guessing.like_plain + price, Standing::Alone),
        }
    }

    /// What this number brings, or the next lower one that is in the book.
    fn number(&self, number: usize, standing: Standing) -> &[OutcomeId] {
        let most = self.numbers.len().min(number + 1);
        let pools = self.numbers[..most].iter().rev().map(|pools| &pools[standing as usize]);
        pools.into_iter().find(|pool| !pool.is_empty()).map_or(&[], Vec::as_slice)
    }

    /// What these choices of a passage might lead to.
    pub(crate) fn guess<L: Lexicon, const CHOICES: usize>(
        &self,
        choices: &[Choice<L>],
        chance: &mut impl Chance,
    ) -> [ChoiceOutcomes; CHOICES] {
        let mut behind = [ChoiceOutcomes::default(); CHOICES];
        for (choice, guess) in choices.iter().zip(&mut behind) {
            match &choice.way {
                Way::Plain { .. } => guess.numbers[0] = any(self.plain(choice.price()), chance),
                Way::Roll { tiers, .. } => {
                    let numbers: &mut [OutcomeId; MOST_NUMBERS] = &mut guess.numbers;
                    for (index, (tier, outcome)) in tiers.iter().zip(numbers).enumerate() {
                        let standing = Standing::of(index, tiers.len());
                        *outcome = any(self.tier(tier, standing), chance);
                    }
                }
            }
        }
        for (choice, guess) in choices.iter().zip(&mut behind) {
            let Way::Roll { tiers, .. } = &choice.way else { continue };
            if !self.failures.is_empty() {
                guess.failure = self.failures[chance.pick(self.failures.len() as u32) as usize];
            }
            if self.has_more && tiers.len() == 1 {
                guess.more = self.more[chance.pick(self.more.len() as u32) as usize];
            }
        }
        behind
    }
}

fn any(pool: &[OutcomeId], chance: &mut impl Chance) -> OutcomeId {
    match pool.len() {
        0 => OutcomeId::default(),
        some => pool[chance.pick(some as u32) as usize],
    }
}

/// What has to be paid; other things than coins count like one.
fn sum<L: Lexicon>(price: &[Amount<L>]) -> usize {
    price.iter().map(|amount| usize::from(amount.amount)).sum()
}
