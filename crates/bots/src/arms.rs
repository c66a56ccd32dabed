//! What a search knows of each action, and when it knows enough.

use table::Chance;

/// Worlds seen before any action is dropped.
const FIRST_WORLDS: u32 = 8;
/// An action is dropped when it is worse than the best by so many standard errors.
const CLEARLY: f32 = 2.5;

/// One arm for each action, after the bandits of the literature.
pub(crate) struct Arms {
    arms: Vec<Arm>,
    /// The sum of squared differences between each two arms, row by row.
    spread: Vec<f32>,
    worlds: u32,
}

#[derive(Clone, Copy, Default)]
struct Arm {
    worlds: u32,
    sum: f32,
    squares: f32,
    last: f32,
    is_dropped: bool,
}

/// Whether more worlds could change a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Comparison {
    /// One action is left.
    Clear,
    /// Several are.
    Open,
}

impl Comparison {
    pub(crate) fn is_clear(self) -> bool {
        self == Comparison::Clear
    }
}

impl Arm {
    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }
}

impl Arms {
    pub(crate) fn new() -> Arms {
        Arms { arms: Vec::new(), spread: Vec::new(), worlds: 0 }
    }

    /// Forgets everything and begins with so many.
    pub(crate) fn clear(&mut self, count: usize) {
        self.arms.clear();
        self.arms.resize(count, Arm::default());
        self.spread.clear();
        self.spread.resize(count * count, 0.0);
        self.worlds = 0;
    }

    /// Notes what the action was worth in one more world.
    pub(crate) fn add(&mut self, index: usize, worth: f32) {
        let arm = &mut self.arms[index];
        arm.worlds += 1;
        arm.sum += worth;
        arm.squares += worth * worth;
        arm.last = worth;
    }

    pub(crate) fn is_dropped(&self, index: usize) -> bool {
        self.arms[index].is_dropped
    }

    /// What was found out about the action: its worth, and one standard error.
    pub(crate) fn verdict(&self, index: usize) -> (f32, f32) {
        let arm = &self.arms[index];
        let worlds = arm.worlds.max(1) as f32;
        let variance = (arm.squares / worlds - arm.mean() * arm.mean()).max(0.0);
        (arm.mean(), (variance / worlds).sqrt())
    }

    /// Compares all actions over the world just added, and drops what is clearly worse.
    pub(crate) fn compare(&mut self) -> Comparison {
        self.worlds += 1;
        let count = self.arms.len();
        for one in 0..count {
            for other in 0..count {
                let difference = self.arms[one].last - self.arms[other].last;
                self.spread[one * count + other] += difference * difference;
            }
        }
        if self.worlds < FIRST_WORLDS {
            return Comparison::Open;
        }
        let leader = self.leader();
        let worlds = self.worlds as f32;
        let mut comparison = Comparison::Clear;
        for index in 0..count {
            if index == leader || self.arms[index].is_dropped {
                continue;
            }
            let lead = self.arms[leader].mean() - self.arms[index].mean();
            let variance = self.spread[leader * count + index] / worlds - lead * lead;
            let error = (variance.max(0.0) / worlds).sqrt();
            if lead > CLEARLY * error {
                self.arms[index].is_dropped = true;
            } else {
                comparison = Comparison::Open;
            }
        }
        comparison
    }

    /// The best of the actions not dropped; the first of equals.
    fn leader(&self) -> usize {
        let kept = self.arms.iter().enumerate().filter(|(_, arm)| !arm.is_dropped);
        let best =
            kept.reduce(|best, next| if next.1.mean() > best.1.mean() { next } else { best });
        best.map_or(0, |(index, _)| index)
    }

    /// Lets another opinion of the action count for this share.
    pub(crate) fn blend(&mut self, index: usize, share: f32, opinion: f32) {
        let arm = &mut self.arms[index];
        let worlds = arm.worlds.max(1) as f32;
        arm.sum = (1.0 - share) * arm.sum + share * opinion * worlds;
    }

    /// Takes the action for better or worse than it is by so much.
    pub(crate) fn misjudge(&mut self, index: usize, error: f32) {
        let arm = &mut self.arms[index];
        arm.sum += error * arm.worlds.max(1) as f32;
    }

    /// The best action; any of them where several are.
    pub(crate) fn choose(&self, luck: &mut impl Chance) -> usize {
        let best = self.arms[self.leader()].mean();
        let good = || {
            let arms = self.arms.iter().enumerate();
            arms.filter(|(_, arm)| arm.mean() >= best && !arm.is_dropped)
        };
        let which = luck.pick(good().count().max(1) as u32) as usize;
        good().nth(which).map_or(0, |(index, _)| index)
    }
}

#[cfg(test)]
mod tests {
    use table::Script;

    use super::*;

    /// Arms after so many worlds of this much worth each.
    fn after(worlds: u32, worth: impl Fn(u32) -> [f32; 3]) -> (Arms, Comparison) {
        let mut arms = Arms::new();
        arms.clear(3);
        let mut comparison = Comparison::Open;
        for world in 0..worlds {
            for (index, worth) in worth(world).into_iter().enumerate() {
                if !arms.is_dropped(index) {
                    arms.add(index, worth);
                }
            }
            comparison = arms.compare();
        }
        (arms, comparison)
    }

    #[test]
    fn what_is_worse_in_every_world_is_dropped_however_much_worlds_differ() {
        let (arms, comparison) = after(8, |world| {
            let luck = (world % 4) as f32 * 30.0;
            [luck, luck + 2.0, luck + 1.0]
        });
        assert_eq!(comparison, Comparison::Clear);
        assert_eq!(arms.choose(&mut Script::of([])), 1);
    }

    #[test]
    fn what_is_worse_now_and_better_then_stays() {
        let (arms, comparison) = after(40, |world| [(world % 2) as f32, 0.5, -9.0]);
        assert_eq!(comparison, Comparison::Open);
        assert_eq!([0, 1, 2].map(|index| arms.is_dropped(index)), [false, false, true]);
    }

    #[test]
    fn an_error_makes_the_second_best_look_best_and_never_what_is_further_behind() {
        let (mut arms, _) = after(1, |_| [10.0, 9.0, 0.0]);
        arms.misjudge(0, -2.0);
        arms.misjudge(2, 2.0);
        assert_eq!(arms.choose(&mut Script::of([])), 1);
    }

    #[test]
    fn equals_are_chosen_by_luck() {
        let (arms, _) = after(1, |_| [10.0, 9.0, 10.0]);
        assert_eq!([0, 1].map(|pick| arms.choose(&mut Script::of([pick]))), [0, 2]);
    }
}
