//! What a fight will bring: each face of the die, and the chances of winning, for pages and bots.
//!
//! The chances are exact for a player who uses mana, powers and retreat as well as possible; what goods
//! could buy (NN-505), new abilities and gains between rounds are left out.

use super::fighting::{Exchange, strike};
use crate::{
    Player,
    components::{Boost, Content, DIE, Fight, PowerEffect, Strike, Timing},
};

/// The most health that is told apart.
const MOST_HEALTH: usize = 20;
/// The most hearts that are told apart.
const MOST_HEARTS: usize = 16;
/// The most mana that is told apart.
const MOST_MANA: usize = 8;
/// Points of one health.
const ROLLS: usize = (MOST_HEARTS + 1) * (MOST_MANA + 1);
/// Points of a fight.
const STATES: usize = (MOST_HEALTH + 1) * ROLLS;
/// How often points that lead to each other are worked out.
const MOST_SWEEPS: usize = 8;
/// The most powers of a combat round.
const MOST_USES: usize = 4;
const FACES: usize = DIE as usize;

/// What one face of the die does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What lies or is printed on the slot.
    pub strike: Strike,
    /// What both sides do to each other.
    pub plain: Exchange,
    /// The same with the mana use, an extra die apart; none where the slot has no mana use.
    pub boosted: Option<Exchange>,
}

/// What each face of the die would do in a fight, and what the foe does back.
pub fn forecast(content: &Content, player: &Player, fight: Fight) -> [Face; FACES] {
    std::array::from_fn(|slot| {
        let strike = strike(content, player, slot);
        let with = |boost: Boost| Exchange {
            damage: strike.damage + boost.damage,
            loss: (fight.attack)
                .saturating_sub(strike.defence + boost.defence + player.standing.defence),
        };
        Face { strike, plain: with(Boost::default()), boosted: strike.boost.map(with) }
    })
}

/// What a hero fights with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Kit {
    strikes: [Strike; FACES],
    defence: u8,
    helm: u8,
    most_hearts: u8,
    most_mana: u8,
    /// Mana for rolling a die again.
    reroll: Option<u8>,
    /// Powers of a combat round.
    uses: [Option<Use>; MOST_USES],
}

/// A power of a combat round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Use {
    mana: u8,
    damage: u8,
    defence: u8,
}

impl Kit {
    /// The kit of a player.
    pub fn of(content: &Content, player: &Player) -> Kit {
        let mut kit = Kit {
            strikes: std::array::from_fn(|slot| strike(content, player, slot)),
            defence: player.standing.defence,
            helm: player.standing.helm,
            most_hearts: player.most_hearts(content).min(MOST_HEARTS as u8),
            most_mana: player.most_mana(content).min(MOST_MANA as u8),
            reroll: None,
            uses: [None; MOST_USES],
        };
        for source in player.sources() {
            let Some(power) = super::powers::power(content, player, source) else { continue };
            let mana = power.cost.mana;
            let used = match (power.does, power.timing) {
                (PowerEffect::Damage(damage), Timing::AttackRound) => {
                    Use { mana, damage, defence: 0 }
                }
                (PowerEffect::Defence(defence), Timing::AttackRound) => {
                    Use { mana, damage: 0, defence }
                }
                (PowerEffect::Reroll, _) => {
                    kit.reroll = Some(mana);
                    continue;
                }
                _ => continue,
            };
            if let Some(free) = kit.uses.iter_mut().find(|place| place.is_none()) {
                *free = Some(used);
            }
        }
        kit
    }
}

/// What the end of a fight is worth to whoever fights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// A win.
    pub win: f32,
    /// Each heart that is left.
    pub heart: f32,
    /// Each mana that is left.
    pub mana: f32,
}

impl Default for Stakes {
    /// Winning comes first, then hearts, then mana.
    fn default() -> Stakes {
        Stakes { win: 1.0, heart: 0.02, mana: 0.005 }
    }
}

/// How a fight is expected to end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Odds {
    /// The chance of winning.
    pub win: f32,
    /// Hearts left on average.
    pub hearts: f32,
    /// Mana left on average.
    pub mana: f32,
    /// What that is worth.
    pub value: f32,
}

impl Odds {
    fn of(stakes: &Stakes, wins: f32, hearts: u8, mana: u8) -> Odds {
        let (hearts, mana) = (f32::from(hearts), f32::from(mana));
        let value = stakes.win * wins + stakes.heart * hearts + stakes.mana * mana;
        Odds { win: wins, hearts, mana, value }
    }

    fn plus(self, other: Odds, weight: f32) -> Odds {
        Odds {
            win: self.win + other.win * weight,
            hearts: self.hearts + other.hearts * weight,
            mana: self.mana + other.mana * weight,
            value: self.value + other.value * weight,
        }
    }

    fn or(self, other: Odds) -> Odds {
        if other.value > self.value { other } else { self }
    }
}

/// Where a fight stands between two rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Point {
    health: u8,
    hearts: u8,
    mana: u8,
}

impl Point {
    fn index(self) -> usize {
        let (health, hearts) = (usize::from(self.health), usize::from(self.hearts));
        (health * (MOST_HEARTS + 1) + hearts) * (MOST_MANA + 1) + usize::from(self.mana)
    }
}

struct Table<'a> {
    kit: &'a Kit,
    attack: u8,
    stakes: &'a Stakes,
    /// What it is worth to stand at a point, free to retreat.
    at: [Odds; STATES],
    /// What it is worth to roll the die at a point of this health.
    rolls: [Odds; ROLLS],
}

/// The best that one face of the die allows: leading elsewhere, and whether it can also leave everything
/// as it was.
#[derive(Clone, Copy, Default)]
struct Best {
    elsewhere: Option<Odds>,
    stays: bool,
}

impl Best {
    fn or(self, odds: Odds) -> Best {
        Best { elsewhere: Some(self.elsewhere.map_or(odds, |best| best.or(odds))), ..self }
    }
}

/// The odds of a fight that begins with so many hearts and so much mana. Its first round has to be fought
/// (NN-264).
pub fn odds(kit: &Kit, fight: Fight, hearts: u8, mana: u8, stakes: &Stakes) -> Odds {
    let (hearts, mana) = (hearts.min(kit.most_hearts), mana.min(kit.most_mana));
    // Hearts and mana rise only by what the kit brings.
    let heals = kit.helm > 0 || kit.strikes.iter().any(|strike| strike.hearts > 0);
    let fills = kit.strikes.iter().any(|strike| strike.mana > 0);
    let most_hearts = if heals { kit.most_hearts } else { hearts };
    let most_mana = if fills { kit.most_mana } else { mana };
    // A face that heals may lead to a point of the same health that is not worked out yet.
    let is_harmless = kit.strikes.iter().any(|strike| strike.damage == 0);
    let sweeps = if heals && (is_harmless || kit.reroll.is_some()) { MOST_SWEEPS } else { 1 };
    let none = Odds::default();
    let (at, rolls) = ([none; STATES], [none; ROLLS]);
    let mut table = Table { kit, attack: fight.attack, stakes, at, rolls };
    for health in 1..=fight.health.min(MOST_HEALTH as u8) {
        for _ in 0..sweeps {
            for hearts in 1..=most_hearts {
                for mana in 0..=most_mana {
                    table.work_out(Point { health, hearts, mana });
                }
            }
        }
    }
    table.rolls[Point { health: 0, hearts, mana }.index()]
}

impl Table<'_> {
    fn work_out(&mut self, point: Point) {
        let rolled = self.roll(point);
        self.rolls[Point { health: 0, ..point }.index()] = rolled;
        self.at[point.index()] = self.retreat(point).or(rolled);
    }

    fn retreat(&self, point: Point) -> Odds {
        Odds::of(self.stakes, 0.0, point.hearts, point.mana)
    }

    /// A round from this point, fought as well as possible.
    fn roll(&self, from: Point) -> Odds {
        let faces: [Best; FACES] = std::array::from_fn(|slot| self.face(from, slot));
        // A face that leaves everything as it was means rolling on, where that is better than all else.
        let mut rolls_on = faces.map(|face| face.elsewhere.is_none());
        loop {
            let leads = rolls_on.iter().filter(|rolls_on| !**rolls_on).count();
            if leads == 0 {
                return self.retreat(from);
            }
            let mut all = Odds::default();
            for (face, rolls_on) in faces.iter().zip(rolls_on) {
                if let Some(odds) = face.elsewhere.filter(|_| !rolls_on) {
                    all = all.plus(odds, 1.0 / leads as f32);
                }
            }
            let is_worse = |face: &Best| face.elsewhere.is_some_and(|odds| odds.value < all.value);
            let mut others = faces.iter().zip(&mut rolls_on);
            match others.find(|(face, rolls_on)| face.stays && !**rolls_on && is_worse(face)) {
                Some((_, rolls_on)) => *rolls_on = true,
                None => return all,
            }
        }
    }

    /// The best of what one face allows: the mana use, powers, or another roll.
    fn face(&self, from: Point, slot: usize) -> Best {
        let (kit, strike) = (self.kit, self.kit.strikes[slot]);
        let helm = if slot + 1 == FACES { kit.helm } else { 0 };
        let now = Point {
            health: from.health,
            hearts: (from.hearts + strike.hearts).min(kit.most_hearts),
            mana: (from.mana + strike.mana).min(kit.most_mana),
        };
        let plain = Blow { damage: strike.damage, defence: strike.defence + kit.defence, helm };
        let mut best = self.powers(from, now, plain);
        if let Some(boost) = strike.boost.filter(|boost| boost.mana <= now.mana) {
            let now = Point { mana: now.mana - boost.mana, ..now };
            let (damage, defence) = (plain.damage + boost.damage, plain.defence + boost.defence);
            let boosted = Blow { damage, defence, helm };
            let odds = if boost.die { self.extra(from, now, boosted) } else { None };
            let odds = odds.or_else(|| self.powers(from, now, boosted).elsewhere);
            best = odds.map_or(best, |odds| best.or(odds));
        }
        if let Some(mana) = kit.reroll.and_then(|price| now.mana.checked_sub(price)) {
            let again = Point { mana, ..now };
            if again == from {
                best.stays = true;
            } else {
                best = best.or(self.rolls[Point { health: 0, ..again }.index()]);
            }
        }
        best
    }

    /// The average over the extra die of a mana use (NN-466).
    fn extra(&self, from: Point, now: Point, blow: Blow) -> Option<Odds> {
        let mut all = Odds::default();
        for extra in 1..=DIE {
            let helm = if extra == DIE { self.kit.helm } else { 0 };
            let blow = Blow { damage: blow.damage + extra, helm: blow.helm + helm, ..blow };
            all = all.plus(self.powers(from, now, blow).elsewhere?, 1.0 / f32::from(DIE));
        }
        Some(all)
    }

    /// The best that powers of the round, one, some or none, make of a blow.
    fn powers(&self, from: Point, now: Point, blow: Blow) -> Best {
        let uses = self.kit.uses.iter().flatten();
        let count = uses.clone().count();
        let mut best = Best::default();
        for subset in 0..1_u8 << count {
            let (mut mana, mut with) = (0, blow);
            for (place, used) in uses.clone().enumerate() {
                if subset & (1 << place) != 0 {
                    mana += used.mana;
                    with.damage += used.damage;
                    with.defence += used.defence;
                }
            }
            let Some(mana) = now.mana.checked_sub(mana) else { continue };
            best = self.strike(best, from, Point { mana, ..now }, with);
        }
        best
    }

    /// Both strike (NN-269, NN-438).
    fn strike(&self, best: Best, from: Point, now: Point, blow: Blow) -> Best {
        let most = self.kit.most_hearts;
        let before = blow.helm.min(most - now.hearts);
        let hearts = now.hearts + before;
        let hearts = hearts.saturating_sub(self.attack.saturating_sub(blow.defence));
        if hearts == 0 {
            return best.or(Odds::of(self.stakes, 0.0, 0, now.mana));
        }
        let hearts = (hearts + blow.helm - before).min(most);
        let health = now.health.saturating_sub(blow.damage);
        let next = Point { health, hearts, ..now };
        if health == 0 {
            best.or(Odds::of(self.stakes, 1.0, hearts, now.mana))
        } else if next == from {
            Best { stays: true, ..best }.or(self.retreat(from))
        } else {
            best.or(self.at[next.index()])
        }
    }
}

/// What a hero does in a round.
#[derive(Clone, Copy)]
struct Blow {
    damage: u8,
    defence: u8,
    helm: u8,
}
