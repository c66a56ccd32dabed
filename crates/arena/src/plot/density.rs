//! A smooth curve through a histogram.

use crate::Histogram;

/// Scores are whole numbers: a narrower brush would paint each of them as a tooth.
const NARROWEST: f64 = 1.3;

/// A histogram painted with a soft brush, so that the area under it is 1.
pub(super) struct Density {
    bars: Vec<(f64, f64)>,
    width: f64,
}

impl Density {
    /// With a brush as wide as the number of scores and their spread ask for (Silverman's rule).
    pub(super) fn of(scores: &Histogram) -> Density {
        let total = scores.total().max(1) as f64;
        let middle = (scores.quantile(75) - scores.quantile(25)) / 1.34;
        let spread = match scores.deviation() {
            deviation if middle > 0.0 => deviation.min(middle),
            deviation => deviation,
        };
        let bars = scores.bars().map(|(score, count)| (f64::from(score), count as f64 / total));
        Density { bars: bars.collect(), width: (0.9 * spread * total.powf(-0.2)).max(NARROWEST) }
    }

    /// The height of the curve at `x`.
    pub(super) fn at(&self, x: f64) -> f64 {
        let scale = self.width * std::f64::consts::TAU.sqrt();
        let bell = |&(score, share): &(f64, f64)| {
            let away = (x - score) / self.width;
            share * (-0.5 * away * away).exp()
        };
        self.bars.iter().map(bell).sum::<f64>() / scale
    }

    /// How far beyond a score the curve can be seen.
    pub(super) fn reach(&self) -> f64 {
        3.2 * self.width
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_area_is_one() {
        let mut scores = Histogram::default();
        [3, 17, 17, 20, 41].iter().for_each(|&score| scores.add(score));
        let density = Density::of(&scores);

        let area: f64 = (-400..1000).map(|tenth| density.at(f64::from(tenth) / 10.0) / 10.0).sum();
        assert!((area - 1.0).abs() < 1e-3, "{area}");
    }

    #[test]
    fn many_games_do_not_show_single_scores() {
        let mut scores = Histogram::default();
        (0..100_000).for_each(|game| scores.add(game % 60));
        let density = Density::of(&scores);

        let ripple = (density.at(30.0) / density.at(30.5) - 1.0).abs();
        assert!(ripple < 1e-3, "{ripple}");
    }
}
