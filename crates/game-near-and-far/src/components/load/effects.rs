//! What cards do, as their tables write it: a list of things, each with the word for it.

use serde::Deserialize;
use table::{Fault, check_range};

use super::{
    entries::{GoodsEntry, SymbolsEntry},
    limits,
};
use crate::Building;
use crate::components::{
    Boost, Count, Effects, Faction, Gain, Good, Most, Per, Reroll, RollBonus, Rolls, Trigger,
    Visit, When,
};

/// One thing a card does.
#[derive(Deserialize)]
#[serde(tag = "does", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum EffectEntry {
    Symbols(SymbolsEntry),
    Roll { roll: RollEntry, add: u8 },
    Visit { building: Building, gain: GainEntry },
    When { event: Trigger, gain: GainEntry },
    Boost { roll: RollEntry, cost: GoodsEntry, add: u8 },
    Reroll { roll: RollEntry, once: OnceEntry },
    Trade { value: Option<u8>, extra: Option<u8> },
    ExtraDraw { cards: u8 },
    TreasureSlot { slots: u8 },
    FreePass { spaces: u8 },
    SkipThreat { cost: GoodsEntry },
    Toll { coins: u8 },
    PlaceCamp,
    ExtraSame,
    NoDuel { cost: GoodsEntry },
    CheaperRecruits { coins: u8 },
    RecruitAtMine,
    IgnoreWater,
    IgnoreMammoth,
    Tiebreak,
    Score { points: i8 },
    ScorePer { what: CountEntry, every: u8, points: u8, most: Option<u8> },
    ScoreMost { what: CountEntry, first: u8, second: Option<u8>, tied: Option<u8> },
    ScoreIf { reputation: i8, points: u8 },
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RollEntry {
    /// Duels, threats and combat rolls of quests.
    Combat,
    Duel,
    DuelAttack,
    DuelDefend,
    Threat,
    QuestSkill,
    QuestCombat,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum OnceEntry {
    EachTurn,
    EachRoll,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CountEntry {
    Food,
    Coin,
    Gem,
    Tokens,
    Artifacts,
    OtherArtifacts,
    Threats,
    Treasures,
    Camps,
    Routes,
    AdventurersYellow,
    AdventurersRed,
    AdventurersGreen,
    AdventurersBlue,
}

/// What a card brings.
#[derive(Deserialize, Clone, Copy, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GainEntry {
    food: u8,
    coin: u8,
    gem: u8,
    heart: u8,
    artifact: u8,
    matching: u8,
}

/// Everything a card does, put together; what it cannot do is a fault.
pub(super) fn effects(
    file: &str,
    name: &str,
    entries: &[EffectEntry],
    faults: &mut Vec<Fault>,
) -> Effects {
    let mut all = Effects::default();
    let mut words = Vec::new();
    for entry in entries {
        let word = word(entry);
        let may_repeat = matches!(entry, EffectEntry::Visit { .. } | EffectEntry::When { .. });
        if words.contains(&word) && !may_repeat {
            faults.push(Fault::of_file(file, format!("{name}: “{word}” stands here twice")));
        }
        words.push(word);
        add(entry, &mut all, &mut Card { file, name, faults });
    }
    all
}

/// The card that is being read.
struct Card<'a> {
    file: &'a str,
    name: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Card<'_> {
    fn wrong(&mut self, what: &str) {
        self.faults.push(Fault::of_file(self.file, format!("{}: {what}", self.name)));
    }

    /// A number that adds to something: at least 1.
    fn bonus(&mut self, what: &str, number: u8) -> u8 {
        let what = format!("{}: {what}", self.name);
        check_range(self.file, &what, number, &limits::BONUS, self.faults);
        number
    }

    fn points(&mut self, points: u8) -> u8 {
        let what = format!("{}: points", self.name);
        check_range(self.file, &what, points, &limits::AMOUNT, self.faults);
        points
    }

    fn cost(&mut self, cost: GoodsEntry) -> crate::components::Cost {
        let what = format!("{}: a part of the cost", self.name);
        cost.goods(self.file, &what, self.faults)
    }

    fn gain(&mut self, gain: GainEntry) -> Gain {
        let GainEntry { food, coin, gem, heart, artifact, matching } = gain;
        let what = format!("{}: a gain", self.name);
        for number in [food, coin, gem, heart, artifact, matching] {
            check_range(self.file, &what, number, &limits::SYMBOLS, self.faults);
        }
        let mut all = Gain { hearts: heart, artifacts: artifact, matching, ..Gain::default() };
        (all.goods.food, all.goods.coin, all.goods.gem) = (food, coin, gem);
        if all == Gain::default() {
            self.wrong("the gain is empty");
        }
        all
    }

    /// The rolls on which something can be paid, or a die rolled again.
    fn rolls(&mut self, roll: RollEntry) -> Rolls {
        let none = Rolls::default();
        match roll {
            RollEntry::Combat => Rolls { duel: true, threat: true, quest_combat: true, ..none },
            RollEntry::Duel => Rolls { duel: true, ..none },
            RollEntry::Threat => Rolls { threat: true, ..none },
            RollEntry::QuestSkill => Rolls { quest_skill: true, ..none },
            RollEntry::QuestCombat => Rolls { quest_combat: true, ..none },
            RollEntry::DuelAttack | RollEntry::DuelDefend => {
                self.wrong("here “duel” is both attack and defence");
                none
            }
        }
    }
}

fn add(entry: &EffectEntry, all: &mut Effects, card: &mut Card<'_>) {
    match *entry {
        EffectEntry::Symbols(symbols) => {
            let what = format!("{}: a symbol", card.name);
            all.symbols = symbols.symbols(card.file, &what, card.faults);
        }
        EffectEntry::Roll { roll, add } => all.roll = bonus(roll, card.bonus("add", add)),
        EffectEntry::Visit { building, gain } => {
            let gain = card.gain(gain);
            if gain.matching > 0 {
                card.wrong("only a camp on a coin or gem space brings “matching”");
            }
            all.visits.push(Visit { building, gain });
        }
        EffectEntry::When { event, gain } => {
            let gain = card.gain(gain);
            if gain.matching > 0 && event != Trigger::CampOnResource {
                card.wrong("only a camp on a coin or gem space brings “matching”");
            }
            if gain.artifacts > 0 {
                card.wrong("only a visit brings artifacts");
            }
            all.triggers.push((event, gain));
        }
        EffectEntry::Boost { roll, cost, add } => {
            let (rolls, cost) = (card.rolls(roll), card.cost(cost));
            all.boost = Some(Boost { rolls, cost, add: card.bonus("add", add) });
        }
        EffectEntry::Reroll { roll, once } => {
            let once_a_turn = matches!(once, OnceEntry::EachTurn);
            all.reroll = Some(Reroll { rolls: card.rolls(roll), once_a_turn });
        }
        EffectEntry::Trade { value, extra } => {
            if value.is_none() && extra.is_none() {
                card.wrong("a trade has more “value”, or there are “extra” ones");
            }
            all.trade_value = value.map_or(0, |value| card.bonus("value", value));
            all.trade_extra = extra.map_or(0, |extra| card.bonus("extra", extra));
        }
        EffectEntry::ExtraDraw { cards } => all.extra_draw = card.bonus("cards", cards),
        EffectEntry::TreasureSlot { slots } => all.treasure_slots = card.bonus("slots", slots),
        EffectEntry::FreePass { spaces } => all.free_passes = card.bonus("spaces", spaces),
        EffectEntry::SkipThreat { cost } => all.skip_threat = Some(card.cost(cost)),
        EffectEntry::Toll { coins } => all.toll = card.bonus("coins", coins),
        EffectEntry::PlaceCamp => all.places_camp = true,
        EffectEntry::ExtraSame => all.extra_same = true,
        EffectEntry::NoDuel { cost } => all.no_duel = Some(card.cost(cost)),
        EffectEntry::CheaperRecruits { coins } => all.cheaper = card.bonus("coins", coins),
        EffectEntry::RecruitAtMine => all.recruit_at_mine = true,
        EffectEntry::IgnoreWater => all.ignores_water = true,
        EffectEntry::IgnoreMammoth => all.ignores_mammoth = true,
        EffectEntry::Tiebreak => all.tiebreak = true,
        EffectEntry::Score { points } => {
            let what = format!("{}: points", card.name);
            check_range(card.file, &what, points, &limits::POINTS, card.faults);
            all.score = points;
        }
        EffectEntry::ScorePer { what, every, points, most } => {
            let (every, points) = (card.bonus("every", every), card.bonus("points", points));
            let most = most.map(|most| card.points(most));
            all.per = Some(Per { what: count(what), every, points, most });
        }
        EffectEntry::ScoreMost { what, first, second, tied } => {
            let first = card.points(first);
            let [second, tied] = [second, tied].map(|part| card.points(part.unwrap_or(0)));
            all.most = Some(Most { what: count(what), first, second, tied });
        }
        EffectEntry::ScoreIf { reputation, points } => {
            let what = format!("{}: reputation", card.name);
            check_range(card.file, &what, reputation, &limits::REPUTATION, card.faults);
            if reputation == 0 {
                card.wrong("a reputation of 0 is neither “at least” nor “at most”");
            }
            all.when = Some(When { reputation, points: card.points(points) });
        }
    }
}

/// The word for what a card does.
fn word(entry: &EffectEntry) -> &'static str {
    match entry {
        EffectEntry::Symbols(_) => "symbols",
        EffectEntry::Roll { .. } => "roll",
        EffectEntry::Visit { .. } => "visit",
        EffectEntry::When { .. } => "when",
        EffectEntry::Boost { .. } => "boost",
        EffectEntry::Reroll { .. } => "reroll",
        EffectEntry::Trade { .. } => "trade",
        EffectEntry::ExtraDraw { .. } => "extra-draw",
        EffectEntry::TreasureSlot { .. } => "treasure-slot",
        EffectEntry::FreePass { .. } => "free-pass",
        EffectEntry::SkipThreat { .. } => "skip-threat",
        EffectEntry::Toll { .. } => "toll",
        EffectEntry::PlaceCamp => "place-camp",
        EffectEntry::ExtraSame => "extra-same",
        EffectEntry::NoDuel { .. } => "no-duel",
        EffectEntry::CheaperRecruits { .. } => "cheaper-recruits",
        EffectEntry::RecruitAtMine => "recruit-at-mine",
        EffectEntry::IgnoreWater => "ignore-water",
        EffectEntry::IgnoreMammoth => "ignore-mammoth",
        EffectEntry::Tiebreak => "tiebreak",
        EffectEntry::Score { .. } => "score",
        EffectEntry::ScorePer { .. } => "score-per",
        EffectEntry::ScoreMost { .. } => "score-most",
        EffectEntry::ScoreIf { .. } => "score-if",
    }
}

fn bonus(roll: RollEntry, add: u8) -> RollBonus {
    let none = RollBonus::default();
    match roll {
        RollEntry::Combat => {
            RollBonus { duel_attack: add, duel_defend: add, threat: add, quest_combat: add, ..none }
        }
        RollEntry::Duel => RollBonus { duel_attack: add, duel_defend: add, ..none },
        RollEntry::DuelAttack => RollBonus { duel_attack: add, ..none },
        RollEntry::DuelDefend => RollBonus { duel_defend: add, ..none },
        RollEntry::Threat => RollBonus { threat: add, ..none },
        RollEntry::QuestSkill => RollBonus { quest_skill: add, ..none },
        RollEntry::QuestCombat => RollBonus { quest_combat: add, ..none },
    }
}

fn count(what: CountEntry) -> Count {
    match what {
        CountEntry::Food => Count::Good(Good::Food),
        CountEntry::Coin => Count::Good(Good::Coin),
        CountEntry::Gem => Count::Good(Good::Gem),
        CountEntry::Tokens => Count::Tokens,
        CountEntry::Artifacts => Count::Artifacts,
        CountEntry::OtherArtifacts => Count::OtherArtifacts,
        CountEntry::Threats => Count::Threats,
        CountEntry::Treasures => Count::Treasures,
        CountEntry::Camps => Count::Camps,
        CountEntry::Routes => Count::Routes,
        CountEntry::AdventurersYellow => Count::Adventurers(Faction::Yellow),
        CountEntry::AdventurersRed => Count::Adventurers(Faction::Red),
        CountEntry::AdventurersGreen => Count::Adventurers(Faction::Green),
        CountEntry::AdventurersBlue => Count::Adventurers(Faction::Blue),
    }
}
