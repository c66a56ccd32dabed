//! What a sensible player thinks of each action: what it adds to the final score, in points.

use super::{
    buildings, cards, choices, combat, market as sales, reach::Trip, road, specialists, stops,
    survey::Survey,
};
use crate::{
    Action, Source, Stage,
    components::{Deck, Effect, Goods, Location, Order, PowerEffect, Quest, Space},
    rules::powers,
};

/// Goes before anything else that is worth it.
const FIRST: f32 = 6.0;
/// What something has to gain that costs nothing but things.
const GAIN: f32 = 0.15;

/// What an action adds.
pub(super) fn worth(survey: &Survey, action: Action) -> f32 {
    let hearts = survey.player().hearts;
    match (survey.game.open.stage, action) {
        (_, Action::Choose(_) | Action::Nothing | Action::Done) => 0.0,
        (_, Action::Keep(quest)) => survey.card(quest),
        (_, Action::Drop(quest)) => -survey.card(quest),
        (_, Action::Hire { whose, slot }) => specialists::hire(survey, whose, slot),
        (_, Action::Recruit(place)) => specialists::recruit(survey, place),
        (_, Action::Rest { slot, gain }) => specialists::rest(survey, slot, gain),
        (Stage::BotDiscard, Action::Replace(slot)) => specialists::bot_loses(survey, slot),
        (_, Action::Replace(slot)) => -specialists::kept(survey, slot),
        (_, Action::Refresh(slot)) => specialists::ready(survey, slot),
        (_, Action::Hero(arrow)) => set_out(survey, arrow),
        (_, Action::Pass) => specialists::pass(survey),
        (_, Action::Tile(tile)) => buildings::of(survey).tile(survey, tile, survey.player().coins),
        (Stage::Site { tile }, Action::At(site)) => {
            buildings::of(survey).placed(survey, tile, site)
        }
        (Stage::Gear { discount }, Action::Buy(gear)) => choices::gear(survey, gear, discount),
        (Stage::Slot { token }, Action::Slot(slot)) => choices::slot(survey, token, slot),
        (_, Action::Go(to)) => road::of(survey).step(to),
        (_, Action::Stop) => road::of(survey).stop,
        (Stage::Meet, Action::Fight) => meet(survey),
        (_, Action::Slip) => slip(survey),
        (_, Action::Play(quest)) => first(play(survey, quest)),
        (_, Action::Visit) => here(survey).map_or(0.0, |at| stops::visit(survey, at, hearts)),
        (_, Action::Search) => stops::search(survey, hearts),
        (Stage::Arrived, Action::Fight) => GAIN,
        (Stage::Roll, Action::Accept | Action::Reroll { .. }) => combat::roll(survey, action),
        (_, Action::Villager(good)) => survey.villager(good),
        (_, Action::Refill) => refill(survey),
        (_, Action::Draw(deck)) => draw(survey, deck),
        (_, Action::Order(order)) => keep_order(survey, order),
        (Stage::Swap { first }, Action::Swap(cell)) => choices::swap(survey, first, cell),
        (_, Action::Take(space)) => take(survey, space),
        (stage, Action::Sell(goods)) => sell(survey, stage, goods),
        (_, Action::House { good, row }) => choices::house(survey, good, row),
        (_, Action::Move { good, from, to }) => choices::relocate(survey, good, from, to),
        (_, Action::Deliver(order)) => {
            first(cards::delivery(survey.content(), survey.player(), survey.prices.coin, order))
        }
        (_, Action::Learn(ability)) => first(choices::learn(survey, ability)),
        (Stage::Round | Stage::Again, _) => combat::worth(survey, action),
        (_, Action::Use(source)) => power(survey, source),
        _ => 0.0,
    }
}

/// Goods for what their coins buy: in a turn, and where a builder or smith waits (NN-364).
fn sell(survey: &Survey, stage: Stage, sold: Goods) -> f32 {
    let (now, then) = (i32::from(survey.player().coins), survey.wealth as i32);
    let best = |coins| match stage {
        Stage::Turn => specialists::best_of_all(survey, coins),
        Stage::Tile => buildings::of(survey).best(coins),
        Stage::Gear { discount } if !survey.game.open.is_first_edition() => {
            choices::best_gear(survey, coins, discount)
        }
        _ => 0.0,
    };
    let opens = match stage {
        Stage::Turn => specialists::coins_open(survey),
        _ => best(then) - best(now),
    };
    sales::sell(survey, sold, (opens, || best(then)))
}

/// What goes before anything else if it is worth it at all.
fn first(gain: f32) -> f32 {
    if gain > GAIN { gain + FIRST } else { gain - FIRST }
}

/// A hero action with one of the tokens; the shorter one where that is enough.
fn set_out(survey: &Survey, arrow: u8) -> f32 {
    let moves = survey.content().hero(survey.player().hero()).moves[usize::from(arrow)];
    road::setting_out(survey, moves) - specialists::arrow(survey) - 0.03 * f32::from(moves)
}

/// A fight with the enemy that was met.
fn meet(survey: &Survey) -> f32 {
    let (open, player) = (&survey.game.open, survey.player());
    let Some(enemy) = open.enemy(survey.content(), player.place) else { return 0.0 };
    stops::fight(survey, enemy, player.hearts, f32::MIN)
}

/// What comes after slipping past.
fn slip(survey: &Survey) -> f32 {
    let trip = Trip::going_on(survey);
    let hearts = survey.player().hearts;
    let lost = if survey.game.open.turn.armored { 0 } else { 1 };
    if lost >= hearts {
        return -survey.lost(hearts, hearts);
    }
    trip.slipped().look(survey).best() - survey.lost(hearts, lost)
}

/// The location at which the hero stands.
fn here(survey: &Survey) -> Option<Location> {
    survey.game.open.location(survey.content(), survey.player().place)
}

/// A quest card.
fn play(survey: &Survey, quest: Quest) -> f32 {
    survey.quest(quest)
}

/// New villagers to choose from.
fn refill(survey: &Survey) -> f32 {
    let content = survey.content();
    let price = f32::from(content.numbers.refill_experience) * survey.prices.experience;
    match survey.game.open.stage {
        Stage::Villager => {
            let best = survey.prices.villager;
            let hope = survey.produce.iter().sum::<f32>() / 4.0 + 1.0;
            hope.max(best) - price
        }
        _ => -price,
    }
}

/// A pile to draw from.
fn draw(survey: &Survey, deck: Deck) -> f32 {
    let books = f32::from(survey.player().books.min(3));
    let held = survey.player().hand[deck.index()];
    let crowd = 0.4 * f32::from(held);
    match deck {
        Deck::Basic => 1.5 - 0.5 * crowd,
        Deck::Artifact => 0.3 + 0.7 * books + 1.2 * survey.left - crowd,
        Deck::Advanced => 0.3 + 1.1 * books + 0.8 * survey.left - crowd,
    }
}

/// One of the drawn orders.
fn keep_order(survey: &Survey, order: Order) -> f32 {
    let token = survey.content().order(order);
    let asked = f32::from(token.goods.total());
    let made = token.goods.each().filter(|(good, _)| survey.town.goods[*good] > 0).count() as f32;
    cards::coverage(survey.content(), survey.player(), order) * 3.0 + made - 0.4 * asked
}

/// A search token for somebody: the bot gets one that is hard to reach.
fn take(survey: &Survey, space: Space) -> f32 {
    let board = survey.content().board(survey.game.open.side);
    let hard = f32::from(u8::from(board.mountains.contains(space)));
    match survey.game.open.stage {
        Stage::BotToken => hard,
        _ => hard + 0.1 * survey.player().place.distance(space) as f32,
    }
}

/// A power that is used now.
fn power(survey: &Survey, source: Source) -> f32 {
    let power = powers::power(survey.content(), survey.player(), source);
    let Some(power) = power else { return -FIRST };
    let cost = survey.prices.cost(&power.cost);
    match power.does {
        PowerEffect::Movement(_) => {
            let road = road::of(survey);
            let needs = road.hastens && survey.game.open.turn.movement == 0;
            if needs { road.way + GAIN } else { -FIRST }
        }
        PowerEffect::IgnoreEnemies => match survey.game.open.stage {
            Stage::Meet => slip(survey) + survey.lost(survey.player().hearts, 1) - cost - GAIN,
            _ => -FIRST,
        },
        PowerEffect::Effect(Effect::HeroAction { movement }) => {
            road::setting_out(survey, movement) - cost
        }
        PowerEffect::Effect(effect) => first(survey.prices.effect(&effect) - cost),
        PowerEffect::Damage(_) | PowerEffect::Defence(_) | PowerEffect::Reroll => -FIRST,
    }
}
