//! What the book is held to besides its grammar: the cave cards lead everywhere, and nothing leads nowhere.

use std::collections::BTreeSet;

use story::{Effect, Number};
use table::Fault;

use super::{CAVES, Tales};

/// Everything that is wrong between the cards and the book.
pub(super) fn check(tales: &Tales, caves: &[[Number; 6]; CAVES]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut printed = BTreeSet::new();
    for &number in caves.iter().flatten() {
        if !tales.has(number) {
            faults.push(card_fault(format!("there is no passage {number} in the book")));
        }
        if !printed.insert(number) {
            faults.push(card_fault(format!("passage {number} stands on two faces")));
        }
    }
    for passage in &tales.book().passages {
        for outcome in passage.outcomes() {
            if let Some(Effect::Read(number)) = outcome.effects.last()
                && !tales.has(*number)
            {
                let what = format!("there is no passage {number} to read on");
                faults.push(Fault { file: passage.file.clone(), line: outcome.line, what });
            }
        }
    }
    faults
}

fn card_fault(what: String) -> Fault {
    Fault { file: "caves.toml".to_owned(), line: 0, what }
}
