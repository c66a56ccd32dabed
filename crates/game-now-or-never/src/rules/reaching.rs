//! Where a hero can go in one hero action, and what it costs in hearts: for pages and bots.
//!
//! A walk of `k` steps loses hearts for mountains and enemies, and one for each step beyond the
//! movement. The least loss for each number of steps and each space is worked out step by step, until
//! one more step is of no use anywhere.

use table::{Pile, Seat};

use crate::{
    Open,
    components::{Content, SPACES, Space, Spaces},
};

/// The longest walk that is looked at: no useful one enters a space twice.
const MOST_STEPS: usize = SPACES - 1;

/// A space that is out of reach.
const NEVER: u8 = u8::MAX;

/// A walk that could be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// Where the hero stands.
    pub from: Space,
    /// Where the hero action began: the hero cannot stop there (NN-183).
    pub home: Space,
    /// Spaces without losing hearts for distance.
    pub movement: u8,
    /// Hearts of the hero; one has to be left.
    pub hearts: u8,
    /// Hearts for an enemy that is not fought: none for whoever ignores them (NN-452).
    pub slip: u8,
}

impl Walk {
    /// The hero action of `seat` with one of the three tokens, in their next turn.
    pub fn with_arrow(content: &Content, open: &Open, seat: Seat, arrow: u8) -> Walk {
        let player = open.player(seat);
        let base = content.hero(player.hero()).moves[usize::from(arrow)];
        let movement = base + player.standing.movement;
        let (from, hearts) = (player.place, player.hearts);
        Walk { from, home: from, movement, hearts, slip: content.numbers.slip_hearts }
    }

    /// The rest of the move of the active hero.
    pub fn on(content: &Content, open: &Open) -> Walk {
        let (mover, turn) = (open.mover(), &open.turn);
        let slip = if turn.armored { 0 } else { content.numbers.slip_hearts };
        let (from, home) = (mover.place, turn.from);
        Walk { from, home, movement: turn.movement, hearts: mover.hearts, slip }
    }
}

/// What the hero does at the end of a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// Stops; an enemy that is there is slipped past.
    Stop,
    /// Fights the enemy that is there (NN-188).
    Fight,
}

/// Which spaces can be reached, and for how many hearts.
#[derive(Clone, Debug)]
pub struct Reach {
    walk: Walk,
    /// Spaces with an enemy.
    enemies: Spaces,
    /// Hearts for each step beyond the movement.
    extra: u8,
    /// What the ground of a space costs whoever enters it.
    ground: [u8; SPACES],
    /// The least loss for grounds and enemies with so many steps, by space; the enemy of that space is
    /// still to be met.
    least: [[u8; SPACES]; MOST_STEPS + 1],
    /// The most steps that are of use.
    steps: usize,
}

/// Works out where a walk can go.
pub fn reach(content: &Content, open: &Open, walk: Walk) -> Reach {
    let board = open.board(content);
    let mut reach = Reach {
        walk,
        enemies: Spaces::NONE,
        extra: content.numbers.extra_space_hearts,
        ground: [0; SPACES],
        least: [[NEVER; SPACES]; MOST_STEPS + 1],
        steps: 0,
    };
    let met = board.enemies.into_iter().filter(|at| open.enemy(content, *at).is_some());
    met.for_each(|space| reach.enemies.add(space));
    for space in board.mountains.iter() {
        reach.ground[space.index()] = content.numbers.mountain_hearts;
    }
    let mut best = [NEVER; SPACES];
    (best[walk.from.index()], reach.least[0][walk.from.index()]) = (0, 0);
    for steps in 1..=MOST_STEPS {
        let mut is_of_use = false;
        for from in Space::all() {
            let Some(left) = reach.left(steps - 1, from) else { continue };
            for to in board.beside(from).iter() {
                let loss = left + reach.ground[to.index()];
                let total = reach.total(steps, loss);
                // Without a heart left the turn is over (NN-195).
                if total < walk.hearts && loss < reach.least[steps][to.index()] {
                    reach.least[steps][to.index()] = loss;
                    is_of_use |= total < best[to.index()];
                    best[to.index()] = best[to.index()].min(total);
                }
            }
        }
        // Walks over a space go on best from the cheapest way there with the fewest steps.
        if !is_of_use {
            break;
        }
        reach.steps = steps;
    }
    reach
}

impl Reach {
    /// The hearts that a walk to a space costs; none where it is out of reach.
    pub fn hearts(&self, to: Space, arrival: Arrival) -> Option<u8> {
        self.best(to, arrival).map(|(_, hearts)| hearts)
    }

    /// The spaces of the cheapest walk to a space, the last one included; none where it is out of reach
    /// or where the hero stands.
    pub fn path(&self, to: Space, arrival: Arrival) -> Pile<Space, MOST_STEPS> {
        let mut back = Pile::<Space, MOST_STEPS>::new();
        let Some((mut steps, _)) = self.best(to, arrival) else { return back };
        let mut at = to;
        while steps > 0 {
            back.push(at);
            let loss = self.least[steps][at.index()] - self.ground[at.index()];
            steps -= 1;
            let came = |from: &Space| self.left(steps, *from) == Some(loss);
            let Some(from) = at.neighbours().iter().find(came) else { break };
            at = from;
        }
        back.as_mut_slice().reverse();
        back
    }

    /// The number of steps and the hearts of the cheapest walk; of equal ones the shortest.
    fn best(&self, to: Space, arrival: Arrival) -> Option<(usize, u8)> {
        if to == self.walk.home {
            return None;
        }
        let steps = 0..=self.steps;
        let each = steps.filter_map(|steps| match arrival {
            Arrival::Stop => self.left(steps, to).map(|loss| (steps, self.total(steps, loss))),
            // A fight is announced on entering (NN-188).
            Arrival::Fight => {
                let loss = self.least[steps][to.index()];
                let meets = steps > 0 && loss != NEVER && self.enemies.contains(to);
                meets.then(|| (steps, self.total(steps, loss)))
            }
        });
        each.min_by_key(|(_, hearts)| *hearts)
    }

    /// The least loss with which the enemy of a space is left behind; none where no heart is left.
    fn left(&self, steps: usize, space: Space) -> Option<u8> {
        let loss = self.least[steps][space.index()];
        if loss == NEVER {
            return None;
        }
        let meets = steps > 0 && self.enemies.contains(space);
        let loss = if meets { loss + self.walk.slip } else { loss };
        (self.total(steps, loss) < self.walk.hearts).then_some(loss)
    }

    /// With what the steps beyond the movement cost (NN-185).
    fn total(&self, steps: usize, loss: u8) -> u8 {
        let beyond = steps.saturating_sub(self.walk.movement.into()) as u8;
        loss.saturating_add(beyond.saturating_mul(self.extra))
    }
}
