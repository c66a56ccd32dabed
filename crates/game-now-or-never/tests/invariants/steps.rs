//! What holds from one state to the next (RULES.md section 36): what each move may change.

use game_now_or_never::{
    Action, Employer, Event, Foe, How, Open, Player, SEASONS, Stage, Token, Uses,
    components::{Content, Good, Goods, Thing},
};
use table::{Seat, Seats};

use super::{Found, equal, never};

/// One move: what lay open before it, who did what, what happened, and what lies open now.
pub(crate) struct Step<'a> {
    pub(crate) before: &'a Open,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) events: &'a [Event],
    pub(crate) after: &'a Open,
}

impl Step<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.before.seats()).map(Seat::new)
    }

    fn pair(&self, seat: Seat) -> (&Player, &Player) {
        (self.before.player(seat), self.after.player(seat))
    }

    /// Whether a production phase lies between both states.
    fn produces(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Produced { .. }))
    }

    fn count(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is(event)).count()
    }
}

/// NN-I06: search tokens never become more, and are taken one by one. Whoever takes one has it from then
/// on, unless it is discarded: together with 14 tokens at the start this is the sum.
pub(crate) fn search_tokens(step: &Step<'_>) -> Found {
    let (before, after) = (step.before.search, step.after.search);
    never("a search token came back", !after.without(before).is_empty())?;
    let taken =
        step.count(|event| matches!(event, Event::Found { .. } | Event::BotSearched { .. }));
    equal("search tokens are taken", before.len() - after.len(), taken)?;
    for seat in step.seats() {
        let (was, is) = step.pair(seat);
        let kept = step.count(|event| {
            matches!(event, Event::Found { seat: by, find, .. }
                if *by == seat && Content::embedded().find(*find).kept)
        });
        equal("search tokens of a player", is.finds.into(), usize::from(was.finds) + kept)?;
    }
    let (Some(was), Some(is)) = (step.before.bot, step.after.bot) else { return Ok(()) };
    let by_bot = step.count(|event| matches!(event, Event::BotSearched { .. }));
    equal("search tokens of the bot", is.finds.into(), usize::from(was.finds) + by_bot)
}

/// NN-I07: only a win takes an enemy, and one at a time.
pub(crate) fn enemies(step: &Step<'_>) -> Found {
    let lost = |level: usize| step.before.enemies[level].checked_sub(step.after.enemies[level]);
    let gone: Option<u8> = (0..9).map(lost).sum();
    let won = step.count(|event| {
        matches!(event, Event::Defeated { foe, .. } if matches!(foe, Foe::Enemy(_)))
            || matches!(event, Event::BotDefeated { .. })
    });
    equal("enemies are gone", gone.map_or(usize::MAX, usize::from), won)
}

/// NN-I10: nobody leaves a player, and only an Inn lets somebody leave a row.
pub(crate) fn villagers(step: &Step<'_>) -> Found {
    let content = Content::embedded();
    for seat in step.seats() {
        let (was, is) = step.pair(seat);
        for good in Good::ALL {
            let all = |player: &Player| {
                let housed: u8 = player.housed.iter().map(|row| row[good.index()]).sum();
                housed + player.unhoused[good.index()]
            };
            never("a villager left a player", all(is) < all(was))?;
            for row in 0..4 {
                let fewer = is.housed[row][good.index()] < was.housed[row][good.index()];
                let has_inn =
                    was.row(row).iter().flatten().any(|tile| content.building(*tile).is_inn);
                let moved =
                    matches!(step.action, Action::Move { from, .. } if usize::from(from) == row);
                never("somebody left a row without an Inn", fewer && !(has_inn && moved))?;
            }
        }
    }
    Ok(())
}

/// NN-I12: a normal hero action uses one token, and they come back with production alone.
pub(crate) fn arrows(step: &Step<'_>) -> Found {
    for seat in step.seats() {
        let (was, is) = step.pair(seat);
        if step.produces() {
            never("a token stays used", step.after.stage != Stage::Over && is.arrows != 0)?;
            continue;
        }
        let used = matches!(step.action, Action::Hero(_)) && seat == step.seat;
        never("a token came back", was.arrows & !is.arrows != 0)?;
        let more = is.arrows.count_ones() - was.arrows.count_ones();
        equal("tokens are used", more as usize, usize::from(used))?;
    }
    Ok(())
}

/// NN-I13: a hero action begins with a heart, and at no hearts the turn is over.
pub(crate) fn hearts(step: &Step<'_>) -> Found {
    if matches!(step.action, Action::Hero(_)) {
        never("a hero without hearts set out", step.before.player(step.seat).hearts == 0)?;
    }
    let fell = step.events.iter().position(|event| matches!(event, Event::Fell { .. }));
    let Some(fell) = fell else { return Ok(()) };
    let gains = |event: &Event| {
        matches!(event, Event::Changed { seat, how: How::Gained, thing, .. }
            if *seat == step.seat && *thing != Thing::Experience)
    };
    never("something was gained after falling", step.events[fell..].iter().any(gains))?;
    let goes_on =
        matches!(step.after.stage, Stage::Move | Stage::Meet | Stage::Arrived | Stage::Again);
    never("the turn goes on", goes_on && step.after.turn.heroic && step.after.active == step.seat)
}

/// NN-I14: heroes move step by step in their own hero action.
pub(crate) fn places(step: &Step<'_>) -> Found {
    for seat in step.seats() {
        let (was, is) = step.pair(seat);
        if was.place == is.place {
            continue;
        }
        let Action::Go(to) = step.action else { return Err("a hero moved by itself".to_owned()) };
        let beside = step.before.board(Content::embedded()).beside(was.place).contains(to);
        never("a hero moved out of turn", seat != step.seat || is.place != to || !beside)?;
    }
    let is_third =
        matches!(step.action, Action::Visit | Action::Search | Action::Fight | Action::Done);
    let acts = is_third && step.before.stage == Stage::Arrived;
    let same = step.before.mover().place == step.before.turn.from;
    never("a hero acts where the action began", acts && same)
}

/// NN-I15: whoever is face down stays so until production, Rallying Cry excepted.
pub(crate) fn specialists(step: &Step<'_>) -> Found {
    let slot_of = |whose: Employer, slot: u8| match whose {
        Employer::Own => step.before.player(step.seat).is_face_up(slot),
        Employer::Player(seat) => step.before.player(seat).is_face_up(slot),
        Employer::Bot => step.before.bot.is_some_and(|bot| bot.is_face_up(slot)),
    };
    if let Action::Hire { whose, slot } = step.action {
        never("somebody face down was paid", !slot_of(whose, slot))?;
    }
    if let Action::Rest { slot, .. } = step.action {
        never("somebody face down rested", !slot_of(Employer::Own, slot))?;
    }
    for seat in step.seats().filter(|_| !step.produces()) {
        let (was, is) = step.pair(seat);
        for slot in 0..4 {
            let same = was.specialists[usize::from(slot)] == is.specialists[usize::from(slot)];
            let turned = same && !was.is_face_up(slot) && is.is_face_up(slot);
            let told = |event: &Event| matches!(event, Event::Refreshed { seat: whose, .. } if *whose == seat);
            never("somebody was turned face up", turned && !step.events.iter().any(told))?;
        }
    }
    Ok(())
}

/// NN-I16: what specialists cost and bring; no coins go from one player to another.
pub(crate) fn coins(step: &Step<'_>) -> Found {
    prices(step)?;
    taxes(step)?;
    for seat in step.seats().filter(|_| !step.produces()) {
        let (was, is) = step.pair(seat);
        let change: i32 = step.events.iter().map(|event| coins_of(event, seat)).sum();
        let due = i32::from(was.coins) + change;
        never("coins that nothing tells of", i32::from(is.coins) != due)?;
        let is_other =
            |event: &Event| !matches!(event, Event::Taxed { .. }) && coins_of(event, seat) != 0;
        let others = step.count(is_other);
        never("coins of somebody who waits", seat != step.seat && others > 0)?;
    }
    Ok(())
}

/// Whoever acts pays what is printed: once to use a specialist, twice less Leadership to recruit one.
fn prices(step: &Step<'_>) -> Found {
    let content = Content::embedded();
    for event in step.events {
        let (seat, coins, price) = match event {
            Event::Hired { seat, specialist, coins, .. } => {
                (*seat, *coins, content.specialist(*specialist).cost)
            }
            Event::Recruited { seat, specialist, coins } => {
                let off = step.before.player(*seat).standing.recruit_discount;
                let price = (2 * content.specialist(*specialist).cost).saturating_sub(off);
                (*seat, *coins, price)
            }
            _ => continue,
        };
        never("somebody else paid", seat != step.seat)?;
        equal("coins for a specialist", coins.into(), price.into())?;
    }
    Ok(())
}

/// The owner of a specialist that somebody else used, and nobody else, gets the printed tax.
fn taxes(step: &Step<'_>) -> Found {
    let used = step.events.iter().filter_map(|event| match *event {
        Event::Hired { whose: Employer::Player(owner), specialist, .. }
        | Event::BotExhausted { whose: Employer::Player(owner), specialist } => {
            Some((owner, Content::embedded().specialist(specialist).tax))
        }
        _ => None,
    });
    let taxed = step.events.iter().filter_map(|event| match *event {
        Event::Taxed { seat, coins } => Some((seat, coins)),
        _ => None,
    });
    never("another tax than the printed one", !used.eq(taxed))
}

/// How an event outside of production changes the coins of `whose`.
fn coins_of(event: &Event, whose: Seat) -> i32 {
    let (seat, coins) = match *event {
        Event::Hired { seat, coins, .. }
        | Event::Recruited { seat, coins, .. }
        | Event::Built { seat, coins, .. }
        | Event::GearBought { seat, coins, .. } => (seat, -i32::from(coins)),
        Event::Taxed { seat, coins }
        | Event::Sold { seat, coins, .. }
        | Event::Delivered { seat, coins, .. } => (seat, i32::from(coins)),
        Event::Changed { seat, thing: Thing::Coin, amount, how: How::Gained } => {
            (seat, i32::from(amount))
        }
        Event::Changed { seat, thing: Thing::Coin, amount, .. } => (seat, -i32::from(amount)),
        _ => return 0,
    };
    if seat == whose { coins } else { 0 }
}

/// NN-I17: a combat ends with a win or with one experience.
pub(crate) fn combats(step: &Step<'_>) -> Found {
    let before = step.before.combat.is_some();
    let began = step.count(|event| matches!(event, Event::FightBegan { .. }));
    let ended = usize::from(before) + began - usize::from(step.after.combat.is_some());
    let won = step.count(|event| matches!(event, Event::Defeated { .. }));
    let lost =
        step.count(|event| matches!(event, Event::Retreated { .. } | Event::FightLost { .. }));
    equal("combats ended", won + lost, ended)?;
    if lost == 0 {
        return Ok(());
    }
    let gained = step.events.iter().map(|event| match event {
        Event::Changed { seat, thing: Thing::Experience, amount, how: How::Gained }
            if *seat == step.seat =>
        {
            usize::from(*amount)
        }
        _ => 0,
    });
    equal("experience for a combat that was not won", gained.sum(), 1)
}

/// NN-I19: a higher level was learned with a lower one on the board.
pub(crate) fn levels(step: &Step<'_>) -> Found {
    let Action::Learn(ability) = step.action else { return Ok(()) };
    let content = Content::embedded();
    let token = content.ability(ability);
    let lower = step.before.player(step.seat).tokens().any(|one| match one {
        Token::Ability(one) => {
            let other = content.ability(one);
            other.colour == token.colour && other.level + 1 == token.level
        }
        Token::Gear(_) => false,
    });
    never("a level was skipped", token.level > 1 && !lower)
}

/// NN-I20: an order is completed once, and not in the final production.
pub(crate) fn orders(step: &Step<'_>) -> Found {
    for seat in step.seats() {
        let (was, is) = step.pair(seat);
        let done = is.done.without(was.done);
        never("an order was undone", !was.done.without(is.done).is_empty())?;
        let delivered =
            step.count(|event| matches!(event, Event::Delivered { seat: by, .. } if *by == seat));
        equal("orders completed", done.len(), delivered)?;
        never("an order of nobody", !done.without(was.orders).is_empty())?;
    }
    Ok(())
}

/// NN-I21: who has passed takes no turn; seasons count up by one.
pub(crate) fn seasons(step: &Step<'_>) -> Found {
    let (before, after) = (step.before, step.after);
    let more = usize::from(step.produces() && after.stage != Stage::Over);
    equal("seasons have passed", usize::from(after.season - before.season), more)?;
    never("a seventh season", after.season > SEASONS)?;
    let acts = before.stage == Stage::Turn && before.passed.contains(step.seat);
    never("somebody acts who has passed", acts)?;
    let renewed = step.produces() && after.stage != Stage::Over;
    never("somebody has passed already", renewed && after.passed != Seats::NONE)
}

/// NN-I24: after the last production nothing of earlier seasons is left.
pub(crate) fn last_production(step: &Step<'_>, sale: impl Fn(Goods, &Player) -> i32) -> Found {
    if step.after.stage != Stage::Over {
        return Ok(());
    }
    for event in step.events {
        if let Event::SoldOut { seat, goods, coins } = event {
            let player = step.after.player(*seat);
            let most = sale(*goods, player);
            equal("coins of the final sale", usize::from(*coins), most as usize)?;
            let all = most as usize + usize::from(player.finds);
            equal("coins at the end", player.coins.into(), all)?;
            never("goods are left", !player.goods.is_empty())?;
        }
    }
    equal(
        "players sold",
        step.count(|event| matches!(event, Event::SoldOut { .. })),
        step.after.seats(),
    )
}

/// NN-I26: sales, deliveries and purchases change nobody else; a refill only the row.
pub(crate) fn own_affairs(step: &Step<'_>) -> Found {
    let alone = matches!(
        step.action,
        Action::Sell(_)
            | Action::Learn(_)
            | Action::Deliver(_)
            | Action::House { .. }
            | Action::Move { .. }
            | Action::Refill
            | Action::Buy(_)
    );
    if !alone || step.produces() {
        return Ok(());
    }
    for seat in step.seats().filter(|seat| *seat != step.seat) {
        let (was, is) = step.pair(seat);
        never("somebody else changed", was != is)?;
    }
    if step.action == Action::Refill {
        let (was, is) = step.pair(step.seat);
        let paid = Player { experience: was.experience - 2, ..*was };
        never("a refill changed more than experience", paid != *is)?;
        let same = (step.before.gear, step.before.specialists)
            == (step.after.gear, step.after.specialists);
        never("a refill changed another row", !same)?;
    }
    Ok(())
}

/// NN-I27: the bot draws a card after each turn, and another for each attack too many.
pub(crate) fn solo(step: &Step<'_>) -> Found {
    let (Some(was), Some(is)) = (step.before.bot, step.after.bot) else { return Ok(()) };
    let drawn = step.count(|event| matches!(event, Event::BotDrew { .. }));
    if step.produces() {
        equal("cards at the end of a season", drawn, 0)?;
        let done = step.after.stage == Stage::Over;
        return never("the bot is not renewed", !done && (is.drawn > 0 || is.attacked));
    }
    equal("cards drawn", usize::from(is.drawn - was.drawn), drawn)?;
    let won = step.count(|event| matches!(event, Event::BotDefeated { .. }));
    never("a second attack of the bot", won > 1 || won == 1 && was.attacked)?;
    // NN-579: the bot does nothing more once the player passes.
    let passed = step.action == Action::Pass || step.before.passed != Seats::NONE;
    never("a card after passing", drawn > 0 && passed)
}

/// NN-I12, NN-100: once-a-season uses come back with production alone.
pub(crate) fn uses(step: &Step<'_>) -> Found {
    for seat in step.seats() {
        let (was, is) = step.pair(seat);
        let renewed = step.produces() && is.used == Uses::NONE;
        never("a use came back", !step.produces() && was.used != is.used && is.used == Uses::NONE)?;
        let over = step.after.stage == Stage::Over;
        never("a use stays", step.produces() && !renewed && !over)?;
    }
    Ok(())
}
