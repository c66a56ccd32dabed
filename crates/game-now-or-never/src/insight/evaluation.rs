//! What a player sees at a glance of the own chances: the features of a position.

use table::Seat;

use super::{
    cards,
    features::{
        ARROWS, BEDS, BIAS, BOOKS, BOOSTED, BUILDINGS, DAMAGE, DEFENCE, DISCOUNT, EXPERIENCE,
        FEATURES, FIRST, HEARTS, HOUSED, INCOME, LABS, LEARNED, LEFT_SQUARED, LOW, MANA, MAX_MANA,
        MOST_BEDS, MOVEMENT, ORDERS, OWNED, PAYABLE, PLENTY, PROMISE, READY, RICHES, ROWS, SCOUT,
        SETS, SPARE, TAXES, WEALTH, left, sort,
    },
    goods,
    town::Town,
};
use crate::{NowOrNever, Stage, components::TOWN_ROWS, odds::Kit};

/// The features of what `seat` has now, with this town.
pub(super) fn read(game: &NowOrNever, seat: Seat, town: &Town) -> [f32; FEATURES] {
    let (content, open) = (game.content.0, &game.open);
    let player = open.player(seat);
    let left = left(open.season);
    let acts = !open.passed.contains(seat) && open.stage != Stage::Over;
    let f = |number: u8| f32::from(number);
    let few = |number: u8, most: u8| f32::from(number.min(most));
    let now = |number: f32| if acts { number } else { 0.0 };
    let arrows = player.free_arrows().count() as f32;
    let wealth = goods::wealth(content, player);
    let income = f32::from(goods::sale(content, player, town.goods)) + f(town.coins);
    let kit = Kit::of(content, player);
    let hand = cards::hand(game, seat, town, &kit);
    let board = content.town(open.side);
    let mut all = [0.0; FEATURES];
    all[BIAS] = 1.0;
    all[WEALTH] = wealth.min(PLENTY);
    all[RICHES] = (wealth - PLENTY).clamp(0.0, 40.0);
    all[INCOME] = income * left;
    all[HEARTS] = f(player.hearts);
    all[LOW] = few(player.hearts, 4);
    all[MANA] = if arrows > 0.0 { now(f(player.mana)) } else { 0.0 };
    all[EXPERIENCE] = few(player.experience, 8);
    all[BOOKS] = few(player.books, 5);
    all[PROMISE] = hand.promise;
    all[PAYABLE] = hand.payable;
    all[ARROWS] = now(arrows);
    let mut tax = 0;
    for (slot, specialist) in player.specialists.iter().enumerate() {
        let Some(specialist) = specialist else { continue };
        let tile = content.specialist(*specialist);
        let sort = sort(tile.kind);
        all[OWNED + sort] += left;
        if player.is_face_up(slot as u8) {
            all[READY + sort] += now(1.0);
            tax += tile.tax;
        }
    }
    all[DAMAGE] = kit.damage(BOOSTED);
    all[DEFENCE] = kit.guard(BOOSTED);
    all[MAX_MANA] = f(player.standing.max_mana);
    all[MOVEMENT] = f(player.standing.movement);
    all[SPARE] = f(town.waiting.iter().sum());
    all[BEDS] = f(town.free.iter().sum()).min(MOST_BEDS);
    for row in 0..TOWN_ROWS {
        let buildings = town.buildings[row];
        if (1..4).contains(&buildings) {
            all[ROWS + usize::from(buildings) - 1] += f(board.row_points[row]);
        }
        let kinds = town.kinds(row);
        if (1..4).contains(&kinds) && town.free[row] > 0 {
            all[SETS + usize::from(kinds) - 1] += f(board.housing_points[row]);
        }
    }
    all[ORDERS] = cards::orders(content, player);
    all[TAXES] = f(tax) * (open.seats() - 1) as f32;
    all[DISCOUNT] = f(player.standing.build_discount) * left;
    all[LEARNED] = player.learned.len() as f32;
    all[BUILDINGS] = f(player.buildings());
    all[HOUSED] = f(player.housed_villagers());
    all[SCOUT] = f(player.standing.search_reduction) * left;
    all[LABS] = town.labs.iter().map(|points| f(*points)).sum::<f32>() * left;
    all[LEFT_SQUARED] = left * left;
    all[FIRST] = if open.first == seat && open.seats() > 1 { 1.0 } else { 0.0 };
    all
}
