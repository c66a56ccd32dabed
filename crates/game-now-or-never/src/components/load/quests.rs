//! What `quests.toml` says.

use serde::Deserialize;
use table::Fault;
use toml::Spanned;

use super::{
    buildings::PointsEntry,
    effects::{CostEntry, EffectEntry, StandingEntry, gains},
    entry::{Entry, Source, Text, check_names, in_order, named},
    limits,
    powers::PowerEntry,
    tokens::SaleEntry,
};
use crate::components::{
    Deck, Effect, Fight, Good, Location, Quest, QuestCard, Requirement, Standing, Stat,
};

/// Where the quest cards are.
pub(super) const FILE: &str = "quests.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestFile {
    basic: Vec<QuestEntry>,
    artifact: Vec<QuestEntry>,
    advanced: Vec<QuestEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestEntry {
    id: Spanned<String>,
    name: String,
    location: String,
    #[serde(default)]
    cost: CostEntry,
    requires: Option<RequirementEntry>,
    combat: Option<FightEntry>,
    #[serde(default)]
    rewards: Vec<EffectEntry>,
    #[serde(default)]
    standing: StandingEntry,
    power: Option<PowerEntry>,
    sale: Option<SaleEntry>,
    points: u8,
    at_end: Option<PointsEntry>,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
    #[serde(default, rename = "fact")]
    _fact: Vec<String>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct RequirementEntry {
    what: StatEntry,
    at_least: u8,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum StatEntry {
    Buildings,
    HousedVillagers,
    OrdersDone,
    QuestsPlayed,
    SearchTokens,
    Gear,
    Abilities,
    FullBuildingRows,
    FullHousingRows,
    BestEnemy,
    Shell,
    Tool,
    Demon,
    Crystal,
    Coins,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct FightEntry {
    health: u8,
    attack: u8,
}

/// The cards of all three decks in the order of their ids, if they make sense.
pub(super) fn quests(files: &[String], faults: &mut Vec<Fault>) -> Option<Vec<QuestCard>> {
    let (text, file) = Text::read::<QuestFile>(FILE, files, faults)?;
    let before = faults.len();
    let mut cards = Vec::with_capacity(Quest::COUNT);
    let decks = [
        (Deck::Basic, "basic quest cards", file.basic),
        (Deck::Artifact, "artifacts", file.artifact),
        (Deck::Advanced, "advanced quest cards", file.advanced),
    ];
    for (deck, what, entries) in decks {
        let entries =
            in_order::<Quest, _>(&text, what, entries, deck.range(), |one| &one.id, faults);
        for one in entries.into_iter().flatten() {
            let entry = &mut text.entry(&one.id, &one.name, faults);
            cards.extend(card(deck, one, entry));
        }
    }
    check_names(&text, cards.iter().map(|card| card.name.as_str()), faults);
    (faults.len() == before).then_some(cards)
}

fn card(deck: Deck, one: QuestEntry, entry: &mut Entry<'_>) -> Option<QuestCard> {
    let location = named::<Location>("location", &one.location, entry);
    let cost = one.cost.cost(entry);
    // NN-301: whether a card can be played is known before it is.
    if cost.hearts_rolled {
        entry.fault("the price of a card is a number: no die decides it");
    }
    entry.range("points", one.points, &limits::AMOUNT);
    let requires = one.requires.map(|requires| requirement(requires, entry));
    let combat = one.combat.map(|FightEntry { health, attack }| {
        entry.range("health", health, &limits::HEALTH);
        entry.range("attack", attack, &limits::ATTACK);
        Fight { health, attack }
    });
    let rewards = gains(&one.rewards, entry);
    if rewards.contains(&Effect::Build) {
        entry.fault("only a specialist builds");
    }
    let standing = one.standing.standing(entry);
    if standing.pair.is_some() {
        entry.fault("only gear comes in pairs");
    }
    let power = one.power.map(|power| power.power(entry));
    let sale = one.sale.map(|sale| sale.sale(entry));
    // NN-316: the card lies under the town board while it is fought for, so it would count too early.
    if combat.is_some() && (power.is_some() || sale.is_some() || standing != Standing::default()) {
        entry.fault(
            "what a combat decides is not in play before it is won: no power, standing or sale",
        );
    }
    let at_end = one.at_end.as_ref().and_then(|points| points.points(entry));
    let QuestEntry { name, points, .. } = one;
    Some(QuestCard {
        name,
        deck,
        location: location?,
        cost,
        requires,
        combat,
        rewards,
        standing,
        sale,
        power,
        points,
        at_end,
    })
}

fn requirement(requires: RequirementEntry, entry: &mut Entry<'_>) -> Requirement {
    let stat = match requires.what {
        StatEntry::Buildings => Stat::Buildings,
        StatEntry::HousedVillagers => Stat::HousedVillagers,
        StatEntry::OrdersDone => Stat::OrdersDone,
        StatEntry::QuestsPlayed => Stat::QuestsPlayed,
        StatEntry::SearchTokens => Stat::SearchTokens,
        StatEntry::Gear => Stat::Gear,
        StatEntry::Abilities => Stat::Abilities,
        StatEntry::FullBuildingRows => Stat::FullBuildingRows,
        StatEntry::FullHousingRows => Stat::FullHousingRows,
        StatEntry::BestEnemy => Stat::BestEnemy,
        StatEntry::Shell => Stat::Held(Good::Shell),
        StatEntry::Tool => Stat::Held(Good::Tool),
        StatEntry::Demon => Stat::Held(Good::Demon),
        StatEntry::Crystal => Stat::Held(Good::Crystal),
        StatEntry::Coins => Stat::Coins,
    };
    let most = most(stat);
    entry.range("at_least", requires.at_least, &(1..=most));
    Requirement { stat, at_least: requires.at_least }
}

/// How many of it one player can have at all, or as many as a table may ask for.
fn most(stat: Stat) -> i64 {
    match stat {
        Stat::Buildings => 16,
        Stat::FullBuildingRows | Stat::FullHousingRows => 4,
        Stat::OrdersDone | Stat::BestEnemy => 9,
        Stat::SearchTokens => 14,
        Stat::Gear => 8,
        Stat::Abilities => 6,
        Stat::HousedVillagers | Stat::QuestsPlayed | Stat::Held(_) => 20,
        Stat::Coins => 99,
    }
}
