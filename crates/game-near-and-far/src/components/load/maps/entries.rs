//! How the file of a map is written.

use serde::Deserialize;

use crate::components::{Label, Landscape, MarkSide, Point, Side, Symbol, TradeGood, WayKind};

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::components::load) struct MapFile {
    pub(super) format: u8,
    pub(super) number: u8,
    pub(super) name: String,
    pub(super) shape: String,
    pub(super) quests: QuestEntry,
    pub(super) special: SpecialEntry,
    pub(super) town: Point,
    pub(super) threat_stack: Point,
    #[serde(default)]
    pub(super) dead_ends: Vec<String>,
    pub(super) routes: Vec<RouteEntry>,
    pub(super) spaces: Vec<SpaceEntry>,
    pub(super) paths: Vec<PathEntry>,
    pub(super) landscape: Landscape,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct QuestEntry {
    pub(super) first: String,
    pub(super) last: String,
    pub(super) named: Vec<String>,
}

#[derive(Deserialize)]
#[serde(tag = "rule", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum SpecialEntry {
    None,
    ToxicWater {
        mark: MarkEntry,
        hearts: u8,
    },
    Mammoth {
        mark: MarkEntry,
        points: u8,
    },
    /// Only in a campaign (NF-597), which reads who they are.
    Bosses {
        #[serde(rename = "mode")]
        _mode: String,
        #[serde(rename = "bosses")]
        _bosses: Vec<BossEntry>,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BossEntry {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "players")]
    _players: u8,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
pub(super) enum MarkEntry {
    Water,
    Mammoth,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RouteEntry {
    pub(super) good: TradeGood,
    pub(super) solo_points: u8,
    pub(super) joint_points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceEntry {
    pub(super) id: String,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) kind: KindEntry,
    pub(super) good: Option<TradeGood>,
    pub(super) quest: Option<String>,
    pub(super) name: Option<String>,
    pub(super) label: Option<Label>,
    pub(super) mark: Option<MarkEntry>,
    #[serde(default)]
    pub(super) book: Side,
    #[serde(default)]
    pub(super) mark_at: MarkSide,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum KindEntry {
    Coin,
    Gem,
    Route,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PathEntry {
    pub(super) a: String,
    pub(super) b: String,
    pub(super) symbol: Option<Symbol>,
    #[serde(default)]
    pub(super) bend: f32,
    #[serde(default = "half")]
    pub(super) at: f32,
    #[serde(default)]
    pub(super) way: WayKind,
}

fn half() -> f32 {
    0.5
}
