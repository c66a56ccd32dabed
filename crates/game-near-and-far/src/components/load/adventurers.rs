//! What `adventurers.toml` says.

use serde::Deserialize;
use table::{Fault, check_range};

use super::{
    entries::{Source, SymbolsEntry},
    ids, limits,
};
use crate::components::{ADVENTURERS, Adventurer, AdventurerFace};

/// Where the adventurers are.
pub(super) const FILE: &str = "adventurers.toml";

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdventurerFile {
    adventurer: Vec<AdventurerEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventurerEntry {
    id: String,
    name: String,
    cost: u8,
    symbols: SymbolsEntry,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "design")]
    _design: Vec<String>,
}

/// All adventurers in the order of their ids, if they make sense.
pub(super) fn faces(file: AdventurerFile, faults: &mut Vec<Fault>) -> Option<Vec<AdventurerFace>> {
    let before = faults.len();
    let entries = ids::in_order::<Adventurer, _>(
        FILE,
        "adventurers, nine of each faction",
        file.adventurer,
        0..ADVENTURERS,
        |one| one.id.as_str(),
        faults,
    )?;
    let mut faces: Vec<AdventurerFace> = Vec::with_capacity(entries.len());
    for one in entries {
        let AdventurerEntry { name, cost, symbols, .. } = one;
        check_range(FILE, &format!("{name}: cost"), cost, &limits::AMOUNT, faults);
        let symbols = symbols.symbols(FILE, &format!("{name}: a symbol"), faults);
        // NF-709.
        if let Some(twin) = faces.iter().find(|other| other.symbols == symbols) {
            let what = format!("{} and {name} show the same, and no two may", twin.name);
            faults.push(Fault::of_file(FILE, what));
        }
        faces.push(AdventurerFace { name, cost, symbols });
    }
    (faults.len() == before).then_some(faces)
}
