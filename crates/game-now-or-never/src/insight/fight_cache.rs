//! Fights that were thought through are remembered: in a search the same hero meets the same enemy over and
//! over.
//!
//! What a fight comes to does not rest on what it is worth to whom: it is fought for a usual prize. So an
//! expected end is a function of kit, enemy, hearts and mana alone, and remembering it changes nothing but the
//! time it takes.

use std::cell::Cell;

use super::{
    fights::{Balance, Duel, ExpectedEnd, HEARTS, Stakes},
    kit::Kit,
};
use crate::components::Fight;

/// Fights that are remembered, a power of two.
const REMEMBERED: usize = 2048;
/// The usual stakes: points for a win, for a try, for each heart and each of the first four besides.
const PRIZE: f32 = 8.0;
const COMFORT: f32 = 0.5;
const HEART: f32 = 0.35;
const LOW: f32 = 0.3;
const MANA: f32 = 0.15;

thread_local! {
    static SEEN: [Cell<(u64, ExpectedEnd)>; REMEMBERED] =
        const { [const { Cell::new((0, ExpectedEnd::NONE)) }; REMEMBERED] };
}

/// How a fight with so many hearts and so much mana will go.
pub(super) fn of(kit: &Kit, fight: Fight, hearts: u8, mana: u8, most: (u8, u8)) -> ExpectedEnd {
    let key = key(kit, fight, hearts, mana, most);
    SEEN.with(|seen| {
        let place = &seen[key as usize % REMEMBERED];
        let (known, end) = place.get();
        if known == key {
            return end;
        }
        let end = think(kit, fight, hearts, mana, most);
        place.set((key, end));
        end
    })
}

fn think(kit: &Kit, fight: Fight, hearts: u8, mana: u8, most: (u8, u8)) -> ExpectedEnd {
    let stakes = Stakes {
        prize: PRIZE,
        comfort: COMFORT,
        hearts: std::array::from_fn::<f32, HEARTS, _>(|hearts| {
            HEART * hearts as f32 + LOW * hearts.min(4) as f32
        }),
        mana: MANA,
    };
    Duel::new(kit, fight.attack, most, &stakes).round(Balance {
        health: fight.health,
        hearts,
        mana,
    })
}

/// A number for all that an expected end rests on; never 0.
fn key(kit: &Kit, fight: Fight, hearts: u8, mana: u8, most: (u8, u8)) -> u64 {
    let rest = [fight.health, fight.attack, hearts, mana, most.0, most.1, 0, 0];
    kit.mark(u64::from_le_bytes(rest)) | 1
}
