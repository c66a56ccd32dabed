//! What can be done where a hero has stopped: a visit, a search, a fight, a quest card.

use super::{cards, fight_cache, survey::Survey};
use crate::components::{DIE, Enemy, Fight, LOCATIONS, Location};

/// What the second villager of a reward is worth beside the first.
const SECOND: f32 = 0.85;

/// A fight that takes so many times the hearts there are is not thought of.
const HOPELESS: f32 = 1.25;

/// What a visit is worth with so many hearts.
pub(super) fn visit(survey: &Survey, location: Location, hearts: u8) -> f32 {
    let (content, player) = (survey.content(), survey.player());
    let visit = content.visit(survey.game.open.side, location);
    let cost = &visit.cost;
    let is_payable = hearts > cost.hearts
        && player.books >= cost.books
        && player.experience >= cost.experience
        && player.mana >= cost.mana
        && survey.wealth >= f32::from(cost.coins)
        && player.goods.contains(&cost.goods);
    if !is_payable {
        return 0.0;
    }
    let after = hearts - cost.hearts;
    let mut prices = survey.prices;
    prices.missing_hearts = player.most_hearts(content).saturating_sub(after);
    let mut rest = *cost;
    (rest.hearts, rest.hearts_rolled) = (0, false);
    let gains = prices.effects(&visit.gains) - prices.cost(&rest);
    let lost = survey.lost(hearts, cost.hearts);
    if cost.hearts_rolled { rolled(survey, after, 0, gains) - lost } else { gains - lost }
}

/// What it is worth to lose as many hearts as the die says, less so many, for these gains.
fn rolled(survey: &Survey, hearts: u8, saved: u8, gains: f32) -> f32 {
    let each = (1..=DIE).map(|die| {
        let lost = die.saturating_sub(saved);
        if lost < hearts { gains - survey.lost(hearts, lost) } else { -survey.lost(hearts, hearts) }
    });
    each.sum::<f32>() / f32::from(DIE)
}

/// What a search is worth with so many hearts.
pub(super) fn search(survey: &Survey, hearts: u8) -> f32 {
    rolled(survey, hearts, survey.player().standing.search_reduction, survey.prices.find)
}

/// What a defeated enemy brings.
pub(super) fn prize(survey: &Survey, enemy: Enemy) -> f32 {
    let token = survey.content().enemy(enemy);
    let prices = &survey.prices;
    let villagers = match token.villagers {
        0 => 0.0,
        n => prices.villager * (1.0 + SECOND * f32::from(n - 1)),
    };
    f32::from(token.experience) * prices.experience
        + f32::from(token.coins) * prices.coin
        + prices.goods(token.goods)
        + villagers
}

/// What a fight on the board is worth with so many hearts; one that cannot be worth more than `floor` is not
/// looked at in full.
pub(super) fn fight(survey: &Survey, enemy: Enemy, hearts: u8, floor: f32) -> f32 {
    let prize = prize(survey, enemy);
    let token = survey.content().enemy(enemy);
    let least = survey.kit.least_loss(token.fight());
    let most = prize - survey.lost(hearts, least);
    if most <= floor.max(survey.consolation()) {
        return f32::MIN;
    }
    // What takes far more hearts than there are is not looked at in full.
    if survey.kit.hardship(token.fight()) > HOPELESS * f32::from(hearts) + 1.0 {
        return f32::MIN;
    }
    combat(survey, token.fight(), prize, hearts)
}

/// What a combat for this prize is worth.
pub(super) fn combat(survey: &Survey, fight: Fight, prize: f32, hearts: u8) -> f32 {
    let player = survey.player();
    let end = fight_cache::of(&survey.kit, fight, hearts, player.mana);
    let mana = f32::from(player.mana) - end.mana;
    let lost = survey.lost_on_average(hearts, f32::from(hearts) - end.hearts);
    prize * end.win + survey.consolation() * (1.0 - end.win) - lost - survey.prices.mana * mana
}

/// What the best card in hand brings at each location.
pub(super) fn quests<'s>(survey: &'s Survey) -> &'s [f32; LOCATIONS] {
    survey.quests.get_or_init(|| best_quests(survey))
}

fn best_quests(survey: &Survey) -> [f32; LOCATIONS] {
    let (content, player) = (survey.content(), survey.player());
    let mut best = [0.0; LOCATIONS];
    if survey.game.open.turn.quest_played {
        return best;
    }
    for quest in survey.game.hidden.hands[survey.seat.index()].iter() {
        let card = content.quest(quest);
        let is_playable = cards::is_payable(player, &card.cost)
            && cards::meets(player, &survey.town, card.requires);
        if is_playable {
            let place = &mut best[card.location.index()];
            *place = survey.quest(quest).max(*place);
        }
    }
    best
}
