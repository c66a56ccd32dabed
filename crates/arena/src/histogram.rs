//! How often each score came up, counted exactly.

/// Counts of whole numbers. Adding two histograms in any order gives the same one.
#[derive(Clone, Debug, Default)]
pub struct Histogram {
    /// The number that the first count is of.
    lowest: i32,
    counts: Vec<u64>,
    total: u64,
}

impl Histogram {
    /// Counts `score` once.
    #[inline]
    pub fn add(&mut self, score: i32) {
        self.add_times(score, 1);
    }

    #[inline]
    fn add_times(&mut self, score: i32, times: u64) {
        self.total += times;
        // A score below the lowest wraps to a place no histogram reaches.
        let place = score.wrapping_sub(self.lowest) as u32 as usize;
        match self.counts.get_mut(place) {
            Some(count) => *count += times,
            None => self.grow(score, times),
        }
    }

    /// Makes room for a score that never came up.
    #[cold]
    fn grow(&mut self, score: i32, times: u64) {
        if self.counts.is_empty() {
            self.lowest = score;
        }
        if score < self.lowest {
            let more = score.abs_diff(self.lowest) as usize;
            self.counts.splice(0..0, std::iter::repeat_n(0, more));
            self.lowest = score;
        }
        let place = score.abs_diff(self.lowest) as usize;
        self.counts.resize(self.counts.len().max(place + 1), 0);
        self.counts[place] += times;
    }

    /// Adds everything `other` has counted.
    pub fn merge(&mut self, other: &Histogram) {
        for (score, count) in other.bars() {
            self.add_times(score, count);
        }
    }

    /// How many scores were counted.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The scores that came up, in ascending order, with how often.
    pub fn bars(&self) -> impl DoubleEndedIterator<Item = (i32, u64)> {
        let bars = self.counts.iter().enumerate();
        bars.map(|(place, &count)| (self.lowest + place as i32, count)).filter(|bar| bar.1 > 0)
    }

    /// The lowest and the highest score.
    pub fn range(&self) -> Option<(i32, i32)> {
        let mut scores = self.bars().map(|(score, _)| score);
        let lowest = scores.next()?;
        Some((lowest, scores.next_back().unwrap_or(lowest)))
    }

    /// The mean; 0 where nothing was counted.
    pub fn mean(&self) -> f64 {
        let sum: i128 =
            self.bars().map(|(score, count)| i128::from(score) * i128::from(count)).sum();
        sum as f64 / self.total.max(1) as f64
    }

    /// The standard deviation of a sample; 0 where fewer than two were counted.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self
            .bars()
            .map(|(score, count)| (f64::from(score) - mean).powi(2) * count as f64)
            .sum();
        (squares / self.total.saturating_sub(1).max(1) as f64).sqrt()
    }

    /// The score that `percent` of all do not exceed; between two scores where the line falls
    /// exactly between them, so that the median of 10 and 20 is 15.
    pub fn quantile(&self, percent: u8) -> f64 {
        let below = u128::from(self.total) * u128::from(percent);
        let rank = (below / 100) as u64;
        if below.is_multiple_of(100) && rank > 0 && rank < self.total {
            f64::midpoint(self.nth(rank - 1), self.nth(rank))
        } else {
            self.nth(rank.min(self.total.saturating_sub(1)))
        }
    }

    /// The score at this place, counted from 0, when all are laid out in ascending order.
    fn nth(&self, place: u64) -> f64 {
        let mut passed = 0;
        let found = self.bars().find(|&(_, count)| {
            passed += count;
            passed > place
        });
        found.map_or(0.0, |(score, _)| f64::from(score))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(scores: &[i32]) -> Histogram {
        let mut histogram = Histogram::default();
        scores.iter().for_each(|&score| histogram.add(score));
        histogram
    }

    #[test]
    fn scores_are_counted_in_any_order_and_below_zero() {
        let histogram = of(&[7, -2, 7, 30, 0]);

        let bars: Vec<_> = histogram.bars().collect();
        assert_eq!(bars, [(-2, 1), (0, 1), (7, 2), (30, 1)]);
        assert_eq!(histogram.range(), Some((-2, 30)));
        assert_eq!(histogram.total(), 5);
    }

    #[test]
    fn merging_is_the_same_as_counting_all() {
        let mut merged = of(&[5, 9]);
        merged.merge(&of(&[-3, 9, 12]));

        let all = of(&[5, 9, -3, 9, 12]);
        assert!(merged.bars().eq(all.bars()));
        assert_eq!(merged.total(), all.total());
    }

    #[test]
    fn quantiles_of_a_few() {
        assert_eq!(of(&[10, 20]).quantile(50), 15.0);
        assert_eq!(of(&[10, 20, 40]).quantile(50), 20.0);
        assert_eq!(of(&[3]).quantile(10), 3.0);
        assert_eq!(of(&[3]).quantile(90), 3.0);
        let hundred = of(&(1..=100).collect::<Vec<_>>());
        assert_eq!([10, 50, 90].map(|percent| hundred.quantile(percent)), [10.5, 50.5, 90.5]);
    }

    #[test]
    fn mean_and_deviation() {
        let histogram = of(&[2, 4, 4, 4, 5, 5, 7, 9]);

        assert_eq!(histogram.mean(), 5.0);
        assert!((histogram.deviation() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!(of(&[4]).deviation(), 0.0);
        assert_eq!(of(&[]).mean(), 0.0);
    }
}
