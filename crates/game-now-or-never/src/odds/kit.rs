//! What a hero fights with.

use crate::{
    Player, SLOTS, Source,
    components::{Boost, Content, PowerEffect, Strike, Timing},
    rules::{fighting, powers},
};

/// The most uses of mana between roll and damage, besides that of the slot.
pub(crate) const USES: usize = 3;
/// The ways to use mana on one face, as bits: the slot's, then the others.
pub(crate) const BLOWS: usize = 2 << USES;

/// What a hero fights with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kit {
    /// What each result of the die does.
    pub(crate) strikes: [Strike; SLOTS],
    /// Defence of every round.
    pub(crate) defence: u8,
    /// Hearts for each 4 (NN-437).
    pub(crate) helm: u8,
    /// What else mana does in a round.
    pub(crate) uses: [Option<ManaUse>; USES],
    /// Mana for rolling a die again (NN-450).
    pub(crate) reroll: Option<u8>,
    /// The most hearts and the most mana.
    pub(crate) most: (u8, u8),
}

/// A use of mana between the roll and the damage, such as the Rock Shield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ManaUse {
    pub(crate) source: Source,
    pub(crate) mana: u8,
    pub(crate) damage: u8,
    pub(crate) defence: u8,
}

/// What a hero does in a round, and the mana that costs.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Blow {
    pub(crate) damage: u8,
    pub(crate) defence: u8,
    pub(crate) mana: u8,
    /// Whether a die is added to the damage.
    pub(crate) die: bool,
}

impl Kit {
    /// What a player fights with.
    pub fn of(content: &Content, player: &Player) -> Kit {
        let mut kit = Kit {
            strikes: std::array::from_fn(|slot| fighting::strike(content, player, slot)),
            defence: player.standing.defence,
            helm: player.standing.helm,
            uses: [None; USES],
            reroll: None,
            most: (player.most_hearts(content), player.most_mana(content)),
        };
        for source in player.sources() {
            let Some(power) = powers::power(content, player, source) else { continue };
            let mana = power.cost.mana;
            let (damage, defence) = match (power.does, power.timing) {
                (PowerEffect::Damage(n), Timing::AttackRound) => (n, 0),
                (PowerEffect::Defence(n), Timing::AttackRound) => (0, n),
                (PowerEffect::Reroll, _) if mana > 0 => {
                    kit.reroll = Some(mana);
                    continue;
                }
                _ => continue,
            };
            if let Some(free) = kit.uses.iter_mut().find(|place| place.is_none()) {
                *free = Some(ManaUse { source, mana, damage, defence });
            }
        }
        kit
    }

    /// The blow of a strike with some of what mana can add: the boost, then the uses, as bits.
    #[inline]
    pub(crate) fn blow(&self, strike: &Strike, uses: u8) -> Option<Blow> {
        let defence = self.defence + strike.defence;
        let mut blow = Blow { damage: strike.damage, defence, ..Blow::default() };
        if uses & 1 != 0 {
            let Boost { mana, damage, defence, die } = strike.boost?;
            blow.damage += damage;
            blow.defence += defence;
            blow.mana += mana;
            blow.die = die;
        }
        for (bit, one) in self.uses.iter().enumerate() {
            if uses & (2 << bit) != 0 {
                let one = (*one)?;
                blow.damage += one.damage;
                blow.defence += one.defence;
                blow.mana += one.mana;
            }
        }
        Some(blow)
    }
}
