//! Cards, adventurers and goods in words.

use table::words::{counted, listed};

use crate::{
    Faction,
    components::{
        AdventurerFace, CardFace, Cost, Count, Effects, Gain, Most, Per, RollBonus, Rolls, Symbols,
        Trigger,
    },
    refusal::{asked_words, cost_words},
};

/// One of a faction: `outlaw`.
pub fn kin(faction: Faction) -> &'static str {
    match faction {
        Faction::Yellow => "nomad",
        Faction::Red => "lizardfolk",
        Faction::Green => "outlaw",
        Faction::Blue => "mystic",
    }
}

/// What is paid: `2 coins and 1 gem`; `nothing` for what is free.
pub fn cost(cost: &Cost) -> String {
    cost_words(cost)
}

/// Symbols, counted: `2 hearts, 1 sword`.
pub fn symbols(symbols: &Symbols) -> String {
    let all = [
        (symbols.heart, "heart"),
        (symbols.skill, "hand"),
        (symbols.sword, "sword"),
        (symbols.search, "eye"),
        (symbols.movement, "arrow"),
        (symbols.shield, "shield"),
    ];
    let shown = all.iter().filter(|(number, _)| *number > 0);
    let shown: Vec<String> = shown.map(|(number, one)| counted(*number, one)).collect();
    if shown.is_empty() { "no symbols".to_owned() } else { shown.join(", ") }
}

/// An adventurer: `lizardfolk; 2 hearts, 1 sword`.
pub fn person(faction: Faction, face: &AdventurerFace) -> String {
    format!("{}; {}", kin(faction), symbols(&face.symbols))
}

/// What an artifact costs and asks for: `2 coins and 1 gem, reputation 4 or more`.
pub fn price(face: &CardFace) -> String {
    match face.reputation {
        0 => cost(&face.cost),
        asked => format!("{}, reputation {}", cost(&face.cost), asked_words(asked)),
    }
}

/// What a card does and pays, a few words each.
pub fn does(face: &CardFace) -> Vec<String> {
    let mut does = effects(&face.effects);
    if face.points != 0 {
        does.push(counted(face.points, "point"));
    }
    if does.is_empty() {
        does.push("does nothing".to_owned());
    }
    does
}

fn effects(effects: &Effects) -> Vec<String> {
    let mut does = Vec::new();
    if effects.symbols != Symbols::default() {
        does.push(symbols(&effects.symbols));
    }
    does.extend(bonuses(&effects.roll));
    for visit in &effects.visits {
        does.push(format!("{} at the {}", gain(&visit.gain), visit.building.name()));
    }
    for (trigger, brings) in &effects.triggers {
        does.push(format!("{} {}", gain(brings), when(*trigger)));
    }
    if let Some(boost) = &effects.boost {
        let rolls = rolls(boost.rolls);
        does.push(format!("pay {} for +{} on {rolls}", cost(&boost.cost), boost.add));
    }
    if let Some(again) = &effects.reroll {
        let often = if again.once_a_turn { ", once a turn" } else { "" };
        does.push(format!("roll the die again on {}{often}", rolls(again.rolls)));
    }
    does.extend(rules(effects));
    does.extend(scores(effects));
    does
}

/// What changes the rules for its owner.
fn rules(effects: &Effects) -> Vec<String> {
    let numbers = [
        (effects.trade_value, "more value in each trade"),
        (effects.trade_extra, "more trade at the Town Hall"),
        (effects.extra_draw, "more artifact drawn at the General Store"),
        (effects.treasure_slots, "treasure carried without an animal"),
        (effects.free_passes, "empty space passed for free each turn"),
        (effects.toll, "coin of everybody where you stop"),
    ];
    let numbers = numbers.iter().filter(|(number, _)| *number > 0);
    let mut does: Vec<String> =
        numbers.map(|(number, words)| format!("{number} {words}")).collect();
    if effects.cheaper > 0 {
        does.push(format!("adventurers cost {} less", counted(effects.cheaper, "coin")));
    }
    let paid = |way: &str, price: &Cost| match price.is_free() {
        true => way.to_owned(),
        false => format!("{way} for {}", cost(price)),
    };
    does.extend(effects.skip_threat.iter().map(|price| paid("get past a threat", price)));
    let enter = "enter an occupied building";
    does.extend(effects.no_duel.iter().map(|price| paid(enter, price)));
    let switches = [
        (effects.places_camp, "a camp on any empty space when you buy it"),
        (effects.extra_same, "one more of a faction in the party"),
        (effects.recruit_at_mine, "recruit at the Mine too"),
        (effects.ignores_water, "toxic water does no harm"),
        (effects.ignores_mammoth, "no mammoth needed"),
        (effects.tiebreak, "wins ties"),
    ];
    does.extend(switches.iter().filter(|(has, _)| *has).map(|(_, words)| (*words).to_owned()));
    does
}

/// What it pays in the end, printed points apart.
fn scores(effects: &Effects) -> Vec<String> {
    let mut does = Vec::new();
    if effects.score != 0 {
        does.push(format!("{} at the end", counted(effects.score, "point")));
    }
    does.extend(effects.per.iter().map(per));
    does.extend(effects.most.iter().map(most));
    does.extend(effects.when.iter().map(|when| {
        let asked = asked_words(when.reputation);
        format!("{} with reputation {asked}", counted(when.points, "point"))
    }));
    does
}

fn bonuses(add: &RollBonus) -> Vec<String> {
    let mut does = Vec::new();
    let all = [
        (add.duel_attack, "in duels you begin"),
        (add.duel_defend, "when you are challenged"),
        (add.threat, "against threats"),
        (add.quest_skill, "on skill rolls"),
        (add.quest_combat, "on combat rolls"),
    ];
    let mut numbers: Vec<u8> = all.iter().map(|(number, _)| *number).filter(|n| *n > 0).collect();
    numbers.dedup();
    for number in numbers {
        let same = all.iter().filter(|(one, _)| *one == number).map(|(_, words)| *words);
        let words = format!("+{number} {}", listed(&same.collect::<Vec<_>>()));
        if !does.contains(&words) {
            does.push(words);
        }
    }
    does
}

fn rolls(rolls: Rolls) -> String {
    let all = [
        (rolls.duel, "duels"),
        (rolls.threat, "fights with threats"),
        (rolls.quest_skill, "skill rolls"),
        (rolls.quest_combat, "combat rolls"),
    ];
    let named: Vec<&str> = all.iter().filter(|(has, _)| *has).map(|(_, words)| *words).collect();
    listed(&named)
}

fn gain(gain: &Gain) -> String {
    let mut parts: Vec<String> =
        gain.goods.each().map(|(good, amount)| good.counted(amount.into())).collect();
    if gain.hearts > 0 {
        parts.push(counted(gain.hearts, "heart"));
    }
    if gain.artifacts > 0 {
        parts.push("draw an artifact".to_owned());
    }
    if gain.matching > 0 {
        parts.push(format!("{} more of its kind", gain.matching));
    }
    listed(&parts)
}

fn when(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::DuelWon => "when you win a duel",
        Trigger::ThreatDefeated => "when you defeat a threat",
        Trigger::CampOnResource => "when you camp on a coin or gem space",
        Trigger::TreasureDrawn => "when you draw treasure",
        Trigger::QuestWon => "when a quest succeeds",
        Trigger::QuestFailed => "when a quest fails",
        Trigger::Recruited => "when you recruit",
        Trigger::OnRivalCamp => "when you stop at another player’s camp",
    }
}

/// What is counted, one of it.
fn one(what: Count) -> String {
    match what {
        Count::Good(good) => good.counted(1)[2..].to_owned(),
        Count::Tokens => "faction token".to_owned(),
        Count::Artifacts => "artifact".to_owned(),
        Count::OtherArtifacts => "other artifact".to_owned(),
        Count::Threats => "defeated threat".to_owned(),
        Count::Treasures => "treasure".to_owned(),
        Count::Camps => "camp".to_owned(),
        Count::Routes => "trade route".to_owned(),
        Count::Adventurers(faction) => format!("{} of yours", kin(faction)),
    }
}

/// What is counted, many of it.
fn many(what: Count) -> String {
    match what {
        Count::Good(good) => good.counted(2)[2..].to_owned(),
        Count::Adventurers(faction) => faction.people().to_owned(),
        other => format!("{}s", one(other)),
    }
}

fn per(per: &Per) -> String {
    let points = counted(per.points, "point");
    let each = match per.every {
        0 | 1 => one(per.what),
        every => format!("{every} {}", many(per.what)),
    };
    let most = per.most.map_or(String::new(), |most| format!(", {most} at most"));
    format!("{points} for each {each}{most}")
}

fn most(most: &Most) -> String {
    let mut words = format!("{} for the most {}", counted(most.first, "point"), many(most.what));
    if most.second > 0 {
        words += &format!(", {} for the second most", most.second);
    }
    if most.tied > 0 {
        words += &format!(", {} for a tie", most.tied);
    }
    words
}
