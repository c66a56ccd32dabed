//! What `board.toml` says: values, tracks, camps, the mine, companions and names.

use serde::Deserialize;
use table::{Fault, check_range};

use super::{
    entries::{GoodsEntry, SymbolsEntry},
    limits,
};
use crate::components::{Board, CELLS, COLUMNS, Cell, Cells, Goods, Mine, Tent};

/// Where all of this is written.
pub(super) const FILE: &str = "board.toml";

/// How many characters there are (NF-016).
const CHARACTERS: usize = 8;
/// Rows of the mine.
const ROWS: usize = CELLS / COLUMNS;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    trade: GoodsEntry,
    reputation: ReputationEntry,
    camps: CampEntry,
    mine: MineEntry,
    companions: CompanionEntry,
    chiefs: ChiefEntry,
    characters: CharacterEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReputationEntry {
    dusk: [i8; 19],
    day: [i8; 19],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampEntry {
    cover: [TentEntry; 14],
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum TentEntry {
    Bare,
    Coin,
    Gem,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MineEntry {
    numbers: [[u8; COLUMNS]; ROWS],
    columns: [GoodsEntry; COLUMNS],
    rows: [GoodsEntry; ROWS],
    reputation_by_day: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompanionEntry {
    dog_or_cat: SymbolsEntry,
    platypus: SymbolsEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChiefEntry {
    yellow: String,
    red: String,
    green: String,
    blue: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterEntry {
    names: Vec<String>,
}

/// The boards and the names of the characters as the rules need them, if they make sense.
pub(super) fn board(file: BoardFile, faults: &mut Vec<Fault>) -> Option<(Board, Vec<String>)> {
    let before = faults.len();
    let values = file.trade.goods(FILE, "a value of a trade", faults);
    if values.each().count() < 7 {
        faults.push(Fault::of_file(FILE, "every good has a value of at least 1 in a trade"));
    }
    let ReputationEntry { dusk, day } = file.reputation;
    for points in dusk.into_iter().chain(day) {
        check_range(FILE, "points for reputation", points, &limits::POINTS, faults);
    }
    if !dusk.is_sorted() || !day.is_sorted() {
        faults.push(Fault::of_file(FILE, "points for reputation do not fall towards 12"));
    }
    let names = file.characters.names;
    if names.len() != CHARACTERS {
        let found = names.len();
        faults
            .push(Fault::of_file(FILE, format!("there are {CHARACTERS} characters, not {found}")));
    }
    let mine = mine(&file.mine, faults);
    let companion = file.companions.dog_or_cat.symbols(FILE, "a symbol of dog and cat", faults);
    let platypus = file.companions.platypus.symbols(FILE, "a symbol of the platypus", faults);
    let ChiefEntry { yellow, red, green, blue } = file.chiefs;
    let board = Board {
        values,
        dusk_points: dusk,
        day_points: day,
        tents: file.camps.cover.map(|cover| match cover {
            TentEntry::Bare => Tent::Bare,
            TentEntry::Coin => Tent::Coin,
            TentEntry::Gem => Tent::Gem,
        }),
        mine,
        companion,
        platypus,
        chiefs: [yellow, red, green, blue],
    };
    (faults.len() == before).then_some((board, names))
}

fn mine(entry: &MineEntry, faults: &mut Vec<Fault>) -> Mine {
    let mut famous = Cells::NONE;
    for name in &entry.reputation_by_day {
        match name.parse::<Cell>() {
            Ok(cell) => famous.add(cell),
            Err(error) => faults.push(Fault::of_file(FILE, format!("reputation_by_day: {error}"))),
        }
    }
    let columns = entry.columns.map(|head| head.goods(FILE, "what a column brings", faults));
    let rows = entry.rows.map(|head| head.goods(FILE, "what a row brings", faults));
    let mut mine = Mine {
        numbers: [0; CELLS],
        neighbours: [Cells::NONE; CELLS],
        rewards: [Goods::default(); CELLS],
        famous,
    };
    for cell in Cell::all() {
        let number = entry.numbers[cell.row()][cell.column()];
        check_range(FILE, "a number of the mine", number, &limits::LEVEL, faults);
        mine.numbers[cell.index()] = number;
        mine.neighbours[cell.index()] = Cell::all().filter(|other| touch(cell, *other)).collect();
        mine.rewards[cell.index()] = sum(rows[cell.row()], columns[cell.column()]);
    }
    mine
}

/// Whether two places of the mine lie side by side (NF-206).
fn touch(one: Cell, other: Cell) -> bool {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
}

fn sum(one: Goods<u8>, other: Goods<u8>) -> Goods<u8> {
    let mut sum = one;
    for (good, amount) in other.each() {
        sum[good] += amount;
    }
    sum
}
