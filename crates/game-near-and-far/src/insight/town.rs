//! What visits are worth: the way in, and the best that the building offers.

use super::{cards, features, odds, survey::Survey};
use crate::{
    Building, Foe, Good, NearAndFar, Place, Side, Style, Traveller,
    components::{Adventurer, Cell, Visit},
    rules::{buying, entering, gaining, hall, mine, recruiting},
};

/// What a reputation is worth that a duel gains.
const HONOUR: f32 = 0.4;
/// What it costs that a dirty one loses.
const SHAME: f32 = 0.35;

/// What a visit may be expected to lead to.
pub(super) fn visit(game: &NearAndFar, survey: &Survey, building: Building) -> f32 {
    let inside = inside(game, survey, building);
    if entering::is_open_door(&game.open, building) {
        return inside;
    }
    let mut ways = entering::foes(&game.open, building).peekable();
    if ways.peek().is_none() {
        return inside;
    }
    let ways = ways.flat_map(|foe| Style::ALL.map(|style| (foe, style)));
    let best = ways.map(|(foe, style)| duel(game, survey, inside, foe, style));
    best.fold(f32::MIN, f32::max).max(by_card(game, survey, inside))
}

/// What a duel at the door may be expected to lead to.
pub(super) fn duel(game: &NearAndFar, survey: &Survey, inside: f32, foe: Foe, style: Style) -> f32 {
    let win = odds::duel(game, foe, style);
    let fame = if style == Style::Honorable { HONOUR } else { -SHAME };
    win * (inside + fame) + (1.0 - win) * (survey.base + 0.3)
}

/// What it is worth to be let in by a card.
fn by_card(game: &NearAndFar, survey: &Survey, inside: f32) -> f32 {
    let content = game.content.0;
    let cards = game.open.mover().cards.intersection(content.with.no_duel);
    let costs = cards.iter().filter_map(|card| content.card(card).effects.no_duel);
    let costs = costs.filter(|cost| features::can_pay(game, survey.seat, cost));
    costs.map(|cost| inside - survey.goods(&cost)).fold(f32::MIN, f32::max)
}

/// What the inside of a building may be expected to lead to.
pub(super) fn inside(game: &NearAndFar, survey: &Survey, building: Building) -> f32 {
    let mut after = *game;
    after.open.traveller_mut(survey.seat).place = Place::In(building);
    let town = after.evaluate_by(survey.weights, survey.seat);
    let gain = match building {
        Building::Mine => digs(&after, survey).max(0.0),
        Building::Saloon => {
            let row = after.open.row.iter().flatten();
            let hires = row.filter(|one| recruiting::check(&after, **one).is_ok());
            hires.map(|one| hire(&after, survey, *one) - town).fold(0.0, f32::max)
        }
        Building::Stables => stables(&after, survey) - town,
        Building::Store => survey.coin.max(artifacts(game, survey)),
        Building::Farm => {
            let food = after.open.mover().party.skill;
            after.open.traveller_mut(survey.seat).goods.food += u16::from(food);
            after.evaluate_by(survey.weights, survey.seat) - town
        }
        Building::Hut => {
            let more = if game.open.side == Side::Day { 1.4 } else { 1.0 };
            survey.draw(game, game.open.mover()) * more
        }
        Building::TownHall => best_trade(game, survey).max(0.0),
    };
    town + gain.max(0.0) + bonuses(game, survey, building)
}

/// What cards bring on a visit (NF-144).
fn bonuses(game: &NearAndFar, survey: &Survey, building: Building) -> f32 {
    let content = game.content.0;
    let cards = game.open.mover().cards.intersection(content.with.visit);
    let visits = cards.iter().flat_map(|card| &content.card(card).effects.visits);
    let visits = visits.filter(|visit: &&Visit| visit.building == building);
    visits
        .map(|visit| survey.goods(&visit.gain.goods) + 0.3 * f32::from(visit.gain.artifacts))
        .sum()
}

/// The best place to dig.
fn digs(game: &NearAndFar, survey: &Survey) -> f32 {
    let cells = Cell::all().filter(|cell| mine::check(game, *cell).is_ok());
    cells.map(|cell| dig(game, survey, cell)).fold(0.0, f32::max)
}

/// What a camp in the mine is worth.
pub(super) fn dig(game: &NearAndFar, survey: &Survey, cell: Cell) -> f32 {
    let mine = &game.content.0.board.mine;
    let fame = game.open.side == Side::Day && mine.famous.contains(cell);
    let fame = if fame { HONOUR } else { 0.0 };
    survey.camp + survey.goods(&mine.rewards[cell.index()]) + fame
}

/// What is to be expected with this adventurer recruited, in the best place of the party.
pub(super) fn hire(game: &NearAndFar, survey: &Survey, adventurer: Adventurer) -> f32 {
    let price = recruiting::price(game, adventurer);
    joined(game, survey, adventurer, price)
}

/// What is to be expected with this adventurer in the party, for a price.
pub(super) fn joined(game: &NearAndFar, survey: &Survey, adventurer: Adventurer, price: u8) -> f32 {
    let content = game.content.0;
    let faction = adventurer.faction();
    let extra = recruiting::has_contract(game);
    let mut after = *game;
    let claimed = after.open.is_claimed(faction);
    let traveller = after.open.traveller_mut(survey.seat);
    traveller.goods.coin = traveller.goods.coin.saturating_sub(price.into());
    traveller.owned.add(adventurer);
    if !claimed && traveller.banners(faction) >= gaining::CHIEF {
        traveller.chiefs |= 1 << faction as u8;
    }
    let newcomer = content.face(adventurer).symbols;
    let worth = |symbols| cards::symbols_worth(symbols, survey.left);
    if Traveller::is_party(traveller.active.with(adventurer), traveller.companion, extra) {
        traveller.active.add(adventurer);
    } else if let Some(rival) = traveller.active.of(faction).first() {
        if worth(&newcomer) > worth(&content.face(rival).symbols) {
            traveller.active.remove(rival);
            traveller.active.add(adventurer);
        }
    } else if worth(&newcomer) > worth(traveller.companion_shows(content)) {
        traveller.companion = false;
        traveller.active.add(adventurer);
    }
    traveller.recount_party(content);
    after.evaluate_by(survey.weights, survey.seat)
}

/// What is to be expected with one more bird, where one can be bought.
fn stables(game: &NearAndFar, survey: &Survey) -> f32 {
    let mut after = *game;
    let traveller = after.open.traveller_mut(survey.seat);
    if traveller.animals() >= crate::MOST_ANIMALS || traveller.goods.food == 0 {
        return f32::MIN;
    }
    traveller.goods.food -= 1;
    traveller.birds += 1;
    after.evaluate_by(survey.weights, survey.seat)
}

/// What a draw of four artifacts is worth.
pub(super) fn artifacts(game: &NearAndFar, survey: &Survey) -> f32 {
    let many = match game.open.mover().hand() {
        0 => 1.0,
        1 => 0.8,
        2 => 0.5,
        3 => 0.25,
        _ => 0.0,
    };
    let rich = f32::from(features::wealth(game.open.mover())) * 0.08;
    many * (0.2 + 1.2 * survey.left + rich)
}

/// The best trade for one good.
fn best_trade(game: &NearAndFar, survey: &Survey) -> f32 {
    Good::ALL.into_iter().map(|good| trade(game, survey, good)).fold(0.0, f32::max)
}

/// What it is worth to trade for this good.
pub(super) fn trade(game: &NearAndFar, survey: &Survey, wanted: Good) -> f32 {
    let mover = game.open.mover();
    let (mut best, mut keep) = (survey.good(wanted), crate::components::Cost::default());
    for card in game.hidden.hands[survey.seat.index()].iter() {
        let face = game.content.0.card(card);
        let fits = buying::is_reached(face.reputation, mover.reputation)
            && cards::missing(mover, &face.cost) == (1, Some(wanted));
        let gain = survey.good(wanted) + cards::gain(face, mover, survey.left);
        if fits && gain > best {
            (best, keep) = (gain, face.cost);
        }
    }
    if let Some(faction) = wanted.faction()
        && !game.open.is_claimed(faction)
        && mover.banners(faction) + 1 == gaining::CHIEF
    {
        best += 4.5;
    }
    let values = &game.content.0.board.values;
    let (mut left, mut count, mut paid) = (values[wanted], 0, 0.0);
    for good in [Good::Food, Good::Gem, Good::Coin] {
        if good == wanted {
            continue;
        }
        let mut held = mover.goods[good].saturating_sub(keep[good].into());
        // Food alone fills five places with little.
        let reserve = if good == Good::Food { values[wanted].saturating_sub(5) / 2 } else { 0 };
        while left > 0 && held > 0 && count + reserve < hall::MANY {
            left = left.saturating_sub(values[good]);
            (held, count) = (held - 1, count + 1);
            paid += survey.good(good);
        }
    }
    if left > 0 { f32::MIN } else { best - paid }
}
