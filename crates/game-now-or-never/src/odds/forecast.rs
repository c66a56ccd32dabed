//! What each face of the die would do in a fight, and what the foe does back.

use crate::{
    Player, SLOTS,
    components::{Boost, Content, Fight, Strike},
    rules::fighting::{Exchange, strike},
};

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
pub fn forecast(content: &Content, player: &Player, fight: Fight) -> [Face; SLOTS] {
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
