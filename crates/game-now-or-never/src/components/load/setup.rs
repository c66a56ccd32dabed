//! What `setup.toml` and `solo.toml` say.

use serde::Deserialize;
use table::Fault;

use super::{
    effects::GoodsEntry,
    entry::{Entry, Text},
    limits,
};
use crate::components::{
    Deck, Good, Goods, Numbers, SOLO_CARDS, Solo, SoloCard, SoloTake, VILLAGERS,
};

/// Where the numbers are.
const FILE: &str = "setup.toml";
/// Where the solo deck is.
const SOLO_FILE: &str = "solo.toml";
/// The most players (NN-017).
const PLAYERS: u8 = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    coins: CoinsEntry,
    quests: QuestsEntry,
    enemies: EnemiesEntry,
    specialists: SpecialistsEntry,
    hearts: HeartsEntry,
    experience: ExperienceEntry,
    rewards: RewardsEntry,
    villagers: GoodsEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoinsEntry {
    start: u8,
    extra: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestsEntry {
    dealt: DealtEntry,
    kept: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DealtEntry {
    basic: u8,
    artifact: u8,
    advanced: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EnemiesEntry {
    level_9: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistsEntry {
    rest_hearts: u8,
    rest_coins: u8,
    recruit_factor: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeartsEntry {
    extra_space: u8,
    mountain: u8,
    unfought_enemy: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExperienceEntry {
    refill_villagers: u8,
    failed_fight: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RewardsEntry {
    search_income: u8,
    order_points: u8,
    solo_target: u8,
}

/// The numbers and the villagers, if they make sense.
pub(super) fn numbers(files: &[String], faults: &mut Vec<Fault>) -> Option<(Numbers, Goods)> {
    let (text, file) = Text::read::<SetupFile>(FILE, files, faults)?;
    let before = faults.len();
    let entry = &mut text.whole(faults);
    let villagers = file.villagers.unchecked();
    if villagers.total() != VILLAGERS as u16 {
        let found = villagers.total();
        entry.fault(format!("there are {VILLAGERS} villagers, not {found}"));
    }
    let DealtEntry { basic, artifact, advanced } = file.quests.dealt;
    let numbers = Numbers {
        start_coins: file.coins.start,
        extra_coins: file.coins.extra,
        dealt: [basic, artifact, advanced],
        kept: file.quests.kept,
        level_9: file.enemies.level_9,
        rest_hearts: file.specialists.rest_hearts,
        rest_coins: file.specialists.rest_coins,
        recruit_factor: file.specialists.recruit_factor,
        refill_experience: file.experience.refill_villagers,
        failed_fight_experience: file.experience.failed_fight,
        extra_space_hearts: file.hearts.extra_space,
        mountain_hearts: file.hearts.mountain,
        slip_hearts: file.hearts.unfought_enemy,
        search_income: file.rewards.search_income,
        order_points: file.rewards.order_points,
        solo_target: file.rewards.solo_target,
    };
    check(&numbers, entry);
    (faults.len() == before).then_some((numbers, villagers))
}

fn check(numbers: &Numbers, entry: &mut Entry<'_>) {
    entry.range("coins at the start", numbers.start_coins, &limits::START_COINS);
    for extra in numbers.extra_coins {
        entry.range("extra coins", extra, &limits::AMOUNT);
    }
    for (deck, dealt) in Deck::ALL.into_iter().zip(numbers.dealt) {
        // Four players are dealt from one pile.
        let most = deck.cards() as i64 / i64::from(PLAYERS);
        entry.range(format_args!("{deck} cards dealt"), dealt, &(0..=most));
    }
    let dealt: u8 = numbers.dealt.iter().sum();
    entry.range("cards kept", numbers.kept, &(1..=dealt.into()));
    for tokens in numbers.level_9 {
        entry.range("enemies of level 9", tokens, &limits::DRAWN);
    }
    entry.range("hearts of resting", numbers.rest_hearts, &limits::SOME);
    entry.range("coins of resting", numbers.rest_coins, &limits::SOME);
    entry.range("recruit_factor", numbers.recruit_factor, &limits::FACTOR);
    // NN-371: a refill that costs nothing could be asked for again and again.
    entry.range("experience of a refill", numbers.refill_experience, &limits::SOME);
    entry.range("experience of a failed fight", numbers.failed_fight_experience, &limits::AMOUNT);
    // NN-I14: a hero who pays nothing for a further space would never have to stop.
    entry.range("hearts of a further space", numbers.extra_space_hearts, &limits::SOME);
    entry.range("hearts of a mountain", numbers.mountain_hearts, &limits::AMOUNT);
    entry.range("hearts of an enemy", numbers.slip_hearts, &limits::AMOUNT);
    entry.range("coins of a search token", numbers.search_income, &limits::INCOME);
    entry.range("points of an order", numbers.order_points, &limits::AMOUNT);
    entry.range("points that win alone", numbers.solo_target, &limits::TARGET);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SoloFile {
    die: [TakeEntry; 4],
    villagers: [Good; 4],
    cards: CardsEntry,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum TakeEntry {
    Order,
    Quests,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
#[derive(Default)]
struct CardsEntry {
    search: u8,
    recruit: u8,
    attack: u8,
    die: u8,
    exhaust_own: u8,
    exhaust_yours: u8,
}

/// The solo deck, if it makes sense.
pub(super) fn solo(files: &[String], faults: &mut Vec<Fault>) -> Option<Solo> {
    let (text, file) = Text::read::<SoloFile>(SOLO_FILE, files, faults)?;
    let before = faults.len();
    let entry = &mut text.whole(faults);
    let cards = file.cards;
    let copies = SoloCard::ALL.map(|card| match card {
        SoloCard::Search => cards.search,
        SoloCard::Recruit => cards.recruit,
        SoloCard::Attack => cards.attack,
        SoloCard::Die => cards.die,
        SoloCard::ExhaustOwn => cards.exhaust_own,
        SoloCard::ExhaustYours => cards.exhaust_yours,
    });
    let total: usize = copies.iter().map(|copies| usize::from(*copies)).sum();
    if total != SOLO_CARDS {
        entry.fault(format!("there are {SOLO_CARDS} solo cards, not {total}"));
    }
    // NN-583, NN-593: once the bot has attacked, a deck of attacks would be drawn for ever.
    if usize::from(cards.attack) == total {
        entry.fault("there is no solo card but attacks: add a card that is none");
    }
    if let Some(good) = Good::ALL.into_iter().find(|good| !file.villagers.contains(good)) {
        entry.fault(format!("villagers: {good} is missing; each good stands there once"));
    }
    let die = file.die.map(|take| match take {
        TakeEntry::Order => SoloTake::Orders(1),
        TakeEntry::Quests => SoloTake::QuestsOfEachDeck(1),
    });
    let solo = Solo { copies, die, villager_order: file.villagers };
    (faults.len() == before).then_some(solo)
}
