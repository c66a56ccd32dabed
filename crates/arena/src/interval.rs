//! Where the true share lies when so many games of so many were won.

/// A range that has the true value in it, 95 times of 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's score interval, which is sensible also for few games and for rates near 0 and 1.
pub(crate) fn wilson(wins: f64, games: u64) -> Interval {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let games = games as f64;
    let rate = wins / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (rate + Z * Z / (2.0 * games)) / scale;
    let reach =
        Z / scale * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).max(0.0).sqrt();
    Interval { low: (middle - reach).clamp(0.0, rate), high: (middle + reach).clamp(rate, 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_agrees_with_published_values() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20 and 1 of 29.
        let known = [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ];
        for (wins, games, low, high) in known {
            let found = wilson(wins, games);
            assert!((found.low - low).abs() < 5e-5, "{wins} of {games}: {found:?}");
            assert!((found.high - high).abs() < 5e-5, "{wins} of {games}: {found:?}");
        }
    }

    #[test]
    fn the_interval_holds_the_rate_and_stays_between_0_and_1() {
        for games in 1..40_u64 {
            for wins in 0..=games {
                let rate = wins as f64 / games as f64;
                let Interval { low, high } = wilson(wins as f64, games);
                assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0);
            }
        }
    }
}
