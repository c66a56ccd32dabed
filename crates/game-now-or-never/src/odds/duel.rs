//! One combat worked out: every round of it, with all that mana can do, and the choice to retreat.
//!
//! Only what can be reached is looked at, and each point of a combat once. Nearly always a round leads on: to
//! less health, less mana or fewer hearts. Where a round can lead back, to more hearts against a foe that was
//! not hurt, all points of that health are worked out together, again and again, until nothing changes.

use super::{BLOWS, Blow, Kit, MOST_HEARTS, Odds, Stakes};
use crate::{
    SLOTS,
    components::{DIE, Fight},
};

/// The most health that is told apart.
const MOST_HEALTH: usize = 20;
/// The most mana that is told apart.
const MOST_MANA: usize = 8;
/// Points between two rounds.
const STATES: usize = MOST_HEALTH * MOST_HEARTS * (MOST_MANA + 1);
/// How often points that lead to each other are worked out at most, and how exactly.
const SWEEPS: usize = 200;
const EXACT: f32 = 1e-6;

/// One combat, and what is known of it so far.
pub(crate) struct Duel {
    kit: Kit,
    faces: [Face; SLOTS],
    fight: Fight,
    stakes: Stakes,
    /// Whether a round can lead back to where the combat has been.
    leads_back: bool,
    /// What it is worth to roll the die at each point.
    known: [Odds; STATES],
}

/// Where a combat stands between two rounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct CombatState {
    pub(crate) health: u8,
    pub(crate) hearts: u8,
    pub(crate) mana: u8,
}

/// What one result of the die allows.
#[derive(Clone, Copy, Default)]
struct Face {
    /// Mana and hearts gained at once, the first time in a round (NN-275).
    mana: u8,
    hearts: u8,
    /// Hearts of a helm (NN-437).
    helm: u8,
    blows: [Blow; BLOWS],
    count: u8,
    /// Whether some of them add a die.
    has_die: bool,
}

/// The best that one face allows, and whether it can also leave everything as it was.
#[derive(Clone, Copy)]
struct Best {
    end: Odds,
    stays: bool,
}

const UNKNOWN: Odds = Odds { value: f32::NAN, win: 0.0, hearts: 0.0, mana: 0.0 };
/// Worse than everything.
const WORST: Odds = Odds { value: f32::MIN, win: 0.0, hearts: 0.0, mana: 0.0 };

impl Face {
    fn of(kit: &Kit, slot: usize, attack: u8) -> Face {
        let strike = &kit.strikes[slot];
        let helm = if slot + 1 == SLOTS { kit.helm } else { 0 };
        let mut face = Face { mana: strike.mana, hearts: strike.hearts, helm, ..Face::default() };
        for uses in 0..BLOWS {
            if let Some(blow) = kit.blow(strike, uses as u8) {
                face.add(blow, attack);
            }
        }
        face.has_die = face.blows().iter().any(|blow| blow.die);
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

    fn gives(&self) -> bool {
        self.mana > 0 || self.hearts > 0
    }
}

impl Duel {
    /// A combat against a foe with this health at most.
    pub(crate) fn new(kit: &Kit, fight: Fight, stakes: &Stakes) -> Duel {
        let faces = [Face::default(); SLOTS];
        let known = [UNKNOWN; STATES];
        let mut duel = Duel { kit: *kit, faces, fight, stakes: *stakes, leads_back: false, known };
        duel.begin(kit, fight, stakes);
        duel
    }

    /// Another combat in the same place.
    fn begin(&mut self, kit: &Kit, fight: Fight, stakes: &Stakes) {
        let most = (kit.most.0.clamp(1, MOST_HEARTS as u8), kit.most.1.min(MOST_MANA as u8));
        self.kit = Kit { most, ..*kit };
        self.fight = Fight { health: fight.health.clamp(1, MOST_HEALTH as u8), ..fight };
        self.stakes = *stakes;
        self.faces = std::array::from_fn(|slot| Face::of(kit, slot, fight.attack));
        self.leads_back = self.may_lead_back();
        let (hearts, mana) = (usize::from(most.0), usize::from(most.1) + 1);
        self.known[..usize::from(self.fight.health) * hearts * mana].fill(UNKNOWN);
    }

    /// Looks at such a combat in a place that keeps the last one with all that is known of it: one decision
    /// asks about each of its actions, and the next round about the same combat again.
    pub(crate) fn kept<'a>(
        place: &'a mut Option<Box<Duel>>,
        kit: &Kit,
        fight: Fight,
        stakes: &Stakes,
    ) -> &'a mut Duel {
        let duel = place.get_or_insert_with(|| Box::new(Duel::new(kit, fight, stakes)));
        let most = duel.kit.most;
        let is_same = duel.fight.attack == fight.attack
            && duel.fight.health >= fight.health.min(MOST_HEALTH as u8)
            && duel.kit == Kit { most, ..*kit }
            && most == (kit.most.0.clamp(1, MOST_HEARTS as u8), kit.most.1.min(MOST_MANA as u8))
            && duel.stakes == *stakes;
        if !is_same {
            duel.begin(kit, fight, stakes);
        }
        duel
    }

    /// Whether a round that does no damage can leave more hearts or more mana than before.
    fn may_lead_back(&self) -> bool {
        let gives = self.kit.reroll.is_some() && self.faces.iter().any(Face::gives);
        self.faces.iter().zip(&self.kit.strikes).any(|(face, strike)| {
            let loss = self.fight.attack.saturating_sub(self.kit.defence + strike.defence);
            strike.damage == 0 && (gives || face.mana > 0 || face.hearts + face.helm > loss)
        })
    }

    /// What hearts and mana are worth by themselves.
    #[inline]
    pub(crate) fn own(&self, at: CombatState) -> f32 {
        self.stakes.hearts[usize::from(at.hearts).min(MOST_HEARTS)]
            + self.stakes.mana * f32::from(at.mana)
    }

    #[inline]
    fn ends(&self, at: CombatState, prize: f32, win: f32) -> Odds {
        let value = prize + self.own(at);
        Odds { value, win, hearts: at.hearts.into(), mana: at.mana.into() }
    }

    /// A retreat.
    #[inline]
    pub(crate) fn retreat(&self, at: CombatState) -> Odds {
        self.ends(at, self.stakes.consolation, 0.0)
    }

    /// The better of another round and a retreat.
    #[inline]
    pub(crate) fn decide(&mut self, at: CombatState) -> Odds {
        self.retreat(at).or(self.round(at))
    }

    /// A roll.
    pub(crate) fn round(&mut self, at: CombatState) -> Odds {
        let at = CombatState {
            health: at.health.min(self.fight.health),
            hearts: at.hearts.min(self.kit.most.0),
            mana: at.mana.min(self.kit.most.1),
        };
        let place = self.place(at);
        if self.known[place].value.is_nan() {
            if self.leads_back {
                self.settle(at.health);
            } else {
                self.known[place] = self.roll(at, 0);
            }
        }
        self.known[place]
    }

    #[inline]
    fn place(&self, at: CombatState) -> usize {
        let (hearts, mana) = (usize::from(self.kit.most.0), usize::from(self.kit.most.1) + 1);
        let row = usize::from(at.health.saturating_sub(1)) * hearts;
        (row + usize::from(at.hearts.saturating_sub(1))) * mana + usize::from(at.mana)
    }

    /// Works out all points of a health that lead to each other.
    fn settle(&mut self, health: u8) {
        let (hearts, mana) = self.kit.most;
        let points = (1..=hearts)
            .flat_map(|hearts| (0..=mana).map(move |mana| CombatState { health, hearts, mana }));
        for at in points.clone() {
            let place = self.place(at);
            self.known[place] = WORST;
        }
        for _ in 0..SWEEPS {
            let mut is_exact = true;
            for at in points.clone() {
                let (place, odds) = (self.place(at), self.roll(at, 0));
                is_exact &= (odds.value - self.known[place].value).abs() <= EXACT;
                self.known[place] = odds;
            }
            if is_exact {
                return;
            }
        }
    }

    /// A roll in a round in which these faces, as bits, have given what they give.
    fn roll(&mut self, at: CombatState, given: u8) -> Odds {
        let again = self.roll_again(at, given);
        let mut faces = [Best { end: WORST, stays: false }; SLOTS];
        let (mut sum, mut stays) = (Odds::default(), false);
        for (slot, best) in faces.iter_mut().enumerate() {
            *best = self.face(at, slot, given, again);
            sum = sum.plus(best.end);
            stays |= best.stays;
        }
        if stays { rolling_on(&faces) } else { sum.over(SLOTS as f32) }
    }

    /// Another roll in the same round, where it can be paid.
    fn roll_again(&mut self, at: CombatState, given: u8) -> Option<Odds> {
        let at = CombatState { mana: at.mana.checked_sub(self.kit.reroll?)?, ..at };
        Some(if given == 0 { self.round(at) } else { self.roll(at, given) })
    }

    /// The best use of a result.
    fn face(&mut self, at: CombatState, slot: usize, given: u8, again: Option<Odds>) -> Best {
        let (bit, face) = (1 << slot, &self.faces[slot]);
        let (helm, count, has_die) = (face.helm, usize::from(face.count), face.has_die);
        let (mut now, mut again) = (at, again);
        if face.gives() && given & bit == 0 {
            now.hearts = (at.hearts + face.hearts).min(self.kit.most.0).max(at.hearts);
            now.mana = (at.mana + face.mana).min(self.kit.most.1).max(at.mana);
            again = self.roll_again(now, given | bit);
        }
        let mut best = Best { end: again.unwrap_or(WORST), stays: false };
        for index in 0..count {
            let blow = self.faces[slot].blows[index];
            if blow.mana > now.mana || blow.die {
                continue;
            }
            let after = self.after(now, blow, helm);
            // Without what a face has given, the next round is not this one again.
            if after == at && given == 0 {
                best = Best { end: best.end.or(self.retreat(at)), stays: true };
            } else {
                best.end = best.end.or(self.follows(after));
            }
        }
        if has_die && let Some(end) = self.extra(now, slot, helm) {
            best.end = best.end.or(end);
        }
        best
    }

    /// The average over the extra die of a mana use (NN-466): what else is used is chosen once it lies, and
    /// it can be rolled again (NN-451). Nothing where it cannot be paid.
    fn extra(&mut self, now: CombatState, slot: usize, helm: u8) -> Option<Odds> {
        let again = self.kit.reroll.and_then(|price| now.mana.checked_sub(price));
        let again = again.and_then(|mana| self.extra(CombatState { mana, ..now }, slot, helm));
        let mut sum = Odds::default();
        for die in 1..=DIE {
            let helm = if die == DIE { helm + self.kit.helm } else { helm };
            let mut best = again;
            for index in 0..usize::from(self.faces[slot].count) {
                let blow = self.faces[slot].blows[index];
                if blow.die && blow.mana <= now.mana {
                    let blow = Blow { damage: blow.damage + die, ..blow };
                    let end = self.follows(self.after(now, blow, helm));
                    best = Some(best.map_or(end, |best| best.or(end)));
                }
            }
            sum = sum.plus(best?);
        }
        Some(sum.over(DIE.into()))
    }

    /// Both strike (NN-269): a heart of a helm that fits comes before the damage, one that does not after it
    /// (NN-438). A hero without hearts has lost (NN-256).
    #[inline]
    fn after(&self, now: CombatState, blow: Blow, helm: u8) -> CombatState {
        let most = self.kit.most.0.max(now.hearts);
        let before = helm.min(most - now.hearts);
        let hearts =
            (now.hearts + before).saturating_sub(self.fight.attack.saturating_sub(blow.defence));
        CombatState {
            health: now.health.saturating_sub(blow.damage),
            hearts: if hearts > 0 { (hearts + helm - before).min(most) } else { 0 },
            mana: now.mana - blow.mana.min(now.mana),
        }
    }

    /// What comes after a round.
    #[inline]
    fn follows(&mut self, after: CombatState) -> Odds {
        if after.hearts == 0 {
            self.retreat(after)
        } else if after.health == 0 {
            self.ends(after, self.stakes.prize, 1.0)
        } else {
            self.decide(after)
        }
    }

    /// What comes after a blow in the round that goes on, with so many hearts of a helm.
    pub(crate) fn strike(&mut self, now: CombatState, blow: Blow, helm: u8) -> Odds {
        if !blow.die {
            return self.follows(self.after(now, blow, helm));
        }
        let mut sum = Odds::default();
        for die in 1..=DIE {
            let helm = if die == DIE { helm + self.kit.helm } else { helm };
            let blow = Blow { damage: blow.damage + die, die: false, ..blow };
            sum = sum.plus(self.strike(now, blow, helm));
        }
        sum.over(DIE.into())
    }
}

/// The average over faces some of which can leave everything as it was: those roll on where that is better
/// than all else.
fn rolling_on(faces: &[Best; SLOTS]) -> Odds {
    let mut rolls_on = [false; SLOTS];
    loop {
        let (mut sum, mut leads) = (Odds::default(), 0.0);
        for (face, _) in faces.iter().zip(rolls_on).filter(|(_, rolls_on)| !rolls_on) {
            sum = sum.plus(face.end);
            leads += 1.0;
        }
        let all = sum.over(leads);
        let mut others = faces.iter().zip(&mut rolls_on);
        let worse =
            others.find(|(face, rolls_on)| face.stays && !**rolls_on && face.end.value < all.value);
        match worse {
            Some((_, rolls_on)) => *rolls_on = true,
            None => return all,
        }
    }
}
