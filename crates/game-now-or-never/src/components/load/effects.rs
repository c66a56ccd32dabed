//! Costs, gains, strikes and what holds, as the tables write them.

use serde::Deserialize;

use super::{
    entry::{Entry, named},
    limits,
};
use crate::components::{
    Boost, Cost, Effect, Gear, Good, Goods, PowerEffect, Standing, Strike, Thing,
};

/// So many of some goods: `{ shell = 1, tool = 2 }`.
#[derive(Deserialize, Clone, Copy, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GoodsEntry {
    shell: u8,
    tool: u8,
    demon: u8,
    crystal: u8,
}

impl GoodsEntry {
    /// The goods, each within its limit.
    pub(super) fn goods(self, what: &str, entry: &mut Entry<'_>) -> Goods {
        let goods = Goods([self.shell, self.tool, self.demon, self.crystal]);
        for (good, n) in goods.each() {
            entry.range(format_args!("{what}: {good}"), n, &limits::AMOUNT);
        }
        goods
    }

    /// The goods as they stand there.
    pub(super) fn unchecked(self) -> Goods {
        Goods([self.shell, self.tool, self.demon, self.crystal])
    }
}

/// What is paid: `{ heart = 2, coin = 1 }`.
#[derive(Deserialize, Clone, Copy, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct CostEntry {
    heart: u8,
    heart_roll: bool,
    coin: u8,
    book: u8,
    experience: u8,
    mana: u8,
    shell: u8,
    tool: u8,
    demon: u8,
    crystal: u8,
}

impl CostEntry {
    /// The cost, each part of it within its limit.
    pub(super) fn cost(self, entry: &mut Entry<'_>) -> Cost {
        let cost = Cost {
            hearts: self.heart,
            hearts_rolled: self.heart_roll,
            coins: self.coin,
            books: self.book,
            experience: self.experience,
            mana: self.mana,
            goods: Goods([self.shell, self.tool, self.demon, self.crystal]),
        };
        for (thing, n) in cost.each() {
            entry.range(format_args!("cost: {thing}"), n, &limits::AMOUNT);
        }
        if cost.hearts_rolled && cost.hearts > 0 {
            entry.fault("cost: either a die or a number says how many hearts are lost");
        }
        cost
    }
}

/// What the tables call a thing.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum ThingEntry {
    Shell,
    Tool,
    Demon,
    Crystal,
    Book,
    Coin,
    Experience,
    Heart,
    Mana,
}

impl From<ThingEntry> for Thing {
    fn from(thing: ThingEntry) -> Thing {
        match thing {
            ThingEntry::Shell => Thing::Good(Good::Shell),
            ThingEntry::Tool => Thing::Good(Good::Tool),
            ThingEntry::Demon => Thing::Good(Good::Demon),
            ThingEntry::Crystal => Thing::Good(Good::Crystal),
            ThingEntry::Book => Thing::Book,
            ThingEntry::Coin => Thing::Coin,
            ThingEntry::Experience => Thing::Experience,
            ThingEntry::Heart => Thing::Heart,
            ThingEntry::Mana => Thing::Mana,
        }
    }
}

/// Something that happens: `{ does = "gain", what = "coin", n = 4 }`.
#[derive(Deserialize, Clone, Copy)]
#[serde(tag = "does", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum EffectEntry {
    Gain {
        what: ThingEntry,
        n: u8,
    },
    GainRoll {
        what: ThingEntry,
        times: u8,
    },
    Villagers {
        n: u8,
    },
    DrawQuests {
        draw: u8,
        keep: u8,
    },
    DrawOrders {
        draw: u8,
        keep: u8,
    },
    BuyGear {
        #[serde(default)]
        discount: u8,
    },
    Build,
    HealFull,
    SwapTiles,
    TakeFirstPlayer,
    ClaimSearchToken,
    HeroAction {
        movement: u8,
    },
    RefreshSpecialist,
    Movement {
        n: u8,
    },
    Defence {
        n: u8,
    },
    Damage {
        n: u8,
    },
    Reroll,
    IgnoreEnemies,
}

impl EffectEntry {
    /// What happens, each number within its limit.
    pub(super) fn effect(self, entry: &mut Entry<'_>) -> PowerEffect {
        PowerEffect::Effect(match self {
            EffectEntry::Gain { what, n } => {
                entry.range("a gain", n, &limits::SOME);
                Effect::Gain { what: what.into(), n }
            }
            EffectEntry::GainRoll { what, times } => {
                entry.range("a gain for a die", times, &limits::DRAWN);
                Effect::GainRoll { what: what.into(), times }
            }
            EffectEntry::Villagers { n } => {
                entry.range("villagers", n, &limits::DRAWN);
                Effect::Villagers(n)
            }
            EffectEntry::DrawQuests { draw, keep } => {
                drawn("quest cards", draw, keep, entry);
                Effect::DrawQuests { draw, keep }
            }
            EffectEntry::DrawOrders { draw, keep } => {
                drawn("orders", draw, keep, entry);
                Effect::DrawOrders { draw, keep }
            }
            EffectEntry::BuyGear { discount } => {
                entry.range("a discount", discount, &limits::AMOUNT);
                Effect::BuyGear { discount }
            }
            EffectEntry::Build => Effect::Build,
            EffectEntry::HealFull => Effect::HealFull,
            EffectEntry::SwapTiles => Effect::SwapTiles,
            EffectEntry::TakeFirstPlayer => Effect::TakeFirstPlayer,
            EffectEntry::ClaimSearchToken => Effect::ClaimSearchToken,
            EffectEntry::HeroAction { movement } => {
                entry.range("movement", movement, &limits::MOVES);
                Effect::HeroAction { movement }
            }
            EffectEntry::RefreshSpecialist => Effect::RefreshSpecialist,
            EffectEntry::Movement { n } => {
                entry.range("movement", n, &limits::MOVES);
                return PowerEffect::Movement(n);
            }
            EffectEntry::Defence { n } => {
                entry.range("defence", n, &limits::SOME);
                return PowerEffect::Defence(n);
            }
            EffectEntry::Damage { n } => {
                entry.range("damage", n, &limits::SOME);
                return PowerEffect::Damage(n);
            }
            EffectEntry::Reroll => return PowerEffect::Reroll,
            EffectEntry::IgnoreEnemies => return PowerEffect::IgnoreEnemies,
        })
    }
}

fn drawn(what: &str, draw: u8, keep: u8, entry: &mut Entry<'_>) {
    entry.range(format_args!("{what} drawn"), draw, &limits::DRAWN);
    entry.range(format_args!("{what} kept"), keep, &(1..=draw.into()));
}

/// What happens, in order; what only a power does is a fault.
pub(super) fn gains(entries: &[EffectEntry], entry: &mut Entry<'_>) -> Box<[Effect]> {
    let mut gains = Vec::with_capacity(entries.len());
    for one in entries {
        match one.effect(entry) {
            PowerEffect::Effect(
                Effect::ClaimSearchToken | Effect::HeroAction { .. } | Effect::RefreshSpecialist,
            )
            | PowerEffect::Movement(_)
            | PowerEffect::Defence(_)
            | PowerEffect::Damage(_)
            | PowerEffect::Reroll
            | PowerEffect::IgnoreEnemies => {
                entry.fault("only a power does this: write it as “power”, with a cost");
            }
            PowerEffect::Effect(effect) => gains.push(effect),
        }
    }
    gains.into()
}

/// What a red slot does: `{ damage = 3, boost = { mana = 1, damage = 2 } }`.
#[derive(Deserialize, Clone, Copy, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct StrikeEntry {
    damage: u8,
    defence: u8,
    mana: u8,
    heart: u8,
    boost: Option<BoostEntry>,
}

#[derive(Deserialize, Clone, Copy, Default)]
#[serde(deny_unknown_fields, default)]
struct BoostEntry {
    mana: u8,
    damage: u8,
    defence: u8,
    die: bool,
}

impl StrikeEntry {
    /// The strike, if it does anything.
    pub(super) fn strike(self, entry: &mut Entry<'_>) -> Strike {
        let StrikeEntry { damage, defence, mana, heart, boost } = self;
        for (what, n) in
            [("damage", damage), ("defence", defence), ("mana", mana), ("heart", heart)]
        {
            entry.range(format_args!("strike: {what}"), n, &limits::AMOUNT);
        }
        let boost = boost.map(|BoostEntry { mana, damage, defence, die }| {
            entry.range("boost: mana", mana, &limits::MANA);
            entry.range("boost: damage", damage, &limits::AMOUNT);
            entry.range("boost: defence", defence, &limits::AMOUNT);
            if damage + defence == 0 && !die {
                entry.fault("boost: mana buys damage, defence or a die");
            }
            Boost { mana, damage, defence, die }
        });
        let strike = Strike { damage, defence, mana, hearts: heart, boost };
        if strike == Strike::default() {
            entry.fault("a strike does something");
        }
        strike
    }
}

/// What holds as long as something is owned: `{ defence = 1 }`.
#[derive(Deserialize, Clone, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct StandingEntry {
    defence: u8,
    max_mana: u8,
    movement: u8,
    build_discount: u8,
    recruit_discount: u8,
    search_reduction: u8,
    helm: u8,
    pair: Option<String>,
}

impl StandingEntry {
    /// What holds, each part of it within its limit.
    pub(super) fn standing(&self, entry: &mut Entry<'_>) -> Standing {
        let standing = Standing {
            defence: self.defence,
            max_mana: self.max_mana,
            movement: self.movement,
            build_discount: self.build_discount,
            recruit_discount: self.recruit_discount,
            search_reduction: self.search_reduction,
            helm: self.helm,
            pair: self.pair.as_ref().and_then(|name| named::<Gear>("pair", name, entry)),
        };
        for (what, n) in [
            ("defence", self.defence),
            ("max_mana", self.max_mana),
            ("movement", self.movement),
            ("build_discount", self.build_discount),
            ("recruit_discount", self.recruit_discount),
            ("search_reduction", self.search_reduction),
            ("helm", self.helm),
        ] {
            entry.range(format_args!("standing: {what}"), n, &limits::STANDING);
        }
        standing
    }
}
