//! Tokens, tiles, cards, people and places in words: what they cost and do.

use table::words::{counted, listed};

use super::effects::{
    adjacent, cost, effects, goods, points, power, requirement, some, standing, strike,
};
use crate::{
    Foe, Player, Source, Token,
    components::{
        AbilityToken, Building, Content, Deck, EnemyToken, FindToken, GearToken, Hero, HeroBoard,
        Location, OrderToken, Quest, QuestCard, Side, SoloCard, SpecialistKind, SpecialistTile,
        Thing, Visit,
    },
    rules::quests,
};

/// What a quest card of a deck is called: `an artifact`.
pub fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Basic => "a basic quest",
        Deck::Artifact => "an artifact",
        Deck::Advanced => "an advanced quest",
    }
}

/// What the quest cards of a deck are called: `artifacts`.
pub fn decks(deck: Deck) -> &'static str {
    match deck {
        Deck::Basic => "basic quests",
        Deck::Artifact => "artifacts",
        Deck::Advanced => "advanced quests",
    }
}

/// What a specialist is: `builder`.
pub fn kind(kind: SpecialistKind) -> &'static str {
    kind.word()
}

/// What a specialist does: `build a tile, 1 shell`.
pub fn specialist(face: &SpecialistTile) -> String {
    effects(&face.action)
}

/// What a specialist costs: `3 coins, tax 1`.
pub fn specialist_price(face: &SpecialistTile) -> String {
    format!("{}, tax {}", some(Thing::Coin, face.cost), face.tax)
}

/// What an ability token does, a few words each.
pub fn ability(content: &Content, face: &AbilityToken) -> Vec<String> {
    let mut does: Vec<String> = face.strike.iter().map(strike).collect();
    does.extend(standing(content, &face.standing));
    does.extend(face.power.iter().map(power));
    does
}

/// What gear does, a few words each.
pub fn gear(content: &Content, face: &GearToken) -> Vec<String> {
    let mut does: Vec<String> = face.strike.iter().map(strike).collect();
    does.extend(standing(content, &face.standing));
    // The other half of a pair says nothing of it by itself.
    let halves = content.gear.iter().filter(|half| half.standing.pair.is_some());
    for half in halves {
        let other = half.standing.pair.map(|other| content.gear(other).name.as_str());
        if other == Some(face.name.as_str()) {
            does.push(format!("{} more mana with {}", half.standing.max_mana, half.name));
        }
    }
    does
}

/// What a token of a hero board is called.
pub fn token_name(content: &Content, token: Token) -> &str {
    match token {
        Token::Ability(ability) => &content.ability(ability).name,
        Token::Gear(gear) => &content.gear(gear).name,
    }
}

/// What a token of a hero board does.
pub fn token(content: &Content, token: Token) -> Vec<String> {
    match token {
        Token::Ability(one) => ability(content, content.ability(one)),
        Token::Gear(one) => gear(content, content.gear(one)),
    }
}

/// What a power is called, by whose it is.
pub fn source_name(content: &Content, hero: Hero, source: Source) -> &str {
    match source {
        Source::Basic => &content.hero(hero).basic_name,
        Source::Ability(ability) => &content.ability(ability).name,
        Source::Quest(quest) => &content.quest(quest).name,
    }
}

/// What a building does, a few words each; the villager it houses is said by its beds.
pub fn building(content: &Content, face: &Building) -> Vec<String> {
    let mut does = Vec::new();
    if let Some(made) = &face.produces {
        let not = if made.in_final { "" } else { ", but not in the last production" };
        does.push(format!("produces {}{not}", some(made.what, made.n)));
    }
    if !face.on_built.is_empty() {
        does.push(format!("{} when built", effects(&face.on_built)));
    }
    if face.book_icon {
        does.push("shows a book".to_owned());
    }
    does.extend(standing(content, &face.standing));
    if face.is_inn {
        does.push("villagers of its row may move to another row".to_owned());
    }
    does.extend(face.points.map(points));
    does.extend(face.adjacent_points.map(adjacent));
    does.push(format!("houses {}", counted(1 + face.beds, "villager")));
    does
}

/// What a quest card asks for: `2 books, 5 buildings`; `nothing` for what can be played by anybody.
pub fn quest_price(face: &QuestCard) -> String {
    let mut parts = Vec::new();
    if !face.cost.is_free() {
        parts.push(cost(&face.cost));
    }
    parts.extend(face.requires.iter().map(requirement));
    if let Some(fight) = &face.combat {
        parts.push(format!("a combat (health {}, attack {})", fight.health, fight.attack));
    }
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

/// What a quest card wants to see and its player does not have: `5 buildings; you have 3`.
pub(super) fn requirement_of(content: &Content, player: &Player, quest: Quest) -> Option<String> {
    let asked = content.quest(quest).requires.as_ref()?;
    let has = quests::count(player, asked.stat);
    let lacks = has < u16::from(asked.at_least);
    lacks.then(|| format!("{}; you have {has}", requirement(asked)))
}

/// What a quest card brings, a few words each.
pub fn quest(content: &Content, face: &QuestCard) -> Vec<String> {
    let mut does = Vec::new();
    if !face.rewards.is_empty() {
        does.push(effects(&face.rewards));
    }
    does.extend(standing(content, &face.standing));
    does.extend(face.sale.iter().map(|sale| format!("you may sell {}", super::sale(sale))));
    does.extend(face.power.iter().map(power));
    if face.points > 0 {
        does.push(counted(face.points, "point"));
    }
    does.extend(face.at_end.map(points));
    does
}

/// What an enemy is: `level 3, health 5, attack 2`.
pub fn enemy(face: &EnemyToken) -> String {
    format!("level {}, health {}, attack {}", face.level, face.health, face.attack)
}

/// What defeating an enemy brings: `1 experience, 1 shell, 1 villager`.
pub fn enemy_brings(face: &EnemyToken) -> String {
    let mut parts = Vec::new();
    if face.experience > 0 {
        parts.push(some(Thing::Experience, face.experience));
    }
    if face.coins > 0 {
        parts.push(some(Thing::Coin, face.coins));
    }
    if !face.goods.is_empty() {
        parts.push(goods(face.goods));
    }
    if face.villagers > 0 {
        parts.push(counted(face.villagers, "villager"));
    }
    listed(&parts)
}

/// Whom one fights.
pub fn foe_name(content: &Content, foe: Foe) -> &str {
    match foe {
        Foe::Enemy(enemy) => &content.enemy(enemy).name,
        Foe::Quest(quest) => &content.quest(quest).name,
    }
}

/// What winning a combat brings.
pub fn foe_brings(content: &Content, foe: Foe) -> String {
    match foe {
        Foe::Enemy(enemy) => enemy_brings(content.enemy(enemy)),
        Foe::Quest(one) => quest(content, content.quest(one)).join(", "),
    }
}

/// What an order asks for and pays: `3 shells for 9 coins`.
pub fn order(face: &OrderToken) -> String {
    format!("{} for {}", goods(face.goods), some(Thing::Coin, face.coins))
}

/// What a search token brings, and whether it is kept for income.
pub fn find(content: &Content, face: &FindToken) -> String {
    let gains = effects(&face.gains);
    match face.kept {
        true => {
            let coins = some(Thing::Coin, content.numbers.search_income);
            format!("{gains}; kept for {coins} each season")
        }
        false => format!("{gains}; not kept"),
    }
}

/// What a visit costs and brings: `for 1 heart: 1 tool`.
pub fn visit(visit: &Visit) -> String {
    match visit.cost.is_free() {
        true => effects(&visit.gains),
        false => format!("for {}: {}", cost(&visit.cost), effects(&visit.gains)),
    }
}

/// What a location does on a side of the board.
pub fn location(content: &Content, side: Side, location: Location) -> String {
    visit(content.visit(side, location))
}

/// A hero board: `11 hearts, 4 mana, arrows 2, 2 and 3; Haste (1 mana: 2 more spaces, while moving)`.
pub fn hero(board: &HeroBoard) -> String {
    let moves = board.moves.map(|number| number.to_string());
    format!(
        "{}, {} mana, arrows {}; {} ({})",
        some(Thing::Heart, board.hearts),
        board.mana,
        listed(&moves),
        board.basic_name,
        power(&board.basic)
    )
}

/// What the bot does with a card of the solo deck.
pub fn solo_card(card: SoloCard) -> &'static str {
    match card {
        SoloCard::Search => "the bot takes the search token nearest to your hero",
        SoloCard::Recruit => "the bot takes the left-most specialist of the row",
        SoloCard::Attack => "the bot defeats an enemy of the lowest level, once a season",
        SoloCard::Die => "the bot rolls a die and takes an order or quest cards",
        SoloCard::ExhaustOwn => "the bot turns its left-most specialist face down",
        SoloCard::ExhaustYours => "the bot uses your left-most specialist; you get the tax",
    }
}
