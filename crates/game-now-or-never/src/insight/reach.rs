//! Where a hero could go, and what that costs.

use super::survey::Survey;
use crate::{
    Source,
    components::{PowerEffect, SPACES, Space, Spaces},
    rules::powers,
};

/// Hearts that are spent on spaces beyond the movement, at most.
const MOST_EXTRA: u8 = 3;
/// How often mana is paid for movement in one action, at most.
const MOST_HASTE: u8 = 2;
/// What mana for movement costs besides its price.
const HURRY: f32 = 0.1;

/// Where a hero action stands.
#[derive(Clone, Copy)]
pub(super) struct Trip {
    /// Where it began: it may not end there (NN-183).
    pub(super) from: Space,
    pub(super) here: Space,
    /// Spaces that are free.
    movement: u8,
    pub(super) hearts: u8,
    /// Movement that mana buys: spaces for each use, and how often it can be paid.
    haste: (u8, u8),
    /// What one use costs.
    pub(super) haste_price: f32,
    /// Whether enemies cost nothing.
    pub(super) armored: bool,
    /// Whether the enemy of this space was slipped past (NN-190).
    pub(super) slipped: bool,
}

/// Hearts that a way costs are told apart up to here.
const MOST_LOST: usize = 8;

/// Which spaces can be entered, for how many hearts, and with how many steps.
pub(super) struct Reach {
    /// By hearts: spaces that cost so many and no fewer.
    pub(super) by_hearts: [Spaces; MOST_LOST],
    /// Steps of the shortest way for so many hearts.
    pub(super) steps: [u8; SPACES],
}

impl Trip {
    /// A hero action that begins with this movement.
    pub(super) fn setting_out(survey: &Survey, movement: u8) -> Trip {
        let player = survey.player();
        let (haste, haste_price) = haste(survey);
        Trip {
            from: player.place,
            here: player.place,
            movement,
            hearts: player.hearts,
            haste,
            haste_price,
            armored: false,
            slipped: true,
        }
    }

    /// The hero action that is going on.
    pub(super) fn going_on(survey: &Survey) -> Trip {
        let (turn, player) = (&survey.game.open.turn, survey.player());
        let (haste, haste_price) = haste(survey);
        Trip {
            from: turn.from,
            here: player.place,
            movement: turn.movement,
            hearts: player.hearts,
            haste,
            haste_price,
            armored: turn.armored,
            slipped: turn.slipped,
        }
    }

    /// The same after slipping past the enemy of this space.
    pub(super) fn slipped(self) -> Trip {
        let lost = u8::from(!self.armored);
        Trip { hearts: self.hearts.saturating_sub(lost), slipped: true, ..self }
    }

    /// Spaces with an enemy who is in the way.
    fn enemies(&self, survey: &Survey) -> Spaces {
        let open = &survey.game.open;
        let board = survey.content().board(open.side);
        let mut enemies = Spaces::NONE;
        for (space, left) in board.enemies.iter().zip(&open.enemies) {
            if *left > 0 && !self.armored {
                enemies.add(*space);
            }
        }
        enemies
    }

    /// Where the ways from here lead, and what they cost: all spaces of one number of steps at a time, apart
    /// by the hearts lost to grounds and enemies.
    pub(super) fn reach(&self, survey: &Survey) -> Reach {
        let board = survey.content().board(survey.game.open.side);
        let enemies = self.enemies(survey);
        let mut reach = Reach { by_hearts: [Spaces::NONE; MOST_LOST], steps: [0; SPACES] };
        let most = usize::from(self.hearts).min(MOST_LOST);
        // Spaces entered in the last step, and all entered so far, by the hearts lost.
        let mut entered = [Spaces::NONE; MOST_LOST];
        let mut known = [Spaces::NONE; MOST_LOST];
        entered[0] = Spaces::only(self.here);
        let (spaces, uses) = self.haste;
        let hasty = self.movement + spaces * uses;
        let steps = hasty + MOST_EXTRA.min(self.hearts.saturating_sub(1));
        for step in 1..=steps {
            let extra = usize::from(step.saturating_sub(hasty));
            let mut next = [Spaces::NONE; MOST_LOST];
            for lost in 0..most {
                // Nobody is met where the hero stands already.
                let met = if step == 1 { Spaces::NONE } else { enemies };
                let mut leaving = entered[lost].without(met);
                if lost > 0 {
                    leaving = leaving.union(entered[lost - 1].intersection(met));
                }
                if leaving.is_empty() {
                    continue;
                }
                let mut around = Spaces::NONE;
                for from in leaving.iter() {
                    around = around.union(board.beside(from));
                }
                next[lost] = next[lost].union(around.without(board.mountains));
                if lost + 1 < most {
                    next[lost + 1] = next[lost + 1].union(around.intersection(board.mountains));
                }
            }
            let mut cheaper = Spaces::NONE;
            for lost in 0..most {
                // What was entered before for as few hearts needs no longer way.
                cheaper = cheaper.union(known[lost]);
                next[lost] = next[lost].without(cheaper);
                known[lost] = known[lost].union(next[lost]);
                if lost + extra < most && !next[lost].is_empty() {
                    for space in reach.add(next[lost], lost + extra).iter() {
                        reach.steps[space.index()] = step;
                    }
                }
            }
            entered = next;
        }
        reach
    }

    /// The same after entering a space beside this one, and the hearts that costs; nothing where the hero
    /// would fall.
    fn entered(&self, survey: &Survey, to: Space) -> Option<(Trip, u8)> {
        let board = survey.content().board(survey.game.open.side);
        let (spaces, uses) = self.haste;
        let (movement, haste, extra) = match (self.movement, uses) {
            (0, 0) => (0, self.haste, 1),
            (0, uses) => (spaces - 1, (spaces, uses - 1), 0),
            (left, _) => (left - 1, self.haste, 0),
        };
        let lost = extra + u8::from(board.mountains.contains(to));
        let hearts = self.hearts.checked_sub(lost).filter(|hearts| *hearts > 0)?;
        Some((Trip { here: to, movement, haste, hearts, ..*self }, lost))
    }

    /// How often mana is paid on a way of so many steps.
    pub(super) fn hastes(&self, steps: u8) -> u8 {
        let (spaces, uses) = self.haste;
        steps.saturating_sub(self.movement).div_ceil(spaces.max(1)).min(uses)
    }

    /// The first step of the shortest way to a space that costs so many hearts.
    pub(super) fn first_step(
        &self,
        survey: &Survey,
        target: Space,
        hearts: usize,
        steps: u8,
    ) -> Option<Space> {
        let board = survey.content().board(survey.game.open.side);
        let enemies = self.enemies(survey);
        board.beside(self.here).iter().find(|to| {
            let Some((trip, lost)) = self.entered(survey, *to) else { return false };
            if *to == target {
                return usize::from(lost) == hearts;
            }
            let slip = u8::from(enemies.contains(*to));
            let Some(rest) = hearts.checked_sub(usize::from(lost + slip)) else { return false };
            let trip = Trip { hearts: trip.hearts.saturating_sub(slip), ..trip };
            let reach = trip.reach(survey);
            reach.by_hearts[rest].contains(target) && reach.steps[target.index()] < steps
        })
    }
}

impl Reach {
    /// Adds spaces that cost so many hearts, and tells those that cost more or were out of reach so far.
    fn add(&mut self, spaces: Spaces, hearts: usize) -> Spaces {
        let cheaper =
            self.by_hearts[..=hearts].iter().fold(Spaces::NONE, |all, one| all.union(*one));
        let new = spaces.without(cheaper);
        self.by_hearts[hearts] = self.by_hearts[hearts].union(new);
        for dearer in &mut self.by_hearts[hearts + 1..] {
            *dearer = dearer.without(new);
        }
        new
    }
}

/// Movement that mana buys, and what one use costs.
fn haste(survey: &Survey) -> ((u8, u8), f32) {
    let (content, player, turn) = (survey.content(), survey.player(), &survey.game.open.turn);
    let powers = player.sources().filter_map(|source| {
        let power = powers::power(content, player, source)?;
        let PowerEffect::Movement(n) = power.does else { return None };
        // NN-622: an artifact lengthens a standard hero action only.
        let lengthens = !(turn.fungus && matches!(source, Source::Quest(_)));
        (lengthens && power.cost.mana > 0).then_some((n, power.cost.mana))
    });
    let Some((spaces, mana)) = powers.max() else { return ((0, 0), 0.0) };
    let uses = (player.mana / mana).min(MOST_HASTE);
    ((spaces, uses), f32::from(mana) * survey.prices.mana + HURRY)
}
