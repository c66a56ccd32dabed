//! What a hero fights with.

use super::fights::Blow;
use crate::{
    Player, SLOTS, Source, Token,
    components::{Boost, Content, DIE, Fight, PowerEffect, Strike, Timing},
    rules::{fighting, powers},
};

/// A use of mana between the roll and the damage, such as the Rock Shield.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct ManaUse {
    pub(super) source: Source,
    pub(super) mana: u8,
    pub(super) damage: u8,
    pub(super) defence: u8,
}

/// What a hero fights with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Kit {
    /// What each result of the die does.
    pub(super) strikes: [Strike; SLOTS],
    /// Defence of every round.
    pub(super) defence: u8,
    /// Hearts for each 4.
    pub(super) helm: u8,
    /// What else mana does in a round, the first two of it.
    pub(super) uses: [Option<ManaUse>; 2],
    /// Whether mana rolls the die again.
    pub(super) rerolls: bool,
}

impl Kit {
    /// What a player fights with.
    pub(super) fn of(content: &Content, player: &Player) -> Kit {
        let board = content.hero(player.hero());
        let mut kit = Kit {
            strikes: std::array::from_fn(|slot| fighting::strike(content, player, slot)),
            defence: player.standing.defence,
            helm: player.standing.helm,
            uses: [None; 2],
            rerolls: board.basic.does == PowerEffect::Reroll,
        };
        for source in player.sources() {
            let power = powers::power(content, player, source);
            let Some(power) = power.filter(|power| power.timing == Timing::AttackRound) else {
                continue;
            };
            let (damage, defence) = match power.does {
                PowerEffect::Damage(n) => (n, 0),
                PowerEffect::Defence(n) => (0, n),
                _ => continue,
            };
            if let Some(free) = kit.uses.iter_mut().find(|place| place.is_none()) {
                *free = Some(ManaUse { source, mana: power.cost.mana, damage, defence });
            }
        }
        kit
    }

    /// Hearts that a fight costs on average, if it is fought to its end.
    pub(super) fn hardship(&self, fight: Fight) -> f32 {
        let rounds = (f32::from(fight.health) / self.damage(0.6).max(0.5) + 0.4).max(1.0);
        rounds * (f32::from(fight.attack) - self.guard(0.5)).max(0.2)
    }

    /// A number by which kits are found, mixed with another.
    pub(super) fn hash(&self, with: u64) -> u64 {
        let mut hash = mix(with);
        for strike in &self.strikes {
            let boost = strike.boost.unwrap_or_default();
            let parts = [
                strike.damage,
                strike.defence,
                strike.mana,
                strike.hearts,
                boost.mana,
                boost.damage,
                boost.defence,
                boost.die.into(),
            ];
            hash = mix(hash ^ u64::from_le_bytes(parts));
        }
        let mut rest = [self.defence, self.helm, self.rerolls.into(), 0, 0, 0, 0, 0];
        for (places, one) in rest[3..].chunks_mut(2).zip(self.uses.iter().flatten()) {
            // Mana, damage and defence of a use are small: two of them share a byte.
            places[0] = one.mana << 4 | one.damage.min(15);
            places[1] = one.defence;
        }
        mix(hash ^ u64::from_le_bytes(rest))
    }

    /// Hearts that a fight costs at least, if it is won: as many rounds as the best blows need.
    pub(super) fn least_loss(&self, fight: Fight) -> u8 {
        let (mut damage, mut defence) = (1, 0);
        for strike in &self.strikes {
            let boost = strike.boost.unwrap_or_default();
            let die = if boost.die { DIE } else { 0 };
            damage = damage.max(strike.damage + boost.damage + die);
            defence = defence.max(strike.defence + boost.defence + strike.hearts);
        }
        for one in self.uses.iter().flatten() {
            damage += one.damage;
            defence += one.defence;
        }
        let rounds = fight.health.div_ceil(damage);
        rounds * fight.attack.saturating_sub(defence + self.defence + self.helm)
    }

    /// The blow of a strike with some of what mana can add: the boost, then the two uses, as bits.
    pub(super) fn blow(&self, strike: &Strike, uses: u8) -> Option<Blow> {
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

    /// Damage of a round on average; what mana adds counts by this share.
    pub(super) fn damage(&self, share: f32) -> f32 {
        self.strikes.iter().map(|strike| strike_damage(strike, share)).sum::<f32>() / SLOTS as f32
    }

    /// Defence of a round on average; what mana adds counts by this share.
    pub(super) fn guard(&self, share: f32) -> f32 {
        let strikes = self.strikes.iter().map(|strike| {
            let boost = strike.boost.map_or(0, |boost| boost.defence);
            f32::from(strike.defence) + share * f32::from(boost)
        });
        let uses = self.uses.iter().flatten().map(|one| share * f32::from(one.defence));
        f32::from(self.defence)
            + strikes.sum::<f32>() / SLOTS as f32
            + uses.sum::<f32>()
            + f32::from(self.helm) / SLOTS as f32
    }
}

/// What a token does when its slot is rolled.
pub(super) fn strike_of(content: &Content, token: Token) -> Strike {
    let strike = match token {
        Token::Ability(ability) => content.ability(ability).strike,
        Token::Gear(gear) => content.gear(gear).strike,
    };
    strike.unwrap_or_default()
}

/// Damage of a strike; what mana adds counts by this share.
pub(super) fn strike_damage(strike: &Strike, share: f32) -> f32 {
    let boost = strike.boost.map_or(0.0, |boost| {
        let die = if boost.die { 2.5 } else { 0.0 };
        f32::from(boost.damage) + die
    });
    f32::from(strike.damage) + share * boost
}

/// The finisher of SplitMix64.
fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
