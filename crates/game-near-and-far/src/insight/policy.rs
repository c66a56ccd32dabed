//! What a sensible player thinks of each action: a worth in points, as the final score it may lead to.

use table::{Chance, Game, Ignore};

use super::{cards, odds, road, survey::Survey, town};
use crate::{
    Action, Member, NearAndFar, Place, RollKind, Stage, TradeSide,
    components::{Card, Check, Good, Kind, Space},
    rules::{camping, rolling, threats},
};

/// What a purchase has to gain.
const GAIN: f32 = 0.1;
/// Above everything else that may be done at the moment.
const FIRST: f32 = 8.0;
/// What the rest of a turn is worth.
const REST: f32 = 1.5;

/// Luck that is always average: the policy looks at no dice.
struct Average;

impl Chance for Average {
    fn pick(&mut self, sides: u32) -> u32 {
        sides / 2
    }
}

/// What an action is worth.
pub(super) fn worth(game: &NearAndFar, survey: &Survey, action: Action) -> f32 {
    let base = survey.base;
    match (game.open.stage, action) {
        (Stage::Draft, Action::Pick(card)) => base + cards::promise(game, survey.seat, card),
        (Stage::Discard, Action::Drop(card)) => base + discard(game, survey, card),
        (_, Action::Buy(card)) => buy(game, survey, card),
        (Stage::Turn, Action::Visit(building)) => town::visit(game, survey, building),
        (Stage::Turn, Action::Adventure) => adventure(game, survey),
        (Stage::Enter { building }, Action::Duel { foe, style }) => {
            let inside = town::inside(game, survey, building);
            town::duel(game, survey, inside, foe, style)
        }
        (Stage::Enter { building }, Action::WalkIn) => town::inside(game, survey, building),
        (Stage::Enter { building }, Action::Pass(card)) => {
            let cost = game.content.0.card(card).effects.no_duel.unwrap_or_default();
            town::inside(game, survey, building) - survey.goods(&cost)
        }
        (Stage::Roll, Action::Spend(hearts)) => base + spend(game, survey, hearts),
        (Stage::Roll, Action::Use(card)) => base + use_card(game, survey, card),
        (Stage::Defend { .. }, Action::Use(_)) => base - 0.2,
        (Stage::Hall, Action::Trade { side: TradeSide::Gain, good }) => {
            base + town::trade(game, survey, good)
        }
        (Stage::Hall, Action::Trade { side: TradeSide::Pay, .. }) => base - 1.0,
        (Stage::Trade, Action::Give(good)) => base - give(game, survey, good),
        (Stage::Saloon | Stage::Mine, Action::Recruit(one)) => town::hire(game, survey, one),
        (Stage::Saloon, Action::Refresh) => base + refresh(game, survey),
        (Stage::Welcome { .. }, Action::Recruit(one)) => town::joined(game, survey, one, 0),
        (Stage::Store, Action::Coin { basic, advanced }) => {
            base + survey.coin + 0.2 * f32::from(basic) + 0.25 * f32::from(advanced)
        }
        (Stage::Store | Stage::Journal, Action::Draw { basic, advanced }) => {
            base + draw(game, survey, basic, advanced)
        }
        (Stage::Sift, Action::Keep(card)) => base + cards::promise(game, survey.seat, card),
        (Stage::Sift, Action::Drop(_)) => base,
        (Stage::Hut, Action::DrawTreasure) => base + survey.draw(game, game.open.mover()),
        (Stage::Treasure, Action::Keep(card)) => {
            after(game, survey, action) + treasure(game, survey, card)
        }
        (Stage::Treasure, Action::Swap { keep, lose }) => {
            let gain = treasure(game, survey, keep) - treasure(game, survey, lose);
            after(game, survey, action) + gain
        }
        (Stage::Surplus, Action::Lose(card)) => {
            after(game, survey, action) - treasure(game, survey, card)
        }
        (Stage::Mine, Action::Dig(cell)) => base + town::dig(game, survey, cell),
        (Stage::Party { .. }, Action::With(member)) => base + symbols(game, survey, member),
        (Stage::Party { .. }, Action::Out(member)) => base - symbols(game, survey, member),
        (Stage::Party { .. }, Action::Unchanged) => base - 50.0,
        (Stage::Move, Action::Step(to)) => base + road::of(game, survey).step(to),
        (Stage::Move, Action::Stop) => base + road::of(game, survey).stop,
        (Stage::Danger { to }, _) => base + danger(game, survey, to, action),
        (Stage::Attempt, Action::Attempt) => {
            let mover = game.open.mover();
            base + odds::quest(game, survey, mover, mover.hearts)
        }
        (Stage::Choose, Action::Choose(place)) => {
            base + odds::choice(game, survey, place).unwrap_or(0.0)
        }
        (Stage::Camp, Action::Camp) => {
            let here = game.open.mover().place.space().unwrap_or(Space::TOWN);
            base + survey.camp_at(game, here) - f32::from(camping::HEARTS) * survey.heart
        }
        (Stage::Settle, Action::Settle(space)) => base + survey.camp_at(game, space),
        (Stage::Companion { .. }, Action::Platypus) => base + 0.1,
        (_, Action::Done | Action::End | Action::Ready) => base,
        _ => after(game, survey, action),
    }
}

/// What is to be expected right after an action without dice.
fn after(game: &NearAndFar, survey: &Survey, action: Action) -> f32 {
    let mut after = *game;
    match after.apply(survey.seat, action, &mut Average, &mut Ignore) {
        Ok(()) => after.evaluate_by(survey.weights, survey.seat),
        Err(_) => f32::MIN,
    }
}

/// Of two advanced cards one has to go; others go if they promise nothing.
fn discard(game: &NearAndFar, survey: &Survey, card: Card) -> f32 {
    let must = game.open.traveller(survey.seat).advanced > 1 && card.kind() == Kind::Advanced;
    let first = if must { FIRST } else { 0.0 };
    first - cards::promise(game, survey.seat, card)
}

/// What pays is bought at once.
fn buy(game: &NearAndFar, survey: &Survey, card: Card) -> f32 {
    let camp = if game.content.0.card(card).effects.places_camp { survey.camp + 1.0 } else { 0.0 };
    let gain = after(game, survey, Action::Buy(card)) + camp - survey.base;
    survey.base + gain + if gain > GAIN { FIRST } else { -1.0 }
}

/// Out of town with the hearts of the party, or on from where the standee is.
fn adventure(game: &NearAndFar, survey: &Survey) -> f32 {
    let mut out = *game;
    let mover = out.open.traveller_mut(survey.seat);
    if mover.place.space().is_none() {
        mover.hearts = super::features::capacity(mover);
        mover.place = Place::At(Space::TOWN);
    }
    out.evaluate_by(survey.weights, survey.seat) + road::look(&out, survey).best()
}

/// What a total comes to.
fn outcome(game: &NearAndFar, survey: &Survey, kind: RollKind, total: u8, needed: u8) -> f32 {
    let won = total >= needed;
    match kind {
        RollKind::Duel { .. } => {
            if won {
                2.0
            } else {
                0.0
            }
        }
        RollKind::Threat { threat } if won => {
            survey.camp + f32::from(game.content.0.threat(threat.into()).points) + REST
        }
        RollKind::Threat { .. } => 0.0,
        RollKind::Skill { number } | RollKind::Combat { number } => {
            let skill = matches!(kind, RollKind::Skill { .. });
            let check = if skill { Check::Skill } else { Check::Combat };
            let more = if total >= needed + story::MORE { odds::bonus_reward(survey) } else { 0.0 };
            if won { odds::reward(survey, check, number) + more } else { 0.0 }
        }
    }
}

/// Hearts in town are lost anyway when the town is left.
fn heart(survey: &Survey, kind: RollKind) -> f32 {
    match kind {
        RollKind::Duel { .. } => 0.01,
        _ => survey.heart,
    }
}

fn spend(game: &NearAndFar, survey: &Survey, hearts: u8) -> f32 {
    let Some(roll) = &game.open.roll else { return 0.0 };
    let (content, open) = (game.content.0, &game.open);
    let (total, needed) =
        (rolling::total(content, open, roll), rolling::needed(content, open, roll));
    let cost = heart(survey, roll.kind) * f32::from(hearts);
    outcome(game, survey, roll.kind, total + hearts, needed) - cost
}

/// A card that changes a roll: what can be made of it then.
fn use_card(game: &NearAndFar, survey: &Survey, card: Card) -> f32 {
    let Some(roll) = &game.open.roll else { return 0.0 };
    let (content, open) = (game.content.0, &game.open);
    let (total, needed) =
        (rolling::total(content, open, roll), rolling::needed(content, open, roll));
    let free = open.free_hearts();
    let best = |total: u8| {
        let wanted = [total, needed, needed + story::MORE];
        let spends = wanted.into_iter().filter_map(|wanted| wanted.checked_sub(total));
        let spends = spends.filter(|hearts| *hearts <= free);
        let cost = heart(survey, roll.kind);
        let worth = |hearts: u8| {
            outcome(game, survey, roll.kind, total + hearts, needed) - cost * f32::from(hearts)
        };
        spends.map(worth).fold(f32::MIN, f32::max)
    };
    match &content.card(card).effects.boost {
        Some(boost) => best(total + boost.add) - survey.goods(&boost.cost) - 0.05,
        None => (1..=6).map(|die| best(total - roll.die + die)).sum::<f32>() / 6.0 - 0.05,
    }
}

/// What giving a good in a trade costs for each unit of value.
fn give(game: &NearAndFar, survey: &Survey, good: Good) -> f32 {
    let value = f32::from(game.content.0.board.values[good].max(1));
    let wanted = |card: &Card| game.content.0.card(*card).cost[good] > 0;
    let needed = game.hidden.hands[survey.seat.index()].iter().filter(wanted).count() as f32;
    survey.good(good) / value + 0.1 * needed
}

/// A new row, where nobody of this one is worth it.
fn refresh(game: &NearAndFar, survey: &Survey) -> f32 {
    let coins = f32::from(game.open.mover().goods.coin.min(5));
    let hope = if game.open.turn.recruited { 0.0 } else { 0.25 * coins * survey.left };
    hope - survey.food - 0.05
}

fn draw(game: &NearAndFar, survey: &Survey, basic: u8, advanced: u8) -> f32 {
    let all = f32::from(basic + advanced) / 4.0;
    let even = if survey.left > 0.4 { 0.05 * f32::from(advanced.min(2)) } else { 0.0 };
    town::artifacts(game, survey) * all + even - 0.05 * f32::from(advanced.saturating_sub(2))
}

/// What a treasure does that no feature sees.
fn treasure(game: &NearAndFar, survey: &Survey, card: Card) -> f32 {
    let effects = &game.content.0.card(card).effects;
    let symbols = cards::symbols_worth(&effects.symbols, survey.left);
    let all = cards::effects_worth(effects, game.open.mover(), survey.left);
    all - symbols - f32::from(effects.score)
}

fn symbols(game: &NearAndFar, survey: &Survey, member: Member) -> f32 {
    let content = game.content.0;
    let shown = match member {
        Member::Adventurer(one) => &content.face(one).symbols,
        Member::Companion => game.open.mover().companion_shows(content),
    };
    cards::symbols_worth(shown, survey.left)
}

/// The ways to deal with a threat, with what lies behind it.
fn danger(game: &NearAndFar, survey: &Survey, to: Space, action: Action) -> f32 {
    debug_assert!(threats::is_met(&game.open, to));
    let mut beyond = *game;
    let free = game.open.free_hearts();
    beyond.open.turn.steps += 1;
    let mover = beyond.open.traveller_mut(survey.seat);
    mover.place = Place::At(to);
    mover.hearts = free;
    let behind = road::look(&beyond, survey).best();
    match action {
        Action::Fight => road::fight(game, survey, behind),
        Action::Return(_) => behind - 2.0,
        Action::Pass(card) => {
            let cost = game.content.0.card(card).effects.skip_threat.unwrap_or_default();
            behind - survey.goods(&cost)
        }
        _ => behind,
    }
}
