//! Production, and the end of a season (RULES.md sections 20 and 21).

use table::{Chance, Seat, Sink};

use super::{Play, drafting, market, scoring, turn};
use crate::{
    Event, Player, SEASONS, Stage, Uses,
    components::{Content, Good, Goods, Orders, Thing, Tile},
};

/// What a town brings at the end of a season (NN-373).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Produce {
    /// Goods of housed villagers and of buildings.
    pub goods: Goods,
    /// Coins of buildings and search tokens.
    pub coins: u8,
    /// Hearts of buildings, as far as there is room for them.
    pub hearts: u8,
}

/// Who or what produces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Housed villagers of a good.
    Villagers(Good),
    /// A building.
    Building(Tile),
    /// Search tokens.
    SearchTokens,
}

/// What comes from one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yield {
    /// Who or what produces it.
    pub from: Origin,
    /// Goods, coins or hearts.
    pub what: Thing,
    /// How much of it, never nothing.
    pub number: u8,
}

/// Which production phase is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// After one of the seasons 1 to 5.
    Season,
    /// After the last: some buildings bring nothing (NN-389).
    Final,
}

impl Phase {
    /// The phase that follows a season.
    pub fn after(season: u8) -> Phase {
        if season >= SEASONS { Phase::Final } else { Phase::Season }
    }
}

/// What a player's town brings in a production phase, from where: villagers, buildings, search tokens.
/// Unhoused villagers bring nothing (NN-374), hearts stop at the maximum (NN-373), and some buildings are
/// idle in the last phase (NN-389).
pub fn sources<'a>(
    content: &'a Content,
    player: &'a Player,
    phase: Phase,
) -> impl Iterator<Item = Yield> + 'a {
    let villagers = Good::ALL.into_iter().map(|good| {
        let number = player.housed.iter().map(|row| row[good.index()]).sum();
        Yield { from: Origin::Villagers(good), what: good.into(), number }
    });
    let mut hearts = player.hearts;
    let buildings = player.town.iter().flatten().filter_map(move |tile| {
        let made = content.building(*tile).produces?;
        let is_idle = phase == Phase::Final && !made.in_final;
        let number = match made.what {
            _ if is_idle => 0,
            Thing::Heart => made.n.min(player.most_hearts(content).saturating_sub(hearts)),
            Thing::Good(_) | Thing::Coin | Thing::Book | Thing::Experience | Thing::Mana => made.n,
        };
        if made.what == Thing::Heart {
            hearts += number;
        }
        Some(Yield { from: Origin::Building(*tile), what: made.what, number })
    });
    let coins = player.finds * content.numbers.search_income;
    let tokens = Yield { from: Origin::SearchTokens, what: Thing::Coin, number: coins };
    villagers.chain(buildings).chain([tokens]).filter(|one| one.number > 0)
}

/// What a player's town brings in a production phase.
pub fn produce(content: &Content, player: &Player, phase: Phase) -> Produce {
    let mut all = Produce::default();
    for Yield { what, number, .. } in sources(content, player, phase) {
        match what {
            Thing::Good(good) => all.goods[good] += number,
            Thing::Coin => all.coins += number,
            Thing::Heart => all.hearts += number,
            Thing::Book | Thing::Experience | Thing::Mana => {}
        }
    }
    all
}

/// All have passed and dusk is over: everybody produces, and the next season begins or the game ends.
pub(crate) fn end_season(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let phase = Phase::after(play.game.open.season);
    for seat in play.game.open.seats_from(play.game.open.first) {
        if phase == Phase::Final {
            empty(play, seat);
        }
        bring_in(play, seat, phase);
    }
    match phase {
        Phase::Season => renew(play),
        Phase::Final => finish(play),
    }
}

/// Step 1 of the phase for one player (NN-373).
fn bring_in(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat, phase: Phase) {
    let content = play.game.content();
    let player = play.game.open.player_mut(seat);
    let Produce { goods, coins, hearts } = produce(content, player, phase);
    player.goods = player.goods.plus(goods);
    player.coins = player.coins.saturating_add(coins.into());
    player.hearts += hearts;
    play.send(Event::Produced { seat, goods, coins, hearts });
    if phase == Phase::Final {
        // NN-388, NN-390.
        let player = play.game.open.player_mut(seat);
        let coins = market::best_sale(content, goods, player.played);
        player.goods = Goods::NONE;
        player.coins = player.coins.saturating_add(coins);
        play.send(Event::SoldOut { seat, goods, coins });
    }
}

/// Steps 2 to 6: mana, hero action tokens and specialists are renewed, and the next season begins
/// (NN-375 to NN-379).
fn renew(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let content = play.game.content();
    let open = &mut play.game.open;
    for player in open.players.as_mut_slice() {
        player.mana = player.most_mana(content);
        player.arrows = 0;
        player.face_down = 0;
        // NN-381.
        player.used = Uses::NONE;
    }
    if let Some(bot) = &mut open.bot {
        // NN-582.
        bot.face_down = 0;
        bot.attacked = false;
        bot.pile = content.solo.copies;
        bot.drawn = 0;
    }
    open.season += 1;
    turn::begin_season(play);
}

/// Before the last production coins, goods, unplayed cards and open orders are given away (NN-387).
fn empty(play: &mut Play<impl Chance, impl Sink<Event>>, seat: Seat) {
    let player = play.game.open.player_mut(seat);
    player.coins = 0;
    player.goods = Goods::NONE;
    player.orders = Orders::NONE;
    play.send(Event::Emptied { seat });
    let hand = play.game.hidden.hands[seat.index()];
    drafting::discard_from_hand(play, seat, hand);
}

/// The game is over: points and places (NN-404).
fn finish(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.open.waiting = table::Seats::NONE;
    play.game.show(Stage::Over);
    let (content, open) = (play.game.content(), &play.game.open);
    let standings = scoring::standings(content, open);
    let is_solo = open.bot.is_some();
    let target = scoring::solo_target(content, open.best);
    for seat in standings.seats() {
        let (points, place) = (standings.score(seat), standings.place(seat));
        if is_solo {
            let won = points >= i32::from(target);
            play.send(Event::SoloEnded { seat, points, target, won });
        } else {
            play.send(Event::Scored { seat, points, place });
        }
    }
}
