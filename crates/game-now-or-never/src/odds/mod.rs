//! How a fight goes if it is fought as well as possible, and what each face of the die does in it.
//!
//! The one place that works it out: pages and buttons show it, bots decide by it, each with what is at stake
//! for them. The rules never ask. What goods could buy (NN-505), new abilities and gains between rounds are
//! left out.

mod duel;
mod forecast;
mod kit;

use crate::components::Fight;

pub use forecast::{Face, forecast};
pub use kit::Kit;

pub(crate) use duel::{CombatState, Duel};
pub(crate) use kit::{BLOWS, Blow, USES};

/// The most hearts that are told apart.
pub(crate) const MOST_HEARTS: usize = 16;

/// What the end of a fight is worth to whoever fights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// Winning.
    pub prize: f32,
    /// Not winning.
    pub consolation: f32,
    /// So many hearts that are left.
    pub hearts: [f32; MOST_HEARTS + 1],
    /// Each mana that is left.
    pub mana: f32,
}

impl Stakes {
    /// A win, each heart and each mana are worth this, however many there are.
    pub fn even(win: f32, heart: f32, mana: f32) -> Stakes {
        let hearts = std::array::from_fn(|hearts| heart * hearts as f32);
        Stakes { prize: win, consolation: 0.0, hearts, mana }
    }
}

impl Default for Stakes {
    /// Winning comes first, then hearts, then mana.
    fn default() -> Stakes {
        Stakes::even(1.0, 0.02, 0.005)
    }
}

/// How a fight is expected to end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Odds {
    /// What that is worth.
    pub value: f32,
    /// The chance of winning.
    pub win: f32,
    /// Hearts left on average.
    pub hearts: f32,
    /// Mana left on average.
    pub mana: f32,
}

impl Odds {
    /// The better of two ways.
    #[inline]
    fn or(self, other: Odds) -> Odds {
        if other.value > self.value { other } else { self }
    }

    #[inline]
    fn plus(self, other: Odds) -> Odds {
        Odds {
            value: self.value + other.value,
            win: self.win + other.win,
            hearts: self.hearts + other.hearts,
            mana: self.mana + other.mana,
        }
    }

    #[inline]
    fn over(self, n: f32) -> Odds {
        let Odds { value, win, hearts, mana } = self;
        Odds { value: value / n, win: win / n, hearts: hearts / n, mana: mana / n }
    }
}

/// The odds of a fight that begins with so many hearts and so much mana. Its first round has to be fought
/// (NN-264).
pub fn odds(kit: &Kit, fight: Fight, hearts: u8, mana: u8, stakes: &Stakes) -> Odds {
    let at = CombatState { health: fight.health, hearts, mana };
    Duel::new(kit, fight, stakes).round(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{Boost, Strike};

    /// Two damage whatever is rolled.
    fn plain() -> Kit {
        Kit {
            strikes: [Strike { damage: 2, ..Strike::default() }; 4],
            defence: 0,
            helm: 0,
            uses: [None; USES],
            reroll: None,
            most: (9, 3),
        }
    }

    /// What a fight brings beside leaving it alone: ten for winning, one for not winning, one for each heart.
    fn gain(kit: &Kit, fight: Fight, hearts: u8, mana: u8) -> f32 {
        let stakes = Stakes { consolation: 1.0, ..Stakes::even(10.0, 1.0, 0.5) };
        let own = f32::from(hearts) + 0.5 * f32::from(mana);
        odds(kit, fight, hearts, mana, &stakes).value - own
    }

    #[test]
    fn a_sure_fight_is_worth_its_prize_less_the_hearts() {
        let kit = plain();
        assert_eq!(gain(&kit, Fight { health: 4, attack: 1 }, 9, 0), 10.0 - 2.0);
        // The last heart goes with the killing blow: the combat is lost (NN-256).
        assert_eq!(gain(&kit, Fight { health: 2, attack: 1 }, 1, 0), 1.0 - 1.0);
    }

    #[test]
    fn a_hopeless_fight_ends_with_a_retreat() {
        assert_eq!(gain(&plain(), Fight { health: 15, attack: 4 }, 9, 0), 1.0 - 4.0);
    }

    #[test]
    fn mana_is_used_where_it_saves_a_round() {
        let mut kit = plain();
        kit.strikes = kit.strikes.map(|strike| Strike {
            boost: Some(Boost { mana: 1, damage: 1, ..Boost::default() }),
            ..strike
        });
        assert_eq!(gain(&kit, Fight { health: 3, attack: 2 }, 9, 0), 10.0 - 4.0);
        assert_eq!(gain(&kit, Fight { health: 3, attack: 2 }, 9, 1), 10.0 - 2.5);
    }

    /// Nothing hurts, and only a 4 does damage: each round either ends the fight or leaves all as it was.
    #[test]
    fn a_round_that_changes_nothing_is_fought_again() {
        let mut kit = Kit { defence: 3, ..plain() };
        kit.strikes[..3].fill(Strike::default());
        assert_eq!(gain(&kit, Fight { health: 2, attack: 3 }, 5, 0), 10.0);
    }
}
