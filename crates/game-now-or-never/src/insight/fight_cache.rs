//! Fights that were solved are kept: in a search the same hero meets the same enemy over and over.
//!
//! What a fight comes to does not rest on what it is worth to whom: it is fought for a usual prize. So an
//! expected end is a function of kit, enemy, hearts and mana alone, and keeping it changes nothing but the
//! time it takes.

use std::cell::{Cell, RefCell};

use crate::{
    components::Fight,
    odds::{CombatState, Duel, Kit, Odds, Stakes},
};

/// Fights that are kept, a power of two.
const KEPT: usize = 2048;
/// The usual stakes: points for a win, for a try, for each heart and each of the first four besides.
const PRIZE: f32 = 8.0;
const CONSOLATION: f32 = 0.5;
const HEART: f32 = 0.35;
const LOW: f32 = 0.3;
const MANA: f32 = 0.15;

/// All that an expected end rests on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Question {
    kit: Kit,
    fight: Fight,
    hearts: u8,
    mana: u8,
}

/// A question that was answered.
type Answered = Cell<Option<(Question, Odds)>>;

thread_local! {
    static ANSWERED: Box<[Answered]> = (0..KEPT).map(|_| Cell::new(None)).collect();
    static ROOM: RefCell<Option<Box<Duel>>> = const { RefCell::new(None) };
}

/// How a fight with so many hearts and so much mana will go.
pub(super) fn of(kit: &Kit, fight: Fight, hearts: u8, mana: u8) -> Odds {
    let question = Question { kit: *kit, fight, hearts, mana };
    ANSWERED.with(|answered| {
        let place = &answered[question.hash() as usize % KEPT];
        if let Some((known, end)) = place.get()
            && known == question
        {
            return end;
        }
        let end = question.solve();
        place.set(Some((question, end)));
        end
    })
}

impl Question {
    fn solve(&self) -> Odds {
        let stakes = Stakes {
            prize: PRIZE,
            consolation: CONSOLATION,
            hearts: std::array::from_fn(|hearts| {
                HEART * hearts as f32 + LOW * hearts.min(4) as f32
            }),
            mana: MANA,
        };
        let at = CombatState { health: self.fight.health, hearts: self.hearts, mana: self.mana };
        ROOM.with_borrow_mut(|room| Duel::kept(room, &self.kit, self.fight, &stakes).round(at))
    }

    /// Where the answer is kept.
    fn hash(&self) -> u64 {
        let Fight { health, attack } = self.fight;
        let rest = [health, attack, self.hearts, self.mana, 0, 0, 0, 0];
        self.kit.hash(u64::from_le_bytes(rest))
    }
}
