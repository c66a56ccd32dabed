//! Powers, as the tables write them: what one does fits the time when it is done, and none can be
//! used for ever.

use serde::Deserialize;
use table::Fault;

use super::{
    effects::{CostEntry, EffectEntry},
    entry::Entry,
};
use crate::components::{Effect, Limit, Power, PowerEffect, Thing, Timing};

/// What is done for a payment.
#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(super) struct PowerEntry {
    #[serde(default)]
    cost: CostEntry,
    effect: EffectEntry,
    when: TimingEntry,
    #[serde(default)]
    limit: LimitEntry,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum TimingEntry {
    Any,
    OwnTurn,
    OutOfCombat,
    OwnTurnOutOfCombat,
    HeroMove,
    AttackRound,
    AfterRoll,
    AsTurn,
}

#[derive(Deserialize, Clone, Copy, Default)]
#[serde(rename_all = "kebab-case")]
enum LimitEntry {
    #[default]
    None,
    Season,
    Round,
}

impl PowerEntry {
    /// The power, if what it does fits the time when it is done.
    pub(super) fn power(self, entry: &mut Entry<'_>) -> Power {
        let power = Power {
            cost: self.cost.cost(entry),
            does: self.effect.effect(entry),
            timing: match self.when {
                TimingEntry::Any => Timing::Any,
                TimingEntry::OwnTurn => Timing::OwnTurn,
                TimingEntry::OutOfCombat => Timing::OutOfCombat,
                TimingEntry::OwnTurnOutOfCombat => Timing::OwnTurnOutOfCombat,
                TimingEntry::HeroMove => Timing::HeroMove,
                TimingEntry::AttackRound => Timing::AttackRound,
                TimingEntry::AfterRoll => Timing::AfterRoll,
                TimingEntry::AsTurn => Timing::AsTurn,
            },
            limit: match self.limit {
                LimitEntry::None => Limit::None,
                LimitEntry::Season => Limit::PerSeason,
                LimitEntry::Round => Limit::PerRound,
            },
        };
        check(&power, entry);
        power
    }
}

/// Reports what is wrong with a power.
fn check(power: &Power, entry: &mut Entry<'_>) {
    let (is_right, remedy) = match power.does {
        PowerEffect::Movement(_) => {
            (power.timing == Timing::HeroMove, "movement is for when = \"hero-move\"")
        }
        PowerEffect::Defence(_) | PowerEffect::Damage(_) => (
            power.timing == Timing::AttackRound,
            "damage and defence are for when = \"attack-round\"",
        ),
        PowerEffect::Reroll => {
            (power.timing == Timing::AfterRoll, "a reroll is for when = \"after-roll\"")
        }
        PowerEffect::IgnoreEnemies => (
            power.timing == Timing::OwnTurn,
            "enemies are ignored for one turn: when = \"own-turn\"",
        ),
        PowerEffect::Effect(Effect::HeroAction { .. }) => {
            (power.timing == Timing::AsTurn, "a hero action takes the turn: when = \"as-turn\"")
        }
        PowerEffect::Effect(_) => (
            match power.timing {
                Timing::Any
                | Timing::OwnTurn
                | Timing::OutOfCombat
                | Timing::OwnTurnOutOfCombat => true,
                Timing::HeroMove | Timing::AttackRound | Timing::AfterRoll | Timing::AsTurn => {
                    false
                }
            },
            "a gain is for when = \"any\", \"own-turn\", \"out-of-combat\" or \
             \"own-turn-out-of-combat\"",
        ),
    };
    if !is_right {
        entry.fault(remedy);
    }
    if power.limit == Limit::PerRound && power.timing != Timing::AttackRound {
        entry.fault("only a power for when = \"attack-round\" has limit = \"round\"");
    }
    if power.cost.hearts > 0 || power.cost.hearts_rolled {
        entry.fault("a power costs no hearts: they are lost in visits and combat alone");
    }
    // NN-371: what can be done for ever would never end.
    if power.limit == Limit::None && power.cost.is_free() {
        entry.fault("a power costs something, or has limit = \"season\"");
    }
}

/// Reports powers that could be used for ever (NN-371): without a limit, and what they give leads back
/// to what they cost, by sales and by other such powers.
pub(super) fn check_ends<'a>(
    powers: impl Iterator<Item = (&'static str, &'a str, &'a Power)>,
    faults: &mut Vec<Fault>,
) {
    let endless: Vec<(&str, &str, &Power, Thing)> = powers
        .filter(|(_, _, power)| power.limit == Limit::None)
        .filter_map(|(file, name, power)| Some((file, name, power, gained(power)?)))
        .collect();
    for (file, name, power, gain) in &endless {
        let mut reached = vec![*gain];
        let mut next = 0;
        while let Some(&thing) = reached.get(next) {
            next += 1;
            let sold = thing.good().map(|_| Thing::Coin);
            let made = endless.iter().filter(|one| costs(one.2, thing)).map(|one| one.3);
            for further in sold.into_iter().chain(made) {
                if !reached.contains(&further) {
                    reached.push(further);
                }
            }
        }
        if reached.iter().any(|thing| costs(power, *thing)) {
            let what = format!(
                "{name}: what this power gives leads back to what it costs, so that it could be used \
                 for ever: it needs limit = \"season\""
            );
            faults.push(Fault::of_file(file, what));
        }
    }
}

fn costs(power: &Power, thing: Thing) -> bool {
    power.cost.each().any(|(paid, _)| paid == thing)
}

fn gained(power: &Power) -> Option<Thing> {
    match power.does {
        PowerEffect::Effect(Effect::Gain { what, .. } | Effect::GainRoll { what, .. }) => {
            Some(what)
        }
        PowerEffect::Effect(_)
        | PowerEffect::Movement(_)
        | PowerEffect::Defence(_)
        | PowerEffect::Damage(_)
        | PowerEffect::Reroll
        | PowerEffect::IgnoreEnemies => None,
    }
}
