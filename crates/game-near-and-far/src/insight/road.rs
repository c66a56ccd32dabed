//! Ways through the map: a search over spaces and steps for the best place to end a movement.

use super::{odds, survey::Survey};
use crate::{
    NearAndFar, Traveller,
    components::{MOST_SPACES, Space, Spaces, Special, Symbol},
    rules::{camping, moving, rolling},
};

/// What usually lies behind a threat.
const BEHIND: f32 = 1.5;
/// What a space brings on average besides the camp.
const LATER: f32 = 0.8;
/// The chance to win a fight below which a way is barred.
const HOPE: f32 = 0.3;
/// What a pack bird is worth that is given back.
const BIRD: f32 = 2.0;
/// The most steps that are looked ahead.
const MOST_STEPS: u8 = 7;

/// Where a walk has come to.
#[derive(Clone, Copy)]
struct Walk {
    worth: f32,
    /// The chance to have come so far: a lost fight ends the turn.
    chance: f32,
    hearts: u8,
    passes: u8,
    /// Threats beaten on the way.
    beaten: u8,
    /// The first step.
    first: u8,
}

/// What ways are worth, by their first step.
pub(super) struct Road {
    by_step: [f32; MOST_SPACES],
    /// What it is worth to stay.
    pub(super) stop: f32,
}

impl Road {
    /// The best way that begins with this step.
    pub(super) fn step(&self, to: Space) -> f32 {
        self.by_step[to.index()]
    }

    /// The best of all.
    pub(super) fn best(&self) -> f32 {
        self.by_step.iter().copied().fold(self.stop, f32::max)
    }
}

/// What the road ahead looks like.
struct Ahead<'a> {
    game: &'a NearAndFar,
    survey: &'a Survey<'a>,
    mover: &'a Traveller,
    quest: f32,
    treasure: f32,
    swords: u8,
    skip: Option<f32>,
    water: bool,
    /// Steps from each space to the nearest one without a camp.
    distance: [u8; MOST_SPACES],
    movement: u8,
}

/// The ways of the active player from where the standee is, weighed once for all actions of a decision.
pub(super) fn of<'a>(game: &NearAndFar, survey: &'a Survey) -> &'a Road {
    survey.road.get_or_init(|| look(game, survey))
}

/// Weighs the ways of the active player, who stands on the map.
pub(super) fn look(game: &NearAndFar, survey: &Survey) -> Road {
    let (open, map) = (&game.open, game.map());
    let mover = open.mover();
    let here = mover.place.space().unwrap_or(Space::TOWN);
    let content = game.content.0;
    let skips = mover.cards.intersection(content.with.skip_threat).iter();
    let skips = skips.filter_map(|card| content.card(card).effects.skip_threat);
    let skip = match mover.symbols().shield {
        0 => skips.map(|cost| survey.goods(&cost)).reduce(f32::min),
        _ => Some(0.0),
    };
    let mut ahead = Ahead {
        game,
        survey,
        mover,
        quest: odds::quest(game, survey, mover, mover.hearts),
        treasure: survey.draw(game, mover),
        swords: rolling::against_threats(&game.content, mover),
        skip,
        water: map.special == Special::Water && !moving::is_safe_from_water(content, open),
        distance: [u8::MAX; MOST_SPACES],
        movement: mover.movement(),
    };
    ahead.distance = ahead.to_free_spaces();
    let passes = moving::free_passes(content, open).saturating_sub(open.turn.passes);
    let start = Walk { worth: 0.0, chance: 1.0, hearts: mover.hearts, passes, beaten: 0, first: 0 };
    let mut road = Road { by_step: [f32::MIN; MOST_SPACES], stop: ahead.here(here, &start) };
    let mut now: [Option<Walk>; MOST_SPACES] = [None; MOST_SPACES];
    now[here.index()] = Some(start);
    let mut reached = Spaces::only(here);
    let steps = open.movement().saturating_sub(open.turn.steps).min(MOST_STEPS);
    for step in 0..steps {
        let mut next: [Option<Walk>; MOST_SPACES] = [None; MOST_SPACES];
        let mut then = Spaces::NONE;
        for from in reached.iter() {
            let Some(walk) = now[from.index()] else { continue };
            let is_start = step == 0 && open.turn.steps == 0;
            let Some(left) = ahead.leave(from, walk, is_start) else { continue };
            for path in &map.paths[from.index()] {
                let mut walk = ahead.cross(from, path.to, path.symbol, left);
                if step == 0 {
                    walk.first = path.to.index() as u8;
                }
                let place = &mut next[path.to.index()];
                if place.is_none_or(|best| walk.worth > best.worth) {
                    *place = Some(walk);
                    then.add(path.to);
                }
            }
        }
        for space in then.iter() {
            if let Some(walk) = &next[space.index()] {
                let worth = ahead.end(space, walk);
                let best = &mut road.by_step[usize::from(walk.first)];
                *best = best.max(worth);
            }
        }
        (now, reached) = (next, then);
    }
    road
}

impl Ahead<'_> {
    /// What leaving a space costs; none where it cannot be paid (NF-282).
    fn leave(&self, from: Space, mut walk: Walk, is_start: bool) -> Option<Walk> {
        if is_start || self.game.open.has_camp(from) {
            return Some(walk);
        }
        if walk.passes > 0 {
            walk.passes -= 1;
        } else {
            walk.hearts = walk.hearts.checked_sub(1)?;
            walk.worth -= walk.chance * self.survey.heart;
        }
        Some(walk)
    }

    /// A step over a path.
    fn cross(&self, from: Space, to: Space, symbol: Option<Symbol>, mut walk: Walk) -> Walk {
        let open = &self.game.open;
        match symbol.filter(|symbol| open.is_live(*symbol, from, to)) {
            Some(Symbol::Treasure) => walk.worth += walk.chance * self.treasure,
            Some(Symbol::Threat) => walk = self.meet(walk),
            None => {}
        }
        if self.water && self.game.map().marked.contains(to) && walk.hearts > 0 {
            walk.hearts -= 1;
            walk.worth -= walk.chance * self.survey.heart;
        }
        // A long way is no better than a short one.
        walk.worth -= 0.01;
        walk
    }

    /// A threat on the way: the best that can be done about it.
    fn meet(&self, walk: Walk) -> Walk {
        let place = self.game.open.threats_left().nth(usize::from(walk.beaten));
        let Some(place) = place else { return walk };
        let (fight, odds) = self.fight(place, walk.hearts);
        let past = match self.skip {
            Some(cost) => -cost,
            None if self.mover.animals() > 0 => -BIRD,
            None => -1000.0,
        };
        // What lies behind is at stake in a fight.
        if fight - (1.0 - odds.win) * BEHIND >= past {
            let spent = odds.hearts.ceil() as u8;
            return Walk {
                worth: walk.worth + walk.chance * fight,
                chance: walk.chance * odds.win,
                hearts: walk.hearts.saturating_sub(spent),
                beaten: walk.beaten + 1,
                ..walk
            };
        }
        Walk { worth: walk.worth + walk.chance * past, ..walk }
    }

    /// What a fight is worth with so many hearts.
    fn fight(&self, place: usize, hearts: u8) -> (f32, odds::Odds) {
        let face = self.game.content.0.threat(place);
        let odds = odds::reach(face.level, self.swords, hearts);
        let prize = self.survey.camp + self.survey.defeated + f32::from(face.points);
        (odds.win * prize - odds.hearts * self.survey.heart, odds)
    }

    /// Steps from each space to the nearest one without a camp, past threats that can be dealt with.
    fn to_free_spaces(&self) -> [u8; MOST_SPACES] {
        let (map, open) = (self.game.map(), &self.game.open);
        let barred = match open.threat() {
            Some(place) if self.skip.is_none() && self.mover.animals() == 0 => {
                self.fight(place.into(), self.mover.hearts).1.win < HOPE
            }
            _ => false,
        };
        let mut distance = [u8::MAX; MOST_SPACES];
        let mut edge = map.all.without(open.camped);
        edge.iter().for_each(|space| distance[space.index()] = 0);
        for steps in 1..MOST_SPACES as u8 {
            let mut next = Spaces::NONE;
            for space in edge.iter() {
                for path in &map.paths[space.index()] {
                    let threat = path.symbol == Some(Symbol::Threat)
                        && open.is_live(Symbol::Threat, space, path.to);
                    if distance[path.to.index()] == u8::MAX && !(threat && barred) {
                        distance[path.to.index()] = steps;
                        next.add(path.to);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            edge = next;
        }
        distance
    }

    /// What it is worth to stay: to come no nearer to anything is nothing.
    fn here(&self, space: Space, walk: &Walk) -> f32 {
        match self.game.open.turn.steps {
            0 => self.found(space, walk).0,
            _ => self.end(space, walk),
        }
    }

    /// What it is worth to end the movement here, with what is near.
    fn end(&self, space: Space, walk: &Walk) -> f32 {
        let (worth, hearts) = self.found(space, walk);
        let away = self.distance[space.index()];
        if hearts < camping::HEARTS || away == u8::MAX {
            return worth;
        }
        let turns = 1 + away / self.movement.max(1);
        let later = self.survey.camp + LATER - f32::from(camping::HEARTS) * self.survey.heart;
        worth + walk.chance * (later / f32::from(1 + turns)).max(0.0)
    }

    /// What a quest and a camp on a space are worth, and the hearts that are left.
    fn found(&self, space: Space, walk: &Walk) -> (f32, u8) {
        let open = &self.game.open;
        let (mut worth, mut hearts) = (0.0, walk.hearts);
        if open.quests.contains(space) {
            worth += self.quest;
        }
        if hearts >= camping::HEARTS && !open.has_camp(space) {
            let camp = self.survey.camp_at(self.game, space);
            let camp = camp - f32::from(camping::HEARTS) * self.survey.heart;
            if camp > 0.0 {
                worth += camp;
                hearts -= camping::HEARTS;
            }
        }
        (walk.worth + walk.chance * worth, hearts)
    }
}

/// What a fight against the active threat is worth, with what lies behind it.
pub(super) fn fight(game: &NearAndFar, survey: &Survey, behind: f32) -> f32 {
    let Some(place) = game.open.threat() else { return behind };
    let mover = game.open.mover();
    let face = game.content.0.threat(place.into());
    let odds = odds::reach(
        face.level,
        rolling::against_threats(&game.content, mover),
        game.open.free_hearts(),
    );
    let prize = survey.camp + survey.defeated + f32::from(face.points) + behind;
    odds.win * prize - odds.hearts * survey.heart
}
