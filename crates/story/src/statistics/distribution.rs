//! How a handful of lengths is distributed.

/// How many lengths there are, and how they lie between the least and the most.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Distribution {
    /// How many there are.
    pub count: usize,
    /// The least of all.
    pub least: usize,
    /// A quarter has less.
    pub quarter: usize,
    /// Half has less.
    pub middle: usize,
    /// Three quarters have less.
    pub three_quarters: usize,
    /// The most of all.
    pub most: usize,
    /// All together.
    pub sum: usize,
    /// The standard deviation of the whole population: the root of the mean squared distance from
    /// the mean.
    pub deviation: f64,
}

impl Distribution {
    /// How these are distributed; all zero if there are none.
    pub(crate) fn of(mut lengths: Vec<usize>) -> Distribution {
        lengths.sort_unstable();
        let count = lengths.len();
        let at = |part: usize| lengths.get((count.saturating_sub(1) * part + 2) / 4);
        let at = |part| at(part).copied().unwrap_or(0);
        let sum: usize = lengths.iter().sum();
        let mean = sum as f64 / count.max(1) as f64;
        let squares: f64 = lengths.iter().map(|&length| (length as f64 - mean).powi(2)).sum();
        Distribution {
            count,
            least: at(0),
            quarter: at(1),
            middle: at(2),
            three_quarters: at(3),
            most: at(4),
            sum,
            deviation: (squares / count.max(1) as f64).sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_lengths_are_their_own_quarters() {
        let found = Distribution::of(vec![5, 1, 4, 2, 3]);

        let expected = Distribution {
            count: 5,
            least: 1,
            quarter: 2,
            middle: 3,
            three_quarters: 4,
            most: 5,
            sum: 15,
            // The squared distances from 3 are 4, 1, 0, 1 and 4: 2 in the mean.
            deviation: 2f64.sqrt(),
        };
        assert_eq!(found, expected);
    }

    #[test]
    fn none_and_one_have_a_distribution_too() {
        assert_eq!(Distribution::of(Vec::new()), Distribution::default());
        let one = Distribution::of(vec![7]);
        assert_eq!((one.middle, one.deviation), (7, 0.0));
    }
}
