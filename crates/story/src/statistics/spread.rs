//! How a handful of lengths is spread.

/// How many there are, and how they are spread from the least to the most.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spread {
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
}

impl Spread {
    /// How these are spread; all zero if there are none.
    pub(super) fn of(mut lengths: Vec<usize>) -> Spread {
        lengths.sort_unstable();
        let count = lengths.len();
        let at = |part: usize| lengths.get((count.saturating_sub(1) * part + 2) / 4);
        let at = |part| at(part).copied().unwrap_or(0);
        Spread {
            count,
            least: at(0),
            quarter: at(1),
            middle: at(2),
            three_quarters: at(3),
            most: at(4),
            sum: lengths.iter().sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_lengths_are_their_own_quarters() {
        let spread = Spread::of(vec![5, 1, 4, 2, 3]);

        assert_eq!(
            spread,
            Spread {
                count: 5,
                least: 1,
                quarter: 2,
                middle: 3,
                three_quarters: 4,
                most: 5,
                sum: 15
            }
        );
    }

    #[test]
    fn none_and_one_have_a_spread_too() {
        assert_eq!(Spread::of(Vec::new()), Spread::default());
        assert_eq!(Spread::of(vec![7]).middle, 7);
    }
}
