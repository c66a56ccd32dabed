//! How likely a fight or a die ends well, as buttons say it.

use table::Seen;

use super::effects::some;
use crate::{
    NowOrNever, Player,
    components::{DIE, Fight, Thing},
    odds::{Kit, Odds, Stakes, odds},
};

/// How a fight of a player is expected to end, if it began now.
pub fn fight_odds(seen: Seen<'_, NowOrNever>, player: &Player, fight: Fight) -> Odds {
    let kit = Kit::of(seen.content, player);
    odds(&kit, fight, player.hearts, player.mana, &Stakes::default())
}

/// The odds of a fight in words: `72% to win, about 3 hearts`.
pub fn fight_words(seen: Seen<'_, NowOrNever>, player: &Player, fight: Fight) -> String {
    let odds = fight_odds(seen, player, fight);
    let lost = (f32::from(player.hearts) - odds.hearts).round().max(0.0) as u8;
    format!("{}% to win, about {} lost", percent(odds.win), some(Thing::Heart, lost))
}

/// A chance in whole percent: 0 and 100 only where it is certain.
pub fn percent(chance: f32) -> u8 {
    const CERTAIN: f32 = 0.000_01;
    match chance {
        chance if chance <= CERTAIN => 0,
        chance if chance >= 1.0 - CERTAIN => 100,
        chance => ((100.0 * chance).round() as u8).clamp(1, 99),
    }
}

/// The chance in percent that a hero with so many hearts stands after losing what a die shows, with so many
/// saved (NN-231, NN-295).
pub fn stands(hearts: u8, saved: u8) -> u8 {
    let good = (1..=DIE).filter(|die| die.saturating_sub(saved) < hearts).count();
    percent(good as f32 / f32::from(DIE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nn_231_nn_294_nn_295_the_chances_of_a_die_that_takes_hearts() {
        assert_eq!([1, 2, 3, 4, 5].map(|hearts| stands(hearts, 0)), [0, 25, 50, 75, 100]);
        assert_eq!(stands(1, 1), 25, "NN-294: Toughness saves a heart");
    }

    #[test]
    fn only_what_is_certain_is_told_as_certain() {
        assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }
}
