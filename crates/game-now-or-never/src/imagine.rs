//! Imagining a whole world behind a view, for bots to search.
//!
//! All that the viewer sees is taken over. Quest cards and orders out of sight are dealt anew to hands,
//! piles and the bot, in the numbers everybody knows.

use table::{Chance, Shared};

use crate::{
    MOST_PLAYERS, NowOrNever, View,
    components::{Content, Deck, Order, Orders, Quests},
    state::Hidden,
};

/// One world that could lie behind `view`.
pub(crate) fn imagine(
    content: &'static Content,
    view: &View,
    chance: &mut impl Chance,
) -> NowOrNever {
    imagine_with(content, view, [Quests::NONE; MOST_PLAYERS], chance)
}

/// The same with these cards in the hands at least.
fn imagine_with(
    content: &'static Content,
    view: &View,
    hands: [Quests; MOST_PLAYERS],
    chance: &mut impl Chance,
) -> NowOrNever {
    let mut hidden = Hidden {
        hands,
        kept: [Quests::NONE; MOST_PLAYERS],
        fresh: view.fresh,
        quests: Quests::NONE,
        bot_quests: Quests::NONE,
        orders: view.orders,
        drawn_orders: view.drawn_orders,
        bot_orders: Orders::NONE,
    };
    if let Some(seat) = view.viewer {
        hidden.hands[seat.index()] = view.hand;
        hidden.kept[seat.index()] = view.kept;
    }
    deal_quests(view, &mut hidden, chance);
    keep_cards(view, &mut hidden, chance);
    deal_orders(view, &mut hidden, chance);
    NowOrNever { content: Shared(content), open: view.open, hidden }
}

impl NowOrNever {
    /// The game that lies on the table as `view` shows it: for tests that begin in the middle.
    #[doc(hidden)]
    pub fn laid_out(
        content: &'static Content,
        view: &View,
        chance: &mut impl Chance,
    ) -> NowOrNever {
        NowOrNever::laid_out_with(content, view, [Quests::NONE; MOST_PLAYERS], chance)
    }

    /// The same with these cards in the hands at least.
    #[doc(hidden)]
    pub fn laid_out_with(
        content: &'static Content,
        view: &View,
        hands: [Quests; MOST_PLAYERS],
        chance: &mut impl Chance,
    ) -> NowOrNever {
        let mut game = imagine_with(content, view, hands, chance);
        game.hidden.orders.unplaced = game.hidden.orders.bag.len() as u8;
        game
    }
}

/// Deals the quest cards out of sight.
fn deal_quests(view: &View, hidden: &mut Hidden, chance: &mut impl Chance) {
    let open = &view.open;
    let played = open.players.iter().map(|player| player.played);
    let seen = played.fold(open.discards.union(view.fresh), Quests::union);
    let seen = hidden.hands.iter().fold(seen, |all, hand| all.union(*hand));
    for deck in Deck::ALL {
        let mut unseen = Quests::all_of(deck).without(seen);
        let mut deal = |count: u8, to: &mut Quests| {
            let has = to.of(deck).len() as u8;
            for _ in has..count {
                if let Some(quest) = unseen.draw(chance) {
                    to.add(quest);
                }
            }
        };
        for (player, hand) in open.players.iter().zip(&mut hidden.hands) {
            deal(player.hand[deck.index()], hand);
        }
        deal(open.fresh_backs[deck.index()], &mut hidden.fresh);
        if let Some(bot) = &open.bot {
            deal(bot.quests[deck.index()], &mut hidden.bot_quests);
        }
        hidden.quests = hidden.quests.union(unseen);
    }
}

/// Others keep some of their cards in setup, as many as they have chosen.
fn keep_cards(view: &View, hidden: &mut Hidden, chance: &mut impl Chance) {
    for (index, player) in view.open.players.iter().enumerate() {
        let mut hand = hidden.hands[index].without(hidden.kept[index]);
        for _ in hidden.kept[index].len()..player.kept.into() {
            if let Some(quest) = hand.draw(chance) {
                hidden.kept[index].add(quest);
            }
        }
    }
}

/// Deals the orders out of sight.
fn deal_orders(view: &View, hidden: &mut Hidden, chance: &mut impl Chance) {
    let open = &view.open;
    let owned = open.players.iter().map(|player| player.orders.union(player.done));
    let known = hidden.orders.below.iter().filter_map(|placed| placed.order);
    let seen = owned.fold(view.drawn_orders.union(known.collect()), Orders::union);
    let mut unseen: Orders = Order::all().collect::<Orders>().without(seen);
    for placed in hidden.orders.below.as_mut_slice() {
        placed.order = placed.order.or_else(|| unseen.draw(chance));
    }
    for _ in view.drawn_orders.len()..usize::from(view.piles.drawn_orders) {
        if let Some(order) = unseen.draw(chance) {
            hidden.drawn_orders.add(order);
        }
    }
    for _ in 0..open.bot.map_or(0, |bot| bot.orders) {
        if let Some(order) = unseen.draw(chance) {
            hidden.bot_orders.add(order);
        }
    }
    for _ in 0..hidden.orders.unplaced {
        if let Some(order) = unseen.draw(chance) {
            hidden.orders.bag.add(order);
        }
    }
}
