//! What a combat is worth: every round of it, with all that mana can do, and the choice to retreat.
//!
//! `rules::odds` works out the same for pages, in full. Here hearts are not all worth the same, and only
//! what can be reached is looked at.

use std::cell::RefCell;

use super::kit::Kit;
use crate::{SLOTS, components::DIE};

/// The most health that is told apart.
const HEALTH: usize = 16;
/// The most hearts that are told apart.
pub(super) const HEARTS: usize = 16;
/// The most mana that is told apart.
const MANA: usize = 6;

/// What things are worth to a hero in a combat.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Stakes {
    /// For winning.
    pub(super) prize: f32,
    /// For not winning.
    pub(super) consolation: f32,
    /// So many hearts.
    pub(super) hearts: [f32; HEARTS],
    /// One mana.
    pub(super) mana: f32,
}

/// What a combat comes to, on average.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExpectedEnd {
    /// What that is worth.
    pub(super) worth: f32,
    /// The chance of winning.
    pub(super) win: f32,
    /// Hearts that are left.
    pub(super) hearts: f32,
    /// Mana that is left.
    pub(super) mana: f32,
}

impl ExpectedEnd {
    const UNKNOWN: ExpectedEnd = ExpectedEnd { worth: f32::NAN, win: 0.0, hearts: 0.0, mana: 0.0 };
    pub(super) const NONE: ExpectedEnd =
        ExpectedEnd { worth: 0.0, win: 0.0, hearts: 0.0, mana: 0.0 };

    fn or(self, other: ExpectedEnd) -> ExpectedEnd {
        if other.worth > self.worth { other } else { self }
    }

    fn plus(self, other: ExpectedEnd) -> ExpectedEnd {
        ExpectedEnd {
            worth: self.worth + other.worth,
            win: self.win + other.win,
            hearts: self.hearts + other.hearts,
            mana: self.mana + other.mana,
        }
    }

    fn over(self, n: f32) -> ExpectedEnd {
        let ExpectedEnd { worth, win, hearts, mana } = self;
        ExpectedEnd { worth: worth / n, win: win / n, hearts: hearts / n, mana: mana / n }
    }
}

/// One combat, and what is known of it so far.
pub(super) struct Duel {
    kit: Kit,
    faces: [Face; SLOTS],
    attack: u8,
    most: (u8, u8),
    stakes: Stakes,
    known: [ExpectedEnd; HEALTH * HEARTS * MANA],
}

/// Where a combat stands between two rounds.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct CombatState {
    pub(super) health: u8,
    pub(super) hearts: u8,
    pub(super) mana: u8,
}

/// What a hero does in a round, and the mana that costs.
#[derive(Clone, Copy, Default)]
pub(super) struct Blow {
    pub(super) damage: u8,
    pub(super) defence: u8,
    pub(super) mana: u8,
    /// Whether a die is added to the damage.
    pub(super) die: bool,
}

/// What one result of the die allows.
#[derive(Clone, Copy, Default)]
struct Face {
    /// Mana gained at once.
    mana: u8,
    /// Hearts gained.
    hearts: u8,
    blows: [Blow; 8],
    count: u8,
}

impl Face {
    fn of(kit: &Kit, slot: usize, attack: u8) -> Face {
        let strike = &kit.strikes[slot];
        let helm = if slot + 1 == SLOTS { kit.helm } else { 0 };
        let mut face = Face { mana: strike.mana, hearts: strike.hearts + helm, ..Face::default() };
        for uses in 0..8 {
            if let Some(blow) = kit.blow(strike, uses) {
                face.add(blow, attack);
            }
        }
        face
    }

    /// Adds a blow, unless another does as much for no more mana.
    fn add(&mut self, blow: Blow, attack: u8) {
        let blow = Blow { defence: blow.defence.min(attack), ..blow };
        let does_it = |other: &Blow| {
            other.damage >= blow.damage
                && other.defence >= blow.defence
                && other.mana <= blow.mana
                && other.die >= blow.die
        };
        if !self.blows().iter().any(does_it) {
            self.blows[usize::from(self.count)] = blow;
            self.count += 1;
        }
    }

    fn blows(&self) -> &[Blow] {
        &self.blows[..usize::from(self.count)]
    }
}

impl Duel {
    /// A combat of somebody with at most so many hearts and so much mana against this attack.
    pub(super) fn new(kit: &Kit, attack: u8, most: (u8, u8), stakes: &Stakes) -> Duel {
        let faces = std::array::from_fn(|slot| Face::of(kit, slot, attack));
        let known = [ExpectedEnd::UNKNOWN; HEALTH * HEARTS * MANA];
        Duel { kit: *kit, faces, attack, most, stakes: *stakes, known }
    }

    /// Looks at such a combat. The last one is kept with all that is known of it: one decision asks
    /// about each of its actions, and the next round about the same combat again.
    pub(super) fn with<T>(
        kit: &Kit,
        attack: u8,
        most: (u8, u8),
        stakes: &Stakes,
        look: impl FnOnce(&mut Duel) -> T,
    ) -> T {
        thread_local! {
            static LAST: RefCell<Option<Duel>> = const { RefCell::new(None) };
        }
        LAST.with_borrow_mut(|last| {
            let is_same = |last: &Duel| {
                last.kit == *kit
                    && last.attack == attack
                    && last.most == most
                    && last.stakes == *stakes
            };
            match last {
                Some(last) if is_same(last) => look(last),
                last => look(last.insert(Duel::new(kit, attack, most, stakes))),
            }
        })
    }

    /// What hearts and mana are worth by themselves.
    pub(super) fn own(&self, at: CombatState) -> f32 {
        self.stakes.hearts[usize::from(at.hearts).min(HEARTS - 1)]
            + self.stakes.mana * f32::from(at.mana)
    }

    fn ends(&self, at: CombatState, prize: f32, win: f32) -> ExpectedEnd {
        let worth = prize + self.own(at);
        ExpectedEnd { worth, win, hearts: at.hearts.into(), mana: at.mana.into() }
    }

    /// A retreat.
    pub(super) fn retreat(&self, at: CombatState) -> ExpectedEnd {
        self.ends(at, self.stakes.consolation, 0.0)
    }

    /// The better of another round and a retreat.
    pub(super) fn decide(&mut self, at: CombatState) -> ExpectedEnd {
        self.retreat(at).or(self.round(at))
    }

    /// A roll.
    pub(super) fn round(&mut self, at: CombatState) -> ExpectedEnd {
        let at = CombatState { mana: at.mana.min(MANA as u8 - 1), ..at };
        let health = usize::from(at.health).min(HEALTH - 1);
        let hearts = usize::from(at.hearts).min(HEARTS - 1);
        let place = (health * HEARTS + hearts) * MANA + usize::from(at.mana);
        if self.known[place].worth.is_nan() {
            self.known[place] = self.roll(at);
        }
        self.known[place]
    }

    fn roll(&mut self, at: CombatState) -> ExpectedEnd {
        let again = (self.kit.rerolls && at.mana > 0)
            .then(|| self.round(CombatState { mana: at.mana - 1, ..at }));
        let (mut sum, mut faces) = (ExpectedEnd::NONE, 0.0);
        for slot in 0..SLOTS {
            if let Some(end) = self.face(at, slot) {
                sum = sum.plus(again.map_or(end, |again| again.or(end)));
                faces += 1.0;
            }
        }
        if faces == 0.0 { self.retreat(at) } else { sum.over(faces) }
    }

    /// The best use of a result; nothing for one that changes nothing.
    fn face(&mut self, at: CombatState, slot: usize) -> Option<ExpectedEnd> {
        let Face { mana, hearts, count, .. } = self.faces[slot];
        let at = CombatState { mana: (at.mana + mana).min(self.most.1), ..at };
        let mut best: Option<ExpectedEnd> = None;
        for index in 0..usize::from(count) {
            let blow = self.faces[slot].blows[index];
            if blow.mana <= at.mana
                && let Some(end) = self.strike(at, blow, hearts)
            {
                best = Some(best.map_or(end, |best| best.or(end)));
            }
        }
        best
    }

    /// What comes after a blow, with so many hearts gained; nothing where nothing changes.
    pub(super) fn strike(
        &mut self,
        at: CombatState,
        blow: Blow,
        healed: u8,
    ) -> Option<ExpectedEnd> {
        if blow.die {
            let mut sum = ExpectedEnd::NONE;
            for more in 1..=DIE {
                let blow = Blow { damage: blow.damage + more, die: false, ..blow };
                sum = sum.plus(self.strike(at, blow, healed).unwrap_or(ExpectedEnd::NONE));
            }
            return Some(sum.over(DIE.into()));
        }
        let loss = self.attack.saturating_sub(blow.defence);
        let hearts = (at.hearts + healed).min(self.most.0).max(at.hearts);
        let mana = at.mana - blow.mana.min(at.mana);
        if hearts <= loss {
            return Some(self.retreat(CombatState { hearts: 0, mana, ..at }));
        }
        let hearts = hearts - loss;
        let after = CombatState { health: at.health.saturating_sub(blow.damage), hearts, mana };
        if after.health == 0 {
            return Some(self.ends(after, self.stakes.prize, 1.0));
        }
        if blow.damage == 0 && hearts >= at.hearts {
            return None;
        }
        Some(self.decide(after))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{Boost, Fight, Strike};

    /// Two damage whatever is rolled.
    fn plain() -> Kit {
        Kit {
            strikes: [Strike { damage: 2, ..Strike::default() }; 4],
            defence: 0,
            helm: 0,
            uses: [None; 2],
            rerolls: false,
        }
    }

    /// Ten for winning, one for not winning, one for each heart.
    fn stakes() -> Stakes {
        Stakes {
            prize: 10.0,
            consolation: 1.0,
            hearts: std::array::from_fn(|hearts| hearts as f32),
            mana: 0.5,
        }
    }

    /// What a fight brings beside leaving it alone.
    fn gain(kit: &Kit, fight: Fight, hearts: u8, mana: u8) -> f32 {
        let stakes = stakes();
        let mut duel = Duel::new(kit, fight.attack, (9, 3), &stakes);
        let at = CombatState { health: fight.health, hearts, mana };
        duel.round(at).worth - duel.own(at)
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
}
