//! What a hero fights with, at a glance: how hard a fight will be, before it is worked out.

use crate::{
    SLOTS, Token,
    components::{Content, DIE, Fight, Strike},
    odds::Kit,
};

impl Kit {
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
        let (hearts, mana) = self.most;
        let mut rest = [self.defence, self.helm, self.reroll.unwrap_or(0), hearts, mana, 0, 0, 0];
        for (place, one) in rest[5..].iter_mut().zip(self.uses.iter().flatten()) {
            // The numbers of a use are small, and most of them differ.
            *place = (one.mana << 6) ^ (one.damage << 3) ^ one.defence;
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
