//! The odds of rolls: duels, threats and quests, with hearts after the die.

use story::{MORE, Way};

use super::survey::Survey;
use crate::{
    Foe, NearAndFar, Style, Traveller,
    components::{Check, Thing},
    rules::rolling,
};

/// What a roll comes to on average.
#[derive(Clone, Copy, Default)]
pub(super) struct Odds {
    /// The chance to win.
    pub(super) win: f32,
    /// Hearts spent on average.
    pub(super) hearts: f32,
}

/// The odds to reach `number` with `added` to a die and so many hearts.
pub(super) fn reach(number: u8, added: u8, hearts: u8) -> Odds {
    let mut odds = Odds::default();
    for die in 1..=6 {
        let lack = number.saturating_sub(die + added);
        if lack <= hearts {
            odds.win += 1.0 / 6.0;
            odds.hearts += f32::from(lack) / 6.0;
        }
    }
    odds
}

/// The chance that the active player wins a duel, all hearts counted.
pub(super) fn duel(game: &NearAndFar, foe: Foe, style: Style) -> f32 {
    let (content, open) = (game.content.0, &game.open);
    let mover = open.mover();
    let own = mover.hearts + rolling::in_duels(content, mover, style);
    let theirs = rolling::defence(content, open, foe, 0, 0);
    let mut wins = 0;
    for die in 1..=6 {
        for against in 1..=6 {
            wins += u8::from(own + die > theirs + against);
        }
    }
    f32::from(wins) / 36.0
}

/// What reaching a number of a quest brings on average (BIBLE.md: twice the number less three, in food).
pub(super) fn reward(survey: &Survey, check: Check, number: u8) -> f32 {
    let more = if check == Check::Combat { 1.0 } else { 0.0 };
    let food = 2.0 * (f32::from(number) - 3.0) + more;
    food * 0.55 * survey.coin
}

/// What the bonus of a quest brings on average.
pub(super) fn bonus_reward(survey: &Survey) -> f32 {
    survey.coin
}

/// What a roll for `number` is worth with `added` to the die, when hearts are spent where that pays.
pub(super) fn roll(survey: &Survey, check: Check, number: u8, added: u8, hearts: u8) -> f32 {
    let (win, more) = (reward(survey, check, number), bonus_reward(survey));
    let mut sum = 0.0;
    for die in 1..=6 {
        sum += decide(survey, number, die + added, hearts, win, more);
    }
    sum / 6.0
}

/// The best that hearts make of a total.
pub(super) fn decide(
    survey: &Survey,
    number: u8,
    total: u8,
    hearts: u8,
    win: f32,
    more: f32,
) -> f32 {
    let spend = |wanted: u8, worth: f32| {
        let lack = wanted.saturating_sub(total);
        if lack <= hearts { worth - survey.heart * f32::from(lack) } else { 0.0 }
    };
    spend(number, win).max(spend(number + MORE, win + more)).max(0.0)
}

/// What an unread quest is worth with so many hearts.
pub(super) fn quest(game: &NearAndFar, survey: &Survey, traveller: &Traveller, hearts: u8) -> f32 {
    let skill = rolling::in_quests(&game.content, traveller, Check::Skill);
    let combat = rolling::in_quests(&game.content, traveller, Check::Combat);
    let hearts = hearts.min(4);
    let low = roll(survey, Check::Skill, 5, skill, hearts);
    let high = roll(survey, Check::Skill, 7, skill, hearts);
    let fight = roll(survey, Check::Combat, 6, combat, hearts);
    0.5 * (low.max(high) + low.max(fight))
}

/// What a choice of the open quest is worth.
pub(super) fn choice(game: &NearAndFar, survey: &Survey, place: u8) -> Option<f32> {
    let page = game.open.page?;
    let passage = game.content.0.tales().passage(page.walk.passage);
    let written = passage.choices.get(usize::from(place).checked_sub(1)?)?;
    let price: f32 = written
        .price()
        .iter()
        .map(|amount| {
            let one = match amount.thing {
                Thing::Coin => survey.coin,
                Thing::Gem => survey.gem,
                Thing::Food => survey.food,
                _ => survey.token,
            };
            one * f32::from(amount.amount)
        })
        .sum();
    let paid_back = price * 1.1;
    let mover = game.open.mover();
    let worth = match &written.way {
        Way::Plain { .. } => reward(survey, Check::Skill, 5) + paid_back,
        Way::Roll { check, tiers } => {
            let number = tiers.first().map_or(0, |tier| tier.number);
            let added = rolling::in_quests(&game.content, mover, *check);
            let odds = reach(number, added, mover.hearts.min(4));
            roll(survey, *check, number, added, mover.hearts) + paid_back * odds.win
        }
    };
    Some(worth - price)
}
