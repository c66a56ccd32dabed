//! Prices, effects, powers and points in words.

use table::words::{counted, listed};

use crate::components::{
    AdjacentKind, Boost, Content, Cost, Effect, Good, Goods, Limit, Points, Power, PowerEffect,
    Requirement, Sale, Standing, Stat, Strike, Thing, Timing,
};

/// So many of something: `2 coins`.
pub fn some(thing: Thing, amount: u8) -> String {
    thing.counted(amount.into())
}

/// Goods, counted: `1 shell and 2 tools`; `nothing` where there are none.
pub fn goods(goods: Goods) -> String {
    let each: Vec<String> = goods.each().map(|(good, n)| good.counted(n.into())).collect();
    if each.is_empty() { "nothing".to_owned() } else { listed(&each) }
}

/// What is paid: `1 heart and 1 book`; `nothing` for what is free.
pub fn cost(cost: &Cost) -> String {
    let rolled = cost.hearts_rolled.then(|| "as many hearts as a die shows".to_owned());
    let each = cost.each().map(|(thing, n)| some(thing, n));
    let each: Vec<String> = rolled.into_iter().chain(each).collect();
    if each.is_empty() { "nothing".to_owned() } else { listed(&each) }
}

/// What happens once, in a few words: `2 coins`, `draw 2 quest cards and keep 1`.
pub fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::Gain { what, n } => some(what, n),
        Effect::GainRoll { what, times: 1 } => format!("{} as a die shows", as_many(what)),
        Effect::GainRoll { what, times } => {
            format!("{times} times {} as a die shows", as_many(what))
        }
        Effect::Villagers(n) => counted(n, "villager"),
        Effect::DrawQuests { draw, keep } => drawn(draw, keep, "quest card"),
        Effect::DrawOrders { draw, keep } => drawn(draw, keep, "order"),
        Effect::BuyGear { discount: 0 } => "you may buy 1 gear".to_owned(),
        Effect::BuyGear { discount } => {
            format!("you may buy 1 gear for {} less", some(Thing::Coin, discount))
        }
        Effect::Build => "build a tile".to_owned(),
        Effect::HealFull => "all hearts".to_owned(),
        Effect::SwapTiles => "you may swap two unbuilt tiles".to_owned(),
        Effect::TakeFirstPlayer => "the first player token".to_owned(),
        Effect::ClaimSearchToken => "any search token, without a roll".to_owned(),
        Effect::HeroAction { movement } => {
            format!("a hero action with {}", counted(movement, "space"))
        }
        Effect::RefreshSpecialist => "turn one of your specialists face up".to_owned(),
    }
}

/// All that happens, one after another: `2 coins, 1 villager`.
pub fn effects(list: &[Effect]) -> String {
    list.iter().map(effect).collect::<Vec<_>>().join(", ")
}

fn as_many(what: Thing) -> String {
    let many = what.counted(2);
    format!("as many {}", many.trim_start_matches("2 "))
}

fn drawn(draw: u8, keep: u8, what: &str) -> String {
    match keep < draw {
        true => format!("draw {} and keep {keep}", counted(draw, what)),
        false => format!("draw {}", counted(draw, what)),
    }
}

/// What a red slot does: `3 damage; for 1 mana 2 more damage`.
pub fn strike(strike: &Strike) -> String {
    let Strike { damage, defence, mana, hearts, boost: more } = *strike;
    let mut parts = Vec::new();
    if damage > 0 {
        parts.push(format!("{damage} damage"));
    }
    if defence > 0 {
        parts.push(format!("{defence} defence"));
    }
    if mana > 0 {
        parts.push(format!("gain {mana} mana"));
    }
    if hearts > 0 {
        parts.push(format!("gain {}", some(Thing::Heart, hearts)));
    }
    let plain = if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") };
    match more {
        Some(more) => format!("{plain}; for {} mana {}", more.mana, boost(&more)),
        None => plain,
    }
}

/// What mana adds to a strike: `2 more damage`.
pub fn boost(boost: &Boost) -> String {
    let mut parts = Vec::new();
    if boost.damage > 0 {
        parts.push(format!("{} more damage", boost.damage));
    }
    if boost.die {
        parts.push("a die of more damage".to_owned());
    }
    if boost.defence > 0 {
        parts.push(format!("{} more defence", boost.defence));
    }
    listed(&parts)
}

/// What holds as long as something is owned, a few words each.
pub fn standing(content: &Content, standing: &Standing) -> Vec<String> {
    let Standing {
        defence,
        max_mana,
        movement,
        build_discount,
        recruit_discount,
        search_reduction,
        helm,
        pair,
    } = *standing;
    let mut does = Vec::new();
    if defence > 0 {
        does.push(format!("{defence} defence in every round"));
    }
    match pair {
        Some(other) if max_mana > 0 => {
            does.push(format!("{max_mana} more mana with {}", content.gear(other).name));
        }
        _ if max_mana > 0 => does.push(format!("{max_mana} more mana")),
        _ => {}
    }
    if movement > 0 {
        does.push(format!("{} more in every hero action", counted(movement, "space")));
    }
    if build_discount > 0 {
        does.push(format!("other buildings cost {} less", some(Thing::Coin, build_discount)));
    }
    if recruit_discount > 0 {
        does.push(format!("recruiting costs {} less", some(Thing::Coin, recruit_discount)));
    }
    if search_reduction > 0 {
        does.push(format!("searching costs {} less", some(Thing::Heart, search_reduction)));
    }
    if helm > 0 {
        does.push(format!("{} for each 4 rolled in combat", some(Thing::Heart, helm)));
    }
    does
}

/// What can be activated: `1 mana: 2 more spaces, while moving`.
pub fn power(power: &Power) -> String {
    let mut words = format!("{}: {}", cost(&power.cost), power_effect(&power.does));
    let when = match power.timing {
        Timing::Any | Timing::OwnTurn => "",
        Timing::OutOfCombat | Timing::OwnTurnOutOfCombat => ", not in combat",
        Timing::HeroMove => ", while moving",
        Timing::AttackRound => ", after the roll of a combat",
        Timing::AfterRoll => ", after a roll",
        Timing::AsTurn => ", as your turn",
    };
    let often = match power.limit {
        Limit::None => "",
        Limit::PerSeason => ", once a season",
        Limit::PerRound => ", once a round",
    };
    words += when;
    words += often;
    words
}

/// What an activated ability does.
pub fn power_effect(does: &PowerEffect) -> String {
    match *does {
        PowerEffect::Effect(once) => effect(&once),
        PowerEffect::Movement(spaces) => format!("{spaces} more spaces"),
        PowerEffect::Defence(defence) => format!("{defence} more defence"),
        PowerEffect::Damage(damage) => format!("{damage} more damage"),
        PowerEffect::Reroll => "roll the die again".to_owned(),
        PowerEffect::IgnoreEnemies => "enemies cost no hearts this turn".to_owned(),
    }
}

/// Points at the end: `3 points for each crystal of the last production`.
pub fn points((per, n): (Points, u8)) -> String {
    let each = match per {
        Points::PerFinal(good) => format!("{} of the last production", good.name()),
        Points::PerHoused(good) => format!("housed {} villager", good.name()),
        Points::SearchTokens => "search token".to_owned(),
        Points::OrdersDone => "completed order".to_owned(),
        Points::ArtifactsPlayed => "artifact you have played".to_owned(),
        Points::QuestsPlayed => "quest card you have played".to_owned(),
        Points::FullHousingRows => "housing row with all four goods".to_owned(),
        Points::FullBuildingRows => "row with four buildings".to_owned(),
        Points::Abilities => "ability on your hero board".to_owned(),
    };
    format!("{} for each {each}", counted(n, "point"))
}

/// Points at the end for the buildings beside one: `2 points for each bed beside it`.
pub fn adjacent((kind, n): (AdjacentKind, u8)) -> String {
    let each = match kind {
        AdjacentKind::Beds => "bed beside it",
        AdjacentKind::BookIcons => "building with a book beside it",
        AdjacentKind::Producers => "building beside it that produces a good",
    };
    format!("{} for each {each}", counted(n, "point"))
}

/// What a quest card looks at: `5 buildings`.
pub fn requirement(asked: &Requirement) -> String {
    let n = asked.at_least;
    match asked.stat {
        Stat::Buildings => counted(n, "building"),
        Stat::HousedVillagers => counted(n, "housed villager"),
        Stat::OrdersDone => counted(n, "completed order"),
        Stat::QuestsPlayed => format!("{} played", counted(n, "quest card")),
        Stat::SearchTokens => counted(n, "search token"),
        Stat::Gear => format!("{n} gear"),
        Stat::Abilities if n == 1 => "1 ability".to_owned(),
        Stat::Abilities => format!("{n} abilities"),
        Stat::FullBuildingRows => format!("{} with four buildings", counted(n, "row")),
        Stat::FullHousingRows => format!("{} with all four goods", counted(n, "housing row")),
        Stat::BestEnemy => format!("an enemy of level {n} or more defeated"),
        Stat::Held(good) => format!("{} to show", good.counted(n.into())),
        Stat::Coins => format!("{} to show", some(Thing::Coin, n)),
    }
}

/// A trade of the market: `1 shell and 2 tools for 7 coins`.
pub fn sale(sale: &Sale) -> String {
    format!("{} for {}", goods(sale.goods), some(Thing::Coin, sale.coins))
}

/// What a season brings: `2 shells, 5 coins and 3 hearts`; `nothing` where it brings none.
pub fn production(made: Goods, coins: u16, hearts: u8) -> String {
    let mut parts: Vec<String> = made.each().map(|(good, n)| good.counted(n.into())).collect();
    if coins > 0 {
        parts.push(Thing::Coin.counted(coins));
    }
    if hearts > 0 {
        parts.push(some(Thing::Heart, hearts));
    }
    if parts.is_empty() { "nothing".to_owned() } else { listed(&parts) }
}

/// Whom one gains: `a shell villager`.
pub fn villager(good: Good) -> String {
    format!("a {} villager", good.name())
}
