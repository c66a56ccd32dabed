//! Imagining a whole world behind a view, for bots to search.
//!
//! All that the viewer sees is taken over. Artifacts out of sight are dealt
//! anew to hands, packets and piles of the sizes everybody knows; and what the
//! choices of a quest lead to is guessed, for no player is told before it
//! happens. Tests lay out the table in the same way, but keep to the book.

use table::{Chance, Shared};

use crate::{
    MOST_PLAYERS, NearAndFar, View,
    components::{Cards, Content, Kind},
    state::{Hidden, NOTHING_BEHIND},
};

/// One world that could lie behind `view`.
pub(crate) fn imagine(
    content: &'static Content,
    view: &View,
    chance: &mut impl Chance,
) -> NearAndFar {
    let mut game = lay_out(content, view, chance);
    game.hidden.imagined = true;
    if let Some(page) = view.open.page.filter(|page| page.open && page.total.is_none()) {
        game.hidden.behind = content.tales().guess(page.walk.passage, chance);
    }
    game
}

impl NearAndFar {
    /// The game that lies on the table as `view` shows it, with nothing of the book guessed: for tests
    /// that begin in the middle.
    #[doc(hidden)]
    pub fn laid_out(
        content: &'static Content,
        view: &View,
        chance: &mut impl Chance,
    ) -> NearAndFar {
        let mut game = lay_out(content, view, chance);
        if let Some(page) = view.open.page.filter(|page| page.open) {
            game.hidden.behind = content.tales().behind(page.walk.passage);
        }
        game
    }
}

/// The table as `view` shows it, with artifacts out of sight dealt by luck.
fn lay_out(content: &'static Content, view: &View, chance: &mut impl Chance) -> NearAndFar {
    let open = view.open;
    let mut hidden = Hidden {
        hands: view.hands.unwrap_or_default(),
        packets: [Cards::NONE; MOST_PLAYERS],
        fresh: view.fresh,
        deck: Cards::NONE,
        discards: Cards::NONE,
        behind: NOTHING_BEHIND,
        imagined: false,
    };
    if let Some(seat) = view.viewer {
        hidden.hands[seat.index()] = view.hand;
        hidden.packets[seat.index()] = view.packet;
    }
    let bought = open.travellers.iter().map(crate::Traveller::artifacts);
    let seen = bought.fold(view.fresh.union(view.packet), Cards::union);
    let seen = hidden.hands.iter().fold(seen, |all, hand| all.union(*hand));
    for (kind, place) in [(Kind::Basic, 0), (Kind::Advanced, 1)] {
        let mut unseen = Cards::all_of(kind).without(seen);
        let mut deal = |count: u8, to: &mut Cards| {
            for _ in 0..count {
                if let Some(card) = unseen.draw(chance) {
                    to.add(card);
                }
            }
        };
        for (index, traveller) in open.travellers.iter().enumerate() {
            let size = [traveller.basic, traveller.advanced][place];
            let hand = &mut hidden.hands[index];
            deal(size.saturating_sub(hand.of(kind).len() as u8), hand);
            // Only basic cards are drafted (NF-068).
            if kind == Kind::Basic {
                let packet = &mut hidden.packets[index];
                deal(view.piles.packets[index].saturating_sub(packet.len() as u8), packet);
            }
        }
        let fresh = view.piles.fresh[place].saturating_sub(view.fresh.of(kind).len() as u8);
        deal(fresh, &mut hidden.fresh);
        deal(
            [view.piles.basic_discards, view.piles.advanced_discards][place],
            &mut hidden.discards,
        );
        hidden.deck = hidden.deck.union(unseen);
    }
    NearAndFar { content: Shared(content), open, hidden }
}
