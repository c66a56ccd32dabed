//! What `buildings.toml` says: houses, outposts and what they show.

use serde::Deserialize;
use table::{Fault, check_range};

use super::{ids, limits};
use crate::components::{
    Building, Card, Counted, HOUSES, KEY_HOUSES, Kind, OUTPOSTS, Per, STAR_HOUSES, Stock, Token,
};

/// Where all of this is written.
pub(super) const FILE: &str = "buildings.toml";

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingFile {
    starting_house: Vec<CardEntry>,
    house: Vec<CardEntry>,
    outpost: Vec<CardEntry>,
    key_house: Vec<CardEntry>,
    star_house: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Option<String>,
    name: String,
    cost: u8,
    #[serde(default)]
    beds: u8,
    #[serde(default)]
    income: u8,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    potions: u8,
    #[serde(default)]
    potion_income: u8,
    #[serde(default)]
    reputation: u8,
    #[serde(default)]
    rerolls: u8,
    goods: Option<StockEntry>,
    per: Option<PerEntry>,
    income_per: Option<IncomePerEntry>,
    #[serde(default)]
    abilities: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StockEntry {
    kind: Token,
    count: u8,
    replenishing: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PerEntry {
    points: u8,
    each: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomePerEntry {
    coins: u8,
    each: Vec<String>,
}

#[derive(Deserialize, PartialEq)]
enum Ability {
    #[serde(rename = "train to ready")]
    TrainToReady,
    #[serde(rename = "coin when building")]
    CoinWhenBuilding,
    #[serde(rename = "coin when exploring")]
    CoinWhenExploring,
    #[serde(rename = "cider as coins")]
    CiderAsCoins,
    #[serde(rename = "potion as coins")]
    PotionAsCoins,
}

/// The starting house and all cards in the order of their numbers, if they make sense.
pub(super) fn cards(file: BuildingFile, faults: &mut Vec<Fault>) -> Option<(Card, Vec<Card>)> {
    let before = faults.len();
    let decks = [
        (file.starting_house, 1, "starting house"),
        (file.house, HOUSES, "house"),
        (file.outpost, OUTPOSTS, "outpost"),
        (file.key_house, KEY_HOUSES, "key house"),
        (file.star_house, STAR_HOUSES, "star house"),
    ];
    let mut cards = Vec::new();
    let mut first = 0;
    for (entries, count, word) in decks {
        if entries.len() != count {
            let found = entries.len();
            faults.push(Fault::of_file(
                FILE,
                format!("there are {count} of the kind {word}, not {found}"),
            ));
        }
        let entries = match word {
            "starting house" => entries,
            _ => {
                let places = first..first + count;
                first += count;
                ids::in_order::<Building, _>(FILE, entries, places, |one| one.id.as_deref(), faults)
            }
        };
        cards.extend(entries.into_iter().map(|entry| card(entry, faults)));
    }
    (faults.len() == before).then(|| (cards.remove(0), cards))
}

fn card(entry: CardEntry, faults: &mut Vec<Fault>) -> Card {
    check_numbers(&entry, faults);
    let name = entry.name;
    let mut per =
        |each: u8, words: Vec<String>| {
            let mut all = Vec::new();
            for word in words {
                match counted(&word) {
                    Some(one) if !all.contains(&one) => all.push(one),
                    Some(_) => faults
                        .push(Fault::of_file(FILE, format!("{name}: “{word}” is counted twice"))),
                    None => faults
                        .push(Fault::of_file(FILE, format!("{name}: “{word}” cannot be counted"))),
                }
            }
            Per { each, counted: all }
        };
    let points_per = entry.per.map(|it| per(it.points, it.each));
    let income_per = entry.income_per.map(|it| per(it.coins, it.each));
    // AB-273: only goods lie on the track.
    let is_good = |one: &Counted| matches!(one, Counted::Token(token) if token.is_good());
    if income_per.as_ref().is_some_and(|per| !per.counted.iter().all(is_good)) {
        let what = format!("{name}: income_per counts goods on the advancement track alone");
        faults.push(Fault::of_file(FILE, what));
    }
    let stock = entry.goods.map(|goods| Stock {
        kind: goods.kind,
        count: goods.count,
        replenishing: goods.replenishing,
    });
    // AB-271, AB-272; AB-I12.
    if let Some(stock) = stock
        && (!stock.kind.is_good() || !(1..=2).contains(&stock.count))
    {
        faults.push(Fault::of_file(
            FILE,
            format!("{name}: one or two goods of one kind lie on a card"),
        ));
    }
    let has = |ability: Ability| entry.abilities.contains(&ability);
    Card {
        cost: entry.cost,
        points: entry.points,
        beds: entry.beds,
        income: entry.income,
        rerolls: entry.rerolls,
        potions: entry.potions,
        potion_income: entry.potion_income,
        reputation: entry.reputation,
        stock,
        per: points_per,
        income_per,
        train_to_ready: has(Ability::TrainToReady),
        coin_when_building: has(Ability::CoinWhenBuilding),
        coin_when_exploring: has(Ability::CoinWhenExploring),
        cider_as_coins: has(Ability::CiderAsCoins),
        potion_as_coins: has(Ability::PotionAsCoins),
        name,
    }
}

/// Every number alone, against its range.
fn check_numbers(entry: &CardEntry, faults: &mut Vec<Fault>) {
    let numbers = [
        ("cost", entry.cost, &limits::AMOUNT),
        ("points", entry.points, &limits::AMOUNT),
        ("beds", entry.beds, &limits::SYMBOLS),
        ("income", entry.income, &limits::SYMBOLS),
        ("rerolls", entry.rerolls, &limits::SYMBOLS),
        ("potions", entry.potions, &limits::SYMBOLS),
        ("potion_income", entry.potion_income, &limits::SYMBOLS),
        ("reputation", entry.reputation, &limits::SYMBOLS),
        ("per", entry.per.as_ref().map_or(0, |per| per.points), &limits::EACH),
        ("income_per", entry.income_per.as_ref().map_or(0, |per| per.coins), &limits::EACH),
    ];
    for (what, number, range) in numbers {
        check_range(FILE, &format!("{}: {what}", entry.name), number, range, faults);
    }
}

fn counted(word: &str) -> Option<Counted> {
    Some(match word {
        "house" => Counted::Building(Kind::House),
        "outpost" => Counted::Building(Kind::Outpost),
        "key house" => Counted::Building(Kind::KeyHouse),
        "star house" => Counted::Building(Kind::StarHouse),
        "villager" => Counted::Villager,
        "empty cave" => Counted::EmptyCave,
        _ => Counted::Token(word.replace(' ', "-").parse().ok()?),
    })
}
