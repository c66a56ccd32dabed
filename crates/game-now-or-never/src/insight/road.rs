//! Ways over the board: where a hero action could end, and what it brings there.

use super::{reach::Trip, stops, survey::Survey};
use crate::components::{Enemy, LOCATIONS, Space};

/// What a way is worth that is not the best.
const WORSE: f32 = 2.0;
/// What a heart costs besides, so that nobody walks in circles before a rest.
const WEARY: f32 = 0.03;

/// What ways are worth.
pub(super) struct Road {
    /// What it is worth to stop here.
    pub(super) stop: f32,
    /// The best of all ways that begin with a step.
    pub(super) way: f32,
    /// The first step of the best.
    first: Option<Space>,
    /// Whether that way needs mana for more movement.
    pub(super) hastens: bool,
}

impl Trip {
    /// Weighs the ways from here.
    pub(super) fn look(&self, survey: &Survey) -> Road {
        let mut road = Road { stop: f32::MIN, way: f32::MIN, first: None, hastens: false };
        let open = &survey.game.open;
        let enemy = |space: Space| open.enemy(survey.content(), space);
        let quests = stops::quests(survey);
        if self.here != self.from {
            let enemy = enemy(self.here).filter(|_| !self.slipped);
            road.stop = self.ending(survey, quests, self.here, self.hearts, enemy, f32::MIN);
        }
        if self.hearts == 0 {
            return road;
        }
        let reach = self.reach(survey);
        let mut target = None;
        for (lost, spaces) in reach.by_hearts.iter().enumerate() {
            let price = survey.lost(self.hearts, lost as u8) + WEARY * lost as f32;
            for space in spaces.iter().filter(|space| *space != self.from) {
                let steps = reach.steps[space.index()];
                let hastes = self.hastes(steps);
                let cost = price + self.haste_price * f32::from(hastes);
                let (hearts, floor) = (self.hearts - lost as u8, road.way + cost);
                let worth = self.ending(survey, quests, space, hearts, enemy(space), floor) - cost;
                if worth > road.way {
                    road.way = worth;
                    road.hastens = hastes > 0;
                    target = Some((space, lost, steps));
                }
            }
        }
        if open.turn.heroic {
            let first = |(space, lost, steps)| self.first_step(survey, space, lost, steps);
            road.first = target.and_then(first);
        }
        road
    }

    /// What it is worth to end here with so many hearts, an enemy of this space before oneself. A fight that
    /// cannot be worth more than `floor` is not looked at.
    fn ending(
        &self,
        survey: &Survey,
        quests: &[f32; LOCATIONS],
        space: Space,
        hearts: u8,
        enemy: Option<Enemy>,
        floor: f32,
    ) -> f32 {
        let open = &survey.game.open;
        let location = open.location(survey.content(), space);
        let quest = location.map_or(0.0, |location| quests[location.index()]);
        let slip = u8::from(enemy.is_some() && !self.armored);
        let mut best = f32::MIN;
        if hearts > slip {
            let hearts = hearts - slip;
            let mut quiet: f32 = 0.0;
            if let Some(location) = location {
                quiet = quiet.max(stops::visit(survey, location, hearts));
            }
            if open.search.contains(space) {
                quiet = quiet.max(stops::search(survey, hearts));
            }
            best = quiet - survey.lost(hearts + slip, slip);
        }
        if let Some(enemy) = enemy {
            best = best.max(stops::fight(survey, enemy, hearts, best.max(floor - quest)));
        }
        best + quest
    }
}

/// Where the hero could go from where they stand, in the action that is going on.
pub(super) fn of<'s>(survey: &'s Survey) -> &'s Road {
    survey.road.get_or_init(|| Trip::going_on(survey).look(survey))
}

/// What a hero action with this arrow is worth.
pub(super) fn setting_out(survey: &Survey, moves: u8) -> f32 {
    let movement = moves + survey.player().standing.movement;
    let look = || Trip::setting_out(survey, movement).look(survey).best();
    match survey.trips.get(usize::from(movement)) {
        Some(cell) => *cell.get_or_init(look),
        None => look(),
    }
}

impl Road {
    /// The best way that begins with this step.
    pub(super) fn step(&self, to: Space) -> f32 {
        if self.first == Some(to) { self.way } else { self.way.max(0.0) - WORSE }
    }

    /// The best of all.
    pub(super) fn best(&self) -> f32 {
        self.stop.max(self.way)
    }
}
